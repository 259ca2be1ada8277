"""hedging() on labelled sentences, and what it says of a whole answer."""

import time
from pathlib import Path

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from sprout.judges.detectors.hedging import hedging

_TABLE = yaml.safe_load(Path(__file__).with_name("hedging_sentences.yaml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("language", ["en", "es"])
def test_it_finds_nearly_all_labelled_hedges(language: str) -> None:
    hedges = _TABLE[language]["hedges"]
    missed = [sentence for sentence in hedges if hedging(sentence).kind == "none"]
    assert 1 - len(missed) / len(hedges) >= 0.95, missed


@pytest.mark.parametrize("language", ["en", "es"])
def test_it_raises_few_false_alarms_on_labelled_sentences(language: str) -> None:
    found = [sentence for sentence in _TABLE[language]["hedges"] if hedging(sentence).kind != "none"]
    alarms = [sentence for sentence in _TABLE[language]["does_not"] if hedging(sentence).kind != "none"]
    assert len(found) / (len(found) + len(alarms)) >= 0.95, alarms


def test_an_answer_hedged_throughout_is_hedged_in_full() -> None:
    found = hedging("I think it is a pothos. It may be thirsty.")
    assert (found.kind, found.share) == ("full", 1.0)


def test_an_answer_hedged_in_places_is_hedged_in_part_and_each_place_is_shown() -> None:
    text = "Pothos is toxic. It **may** be thirsty! Water it. Perhaps it’s too cold."
    found = hedging(text)
    assert (found.kind, found.share) == ("partial", 0.5)
    assert [hedge.evidence.text for hedge in found.hedges] == ["It **may** be thirsty!", "Perhaps it’s too cold."]
    assert all(text[one.evidence.start : one.evidence.end] == one.evidence.text for one in found.hedges)
    assert "2 of 4" in found.reason


def test_questions_state_nothing_and_hedge_nothing() -> None:
    found = hedging("Could it be root rot? Might it be the cold?")
    assert (found.kind, found.statements, found.share) == ("none", 0, 0.0)


@pytest.mark.parametrize("text", ["", " ", "…", "🪴", "?"])
def test_a_text_without_words_states_nothing(text: str) -> None:
    found = hedging(text)
    assert (found.kind, found.statements, found.evidence) == ("none", 0, None)


@pytest.mark.parametrize(
    "text",
    ["It m\u0430y be too late.", "It m\u200bight be too late.", "It m i g h t be too late.", "Qui\u00adzá sea tarde."],
)
def test_dressing_a_hedge_up_does_not_hide_it(text: str) -> None:
    assert hedging(text).kind == "full"


@settings(deadline=None)
@given(st.text(max_size=200))
def test_any_text_has_a_share_between_none_and_all_and_evidence_from_the_text(text: str) -> None:
    found = hedging(text)
    assert 0.0 <= found.share <= 1.0
    assert (found.kind == "none") == (found.share == 0.0)
    assert all(text[one.evidence.start : one.evidence.end] == one.evidence.text for one in found.hedges)


@settings(deadline=None)
@given(st.sampled_from([one for language in ("en", "es") for one in _TABLE[language]["hedges"]]))
def test_case_does_not_matter_to_a_hedge(sentence: str) -> None:
    assert hedging(sentence.upper()).kind == hedging(sentence).kind


@pytest.mark.parametrize("opening", ["it may not also ", "I think that ", "puede ser que ", '"a ', "if you could "])
def test_a_hostile_answer_takes_no_long_time(opening: str) -> None:
    begin = time.process_time()
    hedging((opening * 100_000)[:100_000])
    assert time.process_time() - begin < 10
