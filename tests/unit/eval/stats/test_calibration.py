import math
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sprout.eval.stats import (
    brier,
    brier_parts,
    brier_skill,
    consistency_bars,
    ece,
    ece_squared_debiased,
    ece_upper,
    mce,
    mean_gap,
    proportion_bounds,
    reliability_bins,
    spiegelhalter,
)

answers = st.lists(st.tuples(st.floats(0.0, 1.0), st.booleans()), min_size=1, max_size=80)
Pairs = list[tuple[float, bool]]


def parts(pairs: Pairs) -> tuple[list[float], list[bool]]:
    return [c for c, _ in pairs], [y for _, y in pairs]


@pytest.mark.oracles("ece")
def test_the_calibration_error_agrees_with_published_implementations(
    oracle: dict[str, Any], confidences: list[float], correct: list[bool]
) -> None:
    found = ece(confidences, correct, oracle["inputs"]["bins"], binning=oracle["inputs"]["binning"])
    assert found == pytest.approx(oracle["expected"], abs=oracle["tol"])


@pytest.mark.oracles("mce")
def test_the_largest_gap_agrees_with_a_published_implementation(
    oracle: dict[str, Any], confidences: list[float], correct: list[bool]
) -> None:
    found = mce(confidences, correct, oracle["inputs"]["bins"], binning=oracle["inputs"]["binning"])
    assert found == pytest.approx(oracle["expected"], abs=oracle["tol"])


@pytest.mark.oracles("reliability_root")
def test_the_root_of_the_reliability_is_the_published_squared_error(
    oracle: dict[str, Any], confidences: list[float], correct: list[bool]
) -> None:
    found = brier_parts(confidences, correct, oracle["inputs"]["bins"], binning=oracle["inputs"]["binning"])
    assert math.sqrt(found.reliability) == pytest.approx(oracle["expected"], abs=oracle["tol"])


@pytest.mark.oracles("ece_squared_debiased")
def test_the_debiased_squared_error_agrees_with_a_published_implementation(
    oracle: dict[str, Any], confidences: list[float], correct: list[bool]
) -> None:
    found = ece_squared_debiased(confidences, correct, oracle["inputs"]["bins"], binning=oracle["inputs"]["binning"])
    assert found == pytest.approx(oracle["expected"], abs=oracle["tol"])


@pytest.mark.oracles("brier")
def test_the_brier_score_agrees_with_a_published_implementation(
    oracle: dict[str, Any], confidences: list[float], correct: list[bool]
) -> None:
    assert brier(confidences, correct) == pytest.approx(oracle["expected"], abs=oracle["tol"])


@pytest.mark.oracles("spiegelhalter")
def test_spiegelhalters_test_agrees_with_its_formula_evaluated_elsewhere(
    oracle: dict[str, Any], confidences: list[float], correct: list[bool]
) -> None:
    found = spiegelhalter(confidences, correct)
    assert found is not None
    assert found[0] == pytest.approx(oracle["expected"]["z"], abs=oracle["tol"])
    assert found[1] == pytest.approx(oracle["expected"]["p"], abs=oracle["tol"])


@pytest.mark.oracles("ece_upper")
def test_the_students_bound_keeps_its_recorded_values_and_the_guarded_one_is_above(
    oracle: dict[str, Any], confidences: list[float], correct: list[bool]
) -> None:
    count, binning = oracle["inputs"]["bins"], oracle["inputs"]["binning"]
    found = ece_upper(confidences, correct, 0.95, count, binning=binning, method="student")
    assert found == pytest.approx(oracle["expected"]["upper"], abs=oracle["tol"])
    assert ece(confidences, correct, count, binning=binning) == pytest.approx(oracle["expected"]["ece"])
    assert found <= ece_upper(confidences, correct, 0.95, count, binning=binning) <= found + 0.02


@given(answers)
def test_errors_are_ordered_and_within_zero_and_one(pairs: Pairs) -> None:
    values, right = parts(pairs)
    bound = ece_upper(values, right)
    assert 0.0 <= ece(values, right) <= mce(values, right) + 1e-12
    assert ece(values, right) - 1e-12 <= bound <= 1.0
    assert 0.0 <= brier(values, right) <= 1.0


@given(answers, st.floats(0.51, 0.9))
def test_more_confidence_never_lowers_the_bound(pairs: Pairs, level: float) -> None:
    values, right = parts(pairs)
    assert ece_upper(values, right, level) <= ece_upper(values, right, level + 0.09) + 1e-9


@given(answers)
def test_mirrored_answers_have_the_same_errors(pairs: Pairs) -> None:
    values, right = [round(c, 3) for c, _ in pairs], [y for _, y in pairs]
    mirrored, wrong = [1 - c for c in values], [not y for y in right]
    assert ece(mirrored, wrong, binning="values") == pytest.approx(ece(values, right, binning="values"), abs=1e-9)
    assert brier(mirrored, wrong) == pytest.approx(brier(values, right), abs=1e-12)


