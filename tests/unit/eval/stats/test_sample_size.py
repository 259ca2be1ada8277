import itertools
import math
from typing import Any, get_args

import numpy as np
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from sprout.eval.stats import (
    Method,
    cases_for_failures,
    cases_for_perfect,
    cases_for_power,
    cases_for_rate,
    max_certifiable,
    min_passes,
    pass_probability,
    proportion_bounds,
    underpowered,
)
from sprout.eval.stats.sample_size import clears, design_rate

METHODS = get_args(Method)
EXACT: dict[str, Any] = {"confidence": 0.95, "side": "lower", "method": "exact"}
WILSON: dict[str, Any] = {"confidence": 0.95, "side": "two-sided", "method": "wilson"}


@pytest.mark.oracles("cases_for_perfect")
def test_cases_for_a_perfect_score_agree_with_brute_force(oracle: dict[str, Any]) -> None:
    given_ = oracle["inputs"]
    found = cases_for_perfect(given_["threshold"], given_["method"], given_["confidence"], side=given_["side"])
    assert found == oracle["expected"]


@pytest.mark.oracles("cases_for_failures")
def test_cases_for_some_failures_agree_with_brute_force(oracle: dict[str, Any]) -> None:
    assert (
        cases_for_failures(oracle["inputs"]["threshold"], oracle["inputs"]["failures"], **EXACT) == oracle["expected"]
    )


@pytest.mark.oracles("min_passes")
def test_the_least_number_of_passes_agrees_with_the_binomial_test(oracle: dict[str, Any]) -> None:
    assert min_passes(oracle["inputs"]["n"], oracle["inputs"]["threshold"], **EXACT) == oracle["expected"]


@pytest.mark.oracles("cases_required")
def test_cases_for_a_rate_and_for_a_power_agree_with_brute_force(oracle: dict[str, Any]) -> None:
    threshold, rate = oracle["inputs"]["threshold"], oracle["inputs"]["p"]
    expected = oracle["expected"]
    assert cases_for_rate(threshold, rate, "exact", 0.95, side="lower") == expected["n_rate"]
    assert cases_for_power(threshold, rate, power=0.8, **EXACT) == expected["n_power80"]
    assert cases_for_power(threshold, rate, power=0.9, **EXACT) == expected["n_power90"]


@pytest.mark.oracles("false_pass_rate")
def test_false_passes_at_any_n_agree_with_enumeration(oracle: dict[str, Any]) -> None:
    given_ = oracle["inputs"]
    rule: dict[str, Any] = {"confidence": 0.95, "side": given_["side"], "method": given_["method"]}
    # one boundary per number of failures: between them the false passes fall with n
    starts = list(_boundaries(given_["threshold"], given_["n_to"], rule))
    largest = max(
        (pass_probability(max(n, given_["n_from"]), given_["threshold"], given_["threshold"], **rule) for n in starts),
        default=0.0,
    )
    assert largest == pytest.approx(oracle["expected"]["largest"], abs=oracle["tol"])


def _boundaries(threshold: float, most: int, rule: dict[str, Any]) -> Any:
    for failures in itertools.count():
        n = cases_for_failures(threshold, failures, **rule)
        if n is None or n > most:
            return
        yield n


@given(st.integers(1, 200), st.floats(0.01, 0.99), st.sampled_from(METHODS), st.data())
def test_clearing_a_threshold_means_a_lower_bound_of_at_least_it(
    n: int, threshold: float, method: Any, data: st.DataObject
) -> None:
    k = data.draw(st.integers(0, n))
    lower = proportion_bounds(k, n, confidence=0.95, side="lower", method=method).lower
    if abs(lower - threshold) > 1e-9:
        cleared = bool(clears(k, n, threshold, confidence=0.95, side="lower", method=method))
        assert cleared == (lower > threshold)


@given(st.floats(0.01, 0.99), st.sampled_from(METHODS))
def test_the_cases_for_a_perfect_score_are_the_least(threshold: float, method: Any) -> None:
    n = cases_for_perfect(threshold, method, 0.95, side="two-sided")
    assert n is not None
    assert bool(clears(n, n, threshold, confidence=0.95, side="two-sided", method=method))
    assert n == 1 or not bool(clears(n - 1, n - 1, threshold, confidence=0.95, side="two-sided", method=method))


@settings(max_examples=40)
@given(st.floats(0.3, 0.95), st.floats(0.03, 0.3), st.sampled_from(METHODS))
@example(0.9499999999999998, 0.05, "wilson")  # a rate that is 1 but for rounding
def test_the_cases_for_a_rate_suffice_from_there_on_and_not_before(threshold: float, gap: float, method: Any) -> None:
    rate = min(1.0, threshold + gap)
    n = cases_for_rate(threshold, rate, method, side="two-sided")
    assert n is not None
    sizes = np.arange(max(1, n - 1), 3 * n + 200)
    passes = np.floor(rate * sizes + 1e-9)
    cleared = clears(passes, sizes, threshold, confidence=0.95, side="two-sided", method=method)
    assert cleared[sizes >= n].all()
    assert n == 1 or not cleared[0]


