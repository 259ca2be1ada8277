"""``sprout baseline save|show|check``: keep a run's record, mediocre numbers too, and hold later ones against it."""

import argparse
import sys
from pathlib import Path

from sprout.errors import UsageError
from sprout.eval.baseline import BASELINE, read_record
from sprout.eval.record import RunRecord, SuiteRecord
from sprout.eval.regression import check_against
from sprout.eval.whole_file import write_whole
from sprout.text import plain

__all__ = ["add_baseline"]


def add_baseline(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command with its three parts to the parser of ``sprout``."""
    baseline = subparsers.add_parser("baseline", help="keep a run's record, and hold later runs against it")
    parts = baseline.add_subparsers(title="parts", metavar="PART", required=True)
    save = parts.add_parser("save", help="keep a record as the baseline")
    save.add_argument("record", type=Path, help="the record of a whole run, from --sprout-json")
    save.add_argument("--out", type=Path, default=BASELINE, help=f"where (default: {BASELINE.as_posix()})")
    save.set_defaults(run=_save)
    show = parts.add_parser("show", help="print the baseline's verdicts and rates")
    show.add_argument("--baseline", type=Path, default=BASELINE)
    show.set_defaults(run=_show)
    check = parts.add_parser("check", help="exit with 1 if a verdict is worse, or a rate is shown to be")
    check.add_argument("record", type=Path)
    check.add_argument("--baseline", type=Path, default=BASELINE)
    check.add_argument("--margin", type=float, default=0.05, help="what may be lost (default: 0.05)")
    check.add_argument("--common", action="store_true", help="compare what both have in common")
    check.set_defaults(run=_check)


def _save(arguments: argparse.Namespace) -> int:
    record = read_record(arguments.record)
    _refuse_parts(record, arguments.record)
    write_whole(arguments.out, record.to_json())
    count = len(record.suites)
    what = f"{count} suite{'s' if count != 1 else ''}, fingerprint {record.fingerprint_id}"
    _print([f"{arguments.out.as_posix()}: {what}"])
    return 0


def _refuse_parts(record: RunRecord, path: Path) -> None:
    if not record.suites:
        raise UsageError(f"the record {path.as_posix()!r} has no suite")
    for suite in record.suites:
        if suite.gate_result is None:
            raise UsageError(f"the gate of {suite.name!r} was not evaluated ({suite.not_evaluated}): run it whole")
        if lost := [case.id for case in suite.cases if case.result is None]:
            raise UsageError(f"the case {lost[0]!r} of {suite.name!r} has no result: run the suite whole")


def _show(arguments: argparse.Namespace) -> int:
    record = read_record(arguments.baseline)
    print_ = record.fingerprint
    head = f"fingerprint {record.fingerprint_id}: harness {print_.harness}, judge {print_.judge}, seed {print_.seed}"
    _print([head, *(_row(suite) for suite in record.suites)])
    return 0


def _row(suite: SuiteRecord) -> str:
    gate = suite.gate_result
    if gate is None:
        return f"{suite.name}: NOT EVALUATED: {suite.not_evaluated}"
    rate = "-" if gate.value is None else f"{gate.value:.3f}"
    between = "" if gate.interval is None else f" ({gate.interval.lower:.3f}..{gate.interval.upper:.3f})"
    counts = f"n {gate.n}, failed {gate.failed}, undecided {gate.undecided}, not run {gate.not_run}"
    return f"{suite.name}: {gate.verdict.value}: {suite.metric.name} {rate}{between}, {counts}; target {suite.target}"


def _check(arguments: argparse.Namespace) -> int:
    new, old = read_record(arguments.record), read_record(arguments.baseline)
    checks = check_against(new, old, margin=arguments.margin, common=arguments.common)
    _print([line for check in checks for line in check.lines()])
    worse = [check.name for check in checks if check.worse]
    if worse:
        sys.stderr.write(plain(f"sprout: worse than the baseline: {', '.join(worse)}\n"))
    return 1 if worse else 0


def _print(lines: list[str]) -> None:
    sys.stdout.write("".join(f"{plain(line)}\n" for line in lines))
