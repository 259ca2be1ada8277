import math
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sprout.eval.stats import cochran_q, holm, mcnemar


@pytest.mark.oracles("mcnemar")
def test_mcnemar_agrees_with_published_implementations(oracle: dict[str, Any]) -> None:
    found = mcnemar(oracle["inputs"]["b"], oracle["inputs"]["c"], method=oracle["inputs"]["method"])
    assert found == pytest.approx(oracle["expected"], abs=oracle["tol"])


@pytest.mark.oracles("cochran_q")
def test_cochrans_q_agrees_with_a_published_implementation(oracle: dict[str, Any]) -> None:
    found = cochran_q(oracle["inputs"]["X"])
    assert found.statistic == pytest.approx(oracle["expected"]["statistic"], abs=oracle["tol"])
    assert found.p_value == pytest.approx(oracle["expected"]["pvalue"], abs=oracle["tol"])
    assert found.degrees == oracle["expected"]["df"]


@pytest.mark.oracles("holm")
def test_holms_correction_agrees_with_published_implementations(oracle: dict[str, Any]) -> None:
    assert list(holm(oracle["inputs"]["p"])) == pytest.approx(oracle["expected"], abs=oracle["tol"])


@pytest.mark.oracles("pairwise_holm")
def test_pairwise_tests_of_four_targets_agree_with_a_published_implementation(oracle: dict[str, Any]) -> None:
    rows = oracle["inputs"]["X"]
    raw = [
        mcnemar(sum(row[i] > row[j] for row in rows), sum(row[i] < row[j] for row in rows), method="exact")
        for i, j in oracle["inputs"]["pairs"]
    ]
    assert raw == pytest.approx(oracle["expected"]["raw"], abs=oracle["tol"])
    assert list(holm(raw)) == pytest.approx(oracle["expected"]["holm"], abs=oracle["tol"])


@given(st.integers(0, 300), st.integers(0, 300))
def test_mcnemar_is_a_symmetric_probability_and_mid_p_the_smaller(b: int, c: int) -> None:
    exact, mid = (mcnemar(b, c, method=method) for method in ("exact", "mid-p"))  # type: ignore[arg-type]
    assert 0.0 < mid <= exact <= 1.0
    assert exact == mcnemar(c, b, method="exact")


@given(st.integers(0, 100), st.integers(0, 100))
def test_a_more_lopsided_table_of_as_many_pairs_is_less_likely(b: int, c: int) -> None:
    if b > c > 0:
        assert mcnemar(b + 1, c - 1, method="exact") < mcnemar(b, c, method="exact") or b - c <= 1


@given(st.lists(st.floats(0.0, 1.0), max_size=12))
def test_holm_never_lowers_a_p_value_and_keeps_their_order(p: list[float]) -> None:
    adjusted = holm(p)
    assert all(before <= after <= 1.0 for before, after in zip(p, adjusted, strict=True))
    order = sorted(range(len(p)), key=lambda i: p[i])
    assert [adjusted[i] for i in order] == sorted(adjusted)


@given(st.lists(st.floats(0.0, 1.0), min_size=1, max_size=12))
def test_holm_multiplies_the_smallest_by_their_number(p: list[float]) -> None:
    assert min(holm(p)) == pytest.approx(min(1.0, len(p) * min(p)))


def test_targets_that_agree_on_every_case_have_no_q() -> None:
    found = cochran_q([[True, True], [False, False]])
    assert (found.statistic, found.p_value) == (0.0, 1.0)


@pytest.mark.parametrize("table", [[], [[True]], [[True, False], [True]]])
def test_q_needs_rows_of_equal_length_and_two_targets(table: list[list[bool]]) -> None:
    with pytest.raises(ValueError, match="Cochran"):
        cochran_q(table)


@pytest.mark.parametrize("bad", [-0.1, 1.1, math.nan])
def test_what_is_no_p_value_is_refused(bad: float) -> None:
    with pytest.raises(ValueError, match="p-value"):
        holm([0.5, bad])


def test_negative_counts_are_refused() -> None:
    with pytest.raises(ValueError, match="-1"):
        mcnemar(-1, 3, method="exact")
