"""Daemon threads that stand by for the next call: starting one for each call takes longer than many a call does."""

import contextvars
import queue
import threading
from collections import deque
from collections.abc import Callable

__all__ = ["Standby"]

_MOST = 16
"""How many threads stand by; a further one ends after its call."""


class Standby:
    """Runs each function in a thread that runs nothing else meanwhile.

    A function that hangs keeps its thread, for which neither the next function nor Python's exit waits: the threads are
    daemons, and nobody joins them as those of an executor are joined.
    """

    def __init__(self, name: str, most: int = _MOST) -> None:
        self._name = name
        self._most = most
        self._idle: deque[_Worker] = deque()

    def run(self, function: Callable[[], object]) -> None:
        """Start *function*, which must not raise, with no context variables set."""
        worker = self._waiting()
        if worker is None:
            worker = _Worker(self._name, self._rest)
            worker.start()
        worker.given.put(function)

    def _waiting(self) -> "_Worker | None":
        while self._idle:
            try:
                worker = self._idle.pop()
            except IndexError:  # another thread has taken it
                return None
            if worker.is_alive():  # a forked process has none of its parent's threads
                return worker
        return None

    def _rest(self, worker: "_Worker") -> bool:
        """Let *worker* wait for the next function, if there are not enough that do."""
        if len(self._idle) >= self._most:
            return False
        self._idle.append(worker)
        return True


class _Worker(threading.Thread):
    def __init__(self, name: str, rest: "Callable[[_Worker], bool]") -> None:
        super().__init__(name=name, daemon=True)
        self.given: queue.SimpleQueue[Callable[[], object]] = queue.SimpleQueue()
        self._rest = rest

    def run(self) -> None:
        """Run what is given, one function after the other."""
        contextvars.Context().run(self.given.get())
        while self._rest(self):
            contextvars.Context().run(self.given.get())
