import itertools
import math
from collections.abc import Sequence
from fractions import Fraction
from typing import Any

import numpy as np
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from sprout.eval.stats import Effect, factorial_effects, holm, sign_flip


def named(outcomes: Any, factors: list[str]) -> dict[str, Effect]:
    return {effect.name.replace("×", "x"): effect for effect in factorial_effects(outcomes, factors)}


@pytest.mark.oracles("factorial_effects")
def test_contrasts_agree_with_a_t_test_per_contrast(oracle: dict[str, Any]) -> None:
    found = named(oracle["inputs"]["Y"], ["A", "B", "C"][: len(oracle["inputs"]["arms"][0])])
    assert set(found) == set(oracle["expected"])
    for name, expected in oracle["expected"].items():
        effect = found[name]
        assert effect.estimate == pytest.approx(expected["effect"], abs=oracle["tol"])
        assert effect.standard_error == pytest.approx(expected["se"], abs=oracle["tol"])
        assert effect.p_value == pytest.approx(expected["pvalue"], abs=oracle["tol"])
        assert [effect.lower, effect.upper] == pytest.approx(expected["ci"], abs=oracle["tol"])


@pytest.mark.oracles("factorial_regression")
def test_contrasts_agree_with_clustered_regressions(oracle: dict[str, Any]) -> None:
    found = named(oracle["inputs"]["Y"], ["A", "B"])
    n = len(oracle["inputs"]["Y"])
    scale = 1.0 if oracle["inputs"]["scaled"] else math.sqrt(n / (n - 1))
    params, errors = oracle["expected"]["params"], oracle["expected"]["bse"]
    # with factors coded ±1/2 the interaction's coefficient is twice the contrast
    for effect, coefficient, factor in (("A", "a", 1.0), ("B", "b", 1.0), ("AxB", "a:b", 0.5)):
        assert found[effect].estimate == pytest.approx(params[coefficient] * factor, abs=1e-9)
        assert found[effect].standard_error == pytest.approx(errors[coefficient] * factor * scale, abs=1e-9)


@pytest.mark.oracles("sign_flip")
def test_sign_flips_agree_with_a_published_implementation(oracle: dict[str, Any]) -> None:
    assert sign_flip(oracle["inputs"]["d"]) == pytest.approx(oracle["expected"], abs=oracle["tol"])


def brute_force(differences: Sequence[Any], slack: float = 1e-12) -> float:
    seen = abs(sum(differences)) * (1 - slack) if slack else abs(sum(differences))
    patterns = list(itertools.product((-1, 1), repeat=len(differences)))
    sums = [abs(sum(s * d for s, d in zip(signs, differences, strict=True))) for signs in patterns]
    return sum(value >= seen for value in sums) / len(patterns)


@example([-1.0, -0.6, -0.2, -0.2, 0.4, 0.4, 0.4, 0.4, 0.4])
@given(st.lists(st.sampled_from([-1.0, -0.6, -0.2, 0.0, 0.2, 0.4, 1.0, 1 / 3, -2 / 3]), min_size=1, max_size=9))
def test_sign_flips_of_fractions_count_every_pattern(differences: list[float]) -> None:
    exact = [Fraction(value).limit_denominator(1000) for value in differences]

    assert sign_flip(differences) == pytest.approx(brute_force(exact, slack=0.0), abs=1e-9)


@given(st.lists(st.floats(-1.0, 1.0).map(lambda x: x * math.pi / 4), min_size=1, max_size=9))
def test_sign_flips_of_any_numbers_count_every_pattern(differences: list[float]) -> None:
    assert sign_flip(differences) == pytest.approx(brute_force(differences), abs=1e-9)


@given(st.lists(st.integers(-5, 5), max_size=60))
def test_sign_flips_do_not_depend_on_the_sign_or_the_unit(steps: list[int]) -> None:
    p = sign_flip([step / 5 for step in steps])
    assert 0.0 < p <= 1.0
    assert sign_flip([-step / 5 for step in steps]) == pytest.approx(p)
    assert sign_flip([step / 10 for step in steps]) == pytest.approx(p)


def test_sign_flips_of_many_fractions_are_exact() -> None:
    assert sign_flip([0.2] * 200) == pytest.approx(2.0**-199)


def test_sign_flips_of_many_odd_numbers_are_drawn_and_need_a_generator() -> None:
    differences = (np.random.default_rng(2).normal(0.5, 1.0, size=40)).tolist()
    with pytest.raises(ValueError, match="generator"):
        sign_flip(differences)
    first, second = (sign_flip(differences, rng=np.random.default_rng(3), draws=2000) for _ in range(2))
    assert first == second
    assert 0.0 < first < 0.1


def test_no_differences_are_no_evidence() -> None:
    assert sign_flip([]) == 1.0
    assert sign_flip([0.0, 0.0]) == 1.0


def test_few_cases_are_tested_by_sign_flips_and_labelled() -> None:
    outcomes = [[0.0, 1.0]] * 6 + [[1.0, 1.0]] * 4
    effect = factorial_effects(outcomes, ["retrieval"])[0]
    assert effect.small_sample
    assert effect.p_value == pytest.approx(2 / 2**6)
    assert effect.estimate == pytest.approx(0.6)


def test_an_effect_that_never_varies_is_not_taken_for_certain() -> None:
    effect = factorial_effects([[0.0, 1.0]] * 40, ["retrieval"])[0]
    assert effect.standard_error == 0.0
    assert effect.p_value == pytest.approx(2.0**-39)


def test_interactions_stop_where_they_are_told_to() -> None:
    outcomes = np.random.default_rng(4).integers(0, 2, size=(40, 8)).tolist()
    everything = factorial_effects(outcomes, ["a", "b", "c"])
    pairs = factorial_effects(outcomes, ["a", "b", "c"], interactions=2)
    assert [effect.name for effect in everything] == ["a", "b", "c", "a×b", "a×c", "b×c", "a×b×c"]
    assert [effect.name for effect in pairs] == ["a", "b", "c", "a×b", "a×c", "b×c"]
    assert [effect.p_holm for effect in pairs] == pytest.approx(list(holm([effect.p_value for effect in pairs])))


@given(st.lists(st.lists(st.integers(0, 1), min_size=4, max_size=4), min_size=2, max_size=15))
def test_exchanging_on_and_off_turns_the_sign_of_the_effect(outcomes: list[list[int]]) -> None:
    flipped = [[row[2], row[3], row[0], row[1]] for row in outcomes]
    here, there = factorial_effects(outcomes, ["a", "b"]), factorial_effects(flipped, ["a", "b"])
    assert [e.estimate for e in there] == pytest.approx([-here[0].estimate, here[1].estimate, -here[2].estimate])


@pytest.mark.parametrize(
    ("outcomes", "factors"),
    [
        ([[0, 1]], ["a"]),
        ([[0, 1], [1]], ["a"]),
        ([[0, 1], [1, math.nan]], ["a"]),
        ([[0, 1, 1, 1], [1, 1, 1, 1]], ["a", "a"]),
        ([[1], [1]], []),
    ],
)
def test_tables_that_are_no_factorial_are_refused(outcomes: Any, factors: list[str]) -> None:
    with pytest.raises(ValueError, match=r"cases|case has|factors"):
        factorial_effects(outcomes, factors)


def test_other_numbers_out_of_range_are_refused() -> None:
    with pytest.raises(ValueError, match="confidence"):
        factorial_effects([[0, 1], [1, 1]], ["a"], confidence=1.0)
    with pytest.raises(ValueError, match="finite"):
        sign_flip([math.inf])
