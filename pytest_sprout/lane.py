"""One event loop on one daemon thread, which nothing that a target does can hang for ever."""

import asyncio
import contextlib
import logging
import threading
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from concurrent.futures import CancelledError, Future, ThreadPoolExecutor
from contextvars import ContextVar
from typing import Any, TypeVar

__all__ = ["Lane"]

T = TypeVar("T")
_WORK: ContextVar[str] = ContextVar("sprout_work", default="")
_LOG = logging.getLogger("sprout")
_GRACE = 2.0
"""Seconds that cancelled work has to come to an end."""


class Lane:
    """Runs coroutines, some at a time, and can tell when one of them blocks it."""

    def __init__(self, number: int, at_once: int) -> None:
        self.number = number
        self._at_once = asyncio.Semaphore(at_once)
        self._loop = asyncio.new_event_loop()
        self._loop.set_task_factory(_named_task)
        self._loop.set_exception_handler(_log)
        self._loop.set_default_executor(_DaemonThreads(max_workers=1))
        self._heard = time.monotonic()
        self._thread = threading.Thread(target=self._run, name=f"sprout-{number}", daemon=True)
        self._thread.start()

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        try:
            self._loop.run_forever()
        finally:
            self._loop.close()

    def submit(self, name: str, work: Callable[[], Coroutine[Any, Any, T]]) -> "Future[T]":
        """Start *work* as soon as there is room; *name* says whose it is."""
        return asyncio.run_coroutine_threadsafe(self._in_turn(name, work), self._loop)

    async def _in_turn(self, name: str, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        async with self._at_once:
            _WORK.set(name)
            if (task := asyncio.current_task()) is not None:
                task.set_name(name)
            return await work()

    def listen(self) -> None:
        """Start the time after which :meth:`silent_for` counts."""
        self._heard = time.monotonic()

    def silent_for(self) -> float:
        """Return for how many seconds the loop has not come round; infinite if its thread has ended."""
        try:
            self._loop.call_soon_threadsafe(self.listen)
        except RuntimeError:  # it is closed
            return float("inf")
        return time.monotonic() - self._heard

    def blocked_by(self) -> str | None:
        """Return the name of the work that has the loop just now."""
        task = asyncio.current_task(self._loop)
        return None if task is None else task.get_name()

    def abandon(self) -> None:
        """Leave the lane; if its loop ever comes round again, everything in it is cancelled."""

        def give_up() -> None:
            for task in asyncio.all_tasks(self._loop):
                task.cancel()
            self._loop.create_task(self._finish((), stop=True))

        with contextlib.suppress(RuntimeError):  # it has been closed
            self._loop.call_soon_threadsafe(give_up)

    def close(self, finishers: Iterable[Callable[[], Awaitable[None]]]) -> None:
        """Cancel what is under way, await *finishers*, and end the thread, as far as that can be done in seconds."""
        if not self._thread.is_alive():
            return
        done = asyncio.run_coroutine_threadsafe(self._finish(finishers), self._loop)
        with contextlib.suppress(TimeoutError, CancelledError):
            done.result(timeout=3 * _GRACE)
        with contextlib.suppress(RuntimeError):  # it has ended by itself
            self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(timeout=_GRACE)

    async def _finish(self, finishers: Iterable[Callable[[], Awaitable[None]]], *, stop: bool = False) -> None:
        tasks = asyncio.all_tasks() - {asyncio.current_task()}
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks, timeout=_GRACE)
        for finish in finishers:
            try:
                await asyncio.wait_for(finish(), _GRACE)
            except Exception as error:
                _LOG.warning("a target or judge could not be closed: %s: %s", type(error).__name__, error)
        await self._loop.shutdown_asyncgens()
        if stop:
            self._loop.stop()


class _DaemonThreads(ThreadPoolExecutor):
    """Calls each function in a daemon thread: Python's exit waits for the threads of the usual executor."""

    def submit(self, fn: Callable[..., T], /, *args: Any, **kwargs: Any) -> "Future[T]":  # noqa: ANN401
        """Start *fn*."""
        future: Future[T] = Future()

        def run() -> None:
            if not future.set_running_or_notify_cancel():
                return
            try:
                future.set_result(fn(*args, **kwargs))
            except BaseException as error:
                future.set_exception(error)

        threading.Thread(target=run, name="sprout-call", daemon=True).start()
        return future


def _named_task(
    loop: asyncio.AbstractEventLoop,
    work: Any,  # noqa: ANN401 - what the loop hands over
    **more: Any,  # noqa: ANN401
) -> "asyncio.Task[Any]":
    """Give a task that work starts by itself the name of that work."""
    task: asyncio.Task[Any] = asyncio.Task(work, loop=loop, **more)
    if name := _WORK.get():
        task.set_name(name)
    return task


def _log(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:  # noqa: ARG001 - asyncio's signature
    """Say what a background task of a target raised, which nobody awaits."""
    error = context.get("exception")
    _LOG.warning("in the background: %s%s", context.get("message"), f" ({error!r})" if error else "")
