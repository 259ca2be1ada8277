"""Evidence that may be looked at after every case: the mixture-betting e-process.

A bet on each score x in [0, 1] against "the mean is at most t" multiplies the wealth by ``1 + λ_q(x - t)`` with
``λ_q = (q-t)/(t(1-t))``; averaged over q drawn from a Beta prior truncated to (t, 1) it is the e-value. Under the
hypothesis its mean never exceeds 1, whatever was seen before, so that it ever reaches 1/α with probability at most α
(Ville's inequality; Waudby-Smith and Ramdas, JRSS B 86, 2024). An error is scored 0. Cases must come in an order that
was fixed before the first call, and e-values of independent runs multiply.
"""

import math
from collections.abc import Sequence
from functools import cache

import numpy as np
from numpy.typing import NDArray
from scipy.special import betainc, betaincc, betaincinv, betaln

from sprout.eval.stats.bisection import bisect

__all__ = ["betting_wealth", "e_lower_bound", "log_e_below", "log_e_of_scores", "log_e_value"]

_NODES = 200


def log_e_value(passes: float, n: int, threshold: float, *, prior: tuple[float, float] = (1.0, 0.5)) -> float:
    """Return the log of the e-value against "the pass rate is at most *threshold*" for scores of 0 and 1.

    With s passes, f failures and a Beta(a, b) *prior*:
    ``log B(a+s, b+f) + log S(t; a+s, b+f) - log B(a, b) - log S(t; a, b) - s·log t - f·log(1-t)``, S the upper tail. At
    least ``log(1/α)`` shows the rate to be above the threshold. Minus infinity where it underflows. Raises
    ``ValueError`` for impossible counts, a threshold outside (0, 1), or a prior that is not positive.
    """
    return _log_mixture(passes, n, threshold, prior, upper=True)


def log_e_below(passes: float, n: int, threshold: float, *, prior: tuple[float, float] = (1.0, 1.0)) -> float:
    """Return the log of the e-value against "the pass rate is at least *threshold*"; see :func:`log_e_value`.

    The *prior* is truncated to (0, t); the default is uniform. At least log 20 shows the rate to be below.
    """
    return _log_mixture(passes, n, threshold, prior, upper=False)


def log_e_of_scores(scores: Sequence[float], threshold: float, *, prior: tuple[float, float] = (1.0, 0.5)) -> float:
    """Return the log of the e-value against "the mean score is at most *threshold*" for any scores in [0, 1].

    For graded scores, or means of several trials of a case: nothing is assumed about their dependence within a case. By
    Gauss-Legendre quadrature over 200 values of q (within 1e-4 of the integral for 20 scores). Agrees with
    :func:`log_e_value` on scores of 0 and 1. Raises ``ValueError`` for a score outside [0, 1], besides its reasons.
    """
    _check_threshold(threshold, prior)
    _check_scores(scores)
    points, weights = _nodes()
    tail = float(betaincc(*prior, threshold))
    # uniform in the truncated prior's upper tail, so that an endpoint singularity of its density does no harm
    q = betaincinv(*prior, 1 - tail * (points + 1) / 2)
    stakes = (q - threshold) / (threshold * (1 - threshold))
    gains = 1 + np.outer(np.asarray(scores, dtype=float) - threshold, stakes)
    logs = np.log(np.maximum(gains, 1e-300)).sum(axis=0)
    largest = float(logs.max())
    return largest + math.log(float((np.exp(logs - largest) * weights).sum()) / 2)


def betting_wealth(scores: Sequence[float], threshold: float, stake: float) -> float:
    """Return ``Π(1 + stake·(x - t))``, what a constant bet of 1 against "the mean is at most *threshold*" has become.

    Raises ``ValueError`` for a score outside [0, 1], a threshold outside (0, 1), or a stake outside [0, 1/t], with
    which the wealth could become negative.
    """
    _check_threshold(threshold, (1.0, 1.0))
    _check_scores(scores)
    if not 0.0 <= stake <= 1 / threshold:
        raise ValueError(f"stake {stake!r} is outside [0, {1 / threshold:g}]")
    return math.prod(1 + stake * (score - threshold) for score in scores)


def e_lower_bound(passes: float, n: int, *, confidence: float = 0.95, prior: tuple[float, float] = (1.0, 0.5)) -> float:
    """Return the highest threshold that the e-value rejects at *confidence*, in [0, 1]; 0 if it rejects none.

    The running maximum of it over n is a lower bound that holds at all n at once. Raises as :func:`log_e_value` does,
    and for a confidence outside (0, 1).
    """
    if not 0.0 < confidence < 1.0:
        raise ValueError(f"confidence {confidence!r} is outside (0, 1)")
    needed = -math.log(1 - confidence)

    def rejected(threshold: float) -> bool:
        return 0.0 < threshold < 1.0 and _log_mixture(passes, n, threshold, prior, upper=True) >= needed

    _check_counts(passes, n)
    share = passes / n if n else 0.0
    return bisect(rejected, 0.0, share) if share > 0.0 else 0.0


@cache
def _nodes() -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    points, weights = np.polynomial.legendre.leggauss(_NODES)
    points.setflags(write=False)
    weights.setflags(write=False)
    return points, weights


def _log_mixture(passes: float, n: int, threshold: float, prior: tuple[float, float], *, upper: bool) -> float:
    _check_threshold(threshold, prior)
    _check_counts(passes, n)
    a, b = prior
    failures = n - passes
    tail = betaincc if upper else betainc
    after = float(tail(a + passes, b + failures, threshold))
    before = float(tail(a, b, threshold))
    if after <= 0.0:
        return -math.inf
    return (
        float(betaln(a + passes, b + failures))
        + math.log(after)
        - float(betaln(a, b))
        - math.log(before)
        - passes * math.log(threshold)
        - failures * math.log1p(-threshold)
    )


def _check_threshold(threshold: float, prior: tuple[float, float]) -> None:
    if not 0.0 < threshold < 1.0:
        raise ValueError(f"threshold {threshold!r} is outside (0, 1)")
    if not (min(prior) > 0.0 and all(math.isfinite(value) for value in prior)):
        raise ValueError(f"prior {prior!r} is not positive")


def _check_counts(passes: float, n: int) -> None:
    if not (math.isfinite(passes) and 0 <= passes <= n):
        raise ValueError(f"{passes!r} passes of {n!r} cases")


def _check_scores(scores: Sequence[float]) -> None:
    for score in scores:
        if not 0.0 <= score <= 1.0:
            raise ValueError(f"score {score!r} is outside [0, 1]")
