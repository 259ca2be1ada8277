"""A generator that can only quote: sentences of the context, chosen by the words they share with the query."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from sprout.providers.protocols import Candidate, Passage
from sprout.text import content_stems, sentences

__all__ = ["ExtractiveGenerator"]


@dataclass(frozen=True, slots=True, kw_only=True)
class _Scored:
    sentence: str
    chunk_id: str
    score: float
    place: tuple[int, int]
    stems: frozenset[str]


class ExtractiveGenerator:
    """Verbatim sentence selection; it has no path by which it could make something up.

    A sentence scores the content stems that it shares with the query, each weighted by its rarity among the
    sentences of the context (so a name that all of them contain hardly counts), as a share of the total weight;
    plus *rank_nudge* divided by the passage's rank (from 1). A sentence below *floor* times the best score is left
    out, and one whose stems overlap with a chosen one by more than *duplicate* (Jaccard). All three options go
    from 0 to 1. Ties keep the order of the context, so equal input gives equal output.
    """

    never_waits: ClassVar[bool] = True

    def __init__(self, *, rank_nudge: float = 0.02, floor: float = 0.15, duplicate: float = 0.9) -> None:
        for name, value in (("rank_nudge", rank_nudge), ("floor", floor), ("duplicate", duplicate)):
            if not 0 <= value <= 1:
                raise ValueError(f"{name} is {value!r}; a number from 0 to 1 is allowed")
        self._rank_nudge = rank_nudge
        self._floor = floor
        self._duplicate = duplicate

    def generate(self, query: str, context: Sequence[Passage], n: int) -> list[Candidate]:
        """Return up to *n* verbatim sentences with their chunks, best first; none that shares no stem."""
        scored = sorted(self._scored(query, context), key=lambda item: (-item.score, item.place))
        chosen: list[_Scored] = []
        for item in scored:
            if len(chosen) >= n or item.score < self._floor * scored[0].score:
                break
            if not any(_jaccard(item.stems, other.stems) > self._duplicate for other in chosen):
                chosen.append(item)
        return [(item.sentence, item.chunk_id) for item in chosen]

    def _scored(self, query: str, context: Sequence[Passage]) -> list[_Scored]:
        read = [
            (rank, position, passage.chunk_id, sentence, frozenset(content_stems(sentence, passage.language)))
            for rank, passage in enumerate(context)
            for position, sentence in enumerate(sentences(passage.text))
        ]
        wanted = {stem for language in {each.language for each in context} for stem in content_stems(query, language)}
        weights = {
            stem: math.log(1 + len(read) / count)
            for stem in sorted(wanted)
            if (count := sum(stem in own for *_, own in read))
        }
        total = math.fsum(weights.values())
        return [
            _Scored(
                sentence=sentence,
                chunk_id=chunk_id,
                score=round(
                    math.fsum(weights[stem] for stem in own & weights.keys()) / total + self._rank_nudge / (rank + 1), 9
                ),
                place=(rank, position),
                stems=own,
            )
            for rank, position, chunk_id, sentence, own in read
            if not own.isdisjoint(weights)
        ]


def _jaccard(left: frozenset[str], right: frozenset[str]) -> float:
    union = len(left | right)
    return len(left & right) / union if union else 1.0
