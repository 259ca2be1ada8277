"""Changing a supported claim so that its sources do not support it any more."""

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sprout.eval.mutants.alterations import denied, names_in, renamed, renumbered
from sprout.text import tokens

WORDS = st.lists(
    st.sampled_from(["the", "bus", "takes", "7", "12", "1998", "euros", "to", "and", "3.5", "(20)", "14:30", "B12"]),
    max_size=9,
)


def numbers(claim: str, *sources: str) -> list[str]:
    return list(renumbered(claim, sources or (claim,)))


@pytest.mark.parametrize(
    ("claim", "changed"),
    [
        ("The ride takes 35 minutes.", ["The ride takes 122 minutes."]),
        ("It was painted in 1998.", ["It was painted in 2011."]),
        ("El viaje cuesta 3 euros.", ["El viaje cuesta 26 euros."]),
        ("It needs 2 eggs and 4 spoons.", ["It needs 23 eggs and 4 spoons.", "It needs 2 eggs and 29 spoons."]),
    ],
)
def test_a_number_is_replaced_by_another(claim: str, changed: Sequence[str]) -> None:
    assert numbers(claim) == changed


@pytest.mark.parametrize(
    "claim",
    [
        "It lasts at least 5 years.", "Water it every 7 to 10 days.", "Valid before 2019.", "Hasta 12 personas.",
        "It costs 3.50 euros.", "The train leaves at 17:40.", "Vitamin B12 helps.", "1. Open the lid.",
        "More than 8 came.", "Después de abril de 1949 hubo paz.", "It did not take 8 days.",
        "Entre 5 y 9 días.", "Por debajo de 10 grados.", "Seven days.", "A 7-day trip.", "On 2026-11-30.", "",
    ],
)  # fmt: skip
def test_a_number_is_left_alone_where_another_may_be_true_too(claim: str) -> None:
    assert numbers(claim) == []


def test_a_number_that_the_sources_do_not_have_is_left_alone() -> None:
    assert numbers("It takes 35 minutes.", "It takes thirty-five minutes.") == []


def test_the_new_number_is_none_of_the_sources() -> None:
    assert numbers("It takes 2 hours.", "It takes 2 hours, or 23, or 30.") == ["It takes 37 hours."]


@given(WORDS, st.lists(WORDS, min_size=1, max_size=3))
def test_whatever_is_renumbered_says_one_number_that_no_source_has(words: list[str], sources: list[list[str]]) -> None:
    claim, texts = " ".join(words), [" ".join(source) for source in sources]
    known = {token for text in texts for token in tokens(text)}

    for changed in renumbered(claim, texts):
        new = [a for a, b in zip(tokens(changed), tokens(claim), strict=True) if a != b]
        assert len(new) == 1
        assert new[0] not in known


def test_names_are_what_is_written_with_a_capital_inside_a_sentence() -> None:
    texts = ["Yesterday the bus went to New York with Marta.", "The Bus was late.", "El tren de León, I'm told."]

    assert names_in(texts) == {"New York", "Marta", "León"}


def test_a_name_is_replaced_by_one_that_neither_claim_nor_source_has() -> None:
    found = renamed("Marta lives in Leeds.", ["Marta lives in Leeds, near York."], ["Leeds", "York", "Bath", "Marta"])

    assert list(found) == ["Marta lives in Bath.", "Bath lives in Leeds."]


def test_a_name_that_begins_a_sentence_stays_capitalised() -> None:
    assert next(renamed("Pothos is green.", ["Pothos is green."], ["pothos", "monstera"])) == "Monstera is green."


@pytest.mark.parametrize(
    ("name", "other"), [("New York", "NY"), ("York", "New York"), ("León", "Leon"), ("USA", "United States America")]
)
def test_a_name_is_not_replaced_by_its_short_form(name: str, other: str) -> None:
    assert list(renamed(f"We met in {name}.", [f"We met in {name}."], [name, other])) == []


def test_a_name_in_a_denial_is_left_alone() -> None:
    assert list(renamed("We never met in Bath.", ["We never met in Bath."], ["Bath", "Leeds"])) == []


def test_a_name_that_the_sources_do_not_have_is_left_alone() -> None:
    assert list(renamed("We met in Bath.", ["We met there."], ["Bath", "Leeds"])) == []


@pytest.mark.parametrize(
    ("language", "claim", "changed"),
    [
        ("en", "The lift is working again.", "The lift is not working again."),
        ("en", "Dogs can swim here.", "Dogs cannot swim here."),
        ("es", "El ascensor está roto.", "El ascensor no está roto."),
        ("es", "La lavadora se debe abrir.", "La lavadora no se debe abrir."),
    ],
)
def test_the_verb_of_a_plain_clause_is_denied(language: str, claim: str, changed: str) -> None:
    assert denied(claim, [claim], "es" if language == "es" else "en") == changed


@pytest.mark.parametrize(
    "claim",
    [
        "Some dogs are big.", "The lift is not working.", "Is the lift working?", "The lift, which is old, works.",
        "If it rains the lift is off.", "It works.", "It is red; it is big.", "Are they here", "It is and was so.",
        "", "It is never late.",
    ],
)  # fmt: skip
def test_a_clause_that_may_stay_true_is_not_denied(claim: str) -> None:
    assert denied(claim, [claim], "en") is None


def test_nothing_is_denied_where_the_sources_deny_something() -> None:
    assert denied("It is toxic.", ["It is toxic to cats. It is not toxic to dogs."], "en") is None
