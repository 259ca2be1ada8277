"""What a chat model is: one prompt in, one reply out, with what it cost. The backends are imported only when chosen."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, Protocol, runtime_checkable

__all__ = ["ChatModel", "ChatReply", "ChatRequest", "StopReason", "Usage"]

StopReason = Literal["end", "length", "refusal", "other"]
"""Why a model stopped: it had finished; it ran out of tokens; it, or a filter, declined; anything else."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Usage:
    """What calls of a model used."""

    calls: int = 0
    """Requests that were sent, repeated ones included."""

    input_tokens: int = 0
    output_tokens: int = 0
    cost: float | None = None
    """In US dollars; ``None`` if the model's price is not known."""

    def __add__(self, other: "Usage") -> "Usage":
        """Return the sum; its cost is unknown if that of one is, unless that one called nothing."""
        costs = [one.cost for one in (self, other) if one.calls]
        cost = None if None in costs else sum(one or 0.0 for one in costs)
        return Usage(
            calls=self.calls + other.calls,
            input_tokens=self.input_tokens + other.input_tokens,
            output_tokens=self.output_tokens + other.output_tokens,
            cost=cost,
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class ChatRequest:
    """One question to a chat model."""

    system: str
    prompt: str
    schema: Mapping[str, Any] | None = None
    """JSON Schema of the object that the reply shall be; a model that cannot be held to one is still asked."""

    max_tokens: int = 4096


@dataclass(frozen=True, slots=True, kw_only=True)
class ChatReply:
    """What a chat model said."""

    text: str
    """All text of the reply, as it came; never parsed here."""

    stop: StopReason
    model: str
    """The model that says it answered."""

    usage: Usage
    request_id: str | None = None


@runtime_checkable
class ChatModel(Protocol):
    """A chat model behind one shared client."""

    @property
    def model(self) -> str:
        """The name of the model, as its vendor has it."""

    @property
    def identity(self) -> Mapping[str, str]:
        """Everything that can change a reply: vendor, model, base URL without secrets, settings."""

    async def complete(self, request: ChatRequest) -> ChatReply:
        """Return the model's reply; raises :class:`~sprout.errors.ProviderError` if there is none in the end."""

    async def close(self) -> None:
        """Let go of the client."""
