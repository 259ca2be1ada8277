"""Asking a judge questions with known answers."""

import asyncio
import time
from collections.abc import Sequence
from typing import Any

import pytest

from sprout.errors import JudgeError, SproutError, TargetError
from sprout.eval.examination import ask
from sprout.judges import DeterministicJudge, Entailment, Judgement
from sprout.judges.anchors import anchor_content, read_anchors

ANCHORS = read_anchors(anchor_content())
NO = Judgement(verdict="no", score=0.0, reason="always")


class Single:
    """A judge of one claim at a time that does what it is told."""

    name = "single"
    config_hash = "1"

    def __init__(self, answer: Any = NO) -> None:
        self.answer = answer
        self.asked: list[str] = []

    async def entails(self, claim: str, sources: Sequence[str], *, language: str | None = None) -> Any:
        self.asked.append(claim)
        if isinstance(self.answer, Exception):
            raise self.answer
        if self.answer == "hang":
            await asyncio.sleep(60)
        return self.answer

    async def contains(self, text: str, fact: str, *, language: str | None = None) -> Any:
        return await self.entails(fact, [text], language=language)

    async def equivalent(self, a: str, b: str, *, language: str | None = None) -> Any:
        return await self.entails(a, [b], language=language)


class Several(Single):
    """A judge of many claims at a time."""

    def __init__(self, answer: Any = NO, lost: int = 0) -> None:
        super().__init__(answer)
        self.lost = lost
        self.calls: list[int] = []

    async def entails_each(self, questions: Sequence[Entailment], *, language: str | None = None) -> list[Any]:
        self.calls.append(len(questions))
        return [self.answer for _ in questions[self.lost :]]


async def examined(judge: Any, timeout: float = 5.0) -> Any:
    return await ask(judge, ANCHORS, timeout=timeout, at_once=4)


async def test_every_question_is_put_and_answered_in_order() -> None:
    judge = Single()
    answers = await examined(judge)

    assert [one.question for one in answers] == list(ANCHORS)
    assert sorted(judge.asked) == sorted(one.claim for one in ANCHORS)


async def test_a_judge_of_many_claims_gets_them_by_ten_and_by_language() -> None:
    judge = Several()
    await examined(judge)

    assert judge.calls == [10] * 6
    assert len(judge.asked) == 120


@pytest.mark.parametrize("answer", [ValueError("no connection"), JudgeError("no reply"), "yes", None])
async def test_an_error_or_a_malformed_answer_ends_the_examination(answer: Any) -> None:
    with pytest.raises(SproutError):
        await examined(Single(answer))


async def test_answers_that_are_missing_end_the_examination() -> None:
    with pytest.raises(JudgeError, match="asked of 10 claims and gave 9"):
        await examined(Several(lost=1))


async def test_a_judge_that_hangs_is_waited_for_once() -> None:
    started = time.monotonic()
    with pytest.raises(TargetError, match=r"the judge took longer than 0.1 s"):
        await examined(Single("hang"), timeout=0.1)

    assert time.monotonic() - started < 5


async def test_the_judge_without_a_model_is_within_the_allowance() -> None:
    from sprout.eval.allowance import anchors_examined

    assert anchors_examined(await examined(DeterministicJudge())).problems == ()
