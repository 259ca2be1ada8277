"""``sprout judge calibrate|show|outcomes``: hold a run's judge, and its suites, against people's labels."""

import argparse
import json
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path

from sprout.errors import UsageError
from sprout.eval.baseline import read_record
from sprout.eval.calibration_file import CALIBRATIONS, merged, read_calibrations, write_calibrations
from sprout.eval.evidence import Labels
from sprout.eval.judge_calibration import HOW, Figure, JudgeCalibration
from sprout.eval.labelling.answers import Answer, answers_of
from sprout.eval.labelling.consensus import Consensus, consensus
from sprout.eval.labelling.figures import Graded, calibration
from sprout.eval.labelling.sheets import read_sheets
from sprout.eval.labels import answers_hash
from sprout.eval.outcome_commands import add_outcomes
from sprout.eval.record import RunRecord, SuiteRecord
from sprout.eval.whole_file import write_whole
from sprout.text import plain

__all__ = ["add_judge"]

_DEFAULT = Path("suites") / CALIBRATIONS


def add_judge(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command with its parts to the parser of ``sprout``."""
    judge = subparsers.add_parser("judge", help="hold a judge against people's labels")
    parts = judge.add_subparsers(title="parts", metavar="PART", required=True)
    calibrate = parts.add_parser("calibrate", help="read filled in sheets, and keep what they say of the judge")
    calibrate.add_argument("labels", type=Path, nargs="+", help="sheets from 'sprout label', one or several people's")
    calibrate.add_argument("--run", type=Path, required=True, dest="record", help="the record that they were made from")
    calibrate.add_argument("--out", type=Path, help=f"where (default: {CALIBRATIONS} beside the suites)")
    calibrate.add_argument("--labels-out", type=Path, help="a folder for SUITE.json, the labels for a corrected gate")
    calibrate.set_defaults(run=_calibrate)
    show = parts.add_parser("show", help="print what is known of judges")
    show.add_argument("file", nargs="?", type=Path, default=_DEFAULT, help=f"default: {_DEFAULT.as_posix()}")
    show.set_defaults(run=_show)
    add_outcomes(parts)


def _calibrate(arguments: argparse.Namespace) -> int:
    record = read_record(arguments.record)
    answers = {one.key: one for suite in record.suites for one in answers_of(suite)}
    labels, blank = read_sheets(arguments.labels, answers)
    people = consensus(labels)
    if not people.truth:
        raise UsageError(f"no answer is labelled 'yes' or 'no': {blank} rows are blank, {len(people.unsure)} unsure")
    found = {
        path: [calibration(graded, people) for graded in group]
        for path, group in _gradings(record, answers, people, arguments.out).items()
    }
    if not found and arguments.labels_out is None:
        raise UsageError("the labels say nothing of the judge: it alone decided none of the labelled answers")
    _print([f"{len(labels)} labels of {len(people.truth)} answers, {blank} rows blank"])
    for path, new in found.items():
        kept = merged(read_calibrations(path, path.as_posix()), new)
        write_calibrations(path, kept)
        _print([line for one in new for line in _lines(one)])
        _print([f"{path.as_posix()}: {len(kept)} calibration{'s' if len(kept) != 1 else ''}"])
    if arguments.labels_out is not None:
        _print(_written_labels(record, people, arguments.labels_out))
    return 0


def _gradings(
    record: RunRecord, answers: Mapping[tuple[str, str], Answer], people: Consensus, out: Path | None
) -> Mapping[Path, Sequence[Graded]]:
    """Return what can be calibrated, by the file that it belongs into; several targets of a suite are one."""
    groups: dict[tuple[str, str], list[SuiteRecord]] = defaultdict(list)
    for suite in record.suites:
        groups[_judge(record, suite)[1], suite.content_hash].append(suite)
    found: dict[Path, list[Graded]] = defaultdict(list)
    for (config, dataset), suites in groups.items():
        names = {suite.name for suite in suites}
        decided = [one for one in answers.values() if one.suite in names and one.judged]
        if not any(one.key in people.truth for one in decided):
            continue
        first = suites[0]
        found[out or _beside(first)].append(
            Graded(
                suite=first.name if first.label is None else first.name.removesuffix(f".{first.label}"),
                dataset=dataset,
                judge=_judge(record, first)[0],
                judge_config=config,
                answers=decided,
            )
        )
    return found


def _judge(record: RunRecord, suite: SuiteRecord) -> tuple[str, str]:
    """Return the name and the configuration of the judge of *suite*; a gate that was evaluated has noted them."""
    if suite.judge_trust is not None:
        return suite.judge_trust.judge, suite.judge_trust.config_hash
    name, config = record.fingerprint.judge, record.fingerprint.judge_config
    if " + " in config:
        what = f"the run does not say which of its judges graded {suite.name!r} ({name}): run the suite whole"
        raise UsageError(what)
    return name, config


def _beside(suite: SuiteRecord) -> Path:
    path = Path(suite.path)
    if not path.is_file():
        raise UsageError(
            f"the suite file {suite.path!r} is not here; run this where the run was started, or give --out"
        )
    return path.parent / CALIBRATIONS


def _written_labels(record: RunRecord, people: Consensus, folder: Path) -> Iterator[str]:
    """Write the labels of each suite as a corrected gate reads them."""
    for suite in record.suites:
        given = {case: right for (name, case), right in sorted(people.truth.items()) if name == suite.name}
        if not given:
            continue
        if suite.trials != 1 or any(case.result is None for case in suite.cases):
            raise UsageError(f"a corrected gate needs a whole run with one trial, and that of {suite.name!r} is not")
        results = [case.result for case in suite.cases if case.result is not None]
        labels = Labels(
            judge_config=_judge(record, suite)[1],
            dataset=suite.content_hash,
            answers=answers_hash(results),
            labels=given,
        )
        path = folder / f"{suite.name}.json"
        write_whole(path, json.dumps(labels.model_dump(), sort_keys=True, indent=1, ensure_ascii=True) + "\n")
        yield f"{path.as_posix()}: {len(given)} labels for a corrected gate"


def _show(arguments: argparse.Namespace) -> int:
    found = read_calibrations(arguments.file, arguments.file.as_posix())
    if not found:
        raise UsageError(f"{arguments.file.as_posix()!r} has no calibration; {HOW}")
    _print([line for one in found for line in _lines(one)])
    return 0


def _lines(one: JudgeCalibration) -> Iterator[str]:
    yield f"{one.suite}: judge {one.judge} ({one.judge_config}), {one.labels} labels; suite {one.dataset}"
    for verdict in ("passed", "failed", "undecided"):
        part = getattr(one, verdict)
        yield f"  {verdict}: {part.answers} answers, {part.yes + part.no} labelled: {part.yes} yes, {part.no} no"
    for name in ("agreement", "sensitivity", "specificity", "kappa", "ac1"):
        yield f"  {name}: {_figure(getattr(one, name))}"
    if one.right is not None:
        yield f"  pass rate corrected for its errors: {_figure(one.right)}"
    if one.labellers > 1:
        yield f"  {one.labellers} labellers, their ac1 among themselves: {_figure(one.labellers_ac1)}"
    if one.no_better_than_chance:
        yield "  note: no better than chance: sensitivity and specificity sum up to 1 at most"
    yield from (f"  note: {note}" for note in one.notes)


def _figure(figure: Figure | None) -> str:
    if figure is None or figure.value is None:
        bounds = "" if figure is None else f" (between {figure.lower:.3f} and {figure.upper:.3f})"
        return f"unknown{bounds}"
    return f"{figure:.3f} ({figure.lower:.3f}..{figure.upper:.3f})"


def _print(lines: Iterable[str]) -> None:
    sys.stdout.write("".join(f"{plain(line)}\n" for line in lines))
