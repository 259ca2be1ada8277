import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sprout.eval.stats.bisection import bisect


@given(st.floats(-1e6, 1e6))
def test_the_last_point_that_holds_is_found_to_the_last_bit(edge: float) -> None:
    found = bisect(lambda x: x <= edge, -1e6, 1e6)
    assert found <= edge
    assert edge - found <= 4 * math.ulp(max(1.0, abs(edge)))


@pytest.mark.parametrize(("edge", "expected"), [(-5.0, 0.0), (5.0, 1.0)])
def test_an_edge_outside_the_interval_gives_its_end(edge: float, expected: float) -> None:
    assert bisect(lambda x: x <= edge, 0.0, 1.0) == expected
