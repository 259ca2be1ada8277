import math
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sprout.eval.stats import betting_wealth, e_lower_bound, log_e_below, log_e_of_scores, log_e_value

thresholds = st.floats(0.05, 0.95)
outcomes = st.lists(st.booleans(), max_size=60)


@pytest.mark.oracles("log_e_value")
def test_the_e_value_above_agrees_with_numerical_integration(oracle: dict[str, Any]) -> None:
    t = oracle["inputs"]
    found = math.exp(log_e_value(t["successes"], t["n"], t["threshold"], prior=tuple(t["prior"])))
    assert found == pytest.approx(oracle["expected"], rel=oracle["tol"], abs=oracle["tol"])


@pytest.mark.oracles("log_e_below")
def test_the_e_value_below_agrees_with_numerical_integration(oracle: dict[str, Any]) -> None:
    t = oracle["inputs"]
    found = math.exp(log_e_below(t["successes"], t["n"], t["threshold"], prior=tuple(t["prior"])))
    assert found == pytest.approx(oracle["expected"], rel=oracle["tol"], abs=oracle["tol"])


@pytest.mark.oracles("log_e_of_scores")
def test_the_e_value_of_scores_agrees_with_numerical_integration(oracle: dict[str, Any]) -> None:
    t = oracle["inputs"]
    found = math.exp(log_e_of_scores(t["x"], t["threshold"], prior=tuple(t["prior"])))
    assert found == pytest.approx(oracle["expected"], abs=oracle["tol"])


@pytest.mark.oracles("betting_wealth")
def test_the_wealth_of_a_constant_bet_agrees_with_a_published_implementation(oracle: dict[str, Any]) -> None:
    found = betting_wealth(oracle["inputs"]["x"], oracle["inputs"]["threshold"], oracle["inputs"]["lam"])
    assert found == pytest.approx(oracle["expected"], abs=oracle["tol"])


@given(outcomes, thresholds)
def test_scores_of_zero_and_one_agree_with_the_closed_form(passed: list[bool], threshold: float) -> None:
    closed = log_e_value(sum(passed), len(passed), threshold)
    assert log_e_of_scores([float(x) for x in passed], threshold) == pytest.approx(closed, abs=1e-5)


@given(outcomes, thresholds, st.sampled_from([log_e_value, log_e_below]))
def test_the_next_case_leaves_the_mean_e_value_at_the_threshold_as_it_is(
    passed: list[bool], threshold: float, evidence: Any
) -> None:
    k, n = sum(passed), len(passed)
    before = math.exp(evidence(k, n, threshold))
    after = threshold * math.exp(evidence(k + 1, n + 1, threshold)) + (1 - threshold) * math.exp(
        evidence(k, n + 1, threshold)
    )
    assert after == pytest.approx(before, rel=1e-7)


@given(thresholds, st.sampled_from([log_e_value, log_e_below]))
def test_without_cases_the_e_value_is_one(threshold: float, evidence: Any) -> None:
    assert evidence(0, 0, threshold) == pytest.approx(0.0, abs=1e-12)


@given(st.integers(1, 60), thresholds, st.data())
def test_one_more_pass_is_more_evidence_above_and_less_below(n: int, threshold: float, data: st.DataObject) -> None:
    k = data.draw(st.integers(0, n - 1))
    assert log_e_value(k + 1, n, threshold) > log_e_value(k, n, threshold)
    assert log_e_below(k + 1, n, threshold) < log_e_below(k, n, threshold)


@given(st.integers(1, 200), st.data())
def test_the_bound_is_the_last_threshold_that_is_rejected(n: int, data: st.DataObject) -> None:
    k = data.draw(st.integers(0, n))
    bound = e_lower_bound(k, n)
    assert 0.0 <= bound <= k / n
    if bound > 0.0:
        assert log_e_value(k, n, bound) >= math.log(20) - 1e-9
        assert log_e_value(k, n, min(1 - 1e-9, bound + 1e-6)) < math.log(20)


def test_overwhelming_evidence_against_is_a_small_e_value_and_not_an_error() -> None:
    assert log_e_value(0, 10**6, 0.9) < 0.0
    assert log_e_of_scores([0.0] * 5000, 0.9) < 0.0
    assert log_e_below(10**6, 10**6, 0.5) < 0.0


def test_without_cases_nothing_is_rejected() -> None:
    assert e_lower_bound(0, 0) == 0.0


@pytest.mark.parametrize("threshold", [0.0, 1.0, math.nan])
def test_a_threshold_out_of_range_is_refused(threshold: float) -> None:
    for call in (
        lambda: log_e_value(1, 2, threshold),
        lambda: log_e_below(1, 2, threshold),
        lambda: log_e_of_scores([0.5], threshold),
        lambda: betting_wealth([0.5], threshold, 0.5),
    ):
        with pytest.raises(ValueError, match="threshold"):
            call()


def test_other_numbers_out_of_range_are_refused() -> None:
    with pytest.raises(ValueError, match="3 passes of 2"):
        log_e_value(3, 2, 0.5)
    with pytest.raises(ValueError, match="prior"):
        log_e_value(1, 2, 0.5, prior=(0.0, 1.0))
    with pytest.raises(ValueError, match="score"):
        log_e_of_scores([math.nan], 0.5)
    with pytest.raises(ValueError, match="stake"):
        betting_wealth([0.5], 0.5, 2.5)
    with pytest.raises(ValueError, match="confidence"):
        e_lower_bound(1, 2, confidence=1.0)
