"""Several sheets with labels, read together."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from sprout.errors import UsageError
from sprout.eval.labelling.answers import Answer
from sprout.eval.labelling.reading import Label, read_sheet

__all__ = ["read_sheets"]


def read_sheets(paths: Sequence[Path], answers: Mapping[tuple[str, str], Answer]) -> tuple[list[Label], int]:
    """Return the labels of all sheets, and how many rows are blank; a sheet without names is one person's.

    Raises :class:`~sprout.errors.UsageError` for a sheet that cannot be read, does not fit *answers* (by suite and
    case), or says otherwise of an answer than another one by the same person.
    """
    labels: list[Label] = []
    blank = 0
    for path in paths:
        try:
            content = path.read_bytes()
        except OSError as error:
            raise UsageError(f"cannot read the sheet {path.as_posix()!r}: {error.strerror or error}") from None
        sheet = read_sheet(content, path.as_posix(), answers, labeller=path.stem)
        labels += sheet.labels
        blank += sheet.blank
    _refuse_contradictions(labels)
    return labels, blank


def _refuse_contradictions(labels: Sequence[Label]) -> None:
    words: dict[tuple[str, str, str], str] = {}
    for label in labels:
        first = words.setdefault((*label.key, label.labeller), label.word)
        if first != label.word:
            raise UsageError(
                f"{label.labeller!r} says {first!r} of case {label.case!r} of {label.suite!r} in one sheet and "
                f"{label.word!r} in another"
            )
