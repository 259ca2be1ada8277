"""What came out: of an assertion, a trial, a case and a suite. Plain values that turn into JSON and back."""

import math
from collections.abc import Iterable, Sequence
from enum import StrEnum
from typing import Any

from pydantic import (
    BaseModel,
    ConfigDict,
    Field,
    SerializerFunctionWrapHandler,
    field_validator,
    model_serializer,
    model_validator,
)

from sprout.providers.chat import Usage

__all__ = [
    "DECIDED_EARLY",
    "CaseResult",
    "GateResult",
    "Grade",
    "GradedAssertion",
    "Interval",
    "Outcome",
    "Reason",
    "Trial",
    "Verdict",
    "combined",
    "total_usage",
]


DECIDED_EARLY = "decided early"
"""Why a case was not run whose suite's sequential gate had its verdict already."""


class Outcome(StrEnum):
    """What became of a case. Only :attr:`PASSED` ever counts for the target."""

    PASSED = "passed"
    FAILED = "failed"
    UNDECIDED = "undecided"
    NOT_RUN = "not_run"


class Verdict(StrEnum):
    """What a gate says of a suite: nothing else than these two."""

    PASS = "PASS"  # noqa: S105 - a verdict, not a password
    FAIL = "FAIL"


class Reason(StrEnum):
    """Why a verdict is FAIL."""

    BELOW = "below-bar"
    """Shown below the bar."""

    CANNOT_SHOW = "cannot-be-shown"
    """The cases are too few to show that the bar is cleared."""

    UNDECIDED = "decided-by-undecided"
    """With the undecided cases counted for the target the gate would pass."""

    CUT_SHORT = "cut-short"
    """Results are missing."""

    BROKEN = "broken"
    """The gate cannot be computed: no cases, a class or a pair is missing, an exception."""

    JUDGE = "judge-not-trusted"
    """The judge that graded cannot be believed."""


