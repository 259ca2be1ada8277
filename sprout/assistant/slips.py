"""The known word behind a slip of the fingers: a letter left out, doubled, swapped, or mistaken in a long word."""

import re
from collections.abc import Iterable
from functools import lru_cache
from itertools import product

from sprout.assistant.typos import SpellingIndex

__all__ = ["KnownWords", "alternatives"]

_SHORTEST = 6
_LONG = 8
_LONGEST = 24
_CACHED_WORDS = 16_384
_PART = re.compile(r"\(\?:([\w|]+)\)(\??)|\[(\w+)\](\??)|(\w)(\??)")
_OUTER_BAR = re.compile(r"\|(?![^(]*\))")


class KnownWords:
    """The whole words that patterns stand for; a pattern that leaves an end open stands for too many."""

    def __init__(self, patterns: Iterable[str]) -> None:
        self._known = SpellingIndex(
            word for pattern in patterns for word in _spelled_out(pattern) if len(word) >= _SHORTEST
        )
        self.meant = lru_cache(maxsize=_CACHED_WORDS)(self._meant)

    def _meant(self, word: str) -> tuple[str, ...]:
        """Return the known words that *word* is one slip away from, sorted."""
        if not _SHORTEST - 1 <= len(word) <= _LONGEST:
            return ()
        return tuple(
            sorted(known for known, distance in self._known.near(word) if distance == 1 and _is_slip(word, known))
        )


def alternatives(pattern: str) -> list[str]:
    """Split *pattern* at each bar outside brackets."""
    return _OUTER_BAR.split(pattern)


def _spelled_out(pattern: str) -> list[str]:
    """Return the words that a simple *pattern* matches; none for one with more than letters, choices and options."""
    parts = list(_PART.finditer(pattern))
    if "".join(part[0] for part in parts) != pattern:
        return []
    choices = [[*(part[1] or part[3] or part[5]).split("|")] if not part[3] else list(part[3]) for part in parts]
    optional = [bool(part[2] or part[4] or part[6]) for part in parts]
    ways = [[*each, ""] if may_lack else each for each, may_lack in zip(choices, optional, strict=True)]
    return ["".join(way) for way in product(*ways)]


def _is_slip(word: str, known: str) -> bool:
    mistaken = len(word) == len(known) and sorted(word) != sorted(known)
    return word[0] == known[0] and (not mistaken or len(known) >= _LONG)
