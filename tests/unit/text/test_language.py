import subprocess
import sys
import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sprout.text import detect_language


@pytest.mark.parametrize(
    "text",
    [
        "Is pothos toxic to cats?",
        "why are the leaves yellow",
        "hello",
        "thanks!",
        "Yes",
        "Can I eat my monstera deliciosa?",
        "Don’t do that",
        "The word tóxico is Spanish for poisonous and it is common.",
        "water",
        "Ⅰs it sаfe for my dog?",
    ],
)
def test_english_is_recognised(text: str) -> None:
    assert detect_language(text) == "en"


@pytest.mark.parametrize(
    "text",
    [
        "¿Es tóxico el potos para los gatos?",
        "es toxico el potos para mi gato",
        "hola",
        "vale",
        "Sí",
        "hojas amarillas",
        "¿Monstera?",
        "No riegues la planta en invierno.",
        "La epidemiología de la enfermedad sigue siendo emergente.",
        "Los gatos comen pothos y monstera según mi vecina",
    ],
)
def test_spanish_is_recognised(text: str) -> None:
    assert detect_language(text) == "es"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "  \n",
        "123 45,6",
        "?!…",
        "🌱🌱",
        "ok",
        "no",
        "Привет, как дела?",
        "植物は安全ですか",
        "https://example.org/the/is",
        "το φυτό",
    ],
)
def test_text_without_evidence_has_no_language(text: str) -> None:
    assert detect_language(text) is None


@pytest.mark.parametrize(
    "text",
    [
        "Le pothos est-il toxique pour les chats ?",
        "Bonjour, comment arroser mon monstera ?",
        "Não sei se você tem plantas em casa",
        "Obrigado, isso é muito bom",
        "Ist die Efeutute giftig für Katzen?",
        "Wie oft muss ich die Pflanze gießen?",
        "Il pothos è tossico per i gatti?",
        "Hoe vaak moet ik water geven?",
    ],
)
def test_other_latin_languages_are_not_taken_for_one_of_the_two(text: str) -> None:
    assert detect_language(text) is None


@settings(deadline=None)
@given(st.text(max_size=40))
def test_any_text_gets_an_answer_and_always_the_same(text: str) -> None:
    first = detect_language(text)
    assert first in {"en", "es", None}
    assert detect_language(text) == first


@pytest.mark.parametrize("unit", ["a'", "1,", "-5", "`", "a@", "www.", "é", "а"])
def test_long_monotonous_text_takes_bounded_time(unit: str) -> None:
    detect_language("xyz")
    begin = time.process_time()
    detect_language("x" + unit * 20_000 + "é")
    assert time.process_time() - begin < 2


def test_importing_the_package_loads_no_model() -> None:
    code = (
        "import sys, sprout.text as t; t.detect_language('Is pothos toxic to cats?'); t.fold('¿Es tóxica?');"
        "print(sorted({'numpy', 'py3langid', 'confusable_homoglyphs'} & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
