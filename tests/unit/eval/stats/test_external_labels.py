import math
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sprout.eval.stats import (
    CalibrationSet,
    Refusal,
    melded_rogan_gladen,
    proportion_bounds,
    rogan_gladen,
    youden_lower,
)

GOOD = CalibrationSet(true_passes=100, passed_true_passes=97, true_failures=50, failed_true_failures=46)
rates = st.floats(0.0, 1.0)


def rng() -> np.random.Generator:
    return np.random.default_rng(7)


@pytest.mark.oracles("rogan_gladen")
def test_the_corrected_rate_agrees_with_a_published_implementation(oracle: dict[str, Any]) -> None:
    t = oracle["inputs"]
    found = rogan_gladen(t["judge_pass_rate"], sensitivity=t["sensitivity"], specificity=t["specificity"])
    assert found == pytest.approx(oracle["expected"], abs=oracle["tol"])


@given(rates, st.floats(0.55, 1.0), st.floats(0.55, 1.0))
def test_the_correction_undoes_the_judges_errors(truth: float, sensitivity: float, specificity: float) -> None:
    judged = truth * sensitivity + (1 - truth) * (1 - specificity)
    found = rogan_gladen(min(1.0, judged), sensitivity=sensitivity, specificity=specificity)
    assert found == pytest.approx(truth, abs=1e-9)


@given(rates, rates, rates)
def test_a_judge_no_better_than_chance_corrects_nothing(judged: float, sensitivity: float, specificity: float) -> None:
    found = rogan_gladen(judged, sensitivity=sensitivity, specificity=specificity)
    assert (found is None) == (sensitivity + specificity - 1 <= 0.0)
    assert found is None or 0.0 <= found <= 1.0


def test_a_good_judge_is_corrected_and_bounded_below_the_estimate() -> None:
    found = melded_rogan_gladen(300, 285, GOOD, rng=rng())
    assert found.refusals == ()
    assert found.estimate is not None
    assert 0.85 < found.lower < found.estimate <= found.upper <= 1.0


def test_the_bound_repeats_with_the_same_seed_and_hardly_moves_with_another() -> None:
    first, second = (melded_rogan_gladen(300, 285, GOOD, rng=rng()) for _ in range(2))
    other = melded_rogan_gladen(300, 285, GOOD, rng=np.random.default_rng(8))
    assert first == second
    assert first.lower == pytest.approx(other.lower, abs=0.005)


def test_a_judge_that_hardly_errs_gives_about_the_exact_bound() -> None:
    sure = CalibrationSet(true_passes=10**7, passed_true_passes=10**7, true_failures=10**7, failed_true_failures=10**7)
    found = melded_rogan_gladen(200, 190, sure, rng=rng(), draws=200_000)
    exact = proportion_bounds(190, 200, confidence=0.95, side="lower", method="exact").lower
    assert found.lower == pytest.approx(exact, abs=0.002)


@settings(max_examples=40)
@given(st.integers(1, 200), st.data())
def test_a_refusal_shows_nothing(n: int, data: st.DataObject) -> None:
    m1, m0 = data.draw(st.integers(1, 60)), data.draw(st.integers(1, 60))
    calibration = CalibrationSet(
        true_passes=m1,
        passed_true_passes=data.draw(st.integers(0, m1)),
        true_failures=m0,
        failed_true_failures=data.draw(st.integers(0, m0)),
    )
    found = melded_rogan_gladen(n, data.draw(st.integers(0, n)), calibration, rng=rng(), draws=500)
    assert bool(found.refusals) == ((found.lower, found.upper) == (0.0, 1.0)) or not found.refusals
    assert 0.0 <= found.lower <= found.upper <= 1.0


def test_each_rule_of_refusal_is_named() -> None:
    few = CalibrationSet(true_passes=100, passed_true_passes=97, true_failures=29, failed_true_failures=29)
    chance = CalibrationSet(true_passes=100, passed_true_passes=50, true_failures=100, failed_true_failures=50)
    lenient = CalibrationSet(true_passes=500, passed_true_passes=500, true_failures=100, failed_true_failures=40)
    assert melded_rogan_gladen(100, 90, few, rng=rng()).refusals == (Refusal.TOO_FEW_LABELS,)
    assert Refusal.NO_BETTER_THAN_CHANCE in melded_rogan_gladen(100, 90, chance, rng=rng()).refusals
    assert melded_rogan_gladen(100, 90, lenient, rng=rng()).refusals == (Refusal.SPECIFICITY_UNSHOWN,)
    assert melded_rogan_gladen(100, 90, lenient, rng=rng(), least_specificity=0.3).refusals == ()


def test_youdens_bound_is_below_the_observed_index() -> None:
    assert -1.0 <= youden_lower(GOOD) < 0.97 + 0.92 - 1


def test_impossible_counts_and_rates_are_refused() -> None:
    with pytest.raises(ValueError, match="11 of 10"):
        CalibrationSet(true_passes=10, passed_true_passes=11, true_failures=10, failed_true_failures=1)
    with pytest.raises(ValueError, match="0 of 0"):
        CalibrationSet(true_passes=10, passed_true_passes=1, true_failures=0, failed_true_failures=0)
    with pytest.raises(ValueError, match="301 of 300"):
        melded_rogan_gladen(300, 301, GOOD, rng=rng())
    with pytest.raises(ValueError, match="rate"):
        rogan_gladen(math.nan, sensitivity=0.9, specificity=0.9)
