"""How many cases a bound on one proportion needs, and what a number of cases can show.

A gate passes when the lower bound is at least the threshold. Each method's bound is inverted once, in :func:`clears`,
which every count here is made from; the binomial saw-tooth (one case more may need one pass more) is walked block by
block of equally many allowed failures, so that the answers hold for every larger n too.

The method ``point`` asks for no bound: the share itself must reach the threshold.
"""

import math
from typing import Any, Literal

import numpy as np
from numpy.typing import ArrayLike, NDArray
from scipy.special import bdtr, betainc, ndtri

from sprout.eval.stats.proportions import Method, Side, proportion_bounds, tail_of

__all__ = [
    "FEW_CASES",
    "GateMethod",
    "cases_for_failures",
    "cases_for_perfect",
    "cases_for_power",
    "cases_for_rate",
    "clears",
    "design_rate",
    "max_certifiable",
    "min_passes",
    "pass_probability",
    "underpowered",
]

GateMethod = Method | Literal["point"]

FEW_CASES = 30
"""Below this many cases every suite is called underpowered."""

_MOST_WALKED = 50_000
"""Above this many cases the saw-tooth is finer than anybody's budget, and the normal approximation is returned."""


def clears(
    passes: ArrayLike, n: ArrayLike, threshold: float, *, confidence: float, side: Side, method: GateMethod
) -> NDArray[np.bool_]:
    """Say elementwise whether the lower bound for *passes* of *n* (at least 1) is at least *threshold*.

    The bounds inverted: ``P(X >= k | t) <= α`` for ``exact`` and likewise for the other beta quantiles, and the score
    test ``p - t >= z·sqrt(t(1-t)/n)`` for Wilson, less 1/2n with the correction.
    """
    k, size = np.asarray(passes, dtype=float), np.asarray(n, dtype=float)
    _check_threshold(threshold)
    if method == "point":
        return np.asarray(k >= threshold * size)
    tail = tail_of(confidence, side)
    if threshold == 0.0:
        return np.full(np.broadcast_shapes(k.shape, size.shape), fill_value=True)
    if threshold == 1.0:
        return np.full(np.broadcast_shapes(k.shape, size.shape), fill_value=False)
    return np.asarray((k > 0) & _rejects(np.maximum(k, 1e-9), size, threshold, tail, method))


def min_passes(n: int, threshold: float, *, confidence: float, side: Side, method: GateMethod) -> int | None:
    """Return the least number of passes of *n* cases that clears *threshold*; ``None`` if not even all do."""
    if n < 1 or not bool(clears(n, n, threshold, confidence=confidence, side=side, method=method)):
        return None
    low, high = 0, n
    while low < high:
        middle = (low + high) // 2
        if bool(clears(middle, n, threshold, confidence=confidence, side=side, method=method)):
            high = middle
        else:
            low = middle + 1
    return low


def cases_for_perfect(threshold: float, method: GateMethod, confidence: float = 0.95, *, side: Side) -> int | None:
    """Return the least n whose perfect score clears *threshold*; ``None`` for a threshold of 1, 1 for ``point``.

    Closed forms: Wilson ``ceil(z²·t / (1-t))``; exact ``ceil(ln α / ln t)``, with α the tail of *side*. The gates
    hold the lower end of the two-sided interval. Raises ``ValueError`` for a threshold outside [0, 1].
    """
    return cases_for_failures(threshold, 0, confidence=confidence, side=side, method=method)


def cases_for_failures(
    threshold: float, failures: int, *, confidence: float, side: Side, method: GateMethod
) -> int | None:
    """Return the least n that clears *threshold* with this many *failures*; ``None``: no n does."""
    _check_threshold(threshold)
    if failures < 0:
        raise ValueError(f"{failures!r} failures")
    if threshold == 1.0 and not (method == "point" and failures == 0):
        return None

    def enough(n: int) -> bool:
        return bool(clears(n - failures, n, threshold, confidence=confidence, side=side, method=method))

    high = max(1, failures)
    while not enough(high):
        high *= 2
    low = max(1, failures)
    while low < high:
        middle = (low + high) // 2
        low, high = (low, middle) if enough(middle) else (middle + 1, high)
    return low


