import asyncio
import math
import time
from typing import Any, ClassVar

import pytest

from sprout.errors import JudgeError, TargetError
from sprout.eval.assertions import Assertion, Context, assertion_kinds
from sprout.eval.loading import read_suite
from sprout.eval.outcomes import Grade, Outcome
from sprout.eval.response import Response
from sprout.eval.runner import CaseRunner
from sprout.eval.suite import AssertionSpec
from sprout.eval.targets import Request
from sprout.judges.protocol import Judgement

TOP = """\
suite: s
metric: {name: share, definition: d, threshold: 0.5}
gate: {kind: rate, method: point}
cases:
"""
ONE = TOP + "- {id: a, question: Why?, assert: [{contains: blue}]}\n"
STATES = TOP + "- {id: a, question: Why?, assert: [{states: It is blue.}]}\n"
NOT_STATES = TOP + "- {id: a, question: Why?, assert: [{not: {states: It is blue.}}]}\n"
PAIR = (
    TOP
    + "- {id: a, question: Why?, pair: p, language: en, assert: [citations-match-pair, equivalent-to]}\n"
    + "- {id: b, question: ¿Por qué?, pair: p, language: es, assert: [citations-match-pair, equivalent-to]}\n"
)


RAISED = [
    *(ValueError("no"), TargetError("no"), RecursionError("no"), TimeoutError("no"), MemoryError(), StopIteration("x")),
    *(SystemExit(3), KeyboardInterrupt(), GeneratorExit(), asyncio.CancelledError(), BaseException("no")),
]


@pytest.mark.parametrize("error", RAISED, ids=repr)
async def test_whatever_a_sync_target_raises_leaves_the_case_undecided(stage: Any, error: BaseException) -> None:
    def target(question: str) -> str:
        raise error

    got = await stage.result(stage.runner(ONE, target=target))

    assert got.outcome is Outcome.UNDECIDED
    assert got.trials[0].error


@pytest.mark.parametrize("error", RAISED, ids=repr)
async def test_whatever_an_async_target_raises_leaves_the_case_undecided(stage: Any, error: BaseException) -> None:
    async def target(question: str) -> str:
        raise error

    assert (await stage.result(stage.runner(ONE, target=target))).outcome is Outcome.UNDECIDED


@pytest.mark.parametrize("error", RAISED, ids=repr)
async def test_whatever_a_target_object_raises_leaves_the_case_undecided(stage: Any, error: BaseException) -> None:
    def answer(request: Request) -> str:
        raise error

    assert (await stage.result(stage.runner(ONE, target=stage.asked(answer)))).outcome is Outcome.UNDECIDED


async def test_a_target_object_that_is_not_async_leaves_the_case_undecided(stage: Any) -> None:
    class Sync:
        identity = "sync"

        def ask(self, request: Request) -> Response:
            raise ValueError("at once")

    got = await stage.result(stage.runner(ONE, target=Sync()))

    assert got.outcome is Outcome.UNDECIDED
    assert "at once" in (got.trials[0].error or "")


LOOP: list[Any] = []
LOOP.append(LOOP)


GARBAGE: list[Any] = [
    *(None, "", " ", 5, b"x", [], {}, {"text": ""}, {"txt": "x"}, {"text": "x", "confidence": math.nan}),
    {"text": "x", "metadata": {"a": LOOP}},
    Response(text="x", metadata={"a": LOOP}),
    Response(text="x", usage={"a": math.nan}),
]


@pytest.mark.parametrize("garbage", GARBAGE)
async def test_garbage_leaves_the_case_undecided(stage: Any, garbage: Any) -> None:
    for target in (stage.asked(lambda request: garbage), lambda question: garbage):
        got = await stage.result(stage.runner(ONE, target=target))

        assert got.outcome is Outcome.UNDECIDED
        assert got.trials[0].response is None


async def test_a_sync_target_that_hangs_is_left_behind_after_the_timeout(stage: Any) -> None:
    started = time.perf_counter()
    got = await stage.result(stage.runner(ONE, target=lambda question: time.sleep(5), timeout=0.05))

    assert got.trials[0].error == "the target took longer than 0.05 s"
    assert time.perf_counter() - started < 2


async def test_an_async_target_that_hangs_is_cancelled_after_the_timeout(stage: Any) -> None:
    ended: list[str] = []

    async def target(question: str) -> str:
        try:
            await asyncio.sleep(60)
        finally:
            ended.append("cancelled")
        return "never"

    got = await stage.result(stage.runner(ONE, target=target, timeout=0.05))

    assert (got.outcome, ended) == (Outcome.UNDECIDED, ["cancelled"])


