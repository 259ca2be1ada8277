import math
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sprout.eval.stats import reliability_bins

answers = st.lists(st.tuples(st.floats(0.0, 1.0), st.booleans()), min_size=1, max_size=80)
binnings = st.sampled_from(["auto", "mass", "values", "width"])


@pytest.mark.oracles("mass_edges")
def test_bins_of_equal_mass_have_the_published_edges(
    oracle: dict[str, Any], confidences: list[float], correct: list[bool]
) -> None:
    bins = reliability_bins(confidences, correct, oracle["inputs"]["bins"], binning="mass")
    assert len(bins) == len(oracle["expected"])
    for b, below, above in zip(bins, [0.0, *oracle["expected"]], oracle["expected"], strict=False):
        assert all(below - 1e-12 < confidences[i] <= above + 1e-12 for i in b.members)


@pytest.mark.oracles("reliability_bins")
def test_the_reliability_curve_agrees_with_a_published_implementation(
    oracle: dict[str, Any], confidences: list[float], correct: list[bool]
) -> None:
    bins = reliability_bins(confidences, correct, oracle["inputs"]["bins"], binning=oracle["inputs"]["binning"])
    assert [b.accuracy for b in bins] == pytest.approx(oracle["expected"]["prob_true"], abs=oracle["tol"])
    assert [b.confidence for b in bins] == pytest.approx(oracle["expected"]["prob_pred"], abs=oracle["tol"])


@given(answers, binnings, st.none() | st.integers(1, 12))
def test_every_case_is_in_one_bin_and_bins_rise(
    pairs: list[tuple[float, bool]], binning: Any, count: int | None
) -> None:
    values, right = [c for c, _ in pairs], [y for _, y in pairs]
    bins = reliability_bins(values, right, count, binning=binning)
    assert sorted(i for b in bins for i in b.members) == list(range(len(values)))
    tops = [max(values[i] for i in b.members) for b in bins]
    bottoms = [min(values[i] for i in b.members) for b in bins]
    assert all(top < bottom for top, bottom in zip(tops, bottoms[1:], strict=False))


@given(answers, binnings)
def test_equal_confidences_stay_together(pairs: list[tuple[float, bool]], binning: Any) -> None:
    values, right = [c for c, _ in pairs], [y for _, y in pairs]
    place = {i: n for n, b in enumerate(reliability_bins(values, right, binning=binning)) for i in b.members}
    for i, first in enumerate(values):
        assert all(place[i] == place[j] for j, second in enumerate(values) if first == second)


@given(answers)
def test_bins_of_equal_mass_differ_by_one_case_at_most_without_ties(pairs: list[tuple[float, bool]]) -> None:
    values = [i / 100 for i in range(len(pairs))]
    sizes = [len(b.members) for b in reliability_bins(values, [y for _, y in pairs], 7, binning="mass")]
    assert max(sizes) - min(sizes) <= 1


def test_an_edge_belongs_to_the_bin_above_it_and_one_to_the_last() -> None:
    bins = reliability_bins([0.0, 0.2, 0.4, 0.6, 0.8, 1.0], [True] * 6, 5, binning="width")
    assert [b.members for b in bins] == [(0,), (1,), (2,), (3,), (4, 5)]


def test_ten_values_or_fewer_have_a_bin_each_unless_a_count_is_given() -> None:
    values = [0.1 * i for i in range(10)] * 3
    assert len(reliability_bins(values, [True] * 30)) == 10
    assert len(reliability_bins(values, [True] * 30, 5)) == 5
    assert len(reliability_bins([i / 40 for i in range(40)], [True] * 40)) == 5
    assert len(reliability_bins([i / 400 for i in range(400)], [True] * 400)) == 10


@pytest.mark.parametrize("bad", [-0.1, 1.1, math.nan, math.inf])
def test_what_is_no_confidence_is_refused(bad: float) -> None:
    with pytest.raises(ValueError, match="confidence"):
        reliability_bins([0.5, bad], [True, False])


def test_no_cases_unequal_lengths_and_no_bins_are_refused() -> None:
    with pytest.raises(ValueError, match="0 confidences"):
        reliability_bins([], [])
    with pytest.raises(ValueError, match="1 confidences and 2"):
        reliability_bins([0.5], [True, False])
    with pytest.raises(ValueError, match="0 bins"):
        reliability_bins([0.5], [True], 0)
