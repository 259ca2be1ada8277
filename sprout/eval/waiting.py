"""Waiting for foreign code: for so long and no longer, whatever it raises, together with others."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

from sprout.errors import SproutError, TargetError

__all__ = ["Shared", "in_time"]

T = TypeVar("T")
_GRACE = 1.0
"""Seconds that cancelled work has to come to an end; what swallows its cancellation is left behind."""


async def in_time(work: Callable[[], Awaitable[T]], seconds: float, who: str) -> T:
    """Return what *work* gives within *seconds*.

    Raises :class:`~sprout.errors.TargetError` if it takes longer, and for anything that it raises but errors of
    sprout's own tree, which pass as they are; messages begin with *who*. Cancelling the wait cancels the work.
    """
    task = asyncio.ensure_future(_caught(work))
    try:
        await asyncio.wait({task}, timeout=seconds)
    except asyncio.CancelledError:
        await _stopped(task)
        raise
    if not task.done():
        await _stopped(task)
        raise TargetError(f"{who} took longer than {seconds:g} s")
    if task.cancelled():
        raise TargetError(f"{who} cancelled itself")
    if (error := task.exception()) is None:
        value, error = task.result()
        if error is None:
            return value[0]
    if isinstance(error, SproutError):
        raise error
    raise TargetError(f"{who} raised {type(error).__name__}: {error}") from error


async def _caught(work: Callable[[], Awaitable[T]]) -> tuple[tuple[T, ...], BaseException | None]:
    """Give back what is raised: an exit or an interrupt that leaves a task ends the event loop, and all its cases."""
    try:
        return (await work(),), None
    except (asyncio.CancelledError, GeneratorExit):
        raise
    except BaseException as error:
        return (), error


async def _stopped(task: "asyncio.Task[object]") -> None:
    task.cancel()
    await asyncio.wait({task}, timeout=_GRACE)


class Shared(Generic[T]):
    """Work that several wait for and that is done once; it is cancelled when the last who waits is."""

    def __init__(self, work: Callable[[], Awaitable[T]]) -> None:
        self._task = asyncio.ensure_future(_caught(work))
        self._waiting = 0

    @property
    def abandoned(self) -> bool:
        """Whether the work was cancelled, so that there will be no result."""
        return self._task.cancelled() or self._task.cancelling() > 0

    async def result(self) -> T:
        """Return the result, or raise what the work raised."""
        self._waiting += 1
        try:
            await asyncio.wait({self._task})
        except asyncio.CancelledError:
            if self._waiting == 1:
                await _stopped(self._task)
            raise
        finally:
            self._waiting -= 1
        value, error = self._task.result()
        if error is not None:
            raise error
        return value[0]
