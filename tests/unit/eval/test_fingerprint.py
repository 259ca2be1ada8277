from typing import Any

import pytest

from sprout.eval.fingerprint import Fingerprint

PARTS: dict[str, Any] = {
    "harness": "1",
    "seed": 0,
    "dataset": {"s": "sha256:0"},
    "targets": {"s": "t"},
    "judge": "j",
    "judge_config": "0",
    "detectors": "0",
    "overrides": {},
}
FINGERPRINT = Fingerprint(**PARTS)


def test_the_fingerprint_is_twelve_hexadecimal_digits_whatever_the_order_of_its_parts() -> None:
    turned = Fingerprint(**{**PARTS, "dataset": {"b": "2", "a": "1"}})

    assert len(FINGERPRINT.id) == 12
    assert int(FINGERPRINT.id, 16) >= 0
    assert turned.id == Fingerprint(**{**PARTS, "dataset": {"a": "1", "b": "2"}}).id


@pytest.mark.parametrize(
    ("part", "value"),
    [
        ("harness", "2"),
        ("seed", 1),
        ("dataset", {"s": "sha256:1"}),
        ("dataset", {"t": "sha256:0"}),
        ("targets", {"s": "u"}),
        ("judge", "k"),
        ("judge_config", "1"),
        ("detectors", "1"),
        ("overrides", {"gate": "point"}),
        ("overrides", {"confidence": "0.9"}),
    ],
)
def test_each_part_changes_the_fingerprint(part: str, value: object) -> None:
    assert Fingerprint(**{**PARTS, part: value}).id != FINGERPRINT.id


def test_a_fingerprint_of_hostile_names_can_be_had() -> None:
    assert Fingerprint(**{**PARTS, "targets": {"s": "\ud800\x1b"}}).id
