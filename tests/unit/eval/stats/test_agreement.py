from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sprout.eval.stats import ac1, cohen_kappa, krippendorff_alpha

labels = st.lists(st.tuples(st.sampled_from("abc"), st.sampled_from("abc")), min_size=2, max_size=40)


def raters(inputs: dict[str, Any]) -> list[list[Any]]:
    if "M" in inputs:
        return list(inputs["M"])
    human: list[Any] = []
    judge: list[Any] = []
    for i, row in enumerate(inputs["table"]):
        for j, count in enumerate(row):
            human += [i == 0] * count
            judge += [j == 0] * count
    return [human, judge]


def rng() -> np.random.Generator:
    return np.random.default_rng(11)


@pytest.mark.oracles("cohen_kappa")
def test_kappa_agrees_with_published_implementations(oracle: dict[str, Any]) -> None:
    found = cohen_kappa(*raters(oracle["inputs"]))
    assert found is not None
    expected = oracle["expected"]
    if isinstance(expected, dict):
        assert found.value == pytest.approx(expected["kappa"], abs=oracle["tol"])
        assert found.standard_error == pytest.approx(expected["std_kappa"], abs=oracle["tol"])
        ends = [expected["ci"][0], min(1.0, expected["ci"][1])]
        assert [found.lower, found.upper] == pytest.approx(ends, abs=oracle["tol"])
    else:
        assert found.value == pytest.approx(expected, abs=oracle["tol"])


@pytest.mark.oracles("weighted_kappa")
def test_weighted_kappa_agrees_with_a_published_implementation(oracle: dict[str, Any]) -> None:
    found = cohen_kappa(oracle["inputs"]["h"], oracle["inputs"]["j"], weights=oracle["inputs"]["weights"])
    assert found is not None
    assert found.value == pytest.approx(oracle["expected"], abs=oracle["tol"])


@pytest.mark.oracles("ac1")
def test_ac1_agrees_with_a_published_implementation(oracle: dict[str, Any]) -> None:
    found = ac1(raters(oracle["inputs"]))
    assert found is not None
    assert found.value == pytest.approx(oracle["expected"]["coefficient"], abs=oracle["tol"])
    assert found.standard_error == pytest.approx(oracle["expected"]["se"], abs=oracle["tol"])
    if "ci" in oracle["expected"]:
        assert [found.lower, found.upper] == pytest.approx(oracle["expected"]["ci"], abs=oracle["tol"])


@pytest.mark.oracles("krippendorff_alpha")
def test_alpha_agrees_with_published_implementations(oracle: dict[str, Any]) -> None:
    found = krippendorff_alpha(raters(oracle["inputs"]), rng(), level=oracle["inputs"]["level"], draws=5)
    assert found is not None
    assert found.value == pytest.approx(oracle["expected"], abs=oracle["tol"])


def test_a_judge_that_passes_every_true_failure_agrees_by_ac1_and_not_by_kappa() -> None:
    table = raters({"table": [[95, 2], [3, 0]]})
    first, second = ac1(table), cohen_kappa(*table)
    assert first is not None
    assert second is not None
    assert first.value > 0.94
    assert second.value < 0.0


@settings(max_examples=60)
@given(labels)
def test_coefficients_do_not_depend_on_who_is_first_and_are_one_at_most(pairs: list[tuple[str, str]]) -> None:
    one, two = [a for a, _ in pairs], [b for _, b in pairs]
    for coefficient in (
        cohen_kappa,
        lambda x, y: ac1([x, y]),
        lambda x, y: krippendorff_alpha([x, y], rng(), draws=20),
    ):
        here, there = coefficient(one, two), coefficient(two, one)
        assert (here is None) == (there is None)
        if here is not None and there is not None:
            assert here.value == pytest.approx(there.value, abs=1e-9)
            assert here.value <= 1.0 + 1e-12
            assert -1.0 <= here.lower <= here.upper <= 1.0


@given(st.lists(st.sampled_from("abc"), min_size=2, max_size=30).filter(lambda values: len(set(values)) > 1))
def test_raters_that_always_agree_have_one(values: list[str]) -> None:
    for found in (
        cohen_kappa(values, values),
        ac1([values, values]),
        krippendorff_alpha([values, values], rng(), draws=20),
    ):
        assert found is not None
        assert found.value == pytest.approx(1.0)


def test_chance_agreement_alone_has_no_coefficient() -> None:
    same = [True] * 5
    assert cohen_kappa(same, same) is None
    assert ac1([same, same]) is None
    assert krippendorff_alpha([same, same], rng()) is None


def test_items_that_one_rater_left_out_are_not_compared() -> None:
    assert krippendorff_alpha([[1, None], [None, 2]], rng()) is None
    assert ac1([[1, None], [None, 2]]) is None
    full = krippendorff_alpha([[1, 2, 2, 1], [1, 2, 1, 1]], rng(), draws=5)
    with_gap = krippendorff_alpha([[1, 2, 2, 1, 2], [1, 2, 1, 1, None]], rng(), draws=5)
    assert full is not None
    assert with_gap is not None
    assert with_gap.value == full.value
    assert with_gap.items == 4


def test_alphas_interval_repeats_with_the_same_seed() -> None:
    ratings = [[1, 2, 3, 3, 2, 1, 4, 1, 2], [1, 2, 3, 3, 2, 2, 4, 1, 1]]
    assert krippendorff_alpha(ratings, rng()) == krippendorff_alpha(ratings, rng())


def test_ratings_that_cannot_be_compared_are_refused() -> None:
    with pytest.raises(ValueError, match="0 and 0"):
        cohen_kappa([], [])
    with pytest.raises(ValueError, match="1 and 2"):
        cohen_kappa(["a"], ["a", "b"])
    with pytest.raises(ValueError, match="two raters"):
        ac1([["a", "b"]])
    with pytest.raises(ValueError, match="two raters"):
        ac1([["a"], ["a", "b"]])
    with pytest.raises(ValueError, match="no item"):
        ac1([[None], [None]])
    with pytest.raises(ValueError, match="numbers"):
        krippendorff_alpha([["a", "b"], ["a", "c"]], rng(), level="interval")
    with pytest.raises(ValueError, match="at least 0"):
        krippendorff_alpha([[-1, 2], [1, 2]], rng(), level="ratio")


@settings(max_examples=60)
@given(st.lists(st.tuples(st.sampled_from("ab"), st.sampled_from("ab"), st.integers(1, 4)), min_size=2, max_size=15))
def test_an_item_that_stands_for_several_weighs_as_much_as_they_do(items: list[tuple[str, str, int]]) -> None:
    first, second, weights = ([item[part] for item in items] for part in range(3))
    spread = [(a, b) for a, b, times in items for _ in range(times)]
    repeated = [[a for a, _ in spread], [b for _, b in spread]]

    for few, many in (
        (cohen_kappa(first, second, item_weights=weights), cohen_kappa(*repeated)),
        (ac1([first, second], item_weights=weights), ac1(repeated)),
    ):
        assert (few is None) == (many is None)
        if few is not None and many is not None:
            assert few.value == pytest.approx(many.value, abs=1e-9)


@pytest.mark.parametrize("weights", [[1.0], [1.0, 0.0], [1.0, float("nan")], [1.0, -2.0]])
def test_an_item_weight_that_is_none_is_refused(weights: list[float]) -> None:
    with pytest.raises(ValueError, match="item weights for 2 items"):
        cohen_kappa("ab", "ab", item_weights=weights)
    with pytest.raises(ValueError, match="item weights for 2 items"):
        ac1(["ab", "ab"], item_weights=weights)
