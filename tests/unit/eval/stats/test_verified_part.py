"""A judge's sensitivity and specificity, when people checked a part of what it passed and a part of what it failed."""

import math

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sprout.eval.stats import Estimate, JudgeAccuracy, VerifiedPart, exact_interval, judge_accuracy

NONE = VerifiedPart(answers=0, right=None, labels=0.0)

parts = st.builds(
    lambda answers, checked, right: VerifiedPart(
        answers=answers,
        right=min(right, 1.0) if min(checked, answers) else None,
        labels=float(min(checked, answers)),
    ),
    st.integers(0, 300),
    st.integers(0, 50),
    st.floats(0.0, 1.0),
)


def part(answers: int, right: int, checked: int) -> VerifiedPart:
    return VerifiedPart(answers=answers, right=right / checked if checked else None, labels=float(checked))


def figures(found: JudgeAccuracy) -> list[Estimate]:
    return [found.agreement, found.sensitivity, found.specificity, found.right]


def test_what_was_drawn_at_another_rate_weighs_as_much_as_there_is_of_it() -> None:
    # 900 passed of which 1 in 10 is wrong, 100 failed of which 1 in 5 is right; both labelled 50 times
    found = judge_accuracy(part(900, 45, 50), part(100, 10, 50), NONE)

    assert found.sensitivity.value == pytest.approx(810 / (810 + 20))
    assert found.specificity.value == pytest.approx(80 / (80 + 90))
    assert found.agreement.value == pytest.approx((810 + 80) / 1000)
    assert found.right.value == pytest.approx((810 + 20) / 1000)


def test_if_all_are_checked_the_bounds_are_the_exact_ones() -> None:
    found = judge_accuracy(part(60, 54, 60), part(40, 4, 40), NONE)

    assert (found.sensitivity.lower, found.sensitivity.upper) == pytest.approx(exact_interval(54, 58))
    assert (found.specificity.lower, found.specificity.upper) == pytest.approx(exact_interval(36, 42))
    assert (found.right.lower, found.right.upper) == pytest.approx(exact_interval(58, 100))


def test_an_undecided_verdict_counts_against_the_judge_on_both_sides() -> None:
    without = judge_accuracy(part(60, 54, 60), part(40, 4, 40), NONE)
    found = judge_accuracy(part(60, 54, 60), part(40, 4, 40), part(20, 10, 20))

    pairs = list(zip(figures(found), figures(without), strict=True))[:3]
    assert all((a.value or 0) < (b.value or 0) for a, b in pairs)
    assert found.right.value == pytest.approx(68 / 120), "what is right is right, whatever the judge says of it"
    assert found.sensitivity.value == pytest.approx(54 / 68)
    assert found.specificity.value == pytest.approx(36 / 52)


def test_no_wrong_one_among_a_few_checked_passes_leaves_room_for_many_unchecked() -> None:
    found = judge_accuracy(part(950, 30, 30), part(50, 0, 50), NONE)

    assert found.specificity.value == 1.0
    assert found.specificity.lower < 0.4


def test_without_a_true_failure_nothing_is_known_of_specificity() -> None:
    assert judge_accuracy(part(40, 40, 40), NONE, NONE).specificity == Estimate(value=None, lower=0.0, upper=1.0)


def test_a_verdict_that_nobody_checked_leaves_every_figure_unknown_within_bounds() -> None:
    found = judge_accuracy(part(90, 30, 30), part(10, 0, 0), NONE)

    assert [one.value for one in figures(found)] == [None] * 4
    assert found.sensitivity.lower == pytest.approx(0.88, abs=0.03)  # had all ten been right
    assert found.sensitivity.upper == 1.0


@settings(max_examples=100)
@given(parts, parts, parts)
def test_figures_are_within_their_bounds_and_never_nan(a: VerifiedPart, b: VerifiedPart, c: VerifiedPart) -> None:
    if a.answers + b.answers + c.answers == 0:
        with pytest.raises(ValueError, match="answers at confidence"):
            judge_accuracy(a, b, c)
        return
    for one in figures(judge_accuracy(a, b, c)):
        assert 0.0 <= one.lower <= one.upper <= 1.0
        assert one.value is None or (math.isfinite(one.value) and one.lower - 1e-9 <= one.value <= one.upper + 1e-9)


@pytest.mark.parametrize(
    ("answers", "right", "labels"), [(3, 0.5, 4), (3, None, 1), (3, 0.5, 0), (3, 1.5, 2), (-1, None, 0)]
)
def test_numbers_that_cannot_be_are_refused(answers: int, right: float | None, labels: float) -> None:
    with pytest.raises(ValueError, match="labels of"):
        VerifiedPart(answers=answers, right=right, labels=labels)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("n", "prevalence", "sensitivity", "specificity", "undecided", "share"),
    [
        (60, 0.5, 0.95, 0.3, 0.05, 1.0),
        (60, 0.9, 0.99, 0.8, 0.05, 0.1),
        (400, 0.9, 0.95, 0.3, 0.05, 1.0),
        (400, 0.97, 0.8, 0.8, 0.0, 0.1),
        (125, 0.9, 0.95, 0.8, 0.05, 0.25),
    ],
)
def test_bounds_hold_as_often_as_they_say(
    n: int, prevalence: float, sensitivity: float, specificity: float, undecided: float, share: float
) -> None:
    rng, held, times = np.random.default_rng(5), np.zeros((4, 2)), 1500
    decided = 1 - undecided
    agreement = decided * (prevalence * sensitivity + (1 - prevalence) * specificity)
    truths = (agreement, decided * sensitivity, decided * specificity, prevalence)
    for _ in range(times):
        right = rng.random(n) < prevalence
        found_out = rng.random(n) < np.where(right, sensitivity, specificity)
        verdict = np.where(rng.random(n) < undecided, 2, np.where(found_out == right, 0, 1))
        drawn = []
        for which in range(3):
            ids = np.flatnonzero(verdict == which)
            checked = min(len(ids), max(3, math.ceil(max(share, 30 / n) * len(ids))))
            picked = rng.choice(ids, checked, replace=False) if checked else np.array([], dtype=int)
            drawn.append(part(len(ids), int(right[picked].sum()), checked))
        found = judge_accuracy(*drawn)
        held += [[e.lower <= truth, e.upper >= truth] for e, truth in zip(figures(found), truths, strict=True)]

    assert (held / times).min() > 0.96  # 0.975 is nominal