@settings(max_examples=25)
@given(st.floats(0.5, 0.95), st.floats(0.03, 0.3), st.sampled_from(METHODS))
def test_the_cases_for_a_power_suffice_from_there_on_and_not_before(threshold: float, gap: float, method: Any) -> None:
    rate = min(0.999, threshold + gap)
    rule: dict[str, Any] = {"confidence": 0.95, "side": "lower", "method": method}
    n = cases_for_power(threshold, rate, power=0.8, **rule)
    assert n is not None
    for more in range(n, n + 150):
        assert pass_probability(more, rate, threshold, **rule) >= 0.8 - 1e-9
    assert n == 1 or pass_probability(n - 1, rate, threshold, **rule) < 0.8


def test_thirty_perfect_cases_cannot_clear_095_and_73_can() -> None:
    assert max_certifiable(30, "wilson", side="two-sided") == pytest.approx(0.8865, abs=5e-5)
    assert cases_for_perfect(0.95, "wilson", side="two-sided") == 73


@given(st.integers(1, 500), st.sampled_from(METHODS))
def test_what_n_cases_can_certify_needs_n_cases(n: int, method: Any) -> None:
    threshold = max_certifiable(n, method, side="two-sided") - 1e-9
    needed = cases_for_perfect(max(0.0, threshold), method, side="two-sided")
    assert needed is not None
    assert needed <= n


def test_a_point_gate_needs_the_share_alone() -> None:
    assert cases_for_perfect(0.95, "point", side="two-sided") == 1
    assert cases_for_perfect(1.0, "point", side="two-sided") == 1
    assert min_passes(20, 0.95, confidence=0.95, side="lower", method="point") == 19
    assert cases_for_rate(0.9, 0.95, "point", side="two-sided") is None
    assert max_certifiable(1, "point", side="two-sided") == 1.0
    assert max_certifiable(0, "point", side="two-sided") == 0.0


def test_no_number_of_cases_clears_a_threshold_of_one() -> None:
    assert cases_for_perfect(1.0, "wilson", side="two-sided") is None
    assert min_passes(10_000, 1.0, **EXACT) is None
    assert max_certifiable(0, "exact", side="two-sided") == 0.0


def test_a_threshold_of_zero_is_cleared_by_one_failed_case() -> None:
    assert cases_for_perfect(0.0, "exact", side="two-sided") == 1
    assert min_passes(1, 0.0, **EXACT) == 0


@pytest.mark.parametrize("rate", [0.9, 0.5, 0.0])
def test_a_rate_not_above_the_threshold_never_suffices(rate: float) -> None:
    assert cases_for_rate(0.9, rate, "wilson", side="two-sided") is None
    assert cases_for_power(0.9, rate, **EXACT) is None


def test_a_hopelessly_close_rate_is_answered_at_once_by_the_normal_approximation() -> None:
    needed = cases_for_rate(0.9, 0.9001, "wilson", side="two-sided")
    assert needed == pytest.approx(1.96**2 * 0.09 / 0.0001**2, rel=0.01)
    assert cases_for_power(0.9, 0.9001, **WILSON) == pytest.approx(70.6e6, rel=0.01)


@pytest.mark.parametrize("method", ["wilson", "exact"])
def test_the_normal_approximation_joins_the_exact_count(method: Any) -> None:
    exact = cases_for_rate(0.3, 0.305, method, side="two-sided")
    approximate = math.ceil(1.96**2 * 0.21 / 0.005**2)
    assert exact == pytest.approx(approximate, rel=0.03)


def test_fewer_than_thirty_cases_are_underpowered_whatever_they_could_show() -> None:
    assert underpowered(29, 0.1, **EXACT)
    assert not underpowered(30, 0.1, **EXACT)


def test_a_suite_is_underpowered_if_a_target_at_the_design_rate_would_often_fail() -> None:
    assert design_rate(0.9) == pytest.approx(0.95)
    needed = cases_for_power(0.9, 0.95, **EXACT)
    assert needed is not None
    assert underpowered(needed - 1, 0.9, **EXACT)
    assert not underpowered(needed, 0.9, **EXACT)
    assert not underpowered(100, 0.9, rate=0.999, **EXACT)


@pytest.mark.parametrize("threshold", [-0.1, 1.1, math.nan])
def test_a_threshold_out_of_range_is_refused(threshold: float) -> None:
    with pytest.raises(ValueError, match="threshold"):
        cases_for_perfect(threshold, "wilson", side="two-sided")
    with pytest.raises(ValueError, match="threshold"):
        cases_for_rate(threshold, 0.9, "wilson", side="two-sided")
    with pytest.raises(ValueError, match="threshold"):
        design_rate(threshold)


def test_other_numbers_out_of_range_are_refused() -> None:
    with pytest.raises(ValueError, match="rate"):
        pass_probability(10, 1.5, 0.9, **EXACT)
    with pytest.raises(ValueError, match="failures"):
        cases_for_failures(0.9, -1, **EXACT)
    with pytest.raises(ValueError, match="power"):
        cases_for_power(0.9, 0.95, power=1.0, **EXACT)
    with pytest.raises(ValueError, match="unknown"):
        clears(1, 2, 0.5, confidence=0.95, side="lower", method="wald")  # type: ignore[arg-type]
