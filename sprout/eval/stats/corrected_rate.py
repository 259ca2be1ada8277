"""A pass rate corrected for the judge's errors, or the reasons why it cannot be.

Whatever is refused has a lower bound of 0 and an upper bound of 1: a gate that holds the bound to a threshold fails by
itself. Refusing a judge whose fingerprint changed, labels that were used to tune it and labels that expired is the
caller's duty; the judge's abstentions count as judged to fail.
"""

from dataclasses import dataclass
from enum import StrEnum

__all__ = ["FEWEST_LABELS", "CorrectedRate", "Refusal"]

FEWEST_LABELS = 30
"""With fewer labels nothing is corrected: 30 of 30 bound a rate at 0.905 only, 10 of 10 at 0.741."""


class Refusal(StrEnum):
    """Why a rate is not corrected."""

    TOO_FEW_LABELS = "too-few-labels"
    """Fewer than 30 labels, or with labels from elsewhere fewer than 30 true passes or 30 true failures."""

    ONE_SIDE_UNLABELLED = "one-side-unlabelled"
    """The judge passed (or failed) answers, none of which is labelled."""

    LABELS_NOT_RANDOM = "labels-not-random"
    """The judge passes the labelled answers more or less often than the others (Fisher's exact p < 0.01)."""

    NO_BETTER_THAN_CHANCE = "no-better-than-chance"
    """The lower bound of sensitivity + specificity - 1 is not above 0."""

    SPECIFICITY_UNSHOWN = "specificity-unshown"
    """The lower bound of the specificity is below the policy's."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CorrectedRate:
    """A true pass rate, estimated through a judge."""

    naive: float
    """The judge's own pass rate, to be shown beside."""

    estimate: float | None
    """The corrected rate in [0, 1]; ``None`` if it cannot be estimated."""

    lower: float
    """One-sided lower bound; 0 if refused."""

    upper: float
    """One-sided upper bound at the same confidence; 1 if refused."""

    n_eff: float | None
    """How many labels the bound is worth, by double sampling."""

    refusals: tuple[Refusal, ...]

    @classmethod
    def refused(cls, naive: float, estimate: float | None, refusals: tuple[Refusal, ...]) -> "CorrectedRate":
        """Return a rate of which nothing is shown."""
        return cls(naive=naive, estimate=estimate, lower=0.0, upper=1.0, n_eff=None, refusals=refusals)
