"""A source, analysed once, and the passage of it that says most of a statement."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from sprout.judges.lexical.statement import Statement, Term, stated
from sprout.text import Language

__all__ = ["Source", "Window", "windows"]

_WIDEST = 3
"""How many neighbouring sentences may support a statement together."""
_OFTEN = 64
"""A word in more sentences than these does not tell where to look."""


@dataclass(frozen=True, slots=True)
class Source:
    """A source, analysed once."""

    stated: tuple[Statement, ...]
    places: Mapping[str, tuple[int, ...]]
    """Key → the sentences it stands in, in order."""
    pairs: frozenset[tuple[str, str]]
    """Neighbouring stems."""
    triples: frozenset[tuple[str, str, str]]
    content_pairs: frozenset[tuple[str, str]]
    """Neighbouring keys of terms."""
    near: frozenset[str]
    words: int

    @classmethod
    def read(cls, text: str, language: Language) -> "Source":
        """Analyse *text*."""
        found = stated(text, language)
        places: dict[str, list[int]] = {}
        pairs: set[tuple[str, str]] = set()
        triples: set[tuple[str, str, str]] = set()
        content: set[tuple[str, str]] = set()
        for index, statement in enumerate(found):
            stems, keys = statement.stems, [term.key for term in statement.terms]
            for key in statement.keys:
                places.setdefault(key, []).append(index)
            pairs.update(pairwise(stems))
            triples.update(zip(stems, stems[1:], stems[2:], strict=False))
            content.update(pairwise(keys))
        return cls(
            stated=found,
            places={key: tuple(indices) for key, indices in places.items()},
            pairs=frozenset(pairs),
            triples=frozenset(triples),
            content_pairs=frozenset(content),
            near=frozenset(mark for statement in found for term in statement.terms for mark in term.near),
            words=sum(len(statement.stems) for statement in found),
        )


@dataclass(frozen=True, slots=True)
class Window:
    """Neighbouring sentences of a source."""

    weight: float
    """Of the terms that they have."""
    start: int
    stop: int
    have: int
    """Which terms they have: one bit each."""


def windows(terms: Sequence[Term], source: Source) -> tuple[Window, Window, Window] | None:
    """Return the first best window of *source* of one, of up to two and of up to three sentences; ``None`` for none."""
    masks = _masks(terms, source)
    if not masks:
        return None
    weights = [term.weight for term in terms]
    known: dict[int, float] = {0: 0.0}
    best: list[tuple[float, int, int, int]] = [(0.0, 0, 0, 0)] * _WIDEST
    for start in sorted(masks):
        mask = 0
        for size in range(_WIDEST):
            mask |= masks.get(start + size, 0)
            if mask not in known:
                known[mask] = sum(weight for bit, weight in enumerate(weights) if mask >> bit & 1)
            if known[mask] > best[size][0]:
                best[size] = (known[mask], start, min(start + size + 1, len(source.stated)), mask)
    for size in range(1, _WIDEST):
        if best[size - 1][0] >= best[size][0]:
            best[size] = best[size - 1]
    one, two, three = best
    return Window(*one), Window(*two), Window(*three)


def _masks(terms: Sequence[Term], source: Source) -> dict[int, int]:
    """Return sentence → which of *terms* it has, for the sentences that have one that is not everywhere."""
    masks: dict[int, int] = {}
    everywhere = []
    for bit, term in enumerate(terms):
        places = source.places.get(term.key, ())
        if len(places) > _OFTEN:
            everywhere.append((len(places), bit, term.key))
            continue
        for index in places:
            masks[index] = masks.get(index, 0) | 1 << bit
    if everywhere and not masks:
        masks = dict.fromkeys(source.places[min(everywhere)[2]][:_OFTEN], 0)
    for _, bit, key in everywhere:
        for index in masks:
            if key in source.stated[index].keys:
                masks[index] |= 1 << bit
    return masks
