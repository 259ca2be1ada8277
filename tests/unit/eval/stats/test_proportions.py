import math
from typing import Any, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sprout.eval.stats import Method, Side, exact_interval, proportion_bounds, wilson_interval

METHODS = get_args(Method)
SIDES = get_args(Side)

sizes = st.integers(1, 400)
confidences = st.floats(0.55, 0.999)
methods = st.sampled_from(METHODS)


@pytest.mark.oracles("proportion_bounds")
def test_bounds_agree_with_published_implementations(oracle: dict[str, Any]) -> None:
    given_, expected = oracle["inputs"], oracle["expected"]
    bounds = proportion_bounds(
        given_["k"], given_["n"], confidence=given_["confidence"], side=given_["side"], method=given_["method"]
    )
    ends = {"lower": [bounds.lower], "upper": [bounds.upper], "two-sided": [bounds.lower, bounds.upper]}
    wanted = expected if isinstance(expected, list) else [expected]
    for end, value in zip(ends[given_["side"]], wanted, strict=True):
        if value is not None:
            assert end == pytest.approx(value, abs=oracle["tol"])


@given(st.data(), sizes, confidences, methods)
def test_bounds_lie_around_the_rate_within_zero_and_one(data: st.DataObject, n: int, level: float, method: Any) -> None:
    k = data.draw(st.integers(0, n))
    bounds = proportion_bounds(k, n, confidence=level, side="two-sided", method=method)
    assert bounds.rate is not None
    assert 0.0 <= bounds.lower <= bounds.rate + 1e-12
    assert bounds.rate - 1e-12 <= bounds.upper <= 1.0


@given(st.data(), sizes, confidences, methods)
def test_swapping_passes_and_failures_mirrors_the_bounds(
    data: st.DataObject, n: int, level: float, method: Any
) -> None:
    k = data.draw(st.integers(0, n))
    here = proportion_bounds(k, n, confidence=level, side="two-sided", method=method)
    there = proportion_bounds(n - k, n, confidence=level, side="two-sided", method=method)
    assert here.lower == pytest.approx(1 - there.upper, abs=1e-12)


@given(st.data(), sizes, confidences, methods)
def test_one_more_pass_never_lowers_the_bound(data: st.DataObject, n: int, level: float, method: Any) -> None:
    k = data.draw(st.integers(0, n - 1))
    fewer = proportion_bounds(k, n, confidence=level, side="lower", method=method)
    more = proportion_bounds(k + 1, n, confidence=level, side="lower", method=method)
    assert more.lower >= fewer.lower - 1e-12


@given(st.data(), sizes, st.floats(0.55, 0.99), methods)
def test_two_one_sided_bounds_are_the_two_sided_ones_of_twice_the_level(
    data: st.DataObject, n: int, level: float, method: Any
) -> None:
    k = data.draw(st.integers(0, n))
    both = proportion_bounds(k, n, confidence=2 * level - 1, side="two-sided", method=method)
    lower = proportion_bounds(k, n, confidence=level, side="lower", method=method)
    upper = proportion_bounds(k, n, confidence=level, side="upper", method=method)
    assert (lower.lower, upper.upper) == pytest.approx((both.lower, both.upper), abs=1e-9)
    assert (lower.upper, upper.lower) == (1.0, 0.0)


@given(st.data(), sizes, confidences)
def test_the_exact_bound_is_never_above_the_mid_p_bound(data: st.DataObject, n: int, level: float) -> None:
    k = data.draw(st.integers(0, n))
    exact = proportion_bounds(k, n, confidence=level, side="lower", method="exact")
    mid = proportion_bounds(k, n, confidence=level, side="lower", method="mid-p")
    assert exact.lower <= mid.lower + 1e-9


@pytest.mark.parametrize("method", METHODS)
def test_no_passes_give_a_lower_bound_of_zero_and_all_an_upper_bound_of_one(method: Any) -> None:
    none = proportion_bounds(0, 7, confidence=0.95, side="two-sided", method=method)
    every = proportion_bounds(7, 7, confidence=0.95, side="two-sided", method=method)
    assert (none.lower, every.upper) == (0.0, 1.0)


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("side", SIDES)
def test_without_cases_nothing_is_known(method: Any, side: Any) -> None:
    bounds = proportion_bounds(0, 0, confidence=0.95, side=side, method=method)
    assert (bounds.rate, bounds.lower, bounds.upper) == (None, 0.0, 1.0)


def test_a_mid_p_bound_of_a_perfect_score_has_the_closed_form() -> None:
    found = proportion_bounds(20, 20, confidence=0.95, side="lower", method="mid-p")
    assert found.lower == pytest.approx((2 * 0.05) ** (1 / 20), abs=1e-12)


@pytest.mark.parametrize("method", METHODS)
def test_fractional_passes_lie_between_whole_ones(method: Any) -> None:
    lower = [proportion_bounds(k, 20, confidence=0.95, side="lower", method=method).lower for k in (17, 17.5, 18)]
    assert lower == sorted(lower)
    assert lower[0] < lower[1] < lower[2]


@pytest.mark.parametrize("interval", [wilson_interval, exact_interval])
def test_the_named_intervals_are_two_sided(interval: Any) -> None:
    method = "wilson" if interval is wilson_interval else "exact"
    bounds = proportion_bounds(45, 50, confidence=0.9, side="two-sided", method=method)
    assert interval(45, 50, 0.9) == (bounds.lower, bounds.upper)


@pytest.mark.parametrize(
    ("passes", "n"), [(-1, 5), (6, 5), (math.nan, 5), (math.inf, 5), (True, 5), (0, -1), (1, 2.0), (1, True)]
)
def test_impossible_counts_are_refused(passes: Any, n: Any) -> None:
    with pytest.raises(ValueError, match="cases"):
        proportion_bounds(passes, n, confidence=0.95, side="lower", method="exact")


@pytest.mark.parametrize(
    ("level", "side"),
    [(0.0, "two-sided"), (1.0, "two-sided"), (0.5, "lower"), (1.0, "upper"), (math.nan, "lower"), (95, "two-sided")],
)
def test_a_confidence_out_of_range_is_refused(level: float, side: Any) -> None:
    with pytest.raises(ValueError, match="confidence"):
        proportion_bounds(1, 2, confidence=level, side=side, method="exact")


def test_unknown_sides_and_methods_are_refused() -> None:
    with pytest.raises(ValueError, match="'both'"):
        proportion_bounds(1, 2, confidence=0.95, side="both", method="exact")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="'wald'"):
        proportion_bounds(1, 2, confidence=0.95, side="lower", method="wald")  # type: ignore[arg-type]
