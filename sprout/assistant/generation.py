"""Ask the providers, and accept from them only what their protocol promises."""

from collections.abc import Callable, Sequence

import numpy as np

from sprout.assistant.deadline import ProviderFailure, ask
from sprout.providers import Candidate, EmbeddingProvider, GenerationProvider, Passage, Vector

__all__ = ["ask_embedding", "ask_generator"]

_MOST_EXTRA = 5
"""A generator that returns more than n candidates is cut off here, so that it cannot swamp the guard."""


def ask_embedding(provider: EmbeddingProvider, text: str, dimensions: int, seconds: float) -> Vector:
    """Return the vector of *text*. Raises ProviderFailure unless it is one of *dimensions* finite numbers in time."""
    raw = ask(provider, seconds, lambda: provider.embed(text))
    try:
        vector = np.asarray(raw, dtype=np.float32)
    except (TypeError, ValueError) as error:
        raise ProviderFailure("malformed", "the embedding is not a vector of numbers") from error
    if vector.shape != (dimensions,) or not np.isfinite(vector).all():
        raise ProviderFailure("malformed", f"the embedding has shape {vector.shape}, not {dimensions} finite numbers")
    return vector


def ask_generator(
    provider: GenerationProvider, query: str, context: Sequence[Passage], n: int, seconds: float
) -> tuple[Candidate, ...]:
    """Return the candidates as proposed, at most a few more than *n*.

    Raises :class:`~sprout.assistant.deadline.ProviderFailure` when the provider raises or hangs, or returns anything
    but a sequence of pairs of text.
    """
    raw = ask(provider, seconds, _bounded(lambda: provider.generate(query, context, n), n + _MOST_EXTRA))
    candidates: list[Candidate] = []
    for item in raw:
        if not (isinstance(item, (tuple, list)) and len(item) == 2 and all(isinstance(part, str) for part in item)):
            raise ProviderFailure("malformed", "a candidate is not a pair of sentence and chunk id")
        candidates.append((item[0], item[1]))
    return tuple(candidates)


def _bounded(call: Callable[[], object], most: int) -> Callable[[], list[object]]:
    """Read what *call* returns inside the deadline, since it may be a generator that never ends."""

    def read() -> list[object]:
        result = call()
        if isinstance(result, (str, bytes)) or not hasattr(result, "__iter__"):
            raise ProviderFailure("malformed", "the candidates are not a sequence")
        return [item for item, _ in zip(result, range(most), strict=False)]

    return read
