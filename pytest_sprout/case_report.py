"""From what happened to a case to its report: result, word, duration, and texts that are safe to send and to print."""

import pytest

from pytest_sprout.case_item import CaseItem, Ungreen
from pytest_sprout.transport import CASE, WORD, pack_case
from sprout.eval import Outcome
from sprout.eval.reports.findings import findings
from sprout.eval.runner import RanCase
from sprout.text import plain

__all__ = ["describe"]

_RAW_SHOWN = 500
"""How many characters of a model's words the terminal shows."""

_WORDS = {Outcome.FAILED: "missed", Outcome.UNDECIDED: "undecided"}


def describe(item: CaseItem, call: pytest.CallInfo[None], report: pytest.TestReport) -> bool:
    """Put the result of *item* on *report*, if this phase decides it, and say whether it does."""
    ran = _result(item, call, report)
    _make_sendable(report)
    if ran is None:
        return False
    setattr(report, CASE, pack_case(item.bench, ran))
    if report.when == "call":
        report.duration = ran.seconds
        _add_sections(item, ran, report)
    if call.excinfo is not None and isinstance(call.excinfo.value, Ungreen) and report.failed:
        _word(item, ran, report)
    return True


def _result(item: CaseItem, call: pytest.CallInfo[None], report: pytest.TestReport) -> RanCase | None:
    error = None if call.excinfo is None else call.excinfo.value
    if (
        report.when == "call"
        and item.ran is not None
        and (error is None or isinstance(error, (Ungreen, pytest.skip.Exception)))
    ):
        return item.ran
    if report.when == "teardown" or (report.when == "setup" and report.passed):
        return None
    if report.skipped and not hasattr(report, "wasxfail"):
        return item.not_run(item.case.skip or _skip_reason(report))
    return item.undecided(f"the {report.when} phase ended with {type(error).__name__}: {error}")


def _skip_reason(report: pytest.TestReport) -> str:
    reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else str(report.longrepr)
    return reason.removeprefix("Skipped: ") or "skipped"


def _word(item: CaseItem, ran: RanCase, report: pytest.TestReport) -> None:
    word = _WORDS[ran.result.outcome]
    if item.bench.tolerates:
        report.outcome = "skipped"
        report.wasxfail = f"{word}: {findings(item.bench.suite.path, ran.result)[0]}"
        setattr(report, WORD, word)
    elif ran.result.outcome is Outcome.UNDECIDED:
        setattr(report, WORD, "failed-undecided")


def _add_sections(item: CaseItem, ran: RanCase, report: pytest.TestReport) -> None:
    report.user_properties.append(("sprout.outcome", ran.result.outcome.value))
    report.user_properties.append(("sprout.suite", item.bench.name))
    if ran.result.outcome is Outcome.PASSED:
        return
    for number, trial in enumerate(ran.result.trials, start=1):
        if trial.response is not None:
            title = "response" if len(ran.result.trials) == 1 else f"response of trial {number}"
            report.sections.append((title, plain(str(trial.response.get("text", "")))))
        for one in trial.assertions:
            if one.grade.raw:
                said = plain(one.grade.raw)
                shown = said if len(said) <= _RAW_SHOWN else f"{said[:_RAW_SHOWN]}… (the record has more)"
                report.sections.append((f"what the judge's model said of {one.kind!r}", shown))


def _make_sendable(report: pytest.TestReport) -> None:
    """Leave no lone surrogate in *report*, whoever put it there: one of them stops pytest-xdist."""
    if not isinstance(report.longrepr, (str, tuple, type(None))) and _unsendable(str(report.longrepr)):
        report.longrepr = plain(str(report.longrepr))
    elif isinstance(report.longrepr, str):
        report.longrepr = plain(report.longrepr)
    elif isinstance(report.longrepr, tuple):
        path, line, reason = report.longrepr
        report.longrepr = (path, line, plain(reason))
    report.sections = [(name, plain(text) if _unsendable(text) else text) for name, text in report.sections]


def _unsendable(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return True
    return False
