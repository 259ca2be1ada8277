import asyncio
from typing import Any

import pytest

from sprout.eval.outcomes import Outcome

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


@pytest.mark.parametrize("text", [ONE, PAIR], ids=["alone", "paired"])
async def test_cancelling_a_run_cancels_what_it_asked(stage: Any, text: str) -> None:
    ended: list[str] = []

    async def target(question: str) -> str:
        try:
            await asyncio.sleep(60)
        finally:
            ended.append(question)
        return "never"

    running = asyncio.ensure_future(stage.result(stage.runner(text, target)))
    await asyncio.sleep(0.01)
    running.cancel()
    with pytest.raises(asyncio.CancelledError):
        await running

    assert ended == ["Why?"]
    assert asyncio.all_tasks() == {asyncio.current_task()}


async def test_cancelling_one_half_of_a_pair_does_not_cost_the_other(stage: Any) -> None:
    free = asyncio.Event()

    async def target(question: str) -> dict[str, Any]:
        await free.wait()
        return {"text": "It is blue.", "citations": [{"doc": "sky"}]}

    one = stage.runner(PAIR, target)
    first, second = asyncio.ensure_future(stage.result(one, 0)), asyncio.ensure_future(stage.result(one, 1))
    await asyncio.sleep(0.01)
    first.cancel()
    await asyncio.sleep(0.01)
    free.set()

    assert (await second).outcome is Outcome.PASSED
    assert first.cancelled()


async def test_a_pair_that_was_cancelled_can_be_asked_again(stage: Any) -> None:
    free = asyncio.Event()

    async def target(question: str) -> dict[str, Any]:
        await free.wait()
        return {"text": "It is blue.", "citations": [{"doc": "sky"}]}

    one = stage.runner(PAIR, target)
    first = asyncio.ensure_future(stage.result(one, 0))
    await asyncio.sleep(0.01)
    first.cancel()
    await asyncio.wait({first})
    free.set()

    assert (await stage.result(one, 0)).outcome is Outcome.PASSED
