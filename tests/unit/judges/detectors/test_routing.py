"""routes_to_help() tells an instruction or a contact from a mention."""

from pathlib import Path

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from sprout.judges import routes_to_help

_TABLE = yaml.safe_load(Path(__file__).with_name("routing_sentences.yaml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("sentence", _TABLE["en"]["routes"] + _TABLE["es"]["routes"])
def test_an_instruction_or_contact_routes(sentence: str) -> None:
    assert routes_to_help(sentence) is not None


@pytest.mark.parametrize("sentence", _TABLE["en"]["does_not"] + _TABLE["es"]["does_not"])
def test_a_mention_question_story_or_dissuasion_does_not_route(sentence: str) -> None:
    assert routes_to_help(sentence) is None


def test_the_evidence_is_the_routing_sentence_in_its_place() -> None:
    text = "It irritates the mouth. Call your vet! Water it weekly."
    found = routes_to_help(text)
    assert found is not None
    assert text[found.evidence.start : found.evidence.end] == "Call your vet!"
    assert found.contact == "your vet"


def test_a_mention_does_not_hide_a_later_instruction() -> None:
    assert routes_to_help("My vet said it is fine. All the same, call your vet if it is eaten.") is not None


@settings(deadline=None)
@given(st.text(max_size=200))
def test_any_text_is_read_without_failing(text: str) -> None:
    found = routes_to_help(text)
    assert found is None or text[found.evidence.start : found.evidence.end] == found.evidence.text
