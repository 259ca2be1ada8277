import pytest

from sprout.text.homoglyphs import imitated, is_latin


@pytest.mark.parametrize(
    ("char", "letter"),
    [
        ("а", "a"),
        ("Α", "A"),
        ("р", "p"),
        ("і", "i"),
        ("І", "I"),
        ("т", "t"),
        ("Т", "T"),
        ("ɡ", "g"),
        ("օ", "o"),
        ("ᴄ", "c"),
    ],
)
def test_an_imitation_gives_the_letter_of_the_same_case(char: str, letter: str) -> None:
    assert imitated(char) == letter


@pytest.mark.parametrize("char", ["a", "д", "Я", "ñ", "é", "ß", "ø", "植", "1", "🌱"])
def test_a_letter_of_its_own_shape_imitates_nothing(char: str) -> None:
    assert imitated(char) is None


def test_latin_letters_are_told_from_lookalikes() -> None:
    assert [is_latin(char) for char in "aéñаα1-"] == [True, True, True, False, False, False, False]
