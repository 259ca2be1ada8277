"""Different words, in either language, for the same thing meet in one concept."""

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sprout.assistant import Settings, create_index
from sprout.assistant.concepts import CONCEPTS, MODIFIERS, concepts_in
from sprout.assistant.facts import FactBook
from sprout.assistant.vocabulary import words
from sprout.bundle import bundled


@pytest.mark.parametrize(
    ("english", "spanish", "concept"),
    [
        ("it will not bloom", "no florece", "no flowers"),
        ("it refuses to blossom", "nunca da flores", "no flowers"),
        ("how cold may it get", "cuántos grados aguanta", "temperature"),
        ("does frost kill it", "la mata una helada", "cold"),
        ("should I prune it", "se poda", "prune"),
        ("can I snip a stem", "cortar un tallo", "cut"),
        ("tight in its pot", "apretada en la maceta", "tight"),
        ("it topples", "se vuelca", "tipping"),
        ("it keeps tipping over", "se me vuelca", "tipping"),
        ("does it need rain water", "quiere agua de lluvia", "water kind"),
        ("which water does it like", "qué tipo de agua quiere", "water kind"),
        ("water it from below", "se riega desde abajo", "from below"),
        ("it closes at night", "cierra las hojas", "fold"),
        ("it lost its pattern", "perdió el color", "lost colour"),
        ("a leaf without a node", "una hoja sin nudo", "node"),
        ("white cotton in the joints", "algodón en las axilas", "mealybug"),
        ("silvery streaks", "rayas plateadas", "silver"),
        ("fine webs", "telarañas", "spider mite"),
        ("how deep do I plant it", "a qué profundidad va", "depth"),
        ("which chemicals are in it", "qué sustancias tiene", "substance"),
        ("the leaves roll up", "las hojas se enrollan", "curl"),
        ("how often", "cada cuánto", "interval"),
        ("it smells sour", "huele agria", "smell"),
        ("what pot suits it", "qué maceta le conviene", "kind of pot"),
    ],
)
def test_both_languages_show_a_concept_in_their_own_words(english: str, spanish: str, concept: str) -> None:
    assert concept in concepts_in(words(english), "en")
    assert concept in concepts_in(words(spanish), "es")


@pytest.mark.parametrize(
    ("text", "language", "concept"),
    [
        ("tips for a beginner", "en", "tips"),
        ("leaf mold in the mix", "en", "mould"),
        ("root rot", "en", "rooting"),
        ("the old one", "en", "old"),
        ("tierra para macetas", "es", "pot"),
        ("la araña roja", "es", "red"),
        ("corteza de pino", "es", "cut"),
        ("hojas caídas", "es", "drop"),
    ],
)
def test_a_word_in_another_sense_shows_no_concept(text: str, language: str, concept: str) -> None:
    assert concept not in concepts_in(words(text), language)  # type: ignore[arg-type]


@pytest.mark.parametrize("language", ["en", "es"])
@given(found=st.lists(st.text("abcdeilnorstu", min_size=1, max_size=9), max_size=12))
def test_every_concept_is_shown_by_words_of_the_text(language: str, found: list[str]) -> None:
    shown = concepts_in(found, language)  # type: ignore[arg-type]
    assert all(by and by <= set(found) for by in shown.values())


def test_every_modifier_is_a_concept_of_the_word_lists() -> None:
    found: set[str] = set()
    index = create_index(bundled("corpus"), Settings())
    for chunk in index.chunks:
        found.update(concepts_in(words(chunk.text), chunk.language))
    assert found >= MODIFIERS


def test_the_concepts_find_the_same_in_mirrored_sentences_of_the_bundled_corpus() -> None:
    index = create_index(bundled("corpus"), Settings())
    book = FactBook(index.chunks, index.species)
    shared = either = 0
    for species in index.species:
        for english, spanish in zip(book.of(species.id, "en"), book.of(species.id, "es"), strict=True):
            assert (english.topic, english.place) == (spanish.topic, spanish.place)
            shared += len(english.shown.keys() & spanish.shown.keys())
            either += len(english.shown.keys() | spanish.shown.keys())
    assert shared / either > 0.95


def test_sections_of_different_length_do_not_lend_each_other_concepts(corpus: Path) -> None:
    path = corpus / "processed" / "pothos.es.md"
    text = path.read_text("utf-8")
    path.write_text(
        text.replace("## Problemas {#problems}\n", "## Problemas {#problems}\n\nEl potos huele agrio."), "utf-8"
    )
    index = create_index(corpus, Settings())
    book = FactBook(index.chunks, index.species)
    light = [fact for fact in book.of("pothos", "es") if fact.topic == "light"]
    assert all(fact.concepts.keys() == fact.shown.keys() for fact in light)


def test_aligned_sentences_share_what_only_one_of_them_shows_at_a_discount(corpus: Path) -> None:
    path = corpus / "processed" / "pothos.es.md"
    text = path.read_text("utf-8").replace("indirecta.", "indirecta.\npothos huele agrio.")
    path.write_text(text, "utf-8")
    index = create_index(corpus, Settings())
    (second,) = [fact for fact in FactBook(index.chunks, index.species).of("pothos", "en") if fact.topic == "light"][1:]
    assert 0 < second.concepts["smell"] < 1
    assert "smell" not in second.shown


def test_every_phrase_of_the_word_lists_is_found_wherever_it_stands() -> None:
    index = create_index(bundled("corpus"), Settings())
    for chunk in index.chunks:
        text = " ".join(words(chunk.text))
        shown = concepts_in(words(chunk.text), chunk.language)
        for name, both in CONCEPTS.items():
            phrases = [each.replace("_", " ") for each in both[chunk.language == "es"].split() if "_" in each]
            if any(re.search(rf"(?<!\w)(?:{phrase})(?!\w)", text) for phrase in phrases):
                assert name in shown, (name, text)
