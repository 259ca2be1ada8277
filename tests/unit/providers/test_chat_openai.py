"""OpenAI's SDK against a server that speaks chat completions: OpenAI, a gateway, a local server, good and bad."""

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Any

import pytest
from wire import Reply, Seen, WireServer, blocks, body, cut, fails, hangs, page, resets, says, stalls

from sprout.errors import ProviderError, UsageError
from sprout.providers import chat_models
from sprout.providers.chat import ChatModel, ChatReply, ChatRequest, Usage
from sprout.providers.openai_chat import OpenAIChat
from sprout.providers.prices import Price
from sprout.providers.retrying import Retrying, RetryPolicy

KEY = "sk-secret-0123456789"
ASK = ChatRequest(system="Be brief.", prompt="Is it?", schema={"type": "object"}, max_tokens=64)
QUICK = RetryPolicy(attempts=3, timeout=5, budget=20, backoff=0.01)
HASTY = RetryPolicy(attempts=2, timeout=0.3, budget=5, backoff=0.01)


@asynccontextmanager
async def served(
    script: Any, *, policy: RetryPolicy = QUICK, api_key: str | None = KEY, keyless: bool = False, **settings: Any
) -> AsyncIterator[Any]:
    """A chat and the server it talks to."""
    with WireServer(openai=script, keyless=keyless) as server:
        chat = OpenAIChat(
            "small",
            base_url=server.openai_url,
            api_key=api_key,
            retrying=Retrying(policy),
            environment={},
            **settings,
        )
        try:
            yield chat, server
        finally:
            await chat.close()


async def complete(*replies: Reply, **settings: Any) -> ChatReply:
    async with served(replies, **settings) as (chat, _):
        return await chat.complete(ASK)


async def test_a_reply_carries_text_stop_model_usage_and_request_id() -> None:
    prices = {"small": Price(input=1, output=10, checked="today, here")}
    assert await complete(says("It is.", tokens=(1000, 100)), prices=prices) == ChatReply(
        text="It is.",
        stop="end",
        model="small",
        usage=Usage(calls=1, input_tokens=1000, output_tokens=100, cost=0.002),
        request_id="req_1",
    )


async def test_the_request_carries_system_prompt_schema_and_what_is_set() -> None:
    async with served([says("x")], temperature=0, seed=7) as (chat, server):
        assert isinstance(chat, ChatModel)
        await chat.complete(ASK)
        assert (chat.identity["temperature"], chat.identity["seed"]) == ("0.0", "7")
    schema = {"name": "reply", "schema": {"type": "object"}, "strict": True}
    assert server.requests[0].json == {
        "model": "small",
        "max_tokens": 64,
        "messages": [{"role": "system", "content": "Be brief."}, {"role": "user", "content": "Is it?"}],
        "response_format": {"type": "json_schema", "json_schema": schema},
        "temperature": 0.0,
        "seed": 7,
    }
    assert server.requests[0].key == KEY


async def test_the_limit_of_tokens_goes_by_the_name_that_is_set() -> None:
    async with served([says("x")], limit_name="max_completion_tokens") as (chat, server):
        await chat.complete(ChatRequest(system="", prompt="Is it?", max_tokens=64))
    assert server.requests[0].json["max_completion_tokens"] == 64
    assert "max_tokens" not in server.requests[0].json


@pytest.mark.parametrize(
    ("reply", "text", "stop"),
    [
        (says("x", stop="stop"), "x", "end"),
        (says("x", stop="length"), "x", "length"),
        (says(None, stop="length"), "", "length"),
        (says("x", stop="content_filter"), "x", "refusal"),
        (says(None, stop="content_filter"), "", "refusal"),
        (says(None, stop="tool_calls"), "", "other"),
        (says("x", stop="something_new"), "x", "other"),
        (says("x", stop=None), "x", "other"),
        (says(None, refusal="I won't."), "I won't.", "refusal"),
        (says("x", refusal="I won't."), "x", "refusal"),
        (says("x", refusal=""), "x", "end"),
        (says(""), "", "end"),
    ],
)
async def test_each_way_to_stop_has_one_meaning_and_an_unknown_one_is_no_end(
    reply: Reply, text: str, stop: str
) -> None:
    found = await complete(reply)
    assert (found.text, found.stop) == (text, stop)


GARBAGE: Mapping[str, Reply] = {
    "null content": says(None),
    "content in parts": blocks([{"type": "text", "text": "yes"}]),
    "content that is a number": blocks(1),
    "no choice": says("yes", choices=0),
    "two choices": says("yes", choices=2),
    "tokens that are text": says("yes", tokens=("1", "2")),
    "usage that is text": body('{"choices": [{"message": {"content": "yes"}}], "usage": "some"}'),
    "choices that are null": body('{"choices": null}'),
    "a message that is text": body('{"choices": [{"message": "yes"}]}'),
    "a page": page(),
    "no JSON": body("yes"),
    "half of the JSON": body('{"choices": [{"mess'),
    "nothing": body(""),
    "null": body("null"),
    "a list": body("[]"),
    "deep nesting": body("[" * 100_000),
    "an error with status 200": body('{"error": {"message": "no"}}'),
}


