import asyncio
import json
import threading
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest

from sprout.errors import TargetError, UsageError
from sprout.eval.response import Response
from sprout.eval.suite import TargetSpec, Turn
from sprout.eval.targets import HttpTarget, Request

REQUEST = Request(
    question="Why is the sky blue?", language="en", case_id="sky", history=(Turn(user="Hi", assistant="Yo"),)
)


class Server:
    """A service on the loopback interface: *reply* is what it answers, *seen* what it was sent."""

    def __init__(self) -> None:
        self.status = 200
        self.reply: bytes = b'{"text": "Because."}'
        self.headers: dict[str, str] = {"Content-Type": "application/json"}
        self.delay = 0.0
        self.seen: list[dict[str, Any]] = []
        outer = self

        class Handler(BaseHTTPRequestHandler):
            def _answer(self) -> None:
                body = self.rfile.read(int(self.headers.get("Content-Length") or 0))
                outer.seen.append(
                    {"path": self.path, "headers": dict(self.headers), "body": body, "method": self.command}
                )
                time.sleep(outer.delay)
                self.send_response(outer.status)
                for name, value in outer.headers.items():
                    self.send_header(name, value)
                self.send_header("Content-Length", str(len(outer.reply)))
                self.end_headers()
                self.wfile.write(outer.reply)

            do_GET = do_POST = do_PUT = _answer  # noqa: N815 - the names that http.server looks for

            def log_message(self, *args: object) -> None:
                return

        self._http = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._http.daemon_threads = True
        threading.Thread(target=self._http.serve_forever, args=(0.01,), daemon=True).start()
        self.url = f"http://127.0.0.1:{self._http.server_port}/ask"

    def close(self) -> None:
        self._http.shutdown()
        self._http.server_close()

    async def asked(self, timeout: float = 5.0, environment: dict[str, str] | None = None, **spec: Any) -> Response:
        target = HttpTarget(TargetSpec(url=self.url, **spec), timeout=timeout, environment=environment or {})
        try:
            return await target.ask(REQUEST)
        finally:
            await target.close()

    async def refused(self, **spec: Any) -> str:
        with pytest.raises(TargetError) as caught:
            await self.asked(**spec)
        return str(caught.value)


@pytest.fixture
def server() -> Iterator[Server]:
    one = Server()
    yield one
    one.close()


async def test_the_question_its_language_and_history_are_sent_as_json(server: Server) -> None:
    response = await server.asked()

    assert response.text == "Because."
    assert json.loads(server.seen[0]["body"]) == {
        "question": "Why is the sky blue?",
        "language": "en",
        "history": [{"role": "user", "content": "Hi"}, {"role": "assistant", "content": "Yo"}],
    }


async def test_a_template_is_filled_in_at_any_depth_and_inside_texts(server: Server) -> None:
    body = {
        "m": [{"content": "Q: {question} ({language})"}],
        "id": "{case_id}",
        "n": 5,
        "h": "{history}",
        "x": "{other}",
    }

    await server.asked(body=body)

    assert json.loads(server.seen[0]["body"]) == {
        "m": [{"content": "Q: Why is the sky blue? (en)"}],
        "id": "sky",
        "n": 5,
        "h": REQUEST.messages,
        "x": "{other}",
    }


async def test_a_question_that_looks_like_a_template_is_sent_as_it_is(server: Server) -> None:
    target = HttpTarget(TargetSpec(url=server.url, body="Q: {question}"), timeout=5, environment={})

    await target.ask(Request(question="{history} ${HOME} {question}"))
    await target.close()

    assert json.loads(server.seen[0]["body"]) == "Q: {history} ${HOME} {question}"


async def test_a_get_request_sends_its_body_as_parameters(server: Server) -> None:
    await server.asked(method="GET")

    sent = parse_qs(urlsplit(server.seen[0]["path"]).query)
    assert sent["question"] == ["Why is the sky blue?"]
    assert json.loads(sent["history"][0]) == REQUEST.messages


async def test_a_get_request_needs_a_mapping(server: Server) -> None:
    assert "mapping" in await server.refused(method="GET", body=["{question}"])


async def test_the_reply_is_mapped_from_dotted_paths(server: Server) -> None:
    server.reply = json.dumps({"choices": [{"message": {"content": "Scatter."}}], "sure": 0.5}).encode()

    response = await server.asked(response={"text": "choices.0.message.content", "confidence": "sure"})

    assert (response.text, response.confidence) == ("Scatter.", 0.5)


@pytest.mark.parametrize("path", ["choice.0", "choices.1", "choices.x", "choices.0.message", "choices.0.0"])
async def test_a_path_that_the_reply_lacks_is_named(server: Server, path: str) -> None:
    server.reply = b'{"choices": ["x"]}'

    assert f"has no {path!r}" in await server.refused(response={"text": path})