@given(answers, st.integers(1, 12), st.sampled_from(["mass", "values", "width"]))
def test_the_parts_of_the_brier_score_add_up(pairs: Pairs, count: int, binning: Any) -> None:
    values, right = parts(pairs)
    found = brier_parts(values, right, count, binning=binning)
    total = found.reliability - found.resolution + found.uncertainty + found.within
    assert found.score == pytest.approx(total, abs=1e-12)
    assert found.score == brier(values, right)


@pytest.mark.parametrize("n", [10, 30, 60])
def test_answers_said_to_be_certain_and_all_right_are_bounded_by_the_exact_interval(n: int) -> None:
    exact = proportion_bounds(n, n, confidence=0.95, side="lower", method="exact").lower
    assert ece_upper([1.0] * n, [True] * n, method="student") == 0.0
    assert ece_upper([1.0] * n, [True] * n) == pytest.approx(1 - exact)


@given(st.integers(2, 80), st.data())
def test_answers_said_to_be_certain_are_bounded_no_lower_than_the_exact_interval(n: int, data: st.DataObject) -> None:
    wrong = data.draw(st.integers(0, n))
    exact = proportion_bounds(n - wrong, n, confidence=0.95, side="lower", method="exact").lower
    assert ece_upper([1.0] * n, [False] * wrong + [True] * (n - wrong)) >= 1 - exact - 1e-9


def test_one_case_bounds_nothing() -> None:
    assert ece_upper([0.9], [True]) == 1.0
    assert (mean_gap([0.9], [True]).lower, mean_gap([0.9], [True]).upper) == (-1.0, 1.0)


def test_a_skill_is_none_without_variation_zero_for_the_base_rate_and_one_for_the_truth() -> None:
    assert brier_skill([0.9, 0.8], [True, True]) is None
    assert brier_skill([0.5, 0.5], [True, False]) == pytest.approx(0.0)
    assert brier_skill([1.0, 0.0], [True, False]) == 1.0


def test_a_mean_gap_is_negative_for_the_overconfident() -> None:
    found = mean_gap([0.9] * 40, [True, False] * 20)
    assert found.gap == pytest.approx(-0.4)
    assert found.lower < -0.4 < found.upper < 0.0


def test_a_bin_of_one_case_has_no_debiased_error() -> None:
    assert ece_squared_debiased([0.1, 0.9, 0.9], [True, True, False]) is None


def test_confidences_of_zero_one_half_and_one_have_no_spiegelhalter_test() -> None:
    assert spiegelhalter([0.0, 0.5, 1.0], [False, True, True]) is None


def test_honest_accuracies_lie_in_the_consistency_bars_and_dishonest_ones_do_not() -> None:
    rng = np.random.default_rng(20)
    values = rng.uniform(0.5, 1.0, size=400)
    honest = (rng.random(400) < values).tolist()
    bins = reliability_bins(values.tolist(), honest)
    bars = consistency_bars(values.tolist(), bins, np.random.default_rng(1))
    inside = [bar is not None and bar.lower <= b.accuracy <= bar.upper for b, bar in zip(bins, bars, strict=True)]
    assert sum(inside) >= 7
    assert all(
        bar is not None and 0.0 <= bar.lower <= b.confidence <= bar.upper for b, bar in zip(bins, bars, strict=True)
    )


def test_consistency_bars_repeat_with_the_same_seed() -> None:
    values, right = [0.6, 0.7, 0.8, 0.9] * 10, [True, False] * 20
    bins = reliability_bins(values, right)
    first, second = (consistency_bars(values, bins, np.random.default_rng(3)) for _ in range(2))
    assert first == second
    assert first != consistency_bars(values, bins, np.random.default_rng(4))


def test_bins_of_other_cases_are_refused() -> None:
    bins = reliability_bins([0.5, 0.6], [True, False])
    with pytest.raises(ValueError, match="3 cases"):
        consistency_bars([0.5, 0.6, 0.7], bins, np.random.default_rng(1))


@pytest.mark.parametrize("function", [ece, mce, ece_upper, brier, brier_skill, brier_parts, spiegelhalter, mean_gap])
def test_confidences_that_are_none_are_refused(function: Any) -> None:
    for values, right in (([], []), ([math.nan], [True]), ([1.5], [True]), ([0.5], [True, False])):
        with pytest.raises(ValueError, match="confidence"):
            function(values, right)


@pytest.mark.parametrize("level", [0.5, 1.0, math.nan])
def test_a_confidence_level_out_of_range_is_refused(level: float) -> None:
    with pytest.raises(ValueError, match="confidence"):
        ece_upper([0.5, 0.6], [True, False], level)
