import re
import time
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sprout.text import plain

HOSTILE = st.text(
    st.one_of(
        st.characters(),
        st.sampled_from("\x1b\x9b\x9d\x90\x9c\x07[]PX^_;?0m\\\r\n\t\u202e\u2028\ufffe\ud800\udc00\ufeff"),
    ),
    max_size=40,
)
XML_1_0 = re.compile("[\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]*")


@pytest.mark.parametrize(
    "sequence",
    [
        *("\x1b[31m", "\x1b[2J", "\x1b[?25l", "\x1b[38;5;1m", "\x9b31m", "\x1b[1 q"),
        *("\x1b]0;title\x07", "\x1b]8;;http://x\x1b\\", "\x9d52;c;Zm9v\x9c", "\x1b]52;c;Zm9v\x9c"),
        *("\x1bP1$r\x1b\\", "\x90q\x9c", "\x1b^pm\x1b\\", "\x1b_apc\x1b\\", "\x1bXsos\x1b\\"),
        *("\x1bc", "\x1b(B", "\x1b7", "\x1bM"),
    ],
)
def test_terminal_sequences_vanish(sequence: str) -> None:
    assert plain(f"a{sequence}b") == "ab"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("\x00\x08\x7f\x85", r"\x00\x08\x7f\x85"),
        ("a\rb", r"a\rb"),
        ("\x1b", r"\x1b"),
        ("\x1b]0;never ended", r"\x1b]0;never ended"),
        ("\ud83d", r"\ud83d"),
        ("\ufffe\uffff\ufdd0\U0001fffe", r"\ufffe\uffff\ufdd0\U0001fffe"),
        ("\u202esafe\u2066", r"\u202esafe\u2066"),
        ("a\u2028b\u200bc\ufeff", r"a\u2028b\u200bc\ufeff"),
        ("\U000e0041", r"\U000e0041"),
    ],
)
def test_other_unsafe_characters_become_visible(text: str, expected: str) -> None:
    assert plain(text) == expected


@pytest.mark.parametrize(
    "text",
    [
        "tab\tand\nline",
        "¿Tóxica? ñandú",
        "👩‍🌾🌱❤️ 🏴󠁧󠁢󠁥󠁮󠁧󠁿 🇪🇸",
        "植物は安全",
        "עברית\u200f ok",
        "می‌خواهم",
        r"C:\new\x1b",
    ],
)
def test_honest_text_is_kept(text: str) -> None:
    assert plain(text) == text


def test_a_sequence_hidden_in_another_does_not_come_alive() -> None:
    assert plain("\x1b\x1b[0m[31mred") == r"\x1b[31mred"


@given(HOSTILE)
def test_plain_is_idempotent(text: str) -> None:
    assert plain(plain(text)) == plain(text)


@given(HOSTILE)
def test_the_result_survives_xml_and_utf_8(text: str) -> None:
    safe = plain(text)
    assert XML_1_0.fullmatch(safe)
    element = ET.Element("a")
    element.text = safe
    assert (ET.fromstring(ET.tostring(element, encoding="utf-8")).text or "") == safe


@given(HOSTILE)
def test_no_control_character_is_left(text: str) -> None:
    assert not re.search("[\x00-\x08\x0b-\x1f\x7f-\x9f]", plain(text))


@pytest.mark.parametrize("unit", ["\x1b]", "\x9d", "\x1b[0", "\x90a", "\x1b ", "\U0001f3f4\U000e0041"])
def test_long_hostile_text_takes_linear_time(unit: str) -> None:
    begin = time.process_time()
    plain(unit * 50_000)
    assert time.process_time() - begin < 2
