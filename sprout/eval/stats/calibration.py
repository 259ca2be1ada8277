"""Calibration of stated confidences c against what was right, y in {0, 1}."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

import numpy as np
from scipy.special import ndtr, stdtrit

from sprout.eval.stats.binning import Bin, Binning, check_confidences, reliability_bins
from sprout.eval.stats.clusters import clustered_lower

__all__ = [
    "BrierParts",
    "ConsistencyBar",
    "MeanGap",
    "brier",
    "brier_parts",
    "brier_skill",
    "consistency_bars",
    "ece",
    "ece_squared_debiased",
    "ece_upper",
    "mce",
    "mean_gap",
    "spiegelhalter",
]


@dataclass(frozen=True, slots=True, kw_only=True)
class BrierParts:
    """Murphy's decomposition over bins; ``score = reliability - resolution + uncertainty + within``."""

    score: float
    reliability: float
    """Mean squared gap of the bins: 0 is perfect."""

    resolution: float
    """Mean squared distance of the bins' accuracies from the base rate: more is better."""

    uncertainty: float
    """Variance of the outcomes: what the target cannot help."""

    within: float
    """What the bins hide: within-bin variance of c less twice its covariance with y."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ConsistencyBar:
    """The range in which a bin's accuracy would lie if the confidences were honest."""

    lower: float
    upper: float


@dataclass(frozen=True, slots=True, kw_only=True)
class MeanGap:
    """Mean of y - c, in [-1, 1]: negative if overconfident; with its two-sided interval by Student's t."""

    gap: float
    lower: float
    upper: float


def ece(
    confidences: Sequence[float], correct: Sequence[bool], count: int | None = None, *, binning: Binning = "auto"
) -> float:
    """Return the expected calibration error over :func:`reliability_bins`: Σ_b |Σ_i∈b (y_i - c_i)| / n, in [0, 1].

    (Naeini, Cooper and Hauskrecht, AAAI 2015.) It is biased upwards: a perfectly calibrated target does not reach 0.
    Raises as :func:`reliability_bins` does.
    """
    return _ece(reliability_bins(confidences, correct, count, binning=binning), len(confidences))


def mce(
    confidences: Sequence[float], correct: Sequence[bool], count: int | None = None, *, binning: Binning = "auto"
) -> float:
    """Return the largest gap of any bin, in [0, 1]; a bin of one case makes it near 1. Raises as :func:`ece` does."""
    return max(abs(b.gap) for b in reliability_bins(confidences, correct, count, binning=binning))


def ece_squared_debiased(
    confidences: Sequence[float], correct: Sequence[bool], count: int | None = None, *, binning: Binning = "auto"
) -> float | None:
    """Return the mean squared gap less what chance alone makes of it: ``Σ w_b(gap_b² - ȳ_b(1-ȳ_b)/(n_b-1))``.

    (Kumar, Liang and Ma, NeurIPS 2019.) For reports: it may be negative. ``None`` if a bin has one case. Raises as
    :func:`ece` does.
    """
    bins = reliability_bins(confidences, correct, count, binning=binning)
    if any(len(b.members) == 1 for b in bins):
        return None
    terms = [len(b.members) * (b.gap**2 - b.accuracy * (1 - b.accuracy) / (len(b.members) - 1)) for b in bins]
    return math.fsum(terms) / len(confidences)


def ece_upper(
    confidences: Sequence[float],
    correct: Sequence[bool],
    confidence: float = 0.95,
    count: int | None = None,
    *,
    binning: Binning = "auto",
    method: Literal["guarded", "student"] = "guarded",
) -> float:
    """Return a one-sided upper bound on the expected calibration error at *confidence*, in [0, 1]; 1 for one case.

    ``student``: the plug-in error plus the t quantile times the standard error of the residuals ``y - c``, each signed
    as the gap of its bin is. It undercovers where a bin is nearly sure and seldom wrong: 30 answers said to be certain,
    all right, would bound the error at 0. ``guarded`` therefore takes the larger of it and the clustered bound of the
    same residuals, scaled to [0, 1]: with two residuals of the worst size added to their variance, and exact for one
    value of confidence. Raises as :func:`ece` does, and for a confidence outside (0.5, 1).
    """
    if not 0.5 < confidence < 1.0:
        raise ValueError(f"confidence {confidence!r} is outside (0.5, 1)")
    n = len(confidences)
    bins = reliability_bins(confidences, correct, count, binning=binning)
    if n == 1:
        return 1.0
    signed = [_sign(b) * (float(bool(correct[i])) - confidences[i]) for b in bins for i in b.members]
    mean = math.fsum(signed) / n
    deviation = math.sqrt(math.fsum((value - mean) ** 2 for value in signed) / (n - 1))
    bound = max(0.0, mean) + float(stdtrit(n - 1, confidence)) * deviation / math.sqrt(n)
    if method == "guarded":
        bound = max(bound, _scaled_bound(signed, bins, confidences, confidence))
    return min(1.0, bound)


def brier(confidences: Sequence[float], correct: Sequence[bool]) -> float:
    """Return the Brier score, the mean of (c - y)², in [0, 1] (Brier, Monthly Weather Review 78, 1950)."""
    check_confidences(confidences, correct)
    return math.fsum((c - float(bool(y))) ** 2 for c, y in zip(confidences, correct, strict=True)) / len(confidences)


def brier_skill(confidences: Sequence[float], correct: Sequence[bool]) -> float | None:
    """Return 1 - Brier / Brier of always saying the base rate; ``None`` if all outcomes are the same."""
    score = brier(confidences, correct)
    rate = sum(map(bool, correct)) / len(correct)
    reference = rate * (1 - rate)
    return None if reference == 0.0 else 1 - score / reference


