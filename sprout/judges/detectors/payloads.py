"""Texts hidden in a text: encoded, reversed, rotated or spelled out letter by letter.

Every reading is bounded: at most :data:`MOST` payloads of at most :data:`LONGEST` characters.
"""

import base64
import binascii
import codecs
import html
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Literal
from urllib.parse import unquote

__all__ = ["LONGEST", "MOST", "Coding", "Payload", "payloads", "unspelled"]

Coding = Literal["base64", "hex", "base32", "percent", "entities", "rot13", "reversed"]

MOST: Final = 40
LONGEST: Final = 4000

_BASE64 = re.compile(r"(?<![\w+/-])[A-Za-z0-9+/_-]{15,}={0,2}(?:[ \t]*\n[A-Za-z0-9+/_-]{16,}={0,2})*(?![\w+/-])")
_HEX = re.compile(r"(?<!\w)(?:0x)?(?:[0-9a-fA-F]{2}[\s:]?){12,}(?!\w)|(?:\\x[0-9a-fA-F]{2}){8,}")
_BASE32 = re.compile(r"(?<!\w)[A-Z2-7]{24,}={0,6}(?!\w)")
_PERCENT = re.compile(r"(?:[\w.-]{0,30}%[0-9a-fA-F]{2}[\w.+-]{0,30}){3,}")
_ENTITIES = re.compile(r"(?:&#x?[0-9a-fA-F]{1,6};[\w\s]{0,40}){3,}")
_SPELLED = re.compile(r"(?<![^\W_])[^\W_](?:[ \t]{1,6}[^\W_]){7,}(?![^\W_])")
_WIDE_GAP = re.compile(r"[ \t]{2,}")
_LETTER_GAP = re.compile(r"(?<=\w)[ \t](?=\w(?:[ \t]|$))")


@dataclass(frozen=True, slots=True, kw_only=True)
class Payload:
    """One hidden text and the place of what hides it."""

    text: str
    start: int
    end: int
    coding: Coding


def payloads(text: str) -> Iterator[Payload]:
    """Give what *text* hides, in the order of the codings: what decodes to readable text only.

    The whole text rotated by 13 letters and the whole text reversed come last, whether they read as words or not;
    of these two only the first :data:`LONGEST` characters.
    """
    found = 0
    for coding, pattern in _CODED:
        for match in pattern.finditer(text):
            if found >= MOST:
                break
            decoded = _decoded(match.group()[:LONGEST], coding)
            if decoded is not None and _readable(decoded):
                found += 1
                yield Payload(text=decoded, start=match.start(), end=match.end(), coding=coding)
    part = text[:LONGEST]
    if part:
        yield Payload(text=codecs.encode(part, "rot13"), start=0, end=len(part), coding="rot13")
        yield Payload(text=part[::-1], start=0, end=len(part), coding="reversed")


def unspelled(text: str) -> str:
    """Return *text* with words that are spelled out (``i g n o r e   t h i s``) written together.

    Two or more spaces between letters end a word.
    """
    if _SPELLED.search(text):
        return _SPELLED.sub(_joined, text)
    return text


def _joined(match: re.Match[str]) -> str:
    return " ".join(_LETTER_GAP.sub("", word) for word in _WIDE_GAP.split(match.group()))


_CODED: tuple[tuple[Coding, re.Pattern[str]], ...] = (
    ("base64", _BASE64),
    ("hex", _HEX),
    ("base32", _BASE32),
    ("percent", _PERCENT),
    ("entities", _ENTITIES),
)


def _decoded(coded: str, coding: Coding) -> str | None:
    try:
        match coding:
            case "base64":
                plain = "".join(coded.split()).rstrip("=").translate(str.maketrans("-_", "+/"))
                return base64.b64decode(plain + "=" * (-len(plain) % 4), validate=True).decode("utf-8")
            case "hex":
                return bytes.fromhex(re.sub(r"\\x|^0x|[\s:]", "", coded)).decode("utf-8")
            case "base32":
                plain = coded.rstrip("=")
                return base64.b32decode(plain + "=" * (-len(plain) % 8)).decode("utf-8")
            case "percent":
                return unquote(coded.replace("+", " "), errors="strict")
            case _:
                return html.unescape(coded)
    except (binascii.Error, ValueError):
        return None


def _readable(text: str) -> bool:
    """Whether nearly all of *text* is letters, digits, white space and everyday marks."""
    plain = sum(char.isalnum() or char.isspace() or char in ".,;:!?'\"()-_¿¡/" for char in text)
    return len(text) >= 6 and plain >= 0.9 * len(text)
