"""Weigh what retrieval found for one plant as evidence for an answer."""

from collections.abc import Sequence

from sprout.assistant.confidence import Evidence
from sprout.assistant.inquiry import Inquiry
from sprout.assistant.retrieval import Retrieval

__all__ = ["weigh"]


def weigh(inquiry: Inquiry, retrievals: Sequence[Retrieval]) -> Evidence:
    """Return the evidence of the weakest of *retrievals*, since an answer is as good as its weakest part."""
    weakest = min(retrievals, key=lambda retrieval: (retrieval.best, retrieval.rival))
    known = set(inquiry.understood)
    for retrieval in retrievals:
        for item in retrieval.chunks:
            known.update(item.terms)
    asked = inquiry.content
    return Evidence(
        cosine=weakest.best,
        margin=round(weakest.best - weakest.rival, 6),
        coverage=round(len(asked & known) / len(asked), 6) if asked else 1.0,
        topic_named=float(inquiry.topic_named),
        name_exact=float(inquiry.name_exact and not inquiry.from_history),
    )