async def test_a_target_that_swallows_its_cancellation_is_left_behind(
    stage: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sprout.eval.waiting._GRACE", 0.05)
    free = asyncio.Event()

    async def target(question: str) -> str:
        while not free.is_set():
            try:
                await asyncio.wait_for(free.wait(), 60)
            except asyncio.CancelledError:
                continue
        return "at last"

    got = await asyncio.wait_for(stage.result(stage.runner(ONE, target=target, timeout=0.05)), 2)
    free.set()
    await asyncio.sleep(0.01)

    assert got.trials[0].error == "the target took longer than 0.05 s"


async def test_a_timeout_of_the_targets_own_is_not_taken_for_ours(stage: Any) -> None:
    async def target(question: str) -> str:
        raise TimeoutError("the model is asleep")

    got = await stage.result(stage.runner(ONE, target=target))

    assert got.trials[0].error == "the target raised TimeoutError: the model is asleep"


async def test_one_bad_case_costs_no_other(stage: Any) -> None:
    def target(question: str) -> str:
        if question == "Bad?":
            raise SystemExit(1)
        return "It is blue."

    one = stage.runner(ONE + "- {id: b, question: Bad?, assert: [{contains: blue}]}\n", target)
    got = await asyncio.gather(*(stage.result(one, number) for number in (0, 1, 0)))

    assert [each.outcome for each in got] == [Outcome.PASSED, Outcome.UNDECIDED, Outcome.PASSED]


def judgement(verdict: Any = "yes", score: Any = 1.0, reason: Any = "") -> Judgement:
    return Judgement(verdict=verdict, score=score, reason=reason)


BAD_JUDGEMENTS: list[Any] = [
    *(None, "yes", True, {"verdict": "yes"}),
    *(JudgeError("down"), ValueError("bug"), SystemExit(1), KeyboardInterrupt(), asyncio.CancelledError()),
    judgement("undecided", 0.5),
    judgement("maybe"),
    judgement(True),
    *(judgement(score=score) for score in (math.nan, math.inf, 1.5, -0.1, True, "1", None)),
    *(judgement("no", score) for score in (math.nan, "0")),
    judgement(reason=None),
]


@pytest.mark.parametrize("text", [STATES, NOT_STATES], ids=["plain", "negated"])
@pytest.mark.parametrize("answer", BAD_JUDGEMENTS, ids=repr)
async def test_a_judge_without_a_judgement_leaves_the_case_undecided(stage: Any, answer: Any, text: str) -> None:
    assert (await stage.result(stage.runner(text, judge=stage.judge(answer)))).outcome is Outcome.UNDECIDED


@pytest.mark.parametrize("text", [STATES, NOT_STATES], ids=["plain", "negated"])
async def test_a_judge_that_hangs_leaves_the_case_undecided(stage: Any, text: str) -> None:
    assert (
        await stage.result(stage.runner(text, judge=stage.judge("hang"), timeout=0.05))
    ).outcome is Outcome.UNDECIDED


@pytest.mark.parametrize(
    ("verdict", "plain", "negated"),
    [("yes", "passed", "failed"), ("no", "failed", "passed"), ("contradicted", "failed", "passed")],
)
async def test_a_judgement_decides_and_its_negation_the_other_way(
    stage: Any, verdict: Any, plain: str, negated: str
) -> None:
    judge = stage.judge(Judgement(verdict=verdict, score=0.5, reason=""))

    assert (await stage.result(stage.runner(STATES, judge=judge))).outcome == plain
    assert (await stage.result(stage.runner(NOT_STATES, judge=judge))).outcome == negated


class _Odd(Assertion):
    kind = "odd"
    does: str = ""

    async def grade(self, context: Context) -> Grade:
        if self.does == "exit":
            raise SystemExit(1)
        if self.does == "undecided":
            return Grade(passed=None)
        return "passed"  # type: ignore[return-value]


class _NotAsync(Assertion):
    kind = "not-async"

    def grade(self, context: Context) -> Grade:  # type: ignore[override]
        raise ValueError("at once")


@pytest.mark.parametrize(
    "written", ["odd", "odd: {does: exit}", "odd: {does: undecided}", "not-async", "not: not-async", "not: odd"]
)
async def test_an_assertion_that_misbehaves_leaves_the_case_undecided(stage: Any, written: str) -> None:
    kinds = assertion_kinds([_Odd, _NotAsync])
    text = TOP + f"- id: a\n  question: Why?\n  assert:\n    - {written}\n"
    one = CaseRunner(read_suite(text.encode(), "s.yaml", "s", kinds), stage.asked(), stage.judge(), kinds)

    assert (await stage.result(one)).outcome is Outcome.UNDECIDED


async def test_an_assertion_of_an_unknown_kind_leaves_the_case_undecided(stage: Any) -> None:
    one = stage.runner(ONE)
    spec = AssertionSpec(kind="nonsense", line=5)
    one.suite = one.suite.model_copy(update={"cases": (one.suite.cases[0].model_copy(update={"assertions": (spec,)}),)})

    assert (await stage.result(one)).outcome is Outcome.UNDECIDED


async def test_a_case_without_assertions_is_undecided(stage: Any) -> None:
    one = stage.runner(ONE)
    one.suite = one.suite.model_copy(update={"cases": (one.suite.cases[0].model_copy(update={"assertions": ()}),)})

    assert (await stage.result(one)).outcome is Outcome.UNDECIDED


class _Secret(Assertion):
    kind: ClassVar[str] = "secret"

    async def grade(self, context: Context) -> Grade:
        judgement = await context.judge.contains(context.response.text, "It is blue.")
        return Grade(passed=judgement.verdict == "yes")


async def test_an_assertion_that_does_not_say_that_it_asks_the_judge_gets_none(stage: Any) -> None:
    kinds = assertion_kinds([_Secret])
    text = TOP + "- {id: a, question: Why?, assert: [secret]}\n"
    one = CaseRunner(read_suite(text.encode(), "s.yaml", "s", kinds), stage.asked(), stage.judge(), kinds)
    got = await stage.result(one)

    assert got.outcome is Outcome.UNDECIDED
    assert "'secret' asks the judge and does not say so" in got.trials[0].assertions[0].grade.reason
