"""Weigh what was found for a question as evidence for an answer."""

from collections.abc import Sequence

from sprout.assistant.confidence import Evidence
from sprout.assistant.inquiry import Inquiry
from sprout.assistant.relevance import Choice
from sprout.assistant.retrieval import Retrieval

__all__ = ["weigh"]

_MUCH = 6.0
"""Weight met from which more is no better: about two things that only one sentence tells."""


def weigh(inquiry: Inquiry, retrievals: Sequence[Retrieval], choices: Sequence[Choice]) -> Evidence:
    """Return the evidence of the weakest of *retrievals* and *choices*: an answer is as good as its weakest part."""
    weakest = min(retrievals, key=lambda retrieval: (retrieval.best, retrieval.rival))
    return Evidence(
        cosine=weakest.best,
        margin=round(weakest.best - weakest.rival, 6),
        fit=min((choice.fit for choice in choices), default=1.0),
        met=round(min((min(choice.met, _MUCH) / _MUCH for choice in choices), default=1.0), 6),
        several=float(len(inquiry.species) > 1 and not inquiry.alike),
    )
