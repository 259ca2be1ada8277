"""Tests of whether two or more targets pass the same cases equally often."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

import numpy as np
from scipy.special import bdtr, chdtrc

__all__ = ["CochranQ", "cochran_q", "holm", "mcnemar"]


@dataclass(frozen=True, slots=True, kw_only=True)
class CochranQ:
    """The omnibus test of several targets on the same cases."""

    statistic: float
    degrees: int
    p_value: float


def mcnemar(only_a: int, only_b: int, *, method: Literal["exact", "mid-p"]) -> float:
    """Return the two-sided p-value that a passes as often as b, in [0, 1]; 1 without discordant pairs.

    ``exact`` doubles the smaller binomial tail of the *only_a* + *only_b* discordant pairs at 1/2: use it to claim that
    one is better. ``mid-p`` counts the observed table half: use it to report (Fagerland, Lydersen and Laake, BMC
    Medical Research Methodology 13, 2013). Its size stays under 0.05 while half of the pairs or fewer are discordant,
    and reaches 0.077 when every pair is (enumerated for 5 to 149 pairs). Raises ``ValueError`` for negative counts.
    """
    if min(only_a, only_b) < 0:
        raise ValueError(f"{only_a!r} and {only_b!r} discordant pairs")
    pairs, fewer = only_a + only_b, min(only_a, only_b)
    if pairs == 0:
        return 1.0
    tail = float(bdtr(fewer, pairs, 0.5))
    if method == "exact":
        return min(1.0, 2 * tail)
    point = tail - (float(bdtr(fewer - 1, pairs, 0.5)) if fewer else 0.0)
    return 1 - point / 2 if only_a == only_b else min(1.0, 2 * tail - point)


def cochran_q(passed: Sequence[Sequence[bool]]) -> CochranQ:
    """Return Cochran's Q of a row per case and a column per target, against χ² with k - 1 degrees of freedom.

    ``(k-1)(k·ΣG² - (ΣG)²) / (k·ΣL - ΣL²)`` with column totals G and row totals L (Cochran, Biometrika 37, 1950); Q =
    0 and p = 1 if no row differs within itself. Pairwise tests with :func:`holm` are valid without it. Raises
    ``ValueError`` for no rows, fewer than two columns, or rows of unequal length.
    """
    if not passed or len({len(row) for row in passed}) != 1 or len(passed[0]) < 2:
        raise ValueError("Cochran's Q needs cases in rows of equal length, a column for each of two targets or more")
    table = np.asarray([[bool(cell) for cell in row] for row in passed], dtype=float)
    targets = table.shape[1]
    columns, rows = table.sum(axis=0), table.sum(axis=1)
    spread = float(targets * rows.sum() - (rows**2).sum())
    if spread == 0.0:
        return CochranQ(statistic=0.0, degrees=targets - 1, p_value=1.0)
    statistic = float((targets - 1) * (targets * (columns**2).sum() - columns.sum() ** 2) / spread)
    return CochranQ(statistic=statistic, degrees=targets - 1, p_value=float(chdtrc(targets - 1, statistic)))


def holm(p_values: Sequence[float]) -> tuple[float, ...]:
    """Return the p-values adjusted for how many they are, in the order given, each in [0, 1].

    The i-th smallest of m is multiplied by ``m - i + 1``, none below the one before it (Holm, Scandinavian Journal of
    Statistics 6, 1979); below α after that, the family-wise error is at most α however the tests depend on each other.
    Raises ``ValueError`` for a p-value outside [0, 1].
    """
    if bad := [p for p in p_values if not 0.0 <= p <= 1.0]:
        raise ValueError(f"p-value {bad[0]!r} is outside [0, 1]")
    order = sorted(range(len(p_values)), key=lambda index: p_values[index])
    adjusted = [0.0] * len(p_values)
    largest = 0.0
    for rank, index in enumerate(order):
        largest = max(largest, min(1.0, (len(p_values) - rank) * p_values[index]))
        adjusted[index] = largest
    return tuple(adjusted)
