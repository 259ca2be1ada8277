"""How likely the answer is the right one, judged by the retrieval evidence alone and never by how well it reads.

A logistic model. Its coefficients come from ``benchmarks/confidence/fit.py``, which fits them on questions that are in
no suite.
"""

import math
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

__all__ = ["COEFFICIENTS", "Evidence", "score_confidence"]

COEFFICIENTS: Mapping[str, float] = MappingProxyType(
    {"intercept": 1.22, "cosine": 0.27, "margin": 0.57, "coverage": 3.74, "strangeness": -3.17}
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Evidence:
    """What retrieval found.

    *cosine* of the best chunk (-1 to 1), *margin* over the best chunk of another topic (-2 to 2), *coverage*: share of
    what is asked (the telling words beside the plant's name) that the chunks or the known words account for (0 to 1),
    *strangeness*: how many of those words are in no passage of the corpus, three or more being 1.0 (0 to 1).
    """

    cosine: float
    margin: float
    coverage: float
    strangeness: float


def score_confidence(evidence: Evidence, coefficients: Mapping[str, float] = COEFFICIENTS) -> float:
    """Return the probability, from 0 to 1 and rounded to 4 decimals, that the answer is right."""
    logit = coefficients["intercept"] + sum(
        coefficients[name] * getattr(evidence, name) for name in ("cosine", "margin", "coverage", "strangeness")
    )
    if not math.isfinite(logit):
        return 0.0
    return round(1 / (1 + math.exp(-max(-60.0, min(60.0, logit)))), 4)
