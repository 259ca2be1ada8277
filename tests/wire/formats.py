"""How replies read in the vendors' formats."""

import json
from typing import Any

from wire.replies import Reply

__all__ = ["FORMATS", "anthropic_body", "openai_body"]

_ANTHROPIC_STOPS = {"end": "end_turn", "length": "max_tokens"}
_OPENAI_STOPS = {"end": "stop", "refusal": "content_filter"}


def anthropic_body(reply: Reply, asked: dict[str, Any]) -> bytes:
    """A message of Anthropic's Messages API."""
    content = reply.content
    if content is ...:
        content = None if reply.text is None else [{"type": "text", "text": reply.text}]
        if reply.thought is not None:
            content = [{"type": "thinking", "thinking": reply.thought, "signature": "s"}, *(content or [])]
    message = {
        "id": "msg_1",
        "type": "message",
        "role": "assistant",
        "model": reply.model or asked.get("model"),
        "content": content,
        "stop_reason": _ANTHROPIC_STOPS.get(reply.stop or "", reply.stop),
        "stop_sequence": None,
    }
    if reply.tokens is not None:
        message["usage"] = {"input_tokens": reply.tokens[0], "output_tokens": reply.tokens[1]}
    return json.dumps(message).encode()


def openai_body(reply: Reply, asked: dict[str, Any]) -> bytes:
    """A completion of OpenAI's chat-completions API."""
    content = reply.text if reply.content is ... else reply.content
    message: dict[str, Any] = {"role": "assistant", "content": content, "refusal": reply.refusal}
    stop = _OPENAI_STOPS.get(reply.stop or "", reply.stop)
    completion = {
        "id": "chatcmpl-1",
        "object": "chat.completion",
        "created": 1,
        "model": reply.model or asked.get("model"),
        "choices": [{"index": index, "message": message, "finish_reason": stop} for index in range(reply.choices)],
    }
    if reply.tokens is not None:
        used, made = reply.tokens
        completion["usage"] = {"prompt_tokens": used, "completion_tokens": made, "total_tokens": used + made}
    return json.dumps(completion).encode()


FORMATS = {
    "/v1/messages": ("anthropic", anthropic_body, "request-id"),
    "/v1/chat/completions": ("openai", openai_body, "x-request-id"),
}
"""Path → vendor, writer of a body, and the header that has a request's id."""