class _Result(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Grade(_Result):
    """An assertion's finding. ``passed`` is ``None`` when it cannot be told: never a pass, never negated into one."""

    passed: bool | None
    got: str = ""
    """What the response has."""

    wanted: str = ""
    """What was expected."""

    reason: str = ""
    score: float | None = Field(default=None, allow_inf_nan=False)
    raw: str | None = None
    """What a judge's model said, if that left the finding undecided; absent from JSON otherwise."""

    usage: Usage | None = None
    """What asking a model used; absent from JSON if none was asked."""

    @field_validator("usage")
    @classmethod
    def _countable(cls, value: Usage | None) -> Usage | None:
        if value is not None and value.cost is not None and not (math.isfinite(value.cost) and value.cost >= 0):
            raise ValueError(f"the cost {value.cost!r} is not a finite number of 0 or more")
        return value

    @model_serializer(mode="wrap")
    def _without_what_no_model_said(self, handler: SerializerFunctionWrapHandler) -> dict[str, Any]:
        data: dict[str, Any] = handler(self)
        return {name: value for name, value in data.items() if value is not None or name not in {"raw", "usage"}}

    def negated(self) -> "Grade":
        """Return the finding of the opposite assertion; what cannot be told stays so."""
        passed = None if self.passed is None else not self.passed
        return self.model_copy(update={"passed": passed, "wanted": f"not: {self.wanted}"})


class GradedAssertion(_Result):
    """A grade with the assertion that it belongs to."""

    kind: str
    line: int
    judged: bool = False
    """Whether the assertion is one that asks the judge; absent from JSON if it is not."""

    grade: Grade

    @model_serializer(mode="wrap")
    def _without_what_is_usual(self, handler: SerializerFunctionWrapHandler) -> dict[str, Any]:
        data: dict[str, Any] = handler(self)
        return data if self.judged else {name: value for name, value in data.items() if name != "judged"}

    @property
    def outcome(self) -> Outcome:
        """The grade as an outcome."""
        if self.grade.passed is None:
            return Outcome.UNDECIDED
        return Outcome.PASSED if self.grade.passed else Outcome.FAILED


class Trial(_Result):
    """One run of a case."""

    outcome: Outcome
    response: dict[str, Any] | None = None
    """The response as JSON data; ``None`` if there is none."""

    error: str | None = None
    """Why there is no response, or no grade."""

    assertions: tuple[GradedAssertion, ...] = ()

    @model_validator(mode="after")
    def _earned(self) -> "Trial":
        if self.outcome is Outcome.PASSED and combined([one.outcome for one in self.assertions]) is not Outcome.PASSED:
            raise ValueError("a trial passes when it has assertions and all of them pass")
        return self


class CaseResult(_Result):
    """What became of a case: its trials, or why it was not run.

    A result that passes without having earned it cannot be made, however it has travelled.
    """

    id: str
    line: int
    outcome: Outcome
    trials: tuple[Trial, ...] = ()
    not_run: str | None = None
    """Why the case was not run."""

    @model_validator(mode="after")
    def _earned(self) -> "CaseResult":
        if self.outcome is Outcome.PASSED and combined([trial.outcome for trial in self.trials]) is not Outcome.PASSED:
            raise ValueError(f"the case {self.id!r} passes when it has trials and all of them pass")
        if self.outcome is Outcome.NOT_RUN and self.trials:
            raise ValueError(f"the case {self.id!r} was not run, and has {len(self.trials)} trials")
        return self

    @property
    def score(self) -> float:
        """The share of trials that passed, in [0, 1]; 0 if there are none."""
        if not self.trials:
            return 0.0
        return sum(trial.outcome is Outcome.PASSED for trial in self.trials) / len(self.trials)

    @property
    def best_score(self) -> float:
        """The score if each undecided trial had passed, in [0, 1]; 1 if the case was not run."""
        if not self.trials:
            return 1.0
        good = {Outcome.PASSED, Outcome.UNDECIDED, Outcome.NOT_RUN}
        return sum(trial.outcome in good for trial in self.trials) / len(self.trials)


class Interval(_Result):
    """A confidence interval."""

    lower: float = Field(allow_inf_nan=False)
    upper: float = Field(allow_inf_nan=False)
    method: str
    confidence: float


class GateResult(_Result):
    """A gate's verdict on a suite, with all the numbers it rests on."""

    kind: str
    verdict: Verdict
    reason: Reason | None = None
    """Why the verdict is FAIL; ``None`` for PASS."""

    says: str
    """The verdict in one sentence for the user."""

    threshold: float
    value: float | None = Field(default=None, allow_inf_nan=False)
    """The measured quantity with undecided cases counted against the target; ``None`` if it cannot be computed."""

    best_value: float | None = Field(default=None, allow_inf_nan=False)
    """The same with undecided and not-run cases counted for it: the other end of the envelope."""

    interval: Interval | None = None
    n: int
    passed: int
    failed: int
    undecided: int
    not_run: int
    cases_needed: int | None = None
    """About how many cases could show what these cannot; ``None`` if more cases would not help."""

    underpowered: bool
    """Fewer than 30 cases, or a good target would often fail; see :attr:`underpowered_why`."""

    underpowered_why: str = ""
    """Which of the two, for the suite or its parts; empty if the gate is not underpowered."""

    details: dict[str, Any] = Field(default_factory=dict)
    notes: tuple[str, ...] = ()
    """What a reader must know beside the verdict."""


def total_usage(grades: Iterable[Grade]) -> Usage | None:
    """Return what the models behind *grades* used together; ``None`` if none was asked."""
    used = [grade.usage for grade in grades if grade.usage is not None]
    return sum(used, Usage()) if used else None


def combined(outcomes: Sequence[Outcome]) -> Outcome:
    """Return the outcome of a whole from its parts': failed before undecided before passed; nothing is undecided."""
    if not outcomes:
        return Outcome.UNDECIDED
    for outcome in (Outcome.FAILED, Outcome.UNDECIDED, Outcome.NOT_RUN):
        if outcome in outcomes:
            return outcome
    return Outcome.PASSED
