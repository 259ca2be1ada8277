import math
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sprout.eval.stats import (
    mcnemar_power,
    minimum_detectable_effect,
    paired_cases,
    tost_cases,
    tost_power,
    two_one_sided_tests,
)


@pytest.mark.oracles("paired_cases")
def test_paired_cases_agree_with_the_formula_evaluated_elsewhere(oracle: dict[str, Any]) -> None:
    t = oracle["inputs"]
    found = paired_cases(t["delta"], t["discordance"], alpha=t["alpha"], power=t["power"])
    assert found == pytest.approx(oracle["expected"], abs=oracle["tol"])


@pytest.mark.oracles("tost_cases")
def test_tost_cases_agree_with_the_formula_evaluated_elsewhere(oracle: dict[str, Any]) -> None:
    t = oracle["inputs"]
    found = tost_cases(
        t["discordance"], t["margin"], difference=t["delta"], confidence=1 - t["alpha"], power=t["power"]
    )
    assert found == pytest.approx(oracle["expected"], abs=oracle["tol"])


@pytest.mark.oracles("mcnemar_power")
def test_exact_power_reaches_eighty_percent_where_a_search_found_it(oracle: dict[str, Any]) -> None:
    t = oracle["inputs"]
    for method, n in (("exact", oracle["expected"]["n_exact_test"]), ("mid-p", oracle["expected"]["n_midp_test"])):
        here = mcnemar_power(n, t["delta"], t["discordance"], method=method)  # type: ignore[arg-type]
        before = mcnemar_power(round(0.985 * n), t["delta"], t["discordance"], method=method)  # type: ignore[arg-type]
        assert before < 0.8 <= here + 1e-9


@pytest.mark.parametrize(
    ("discordance", "n"), [(0.02, 145), (0.05, 230), (0.10, 385), (0.15, 545), (0.20, 715), (0.30, 1055)]
)
def test_parity_within_five_points_needs_the_enumerated_number_of_pairs(discordance: float, n: int) -> None:
    assert tost_power(n - 5, discordance, 0.05) < 0.8 <= tost_power(n, discordance, 0.05)


@pytest.mark.parametrize(("discordance", "n"), [(0.05, 180), (0.10, 285), (0.15, 405), (0.20, 525)])
def test_no_worse_by_five_points_needs_the_enumerated_number_of_pairs(discordance: float, n: int) -> None:
    assert tost_power(n - 5, discordance, 0.05, no_worse=True) < 0.8
    assert tost_power(n, discordance, 0.05, no_worse=True) >= 0.8


@pytest.mark.parametrize(
    ("n", "few", "many"), [(100, 0.088, 0.124), (200, 0.062, 0.088), (500, 0.040, 0.056), (1000, 0.028, 0.040)]
)
def test_the_smallest_visible_difference_agrees_with_the_table(n: int, few: float, many: float) -> None:
    assert minimum_detectable_effect(n, 0.10) == pytest.approx(few, abs=6e-4)
    assert minimum_detectable_effect(n, 0.20) == pytest.approx(many, abs=6e-4)


@given(st.integers(10, 5000), st.floats(0.0, 1.0))
def test_the_smallest_visible_difference_needs_just_these_pairs(n: int, discordance: float) -> None:
    effect = minimum_detectable_effect(n, discordance)
    assert effect is not None
    assert paired_cases(effect, max(discordance, effect)) == pytest.approx(n, rel=1e-6)


def test_too_few_pairs_show_no_difference_at_all() -> None:
    assert minimum_detectable_effect(3, 1.0) is None


@given(st.integers(4, 12), st.integers(0, 3), st.floats(0.05, 0.4))
def test_the_enumerated_test_is_the_one_that_decides(n: int, b: int, margin: float) -> None:
    # with certain discordance in one direction a single table has all the probability
    if b == n:
        return
    shown = two_one_sided_tests(n, 0, n, margin).no_worse
    assert tost_power(n, 1.0, margin, difference=1.0, no_worse=True) == pytest.approx(float(shown))


@given(st.integers(5, 60), st.floats(0.02, 1.0))
def test_without_a_difference_the_exact_test_stays_under_its_level(n: int, discordance: float) -> None:
    assert mcnemar_power(n, 0.0, discordance, method="exact") <= 0.05


@given(st.integers(5, 100), st.floats(0.02, 0.5))
def test_without_a_difference_mid_p_stays_under_its_level_unless_most_pairs_differ(n: int, discordance: float) -> None:
    assert mcnemar_power(n, 0.0, discordance, method="mid-p") <= 0.05


def test_pairs_that_never_disagree_show_no_difference_but_parity() -> None:
    assert mcnemar_power(500, 0.0, 0.0, method="exact") == 0.0
    assert tost_power(70, 0.0, 0.05) == 1.0
    assert tost_power(69, 0.0, 0.05) == 0.0


@pytest.mark.parametrize(("difference", "discordance"), [(0.2, 0.1), (0.0, 0.1), (0.5, 1.5), (math.nan, 0.5)])
def test_a_difference_above_the_discordance_is_refused(difference: float, discordance: float) -> None:
    with pytest.raises(ValueError, match="difference"):
        paired_cases(difference, discordance)


def test_other_numbers_out_of_range_are_refused() -> None:
    with pytest.raises(ValueError, match="power"):
        paired_cases(0.1, 0.2, power=1.0)
    with pytest.raises(ValueError, match="pairs"):
        minimum_detectable_effect(0, 0.1)
    with pytest.raises(ValueError, match="pairs"):
        mcnemar_power(10, 0.3, 0.2, method="exact")
    with pytest.raises(ValueError, match="margin"):
        tost_cases(0.1, 0.05, difference=0.05)
    with pytest.raises(ValueError, match="margin"):
        tost_power(100, 0.1, 0.0)
