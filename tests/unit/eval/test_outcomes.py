import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import ValidationError

from sprout.eval.outcomes import CaseResult, Grade, GradedAssertion, Outcome, Trial, combined


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
