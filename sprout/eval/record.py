"""The record of a run: everything that was decided, from which each report is made. It has no clock in it."""

import json
from collections.abc import Iterable, Mapping
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, SerializerFunctionWrapHandler, model_serializer

from sprout.eval.comparison import SuiteComparison
from sprout.eval.fingerprint import Fingerprint
from sprout.eval.outcomes import CaseResult, GateResult, Verdict, total_usage
from sprout.eval.suite import Case, Gate, Metric, Suite
from sprout.eval.trust import JudgeTrust
from sprout.providers.chat import Usage

__all__ = ["FORMAT", "CaseRecord", "RunRecord", "SuiteRecord", "suite_record"]

FORMAT: Literal["sprout-run/1"] = "sprout-run/1"


class _Record(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid", ser_json_inf_nan="constants")  # to_json() refuses them


class CaseRecord(_Record):
    """A case as it was asked, with its result."""

    id: str
    line: int
    title: str | None = None
    question: str
    history: tuple[dict[str, Any], ...] = ()
    language: str | None = None
    pair: str | None = None
    expect: str | None = None
    tags: tuple[str, ...] = ()
    content_hash: str = ""
    """``sha256:`` of what was asked and asserted; empty, and then equal to none, in a record that does not have it."""

    result: CaseResult | None
    """``None`` if the case was not selected or its result was lost."""


class SuiteRecord(_Record):
    """A suite with its verdict."""

    name: str
    """Unique in the run: the suite's own, and, if it was put to several targets, a dot and the target's label."""

    label: str | None = None
    """Of the target, if there are several."""

    path: str
    gate_line: int
    description: str
    metric: Metric
    gate: Gate
    trials: int
    target: str
    content_hash: str
    pinned: bool | None
    shortage: str | None
    """Why even a perfect score could not clear the bar."""

    gate_result: GateResult | None
    """``None`` if the gate was not evaluated."""

    not_evaluated: str | None = None
    """Why it was not."""

    judge_trust: JudgeTrust | None = None
    """What is known of the judge; ``None``, and left out of the JSON, if the gate does not rest on one."""

    cases: tuple[CaseRecord, ...]

    @model_serializer(mode="wrap")
    def _without_absent_trust(self, handler: SerializerFunctionWrapHandler) -> dict[str, Any]:
        data: dict[str, Any] = handler(self)
        if self.judge_trust is None:
            data.pop("judge_trust", None)
        return data


class RunRecord(_Record):
    """One run."""

    format: Literal["sprout-run/1"] = FORMAT
    fingerprint: Fingerprint
    fingerprint_id: str
    suites: tuple[SuiteRecord, ...]
    comparisons: tuple[SuiteComparison, ...] = ()
    """Of the targets on each suite, if there are several."""

    @property
    def passed(self) -> bool:
        """Whether there is a suite, each suite's gate was evaluated and passed, and no target is worse than allowed."""
        results = [suite.gate_result for suite in self.suites]
        gated = bool(results) and all(result is not None and result.verdict is Verdict.PASS for result in results)
        return gated and all(comparison.passed for comparison in self.comparisons)

    @property
    def judging(self) -> Usage | None:
        """What asking the judge's model used for the results that the record has; ``None`` if none was asked."""
        results = [case.result for suite in self.suites for case in suite.cases if case.result is not None]
        found = [one.grade for result in results for trial in result.trials for one in trial.assertions]
        return total_usage(found)

    def to_json(self) -> str:
        """Return the record as ASCII JSON with sorted keys: the same run gives the same bytes.

        What was computed from the cases has 12 significant digits: the last ones depend on the processor.
        """
        data = self.model_dump(mode="json")
        data["comparisons"] = _steady(data["comparisons"])
        for suite in data["suites"]:
            suite.update({name: _steady(suite[name]) for name in ("gate_result", "judge_trust") if name in suite})
        return json.dumps(data, sort_keys=True, indent=1, ensure_ascii=True, allow_nan=False) + "\n"

    @classmethod
    def from_suites(
        cls, fingerprint: Fingerprint, suites: Iterable[SuiteRecord], comparisons: Iterable[SuiteComparison] = ()
    ) -> "RunRecord":
        """Return the record of *suites*, sorted so that the order in which they ran does not matter."""
        return cls(
            fingerprint=fingerprint,
            fingerprint_id=fingerprint.id,
            suites=tuple(sorted(suites, key=lambda suite: (suite.name, suite.path))),
            comparisons=tuple(sorted(comparisons, key=lambda comparison: comparison.suite)),
        )


def _steady(value: Any) -> Any:  # noqa: ANN401 - JSON
    if isinstance(value, dict):
        return {name: _steady(each) for name, each in value.items()}
    if isinstance(value, list):
        return [_steady(each) for each in value]
    return float(f"{value:.12g}") if isinstance(value, float) else value


def suite_record(
    suite: Suite,
    results: Mapping[str, CaseResult],
    *,
    target: str,
    trials: int,
    shortage: str | None,
    gate_result: GateResult | None,
    not_evaluated: str | None = None,
    label: str | None = None,
) -> SuiteRecord:
    """Return the record of *suite*, its cases in the file's order; *label* is the target's, if there are several."""
    return SuiteRecord(
        name=suite.name if label is None else f"{suite.name}.{label}",
        label=label,
        path=suite.path,
        gate_line=suite.gate_line,
        description=suite.description,
        metric=suite.metric,
        gate=suite.gate,
        trials=trials,
        target=target,
        content_hash=suite.content_hash,
        pinned=suite.pinned,
        shortage=shortage,
        gate_result=gate_result,
        not_evaluated=not_evaluated,
        cases=tuple(_case_record(case, results.get(case.id)) for case in suite.cases),
    )


def _case_record(case: Case, result: CaseResult | None) -> CaseRecord:
    return CaseRecord(
        id=case.id,
        line=case.line,
        title=case.title,
        question=case.question,
        history=tuple(turn.model_dump() for turn in case.turns),
        language=case.language,
        pair=case.pair,
        expect=case.expect,
        tags=case.tags,
        content_hash=case.content_hash,
        result=result,
    )
