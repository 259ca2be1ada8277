"""The files that decide a suite beside its own: read, and attached to it.

A file that is not there is no error yet, for it is made from a run of the suite: the gate fails until it is there.
"""

from pathlib import Path, PurePosixPath

from sprout.errors import Problem, Spot, SuiteError, UsageError
from sprout.eval.baseline import baseline_of, read_record
from sprout.eval.calibration_file import CALIBRATIONS, read_calibrations
from sprout.eval.labels import read_labels
from sprout.eval.suite import NoWorseGate, RateGate, Suite

__all__ = ["with_calibrations", "with_evidence"]


def with_calibrations(suite: Suite, folder: Path) -> Suite:
    """Return *suite*, which is a file of *folder*, with what ``judge-calibration.json`` there says of it.

    Raises :class:`~sprout.errors.SuiteError` for a file that is there and cannot be read.
    """
    shown = (PurePosixPath(suite.path).parent / CALIBRATIONS).as_posix()
    found = tuple(one for one in read_calibrations(folder / CALIBRATIONS, shown) if one.suite == suite.name)
    return suite.model_copy(update={"calibrations": found})


def with_evidence(suite: Suite, folder: Path) -> Suite:
    """Return *suite*, which is a file of *folder*, with the labels and the baseline that its gate names.

    Raises :class:`~sprout.errors.SuiteError` for a file that is there and cannot be read.
    """
    gate = suite.gate
    if isinstance(gate, RateGate) and gate.labels is not None:
        shown = (PurePosixPath(suite.path).parent / gate.labels).as_posix()
        labels = read_labels(folder / gate.labels, shown)
        return suite.model_copy(update={"labels": labels, "lacks": None if labels else f"there is no file {shown!r}"})
    if isinstance(gate, NoWorseGate):
        return _with_baseline(suite, folder / gate.baseline, gate.baseline)
    return suite


def _with_baseline(suite: Suite, path: Path, name: str) -> Suite:
    if not path.exists():
        what = f"there is no baseline {name!r}; 'sprout baseline save RECORD --out FILE' writes one"
        return suite.model_copy(update={"lacks": what})
    try:
        record = read_record(path)
    except UsageError as error:
        raise SuiteError([Problem(suite.path, Spot(suite.gate_line), str(error))]) from None
    found = next((one for one in record.suites if one.name == suite.name), None)
    if found is None:
        return suite.model_copy(update={"lacks": f"the baseline {name!r} has no suite {suite.name!r}"})
    return suite.model_copy(update={"baseline": baseline_of(record, found)})
