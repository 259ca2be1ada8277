"""A generator that can only quote: sentences of the context, chosen by the words they share with the query."""

from collections.abc import Sequence
from dataclasses import dataclass

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

    A sentence scores the share of the query's content stems that it contains, plus *rank_nudge*
    divided by the passage's rank (from 1), so that of two equal sentences the one of the better passage
    wins. A sentence whose stems overlap with a chosen one by more than *duplicate* (Jaccard, 0 to 1) is
    left out. Ties keep the order of the context, so equal input gives equal output.
    """

    def __init__(self, *, rank_nudge: float = 0.05, duplicate: float = 0.9) -> None:
        if not 0 <= rank_nudge <= 1:
            raise ValueError(f"rank_nudge is {rank_nudge!r}; a number from 0 to 1 is allowed")
        if not 0 < duplicate <= 1:
            raise ValueError(f"duplicate is {duplicate!r}; a number above 0 and up to 1 is allowed")
        self._rank_nudge = rank_nudge
        self._duplicate = duplicate

    def generate(self, query: str, context: Sequence[Passage], n: int) -> list[Candidate]:
        """Return up to *n* verbatim sentences with their chunks, best first; none that shares no stem."""
        scored = [
            item
            for rank, passage in enumerate(context)
            for item in self._score(frozenset(content_stems(query, passage.language)), rank, passage)
        ]
        scored.sort(key=lambda item: (-item.score, item.place))
        chosen: list[_Scored] = []
        for item in scored:
            if len(chosen) >= n:
                break
            if not any(_jaccard(item.stems, other.stems) > self._duplicate for other in chosen):
                chosen.append(item)
        return [(item.sentence, item.chunk_id) for item in chosen]

    def _score(self, wanted: frozenset[str], rank: int, passage: Passage) -> list[_Scored]:
        found: list[_Scored] = []
        for position, sentence in enumerate(sentences(passage.text)):
            own = frozenset(content_stems(sentence, passage.language))
            shared = len(own & wanted)
            if shared:
                score = round(shared / len(wanted) + self._rank_nudge / (rank + 1), 9)
                place = (rank, position)
                found.append(_Scored(sentence=sentence, chunk_id=passage.chunk_id, score=score, place=place, stems=own))
        return found


def _jaccard(left: frozenset[str], right: frozenset[str]) -> float:
    union = len(left | right)
    return len(left & right) / union if union else 1.0
