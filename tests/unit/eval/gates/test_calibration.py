from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sprout.eval.outcomes import Reason, Verdict

POINT = {"method": "point"}
GOOD = [*[("p", 0.9, False)] * 90, *[("f", 0.1, False)] * 10]
CASES = st.lists(
    st.tuples(
        st.sampled_from("pfu-"),
        st.none() | st.sampled_from([0.0, 0.1, 0.5, 0.9, 1.0]),
        st.sampled_from([None, False, True]),
    ),
    min_size=1,
    max_size=30,
)


@pytest.mark.parametrize("method", ["point", "bound"])
def test_honest_confidences_pass(build: Any, method: str) -> None:
    assert build.confident({"method": method}, 0.2, GOOD).verdict is Verdict.PASS


@pytest.mark.parametrize("method", ["point", "bound"])
def test_overconfidence_fails(build: Any, method: str) -> None:
    result = build.confident({"method": method}, 0.2, [("p", 1.0, False)] * 50 + [("f", 1.0, False)] * 50)

    assert (result.verdict, result.reason) == (Verdict.FAIL, Reason.BELOW)
    assert result.value == pytest.approx(0.5)


def test_humble_answers_that_are_all_wrong_are_not_calibrated(build: Any) -> None:
    result = build.confident(POINT, 0.2, [("f", 0.0, False)] * 50)

    assert (result.verdict, result.reason) == (Verdict.FAIL, Reason.BELOW)
    assert "no answer is right" in result.says


def test_a_target_that_refuses_too_much_fails(build: Any) -> None:
    result = build.confident(POINT, 0.2, [("p", 0.9, False)] * 40 + [("p", 0.9, True)] * 60)

    assert result.verdict is Verdict.FAIL
    assert "only 40% of the cases are answered" in result.says


def test_a_refusal_is_no_answer_and_does_not_count_as_wrong(build: Any) -> None:
    result = build.confident(POINT, 0.2, [*GOOD, *[("f", 0.9, True)] * 50])

    assert result.verdict is Verdict.PASS
    assert result.details["answered"] == pytest.approx(100 / 150)


def test_an_answer_without_a_confidence_counts_as_certain_and_wrong(build: Any) -> None:
    known = build.confident(POINT, 0.2, GOOD).value
    result = build.confident(POINT, 0.2, [*GOOD, *[("p", None, False)] * 100])

    assert result.verdict is Verdict.FAIL
    assert result.value == pytest.approx((known + 1) / 2)


def test_without_any_confidence_there_is_nothing_to_measure(build: Any) -> None:
    assert build.confident(POINT, 0.2, [("p", None, False)] * 50).reason is Reason.BROKEN


def test_undecided_cases_decide_when_the_others_are_calibrated(build: Any) -> None:
    result = build.confident(POINT, 0.2, [*GOOD, *[("u", 0.9, False)] * 60])

    assert result.reason is Reason.UNDECIDED
    assert result.best_value < 0.2 < result.value


def test_a_bound_on_few_cases_cannot_be_shown(build: Any) -> None:
    result = build.confident({}, 0.2, [("p", 0.9, False)] * 9 + [("f", 0.9, False)])

    assert result.reason is Reason.CANNOT_SHOW


def test_a_bound_wants_skill_beyond_the_base_rate(build: Any) -> None:
    result = build.confident({}, 0.2, [("p", 0.8, False)] * 160 + [("f", 0.8, False)] * 40)

    assert result.verdict is Verdict.FAIL
    assert "Brier skill" in result.says


def test_undecided_cases_take_skill_away(build: Any) -> None:
    decided = [*[("p", 0.55, False)] * 200, *[("f", 0.45, False)] * 200]
    doubtful = build.confident({}, 0.9, [*decided, *[("u", 0.5, False)] * 40])

    assert build.confident({}, 0.9, decided).details["brier_skill"] > 0
    assert doubtful.details["brier_skill"] < 0
    assert doubtful.verdict is Verdict.FAIL


def test_a_point_gate_says_which_bound_it_does_not_hold_itself_to(build: Any) -> None:
    assert "its upper bound is" in build.confident(POINT, 0.2, GOOD).notes[0]


@given(CASES, st.floats(0.01, 0.99), st.sampled_from(["point", "bound"]))
def test_a_decided_case_is_never_helped_by_becoming_undecided(
    build: Any, cases: list[tuple[str, float | None, bool | None]], threshold: float, method: str
) -> None:
    gate = {"method": method, "answered": 0.1}
    certain_and_wrong = [("f", 1.0, False) if letter in "u-" else (letter, said, no) for letter, said, no in cases]

    if build.confident(gate, threshold, cases).verdict is Verdict.PASS:
        assert build.confident(gate, threshold, certain_and_wrong).verdict is Verdict.PASS
