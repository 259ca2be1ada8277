"""What is decided after the loop, reported through pytest's own hooks: counted, coloured and in JUnit like a test."""

from dataclasses import dataclass
from pathlib import Path
from typing import Literal

import pytest

from pytest_sprout.transport import WORD
from sprout.text import plain

__all__ = ["Decided", "End", "emit"]

End = Literal["passed", "failed", "skipped"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Decided:
    """A gate or a limit that was settled, or why it was not."""

    nodeid: str
    again: tuple[str, ...] = ()
    """Node ids of collectors below which ``--lf`` runs everything after a failure; none: :attr:`nodeid` is one."""

    path: Path
    line: int
    """From 1."""

    title: str
    outcome: End
    word: str | None
    says: str


def emit(decided: Decided, session: pytest.Session) -> None:
    """Report *decided* as a test that was set up, called and torn down."""
    hook, nodeid, location = session.config.hook, decided.nodeid, _location(decided, session)
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
            _fill(report, decided)
        hook.pytest_runtest_logreport(report=report)
    hook.pytest_runtest_logfinish(nodeid=nodeid, location=location)
    if decided.again:
        _remember(decided, session.config)


def _remember(decided: Decided, config: pytest.Config) -> None:
    """Let pytest's cache know the failed collectors instead of an id that no collection will ever have."""
    cached = config.pluginmanager.get_plugin("lfplugin")
    if cached is None:
        return
    ends: dict[str, End] = {decided.nodeid: "skipped"}
    if decided.outcome == "failed":
        ends.update(dict.fromkeys(decided.again, "failed"))
    for nodeid, outcome in ends.items():
        cached.pytest_runtest_logreport(
            report=pytest.TestReport(
                nodeid=nodeid, location=("", 0, ""), keywords={}, outcome=outcome, longrepr=None, when="call"
            )
        )


def _fill(report: pytest.TestReport, decided: Decided) -> None:
    report.outcome = decided.outcome
    if decided.word is not None:
        setattr(report, WORD, decided.word)
    if decided.outcome == "skipped":
        report.longrepr = (str(decided.path), decided.line, plain(f"Skipped: {decided.says}"))
    elif decided.outcome == "failed":
        report.longrepr = plain(decided.says)


def _location(decided: Decided, session: pytest.Session) -> tuple[str, int, str]:
    path, root = decided.path, session.config.rootpath
    shown = path.relative_to(root).as_posix() if path.is_relative_to(root) else str(path)
    return shown, decided.line - 1, decided.title
