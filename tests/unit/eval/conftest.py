"""What the tests of the harness share: suites from text, and stand-ins for a target and a judge."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pytest

from sprout.eval.assertions import assertion_kinds
from sprout.eval.loading import read_suite
from sprout.eval.outcomes import CaseResult
from sprout.eval.response import Response
from sprout.eval.runner import CaseRunner, Settings
from sprout.eval.suite import Suite
from sprout.eval.targets import CallableTarget, Request
from sprout.judges.protocol import Judgement


@dataclass
class Judge:
    """A judge that gives one answer to everything, or raises it."""

    answer: Any = field(default_factory=lambda: Judgement(verdict="yes", score=1.0, reason="so it is"))
    name: str = "stub"
    config_hash: str = "0"

    async def entails(self, *_: object, **__: object) -> Judgement:
        return await self._said()

    async def contains(self, *_: object, **__: object) -> Judgement:
        return await self._said()

    async def equivalent(self, *_: object, **__: object) -> Judgement:
        return await self._said()

    async def _said(self) -> Judgement:
        if isinstance(self.answer, BaseException):
            raise self.answer
        if self.answer == "hang":
            await asyncio.sleep(60)
        return self.answer  # type: ignore[no-any-return]


@dataclass
class Asked:
    """A target that notes what it was asked."""

    answer: Callable[[Request], Any] = lambda request: "It is blue."
    requests: list[Request] = field(default_factory=list)
    identity: str = "asked"

    async def ask(self, request: Request) -> Response:
        self.requests.append(request)
        return self.answer(request)  # type: ignore[no-any-return]

    async def close(self) -> None:
        return


class Stage:
    """Makes runners and runs cases."""

    asked = Asked
    judge = Judge

    def suite(self, text: str) -> Suite:
        return read_suite(text.encode(), "s.yaml", "s", assertion_kinds())

    def runner(
        self, text: str, target: Any = None, judge: Any = None, *, timeout: float = 5.0, **settings: Any
    ) -> CaseRunner:
        made = CallableTarget(target, "t") if callable(target) else target or Asked()
        how = Settings(timeout=timeout, **settings)
        return CaseRunner(self.suite(text), made, judge or Judge(), assertion_kinds(), how)

    async def result(self, runner: CaseRunner, number: int = 0) -> CaseResult:
        return (await runner.run(runner.suite.cases[number])).result


@pytest.fixture(scope="session")
def stage() -> Stage:
    return Stage()
