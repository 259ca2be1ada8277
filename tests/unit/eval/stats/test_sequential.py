import math
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sprout.eval.stats import Step, group_sequential_plan, min_passes


@pytest.mark.oracles("group_sequential_plan")
def test_boundaries_agree_with_an_independent_recursion(oracle: dict[str, Any]) -> None:
    t = oracle["inputs"]
    plan = group_sequential_plan(t["max_n"], t["threshold"], confidence=1 - t["alpha"], looks=t["looks"])
    assert [[look.n, look.passes] for look in plan.looks] == oracle["expected"]


@pytest.mark.oracles("group_sequential_size")
def test_the_size_agrees_with_an_independent_recursion(oracle: dict[str, Any]) -> None:
    t = oracle["inputs"]
    plan = group_sequential_plan(t["max_n"], t["threshold"], confidence=1 - t["alpha"], looks=t["looks"])
    assert plan.size == pytest.approx(oracle["expected"], abs=oracle["tol"])


@pytest.mark.oracles("sequential_lower_bound")
def test_the_bound_after_stopping_keeps_its_recorded_values(oracle: dict[str, Any]) -> None:
    t = oracle["inputs"]
    plan = group_sequential_plan(t["max_n"], t["threshold"], looks=t["looks"], rho=t["rho"])
    assert plan.lower_bound(t["successes"], t["n_stop"]) == pytest.approx(oracle["expected"], abs=oracle["tol"])


@pytest.mark.oracles("operating_characteristics")
def test_operating_characteristics_agree_with_enumeration(oracle: dict[str, Any]) -> None:
    t, expected = oracle["inputs"], oracle["expected"]
    plan = group_sequential_plan(t["max_n"], t["threshold"])
    for rate, power, cases in zip(t["rates"], expected["power"], expected["cases"], strict=True):
        found, asked = plan.pass_probability(rate)
        assert found == pytest.approx(power, abs=oracle["tol"])
        # the enumeration declares a pass at looks only, this plan as soon as it is certain
        assert cases - 0.3 <= asked <= cases + 1e-6


@settings(max_examples=30, deadline=None)
@given(st.integers(1, 150), st.floats(0.3, 0.97), st.integers(1, 12), st.floats(0.8, 0.99))
def test_the_false_pass_probability_is_within_the_level(n: int, threshold: float, looks: int, level: float) -> None:
    plan = group_sequential_plan(n, threshold, confidence=level, looks=looks)
    assert plan.size <= 1 - level + 1e-12
    passed, asked = plan.pass_probability(threshold)
    assert passed <= plan.size + 1e-12
    assert 0.0 <= asked <= n + 1e-9


@pytest.mark.parametrize(("n", "threshold"), [(30, 0.9), (60, 0.8), (100, 0.9), (73, 0.95)])
def test_one_look_is_the_exact_fixed_test(n: int, threshold: float) -> None:
    plan = group_sequential_plan(n, threshold, looks=1)
    least = min_passes(n, threshold, confidence=0.95, side="lower", method="exact")
    assert [(look.n, look.passes) for look in plan.looks] == [(n, least)]


@settings(max_examples=40, deadline=None)
@given(st.floats(0.6, 0.99), st.integers(0, 2**32 - 1))
def test_the_bound_after_stopping_clears_the_threshold_exactly_when_the_plan_passes(rate: float, seed: int) -> None:
    plan = group_sequential_plan(60, 0.85)
    passes = 0
    for n, passed in enumerate(np.random.default_rng(seed).random(60) < rate, start=1):
        passes += int(passed)
        step = plan.decide(passes, n)
        if step is not Step.CONTINUE:
            assert (plan.lower_bound(passes, n) >= 0.85) == (step is Step.PASS)
            return
    pytest.fail("the plan did not end with its cases")


def test_a_suite_too_small_for_any_boundary_stops_at_once_without_a_pass() -> None:
    plan = group_sequential_plan(10, 0.95)
    assert plan.looks == ()
    assert plan.decide(0, 0) is Step.STOP
    assert plan.pass_probability(1.0) == (0.0, 0.0)


def test_failures_beyond_every_boundary_stop_and_overwhelming_ones_are_shown_below() -> None:
    plan = group_sequential_plan(200, 0.9)
    assert plan.decide(60, 60) is Step.PASS
    assert plan.decide(59, 60) is Step.CONTINUE
    assert plan.decide(187, 200) is Step.STOP
    assert plan.decide(5, 20) is Step.FAIL


def test_a_boundary_of_a_later_look_that_is_reached_already_passes() -> None:
    plan = group_sequential_plan(200, 0.9)
    assert plan.decide(188, 195) is Step.PASS
    assert plan.decide(187, 195) is Step.CONTINUE


def test_no_passes_bound_the_rate_at_zero() -> None:
    assert group_sequential_plan(60, 0.85).lower_bound(0, 30) == 0.0


@pytest.mark.parametrize(("passes", "n"), [(-1, 5), (6, 5), (1, 61)])
def test_impossible_counts_are_refused(passes: int, n: int) -> None:
    plan = group_sequential_plan(60, 0.85)
    with pytest.raises(ValueError, match="60"):
        plan.decide(passes, n)
    with pytest.raises(ValueError, match="60"):
        plan.lower_bound(passes, n)


@pytest.mark.parametrize(
    "arguments",
    [(0, 0.9, {}), (10, 0.0, {}), (10, 1.0, {}), (10, math.nan, {}), (10, 0.9, {"looks": 0}), (10, 0.9, {"rho": 0.0})],
)
def test_a_plan_that_cannot_be_is_refused(arguments: tuple[int, float, dict[str, Any]]) -> None:
    cases, threshold, options = arguments
    with pytest.raises(ValueError, match="plan"):
        group_sequential_plan(cases, threshold, **options)


def test_a_rate_out_of_range_is_refused() -> None:
    with pytest.raises(ValueError, match="rate"):
        group_sequential_plan(10, 0.5).pass_probability(1.5)
