"""What people's labels say of a judge, and what that is worth to a run.

A calibration is of one judge in one configuration on one suite with one content. For another configuration or other
cases it is stale: what the judge gets right may have changed.
"""

from collections.abc import Sequence
from typing import Annotated, Literal

from pydantic import Field, model_validator

from sprout.eval.gate_models import Model, Share
from sprout.eval.stats import FEWEST_LABELS

__all__ = ["HOW", "Calibration", "Demand", "Figure", "JudgeCalibration", "VerdictLabels", "standing"]

HOW = (
    "run 'sprout label RUN.json', have people fill in the sheet, then run "
    "'sprout judge calibrate labels.csv --run RUN.json' (RUN.json is what --sprout-json writes)"
)
"""How a judge is calibrated."""

_Count = Annotated[int, Field(ge=0)]
_Coefficient = Annotated[float, Field(ge=-1.0, le=1.0, allow_inf_nan=False)]
_Words = Annotated[tuple[str, ...], Field(strict=False)]


class Figure(Model):
    """A figure with its two-sided 95 % bounds."""

    value: _Coefficient | None
    """``None`` if the labels say nothing of it."""

    lower: _Coefficient
    upper: _Coefficient

    def __format__(self, spec: str) -> str:
        """Return the value in the format *spec*, or ``unknown``."""
        return "unknown" if self.value is None else format(self.value, spec)


class VerdictLabels(Model):
    """The answers of a run with one verdict of the judge, and the labels among them."""

    answers: _Count
    yes: _Count
    """As they should be, people say."""

    no: _Count

    @model_validator(mode="after")
    def _fits(self) -> "VerdictLabels":
        if self.yes + self.no > self.answers:
            raise ValueError(f"{self.yes + self.no} labels of {self.answers} answers")
        return self


class JudgeCalibration(Model):
    """A judge held against people's labels of one run of one suite."""

    suite: str
    judge: str
    judge_config: str
    dataset: str
    """Content hash of the suite."""

    labels_hash: str
    """Hash of case to label."""

    passed: VerdictLabels
    failed: VerdictLabels
    undecided: VerdictLabels
    agreement: Figure
    """Share of answers on which judge and people agree; undecided agrees with nobody, here and below."""

    sensitivity: Figure
    """Of the answers that are as they should be, the share that the judge passed."""

    specificity: Figure
    """Of the answers that are not, the share that the judge failed."""

    right: Figure | None = None
    """Share of the answers that are as they should be: the pass rate corrected for the judge's errors.

    ``None`` in a file of an older release.
    """

    kappa: Figure | None
    """Cohen's, with undecided as a verdict of its own; ``None`` if chance alone makes them agree."""

    ac1: Figure | None
    """Gwet's; ``None`` if there is one verdict only."""

    labellers: _Count
    labellers_ac1: Figure | None
    """Of the labellers among themselves; ``None`` if no answer was labelled by two."""

    notes: _Words = ()
    """What a reader must know beside the figures."""

    @property
    def labels(self) -> int:
        """How many labels it rests on."""
        return sum(part.yes + part.no for part in (self.passed, self.failed, self.undecided))

    @property
    def no_better_than_chance(self) -> bool:
        """Whether sensitivity and specificity are known and sum up to 1 at most: a coin would do as well."""
        a, b = self.sensitivity.value, self.specificity.value
        return a is not None and b is not None and a + b <= 1.0

    def says(self) -> str:
        """Return the figures in one clause."""
        kappa, ac1 = ("unknown" if one is None else f"{one:.2f}" for one in (self.kappa, self.ac1))
        rates = f"sensitivity {self.sensitivity:.2f}, specificity {self.specificity:.2f}"
        count = f"{self.labels} label{'s' if self.labels != 1 else ''}"
        return f"kappa {kappa} (AC1 {ac1}), {rates} on {count}{self._corrected()}"

    def _corrected(self) -> str:
        if self.right is None:
            return ""
        judged = self.passed.answers / (self.passed.answers + self.failed.answers + self.undecided.answers)
        return (
            f"; it passed {judged:.3f} of the answers that it decided, corrected for its errors {self.right:.3f} "
            f"({self.right.lower:.3f} to {self.right.upper:.3f})"
        )


class Calibration(Model):
    """What a calibration is worth to a run."""

    status: Literal["calibrated", "missing", "stale"]
    says: str
    """One sentence for the user."""

    figures: JudgeCalibration | None = None
    """The calibration of exactly this judge and suite, however few its labels are."""


class Demand(Model):
    """That a suite's judge be calibrated, and how well it must do: the least that each lower bound may be."""

    sensitivity: Share | None = None
    specificity: Share | None = None

    def unmet(self, judge: str, found: Calibration) -> tuple[str, ...]:
        """Return why *found* does not meet the demand, each a clause that names *judge*; nothing if it does."""
        if found.status != "calibrated" or found.figures is None:
            return (f"the judge {judge!r} must be calibrated, and is not: {found.says}; {HOW}",)
        if found.figures.no_better_than_chance:
            return (f"the judge {judge!r} does no better than chance by people's labels: {found.figures.says()}",)
        problems = []
        for name in ("sensitivity", "specificity"):
            least, figure = getattr(self, name), getattr(found.figures, name)
            if least is not None and figure.lower < least:
                shown = f"its lower bound on {found.figures.labels} labels is {figure.lower:.3f}"
                problems.append(f"the {name} of the judge {judge!r} must be shown to be {least:g}, and {shown}")
        return tuple(problems)


def standing(
    known: Sequence[JudgeCalibration], *, suite: str, dataset: str, judge: str, judge_config: str
) -> Calibration:
    """Return what *known* is worth to a run of *suite* with *judge*: what changed since, if anything did."""
    exact = next((one for one in known if (one.judge_config, one.dataset) == (judge_config, dataset)), None)
    if exact is not None and exact.labels >= FEWEST_LABELS:
        return Calibration(status="calibrated", says=f"judge calibrated: {exact.says()}", figures=exact)
    if exact is not None:
        few = f"judge not calibrated: {exact.labels} labels of the {FEWEST_LABELS} needed"
        return Calibration(status="missing", says=few, figures=exact)
    older = [one for one in known if one.suite == suite and one.judge == judge]
    if not older:
        return Calibration(status="missing", says="judge not calibrated")
    now = {"judge_config": judge_config, "dataset": dataset}
    nearest = min(older, key=lambda one: sum(getattr(one, name) != value for name, value in now.items()))
    changed = [
        f"the {words} changed ({getattr(nearest, name)!r} is {now[name]!r} now)"
        for name, words in (("judge_config", "judge's configuration"), ("dataset", "suite's content"))
        if getattr(nearest, name) != now[name]
    ]
    return Calibration(status="stale", says=f"calibration stale: {' and '.join(changed)}")
