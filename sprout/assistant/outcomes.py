"""What is asked, one thing about one plant at a time, and what came of it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from sprout.assistant.answer import RefusalReason
from sprout.assistant.citation_guard import Supported
from sprout.assistant.confidence import Evidence
from sprout.assistant.corpus import Species
from sprout.assistant.inquiry import Inquiry
from sprout.assistant.relevance import Choice
from sprout.assistant.retrieval import Retrieval

__all__ = ["Asked", "Found", "Outcome", "Refusal", "apart", "gap"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Found:
    """What was retrieved for one thing asked about one plant; no *choice* of sentences where any plant may be meant."""

    query: str
    retrieval: Retrieval
    choice: Choice | None


class Refusal(Exception):  # noqa: N818 - not an error: the pipeline's way out
    """Why something is not answered; *ask_plant*: to name the plant would help."""

    def __init__(self, reason: RefusalReason, *, ask_plant: bool = False, confidence: float | None = None) -> None:
        super().__init__(reason)
        self.reason: RefusalReason = reason
        self.ask_plant = ask_plant
        self.confidence = confidence


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """One thing asked about one plant (None: any), or why it is beyond what can be answered."""

    inquiry: Inquiry
    plant: Species | None = None
    refusal: Refusal | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Outcome:
    """What was found for one thing asked, or why it is not answered."""

    asked: Asked
    supported: tuple[Supported, ...] = ()
    evidence: Evidence | None = None
    confidence: float = 0.0
    refusal: Refusal | None = None


def apart(inquiry: Inquiry, plants: Sequence[Species | None]) -> list[Asked]:
    """Return *inquiry* for each of *plants*; where they are named as equals, each by itself is what is asked about."""
    return [
        Asked(inquiry=replace(inquiry, species=(plant.id,)) if plant and inquiry.alike else inquiry, plant=plant)
        for plant in plants
    ]


def gap(asked: Asked, *, several: bool) -> tuple[str | None, str | None]:
    """Return the plant, where *several* are asked about, and the topic of what was asked, as far as they are known."""
    inquiry = asked.inquiry
    topic = next(iter(inquiry.topics), None) if inquiry.topic_named else None
    return (asked.plant.name(inquiry.language) if asked.plant and several else None), topic
