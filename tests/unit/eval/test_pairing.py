"""Two runs side by side."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sprout.eval.pairing import difference, mismatch

BINARY = st.lists(st.tuples(st.sampled_from([0.0, 1.0]), st.sampled_from([0.0, 1.0])), min_size=1, max_size=80)
SHARES = st.lists(st.tuples(st.floats(0, 1), st.floats(0, 1)), min_size=2, max_size=40)


def test_equal_cases_do_not_mismatch() -> None:
    assert not mismatch({"a": "1", "b": "2"}, {"b": "2", "a": "1"})


def test_each_kind_of_mismatch_is_named() -> None:
    found = mismatch({"a": "1", "b": "2", "c": "3"}, {"a": "1", "b": "x", "d": "4"})

    assert str(found) == "only in this run: 'c'; only in the baseline: 'd'; with another content: 'b'"


def test_an_unknown_content_equals_no_other_unknown_one() -> None:
    assert mismatch({"a": ""}, {"a": ""}).changed == ("a",)


def test_many_ids_are_cut_and_counted() -> None:
    found = mismatch({f"c{n}": "1" for n in range(12)}, {})

    assert str(found) == "only in this run: 'c0', 'c1', 'c2', 'c3', 'c4' and 7 more"


@given(BINARY)
def test_the_bounds_contain_the_difference_and_change_sides_with_the_runs(pairs: list[tuple[float, float]]) -> None:
    found = difference(pairs, 0.95, several=False)
    turned = difference([(old, new) for new, old in pairs], 0.95, several=False)

    assert -1 <= found.lower <= found.value <= found.upper <= 1
    assert (turned.lower, turned.upper) == pytest.approx((-found.upper, -found.lower))
    assert found.p_value == turned.p_value


@given(SHARES)
def test_shares_are_compared_by_the_cases(pairs: list[tuple[float, float]]) -> None:
    found = difference(pairs, 0.95, several=True)

    assert found.lower - 1e-9 <= found.value <= found.upper + 1e-9
    assert found.p_value is None


def test_a_share_is_no_outcome_of_one_trial() -> None:
    with pytest.raises(ValueError, match="0 or 1"):
        difference([(0.5, 1.0)], 0.95, several=False)


def test_nothing_is_not_compared() -> None:
    with pytest.raises(ValueError, match="no case"):
        difference([], 0.95, several=False)
