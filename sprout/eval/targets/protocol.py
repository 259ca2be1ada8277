"""What a target is: something that is asked and gives a response."""

from dataclasses import dataclass
from typing import Protocol

from sprout.eval.response import Response
from sprout.eval.suite import Turn

__all__ = ["Request", "Target"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Request:
    """One question to a target, with what is known around it."""

    question: str
    history: tuple[Turn, ...] = ()
    """The conversation before the question, replies included."""

    language: str | None = None
    suite: str = ""
    case_id: str = ""
    trial: int = 0
    """Number of the trial, from 0."""

    seed: int = 0

    @property
    def messages(self) -> list[dict[str, str]]:
        """The history as chat messages: ``{"role": "user" | "assistant", "content": …}``, oldest first."""
        return [
            {"role": role, "content": text}
            for turn in self.history
            for role, text in (("user", turn.user), ("assistant", turn.assistant))
            if text is not None
        ]


class Target(Protocol):
    """The system under test.

    One that knows which models it answers with may have ``models``, a tuple of their names, so that none of them judges
    its own answers.
    """

    @property
    def identity(self) -> str:
        """What makes this target the same target in two runs: name, version, configuration."""

    async def ask(self, request: Request) -> Response:
        """Return the response; raises :class:`~sprout.errors.TargetError` if there is none."""

    async def close(self) -> None:
        """Let go of connections."""