def cases_for_rate(
    threshold: float, rate: float, method: GateMethod, confidence: float = 0.95, *, side: Side
) -> int | None:
    """Return the least n such that ``floor(rate·m)`` passes of m cases clear *threshold* for every m >= n.

    ``None`` if *rate* is not above the threshold, or for ``point``. With the observed rate repeated exactly; a fresh
    run at a true rate of *rate* passes about half the time, so plan with :func:`cases_for_power`. Above 50,000 cases
    the normal approximation is returned.
    """
    _check_rates(threshold, rate)
    if rate <= threshold or method == "point":
        return None
    if rate == 1.0:
        return cases_for_perfect(threshold, method, confidence, side=side)
    tail = tail_of(confidence, side)
    if (rough := _score_cases(threshold, rate, tail)) > _MOST_WALKED:
        return rough
    limit = _safe_limit(threshold, rate, tail)
    failures = np.arange(1, math.ceil((1 - rate) * limit) + 2)
    starts = _first_with(failures, rate)
    ends = _first_with(failures + 1, rate) - 1
    cleared = clears(starts - failures, starts, threshold, confidence=confidence, side=side, method=method)
    if bool(cleared.all()):
        flawless = cases_for_perfect(threshold, method, confidence, side=side)
        return min(flawless or int(starts[0]), int(starts[0]))
    last = int(np.flatnonzero(~cleared)[-1])
    needed = cases_for_failures(threshold, int(failures[last]), confidence=confidence, side=side, method=method)
    return min(int(ends[last]) + 1, needed or int(ends[last]) + 1)


def cases_for_power(
    threshold: float, rate: float, *, power: float = 0.8, confidence: float, side: Side, method: GateMethod
) -> int | None:
    """Return the least n such that a target with true *rate* passes with at least *power* at every m >= n.

    ``None`` if *rate* is not above the threshold, or for ``point``. The saw-tooth is walked up to twice the normal
    approximation; above 50,000 cases that approximation itself is returned.
    """
    _check_rates(threshold, rate)
    if not 0.0 < power < 1.0:
        raise ValueError(f"power {power!r} is outside (0, 1)")
    if rate <= threshold or method == "point":
        return None
    rough = _normal_cases(threshold, rate, tail_of(confidence, side), power)
    if rough > _MOST_WALKED:
        return rough
    starts = _block_starts(2 * rough + 100, threshold, confidence=confidence, side=side, method=method)
    failures = np.arange(len(starts) - 1)
    # within a block of equally many allowed failures the power falls with n: the block's last n decides
    weak = (starts[1:] > starts[:-1]) & (bdtr(failures, starts[1:] - 1, 1 - rate) < power)
    return int(starts[np.flatnonzero(weak)[-1] + 1] if weak.any() else starts[0])


def pass_probability(
    n: int, rate: float, threshold: float, *, confidence: float, side: Side, method: GateMethod
) -> float:
    """Return the exact probability that *n* cases, each passing with *rate*, clear *threshold*, in [0, 1].

    At *rate* = *threshold* it is the gate's false-pass probability.
    """
    _check_rates(threshold, rate)
    least = min_passes(n, threshold, confidence=confidence, side=side, method=method)
    if least is None:
        return 0.0
    return float(bdtr(n - least, n, 1 - rate))


def max_certifiable(
    n: int, method: GateMethod, confidence: float = 0.95, *, side: Literal["lower", "two-sided"]
) -> float:
    """Return the highest threshold that a perfect score on *n* cases clears, in [0, 1]; 0 for no cases."""
    if method == "point":
        return 1.0 if n else 0.0
    return proportion_bounds(n, n, confidence=confidence, side=side, method=method).lower


def design_rate(threshold: float) -> float:
    """Return the true rate a suite is planned for unless one is declared: halfway between *threshold* and 1."""
    _check_threshold(threshold)
    return threshold + (1 - threshold) / 2


