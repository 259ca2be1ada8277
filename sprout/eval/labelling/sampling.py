"""Which answers people are asked about: a part of each suite, outcome and language, drawn by chance that repeats."""

import math
from collections import defaultdict
from collections.abc import Iterable

from sprout.eval.labelling.answers import Answer
from sprout.eval.stats import FEWEST_LABELS

__all__ = ["FEW", "drawn", "drawn_alike"]

FEW = 3
"""Answers of a suite, outcome and language that are drawn at least, if there are so many."""


def drawn(answers: Iterable[Answer], *, share: float, seed: int) -> list[Answer]:
    """Return *share* of the *answers* of each suite, outcome and language, in an order that says nothing of them.

    At least 3 of each, and at least 30 of each suite, or all if there are fewer: fewer labels show nothing. The same
    seed draws the same answers; one more or less in the run changes little.
    """
    strata: dict[tuple[str, str, str], list[Answer]] = defaultdict(list)
    sizes: dict[str, int] = defaultdict(int)
    for answer in answers:
        strata[answer.suite, answer.outcome.value, answer.language].append(answer)
        sizes[answer.suite] += 1
    found: list[Answer] = []
    for (suite, _, _), members in strata.items():
        rate = max(share, min(1.0, FEWEST_LABELS / sizes[suite]))
        found += _first(members, max(FEW, _part(rate, len(members))), seed)
    return _mixed(found, seed)


def drawn_alike(answers: Iterable[Answer], *, share: float, seed: int) -> list[Answer]:
    """Return *share* of the *answers* of each suite, each drawn with the same chance; at least 30, or all."""
    suites: dict[str, list[Answer]] = defaultdict(list)
    for answer in answers:
        suites[answer.suite].append(answer)
    found: list[Answer] = []
    for members in suites.values():
        found += _first(members, max(FEWEST_LABELS, _part(share, len(members))), seed)
    return _mixed(found, seed)


def _part(rate: float, size: int) -> int:
    return math.ceil(rate * size - 1e-9)


def _first(members: list[Answer], count: int, seed: int) -> list[Answer]:
    return sorted(members, key=lambda one: one.rank(seed, "draw"))[:count]


def _mixed(found: list[Answer], seed: int) -> list[Answer]:
    return sorted(found, key=lambda one: (one.suite, one.rank(seed, "order")))
