"""From a suite's results to its verdict: PASS or FAIL, and a FAIL says why."""

from collections import Counter
from collections.abc import Sequence

from sprout.eval.gates.calibration import evaluate_calibration
from sprout.eval.gates.every_case import evaluate_every_case
from sprout.eval.gates.finding import Finding, Graded
from sprout.eval.gates.joint_refusal import evaluate_joint_refusal, joint_shortage
from sprout.eval.gates.parity import evaluate_parity, parity_shortage
from sprout.eval.gates.rate import evaluate_rate, rate_shortage
from sprout.eval.outcomes import CaseResult, GateResult, Outcome, Reason, Verdict
from sprout.eval.suite import CalibrationGate, Case, JointRefusalGate, ParityGate, RateGate, Suite

__all__ = ["decide", "shortage"]

_UNDERPOWERED = 30


def decide(suite: Suite, results: Sequence[CaseResult]) -> GateResult:
    """Return the verdict on *suite*; a missing result, or a gate that cannot be computed, is FAIL.

    Raises ``ValueError`` if a result is for a case that the suite does not have, or if a case has two.
    """
    by_id = {result.id: result for result in results}
    if len(by_id) != len(results):
        raise ValueError(f"two results for one case of suite {suite.name!r}")
    if strays := sorted(set(by_id) - {case.id for case in suite.cases}):
        raise ValueError(f"suite {suite.name!r} has no case {strays[0]!r}")
    if not suite.cases:
        return _failed(suite, results, Reason.BROKEN, "the suite has no cases")
    if lost := [case.id for case in suite.cases if case.id not in by_id]:
        n = len(suite.cases)
        return _failed(
            suite, results, Reason.CUT_SHORT, f"{n - len(lost)} of {n} cases have a result; {lost[0]!r} has none"
        )
    if all(result.outcome is Outcome.NOT_RUN for result in results):
        return _failed(suite, results, Reason.BROKEN, "no case was run")
    graded = [Graded(case=case, result=by_id[case.id]) for case in suite.cases]
    try:
        finding = _evaluate(suite, graded)
    except Exception as error:
        why = f"the gate cannot be computed: {type(error).__name__}: {error}"
        return _failed(suite, results, Reason.BROKEN, why)
    return _worded(suite, results, finding)


def shortage(suite: Suite) -> str | None:
    """Say that even a perfect score on *suite* could not clear its bar, and what could; ``None`` if it could."""
    gate, threshold = suite.gate, suite.metric.threshold
    if isinstance(gate, RateGate):
        return rate_shortage(len(suite.cases), gate, threshold)
    if isinstance(gate, JointRefusalGate):
        return joint_shortage(suite.cases, gate, threshold)
    if isinstance(gate, ParityGate):
        return parity_shortage(_pair_count(suite.cases), gate, threshold)
    return None


def _evaluate(suite: Suite, graded: Sequence[Graded]) -> Finding:
    gate, threshold = suite.gate, suite.metric.threshold
    if isinstance(gate, RateGate):
        return evaluate_rate(graded, gate, threshold)
    if isinstance(gate, JointRefusalGate):
        return evaluate_joint_refusal(graded, gate, threshold)
    if isinstance(gate, ParityGate):
        return evaluate_parity(graded, gate, threshold)
    if isinstance(gate, CalibrationGate):
        return evaluate_calibration(graded, gate, threshold)
    return evaluate_every_case(graded)


def _worded(suite: Suite, results: Sequence[CaseResult], finding: Finding) -> GateResult:
    counts = _counts(results)
    open_cases = counts[Outcome.UNDECIDED] + counts[Outcome.NOT_RUN]
    reason: Reason | None = None if finding.passes else finding.reason
    if finding.passes:
        says = f"PASS: {_measured(suite, finding)}"
    elif finding.passes_at_best and open_cases:
        reason = Reason.UNDECIDED
        says = (
            f"FAIL: decided by {open_cases} undecided or not-run case{'s' if open_cases > 1 else ''}; "
            f"counted for the target the gate would pass ({_envelope(finding)})"
        )
    else:
        says = f"FAIL: {finding.why}"
    return _result(suite, results, finding, reason, says)


def _result(
    suite: Suite, results: Sequence[CaseResult], finding: Finding, reason: Reason | None, says: str
) -> GateResult:
    counts = _counts(results)
    return GateResult(
        kind=suite.gate.kind,
        verdict=Verdict.FAIL if reason else Verdict.PASS,
        reason=reason,
        says=says,
        threshold=suite.metric.threshold,
        value=finding.value,
        best_value=finding.best_value,
        interval=finding.interval,
        n=len(suite.cases),
        passed=counts[Outcome.PASSED],
        failed=counts[Outcome.FAILED],
        undecided=counts[Outcome.UNDECIDED],
        not_run=counts[Outcome.NOT_RUN],
        cases_needed=finding.cases_needed if reason else None,
        underpowered=finding.smallest < _UNDERPOWERED,
        details=finding.details,
        notes=finding.notes,
    )


def _failed(suite: Suite, results: Sequence[CaseResult], reason: Reason, why: str) -> GateResult:
    finding = Finding(
        passes=False, passes_at_best=False, value=None, best_value=None, why=why, smallest=len(suite.cases)
    )
    return _result(suite, results, finding, reason, f"FAIL: {why}")


def _counts(results: Sequence[CaseResult]) -> Counter[Outcome]:
    return Counter(result.outcome for result in results)


def _measured(suite: Suite, finding: Finding) -> str:
    value = "nothing measured" if finding.value is None else f"{finding.value:.3f}"
    bound = finding.interval
    if bound is None or getattr(suite.gate, "method", "") == "point":
        return f"{suite.metric.name} is {value}, threshold {suite.metric.threshold:g}"
    if isinstance(suite.gate, CalibrationGate):
        return f"{suite.metric.name} is {value}, upper bound {bound.upper:.3f}, threshold {suite.metric.threshold:g}"
    if isinstance(suite.gate, ParityGate):
        inside = f"between {bound.lower:.3f} and {bound.upper:.3f}"
        return f"{suite.metric.name} is {value}, the difference {inside}, margin {suite.metric.threshold:g}"
    return f"{suite.metric.name} is {value}, lower bound {bound.lower:.3f}, threshold {suite.metric.threshold:g}"


def _envelope(finding: Finding) -> str:
    ends = [finding.value, finding.best_value]
    return " to ".join("unknown" if end is None else f"{end:.3f}" for end in ends)


def _pair_count(cases: tuple[Case, ...]) -> int:
    return len({case.pair for case in cases if case.pair})
