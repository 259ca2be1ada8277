"""The suite file as authors write it: these models check it and give the JSON Schema for editors."""

from typing import Annotated, Any, Literal

from pydantic import Field, StringConstraints, model_validator

from sprout.eval.judge_calibration import Demand
from sprout.eval.suite import Expectation, Gate, Metric, Model, Provenance, RateGate, TargetSpec, Turn

__all__ = ["ID_ALPHABET", "CaseFormat", "DefaultsFormat", "SuiteFormat"]

ID_ALPHABET = r"[A-Za-z0-9][A-Za-z0-9_.-]*"
Identifier = Annotated[str, StringConstraints(pattern=rf"^{ID_ALPHABET}$")]
Text = Annotated[str, StringConstraints(min_length=1, pattern=r"\S")]
Language = Annotated[str, StringConstraints(pattern=r"^[a-z]{2,3}(-[A-Za-z0-9]+)*$")]
AssertionItem = str | dict[str, Any]
_LEAST = 1e-9


class _CaseKeys(Model):
    title: Text | None = None
    question: Text | None = None
    turns: list[Text | Turn] | None = Field(default=None, min_length=2)
    expect: Expectation | None = None
    assert_: list[AssertionItem] = Field(default_factory=list, alias="assert")
    language: Language | None = None
    pair: Identifier | None = None
    tags: list[Identifier] = Field(default_factory=list)
    rationale: Text | None = None
    provenance: Provenance | None = None
    response: Text | dict[str, Any] | None = None
    skip: Text | None = None


class DefaultsFormat(_CaseKeys):
    """What each case has unless it says otherwise."""


class CaseFormat(_CaseKeys):
    """One case, its defaults merged in."""

    id: Identifier

    @model_validator(mode="after")
    def _asks_once(self) -> "CaseFormat":
        if (self.question is None) == (self.turns is None):
            raise ValueError("a case has either 'question' or 'turns'")
        return self


class SuiteFormat(Model):
    """The top of a suite file."""

    suite: Identifier
    description: str = ""
    target: Text | TargetSpec | None = None
    metric: Metric | None = None
    gate: Gate | None = None
    require_calibrated_judge: bool | Demand = False
    trials: Annotated[int, Field(ge=1, le=1000)] = 1
    defaults: DefaultsFormat = DefaultsFormat()
    cases: list[Any] = Field(min_length=1)

    @property
    def demand(self) -> Demand | None:
        """What is demanded of the judge; ``true`` demands no more than that it is calibrated."""
        said = self.require_calibrated_judge
        return said if isinstance(said, Demand) else Demand() if said else None

    @model_validator(mode="after")
    def _gate_and_metric_agree(self) -> "SuiteFormat":
        kind = self.gate.kind if self.gate else "every-case"
        if self.metric is None:
            if kind != "every-case":
                raise ValueError(f"a {kind!r} gate needs 'metric' (name, definition, threshold, direction)")
            return self
        wanted: Literal["higher", "lower"] = "lower" if kind in {"calibration", "parity"} else "higher"
        if self.metric.direction != wanted:
            raise ValueError(f"a {kind!r} gate needs 'direction: {wanted}' in 'metric'")
        if kind == "every-case" and self.metric.threshold != 1.0:
            raise ValueError("an 'every-case' gate needs 'threshold: 1.0'; use 'gate: {kind: rate}' for a share")
        if kind in {"rate", "joint-refusal", "no-worse-than"} and self.metric.threshold < _LEAST:
            raise ValueError(f"a {kind!r} gate with 'threshold: {self.metric.threshold:g}' can never fail")
        if wanted == "lower" and self.metric.threshold == 1.0:
            raise ValueError(f"a {kind!r} gate with 'threshold: 1' can never fail")
        return self

    @model_validator(mode="after")
    def _gate_and_trials_agree(self) -> "SuiteFormat":
        if isinstance(self.gate, RateGate) and self.trials > 1:
            for name in ("corrected", "sequential"):
                if getattr(self.gate, name):
                    raise ValueError(f"'{name}: true' is for one trial of each case, and 'trials' is {self.trials}")
        return self
