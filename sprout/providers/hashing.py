"""An embedding without a model: words, their stems and their letter groups hashed into a fixed number of dimensions.

It matches on shared word material only. Synonyms stay apart; a typo or another ending stays near.
"""

import hashlib
import math
from functools import lru_cache
from typing import ClassVar

import numpy as np

from sprout.providers.protocols import Vector
from sprout.text import content_stems, stems, tokens

__all__ = ["HashingEmbedding"]

_LANGUAGES = ("en", "es")
_GRAM = 4
_CACHED_WORDS = 65_536


class HashingEmbedding:
    """Signed feature hashing (Weinberger et al. 2009) over tokens, stems and character n-grams.

    SHA-256 serves as a map that is the same on every machine, not as protection. A vector has unit
    length, or is all zero when the text has no word. *dimensions* is at least 16; *gram_weight* is the
    share of a word's weight that its letter groups carry together, 0 or more; *stop_weight* is the
    weight of a stop word beside 1.0 for a content word.
    """

    never_waits: ClassVar[bool] = True

    def __init__(self, *, dimensions: int = 512, gram_weight: float = 0.5, stop_weight: float = 0.1) -> None:
        if dimensions < 16:
            raise ValueError(f"dimensions is {dimensions!r}; at least 16 are needed")
        if not (gram_weight >= 0 and stop_weight >= 0 and math.isfinite(gram_weight + stop_weight)):
            raise ValueError(f"weights are {gram_weight!r} and {stop_weight!r}; finite numbers from 0 are allowed")
        self.dimensions = dimensions
        self._gram_weight = gram_weight
        self._stop_weight = stop_weight
        self._word = lru_cache(maxsize=_CACHED_WORDS)(self._word_features)

    def embed(self, text: str) -> Vector:
        """Return the unit vector of *text*; a repeated word counts with the square root of its count."""
        counts: dict[str, int] = {}
        for token in tokens(text):
            counts[token] = counts.get(token, 0) + 1
        sums: dict[int, float] = {}
        # Sorted, because a sum of floats depends on its order and two texts with the same words are the same.
        for token in sorted(counts):
            scale = math.sqrt(counts[token])
            for dimension, weight in self._word(token):
                sums[dimension] = sums.get(dimension, 0.0) + scale * weight
        length = math.sqrt(math.fsum(value * value for value in sums.values()))
        vector = np.zeros(self.dimensions, dtype=np.float32)
        if length > 0:
            for dimension, value in sums.items():
                vector[dimension] = value / length
        return vector

    def _word_features(self, token: str) -> tuple[tuple[int, float], ...]:
        base = 1.0 if all(content_stems(token, language) for language in _LANGUAGES) else self._stop_weight
        features = [(f"w:{token}", base)]
        stemmed = sorted({stem for language in _LANGUAGES for stem in stems(token, language)})
        features += [(f"s:{stem}", base) for stem in stemmed]
        grams = _grams(token)
        features += [(f"g:{gram}", base * self._gram_weight / math.sqrt(len(grams))) for gram in grams]
        return tuple(self._place(feature, weight) for feature, weight in features)

    def _place(self, feature: str, weight: float) -> tuple[int, float]:
        digest = hashlib.sha256(feature.encode("utf-8", "backslashreplace")).digest()
        sign = 1.0 if digest[8] & 1 else -1.0
        return int.from_bytes(digest[:8], "big") % self.dimensions, sign * weight


def _grams(token: str) -> tuple[str, ...]:
    if len(token) < _GRAM:
        return ()
    padded = f"^{token}$"
    return tuple(sorted({padded[start : start + _GRAM] for start in range(len(padded) - _GRAM + 1)}))
