"""The server: it answers from a script and remembers what it was asked."""

import json
import socket
import struct
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from time import monotonic
from typing import Any, Self

from wire.formats import FORMATS
from wire.replies import Reply, fails

__all__ = ["Script", "Seen", "WireServer"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Seen:
    """A request as it came in."""

    vendor: str
    headers: dict[str, str]
    """Names in lower case."""
    json: dict[str, Any]
    at: float
    """Seconds of the monotonic clock."""
    connection: int
    """Which connection it came over."""

    @property
    def key(self) -> str | None:
        """The key that came with it, either way."""
        bearer = self.headers.get("authorization", "").removeprefix("Bearer ")
        return bearer or self.headers.get("x-api-key")

    @property
    def prompt(self) -> str:
        """What the user said last."""
        return str(self.json["messages"][-1]["content"])

    @property
    def system(self) -> str:
        """What the system said."""
        first = self.json["messages"][0]
        return str(first["content"] if first["role"] == "system" else self.json.get("system", ""))


Script = Sequence[Reply] | Callable[[Seen], Reply]


class WireServer:
    """A server on a free port of this machine, in threads of its own, while the context lasts.

    ``url`` is what Anthropic's SDK takes as a base URL, ``openai_url`` what OpenAI's does. A vendor without a script
    answers 404; a request with no key, 401 (*keyless* lets it pass).
    """

    def __init__(self, *, anthropic: Script = (), openai: Script = (), keyless: bool = False) -> None:
        self.requests: list[Seen] = []
        self._scripts = {"anthropic": anthropic, "openai": openai}
        self._asked = {"anthropic": 0, "openai": 0}
        self._keyless = keyless
        self._lock = threading.Lock()
        self._over = threading.Event()
        self._server = _Server(("127.0.0.1", 0), _Handler)
        self._server.wire = self
        self._thread = threading.Thread(target=self._server.serve_forever, kwargs={"poll_interval": 0.01})

    @property
    def url(self) -> str:
        """The base URL."""
        return f"http://127.0.0.1:{self._server.server_address[1]}"

    @property
    def openai_url(self) -> str:
        """The base URL with the version that OpenAI's SDK wants in it."""
        return f"{self.url}/v1"

    @property
    def connections(self) -> int:
        """Over how many connections requests came."""
        return len({seen.connection for seen in self.requests})

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *exception: object) -> None:
        self._over.set()
        self._server.shutdown()
        self._server.hang_up()
        self._server.server_close()
        self._thread.join()

    def answer(self, seen: Seen) -> Reply:
        """Remember a request and return the reply to it."""
        with self._lock:
            self.requests.append(seen)
            if seen.key is None and not self._keyless:
                return fails(401, message="no key")
            script = self._scripts[seen.vendor]
            if callable(script):
                return script(seen)
            if not script:
                return fails(404, message=f"no script for {seen.vendor}")
            turn = min(self._asked[seen.vendor], len(script) - 1)
            self._asked[seen.vendor] += 1
            return script[turn]

    def wait(self, seconds: float | None = None) -> bool:
        """Wait for so long or until the server ends; say whether it ended."""
        return self._over.wait(seconds)


class _Server(ThreadingHTTPServer):
    daemon_threads = False  # so that server_close joins them: no thread outlives its test
    request_queue_size = 128
    wire: WireServer

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self._open: set[socket.socket] = set()

    def get_request(self) -> tuple[Any, Any]:
        connection, address = super().get_request()
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._open.add(connection)
        return connection, address

    def shutdown_request(self, request: Any) -> None:
        self._open.discard(request)
        super().shutdown_request(request)

    def hang_up(self) -> None:
        """End the connections that wait for another request."""
        for connection in tuple(self._open):
            try:
                connection.shutdown(socket.SHUT_RDWR)
            except OSError:
                continue

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Say nothing: clients hang up in the middle here."""


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    wbufsize = -1
    server: _Server

    def log_message(self, format: str, *arguments: Any) -> None:  # noqa: A002
        """Say nothing."""

    def do_POST(self) -> None:
        asked = json.loads(self.rfile.read(int(self.headers.get("content-length") or 0)) or b"null")
        path = self.path.partition("?")[0]
        if path not in FORMATS:
            self._send(404, {}, b'{"error": {"message": "no such path"}}')
            return
        vendor, write, id_header = FORMATS[path]
        headers = {name.lower(): value for name, value in self.headers.items()}
        seen = Seen(vendor=vendor, headers=headers, json=asked, at=monotonic(), connection=self.client_address[1])
        wire = self.server.wire
        reply = wire.answer(seen)
        if reply.way == "hang" or (reply.delay and wire.wait(reply.delay)):
            wire.wait()
            self.close_connection = True
        elif reply.way == "reset":
            self.connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            self.connection.close()
            self.close_connection = True
        else:
            body = reply.raw if reply.raw is not None else write(reply, asked)
            self._send(reply.status, {id_header: f"req_{len(wire.requests)}", **reply.headers}, body, reply.way)

    def _send(self, status: int, headers: dict[str, str], body: bytes, way: str = "whole") -> None:
        self.send_response(status)
        for name, value in {"content-type": "application/json", **headers}.items():
            self.send_header(name, value)
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body if way == "whole" else body[: len(body) // 2])
        self.wfile.flush()
        if way == "stall":
            self.server.wire.wait()
        if way != "whole":
            self.close_connection = True