@pytest.mark.parametrize("status", [204, 301, 302, 307, 400, 401, 404, 429, 500, 503])
async def test_a_status_that_is_no_success_is_an_error(server: Server, status: int) -> None:
    server.status, server.reply = status, b"" if status == 204 else b'{"text": "perfectly good"}'
    server.headers["Location"] = server.url + "/elsewhere"

    assert await server.refused()
    assert len(server.seen) == 1


@pytest.mark.parametrize(
    "reply", [b"", b"<html>", b"\xff\xfe\x00garbage", b"{", b'{"text": "x"', b"caf\xe9", b"[" * 100_000, b"9" * 10_000]
)
async def test_a_reply_that_is_no_json_is_an_error(server: Server, reply: bytes) -> None:
    server.reply = reply

    assert "answered with no JSON" in await server.refused()


@pytest.mark.parametrize(
    "reply",
    [
        *(b"null", b"5", b"[]", b"{}", b'""', b'{"text": null}', b'{"text": "x", "other": 1}'),
        *(b'{"text": "x", "confidence": NaN}', b'{"text": "x", "confidence": 1e999}'),
    ],
)
async def test_json_that_is_no_response_is_an_error(server: Server, reply: bytes) -> None:
    server.reply = reply

    assert await server.refused()


async def test_a_bare_json_text_is_a_response(server: Server) -> None:
    server.reply = b'"Because \\ud800."'

    assert (await server.asked()).text == r"Because \ud800."


async def test_a_slow_service_is_an_error_after_the_timeout(server: Server) -> None:
    server.delay = 2.0
    started = time.perf_counter()

    assert "did not answer: ReadTimeout" in await server.refused(timeout=0.1)
    assert time.perf_counter() - started < 1.5


async def test_a_service_that_is_not_there_is_an_error() -> None:
    target = HttpTarget(TargetSpec(url="http://127.0.0.1:9/ask"), timeout=2, environment={})

    with pytest.raises(TargetError, match="did not answer: ConnectError"):
        await target.ask(REQUEST)
    await target.close()


async def test_a_header_takes_its_secret_from_the_environment(server: Server) -> None:
    await server.asked(headers={"Authorization": "Bearer ${TOKEN}"}, environment={"TOKEN": "s3cret"})

    assert server.seen[0]["headers"]["Authorization"] == "Bearer s3cret"


def test_a_header_whose_variable_is_not_set_is_refused_before_anything_is_asked() -> None:
    with pytest.raises(UsageError, match="'Authorization' needs the environment variable 'TOKEN'"):
        HttpTarget(TargetSpec(url="http://x", headers={"Authorization": "${TOKEN}"}), timeout=1, environment={})


@pytest.mark.parametrize("token", ["s3cret\n", "s3cret\x00", "s3crét"])
async def test_a_secret_does_not_leak_into_a_message(server: Server, token: str) -> None:
    said = await server.refused(headers={"Authorization": "Bearer ${TOKEN}"}, environment={"TOKEN": token})

    assert "s3cr" not in said


async def test_a_secret_that_the_service_echoes_does_not_leak_into_a_message(server: Server) -> None:
    server.status, server.reply = 401, b"bad token s3cret"

    said = await server.refused(headers={"X-Token": "${TOKEN}"}, environment={"TOKEN": "s3cret"})

    assert "s3cret" not in said


async def test_a_cookie_is_not_carried_from_one_case_to_the_next(server: Server) -> None:
    server.headers["Set-Cookie"] = "session=1"
    target = HttpTarget(TargetSpec(url=server.url), timeout=5, environment={})

    await target.ask(REQUEST)
    await target.ask(REQUEST)
    await target.close()

    assert ["Cookie" in seen["headers"] for seen in server.seen] == [False, False]


async def test_many_may_ask_at_once(server: Server) -> None:
    target = HttpTarget(TargetSpec(url=server.url), timeout=5, environment={})

    responses = await asyncio.gather(*(target.ask(REQUEST) for _ in range(8)))
    await target.close()

    assert {response.text for response in responses} == {"Because."}


def identity(**spec: Any) -> str:
    return HttpTarget(TargetSpec(**{"url": "http://x/ask", **spec}), timeout=1, environment={"T": "s3cret"}).identity


@pytest.mark.parametrize(
    "other",
    [
        {"method": "PUT"},
        {"body": "{question}"},
        {"response": {"text": "a"}},
        {"url": "http://x/ask?model=b"},
        {"headers": {"M": "b"}},
    ],
)
def test_whatever_changes_the_answer_changes_the_identity(other: dict[str, Any]) -> None:
    assert identity() == identity()
    assert identity(**other) != identity()


def test_the_identity_shows_no_secret() -> None:
    shown = identity(url="https://user:pass@x/ask?key=s3cret", headers={"Authorization": "${T}"})

    assert shown.startswith("https://x/ask#")
    assert "s3cret" not in shown


async def test_closing_before_asking_is_allowed() -> None:
    await HttpTarget(TargetSpec(url="http://x"), timeout=1, environment={}).close()
