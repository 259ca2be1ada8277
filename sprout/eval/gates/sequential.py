"""The gate on a share of passed cases whose verdict may fall before the last case, and its watch during a run.

The exact group-sequential plan with ten looks, over the cases in the file's order. Its false-pass rate is exact if
that order says nothing of how hard the cases are: shuffle a file before it is pinned, not after a run.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from sprout.eval.gates.finding import TOLERANCE, Finding, Graded, Results, trials_of
from sprout.eval.gates.power import Bar
from sprout.eval.outcomes import DECIDED_EARLY, CaseResult, Interval, Outcome, Reason
from sprout.eval.stats import GroupSequentialPlan, Step, group_sequential_plan
from sprout.eval.suite import RateGate, Suite

__all__ = ["Monitor", "evaluate_sequential", "sequential_bar"]

_OPEN = frozenset({Outcome.UNDECIDED, Outcome.NOT_RUN})


@dataclass(frozen=True, slots=True, kw_only=True)
class _Stop:
    """Where the walk through the cases ended."""

    step: Step
    passes: int
    n: int

    @property
    def passed(self) -> bool:
        return self.step is Step.PASS


class Monitor:
    """Watches a run of a suite with a sequential gate, in whatever order results come in."""

    def __init__(self, suite: Suite) -> None:
        """Raise ``ValueError`` if the gate of *suite* is not sequential."""
        if not isinstance(suite.gate, RateGate) or not suite.gate.sequential:
            raise ValueError(f"the gate of suite {suite.name!r} is not sequential")
        self._order = [case.id for case in suite.cases]
        self._known = frozenset(self._order)
        self._plan = _plan(len(suite.cases), suite.gate, suite.metric.threshold)
        self._passed: dict[str, bool] = {}
        self._stop: _Stop | None = None
        self._seen = self._passes = 0

    def add(self, case_id: str, result: CaseResult) -> None:
        """Take the *result* of a case; one for the same case replaces it. Raises ``ValueError`` for a stranger.

        A result that several trials went into decides nothing.
        """
        if case_id not in self._known:
            raise ValueError(f"the suite has no case {case_id!r}")
        if len(result.trials) > 1 or self._plan is None:
            return
        if case_id in self._passed:
            self._seen = self._passes = 0
            self._stop = None
        self._passed[case_id] = result.outcome is Outcome.PASSED
        self._advance(self._plan)

    @property
    def decided(self) -> str | None:
        """What has been decided and after how many cases; ``None`` while the rest must be asked.

        The cases that are left are then not run, and :data:`~sprout.eval.outcomes.DECIDED_EARLY` is the reason.
        """
        if self._stop is None or self._stop.n == len(self._order):
            return None
        return f"{'PASS' if self._stop.passed else 'FAIL'} after {self._stop.n} of {len(self._order)} cases"

    def _advance(self, plan: GroupSequentialPlan) -> None:
        while self._stop is None and self._seen < len(self._order) and self._order[self._seen] in self._passed:
            self._passes += self._passed[self._order[self._seen]]
            self._seen += 1
            step = plan.decide(self._passes, self._seen)
            if step is not Step.CONTINUE:
                self._stop = _Stop(step=step, passes=self._passes, n=self._seen)


def evaluate_sequential(results: Results, gate: RateGate, threshold: float) -> Finding:
    """Walk through *results* in the suite's order until the plan decides; what comes after counts for nothing.

    A case that was not run because the gate was decided is one after that point; before it, it counts as failed.
    Raises ``ValueError`` if a case has several trials.
    """
    if trials_of(results) > 1:
        raise ValueError(f"a sequential gate is for one trial of each case, and a case has {trials_of(results)}")
    bar, plan = sequential_bar(gate, threshold), _plan(len(results), gate, threshold)
    if plan is None:
        return _never(results, bar)
    worst = _walk(plan, (g.result.outcome is Outcome.PASSED for g in results))
    best = _walk(plan, (g.result.outcome is Outcome.PASSED or g.result.outcome in _OPEN for g in results))
    open_ones = sum(g.result.outcome in _OPEN for g in results[: worst.n])
    lower = plan.lower_bound(worst.passes, worst.n)
    reason, why = _reason(worst, plan, bar, lower)
    value = worst.passes / worst.n
    return Finding(
        passes=worst.passed and worst.passes > 0,
        passes_at_best=best.passed,
        value=value,
        best_value=best.passes / best.n if open_ones else value,
        interval=Interval(lower=lower, upper=1.0, method="group-sequential", confidence=gate.confidence),
        reason=reason,
        why=why,
        measured=f"{value:.3f} of the first {worst.n} of {len(results)} cases, lower bound {lower:.3f}, "
        f"threshold {threshold:g}",
        cases_needed=bar.perfect() if reason is Reason.CANNOT_SHOW else None,
        smallest=len(results),
        weakness=bar.weakness(len(results)),
        open_cases=open_ones,
        details=_details(results, plan, worst),
        notes=_notes(results, worst),
    )


def sequential_bar(gate: RateGate, threshold: float) -> Bar:
    """Return the bar of the exact bound over all cases, which the plan's numbers are close to."""
    return Bar(threshold=threshold, method="exact", confidence=gate.confidence)