def brier_parts(
    confidences: Sequence[float], correct: Sequence[bool], count: int | None = None, *, binning: Binning = "auto"
) -> BrierParts:
    """Return the Brier score's parts over :func:`reliability_bins`; they add up exactly.

    (Murphy, Journal of Applied Meteorology 12, 1973; the within-bin terms are Stephenson, Coelho and Jolliffe's,
    Weather and Forecasting 23, 2008.) Raises as :func:`ece` does.
    """
    bins = reliability_bins(confidences, correct, count, binning=binning)
    n = len(confidences)
    rate = sum(map(bool, correct)) / n
    within = math.fsum(
        (confidences[i] - b.confidence) * (confidences[i] - b.confidence - 2 * (float(bool(correct[i])) - b.accuracy))
        for b in bins
        for i in b.members
    )
    return BrierParts(
        score=brier(confidences, correct),
        reliability=math.fsum(len(b.members) * b.gap**2 for b in bins) / n,
        resolution=math.fsum(len(b.members) * (b.accuracy - rate) ** 2 for b in bins) / n,
        uncertainty=rate * (1 - rate),
        within=within / n,
    )


def spiegelhalter(confidences: Sequence[float], correct: Sequence[bool]) -> tuple[float, float] | None:
    """Return Spiegelhalter's z and its two-sided p-value for "the confidences are honest"; needs no bins.

    ``Σ(y-c)(1-2c) / sqrt(Σ(1-2c)²c(1-c))`` (Statistics in Medicine 5, 1986). ``None`` if every confidence is 0, 1/2
    or 1.
    """
    check_confidences(confidences, correct)
    variance = math.fsum((1 - 2 * c) ** 2 * c * (1 - c) for c in confidences)
    if variance == 0.0:
        return None
    excess = math.fsum((float(bool(y)) - c) * (1 - 2 * c) for c, y in zip(confidences, correct, strict=True))
    z = excess / math.sqrt(variance)
    return z, 2 * float(ndtr(-abs(z)))


def mean_gap(confidences: Sequence[float], correct: Sequence[bool], confidence: float = 0.95) -> MeanGap:
    """Return how much more often the target is right than it says, with a two-sided interval; [-1, 1] for one case."""
    check_confidences(confidences, correct)
    n = len(confidences)
    residuals = [float(bool(y)) - c for c, y in zip(confidences, correct, strict=True)]
    mean = math.fsum(residuals) / n
    if n == 1:
        return MeanGap(gap=mean, lower=-1.0, upper=1.0)
    deviation = math.sqrt(math.fsum((value - mean) ** 2 for value in residuals) / (n - 1))
    reach = float(stdtrit(n - 1, (1 + confidence) / 2)) * deviation / math.sqrt(n)
    return MeanGap(gap=mean, lower=max(-1.0, mean - reach), upper=min(1.0, mean + reach))


def consistency_bars(
    confidences: Sequence[float],
    bins: Sequence[Bin],
    rng: np.random.Generator,
    *,
    draws: int = 1000,
    level: float = 0.9,
) -> tuple[ConsistencyBar | None, ...]:
    """Return, for each of *bins*, the central *level* range of its accuracy under honest confidences.

    Confidences are drawn anew with replacement and outcomes from them (Bröcker and Smith, Weather and Forecasting 22,
    2007); ``None`` for a bin that no draw reaches. *rng* makes it repeatable. Raises ``ValueError`` if the bins are not
    of these cases.
    """
    n = len(confidences)
    place = np.full(n, -1)
    for number, b in enumerate(bins):
        place[list(b.members)] = number
    if n == 0 or bool((place < 0).any()):
        raise ValueError(f"the bins do not hold each of {n} cases")
    values = np.asarray(confidences, dtype=float)
    accuracies = np.full((draws, len(bins)), np.nan)
    for row in accuracies:
        drawn = rng.integers(0, n, size=n)
        right = rng.random(n) < values[drawn]
        sizes = np.bincount(place[drawn], minlength=len(bins))
        hits = np.bincount(place[drawn], weights=right, minlength=len(bins))
        row[sizes > 0] = hits[sizes > 0] / sizes[sizes > 0]
    return tuple(_bar(accuracies[:, number], level) for number in range(len(bins)))


def _ece(bins: Sequence[Bin], n: int) -> float:
    return math.fsum(len(b.members) * abs(b.gap) for b in bins) / n


def _sign(b: Bin) -> float:
    """Return -1 for an overconfident bin, and for one without a gap if it has more room to be overconfident."""
    return -1.0 if b.gap < 0.0 or (b.gap == 0.0 and b.confidence >= 0.5) else 1.0


def _scaled_bound(
    signed: Sequence[float], bins: Sequence[Bin], confidences: Sequence[float], confidence: float
) -> float:
    worst = max(max(c, 1 - c) for c in confidences)
    best = min(-c if _sign(b) > 0.0 else c - 1 for b in bins for c in (confidences[i] for i in b.members))
    span = worst - best
    scores = [min(1.0, max(0.0, (worst - value) / span)) for value in signed]
    lower, _ = clustered_lower(scores, [1] * len(scores), confidence, cap=math.inf)
    return worst - span * lower


def _bar(accuracies: "np.ndarray[tuple[int], np.dtype[np.float64]]", level: float) -> ConsistencyBar | None:
    seen = accuracies[~np.isnan(accuracies)]
    if seen.size == 0:
        return None
    lower, upper = np.quantile(seen, [(1 - level) / 2, (1 + level) / 2])
    return ConsistencyBar(lower=float(lower), upper=float(upper))
