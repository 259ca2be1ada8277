"""From the ledger to the record of the run, and its files."""

import contextlib
import json
from collections.abc import Iterable, Mapping
from pathlib import Path

from pytest_sprout.ledger import Entry, Ledger
from pytest_sprout.options import Options
from sprout import __version__
from sprout.errors import SproutError
from sprout.eval import Fingerprint, RunRecord, SuiteRecord
from sprout.eval.comparison import SuiteComparison
from sprout.eval.record import suite_record
from sprout.eval.reports import WRITERS
from sprout.eval.whole_file import write_whole
from sprout.judges.detectors.identity import config_hash as detectors_hash

__all__ = ["remove_files", "run_record", "timings_path", "write_files"]


def run_record(ledger: Ledger, options: Options, comparisons: Iterable[SuiteComparison] = ()) -> RunRecord:
    """Return the record of everything in *ledger*, and of the *comparisons* of its targets."""
    entries = sorted(ledger, key=lambda entry: entry.declaration.name)
    declared = [entry.declaration for entry in entries]
    fingerprint = Fingerprint(
        harness=__version__,
        seed=options.seed,
        dataset={
            one.name + part.removeprefix(one.suite.name): digest
            for one in declared
            for part, digest in one.suite.hashes.items()
        },
        targets={one.name: one.target for one in declared},
        judge=" + ".join(sorted({one.judge for one in declared})) or options.judge,
        judge_config=" + ".join(sorted({one.judge_config for one in declared})),
        detectors=detectors_hash(),
        overrides=options.overrides,
    )
    return RunRecord.from_suites(fingerprint, [_suite(entry) for entry in entries], comparisons)


def _suite(entry: Entry) -> SuiteRecord:
    declaration = entry.declaration
    record = suite_record(
        declaration.suite,
        entry.results,
        target=declaration.target,
        trials=declaration.trials,
        shortage=declaration.shortage,
        gate_result=entry.gate,
        not_evaluated=entry.not_evaluated,
        label=declaration.label,
    )
    return record.model_copy(update={"judge_trust": entry.trust})


def timings_path(path: Path) -> Path:
    """Return the file beside the record at *path* that has its timings."""
    return path.with_name(f"{path.stem}.timings.json")


def remove_files(files: Mapping[str, Path]) -> None:
    """Remove older *files* of a run, as far as that is possible; writing says what is not."""
    for format_, path in files.items():
        for older in (path, timings_path(path)) if format_ == "json" else (path,):
            with contextlib.suppress(OSError):
                older.unlink(missing_ok=True)


def write_files(files: Mapping[str, Path], record: RunRecord, ledger: Ledger) -> tuple[list[str], list[str]]:
    """Write *record* to each of *files*, by format; beside the JSON the seconds that each case took.

    Return what was written, and what is wrong with each file that could not be; one does not keep another from it.
    """
    texts = [(WRITERS[format_][0], path, WRITERS[format_][1](record)) for format_, path in files.items()]
    if "json" in files:
        timings = {entry.declaration.name: {**entry.seconds} for entry in ledger}
        texts.append(("timings", timings_path(files["json"]), json.dumps(timings, sort_keys=True, indent=1) + "\n"))
    written: list[str] = []
    problems: list[str] = []
    for name, path, text in texts:
        try:
            write_whole(path, text)
        except SproutError as error:
            problems.append(str(error))
        else:
            written.append(f"{name}: {path}")
    return written, problems
