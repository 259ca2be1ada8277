"""Bounds on one proportion, and how many cases they need.

The side is always said by the caller's function: every interval here is two-sided at *confidence*, so that its lower
end is a one-sided bound at ``1 - (1 - confidence) / 2``.
"""

import math

from scipy.special import betaincinv, ndtri

__all__ = ["cases_for_perfect", "cases_for_rate", "exact_interval", "max_certifiable", "wilson_interval"]


def wilson_interval(passes: float, n: int, confidence: float = 0.95) -> tuple[float, float]:
    """Return Wilson's score interval for *passes* of *n*, both ends in [0, 1]; ``(0, 1)`` for n = 0.

    With p = passes / n and z the normal quantile at ``1 - (1 - confidence) / 2``, the ends are
    ``(p + z²/2n ∓ z·sqrt(p(1-p)/n + z²/4n²)) / (1 + z²/n)`` (Wilson, JASA 22, 1927). *passes* may be fractional: a sum
    of per-case shares. Raises ``ValueError`` unless 0 <= passes <= n and 0 < confidence < 1.
    """
    _check(passes, n, confidence)
    if n == 0:
        return 0.0, 1.0
    z = float(ndtri(1 - (1 - confidence) / 2))
    share = passes / n
    middle = share + z * z / (2 * n)
    spread = z * math.sqrt(share * (1 - share) / n + z * z / (4 * n * n))
    scale = 1 + z * z / n
    lower = 0.0 if passes == 0 else max(0.0, (middle - spread) / scale)
    upper = 1.0 if passes == n else min(1.0, (middle + spread) / scale)
    return lower, upper


def exact_interval(passes: float, n: int, confidence: float = 0.95) -> tuple[float, float]:
    """Return the Clopper-Pearson interval for *passes* of *n*, both ends in [0, 1]; ``(0, 1)`` for n = 0.

    The ends are beta quantiles at (1 - confidence) / 2 on each side: ``I⁻¹(k, n-k+1)`` and ``I⁻¹(k+1, n-k)``, 0 at
    k = 0 and 1 at k = n (Clopper and Pearson, Biometrika 26, 1934). Raises as :func:`wilson_interval` does.
    """
    _check(passes, n, confidence)
    if n == 0:
        return 0.0, 1.0
    tail = (1 - confidence) / 2
    lower = 0.0 if passes == 0 else float(betaincinv(passes, n - passes + 1, tail))
    upper = 1.0 if passes == n else float(betaincinv(passes + 1, n - passes, 1 - tail))
    return lower, upper


def cases_for_perfect(threshold: float, method: str, confidence: float = 0.95) -> int | None:
    """Return the least n whose perfect score has a lower bound of *threshold* or more; ``None`` for a threshold of 1.

    Closed forms: Wilson ``ceil(z²·t / (1-t))``; exact ``ceil(ln α / ln t)`` with α = (1 - confidence) / 2; point 1.
    *method* is ``wilson``, ``exact`` or ``point``. Raises ``ValueError`` for a threshold outside [0, 1].
    """
    if not 0.0 <= threshold <= 1.0:
        raise ValueError(f"threshold {threshold!r} is outside [0, 1]")
    if method == "point" or threshold == 0.0:
        return 1
    if threshold == 1.0:
        return None
    tail = (1 - confidence) / 2
    if method == "exact":
        guess = math.ceil(math.log(tail) / math.log(threshold))
    else:
        guess = math.ceil(float(ndtri(1 - tail)) ** 2 * threshold / (1 - threshold))
    interval = exact_interval if method == "exact" else wilson_interval
    guess = max(1, guess - 1)  # rounding of the closed form is settled by the bound itself
    while interval(guess, guess, confidence)[0] < threshold:
        guess += 1
    return guess


def max_certifiable(n: int, method: str, confidence: float = 0.95) -> float:
    """Return the highest threshold that a perfect score on *n* cases clears, in [0, 1]."""
    if method == "point":
        return 1.0 if n else 0.0
    return (exact_interval if method == "exact" else wilson_interval)(n, n, confidence)[0]


def _check(passes: float, n: int, confidence: float) -> None:
    if not (math.isfinite(passes) and 0 <= passes <= n):
        raise ValueError(f"{passes!r} passes of {n!r} cases")
    if not 0.0 < confidence < 1.0:
        raise ValueError(f"confidence {confidence!r} is outside (0, 1)")


def cases_for_rate(threshold: float, rate: float, method: str, confidence: float = 0.95) -> int | None:
    """Return about how many cases with the observed *rate* put the lower bound at *threshold*; ``None``: never.

    Wilson's bound clears t at ``n >= z²·t(1-t) / (rate-t)²``; for the exact bound that is the start of a search.
    """
    if rate <= threshold or method == "point":
        return None
    z = float(ndtri(1 - (1 - confidence) / 2))
    n = max(1, math.ceil(z * z * threshold * (1 - threshold) / (rate - threshold) ** 2))
    while method == "exact" and exact_interval(rate * n, n, confidence)[0] < threshold:
        n += 1
    return n
