"""A pass rate corrected by human labels of answers from elsewhere: Rogan and Gladen's, with a melded bound.

It assumes that the judge errs there as it does here; prefer :mod:`sprout.eval.stats.subset_labels`.
"""

from dataclasses import dataclass

import numpy as np

from sprout.eval.stats.corrected_rate import FEWEST_LABELS, CorrectedRate, Refusal
from sprout.eval.stats.proportions import proportion_bounds, tail_of

__all__ = ["CalibrationSet", "melded_rogan_gladen", "rogan_gladen", "youden_lower"]


@dataclass(frozen=True, slots=True, kw_only=True)
class CalibrationSet:
    """How the judge did on answers from elsewhere, whose truth is known.

    Raises ``ValueError`` for impossible counts.
    """

    true_passes: int
    passed_true_passes: int
    """Of the true passes, how many the judge passed."""

    true_failures: int
    failed_true_failures: int
    """Of the true failures, how many the judge failed."""

    def __post_init__(self) -> None:
        _check_part(self.passed_true_passes, self.true_passes)
        _check_part(self.failed_true_failures, self.true_failures)


def melded_rogan_gladen(
    n: int,
    judged_pass: int,
    calibration: CalibrationSet,
    *,
    rng: np.random.Generator,
    confidence: float = 0.95,
    least_specificity: float = 0.5,
    draws: int = 20_000,
) -> CorrectedRate:
    """Return the rate of true passes among *n* answers, corrected by a calibration set from elsewhere.

    The estimate is :func:`rogan_gladen`'s, the bound melded from the confidence distributions of the three rates
    (Fay, Proschan and Brittain, Biometrics 71, 2015): each drawn from the end that is bad for the bound, 0 where the
    judge is no better than chance; coverage 0.943 or more over 280 simulated designs. *rng* makes it repeatable.
    Raises ``ValueError`` for impossible counts.
    """
    _check_part(judged_pass, n)
    naive = judged_pass / n
    sensitivity = calibration.passed_true_passes / calibration.true_passes
    specificity = calibration.failed_true_failures / calibration.true_failures
    refusals = _external_refusals(calibration, confidence, least_specificity)
    estimate = rogan_gladen(naive, sensitivity=sensitivity, specificity=specificity)
    if refusals:
        return CorrectedRate.refused(naive, estimate, refusals)
    lower = _melded(
        _beta(rng, judged_pass, n, draws, low=True),
        _beta(rng, calibration.passed_true_passes, calibration.true_passes, draws, low=False),
        _beta(rng, calibration.failed_true_failures, calibration.true_failures, draws, low=True),
        worst=0.0,
    )
    upper = _melded(
        _beta(rng, judged_pass, n, draws, low=False),
        _beta(rng, calibration.passed_true_passes, calibration.true_passes, draws, low=True),
        _beta(rng, calibration.failed_true_failures, calibration.true_failures, draws, low=False),
        worst=1.0,
    )
    return CorrectedRate(
        naive=naive,
        estimate=estimate,
        lower=float(np.quantile(lower, 1 - confidence)),
        upper=float(np.quantile(upper, confidence)),
        n_eff=None,
        refusals=(),
    )


def rogan_gladen(judge_pass_rate: float, *, sensitivity: float, specificity: float) -> float | None:
    """Return the true pass rate ``(p + sp - 1)/(se + sp - 1)``, cut to [0, 1].

    (Rogan and Gladen, American Journal of Epidemiology 107, 1978.) ``None`` if the judge is no better than chance.
    Raises ``ValueError`` for a rate outside [0, 1].
    """
    for rate in (judge_pass_rate, sensitivity, specificity):
        if not 0.0 <= rate <= 1.0:
            raise ValueError(f"rate {rate!r} is outside [0, 1]")
    youden = sensitivity + specificity - 1
    return None if youden <= 0.0 else min(1.0, max(0.0, (judge_pass_rate + specificity - 1) / youden))


def youden_lower(calibration: CalibrationSet, confidence: float = 0.95) -> float:
    """Return a lower bound of sensitivity + specificity - 1, in [-1, 1].

    The sum of their exact lower bounds, each at half the level.
    """
    tail_of(confidence, "lower")
    half = (1 + confidence) / 2
    sides = (
        (calibration.passed_true_passes, calibration.true_passes),
        (calibration.failed_true_failures, calibration.true_failures),
    )
    return sum(proportion_bounds(k, m, confidence=half, side="lower", method="exact").lower for k, m in sides) - 1


def _check_part(part: int, whole: int) -> None:
    if whole < 1 or not 0 <= part <= whole:
        raise ValueError(f"{part!r} of {whole!r} answers")


def _external_refusals(calibration: CalibrationSet, confidence: float, least: float) -> tuple[Refusal, ...]:
    refusals = []
    if min(calibration.true_passes, calibration.true_failures) < FEWEST_LABELS:
        refusals.append(Refusal.TOO_FEW_LABELS)
    if youden_lower(calibration, confidence) <= 0.0:
        refusals.append(Refusal.NO_BETTER_THAN_CHANCE)
    k, m = calibration.failed_true_failures, calibration.true_failures
    if proportion_bounds(k, m, confidence=confidence, side="lower", method="exact").lower < least:
        refusals.append(Refusal.SPECIFICITY_UNSHOWN)
    return tuple(refusals)


def _beta(rng: np.random.Generator, k: int, n: int, draws: int, *, low: bool) -> np.ndarray:
    """Draw from the confidence distribution of k/n that is made for a lower (or an upper) bound."""
    first, second = (k, n - k + 1) if low else (k + 1, n - k)
    if first == 0 or second == 0:
        return np.full(draws, 0.0 if first == 0 else 1.0)
    return rng.beta(first, second, size=draws)


def _melded(rate: np.ndarray, sensitivity: np.ndarray, specificity: np.ndarray, *, worst: float) -> np.ndarray:
    youden = sensitivity + specificity - 1
    better = youden > 0.0
    ratio = np.divide(rate + specificity - 1, youden, out=np.full_like(youden, worst), where=better)
    return np.asarray(np.clip(ratio, 0.0, 1.0))
