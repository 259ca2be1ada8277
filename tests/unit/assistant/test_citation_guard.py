from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sprout.assistant.chunking import Chunk
from sprout.assistant.citation_guard import guard_citations

TEXT = (
    "Pothos is listed as toxic to cats by the ASPCA. It is not safe for dogs. "
    "Water pothos every 8 days in summer when the top 3 cm of soil are dry."
)


def chunk(text: str = TEXT, name: str = "pothos.en#all") -> Chunk:
    return Chunk(
        id=name,
        doc="pothos.en",
        species="pothos",
        topic="water",
        heading="All",
        text=text,
        title="Pothos",
        source="test",
        url=None,
        license="CC0-1.0",
        fetch_date="2026-11-30",
        language="en",
    )


def survives(sentence: str, overlap: float = 0.85, name: str = "pothos.en#all") -> bool:
    kept, dropped = guard_citations([(sentence, name)], {"pothos.en#all": chunk()}, overlap)
    assert len(kept) + len(dropped) == 1
    return bool(kept)


@pytest.mark.parametrize(
    "sentence",
    [
        "Pothos is listed as toxic to cats by the ASPCA.",
        "Pothos  is listed as toxic\nto cats by the ASPCA.",
        "Pothos is listed as toxic to cats by the ASPCA. It is not safe for dogs.",
        "Water pothos every 8 days in summer, when the top 3 cm of the soil are dry.",
    ],
)
def test_verbatim_sentences_and_close_restatements_survive(sentence: str) -> None:
    assert survives(sentence)


@pytest.mark.parametrize(
    "sentence",
    [
        "safe for dogs.",
        "Pothos is listed as toxic to dogs by the ASPCA.",
        "Pothos is not listed as toxic to cats by the ASPCA.",
        "It is safe for dogs.",
        "Water pothos every 9 days in summer when the top 3 cm of soil are dry.",
        "Water pothos every 3 days in summer when the top 8 cm of soil are dry.",
        "Water pothos every 8 days in winter when the top 3 cm of soil are dry.",
        "Water pothos in summer when the top of soil are dry.",
        "Pothos is listed as toxic to cats by the ASPCA and heals burns overnight.",
        "the by is to",
        "",
    ],
)
def test_fragments_and_changed_meanings_do_not_survive(sentence: str) -> None:
    assert not survives(sentence)


def test_a_chunk_that_was_not_retrieved_supports_nothing() -> None:
    kept, dropped = guard_citations([(TEXT, "other")], {"pothos.en#all": chunk()}, 0.0)
    assert kept == ()
    assert [item.reason for item in dropped] == ["not_retrieved"]


@given(st.text(max_size=200), st.floats(0.5, 1))
def test_whatever_survives_is_quoted_verbatim_from_the_chunk(sentence: str, overlap: float) -> None:
    kept, _ = guard_citations([(sentence, "pothos.en#all")], {"pothos.en#all": chunk()}, overlap)
    assert all(item.quote in TEXT for item in kept)


def test_at_full_overlap_a_word_more_is_a_word_too_much() -> None:
    assert survives("It is not safe for dogs.", overlap=1.0)
    assert not survives("It is honestly not safe for dogs.", overlap=1.0)


def test_the_supporting_sentence_is_the_quote() -> None:
    restated = "Water pothos every 8 days in summer, when the top 3 cm of the soil are dry."
    kept: Any = guard_citations([(restated, "pothos.en#all")], {"pothos.en#all": chunk()}, 0.85)[0]
    assert kept[0].quote == "Water pothos every 8 days in summer when the top 3 cm of soil are dry."
