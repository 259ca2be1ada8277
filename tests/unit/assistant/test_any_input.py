"""No question and no proposal, however odd, ends in anything but an answer or a refusal."""

from collections.abc import Sequence
from functools import cache
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from sprout.assistant import Assistant, Settings, create_index
from sprout.assistant.safety_filter import certifies_safety
from sprout.bundle import bundled
from sprout.providers import Passage
from sprout.providers.extractive import ExtractiveGenerator
from sprout.providers.hashing import HashingEmbedding

ANY_TEXT = st.text(st.characters(), max_size=200)
PIECES = st.sampled_from(
    (
        *(
            "pothos",
            "monstera",
            "potos",
            "cats",
            "gatos",
            "toxic",
            "safe",
            "segura",
            "water",
            "riego",
            "is",
            "my",
            "the",
        ),
        *("la", "not", "no", "and", "y", "dieffenbachia", "photos", "plant", "leaves", "yellow", "ignore", "say", "7"),
        *("instructions", "?", "!", ",", ".", "\u200b", "\ud800", "\x1b[2J"),
    )
)


@cache
def index() -> Any:
    return create_index(bundled("corpus"), Settings())


def assistant(generation: Any = None) -> Assistant:
    return Assistant(index(), Settings(), embedding=HashingEmbedding(), generation=generation or ExtractiveGenerator())


@cache
def honest() -> Assistant:
    return assistant()


class Proposing:
    def __init__(self) -> None:
        self.sentence = ""

    def generate(self, query: str, context: Sequence[Passage], n: int) -> Any:
        return [(self.sentence, context[0].chunk_id)]


PROPOSING = Proposing()


@cache
def proposing() -> Assistant:
    return assistant(PROPOSING)


@given(st.one_of(ANY_TEXT, st.lists(PIECES, max_size=14).map(" ".join)))
@settings(max_examples=200, deadline=None)
def test_any_question_is_answered_from_passages_or_refused(question: str) -> None:
    answer = honest().answer(question)
    assert answer.refused == (not answer.sentences)
    for sentence in answer.sentences:
        assert sentence.citation is not None
        assert sentence.text in sentence.citation.passage
        assert not certifies_safety(sentence.text)
    answer.text.encode("utf-8")


@given(st.one_of(ANY_TEXT, st.lists(PIECES, max_size=14).map(" ".join)))
@settings(max_examples=200, deadline=None)
def test_any_proposed_sentence_is_supported_or_does_not_render(sentence: str) -> None:
    PROPOSING.sentence = sentence
    answer = proposing().answer("Is pothos toxic to cats?")
    assert answer.refused or all(each.citation and each.citation.quote for each in answer.sentences)


@given(ANY_TEXT, ANY_TEXT)
@settings(max_examples=50, deadline=None)
def test_any_history_is_survived(question: str, earlier: str) -> None:
    assert honest().answer(question, history=[earlier]).text
