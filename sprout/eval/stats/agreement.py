"""How far two or more raters agree: for reports, never for gates.

A judge that passes all three true failures among 100 answers has an AC1 of 0.947 and a specificity of 0. Their 95 %
lower bounds undercover too (Cohen's kappa 0.87 to 0.96, AC1 0.82 to 0.94 at 50 to 200 items). What a gate needs is in
:mod:`sprout.eval.stats.subset_labels`.
"""

import math
from collections import Counter
from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import Literal

import numpy as np
from numpy.typing import NDArray
from scipy.special import ndtri, stdtrit

__all__ = ["Agreement", "Level", "ac1", "cohen_kappa", "krippendorff_alpha"]

Level = Literal["nominal", "ordinal", "interval", "ratio"]
"""What the values mean; all but ``nominal`` need numbers."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Agreement:
    """A coefficient with its standard error and two-sided interval; at most 1, 0 is chance."""

    value: float
    standard_error: float | None
    lower: float
    upper: float
    items: int
    """How many items at least one rater rated."""


def cohen_kappa(
    first: Sequence[Hashable],
    second: Sequence[Hashable],
    *,
    weights: Literal["none", "linear", "quadratic"] = "none",
    item_weights: Sequence[float] | None = None,
    confidence: float = 0.95,
) -> Agreement | None:
    """Return Cohen's kappa of two raters of the same items, ``(p_o - p_e)/(1 - p_e)``.

    The standard error is Fleiss, Cohen and Everitt's (Psychological Bulletin 72, 1969), the interval normal and cut
    at ±1. *weights* lessen near misses by the distance of the categories in sorted order. *item_weights* say for how
    many items each stands that was drawn at a rate of its own; the error is then that of Kish's effective number.
    ``None`` if chance alone makes the raters agree: both use one and the same category. Raises ``ValueError`` for no
    items, unequal lengths, or an item weight that is not above 0.
    """
    if not first or len(first) != len(second):
        raise ValueError(f"{len(first)} and {len(second)} ratings")
    categories = _sorted({*first, *second})
    q, each = len(categories), _item_shares(item_weights, len(first))
    n = 1 / float((each**2).sum())
    place = {category: index for index, category in enumerate(categories)}
    table = np.zeros((q, q))
    for a, b, share in zip(first, second, each, strict=True):
        table[place[a], place[b]] += share
    closeness = _closeness(q, weights)
    rows, columns = table.sum(axis=1), table.sum(axis=0)
    observed, expected = float((closeness * table).sum()), float(rows @ closeness @ columns)
    if math.isclose(expected, 1.0, abs_tol=1e-12):
        return None
    kappa = (observed - expected) / (1 - expected)
    slack = closeness - ((closeness @ columns)[:, None] + (rows @ closeness)[None, :]) * (1 - kappa)
    variance = float((table * slack**2).sum()) - (kappa - expected * (1 - kappa)) ** 2
    error = math.sqrt(max(0.0, variance) / n) / (1 - expected)
    reach = float(ndtri((1 + confidence) / 2)) * error
    return Agreement(
        value=kappa, standard_error=error, lower=max(-1.0, kappa - reach), upper=min(1.0, kappa + reach),
        items=len(first),
    )  # fmt: skip


def ac1(
    ratings: Sequence[Sequence[Hashable | None]],
    *,
    item_weights: Sequence[float] | None = None,
    confidence: float = 0.95,
) -> Agreement | None:
    """Return Gwet's AC1 of *ratings*, a sequence per rater with ``None`` where an item was not rated.

    ``(p_a - p_e)/(1 - p_e)`` with ``p_e = Σπ(1-π)/(q-1)``, standard error and Student interval with items - 1 degrees
    of freedom (Gwet, British Journal of Mathematical and Statistical Psychology 61, 2008). *item_weights* say for how
    many items each stands; then each item must have a rating. ``None`` with one category, or if no item has two
    ratings. Raises ``ValueError`` for fewer than two raters, unequal lengths, no rating, or an item weight that is not
    above 0.
    """
    counts = _counts(ratings)
    n, q = counts.shape
    share = _item_shares(item_weights, n)
    sizes = counts.sum(axis=1)
    paired = sizes >= 2
    if q < 2 or not bool(paired.any()):
        return None
    pairs = np.where(paired, sizes * (sizes - 1), 1.0)
    agree = np.where(paired, (counts * (counts - 1)).sum(axis=1) / pairs, 0.0)
    shares = counts / sizes[:, None]
    prevalence = share @ shares
    observed = float(share @ agree) / float(share[paired].sum())
    expected = float((prevalence * (1 - prevalence)).sum() / (q - 1))
    value = (observed - expected) / (1 - expected)
    if n < 2:
        return Agreement(value=value, standard_error=None, lower=-1.0, upper=1.0, items=n)
    each = np.where(paired, agree - expected, 0.0) / float(share[paired].sum()) / (1 - expected)
    chance = shares @ (1 - prevalence) / (q - 1)
    linear = each - 2 * (1 - value) * (chance - expected) / (1 - expected)
    error = math.sqrt(float((share**2 * (linear - value) ** 2).sum()) * n / (n - 1))
    reach = float(stdtrit(n - 1, (1 + confidence) / 2)) * error
    return Agreement(
        value=value, standard_error=error, lower=max(-1.0, value - reach), upper=min(1.0, value + reach), items=n
    )


def krippendorff_alpha(
    ratings: Sequence[Sequence[Hashable | None]],
    rng: np.random.Generator,
    *,
    level: Level = "nominal",
    confidence: float = 0.95,
    draws: int = 1000,
) -> Agreement | None:
    """Return Krippendorff's alpha of *ratings*, a sequence per rater with ``None`` where an item was not rated.

    ``1 - D_o/D_e`` over the items with two ratings or more (Krippendorff, Content Analysis, 2004, ch. 11); the
    interval is the percentile bootstrap over items, made repeatable by *rng*. ``None`` if no item has two ratings or
    all values are the same. Raises ``ValueError`` for fewer than two raters, unequal lengths, no rating, or values
    that *level* cannot measure.
    """
    counts = _counts(ratings)
    values = _sorted({value for row in ratings for value in row if value is not None})
    counts = counts[counts.sum(axis=1) >= 2]
    value = _alpha(counts, values, level) if len(counts) else None
    if value is None:
        return None
    drawn = [_alpha(counts[rng.integers(0, len(counts), size=len(counts))], values, level) for _ in range(draws)]
    found = np.asarray([one for one in drawn if one is not None])
    lower, upper = np.quantile(found, [(1 - confidence) / 2, (1 + confidence) / 2]) if found.size else (-1.0, 1.0)
    error = float(found.std(ddof=1)) if found.size > 1 else None
    return Agreement(value=value, standard_error=error, lower=float(lower), upper=float(upper), items=len(counts))


def _counts(ratings: Sequence[Sequence[Hashable | None]]) -> NDArray[np.float64]:
    """Return how often each rated item (row) got each value (column, sorted)."""
    if len(ratings) < 2 or len({len(row) for row in ratings}) != 1:
        raise ValueError(f"agreement needs two raters of the same items, and {len(ratings)} are given")
    values = _sorted({value for row in ratings for value in row if value is not None})
    items = [Counter(value for value in item if value is not None) for item in zip(*ratings, strict=True)]
    rated = [item for item in items if item]
    if not rated:
        raise ValueError("no item is rated")
    return np.asarray([[float(item[value]) for value in values] for item in rated])


def _item_shares(weights: Sequence[float] | None, n: int) -> NDArray[np.float64]:
    """Return for how much of the whole each of *n* items stands."""
    if weights is None:
        return np.full(n, 1 / n)
    if len(weights) != n or not all(math.isfinite(weight) and weight > 0.0 for weight in weights):
        raise ValueError(f"{len(weights)} item weights for {n} items; each must be a number above 0")
    found = np.asarray(weights, dtype=float)
    return np.asarray(found / found.sum())


def _sorted(values: set[Hashable]) -> list[Hashable]:
    if all(isinstance(value, (bool, int, float)) for value in values):
        return sorted(values, key=float)  # type: ignore[arg-type]
    return sorted(values, key=repr)


def _closeness(q: int, weights: str) -> NDArray[np.float64]:
    if weights == "none" or q == 1:
        return np.eye(q)
    steps = np.abs(np.arange(q)[:, None] - np.arange(q)[None, :]) / (q - 1)
    return np.asarray(1 - (steps if weights == "linear" else steps**2))


def _alpha(counts: NDArray[np.float64], values: Sequence[Hashable], level: Level) -> float | None:
    sizes = counts.sum(axis=1)
    totals = counts.sum(axis=0)
    total = float(sizes.sum())
    distance = _distances(totals, values, level)
    weighted = counts / (sizes - 1)[:, None]
    observed = float(np.einsum("ic,ik,ck->", weighted, counts, distance)) / total
    expected = float(totals @ distance @ totals) / (total * (total - 1))
    return None if expected == 0.0 else 1 - observed / expected


def _distances(totals: NDArray[np.float64], values: Sequence[Hashable], level: Level) -> NDArray[np.float64]:
    """Return the squared difference of each two values at *level*, 0 on the diagonal."""
    q = len(values)
    if level == "nominal":
        return 1.0 - np.eye(q)
    if not all(isinstance(value, (int, float)) and math.isfinite(value) for value in values):
        raise ValueError(f"level {level!r} measures numbers only")
    if level == "ordinal":
        middle = np.cumsum(totals) - totals / 2
        return np.asarray((middle[:, None] - middle[None, :]) ** 2)
    numbers = np.asarray(values, dtype=float)
    apart = numbers[:, None] - numbers[None, :]
    if level == "interval":
        return np.asarray(apart**2)
    sums = numbers[:, None] + numbers[None, :]
    if bool((numbers < 0).any()):
        raise ValueError("level 'ratio' measures numbers of at least 0 only")
    return np.asarray(np.divide(apart, sums, out=np.zeros_like(apart), where=sums != 0) ** 2)
