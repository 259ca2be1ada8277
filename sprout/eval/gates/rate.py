"""The gate on a share of passed cases, for a suite or for one class of it."""

from dataclasses import dataclass

from sprout.eval.gates.finding import TOLERANCE, Finding, Results
from sprout.eval.outcomes import Interval, Reason
from sprout.eval.stats import cases_for_perfect, cases_for_rate, exact_interval, wilson_interval
from sprout.eval.suite import JointRefusalGate, RateGate

__all__ = ["evaluate_rate", "rate_shortage"]

_NAMES = {"wilson": "Wilson", "exact": "exact", "point": "Wilson"}


@dataclass(frozen=True, slots=True, kw_only=True)
class _End:
    """One end of the envelope."""

    rate: float
    lower: float
    upper: float
    clears: bool


def evaluate_rate(results: Results, gate: RateGate | JointRefusalGate, threshold: float) -> Finding:
    """Hold the share of passed cases, a case of several trials counting its share, against *threshold*."""
    n = len(results)
    worst = _end(sum(g.result.score for g in results), n, gate, threshold)
    best = _end(sum(g.result.best_score for g in results), n, gate, threshold)
    reason, why, needed = _reason(worst, n, gate, threshold)
    interval = Interval(
        lower=worst.lower,
        upper=worst.upper,
        method="exact" if gate.method == "exact" else "wilson",
        confidence=gate.confidence,
    )
    return Finding(
        passes=worst.clears,
        passes_at_best=best.clears,
        value=worst.rate,
        best_value=best.rate,
        interval=interval,
        reason=reason,
        why=why,
        cases_needed=needed,
        smallest=n,
        notes=_notes(worst, n, gate, threshold),
    )


def rate_shortage(n: int, gate: RateGate | JointRefusalGate, threshold: float) -> str | None:
    """Say that *n* cases can never clear *threshold* and how many can, or return ``None`` if they can."""
    needed = cases_for_perfect(threshold, gate.method, gate.confidence, side="two-sided")
    percent = f"{gate.confidence * 100:g} %"
    if needed is None:
        return None if gate.method == "point" else f"no number of cases can clear {threshold:g} at {percent}"
    if needed <= n:
        return None
    return f"{n} cases cannot clear {threshold:g} at {percent}: {needed} needed"


def _end(passes: float, n: int, gate: RateGate | JointRefusalGate, threshold: float) -> _End:
    passes = min(passes, float(n))
    lower, upper = (exact_interval if gate.method == "exact" else wilson_interval)(passes, n, gate.confidence)
    rate = passes / n
    held = rate if gate.method == "point" else lower
    return _End(rate=rate, lower=lower, upper=upper, clears=passes > 0 and held >= threshold - TOLERANCE)


def _reason(worst: _End, n: int, gate: RateGate | JointRefusalGate, threshold: float) -> tuple[Reason, str, int | None]:
    if gate.method == "point":
        return Reason.BELOW, f"the rate {worst.rate:.3f} is below {threshold:g}", None
    if shortage := rate_shortage(n, gate, threshold):
        needed = cases_for_perfect(threshold, gate.method, gate.confidence, side="two-sided")
        return Reason.CANNOT_SHOW, shortage, needed
    if worst.upper < threshold:
        return Reason.BELOW, f"shown below: even the upper bound {worst.upper:.3f} is under {threshold:g}", None
    if worst.rate <= threshold:
        return Reason.BELOW, f"the rate {worst.rate:.3f} is not above {threshold:g}; more cases will not help", None
    needed = cases_for_rate(threshold, worst.rate, gate.method, gate.confidence, side="two-sided")
    why = f"{n} cases at this rate cannot show it: the lower bound is {worst.lower:.3f}; about {needed} needed"
    return Reason.CANNOT_SHOW, why, needed


def _notes(worst: _End, n: int, gate: RateGate | JointRefusalGate, threshold: float) -> tuple[str, ...]:
    if gate.method != "point":
        return ()
    needed = cases_for_perfect(threshold, "wilson", gate.confidence, side="two-sided")
    tail = f"a Wilson bound on {threshold:g} needs {needed} cases" if needed else "no Wilson bound reaches 1"
    return (f"point gate: nothing is shown beyond these {n} cases (Wilson lower bound {worst.lower:.3f}; {tail})",)
