import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sprout.text import sentences


@pytest.mark.parametrize(
    "expected",
    [
        ("Water it weekly.", "Then wait!", "Why?"),
        ("¿Es tóxica?", "¡Sí!", "Llame al veterinario."),
        ("Keep 2.5 cm of soil.", "Version 3.11.7 is out."),
        ("Dr. Smith and Mrs. Jones agree.", "Mr. Bean does not."),
        ("Llama al Dr. Pérez.", "Vive en EE. UU. y trabaja mucho.", "Son aprox. 5 cm."),
        ("Use soil, e.g. peat.", "Or sand, i.e. grit, etc. and more."),
        ("Añade abono, p. ej. compost.", "Véase la pág. 3 del libro."),
        ("J. R. R. Tolkien wrote it.", "George W. Bush did not."),
        ("S. trifasciata is toxic.", "It is common."),
        ("It has vitamin C.", "It helps."),
        ("Sold in the U.S. market.", "It is big."),
        ("It is toxic. [1]", "Call a vet.[2][3]", "See below [4]."),
        ("Es tóxica.¹", "Llame.【3†source】", "Fin. [5](https://example.org/a.b)"),
        ('He asked "is it safe?" and left.', 'She said "No."', "Then he ate."),
        ("Wait… what is it?", "No way!!", "Yes?!"),
        ("i love it.", "my cat too."),
        ("No.", "It is toxic, see No. 5 of the list."),
        ("Steps: 1. Water it.", "2. Wait."),
    ],
)
def test_sentences_on_one_line_come_apart_where_they_end(expected: tuple[str, ...]) -> None:
    assert sentences(" ".join(expected)) == expected


def test_headings_items_rows_and_paragraphs_stand_alone() -> None:
    text = "# Care\nWater it\n\nLight\n- one\n- two. More.\n1. First\n2) Second\n> quote\n| 1. a | b |\nEnd"
    assert sentences(text) == (
        *("# Care", "Water it", "Light", "- one", "- two.", "More.", "1. First"),
        *("2) Second", "> quote", "| 1. a | b |", "End"),
    )


def test_a_wrapped_line_does_not_end_a_sentence() -> None:
    text = "Pothos is not\nsafe for pets.\nKeep it away"
    assert sentences(text) == ("Pothos is not\nsafe for pets.", "Keep it away")


def test_a_citation_on_the_next_line_stays_with_its_sentence() -> None:
    assert sentences("It is toxic.\n[1]\nCall a vet.") == ("It is toxic.\n[1]", "Call a vet.")


def test_cjk_full_stops_need_no_space() -> None:
    assert sentences("植物有毒。请远离。") == ("植物有毒。", "请远离。")


@pytest.mark.parametrize("text", ["", " \n\t ", "\n\n"])
def test_blank_text_has_no_sentences(text: str) -> None:
    assert sentences(text) == ()


PIECES = [
    "Water it",
    ".",
    "!",
    "?",
    "…",
    " ",
    "\n",
    "\r\n",
    "- ",
    "1. ",
    "[1]",
    "¹",
    '"',
    "¿",
    "Dr",
    "e.g",
    "|",
    "# ",
    "é",
    "。",
    "\u2028",
]


@given(st.one_of(st.text(max_size=80), st.lists(st.sampled_from(PIECES), max_size=30).map("".join)))
def test_sentences_are_verbatim_slices_that_hold_all_text_in_order(text: str) -> None:
    position = 0
    for sentence in sentences(text):
        found = text.index(sentence, position)
        assert text[position:found].strip() == ""
        assert sentence == sentence.strip() != ""
        position = found + len(sentence)
    assert text[position:].strip() == ""


@pytest.mark.parametrize("unit", ["¹", ".", "a. ", "[1]", "x", ".[a ", "\n", ". [a, b", "「。", "| "])
def test_long_monotonous_text_is_split_in_linear_time(unit: str) -> None:
    begin = time.process_time()
    sentences("." + unit * 20_000 + "x")
    assert time.process_time() - begin < 2
