"""``sprout suites``: what suites there are, and, as ``sprout suites lint``, what weakens them."""

import argparse
import sys
from pathlib import Path

from sprout.errors import SproutError, SuiteError, UsageError
from sprout.eval.assertions import assertion_kinds
from sprout.eval.discovery import find_suites
from sprout.eval.gates import shortage
from sprout.eval.loading import load_suite
from sprout.eval.pins import check_pin, read_pins
from sprout.eval.stats import cases_for_perfect
from sprout.eval.suite import EveryCaseGate, Gate, JointRefusalGate, NoWorseGate, RateGate, Suite
from sprout.eval.suite_lint import ALIKE, Question, lint, read_questions

__all__ = ["add_suites"]

_LINT = "lint"


def add_suites(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command to the parser of ``sprout``."""
    suites = subparsers.add_parser("suites", help="list suites: cases, gate, threshold, cases needed; or lint them")
    suites.add_argument(
        "names", nargs="*", help="suite names, 'all' or 'bundled:NAME' (default: all); 'lint' first: what weakens them"
    )
    suites.add_argument("--folder", type=Path, default=Path("suites"))
    suites.add_argument("--trained", type=Path, action="append", help="lint: questions trained on, one a line, or TSV")
    suites.add_argument("--alike", type=float, help=f"lint: words in common of two that are one (default: {ALIKE})")
    suites.set_defaults(run=_suites)


def _suites(arguments: argparse.Namespace) -> int:
    if arguments.names[:1] == [_LINT]:
        return _lint(arguments.names[1:], arguments)
    if arguments.trained or arguments.alike is not None:
        raise UsageError("'--trained' and '--alike' belong to 'sprout suites lint'")
    return _list(arguments)


def _lint(names: list[str], arguments: argparse.Namespace) -> int:
    kinds = assertion_kinds()
    suites = [load_suite(path, kinds) for path in find_suites(names or ["all"], arguments.folder)]
    trained = tuple(question for path in arguments.trained or () for question in _questions(path))
    try:
        found = lint(suites, trained, alike=ALIKE if arguments.alike is None else arguments.alike)
    except ValueError as error:
        raise UsageError(str(error)) from None
    sys.stdout.write("".join(f"{finding}\n" for finding in found))
    cases = sum(len(suite.cases) for suite in suites)
    sys.stdout.write(f"{len(found)} findings in {cases} cases of {len(suites)} suites\n")
    return 1 if found else 0


def _questions(path: Path) -> tuple[Question, ...]:
    try:
        questions = read_questions(path.read_text(encoding="utf-8"), path.as_posix())
    except (OSError, UnicodeDecodeError) as error:
        why = getattr(error, "strerror", None) or error
        raise UsageError(f"cannot read the questions in {path.as_posix()!r}: {why}") from None
    if not questions:
        raise UsageError(f"there is no question in {path.as_posix()!r}")
    return questions


def _list(arguments: argparse.Namespace) -> int:
    kinds = assertion_kinds()
    rows = []
    problems: list[SproutError] = []
    for path in find_suites(arguments.names or ["all"], arguments.folder):
        try:
            rows.append(_row(check_pin(load_suite(path, kinds), read_pins(path.parent))))
        except SuiteError as error:
            problems.append(error)
    sys.stdout.write(_table([("suite", "n", "gate", "threshold", "needed", "pin", "note"), *rows]))
    for problem in problems:
        sys.stderr.write(f"{problem}\n")
    return 2 if problems else 0


def _row(suite: Suite) -> tuple[str, ...]:
    gate = suite.gate
    return (
        suite.name,
        str(len(suite.cases)),
        _gate(gate),
        f"{'<=' if suite.metric.direction == 'lower' else '>='} {suite.metric.threshold:g}",
        _needed(suite),
        {True: "pinned", None: "unpinned"}.get(suite.pinned, "mismatch"),
        shortage(suite) or "",
    )


def _gate(gate: Gate) -> str:
    """Name the kind of *gate* and what of it decides."""
    if isinstance(gate, NoWorseGate):
        return f"{gate.kind} {gate.margin:g}"
    if isinstance(gate, EveryCaseGate):
        return gate.kind
    if isinstance(gate, RateGate) and (gate.corrected or gate.sequential):
        return f"{gate.kind} {'corrected' if gate.corrected else 'sequential'}"
    return f"{gate.kind} {gate.method}"


def _needed(suite: Suite) -> str:
    gate = suite.gate
    if not isinstance(gate, RateGate | JointRefusalGate) or (isinstance(gate, RateGate) and gate.corrected):
        return "-"
    method = "wilson" if gate.method == "point" else gate.method
    if suite.trials > 1 or (isinstance(gate, RateGate) and gate.sequential):
        method = "exact"
    needed = cases_for_perfect(suite.metric.threshold, method, gate.confidence, side="two-sided")
    each = " each" if isinstance(gate, JointRefusalGate) else ""
    return "never" if needed is None else f"{needed}{each}"


def _table(rows: list[tuple[str, ...]]) -> str:
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = ("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows)
    return "".join(f"{line}\n" for line in lines)
