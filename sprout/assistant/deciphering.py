"""Undo simple disguises of words: digits that stand for letters, and letters spelt out one by one.

What is measured, counted or abbreviated stays as it is: *12cm*, *5-10-5*, *T5*, *CO2*.
"""

import re

__all__ = ["decipher"]

_LETTER_OF = str.maketrans("0134578@$!", "oieastbasi")
_WORD = re.compile(r"(?<![\w@$.])[\w@$]+(?:![^\W_][\w@$]*)*(?![\w@$])(?!\.\w)")
_BETWEEN_LETTERS = re.compile(r"[^\W\d_][0134578@$!]{1,2}[^\W\d_]")
_HARDLY_A_WORD = 3
_AMOUNT = re.compile(
    r"\d+(?:[.,]\d+)?(?:x|×|a|y|to)\d+(?:[.,]\d+)?[a-z]{0,3}"
    r"|\d*(?:1st|2nd|3rd)|\d+(?:th|am|pm|[a-zµ]|[ckmµn]m|[km]l|[km]g|ft|in|oz|lb|hs?|hrs?|min|do|ro|ra|er|to|[vxw])"
    r"|mp\d\w?",
    re.IGNORECASE,
)
_SHORT_WORDS = frozenset({"1s", "3s", "1n", "1t", "0n", "0r", "4n", "3l", "t0", "5e", "7o", "1f", "4m", "4l", "1m"})
"""Words that would be amounts in honest text."""

_SPELT = re.compile(r"(?<![^\W_])(?:[^\W_](?:[ \t]+[^\W_]){3,}|[^\W_]([._*·~-])[^\W_](?:\1[^\W_]){2,})(?![^\W_])")
_WIDE_GAP = re.compile(r"[ \t]{2,}")
_SEPARATORS = re.compile(r"[ \t._*·~-]+")
_TELLTALE = re.compile(
    r"(?:non)?toxic(?:[oa]s?)?|t[oó]xic[oa]s?|poison(?:ous)?|venenos[oa]s?|danger(?:ous)?|peligros[oa]s?"
    r"|harm(?:less|ful)|safe|segur[oa]s?|edible|comestibles?|(?:cat|dog|kitten)s|gat[oa]s?|perr[oa]s?",
    re.IGNORECASE,
)
"""Words that are found again in letters without any gap between words."""


def decipher(text: str) -> str:
    """Return *text* with disguised words in plain letters; text without any disguise comes back as it is.

    A digit is read as a letter only in a word where it stands between letters (*t0xic*), and at the edge of other words
    once two words are disguised like that (*1s g3r4n1um s4f3*). At least four letters in a row that stand alone are one
    word; a wider gap between them ends it.
    """
    return _undigited(_SPELT.sub(_joined, text))


def _joined(match: re.Match[str]) -> str:
    spelt = match[0]
    if _SEPARATORS.sub("", spelt).isdigit():
        return spelt
    if _WIDE_GAP.search(spelt):
        return " ".join(_SEPARATORS.sub("", word) for word in _WIDE_GAP.split(spelt))
    return " ".join(_TELLTALE.sub(r" \g<0> ", _SEPARATORS.sub("", spelt)).split())


def _undigited(text: str) -> str:
    disguised = [word for word in _WORD.findall(text) if _BETWEEN_LETTERS.search(word) and not _AMOUNT.fullmatch(word)]
    many = len(disguised) > 1
    if not many and all(len(word) <= _HARDLY_A_WORD for word in disguised):
        return text
    return _WORD.sub(lambda match: _plain(match[0], everywhere=many), text)


def _plain(word: str, *, everywhere: bool) -> str:
    if _BETWEEN_LETTERS.search(word) and not _AMOUNT.fullmatch(word):
        return word.translate(_LETTER_OF)
    disguised = everywhere and any(char.isalpha() for char in word)
    if disguised and (word.lower() in _SHORT_WORDS or not _AMOUNT.fullmatch(word)):
        return word.translate(_LETTER_OF)
    return word
