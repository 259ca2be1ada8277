import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sprout.text import fold, normalise

TRICKY = st.text(
    st.one_of(
        st.characters(),
        st.sampled_from(
            "aeosАаеорсхіτΤβσΣИда \u0301\u0308\u0336\u034f\u200b\u00ad½²₂①٣ıİſßøœº°’“–—\ud800\U000e0041ᴛｆ𝐬가"
        ),
    ),
    max_size=30,
)


@pytest.mark.parametrize(
    "disguised",
    [
        pytest.param("sаfe fоr cаts", id="Cyrillic vowels"),
        pytest.param("ѕаfе for cats", id="mostly Cyrillic"),
        pytest.param("ｓａｆｅ for cats", id="fullwidth"),
        pytest.param("𝐬𝒶𝖿𝚎 for cats", id="mathematical"),
        pytest.param("s\u00ada\u200bf\u2060e for cats", id="soft hyphen and zero width"),
        pytest.param("sa\U000e0061\U000e0062fe for cats", id="tag characters"),
        pytest.param("\u202esafe\u202c for cats", id="bidi override"),
        pytest.param("s\u0336a\u0336f\u0336e\u0336 for cats", id="struck through"),
        pytest.param("sa\u034ffe for cats", id="grapheme joiner"),
        pytest.param("sa\x00fe\x1b for\tcats\n", id="controls"),
        pytest.param("sᴀfᴇ for cats", id="small capitals"),
        pytest.param("ⓢⓐⓕⓔ for cats", id="circled"),
    ],
)
def test_text_that_looks_like_latin_becomes_latin(disguised: str) -> None:
    assert normalise(disguised) == "safe for cats"


def test_a_word_made_only_of_imitations_is_folded_in_latin_text() -> None:
    assert normalise("The plant is тохіс to cats") == "The plant is toxic to cats"


@pytest.mark.parametrize(
    "text",
    [
        "Она сказала: оса",
        "Не пей это, iPhone",
        "Το φυτό είναι ασφαλές",
        "植物は安全です",
        "α-tocopherol 5 μg",
        "नमस्ते दुनिया",
        "안녕하세요",
    ],
)
def test_honest_foreign_text_is_kept(text: str) -> None:
    assert normalise(text) == text


def test_case_and_accents_are_kept_and_composed() -> None:
    assert normalise("  El Nin\u0303o   es TO\u0301XICO\n") == "El Niño es TÓXICO"


def test_a_letter_keeps_its_accent_when_it_is_replaced() -> None:
    assert normalise("segurо а\u0301rbol") == "seguro árbol"


def test_typographic_marks_become_plain_ones() -> None:
    assert normalise("“don’t” non‑toxic 5–10 −3") == '"don\'t" non-toxic 5-10 -3'


@pytest.mark.parametrize(
    ("text", "expected"),
    [("1½ cups", "1 1⁄2 cups"), ("10² m²", "10^2 m2"), ("5①", "5 1"), ("CO₂", "CO2"), ("20 ºC", "20 °C")],
)
def test_raised_and_stacked_digits_never_join_a_number(text: str, expected: str) -> None:
    assert normalise(text) == expected


def test_fold_forgets_case_accents_and_strokes() -> None:
    assert fold("ÁRBOL Niño STRASSE straße Ærø İı") == "arbol nino strasse strasse aero ii"


def test_fold_reads_digits_of_other_scripts() -> None:
    assert fold("٣ ५") == "3 5"


@given(TRICKY)
def test_normalise_is_idempotent(text: str) -> None:
    assert normalise(normalise(text)) == normalise(text)


@given(TRICKY)
def test_fold_is_idempotent(text: str) -> None:
    assert fold(fold(text)) == fold(text)


@given(TRICKY)
def test_fold_does_not_see_what_normalise_removes(text: str) -> None:
    assert fold(normalise(text)) == fold(text)


@given(TRICKY)
def test_normalised_text_is_nfkc_without_surrogates_or_stray_space(text: str) -> None:
    result = normalise(text)
    assert unicodedata.is_normalized("NFKC", result)
    assert result == " ".join(result.split())
    result.encode("utf-8")


@given(st.text("abcñáéíóúüÑÁ¿¡?!.,’“”«»–— \n\u0301\u200b", max_size=40))
def test_composed_and_decomposed_spellings_are_one(text: str) -> None:
    assert fold(unicodedata.normalize("NFD", text)) == fold(unicodedata.normalize("NFC", text))
