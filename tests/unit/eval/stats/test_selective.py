import math
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sprout.eval.stats import (
    augrc,
    aurc,
    fixed_sequence_threshold,
    proportion_bounds,
    risk_coverage,
    select,
    selective_accuracy,
)

answers = st.lists(
    st.tuples(st.sampled_from([0.1, 0.3, 0.5, 0.7, 0.8, 0.9, 1.0]), st.booleans()), min_size=1, max_size=60
)
Pairs = list[tuple[float, bool]]


@pytest.mark.parametrize("ties", ["spread", "as-given"])
@pytest.mark.oracles("aurc")
def test_each_definition_of_the_area_agrees_with_a_published_implementation(
    oracle: dict[str, Any], ties: Any, confidences: list[float], correct: list[bool]
) -> None:
    found = aurc(confidences, correct, definition=oracle["inputs"]["definition"], ties=ties)
    assert found == pytest.approx(oracle["expected"], abs=oracle["tol"])


@pytest.mark.oracles("risk_coverage")
def test_the_risk_curve_agrees_with_a_published_implementation(
    oracle: dict[str, Any], confidences: list[float], correct: list[bool]
) -> None:
    found = [point.risk for point in risk_coverage(confidences, correct, ties="as-given")]
    assert found == pytest.approx(oracle["expected"], abs=max(oracle["tol"], 1e-6))


@pytest.mark.oracles("augrc")
def test_the_generalised_area_agrees_with_its_definition_evaluated_elsewhere(
    oracle: dict[str, Any], confidences: list[float], correct: list[bool]
) -> None:
    assert augrc(confidences, correct) == pytest.approx(oracle["expected"], abs=oracle["tol"])


@pytest.mark.oracles("selective_accuracy")
def test_the_selective_accuracy_agrees_with_its_definition_evaluated_elsewhere(
    oracle: dict[str, Any], confidences: list[float], correct: list[bool]
) -> None:
    found = selective_accuracy(confidences, correct, oracle["inputs"]["coverage"])
    assert found == pytest.approx(oracle["expected"], abs=oracle["tol"])


@given(answers, st.randoms())
def test_the_order_of_tied_cases_does_not_matter(pairs: Pairs, random: Any) -> None:
    shuffled = random.sample(pairs, len(pairs))
    first, second = (aurc([c for c, _ in p], [y for _, y in p], definition="mean") for p in (pairs, shuffled))
    assert first == pytest.approx(second, abs=1e-12)


@given(answers)
def test_risks_end_in_the_error_rate_and_areas_are_shares(pairs: Pairs) -> None:
    values, right = [c for c, _ in pairs], [y for _, y in pairs]
    points = risk_coverage(values, right)
    assert points[-1].coverage == 1.0
    assert points[-1].risk == pytest.approx(1 - sum(right) / len(right))
    assert all(0.0 <= point.risk <= 1.0 for point in points)
    for definition in ("mean", "trapezoid", "trapezoid-rescaled"):
        assert 0.0 <= aurc(values, right, definition=definition) <= 1.0  # type: ignore[arg-type]
    assert augrc(values, right) <= aurc(values, right, definition="mean") + 1e-12


@given(answers, st.floats(0.01, 1.0))
def test_a_threshold_keeps_what_is_at_least_as_confident(pairs: Pairs, threshold: float) -> None:
    values, right = [c for c, _ in pairs], [y for _, y in pairs]
    found = select(values, right, threshold)
    assert found.answered == sum(c >= threshold for c in values)
    assert found.right == sum(y for c, y in pairs if c >= threshold)
    assert found.accuracy_lower <= (found.accuracy if found.accuracy is not None else 0.0) + 1e-12
    assert found.coverage_lower <= found.coverage + 1e-12


def test_answering_nothing_shows_nothing() -> None:
    found = select([0.1, 0.2], [True, True], 0.9)
    assert (found.accuracy, found.accuracy_lower, found.coverage_lower) == (None, 0.0, 0.0)


def test_the_lowest_threshold_that_keeps_its_accuracy_is_chosen() -> None:
    values = [0.9] * 40 + [0.8] * 40 + [0.5] * 40
    right = [True] * 40 + [True] * 38 + [False] * 2 + [True, False] * 20
    found = fixed_sequence_threshold(values, right, 0.9)
    assert found is not None
    assert found.threshold == 0.8
    assert found.accuracy_lower >= 0.9
    assert select(values, right, 0.5).accuracy_lower < 0.9


def test_a_failing_threshold_ends_the_sequence_though_a_lower_one_would_do() -> None:
    values = [0.9] * 30 + [0.8] * 10 + [0.7] * 300
    right = [True] * 30 + [False] * 10 + [True] * 300
    assert select(values, right, 0.7).accuracy_lower >= 0.9
    found = fixed_sequence_threshold(values, right, 0.9)
    assert found is not None
    assert found.threshold == 0.9


def test_too_few_answers_for_a_perfect_score_are_not_tested() -> None:
    assert fixed_sequence_threshold([0.9] * 28, [True] * 28, 0.9) is None
    found = fixed_sequence_threshold([0.99] + [0.9] * 28, [True] * 29, 0.9)
    assert found is not None
    assert found.threshold == 0.9


@given(answers, st.floats(0.05, 0.95))
def test_what_is_chosen_has_the_accuracy_that_was_asked_for(pairs: Pairs, accuracy: float) -> None:
    values, right = [c for c, _ in pairs], [y for _, y in pairs]
    found = fixed_sequence_threshold(values, right, accuracy)
    if found is not None:
        bound = proportion_bounds(found.right, found.answered, confidence=0.95, side="lower", method="exact")
        assert bound.lower >= accuracy


def test_one_case_has_a_risk_and_no_area_between_points() -> None:
    assert aurc([0.9], [False], definition="mean") == 1.0
    assert aurc([0.9], [False], definition="trapezoid") == 0.0
    assert aurc([0.9], [False], definition="trapezoid-rescaled") == 1.0


def test_numbers_out_of_range_are_refused() -> None:
    for coverage in (0.0, 1.1, math.nan):
        with pytest.raises(ValueError, match="coverage"):
            selective_accuracy([0.5], [True], coverage)
    for accuracy in (0.0, 1.0, math.nan):
        with pytest.raises(ValueError, match="accuracy"):
            fixed_sequence_threshold([0.5], [True], accuracy)
    for function in (risk_coverage, augrc):
        with pytest.raises(ValueError, match="confidence"):
            function([math.nan], [True])
    with pytest.raises(ValueError, match="confidences"):
        select([], [], 0.5)