def underpowered(
    n: int, threshold: float, *, rate: float | None = None, confidence: float, side: Side, method: GateMethod
) -> bool:
    """Say whether *n* is below 30, or a target at the design rate *rate* passes with a probability below 0.8.

    The default rate is :func:`design_rate`; never the observed one, which would flatter a lucky run.
    """
    planned = design_rate(threshold) if rate is None else rate
    if n < FEW_CASES:
        return True
    return pass_probability(n, planned, threshold, confidence=confidence, side=side, method=method) < 0.8


def _rejects(k: NDArray[Any], n: NDArray[Any], threshold: float, tail: float, method: Method) -> NDArray[Any]:
    if method in {"wilson", "wilson-cc"}:
        shift = 0.5 / n if method == "wilson-cc" else 0.0
        z = -float(ndtri(tail))
        return np.asarray(k / n - shift - threshold >= z * np.sqrt(threshold * (1 - threshold) / n))
    if method == "jeffreys":
        return np.asarray(betainc(k + 0.5, n - k + 0.5, threshold) <= tail)
    at_least = betainc(k, n - k + 1, threshold)
    if method == "exact":
        return np.asarray(at_least <= tail)
    if method != "mid-p":
        raise ValueError(f"method {method!r} is unknown")
    more = np.where(k < n, betainc(k + 1, np.maximum(n - k, 1e-9), threshold), 0.0)
    return np.asarray((at_least + more) / 2 <= tail)


def _first_with(failures: NDArray[np.int_], rate: float) -> NDArray[np.int_]:
    """Return the least n of which ``n - floor(rate·n)`` is each of *failures*."""
    guess: NDArray[np.int_] = np.floor((failures - 1 + 1e-9) / (1 - rate)).astype(int)
    for candidate in (guess - 1, guess, guess + 1):
        short = candidate - np.floor(rate * candidate + 1e-9) < failures
        guess = np.where(short, candidate, guess)
    return guess + 1


def _block_starts(
    most: int, threshold: float, *, confidence: float, side: Side, method: GateMethod
) -> NDArray[np.int_]:
    """Return, for 0, 1, 2, … failures, the least n that allows so many, until more than *most* cases are needed."""
    failures = np.arange(math.ceil((1 - threshold) * most) + 2)
    low, high = np.maximum(failures, 1), np.full(len(failures), 2 * most + len(failures) + 100)
    while bool((low < high).any()):
        middle = (low + high) // 2
        enough = clears(middle - failures, middle, threshold, confidence=confidence, side=side, method=method)
        low, high = np.where(enough, low, np.minimum(middle + 1, high)), np.where(enough, middle, high)
    return np.asarray(low)


def _safe_limit(threshold: float, rate: float, tail: float) -> int:
    """Return an n from which on every method clears: Chernoff's bound on the share less one case."""
    needed = math.log(1 / tail) + 1.0
    n = max(2, math.ceil(2 / (rate - threshold)))
    while n * _divergence(rate - 1.5 / n, threshold) < needed:
        n = math.ceil(n * 1.1) + 1
    return n


def _divergence(rate: float, threshold: float) -> float:
    if rate <= threshold:
        return 0.0
    return rate * math.log(rate / threshold) + (1 - rate) * math.log((1 - rate) / (1 - threshold))


def _score_cases(threshold: float, rate: float, tail: float) -> int:
    """Return the n at which the score test clears with ``rate·n - 1`` passes."""
    spread = float(ndtri(1 - tail)) * math.sqrt(threshold * (1 - threshold))
    gap = rate - threshold
    return math.ceil(((spread + math.sqrt(spread * spread + 4 * gap)) / (2 * gap)) ** 2)


def _normal_cases(threshold: float, rate: float, tail: float, power: float) -> int:
    here = float(ndtri(1 - tail)) * math.sqrt(threshold * (1 - threshold))
    there = float(ndtri(power)) * math.sqrt(rate * (1 - rate))
    return math.ceil(((here + there) / (rate - threshold)) ** 2)


def _check_threshold(threshold: float) -> None:
    if not 0.0 <= threshold <= 1.0:
        raise ValueError(f"threshold {threshold!r} is outside [0, 1]")


def _check_rates(threshold: float, rate: float) -> None:
    _check_threshold(threshold)
    if not 0.0 <= rate <= 1.0:
        raise ValueError(f"rate {rate!r} is outside [0, 1]")
