"""How likely the answer is the right one, judged by the retrieval evidence alone and never by how well it reads.

The confidence estimates how often an answer with such evidence is right: it quotes a sentence that tells what was
asked, about exactly the plants that were meant. It rises with how much of the question the best sentence meets, and
how rare what it meets is, and with how far the search puts the topic ahead of others; it falls where the answer is
about several plants of which one may only be mentioned in the question. It knows nothing about whether the passages are
true.

A logistic model. ``python benchmarks/confidence/fit.py --write`` fits its coefficients on questions that are in no
suite and writes them here.
"""

import math
from collections.abc import Mapping
from dataclasses import dataclass, fields
from types import MappingProxyType

__all__ = ["COEFFICIENTS", "Evidence", "score_confidence"]

COEFFICIENTS: Mapping[str, float] = MappingProxyType(
    {
        "intercept": -2.37,
        "cosine": 2.05,
        "margin": 3.14,
        "fit": 2.51,
        "met": 2.01,
        "several": -4.23,
    }
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Evidence:
    """What speaks for an answer, and what against.

    *cosine* of the best chunk (-1 to 1), *margin* over the best chunk of another topic (-2 to 2). From 0 to 1: *fit*,
    the share of what is asked that the best sentence meets, by rarity, and *met*, how much that is: one common thing is
    little, two or three rare ones are 1. Against it, 0 or 1: *several* plants that are not named as equals are answered
    about.
    """

    cosine: float
    margin: float
    fit: float
    met: float
    several: float


def score_confidence(evidence: Evidence, coefficients: Mapping[str, float] = COEFFICIENTS) -> float:
    """Return the probability, from 0 to 1 and rounded to 4 decimals, that the answer is right."""
    terms = (coefficients[each.name] * getattr(evidence, each.name) for each in fields(evidence))
    logit = coefficients["intercept"] + sum(terms)
    if not math.isfinite(logit):
        return 0.0
    return round(1 / (1 + math.exp(-max(-60.0, min(60.0, logit)))), 4)
