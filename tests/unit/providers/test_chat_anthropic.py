"""Anthropic's SDK against a server that speaks the Messages API, good and bad."""

import asyncio
import sys
import threading
import time
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Any

import pytest
from wire import Reply, WireServer, blocks, body, cut, fails, hangs, page, resets, says, stalls, thinks

from sprout.errors import ProviderError, UsageError
from sprout.providers.anthropic_chat import AnthropicChat
from sprout.providers.chat import ChatModel, ChatReply, ChatRequest, Usage
from sprout.providers.prices import Price
from sprout.providers.retrying import Retrying, RetryPolicy

KEY = "sk-secret-0123456789"
ASK = ChatRequest(system="Be brief.", prompt="Is it?", schema={"type": "object"}, max_tokens=64)
QUICK = RetryPolicy(attempts=3, timeout=5, budget=20, backoff=0.01)
HASTY = RetryPolicy(attempts=2, timeout=0.3, budget=5, backoff=0.01)


@pytest.fixture(autouse=True)
def no_settings_of_this_machine(monkeypatch: pytest.MonkeyPatch, tmp_path: Any) -> None:
    for name in ("ANTHROPIC_API_KEY", "ANTHROPIC_AUTH_TOKEN", "ANTHROPIC_BASE_URL", "ANTHROPIC_PROFILE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("ANTHROPIC_CONFIG_DIR", str(tmp_path))


@asynccontextmanager
async def served(*replies: Reply, policy: RetryPolicy = QUICK, **settings: Any) -> AsyncIterator[Any]:
    """A chat and the server it talks to."""
    with WireServer(anthropic=replies) as server:
        chat = AnthropicChat(base_url=server.url, api_key=KEY, retrying=Retrying(policy), **settings)
        try:
            yield chat, server
        finally:
            await chat.close()


async def complete(*replies: Reply, **settings: Any) -> ChatReply:
    async with served(*replies, **settings) as (chat, _):
        return await chat.complete(ASK)


async def test_a_reply_carries_text_stop_model_usage_and_request_id() -> None:
    reply = await complete(says("It is.", tokens=(1000, 100), model="claude-sonnet-5-5-20261101"))
    assert reply == ChatReply(
        text="It is.",
        stop="end",
        model="claude-sonnet-5-5-20261101",
        usage=Usage(calls=1, input_tokens=1000, output_tokens=100, cost=0.003),
        request_id="req_1",
    )


async def test_the_request_carries_system_prompt_schema_and_no_temperature() -> None:
    async with served(says("x")) as (chat, server):
        assert isinstance(chat, ChatModel)
        await chat.complete(ASK)
    assert server.requests[0].json == {
        "model": "claude-sonnet-5-5",
        "max_tokens": 64,
        "system": "Be brief.",
        "messages": [{"role": "user", "content": "Is it?"}],
        "output_config": {"format": {"type": "json_schema", "schema": {"type": "object"}}},
    }
    assert server.requests[0].key == KEY


async def test_an_effort_is_sent_and_part_of_the_identity() -> None:
    async with served(says("x"), effort="low") as (chat, server):
        await chat.complete(ChatRequest(system="", prompt="Is it?"))
        assert chat.identity["effort"] == "low"
    assert server.requests[0].json["output_config"] == {"effort": "low"}
    assert "system" not in server.requests[0].json


async def test_the_text_is_that_of_all_text_blocks_and_no_thought() -> None:
    assert (await complete(thinks("no, no", "yes"))).text == "yes"
    two = [{"type": "text", "text": "a"}, {"type": "tool_use", "id": "t", "name": "n", "input": {}}]
    assert (await complete(blocks([*two, {"type": "text", "text": "b"}]))).text == "ab"


@pytest.mark.parametrize(
    ("word", "stop"),
    [
        ("end_turn", "end"),
        ("max_tokens", "length"),
        ("model_context_window_exceeded", "length"),
        ("refusal", "refusal"),
        ("stop_sequence", "other"),
        ("pause_turn", "other"),
        ("something_new", "other"),
        (None, "other"),
    ],
)
async def test_each_stop_reason_has_one_meaning_and_an_unknown_one_is_no_end(word: str | None, stop: str) -> None:
    assert (await complete(says("x", stop=word))).stop == stop


async def test_a_reply_with_no_blocks_is_empty_text() -> None:
    assert (await complete(blocks([]))).text == ""


GARBAGE: Mapping[str, Reply] = {
    "null content": blocks(None),
    "content that is text": blocks("yes"),
    "a block that is text": blocks(["yes"]),
    "a text block without text": blocks([{"type": "text"}]),
    "a text block with a number": blocks([{"type": "text", "text": 1}]),
    "no usage": says("yes", tokens=None),
    "tokens that are text": says("yes", tokens=("1", "2")),
    "tokens below zero": says("yes", tokens=(-1, 2)),
    "too many tokens to count": says("yes", tokens=(10**400, 2)),
    "a page": page(),
    "no JSON": body("yes"),
    "half of the JSON": body('{"content": [{"type": "te'),
    "nothing": body(""),
    "null": body("null"),
    "a list": body("[]"),
    "bytes that are no UTF-8": body(b'{"content": "\xff"}'),
    "a lone surrogate": body('{"content": [{"type": "text", "text": "\\ud800"}]}'),
    "deep nesting": body("[" * 100_000),
    "a stop reason that is a number": says("yes", stop=3),  # type: ignore[arg-type]
    "an error with status 200": body('{"type": "error", "error": {"message": "no"}}'),
}


@pytest.mark.parametrize("reply", GARBAGE.values(), ids=GARBAGE)
async def test_garbage_is_a_provider_error_and_is_not_asked_for_again(reply: Reply) -> None:
    async with served(reply) as (chat, server):
        with pytest.raises(ProviderError, match="answered with what is no reply") as caught:
            await chat.complete(ASK)
    assert (len(server.requests), caught.value.calls, caught.value.request_id) == (1, 1, "req_1")


@pytest.mark.parametrize("status", [408, 409, 429, 500, 502, 503, 529])
async def test_a_passing_failure_is_tried_again_and_every_call_is_counted(status: int) -> None:
    async with served(fails(status), fails(status), says("x")) as (chat, server):
        assert (await chat.complete(ASK)).usage.calls == 3
    assert len(server.requests) == 3


@pytest.mark.parametrize("status", [400, 403, 404, 413, 422])
async def test_another_failure_is_not_tried_again(status: int) -> None:
    async with served(fails(status, message="not like this")) as (chat, server):
        with pytest.raises(ProviderError, match=f"status {status}: 'not like this'") as caught:
            await chat.complete(ASK)
    assert (len(server.requests), caught.value.status) == (1, status)


async def test_a_failure_for_ever_says_attempts_status_and_request() -> None:
    async with served(fails(529, message="overloaded")) as (chat, server):
        with pytest.raises(ProviderError, match=r"in 3 attempts: status 529: 'overloaded'.*'req_3'") as caught:
            await chat.complete(ASK)
    assert (caught.value.calls, caught.value.status, caught.value.request_id) == (3, 529, "req_3")
    assert len(server.requests) == 3


async def test_a_server_that_says_not_to_try_again_is_believed() -> None:
    async with served(fails(429, x_should_retry="false")) as (chat, server):
        with pytest.raises(ProviderError):
            await chat.complete(ASK)
    assert len(server.requests) == 1


async def test_retry_after_is_waited() -> None:
    async with served(fails(429, retry_after=0.2), fails(429, retry_after_ms="100"), says("x")) as (chat, server):
        await chat.complete(ASK)
    first, second, third = (seen.at for seen in server.requests)
    assert second - first >= 0.2
    assert third - second >= 0.1


@pytest.mark.parametrize("reply", [resets(), cut()], ids=["reset", "cut off"])
async def test_a_broken_connection_is_tried_again(reply: Reply) -> None:
    async with served(reply, says("x")) as (chat, server):
        assert (await chat.complete(ASK)).usage.calls == 2
    assert len(server.requests) == 2


@pytest.mark.parametrize("reply", [hangs(), stalls()], ids=["no reply", "half a reply"])
async def test_a_server_that_does_not_finish_is_given_up_in_time(reply: Reply) -> None:
    async with served(reply, policy=HASTY) as (chat, server):
        with pytest.raises(ProviderError, match=r"in 2 attempts: .*(no reply within 0\.3 s|timed out)"):
            await chat.complete(ASK)
    assert server.requests


async def test_nobody_at_the_address_is_a_provider_error() -> None:
    with WireServer() as server:
        url = server.url
    chat = AnthropicChat(base_url=url, api_key=KEY, retrying=Retrying(QUICK))
    with pytest.raises(ProviderError, match="in 3 attempts: the connection failed"):
        await chat.complete(ASK)
    await chat.close()


async def test_a_refused_key_names_its_variable_and_is_never_shown() -> None:
    async with served(fails(401, message=f"bad key {KEY}")) as (chat, _):
        with pytest.raises(ProviderError, match=r"bad key \*\*\*'; .*ANTHROPIC_API_KEY") as caught:
            await chat.complete(ASK)
    assert KEY not in str(caught.value)
    assert caught.value.__cause__ is None


async def test_a_key_in_garbage_is_not_shown() -> None:
    with pytest.raises(ProviderError) as caught:
        await complete(body(f"your key is {KEY}"))
    assert KEY not in str(caught.value)


async def test_text_that_utf8_cannot_carry_is_sent_all_the_same() -> None:
    async with served(says("x")) as (chat, server):
        await chat.complete(ChatRequest(system="a\udfffb", prompt="c\ud800d \x00 \u202e"))
    assert (server.requests[0].system, server.requests[0].prompt) == ("a\ufffdb", "c\ufffdd \x00 \u202e")


async def test_calls_share_one_client_and_keep_to_the_concurrency() -> None:
    with WireServer(anthropic=[says("x", delay=0.02)]) as server:
        chat = AnthropicChat(base_url=server.url, api_key=KEY, concurrency=3)
        replies = await asyncio.gather(*(chat.complete(ASK) for _ in range(12)))
        await chat.close()
    assert len(replies) == 12
    assert server.connections <= 3


def test_each_event_loop_has_its_own_client() -> None:
    with WireServer(anthropic=[says("x")]) as server:
        chat = AnthropicChat(base_url=server.url, api_key=KEY)

        async def once() -> str:
            text = (await chat.complete(ASK)).text
            await chat.close()
            return text

        assert [asyncio.run(once()) for _ in range(3)] == ["x", "x", "x"]


def test_closing_in_one_loop_leaves_the_calls_of_another_alone() -> None:
    with WireServer(anthropic=[says("slow", delay=0.3), says("fast")]) as server:
        chat = AnthropicChat(base_url=server.url, api_key=KEY, retrying=Retrying(RetryPolicy(attempts=1)))
        texts = {}

        async def once(name: str) -> None:
            texts[name] = (await chat.complete(ASK)).text
            await chat.close()

        slow = threading.Thread(target=lambda: asyncio.run(once("slow")))
        slow.start()
        while not server.requests:
            time.sleep(0.005)
        asyncio.run(once("fast"))
        slow.join()
    assert texts == {"slow": "slow", "fast": "fast"}


def test_a_missing_key_is_a_usage_error_before_any_call() -> None:
    with pytest.raises(UsageError, match="set the environment variable ANTHROPIC_API_KEY"):
        AnthropicChat(base_url="http://127.0.0.1:9")


def test_a_profile_that_is_not_there_is_a_usage_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ANTHROPIC_PROFILE", "mine")
    with pytest.raises(UsageError, match=r"'mine'.*set the environment variable ANTHROPIC_API_KEY"):
        AnthropicChat()


def test_a_missing_sdk_names_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "anthropic", None)
    with pytest.raises(UsageError, match=r"pip install 'pytest-sprout\[anthropic\]'"):
        AnthropicChat(api_key=KEY)


