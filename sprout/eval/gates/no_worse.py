"""The gate on a baseline: the same cases pass no less often than in an earlier run, by more than a margin.

Every undecided case counts against this run, and one of the baseline's for the baseline. Beside the difference the
rate itself must reach the metric's threshold: two targets that pass nothing are no success.
"""

import math

from sprout.eval.evidence import Baseline
from sprout.eval.gates.finding import TOLERANCE, Finding, Graded, Results, open_cases, trials_of
from sprout.eval.outcomes import Interval, Reason
from sprout.eval.pairing import Difference, contents, difference, mismatch
from sprout.eval.stats import FEW_CASES, tango_bounds, tost_cases, tost_power
from sprout.eval.suite import NoWorseGate, Suite

__all__ = ["evaluate_no_worse", "no_worse_shortage"]

_MOST_PAIRS = 100_000
_MOST_EXACT = 3000
"""Above this many pairs the large-sample formula is returned."""

_POWER = 0.8


def evaluate_no_worse(
    results: Results, gate: NoWorseGate, suite: Suite, threshold: float, judge_config: str | None
) -> Finding:
    """Hold the lower bound of the difference above minus the margin, and the rate at *threshold* or more.

    It is broken without a baseline, if case ids or contents differ, or if another judge graded the baseline.
    """
    baseline = suite.baseline
    if baseline is None:
        return _broken(results, suite.lacks or "no baseline is given")
    if refused := _refused(results, baseline, judge_config):
        return _broken(results, refused)
    several = trials_of(results) > 1 or any(case.trials > 1 for case in baseline.cases.values())
    worst = difference([_pair(g, baseline, best=False) for g in results], gate.confidence, several=several)
    best = difference([_pair(g, baseline, best=True) for g in results], gate.confidence, several=several)
    # the bound of several trials may fall when one passes, so that both ends must clear
    passes = _clears(worst, gate, threshold) and _clears(best, gate, threshold)
    needed = None if several or passes else _needed(worst, gate)
    reason, why = _reason(worst, gate, threshold, needed)
    return Finding(
        passes=passes,
        passes_at_best=_clears(best, gate, threshold),
        value=worst.new_rate,
        best_value=best.new_rate,
        interval=Interval(lower=worst.lower, upper=worst.upper, method=worst.method, confidence=gate.confidence),
        reason=reason,
        why=why,
        measured=f"{worst.new_rate:.3f} ({worst.old_rate:.3f} in the baseline), the difference {_between(worst)}, "
        f"margin {gate.margin:g}, threshold {threshold:g}",
        cases_needed=needed if reason is Reason.CANNOT_SHOW else None,
        smallest=len(results),
        weakness="" if several else _weakness(worst, gate),
        open_cases=open_cases(results) + sum(case.score != case.best_score for case in baseline.cases.values()),
        details=_details(worst, gate, baseline),
        notes=_notes(worst, gate, baseline, judge_config),
    )


def no_worse_shortage(suite: Suite, gate: NoWorseGate) -> str | None:
    """Say that even a perfect run could not be shown to be no worse than the baseline, or return ``None``."""
    if suite.baseline is None:
        return f"nothing to compare with: {suite.lacks or 'no baseline is given'}"
    n = len(suite.cases)
    gained = round(math.fsum(1 - case.best_score for case in suite.baseline.cases.values()))
    if tango_bounds(min(gained, n), 0, n, gate.confidence)[0] > -gate.margin:
        return None
    percent = f"{gate.confidence * 100:g} %"
    head = f"{n} cases cannot show a loss of less than {gate.margin:g} at {percent}"
    needed = _fewest(gate)
    return f"{head}, nor can {_MOST_PAIRS}" if needed is None else f"{head}: {needed} needed"


def _refused(results: Results, baseline: Baseline, judge_config: str | None) -> str | None:
    found = mismatch({g.case.id: g.case.content_hash for g in results}, contents(baseline.cases))
    if found:
        return f"the baseline is of other cases: {found}"
    if judge_config is not None and judge_config not in baseline.judge_config.split(" + "):
        return (
            f"the baseline was graded by the judge {baseline.judge_config!r}, and this run by {judge_config!r}: "
            "run it again, and save it"
        )
    return None


def _pair(graded: Graded, baseline: Baseline, *, best: bool) -> tuple[float, float]:
    old = baseline.cases[graded.case.id]
    if best:
        return graded.result.best_score, old.score
    return graded.result.score, old.best_score


