"""How good a rate gate is at passing a good target: what is said where it is not."""

from dataclasses import dataclass

from sprout.eval.stats import (
    FEW_CASES,
    GateMethod,
    cases_for_perfect,
    cases_for_power,
    design_rate,
    pass_probability,
    underpowered,
)

__all__ = ["Bar"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Bar:
    """A threshold on a rate, and the rule by which one trial of each case is held to it."""

    threshold: float
    method: GateMethod
    confidence: float
    """Two-sided."""

    @property
    def percent(self) -> str:
        """The confidence as messages show it."""
        return f"{self.confidence * 100:g} %"

    def perfect(self) -> int | None:
        """Return how many cases a perfect target needs; ``None``: no number is enough."""
        return cases_for_perfect(self.threshold, self.method, self.confidence, side="two-sided")

    def shortage(self, n: int) -> str | None:
        """Say that *n* cases can never clear the bar and how many can, or return ``None`` if they can."""
        needed = self.perfect()
        if needed is None:
            return f"no number of cases can clear {self.threshold:g} at {self.percent}"
        if needed <= n:
            return None
        return f"{n} cases cannot clear {self.threshold:g} at {self.percent}: {needed} needed"

    def planned(self) -> str:
        """Say with how many cases a target halfway between the bar and 1 passes 4 times in 5, or return nothing."""
        rate = design_rate(self.threshold)
        needed = cases_for_power(self.threshold, rate, confidence=self.confidence, side="two-sided", method=self.method)
        return "" if needed is None else f"a target at {rate:g} passes 4 times in 5 with {needed}"

    def weakness(self, n: int) -> str:
        """Say why *n* cases are underpowered, or return nothing: fewer than 30, or a power below 0.8."""
        rate = design_rate(self.threshold)
        if not underpowered(n, self.threshold, confidence=self.confidence, side="two-sided", method=self.method):
            return ""
        if n < FEW_CASES:
            return f"fewer than {FEW_CASES} cases"
        power = pass_probability(
            n, rate, self.threshold, confidence=self.confidence, side="two-sided", method=self.method
        )
        needed = cases_for_power(self.threshold, rate, confidence=self.confidence, side="two-sided", method=self.method)
        more = "" if needed is None else f"; {needed} cases would do"
        return f"on {n} cases a target at {rate:g} passes with probability {power:.2f}, below 0.8{more}"
