"""Other spellings that a word may stand for: Spanish diminutives and superlatives, spelling by ear, vowels left out."""

import re
from functools import lru_cache

__all__ = ["respelt", "skeleton"]

_CACHED_WORDS = 16_384
_SHORTEST = 4
_SHORTEST_BASE = 3
_DIMINUTIVE = re.compile(r"(\w{2,}?)(?:e?c)?(?:it|ill)([oa]s?|e)$")
_SUPERLATIVE = re.compile(r"(\w{3,}?)isim([oa]s?)$")
_BY_EAR = (
    *(("k", "c"), ("k", "qu"), ("z", "s"), ("s", "z"), ("c(?=[ei])", "s"), ("s(?=[ei])", "c"), ("z(?=[ei])", "c")),
    *(("v", "b"), ("b", "v"), ("ll", "y"), ("y", "ll"), ("^h", ""), ("^(?=[aeiou])", "h"), ("^y(?=e)", "hi")),
    *(("j(?=[ei])", "g"), ("g(?=[ei])", "j"), ("^w(?=[ae])", "hu"), ("n(?=[bp])", "m"), ("m(?=[bp])", "n")),
)
"""Letters that are taken for others where they sound alike, as patterns with what they stand for."""
_PATTERNS = tuple((re.compile(heard), written) for heard, written in _BY_EAR)
_VOWELS = re.compile(r"[aeiou]")
_DOUBLED = re.compile(r"(\w)\1")


@lru_cache(maxsize=_CACHED_WORDS)
def respelt(word: str) -> tuple[str, ...]:
    """Return what folded *word* may be in the dictionary: without endings of fondness or degree, spelt by the rules.

    Likelier ones come first; not all are words. *macetita*, *maseta* and *resequisimo* give *maceta* and *reseco*.
    """
    if len(word) < _SHORTEST:
        return ()
    heard = _heard(word)
    plain = [*_plain(word), *(base for each in heard for base in _plain(each))]
    twice = [again for each in heard for again in _heard(each)]
    return tuple(each for each in dict.fromkeys((*_plain(word), *heard, *plain, *twice)) if each != word)


def _plain(word: str) -> list[str]:
    """Return *word* without a diminutive or superlative ending, in the spellings that may be left."""
    found: list[str] = []
    for pattern in (_DIMINUTIVE, _SUPERLATIVE):
        if match := pattern.fullmatch(word):
            stem, ending = match[1], match[2]
            hard = stem[:-2] + "c" if stem.endswith("qu") else stem[:-1] if stem.endswith("gu") else stem
            plural = "s" if ending.endswith("s") else ""
            found += [hard + ending, stem + ending, hard + plural, hard + "e" + plural, stem + "z", stem + "c" + ending]
            found += [hard + "es", stem + "ces"] if plural else []
    return [each for each in found if len(each) >= _SHORTEST_BASE]


def _heard(word: str) -> list[str]:
    return [
        word[: match.start()] + written + word[match.end() :]
        for pattern, written in _PATTERNS
        for match in pattern.finditer(word)
    ]


@lru_cache(maxsize=_CACHED_WORDS)
def skeleton(word: str) -> str:
    """Return *word* as in a hurried message: without vowels but a first one, doubled letters once."""
    return word[:1] + _VOWELS.sub("", _DOUBLED.sub(r"\1", word[1:]))
