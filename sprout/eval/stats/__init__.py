"""Intervals, paired differences and calibration: pure functions on numbers."""

from sprout.eval.stats.calibration import Bin, brier, brier_skill, ece, ece_upper, reliability_bins
from sprout.eval.stats.pairs import tango_bounds
from sprout.eval.stats.proportions import Bounds, Method, Side, exact_interval, proportion_bounds, wilson_interval
from sprout.eval.stats.sample_size import (
    cases_for_failures,
    cases_for_perfect,
    cases_for_power,
    cases_for_rate,
    max_certifiable,
    min_passes,
    pass_probability,
    underpowered,
)

__all__ = [
    "Bin",
    "Bounds",
    "Method",
    "Side",
    "brier",
    "brier_skill",
    "cases_for_failures",
    "cases_for_perfect",
    "cases_for_power",
    "cases_for_rate",
    "ece",
    "ece_upper",
    "exact_interval",
    "max_certifiable",
    "min_passes",
    "pass_probability",
    "proportion_bounds",
    "reliability_bins",
    "tango_bounds",
    "underpowered",
    "wilson_interval",
]
