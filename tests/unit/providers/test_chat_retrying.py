"""Attempts are bounded in number and time, wait as the server asks, and end with an error that says why."""

import asyncio
import math
from collections.abc import Sequence
from datetime import UTC, datetime
from itertools import repeat
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sprout.errors import ProviderError, UsageError
from sprout.providers.retrying import Fault, Retrying, RetryPolicy
from sprout.providers.vendor_faults import asked_wait

NOW = datetime(2026, 11, 30, 12, 0, tzinfo=UTC)
BUSY = Fault(what="busy", again=True, status=529)


class Bench:
    """A clock that only sleeping and working move, and attempts that follow a script."""

    def __init__(self, outcomes: Sequence[object], *, jitter: float = 0.5, each: float = 0.0, **policy: Any) -> None:
        self.now, self.sleeps, self.given = 0.0, [], []
        self._outcomes = iter([*outcomes, *repeat(outcomes[-1], 100)])
        self._each = each
        self.retrying = Retrying(RetryPolicy(**policy), clock=lambda: self.now, sleep=self.sleep, jitter=lambda: jitter)

    async def sleep(self, seconds: float) -> None:
        self.sleeps.append(seconds)
        self.now += seconds

    async def attempt(self, seconds: float) -> object:
        self.given.append(seconds)
        self.now += self._each
        return next(self._outcomes)

    async def run(self) -> tuple[object, int]:
        return await self.retrying.run(self.attempt, "the model")


async def test_a_passing_fault_is_followed_by_another_attempt() -> None:
    assert await Bench([BUSY, BUSY, "fine"]).run() == ("fine", 3)


async def test_no_more_attempts_are_made_than_allowed_and_the_error_counts_them() -> None:
    bench = Bench([BUSY], attempts=3)
    with pytest.raises(ProviderError, match="the model gave no reply in 3 attempts: busy") as caught:
        await bench.run()
    assert (len(bench.given), caught.value.calls, caught.value.status) == (3, 3, 529)


async def test_a_fault_that_does_not_pass_is_not_tried_again() -> None:
    bench = Bench([Fault(what="wrong", again=False, status=400)])
    with pytest.raises(ProviderError, match=r"in 1 attempt: wrong$"):
        await bench.run()
    assert bench.sleeps == []


async def test_waits_are_drawn_below_a_bound_that_doubles_up_to_its_cap() -> None:
    bench = Bench([BUSY], attempts=6, backoff=1, backoff_cap=5)
    with pytest.raises(ProviderError):
        await bench.run()
    assert bench.sleeps == [0.5, 1.0, 2.0, 2.5, 2.5]


async def test_a_wait_that_the_server_asks_for_is_kept_whole() -> None:
    bench = Bench([Fault(what="slow down", again=True, wait=7.0), "fine"], backoff=1)
    assert await bench.run() == ("fine", 2)
    assert bench.sleeps == [7.5]


async def test_a_wait_longer_than_the_cap_is_not_waited() -> None:
    bench = Bench([Fault(what="slow down", again=True, wait=3600.0)], longest_wait=60)
    with pytest.raises(ProviderError, match="asks to wait 3600 s, and at most 60 s are waited"):
        await bench.run()
    assert (bench.sleeps, len(bench.given)) == ([], 1)


async def test_a_wait_that_does_not_fit_in_the_budget_is_not_begun() -> None:
    bench = Bench([Fault(what="slow down", again=True, wait=20.0)], attempts=9, budget=50)
    with pytest.raises(ProviderError, match="does not fit in the budget of 50 s"):
        await bench.run()
    assert bench.now <= 50
    assert len(bench.given) == 3


async def test_an_attempt_gets_no_more_time_than_is_left_of_the_budget() -> None:
    bench = Bench([BUSY], each=4, attempts=9, timeout=5, budget=10, backoff=1)
    with pytest.raises(ProviderError, match="budget"):
        await bench.run()
    assert bench.given == [5, 5, pytest.approx(0.5)]


async def test_an_attempt_that_takes_too_long_is_cancelled_and_counts() -> None:
    cancelled = []

    async def attempt(seconds: float) -> str:
        try:
            await asyncio.sleep(60)
        except asyncio.CancelledError:
            cancelled.append(seconds)
            raise
        return "late"

    retrying = Retrying(RetryPolicy(attempts=2, timeout=0.02, backoff=0.001))
    with pytest.raises(ProviderError, match=r"in 2 attempts: no reply within 0\.02 s"):
        await retrying.run(attempt, "the model")
    assert cancelled == [0.02, 0.02]


async def test_cancelling_the_caller_ends_the_attempts() -> None:
    async def attempt(seconds: float) -> str:
        await asyncio.sleep(60)
        return "late"

    task = asyncio.create_task(Retrying(RetryPolicy()).run(attempt, "the model"))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task


@pytest.mark.parametrize(
    "wrong",
    [
        {"attempts": 0},
        {"attempts": True},
        {"attempts": 2.0},
        {"timeout": 0},
        {"budget": math.inf},
        {"backoff": math.nan},
        {"longest_wait": "60"},
        {"timeout": True},
    ],
)
def test_a_policy_without_bounds_is_a_usage_error(wrong: dict[str, Any]) -> None:
    with pytest.raises(UsageError, match=f"{next(iter(wrong))} is .*; allowed: "):
        RetryPolicy(**wrong)


@pytest.mark.parametrize(
    ("headers", "seconds"),
    [
        ({"retry-after": "2"}, 2),
        ({"retry-after": "0.5"}, 0.5),
        ({"retry-after": "9", "retry-after-ms": "300"}, 0.3),
        ({"retry-after": "Mon, 30 Nov 2026 12:00:30 GMT"}, 30),
        ({"retry-after": "Mon, 30 Nov 2026 11:00:00 GMT"}, 0),
        ({"retry-after": "Mon, 30 Nov 2026 12:00:30"}, None),
        ({"retry-after": "soon"}, None),
        ({"retry-after": "-3"}, None),
        ({"retry-after": "nan"}, None),
        ({"retry-after": "inf"}, None),
        ({}, None),
    ],
)
def test_what_a_server_asks_to_wait_is_read_from_either_header(headers: dict[str, str], seconds: float | None) -> None:
    assert asked_wait(headers, NOW) == seconds


@given(st.text(max_size=40), st.text(max_size=40))
def test_whatever_the_headers_say_the_wait_is_a_finite_number_or_none(after: str, milliseconds: str) -> None:
    wait = asked_wait({"retry-after": after, "retry-after-ms": milliseconds}, NOW)
    assert wait is None or 0 <= wait < math.inf
