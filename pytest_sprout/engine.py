"""Asks ahead of the running case, some cases at a time; reporting stays in order."""

from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Hashable, Iterable
from concurrent.futures import CancelledError, Future
from dataclasses import dataclass, field
from typing import Any

from pytest_sprout.lane import Lane
from sprout.eval.runner import RanCase

__all__ = ["Engine", "Job"]

_POLL = 0.25


@dataclass(frozen=True, slots=True, kw_only=True)
class Job:
    """A case as the engine sees it. Its functions get the number of the event loop on which it runs."""

    key: Hashable
    name: str
    run: Callable[[int], Coroutine[Any, Any, RanCase]]
    forget: Callable[[int], None]
    """Makes a second run ask again."""

    lost: Callable[[str], RanCase]
    """Gives the result for a case that cannot be brought to its end, and why."""


@dataclass(slots=True)
class Engine:
    """Runs jobs ahead of the one that is wanted next, in the order of the plan."""

    at_once: int
    patience: float
    """Seconds after which an event loop that does not come round is given up."""

    finishers: Callable[[int], Iterable[Callable[[], Awaitable[None]]]]
    """Gives what is to be awaited when the event loop of that number ends."""

    poll: float = _POLL
    _queue: deque[Job] = field(default_factory=deque, init=False)
    _flights: dict[Hashable, tuple[Job, "Future[RanCase]"]] = field(default_factory=dict, init=False)
    _seen: set[Hashable] = field(default_factory=set, init=False)
    _lane: Lane | None = field(default=None, init=False)

    def plan(self, jobs: Iterable[Job]) -> None:
        """Add *jobs* to those to run ahead; one that was started before is left out."""
        self._queue.extend(job for job in jobs if job.key not in self._seen)
        self._fill()

    def take(self, job: Job) -> RanCase:
        """Return the result of *job*, which is run again if its result was taken before."""
        if job.key not in self._flights:
            self._launch(job)
        self._fill()
        self._on().listen()
        while True:
            future = self._flights[job.key][1]
            try:
                ran = future.result(timeout=self.poll)
            except CancelledError:
                ran = job.lost("the case was cancelled from inside the target")
            except TimeoutError as error:
                if not future.done():
                    self._watch(job)
                    continue
                ran = job.lost(f"TimeoutError: {error}")
            except Exception as error:
                ran = job.lost(f"{type(error).__name__}: {error}")
            del self._flights[job.key]
            return ran

    def drop(self, job: Job) -> None:
        """Give up on *job*, whose result nobody will take any more."""
        if (flight := self._flights.pop(job.key, None)) is not None:
            flight[1].cancel()

    def withdraw(self, jobs: Iterable[Job]) -> None:
        """Take *jobs* back: those that wait are not run, and those under way are given up."""
        taken = {job.key: job for job in jobs}
        self._queue = deque(job for job in self._queue if job.key not in taken)
        for job in taken.values():
            self.drop(job)

    def close(self) -> None:
        """Cancel everything and end the thread."""
        self._queue.clear()
        lane, self._lane = self._lane, None
        if lane is not None:
            lane.close(self.finishers(lane.number))
        self._flights.clear()

    def _on(self) -> Lane:
        if self._lane is None:
            self._lane = Lane(0, self.at_once)
        return self._lane

    def _fill(self) -> None:
        while self._queue and len(self._flights) < 2 * self.at_once:
            job = self._queue.popleft()
            if job.key not in self._seen:
                self._launch(job)

    def _launch(self, job: Job) -> None:
        lane = self._on()
        if job.key in self._seen:
            job.forget(lane.number)
        self._seen.add(job.key)
        self._flights[job.key] = (job, lane.submit(job.name, lambda: job.run(lane.number)))

    def _watch(self, job: Job) -> None:
        """Replace an event loop that is blocked; only the case that blocks it is lost."""
        lane = self._on()
        if (silence := lane.silent_for()) < self.patience:
            return
        culprit = lane.blocked_by() or job.name
        lane.abandon()
        self._lane = fresh = Lane(lane.number + 1, self.at_once)
        for key, (other, future) in list(self._flights.items()):
            if future.done():
                continue
            moved: Future[RanCase]
            if other.name == culprit:
                moved = Future()
                moved.set_result(other.lost(_blocked(silence)))
            else:
                moved = fresh.submit(other.name, lambda other=other: other.run(fresh.number))  # type: ignore[misc]
            self._flights[key] = (other, moved)


def _blocked(silence: float) -> str:
    if silence == float("inf"):
        return "it ended the thread of the event loop"
    return f"it blocked the event loop for {silence:.0f} s; an async target must await, or be a plain function"
