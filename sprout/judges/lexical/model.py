"""The learned combination of the features: a logistic regression averaged with small regression trees.

Both only ever raise the score with what speaks for support and lower it with what speaks against it. Coefficients come
from ``benchmarks/judge/train.py`` and are read from ``coefficients.json`` in this package.
"""

import hashlib
import json
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Final

import numpy as np
import numpy.typing as npt

from sprout.judges.lexical.features import FEATURES

__all__ = ["POINTS", "Logistic", "Model", "Trees", "shipped"]

POINTS: Final = ("strict", "balanced")
"""Operating points: ``strict`` shall not support a contradiction, ``balanced`` errs as often on either side."""
_CLIPPED = 4.0
"""Standard deviations beyond which the regression sees no difference."""

Floats = npt.NDArray[np.float64]
Integers = npt.NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Logistic:
    """A logistic regression on standardised features."""

    columns: Integers
    centre: Floats
    scale: Floats
    weights: Floats
    intercept: float

    def chance(self, row: Floats) -> float:
        """Return the chance of support, in (0, 1), for the features *row*."""
        standard = np.clip((row[self.columns] - self.centre) / self.scale, -_CLIPPED, _CLIPPED)
        return _expit(self.intercept + float(standard @ self.weights))


@dataclass(frozen=True, slots=True)
class Trees:
    """Regression trees whose values add up to a log-odds; all nodes in one table, a leaf leads to itself."""

    roots: Integers
    feature: Integers
    threshold: Floats
    left: Integers
    right: Integers
    value: Floats
    depth: int
    baseline: float

    def chance(self, row: Floats) -> float:
        """Return the chance of support, in (0, 1), for the features *row*."""
        at = self.roots
        for _ in range(self.depth):
            at = np.where(row[self.feature[at]] <= self.threshold[at], self.left[at], self.right[at])
        return _expit(self.baseline + float(self.value[at].sum()))


@dataclass(frozen=True, slots=True)
class Model:
    """Coefficients, and the thresholds of the operating points."""

    logistic: Logistic
    trees: Trees
    pivot: float
    """The chance that becomes a score of one half, in (0, 1)."""
    thresholds: Mapping[str, float]
    """Operating point → the least score that is support."""
    digest: str
    """SHA-256 of the file, in hexadecimal digits."""

    def score(self, row: Sequence[float]) -> float:
        """Return the support, in [0, 1], of a claim with the features *row*; from 0.5 on it is likelier than not.

        Not a probability for any text: the share of supported claims differs from one kind of text to the next.
        """
        values = np.array(row, dtype=np.float64)
        chance = (self.logistic.chance(values) + self.trees.chance(values)) / 2
        if chance < self.pivot:
            return 0.5 * chance / self.pivot
        return 1 - 0.5 * (1 - chance) / (1 - self.pivot)

    @classmethod
    def read(cls, content: bytes) -> "Model":
        """Read a model as ``train.py`` writes it; raises :class:`ValueError` if it is of other features."""
        found = json.loads(content)
        if found["features"] != list(FEATURES):
            raise ValueError("the coefficients are of other features than this version computes; train again")
        logistic, trees = found["logistic"], found["trees"]
        return cls(
            logistic=Logistic(
                columns=np.array(logistic["columns"], dtype=np.int64),
                centre=np.array(logistic["centre"], dtype=np.float64),
                scale=np.array(logistic["scale"], dtype=np.float64),
                weights=np.array(logistic["weights"], dtype=np.float64),
                intercept=float(logistic["intercept"]),
            ),
            trees=_trees(trees["trees"], float(trees["baseline"])),
            pivot=float(found["pivot"]),
            thresholds=MappingProxyType({point: float(found["thresholds"][point]) for point in POINTS}),
            digest=hashlib.sha256(content).hexdigest(),
        )


def _trees(listed: Sequence[Sequence[Sequence[float]]], baseline: float) -> Trees:
    """Lay out trees, each a list of nodes [feature, threshold, left, right] or [value], in one table."""
    roots: list[int] = []
    rows: list[tuple[int, float, int, int, float]] = []
    depth = 0
    for nodes in listed:
        offset = len(rows)
        roots.append(offset)
        for index, node in enumerate(nodes):
            if len(node) == 1:
                rows.append((0, math.inf, offset + index, offset + index, node[0]))
            else:
                rows.append((int(node[0]), node[1], offset + int(node[2]), offset + int(node[3]), 0.0))
        depth = max(depth, _depth(nodes))
    columns = list(zip(*rows, strict=True))
    return Trees(
        roots=np.array(roots, dtype=np.int64),
        feature=np.array(columns[0], dtype=np.int64),
        threshold=np.array(columns[1], dtype=np.float64),
        left=np.array(columns[2], dtype=np.int64),
        right=np.array(columns[3], dtype=np.int64),
        value=np.array(columns[4], dtype=np.float64),
        depth=depth,
        baseline=baseline,
    )


def _depth(nodes: Sequence[Sequence[float]], at: int = 0) -> int:
    node = nodes[at]
    return 0 if len(node) == 1 else 1 + max(_depth(nodes, int(node[2])), _depth(nodes, int(node[3])))


def _expit(logit: float) -> float:
    return 1 / (1 + math.exp(-logit)) if logit > -700 else 0.0


@cache
def shipped() -> Model:
    """Return the model of this package."""
    return Model.read(files("sprout.judges.lexical").joinpath("coefficients.json").read_bytes())
