"""Weigh what was found for a question as evidence for an answer."""

from collections.abc import Collection, Sequence

from sprout.assistant.confidence import Evidence
from sprout.assistant.inquiry import Inquiry
from sprout.assistant.relevance import Choice
from sprout.assistant.retrieval import Retrieval

__all__ = ["weigh"]

_MOST_STRANGE = 3


def _counted(words: int) -> float:
    return round(min(_MOST_STRANGE, words) / _MOST_STRANGE, 6)


def weigh(
    inquiry: Inquiry, retrievals: Sequence[Retrieval], choices: Sequence[Choice], vocabulary: Collection[str]
) -> Evidence:
    """Return the evidence of the weakest of *retrievals* and *choices*: an answer is as good as its weakest part.

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
        fit=min((choice.fit for choice in choices), default=1.0),
        grasp=min((choice.grasp for choice in choices), default=1.0),
        topical=float(inquiry.topic_named),
        harm=float(inquiry.safety),
        strangeness=_counted(0 if inquiry.harmful else strange),
        unmet=_counted(0 if inquiry.safety else max((choice.unmet for choice in choices), default=0)),
    )
