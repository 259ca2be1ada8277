"""Asking again: a bounded number of attempts in a bounded time, as patient as the server asks, and no more."""

import asyncio
import math
import random
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TypeVar

from sprout.errors import ProviderError, UsageError

__all__ = ["Attempt", "Fault", "RetryPolicy", "Retrying"]

T = TypeVar("T")


@dataclass(frozen=True, slots=True, kw_only=True)
class Fault:
    """How an attempt failed."""

    what: str
    """For the user; holds no secret."""

    again: bool
    """Whether another attempt may fare better."""

    wait: float | None = None
    """How many seconds the server asks to wait."""

    status: int | None = None
    request_id: str | None = None


Attempt = Callable[[float], Awaitable[T | Fault]]
"""One attempt that may take so many seconds: its result, or its fault."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RetryPolicy:
    """How often and how long a model is asked; all times in seconds."""

    attempts: int = 4
    """The first one included; at least 1."""

    timeout: float = 60.0
    """For one attempt, from the request to the last byte of the reply."""

    budget: float = 120.0
    """For all attempts and the waits between them."""

    backoff: float = 0.5
    """The longest wait after the first fault; it doubles with each further one."""

    backoff_cap: float = 8.0
    """What the wait doubles up to."""

    longest_wait: float = 60.0
    """The longest wait that a server may ask for; on a longer one the model is given up at once."""

    def __post_init__(self) -> None:
        if isinstance(self.attempts, bool) or not isinstance(self.attempts, int) or self.attempts < 1:
            raise UsageError(f"attempts is {self.attempts!r}; allowed: a whole number from 1")
        for name in ("timeout", "budget", "backoff", "backoff_cap", "longest_wait"):
            value = getattr(self, name)
            if isinstance(value, bool) or not isinstance(value, (int, float)) or not 0 < value < math.inf:
                raise UsageError(f"{name} is {value!r}; allowed: a finite number of seconds above 0")


class Retrying:
    """Makes attempts by a policy.

    The wait after the k-th fault is drawn evenly from 0 to ``backoff * 2**(k - 1)`` ("full jitter", Brooker, AWS
    Architecture Blog, 2015). A wait that the server asks for is kept whole, and up to ``backoff`` seconds are added, so
    that many who were told the same do not come back at the same moment.
    """

    def __init__(
        self,
        policy: RetryPolicy,
        *,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
        jitter: Callable[[], float] = random.random,
    ) -> None:
        """*jitter* gives numbers in [0, 1)."""
        self.policy = policy
        self._clock = clock
        self._sleep = sleep
        self._jitter = jitter

    async def run(self, attempt: Attempt[T], who: str) -> tuple[T, int]:
        """Return what *attempt* gives and how many attempts it took.

        Raises :class:`~sprout.errors.ProviderError` when the policy is exhausted or the fault is none that passes; its
        message begins with *who*.
        """
        start = self._clock()
        for calls in range(1, self.policy.attempts + 1):
            left = self.policy.budget - (self._clock() - start)
            outcome = await self._once(attempt, min(self.policy.timeout, left))
            if not isinstance(outcome, Fault):
                return outcome, calls
            pause = self._pause(outcome, calls)
            left = self.policy.budget - (self._clock() - start)
            if (end := self._end(outcome, calls, pause, left)) is not None:
                raise _given_up(who, outcome, calls, end)
            await self._sleep(pause)
        raise AssertionError("the last attempt returns or raises")

    async def _once(self, attempt: Attempt[T], seconds: float) -> T | Fault:
        if seconds <= 0:  # the wait took longer than it was asked to
            return Fault(what=f"the budget of {self.policy.budget:g} s is used up", again=False)
        try:
            async with asyncio.timeout(seconds) as limit:
                return await attempt(seconds)
        except TimeoutError:
            if not limit.expired():
                raise
            return Fault(what=f"no reply within {seconds:.3g} s", again=True)

    def _pause(self, fault: Fault, calls: int) -> float:
        if fault.wait is not None:
            return fault.wait + self._jitter() * self.policy.backoff
        return self._jitter() * min(self.policy.backoff_cap, self.policy.backoff * 2.0 ** min(calls - 1, 64))

    def _end(self, fault: Fault, calls: int, pause: float, left: float) -> str | None:
        """Say why there is no further attempt, or None if there is one."""
        if not fault.again or calls == self.policy.attempts:
            return ""
        if fault.wait is not None and fault.wait > self.policy.longest_wait:
            return f"; it asks to wait {fault.wait:g} s, and at most {self.policy.longest_wait:g} s are waited"
        if pause >= left:
            return f"; another attempt does not fit in the budget of {self.policy.budget:g} s"
        return None


def _given_up(who: str, fault: Fault, calls: int, end: str) -> ProviderError:
    attempts = f"{calls} attempt{'s' if calls > 1 else ''}"
    request = f" (request {fault.request_id!r})" if fault.request_id else ""
    return ProviderError(
        f"{who} gave no reply in {attempts}: {fault.what}{request}{end}",
        calls=calls,
        status=fault.status,
        request_id=fault.request_id,
    )
