"""A case as a pytest item."""

from os import PathLike
from typing import TYPE_CHECKING

import pytest

from pytest_sprout.bench import Bench
from pytest_sprout.engine import Engine, Job
from sprout.eval import Case, CaseResult, Outcome, Trial
from sprout.eval.outcomes import DECIDED_EARLY
from sprout.eval.reports.findings import findings
from sprout.eval.runner import RanCase
from sprout.text import plain

if TYPE_CHECKING:
    from _pytest._code.code import TerminalRepr

__all__ = ["ENGINE", "CaseItem", "Ungreen"]

ENGINE = pytest.StashKey[Engine]()


class Ungreen(Exception):  # noqa: N818 - it is no error of anybody's: it carries an outcome to the report
    """The case failed or is undecided."""

    def __init__(self, result: CaseResult) -> None:
        self.result = result
        super().__init__(f"case {result.id!r}: {result.outcome.value}")


def ask_and_grade(request: pytest.FixtureRequest) -> None:
    """Stand for the test function that a case does not have."""
    request.node.grade()


class CaseItem(pytest.Function):
    """A case. What it tests is in the file; the function that pytest calls takes the result from the engine."""

    bench: Bench
    case: Case
    job: Job
    ran: RanCase | None

    @classmethod
    def of(cls, parent: pytest.Collector, bench: Bench, case: Case) -> "CaseItem":
        """Return the item of *case*, with its marks and keywords."""
        item: CaseItem = cls.from_parent(parent, name=case.id, callobj=ask_and_grade)
        item.bench, item.case, item.ran = bench, case, None
        item.job = Job(
            key=item,
            name=item.nodeid,
            run=lambda lane: bench.runner(lane).run(case),
            forget=lambda lane: bench.forget(case, lane),
            lost=item.undecided,
        )
        item.extra_keyword_matches.update(case.tags)
        item.add_marker(pytest.mark.evalcase(suite=bench.suite.name))
        if bench.label is not None:
            item.add_marker(pytest.mark.evalcase(suite=bench.suite.name, target=bench.label))
        for tag in case.tags:
            item.ihook.pytest_sprout_apply_tag(item=item, tag=tag)
        if case.skip is not None:
            item.add_marker(pytest.mark.skip(reason=plain(case.skip)))
        return item

    def reportinfo(self) -> tuple[PathLike[str] | str, int | None, str]:
        """Return the file, the line of the case from 0, and the suite with the case's title."""
        title = " ".join(plain(self.case.title or self.case.id).split())
        return self.path, self.case.line - 1, f"{self.bench.name}: {title}"

    def grade(self) -> None:
        """Take the result; raises :class:`Ungreen` unless the case passed."""
        self.ran = None
        if self.bench.decided is not None:
            self.ran = self.not_run(DECIDED_EARLY)
            pytest.skip(f"{DECIDED_EARLY}: {self.bench.decided}")
        self.ran = ran = self.config.stash[ENGINE].take(self.job)
        self.ihook.pytest_sprout_case_graded(item=self, result=ran.result)
        if ran.result.outcome is Outcome.NOT_RUN:
            pytest.skip(ran.result.not_run or "not run")
        if ran.result.outcome is not Outcome.PASSED:
            raise Ungreen(ran.result)

    def undecided(self, why: str) -> RanCase:
        """Return the result of the case when nothing could be decided because of *why*."""
        trial = Trial(outcome=Outcome.UNDECIDED, error=plain(why))
        result = CaseResult(id=self.case.id, line=self.case.line, outcome=Outcome.UNDECIDED, trials=(trial,))
        return RanCase(result=result, seconds=0.0)

    def not_run(self, why: str) -> RanCase:
        """Return the result of the case when it was skipped because of *why*."""
        result = CaseResult(id=self.case.id, line=self.case.line, outcome=Outcome.NOT_RUN, not_run=plain(why))
        return RanCase(result=result, seconds=0.0)

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException]) -> "str | TerminalRepr":  # type: ignore[override]
        """Return each finding on a line of its own, the first one as the headline; a traceback for anything else."""
        if not isinstance(excinfo.value, Ungreen):
            return super().repr_failure(excinfo)
        lines = [*findings(self.bench.suite.path, excinfo.value.result)]
        return "\n".join([*lines, f"question: {plain(self.case.question)}"])
