"""``sprout label``: draw answers of a run for people to label, as a sheet and as a page."""

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from sprout.errors import UsageError, nearest
from sprout.eval.baseline import read_record
from sprout.eval.labelling.answers import Answer, answers_of
from sprout.eval.labelling.page import label_page
from sprout.eval.labelling.sampling import drawn, drawn_alike
from sprout.eval.labelling.sheet import sheet_text
from sprout.eval.record import RunRecord, SuiteRecord
from sprout.eval.whole_file import write_whole
from sprout.text import plain

__all__ = ["add_label"]


def add_label(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command to the parser of ``sprout``."""
    label = subparsers.add_parser("label", help="draw answers of a run for people to label")
    label.add_argument("record", type=Path, help="the record of a run, from --sprout-json")
    label.add_argument("--share", type=float, default=0.1, help="of the answers (default: 0.1); 30 of a suite at least")
    label.add_argument("--seed", type=int, default=0, help="another one draws other answers (default: 0)")
    label.add_argument("--out", type=Path, default=Path("labels.csv"), help="the sheet (default: labels.csv)")
    label.add_argument("--page", type=Path, help="also write a page to label on, one HTML file")
    label.add_argument("--suite", action="append", default=[], help="only this one; can be repeated")
    label.add_argument("--alike", action="store_true", help="draw all answers with one chance, for a corrected gate")
    label.add_argument("--all", action="store_true", help="draw also from what others than the judge decided")
    label.set_defaults(run=_label)


def _label(arguments: argparse.Namespace) -> int:
    if not 0.0 < arguments.share <= 1.0:
        raise UsageError(f"--share is {arguments.share!r}; it must be above 0 and at most 1, such as 0.1")
    record = read_record(arguments.record)
    answers = [answer for suite in _suites(record, arguments.suite) for answer in answers_of(suite)]
    if arguments.all and arguments.alike:
        raise UsageError("'--alike' draws from all answers already; give it or '--all'")
    candidates = [answer for answer in answers if answer.judged or arguments.alike or arguments.all]
    if not candidates:
        raise UsageError(
            f"the judge alone decided no answer of {arguments.record.as_posix()!r}: there is nothing to calibrate it by"
            if answers
            else f"{arguments.record.as_posix()!r} has no answer"
        )
    draw = drawn_alike if arguments.alike else drawn
    chosen = draw(candidates, share=arguments.share, seed=arguments.seed)
    _write(chosen, arguments.out, arguments.page)
    _report(chosen, candidates, arguments)
    return 0


def _suites(record: RunRecord, names: Sequence[str]) -> list[SuiteRecord]:
    known = [suite.name for suite in record.suites]
    for name in names:
        if name not in known:
            raise UsageError(f"the record has no suite {name!r}; {nearest(name, known)}")
    return [suite for suite in record.suites if not names or suite.name in names]


def _write(chosen: Sequence[Answer], sheet: Path, page: Path | None) -> None:
    """Write the files; an older sheet may hold hours of somebody's work, and stays."""
    for path in (sheet, page):
        if path is not None and path.exists():
            raise UsageError(
                f"{path.as_posix()!r} is there already and may be filled in; move it, or name another file"
            )
    write_whole(sheet, sheet_text(chosen))
    if page is not None:
        write_whole(page, label_page(chosen, file=sheet.name))


def _report(chosen: Sequence[Answer], candidates: Sequence[Answer], arguments: argparse.Namespace) -> None:
    """Say how many answers of which suite and language were drawn; who labels may read it, so no verdict is in it."""
    of, some = (Counter((one.suite, one.language or "-") for one in part) for part in (candidates, chosen))
    lines = [
        f"{suite} ({language}): {some[suite, language]} of {of[suite, language]}" for suite, language in sorted(of)
    ]
    files = " and ".join(path.as_posix() for path in (arguments.out, arguments.page) if path is not None)
    lines.append(f"{files}: {len(chosen)} answers to label with yes, no or unsure")
    part = "outcomes" if arguments.all else "calibrate"
    back = f"sprout judge {part} {arguments.out.as_posix()} --run {arguments.record.as_posix()}"
    lines.append(f"then: {back}")
    sys.stdout.write("".join(f"{plain(line)}\n" for line in lines))
