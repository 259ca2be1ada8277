"""Find the names that a misspelt word may stand for: few edits, looked up through deletions."""

from collections.abc import Iterable
from functools import lru_cache

from sprout.assistant.settings import Language
from sprout.text import STOP_WORDS

__all__ = ["SpellingIndex", "edits", "is_slip"]

_MOST = 2
_CACHED_WORDS = 16_384
_SHORTEST_SLIP = 4


def edits(left: str, right: str) -> int:
    """Return the optimal string alignment distance: insertions, deletions, substitutions, neighbour swaps."""
    before: list[int] = []
    last = list(range(len(right) + 1))
    for i, one in enumerate(left, start=1):
        row = [i]
        for j, other in enumerate(right, start=1):
            cost = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (one != other))
            if i > 1 and j > 1 and one == right[j - 2] and left[i - 2] == other:
                cost = min(cost, before[j - 2] + 1)
            row.append(cost)
        before, last = last, row
    return last[-1]


@lru_cache(maxsize=_CACHED_WORDS)
def is_slip(word: str, language: Language) -> bool:
    """Say whether folded *word* is a longer word without content, one edit away from its spelling: *shoud*, *ofen*."""
    return len(word) >= _SHORTEST_SLIP and any(
        word[0] == known[0]
        and len(known) > _SHORTEST_SLIP
        and abs(len(word) - len(known)) < 2
        and edits(word, known) == 1
        for known in STOP_WORDS[language]
    )


class SpellingIndex:
    """Known words, found again from a spelling up to two edits away (symmetric deletion, Garbe 2012)."""

    def __init__(self, known: Iterable[str]) -> None:
        self._near: dict[str, list[str]] = {}
        for word in sorted(set(known)):
            for shorter in _deletions(word):
                self._near.setdefault(shorter, []).append(word)

    def near(self, word: str) -> tuple[tuple[str, int], ...]:
        """Return the known words within two edits of *word* with their distance, nearest first, then by name."""
        found = {known for shorter in _deletions(word) for known in self._near.get(shorter, ())}
        measured = ((known, edits(word, known)) for known in found)
        return tuple(sorted((pair for pair in measured if pair[1] <= _MOST), key=lambda pair: (pair[1], pair[0])))


def _deletions(word: str) -> set[str]:
    """Return *word* and all that is left of it when up to two letters are taken out."""
    once = {word[:at] + word[at + 1 :] for at in range(len(word))}
    twice = {shorter[:at] + shorter[at + 1 :] for shorter in once for at in range(len(shorter))}
    return {word} | once | twice
