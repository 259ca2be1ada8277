"""The exact binomial group-sequential plan: stop a suite early with a valid verdict.

One outcome per case, a fixed number of cases, looks after equal parts of them. At each look the boundary is the
fewest passes whose probability at the threshold, without an earlier stop, fits what ``α(n/N)^ρ`` allows to be spent
so far (Lan and DeMets, Biometrika 70, 1983, evaluated exactly). Stopping without a pass never raises the false
passes: when the last boundary is out of reach, or the evidence that the rate is below the threshold reaches 1/α.
Cases come in an order fixed before the first call, a look takes a complete prefix of it, and an error is a failure.
"""

import math
from dataclasses import dataclass
from enum import StrEnum

import numpy as np
from numpy.typing import NDArray
from scipy.special import bdtrc

from sprout.eval.stats.betting import log_e_below
from sprout.eval.stats.bisection import bisect
from sprout.eval.stats.proportions import tail_of

__all__ = ["GroupSequentialPlan", "Look", "Step", "group_sequential_plan"]


class Step(StrEnum):
    """What to do after a prefix of the cases."""

    CONTINUE = "continue"
    PASS = "pass"  # noqa: S105 - a step, not a password
    FAIL = "fail"
    """The rate is shown to be below the threshold."""

    STOP = "stop"
    """No boundary can be reached any more: fail, though nothing is shown."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Look:
    """After *n* cases the suite passes with at least this many passes."""

    n: int
    passes: int


@dataclass(frozen=True, slots=True, kw_only=True)
class GroupSequentialPlan:
    """Boundaries for a suite of :attr:`cases` against :attr:`threshold`."""

    cases: int
    threshold: float
    confidence: float
    looks: tuple[Look, ...]
    """Looks that a perfect score can pass, by rising n; empty if none can."""

    size: float
    """The exact false-pass probability at the threshold, at most 1 - confidence."""

    def decide(self, passes: int, n: int) -> Step:
        """Return the step after *passes* of the first *n* cases, none of whose earlier prefixes decided.

        It passes at a look, or before it as soon as the look's boundary is reached whatever follows. Raises
        ``ValueError`` for impossible counts.
        """
        if not 0 <= passes <= n <= self.cases:
            raise ValueError(f"{passes!r} passes of {n!r} cases, in a plan for {self.cases!r}")
        if any(look.n >= n and passes >= look.passes for look in self.looks):
            return Step.PASS
        if all(look.n <= n or passes + look.n - n < look.passes for look in self.looks):
            return Step.FAIL if self._shown_below(passes, n) else Step.STOP
        return Step.FAIL if self._shown_below(passes, n) else Step.CONTINUE

    def pass_probability(self, rate: float) -> tuple[float, float]:
        """Return the exact probability of a pass at a true *rate*, and the mean number of cases asked.

        With every stop of :meth:`decide`. Raises ``ValueError`` for a rate outside [0, 1].
        """
        _check_rate(rate)
        alive = np.zeros(self.cases + 2)
        alive[0], passed, asked = 1.0, 0.0, 0.0
        for n in range(self.cases + 1):
            reached = np.flatnonzero(alive > 0.0)
            for k in reached:
                step = self.decide(int(k), n)
                if step is not Step.CONTINUE:
                    passed += alive[k] if step is Step.PASS else 0.0
                    asked += n * alive[k]
                    alive[k] = 0.0
            alive = _next(alive, rate)
        return float(passed), float(asked)

    def lower_bound(self, passes: int, n: int) -> float:
        """Return the one-sided lower bound of the rate after stopping at *n* with *passes*, in [0, 1].

        By stage-wise ordering: the rate at which crossing an earlier boundary, or as many passes here, has probability
        1 - confidence (Jennison and Turnbull, Group Sequential Methods, 2000, ch. 8). It clears the threshold exactly
        when the plan passes. After a stop between two looks it is that of the next look, as if all cases up to it
        failed. Raises ``ValueError`` for impossible counts.
        """
        if not 0 <= passes <= n <= self.cases or n == 0:
            raise ValueError(f"{passes!r} passes of {n!r} cases, in a plan for {self.cases!r}")
        n = min((look.n for look in self.looks if look.n >= n), default=n)
        earlier = tuple(look for look in self.looks if look.n < n)
        tail = tail_of(self.confidence, "lower")
        return bisect(lambda rate: _crossing(earlier, rate, passes, n) <= tail, 0.0, 1.0) if passes else 0.0

    def _shown_below(self, passes: int, n: int) -> bool:
        return n > 0 and log_e_below(passes, n, self.threshold) >= -math.log(tail_of(self.confidence, "lower"))


def group_sequential_plan(
    cases: int, threshold: float, *, confidence: float = 0.95, looks: int = 10, rho: float = 2.0
) -> GroupSequentialPlan:
    """Return the plan for a suite of *cases* at a one-sided *confidence*.

    *rho* is how late the level is spent: 1 evenly, 2 the recommended. Raises ``ValueError`` for no cases or looks, a
    threshold outside (0, 1), or a rho that is not positive.
    """
    alpha = tail_of(confidence, "lower")
    if cases < 1 or looks < 1 or not 0.0 < threshold < 1.0 or not 0.0 < rho < math.inf:
        raise ValueError(f"a plan for {cases!r} cases in {looks!r} looks at {threshold!r} with rho {rho!r}")
    stages = {round(cases * j / looks) for j in range(1, looks + 1)}
    alive = np.zeros(cases + 2)
    alive[0], spent = 1.0, 0.0
    found = []
    for n in range(1, cases + 1):
        alive = _next(alive, threshold)
        if n not in stages:
            continue
        above = alive[::-1].cumsum()[::-1]
        least = int(np.flatnonzero(above <= alpha * (n / cases) ** rho - spent + 1e-15)[0])
        if least <= n:
            found.append(Look(n=n, passes=least))
            spent += float(above[least])
            alive[least:] = 0.0
    return GroupSequentialPlan(cases=cases, threshold=threshold, confidence=confidence, looks=tuple(found), size=spent)


def _next(alive: NDArray[np.float64], rate: float) -> NDArray[np.float64]:
    following = alive * (1 - rate)
    following[1:] += alive[:-1] * rate
    return following


def _crossing(earlier: tuple[Look, ...], rate: float, passes: int, n: int) -> float:
    """Return the probability that an *earlier* boundary is crossed, or else *passes* or more of *n* are seen."""
    if not earlier:
        return float(bdtrc(passes - 1, n, rate))
    boundaries = {look.n: look.passes for look in earlier}
    alive = np.zeros(n + 2)
    alive[0], crossed = 1.0, 0.0
    for m in range(1, n + 1):
        alive = _next(alive, rate)
        if m in boundaries:
            crossed += float(alive[boundaries[m] :].sum())
            alive[boundaries[m] :] = 0.0
    return crossed + float(alive[passes:].sum())


def _check_rate(rate: float) -> None:
    if not 0.0 <= rate <= 1.0:
        raise ValueError(f"rate {rate!r} is outside [0, 1]")
