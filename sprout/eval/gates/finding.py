"""What a gate finds before it is put into words: two ends of an envelope, and what they are held against."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from sprout.eval.outcomes import CaseResult, Interval, Outcome, Reason
from sprout.eval.suite import Case

__all__ = ["TOLERANCE", "Finding", "Graded", "open_cases", "trials_of"]

TOLERANCE = 1e-12
"""Sums of shares are floating-point numbers; a bar is cleared within this."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Graded:
    """A case with its result."""

    case: Case
    result: CaseResult


@dataclass(frozen=True, slots=True, kw_only=True)
class Finding:
    """A gate's numbers."""

    passes: bool
    """Whether the bar is cleared with every undecided case counted against the target."""

    passes_at_best: bool
    """Whether it would be with every undecided case counted for it."""

    value: float | None
    best_value: float | None
    interval: Interval | None = None
    reason: Reason = Reason.BELOW
    """Why it fails, if no undecided case decides."""

    why: str
    """What the reason says, as the end of a sentence."""

    measured: str | None = None
    """What a PASS says, where it is more than value, bound and threshold."""

    cases_needed: int | None = None
    smallest: int
    """Size of the smallest group that must clear the bar by itself."""

    weakness: str = ""
    """Why the gate is underpowered, beside fewer than 30 cases; empty if it is not."""

    open_cases: int | None = None
    """How many cases the two ends of the envelope differ in; ``None``: every undecided or not-run one."""

    details: dict[str, Any] = field(default_factory=dict)
    notes: tuple[str, ...] = ()


Results = Sequence[Graded]


def open_cases(results: Results) -> int:
    """Return how many of *results* are undecided or were not run."""
    return sum(graded.result.outcome in {Outcome.UNDECIDED, Outcome.NOT_RUN} for graded in results)


def trials_of(results: Results) -> int:
    """Return the most trials that a case of *results* has had."""
    return max((len(graded.result.trials) for graded in results), default=0)