def _plan(cases: int, gate: RateGate, threshold: float) -> GroupSequentialPlan | None:
    """Return the plan at the one-sided level that the two-sided confidence leaves; ``None`` if nothing can pass it."""
    if threshold > 1.0 - TOLERANCE:
        return None
    plan = group_sequential_plan(cases, threshold, confidence=(1 + gate.confidence) / 2)
    return plan if plan.looks else None


def _walk(plan: GroupSequentialPlan, passed: Iterable[bool]) -> _Stop:
    passes = n = 0
    for n, one in enumerate(passed, start=1):
        passes += one
        step = plan.decide(passes, n)
        if step is not Step.CONTINUE:
            return _Stop(step=step, passes=passes, n=n)
    raise ValueError(f"{n} results for a plan of {plan.cases}")


def _reason(stop: _Stop, plan: GroupSequentialPlan, bar: Bar, lower: float) -> tuple[Reason, str]:
    rate = stop.passes / stop.n
    if stop.step is Step.FAIL:
        return Reason.BELOW, f"shown below: {stop.passes} of the first {stop.n} cases passed"
    if rate <= bar.threshold:
        return Reason.BELOW, f"after {stop.n} of {plan.cases} cases the bar is out of reach: the rate is {rate:.3f}"
    why = f"after {stop.n} of {plan.cases} cases no score on the rest can show it: the lower bound is {lower:.3f}"
    return Reason.CANNOT_SHOW, "; ".join(part for part in (why, bar.planned()) if part)


def _details(results: Results, plan: GroupSequentialPlan, stop: _Stop) -> dict[str, object]:
    return {
        "asked": stop.n,
        "passes": stop.passes,
        "step": stop.step.value,
        "decided_early": _early(results),
        "looks": [[look.n, look.passes] for look in plan.looks],
        "size": plan.size,
    }


def _notes(results: Results, stop: _Stop) -> tuple[str, ...]:
    early = _early(results)
    if stop.n == len(results):
        return ()
    left = f"{early} of the others were not run, and {len(results) - stop.n - early} counted for nothing"
    return (f"sequential: decided after {stop.n} of {len(results)} cases in the file's order; {left}",)


def _early(results: Iterable[Graded]) -> int:
    return sum(g.result.not_run == DECIDED_EARLY for g in results)


def _never(results: Results, bar: Bar) -> Finding:
    n = len(results)
    passed = sum(g.result.outcome is Outcome.PASSED for g in results) / n
    why = bar.shortage(n) or f"no plan for {n} cases can pass {bar.threshold:g}"
    return Finding(
        passes=False, passes_at_best=False, value=passed, best_value=passed, reason=Reason.CANNOT_SHOW, why=why,
        cases_needed=bar.perfect(), smallest=n,
    )  # fmt: skip
