"""Bounds on the difference of two paired proportions."""

import math

from scipy.special import ndtri

__all__ = ["tango_bounds"]


def tango_bounds(
    only_a: int, only_b: int, n: int, confidence: float = 0.95, correction: float = 0.5
) -> tuple[float, float]:
    """Return one-sided lower and upper score bounds of ``p_a - p_b``, each at *confidence*, both in [-1, 1].

    *only_a* and *only_b* count the pairs that only one side passes, of *n* pairs. The bound δ solves
    ``only_a - only_b - nδ ∓ κ = ±z·sqrt(n(2q + δ(1-δ)))`` with q the restricted maximum-likelihood estimate of the
    probability that only b passes (Tango, Statistics in Medicine 17, 1998) and κ the continuity *correction*, in
    counts. Together the two are the interval of two one-sided tests. Raises ``ValueError`` for impossible counts.
    """
    if n <= 0 or min(only_a, only_b) < 0 or only_a + only_b > n:
        raise ValueError(f"{only_a!r} and {only_b!r} discordant of {n!r} pairs")
    if not 0.5 <= confidence < 1.0:
        raise ValueError(f"confidence {confidence!r} is outside [0.5, 1)")
    z = float(ndtri(confidence))
    lower = _root(only_a, only_b, n, z, correction)
    return lower, -_root(only_b, only_a, n, z, correction)


def _root(b: int, c: int, n: int, z: float, correction: float) -> float:
    def excess(delta: float) -> float:
        return b - c - n * delta - correction - z * _deviation(b, c, n, delta)

    low, high = -1.0, 1.0
    if excess(low) <= 0:
        return -1.0
    for _ in range(100):
        middle = (low + high) / 2
        if excess(middle) > 0:
            low = middle
        else:
            high = middle
    return low


def _deviation(b: int, c: int, n: int, delta: float) -> float:
    first = 2 * n
    second = -b - c + (2 * n - b + c) * delta
    third = -c * delta * (1 - delta)
    q = (math.sqrt(max(0.0, second * second - 4 * first * third)) - second) / (2 * first)
    return math.sqrt(max(0.0, n * (2 * q + delta * (1 - delta))))
