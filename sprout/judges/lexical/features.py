"""The features of a claim against its sources, in the order in which the model has its coefficients."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from sprout.judges.lexical.alignment import Alignment
from sprout.judges.lexical.overlap import PHRASES, WORDS, phrases, words
from sprout.judges.lexical.particulars import NAMES, NUMBERS, names, numbers
from sprout.judges.lexical.polarity import NEGATION, OPPOSITION, negation, opposition

__all__ = ["FEATURES", "features"]

_OF_A_STATEMENT = {**WORDS, **PHRASES, **NUMBERS, **NAMES, **NEGATION, **OPPOSITION}
_SIGNS = tuple(_OF_A_STATEMENT.values())

FEATURES: Final[Mapping[str, int]] = MappingProxyType(
    {
        **{f"mean {name}": sign for name, sign in _OF_A_STATEMENT.items()},
        **{f"worst {name}": sign for name, sign in _OF_A_STATEMENT.items()},
    }
)
"""Feature → 1 if more of it speaks for support, -1 if it speaks against it, 0 if it depends.

Each comes twice: the mean over the claim's statements, weighted by their content, and the worst.
"""


def features(aligned: Sequence[Alignment]) -> tuple[float, ...]:
    """Return the :data:`FEATURES` of a claim whose statements are *aligned*; at least one is."""
    rows = [_of_a_statement(at) for at in aligned]
    mean, worst = rows[0], rows[0]
    if len(rows) > 1:
        weights = [at.weight for at in aligned]
        total = sum(weights)
        columns = list(zip(*rows, strict=True))
        mean = tuple(sum(map(float.__mul__, column, weights)) / total for column in columns)
        worst = tuple(min(column) if sign > 0 else max(column) for column, sign in zip(columns, _SIGNS, strict=True))
    return (*mean, *worst)


def _of_a_statement(at: Alignment) -> tuple[float, ...]:
    found = (*words(at), *phrases(at), *numbers(at), *names(at), *negation(at), *opposition(at))
    return tuple(map(float, found))
