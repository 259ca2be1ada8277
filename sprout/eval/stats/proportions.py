"""Bounds on one proportion.

Formulas, with k passes of n cases, p = k/n and z the normal quantile of the side's level:

- ``wilson``: ``(p + z²/2n ∓ z·sqrt(p(1-p)/n + z²/4n²)) / (1 + z²/n)`` (Wilson, JASA 22, 1927);
- ``wilson-cc``: the same with a continuity correction of 1/2n (Newcombe, Statistics in Medicine 17, 1998, method 4);
- ``exact``: beta quantiles ``I⁻¹(k, n-k+1)`` and ``I⁻¹(k+1, n-k)`` (Clopper and Pearson, Biometrika 26, 1934);
- ``jeffreys``: quantiles of Beta(k + 1/2, n - k + 1/2) (Brown, Cai and DasGupta, Statistical Science 16, 2001);
- ``mid-p``: the p at which ``P(X > k) + P(X = k)/2`` is the tail's probability (Lancaster, JASA 56, 1961).

With every method the lower end is 0 at k = 0 and the upper end 1 at k = n. Only ``exact`` and ``wilson-cc`` keep the
false passes of a one-sided gate under its level at any n and threshold; Wilson's lower end of the two-sided 95 %
interval, the gates' default, stays under 2.9 % for thresholds of 0.8 or more. Passes may be fractional: a sum of
per-case shares.
"""

import math
from dataclasses import dataclass
from typing import Literal

from scipy.special import betainc, betaincinv, ndtri

from sprout.eval.stats.bisection import bisect

__all__ = ["Bounds", "Method", "Side", "exact_interval", "proportion_bounds", "tail_of", "wilson_interval"]

Side = Literal["lower", "upper", "two-sided"]
"""``two-sided`` at 95 % leaves 2.5 % on each side; ``lower`` and ``upper`` leave 5 % on theirs."""

Method = Literal["wilson", "wilson-cc", "exact", "jeffreys", "mid-p"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Bounds:
    """An estimate in [0, 1] with its bounds; the side without a bound is at its end of [0, 1]."""

    rate: float | None
    """Passes over cases; ``None`` without cases."""

    lower: float
    upper: float
    confidence: float
    side: Side


def proportion_bounds(passes: float, n: int, *, confidence: float, side: Side, method: Method) -> Bounds:
    """Return the bounds of *method* for *passes* of *n*, all in [0, 1]; (0, 1) and no rate for n = 0.

    Raises ``ValueError`` unless n is a whole number of at least 0, 0 <= passes <= n, and the confidence is in (0, 1)
    for two sides or in (0.5, 1) for one.
    """
    _check(passes, n)
    tail = tail_of(confidence, side)
    lower = 0.0 if side == "upper" else _lower(passes, n, tail, method)
    upper = 1.0 if side == "lower" else 1.0 - _lower(n - passes, n, tail, method)
    return Bounds(rate=passes / n if n else None, lower=lower, upper=upper, confidence=confidence, side=side)


def wilson_interval(passes: float, n: int, confidence: float = 0.95) -> tuple[float, float]:
    """Return both ends of Wilson's two-sided score interval; see :func:`proportion_bounds`."""
    bounds = proportion_bounds(passes, n, confidence=confidence, side="two-sided", method="wilson")
    return bounds.lower, bounds.upper


def exact_interval(passes: float, n: int, confidence: float = 0.95) -> tuple[float, float]:
    """Return both ends of the two-sided Clopper-Pearson interval; see :func:`proportion_bounds`."""
    bounds = proportion_bounds(passes, n, confidence=confidence, side="two-sided", method="exact")
    return bounds.lower, bounds.upper


def tail_of(confidence: float, side: Side) -> float:
    """Return the probability that *side* leaves outside each of its bounds, in (0, 1/2).

    Raises ``ValueError`` for a confidence outside (0, 1) with two sides, outside (0.5, 1) with one, or another side.
    """
    if side not in {"lower", "upper", "two-sided"}:
        raise ValueError(f"side {side!r} is none of 'lower', 'upper', 'two-sided'")
    if side == "two-sided":
        if not 0.0 < confidence < 1.0:
            raise ValueError(f"confidence {confidence!r} is outside (0, 1)")
        return (1 - confidence) / 2
    if not 0.5 < confidence < 1.0:
        raise ValueError(f"confidence {confidence!r} is outside (0.5, 1)")
    return 1 - confidence


def _check(passes: float, n: int) -> None:
    if isinstance(n, bool) or not isinstance(n, int) or n < 0:
        raise ValueError(f"{n!r} is not a number of cases")
    if isinstance(passes, bool) or not (math.isfinite(passes) and 0 <= passes <= n):
        raise ValueError(f"{passes!r} passes of {n!r} cases")


def _lower(passes: float, n: int, tail: float, method: Method) -> float:
    if method not in {"wilson", "wilson-cc", "exact", "jeffreys", "mid-p"}:
        raise ValueError(f"method {method!r} is none of 'wilson', 'wilson-cc', 'exact', 'jeffreys', 'mid-p'")
    if passes == 0:
        return 0.0
    if method == "exact":
        return float(betaincinv(passes, n - passes + 1, tail))
    if method == "jeffreys":
        return float(betaincinv(passes + 0.5, n - passes + 0.5, tail))
    if method == "mid-p":
        return _mid_p_lower(passes, n, tail)
    z = -float(ndtri(tail))
    return min(1.0, max(0.0, _score_lower(passes, n, z, corrected=method == "wilson-cc")))


def _score_lower(passes: float, n: int, z: float, *, corrected: bool) -> float:
    share = passes / n
    if corrected:
        spread = z * z - 2 - 1 / n + 4 * share * (n * (1 - share) + 1)
        return (2 * passes + z * z - 1 - z * math.sqrt(max(0.0, spread))) / (2 * (n + z * z))
    spread = share * (1 - share) / n + z * z / (4 * n * n)
    return (share + z * z / (2 * n) - z * math.sqrt(spread)) / (1 + z * z / n)


def _mid_p_lower(passes: float, n: int, tail: float) -> float:
    def probability(rate: float) -> float:
        at_least = float(betainc(passes, n - passes + 1, rate))
        more = float(betainc(passes + 1, n - passes, rate)) if passes < n else 0.0
        return (at_least + more) / 2

    return bisect(lambda rate: probability(rate) <= tail, 0.0, 1.0)
