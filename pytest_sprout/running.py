"""The hooks of a process that runs cases: the only one, or a worker of pytest-xdist."""

from collections import defaultdict
from collections.abc import Awaitable, Callable, Generator, Iterable
from typing import TYPE_CHECKING

import pytest

from pytest_sprout.case_item import ENGINE, CaseItem
from pytest_sprout.case_report import describe
from pytest_sprout.collection import SuiteFile, SuiteNode
from pytest_sprout.engine import Engine
from pytest_sprout.options import OPTIONS
from pytest_sprout.transport import DECLARED, PROBLEM, pack_suite

if TYPE_CHECKING:
    from pytest_sprout.bench import Bench
    from pytest_sprout.controller import Controller

__all__ = ["Running"]


class Running:
    """Runs cases through the engine and tells the controller what became of them."""

    def __init__(self, config: pytest.Config, controller: "Controller | None") -> None:
        options = config.stash[OPTIONS]
        self._config = config
        self._controller = controller
        self._benches: dict[str, Bench] = {}
        self._declared: set[str] = set()
        self._engine = Engine(
            at_once=options.concurrency, patience=2 * options.timeout + 1.0, finishers=self._finishers
        )
        config.stash[ENGINE] = self._engine
        config.add_cleanup(self._engine.close)

    @property
    def _on_worker(self) -> bool:
        return self._controller is None

    @pytest.hookimpl(wrapper=True)
    def pytest_make_collect_report(
        self, collector: pytest.Collector
    ) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
        """Note the suites, and say which files could not be read."""
        report = yield
        if isinstance(collector, SuiteFile) and report.failed:
            setattr(report, PROBLEM, report.longreprtext)
        for node in report.result or ():
            if isinstance(node, SuiteNode):
                self._benches[node.bench.name] = node.bench
        return report

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        """Note which cases were selected, and declare the suites where they are reported."""
        selected: dict[str, set[str]] = defaultdict(set)
        cases = [item for item in session.items if isinstance(item, CaseItem)]
        for item in cases:
            selected[item.bench.name].add(item.case.id)
        # with --keep-duplicates a file has several benches
        for bench in (*self._benches.values(), *(item.bench for item in cases)):
            bench.selected = frozenset(selected[bench.name])
        if self._controller is not None:
            for bench in self._benches.values():
                self._controller.ledger.declare(pack_suite(bench))

    def pytest_report_collectionfinish(self) -> list[str]:
        """Say of each suite what its reader must know before it runs."""
        lines: list[str] = []
        if self._config.get_verbosity() < 0:
            return lines
        for bench in self._benches.values():
            name = bench.name
            if bench.shortage is not None:
                lines.append(f"sprout: {name}: {bench.shortage}")
            if bench.suite.pinned is None:
                lines.append(f"sprout: {name}: unpinned")
        return lines

    @pytest.hookimpl(wrapper=True)
    def pytest_runtestloop(self, session: pytest.Session) -> Generator[None, object, object]:
        """Ask ahead while the loop runs, unless nothing is going to be asked."""
        option = session.config.option
        stopped = session.testsfailed and not option.continue_on_collection_errors
        if not (self._on_worker or option.collectonly or option.setuponly or stopped):
            self._plan(session.items)
        try:
            return (yield)
        finally:
            self._engine.close()

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_protocol(
        self, item: pytest.Item, nextitem: pytest.Item | None
    ) -> Generator[None, object, object]:
        """On a worker, which does not know what it will be given, ask for this case and the next one of its suite.

        Not of another suite: if the target brings the worker down, the results of other suites must not suffer.
        """
        if self._on_worker and not self._config.option.setuponly:
            self._plan([item, nextitem] if nextitem is not None and nextitem.parent is item.parent else [item])
        try:
            return (yield)
        finally:
            if isinstance(item, CaseItem):
                self._engine.drop(item.job)
                self._watch(item)

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_makereport(
        self, item: pytest.Item, call: pytest.CallInfo[None]
    ) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        """Put the case's result on its report."""
        report = yield
        if isinstance(item, CaseItem) and describe(item, call, report) and item.bench.name not in self._declared:
            self._declared.add(item.bench.name)
            setattr(report, DECLARED, pack_suite(item.bench))
        return report

    def pytest_sessionfinish(self) -> None:
        """Tell the controller of suites of which no case reported."""
        if self._on_worker:
            output: dict[str, object] = self._config.workeroutput  # type: ignore[attr-defined]
            output[DECLARED] = [pack_suite(bench) for bench in self._benches.values()]

    def _watch(self, item: CaseItem) -> None:
        """Run no more of a suite whose gate is decided; a worker of xdist does not see every case, and goes on."""
        if self._controller is None:
            return
        result = self._controller.ledger.result(item.bench.name, item.case.id)
        if result is not None and item.bench.watch(result):
            items = [one for one in item.session.items if isinstance(one, CaseItem)]
            self._engine.withdraw(one.job for one in items if one.bench is item.bench)

    def _plan(self, items: Iterable[pytest.Item]) -> None:
        self._engine.plan(item.job for item in items if isinstance(item, CaseItem) and item.case.skip is None)

    def _finishers(self, lane: int) -> Iterable[Callable[[], Awaitable[None]]]:
        benches = self._benches.values()
        used: list[object] = [target for bench in benches for target in bench.targets(lane)]
        used += [bench.judge for bench in benches]
        single = {id(one): one for one in used}
        return [close for one in single.values() if (close := getattr(one, "close", None)) is not None]
