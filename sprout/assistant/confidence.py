"""How likely the answer is the right one, judged by the retrieval evidence alone and never by how well it reads.

A logistic model. Its coefficients come from ``benchmarks/confidence/fit.py``, which fits them on questions that are in
no suite.
"""

import math
from collections.abc import Mapping
from dataclasses import dataclass, fields
from types import MappingProxyType

__all__ = ["COEFFICIENTS", "Evidence", "score_confidence"]

COEFFICIENTS: Mapping[str, float] = MappingProxyType(
    {
        "intercept": -0.11,
        "cosine": 0.65,
        "margin": 0.76,
        "fit": 2.17,
        "grasp": 2.38,
        "topical": -0.74,
        "harm": 0.24,
        "strangeness": -0.32,
        "unmet": -0.74,
    }
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Evidence:
    """What speaks for an answer, and what against.

    *cosine* of the best chunk (-1 to 1), *margin* over the best chunk of another topic (-2 to 2). From 0 to 1: *fit*,
    the share of what is asked that the best sentence meets, by rarity, and *grasp*, the same without the topic. 0 or 1:
    *topical*, the question names a topic, *harm*, it is about eating or harm. Against it, three or more being 1.0:
    *strangeness*, telling words that are in no passage of the corpus, and *unmet*, things asked that the best sentence
    lacks.
    """

    cosine: float
    margin: float
    fit: float
    grasp: float
    topical: float
    harm: float
    strangeness: float
    unmet: float


def score_confidence(evidence: Evidence, coefficients: Mapping[str, float] = COEFFICIENTS) -> float:
    """Return the probability, from 0 to 1 and rounded to 4 decimals, that the answer is right."""
    terms = (coefficients[each.name] * getattr(evidence, each.name) for each in fields(evidence))
    logit = coefficients["intercept"] + sum(terms)
    if not math.isfinite(logit):
        return 0.0
    return round(1 / (1 + math.exp(-max(-60.0, min(60.0, logit)))), 4)