async def test_key_and_address_come_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    with WireServer(anthropic=[says("x")]) as server:
        monkeypatch.setenv("ANTHROPIC_API_KEY", "from-the-environment")
        monkeypatch.setenv("ANTHROPIC_BASE_URL", server.url)
        chat = AnthropicChat()
        await chat.complete(ASK)
        assert chat.identity["base_url"] == server.url
        await chat.close()
    assert server.requests[0].key == "from-the-environment"


def test_the_identity_holds_no_key_and_no_secret_of_the_address() -> None:
    chat = AnthropicChat(api_key=KEY, base_url="https://me:pass@gateway.example/v1/?token=t")
    assert dict(chat.identity) == {
        "vendor": "anthropic",
        "model": "claude-sonnet-5-5",
        "base_url": "https://gateway.example/v1",
    }


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"model": ""}, "model is ''"),
        ({"model": 3}, "model is 3"),
        ({"concurrency": 0}, "concurrency is 0"),
        ({"concurrency": True}, "concurrency is True"),
        ({"effort": "hihg"}, "did you mean 'high'"),
        ({"base_url": "gateway.example"}, "the base URL 'gateway.example' is none"),
        ({"base_url": "ftp://gateway.example"}, "allowed: http://host"),
        ({"base_url": "http://"}, "allowed: http://host"),
        ({"base_url": "http://me:secret@host:99999999/"}, "the base URL 'http://host:99999999'"),
    ],
)
def test_a_setting_out_of_range_is_a_usage_error(settings: dict[str, Any], message: str) -> None:
    with pytest.raises(UsageError, match=message):
        AnthropicChat(**{"api_key": KEY, **settings})


async def test_a_model_of_unknown_price_costs_nobody_knows_what() -> None:
    assert (await complete(says("x"), model="claude-next")).usage.cost is None
    own = {"claude-next": Price(input=1.0, output=2.0, checked="today, here")}
    assert (await complete(says("x", tokens=(1_000_000, 500_000)), model="claude-next", prices=own)).usage.cost == 2.0
