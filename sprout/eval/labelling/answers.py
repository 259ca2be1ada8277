"""The answers of a run as people are shown them: without the judge's verdict."""

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass

from sprout.errors import TargetError, UsageError
from sprout.eval.outcomes import GradedAssertion, Outcome, Trial, combined
from sprout.eval.record import CaseRecord, SuiteRecord
from sprout.eval.response import Citation, Response, read_response
from sprout.text import plain

__all__ = ["Answer", "Shown", "answers_of"]

_MOST = 30_000
"""Characters that a text is shown with; a spreadsheet's cell holds 32,767."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Shown:
    """What a person sees of an answer, all of it plain."""

    question: str
    answer: str
    evidence: str
    """What the answer cites and was made from, numbered; empty if it says of nothing."""

    asserted: str
    """What the case asserts, one assertion a line."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer:
    """The answer of a case's first trial."""

    suite: str
    """Name of the suite in the run."""

    case: str
    language: str
    """Empty if the case has none."""

    outcome: Outcome
    judged: bool
    """Whether the judge alone decided: it was asked, and all that it was not asked of passed."""

    shown: Shown

    @property
    def key(self) -> tuple[str, str]:
        """The suite's name in the run and the case's id."""
        return self.suite, self.case

    def rank(self, seed: int, purpose: str) -> bytes:
        """Return what draws or orders answers by chance, the same in every process and whatever the others are."""
        return hashlib.sha256(f"{seed}\0{purpose}\0{self.suite}\0{self.case}".encode()).digest()


def answers_of(suite: SuiteRecord) -> Iterator[Answer]:
    """Yield the answers of *suite*; a case without a response has none.

    Raises :class:`~sprout.errors.UsageError` for a response that cannot be read.
    """
    for case in suite.cases:
        trial = case.result.trials[0] if case.result is not None and case.result.trials else None
        if trial is None or trial.response is None:
            continue
        try:
            response = read_response(trial.response)
        except TargetError as error:
            raise UsageError(f"the response of case {case.id!r} of {suite.name!r} cannot be read: {error}") from None
        yield Answer(
            suite=suite.name,
            case=case.id,
            language=case.language or "",
            outcome=trial.outcome,
            judged=_judge_decided(trial),
            shown=_shown(suite, case, trial, response),
        )


def _judge_decided(trial: Trial) -> bool:
    judged = [one.outcome for one in trial.assertions if one.judged]
    others = [one.outcome for one in trial.assertions if not one.judged]
    return bool(judged) and (not others or combined(others) is Outcome.PASSED)


def _shown(suite: SuiteRecord, case: CaseRecord, trial: Trial, response: Response) -> Shown:
    turns = [f"{who}: {text}" for turn in case.history for who, text in turn.items() if text]
    asked = [*turns, f"user: {case.question}"] if turns else [case.question]
    return Shown(
        question=_cut("\n".join(asked)),
        answer=_cut(response.visible),
        evidence=_cut("\n".join(_evidence(response))),
        asserted=_cut("\n".join(_asserted(suite, one) for one in trial.assertions)),
    )


def _evidence(response: Response) -> Iterator[str]:
    for number, citation in enumerate(response.citations, start=1):
        yield f"[{number}] {_source(citation)}{citation.text or citation.quote or ''}"
    for claim in response.claims:
        if claim.citations:
            yield f"“{claim.text}” rests on {', '.join(f'[{index + 1}]' for index in claim.citations)}"
    for context in response.contexts:
        yield f"retrieved: {context}"


def _source(citation: Citation) -> str:
    named = ", ".join(part for part in (citation.doc, citation.subject, citation.topic) if part)
    return f"{named}: " if named else ""


def _asserted(suite: SuiteRecord, one: GradedAssertion) -> str:
    """Name the assertion with what it wants; what was got, and why, would say the verdict."""
    return f"{one.kind}: {one.grade.wanted}" if one.grade.wanted else f"{one.kind} ({suite.path}:{one.line})"


def _cut(text: str) -> str:
    text = plain(text)
    return text if len(text) <= _MOST else f"{text[:_MOST]} … (cut: {len(text)} characters)"
