"""What a vendor may answer: good replies, failures, and each kind of garbage."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

__all__ = ["Reply", "blocks", "body", "cut", "fails", "hangs", "page", "resets", "says", "stalls", "thinks"]

Way = Literal["whole", "hang", "reset", "cut", "stall"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Reply:
    """One reply of a server; how it reads on the wire is the vendor's affair."""

    text: str | None = None
    """What the model says; None is a ``null``."""
    stop: str | None = "end"
    """A vendor's own word, or "end", "length" and "refusal", which each vendor has a word for."""
    tokens: tuple[int, int] | None = (11, 7)
    """Input and output tokens; None leaves the usage out."""
    thought: str | None = None
    """A thinking block that comes first."""
    content: Any = ...
    """The content as it stands on the wire, instead of *text*."""
    refusal: str | None = None
    """What an OpenAI message refuses with."""
    choices: int = 1
    model: str | None = None
    """The model that says it answered; the one asked for unless given."""
    status: int = 200
    headers: Mapping[str, str] = field(default_factory=dict)
    raw: bytes | None = None
    """The whole body, instead of all that."""
    way: Way = "whole"
    delay: float = 0.0
    """Seconds before the reply."""


def says(text: str | None, **settings: Any) -> Reply:
    """A good reply that says *text*."""
    return Reply(text=text, **settings)


def thinks(thought: str, text: str, **settings: Any) -> Reply:
    """A good reply with a thinking block before the text."""
    return Reply(thought=thought, text=text, **settings)


def blocks(content: Any, **settings: Any) -> Reply:
    """A reply with *content* as it stands on the wire."""
    return Reply(content=content, **settings)


def fails(status: int, *, retry_after: float | str | None = None, message: str = "no", **headers: str) -> Reply:
    """A failure with *status*; a header's underscores are hyphens on the wire."""
    sent = {name.replace("_", "-"): value for name, value in headers.items()}
    if retry_after is not None:
        sent["retry-after"] = str(retry_after)
    said = json.dumps({"type": "error", "error": {"type": "some_error", "message": message}})
    return Reply(status=status, headers=sent, raw=said.encode())


def body(raw: bytes | str, status: int = 200, content_type: str = "application/json") -> Reply:
    """A reply whose body is *raw*."""
    raw = raw.encode() if isinstance(raw, str) else raw
    return Reply(raw=raw, status=status, headers={"content-type": content_type})


def page(status: int = 200) -> Reply:
    """A page for people, as a proxy sends it."""
    return body("<!doctype html><html><body>Please log in</body></html>", status, "text/html")


def hangs() -> Reply:
    """No reply, for as long as the server runs."""
    return Reply(way="hang")


def stalls(text: str = "never all of it") -> Reply:
    """A reply that begins and does not end."""
    return Reply(text=text, way="stall")


def resets() -> Reply:
    """A connection that is reset before the reply."""
    return Reply(way="reset")


def cut(text: str = "never all of it") -> Reply:
    """A reply whose connection ends in the middle of the body."""
    return Reply(text=text, way="cut")
