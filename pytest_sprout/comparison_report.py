"""Targets on the same suite: compared when the gates are settled; a limit is reported like a test of its own."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from pytest_sprout.emission import Decided, End
from pytest_sprout.gate_report import is_reported
from pytest_sprout.ledger import Entry
from pytest_sprout.options import Options
from sprout.eval.comparison import SuiteComparison, compare, not_compared
from sprout.eval.limits import Limit, LimitResult
from sprout.eval.outcomes import Verdict

__all__ = ["Compared", "compared", "decided"]

_CONFIDENCE = 0.95


@dataclass(frozen=True, slots=True, kw_only=True)
class Compared:
    """A suite's targets side by side."""

    entries: Sequence[Entry]
    comparison: SuiteComparison


def compared(entries: Iterable[Entry], options: Options) -> list[Compared]:
    """Compare the targets of each suite that was put to several; the gates of *entries* are settled."""
    labels = [target.label for target in options.targets if target.label is not None]
    if not labels:
        return []
    suites: dict[str, dict[str, Entry]] = defaultdict(dict)
    for entry in entries:
        if entry.declaration.label is not None:
            suites[entry.declaration.suite.name][entry.declaration.label] = entry
    return [
        Compared(entries=list(sides.values()), comparison=_comparison(name, labels, sides, options))
        for name, sides in suites.items()
    ]


def decided(all_compared: Iterable[Compared]) -> list[Decided]:
    """Return the limits as they are reported; after one that does not hold ``--lf`` asks both targets again."""
    return [
        _decided(one, limit)
        for one in all_compared
        if any(is_reported(entry) for entry in one.entries)
        for limit in one.comparison.limits
    ]


def _comparison(name: str, labels: Sequence[str], sides: dict[str, Entry], options: Options) -> SuiteComparison:
    limits = [Limit(a=one.a, b=one.b, margin=one.margin) for one in options.limits]
    confidence = options.confidence or _CONFIDENCE
    missing = [f"{name}.{label} was never declared" for label in labels if label not in sides]
    lost = [f"{one.declaration.name} lost results" for one in sides.values() if one.gate is not None and _loses(one)]
    idle = [f"{one.declaration.name}: {one.not_evaluated}" for one in sides.values() if one.gate is None]
    doubted = [f"{one.declaration.name}: {why}" for one in sides.values() if (why := _doubt(one)) is not None]
    for faults, fails in ((missing, True), (idle, False), (lost, True), (doubted, True)):
        if faults:
            return not_compared(name, labels, faults[0], confidence=confidence, limits=limits, fails=fails)
    first = sides[labels[0]].declaration
    results = {label: [sides[label].results[case.id] for case in first.suite.cases] for label in labels}
    return compare(name, results, trials=first.trials, confidence=confidence, limits=limits)


def _doubt(entry: Entry) -> str | None:
    return None if entry.trust is None else entry.trust.complaint


def _loses(entry: Entry) -> bool:
    return len(entry.results) < len(entry.declaration.suite.cases)


def _decided(one: Compared, held: LimitResult) -> Decided:
    declaration, limit, suite = one.entries[0].declaration, held.limit, one.comparison.suite
    title = f"comparison of {suite}: {limit.a} against {limit.b}"
    outcome: End
    word: str | None
    if held.verdict is None:
        outcome, word, says = "skipped", None, f"{title} {held.says}"
    elif held.verdict is Verdict.PASS:
        outcome, word, says = "passed", "limit-pass", held.says
    else:
        where = f"{declaration.suite.path}:{declaration.suite.gate_line}"
        outcome, word, says = "failed", "limit-fail", f"{where}: {title}: {held.says}"
    return Decided(
        nodeid=f"{declaration.nodeid.rpartition('::')[0]}::{suite}[{limit.a}:{limit.b}]",
        again=tuple(e.declaration.nodeid for e in one.entries if e.declaration.label in {limit.a, limit.b}),
        path=declaration.path,
        line=declaration.suite.gate_line,
        title=title,
        outcome=outcome,
        word=word,
        says=says,
    )
