import math
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sprout.eval.stats import newcombe_interval, tango_bounds, tango_interval, two_one_sided_tests


@st.composite
def tables(draw: st.DrawFn) -> tuple[int, int, int, int]:
    return draw(st.tuples(*[st.integers(0, 60)] * 4).filter(lambda cells: sum(cells) > 0))


@pytest.mark.oracles("newcombe_interval")
def test_newcombes_interval_agrees_with_a_published_implementation(oracle: dict[str, Any]) -> None:
    t = oracle["inputs"]
    n = t["a"] + t["b"] + t["c"] + t["d"]
    found = newcombe_interval(t["b"], t["c"], n, both=t["a"], confidence=t["confidence"])
    assert list(found) == pytest.approx(oracle["expected"], abs=oracle["tol"])


@pytest.mark.oracles("tango_interval")
def test_tangos_interval_agrees_with_published_implementations(oracle: dict[str, Any]) -> None:
    t = oracle["inputs"]
    n = t["a"] + t["b"] + t["c"] + t["d"]
    found = tango_interval(t["b"], t["c"], n, t["confidence"], t["correction"])
    assert list(found) == pytest.approx(oracle["expected"], abs=oracle["tol"])


@given(tables(), st.floats(0.6, 0.99), st.floats(0.0, 1.0))
def test_bounds_lie_around_the_difference_and_swap_with_the_sides(
    cells: tuple[int, int, int, int], level: float, correction: float
) -> None:
    _, b, c, _ = cells
    n = sum(cells)
    lower, upper = tango_bounds(b, c, n, level, correction)
    assert -1.0 <= lower <= (b - c) / n + 1e-9
    assert (b - c) / n - 1e-9 <= upper <= 1.0
    swapped = tango_bounds(c, b, n, level, correction)
    assert swapped == (-upper, -lower)


@given(tables(), st.floats(0.6, 0.99))
def test_newcombes_interval_lies_around_the_difference(cells: tuple[int, int, int, int], level: float) -> None:
    a, b, c, _ = cells
    n = sum(cells)
    lower, upper = newcombe_interval(b, c, n, both=a, confidence=level)
    assert -1.0 <= lower <= (b - c) / n + 1e-9
    assert (b - c) / n - 1e-9 <= upper <= 1.0


@given(tables(), st.floats(0.6, 0.99))
def test_the_continuity_correction_only_widens(cells: tuple[int, int, int, int], level: float) -> None:
    _, b, c, _ = cells
    plain = tango_bounds(b, c, sum(cells), level, 0.0)
    corrected = tango_bounds(b, c, sum(cells), level, 0.5)
    assert corrected[0] <= plain[0] + 1e-12
    assert corrected[1] >= plain[1] - 1e-12


@given(tables(), st.floats(0.01, 0.5))
def test_equivalence_implies_no_worse_and_excludes_apart(cells: tuple[int, int, int, int], margin: float) -> None:
    _, b, c, _ = cells
    found = two_one_sided_tests(b, c, sum(cells), margin)
    assert found.no_worse or not found.within
    assert not (found.within and found.apart)


def test_equal_sides_show_parity_within_five_points_from_seventy_pairs_on() -> None:
    assert not two_one_sided_tests(0, 0, 69, 0.05).within
    assert two_one_sided_tests(0, 0, 70, 0.05).within


def test_three_of_150_cannot_be_told_and_twenty_can() -> None:
    few, many = tango_interval(3, 0, 150), tango_interval(20, 0, 150)
    assert few[0] <= 0.0 <= few[1]
    assert many[0] > 0.0


@pytest.mark.parametrize(("b", "c", "n"), [(-1, 0, 5), (3, 3, 5), (0, 0, 0)])
def test_impossible_counts_are_refused(b: int, c: int, n: int) -> None:
    with pytest.raises(ValueError, match="pairs"):
        tango_bounds(b, c, n)
    with pytest.raises(ValueError, match="pairs"):
        newcombe_interval(b, c, n, both=0)


def test_other_numbers_out_of_range_are_refused() -> None:
    with pytest.raises(ValueError, match="confidence"):
        tango_bounds(1, 1, 10, 0.3)
    with pytest.raises(ValueError, match="correction"):
        tango_bounds(1, 1, 10, 0.95, -0.5)
    with pytest.raises(ValueError, match="10 pairs"):
        newcombe_interval(1, 1, 10, both=9)
    for margin in (0.0, 1.0, -0.05, math.nan):
        with pytest.raises(ValueError, match="margin"):
            two_one_sided_tests(1, 1, 10, margin)
