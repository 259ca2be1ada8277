"""The record as a few lines for a terminal: verdicts as a table, or, where that is too wide, one below the other."""

import textwrap
from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Any, Literal

from sprout.eval.outcomes import DECIDED_EARLY, GateResult, Outcome, Verdict
from sprout.eval.record import RunRecord, SuiteRecord
from sprout.eval.reports.comparison import comparison_lines
from sprout.eval.reports.findings import findings
from sprout.providers.chat import Usage
from sprout.text import plain

__all__ = ["Style", "summary"]

Style = Literal["head", "text", "pass", "fail", "note"]
"""How a line is meant; the terminal chooses the colour."""

Line = tuple[str, Style]

_COLUMNS = ("suite", "verdict", "rate", "interval", "threshold", "n", "undecided")
_NARROWEST = 30
_FIRST_OF_ALL: Mapping[str, int] = MappingProxyType({})


def summary(
    record: RunRecord, width: int, *, failed_only: bool = False, attempts: Mapping[str, int] = _FIRST_OF_ALL
) -> list[Line]:
    """Return the summary of *record* for a terminal of *width* columns, at least 30.

    With *failed_only* only the suites without PASS are shown, and the limits that do not hold. *attempts* counts, by
    suite, how often its cases were put to the same target, this run included. Each line comes with its style. All text
    is plain.
    """
    width = max(width, _NARROWEST)
    suites = [suite for suite in record.suites if not (failed_only and _passed(suite))]
    compared = [line for one in record.comparisons for line in comparison_lines(one, failed_only=failed_only)]
    if not suites and not compared:
        return []
    lines = _table(suites, width) if suites else []
    for suite in suites:
        lines.extend(_details(suite, width, brief=failed_only))
        lines.extend(_attempt(attempts.get(suite.name, 1), width))
    lines.extend(_comparisons(compared, width))
    lines.extend(_tail(record, width))
    return lines


def _comparisons(compared: list[Line], width: int) -> Iterator[Line]:
    for text, style in compared:
        if style == "head":
            yield "", "text"
        indent = " " * (len(text) - len(text.lstrip()))
        yield from ((line, style) for line in _wrapped(text.lstrip(), width, indent))


def _passed(suite: SuiteRecord) -> bool:
    return suite.gate_result is not None and suite.gate_result.verdict is Verdict.PASS


def _table(suites: list[SuiteRecord], width: int) -> list[Line]:
    rows = [_row(suite) for suite in suites]
    widths = [max(len(row[i]) for row in (_COLUMNS, *rows)) for i in range(len(_COLUMNS))]
    if sum(widths) + 2 * (len(widths) - 1) <= width:
        head: Line = (_aligned(_COLUMNS, widths), "head")
        return [head, *((_aligned(row, widths), _style(suite)) for row, suite in zip(rows, suites, strict=True))]
    lines: list[Line] = []
    for row, suite in zip(rows, suites, strict=True):
        lines.extend((text, _style(suite)) for text in _wrapped(f"{row[0]}: {row[1]}", width, ""))
        pairs = [f"{name}\u00a0{value}" for name, value in zip(_COLUMNS[2:], row[2:], strict=True)]
        # a name and its value stay together on one line
        lines.extend((text.replace("\u00a0", " "), "text") for text in _wrapped(", ".join(pairs), width, "  "))
    return lines


def _row(suite: SuiteRecord) -> tuple[str, ...]:
    gate = suite.gate_result
    verdict = "NOT EVALUATED" if gate is None else gate.verdict.value
    interval = None if gate is None else gate.interval
    of_what = "diff " if suite.gate.kind == "no-worse-than" else ""  # the interval is not one of the rate beside it
    done = [case.result for case in suite.cases if case.result is not None]
    undecided = sum(result.outcome is Outcome.UNDECIDED for result in done)
    return (
        suite.name,
        verdict,
        "-" if gate is None or gate.value is None else f"{gate.value:.3f}",
        "-" if interval is None else f"{of_what}{interval.lower:.3f}..{interval.upper:.3f}",
        f"{suite.metric.threshold:g}",
        str(len(suite.cases)),
        str(undecided),
    )


def _aligned(row: tuple[str, ...], widths: list[int]) -> str:
    cells = [cell.ljust(w) if i < 2 else cell.rjust(w) for i, (cell, w) in enumerate(zip(row, widths, strict=True))]
    return "  ".join(cells).rstrip()


def _style(suite: SuiteRecord) -> Style:
    if suite.gate_result is None:
        return "note"
    return "pass" if _passed(suite) else "fail"


