import pytest
from hypothesis import given
from hypothesis import strategies as st

from sprout.errors import UnknownName
from sprout.text import clauses, is_negated, negation_scope, text_negation, tokens
from sprout.text.stopwords import LANGUAGES

WORDS = st.sampled_from(
    [
        *("no", "not", "never", "without", "neither", "nor", "non", "don't", "sin", "ni", "ningun"),
        *("but", "and", "because", "only", "pero", "solo", "y", "it", "is", "es", "safe", "toxic"),
        *(".", ",", ";", "—", "-", "(", "\n"),
    ]
)


def negated(text: str, language: str) -> set[str]:
    flags = text_negation(text, language)
    return {token for token, flag in zip(tokens(text), flags, strict=True) if flag}


@pytest.mark.parametrize(
    "text",
    [
        *("It is not toxic", "It isn't toxic", "It isn’t toxic", "It isnt toxic", "This cannot be toxic"),
        *(
            "It is never toxic",
            "It is non-toxic",
            "No toxic parts",
            "neither big nor toxic",
            "without toxic sap",
        ),
        *("Nobody calls it toxic", "no longer toxic", "I don't think that it is toxic", "not very toxic"),
        *("not big, nor toxic", "none of them is toxic", "There is nothing toxic"),
    ],
)
def test_an_english_negation_reaches_the_word(text: str) -> None:
    assert "toxic" in negated(text, "en")


@pytest.mark.parametrize(
    "text",
    [
        *("It is toxic", "Not safe, but toxic", "Not safe but toxic", "Do not eat it because it is toxic"),
        *(
            "It is not only toxic",
            "It is not just toxic",
            "No, it is toxic",
            "No it is toxic",
            "Without doubt toxic",
        ),
        *(
            "There is no doubt that it is toxic",
            "Do not eat it. It is toxic",
            "Not safe; toxic",
            "Not safe — toxic",
        ),
        *(
            "It is not non-toxic",
            "never without toxic sap",
            "It is not safe and it is toxic",
            "Do not eat it if toxic",
        ),
        *("- not safe\n- toxic", "Is it not (toxic)", "Do not touch until the toxic sap dries"),
    ],
)
def test_an_english_negation_does_not_reach_the_word(text: str) -> None:
    assert "toxic" not in negated(text, "en")


@pytest.mark.parametrize(
    "text",
    [
        *("No es tóxica", "Nunca es tóxica", "jamás fue tóxica", "sin savia tóxica", "ni grande ni tóxica"),
        *("No hay ninguna parte tóxica", "Ninguna es tóxica", "Tampoco es tóxica", "no es nada tóxica"),
        *("NO ES TÓXICA", "no es toxica", "No creo que sea tóxica", "nadie la llama tóxica"),
    ],
)
def test_a_spanish_negation_reaches_the_word(text: str) -> None:
    assert "toxica" in negated(text, "es")


@pytest.mark.parametrize(
    "text",
    [
        *(
            "Es tóxica",
            "No, es tóxica",
            "No es segura, es tóxica",
            "No es segura sino tóxica",
            "No es segura pero sí tóxica",
        ),
        *("No es segura porque es tóxica", "No solo es tóxica", "No sólo es tóxica", "Sin embargo es tóxica"),
        *("No obstante es tóxica", "Sin duda es tóxica", "No sin savia tóxica", "No es segura aunque tóxica"),
        *("No es segura y es tóxica", "¿No? ¡Es tóxica!"),
    ],
)
def test_a_spanish_negation_does_not_reach_the_word(text: str) -> None:
    assert "toxica" not in negated(text, "es")


def test_a_wrapped_line_does_not_end_the_scope() -> None:
    assert "safe" in negated("It is not\nsafe", "en")


def test_a_negating_word_is_not_in_its_own_scope() -> None:
    assert negation_scope(("it", "is", "not", "safe"), "en") == (False, False, False, True)


def test_one_token_can_be_asked_about() -> None:
    words = ("is", "not", "safe")
    assert [is_negated(words, index, "en") for index in range(3)] == [False, False, True]
    with pytest.raises(IndexError):
        is_negated(words, 3, "en")


def test_an_unknown_language_is_an_error() -> None:
    with pytest.raises(UnknownName, match="unknown language 'de'"):
        negation_scope(("nicht",), "de")


def test_clauses_end_at_punctuation_but_not_inside_numbers() -> None:
    assert clauses("Is it safe? No (really), 2.5 cm – fine") == (
        *(("is", "it", "safe"), ("no",), ("really",), ("2.5", "cm"), ("fine",)),
    )


def test_a_fraction_after_a_full_stop_is_the_same_token_everywhere() -> None:
    assert clauses("Add.½ cup") == (("add",), ("1/2", "cup"))
    assert tokens("Add.½ cup") == ("add", "1/2", "cup")


def test_text_without_tokens_has_no_clauses() -> None:
    assert clauses(" … ") == ()


@given(st.one_of(st.text(max_size=60), st.lists(WORDS, max_size=20).map(" ".join)))
def test_clauses_joined_together_are_the_tokens(text: str) -> None:
    assert tuple(token for clause in clauses(text) for token in clause) == tokens(text)


@given(st.lists(WORDS, max_size=20), st.sampled_from(LANGUAGES))
def test_a_scope_has_one_flag_for_each_token(words: list[str], language: str) -> None:
    assert len(negation_scope(words, language)) == len(words)


@given(st.lists(WORDS, max_size=20).map(" ".join), st.sampled_from(LANGUAGES))
def test_text_negation_is_parallel_to_the_tokens(text: str, language: str) -> None:
    assert len(text_negation(text, language)) == len(tokens(text))
