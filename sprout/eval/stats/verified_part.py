"""How right a judge is on a run of which people checked a part, drawn from each of its verdicts at a rate of its own.

Of the answers that the judge passed a share truly passes, and so of those that it failed and of those that it left
undecided. These shares can be read off the labels whatever the rates were. How many of the true passes the judge passed
(sensitivity) and how many of the true failures it failed (specificity) cannot: they are put together from the shares
and from how often the judge gave each verdict (Begg and Greenes, Biometrics 39, 1983).
"""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from scipy.special import betaincinv

__all__ = ["Estimate", "JudgeAccuracy", "VerifiedPart", "judge_accuracy"]

_Figure = Callable[[float, float, float], tuple[float, float]]
"""A part and its whole, of the shares of what was passed, failed and left undecided."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Estimate:
    """A rate with its bounds, all in [0, 1]."""

    value: float | None
    """``None`` if nothing was seen that it could be computed from."""

    lower: float
    upper: float


@dataclass(frozen=True, slots=True, kw_only=True)
class VerifiedPart:
    """The answers with one verdict of the judge: how many there are, and which share of the checked ones is right.

    Raises ``ValueError`` for numbers that cannot be.
    """

    answers: int
    right: float | None
    """Share of the checked ones that truly pass, weighted as they were drawn; ``None`` if none was checked."""

    labels: float
    """How many labels the share is worth: Kish's effective number, 0 if none was checked."""

    def __post_init__(self) -> None:
        known = self.right is not None
        sound = self.answers >= 0 and 0.0 <= self.labels <= self.answers + 1e-6 and known == (self.labels > 0.0)
        if not sound or not (self.right is None or 0.0 <= self.right <= 1.0):
            raise ValueError(f"{self.right!r} of {self.labels!r} labels of {self.answers!r} answers")

    def bound(self, tail: float, *, upper: bool) -> float:
        """Return a bound on the share of all answers: the checked ones as they are, the others as labels bound them."""
        if self.right is None:
            return 1.0 if upper else 0.0
        checked = min(1.0, self.labels / self.answers)
        return checked * self.right + (1 - checked) * _clopper_pearson(self.right, self.labels, tail)[upper]


@dataclass(frozen=True, slots=True, kw_only=True)
class JudgeAccuracy:
    """What a part that people checked says of the judge on all answers of the run."""

    agreement: Estimate
    """Share of answers on which judge and people agree; an undecided verdict agrees with nobody."""

    sensitivity: Estimate
    """Of the true passes, the share that the judge passed; an undecided verdict counts against it."""

    specificity: Estimate
    """Of the true failures, the share that the judge failed; an undecided verdict counts against it."""

    right: Estimate
    """Share of answers that truly pass: the pass rate corrected for the judge's errors."""


def judge_accuracy(
    passed: VerifiedPart, failed: VerifiedPart, undecided: VerifiedPart, *, confidence: float = 0.95
) -> JudgeAccuracy:
    """Return agreement, sensitivity, specificity and the corrected pass rate with two-sided bounds.

    Two things are uncertain. What nobody checked: each figure rises or falls with each share, so that its ends are its
    values at the exact bounds of the shares, the level divided among the verdicts that occur (Bonferroni); that none of
    a few checked passes was wrong then still leaves room for many among the others. And which answers the run happened
    to have: Clopper and Pearson's bounds, as if all were checked. Their distances from the figure add up in squares, as
    in Newcombe's and Zou's intervals. Raises ``ValueError`` for no answers or a confidence outside (0, 1).
    """
    parts = (passed, failed, undecided)
    if not any(part.answers for part in parts) or not 0.0 < confidence < 1.0:
        raise ValueError(f"{[part.answers for part in parts]} answers at confidence {confidence!r}")
    p, f, u = (float(part.answers) for part in parts)
    tail = (1 - confidence) / 2
    return JudgeAccuracy(
        agreement=_bounded(parts, lambda a, b, _: (p * a + f * (1 - b), p + f + u), (True, False, False), tail),
        sensitivity=_bounded(parts, lambda a, b, c: (p * a, p * a + f * b + u * c), (True, False, False), tail),
        specificity=_bounded(
            parts,
            lambda a, b, c: (f * (1 - b), p * (1 - a) + f * (1 - b) + u * (1 - c)),
            (True, False, True),
            tail,
        ),
        right=_bounded(parts, lambda a, b, c: (p * a + f * b + u * c, p + f + u), (True, True, True), tail),
    )


def _bounded(parts: Sequence[VerifiedPart], figure: _Figure, rises: Sequence[bool], tail: float) -> Estimate:
    """Return *figure* of the shares of *parts*, with bounds; *rises* says with which of them it rises."""
    split = tail / sum(part.answers > 0 for part in parts)
    low = _ratio(*figure(*(part.bound(split, upper=not up) for part, up in zip(parts, rises, strict=True))))
    high = _ratio(*figure(*(part.bound(split, upper=up) for part, up in zip(parts, rises, strict=True))))
    lower, upper = 0.0 if low is None else low, 1.0 if high is None else high
    unknown = any(part.right is None and part.answers for part in parts)
    part, whole = figure(*(0.0 if part.right is None else part.right for part in parts))
    value = None if unknown else _ratio(part, whole)
    if value is None:
        return Estimate(value=None, lower=lower if unknown else 0.0, upper=upper if unknown else 1.0)
    ends = _clopper_pearson(value, whole, tail)
    return Estimate(
        value=value,
        lower=max(0.0, value - math.hypot(value - lower, value - ends[0])),
        upper=min(1.0, value + math.hypot(upper - value, ends[1] - value)),
    )


def _ratio(part: float, whole: float) -> float | None:
    return None if whole <= 0.0 else min(1.0, part / whole)


def _clopper_pearson(share: float, m: float, tail: float) -> tuple[float, float]:
    """Return the exact bounds on *share* of *m*, each at *tail*; m may be fractional, as Kish's number is."""
    k = share * m
    lower = 0.0 if share <= 0.0 else float(betaincinv(k, m - k + 1, tail))
    upper = 1.0 if share >= 1.0 else float(betaincinv(k + 1, m - k, 1 - tail))
    return lower, upper
