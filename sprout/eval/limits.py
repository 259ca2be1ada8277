"""What one target may not be, worse than another by more than a margin: shown on the same cases, or FAIL."""

import math
from collections.abc import Sequence
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field
from scipy.special import ndtri

from sprout.eval.outcomes import Verdict
from sprout.eval.stats import difference_bounds, tango_bounds, tost_power

__all__ = ["Limit", "LimitResult", "hold"]

_POWER = 0.8
_MOST_ENUMERATED = 10_000
_MOST_PAIRS = 1_000_000


class Limit(BaseModel):
    """That *a* be shown to be no worse than *b* by *margin* of pass rate."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    a: str
    b: str
    margin: Annotated[float, Field(gt=0.0, lt=1.0, allow_inf_nan=False)]
    """Above 0: of two equally good targets neither could clear a margin of 0."""


class LimitResult(BaseModel):
    """What became of a limit."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    limit: Limit
    verdict: Verdict | None
    """``None``: it was not evaluated, as the gates of the two were not."""

    lower: float | None = Field(default=None, allow_inf_nan=False)
    """One-sided lower bound of the rate of a minus that of b, undecided cases counted against a and for b."""

    confidence: float
    cases_needed: int | None = None
    """About how many cases show it with a power of 80 %, where it is not shown and more cases can show it."""

    says: str


def hold(
    limit: Limit, worst: Sequence[float], *, best: Sequence[float] | None = None, trials: int, confidence: float
) -> LimitResult:
    """Return whether a is shown to be no worse than b by the margin.

    *worst* has each case's score under a minus that under b with whatever is undecided counted against a and for b, and
    decides; *best* the other way round (``None``: nothing is undecided), and tells why it fails. The lower bound is
    Tango's with continuity correction, or of means of *trials* the clustered one. Raises ``ValueError`` for no
    differences.
    """
    lower, _ = _bounds(worst, trials, confidence)
    shown = lower > -limit.margin
    needed: int | None = None
    if shown:
        says = f"PASS: {limit.a} is not worse than {limit.b} by {limit.margin:g}: {_found(worst, lower)}"
    else:
        says, needed = _failure(limit, worst, worst if best is None else best, trials, confidence)
    return LimitResult(
        limit=limit,
        verdict=Verdict.PASS if shown else Verdict.FAIL,
        lower=lower,
        confidence=confidence,
        cases_needed=needed,
        says=says,
    )


def _failure(
    limit: Limit, worst: Sequence[float], best: Sequence[float], trials: int, confidence: float
) -> tuple[str, int | None]:
    """Say which it is: shown to be worse, decided by what is undecided, or not to be shown with so many cases."""
    names = f"{limit.a} is not worse than {limit.b} by {limit.margin:g}"
    lower, upper = _bounds(best, trials, confidence)
    if upper < -limit.margin:
        return f"FAIL: {limit.a} is worse than {limit.b} by more than {limit.margin:g}: by at least {-upper:.3f}", None
    if lower > -limit.margin:
        open_cases = sum(one != other for one, other in zip(worst, best, strict=True))
        return f"FAIL: decided by {open_cases} undecided; counted for {limit.a} it is shown that {names}", None
    needed = _cases_needed(worst, limit.margin, confidence)
    more = "more cases will not help" if needed is None else f"about {needed} cases needed"
    bound = _found(worst, _bounds(worst, trials, confidence)[0])
    return f"FAIL: {len(worst)} cases cannot show that {names}: {bound}; {more}", needed


def _found(differences: Sequence[float], lower: float) -> str:
    return f"the difference is {_mean(differences):.3f}, its lower bound {lower:.3f}"


def _bounds(differences: Sequence[float], trials: int, confidence: float) -> tuple[float, float]:
    if trials > 1:
        return difference_bounds(differences, confidence=confidence)
    ahead, behind = sum(value > 0 for value in differences), sum(value < 0 for value in differences)
    return tango_bounds(ahead, behind, len(differences), confidence)


def _mean(values: Sequence[float]) -> float:
    return math.fsum(values) / len(values)


def _cases_needed(differences: Sequence[float], margin: float, confidence: float) -> int | None:
    """Return about how many cases show it if the two differ as they did, but not in favour of a; ``None``: too many."""
    n = len(differences)
    gap = min(0.0, _mean(differences))
    spread = max(-gap, _mean([value * value for value in differences]))
    if gap <= -margin:
        return None

    def shows(pairs: int) -> bool:
        if tango_bounds(0, 0, pairs, confidence)[0] <= -margin:
            return False
        if pairs > _MOST_ENUMERATED:
            return pairs >= _large_sample(spread, gap, margin, confidence)
        return tost_power(pairs, spread, margin, difference=gap, confidence=confidence, no_worse=True) >= _POWER

    low, high = n, 2 * n
    while not shows(high):
        if high > _MOST_PAIRS:
            return None
        low, high = high, 2 * high
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (low, middle) if shows(middle) else (middle, high)
    return high


def _large_sample(spread: float, gap: float, margin: float, confidence: float) -> float:
    z = float(ndtri(confidence)) + float(ndtri(_POWER))
    return z * z * (spread - gap * gap) / (margin + gap) ** 2
