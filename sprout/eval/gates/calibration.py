"""The gate on calibration: stated confidences agree with what was right, and enough is answered at all."""

from dataclasses import dataclass

from sprout.eval.gates.finding import TOLERANCE, Finding, Graded, Results
from sprout.eval.outcomes import Interval, Outcome, Reason, Trial
from sprout.eval.stats import brier_skill, ece, ece_upper
from sprout.eval.suite import CalibrationGate

__all__ = ["evaluate_calibration"]

_DECIDED = {Outcome.PASSED, Outcome.FAILED}


@dataclass(frozen=True, slots=True, kw_only=True)
class _Sample:
    """The answered cases with a confidence, and how many cases cannot be placed."""

    confidences: list[float]
    correct: list[bool]
    unknown: int
    n: int

    @property
    def answered(self) -> float:
        return len(self.confidences) / self.n


def evaluate_calibration(results: Results, gate: CalibrationGate, threshold: float) -> Finding:
    """Hold the upper bound on the calibration error (or, with ``point``, the error) against *threshold*.

    A case that cannot be decided, or that was answered without a confidence, counts as if it were certain and wrong.
    """
    sample = _sample(results)
    if not sample.confidences:
        why = "no case was answered with a confidence"
        return Finding(
            passes=False, passes_at_best=sample.unknown == sample.n, value=None, best_value=None,
            reason=Reason.BROKEN, why=why, smallest=sample.n, details=_details(sample, None, None),
        )  # fmt: skip
    error = ece(sample.confidences, sample.correct)
    upper = error if gate.method == "point" else ece_upper(sample.confidences, sample.correct, gate.confidence)
    skill = brier_skill(sample.confidences, sample.correct)
    share = sample.unknown / (len(sample.confidences) + sample.unknown)
    faults = _faults(upper * (1 - share) + share, sample.answered, skill, gate, threshold)
    best_faults = _faults(upper, (len(sample.confidences) + sample.unknown) / sample.n, skill, gate, threshold)
    return Finding(
        passes=not faults,
        passes_at_best=not best_faults,
        value=error * (1 - share) + share,
        best_value=error,
        interval=Interval(lower=0.0, upper=upper * (1 - share) + share, method="ece-upper", confidence=gate.confidence),
        reason=_reason(error, gate, threshold),
        why="; ".join(faults or best_faults),
        smallest=len(sample.confidences),
        details=_details(sample, error, skill),
        notes=_notes(sample, gate),
    )


def _sample(results: Results) -> _Sample:
    confidences: list[float] = []
    correct: list[bool] = []
    unknown = 0
    for graded in results:
        said = _confidence(graded)
        refused = graded.result.outcome in _DECIDED and all(_refused(trial) for trial in graded.result.trials)
        if graded.result.outcome in _DECIDED and said is not None and not refused:
            confidences.append(said)
            correct.append(graded.result.outcome is Outcome.PASSED)
        elif not refused:
            unknown += 1
    return _Sample(confidences=confidences, correct=correct, unknown=unknown, n=len(results))


def _confidence(graded: Graded) -> float | None:
    said = [(trial.response or {}).get("confidence") for trial in graded.result.trials]
    given = [float(value) for value in said if value is not None]
    return sum(given) / len(given) if given and len(given) == len(said) else None


def _refused(trial: Trial) -> bool:
    return bool((trial.response or {}).get("refused"))


def _faults(upper: float, answered: float, skill: float | None, gate: CalibrationGate, threshold: float) -> list[str]:
    faults = []
    if upper > threshold + TOLERANCE:
        what = "calibration error" if gate.method == "point" else "upper bound on the calibration error"
        faults.append(f"the {what} {upper:.3f} is above {threshold:g}")
    if answered < gate.answered - TOLERANCE:
        faults.append(f"only {answered:.0%} of the cases are answered, {gate.answered:.0%} must be")
    if gate.method == "bound" and (skill is None or skill <= 0.0):
        said = "every answer has the same outcome" if skill is None else f"it is {skill:.3f}"
        faults.append(f"the Brier skill is not above 0: {said}")
    return faults


def _reason(error: float, gate: CalibrationGate, threshold: float) -> Reason:
    return Reason.CANNOT_SHOW if gate.method == "bound" and error <= threshold else Reason.BELOW


def _details(sample: _Sample, error: float | None, skill: float | None) -> dict[str, object]:
    return {
        "answered": sample.answered,
        "correct": sum(sample.correct),
        "ece": error,
        "brier_skill": skill,
        "without_place": sample.unknown,
    }


def _notes(sample: _Sample, gate: CalibrationGate) -> tuple[str, ...]:
    notes = []
    if gate.method == "point":
        notes.append("point gate: the plug-in calibration error, without a bound")
    if len(set(sample.correct)) == 1:
        notes.append(f"every answer is {'right' if sample.correct[0] else 'wrong'}: discrimination cannot be measured")
    return tuple(notes)
