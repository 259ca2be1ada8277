from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sprout.eval.gates import decide, shortage
from sprout.eval.outcomes import GateResult, Reason, Verdict

RATE = {"kind": "rate", "method": "point"}
LOOSE: list[tuple[str, dict[str, Any], float]] = [
    ("plain", {"kind": "rate", "method": "point"}, 1e-13),
    ("plain", {"kind": "rate", "method": "wilson"}, 1e-13),
    ("plain", {"kind": "rate", "method": "exact"}, 1e-300),
    ("plain", {"kind": "every-case"}, 1.0),
    ("classes", {"method": "point"}, 1e-13),
    ("classes", {"method": "wilson"}, 1e-13),
    ("pairs", {"method": "point", "floor": 1e-15}, 0.999),
    ("pairs", {"method": "tost", "floor": 1e-15}, 0.999),
    ("confident", {"method": "point", "answered": 0.01}, 0.999),
    ("confident", {"method": "bound", "answered": 0.01}, 0.999),
]


def run(build: Any, shape: str, gate: dict[str, Any], threshold: float, letter: str, n: int, said: float) -> GateResult:
    """Decide a suite all of whose cases came out alike, with the loosest gate of each kind."""
    if shape == "pairs":
        return build.pairs(gate, threshold, [letter * 2] * n)  # type: ignore[no-any-return]
    if shape == "classes":
        return build.classes(gate, threshold, [letter] * n, [letter] * n)  # type: ignore[no-any-return]
    if shape == "confident":
        return build.confident(gate, threshold, [(letter, said, False)] * n)  # type: ignore[no-any-return]
    return build.plain(gate, threshold, [letter] * n)  # type: ignore[no-any-return]


@pytest.mark.parametrize(("shape", "gate", "threshold"), LOOSE)
@pytest.mark.parametrize("letter", ["f", "u", "-"])
@given(n=st.integers(1, 60), said=st.floats(0, 1))
def test_no_gate_passes_a_suite_in_which_nothing_passed(
    build: Any, shape: str, gate: dict[str, Any], threshold: float, letter: str, n: int, said: float
) -> None:
    assert run(build, shape, gate, threshold, letter, n, said).verdict is Verdict.FAIL


@pytest.mark.parametrize(("shape", "gate", "threshold"), LOOSE)
def test_each_gate_can_pass(build: Any, shape: str, gate: dict[str, Any], threshold: float) -> None:
    if shape == "confident":
        result = build.confident(gate, threshold, [("p", 0.9, False)] * 45 + [("f", 0.1, False)] * 5)
    else:
        result = run(build, shape, gate, threshold, "p", 50, 1.0)

    assert result.verdict is Verdict.PASS
    assert result.reason is None
    assert result.says.startswith("PASS: share is ")


@pytest.mark.parametrize(("shape", "gate", "threshold"), LOOSE)
def test_where_only_undecided_cases_stand_between_a_suite_and_its_bar_they_are_the_reason(
    build: Any, shape: str, gate: dict[str, Any], threshold: float
) -> None:
    result = run(build, shape, gate, threshold, "u", 50, 0.9)

    assert result.reason is Reason.UNDECIDED
    assert "decided by" in result.says


def test_the_counts_are_of_cases_and_nothing_leaves_n(build: Any) -> None:
    result = build.plain(RATE, 0.5, ["p", "p", "p", "f", "u", "-"])

    assert (result.n, result.passed, result.failed, result.undecided, result.not_run) == (6, 3, 1, 1, 1)
    assert (result.value, result.best_value) == (0.5, 5 / 6)


def test_a_missing_result_fails_as_cut_short(build: Any) -> None:
    suite = build.suite(RATE, 0.5, [build.case("a"), build.case("b")])

    result = decide(suite, [build.result("a", "p")])

    assert (result.verdict, result.reason) == (Verdict.FAIL, Reason.CUT_SHORT)
    assert result.says == "FAIL: 1 of 2 cases have a result; 'b' has none"
    assert result.n == 2


def test_no_result_at_all_fails_as_cut_short(build: Any) -> None:
    assert decide(build.suite(RATE, 0.5, [build.case("a")]), []).reason is Reason.CUT_SHORT


def test_a_suite_without_cases_fails(build: Any) -> None:
    result = decide(build.suite(RATE, 0.5, []), [])

    assert (result.verdict, result.reason) == (Verdict.FAIL, Reason.BROKEN)


def test_a_suite_of_which_every_case_was_skipped_fails(build: Any) -> None:
    result = build.plain(RATE, 0.5, ["-", "-"])

    assert (result.verdict, result.reason) == (Verdict.FAIL, Reason.BROKEN)
    assert "no case was run" in result.says


def test_two_results_of_one_case_are_refused(build: Any) -> None:
    suite = build.suite(RATE, 0.5, [build.case("a"), build.case("b")])

    with pytest.raises(ValueError, match="two results for one case"):
        decide(suite, [build.result("a", "p"), build.result("a", "p")])


def test_a_result_of_a_stranger_is_refused(build: Any) -> None:
    with pytest.raises(ValueError, match="no case 'z'"):
        decide(build.suite(RATE, 0.5, [build.case("a")]), [build.result("a", "p"), build.result("z", "p")])


def test_a_gate_that_cannot_be_computed_fails(build: Any) -> None:
    suite = build.suite({"kind": "joint-refusal"}, 0.5, [build.case("a", expect="answer")])

    result = decide(suite, [build.result("a", "p")])

    assert (result.verdict, result.reason) == (Verdict.FAIL, Reason.BROKEN)
    assert "expect: refuse" in result.says


def test_a_gate_that_raises_anything_fails(build: Any) -> None:
    suite = build.suite({"kind": "calibration"}, 0.5, [build.case("a")])

    result = decide(suite, [build.result("a", "p", {"text": "x", "confidence": ["no", "number"]})])

    assert (result.verdict, result.reason) == (Verdict.FAIL, Reason.BROKEN)


@pytest.mark.parametrize(("n", "flagged"), [(29, True), (30, False)])
def test_fewer_than_thirty_cases_are_underpowered(build: Any, n: int, flagged: bool) -> None:
    assert build.plain(RATE, 0.5, ["p"] * n).underpowered is flagged


@pytest.mark.parametrize("gate", [RATE, {"kind": "every-case"}, {"kind": "calibration"}])
def test_a_gate_that_any_number_can_clear_has_no_shortage(build: Any, gate: dict[str, Any]) -> None:
    assert shortage(build.suite(gate, 0.9, [build.case("a")])) is None


@given(st.lists(st.sampled_from(["p", "f", "u", "-", "pf", "pu", "fu", "pp"]), min_size=1, max_size=40))
def test_the_result_is_well_formed_whatever_came_out(build: Any, letters: list[str]) -> None:
    result = build.plain({"kind": "rate"}, 0.8, letters)

    assert result.n == len(letters) == result.passed + result.failed + result.undecided + result.not_run
    assert (result.verdict is Verdict.FAIL) == (result.reason is not None)
    assert result.says.startswith(result.verdict.value)
    GateResult.model_validate_json(result.model_dump_json())
