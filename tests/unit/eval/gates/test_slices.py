"""Declared slices: each clears the bar by itself, beside the whole."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sprout.eval.gates import decide, shortage
from sprout.eval.outcomes import GateResult, Reason, Verdict

POINT = {"kind": "rate", "method": "point"}


def sliced(build: Any, gate: dict[str, Any], threshold: float, parts: dict[str, str], **more: Any) -> GateResult:
    """Decide a suite with a slice for each of *parts*, tag to outcomes."""
    cases, results = [], []
    for tag, letters in parts.items():
        for number, letter in enumerate(letters):
            cases.append(build.case(f"{tag}{number}", tags=(tag,), **more))
            results.append(build.result(f"{tag}{number}", letter))
    return decide(build.suite({**gate, "per": tuple(parts)}, threshold, cases), results)


def test_a_large_slice_does_not_make_up_for_a_bad_one(build: Any) -> None:
    result = sliced(build, POINT, 0.9, {"cats": "p" * 95 + "f" * 5, "dogs": "p" * 8 + "f" * 2})

    assert result.value == pytest.approx(103 / 110)
    assert (result.verdict, result.reason) == (Verdict.FAIL, Reason.BELOW)
    assert result.says == "FAIL: slice dogs: the rate 0.800 is below 0.9"


def test_each_slice_that_clears_leaves_the_verdict_to_the_whole(build: Any) -> None:
    assert sliced(build, POINT, 0.9, {"cats": "p" * 95 + "f" * 5, "dogs": "p" * 9 + "f"}).verdict is Verdict.PASS


def test_cases_outside_every_slice_count_in_the_whole(build: Any) -> None:
    cases = [build.case("a", tags=("x",)), *(build.case(f"b{n}") for n in range(9))]
    results = [build.result("a", "p"), *(build.result(f"b{n}", "f") for n in range(9))]

    result = decide(build.suite({**POINT, "per": ("x",)}, 0.5, cases), results)

    assert result.says == "FAIL: all cases: the rate 0.100 is below 0.5"


def test_the_table_has_a_row_for_each_slice(build: Any) -> None:
    result = sliced(build, {"kind": "rate"}, 0.8, {"cats": "p" * 50, "dogs": "p" * 20})

    assert [(row["slice"], row["n"], row["passes"]) for row in result.details["slices"]] == [
        ("cats", 50, True),
        ("dogs", 20, True),
    ]
    assert result.details["slices"][1]["interval"]["lower"] < result.details["slices"][0]["interval"]["lower"]


def test_a_slice_that_is_too_small_is_named_with_what_it_needs(build: Any) -> None:
    result = sliced(build, {"kind": "rate"}, 0.9, {"cats": "p" * 50, "dogs": "p" * 20})

    assert (result.reason, result.cases_needed) == (Reason.CANNOT_SHOW, 35)
    assert "slice dogs: 20 cases cannot clear 0.9 at 95 %: 35 needed" in result.says


def test_the_shortage_of_each_slice_is_said_at_collection(build: Any) -> None:
    cases = [build.case(f"c{n}", tags=("cats",) if n < 12 else ("dogs",)) for n in range(80)]

    assert shortage(build.suite({"kind": "rate", "per": ("cats", "dogs")}, 0.95, cases)) == (
        "slice cats: 12 cases cannot clear 0.95 at 95 %: 73 needed; "
        "slice dogs: 68 cases cannot clear 0.95 at 95 %: 73 needed"
    )


def test_a_slice_of_a_joint_gate_must_clear_in_both_classes(build: Any) -> None:
    cases, results = [], []
    for tag, expect, letters in [("x", "answer", "ppp"), ("x", "refuse", "pff"), ("y", "refuse", "p" * 30)]:
        for number, letter in enumerate(letters):
            cases.append(build.case(f"{tag}{expect}{number}", tags=(tag,), expect=expect))
            results.append(build.result(cases[-1].id, letter))
    gate = {"kind": "joint-refusal", "method": "point", "per": ("x",)}

    result = decide(build.suite(gate, 0.9, cases), results)

    assert "slice x: cases to refuse: the rate 0.333 is below 0.9" in result.says
    assert result.details["slices"][0]["n"] == 6


def test_undecided_cases_of_a_slice_decide(build: Any) -> None:
    assert sliced(build, POINT, 0.8, {"cats": "p" * 90, "dogs": "ppppuu"}).reason is Reason.UNDECIDED


def test_a_small_slice_makes_the_suite_underpowered(build: Any) -> None:
    result = sliced(build, POINT, 0.5, {"cats": "p" * 90, "dogs": "p" * 6})

    assert result.underpowered
    assert result.underpowered_why == "slice dogs: fewer than 30 cases"


def test_a_slice_without_cases_breaks_the_gate(build: Any) -> None:
    result = decide(build.suite({**POINT, "per": ("x",)}, 0.5, [build.case("a")]), [build.result("a", "p")])

    assert (result.verdict, result.reason) == (Verdict.FAIL, Reason.BROKEN)
    assert "the slice 'x' has no case" in result.says


@given(
    st.text("pfu", min_size=1, max_size=40),
    st.text("pfu", min_size=1, max_size=40),
    st.floats(0.01, 1.0),
    st.sampled_from(["wilson", "exact", "point"]),
)
def test_it_passes_exactly_when_the_whole_and_each_slice_pass_by_themselves(
    build: Any, first: str, second: str, threshold: float, method: str
) -> None:
    gate = {"kind": "rate", "method": method}
    apart = [build.plain(gate, threshold, list(part)).verdict for part in (first, second, first + second)]

    together = sliced(build, gate, threshold, {"a": first, "b": second}).verdict

    assert (together is Verdict.PASS) == (set(apart) == {Verdict.PASS})
