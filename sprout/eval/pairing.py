"""The cases of two runs side by side: which can be compared, and by how much their pass rates differ."""

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from sprout.eval.evidence import BaselineCase
from sprout.eval.stats import difference_bounds, mcnemar, tango_bounds

__all__ = ["Difference", "Mismatch", "contents", "difference", "mismatch"]

_MOST_NAMED = 5


@dataclass(frozen=True, slots=True, kw_only=True)
class Mismatch:
    """Ids of cases that cannot be compared."""

    only_new: tuple[str, ...]
    only_old: tuple[str, ...]
    changed: tuple[str, ...]
    """In both runs, with another content."""

    def __bool__(self) -> bool:
        return bool(self.only_new or self.only_old or self.changed)

    def __str__(self) -> str:
        parts = [
            ("only in this run", self.only_new),
            ("only in the baseline", self.only_old),
            ("with another content", self.changed),
        ]
        return "; ".join(f"{what}: {_named(ids)}" for what, ids in parts if ids)


def mismatch(new: Mapping[str, str], old: Mapping[str, str]) -> Mismatch:
    """Compare case ids and the hashes of their content; an unknown (empty) hash equals none."""
    both = [name for name in new if name in old]
    return Mismatch(
        only_new=tuple(name for name in new if name not in old),
        only_old=tuple(name for name in old if name not in new),
        changed=tuple(name for name in both if new[name] != old[name] or not new[name]),
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class Difference:
    """New minus old pass rate over the same cases, with one-sided bounds, each at the confidence."""

    n: int
    old_rate: float
    new_rate: float
    only_new: int
    """Cases that only the new run passes; of several trials, on which it has the higher score."""

    only_old: int
    lower: float
    upper: float
    method: str
    p_value: float | None
    """Two-sided mid-p McNemar; ``None`` for several trials of a case."""

    @property
    def value(self) -> float:
        """The difference, in [-1, 1]."""
        return self.new_rate - self.old_rate

    @property
    def discordance(self) -> float:
        """The share of cases that come out differently."""
        return (self.only_new + self.only_old) / self.n


def difference(pairs: Sequence[tuple[float, float]], confidence: float, *, several: bool) -> Difference:
    """Return the difference of *pairs* of new and old score, each in [0, 1].

    With one trial of each case by Tango's corrected score bounds; with *several* of a case by the clustered bound over
    the differences of the cases' scores. Raises ``ValueError`` for no pairs, or scores between 0 and 1 of one trial.
    """
    n = len(pairs)
    if n == 0:
        raise ValueError("there is no case to compare")
    if not several and any(score not in {0.0, 1.0} for pair in pairs for score in pair):
        raise ValueError("the score of one trial is 0 or 1")
    only_new, only_old = sum(new > old for new, old in pairs), sum(new < old for new, old in pairs)
    if several:
        lower, upper = difference_bounds([new - old for new, old in pairs], confidence=confidence)
    else:
        lower, upper = tango_bounds(only_new, only_old, n, confidence)
    return Difference(
        n=n,
        new_rate=math.fsum(new for new, _ in pairs) / n,
        old_rate=math.fsum(old for _, old in pairs) / n,
        only_new=only_new,
        only_old=only_old,
        lower=lower,
        upper=upper,
        method="clustered" if several else "tango-cc",
        p_value=None if several else mcnemar(only_new, only_old, method="mid-p"),
    )


def contents(cases: Mapping[str, BaselineCase]) -> dict[str, str]:
    """Return case id to content hash."""
    return {name: case.content for name, case in cases.items()}


def _named(ids: Iterable[str]) -> str:
    names = [repr(name) for name in ids]
    more = len(names) - _MOST_NAMED
    return ", ".join(names[:_MOST_NAMED]) + (f" and {more} more" if more > 0 else "")
