from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sprout.eval.stats import (
    flake_rate,
    flaky_share,
    pass_at_k,
    pass_hat_k,
    pass_k_bounds,
    proportion_bounds,
)


@st.composite
def counts(draw: st.DrawFn) -> tuple[int, int, int]:
    trials = draw(st.integers(1, 30))
    return draw(st.integers(0, trials)), trials, draw(st.integers(1, trials))


@pytest.mark.oracles("pass_at_k")
def test_pass_at_k_agrees_with_the_hypergeometric_distribution(oracle: dict[str, Any]) -> None:
    found = pass_at_k(oracle["inputs"]["c"], oracle["inputs"]["n"], oracle["inputs"]["k"])
    assert found == pytest.approx(oracle["expected"], abs=oracle["tol"])


@pytest.mark.oracles("pass_hat_k")
def test_pass_hat_k_agrees_with_the_hypergeometric_distribution(oracle: dict[str, Any]) -> None:
    found = pass_hat_k(oracle["inputs"]["c"], oracle["inputs"]["n"], oracle["inputs"]["k"])
    assert found == pytest.approx(oracle["expected"], abs=oracle["tol"])


@given(counts())
def test_all_of_k_is_at_most_the_rate_and_any_of_k_at_least(count: tuple[int, int, int]) -> None:
    passes, trials, k = count
    assert 0.0 <= pass_hat_k(passes, trials, k) <= passes / trials + 1e-12
    assert passes / trials - 1e-12 <= pass_at_k(passes, trials, k) <= 1.0


@given(counts())
def test_any_of_k_passing_is_not_all_of_k_failing(count: tuple[int, int, int]) -> None:
    passes, trials, k = count
    assert pass_at_k(passes, trials, k) == pytest.approx(1 - pass_hat_k(trials - passes, trials, k), abs=1e-12)


@given(counts())
def test_a_flake_rate_is_a_probability_and_zero_only_without_disagreement(count: tuple[int, int, int]) -> None:
    passes, trials, _ = count
    rate = flake_rate(passes, trials)
    if trials == 1:
        assert rate is None
    else:
        assert rate is not None
        assert 0.0 <= rate <= 1.0
        assert (rate == 0.0) == (passes in {0, trials})


def test_two_trials_that_disagree_are_a_flake_rate_of_one() -> None:
    assert flake_rate(1, 2) == 1.0
    assert flake_rate(2, 5) == pytest.approx(0.6)


def test_the_flaky_share_leaves_out_cases_of_one_trial() -> None:
    assert flaky_share([5, 3, 0, 1], [5, 5, 5, 1]) == pytest.approx(1 / 3)
    assert flaky_share([1, 0], [1, 1]) is None


@given(st.integers(1, 60), st.integers(1, 6), st.data())
def test_with_k_trials_per_case_all_of_k_is_an_exact_binomial(n: int, k: int, data: st.DataObject) -> None:
    passes = data.draw(st.lists(st.integers(0, k), min_size=n, max_size=n))
    found = pass_k_bounds(passes, [k] * n, k, kind="all", confidence=0.95, side="lower")
    exact = proportion_bounds(sum(c == k for c in passes), n, confidence=0.95, side="lower", method="exact")
    assert found.lower == pytest.approx(exact.lower, abs=1e-9)


def test_the_bound_of_all_of_k_falls_and_of_any_of_k_rises_with_k() -> None:
    passes, trials = [6, 5, 6, 4, 6, 6, 3, 6, 6, 5] * 5, [6] * 50
    every = [pass_k_bounds(passes, trials, k, kind="all", confidence=0.95, side="lower").lower for k in (1, 2, 3)]
    some = [pass_k_bounds(passes, trials, k, kind="any", confidence=0.95, side="lower").lower for k in (1, 2, 3)]
    assert every == sorted(every, reverse=True)
    assert some == sorted(some)


@pytest.mark.parametrize(("passes", "trials", "k"), [(1, 3, 4), (1, 3, 0), (4, 3, 1), (-1, 3, 1), (0, 0, 1)])
def test_impossible_counts_are_refused(passes: int, trials: int, k: int) -> None:
    with pytest.raises(ValueError, match="trials"):
        pass_at_k(passes, trials, k)
    with pytest.raises(ValueError, match="trials"):
        pass_hat_k(passes, trials, k)


def test_lists_of_unequal_length_are_refused() -> None:
    with pytest.raises(ValueError, match="shorter"):
        flaky_share([1, 1], [2])
