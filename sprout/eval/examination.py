"""Asking a judge questions of which the answers are known.

Each call has its time, and the first one that goes wrong ends the examination: a judge that fails once is not believed,
and the rest need not be paid for.
"""

import asyncio
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from sprout.eval.waiting import in_time
from sprout.judges.protocol import BatchJudge, Entailment, Judge, Judgement, entail_each
from sprout.judges.question import Question, put

__all__ = ["Answered", "ask"]

_BATCH = 10
"""How many claims are put at once to a judge that takes several: one reply that is misread must not cost them all."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Answered:
    """A question with what the judge said."""

    question: Question
    judgement: Judgement

    @property
    def missed(self) -> bool:
        """Whether the judge called supported what is not."""
        return not self.question.supported and self.judgement.verdict == "yes"

    @property
    def unfound(self) -> bool:
        """Whether the judge did not call supported what is."""
        return self.question.supported and self.judgement.verdict != "yes"

    @property
    def undecided(self) -> bool:
        """Whether the judge left undecided what it should have denied; without evidence it cannot say more."""
        open_ = self.judgement.verdict == "undecided"
        return open_ and not self.question.supported and self.question.kind != "empty"


async def ask(judge: Judge, questions: Sequence[Question], *, timeout: float, at_once: int) -> tuple[Answered, ...]:
    """Put *questions* to *judge*, *at_once* calls at a time, and return its answers in their order.

    Raises an error of sprout's tree for a call that raises, that gives nothing well formed, or that takes longer than
    *timeout* seconds; the others are then given up.
    """
    room = asyncio.Semaphore(at_once)

    async def answered(group: Sequence[Question]) -> list[tuple[str, Judgement]]:
        async with room:
            found = await in_time(lambda: _put(judge, group), timeout, "the judge")
        return [(question.id, judgement) for question, judgement in zip(group, found, strict=True)]

    tasks = [asyncio.ensure_future(answered(group)) for group in _groups(judge, questions)]
    try:
        # in their order, so that it is always the same one that is named
        said = dict([pair for task in tasks for pair in await task])
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    return tuple(Answered(question=question, judgement=said[question.id]) for question in questions)


async def _put(judge: Judge, group: Sequence[Question]) -> Sequence[Judgement]:
    if len(group) == 1:
        return [await put(group[0], judge)]
    asked = [Entailment(claim=question.claim, sources=question.sources) for question in group]
    return await entail_each(judge, asked, language=group[0].language)


def _groups(judge: Judge, questions: Sequence[Question]) -> Iterator[Sequence[Question]]:
    """Yield what is asked in one call: several claims if *judge* can take them, else one question."""
    together: dict[str | None, list[Question]] = defaultdict(list)
    for question in questions:
        if question.relation == "entails" and isinstance(judge, BatchJudge):
            together[question.language].append(question)
        else:
            yield [question]
    for several in together.values():
        yield from (several[start : start + _BATCH] for start in range(0, len(several), _BATCH))
