"""Gates as a suite file declares them: what each kind holds to the bar, and with which numbers."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, model_validator

__all__ = [
    "CalibrationGate",
    "EveryCaseGate",
    "Gate",
    "JointRefusalGate",
    "Model",
    "NoWorseGate",
    "ParityGate",
    "RateGate",
    "Share",
]

Share = Annotated[float, Field(ge=0.0, le=1.0, allow_inf_nan=False)]
Confidence = Annotated[float, Field(gt=0.5, lt=1.0, allow_inf_nan=False)]
PositiveShare = Annotated[float, Field(gt=0.0, le=1.0, allow_inf_nan=False)]
Margin = Annotated[float, Field(gt=0.0, lt=1.0, allow_inf_nan=False)]
File = Annotated[str, StringConstraints(min_length=1, pattern=r"\S")]
Slices = Annotated[tuple[str, ...], Field(strict=False)]


class Model(BaseModel):
    """Base of the suite's parts: frozen, strict, no unknown keys."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


class RateGate(Model):
    """The share of passed cases clears the threshold: its Wilson or exact lower bound, or the share itself (point)."""

    kind: Literal["rate"]
    method: Literal["wilson", "exact", "point"] = "wilson"
    confidence: Confidence = 0.95
    per: Slices = ()
    """Tags whose cases must each clear the threshold by themselves, beside the whole suite."""

    corrected: bool = False
    """Whether the judge's errors are taken out of the rate with human labels; the bound is then that of the labels."""

    labels: File | None = None
    """The file with the labels, from the suite's folder."""

    sequential: bool = False
    """Whether the verdict may fall before the last case, by the exact group-sequential plan in the file's order."""

    @model_validator(mode="after")
    def _fits_together(self) -> "RateGate":
        if self.corrected and self.labels is None:
            raise ValueError("'corrected: true' needs 'labels', the file with the human labels")
        if self.labels is not None and not self.corrected:
            raise ValueError("'labels' without 'corrected: true' would change nothing; add it, or leave both out")
        for name in ("corrected", "sequential"):
            if getattr(self, name) and self.method == "point":
                raise ValueError(f"'{name}: true' brings its own bound; 'method: point' asks for none")
        if self.sequential and (self.corrected or self.per):
            other = "corrected" if self.corrected else "per"
            raise ValueError(f"'sequential: true' cannot go with {other!r}: a verdict that falls early has neither")
        return self


class CalibrationGate(Model):
    """The expected calibration error stays below the threshold, and enough cases are answered."""

    kind: Literal["calibration"]
    method: Literal["bound", "point"] = "bound"
    confidence: Confidence = 0.95
    answered: PositiveShare = 0.5
    """The least share of cases that the target must answer."""


class ParityGate(Model):
    """The pass rates of the two languages of each pair differ by no more than the threshold."""

    kind: Literal["parity"]
    method: Literal["tost", "point"] = "tost"
    confidence: Confidence = 0.95
    floor: PositiveShare = 0.5
    """The least pass rate of each language: two languages that fail alike are no parity."""


class JointRefusalGate(Model):
    """Both the cases to answer and those to refuse clear the threshold, each class by itself."""

    kind: Literal["joint-refusal"]
    method: Literal["wilson", "exact", "point"] = "wilson"
    confidence: Confidence = 0.95
    per: Slices = ()
    """Tags whose cases must clear the threshold by themselves, in both classes, beside the whole suite."""


class NoWorseGate(Model):
    """The pass rate is shown to be no worse than a baseline's by the margin, and reaches the threshold itself.

    The margin is no zero: an equal target would pass as seldom as the level of the test.
    """

    kind: Literal["no-worse-than"]
    baseline: File
    """The record of the run to compare with, from the suite's folder."""

    margin: Margin = 0.05
    """The most that may be lost, as a difference of pass rates."""

    confidence: Confidence = 0.95
    """Of the one-sided bound on the difference."""


class EveryCaseGate(Model):
    """Each case passes."""

    kind: Literal["every-case"] = "every-case"


Gate = Annotated[
    RateGate | CalibrationGate | ParityGate | JointRefusalGate | NoWorseGate | EveryCaseGate,
    Field(discriminator="kind"),
]
