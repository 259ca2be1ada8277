"""What a gate finds before it is put into words: two ends of an envelope, and what they are held against."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from sprout.eval.outcomes import CaseResult, Interval, Reason
from sprout.eval.suite import Case

__all__ = ["TOLERANCE", "Finding", "Graded"]

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

    cases_needed: int | None = None
    smallest: int
    """Size of the smallest group that must clear the bar by itself."""

    details: dict[str, Any] = field(default_factory=dict)
    notes: tuple[str, ...] = ()


Results = Sequence[Graded]
