"""Numbers and names that a statement has and its passage has not: features."""

from sprout.judges.lexical.alignment import Alignment
from sprout.judges.lexical.objections import instead, replaced

__all__ = ["NAMES", "NUMBERS", "names", "numbers"]

NUMBERS = {"numbers": 0, "numbers_not_found": -1, "numbers_not_passed": -1, "numbers_replaced": -1}
"""Features of numbers, each a count."""
NAMES = {"names": 0, "names_not_found": -1, "names_not_passed": -1, "kinds_replaced": -1}
"""Features of names and of words of a closed kind (months, animals, units), each a count."""
_MANY = 4


def numbers(at: Alignment) -> tuple[float, ...]:
    """Return the features :data:`NUMBERS`."""
    stated = [index for index, term in enumerate(at.terms) if term.kind == "number"]
    if not stated:
        return 0.0, 0.0, 0.0, 0.0
    passed = [index for index in stated if not at.passed[index]]
    swapped = sum(bool(instead(at.terms[index], at)) for index in passed)
    return min(_MANY, len(stated)), sum(not at.found[index] for index in stated), len(passed), swapped


def names(at: Alignment) -> tuple[float, ...]:
    """Return the features :data:`NAMES`."""
    stated = [index for index, term in enumerate(at.terms) if term.kind in {"name", "plant"}]
    swapped = sum(bool(replaced(term, at)) for term, flag in zip(at.terms, at.passed, strict=True) if not flag)
    return (
        min(_MANY, len(stated)),
        sum(not at.echoed[index] for index in stated),
        sum(not at.resembled[index] for index in stated),
        swapped,
    )
