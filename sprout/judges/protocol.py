"""What a judge is: it answers three relational questions about texts, and says when it cannot."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, Protocol, get_args, runtime_checkable

from sprout.errors import JudgeError

__all__ = ["Judge", "JudgedVerdict", "Judgement", "checked"]

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


@runtime_checkable
class Judge(Protocol):
    """Answers the three relational questions; stateless between calls."""

    @property
    def name(self) -> str:
        """The name under which the judge is registered."""

    @property
    def config_hash(self) -> str:
        """A hash of everything that can change a judgement: rules, word lists, model, prompt, thresholds."""

    async def entails(self, claim: str, sources: Sequence[str], *, language: str | None = None) -> Judgement:
        """Say whether *sources* support *claim*; no sources, or an empty claim, is ``undecided``."""

    async def contains(self, text: str, fact: str, *, language: str | None = None) -> Judgement:
        """Say whether *text* states *fact*."""

    async def equivalent(self, a: str, b: str, *, language: str | None = None) -> Judgement:
        """Say whether *a* and *b* state the same facts."""


def checked(judgement: object) -> Judgement:
    """Return *judgement* if it is well formed.

    Raises :class:`~sprout.errors.JudgeError` for another type, an unknown verdict, a score that is not a finite
    number in [0, 1], or a reason that is not text.
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
    return judgement
