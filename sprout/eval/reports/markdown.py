"""The record as a Markdown scoreboard, for a pull request, a job's summary or a repository: what failed comes first."""

import re
from collections.abc import Iterator, Sequence

from sprout.eval.outcomes import DECIDED_EARLY, GateResult, Outcome, Verdict
from sprout.eval.record import RunRecord, SuiteRecord
from sprout.eval.reports.comparison import comparison_lines
from sprout.eval.reports.findings import findings
from sprout.text import plain

__all__ = ["MOST_BYTES", "scoreboard"]

MOST_BYTES = 60_000
"""What a scoreboard may have: a comment on GitHub takes 65,536 characters."""

_MOST_CASES = 40
"""Cases of one suite that are listed."""

_COLUMNS = ("suite", "verdict", "measured", "value", "interval", "threshold", "n", "missed", "undecided")
_STRUCTURE = re.compile(r"[&<>`*_\[\]|~#@\\!$]|(?<=http)s?:(?=//)|(?<=www)\.", re.IGNORECASE)


def scoreboard(record: RunRecord) -> str:
    """Return the scoreboard of *record*, at most :data:`MOST_BYTES` of UTF-8: what does not fit is counted.

    Text from suites, targets and judges is text in it: it forms no markup, link or mention.
    """
    lines = [*_head(record), *_table(record.suites), ""]
    tail = [*_comparisons(record), *_about(record)]
    room = MOST_BYTES - _size([*lines, *tail]) - 200
    left_out = 0
    for suite in sorted(record.suites, key=_passed):
        part = [*_part(suite), ""]
        if _size(part) > room:
            left_out += 1
            continue
        room -= _size(part)
        lines += part
    if left_out:
        lines += [f"{left_out} suites are left out here for want of room; the record has them.", ""]
    return "\n".join([*lines, *tail]) + "\n"


def _size(lines: Sequence[str]) -> int:
    return sum(len(line.encode("utf-8")) + 1 for line in lines)


def _head(record: RunRecord) -> Iterator[str]:
    failed = sum(not _passed(suite) for suite in record.suites)
    limits = sum(limit.verdict is not Verdict.PASS for one in record.comparisons for limit in one.limits)
    count = len(record.suites)
    of_all = f"{count} suite{'' if count == 1 else 's'}"
    if record.passed:
        said = f"{of_all}, every gate PASS"
    elif not count:
        said = "no suite was run"
    else:
        also = f"; {limits} limits between targets do not hold" if limits else ""
        said = f"{failed} of {of_all} did not pass{also}"
    yield f"## sprout: {said}"
    yield ""


def _passed(suite: SuiteRecord) -> bool:
    return suite.gate_result is not None and suite.gate_result.verdict is Verdict.PASS


def _table(suites: Sequence[SuiteRecord]) -> Iterator[str]:
    yield f"| {' | '.join(_COLUMNS)} |"
    yield f"|{'|'.join(['---'] * 3 + ['--:'] * (len(_COLUMNS) - 3))}|"
    for suite in suites:
        yield f"| {' | '.join(_row(suite))} |"


def _row(suite: SuiteRecord) -> tuple[str, ...]:
    gate = suite.gate_result
    interval = None if gate is None else gate.interval
    of_what = "difference " if suite.gate.kind == "no-worse-than" else ""
    sign = "≥" if suite.metric.direction == "higher" else "≤"
    done = [case.result for case in suite.cases if case.result is not None]
    counts = {
        outcome: sum(result.outcome is outcome for result in done) for outcome in (Outcome.FAILED, Outcome.UNDECIDED)
    }
    return (
        _text(suite.name),
        "NOT EVALUATED" if gate is None else f"**{gate.verdict.value}**",
        _text(suite.metric.name),
        "–" if gate is None or gate.value is None else f"{gate.value:.3f}",
        "–" if interval is None else f"{of_what}{interval.lower:.3f} to {interval.upper:.3f}",
        f"{sign} {suite.metric.threshold:g}",
        str(len(suite.cases)),
        str(counts[Outcome.FAILED]),
        str(counts[Outcome.UNDECIDED]),
    )


