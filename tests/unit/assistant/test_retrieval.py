import math
from collections import Counter
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sprout.assistant import Settings, create_index
from sprout.assistant.bm25 import BM25
from sprout.assistant.chunking import chunk_document
from sprout.assistant.corpus import Document, Section
from sprout.assistant.retrieval import Retriever, has_grounding
from sprout.providers.hashing import HashingEmbedding
from sprout.text import sentences

WORDS = st.sampled_from(["water", "light", "soil", "leaf", "pot"])


def okapi(documents: list[list[str]], query: list[str], k1: float, b: float) -> list[float]:
    """BM25 written out term by term."""
    mean = sum(map(len, documents)) / len(documents) or 1.0
    scores = []
    for document in documents:
        count = Counter(document)
        score = 0.0
        for term in set(query):
            holding = sum(term in other for other in documents)
            idf = math.log(1 + (len(documents) - holding + 0.5) / (holding + 0.5))
            if count[term]:
                score += idf * count[term] * (k1 + 1) / (count[term] + k1 * (1 - b + b * len(document) / mean))
        scores.append(score)
    return scores


@given(st.lists(st.lists(WORDS, max_size=8), min_size=1, max_size=6), st.lists(WORDS, max_size=4))
def test_bm25_agrees_with_the_formula_written_out(documents: list[list[str]], query: list[str]) -> None:
    assert BM25(documents, k1=1.2, b=0.75).scores(query).tolist() == pytest.approx(okapi(documents, query, 1.2, 0.75))


@pytest.fixture
def retriever(corpus: Path) -> Retriever:
    return Retriever(create_index(corpus, Settings()), Settings())


def search(retriever: Retriever, query: str, species: str | None = "pothos", topics: tuple[str, ...] = ()) -> list[str]:
    found = retriever.search(query, HashingEmbedding().embed(query), "en", species=species, topics=topics)
    return [item.chunk.id for item in found.chunks]


def test_the_best_passage_for_the_words_comes_first(retriever: Retriever) -> None:
    assert search(retriever, "how much light for pothos")[0] == "pothos.en#light"


def test_only_the_plant_topic_and_language_asked_for_are_searched(retriever: Retriever) -> None:
    assert search(retriever, "light", topics=("water",)) == ["pothos.en#water"]
    assert all(name.startswith("pothos.en") for name in search(retriever, "monstera luz light"))
    assert search(retriever, "light", species="fern") == []


def test_grounding_needs_cosine_and_a_shared_term(retriever: Retriever) -> None:
    query = "pothos bright light"
    found = retriever.search(query, HashingEmbedding().embed(query), "en", species="pothos", topics=("light",))
    assert has_grounding(found, {"bright"}, 0.1)
    assert not has_grounding(found, {"bright"}, found.best + 0.01)
    assert not has_grounding(found, {"bicycl"}, 0.1)


def test_a_zero_vector_grounds_nothing(retriever: Retriever) -> None:
    found = retriever.search("", np.zeros(512, dtype=np.float32), "en", species="pothos", topics=())
    assert not has_grounding(found, {"light"}, 0.1)


def document(text: str) -> Document:
    return Document(
        id="d.en",
        title="D",
        source="s",
        url=None,
        license="CC0-1.0",
        fetch_date="2026-11-30",
        language="en",
        species="d",
        sections=(Section(topic="light", heading="Light", text=text),),
    )


@given(st.lists(st.sampled_from(["One two three.", "Four five six seven.", "Eight."]), min_size=1, max_size=40))
def test_chunks_together_hold_every_sentence_and_only_verbatim_ones(units: list[str]) -> None:
    chunks = chunk_document(document(" ".join(units)), words=20, overlap=1)
    assert len({chunk.id for chunk in chunks}) == len(chunks)
    assert {each for chunk in chunks for each in sentences(chunk.text)} == set(units)
    assert all(len(chunk.text.split()) <= 24 for chunk in chunks)


def test_a_short_section_is_one_chunk_named_by_its_topic() -> None:
    (chunk,) = chunk_document(document("Bright light."), words=20, overlap=1)
    assert chunk.id == "d.en#light"