@pytest.mark.parametrize("reply", GARBAGE.values(), ids=GARBAGE)
async def test_garbage_is_a_provider_error_and_is_not_asked_for_again(reply: Reply) -> None:
    async with served([reply]) as (chat, server):
        with pytest.raises(ProviderError, match="answered with what is no reply") as caught:
            await chat.complete(ASK)
    assert (len(server.requests), caught.value.calls, caught.value.request_id) == (1, 1, "req_1")


async def test_a_reply_that_does_not_say_what_it_used_costs_nobody_knows_what() -> None:
    prices = {"small": Price(input=1, output=10, checked="today, here")}
    found = await complete(says("x", tokens=None), prices=prices)
    assert found.usage == Usage(calls=1)


async def test_a_reply_that_does_not_name_its_model_is_of_the_one_asked() -> None:
    assert (await complete(body('{"choices": [{"message": {"content": "x"}}]}'))).model == "small"


def without_schemas(seen: Seen) -> Reply:
    return fails(400, message="response_format?") if "response_format" in seen.json else says("x")


async def test_a_server_that_refuses_a_schema_is_asked_without_it_and_that_is_remembered() -> None:
    async with served(without_schemas) as (chat, server):
        first, second = await chat.complete(ASK), await chat.complete(ASK)
    assert (first.text, first.usage.calls) == ("x", 2)
    assert second.usage.calls == 1
    assert ["response_format" in seen.json for seen in server.requests] == [True, False, False]


async def test_a_server_that_refuses_everything_is_asked_twice_and_nothing_is_remembered() -> None:
    async with served([fails(400, message="no such model")]) as (chat, server):
        for _ in range(2):
            with pytest.raises(ProviderError, match="no such model") as caught:
                await chat.complete(ASK)
            assert caught.value.calls == 2
    assert ["response_format" in seen.json for seen in server.requests] == [True, False, True, False]


@pytest.mark.parametrize("status", [408, 409, 429, 500, 503, 529])
async def test_a_passing_failure_is_tried_again_and_every_call_is_counted(status: int) -> None:
    async with served([fails(status), fails(status), says("x")]) as (chat, server):
        assert (await chat.complete(ASK)).usage.calls == 3
    assert len(server.requests) == 3


async def test_a_wait_beyond_the_cap_is_given_up_at_once() -> None:
    async with served([fails(429, retry_after=3600)]) as (chat, server):
        with pytest.raises(ProviderError, match="asks to wait 3600 s"):
            await chat.complete(ASK)
    assert len(server.requests) == 1


@pytest.mark.parametrize("reply", [resets(), cut()], ids=["reset", "cut off"])
async def test_a_broken_connection_is_tried_again(reply: Reply) -> None:
    async with served([reply, says("x")]) as (chat, _):
        assert (await chat.complete(ASK)).usage.calls == 2


@pytest.mark.parametrize("reply", [hangs(), stalls()], ids=["no reply", "half a reply"])
async def test_a_server_that_does_not_finish_is_given_up_in_time(reply: Reply) -> None:
    async with served([reply], policy=HASTY) as (chat, server):
        with pytest.raises(ProviderError, match="in 2 attempts: "):
            await chat.complete(ASK)
    assert server.requests


async def test_a_local_server_needs_no_key() -> None:
    async with served([says("x")], api_key=None, keyless=True) as (chat, _):
        assert (await chat.complete(ASK)).text == "x"


@pytest.mark.parametrize(
    ("api_key", "advice"), [(None, "a request without a key; set OPENAI_API_KEY"), (KEY, "the key that was given")]
)
async def test_a_server_that_wants_another_key_says_so_and_shows_none(api_key: str | None, advice: str) -> None:
    async with served([fails(401, message=f"bad key {KEY}")], api_key=api_key) as (chat, server):
        with pytest.raises(ProviderError, match=advice) as caught:
            await chat.complete(ASK)
    assert len(server.requests) == 1
    assert api_key is None or KEY not in str(caught.value)


def test_openai_itself_needs_a_key_and_says_so_before_any_call() -> None:
    with pytest.raises(UsageError, match="set the environment variable OPENAI_API_KEY"):
        OpenAIChat("gpt", environment={})


async def test_key_and_address_come_from_the_environment() -> None:
    with WireServer(openai=[says("x")]) as server:
        environment = {"OPENAI_API_KEY": "from-the-environment", "OPENAI_BASE_URL": server.openai_url}
        chat = chat_models().create("openai", {"model": "small", "environment": environment})
        assert isinstance(chat, OpenAIChat)
        await chat.complete(ASK)
        await chat.close()
    assert server.requests[0].key == "from-the-environment"


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"temperature": float("nan")}, "temperature is nan"),
        ({"temperature": 2.5}, r"temperature is 2\.5"),
        ({"temperature": True}, "temperature is True"),
        ({"temperature": "0"}, "temperature is '0'"),
        ({"seed": 1.5}, r"seed is 1\.5"),
        ({"base_url": "localhost:11434"}, "the base URL 'localhost:11434' is none"),
        ({"base_url": "http://[::1"}, "the base URL"),
    ],
)
def test_a_setting_out_of_range_is_a_usage_error(settings: dict[str, Any], message: str) -> None:
    with pytest.raises(UsageError, match=message):
        OpenAIChat("small", **{"api_key": KEY, "environment": {}, **settings})
