"""The gate on a share of passed cases, for a suite or for one part of it."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from sprout.eval.gates.finding import TOLERANCE, Finding, Results, trials_of
from sprout.eval.gates.flakiness import flakiness
from sprout.eval.gates.power import Bar
from sprout.eval.outcomes import Interval, Reason
from sprout.eval.stats import GateMethod, cases_for_rate, clustered_bounds, exact_interval, wilson_interval
from sprout.eval.suite import JointRefusalGate, RateGate

__all__ = ["bar_of", "evaluate_rate", "rate_shortage"]


@dataclass(frozen=True, slots=True, kw_only=True)
class _End:
    """One end of the envelope."""

    rate: float
    lower: float
    upper: float
    n_eff: float
    """How many independent trials the lower bound is worth."""

    clears: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class _Rule:
    """How scores of cases are held to the bar."""

    method: str
    confidence: float
    threshold: float
    trials: int
    """Of each case; with more than one the bound is over cases, by the spread of their scores."""

    several: bool

    @property
    def name(self) -> str:
        if self.several:
            return "exact-cases" if self.method == "exact" else "kg+2"
        return "exact" if self.method == "exact" else "wilson"

    def end(self, scores: Sequence[float]) -> _End:
        n = len(scores)
        passes = min(math.fsum(scores), float(n))
        lower, upper, n_eff = self._bounds(scores, passes)
        held = passes / n if self.method == "point" else lower
        clears = passes > 0 and held >= self.threshold - TOLERANCE
        return _End(rate=passes / n, lower=lower, upper=upper, n_eff=n_eff, clears=clears)

    def _bounds(self, scores: Sequence[float], passes: float) -> tuple[float, float, float]:
        n = len(scores)
        if not self.several:
            interval = (exact_interval if self.method == "exact" else wilson_interval)(passes, n, self.confidence)
            return *interval, float(n)
        found = clustered_bounds(
            [score * self.trials for score in scores],
            [self.trials] * n,
            confidence=self.confidence,
            side="two-sided",
            method="exact-cases" if self.method == "exact" else "kg+2",
        )
        return found.lower, found.upper, found.n_eff


def evaluate_rate(results: Results, gate: RateGate | JointRefusalGate, threshold: float) -> Finding:
    """Hold the share of passed cases against *threshold*.

    A case of several trials counts its share of passed ones, and the bound is over the cases: no number of trials
    makes up for few cases. That bound may fall when a trial passes, so that both ends of the envelope must clear.
    """
    n = len(results)
    rule = _rule(results, gate, threshold)
    worst = rule.end([g.result.score for g in results])
    best = rule.end([g.result.best_score for g in results])
    bar = bar_of(gate, threshold, several=rule.several)
    reason, why, needed = _reason(worst, n, bar)
    flaky = flakiness(results, gate.confidence) if rule.several else None
    return Finding(
        passes=worst.clears and best.clears,
        passes_at_best=best.clears,
        value=worst.rate,
        best_value=best.rate,
        interval=Interval(lower=worst.lower, upper=worst.upper, method=rule.name, confidence=gate.confidence),
        reason=reason,
        why=why,
        cases_needed=needed,
        smallest=n,
        weakness=bar.weakness(n),
        details={} if flaky is None else {**flaky.details, "n_eff": worst.n_eff},
        notes=(*_notes(worst, n, bar), *(() if flaky is None else flaky.notes)),
    )


def rate_shortage(n: int, gate: RateGate | JointRefusalGate, threshold: float, *, trials: int = 1) -> str | None:
    """Say that *n* cases can never clear *threshold* and how many can, or return ``None`` if they can."""
    return bar_of(gate, threshold, several=trials > 1).shortage(n)


def bar_of(gate: RateGate | JointRefusalGate, threshold: float, *, several: bool = False) -> Bar:
    """Return the bar of *gate*; with *several* trials a perfect score has the exact bound."""
    method: GateMethod = "exact" if several and gate.method == "wilson" else gate.method
    return Bar(threshold=threshold, method=method, confidence=gate.confidence)


def _rule(results: Results, gate: RateGate | JointRefusalGate, threshold: float) -> _Rule:
    counts = [len(g.result.trials) for g in results if g.result.trials]
    return _Rule(
        method=gate.method,
        confidence=gate.confidence,
        threshold=threshold,
        # cases of unequal trials count alike, and none for more trials than it has had
        trials=min(counts, default=1),
        several=trials_of(results) > 1,
    )


def _reason(worst: _End, n: int, bar: Bar) -> tuple[Reason, str, int | None]:
    threshold = bar.threshold
    if bar.method == "point":
        return Reason.BELOW, f"the rate {worst.rate:.3f} is below {threshold:g}", None
    planned = bar.planned()
    if shortage := bar.shortage(n):
        return Reason.CANNOT_SHOW, "; ".join(part for part in (shortage, planned) if part), bar.perfect()
    if worst.upper < threshold:
        return Reason.BELOW, f"shown below: even the upper bound {worst.upper:.3f} is under {threshold:g}", None
    if worst.rate <= threshold:
        return Reason.BELOW, f"the rate {worst.rate:.3f} is not above {threshold:g}; more cases will not help", None
    independent = cases_for_rate(threshold, worst.rate, bar.method, bar.confidence, side="two-sided")
    needed = None if independent is None else math.ceil(independent * n / worst.n_eff)
    why = f"{n} cases at this rate cannot show it: the lower bound is {worst.lower:.3f}; about {needed} needed"
    return Reason.CANNOT_SHOW, "; ".join(part for part in (why, planned) if part), needed


def _notes(worst: _End, n: int, bar: Bar) -> tuple[str, ...]:
    if bar.method != "point":
        return ()
    needed = Bar(threshold=bar.threshold, method="wilson", confidence=bar.confidence).perfect()
    tail = f"a Wilson bound on {bar.threshold:g} needs {needed} cases" if needed else "no Wilson bound reaches 1"
    return (f"point gate: nothing is shown beyond these {n} cases (lower bound {worst.lower:.3f}; {tail})",)
