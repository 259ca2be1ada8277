"""Gates: settled when the loop has ended, and reported like a test under the node id of their suite."""

import pytest

from pytest_sprout.emission import Decided, End
from pytest_sprout.ledger import Entry
from pytest_sprout.resolving import hooks_above
from sprout.eval import GateResult, Outcome, Verdict, decide
from sprout.eval.judge_calibration import standing
from sprout.eval.outcomes import Reason
from sprout.eval.reports.findings import findings
from sprout.eval.trust import JudgeTrust, distrusted
from sprout.text import plain

__all__ = ["decided", "is_reported", "settle", "withheld"]


def withheld(entry: Entry, cut: str | None) -> str | None:
    """Say why the gate of *entry* is not evaluated, or return ``None``.

    A gate is evaluated if every declared case was selected and the run was not cut short before each had its result;
    *cut* says why it was, if it was.
    """
    declaration = entry.declaration
    declared, ran = len(declaration.suite.cases), len(entry.results)
    if not declaration.whole:
        return f"{len(declaration.selected)} of {declared} cases were selected"
    if cut is not None and ran < declared:
        return f"{cut}; {ran} of {declared} cases have a result"
    return None


def settle(entry: Entry, cut: str | None, session: pytest.Session) -> None:
    """Evaluate the gate of *entry*, whose judge has been examined, or note why it is not evaluated.

    Results that are missing though the run was not cut short are lost, and the gate fails. So does one that rests on a
    judge that is not trusted.
    """
    declaration = entry.declaration
    entry.not_evaluated = withheld(entry, cut)
    if entry.not_evaluated is None:
        result = decide(declaration.suite, tuple(entry.results.values()), declaration.judge_config)
        result = distrusted(result, _complaints(entry))
        entry.gate = _vetoed(entry, result, session)


def _complaints(entry: Entry) -> list[str]:
    """Note what people's labels say of the judge of *entry*, and return why its verdicts are not to be believed."""
    declaration, suite = entry.declaration, entry.declaration.suite
    demand = suite.require_calibrated_judge
    if entry.trust is None and demand is None:
        return []
    judge, config_hash = declaration.judge, declaration.judge_config
    found = standing(
        suite.calibrations, suite=suite.name, dataset=suite.content_hash, judge=judge, judge_config=config_hash
    )
    trust = entry.trust or JudgeTrust(judge=plain(judge), config_hash=config_hash)
    entry.trust = trust.model_copy(update={"calibration": found})
    distrust = [] if trust.complaint is None else [trust.complaint]
    return distrust if demand is None else [*distrust, *demand.unmet(judge, found)]


def is_reported(entry: Entry) -> bool:
    """Say whether the gate of *entry* is worth a line among the tests: not if no case of it came to run."""
    return entry.gate is not None or bool(entry.results)


def decided(entry: Entry) -> Decided:
    """Return the settled gate of *entry* as it is reported, under the node id of its suite."""
    suite, gate = entry.declaration.suite, entry.gate
    outcome: End
    word: str | None
    if gate is None:
        outcome, word, says = "skipped", None, f"gate of {entry.declaration.name} not evaluated: {entry.not_evaluated}"
    elif gate.verdict is Verdict.PASS:
        outcome, word, says = "passed", "gate-pass", gate.says
    else:
        outcome, word = "failed", "gate-fail"
        says = "\n".join([f"{suite.path}:{suite.gate_line}: gate: {gate.says}", *_doubts(entry, gate), *_misses(entry)])
    return Decided(
        nodeid=entry.declaration.nodeid,
        path=entry.declaration.path,
        line=suite.gate_line,
        title=f"gate of {entry.declaration.name}",
        outcome=outcome,
        word=word,
        says=says,
    )


def _doubts(entry: Entry, gate: GateResult) -> list[str]:
    """Return why the judge is not trusted, if the gate fails for another reason."""
    complaint = None if entry.trust is None else entry.trust.complaint
    return [f"  {complaint}"] if complaint is not None and complaint not in gate.says else []


def _misses(entry: Entry) -> list[str]:
    """Return what the gate had to decide on; cases that failed by themselves are reported already."""
    if entry.declaration.suite.gate.kind == "every-case":
        return []
    open_ones = {Outcome.FAILED, Outcome.UNDECIDED}
    results = [entry.results[case.id] for case in entry.declaration.suite.cases if case.id in entry.results]
    path = entry.declaration.suite.path
    return [f"  {result.id}: {findings(path, result)[0]}" for result in results if result.outcome in open_ones]


def _vetoed(entry: Entry, result: GateResult, session: pytest.Session) -> GateResult:
    """Let the hooks of conftests and plugins turn PASS into FAIL; one that cannot be asked here does so too."""
    hooks = hooks_above(entry.declaration.path, "pytest_sprout_gate", session)
    known = {impl.plugin_name for impl in hooks.pytest_sprout_gate.get_hookimpls()}
    reasons = [
        f"the hook 'pytest_sprout_gate' of {name!r} is not known to the reporting process; move it to the root conftest"
        for name in entry.declaration.vetoers
        if name not in known
    ]
    try:
        said = hooks.pytest_sprout_gate(
            suite=entry.declaration.suite, name=entry.declaration.name, result=result, config=session.config
        )
        reasons += [str(reason) for reason in said]
    except Exception as error:
        reasons.append(f"the hook 'pytest_sprout_gate' raised {type(error).__name__}: {error}")
    if not reasons or result.verdict is not Verdict.PASS:
        return result
    says = plain(f"FAIL: vetoed: {'; '.join(reasons)}")
    return result.model_copy(update={"verdict": Verdict.FAIL, "reason": Reason.BROKEN, "says": says})
