"""How many pairs a paired comparison needs, and the smallest difference a number of pairs can show.

*discordance* ψ is the share of pairs that exactly one side passes, δ the difference of the two rates; |δ| <= ψ <= 1.
"""

import math
from typing import Literal

import numpy as np
from scipy.special import bdtr, betaln, ndtri, xlog1py, xlogy

from sprout.eval.stats.bisection import bisect
from sprout.eval.stats.paired_tests import mcnemar

__all__ = ["mcnemar_power", "minimum_detectable_effect", "paired_cases", "tost_cases", "tost_power"]


def paired_cases(difference: float, discordance: float, *, alpha: float = 0.05, power: float = 0.8) -> float:
    """Return, unrounded, the pairs with which a two-sided McNemar test shows *difference* with *power*.

    ``(z_{1-α/2}·sqrt(ψ) + z_power·sqrt(ψ - δ²))² / δ²`` (Connor, Biometrics 43, 1987). The exact test needs 4 to 9 %
    more: see :func:`mcnemar_power`. Raises ``ValueError`` unless 0 < |δ| <= ψ <= 1 and α and power are in (0, 1).
    """
    _check_levels(alpha, power)
    if not 0.0 < abs(difference) <= discordance <= 1.0:
        raise ValueError(f"difference {difference!r} with a discordance of {discordance!r}")
    first = float(ndtri(1 - alpha / 2)) * math.sqrt(discordance)
    second = float(ndtri(power)) * math.sqrt(max(0.0, discordance - difference * difference))
    return ((first + second) / difference) ** 2


def minimum_detectable_effect(n: int, discordance: float, *, alpha: float = 0.05, power: float = 0.8) -> float | None:
    """Return the smallest difference that *n* pairs show with *power*, in (0, 1]; ``None`` if n shows not even 1.

    :func:`paired_cases` solved for δ. A difference above *discordance* makes at least so many pairs discordant, and is
    reckoned with just those. Print it beside every "cannot tell". Raises ``ValueError`` for no pairs, or a discordance,
    α or power out of range.
    """
    _check_levels(alpha, power)
    if n < 1 or not 0.0 <= discordance <= 1.0:
        raise ValueError(f"a discordance of {discordance!r} over {n!r} pairs")

    def hidden(difference: float) -> bool:
        if difference <= 0.0:
            return True
        return paired_cases(difference, max(discordance, difference), alpha=alpha, power=power) > n

    return None if hidden(1.0) else bisect(hidden, 0.0, 1.0)


def mcnemar_power(
    n: int, difference: float, discordance: float, *, alpha: float = 0.05, method: Literal["exact", "mid-p"]
) -> float:
    """Return the exact probability that *n* pairs reject equality at two-sided *alpha*, in [0, 1].

    Summed over the number of discordant pairs and, given it, over who passes them. Raises ``ValueError`` unless
    |δ| <= ψ <= 1.
    """
    _check_levels(alpha, 0.5)
    if not abs(difference) <= discordance <= 1.0 or n < 1:
        raise ValueError(f"difference {difference!r} with a discordance of {discordance!r} over {n!r} pairs")
    if discordance == 0.0:
        return 0.0
    favour = (discordance + difference) / (2 * discordance)
    total = 0.0
    for pairs, weight in enumerate(_binomial(n, discordance)):
        if weight < 1e-15:
            continue
        most = _most_against(pairs, alpha, method)
        if most >= 0:
            total += weight * float(bdtr(most, pairs, favour) + bdtr(most, pairs, 1 - favour))
    return float(min(1.0, total))


def tost_cases(
    discordance: float, margin: float, *, difference: float = 0.0, confidence: float = 0.95, power: float = 0.8
) -> float:
    """Return, unrounded, about how many pairs show equivalence within ±*margin* with *power*.

    ``(z_confidence + z_β)²·(ψ - δ²) / (margin - |δ|)²`` with β = (1 + power)/2 at δ = 0 and *power* elsewhere.
    Large-sample: the corrected Tango test needs about a tenth more (:func:`tost_power`). Raises ``ValueError`` unless
    |δ| < margin < 1 and δ² <= ψ <= 1.
    """
    _check_levels(1 - confidence, power)
    if not abs(difference) < margin < 1.0 or not difference * difference <= discordance <= 1.0:
        raise ValueError(f"difference {difference!r}, margin {margin!r}, discordance {discordance!r}")
    beta = (1 + power) / 2 if difference == 0.0 else power
    z = float(ndtri(confidence)) + float(ndtri(beta))
    return z * z * (discordance - difference**2) / (margin - abs(difference)) ** 2


def tost_power(
    n: int,
    discordance: float,
    margin: float,
    *,
    difference: float = 0.0,
    confidence: float = 0.95,
    correction: float = 0.5,
    no_worse: bool = False,
) -> float:
    """Return the exact probability that *n* pairs show equivalence within ±*margin*, in [0, 1].

    With *no_worse*, that they show a to be no worse than b by the margin. Enumerates every pair of discordant counts
    against Tango's corrected score test at ±margin. At a difference of ±margin it is the test's size. Raises
    ``ValueError`` unless 0 < margin < 1 and |δ| <= ψ <= 1.
    """
    _check_levels(1 - confidence, 0.5)
    if not 0.0 < margin < 1.0 or not abs(difference) <= discordance <= 1.0 or n < 1:
        raise ValueError(f"difference {difference!r}, margin {margin!r}, discordance {discordance!r}, {n!r} pairs")
    z = float(ndtri(confidence))
    total = 0.0
    for pairs, weight in enumerate(_binomial(n, discordance)):
        if weight < 1e-13:
            continue
        b = np.arange(pairs + 1, dtype=float)
        shown = _above(b, pairs - b, n, -margin, z, correction)
        if not no_worse:
            shown &= _above(pairs - b, b, n, -margin, z, correction)
        if shown.any():
            favour = (discordance + difference) / (2 * discordance) if discordance else 0.5
            total += weight * float(_binomial(pairs, favour)[shown].sum())
    return float(min(1.0, total))


def _above(b: np.ndarray, c: np.ndarray, n: int, delta: float, z: float, correction: float) -> np.ndarray:
    """Say which tables put Tango's one-sided lower bound above *delta*."""
    second = -b - c + (2 * n - b + c) * delta
    third = -c * delta * (1 - delta)
    q = (np.sqrt(np.maximum(0.0, second * second - 8 * n * third)) - second) / (4 * n)
    deviation = np.sqrt(np.maximum(0.0, n * (2 * q + delta * (1 - delta))))
    return np.asarray(b - c - n * delta - correction > z * deviation)


def _most_against(pairs: int, alpha: float, method: Literal["exact", "mid-p"]) -> int:
    """Return the largest smaller count of *pairs* that rejects, or -1."""
    low, high = -1, (pairs - 1) // 2
    while low < high:
        middle = (low + high + 1) // 2
        if mcnemar(middle, pairs - middle, method=method) <= alpha:
            low = middle
        else:
            high = middle - 1
    return low


def _binomial(n: int, rate: float) -> np.ndarray:
    k = np.arange(n + 1, dtype=float)
    log = xlogy(k, rate) + xlog1py(n - k, -rate) - betaln(k + 1, n - k + 1) - math.log(n + 1)
    return np.asarray(np.exp(log))


def _check_levels(alpha: float, power: float) -> None:
    if not 0.0 < alpha < 1.0 or not 0.0 < power < 1.0:
        raise ValueError(f"alpha {alpha!r} or power {power!r} is outside (0, 1)")
