"""The two protocols behind which every model hides."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol, TypeAlias, runtime_checkable

import numpy as np
import numpy.typing as npt

__all__ = ["Candidate", "EmbeddingProvider", "GenerationProvider", "Passage", "Vector"]

Vector: TypeAlias = npt.NDArray[np.float32]
"""A dense vector of one dimension; unit length, or all zero for a text without content."""

Candidate: TypeAlias = tuple[str, str]
"""A sentence and the id of the chunk that it claims to come from."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Passage:
    """A piece of context that a generator may use, best first in a sequence."""

    chunk_id: str
    text: str
    language: str


@runtime_checkable
class EmbeddingProvider(Protocol):
    """Turns text into vectors whose dot product says how near two texts are."""

    def embed(self, text: str) -> Vector:
        """Return the vector of *text*; the same text always gives the same vector."""
        ...


@runtime_checkable
class GenerationProvider(Protocol):
    """Proposes sentences that answer a query from the given context and nothing else."""

    def generate(self, query: str, context: Sequence[Passage], n: int) -> Sequence[Candidate]:
        """Return at most *n* candidates, best first; an empty sequence when there is nothing to say.

        Whatever is returned is verified against the context afterwards, whoever produced it.
        """
        ...
