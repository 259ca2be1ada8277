"""Bins of stated confidences: of equal width, of about equal size, or one per value."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

__all__ = ["Bin", "Binning", "check_confidences", "reliability_bins"]

Binning = Literal["auto", "mass", "values", "width"]
"""``auto``: one bin per value if there are ten values or fewer and no count is given, bins of equal mass otherwise."""

_MOST_VALUES = 10


@dataclass(frozen=True, slots=True, kw_only=True)
class Bin:
    """The cases whose confidences fall together."""

    members: tuple[int, ...]
    """Indices of the cases, by rising confidence."""

    confidence: float
    """Mean confidence, in [0, 1]."""

    accuracy: float
    """Share that was right, in [0, 1]."""

    @property
    def gap(self) -> float:
        """Accuracy less confidence, in [-1, 1]: negative if overconfident."""
        return self.accuracy - self.confidence


def reliability_bins(
    confidences: Sequence[float], correct: Sequence[bool], count: int | None = None, *, binning: Binning = "auto"
) -> tuple[Bin, ...]:
    """Return the bins that have members, by rising confidence.

    ``width``: *count* bins [i/count, (i+1)/count), 1 in the last. ``mass``: the sorted cases cut into *count* runs
    whose sizes differ by one at most; a bin takes all confidences above the midpoint at its left cut, up to and
    including that at its right cut, so that equal confidences stay together. *count* defaults to n // 20, at least 5
    and at most 10. Raises ``ValueError`` for no cases, unequal lengths, a count below 1, or a confidence that is not
    finite and in [0, 1].
    """
    check_confidences(confidences, correct)
    n = len(confidences)
    if count is not None and count < 1:
        raise ValueError(f"{count!r} bins")
    order = sorted(range(n), key=lambda index: (confidences[index], index))
    values = sorted(set(confidences))
    wanted = count or min(10, max(5, n // 20))
    if binning == "values" or (binning == "auto" and count is None and len(values) <= _MOST_VALUES):
        edges = values
    elif binning == "width":
        edges = [math.nextafter(i / wanted, 0.0) for i in range(1, wanted)]
    else:
        edges = _mass_edges([confidences[index] for index in order], wanted)
    groups = _grouped(order, confidences, edges)
    return tuple(
        Bin(
            members=tuple(group),
            confidence=math.fsum(confidences[i] for i in group) / len(group),
            accuracy=sum(bool(correct[i]) for i in group) / len(group),
        )
        for group in groups
    )


def check_confidences(confidences: Sequence[float], correct: Sequence[bool]) -> None:
    """Raise ``ValueError`` for no cases, unequal lengths, or a confidence that is not finite and in [0, 1]."""
    if not confidences or len(confidences) != len(correct):
        raise ValueError(f"{len(confidences)} confidences and {len(correct)} outcomes")
    for value in confidences:
        if not (math.isfinite(value) and 0.0 <= value <= 1.0):
            raise ValueError(f"confidence {value!r} is outside [0, 1]")


def _mass_edges(ordered: Sequence[float], count: int) -> list[float]:
    size, larger = divmod(len(ordered), count)
    cuts = [i * size + min(i, larger) for i in range(1, count)]
    return [(ordered[cut - 1] + ordered[cut]) / 2 for cut in cuts if 0 < cut < len(ordered)]


def _grouped(order: Sequence[int], confidences: Sequence[float], edges: Sequence[float]) -> list[list[int]]:
    """Cut *order* after the last confidence that is at most each of the rising *edges*; leave no group empty."""
    groups: list[list[int]] = [[]]
    passed = 0
    for index in order:
        while passed < len(edges) and confidences[index] > edges[passed]:
            passed += 1
            groups.append([])
        groups[-1].append(index)
    return [group for group in groups if group]
