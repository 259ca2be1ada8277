from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sprout.eval.gates import shortage
from sprout.eval.outcomes import Reason, Verdict

LETTERS = st.lists(st.sampled_from("pfu-"), min_size=1, max_size=30)


def test_both_classes_clear_the_bar(build: Any) -> None:
    assert build.classes({}, 0.9, ["p"] * 35, ["p"] * 35).verdict is Verdict.PASS


@pytest.mark.parametrize(("answer", "refuse", "named"), [("f", "p", "answer"), ("p", "f", "refuse")])
def test_a_target_that_always_refuses_or_always_answers_fails(build: Any, answer: str, refuse: str, named: str) -> None:
    result = build.classes({"method": "point"}, 0.5, [answer] * 10, [refuse] * 90)

    assert (result.verdict, result.reason) == (Verdict.FAIL, Reason.BELOW)
    assert f"cases to {named}: " in result.says


def test_the_value_is_that_of_the_worse_class(build: Any) -> None:
    result = build.classes({"method": "point"}, 0.5, ["p"] * 9 + ["f"], ["p"] * 6 + ["f"] * 4)

    assert (result.verdict, result.value) == (Verdict.PASS, 0.6)
    assert result.details["answer"]["value"] == 0.9


def test_a_large_class_does_not_make_up_for_a_small_one(build: Any) -> None:
    result = build.classes({}, 0.9, ["p"] * 500, ["p"] * 10)

    assert (result.reason, result.cases_needed) == (Reason.CANNOT_SHOW, 35)


def test_undecided_cases_of_one_class_decide(build: Any) -> None:
    assert build.classes({"method": "point"}, 0.9, ["p"] * 10, ["p"] * 5 + ["u"] * 5).reason is Reason.UNDECIDED


def test_a_suite_says_which_class_is_too_small(build: Any) -> None:
    cases = [build.case(f"a{n}", expect="answer") for n in range(40)] + [build.case("r", expect="refuse")]

    assert (shortage(build.suite({"kind": "joint-refusal"}, 0.9, cases)) or "").startswith("cases to refuse: 1 cases")


@given(LETTERS, LETTERS, st.floats(0.01, 1.0), st.sampled_from(["wilson", "exact", "point"]))
def test_it_passes_exactly_when_both_classes_pass_by_themselves(
    build: Any, answer: list[str], refuse: list[str], threshold: float, method: str
) -> None:
    apart = [
        build.plain({"kind": "rate", "method": method}, threshold, letters).verdict for letters in (answer, refuse)
    ]

    together = build.classes({"method": method}, threshold, answer, refuse).verdict

    assert (together is Verdict.PASS) == (apart == [Verdict.PASS, Verdict.PASS])
