"""Human labels of a run's answers: read from their file, and tied to the answers that people read.

A label says of one answer whether it is truly as it should be. Given to other answers it says nothing, so that a file
names the judge's configuration, the suite's content and the answers, each by hash.
"""

from collections.abc import Iterable
from pathlib import Path

from pydantic import ValidationError

from sprout.errors import Problem, Spot, SuiteError
from sprout.eval.canonical import content_hash
from sprout.eval.document import read_document
from sprout.eval.evidence import Labels
from sprout.eval.faults import explain
from sprout.eval.outcomes import CaseResult

__all__ = ["answers_hash", "read_labels"]

_VOLATILE = frozenset({"usage", "metadata"})
"""Fields of a response that nobody reads and that may differ between two equal answers."""


def read_labels(path: Path, shown_as: str) -> Labels | None:
    """Return the labels in the YAML or JSON file at *path*, or ``None`` if there is no such file.

    Raises :class:`~sprout.errors.SuiteError` with every problem of the file, which messages call *shown_as*.
    """
    try:
        content = path.read_bytes()
    except FileNotFoundError:
        return None
    except OSError as error:
        raise SuiteError([Problem(shown_as, Spot(1), f"cannot be read: {error.strerror or error}")]) from None
    document = read_document(content, shown_as)
    if not isinstance(document.data, dict):
        what = "a file of labels is a mapping with the keys judge_config, dataset, answers and labels"
        raise SuiteError([Problem(shown_as, Spot(1), what)])
    try:
        return Labels.model_validate(document.data)
    except ValidationError as error:
        found = explain(error, Labels, document.data)
        raise SuiteError([Problem(shown_as, document.spot(place), what) for place, what in found]) from None


def answers_hash(results: Iterable[CaseResult]) -> str:
    """Return the hash of every answer in *results*, whatever their order; what it cost and metadata are left out."""
    answers = {result.id: [_read(trial.response) for trial in result.trials] for result in results}
    return content_hash(answers)


def _read(response: dict[str, object] | None) -> dict[str, object] | None:
    return None if response is None else {name: value for name, value in response.items() if name not in _VOLATILE}
