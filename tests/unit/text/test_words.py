import threading

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sprout.errors import UnknownName
from sprout.text import NEGATIONS, STOP_WORDS, content_stems, fold, stems, tokens
from sprout.text.stopwords import LANGUAGES, Language


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Pothos, the PLANT!", ("pothos", "the", "plant")),
        ("don’t don't", ("don't", "don't")),
        ("the cats' 'safe' plant's", ("the", "cats", "safe", "plant's")),
        ("non-toxic pet‑safe", ("non", "toxic", "pet", "safe")),
        ("_safe_ **no** snake_case", ("safe", "no", "snake", "case")),
        ("¿Es tóxica? ¡Sí!", ("es", "toxica", "si")),
        ("B12 and CO₂", ("b12", "and", "co2")),
        ("植物 是", ("植物", "是")),
        ("नमस्ते", ("नमस्ते",)),
        ("… — !", ()),
    ],
)
def test_words_are_folded_and_stripped_of_punctuation(text: str, expected: tuple[str, ...]) -> None:
    assert tokens(text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("2.5", ("2.5",)),
        ("2,5", ("2.5",)),
        ("0,125", ("0.125",)),
        ("1,000", ("1000",)),
        ("1.000.000", ("1000000",)),
        ("1,234.56", ("1234.56",)),
        ("1.234,56", ("1234.56",)),
        ("3.11.7", ("3.11.7",)),
        ("20cm", ("20", "cm")),
        ("50% 50 %", ("50", "%", "50", "%")),
        ("21°C 21 ºC 70 ℉", ("21", "°c", "21", "°c", "70", "°f")),
        ("€5 5€", ("€", "5", "5", "€")),
        ("-5 and 5-10", ("-5", "and", "5", "10")),
        ("½ cup, 1/2 cup", ("1/2", "cup", "1/2", "cup")),
        ("2026-11-30 12:30", ("2026", "11", "30", "12", "30")),
        ("Wait 2. Then", ("wait", "2", "then")),
    ],
)
def test_numbers_are_split_from_units_and_written_one_way(text: str, expected: tuple[str, ...]) -> None:
    assert tokens(text) == expected


def test_a_mixed_number_is_not_read_as_a_bigger_one() -> None:
    assert tokens("1½ cups") == ("1", "1/2", "cups")


@given(st.text(max_size=60))
def test_tokens_do_not_change_when_the_text_is_folded_first(text: str) -> None:
    assert tokens(fold(text)) == tokens(text)


@given(st.text(max_size=60), st.sampled_from(LANGUAGES))
def test_stems_are_parallel_to_tokens(text: str, language: str) -> None:
    assert len(stems(text, language)) == len(tokens(text))


@pytest.mark.parametrize(
    ("language", "one", "other"),
    [
        ("en", "watering plants", "watered plant"),
        ("en", "the plant’s leaves", "the plants leave"),
        ("es", "plantas tóxicas", "planta tóxica"),
        ("es", "conexión", "conexion"),
    ],
)
def test_inflected_forms_share_a_stem(language: str, one: str, other: str) -> None:
    assert stems(one, language) == stems(other, language)


def test_content_leaves_out_stop_words_and_keeps_negations() -> None:
    assert content_stems("It is not the safe one", "en") == ("not", "safe")
    assert content_stems("No es una planta segura", "es") == ("no", "plant", "segur")


@pytest.mark.parametrize("text", ["do not water", "don't water", "don’t water", "dont water"])
def test_contracted_and_full_negations_have_the_same_content(text: str) -> None:
    assert content_stems(text, "en") == ("not", "water")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_negation_is_a_stop_word(language: Language) -> None:
    assert STOP_WORDS[language] & set(NEGATIONS[language]) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_listed_word_is_one_folded_token(language: Language) -> None:
    listed = sorted(STOP_WORDS[language])
    assert [tokens(word) for word in listed] == [(word,) for word in listed]


def test_an_unknown_language_is_named_with_the_nearest() -> None:
    with pytest.raises(UnknownName, match=r"unknown language 'ess'; did you mean 'es'\?"):
        stems("hola", "ess")
    with pytest.raises(UnknownName, match=r"unknown language 'fr'; known: en, es"):
        content_stems("bonjour", "fr")


def test_threads_get_the_same_stems() -> None:
    expected = stems("watering plants", "en")
    found: list[tuple[str, ...]] = []
    threads = [threading.Thread(target=lambda: found.append(stems("watering plants", "en"))) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == [expected] * 4
