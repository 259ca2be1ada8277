"""Everything about the assistant that can be chosen, as one frozen value."""

import hashlib
import json
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, model_validator

__all__ = ["Language", "Settings"]

Language = Literal["en", "es"]
Share = Annotated[float, Field(ge=0, le=1, allow_inf_nan=False)]
Positive = Annotated[int, Field(ge=1)]


class Settings(BaseModel):
    """The assistant's configuration; unknown names and values out of range are refused.

    Scores and thresholds are shares from 0 to 1, times are seconds.
    """

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    default_language: Language = "en"
    """Answers when nothing in the question or the history tells the language."""

    embedding: str = "hashing"
    """Name of the embedding provider, or ``module:attribute``."""
    embedding_options: dict[str, Any] = Field(default_factory=dict)
    generation: str = "extractive"
    """Name of the generation provider, or ``module:attribute``."""
    generation_options: dict[str, Any] = Field(default_factory=dict)
    provider_timeout: Annotated[float, Field(gt=0, le=600, allow_inf_nan=False)] = 10.0
    """Seconds that one call of a provider may take; later it counts as failed."""

    chunk_words: Annotated[int, Field(ge=20)] = 160
    """A section with more words is cut between sentences."""
    chunk_overlap: Annotated[int, Field(ge=0, le=5)] = 1
    """Sentences that two neighbouring pieces of one section share."""

    top_k: Positive = 4
    """Chunks that a retrieval returns."""
    rrf_k: Positive = 60
    """The constant of reciprocal rank fusion: a chunk at rank r (from 1) gets 1 / (rrf_k + r)."""
    bm25_k1: Annotated[float, Field(ge=0, le=10, allow_inf_nan=False)] = 1.2
    bm25_b: Share = 0.75
    duplicate_jaccard: Share = 0.9
    """A chunk whose word set overlaps a better one by more is dropped."""
    min_score: Share = 0.12
    """Best cosine that a retrieval needs to count as grounding."""

    sentences: Annotated[int, Field(ge=1, le=10)] = 3
    """Most sentences about one plant in an answer to one thing asked."""
    part_sentences: Annotated[int, Field(ge=1, le=10)] = 2
    """Most sentences about one plant for each part of a question that asks for several things."""
    max_plants: Annotated[int, Field(ge=1, le=10)] = 4
    """A question about more plants is refused."""
    support_overlap: Share = 0.85
    """Share of a sentence's words that one passage sentence must contain when it is not verbatim."""

    abstain_threshold: Share = 0.65
    """Below this confidence the assistant refuses: a wrong answer is taken to be twice as bad as none."""
    low_confidence_threshold: Share = 0.8
    """Below this confidence it answers and flags the answer for review."""

    history_turns: Annotated[int, Field(ge=0, le=50)] = 6
    """Latest turns that a follow-up question may look back on."""
    question_chars: Annotated[int, Field(ge=50, le=100_000)] = 2_000
    """Characters of a question that are read."""

    citation_guard: bool = True
    """Off only in sabotage tests, which show that the harness notices."""
    safety_filter: bool = True
    """Off only in sabotage tests, which show that the harness notices."""

    @model_validator(mode="after")
    def _ordered(self) -> "Settings":
        if self.abstain_threshold > self.low_confidence_threshold:
            raise ValueError(
                f"abstain_threshold is {self.abstain_threshold!r}, above low_confidence_threshold "
                f"{self.low_confidence_threshold!r}; it may be at most equal"
            )
        return self

    def digest(self) -> str:
        """Return the SHA-256 (hex) of the canonical JSON of all settings."""
        canonical = json.dumps(self.model_dump(mode="json"), sort_keys=True, ensure_ascii=True)
        return hashlib.sha256(canonical.encode("ascii")).hexdigest()