def _details(suite: SuiteRecord, width: int, *, brief: bool) -> Iterator[Line]:
    gate = suite.gate_result
    yield "", "text"
    if not brief:
        about = f"{suite.name}: {suite.metric.name}: {suite.metric.definition}"
        yield from ((text, "text") for text in _wrapped(about, width, ""))
    says = f"NOT EVALUATED: {suite.not_evaluated}" if gate is None else gate.says
    where = f"{suite.path}:{suite.gate_line}: "
    yield from ((text, _style(suite)) for text in _wrapped(f"{where if brief else ''}{says}", width, "  "))
    yield from _judge(suite, width)
    yield from ((text, "text") for text in _slices(gate, width))
    yield from ((text, "text") for text in _misses(suite, width))
    notes = _gate_notes(gate) if gate is not None else []
    if suite.shortage is not None and (gate is None or suite.shortage not in gate.says):
        notes.append(suite.shortage)
    if suite.pinned is None:
        notes.append("unpinned: no suites.sha256 beside the file; 'sprout pin' writes it")
    for note in notes:
        yield from ((text, "note") for text in _wrapped(f"note: {note}", width, "  "))


def _judge(suite: SuiteRecord, width: int) -> Iterator[Line]:
    """Say what is known of the judge, where there is one: how it was examined, and what people's labels say of it."""
    trust = suite.judge_trust
    if trust is None:
        return
    if trust.examined is not None:
        yield from ((text, "text") for text in _wrapped(trust.examined, width, "  "))
    for note in () if trust.anchors is None else trust.anchors.notes:
        yield from ((text, "note") for text in _wrapped(f"note: {note}", width, "  "))
    if (found := trust.calibration) is not None:
        style: Style = "text" if found.status == "calibrated" else "note"
        yield from ((text, style) for text in _wrapped(found.says, width, "  "))


def _gate_notes(gate: GateResult) -> list[str]:
    notes = list(gate.notes)
    if gate.value is not None and gate.best_value is not None and gate.value != gate.best_value:
        left = gate.not_run - int(gate.details.get("decided_early", 0))
        notes.append(
            f"{gate.undecided} undecided and {left} not run: counted against the target {gate.value:.3f}, "
            f"for it {gate.best_value:.3f}"
        )
    if gate.underpowered:
        notes.append(f"underpowered: {gate.underpowered_why or 'fewer than 30 cases'}")
    return notes


def _slices(gate: GateResult | None, width: int) -> Iterator[str]:
    rows: list[dict[str, Any]] = [] if gate is None else list(gate.details.get("slices", ()))
    for row in rows:
        interval = row["interval"]
        between = "" if interval is None else f", {interval['lower']:.3f}..{interval['upper']:.3f}"
        rate = "-" if row["value"] is None else f"{row['value']:.3f}"
        word = "PASS" if row["passes"] else "FAIL"
        yield from _wrapped(f"slice {row['slice']}: {word}: {rate}{between}, n {row['n']}", width, "  ")


def _attempt(count: int, width: int) -> Iterator[Line]:
    if count < 2:
        return
    what = f"attempt {count} of the same thing: trying until it passes makes a false pass up to {count} times as likely"
    yield from ((text, "note") for text in _wrapped(f"note: {what}", width, "  "))


def _misses(suite: SuiteRecord, width: int) -> Iterator[str]:
    for case in suite.cases:
        if case.result is None or case.result.outcome is Outcome.PASSED:
            continue
        if case.result.not_run == DECIDED_EARLY:
            continue  # the gate says how many
        if case.result.outcome is Outcome.NOT_RUN:
            yield from _wrapped(f"{case.id}: not run: {case.result.not_run}", width, "  ")
            continue
        tolerated = suite.gate.kind != "every-case" and suite.not_evaluated is None
        word = "missed" if tolerated and case.result.outcome is Outcome.FAILED else case.result.outcome.value
        first, *rest = findings(suite.path, case.result)
        more = f" (and {len(rest)} more)" if rest else ""
        head = case.id if case.result.outcome is Outcome.UNDECIDED else f"{case.id} {word}"
        yield from _wrapped(f"{head}: {first}{more}", width, "  ")  # a finding says itself that it is undecided


def _tail(record: RunRecord, width: int) -> Iterator[Line]:
    print_ = record.fingerprint
    yield "", "text"
    if print_.overrides:
        changed = ", ".join(f"{name}={value}" for name, value in sorted(print_.overrides.items()))
        yield from ((text, "note") for text in _wrapped(f"overrides: {changed}", width, ""))
    if (used := record.judging) is not None:
        yield from ((text, "text") for text in _wrapped(_bill(used), width, ""))
    targets = ", ".join(sorted(set(print_.targets.values())))
    about = f"fingerprint {record.fingerprint_id}: target {targets}, judge {print_.judge}, seed {print_.seed}"
    yield from ((text, "text") for text in _wrapped(about, width, ""))


def _bill(used: Usage) -> str:
    calls = f"{used.calls:,} call{'' if used.calls == 1 else 's'}"
    cost = "at a cost that is not known" if used.cost is None else f"for ${used.cost:.4f}"
    return f"judging the cases took {calls}, {used.input_tokens:,} tokens in and {used.output_tokens:,} out, {cost}"


def _wrapped(text: str, width: int, indent: str) -> list[str]:
    flat = plain(text).replace("\n", " ")
    return textwrap.wrap(
        flat, width, initial_indent=indent, subsequent_indent=f"{indent}  ", break_on_hyphens=False
    ) or [indent]
