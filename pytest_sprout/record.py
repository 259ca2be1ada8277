"""From the ledger to the record of the run, and its files."""

import contextlib
import json
from collections.abc import Iterable
from pathlib import Path

from pytest_sprout.ledger import Entry, Ledger
from pytest_sprout.options import Options
from sprout import __version__
from sprout.eval import Fingerprint, RunRecord, SuiteRecord
from sprout.eval.comparison import SuiteComparison
from sprout.eval.record import suite_record
from sprout.eval.whole_file import write_whole
from sprout.judges.detectors.identity import config_hash as detectors_hash

__all__ = ["remove_record", "run_record", "timings_path", "write_record"]


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


def remove_record(path: Path) -> None:
    """Remove an older record and its timings, as far as that is possible; writing says what is not."""
    for older in (path, timings_path(path)):
        with contextlib.suppress(OSError):
            older.unlink(missing_ok=True)


def write_record(path: Path, record: RunRecord, ledger: Ledger) -> None:
    """Write *record* to *path* and the seconds that each case took beside it.

    Raises :class:`~sprout.errors.SproutError` if a file cannot be written.
    """
    timings = {entry.declaration.name: {**entry.seconds} for entry in ledger}
    write_whole(path, record.to_json())
    write_whole(timings_path(path), json.dumps(timings, sort_keys=True, indent=1) + "\n")
