"""Words in order, plant names as one mark and a break where a clause may end, for patterns that span several words."""

import re
from collections.abc import Iterable, Sequence

from sprout.assistant.vocabulary import words

__all__ = ["BREAK", "PLANT", "mark"]

PLANT = "PLANT"
"""Stands for a plant's name: no folded word is written in capitals."""
BREAK = "|"

_STOPS = re.compile(r"[;:!?¿¡()\[\]\"«»…—–\n]+|[.,]+(?!\d)|\s-+\s")


def mark(text: str, found: Sequence[str], names: Iterable[tuple[int, int]] = ()) -> str:
    """Return *found*, the words of *text*, joined by spaces.

    *names* are the places (start, end) of plant names. Text that comes apart into other words than *found* has no
    breaks.
    """
    stops = _stops(text, len(found))
    starts = dict(names)
    marked: list[str] = []
    at = 0
    while at < len(found):
        end = starts.get(at, at + 1)
        marked.append(PLANT if at in starts else found[at])
        if any(at < stop <= end for stop in stops):
            marked.append(BREAK)
        at = end
    return " ".join(marked)


def _stops(text: str, size: int) -> frozenset[int]:
    stops: set[int] = set()
    seen = 0
    for part in _STOPS.split(text):
        seen += len(words(part))
        stops.add(seen)
    return frozenset(stops) if seen == size else frozenset()