def _part(suite: SuiteRecord) -> Iterator[str]:
    gate = suite.gate_result
    yield f"### {_text(suite.name)}"
    yield ""
    yield _text(suite.metric.definition)
    yield ""
    says = f"NOT EVALUATED: {suite.not_evaluated}" if gate is None else gate.says
    yield f"- {_text(says)} (`{_code(suite.path)}:{suite.gate_line}`)"
    yield from (f"- {_text(note)}" for note in _notes(suite, gate))
    yield from _misses(suite)


def _notes(suite: SuiteRecord, gate: GateResult | None) -> Iterator[str]:
    if gate is not None:
        yield from _slices(gate)
        yield from gate.notes
        if gate.underpowered:
            yield f"underpowered: {gate.underpowered_why or 'fewer than 30 cases'}"
    if (trust := suite.judge_trust) is not None:
        if trust.examined is not None:
            yield trust.examined
        if trust.calibration is not None:
            yield trust.calibration.says
            yield from () if trust.calibration.figures is None else trust.calibration.figures.notes
    if suite.shortage is not None and (gate is None or suite.shortage not in gate.says):
        yield suite.shortage
    if suite.pinned is None:
        yield "unpinned: no suites.sha256 beside the file"


def _slices(gate: GateResult) -> Iterator[str]:
    for row in gate.details.get("slices", ()):
        interval = row["interval"]
        between = "" if interval is None else f", {interval['lower']:.3f} to {interval['upper']:.3f}"
        rate = "–" if row["value"] is None else f"{row['value']:.3f}"
        yield f"slice {row['slice']}: {'PASS' if row['passes'] else 'FAIL'}: {rate}{between}, n {row['n']}"


def _misses(suite: SuiteRecord) -> Iterator[str]:
    found = [
        case.result
        for case in suite.cases
        if case.result is not None
        and case.result.outcome is not Outcome.PASSED
        and case.result.not_run != DECIDED_EARLY
    ]
    lost = sum(case.result is None for case in suite.cases)
    if found:
        yield ""
        yield "| case | outcome | why |"
        yield "|---|---|---|"
    for result in found[:_MOST_CASES]:
        if result.outcome is Outcome.NOT_RUN:
            yield f"| {_text(result.id)} | not run | {_text(result.not_run or '')} |"
            continue
        first, *rest = findings(suite.path, result)
        more = f" (and {len(rest)} more)" if rest else ""
        yield f"| {_text(result.id)} | {result.outcome.value} | {_text(first)}{more} |"
    if len(found) > _MOST_CASES or lost:
        yield ""
    if len(found) > _MOST_CASES:
        yield f"And {len(found) - _MOST_CASES} more cases that did not pass."
    if lost:
        yield f"{lost} cases have no result."


def _comparisons(record: RunRecord) -> Iterator[str]:
    for comparison in record.comparisons:
        for line, style in comparison_lines(comparison):
            yield f"**{_text(line)}**\n" if style == "head" else f"- {_text(line.strip())}"
        yield ""


def _about(record: RunRecord) -> Iterator[str]:
    print_ = record.fingerprint
    if print_.overrides:
        changed = ", ".join(f"{name}={value}" for name, value in sorted(print_.overrides.items()))
        yield f"Overrides: {_text(changed)}"
        yield ""
    targets = ", ".join(sorted(set(print_.targets.values())))
    yield (
        f"Fingerprint {_text(record.fingerprint_id)}: harness {_text(print_.harness)}, target {_text(targets)}, "
        f"judge {_text(print_.judge)} ({_text(print_.judge_config)}), detectors {_text(print_.detectors)}, "
        f"seed {print_.seed}."
    )


def _text(text: str) -> str:
    """Return *text* on one line, in which nothing is markup."""
    return _STRUCTURE.sub(lambda match: "".join(f"&#{ord(char)};" for char in match[0]), " ".join(plain(text).split()))


def _code(text: str) -> str:
    return " ".join(plain(text).replace("`", "'").split())
