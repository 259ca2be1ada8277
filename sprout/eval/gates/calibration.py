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


@dataclass(frozen=True, slots=True, kw_only=True)
class _End:
    """One end of the envelope."""

    error: float
    upper: float
    answered: float
    skill: float | None
    right: bool
    """Whether any answer is."""


def evaluate_calibration(results: Results, gate: CalibrationGate, threshold: float) -> Finding:
    """Hold the upper bound on the calibration error (or, with ``point``, the error) against *threshold*.

    A case that cannot be decided, or that was answered without a confidence, counts as if it were certain and wrong.
    Where no answer is right nothing is calibrated, however little confidence was claimed.
    """
    sample = _sample(results)
    if not sample.confidences:
        why = "no case was answered with a confidence"
        return Finding(
            passes=False, passes_at_best=sample.unknown == sample.n, value=None, best_value=None,
            reason=Reason.BROKEN, why=why, smallest=sample.n, details=_details(sample, None),
        )  # fmt: skip
    best = _best(sample, gate)
    worst = _worst(sample, best)
    faults, best_faults = (_faults(end, gate, threshold) for end in (worst, best))
    return Finding(
        passes=not faults,
        passes_at_best=not best_faults,
        value=worst.error,
        best_value=best.error,
        interval=Interval(lower=0.0, upper=worst.upper, method="ece-upper", confidence=gate.confidence),
        reason=_reason(best, gate, threshold),
        why="; ".join(faults),
        smallest=len(sample.confidences),
        details=_details(sample, worst),
        notes=_notes(sample, worst, gate),
    )


def _best(sample: _Sample, gate: CalibrationGate) -> _End:
    confidences, correct = sample.confidences, sample.correct
    error = ece(confidences, correct)
    return _End(
        error=error,
        upper=ece_upper(confidences, correct, gate.confidence),
        answered=(len(confidences) + sample.unknown) / sample.n,
        skill=brier_skill(confidences, correct),
        right=any(correct) or sample.unknown > 0,
    )


def _worst(sample: _Sample, best: _End) -> _End:
    confidences = [*sample.confidences, *[1.0] * sample.unknown]
    correct = [*sample.correct, *[False] * sample.unknown]
    share = sample.unknown / len(confidences)
    return _End(
        error=best.error * (1 - share) + share,
        upper=best.upper * (1 - share) + share,
        answered=len(sample.confidences) / sample.n,
        skill=brier_skill(confidences, correct),
        right=any(correct),
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


def _faults(end: _End, gate: CalibrationGate, threshold: float) -> list[str]:
    faults = []
    if not end.right:
        faults.append("no answer is right")
    point = gate.method == "point"
    if (measured := end.error if point else end.upper) > threshold + TOLERANCE:
        what = "calibration error" if point else "upper bound on the calibration error"
        faults.append(f"the {what} {measured:.3f} is above {threshold:g}")
    if end.answered < gate.answered - TOLERANCE:
        faults.append(f"only {end.answered:.0%} of the cases are answered, {gate.answered:.0%} must be")
    if gate.method == "bound" and (end.skill is None or end.skill <= 0.0):
        said = "every answer has the same outcome" if end.skill is None else f"it is {end.skill:.3f}"
        faults.append(f"the Brier skill is not above 0: {said}")
    return faults


def _reason(best: _End, gate: CalibrationGate, threshold: float) -> Reason:
    showable = gate.method == "bound" and best.right and best.error <= threshold
    return Reason.CANNOT_SHOW if showable else Reason.BELOW


def _details(sample: _Sample, end: _End | None) -> dict[str, object]:
    return {
        "answered": len(sample.confidences) / sample.n,
        "correct": sum(sample.correct),
        "ece": None if end is None else end.error,
        "brier_skill": None if end is None else end.skill,
        "without_place": sample.unknown,
    }


def _notes(sample: _Sample, worst: _End, gate: CalibrationGate) -> tuple[str, ...]:
    notes = []
    if gate.method == "point":
        notes.append(f"point gate: the plug-in calibration error; its upper bound is {worst.upper:.3f}")
    if len(set(sample.correct)) == 1:
        notes.append(f"every answer is {'right' if sample.correct[0] else 'wrong'}: discrimination cannot be measured")
    return tuple(notes)
