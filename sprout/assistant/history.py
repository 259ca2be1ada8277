"""What was said before: it may tell which plant a follow-up is about, and never becomes a fact."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from sprout.errors import UsageError

__all__ = ["Turn", "latest_questions", "read_turns"]

_SPEAKERS: Mapping[str, bool] = MappingProxyType(
    {"user": True, "human": True, "question": True, "assistant": False, "system": False, "ai": False}
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Turn:
    """One message of a conversation."""

    text: str
    from_user: bool = True


def read_turns(history: Sequence[object]) -> tuple[Turn, ...]:
    """Turn plain texts (taken as the user's), ``{role, content}`` mappings, (role, text) pairs or turns into turns.

    Raises :class:`~sprout.errors.UsageError` for anything else.
    """
    return tuple(turn for position, item in enumerate(history) for turn in _turns(item, position))


def latest_questions(turns: Sequence[Turn], most: int) -> tuple[str, ...]:
    """Return the user's texts among the last *most* turns, latest first."""
    recent = turns[-most:] if most else ()
    return tuple(turn.text for turn in reversed(recent) if turn.from_user)


def _turns(item: object, position: int) -> list[Turn]:
    if isinstance(item, Turn):
        return [item]
    if isinstance(item, str):
        return [Turn(text=item)]
    if isinstance(item, Mapping):
        if isinstance(question := item.get("question"), str):
            return [Turn(text=question)]
        text = item.get("text", item.get("content"))
        role = item.get("role", "user")
        if isinstance(text, str) and isinstance(role, str) and role.casefold() in _SPEAKERS:
            return [Turn(text=text, from_user=_SPEAKERS[role.casefold()])]
    if isinstance(item, (tuple, list)) and len(item) == 2 and all(isinstance(part, str) for part in item):
        return _turns({"role": item[0], "text": item[1]}, position)
    raise UsageError(
        f"history[{position}] is {item!r}; a text, a (role, text) pair or {{'role': …, 'text': …}} is allowed, "
        f"with role one of {', '.join(sorted(_SPEAKERS))}"
    )