def _clears(found: Difference, gate: NoWorseGate, threshold: float) -> bool:
    return found.new_rate > 0 and found.new_rate >= threshold - TOLERANCE and found.lower > -gate.margin


def _reason(found: Difference, gate: NoWorseGate, threshold: float, needed: int | None) -> tuple[Reason, str]:
    worse = "WORSE than the baseline: " if found.upper < 0 else ""
    compared = f"{found.new_rate:.3f} against {found.old_rate:.3f}, the difference {_between(found)}"
    if found.lower > -gate.margin:
        return Reason.BELOW, f"{worse}the rate {found.new_rate:.3f} is below {threshold:g}"
    if found.upper < -gate.margin:
        return Reason.BELOW, f"{worse}shown worse by more than {gate.margin:g}: {compared}"
    if found.value <= -gate.margin:
        return Reason.BELOW, f"{worse}worse by {-found.value:.3f}, {gate.margin:g} is allowed: {compared}"
    tail = "" if needed is None else f"; a target as good as the baseline passes 4 times in 5 with about {needed}"
    what = f"{found.n} cases cannot show a loss of less than {gate.margin:g}: {compared}"
    return Reason.CANNOT_SHOW, f"{worse}{what}{tail}"


def _needed(found: Difference, gate: NoWorseGate) -> int | None:
    """Return how many cases a target as good as the baseline needs at the discordance seen; ``None`` if not more."""
    if (fewest := _fewest(gate)) is None:
        return None
    # of two one-sided tests a power of 0.6 asks 0.8 of each
    usual = math.ceil(tost_cases(found.discordance, gate.margin, confidence=gate.confidence, power=0.6))
    high = max(fewest, usual, found.n)
    if high > _MOST_EXACT:
        return high if high > found.n else None
    while high < _MOST_EXACT and _power(high, found, gate) < _POWER:
        high += max(1, high // 10)
    return high if high > found.n else None


def _power(n: int, found: Difference, gate: NoWorseGate) -> float:
    return tost_power(n, found.discordance, gate.margin, confidence=gate.confidence, no_worse=True)


def _fewest(gate: NoWorseGate) -> int | None:
    """Return how many cases show the margin if none comes out differently."""
    if tango_bounds(0, 0, _MOST_PAIRS, gate.confidence)[0] <= -gate.margin:
        return None
    low, high = 1, _MOST_PAIRS
    while low < high:
        middle = (low + high) // 2
        if tango_bounds(0, 0, middle, gate.confidence)[0] > -gate.margin:
            high = middle
        else:
            low = middle + 1
    return low


def _weakness(found: Difference, gate: NoWorseGate) -> str:
    if found.n < FEW_CASES:
        return f"fewer than {FEW_CASES} cases"
    if found.n > _MOST_EXACT or (power := _power(found.n, found, gate)) >= _POWER:
        return ""
    return f"on {found.n} cases a target as good as the baseline passes with probability {power:.2f}, below {_POWER:g}"


def _between(found: Difference) -> str:
    return f"{found.value:+.3f} between {found.lower:+.3f} and {found.upper:+.3f}"


def _details(found: Difference, gate: NoWorseGate, baseline: Baseline) -> dict[str, object]:
    return {
        "baseline": baseline.fingerprint,
        "baseline_target": baseline.target,
        "baseline_rate": found.old_rate,
        "difference": found.value,
        "margin": gate.margin,
        "gained": found.only_new,
        "lost": found.only_old,
        "mcnemar_p": found.p_value,
    }


def _notes(found: Difference, gate: NoWorseGate, baseline: Baseline, judge_config: str | None) -> tuple[str, ...]:
    notes = [f"baseline {baseline.fingerprint} of {baseline.target}: {found.only_new} gained, {found.only_old} lost"]
    if found.upper < 0 and found.lower > -gate.margin:
        notes.append(f"WORSE than the baseline, though by less than {gate.margin:g}: the difference {_between(found)}")
    if judge_config is None:
        notes.append("whether the same judge graded the baseline is not known")
    return tuple(notes)


def _broken(results: Results, why: str) -> Finding:
    return Finding(
        passes=False, passes_at_best=False, value=None, best_value=None, reason=Reason.BROKEN, why=why,
        smallest=len(results),
    )  # fmt: skip
