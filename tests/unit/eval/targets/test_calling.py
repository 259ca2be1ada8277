import asyncio
import functools
import threading
import time
from collections.abc import AsyncIterator, Iterator
from typing import Any

import pytest

from sprout.errors import TargetError, UsageError
from sprout.eval.response import Response
from sprout.eval.suite import Turn
from sprout.eval.targets import CallableTarget, Request, in_thread

REQUEST = Request(
    question="Why?",
    history=(Turn(user="Hi", assistant="Hello"),),
    language="en",
    suite="s",
    case_id="a",
    trial=2,
    seed=7,
)


def plain(question: str) -> str:
    return f"{question} Because."


async def later(question: str) -> str:
    await asyncio.sleep(0)
    return f"{question} Because."


def prefixed(prefix: str, question: str) -> str:
    return prefix + question


class Instance:
    def __call__(self, question: str) -> str:
        return f"{question} Because."

    def method(self, question: str) -> str:
        return f"{question} Because."


class LaterInstance:
    async def __call__(self, question: str) -> str:
        return f"{question} Because."


async def asked(function: Any) -> str:
    return (await CallableTarget(function, "t").ask(REQUEST)).text


@pytest.mark.parametrize(
    "function",
    [
        plain,
        later,
        lambda question: f"{question} Because.",
        lambda question: later(question.upper()),
        functools.partial(prefixed, "Because. "),
        functools.partial(later),
        Instance(),
        LaterInstance(),
        Instance().method,
        functools.lru_cache(plain),
    ],
)
async def test_anything_that_can_be_called_with_a_question_is_a_target(function: Any) -> None:
    assert "Because." in await asked(function)


async def test_a_builtin_is_a_target() -> None:
    assert await asked("{} it is".format) == "Why? it is"


@pytest.mark.parametrize(
    "answer", ["Blue.", {"text": "Blue."}, Response(text="Blue.")], ids=["text", "mapping", "response"]
)
async def test_text_a_mapping_and_a_response_are_answers(answer: Any) -> None:
    assert await asked(lambda question: answer) == "Blue."


async def test_a_first_parameter_called_request_gets_the_whole_request() -> None:
    seen: list[Request] = []

    def target(request: Request) -> str:
        seen.append(request)
        return "x"

    await asked(target)

    assert seen == [REQUEST]


async def test_a_target_gets_what_it_has_parameters_for() -> None:
    seen: dict[str, Any] = {}

    def target(q: str, seed: int, language: str | None = None, unrelated: int = 5) -> str:
        seen.update(q=q, seed=seed, language=language, unrelated=unrelated)
        return "x"

    await asked(target)

    assert seen == {"q": "Why?", "seed": 7, "language": "en", "unrelated": 5}


async def test_a_target_with_keywords_of_any_name_gets_all_there_is() -> None:
    seen: dict[str, Any] = {}

    def target(question: str, **more: Any) -> str:
        seen.update(more)
        return "x"

    await asked(target)

    assert seen.keys() == {"language", "history", "suite", "case_id", "trial", "seed"}
    assert seen["history"] == [{"role": "user", "content": "Hi"}, {"role": "assistant", "content": "Hello"}]


@pytest.mark.parametrize(
    ("function", "said"),
    [
        (lambda: "x", "takes no question"),
        (lambda *, question: "x", "takes no question"),
        (lambda question, api_key: "x", "needs the parameter 'api_key'"),
        (lambda question, *, temperature: "x", "needs the parameter 'temperature'"),
        ("sky", "which cannot be called"),
        (None, "which cannot be called"),
        (5, "which cannot be called"),
        (Instance, "is the class 'Instance'"),
    ],
)
def test_what_cannot_be_called_with_a_question_is_refused_with_the_reason(function: Any, said: str) -> None:
    with pytest.raises(UsageError, match=r"^target 'app:sky' ") as caught:
        CallableTarget(function, "app:sky")

    assert said in str(caught.value)


@pytest.mark.parametrize("error", [ValueError("no"), SystemExit(1), KeyboardInterrupt(), StopIteration("no")])
async def test_whatever_a_target_raises_becomes_one_error(error: BaseException) -> None:
    def target(question: str) -> str:
        raise error

    with pytest.raises(TargetError, match="the target raised"):
        await asked(target)


async def test_generators_are_no_answers() -> None:
    def words(question: str) -> Iterator[str]:
        yield "x"

    async def later_words(question: str) -> AsyncIterator[str]:
        yield "x"

    for target in (words, later_words):
        with pytest.raises(TargetError, match="generator"):
            await asked(target)


async def test_a_sync_target_does_not_hold_up_the_others() -> None:
    gate = threading.Barrier(2, timeout=5)

    def target(question: str) -> str:
        gate.wait()
        return "x"

    assert list(await asyncio.gather(asked(target), asked(target))) == ["x", "x"]


async def test_a_late_answer_of_a_thread_is_dropped_without_a_warning() -> None:
    done = threading.Event()

    def target(question: str) -> Any:
        time.sleep(0.05)
        try:
            return later(question)
        finally:
            done.set()

    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0.01):
            await asked(target)
    await asyncio.get_running_loop().run_in_executor(None, done.wait, 5)
    await asyncio.sleep(0.02)


def test_a_thread_that_outlives_the_loop_ends_quietly() -> None:
    ended = threading.Event()

    def slow() -> str:
        time.sleep(0.1)
        ended.set()
        return "x"

    async def hasty() -> None:
        async with asyncio.timeout(0.01):
            await in_thread(slow)

    with pytest.raises(TimeoutError):
        asyncio.run(hasty())

    assert ended.wait(5)


def test_the_identity_is_the_name_and_what_the_callable_says_of_itself() -> None:
    class Versioned(Instance):
        identity = "v2\x1b[31m"

    class Computed(Instance):
        def identity(self) -> str:
            return "v3"

    assert CallableTarget(plain, "app:sky").identity == "app:sky"
    assert CallableTarget(Versioned(), "app:sky").identity == "app:sky (v2)"
    assert CallableTarget(Computed(), "app:sky").identity == "app:sky (v3)"


def test_an_identity_that_cannot_be_had_is_an_error_of_ours() -> None:
    class Broken(Instance):
        @property
        def identity(self) -> str:
            raise OSError("no file")

    with pytest.raises(UsageError, match="'app:sky' cannot say its identity"):
        _ = CallableTarget(Broken(), "app:sky").identity
