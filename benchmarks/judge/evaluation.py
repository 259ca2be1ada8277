"""How well scores tell supported claims from others: out of fold, with a set left out, and where they are surest."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from .rows import SETS, Flags, Floats, Integers, Table

FOLDS = 5
SEED = 0
_CANDIDATES = np.linspace(0.3, 0.7, 201)
_SMOOTHING = 5
REFUTED = 0.4
"""What a refuted claim keeps of its score; as in :mod:`sprout.judges.deterministic`."""

Train = Callable[[Table], Callable[[Table], Floats]]
"""Fits on one table and returns what scores another."""


def balanced_accuracy(supported: Integers, called: Flags) -> float:
    """Return the mean of the share of supported rows called so and of others not called so."""
    yes, no = supported == 1, supported == 0
    return float((called[yes].mean() + (~called[no]).mean()) / 2)


def per_set(table: Table, called: Flags, keep: Flags | None = None) -> dict[str, float]:
    """Return the balanced accuracy of each set of *table*, over the rows that *keep* flags."""
    kept = np.ones(len(called), dtype=bool) if keep is None else keep
    return {
        SETS[place]: balanced_accuracy(table.supported[rows], called[rows])
        for place in np.unique(table.sets)
        if (rows := (table.sets == place) & kept).any()
    }


def mean(figures: dict[str, float]) -> float:
    """Return the unweighted mean over the sets."""
    return float(np.mean(list(figures.values())))


def certified(table: Table, called: Flags) -> dict[str, float]:
    """Return, for the sets that name contradictions, the share of them that is called supported."""
    return {
        SETS[place]: float(called[rows].mean())
        for place in np.unique(table.sets)
        if (rows := (table.sets == place) & table.contradiction).any()
    }


def threshold(table: Table, *scores: Floats) -> float:
    """Return the one threshold with the best mean balanced accuracy over the sets, smoothed over its neighbours.

    Of several *scores* of the same rows, out of different folds, the mean counts: the best threshold of one split is
    mostly luck.
    """
    found = np.array([np.mean([mean(per_set(table, one >= candidate)) for one in scores]) for candidate in _CANDIDATES])
    reach = np.arange(-3 * _SMOOTHING, 3 * _SMOOTHING + 1)
    kernel = np.exp(-0.5 * (reach / _SMOOTHING) ** 2)
    smooth = np.convolve(np.pad(found, 3 * _SMOOTHING, mode="edge"), kernel / kernel.sum(), mode="valid")
    return float(_CANDIDATES[int(smooth.argmax())])


def folds(table: Table, seed: int = SEED) -> Integers:
    """Return each row's fold; rows of one passage share it."""
    names = np.array(sorted(set(table.passages)))
    np.random.default_rng(seed).shuffle(names)
    fold = {name: place % FOLDS for place, name in enumerate(names.tolist())}
    return np.array([fold[name] for name in table.passages])


def judged(table: Table, scores: Floats, point: str = "balanced") -> Floats:
    """Return *scores* as the judge gives them at *point*: lowered where named evidence forbids support."""
    return np.where(table.refuted if point == "strict" else table.excluded, REFUTED * scores, scores)


def out_of_fold(table: Table, train: Train, seed: int = SEED) -> Floats:
    """Score each row by a model that has not seen its passage."""
    fold = folds(table, seed)
    scores = np.zeros(len(fold))
    for each in range(FOLDS):
        held = fold == each
        scores[held] = train(table.subset(~held))(table.subset(held))
    return scores


@dataclass(frozen=True, slots=True)
class LeftOut:
    """A set, judged by a model and a threshold from the others."""

    name: str
    accuracy: float
    threshold: float


def leave_one_out(table: Table, train: Train) -> Iterator[LeftOut]:
    """Judge each set with a model of the others, at the threshold of the others' own out-of-fold scores."""
    for place in np.unique(table.sets):
        others, held = table.subset(table.sets != place), table.subset(table.sets == place)
        bar = threshold(others, judged(others, out_of_fold(others, train)))
        scores = judged(held, train(others)(held))
        yield LeftOut(SETS[place], balanced_accuracy(held.supported, scores >= bar), bar)


def rescaled(scores: Floats, bar: float) -> Floats:
    """Return *scores* as the judge shows them: *bar* becomes one half."""
    return np.where(scores < bar, 0.5 * scores / bar, 1 - 0.5 * (1 - scores) / (1 - bar))


def surest(table: Table, scores: Floats, bar: float, share: float = 0.6) -> dict[str, float]:
    """Return the balanced accuracy of each set on the *share* of all rows whose scores are farthest from *bar*."""
    distance = np.abs(rescaled(scores, bar) - 0.5)
    return per_set(table, scores >= bar, distance >= np.quantile(distance, 1 - share))


def strict_threshold(table: Table, scores: Sequence[Floats], least: float, allowed: Mapping[str, float]) -> float:
    """Return the lowest threshold from *least* on that calls no more contradictions supported than *allowed*.

    The shares are means over *scores*, which are of the same rows out of different folds.
    """
    for candidate in np.arange(least, 1.0, 0.005):
        found = [certified(table, one >= candidate) for one in scores]
        if all(np.mean([each[name] for each in found]) <= most for name, most in allowed.items()):
            return float(candidate)
    return 1.0
