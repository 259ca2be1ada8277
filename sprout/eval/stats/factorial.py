"""What each of several switches does, when every case is run with every combination of them (2^k ablations).

Per case, an effect is the contrast ``Σ ±y / 2^(k-1)`` over the arms: a main effect is mean(on) - mean(off), an
interaction is on the same scale. Its mean and standard error over the cases are those of least squares with
case-clustered errors, up to ``sqrt(n/(n-1))``; the pairing within cases is what makes it sharp.
"""

import itertools
import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

import numpy as np
from scipy.special import stdtr, stdtrit

from sprout.eval.stats.paired_tests import holm

__all__ = ["Effect", "factorial_effects", "sign_flip"]

_SMALL = 30
_MOST_ENUMERATED = 20
_MOST_LATTICE = 2_000_000


@dataclass(frozen=True, slots=True, kw_only=True)
class Effect:
    """A main effect or an interaction, in [-1, 1] for outcomes in [0, 1]."""

    factors: tuple[str, ...]
    estimate: float
    standard_error: float
    lower: float
    upper: float
    """Two-sided interval by Student's t."""

    p_value: float
    """By Student's t, or by sign flips with fewer than 30 cases."""

    p_holm: float
    """Adjusted for the number of effects."""

    small_sample: bool
    """Fewer than 30 cases: the interval is a rough one."""

    @property
    def name(self) -> str:
        """The factors joined by ×."""
        return "×".join(self.factors)


def factorial_effects(
    outcomes: Sequence[Sequence[float]],
    factors: Sequence[str],
    *,
    interactions: int | None = None,
    confidence: float = 0.95,
    rng: np.random.Generator | None = None,
) -> tuple[Effect, ...]:
    """Return the effects of *factors*, main effects first, up to interactions of so many factors (all by default).

    A row of *outcomes* per case has its score in each arm, arms in the order of :func:`itertools.product` over (off,
    on): the last factor changes fastest. Holm's correction is over all effects returned. *rng* is needed only for
    fewer than 30 cases of scores that have no common denominator; see :func:`sign_flip`. Raises ``ValueError`` for
    fewer than two cases, rows that have not 2^k finite scores, repeated factors, or a confidence outside (0, 1).
    """
    table = _table(outcomes, factors, confidence)
    found = []
    for order in range(1, (interactions or len(factors)) + 1):
        for chosen in itertools.combinations(range(len(factors)), order):
            signs = [math.prod(1 if arm[j] else -1 for j in chosen) for arm in _arms(len(factors))]
            contrast = table @ np.asarray(signs, dtype=float) / 2 ** (len(factors) - 1)
            found.append((tuple(factors[j] for j in chosen), contrast))
    effects = [_effect(names, contrast.tolist(), confidence, rng) for names, contrast in found]
    adjusted = holm([effect.p_value for effect in effects])
    return tuple(replace(effect, p_holm=p) for effect, p in zip(effects, adjusted, strict=True))


def sign_flip(differences: Sequence[float], *, rng: np.random.Generator | None = None, draws: int = 100_000) -> float:
    """Return the two-sided p-value of "each difference is as likely as its opposite", in (0, 1].

    The share of all sign patterns whose sum is as far from 0 as the one seen (Fisher, The Design of Experiments, 1935,
    §21). Exact for up to 20 differences that are not 0, and for any number with a common denominator up to 1000, as
    means of trials have; otherwise *draws* patterns are drawn from *rng*, the one seen counted among them. Raises
    ``ValueError`` for a difference that is not finite, or if *rng* is needed and missing.
    """
    if bad := [value for value in differences if not math.isfinite(value)]:
        raise ValueError(f"difference {bad[0]!r} is not finite")
    moved = [value for value in differences if value != 0.0]
    if not moved:
        return 1.0
    steps = _lattice(moved)
    if steps is not None:
        return _by_convolution(steps)
    seen = abs(math.fsum(moved)) * (1 - 1e-12)
    if len(moved) <= _MOST_ENUMERATED:
        sums = np.zeros(1)
        for value in moved:
            sums = np.concatenate([sums + value, sums - value])
        return float((np.abs(sums) >= seen).mean())
    if rng is None:
        raise ValueError(f"{len(moved)} differences without a common denominator need a random generator")
    size = np.abs(np.asarray(moved))
    beyond = sum(abs(float(size @ rng.choice((-1.0, 1.0), size=len(size)))) >= seen for _ in range(draws))
    return (1 + beyond) / (1 + draws)


def _table(outcomes: Sequence[Sequence[float]], factors: Sequence[str], confidence: float) -> np.ndarray:
    arms = 2 ** len(factors)
    if not factors or len(set(factors)) != len(factors):
        raise ValueError(f"factors {list(factors)!r} are none or repeated")
    if len(outcomes) < 2:
        raise ValueError(f"{len(outcomes)} cases: an effect needs two")
    if not 0.0 < confidence < 1.0:
        raise ValueError(f"confidence {confidence!r} is outside (0, 1)")
    for row in outcomes:
        if len(row) != arms or not all(math.isfinite(score) for score in row):
            raise ValueError(f"a case has the scores {list(row)!r}, and there are {arms} arms")
    return np.asarray(outcomes, dtype=float)


def _arms(factors: int) -> list[tuple[int, ...]]:
    return list(itertools.product((0, 1), repeat=factors))


def _effect(
    names: tuple[str, ...], contrast: Sequence[float], confidence: float, rng: np.random.Generator | None
) -> Effect:
    n = len(contrast)
    mean = math.fsum(contrast) / n
    error = math.sqrt(math.fsum((value - mean) ** 2 for value in contrast) / (n - 1) / n)
    reach = float(stdtrit(n - 1, (1 + confidence) / 2)) * error
    few = n < _SMALL or error == 0.0
    p = sign_flip(contrast, rng=rng) if few else 2 * float(stdtr(n - 1, -abs(mean / error)))
    return Effect(
        factors=names,
        estimate=mean,
        standard_error=error,
        lower=mean - reach,
        upper=mean + reach,
        p_value=p,
        p_holm=p,
        small_sample=n < _SMALL,
    )


def _lattice(values: Sequence[float]) -> list[int] | None:
    """Return whole multiples of a common fraction that *values* are, or ``None``."""
    parts = [Fraction(value).limit_denominator(1000) for value in values]
    if any(part == 0 or abs(float(part) - value) > 1e-12 for part, value in zip(parts, values, strict=True)):
        return None
    scale = math.lcm(*(part.denominator for part in parts))
    steps = [int(part * scale) for part in parts]
    return steps if sum(map(abs, steps)) <= _MOST_LATTICE else None


def _by_convolution(steps: Sequence[int]) -> float:
    """Sum the exact distribution of the part of *steps* that gets a plus: their sum is twice it less the total."""
    divisor = math.gcd(*steps)
    sizes = [abs(step) // divisor for step in steps]
    total, seen = sum(sizes), abs(sum(steps)) // divisor
    chances = np.zeros(total + 1)
    chances[0] = 1.0
    for size in sizes:
        shifted = np.zeros_like(chances)
        shifted[size:] = chances[: total + 1 - size]
        chances = (chances + shifted) / 2
    sums = 2 * np.arange(total + 1) - total
    return min(1.0, float(chances[np.abs(sums) >= seen].sum()))
