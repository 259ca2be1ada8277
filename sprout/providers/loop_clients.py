"""One client for each event loop: a client's connections belong to the loop that opened them."""

import asyncio
import threading
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Generic, TypeVar
from weakref import WeakKeyDictionary

__all__ = ["LoopClients", "Place"]

C = TypeVar("C")


@dataclass(frozen=True, slots=True)
class Place(Generic[C]):
    """What an event loop has for itself."""

    client: C
    turns: asyncio.Semaphore
    """How many calls may be under way in this loop at once."""


class LoopClients(Generic[C]):
    """Clients by event loop, each built on its first use; safe to use from several threads."""

    def __init__(self, build: Callable[[], C], close: Callable[[C], Awaitable[None]], *, at_once: int) -> None:
        self._build = build
        self._close = close
        self._at_once = at_once
        self._places: WeakKeyDictionary[asyncio.AbstractEventLoop, Place[C]] = WeakKeyDictionary()
        self._lock = threading.Lock()

    def here(self) -> Place[C]:
        """Return the place of the running loop."""
        loop = asyncio.get_running_loop()
        with self._lock:
            if (place := self._places.get(loop)) is None:
                place = self._places[loop] = Place(self._build(), asyncio.Semaphore(self._at_once))
            return place

    async def close(self) -> None:
        """Close the running loop's client.

        Other loops close theirs, for they may be in use; the client of a loop that has ended is forgotten.
        """
        running = asyncio.get_running_loop()
        with self._lock:
            place = self._places.pop(running, None)
            for loop in [loop for loop in self._places if loop.is_closed()]:
                del self._places[loop]
        if place is not None:
            await self._close(place.client)
