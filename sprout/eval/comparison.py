"""Several targets on the same cases of a suite: paired differences, and whether one can be told to be better.

A case counts by its score: passed or not, or the share of its trials that passed. Undecided counts as not passed.
"""

import itertools
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

import numpy as np
from pydantic import BaseModel, ConfigDict

from sprout.eval.limits import Limit, LimitResult, hold
from sprout.eval.outcomes import CaseResult, Interval, Outcome, Verdict
from sprout.eval.stats import (
    cochran_q,
    difference_bounds,
    holm,
    mcnemar,
    minimum_detectable_effect,
    sign_flip,
    tango_interval,
)

__all__ = ["Omnibus", "PairResult", "SuiteComparison", "compare", "not_compared"]

Test = Literal["mcnemar-exact", "sign-flip"]


class _Value(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid", ser_json_inf_nan="constants")


class PairResult(_Value):
    """Two targets on the same cases; differences are *a* minus *b*."""

    a: str
    b: str
    rate_a: float
    rate_b: float
    difference: float
    interval: Interval
    """Two-sided, of this pair alone."""

    only_a: int
    """In how many cases *a* scored above *b*."""

    only_b: int
    undecided_a: int
    """Cases of *a* that are undecided, or have an undecided trial."""

    undecided_b: int
    test: Test
    p_value: float
    p_holm: float
    """Adjusted for the number of pairs of the suite."""

    better: str | None
    """Which of the two is better; ``None``: it cannot be told."""

    smallest_difference: float | None
    """The smallest difference that so many cases show with a power of 80 %; ``None``: they show not even 1."""

    says: str


class Omnibus(_Value):
    """Cochran's Q of three or more targets; a case of several trials counts as passed if all pass."""

    statistic: float
    degrees: int
    p_value: float


class SuiteComparison(_Value):
    """The targets of a run on one suite."""

    suite: str
    targets: tuple[str, ...]
    """Their labels, in the order in which they were asked for."""

    n: int
    """Cases that each target was asked."""

    confidence: float
    not_compared: str | None = None
    """Why there are no pairs."""

    omnibus: Omnibus | None = None
    pairs: tuple[PairResult, ...] = ()
    limits: tuple[LimitResult, ...] = ()

    @property
    def passed(self) -> bool:
        """Whether each limit that was asked for holds."""
        return all(one.verdict is Verdict.PASS for one in self.limits)


def compare(
    suite: str,
    sides: Mapping[str, Sequence[CaseResult]],
    *,
    trials: int = 1,
    confidence: float = 0.95,
    limits: Sequence[Limit] = (),
) -> SuiteComparison:
    """Compare each two of *sides*, label to results of the same cases in the same order, and hold the *limits*.

    The tests are exact: McNemar's, or of means of several *trials* a sign flip; Holm adjusts them for the number of
    pairs. A case that was run against one target only cannot be compared, and then no limit holds: who could choose
    what to leave out could choose who wins. Raises ``ValueError`` for fewer than two sides or different cases.
    """
    ids = {label: [result.id for result in results] for label, results in sides.items()}
    if len(sides) < 2 or len({tuple(one) for one in ids.values()}) != 1:
        raise ValueError(f"the targets {list(sides)!r} of suite {suite!r} are fewer than two, or have different cases")
    rows = list(zip(*sides.values(), strict=True))
    if (why := _incomparable(rows)) is not None:
        return not_compared(suite, tuple(sides), why, confidence=confidence, limits=limits, fails=True)
    kept = [row for row in rows if all(_ran(result) for result in row)]
    columns = dict(zip(sides, zip(*kept, strict=True), strict=True))
    return SuiteComparison(
        suite=suite,
        targets=tuple(sides),
        n=len(kept),
        confidence=confidence,
        omnibus=_omnibus(kept) if len(sides) > 2 else None,
        pairs=_pairs(columns, trials, confidence),
        limits=tuple(_held(limit, columns[limit.a], columns[limit.b], trials, confidence) for limit in limits),
    )


def not_compared(
    suite: str,
    targets: Sequence[str],
    why: str,
    *,
    confidence: float = 0.95,
    limits: Sequence[Limit] = (),
    fails: bool,
) -> SuiteComparison:
    """Return a comparison that was not made because of *why*; its limits *fail* or were not evaluated."""
    held = tuple(
        LimitResult(
            limit=limit,
            verdict=Verdict.FAIL if fails else None,
            confidence=confidence,
            says=f"FAIL: {why}" if fails else f"not evaluated: {why}",
        )
        for limit in limits
    )
    return SuiteComparison(
        suite=suite, targets=tuple(targets), n=0, confidence=confidence, not_compared=why, limits=held
    )


def _incomparable(rows: Sequence[Sequence[CaseResult]]) -> str | None:
    ran = [[_ran(result) for result in row] for row in rows]
    if apart := [row[0].id for row, done in zip(rows, ran, strict=True) if any(done) and not all(done)]:
        return f"{len(apart)} of {len(rows)} cases, such as {apart[0]!r}, were run against some of the targets only"
    return None if any(map(any, ran)) else "no case was run"


def _ran(result: CaseResult) -> bool:
    return result.outcome is not Outcome.NOT_RUN


@dataclass(frozen=True, slots=True, kw_only=True)
class _Pair:
    """The scores of two targets before anything is said of them."""

    a: str
    b: str
    results_a: Sequence[CaseResult]
    results_b: Sequence[CaseResult]

    @property
    def differences(self) -> list[float]:
        return [a.score - b.score for a, b in zip(self.results_a, self.results_b, strict=True)]

    @property
    def discordant(self) -> tuple[int, int]:
        return sum(value > 0 for value in self.differences), sum(value < 0 for value in self.differences)

    def p_value(self, test: Test) -> float:
        if test == "mcnemar-exact":
            return mcnemar(*self.discordant, method="exact")
        # drawn, with a seed of its own, only where the means of trials are too many to be enumerated
        return sign_flip(self.differences, rng=np.random.default_rng(0))

    def interval(self, trials: int, confidence: float) -> Interval:
        if trials == 1:
            # with this correction it excludes 0 where the exact test does, but for a table or two of each n
            lower, upper = tango_interval(*self.discordant, len(self.results_a), confidence, correction=1.0)
            return Interval(lower=lower, upper=upper, method="tango-cc", confidence=confidence)
        lower, upper = difference_bounds(self.differences, confidence=(1 + confidence) / 2)
        return Interval(lower=lower, upper=upper, method="clustered", confidence=confidence)


def _pairs(columns: Mapping[str, Sequence[CaseResult]], trials: int, confidence: float) -> tuple[PairResult, ...]:
    found = [_Pair(a=a, b=b, results_a=columns[a], results_b=columns[b]) for a, b in itertools.combinations(columns, 2)]
    test: Test = "mcnemar-exact" if trials == 1 else "sign-flip"
    p_values = [pair.p_value(test) for pair in found]
    level = (1 - confidence) / len(found)
    return tuple(
        _pair_result(pair, test, (p, adjusted), trials, confidence, level)
        for pair, p, adjusted in zip(found, p_values, holm(p_values), strict=True)
    )


def _pair_result(
    pair: _Pair, test: Test, p_values: tuple[float, float], trials: int, confidence: float, level: float
) -> PairResult:
    differences = pair.differences
    n = len(differences)
    difference = math.fsum(differences) / n
    spread = min(1.0, math.fsum(value * value for value in differences) / n)
    smallest = minimum_detectable_effect(n, spread, alpha=level)
    interval = pair.interval(trials, confidence)
    told = p_values[1] <= 1 - confidence and difference != 0.0
    better = None if not told else pair.a if difference > 0 else pair.b
    only_a, only_b = pair.discordant
    return PairResult(
        a=pair.a,
        b=pair.b,
        rate_a=_rate(pair.results_a),
        rate_b=_rate(pair.results_b),
        difference=difference,
        interval=interval,
        only_a=only_a,
        only_b=only_b,
        undecided_a=_undecided(pair.results_a),
        undecided_b=_undecided(pair.results_b),
        test=test,
        p_value=p_values[0],
        p_holm=p_values[1],
        better=better,
        smallest_difference=smallest,
        says=_cannot_tell(n, smallest) if better is None else _told(better, difference, interval),
    )


def _told(better: str, difference: float, interval: Interval) -> str:
    ends = sorted((abs(interval.lower), abs(interval.upper)))
    if interval.lower < 0.0 < interval.upper:  # a table on the edge
        ends[0] = 0.0
    return f"told: {better} is better by {abs(difference):.3f} [{ends[0]:.3f}, {ends[1]:.3f}]"


def _cannot_tell(n: int, smallest: float | None) -> str:
    if smallest is None:
        return f"cannot tell: {n} cases could show no difference, however large"
    return f"cannot tell: the smallest difference that {n} cases could show is {smallest:.3f}"


def _rate(results: Sequence[CaseResult]) -> float:
    return math.fsum(result.score for result in results) / len(results)


def _undecided(results: Sequence[CaseResult]) -> int:
    return sum(result.best_score > result.score for result in results)


def _held(
    limit: Limit, a: Sequence[CaseResult], b: Sequence[CaseResult], trials: int, confidence: float
) -> LimitResult:
    """Hold *limit* with every undecided trial counted against *a* and for *b*: an outage shows nothing."""
    pairs = list(zip(a, b, strict=True))
    worst = [one.score - other.best_score for one, other in pairs]
    best = [one.best_score - other.score for one, other in pairs]
    return hold(limit, worst, best=best, trials=trials, confidence=confidence)


def _omnibus(rows: Sequence[Sequence[CaseResult]]) -> Omnibus:
    found = cochran_q([[result.outcome is Outcome.PASSED for result in row] for row in rows])
    return Omnibus(statistic=found.statistic, degrees=found.degrees, p_value=found.p_value)
