"""How likely the answer is the right one, judged by the retrieval evidence alone and never by how well it reads.

A logistic model; its coefficients come from ``benchmarks/confidence/fit.py``, which fits them on questions that are in no
suite. What the words of the answer are does not enter.
"""

import math
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

__all__ = ["COEFFICIENTS", "Evidence", "score_confidence"]

COEFFICIENTS: Mapping[str, float] = MappingProxyType(
    {
        "intercept": -4.0,
        "cosine": 6.0,
        "margin": 2.0,
        "coverage": 2.5,
        "topic_named": 1.5,
        "name_exact": 0.5,
    }
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Evidence:
    """What retrieval found, all from -1 to 1.

    *cosine* of the best chunk, *margin* over the best chunk of another topic, *coverage*: share of what is asked (the
    telling words beside the plant's name) that the chunks or the known topic words account for; *topic_named*
    and *name_exact* are 1.0 or 0.0: a topic was recognised, the plant's name was spelt right.
    """

    cosine: float
    margin: float
    coverage: float
    topic_named: float
    name_exact: float


def score_confidence(evidence: Evidence, coefficients: Mapping[str, float] = COEFFICIENTS) -> float:
    """Return the probability, from 0 to 1 and rounded to 4 decimals, that the answer is right."""
    logit = coefficients["intercept"] + sum(
        coefficients[name] * getattr(evidence, name)
        for name in ("cosine", "margin", "coverage", "topic_named", "name_exact")
    )
    if not math.isfinite(logit):
        return 0.0
    return round(1 / (1 + math.exp(-max(-60.0, min(60.0, logit)))), 4)
