"""``sprout judge outcomes``: hold what became of the cases of each suite against what people say of their answers.

A suite's outcome rests on all its assertions, of which a judge may be one or none. People's labels say how right it is.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from sprout.errors import UsageError
from sprout.eval.baseline import read_record
from sprout.eval.judge_calibration import Figure, JudgeCalibration
from sprout.eval.labelling.answers import Answer, answers_of
from sprout.eval.labelling.consensus import consensus
from sprout.eval.labelling.figures import Graded, calibration
from sprout.eval.labelling.sheets import read_sheets
from sprout.eval.outcomes import Outcome
from sprout.eval.record import RunRecord
from sprout.eval.whole_file import write_whole
from sprout.text import plain

__all__ = ["add_outcomes"]

_COLUMNS = ("suite", "labels", "yes", "no", "agreement", "kappa", "AC1", "passed", "corrected", "labellers' AC1")


def add_outcomes(parts: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the part to the parser of ``sprout judge``."""
    outcomes = parts.add_parser("outcomes", help="hold the outcomes of a run's suites against labels, as Markdown")
    outcomes.add_argument("labels", type=Path, nargs="+", help="sheets from 'sprout label --all'")
    outcomes.add_argument("--run", type=Path, required=True, dest="record", help="the record that they were made from")
    outcomes.add_argument("--out", type=Path, help="write it to a file instead")
    outcomes.set_defaults(run=_outcomes)


def _outcomes(arguments: argparse.Namespace) -> int:
    record = read_record(arguments.record)
    answers = {one.key: one for suite in record.suites for one in answers_of(suite)}
    labels, _ = read_sheets(arguments.labels, answers)
    people = consensus(labels)
    if not people.truth:
        raise UsageError("no answer is labelled 'yes' or 'no'")
    found = [
        (graded, calibration(graded, people))
        for graded in _gradings(record, list(answers.values()))
        if any(one.key in people.truth for one in graded.answers)
    ]
    disagreed = [one for one in answers.values() if one.key in people.truth and _differs(one, people.truth[one.key])]
    text = "\n".join(plain(line) for line in _page(found, disagreed)) + "\n"
    if arguments.out is None:
        sys.stdout.write(text)
    else:
        write_whole(arguments.out, text)
    return 0


def _gradings(record: RunRecord, answers: Sequence[Answer]) -> Iterator[Graded]:
    for suite in record.suites:
        yield Graded(
            suite=suite.name,
            dataset=suite.content_hash,
            judge=record.fingerprint.judge,
            judge_config=record.fingerprint.judge_config,
            answers=[one for one in answers if one.suite == suite.name],
        )


def _differs(answer: Answer, right: bool) -> bool:
    return (answer.outcome is Outcome.PASSED) is not right


def _page(found: Sequence[tuple[Graded, JudgeCalibration]], disagreed: Sequence[Answer]) -> Iterator[str]:
    yield f"| {' | '.join(_COLUMNS)} |"
    yield f"|---|{'--:|' * (len(_COLUMNS) - 1)}"
    for graded, one in found:
        yes, no = (
            sum(getattr(part, word) for part in (one.passed, one.failed, one.undecided)) for word in ("yes", "no")
        )
        passed = sum(each.outcome is Outcome.PASSED for each in graded.answers) / len(graded.answers)
        cells = (
            *(graded.suite, str(one.labels), str(yes), str(no)),
            *(_figure(figure) for figure in (one.agreement, one.kappa, one.ac1)),
            f"{passed:.3f}",
            _figure(one.right),
            _figure(one.labellers_ac1),
        )
        yield f"| {' | '.join(cells)} |"
    yield ""
    if disagreed:
        yield "Where labels and the suite differ:"
        yield ""
    for answer in disagreed:
        yield f"- `{answer.suite}/{answer.case}`: {answer.outcome.value}, and the label says otherwise"
    if disagreed:
        yield ""
    yield "`corrected`: the share of answers that are as they should be, by the labels, with 95 % bounds."
    yield "Kappa is unknown where all labels are alike."


def _figure(figure: Figure | None) -> str:
    if figure is None or figure.value is None:
        return "unknown"
    return f"{figure:.3f} ({figure.lower:.3f} to {figure.upper:.3f})"
