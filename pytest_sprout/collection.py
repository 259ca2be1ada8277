"""File → suite → case: the collectors."""

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from pytest_sprout.bench import Bench, Recorded
from pytest_sprout.case_item import CaseItem
from pytest_sprout.labels import AskedTarget
from pytest_sprout.options import OPTIONS
from pytest_sprout.resolving import HookedKinds, find_judge, find_target
from sprout.bundle import bundled
from sprout.errors import Problem, Spot, SproutError, SuiteError, UsageError
from sprout.eval import Judge, Settings, Suite, Target, load_suite, resolve_target, shortage
from sprout.eval.document import read_document
from sprout.eval.overrides import overridden
from sprout.eval.pins import check_pin, read_pins
from sprout.eval.registry import Registry
from sprout.judges.independence import declared_models, not_independent
from sprout.text import plain

__all__ = ["SuiteFile", "SuiteNode", "looks_like_suite"]

_SUITE_KEY = re.compile(rb"^suite[ \t]*:", re.MULTILINE)
_NAMES = pytest.StashKey[dict[str, Path]]()


def looks_like_suite(path: Path) -> bool:
    """Tell whether the YAML file at *path* has the key ``suite`` at its top; a broken one, whether it seems to."""
    try:
        content = path.read_bytes()
    except OSError:
        return False
    try:
        data = read_document(content, path.name).data
    except SuiteError:
        return _SUITE_KEY.search(content) is not None
    return isinstance(data, dict) and "suite" in data


class SuiteFile(pytest.Module):
    """A suite file. It is a module without a module object: that is what gives cases every fixture scope."""

    obj = None
    named = False
    """Whether the file was asked for by the suite's name, and not given as an argument."""

    def collect(self) -> Iterator[pytest.Collector]:
        """Read the file; whatever is wrong with it, its pin or its target is a collection error without traceback."""
        try:
            self._check_kind()
            suite, kinds = _suite(self)
            for asked in self.config.stash[OPTIONS].targets or (None,):
                yield SuiteNode.of(self, _bench(self, suite, kinds, asked))
        except SproutError as error:
            raise self.CollectError(plain(str(error))) from None

    def _check_kind(self) -> None:
        if self.named or looks_like_suite(self.path) or not self.path.read_bytes().strip():
            return
        what = "not a suite file: it has no key 'suite' at its top"
        raise SuiteError([Problem(shown_path(self.path, self.config.rootpath), Spot(1), what)])


class SuiteNode(pytest.Collector):
    """A suite put to one target: its cases are below it, and its gate is reported under its node id."""

    bench: Bench

    @classmethod
    def of(cls, parent: SuiteFile, bench: Bench) -> "SuiteNode":
        """Return the collector for the suite on *bench*."""
        node: SuiteNode = cls.from_parent(parent, name=bench.name)
        node.bench = bench
        bench.nodeid = node.nodeid
        return node

    def collect(self) -> Iterator[CaseItem]:
        """Yield a case for each one in the file, in its order."""
        for case in self.bench.suite.cases:
            yield CaseItem.of(self, self.bench, case)


def shown_path(path: Path, root: Path) -> str:
    """Return *path* as messages and reports name it: the same wherever the run is started and installed."""
    if path.is_relative_to(root):
        return path.relative_to(root).as_posix()
    try:
        if path.is_relative_to(folder := bundled("suites")):
            return f"bundled:{path.relative_to(folder).as_posix()}"
        return Path(os.path.relpath(path, root)).as_posix()
    except (SproutError, ValueError):  # nothing is bundled; another drive
        return path.as_posix()


def _suite(node: SuiteFile) -> tuple[Suite, HookedKinds]:
    options = node.config.stash[OPTIONS]
    kinds = HookedKinds(node.ihook, node.config)
    suite = load_suite(node.path, kinds, shown_as=shown_path(node.path, node.config.rootpath))
    suite = check_pin(suite, read_pins(node.path.parent))
    return overridden(suite, method=options.gate, confidence=options.confidence), kinds


def _bench(node: SuiteFile, suite: Suite, kinds: HookedKinds, asked: AskedTarget | None) -> Bench:
    options = node.config.stash[OPTIONS]

    def renew() -> Target:
        return _target(node, suite, asked)

    target, judge = renew(), find_judge(options.judge, node.ihook, node.config)
    _check_independence(suite, kinds, target, judge)
    bench = Bench(
        path=node.path,
        nodeid=node.nodeid,
        suite=suite,
        label=None if asked is None else asked.label,
        target=target,
        renew_target=renew,
        identity=_identity(target, suite),
        judge=judge,
        kinds=kinds,
        settings=Settings(
            timeout=options.timeout, trials=options.trials, seed=options.seed, concurrency=options.concurrency
        ),
        shortage=shortage(suite, options.trials),
        vetoers=tuple(sorted(impl.plugin_name for impl in node.ihook.pytest_sprout_gate.get_hookimpls())),
    )
    _claim_name(node, bench)
    return bench


def _check_independence(suite: Suite, kinds: HookedKinds, target: Target, judge: Judge) -> None:
    """Raise if a model would judge its own answers in *suite*."""
    if not any(kinds[spec.kind].asks_judge for case in suite.cases for spec in case.assertions):
        return
    judging = declared_models(judge, f"the judge {judge.name!r}")
    if not judging:
        return
    answering = declared_models(target, f"the target of suite {suite.name!r}")
    if (why := not_independent(answering, judging)) is not None:
        raise UsageError(f"suite {suite.name!r}: {why}; give the judge another one: --sprout-judge-option=model=…")


def _claim_name(node: SuiteFile, bench: Bench) -> None:
    """See to it that a run has one suite of each name, by which reports and the fingerprint know it."""
    first = node.config.stash.setdefault(_NAMES, {}).setdefault(bench.name, node.path)
    if first != node.path:
        what = f"the suite {bench.name!r} is in this run already ({first}); run the two apart, or rename one"
        raise SuiteError([Problem(bench.suite.path, Spot(1), what)])


def _target(node: SuiteFile, suite: Suite, asked: AskedTarget | None) -> Target:
    options = node.config.stash[OPTIONS]
    if asked is not None:
        return find_target(asked.name, node.ihook, node.config)
    if suite.target is None:
        if all(case.response is not None for case in suite.cases):
            return Recorded()
        what = "no target; give 'target:' in the file, or --sprout-target"
        raise SuiteError([Problem(suite.path, Spot(1), what)])
    try:
        if isinstance(suite.target, str):
            return find_target(suite.target, node.ihook, node.config)
        return resolve_target(suite.target, Registry("target"), timeout=options.timeout)
    except UsageError as error:
        raise SuiteError([Problem(suite.path, Spot(_line_of_target(node.path)), str(error))]) from None


def _identity(target: Target, suite: Suite) -> str:
    try:
        identity: object = target.identity
    except Exception as error:
        what = f"the target's identity cannot be read: {type(error).__name__}: {error}"
        raise SuiteError([Problem(suite.path, Spot(1), what)]) from error
    if not isinstance(identity, str) or not identity.strip():
        raise SuiteError([Problem(suite.path, Spot(1), f"the target's identity is {identity!r}, not a text")])
    return plain(identity)


def _line_of_target(path: Path) -> int:
    lines = path.read_text(encoding="utf-8", errors="replace").splitlines()
    return next((number for number, line in enumerate(lines, start=1) if line.startswith("target")), 1)
