"""A question is cut where another question begins, and nowhere else."""

import pytest

from sprout.assistant.division import list_topics
from sprout.assistant.parts import pieces_of
from sprout.assistant.settings import Language


def cut(text: str, language: Language) -> list[str]:
    return [piece.text for piece in pieces_of(text, language, lambda each: list_topics(each, language))]


@pytest.mark.parametrize(
    ("text", "pieces"),
    [
        # sentences and question marks
        ("How do I mist it? When is it fed?", ["How do I mist it?", "When is it fed?"]),
        # a comma or an and before a word that opens a question
        ("how often do I prune it, what soil does it want", ["how often do I prune it", "what soil does it want"]),
        ("What light suits it and how warm should it be?", ["What light suits it", "how warm should it be?"]),
        ("Does it like clay and can I mist it?", ["Does it like clay", "can I mist it?"]),
        ("When is it fed, and by how much does it grow?", ["When is it fed", "by how much does it grow?"]),
        ("How wide a pot, and which fertilizer?", ["How wide a pot", "which fertilizer?"]),
        ("Is it hungry, as well as how dry is its soil?", ["Is it hungry", "how dry is its soil?"]),
        # a list of things, numbered or not
        ("1) light in winter 2) which soil", ["light in winter", "which soil"]),
        ("Hoya: water, feeding, repotting.", ["Hoya", "water", "feeding", "repotting."]),
        ("light in winter; size of its pot", ["light in winter", "size of its pot"]),
        ("which window + how often to feed", ["which window", "how often to feed"]),
        # nothing to cut
        ("Is it better in sun or in shade?", ["Is it better in sun or in shade?"]),
        ("Are yellow leaves and dry soil normal?", ["Are yellow leaves and dry soil normal?"]),
        ("In summer, how often do I water it?", ["In summer, how often do I water it?"]),
        ("If the soil is dry, when do I water?", ["If the soil is dry, when do I water?"]),
        ("How do I keep it warm and happy?", ["How do I keep it warm and happy?"]),
    ],
)
def test_english_is_cut_at_questions_and_lists(text: str, pieces: list[str]) -> None:
    assert cut(text, "en") == pieces


@pytest.mark.parametrize(
    ("text", "pieces"),
    [
        ("¿Cómo la riego? ¿Qué luz pide?", ["¿Cómo la riego?", "¿Qué luz pide?"]),
        ("¿Cómo se poda y cuándo se abona?", ["¿Cómo se poda", "cuándo se abona?"]),
        ("¿Qué tierra lleva, y cada cuánto se riega?", ["¿Qué tierra lleva", "cada cuánto se riega?"]),
        ("¿Cuánto sol quiere? Además, ¿hay que rociarla?", ["¿Cuánto sol quiere?", "Además, ¿hay que rociarla?"]),
        ("como la riego y que luz pide", ["como la riego", "que luz pide"]),
        ("Dime cuánta agua lleva y si tolera el frío.", ["Dime cuánta agua lleva", "si tolera el frío."]),
        ("Hoya: riego, abono, trasplante.", ["Hoya", "riego", "abono", "trasplante."]),
        ("1) luz en invierno 2) qué sustrato", ["luz en invierno", "qué sustrato"]),
        ("luz en invierno; tamaño de la maceta", ["luz en invierno", "tamaño de la maceta"]),
        # nothing to cut
        ("¿Prefiere sol o sombra?", ["¿Prefiere sol o sombra?"]),
        ("¿Son normales las hojas amarillas y secas?", ["¿Son normales las hojas amarillas y secas?"]),
        ("En verano, ¿cada cuánto la riego?", ["En verano, ¿cada cuánto la riego?"]),
        ("Si la tierra está seca, ¿cuándo la riego?", ["Si la tierra está seca, ¿cuándo la riego?"]),
        ("¿Es cierto que crece despacio y que dura años?", ["¿Es cierto que crece despacio y que dura años?"]),
    ],
)
def test_spanish_is_cut_at_questions_and_lists(text: str, pieces: list[str]) -> None:
    assert cut(text, "es") == pieces


def test_a_statement_before_a_question_asks_nothing() -> None:
    pieces = pieces_of("I repotted it in May. My soil is dry, how often do I water?", "en", lambda each: ())
    assert [piece.asks for piece in pieces] == [False, False, True]


def test_an_alternative_is_known_as_one() -> None:
    pieces = pieces_of("Does it want shade, or would it like sun?", "en", lambda each: ())
    assert [piece.alternative for piece in pieces] == [False, True]
