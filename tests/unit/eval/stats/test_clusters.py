import math
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sprout.eval.stats import (
    clustered_bounds,
    clustered_lower,
    clustered_standard_error,
    difference_bounds,
    intraclass_correlation,
    proportion_bounds,
    score_bounds,
    wilson_interval,
)


@st.composite
def suites(draw: st.DrawFn) -> tuple[list[int], list[int]]:
    trials = draw(st.lists(st.integers(1, 8), min_size=2, max_size=40))
    return [draw(st.integers(0, m)) for m in trials], trials


@pytest.mark.oracles("clustered_lower")
def test_the_bound_keeps_its_recorded_values(oracle: dict[str, Any]) -> None:
    given_, expected = oracle["inputs"], oracle["expected"]
    lower, n_eff = clustered_lower(given_["passes"], given_["trials"], given_["confidence"], pseudo=given_["pseudo"])
    assert lower == pytest.approx(expected["lower"], abs=oracle["tol"])
    assert n_eff == pytest.approx(expected["n_eff"], abs=oracle["tol"])
    assert sum(given_["trials"]) / n_eff == pytest.approx(expected["deff"], abs=oracle["tol"])


@pytest.mark.oracles("korn_graubard")
def test_without_pseudo_clusters_it_is_the_survey_packages_interval(oracle: dict[str, Any]) -> None:
    passes, trials = oracle["inputs"]["passes"], oracle["inputs"]["trials"]
    level = (1 + oracle["inputs"]["confidence"]) / 2
    failures = [m - s for s, m in zip(passes, trials, strict=True)]
    lower, _ = clustered_lower(passes, trials, level, pseudo=0, degrees="groups")
    upper, _ = clustered_lower(failures, trials, level, pseudo=0, degrees="groups")
    assert [lower, 1 - upper] == pytest.approx(oracle["expected"], abs=oracle["tol"])


@pytest.mark.oracles("clustered_standard_error")
def test_the_standard_error_agrees_with_published_implementations(oracle: dict[str, Any]) -> None:
    error = clustered_standard_error(oracle["inputs"]["successes"], oracle["inputs"]["trials"])
    assert error == pytest.approx(oracle["expected"], abs=oracle["tol"])


@pytest.mark.oracles("clustered_rate")
def test_the_rate_is_the_pooled_one(oracle: dict[str, Any]) -> None:
    found = clustered_bounds(oracle["inputs"]["successes"], oracle["inputs"]["trials"], confidence=0.95, side="lower")
    assert found.rate == pytest.approx(oracle["expected"], abs=oracle["tol"])


@pytest.mark.oracles("clustered_n_eff")
def test_the_standard_error_gives_the_survey_packages_effective_size(oracle: dict[str, Any]) -> None:
    passes, trials = oracle["inputs"]["successes"], oracle["inputs"]["trials"]
    error = clustered_standard_error(passes, trials)
    rate = sum(passes) / sum(trials)
    assert error is not None
    assert rate * (1 - rate) / error**2 == pytest.approx(oracle["expected"], abs=1e-8)


@pytest.mark.oracles("intraclass_correlation")
def test_the_intraclass_correlation_agrees_with_a_published_implementation(oracle: dict[str, Any]) -> None:
    found = intraclass_correlation(oracle["inputs"]["successes"], oracle["inputs"]["trials"])
    assert found == pytest.approx(oracle["expected"], abs=oracle["tol"])


@given(st.integers(1, 150), st.data(), st.floats(0.6, 0.99), st.sampled_from(["kg+2", "exact-cases"]))
def test_one_trial_per_case_gives_clopper_pearson(n: int, data: st.DataObject, level: float, method: Any) -> None:
    k = data.draw(st.integers(0, n))
    outcomes = [1] * k + [0] * (n - k)
    found = clustered_bounds(outcomes, [1] * n, confidence=level, side="two-sided", method=method)
    exact = proportion_bounds(k, n, confidence=level, side="two-sided", method="exact")
    assert (found.lower, found.upper) == pytest.approx((exact.lower, exact.upper), abs=1e-9)


@given(st.integers(1, 100), st.integers(1, 20))
def test_trials_that_all_pass_show_no_more_than_as_many_cases(n: int, k: int) -> None:
    found = clustered_bounds([k] * n, [k] * n, confidence=0.95, side="lower")
    assert found.lower == pytest.approx(0.05 ** (1 / n), abs=1e-12)
    assert found.n_eff == pytest.approx(n)


