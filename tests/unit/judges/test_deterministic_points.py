"""The deterministic judge's settings: operating points, threshold, band; and what very long texts cost."""

import asyncio
import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sprout.judges import DeterministicJudge, Judgement

SOURCE = "Marta baked the bread on Sunday. Her brother Paul set the table and lit the candles."
WEAK = "Marta baked a cake for Paul."


def judge(claim: str, source: str = SOURCE, **options: object) -> Judgement:
    return asyncio.run(DeterministicJudge(**options).entails(claim, [source]))  # type: ignore[arg-type]


def test_a_mistyped_point_is_an_error_that_names_the_nearest() -> None:
    with pytest.raises(ValueError, match="did you mean 'strict'"):
        DeterministicJudge(point="stict")


@pytest.mark.parametrize("band", [-0.1, 1.0, float("nan"), float("inf"), True, "0.1"])
def test_a_band_that_cannot_be_is_rejected(band: object) -> None:
    with pytest.raises(ValueError, match="band"):
        DeterministicJudge(band=band)  # type: ignore[arg-type]


def test_a_score_inside_the_band_is_undecided_and_the_reason_says_so() -> None:
    score = judge(WEAK).score
    found = judge(WEAK, threshold=score, band=0.02)
    assert found.verdict == "undecided"
    assert "decides nothing" in found.reason


def test_a_score_outside_the_band_is_decided() -> None:
    score = judge(WEAK).score
    assert judge(WEAK, threshold=score + 0.05, band=0.02).verdict == "no"
    assert judge(WEAK, threshold=score - 0.05, band=0.02).verdict == "yes"


def test_a_sentence_of_the_source_is_supported_at_any_setting() -> None:
    assert judge("Marta baked the bread on Sunday.", threshold=1.0, band=0.0).verdict == "yes"


def test_a_wide_band_leaves_a_refuted_claim_refuted() -> None:
    assert judge("Marta did not bake the bread on Sunday.", band=0.9).verdict == "contradicted"


@pytest.mark.parametrize("point", ["strict", "balanced"])
def test_at_either_point_a_number_that_no_source_has_is_never_supported(point: str) -> None:
    assert judge("Marta baked the bread on Sunday at 7.", point=point).verdict != "yes"


def test_every_setting_changes_the_config_hash() -> None:
    made = [DeterministicJudge(), DeterministicJudge(point="balanced"), DeterministicJudge(band=0.1)]
    assert len({one.config_hash for one in made}) == len(made)


@settings(deadline=None, max_examples=30)  # the first call loads the language model
@given(st.lists(st.sampled_from(["Marta", "baked", "not", "bread", "Sunday", "Paul", "7"]), min_size=1, max_size=8))
def test_what_the_strict_point_supports_the_balanced_point_supports(words: list[str]) -> None:
    claim = " ".join(words)
    if judge(claim).verdict == "yes":
        assert judge(claim, point="balanced").verdict == "yes"


@pytest.mark.slow
def test_a_claim_and_a_source_of_a_hundred_thousand_words_are_judged_in_a_minute() -> None:
    text = " ".join(f"The plant number {n % 977} drinks water in the garden {n % 31}." for n in range(10_000))
    begin = time.perf_counter()
    judge(text, text[::-1] + text)
    assert time.perf_counter() - begin < 60


def test_one_endless_sentence_costs_no_more_than_many() -> None:
    text = "water " * 30_000
    begin = time.perf_counter()
    judge("The cat drinks water.", text)
    assert time.perf_counter() - begin < 10
