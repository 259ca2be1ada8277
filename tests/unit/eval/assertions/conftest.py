from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

import pytest

from sprout.eval.assertions import Context, assertion_kinds, graded
from sprout.eval.outcomes import Grade
from sprout.eval.response import read_response
from sprout.eval.suite import Case
from sprout.judges.protocol import Judgement


@dataclass
class Judge:
    """Says yes to each question about a text with the word *yes* in it, undecided to *perhaps*, no to others."""

    name: str = "stub"
    config_hash: str = "0"
    asked: list[tuple[Any, ...]] = field(default_factory=list)

    async def entails(self, claim: str, sources: Any, *, language: str | None = None) -> Judgement:
        return self._said(claim, list(sources), language)

    async def contains(self, text: str, fact: str, *, language: str | None = None) -> Judgement:
        return self._said(text, fact, language)

    async def equivalent(self, a: str, b: str, *, language: str | None = None) -> Judgement:
        return self._said(a, b, language)

    def _said(self, text: str, *more: Any) -> Judgement:
        self.asked.append((text, *more))
        verdict: Any = next(
            (v for w, v in (("yes", "yes"), ("perhaps", "undecided"), ("never", "contradicted")) if w in text), "no"
        )
        return Judgement(verdict=verdict, score=0.5, reason=f"the text says {verdict}")


Grading = Callable[..., Awaitable[Grade]]


@pytest.fixture
def judge() -> Judge:
    return Judge()


@pytest.fixture(name="graded")
def graded_by_kind(judge: Judge) -> Grading:
    """Grade a response by an assertion as it is written in a suite file."""

    async def grade(kind: str, params: Any, response: Any, *, pair: Any = None, by: Any = None, **case: Any) -> Grade:
        async def other() -> Any:
            return read_response(pair)

        context = Context(
            case=Case(id="a", line=1, question="Why?", assertions=(), **case),
            response=read_response(response),
            judge=by or judge,
            pair=None if pair is None else other,
        )
        return await graded(assertion_kinds()[kind].read(params), context)

    return grade
