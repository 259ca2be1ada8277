from dataclasses import fields

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sprout.assistant.confidence import Evidence, score_confidence

SHARE = st.floats(0, 1)
NAMES = [field.name for field in fields(Evidence)]
AGAINST = ["several"]


def evidence(**values: float) -> Evidence:
    usual = {**dict.fromkeys(NAMES, 0.5), **dict.fromkeys(AGAINST, 0.0)}
    return Evidence(**{**usual, **values})


@given(st.floats(-1, 1), st.floats(-2, 2), st.lists(SHARE, min_size=3, max_size=3))
def test_confidence_is_a_probability(cosine: float, margin: float, shares: list[float]) -> None:
    rest = dict(zip(NAMES[2:], shares, strict=True))
    assert 0 <= score_confidence(evidence(cosine=cosine, margin=margin, **rest)) <= 1


@pytest.mark.parametrize("name", ["cosine", "margin", "fit", "met"])
@given(start=st.floats(0, 0.9), more=st.floats(0.01, 0.1))
def test_more_support_never_lowers_it(name: str, start: float, more: float) -> None:
    assert score_confidence(evidence(**{name: start + more})) >= score_confidence(evidence(**{name: start}))


@pytest.mark.parametrize("name", AGAINST)
@given(start=st.floats(0, 0.9), more=st.floats(0.01, 0.1))
def test_a_sign_of_misreading_never_raises_it(name: str, start: float, more: float) -> None:
    assert score_confidence(evidence(**{name: start + more})) <= score_confidence(evidence(**{name: start}))


def test_an_answer_that_meets_the_question_is_surer_than_one_that_misses_it() -> None:
    assert score_confidence(evidence(fit=1.0, met=1.0)) > score_confidence(evidence(fit=0.3, met=0.1))


def test_meeting_one_common_thing_is_worth_less_than_meeting_two_rare_ones() -> None:
    assert score_confidence(evidence(fit=1.0, met=0.2)) < score_confidence(evidence(fit=1.0, met=0.9))


@pytest.mark.parametrize("name", AGAINST)
def test_a_sign_of_misreading_lowers_it(name: str) -> None:
    assert score_confidence(evidence(**{name: 1.0})) < score_confidence(evidence())


@pytest.mark.parametrize("value", [float("nan"), float("inf"), float("-inf")])
@pytest.mark.parametrize("name", NAMES)
def test_evidence_that_is_no_number_gives_no_confidence(name: str, value: float) -> None:
    assert score_confidence(evidence(**{name: value})) == 0.0
