"""A word is recognised in the spellings that people use for it, and no other word for it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sprout.assistant.concepts import concepts_in
from sprout.assistant.spellings import respelt, skeleton


@pytest.mark.parametrize(
    ("word", "meant"),
    [
        ("macetita", "maceta"),
        ("hojitas", "hojas"),
        ("fresquito", "fresco"),
        ("raicitas", "raices"),
        ("solecito", "sol"),
        ("florecillas", "flores"),
        ("sequisimo", "seco"),
        ("larguisima", "larga"),
        ("maseta", "maceta"),
        ("ojas", "hojas"),
        ("kalatea", "calatea"),
        ("pedasos", "pedazos"),
        ("yedra", "hiedra"),
        ("vegonia", "begonia"),
    ],
)
def test_a_word_with_a_fond_ending_or_spelt_by_ear_leads_to_the_word_meant(word: str, meant: str) -> None:
    assert meant in respelt(word)


@pytest.mark.parametrize("word", ["sol", "luz", "de", ""])
def test_a_short_word_is_only_itself(word: str) -> None:
    assert respelt(word) == ()


@given(st.text("abcehijklosuvyz", max_size=12))
def test_a_word_is_no_other_spelling_of_itself(word: str) -> None:
    assert word not in respelt(word)


@pytest.mark.parametrize(("short", "whole"), [("plnt", "plant"), ("flmngo", "flamingo"), ("ciclmn", "ciclamen")])
def test_a_hurried_word_has_the_skeleton_of_the_whole_one(short: str, whole: str) -> None:
    assert skeleton(short) == skeleton(whole)


@pytest.mark.parametrize(
    ("word", "concept"), [("manchitas", "patches"), ("platito", "saucer"), ("telaranitas", "spider mite")]
)
def test_a_concept_is_shown_by_a_fond_form_of_its_word(word: str, concept: str) -> None:
    assert concept in concepts_in((word,), "es")


@pytest.mark.parametrize("word", ["requisito", "exquisito", "casa", "cosa", "pasillo", "favorito", "grito"])
def test_a_word_that_only_sounds_so_shows_nothing(word: str) -> None:
    assert concepts_in((word,), "es") == {}
