"""Targets that are Python callables, sync or async."""

import asyncio
import inspect
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, TypeVar

from sprout.errors import TargetError, UsageError
from sprout.eval.response import Response, read_response
from sprout.eval.targets.protocol import Request
from sprout.standby import Standby
from sprout.text import plain

__all__ = ["CallableTarget", "in_thread"]

T = TypeVar("T")
_OPTIONAL = ("language", "history", "suite", "case_id", "trial", "seed")


class CallableTarget:
    """A callable as a target.

    It is called with the question, or, if its first parameter is called ``request``, with the whole
    :class:`~sprout.eval.targets.Request`; of ``language``, ``history`` (chat messages, ``{"role": …, "content": …}``),
    ``suite``, ``case_id``, ``trial`` and ``seed`` it gets those that it has parameters for. It returns text, a mapping
    or a :class:`~sprout.eval.Response`. A sync callable runs in a thread that runs nothing else meanwhile.
    """

    def __init__(self, function: Callable[..., Any], identity: str) -> None:
        if isinstance(function, type):
            raise UsageError(f"target {identity!r} is the class {function.__name__!r}; name an instance, or a function")
        if not callable(function):
            raise UsageError(f"target {identity!r} is {function!r}, which cannot be called")
        self._function = function
        self._identity = identity
        self._takes_request, self._named = _parameters(function, identity)

    @property
    def identity(self) -> str:
        """The name it was given, and what the callable says of itself in an attribute ``identity``."""
        try:
            own = getattr(self._function, "identity", None)
            if callable(own):
                own = own()
        except Exception as error:
            raise UsageError(f"target {self._identity!r} cannot say its identity: {error!r}") from error
        return plain(f"{self._identity} ({own})") if isinstance(own, str) else self._identity

    @property
    def models(self) -> object:
        """What the callable says, in an attribute ``models``, of the models that it answers with."""
        return getattr(self._function, "models", ())

    async def ask(self, request: Request) -> Response:
        """Call it; anything that it raises becomes a :class:`~sprout.errors.TargetError`."""
        first = request if self._takes_request else request.question
        known: Mapping[str, Any] = {
            **{name: getattr(request, name) for name in _OPTIONAL if name != "history"},
            "history": request.messages,
        }
        named = {name: known[name] for name in self._named}
        try:
            value = await self._call(first, named)
        except (asyncio.CancelledError, GeneratorExit, TargetError):
            raise
        except BaseException as error:
            # SystemExit would end the event loop's thread and leave every waiting case without an answer.
            raise TargetError(f"the target raised {type(error).__name__}: {error}") from error
        return read_response(value)

    async def _call(self, first: object, named: Mapping[str, Any]) -> object:
        if inspect.iscoroutinefunction(self._function) or inspect.iscoroutinefunction(
            getattr(self._function, "__call__", None)  # noqa: B004 - its kind is asked, not whether it can be called
        ):
            return await self._function(first, **named)
        value = await in_thread(lambda: self._function(first, **named))
        return await value if inspect.isawaitable(value) else value

    async def close(self) -> None:
        """Nothing to let go of."""


async def in_thread(function: Callable[[], T]) -> T:
    """Run *function* in a daemon thread that runs nothing else meanwhile.

    The executor's threads are joined when Python exits, so that one call that hangs would hang the exit as well.
    """
    loop = asyncio.get_running_loop()
    future: asyncio.Future[T] = loop.create_future()

    def settle(result: T | None, error: BaseException | None) -> None:
        if future.done():
            if inspect.iscoroutine(result):
                result.close()  # it came too late, and nobody will await it
            return
        if error is None:
            future.set_result(result)  # type: ignore[arg-type]
        else:
            future.set_exception(error)

    def run() -> None:
        try:
            outcome: tuple[T | None, BaseException | None] = (function(), None)
        except StopIteration as error:
            outcome = (None, RuntimeError(f"StopIteration: {error}"))
        except BaseException as error:
            outcome = (None, error)
        try:
            loop.call_soon_threadsafe(settle, *outcome)
        except RuntimeError:
            return  # the loop has closed: nobody waits any more

    _threads().run(run)
    return await future


@cache
def _threads() -> Standby:
    return Standby("sprout-target")


def _parameters(function: Callable[..., Any], identity: str) -> tuple[bool, tuple[str, ...]]:
    try:
        parameters = list(inspect.signature(function).parameters.values())
    except (TypeError, ValueError):
        return False, ()
    positional = [p for p in parameters if p.kind in {p.POSITIONAL_ONLY, p.POSITIONAL_OR_KEYWORD, p.VAR_POSITIONAL}]
    if not positional:
        raise UsageError(f"target {identity!r} takes no question; its first parameter is the question")
    first = positional[0]
    rest = [p for p in parameters if p is not first]
    for parameter in rest:
        needed = parameter.default is parameter.empty and parameter.kind not in {
            parameter.VAR_POSITIONAL,
            parameter.VAR_KEYWORD,
        }
        if needed and (parameter.name not in _OPTIONAL or parameter.kind is parameter.POSITIONAL_ONLY):
            raise UsageError(
                f"target {identity!r} needs the parameter {parameter.name!r}; a target gets the question and, "
                f"by name, any of {', '.join(_OPTIONAL)}"
            )
    everything = any(p.kind is p.VAR_KEYWORD for p in rest)
    named = {p.name for p in rest if p.kind in {p.KEYWORD_ONLY, p.POSITIONAL_OR_KEYWORD}}
    return first.name == "request", tuple(name for name in _OPTIONAL if everything or name in named)
