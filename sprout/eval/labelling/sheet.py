"""The sheet that people fill in: CSV that a spreadsheet opens, saves and gives back, and that gives it no commands.

It is UTF-8 with a byte order mark, without which spreadsheets take it for another encoding and damage every accent. A
cell whose first character is no letter is led by an apostrophe: it stays text, and is no formula, number or date.
"""

import csv
import io
import re
from collections.abc import Iterable, Sequence

from sprout.eval.canonical import content_hash
from sprout.eval.labelling.answers import Answer

__all__ = ["COLUMNS", "FILLED_IN", "csv_line", "guarded", "row_cells", "row_hash", "sheet_text", "unguarded"]

SHOWN = ("suite", "case", "language", "question", "answer", "evidence", "asserted")
FILLED_IN = ("label", "labeller", "note")
"""The columns that people fill in; the last two may stay empty, or be left out."""

COLUMNS = (*SHOWN, "shown", *FILLED_IN)
_END = "\r\n"
_FIRST = "¿¡“("
_INSIDE = re.compile(r"([;\t\n]\s*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])")
"""Where a cell begins if a spreadsheet splits the file at semicolons or tabs, and quotes do not hold."""


def sheet_text(answers: Iterable[Answer]) -> str:
    """Return the sheet of *answers*, with nothing filled in."""
    lines = [csv_line(COLUMNS)]
    for answer in answers:
        cells = row_cells(answer)
        lines.append(csv_line((*cells, row_hash(cells), *("" for _ in FILLED_IN))))
    return "\ufeff" + "".join(f"{line}{_END}" for line in lines)


def row_cells(answer: Answer) -> tuple[str, ...]:
    """Return what is shown of *answer*, safe for a spreadsheet."""
    shown = answer.shown
    texts = (answer.suite, answer.case, answer.language, shown.question, shown.answer, shown.evidence, shown.asserted)
    return tuple(guarded(text) for text in texts)


def row_hash(cells: Sequence[str]) -> str:
    """Return a short hash of *cells* that spaces and line ends do not change, for spreadsheets change these."""
    digest = content_hash([" ".join(cell.split()) for cell in cells]).removeprefix("sha256:")
    return f"h{digest[:15]}"


def guarded(text: str) -> str:
    """Return *text* so that no spreadsheet takes it, or a part of it, for anything but text."""
    text = _INSIDE.sub(r"\1'", text)
    return text if not text or text[0].isalpha() or text[0] in _FIRST else f"'{text}"


def unguarded(name: str) -> str:
    """Return the *name* in a cell without the apostrophe that guards it; no name begins with one."""
    return name.strip().removeprefix("'")


def csv_line(cells: Iterable[str]) -> str:
    """Return *cells* as one line of CSV (RFC 4180), without its end; line ends inside a cell stay."""
    target = io.StringIO()
    csv.writer(target, lineterminator=_END).writerow(cells)
    return target.getvalue().removesuffix(_END)
