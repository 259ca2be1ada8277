"""Answering only when confident: risk against coverage, and thresholds that keep a promised accuracy.

Cases are sorted by falling confidence; risk_k is the share of wrong ones among the k most confident. Equal confidences
cannot be told apart, so that within a tied block the errors are spread evenly over it, the mean over all its orders.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from sprout.eval.stats.binning import check_confidences
from sprout.eval.stats.proportions import proportion_bounds
from sprout.eval.stats.sample_size import cases_for_perfect

__all__ = [
    "RiskPoint",
    "Selection",
    "augrc",
    "aurc",
    "fixed_sequence_threshold",
    "risk_coverage",
    "select",
    "selective_accuracy",
]

Ties = Literal["spread", "as-given"]
"""``as-given`` keeps tied cases in the order given instead, as most libraries do; it depends on that order."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RiskPoint:
    """The share of wrong answers when the most confident *coverage* of the cases is answered."""

    coverage: float
    risk: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Selection:
    """What answering at a confidence of *threshold* or more gives; bounds are one-sided and exact."""

    threshold: float
    answered: int
    right: int
    n: int
    accuracy_lower: float
    coverage_lower: float

    @property
    def accuracy(self) -> float | None:
        """Right over answered; ``None`` if nothing is answered."""
        return self.right / self.answered if self.answered else None

    @property
    def coverage(self) -> float:
        """Answered over all."""
        return self.answered / self.n


def risk_coverage(
    confidences: Sequence[float], correct: Sequence[bool], *, ties: Ties = "spread"
) -> tuple[RiskPoint, ...]:
    """Return the points (k/n, risk_k) for k = 1 … n. Raises ``ValueError`` as the bins do."""
    n = len(confidences)
    errors = _cumulative_errors(confidences, correct, ties)
    return tuple(RiskPoint(coverage=k / n, risk=wrong / k) for k, wrong in enumerate(errors, start=1))


def aurc(
    confidences: Sequence[float],
    correct: Sequence[bool],
    *,
    definition: Literal["mean", "trapezoid", "trapezoid-rescaled"],
    ties: Ties = "spread",
) -> float:
    """Return the area under the risk-coverage curve by the named *definition*, in [0, 1]; lower is better.

    ``mean``: the mean of risk_k over k = 1 … n (Geifman and El-Yaniv, NeurIPS 2017). ``trapezoid``: the trapezoidal
    rule on [1/n, 1]; ``trapezoid-rescaled``: that over 1 - 1/n. They differ in the third digit at n = 60: always
    print which. For one case the trapezoids are 0 and its risk.
    """
    points = risk_coverage(confidences, correct, ties=ties)
    n = len(points)
    if definition == "mean":
        return math.fsum(point.risk for point in points) / n
    area = math.fsum((points[k].risk + points[k + 1].risk) / 2 for k in range(n - 1)) / n
    if definition == "trapezoid":
        return area
    return area / (1 - 1 / n) if n > 1 else points[0].risk


def augrc(confidences: Sequence[float], correct: Sequence[bool], *, ties: Ties = "spread") -> float:
    """Return the mean over k of (wrong among the k most confident)/n, in [0, 1] (Traub et al., NeurIPS 2024)."""
    errors = _cumulative_errors(confidences, correct, ties)
    return math.fsum(errors) / len(errors) ** 2


def selective_accuracy(
    confidences: Sequence[float], correct: Sequence[bool], coverage: float, *, ties: Ties = "spread"
) -> float:
    """Return the accuracy of the ``ceil(coverage·n)`` most confident cases, in [0, 1].

    Raises ``ValueError`` for a coverage outside (0, 1], besides the bins' reasons.
    """
    if not 0.0 < coverage <= 1.0:
        raise ValueError(f"coverage {coverage!r} is outside (0, 1]")
    errors = _cumulative_errors(confidences, correct, ties)
    k = math.ceil(coverage * len(errors) - 1e-9)
    return 1 - errors[k - 1] / k


def select(
    confidences: Sequence[float], correct: Sequence[bool], threshold: float, *, confidence: float = 0.95
) -> Selection:
    """Return what a *threshold* that was fixed beforehand gives, with exact one-sided bounds at *confidence* each.

    Both bounds must be held to something: abstaining on everything is right about all it answers. The bounds are not
    valid for a threshold chosen on these cases; see :func:`fixed_sequence_threshold`.
    """
    check_confidences(confidences, correct)
    answered = [bool(y) for c, y in zip(confidences, correct, strict=True) if c >= threshold]
    n, right = len(confidences), sum(answered)
    accuracy = proportion_bounds(right, len(answered), confidence=confidence, side="lower", method="exact")
    coverage = proportion_bounds(len(answered), n, confidence=confidence, side="lower", method="exact")
    return Selection(
        threshold=threshold,
        answered=len(answered),
        right=right,
        n=n,
        accuracy_lower=accuracy.lower,
        coverage_lower=coverage.lower,
    )


def fixed_sequence_threshold(
    confidences: Sequence[float], correct: Sequence[bool], accuracy: float, *, confidence: float = 0.95
) -> Selection | None:
    """Return the lowest threshold shown to keep *accuracy*, or ``None`` if not even the strictest one is.

    Thresholds are tested from the strictest at which enough cases are answered for a perfect score to show it, each by
    its exact bound at *confidence*, until the first that fails: the order is fixed by the confidences alone, so that no
    correction for the number of tests is due. Raises ``ValueError`` for an accuracy outside (0, 1).
    """
    if not 0.0 < accuracy < 1.0:
        raise ValueError(f"accuracy {accuracy!r} is outside (0, 1)")
    check_confidences(confidences, correct)
    enough = cases_for_perfect(accuracy, "exact", confidence, side="lower") or 0
    kept: Selection | None = None
    for threshold in sorted(set(confidences), reverse=True):
        found = select(confidences, correct, threshold, confidence=confidence)
        if found.answered < enough:
            continue
        if found.accuracy_lower < accuracy:
            break
        kept = found
    return kept


def _cumulative_errors(confidences: Sequence[float], correct: Sequence[bool], ties: Ties) -> list[float]:
    check_confidences(confidences, correct)
    order = sorted(range(len(confidences)), key=lambda index: -confidences[index])
    wrong = [1.0 - float(bool(correct[index])) for index in order]
    if ties == "spread":
        start = 0
        for end in range(1, len(order) + 1):
            if end == len(order) or confidences[order[end]] != confidences[order[start]]:
                wrong[start:end] = [math.fsum(wrong[start:end]) / (end - start)] * (end - start)
                start = end
    errors, total = [], 0.0
    for value in wrong:
        total += value
        errors.append(total)
    return errors
