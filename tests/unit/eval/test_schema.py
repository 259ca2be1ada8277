import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
import yaml
from jsonschema import Draft202012Validator

from sprout.bundle import bundled
from sprout.errors import SuiteError
from sprout.eval.assertions import assertion_kinds
from sprout.eval.document import read_document
from sprout.eval.loading import read_suite
from sprout.eval.schema import suite_schema

KINDS = assertion_kinds()
SCHEMA = suite_schema(KINDS)
VALIDATOR = Draft202012Validator(SCHEMA)
GOOD: dict[str, Any] = {
    "suite": "s",
    "target": {"url": "http://x/y", "headers": {"a": "b"}, "body": {"q": "{question}"}, "response": {"text": "a.b"}},
    "metric": {"name": "n", "definition": "d", "threshold": 0.5, "direction": "higher"},
    "gate": {"kind": "rate", "method": "wilson", "confidence": 0.9},
    "require_calibrated_judge": {"specificity": 0.5},
    "trials": 2,
    "defaults": {"language": "en", "assert": ["never-certifies-safe"], "tags": ["t"]},
    "cases": [
        {
            "id": "a",
            "question": "Why?",
            "expect": "answer",
            "assert": [
                {"cites": {"topic": "x", "min": 2}},
                {"cites": "doc"},
                {"contains": ["a", "b"]},
                {"not": {"contains": "x"}},
                {"as-of": {"not-before": "2026-01-01"}},
                {"grounded": None},
                {"confidence": {"max": 0.5}},
            ],
            "provenance": {"source": "s", "license": "l", "added": "2026-01-01"},
        },
        {"id": "b", "turns": ["Hi", {"user": "u", "assistant": "x"}, "Why?"], "response": "Blue.", "skip": "later"},
    ],
}


def loads(data: object) -> bool:
    try:
        read_suite(json.dumps(data).encode(), "s.yaml", "s", KINDS)
    except SuiteError:
        return False
    return True


def changed(path: str, value: Any) -> dict[str, Any]:
    data: Any = json.loads(json.dumps(GOOD))
    here = data
    *way, last = [int(part) if part.isdigit() else part for part in path.split(".")]
    for part in way:
        here = here[part]
    here[last] = value
    return data  # type: ignore[no-any-return]


def test_the_schema_is_one() -> None:
    Draft202012Validator.check_schema(SCHEMA)


def test_a_good_suite_is_valid() -> None:
    assert loads(GOOD)
    VALIDATOR.validate(GOOD)


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("suit", "s"),
        ("suite", "a b"),
        ("cases", []),
        ("cases", {}),
        ("trials", 0),
        ("trials", "2"),
        ("metric.threshold", 1.5),
        ("metric.threshold", "0.5"),
        ("metric.direction", "up"),
        ("gate.kind", "rte"),
        ("gate.method", "tost"),
        ("gate.confidence", 0.4),
        ("require_calibrated_judge", "yes"),
        ("require_calibrated_judge", {"kappa": 0.6}),
        ("require_calibrated_judge.specificity", 1.5),
        ("target.url", "ftp://x"),
        ("target.header", {}),
        ("defaults.lang", "en"),
        ("defaults.assert", ["grouned"]),
        ("cases.0.qestion", "x"),
        ("cases.0.question", ""),
        ("cases.0.expect", "maybe"),
        ("cases.0.id", "a b"),
        ("cases.0.assert", "answers"),
        ("cases.0.assert", [{"cites": {"topics": "x"}}]),
        ("cases.0.assert", [{"cites": {"min": 0}}]),
        ("cases.0.assert", [{"cites": "a", "contains": "b"}]),
        ("cases.0.assert", [{"not": "grouned"}]),
        ("cases.0.provenance", {"source": "s"}),
        ("cases.1.turns", ["x"]),
        ("cases.1.turns", ["x", {"usr": "y"}]),
    ],
)
def test_a_bad_suite_is_invalid_and_not_read(path: str, value: object) -> None:
    assert not VALIDATOR.is_valid(changed(path, value))
    assert not loads(changed(path, value))


def places(value: Any, at: str = "") -> list[str]:
    items = value.items() if isinstance(value, Mapping) else enumerate(value) if isinstance(value, list) else ()
    return [place for key, item in items for place in [f"{at}{key}", *places(item, f"{at}{key}.")]]


@pytest.mark.parametrize("value", [None, True, 0, 1.5, "", "x", [], ["x"], {}, {"x": 1}], ids=repr)
def test_nothing_that_is_read_is_invalid(value: object) -> None:
    suites = [changed(place, value) for place in places(GOOD)]

    assert [suite for suite in suites if loads(suite) and not VALIDATOR.is_valid(suite)] == []


@pytest.mark.parametrize("path", sorted(bundled("suites").glob("*.yaml")), ids=lambda path: path.stem)
def test_each_bundled_suite_is_valid(path: Path) -> None:
    VALIDATOR.validate(read_document(path.read_bytes(), path.name).data)


GATES = [
    {"kind": "rate", "per": ["t"]},
    {"kind": "rate", "corrected": True, "labels": "l.yaml"},
    {"kind": "rate", "sequential": True},
    {"kind": "joint-refusal", "per": ["t"]},
    {"kind": "no-worse-than", "baseline": "b.json", "margin": 0.1, "confidence": 0.9},
]


@pytest.mark.parametrize("gate", GATES, ids=str)
def test_each_form_of_a_gate_is_valid_and_read(gate: dict[str, Any]) -> None:
    data = changed("gate", gate)
    data["trials"] = 1
    for number, expect in enumerate(("answer", "refuse")):
        data["cases"][number]["expect"] = expect
        data["cases"][number]["assert"] = ["grounded"]

    VALIDATOR.validate(data)
    assert loads(data)


@pytest.mark.parametrize(
    "gate",
    [
        {"kind": "rate", "per": "t"},
        {"kind": "rate", "per": [1]},
        {"kind": "rate", "corrected": "yes", "labels": "l.yaml"},
        {"kind": "rate", "corrected": True, "labels": " "},
        {"kind": "rate", "sequential": 1},
        {"kind": "no-worse-than"},
        {"kind": "no-worse-than", "baseline": "b.json", "margin": 0},
        {"kind": "no-worse-than", "baseline": "b.json", "margin": 1},
        {"kind": "no-worse-than", "baseline": "b.json", "method": "wilson"},
        {"kind": "parity", "per": ["t"]},
    ],
    ids=str,
)
def test_a_gate_that_is_none_is_invalid_and_not_read(gate: dict[str, Any]) -> None:
    assert not VALIDATOR.is_valid(changed("gate", gate))
    assert not loads(changed("gate", gate))


def test_a_suite_as_other_readers_of_yaml_see_it_is_valid() -> None:
    VALIDATOR.validate(yaml.safe_load(yaml.safe_dump(GOOD)))
