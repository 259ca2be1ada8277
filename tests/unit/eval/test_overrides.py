import math
from typing import Any

import pytest

from sprout.errors import UsageError
from sprout.eval.overrides import METHODS, overridden
from sprout.eval.suite import EveryCaseGate, Suite

GATES = {
    "rate": ("higher", "wilson"),
    "joint-refusal": ("higher", "wilson"),
    "parity": ("lower", "tost"),
    "calibration": ("lower", "bound"),
}
CASES = """\
cases:
- {id: a, question: x, expect: answer, language: en, pair: p}
- {id: b, question: x, expect: refuse, language: es, pair: p}
"""


def suite(stage: Any, kind: str) -> Suite:
    direction, method = GATES[kind]
    metric = f"{{name: n, definition: d, threshold: 0.5, direction: {direction}}}"
    made: Suite = stage.suite(f"suite: s\nmetric: {metric}\ngate: {{kind: {kind}, method: {method}}}\n{CASES}")
    return made


def method_of(one: Suite) -> str:
    return getattr(one.gate, "method", "every-case")


@pytest.mark.parametrize("kind", GATES)
def test_nothing_given_changes_nothing(stage: Any, kind: str) -> None:
    assert overridden(suite(stage, kind)) == suite(stage, kind)


@pytest.mark.parametrize("kind", GATES)
def test_a_point_gate_can_be_had_of_each_kind(stage: Any, kind: str) -> None:
    assert method_of(overridden(suite(stage, kind), method="point")) == "point"


@pytest.mark.parametrize(
    ("kind", "method", "becomes"),
    [
        ("rate", "exact", "exact"),
        ("rate", "tost", "wilson"),
        ("parity", "wilson", "tost"),
        ("calibration", "exact", "bound"),
    ],
)
def test_a_method_of_another_kind_of_gate_leaves_this_one_alone(
    stage: Any, kind: str, method: str, becomes: str
) -> None:
    assert method_of(overridden(suite(stage, kind), method=method)) == becomes


@pytest.mark.parametrize("kind", GATES)
def test_every_case_replaces_any_gate_by_the_strictest(stage: Any, kind: str) -> None:
    changed = overridden(suite(stage, kind), method="every-case")

    assert isinstance(changed.gate, EveryCaseGate)
    assert (changed.metric.threshold, changed.metric.direction) == (1.0, "higher")


@pytest.mark.parametrize("kind", GATES)
def test_another_confidence_can_be_had_of_each_kind(stage: Any, kind: str) -> None:
    assert overridden(suite(stage, kind), confidence=0.99).gate.model_dump()["confidence"] == 0.99


@pytest.mark.parametrize("method", METHODS)
def test_the_strictest_gate_is_never_weakened(stage: Any, method: str) -> None:
    strict: Suite = stage.suite("suite: s\n" + CASES)

    assert isinstance(overridden(strict, method=method, confidence=0.6).gate, EveryCaseGate)
    assert overridden(strict, method=method).metric.threshold == 1.0


def test_an_unknown_method_is_refused_with_the_nearest(stage: Any) -> None:
    with pytest.raises(UsageError, match=r"unknown gate method 'wilsom'; did you mean 'wilson'\?"):
        overridden(suite(stage, "rate"), method="wilsom")


@pytest.mark.parametrize("confidence", [0.5, 1.0, 0.0, -1.0, 95.0, math.nan, math.inf])
def test_a_confidence_that_is_none_is_refused(stage: Any, confidence: float) -> None:
    with pytest.raises(UsageError, match=r"is outside \(0\.5, 1\)"):
        overridden(suite(stage, "rate"), confidence=confidence)


def test_the_suite_given_is_left_as_it_was(stage: Any) -> None:
    before = suite(stage, "rate")

    overridden(before, method="point", confidence=0.6)

    assert before == suite(stage, "rate")


BOUND = ["corrected: true, labels: l.yaml", "sequential: true"]


@pytest.mark.parametrize("more", BOUND)
def test_a_rate_that_brings_its_own_bound_keeps_it(stage: Any, more: str) -> None:
    metric = "{name: n, definition: d, threshold: 0.5}"
    own: Suite = stage.suite(f"suite: s\nmetric: {metric}\ngate: {{kind: rate, {more}}}\n{CASES}")

    assert overridden(own, method="point") == own
    assert isinstance(overridden(own, method="every-case").gate, EveryCaseGate)


def test_a_comparison_with_a_baseline_has_a_confidence_and_no_method(stage: Any) -> None:
    metric = "{name: n, definition: d, threshold: 0.5}"
    own: Suite = stage.suite(f"suite: s\nmetric: {metric}\ngate: {{kind: no-worse-than, baseline: b}}\n{CASES}")

    changed = overridden(own, method="exact", confidence=0.9)

    assert changed.gate == own.gate.model_copy(update={"confidence": 0.9})


def test_slices_stay_with_another_method(stage: Any) -> None:
    metric = "{name: n, definition: d, threshold: 0.5}"
    cases = CASES.replace("expect", "tags: [x], expect")
    own: Suite = stage.suite(f"suite: s\nmetric: {metric}\ngate: {{kind: rate, per: [x]}}\n{cases}")

    assert overridden(own, method="exact").gate == own.gate.model_copy(update={"method": "exact"})
