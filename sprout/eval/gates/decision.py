"""From a suite's results to its verdict: PASS or FAIL, and a FAIL says why."""

from collections import Counter
from collections.abc import Iterator, Sequence

from sprout.eval.gates.calibration import evaluate_calibration
from sprout.eval.gates.corrected import Graders, corrected_shortage, evaluate_corrected
from sprout.eval.gates.every_case import evaluate_every_case
from sprout.eval.gates.finding import Finding, Graded
from sprout.eval.gates.joint_refusal import evaluate_joint_refusal, joint_shortages
from sprout.eval.gates.no_worse import evaluate_no_worse, no_worse_shortage
from sprout.eval.gates.parity import evaluate_parity, parity_shortage
from sprout.eval.gates.parts import evaluate_slices
from sprout.eval.gates.rate import evaluate_rate, rate_shortage
from sprout.eval.gates.sequential import evaluate_sequential, sequential_bar
from sprout.eval.outcomes import CaseResult, GateResult, Outcome, Reason, Verdict
from sprout.eval.stats import FEW_CASES
from sprout.eval.suite import CalibrationGate, Case, JointRefusalGate, NoWorseGate, ParityGate, RateGate, Suite

__all__ = ["decide", "shortage"]


def decide(suite: Suite, results: Sequence[CaseResult], judge_config: str | None = None) -> GateResult:
    """Return the verdict on *suite*; a missing result, or a gate that cannot be computed, is FAIL.

    *judge_config* names the configuration of the judge that graded. Without it a corrected gate is FAIL, for its labels
    cannot be known to belong to that judge.

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
        finding = _evaluate(suite, graded, judge_config)
    except Exception as error:
        why = f"the gate cannot be computed: {type(error).__name__}: {error}"
        return _failed(suite, results, Reason.BROKEN, why)
    return _worded(suite, results, finding)


def shortage(suite: Suite, trials: int | None = None) -> str | None:
    """Say that even a perfect score on *suite* could not clear its bar, and what could; ``None`` if it could.

    Every class and slice that is too small is named. *trials* of each case, if not as many as the suite says.
    """
    found = dict.fromkeys(_shortages(suite, trials or suite.trials))
    return "; ".join(found) or None


def _shortages(suite: Suite, trials: int) -> Iterator[str]:
    gate, threshold, cases = suite.gate, suite.metric.threshold, suite.cases
    if isinstance(gate, RateGate) and gate.corrected:
        yield from filter(None, [corrected_shortage(suite, gate, threshold)])
    elif isinstance(gate, RateGate) and gate.sequential:
        yield from filter(None, [sequential_bar(gate, threshold).shortage(len(cases))])
    elif isinstance(gate, RateGate):
        yield from filter(None, [rate_shortage(len(cases), gate, threshold, trials=trials)])
    elif isinstance(gate, JointRefusalGate):
        yield from joint_shortages(cases, gate, threshold, trials)
    elif isinstance(gate, ParityGate):
        yield from filter(None, [parity_shortage(_pair_count(cases), gate, threshold)])
    elif isinstance(gate, NoWorseGate):
        yield from filter(None, [no_worse_shortage(suite, gate)])
    if isinstance(gate, RateGate | JointRefusalGate):
        yield from _slice_shortages(suite, gate, trials)


def _slice_shortages(suite: Suite, gate: RateGate | JointRefusalGate, trials: int) -> Iterator[str]:
    for tag in gate.per:
        members = [case for case in suite.cases if tag in case.tags]
        if isinstance(gate, JointRefusalGate):
            found = joint_shortages(members, gate, suite.metric.threshold, trials)
        elif gate.corrected:
            part = suite.model_copy(update={"cases": tuple(members)})
            found = filter(None, [corrected_shortage(part, gate, suite.metric.threshold)])
        else:
            found = filter(None, [rate_shortage(len(members), gate, suite.metric.threshold, trials=trials)])
        yield from (f"slice {tag}: {one}" for one in found)


def _evaluate(suite: Suite, graded: Sequence[Graded], judge_config: str | None) -> Finding:
    gate, threshold = suite.gate, suite.metric.threshold
    if isinstance(gate, RateGate) and gate.sequential:
        return evaluate_sequential(graded, gate, threshold)
    if isinstance(gate, RateGate) and gate.corrected:
        graders = Graders(suite=suite, judge_config=judge_config)
        return evaluate_slices(
            graded, gate.per, lambda part: evaluate_corrected(part, gate, threshold, graders, whole=graded)
        )
    if isinstance(gate, RateGate):
        return evaluate_slices(graded, gate.per, lambda part: evaluate_rate(part, gate, threshold))
    if isinstance(gate, JointRefusalGate):
        return evaluate_slices(graded, gate.per, lambda part: evaluate_joint_refusal(part, gate, threshold))
    if isinstance(gate, ParityGate):
        return evaluate_parity(graded, gate, threshold)
    if isinstance(gate, CalibrationGate):
        return evaluate_calibration(graded, gate, threshold)
    if isinstance(gate, NoWorseGate):
        return evaluate_no_worse(graded, gate, suite, threshold, judge_config)
    return evaluate_every_case(graded)


def _worded(suite: Suite, results: Sequence[CaseResult], finding: Finding) -> GateResult:
    counts = _counts(results)
    usual = counts[Outcome.UNDECIDED] + counts[Outcome.NOT_RUN]
    open_cases = usual if finding.open_cases is None else finding.open_cases
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
    few = f"fewer than {FEW_CASES} cases" if finding.smallest < FEW_CASES else ""
    weakness = finding.weakness or few
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
        underpowered=bool(weakness),
        underpowered_why=weakness,
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
    if finding.measured is not None:
        return f"{suite.metric.name} is {finding.measured}"
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
