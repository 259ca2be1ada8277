"""Model vendors on this machine: a real HTTP server that speaks their wire formats, scripted by a test.

::

    from wire import WireServer, fails, says

    with WireServer(anthropic=[fails(429, retry_after=1), says("yes")]) as server:
        chat = AnthropicChat(base_url=server.url, api_key="k")
        ...
        assert len(server.requests) == 2

A script is a list of replies, of which the last one goes on for ever, or a function of the request. The tests find this
package through ``pythonpath`` in ``pyproject.toml``.
"""

from wire.replies import Reply, blocks, body, cut, fails, hangs, page, resets, says, stalls, thinks
from wire.server import Seen, WireServer

__all__ = [
    "Reply",
    "Seen",
    "WireServer",
    "blocks",
    "body",
    "cut",
    "fails",
    "hangs",
    "page",
    "resets",
    "says",
    "stalls",
    "thinks",
]
