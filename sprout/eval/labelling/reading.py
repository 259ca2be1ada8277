"""The sheets that people have filled in, read strictly: each label must be of an answer of the run, as it was shown."""

import csv
import io
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, get_args

from sprout.errors import Problem, Spot, SuiteError, nearest
from sprout.eval.labelling.answers import Answer
from sprout.eval.labelling.sheet import COLUMNS, row_cells, row_hash, unguarded
from sprout.text import plain

__all__ = ["WORDS", "Label", "Sheet", "Word", "read_sheet"]

Word = Literal["yes", "no", "unsure"]
WORDS: tuple[Word, ...] = get_args(Word)
_OPTIONAL = frozenset({"labeller", "note"})


@dataclass(frozen=True, slots=True, kw_only=True)
class Label:
    """What one person says of one answer: whether it is truly as it should be."""

    suite: str
    """Name of the suite in the run."""

    case: str
    labeller: str
    word: Word

    @property
    def key(self) -> tuple[str, str]:
        """The suite's name in the run and the case's id."""
        return self.suite, self.case


@dataclass(frozen=True, slots=True, kw_only=True)
class Sheet:
    """A sheet that was read."""

    labels: tuple[Label, ...]
    blank: int
    """Rows without a label."""


def read_sheet(content: bytes, shown_as: str, answers: Mapping[tuple[str, str], Answer], *, labeller: str) -> Sheet:
    """Return the labels in the CSV *content*, whose every row must be of one of *answers*.

    Commas, semicolons or tabs may divide the cells. A row without a labeller is *labeller*'s. Raises
    :class:`~sprout.errors.SuiteError` with every problem of the file, which messages call *shown_as*: bytes that are
    not UTF-8, broken quoting, a missing or unknown column, a case that the run does not have, a row that is not as it
    was written, an unknown word, two unlike labels of one case by one person.
    """
    text = _decoded(content, shown_as)
    rows = _rows(text, shown_as)
    header_line, header = next(rows, (1, []))
    names = [name.strip() for name in header]
    _check_columns(names, shown_as, header_line)
    reading = _Reading(shown_as, answers, labeller)
    for line, cells in rows:
        if len(cells) != len(names):
            reading.problem(line, f"the row has {len(cells)} cells, and there are {len(names)} columns")
        else:
            reading.row(line, dict(zip(names, cells, strict=True)))
    if reading.problems:
        raise SuiteError(reading.problems)
    return Sheet(labels=tuple(reading.labels.values()), blank=reading.blank)


class _Reading:
    """One pass over a sheet that collects labels and problems."""

    def __init__(self, path: str, answers: Mapping[tuple[str, str], Answer], labeller: str) -> None:
        self.path = path
        self.answers = answers
        self.labeller = labeller
        self.labels: dict[tuple[str, str, str], Label] = {}
        self.blank = 0
        self.problems: list[Problem] = []
        self._lines: dict[tuple[str, str, str], int] = {}

    def row(self, line: int, cells: Mapping[str, str]) -> None:
        """Take a row, or note what is wrong with it."""
        suite, case = unguarded(cells["suite"]), unguarded(cells["case"])
        answer = self.answers.get((suite, case))
        if answer is None:
            self.problem(line, self._unknown(suite, case))
            return
        if (fault := _changed(answer, cells)) is not None:
            self.problem(line, fault)
            return
        said = cells["label"].strip().casefold()
        word = next((word for word in WORDS if word == said), None)
        if word is not None:
            who = plain(unguarded(cells.get("labeller", ""))) or self.labeller
            self._add(line, Label(suite=suite, case=case, labeller=who, word=word))
        elif said:
            self.problem(line, f"the label is {plain(cells['label'])!r}; allowed: {', '.join(WORDS)}, or nothing")
        else:
            self.blank += 1

    def problem(self, line: int, what: str) -> None:
        """Note a problem of the row at *line*."""
        self.problems.append(Problem(self.path, Spot(line), what))

    def _add(self, line: int, label: Label) -> None:
        place = (*label.key, label.labeller)
        first = self.labels.setdefault(place, label)
        seen = self._lines.setdefault(place, line)
        if first.word != label.word:
            what = f"case {label.case!r} of {label.suite!r} is {label.word!r} here and {first.word!r} in line {seen}"
            self.problem(line, f"{what}, both by {label.labeller!r}; leave one, or name two labellers")

    def _unknown(self, suite: str, case: str) -> str:
        cases = [name for owner, name in self.answers if owner == suite]
        if cases:
            return f"the run has no answer to case {plain(case)!r} of {suite!r}; {nearest(case, cases)}"
        return f"the run has no suite {plain(suite)!r} with answers; {nearest(suite, {one for one, _ in self.answers})}"


def _changed(answer: Answer, cells: Mapping[str, str]) -> str | None:
    """Say how the row differs from the one that was written for *answer*, or return ``None``."""
    now = row_cells(answer)
    if cells["shown"].strip() != row_hash(now):
        return (
            f"the label is of another answer to {answer.case!r} than this run's (its 'shown' is "
            f"{plain(cells['shown'].strip())!r}, not {row_hash(now)!r}); give the run that the sheet was made from"
        )
    for name, then in zip(COLUMNS, now, strict=False):
        if row_hash([cells[name]]) != row_hash([then]):
            return f"the cell {name!r} of {answer.case!r} was changed: it is not what 'sprout label' wrote; undo that"
    return None


def _check_columns(names: Sequence[str], path: str, line: int) -> None:
    missing = [name for name in COLUMNS if name not in names and name not in _OPTIONAL]
    problems = [f"the column {name!r} is missing; the sheet has {', '.join(COLUMNS)}" for name in missing]
    for index, name in enumerate(names):
        if name not in COLUMNS:
            problems.append(f"unknown column {plain(name)!r}; {nearest(name, COLUMNS)}")
        elif name in names[:index]:
            problems.append(f"the column {name!r} is there twice")
    if problems:
        raise SuiteError([Problem(path, Spot(line), what) for what in problems])


def _decoded(content: bytes, path: str) -> str:
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        what = f"byte {content[error.start]:#04x} is not UTF-8; save the sheet as 'CSV UTF-8'"
        raise SuiteError([Problem(path, Spot(line), what)]) from None


def _rows(text: str, path: str) -> Iterator[tuple[int, list[str]]]:
    """Yield each row that is not empty with the line on which it begins."""
    first = text.partition("\n")[0]
    delimiter = max(",;\t", key=first.count)
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=delimiter, strict=True)
    line = 1
    while True:
        try:
            cells = next(reader)
        except StopIteration:
            return
        except csv.Error as error:
            raise SuiteError([Problem(path, Spot(line), f"not readable as CSV: {error}")]) from None
        if any(cell.strip() for cell in cells):
            yield line, cells
        line = reader.line_num + 1
