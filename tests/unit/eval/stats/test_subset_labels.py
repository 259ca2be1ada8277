import math
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sprout.eval.stats import FEWEST_LABELS, Refusal, double_sampling, fewest_labels, proportion_bounds

COUNTS: dict[str, int] = {"labelled_pass": 90, "right_pass": 85, "labelled_fail": 10, "right_fail": 4}


@st.composite
def designs(draw: st.DrawFn) -> dict[str, int]:
    n = draw(st.integers(40, 500))
    judged = draw(st.integers(0, n))
    k1, k0 = draw(st.integers(0, judged)), draw(st.integers(0, n - judged))
    return {
        "n": n,
        "judged_pass": judged,
        "labelled_pass": k1,
        "right_pass": draw(st.integers(0, k1)),
        "labelled_fail": k0,
        "right_fail": draw(st.integers(0, k0)),
    }


@pytest.mark.oracles("double_sampling")
def test_the_correction_keeps_its_recorded_values(oracle: dict[str, Any]) -> None:
    t, expected = oracle["inputs"], oracle["expected"]
    found = double_sampling(
        t["n"], t["judged_pass"], labelled_pass=t["k1"], right_pass=t["a"], labelled_fail=t["k0"], right_fail=t["b"]
    )
    assert found.refusals == ()
    assert found.estimate == pytest.approx(expected["estimate"], abs=oracle["tol"])
    assert found.lower == pytest.approx(expected["lower"], abs=oracle["tol"])
    assert found.n_eff == pytest.approx(expected["n_eff"], abs=oracle["tol"])


@given(designs(), st.booleans())
def test_bounds_lie_around_the_estimate_and_a_refusal_shows_nothing(design: dict[str, int], proportional: bool) -> None:
    found = double_sampling(**design, proportional=proportional)
    if found.refusals:
        assert (found.lower, found.upper, found.n_eff) == (0.0, 1.0, None)
    else:
        assert found.estimate is not None
        assert 0.0 <= found.lower <= found.estimate + 1e-9
        assert found.estimate - 1e-9 <= found.upper <= 1.0
    assert found.naive == design["judged_pass"] / design["n"]


@given(designs())
def test_labels_below_the_fewest_are_refused(design: dict[str, int]) -> None:
    found = double_sampling(**design)
    few = design["labelled_pass"] + design["labelled_fail"] < FEWEST_LABELS
    assert (Refusal.TOO_FEW_LABELS in found.refusals) == few


def test_with_every_answer_labelled_the_bound_is_about_the_exact_one() -> None:
    found = double_sampling(200, 180, labelled_pass=180, right_pass=175, labelled_fail=20, right_fail=3)
    exact = proportion_bounds(178, 200, confidence=0.95, side="lower", method="exact").lower
    assert found.estimate == pytest.approx(178 / 200)
    assert found.lower == pytest.approx(exact, abs=0.005)


def test_labels_all_alike_are_not_taken_for_a_judge_that_never_errs() -> None:
    found = double_sampling(1000, 990, labelled_pass=99, right_pass=99, labelled_fail=1, right_fail=0)
    assert found.n_eff is not None
    assert found.n_eff < 110
    assert found.lower < 0.96


def test_a_judged_side_without_a_label_is_refused() -> None:
    found = double_sampling(500, 450, labelled_pass=60, right_pass=60, labelled_fail=0, right_fail=0)
    assert Refusal.ONE_SIDE_UNLABELLED in found.refusals
    assert (found.estimate, found.lower) == (None, 0.0)


def test_labels_that_the_judge_passes_more_often_than_the_rest_are_refused_unless_drawn_by_side() -> None:
    design = {"labelled_pass": 95, "right_pass": 90, "labelled_fail": 5, "right_fail": 1}
    assert Refusal.LABELS_NOT_RANDOM in double_sampling(1000, 700, **design).refusals
    assert double_sampling(1000, 700, **design, proportional=False).refusals == ()


def test_labels_drawn_by_side_are_worth_less_than_their_number() -> None:
    equal = {"labelled_pass": 50, "right_pass": 48, "labelled_fail": 50, "right_fail": 10}
    by_side = double_sampling(1000, 900, **equal, proportional=False)
    assert by_side.n_eff is not None
    assert by_side.lower < by_side.naive


def test_a_better_judge_never_needs_more_labels() -> None:
    lower = [
        double_sampling(1000, 900, labelled_pass=90, right_pass=a, labelled_fail=10, right_fail=4).lower
        for a in (70, 80, 85, 89)
    ]
    assert lower == sorted(lower)


def test_the_fewest_labels_agree_with_the_page_and_with_a_perfect_score() -> None:
    assert fewest_labels(0.9, 0.97) == 40
    assert fewest_labels(0.9, 1.0) == 29
    assert fewest_labels(0.9, 0.9) is None


@pytest.mark.parametrize(
    "change",
    [{"right_pass": 91}, {"labelled_pass": 901}, {"labelled_fail": 101}, {"right_fail": 11}, {"right_fail": -1}],
)
def test_impossible_counts_are_refused(change: dict[str, int]) -> None:
    with pytest.raises(ValueError, match="labels"):
        double_sampling(1000, 900, **{**COUNTS, **change})


def test_rates_out_of_range_are_refused() -> None:
    for threshold, rate in ((0.0, 0.9), (1.0, 0.9), (0.9, 1.1), (math.nan, 0.9)):
        with pytest.raises(ValueError, match="threshold"):
            fewest_labels(threshold, rate)
    with pytest.raises(ValueError, match="confidence"):
        fewest_labels(0.9, 0.95, confidence=1.0)
