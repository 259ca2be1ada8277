"""Words, numbers and their stems."""

import re
import threading
from collections.abc import Sequence
from functools import lru_cache
from typing import Literal

import Stemmer

from sprout.errors import UnknownName
from sprout.text.memory import remembered
from sprout.text.normalisation import fold
from sprout.text.stopwords import LANGUAGES, NEGATIONS, STOP_WORDS, Language

__all__ = ["content_stems", "stemmed", "stems", "supported", "tokens"]

_MARKS = "\u0591-\u05c7\u064b-\u0670\u0900-\u0dff\u0e00-\u0fff\u1000-\u109f\u1780-\u17dd\u3099\u309a"
_NUMBER = r"(?:(?<![\w)\]%.-])-(?=\d))?\d+(?:[.,]\d+)*"
_FRACTION = r"(?<![\d/⁄])(?<!\d[.,])\d+[/⁄]\d+(?![\d/⁄])"
_WORD = rf"[^\W\d_](?:[^\W_]|[{_MARKS}])*(?:'(?:[^\W_]|[{_MARKS}])+)*"
_UNIT = r"°[cf]\b|[%‰€$£°]"
TOKEN = re.compile(rf"{_WORD}|{_FRACTION}|{_NUMBER}|{_UNIT}")
"""What counts as a token in folded text."""

_THOUSANDS_COMMA = re.compile(r"-?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?")
_THOUSANDS_DOT = re.compile(r"-?[1-9]\d{0,2}(?:\.\d{3})+,\d+|-?[1-9]\d{0,2}(?:\.\d{3}){2,}")
_DECIMAL_COMMA = re.compile(r"-?\d+,\d+")
_DIGIT = re.compile(r"[0-9]")


@remembered()
def tokens(text: str) -> tuple[str, ...]:
    """Return the folded words, numbers and unit signs of *text*, in order.

    Hyphenated words come apart (``non-toxic`` → ``non``, ``toxic``); apostrophes stay inside a word
    (``don't``); a number is split from its unit (``20cm`` → ``20``, ``cm``; ``50%`` → ``50``, ``%``; ``21
    °C`` → ``21``, ``°c``) and written with a decimal point and no thousands separators (``2,5`` → ``2.5``,
    ``1,000`` → ``1000``, ``1.000.000`` → ``1000000``). A single dot is a decimal point, also in ``1.000``.
    """
    folded = fold(text)
    found: list[str] = TOKEN.findall(folded)
    return tuple(map(number, found) if _DIGIT.search(folded) else found)


def number(token: str) -> str:
    """Return *token* with a decimal point and no thousands separators if it is a number, else as it is."""
    if "⁄" in token:
        return token.replace("⁄", "/")
    if "," not in token and "." not in token:
        return token
    if _THOUSANDS_COMMA.fullmatch(token):
        return token.replace(",", "")
    if _THOUSANDS_DOT.fullmatch(token):
        return token.replace(".", "").replace(",", ".")
    return token.replace(",", ".") if _DECIMAL_COMMA.fullmatch(token) else token


def stems(text: str, language: str) -> tuple[str, ...]:
    """Return the Snowball stems of :func:`tokens` of *text*, parallel to them.

    Raises :class:`~sprout.errors.UnknownName` for a language other than ``en`` and ``es``.
    """
    return stemmed(tokens(text), supported(language))


def content_stems(text: str, language: str) -> tuple[str, ...]:
    """Return the stems of *text* without its stop words.

    Negations stay; all forms of *not* (``don't``, ``cannot``, ``isnt``) become ``not``, so that contracted
    and full forms match. Raises :class:`~sprout.errors.UnknownName` for a language other than ``en`` and
    ``es``.
    """
    known = supported(language)
    stop, negations = STOP_WORDS[known], NEGATIONS[known]
    content = [negations.get(token, token) for token in tokens(text) if token not in stop]
    return stemmed(content, known)


def supported(language: str) -> Language:
    """Return *language* if it can be stemmed, or raise :class:`~sprout.errors.UnknownName`."""
    if language not in LANGUAGES:
        raise UnknownName("language", language, LANGUAGES)
    return language


def stemmed(words: Sequence[str], language: Language) -> tuple[str, ...]:
    """Return the Snowball stems of *words*, which are folded."""
    # A stemmer keeps state between calls and is not safe to share among threads.
    stemmer = _stemmer("english" if language == "en" else "spanish", threading.get_ident())
    return tuple(stemmer.stemWords(list(words)))


@lru_cache(maxsize=32)
def _stemmer(algorithm: Literal["english", "spanish"], _thread: int) -> Stemmer.Stemmer:
    return Stemmer.Stemmer(algorithm)
