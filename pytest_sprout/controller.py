"""The hooks of the process that reports: the only one, or the controller of pytest-xdist."""

import shutil
from collections.abc import Generator, Mapping

import pytest

from pytest_sprout import comparison_report, gate_report
from pytest_sprout.attempt_count import count_attempts
from pytest_sprout.emission import emit
from pytest_sprout.judge_trust import examine_judges
from pytest_sprout.ledger import Ledger
from pytest_sprout.options import OPTIONS
from pytest_sprout.record import remove_files, run_record, write_files
from pytest_sprout.summary import Summary
from pytest_sprout.transport import DECLARED, PROBLEM, WORD
from sprout.eval import RunRecord, Verdict

__all__ = ["Controller"]

_Status = tuple[str, str, str | tuple[str, dict[str, bool]]]

_STATUS: dict[str, _Status] = {
    "missed": ("missed", "m", ("MISSED", {"yellow": True})),
    "undecided": ("undecided", "u", ("UNDECIDED", {"yellow": True})),
    "failed-undecided": ("failed", "U", ("UNDECIDED", {"red": True})),
    "gate-pass": ("passed", ".", ("GATE PASS", {"green": True})),
    "gate-fail": ("failed", "F", ("GATE FAIL", {"red": True})),
    "limit-pass": ("passed", ".", ("COMPARISON PASS", {"green": True})),
    "limit-fail": ("failed", "F", ("COMPARISON FAIL", {"red": True})),
}


class Controller:
    """Keeps the ledger, settles and reports the gates, and sees to it that nothing red ends with a green exit code."""

    def __init__(self, config: pytest.Config) -> None:
        self._config = config
        self._options = config.stash[OPTIONS]
        self.ledger = Ledger()
        self._problems: dict[str, None] = {}
        self._broken = False
        self._notes: list[str] = []
        self._written = ""
        self._compared: list[comparison_report.Compared] = []
        self._attempts: Mapping[str, int] = {}

    @property
    def _idle(self) -> bool:
        """Whether pytest was asked to run nothing."""
        return bool(self._config.option.collectonly or self._config.option.setuponly)

    def pytest_sessionstart(self) -> None:
        """Take away older files: they must not be read as this run's if this one comes to a bad end."""
        if not self._idle:
            remove_files(self._options.files)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """Note a suite file that cannot be read."""
        if (problem := getattr(report, PROBLEM, None)) is not None:
            self._problems[problem] = None

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Enter a case's result."""
        self.ledger.receive(report)

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: object) -> None:
        """Learn of suites of which no case reported."""
        for message in getattr(node, "workeroutput", {}).get(DECLARED, ()):
            self.ledger.declare(message)

    @pytest.hookimpl(tryfirst=True)
    def pytest_report_teststatus(self, report: pytest.TestReport) -> _Status | None:
        """Give misses, undecided cases and gates their own words."""
        return _STATUS.get(getattr(report, WORD, ""))

    def pytest_internalerror(self) -> None:
        """Remember it: under pytest-xdist it would end with exit code 0."""
        self._broken = True

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> Generator[None, object, object]:
        """Settle and report the gates when the loop has ended, however it has."""
        cut: str | None = "the run was cut short"
        # the progress would end above 100 % if the gates were not counted; a controller of xdist knows of none yet
        announced = self._announced()
        session.testscollected += announced
        try:
            result = yield
            cut = None
        except (pytest.Session.Failed, pytest.Session.Interrupted) as stop:
            cut = f"the run was cut short: {stop}"
            raise
        except KeyboardInterrupt as stop:  # xdist's own interruption is one, and says why
            cut = f"the run was interrupted{f': {stop}' if str(stop) else ''}"
            raise
        finally:
            if not self._idle:
                self._settle(cut, announced, session)
        return result

    def _announced(self) -> int:
        """Return how many gates and limits there will be to report."""
        selected = [entry.declaration for entry in self.ledger if entry.declaration.selected]
        suites = {declaration.suite.name for declaration in selected}
        return len(selected) + len(suites) * len(self._options.limits)

    def _settle(self, cut: str | None, announced: int, session: pytest.Session) -> None:
        examine_judges((entry for entry in self.ledger if gate_report.withheld(entry, cut) is None), session)
        for entry in self.ledger:
            gate_report.settle(entry, cut, session)
        self._compared = comparison_report.compared(self.ledger, self._options)
        reports = [gate_report.decided(entry) for entry in self.ledger if gate_report.is_reported(entry)]
        reports += comparison_report.decided(self._compared)
        session.testscollected += max(0, len(reports) - announced)
        for one in reports:
            emit(one, session)

    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        """Write the files, and let no exit code be better than what was decided."""
        if self._idle:
            return
        status = self._status(exitstatus)
        self._attempts = count_attempts(self._config, self.ledger)
        if not self._write():
            status = status or pytest.ExitCode.TESTS_FAILED
        session.exitstatus = status
        if self._config.pluginmanager.get_plugin("terminalreporter") is None:
            self._summary(80).print_to_stderr()

    def _status(self, status: int) -> int:
        if self._broken and status in {pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED}:
            self._notes.append("an internal error occurred, so that nothing of this run counts")
            return pytest.ExitCode.INTERNAL_ERROR
        if status != pytest.ExitCode.OK or not len(self.ledger):
            return status
        whole = [entry for entry in self.ledger if entry.declaration.whole]
        if any(entry.gate is None or entry.gate.verdict is not Verdict.PASS for entry in whole):
            self._notes.append("a gate was not evaluated or did not pass")
            return pytest.ExitCode.TESTS_FAILED
        limits = [limit for one in self._compared for limit in one.comparison.limits]
        if any(limit.verdict is Verdict.FAIL for limit in limits):
            self._notes.append("a target is not shown to be no worse than another")
            return pytest.ExitCode.TESTS_FAILED
        if all(entry.ran == 0 for entry in self.ledger) and any(entry.results for entry in self.ledger):
            self._notes.append("no case was run: every selected case was skipped")
            return pytest.ExitCode.TESTS_FAILED
        return status

    def _write(self) -> bool:
        if not self._options.files:
            return True
        if self._problems:
            self._notes.append("no record is written, for a suite could not be read")
            return False
        written, problems = write_files(self._options.files, self._record(), self.ledger)
        self._written = "; ".join(written)
        self._notes.extend(problems)
        return not problems

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Print the verdicts."""
        if not self._idle:
            self._summary(shutil.get_terminal_size().columns).print_to(terminalreporter)

    def _summary(self, width: int) -> Summary:
        return Summary(
            record=self._record() if len(self.ledger) else None,
            attempts=self._attempts,
            notes=tuple(self._notes),
            written=self._written,
            width=width,
        )

    def _record(self) -> RunRecord:
        return run_record(self.ledger, self._options, [one.comparison for one in self._compared])
