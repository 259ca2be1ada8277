"""Intervals, paired differences and calibration: pure functions on numbers."""

from sprout.eval.stats.calibration import Bin, brier, brier_skill, ece, ece_upper, reliability_bins
from sprout.eval.stats.pairs import tango_bounds
from sprout.eval.stats.proportions import (
    cases_for_perfect,
    cases_for_rate,
    exact_interval,
    max_certifiable,
    wilson_interval,
)

__all__ = [
    "Bin",
    "brier",
    "brier_skill",
    "cases_for_perfect",
    "cases_for_rate",
    "ece",
    "ece_upper",
    "exact_interval",
    "max_certifiable",
    "reliability_bins",
    "tango_bounds",
    "wilson_interval",
]
