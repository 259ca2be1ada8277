"""Suites and cases, as the rest of the harness sees them: read, merged with their defaults and checked."""

import datetime
from collections.abc import Mapping
from typing import Any, Literal
from urllib.parse import urlsplit

from pydantic import Field, field_validator

from sprout.errors import nearest
from sprout.eval.canonical import content_hash
from sprout.eval.evidence import Baseline, Labels
from sprout.eval.gate_models import (
    CalibrationGate,
    EveryCaseGate,
    Gate,
    JointRefusalGate,
    Model,
    NoWorseGate,
    ParityGate,
    RateGate,
    Share,
)
from sprout.eval.judge_calibration import Demand, JudgeCalibration
from sprout.eval.response import Response

__all__ = [
    "AssertionSpec",
    "CalibrationGate",
    "Case",
    "EveryCaseGate",
    "Expectation",
    "Gate",
    "JointRefusalGate",
    "Metric",
    "Model",
    "NoWorseGate",
    "ParityGate",
    "Provenance",
    "RateGate",
    "Suite",
    "TargetSpec",
    "Turn",
]

Expectation = Literal["answer", "refuse", "refuse-or-answer"]


class Metric(Model):
    """What a suite measures, in words that every report repeats."""

    name: str = Field(min_length=1)
    definition: str = Field(min_length=1)
    threshold: Share
    direction: Literal["higher", "lower"] = "higher"


class Turn(Model):
    """One exchange of a conversation; without *assistant* the target's own reply stands there."""

    user: str = Field(min_length=1)
    assistant: str | None = None


class Provenance(Model):
    """Where a case comes from."""

    source: str = Field(min_length=1)
    license: str = Field(min_length=1)
    added: str = Field(pattern=r"^\d{4}-\d{2}-\d{2}$")
    url: str | None = None
    author: str | None = None

    @field_validator("added")
    @classmethod
    def _is_a_day(cls, value: str) -> str:
        try:
            datetime.date.fromisoformat(value)
        except ValueError:
            raise ValueError(f"'added' is {value!r}; allowed: an ISO date such as 2026-11-30") from None
        return value


class TargetSpec(Model):
    """A target over HTTP: what is sent, and where in the reply the response's fields are."""

    url: str = Field(pattern=r"^https?://[^\s/]+")
    method: Literal["POST", "PUT", "GET"] = "POST"
    headers: Mapping[str, str] = Field(default_factory=dict)
    """``${NAME}`` in a value is taken from the environment, so that no secret stands in the file."""

    body: Any = None
    """JSON in which the texts ``{question}``, ``{language}``, ``{history}`` and ``{case_id}`` are filled in."""

    response: Mapping[str, str] = Field(default_factory=dict)
    """Field of the response to dotted path in the reply, such as ``text: choices.0.message.content``."""

    @field_validator("url")
    @classmethod
    def _is_url(cls, value: str) -> str:
        try:
            good = bool(urlsplit(value).hostname) and urlsplit(value).port != 0
        except ValueError:
            good = False
        if not good:
            raise ValueError(f"'url' is {value!r}; allowed: http:// or https:// and a host")
        return value

    @field_validator("response")
    @classmethod
    def _maps_known_fields(cls, value: Mapping[str, str]) -> Mapping[str, str]:
        for name in value:
            if name not in Response.model_fields:
                raise ValueError(f"'response' maps the unknown field {name!r}; {nearest(name, Response.model_fields)}")
        if value and "text" not in value:
            raise ValueError("'response' maps no 'text', which every response has")
        return value


class AssertionSpec(Model):
    """One assertion as written in a case."""

    kind: str
    params: Any = None
    negated: bool = False
    line: int
    """Line of the assertion in the suite file, from 1."""

    @property
    def label(self) -> str:
        """The assertion's name in messages: its kind, with ``not`` before it if it is negated."""
        return f"not {self.kind}" if self.negated else self.kind


class Case(Model):
    """One question, or conversation, with what is expected of the response."""

    id: str
    line: int
    """Line of the case in the suite file, from 1."""

    title: str | None = None
    question: str
    """What is asked; in a conversation its last turn."""

    turns: tuple[Turn, ...] = Field(default=(), strict=False)
    """The turns before :attr:`question`."""

    expect: Expectation | None = None
    assertions: tuple[AssertionSpec, ...] = Field(strict=False)
    """Every assertion, the one that :attr:`expect` stands for included, in the order in which they are graded."""

    language: str | None = None
    pair: str | None = None
    tags: tuple[str, ...] = Field(default=(), strict=False)
    rationale: str | None = None
    provenance: Provenance | None = None
    response: Any = None
    """A recorded response; the target is not asked."""

    skip: str | None = None
    """Why the case is not run; it stays in n."""

    @property
    def content_hash(self) -> str:
        """``sha256:`` of what is asked and asserted; titles, tags and places left out."""
        assertions = [[spec.kind, spec.params, spec.negated] for spec in self.assertions]
        asked = self.model_dump(include={"question", "turns", "expect", "language", "pair", "response"})
        return content_hash({**asked, "assertions": assertions})


class Suite(Model):
    """A suite: its cases, metric and gate."""

    name: str
    path: str
    """The file as messages name it: relative to where the run started, with forward slashes."""

    gate_line: int
    description: str = ""
    target: str | TargetSpec | None = None
    metric: Metric
    gate: Gate
    require_calibrated_judge: Demand | None = None
    """That the judge be calibrated against people's labels; otherwise the gate fails."""

    trials: int = 1
    cases: tuple[Case, ...] = Field(strict=False)
    content_hash: str
    """``sha256:`` of the canonical content, places and layout of the file left out."""

    pinned: bool | None = None
    """Whether a sidecar pins the content; ``None``: there is no sidecar."""

    labels: Labels | None = None
    """Human labels that the gate corrects the judge with."""

    baseline: Baseline | None = None
    """The run that the gate compares with."""

    calibrations: tuple[JudgeCalibration, ...] = Field(default=(), strict=False)
    """What is known of judges on this suite, and on what it was before."""

    lacks: str | None = None
    """Why the labels or the baseline that the gate needs are not there; the gate then fails."""

    @property
    def hashes(self) -> Mapping[str, str]:
        """Hashes of everything in files that can change the verdict, by name: the fingerprint's part of the suite."""
        found = {self.name: self.content_hash}
        if self.labels is not None:
            found[f"{self.name}/labels"] = self.labels.content_hash
        if self.baseline is not None:
            found[f"{self.name}/baseline"] = self.baseline.content_hash
        if self.calibrations:
            found[f"{self.name}/judge-calibration"] = content_hash([one.model_dump() for one in self.calibrations])
        return found

    def partner(self, case: Case) -> Case | None:
        """Return the other case of *case*'s pair."""
        return next((c for c in self.cases if case.pair and c.pair == case.pair and c.id != case.id), None)
