"""Okapi BM25 over stems, an inverted index in numpy (Robertson & Zaragoza 2009; idf as in Lucene, never negative)."""

from collections import Counter
from collections.abc import Iterable, Sequence

import numpy as np
import numpy.typing as npt

__all__ = ["BM25"]


class BM25:
    """Scores documents, given as sequences of terms, against a query. *k1* is 0 or more, *b* from 0 to 1."""

    def __init__(self, documents: Sequence[Sequence[str]], *, k1: float, b: float) -> None:
        self._size = len(documents)
        lengths = np.array([len(document) for document in documents], dtype=np.float64)
        mean = float(lengths.mean()) if self._size and lengths.any() else 1.0
        norms = k1 * (1 - b + b * lengths / mean)
        counts: dict[str, list[tuple[int, int]]] = {}
        for row, document in enumerate(documents):
            for term, count in sorted(Counter(document).items()):
                counts.setdefault(term, []).append((row, count))
        self._postings: dict[str, tuple[npt.NDArray[np.intp], npt.NDArray[np.float64]]] = {}
        for term, entries in counts.items():
            rows = np.array([row for row, _ in entries], dtype=np.intp)
            frequency = np.array([count for _, count in entries], dtype=np.float64)
            idf = float(np.log1p((self._size - len(entries) + 0.5) / (len(entries) + 0.5)))
            self._postings[term] = (rows, idf * frequency * (k1 + 1) / (frequency + norms[rows]))

    def scores(self, terms: Iterable[str]) -> npt.NDArray[np.float64]:
        """Return one score per document, 0.0 where no term occurs; a repeated term counts once."""
        total = np.zeros(self._size, dtype=np.float64)
        for term in sorted(set(terms)):
            if (posting := self._postings.get(term)) is not None:
                rows, weights = posting
                total[rows] += weights
        return total
