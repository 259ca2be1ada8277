"""Weigh what retrieval found for one plant as evidence for an answer."""

from collections.abc import Collection, Sequence

from sprout.assistant.confidence import Evidence
from sprout.assistant.inquiry import Inquiry
from sprout.assistant.retrieval import Retrieval

__all__ = ["weigh"]

_MOST_STRANGE = 3


def weigh(inquiry: Inquiry, retrievals: Sequence[Retrieval], vocabulary: Collection[str]) -> Evidence:
    """Return the evidence of the weakest of *retrievals*, since an answer is as good as its weakest part.

    *vocabulary* are the stems of all passages in the question's language.
    """
    weakest = min(retrievals, key=lambda retrieval: (retrieval.best, retrieval.rival))
    known = set(inquiry.understood)
    for retrieval in retrievals:
        for item in retrieval.chunks:
            known.update(item.terms)
    asked = inquiry.content
    strange = sum(stem not in vocabulary and stem not in known for stem in asked)
    return Evidence(
        cosine=weakest.best,
        margin=round(weakest.best - weakest.rival, 6),
        strangeness=round(min(_MOST_STRANGE, strange) / _MOST_STRANGE, 6),
        coverage=round(len(asked & known) / len(asked), 6) if asked else 1.0,
    )