@given(suites(), st.floats(0.6, 0.99), st.sampled_from(["kg+2", "exact-cases"]))
def test_bounds_stay_within_zero_and_one_and_are_mirrored(
    suite: tuple[list[int], list[int]], level: float, method: Any
) -> None:
    passes, trials = suite
    failures = [m - s for s, m in zip(passes, trials, strict=True)]
    here = clustered_bounds(passes, trials, confidence=level, side="two-sided", method=method)
    there = clustered_bounds(failures, trials, confidence=level, side="two-sided", method=method)
    assert 0.0 <= here.lower <= here.upper <= 1.0
    assert here.lower == pytest.approx(1 - there.upper, abs=1e-9)


@given(suites())
def test_pseudo_clusters_never_raise_the_bound_above_the_plain_one(suite: tuple[list[int], list[int]]) -> None:
    passes, trials = suite
    plain, _ = clustered_lower(passes, trials, 0.95, pseudo=0)
    guarded, _ = clustered_lower(passes, trials, 0.95)
    if sum(passes) > sum(trials) / 2:
        assert guarded <= plain + 0.02


def test_five_trials_do_not_make_up_for_cases_that_a_coin_decides() -> None:
    passes = [5] * 80 + [3, 2, 2, 3, 3, 4, 2, 1, 3, 3, 2, 3, 2, 4, 1, 2, 3, 3, 2, 2]
    trials = [5] * 100
    naive, _ = wilson_interval(sum(passes), 500)
    found = clustered_bounds(passes, trials, confidence=0.95, side="two-sided")
    assert naive > 0.865 > found.lower
    assert found.n_eff < 300
    assert found.design_effect == pytest.approx(500 / found.n_eff)


@given(suites(), st.sampled_from(["lower", "upper"]))
def test_a_one_sided_bound_leaves_the_other_side_open(suite: tuple[list[int], list[int]], side: Any) -> None:
    found = clustered_bounds(*suite, confidence=0.95, side=side)
    assert (found.upper if side == "lower" else found.lower) == (1.0 if side == "lower" else 0.0)


@given(suites())
def test_the_correlation_is_at_most_one_and_one_if_cases_decide_all(suite: tuple[list[int], list[int]]) -> None:
    found = intraclass_correlation(*suite)
    assert found is None or found <= 1.0 + 1e-12
    assert intraclass_correlation([0, 5, 5, 0], [5, 5, 5, 5]) == pytest.approx(1.0)


def test_a_correlation_needs_two_groups_and_two_trials_and_some_variation() -> None:
    assert intraclass_correlation([3], [5]) is None
    assert intraclass_correlation([1, 0, 1], [1, 1, 1]) is None
    assert intraclass_correlation([5, 5], [5, 5]) is None
    assert clustered_standard_error([3], [5]) is None


@settings(max_examples=50)
@given(st.lists(st.floats(0.0, 1.0), min_size=1, max_size=50))
def test_scores_are_bounded_around_their_mean(scores: list[float]) -> None:
    found = score_bounds(scores, confidence=0.95, side="two-sided")
    assert 0.0 <= found.lower <= math.fsum(scores) / len(scores) + 1e-9
    assert found.rate - 1e-9 <= found.upper <= 1.0


@given(st.lists(st.floats(-1.0, 1.0), min_size=2, max_size=40))
def test_bounds_of_differences_are_mirrored_and_within_plus_and_minus_one(differences: list[float]) -> None:
    lower, upper = difference_bounds(differences, confidence=0.95)
    mirrored = difference_bounds([-value for value in differences], confidence=0.95)
    assert -1.0 <= lower <= upper <= 1.0
    assert (lower, upper) == pytest.approx((-mirrored[1], -mirrored[0]), abs=1e-7)


@pytest.mark.parametrize(
    ("passes", "trials"),
    [([], []), ([1], [1, 1]), ([2], [1]), ([-1], [1]), ([0], [0]), ([math.nan], [1])],
)
def test_impossible_counts_are_refused(passes: list[Any], trials: list[int]) -> None:
    with pytest.raises(ValueError, match=r"passes|groups"):
        clustered_bounds(passes, trials, confidence=0.95, side="lower")
    with pytest.raises(ValueError, match=r"passes|groups"):
        intraclass_correlation(passes, trials)


def test_a_score_above_one_is_refused() -> None:
    with pytest.raises(ValueError, match=r"1\.5 passes"):
        score_bounds([0.5, 1.5], confidence=0.95, side="lower")
    with pytest.raises(ValueError, match="passes"):
        difference_bounds([1.5], confidence=0.95)
