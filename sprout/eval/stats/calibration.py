"""Calibration of stated confidences against what was right."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from scipy.special import stdtrit

__all__ = ["Bin", "brier", "brier_skill", "ece", "ece_upper", "reliability_bins"]

_MOST_VALUES = 10


@dataclass(frozen=True, slots=True)
class Bin:
    """The cases whose confidences fall together."""

    members: tuple[int, ...]
    confidence: float
    """Mean confidence, in [0, 1]."""

    accuracy: float
    """Share that was right, in [0, 1]."""


def reliability_bins(
    confidences: Sequence[float], correct: Sequence[bool], count: int | None = None
) -> tuple[Bin, ...]:
    """Return bins of about equal size, ties kept together; one bin per value if there are ten values or fewer.

    *count* defaults to n // 20, at least 5 and at most 10. Raises ``ValueError`` for no cases, unequal lengths, or a
    confidence that is not finite and in [0, 1].
    """
    n = len(confidences)
    if n == 0 or n != len(correct):
        raise ValueError(f"{n} confidences and {len(correct)} outcomes")
    if bad := [value for value in confidences if not (math.isfinite(value) and 0.0 <= value <= 1.0)]:
        raise ValueError(f"confidence {bad[0]!r} is outside [0, 1]")
    order = sorted(range(n), key=lambda index: (confidences[index], index))
    groups = _by_value(order, confidences)
    if len(groups) > _MOST_VALUES or count is not None:
        groups = _by_mass(groups, n, count or min(10, max(5, n // 20)))
    return tuple(
        Bin(
            tuple(group),
            math.fsum(confidences[i] for i in group) / len(group),
            sum(bool(correct[i]) for i in group) / len(group),
        )
        for group in groups
    )


def ece(confidences: Sequence[float], correct: Sequence[bool], count: int | None = None) -> float:
    """Return the expected calibration error over :func:`reliability_bins`: Σ_b |Σ_i∈b (y_i - c_i)| / n, in [0, 1].

    (Naeini, Cooper and Hauskrecht, AAAI 2015.) It is biased upwards: a perfectly calibrated target does not reach 0.
    """
    n = len(confidences)
    return (
        math.fsum(
            len(b.members) * abs(b.accuracy - b.confidence) for b in reliability_bins(confidences, correct, count)
        )
        / n
    )


def ece_upper(
    confidences: Sequence[float], correct: Sequence[bool], confidence: float = 0.95, count: int | None = None
) -> float:
    """Return a one-sided upper bound on the expected calibration error at *confidence*, in [0, 1]; 1 for one case.

    The plug-in error plus the t quantile times the standard error of the residuals ``y - c``, each signed as the gap of
    its bin is.
    """
    n = len(confidences)
    bins = reliability_bins(confidences, correct, count)
    if n == 1:
        return 1.0
    signed = [
        math.copysign(1.0, b.accuracy - b.confidence) * (float(bool(correct[i])) - confidences[i])
        for b in bins
        for i in b.members
    ]
    mean = math.fsum(signed) / n
    deviation = math.sqrt(math.fsum((value - mean) ** 2 for value in signed) / (n - 1))
    return min(1.0, max(0.0, mean) + float(stdtrit(n - 1, confidence)) * deviation / math.sqrt(n))


def brier(confidences: Sequence[float], correct: Sequence[bool]) -> float:
    """Return the Brier score, the mean of (c - y)², in [0, 1] (Brier, Monthly Weather Review 78, 1950)."""
    if not confidences or len(confidences) != len(correct):
        raise ValueError(f"{len(confidences)} confidences and {len(correct)} outcomes")
    return math.fsum((c - float(bool(y))) ** 2 for c, y in zip(confidences, correct, strict=True)) / len(confidences)


def brier_skill(confidences: Sequence[float], correct: Sequence[bool]) -> float | None:
    """Return 1 - Brier / Brier of always saying the base rate; ``None`` if all outcomes are the same."""
    rate = sum(map(bool, correct)) / len(correct)
    reference = rate * (1 - rate)
    return None if reference == 0.0 else 1 - brier(confidences, correct) / reference


def _by_value(order: Sequence[int], confidences: Sequence[float]) -> list[list[int]]:
    groups: list[list[int]] = []
    for index in order:
        if groups and confidences[groups[-1][-1]] == confidences[index]:
            groups[-1].append(index)
        else:
            groups.append([index])
    return groups


def _by_mass(groups: Sequence[Sequence[int]], n: int, count: int) -> list[list[int]]:
    bins: list[list[int]] = []
    placed = 0
    for group in groups:
        number = min(count - 1, placed * count // n)
        while len(bins) <= number:
            bins.append([])
        bins[number].extend(group)
        placed += len(group)
    return [members for members in bins if members]
