"""Hybrid retrieval: hashed cosine and BM25, fused by rank, restricted to the plant and topic that are asked about."""

from collections.abc import Collection
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from sprout.assistant.bm25 import BM25
from sprout.assistant.chunking import Chunk
from sprout.assistant.index import Index
from sprout.assistant.settings import Language, Settings
from sprout.providers import Vector
from sprout.text import content_stems

__all__ = ["Retrieval", "RetrievedChunk", "Retriever", "has_grounding"]

_DECIMALS = 6
"""Matrix products differ in the last bits between machines; ranks and thresholds must not."""

_LOOKED_AT = 25
"""Chunks looked at for each one wanted, so that many copies of one passage cost no time."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RetrievedChunk:
    """A chunk with its content stems, its cosine (-1 to 1), its BM25 score (0 or more) and its fused score."""

    chunk: Chunk
    terms: frozenset[str]
    cosine: float
    bm25: float
    fused: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Retrieval:
    """Chunks, best first, and the evidence for them.

    *best* is the highest cosine among them, *rival* the highest among the chunks that the plant and language allow
    but that are not of the topics asked about (0.0 when there are none).
    """

    chunks: tuple[RetrievedChunk, ...]
    best: float
    rival: float


class Retriever:
    """Searches one index. Ties go to the smaller chunk id, so equal input gives equal output."""

    def __init__(self, index: Index, settings: Settings) -> None:
        self._index = index
        self._settings = settings
        bodies = [content_stems(f"{chunk.heading}. {chunk.text}", chunk.language) for chunk in index.chunks]
        titles = [content_stems(chunk.title, chunk.language) for chunk in index.chunks]
        self._sets = [frozenset(body) for body in bodies]
        self._bm25 = BM25(
            [(*title, *body) for title, body in zip(titles, bodies, strict=True)],
            k1=settings.bm25_k1,
            b=settings.bm25_b,
        )
        self._vocabulary = {
            language: frozenset(
                stem
                for chunk, own in zip(index.chunks, self._sets, strict=True)
                if chunk.language == language
                for stem in own
            )
            for language in {chunk.language for chunk in index.chunks}
        }
        self._topics = np.array([chunk.topic for chunk in index.chunks])
        self._rows: dict[tuple[str, str | None], npt.NDArray[np.intp]] = {}
        groups: dict[tuple[str, str | None], list[int]] = {}
        for row, chunk in enumerate(index.chunks):
            groups.setdefault((chunk.language, None), []).append(row)
            groups.setdefault((chunk.language, chunk.species), []).append(row)
        for key, rows in groups.items():
            self._rows[key] = np.array(rows, dtype=np.intp)

    def vocabulary(self, language: Language) -> frozenset[str]:
        """Return the content stems of all chunks in *language*."""
        return self._vocabulary.get(language, frozenset())

    def search(
        self,
        query: str,
        vector: Vector,
        language: Language,
        *,
        species: str | None,
        topics: Collection[str],
    ) -> Retrieval:
        """Return the best chunks in *language* about *species* (None: any) and *topics* (empty: any)."""
        rows = self._rows.get((language, species))
        if rows is None:
            return Retrieval(chunks=(), best=0.0, rival=0.0)
        cosines = np.round(self._cosines(rows, vector), _DECIMALS)
        lexical = np.round(self._bm25.scores(content_stems(query, language))[rows], _DECIMALS)
        fused = self._fuse(cosines, lexical)
        wanted = np.isin(self._topics[rows], sorted(topics)) if topics else np.ones(len(rows), dtype=np.bool_)
        order = np.argsort(-fused, kind="stable")
        chosen = self._without_duplicates(rows, order[wanted[order]][: _LOOKED_AT * self._settings.top_k])
        chunks = tuple(
            RetrievedChunk(
                chunk=self._index.chunks[rows[at]],
                terms=self._sets[rows[at]],
                cosine=float(cosines[at]),
                bm25=float(lexical[at]),
                fused=round(float(fused[at]), 9),
            )
            for at in chosen
        )
        return Retrieval(
            chunks=chunks,
            best=max((item.cosine for item in chunks), default=0.0),
            rival=float(np.max(cosines[~wanted], initial=0.0)),
        )

    def _cosines(self, rows: npt.NDArray[np.intp], vector: Vector) -> npt.NDArray[np.float32]:
        vectors = self._index.vectors
        if 8 * len(rows) < len(vectors):
            return vectors[rows] @ vector
        # Picking many rows copies them, which takes longer than multiplying the ones that are not wanted.
        everything: npt.NDArray[np.float32] = vectors @ vector
        return everything[rows]

    def _fuse(self, cosines: npt.NDArray[np.float32], lexical: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
        """Reciprocal rank fusion (Cormack et al. 2009); a chunk without a shared stem has no lexical rank."""
        fused = np.zeros(len(cosines), dtype=np.float64)
        for scores in (cosines, lexical):
            order = np.argsort(-scores, kind="stable")
            ranks = np.empty(len(order), dtype=np.float64)
            ranks[order] = np.arange(1, len(order) + 1)
            fused += np.where(scores > 0, 1.0 / (self._settings.rrf_k + ranks), 0.0)
        return fused

    def _without_duplicates(self, rows: npt.NDArray[np.intp], order: npt.NDArray[np.intp]) -> list[int]:
        chosen: list[int] = []
        for at in order.tolist():
            own = self._sets[rows[at]]
            if all(_jaccard(own, self._sets[rows[other]]) <= self._settings.duplicate_jaccard for other in chosen):
                chosen.append(at)
            if len(chosen) == self._settings.top_k:
                break
        return chosen


def has_grounding(retrieval: Retrieval, terms: Collection[str], min_score: float) -> bool:
    """Say whether there is something to answer from.

    The best cosine reaches *min_score*, and a retrieved chunk shares one of *terms*: the content stems of the
    question beside generic words and the plant's names, which are shared by whatever is asked about it, and what
    passages say for them.
    """
    return retrieval.best >= min_score and any(not item.terms.isdisjoint(terms) for item in retrieval.chunks)


def _jaccard(left: frozenset[str], right: frozenset[str]) -> float:
    union = len(left | right)
    return len(left & right) / union if union else 1.0
