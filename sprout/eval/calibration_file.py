"""The file ``judge-calibration.json`` beside the suites: a calibration for each judge and suite, by their hashes.

Its hash is over all calibrations in it: a figure that was changed by hand is found out.
"""

import json
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import Field, ValidationError

from sprout.errors import Problem, Spot, SuiteError
from sprout.eval.canonical import content_hash
from sprout.eval.document import read_document
from sprout.eval.faults import explain
from sprout.eval.gate_models import Model
from sprout.eval.judge_calibration import JudgeCalibration
from sprout.eval.whole_file import write_whole

__all__ = ["CALIBRATIONS", "calibration_text", "merged", "read_calibrations", "write_calibrations"]

CALIBRATIONS = "judge-calibration.json"
_ADVICE = "'sprout judge calibrate' writes the file, nobody edits it"
_FORMAT: Literal["sprout-judge-calibration/1"] = "sprout-judge-calibration/1"


class _File(Model):
    format: Literal["sprout-judge-calibration/1"]
    hash: str
    calibrations: Annotated[tuple[JudgeCalibration, ...], Field(strict=False)]


def read_calibrations(path: Path, shown_as: str) -> tuple[JudgeCalibration, ...]:
    """Return the calibrations in the file at *path*; none if there is no such file.

    Raises :class:`~sprout.errors.SuiteError` with every problem of the file, which messages call *shown_as*: also if
    its hash is not that of what it says, or it has two calibrations of the same judge and suite.
    """
    try:
        content = path.read_bytes()
    except FileNotFoundError:
        return ()
    except OSError as error:
        raise SuiteError([Problem(shown_as, Spot(1), f"cannot be read: {error.strerror or error}")]) from None
    document = read_document(content, shown_as)
    if not isinstance(document.data, dict):
        raise SuiteError([Problem(shown_as, Spot(1), f"not a file of calibrations; {_ADVICE}")])
    try:
        file = _File.model_validate(document.data)
    except ValidationError as error:
        found = explain(error, _File, document.data)
        raise SuiteError([Problem(shown_as, document.spot(place), what) for place, what in found]) from None
    keys = [(one.judge_config, one.dataset) for one in file.calibrations]
    twice = next((index for index, key in enumerate(keys) if key in keys[:index]), None)
    if twice is not None:
        what = f"suite {file.calibrations[twice].suite!r} is calibrated twice with the same judge; {_ADVICE}"
        raise SuiteError([Problem(shown_as, document.spot(("calibrations", twice)), what)])
    if file.hash != _hash(file.calibrations):
        what = f"'hash' is {file.hash!r}, and the calibrations have {_hash(file.calibrations)!r}; {_ADVICE}"
        raise SuiteError([Problem(shown_as, document.spot(("hash",)), what)])
    return file.calibrations


def merged(known: Sequence[JudgeCalibration], new: Iterable[JudgeCalibration]) -> tuple[JudgeCalibration, ...]:
    """Return *known* with *new*, which replace those of the same judge and suite."""
    found = {(one.judge_config, one.dataset): one for one in (*known, *new)}
    return tuple(sorted(found.values(), key=lambda one: (one.suite, one.judge, one.judge_config, one.dataset)))


def write_calibrations(path: Path, calibrations: Sequence[JudgeCalibration]) -> None:
    """Write *calibrations* to *path*, whole; raises :class:`~sprout.errors.SproutError`."""
    write_whole(path, calibration_text(calibrations))


def calibration_text(calibrations: Sequence[JudgeCalibration]) -> str:
    """Return the file as ASCII JSON with sorted keys: the same calibrations give the same bytes."""
    data = {"format": _FORMAT, "hash": _hash(calibrations), "calibrations": _dumped(calibrations)}
    return json.dumps(data, sort_keys=True, indent=1, ensure_ascii=True, allow_nan=False) + "\n"


def _hash(calibrations: Sequence[JudgeCalibration]) -> str:
    return content_hash(_dumped(calibrations))


def _dumped(calibrations: Sequence[JudgeCalibration]) -> list[dict[str, Any]]:
    return [one.model_dump(mode="json") for one in calibrations]
