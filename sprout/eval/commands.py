"""The harness's part of the command line: ``sprout pin``, ``sprout schema``, ``sprout suites``, ``sprout baseline``.

Also ``sprout label`` and ``sprout judge``.
"""

import argparse
import json
import sys
from pathlib import Path

from sprout.errors import SproutError, SuiteError
from sprout.eval.assertions import assertion_kinds
from sprout.eval.baseline_commands import add_baseline
from sprout.eval.discovery import find_suites, suite_files
from sprout.eval.gates import shortage
from sprout.eval.judge_commands import add_judge
from sprout.eval.label_commands import add_label
from sprout.eval.loading import load_suite
from sprout.eval.pins import check_pin, read_pins, write_pins
from sprout.eval.schema import suite_schema
from sprout.eval.stats import cases_for_perfect
from sprout.eval.suite import EveryCaseGate, Gate, JointRefusalGate, NoWorseGate, RateGate, Suite
from sprout.eval.whole_file import write_whole

__all__ = ["add_commands"]


def add_commands(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the commands to the parser of ``sprout``."""
    pin = subparsers.add_parser("pin", help="pin the content of the suites of a folder in suites.sha256")
    pin.add_argument("folder", nargs="?", type=Path, default=Path("suites"))
    pin.set_defaults(run=_pin)
    schema = subparsers.add_parser("schema", help="print the JSON Schema of a suite file, for editors")
    schema.add_argument("--out", type=Path, help="write it to a file instead")
    schema.set_defaults(run=_schema)
    suites = subparsers.add_parser("suites", help="list suites: cases, gate, threshold, cases needed")
    suites.add_argument("names", nargs="*", help="suite names, 'all' or 'bundled:NAME' (default: all)")
    suites.add_argument("--folder", type=Path, default=Path("suites"))
    suites.set_defaults(run=_suites)
    add_baseline(subparsers)
    add_label(subparsers)
    add_judge(subparsers)


def _pin(arguments: argparse.Namespace) -> int:
    kinds = assertion_kinds()
    suites = [load_suite(path, kinds) for path in suite_files(arguments.folder)]
    path = write_pins(arguments.folder, suites)
    sys.stdout.write(f"{path.as_posix()}: {len(suites)} suite{'s' if len(suites) != 1 else ''} pinned\n")
    return 0


def _schema(arguments: argparse.Namespace) -> int:
    text = json.dumps(suite_schema(assertion_kinds()), indent=2, sort_keys=True) + "\n"
    if arguments.out is None:
        sys.stdout.write(text)
    else:
        write_whole(arguments.out, text)
    return 0


def _suites(arguments: argparse.Namespace) -> int:
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
