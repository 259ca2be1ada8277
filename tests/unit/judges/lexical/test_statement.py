"""What the deterministic judge reads in a sentence."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sprout.judges.lexical.statement import Statement, claimed, stated
from sprout.text import Language


def only(text: str, language: Language = "en") -> Statement:
    (statement,) = stated(text, language)
    return statement


def keys(text: str, language: Language = "en") -> set[str]:
    return set(only(text, language).keys)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("The colour of the theatre", "The color of the theater"),
        ("They travelled and organised it", "They traveled and organized it"),
        ("She wrote three thousand letters", "She writes 3,000 letters"),
        ("It weighs 5 kg", "It weighs five kilograms"),
        ("45 , 700 species", "45,700 species"),
    ],
)
def test_spellings_and_numbers_of_one_meaning_are_read_alike(one: str, other: str) -> None:
    assert keys(one) == keys(other)


def test_accents_do_not_part_words() -> None:
    assert keys("El jardín botánico", "es") == keys("el jardin botanico", "es")


def test_a_negation_reaches_to_the_end_of_its_part_of_the_sentence() -> None:
    statement = only("The cat does not eat leaves, but the dog eats grass.")
    assert statement.denied == {"eat", "leav"}


def test_a_negation_that_names_the_other_side_of_a_concept_is_no_negation_of_the_rest() -> None:
    statement = only("It is not toxic to cats.")
    assert (statement.negations, statement.denied) == (0, {"§harm"})


def test_a_contraction_that_is_spaced_out_still_negates() -> None:
    (statement,) = claimed("i don ' t like rain .", "en")
    assert statement.negations == 1


@pytest.mark.parametrize(
    "frame", ["Here is a summary of the passages:", "Sure!", "Summary:", "Aquí tienes un resumen del texto:"]
)
def test_what_only_introduces_a_claim_is_not_judged(frame: str) -> None:
    language: Language = "es" if frame.startswith("Aqu") else "en"
    assert len(claimed(f"{frame}\n\nMarta baked bread.", language)) == 1


def test_a_claim_that_is_nothing_but_a_frame_is_judged_as_it_stands() -> None:
    assert claimed("Here is the cat:", "en")


def test_an_opening_that_names_the_sources_is_left_out() -> None:
    (statement,) = claimed("Based on the provided passages, Marta baked bread.", "en")
    assert statement.keys == {"marta", "bake", "bread"}


def test_a_sentence_without_end_is_read_in_pieces() -> None:
    assert all(len(statement.stems) <= 150 for statement in stated("water " * 1000, "en"))


@given(st.text(max_size=200), st.sampled_from(["en", "es"]))
def test_any_text_can_be_read(text: str, language: Language) -> None:
    for statement in claimed(text, language):
        assert statement.terms
        assert statement.weight > 0
