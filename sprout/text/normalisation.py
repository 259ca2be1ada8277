"""Texts that look the same become the same text.

:func:`normalise` undoes what changes the code points of a text and not its looks: compatibility forms,
invisible characters, stacked marks, letters borrowed from other alphabets. :func:`fold` also forgets case and
accents.

Borrowed letters: a letter that imitates a Latin one becomes that Latin letter when its word mixes alphabets
(``sаfe`` with a Cyrillic ``а``), or when its whole word consists of imitations and the text has more Latin
letters than letters of honest foreign words. A Russian or Greek sentence therefore stays as it is, with or
without a Latin name in it, and so does a lone Greek letter (``α``, ``Ω``) used as a symbol.

Numbers keep their value: ``1½`` becomes ``1 1⁄2`` and ``10²`` becomes ``10^2``, where NFKC alone gives 11⁄2
and 102.
"""

import re
import unicodedata
from types import MappingProxyType

from sprout.text.homoglyphs import imitated, is_latin
from sprout.text.memory import remembered

__all__ = ["fold", "normalise"]

_INVISIBLE = re.compile(
    "[\x00-\x08\x0e-\x1b\x7f-\x84\x86-\x9f\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f"
    "\u202a-\u202e\u2060-\u206f\u3164\ud800-\udfff\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb"
    "\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]+"
)
_MARKS = re.compile("[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]+")
_RAISED = re.compile(r"(?<=\d)[⁰¹²³⁴-⁹]+")
_LOWERED = re.compile(r"(?<=\d)[₀-₉]+")
_LOOSE_NUMBER = "[¼-¾⅐-⅟↉①-⒛⓪-⓿❶-➓㈠-㈩㉈-㉟㊀-㊉㊱-㊿\U0001f100-\U0001f10c]"
_GLUED = re.compile(rf"(?<=\d)(?={_LOOSE_NUMBER})|(?<={_LOOSE_NUMBER})(?=\d|{_LOOSE_NUMBER})")
_DEGREES = re.compile(r"º(?=\s?[CF]\b)", re.IGNORECASE)
_FOREIGN = re.compile(r"[^\W\d_\x00-İĲ-ſ]")
_WORD = re.compile(r"[^\W\d_](?:[^\W\d_]|" + _MARKS.pattern[:-1] + ")*")
_DIGIT = re.compile(r"[^\D0-9]")

_COMMON = re.compile("[\t-\r -~¡¿°À-ÖØ-öø-ÿ‘’“”«»–—€]*")
"""Characters of everyday English and Spanish, which need no more than plain quotes."""
_FOLDED = re.compile("[ -~¡¿°—€]*")

_LOOKALIKES = MappingProxyType(
    dict.fromkeys(map(ord, "‘’‚‛ʼʹʻʽˈ′`´＇ꞌ"), "'")
    | dict.fromkeys(map(ord, "“”„‟«»″＂"), '"')
    | dict.fromkeys(map(ord, "‐‑‒–−﹣－"), "-")
    | {0x2800: " "}
    | {start + n: chr(0x41 + n) for start in (0x1F150, 0x1F170) for n in range(26)}
)

_BASES = MappingProxyType(
    {
        code: base
        for code in (*range(0xDF, 0xF7), *range(0xF8, 0x180))
        if (base := _MARKS.sub("", unicodedata.normalize("NFKD", chr(code).casefold()))) != chr(code)
    }
    | dict(zip(map(ord, "æœøłđħŧı"), ("ae", "oe", *"oldhti"), strict=True))
)
"""The small letters of the first Latin blocks without their accents; strokes count as accents."""


@remembered()
def normalise(text: str) -> str:
    """Return *text* in the one form that all texts looking like it share.

    NFKC; invisible, control, bidi, tag and lone surrogate characters removed; marks that compose with no
    letter removed; imitations of Latin letters replaced; typographic apostrophes, quotes and hyphens made
    plain; white space collapsed to single spaces and stripped. Case, accents and honest foreign text are
    kept. Idempotent.
    """
    if text.isascii():
        return " ".join(_INVISIBLE.sub("", text).split())
    if _COMMON.fullmatch(text):
        return " ".join(text.translate(_LOOKALIKES).split())
    text = _INVISIBLE.sub("", text)
    text = _LOWERED.sub(r"_\g<0>", _RAISED.sub(r"^\g<0>", _DEGREES.sub("°", text)))
    text = unicodedata.normalize("NFKC", _GLUED.sub(" ", text).translate(_LOOKALIKES))
    text = _INVISIBLE.sub("", text).translate(_LOOKALIKES)
    if _FOREIGN.search(text):
        text = unicodedata.normalize("NFC", _without_imitations(unicodedata.normalize("NFKD", text)))
    return " ".join(_MARKS.sub("", unicodedata.normalize("NFKC", text)).split())


@remembered()
def fold(text: str) -> str:
    """Return the form of *text* in which words are matched: normalised, case-folded, without accents.

    Digits of all scripts become 0-9. Idempotent.
    """
    text = normalise(text).lower().translate(_BASES)
    while not _FOLDED.fullmatch(text):
        folded = normalise(_bare(text))
        if folded == text:
            return folded
        text = folded
    return text


def _bare(text: str) -> str:
    decomposed = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", text).casefold())
    composed = unicodedata.normalize("NFC", _MARKS.sub("", decomposed))
    return _DIGIT.sub(lambda match: str(unicodedata.decimal(match[0])), composed)


def _without_imitations(text: str) -> str:
    """Replace imitations, in mixed words first, so that a second pass finds the same honest letters."""
    text = _WORD.sub(_mixed, text)
    words = _WORD.findall(text)
    latin = sum(is_latin(char) for word in words for char in word)
    honest = sum(len(word) for word in words if not is_latin(word[0]) and not _imitative(word))
    return _WORD.sub(_imitation, text) if latin > honest else text


def _letters(word: str) -> list[str]:
    return [char for char in word if not _MARKS.match(char)]


def _scripts(word: str) -> set[str]:
    return {unicodedata.name(char, "?").partition(" ")[0] for char in _letters(word)}


def _imitative(word: str) -> bool:
    letters = _letters(word)
    symbol = len(letters) == 1 and "GREEK" in _scripts(word)
    return not symbol and all(imitated(char) is not None for char in letters)


def _replaced(word: str) -> str:
    return "".join(imitated(char) or char for char in word)


def _mixed(match: re.Match[str]) -> str:
    word = match[0]
    if word.isascii():
        return word
    scripts = _scripts(word)
    return _replaced(word) if len(scripts) > 1 or scripts == {"LATIN"} else word


def _imitation(match: re.Match[str]) -> str:
    word = match[0]
    return word if word.isascii() or not _imitative(word) else _replaced(word)
