import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import ValidationError

from sprout.eval.outcomes import CaseResult, Grade, GradedAssertion, Outcome, Trial, combined, total_usage
from sprout.providers import Usage


def trial(outcome: Outcome) -> Trial:
    grade = Grade(passed={"passed": True, "failed": False}.get(outcome))
    return Trial(outcome=outcome, assertions=(GradedAssertion(kind="answers", line=3, grade=grade),))


@pytest.mark.parametrize(
    ("parts", "whole"),
    [
        ("", "undecided"),
        ("passed", "passed"),
        ("passed passed", "passed"),
        ("passed failed undecided", "failed"),
        ("passed undecided", "undecided"),
        ("passed not_run", "not_run"),
    ],
)
def test_a_whole_is_as_bad_as_its_worst_part_and_nothing_is_undecided(parts: str, whole: str) -> None:
    assert combined([Outcome(part) for part in parts.split()]) == whole


@pytest.mark.parametrize(
    "forged",
    [
        {"id": "a", "line": 1, "outcome": "passed"},
        {"id": "a", "line": 1, "outcome": "passed", "trials": [{"outcome": "failed"}]},
        {"id": "a", "line": 1, "outcome": "passed", "trials": [{"outcome": "undecided"}]},
        {"id": "a", "line": 1, "outcome": "passed", "trials": [{"outcome": "passed"}]},
        {"id": "a", "line": 1, "outcome": "not_run", "trials": [{"outcome": "failed"}]},
        {"id": "a", "line": 1, "outcome": "green"},
        {"id": "a", "line": 1, "outcome": "failed", "trails": []},
    ],
)
def test_a_result_that_claims_more_than_its_trials_show_is_refused(forged: dict[str, Any]) -> None:
    with pytest.raises(ValidationError):
        CaseResult.model_validate_json(json.dumps(forged))


@given(st.lists(st.sampled_from(list(Outcome)[:3]), max_size=5))
def test_the_scores_of_a_case_enclose_what_its_undecided_trials_could_have_been(outcomes: list[Outcome]) -> None:
    result = CaseResult(id="a", line=1, outcome=Outcome.FAILED, trials=tuple(trial(one) for one in outcomes))

    assert 0.0 <= result.score <= result.best_score <= 1.0


def test_a_grade_without_a_model_says_nothing_of_one() -> None:
    assert set(Grade(passed=True).model_dump()) == {"passed", "got", "wanted", "reason", "score"}


def test_a_grade_by_a_model_reads_back_equal() -> None:
    grade = Grade(passed=None, raw="{", usage=Usage(calls=2, input_tokens=7, output_tokens=1, cost=0.25))

    assert Grade.model_validate_json(grade.model_dump_json()) == grade


@pytest.mark.parametrize("cost", [float("nan"), float("inf"), -0.01])
def test_a_cost_that_cannot_be_written_down_is_refused(cost: float) -> None:
    with pytest.raises(ValidationError, match="is not a finite number of 0 or more"):
        Grade(passed=True, usage=Usage(calls=1, cost=cost))


def test_a_negated_grade_keeps_what_the_model_said_and_used() -> None:
    grade = Grade(passed=None, raw="{", usage=Usage(calls=1))

    assert (grade.negated().passed, grade.negated().raw, grade.negated().usage) == (None, "{", Usage(calls=1))


def test_usage_is_added_up_and_its_cost_is_unknown_if_one_is() -> None:
    known, unknown = Usage(calls=1, input_tokens=5, cost=0.5), Usage(calls=1, input_tokens=2)

    assert total_usage([Grade(passed=True)]) is None
    assert total_usage([Grade(passed=True, usage=known)] * 2) == Usage(calls=2, input_tokens=10, cost=1.0)
    assert total_usage([Grade(passed=True, usage=one) for one in (known, unknown)]) == Usage(calls=2, input_tokens=7)
