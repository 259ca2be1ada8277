"""What a judge is: it answers three relational questions about texts, and says when it cannot."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, Protocol, get_args, runtime_checkable

from sprout.errors import JudgeError
from sprout.providers.chat import Usage

__all__ = ["RAW_MOST", "BatchJudge", "Entailment", "Judge", "JudgedVerdict", "Judgement", "checked", "entail_each"]

RAW_MOST = 4000
"""How many characters of a model's words are kept."""

JudgedVerdict = Literal["yes", "no", "contradicted", "undecided"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Judgement:
    """A judge's answer to one question."""

    verdict: JudgedVerdict
    """``yes`` and ``no`` answer the question; ``contradicted`` is a ``no`` for the opposite being said;
    ``undecided`` means that the judge cannot tell."""

    score: float
    """Support for ``yes``, in [0, 1]."""

    reason: str
    """One sentence for the user; names the words at fault."""

    raw: str | None = None
    """What a model said, if that could not be read as a judgement: made plain, at most :data:`RAW_MOST` characters."""

    model: str | None = None
    """The model that says it judged; behind a gateway it may be another than was asked for."""

    usage: Usage | None = None
    """What asking a model used; of a batch, all of it is on the first judgement."""


@runtime_checkable
class Judge(Protocol):
    """Answers the three relational questions; stateless between calls.

    A judge that asks models may have ``models``, a tuple of their names, so that none of them judges its own answers;
    and an async ``close()``, which is awaited in each event loop that has asked it, before that loop ends.
    """

    @property
    def name(self) -> str:
        """The name under which the judge is registered, and in brackets that of its model if it has one."""

    @property
    def config_hash(self) -> str:
        """A hash of everything that can change a judgement: rules, word lists, model, prompt, thresholds."""

    async def entails(self, claim: str, sources: Sequence[str], *, language: str | None = None) -> Judgement:
        """Say whether *sources* support *claim*; no sources, or an empty claim, is ``undecided``."""

    async def contains(self, text: str, fact: str, *, language: str | None = None) -> Judgement:
        """Say whether *text* states *fact*."""

    async def equivalent(self, a: str, b: str, *, language: str | None = None) -> Judgement:
        """Say whether *a* and *b* state the same facts."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Entailment:
    """One claim, and the sources that shall support it."""

    claim: str
    sources: tuple[str, ...]


@runtime_checkable
class BatchJudge(Judge, Protocol):
    """A judge that answers for several claims at once."""

    async def entails_each(
        self, questions: Sequence[Entailment], *, language: str | None = None
    ) -> Sequence[Judgement]:
        """Return one judgement for each of *questions*, in their order."""


async def entail_each(
    judge: Judge, questions: Sequence[Entailment], *, language: str | None = None
) -> tuple[Judgement, ...]:
    """Ask *judge* of each question, at once if it can; raises :class:`~sprout.errors.JudgeError`.

    So many judgements as questions, each of them well formed: anything else is an error, for one that is missing must
    not make the others a whole.
    """
    if not questions:
        return ()
    if not isinstance(judge, BatchJudge):
        return tuple([checked(await judge.entails(one.claim, one.sources, language=language)) for one in questions])
    found = tuple(await judge.entails_each(questions, language=language))
    if len(found) != len(questions):
        raise JudgeError(f"the judge was asked of {len(questions)} claims and gave {len(found)} judgements")
    return tuple(checked(one) for one in found)


def checked(judgement: object) -> Judgement:
    """Return *judgement* if it is well formed.

    Raises :class:`~sprout.errors.JudgeError` for another type, an unknown verdict, a score that is not a finite
    number in [0, 1], a reason or words of a model that are not text, or a usage that cannot be counted.
    """
    if not isinstance(judgement, Judgement):
        raise JudgeError(f"the judge returned {type(judgement).__name__!r}, not a Judgement")
    if judgement.verdict not in get_args(JudgedVerdict):
        raise JudgeError(f"the judge's verdict is {judgement.verdict!r}; allowed: {', '.join(get_args(JudgedVerdict))}")
    score: object = judgement.score
    if isinstance(score, bool) or not isinstance(score, (int, float)):
        raise JudgeError(f"the judge's score is {score!r}, not a number")
    if not math.isfinite(score) or not 0.0 <= score <= 1.0:
        raise JudgeError(f"the judge's score is {score!r}, outside [0, 1]")
    if not isinstance(judgement.reason, str):
        raise JudgeError(f"the judge's reason is {judgement.reason!r}, not text")
    for name in ("raw", "model"):
        value: object = getattr(judgement, name)
        if value is not None and not isinstance(value, str):
            raise JudgeError(f"the judge's {name} is {value!r}, not text")
    if judgement.usage is not None and not _countable(judgement.usage):
        raise JudgeError(f"the judge's usage is {judgement.usage!r}; allowed: a Usage of finite numbers of 0 or more")
    return judgement


def _countable(usage: object) -> bool:
    if not isinstance(usage, Usage):
        return False
    counts: list[object] = [usage.calls, usage.input_tokens, usage.output_tokens]
    cost: object = 0.0 if usage.cost is None else usage.cost
    return all(type(count) is int and count >= 0 for count in counts) and (
        type(cost) in {int, float} and math.isfinite(usage.cost or 0.0) and (usage.cost or 0.0) >= 0
    )
