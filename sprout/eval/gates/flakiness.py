"""What several trials of each case say of the target beside the rate: how often they disagree."""

import math
from dataclasses import dataclass
from typing import Any

from sprout.eval.gates.finding import Results
from sprout.eval.outcomes import Outcome
from sprout.eval.stats import flake_rate, flaky_share, intraclass_correlation, wilson_interval

__all__ = ["Flakiness", "flakiness"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Flakiness:
    """How much the trials of a case disagree."""

    details: dict[str, Any]
    notes: tuple[str, ...]


def flakiness(results: Results, confidence: float) -> Flakiness:
    """Return how often the trials of a case of *results* disagree, and what counting each trial as a case would claim.

    That lower bound, which is too high, is shown beside the gate's own and decides nothing.
    """
    ran = [g.result for g in results if g.result.trials]
    passes = [sum(trial.outcome is Outcome.PASSED for trial in result.trials) for result in ran]
    trials = [len(result.trials) for result in ran]
    rates = [rate for c, m in zip(passes, trials, strict=True) if (rate := flake_rate(c, m)) is not None]
    mean = math.fsum(rates) / len(rates) if rates else None
    count = sum(rate > 0.0 for rate in rates)
    details = {
        "trials": max(trials, default=0),
        "flaky": count,
        "flaky_share": flaky_share(passes, trials),
        "flake_rate": mean,
        "correlation": intraclass_correlation(passes, trials) if ran else None,
        "naive_lower": wilson_interval(sum(passes), sum(trials), confidence)[0] if ran else None,
    }
    if mean is None:
        return Flakiness(details=details, notes=())
    note = f"flaky: the trials of {count} of {len(rates)} cases disagree; two trials of a case do with rate {mean:.3f}"
    return Flakiness(details=details, notes=(note,))
