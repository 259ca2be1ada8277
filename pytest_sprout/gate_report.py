"""Gates: settled when the loop has ended, and reported like a test under the node id of their suite."""

import pytest

from pytest_sprout.ledger import Entry
from pytest_sprout.transport import WORD
from sprout.eval import GateResult, Outcome, Verdict, decide
from sprout.eval.outcomes import Reason
from sprout.eval.reports.findings import findings
from sprout.text import plain

__all__ = ["emit", "is_reported", "settle"]


def settle(entry: Entry, cut: str | None, session: pytest.Session) -> None:
    """Evaluate the gate of *entry*, or note why it is not evaluated; *cut* says why the run was cut short, if it was.

    A gate is evaluated if every declared case was selected and the run was not cut short before each had its result.
    Results that are missing without such a reason are lost, and the gate fails.
    """
    declaration = entry.declaration
    declared, ran = len(declaration.suite.cases), len(entry.results)
    if not declaration.whole:
        entry.not_evaluated = f"{len(declaration.selected)} of {declared} cases were selected"
    elif cut is not None and ran < declared:
        entry.not_evaluated = f"{cut}; {ran} of {declared} cases have a result"
    else:
        entry.gate = _vetoed(entry, decide(declaration.suite, tuple(entry.results.values())), session)


def is_reported(entry: Entry) -> bool:
    """Say whether the gate of *entry* is worth a line among the tests: not if no case of it came to run."""
    return entry.gate is not None or bool(entry.results)


def emit(entry: Entry, session: pytest.Session) -> None:
    """Report the settled gate of *entry* through pytest's own hooks, so that it is counted, coloured and in JUnit."""
    hook, nodeid, location = session.config.hook, entry.declaration.nodeid, _location(entry, session)
    hook.pytest_runtest_logstart(nodeid=nodeid, location=location)
    for when in ("setup", "call", "teardown"):
        report = pytest.TestReport(
            nodeid=nodeid,
            location=location,
            keywords={},
            outcome="passed",
            longrepr=None,
            when=when,
        )
        if when == "call":
            _fill(report, entry)
        hook.pytest_runtest_logreport(report=report)
    hook.pytest_runtest_logfinish(nodeid=nodeid, location=location)


def _fill(report: pytest.TestReport, entry: Entry) -> None:
    suite, gate = entry.declaration.suite, entry.gate
    if gate is None:
        report.outcome = "skipped"
        why = f"Skipped: gate of {suite.name} not evaluated: {entry.not_evaluated}"
        report.longrepr = (str(entry.declaration.path), suite.gate_line, plain(why))
        return
    setattr(report, WORD, "gate-pass" if gate.verdict is Verdict.PASS else "gate-fail")
    if gate.verdict is not Verdict.PASS:
        report.outcome = "failed"
        report.longrepr = "\n".join([f"{suite.path}:{suite.gate_line}: gate: {plain(gate.says)}", *_misses(entry)])


def _misses(entry: Entry) -> list[str]:
    """Return what the gate had to decide on; cases that failed by themselves are reported already."""
    if entry.declaration.suite.gate.kind == "every-case":
        return []
    open_ones = {Outcome.FAILED, Outcome.UNDECIDED}
    results = [entry.results[case.id] for case in entry.declaration.suite.cases if case.id in entry.results]
    path = entry.declaration.suite.path
    return [f"  {result.id}: {findings(path, result)[0]}" for result in results if result.outcome in open_ones]


def _location(entry: Entry, session: pytest.Session) -> tuple[str, int, str]:
    suite, path = entry.declaration.suite, entry.declaration.path
    shown = path.relative_to(root).as_posix() if path.is_relative_to(root := session.config.rootpath) else str(path)
    return shown, suite.gate_line - 1, f"gate of {suite.name}"


def _vetoed(entry: Entry, result: GateResult, session: pytest.Session) -> GateResult:
    """Let the hooks of conftests and plugins turn PASS into FAIL; one that cannot be asked here does so too."""
    hooks = session.gethookproxy(entry.declaration.path)
    known = {impl.plugin_name for impl in hooks.pytest_sprout_gate.get_hookimpls()}
    reasons = [
        f"the hook 'pytest_sprout_gate' of {name!r} is not known to the reporting process; move it to the root conftest"
        for name in entry.declaration.vetoers
        if name not in known
    ]
    try:
        said = hooks.pytest_sprout_gate(suite=entry.declaration.suite, result=result, config=session.config)
        reasons += [str(reason) for reason in said]
    except Exception as error:
        reasons.append(f"the hook 'pytest_sprout_gate' raised {type(error).__name__}: {error}")
    if not reasons or result.verdict is not Verdict.PASS:
        return result
    says = plain(f"FAIL: vetoed: {'; '.join(reasons)}")
    return result.model_copy(update={"verdict": Verdict.FAIL, "reason": Reason.BROKEN, "says": says})
