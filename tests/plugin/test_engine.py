"""The engine that asks ahead: how far, how many at once, and what it does when something goes wrong."""

import asyncio
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from typing import Any

import pytest

from pytest_sprout.engine import Engine, Job
from sprout.eval import CaseResult, Grade, Outcome, Trial
from sprout.eval.outcomes import GradedAssertion
from sprout.eval.runner import RanCase

Work = Callable[[int], Coroutine[Any, Any, None]]


def ran(name: str, outcome: Outcome = Outcome.PASSED, why: str | None = None) -> RanCase:
    graded = GradedAssertion(kind="contains", line=1, grade=Grade(passed=True))
    trial = Trial(outcome=outcome, error=why, assertions=() if why else (graded,))
    return RanCase(result=CaseResult(id=name, line=1, outcome=outcome, trials=(trial,)), seconds=0.0)


class Desk:
    """Makes jobs and notes what becomes of them."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.started: list[str] = []
        self.forgotten: list[str] = []
        self.at_once = 0
        self.most = 0

    def job(self, name: str, work: Work | None = None) -> Job:
        async def run(lane: int) -> RanCase:
            self.started.append(name)
            self.at_once += 1
            self.most = max(self.most, self.at_once)
            try:
                await (work(lane) if work else asyncio.sleep(0.01))
            finally:
                self.at_once -= 1
            return ran(name)

        return Job(
            key=name,
            name=name,
            run=run,
            forget=lambda lane: self.forgotten.append(name),
            lost=lambda why: ran(name, Outcome.UNDECIDED, why),
        )


@pytest.fixture
def desk() -> Iterator[Desk]:
    engine = Engine(at_once=2, patience=0.4, finishers=lambda lane: (), poll=0.02)
    yield Desk(engine)
    engine.close()


def lanes() -> set[threading.Thread]:
    return {thread for thread in threading.enumerate() if thread.name.startswith("sprout-")}


def why(taken: RanCase) -> str:
    return taken.result.trials[0].error or ""


def test_no_more_than_allowed_run_at_once(desk: Desk) -> None:
    jobs = [desk.job(f"j{n}") for n in range(12)]
    desk.engine.plan(jobs)

    assert [desk.engine.take(job).result.id for job in jobs] == [job.name for job in jobs]
    assert desk.most == 2


def test_no_more_than_two_rounds_are_asked_ahead(desk: Desk) -> None:
    jobs = [desk.job(f"j{n}") for n in range(20)]
    desk.engine.plan(jobs)
    desk.engine.take(jobs[0])
    time.sleep(0.3)

    assert len(desk.started) <= 1 + 2 * 2


def test_a_result_that_was_taken_is_asked_for_again(desk: Desk) -> None:
    job = desk.job("a")
    desk.engine.plan([job])

    desk.engine.take(job)
    desk.engine.take(job)

    assert desk.started == ["a", "a"]
    assert desk.forgotten == ["a"]


def test_a_job_that_was_not_planned_is_run(desk: Desk) -> None:
    assert desk.engine.take(desk.job("a")).result.id == "a"


def test_planning_twice_starts_once(desk: Desk) -> None:
    job = desk.job("a")
    desk.engine.plan([job])
    desk.engine.plan([job, job])
    desk.engine.take(job)
    desk.engine.plan([job])
    time.sleep(0.1)

    assert desk.started == ["a"]


def test_dropped_jobs_make_room_for_others(desk: Desk) -> None:
    async def forever(lane: int) -> None:
        await asyncio.sleep(600)

    stuck = [desk.job(f"s{n}", forever) for n in range(4)]
    rest = [desk.job(f"j{n}") for n in range(3)]
    desk.engine.plan([*stuck, *rest])
    for job in stuck:
        desk.engine.drop(job)

    assert [desk.engine.take(job).result.id for job in rest] == ["j0", "j1", "j2"]


def test_an_exception_loses_only_its_job(desk: Desk) -> None:
    async def fail(lane: int) -> None:
        raise ValueError("no")

    bad, good = desk.job("bad", fail), desk.job("good")
    desk.engine.plan([bad, good])

    assert why(desk.engine.take(bad)) == "ValueError: no"
    assert desk.engine.take(good).result.outcome is Outcome.PASSED


@pytest.mark.parametrize(
    ("error", "says"),
    [(asyncio.CancelledError(), "cancelled"), (TimeoutError("late"), "TimeoutError: late")],
    ids=["cancelled", "timeout"],
)
def test_a_job_that_ends_like_a_wait_is_lost_and_does_not_hang(error: BaseException, says: str, desk: Desk) -> None:
    async def fail(lane: int) -> None:
        raise error

    assert says in why(desk.engine.take(desk.job("bad", fail)))


def test_a_blocked_loop_is_replaced_and_only_the_blocker_is_lost(desk: Desk) -> None:
    release = threading.Event()
    lanes = []

    async def block(lane: int) -> None:
        release.wait(30)

    async def note(lane: int) -> None:
        lanes.append(lane)

    jobs = [desk.job("first", note), desk.job("blocker", block), desk.job("other", note), desk.job("last", note)]
    desk.engine.plan(jobs)
    try:
        results = [desk.engine.take(job).result for job in jobs]
    finally:
        release.set()

    assert [result.outcome for result in results] == [
        Outcome.PASSED,
        Outcome.UNDECIDED,
        Outcome.PASSED,
        Outcome.PASSED,
    ]
    assert "blocked the event loop" in (results[1].trials[0].error or "")
    assert lanes[-1] == 1


def test_a_blocker_deep_in_a_task_of_its_own_is_found(desk: Desk) -> None:
    release = threading.Event()

    async def block() -> None:
        release.wait(30)

    async def nested(lane: int) -> None:
        await asyncio.create_task(block())

    blocker, waiting = desk.job("blocker", nested), desk.job("waiting")
    desk.engine.plan([blocker, waiting])
    try:
        assert desk.engine.take(waiting).result.outcome is Outcome.PASSED
        assert desk.engine.take(blocker).result.outcome is Outcome.UNDECIDED
    finally:
        release.set()


def test_a_loop_that_was_given_up_cancels_what_is_left_in_it(desk: Desk) -> None:
    release = threading.Event()
    after = []

    async def block(lane: int) -> None:
        release.wait(30)
        await asyncio.sleep(0)
        after.append("went on")

    desk.engine.take(desk.job("blocker", block))
    release.set()
    time.sleep(0.2)

    assert after == []


def test_closing_cancels_what_runs_and_awaits_the_finishers() -> None:
    events = []
    before = lanes()

    async def finish() -> None:
        events.append("finished")

    engine = Engine(at_once=2, patience=5, finishers=lambda lane: [finish], poll=0.02)
    desk = Desk(engine)

    async def forever(lane: int) -> None:
        try:
            await asyncio.sleep(600)
        finally:
            events.append("cancelled")

    engine.plan([desk.job("a", forever)])
    while not desk.started:
        time.sleep(0.01)
    started = time.monotonic()
    engine.close()

    assert events == ["cancelled", "finished"]
    assert time.monotonic() - started < 2
    assert lanes() <= before


def test_a_finisher_that_raises_does_not_stop_the_others(caplog: pytest.LogCaptureFixture) -> None:
    done = []

    async def bad() -> None:
        raise ValueError("no")

    async def good() -> None:
        done.append(True)

    engine = Engine(at_once=1, patience=5, finishers=lambda lane: [bad, good], poll=0.02)
    engine.take(Desk(engine).job("a"))
    engine.close()

    assert done == [True]
    assert "a target or judge could not be closed: ValueError: no" in caplog.text


def test_an_engine_that_was_never_used_starts_no_thread() -> None:
    before = lanes()
    engine = Engine(at_once=1, patience=5, finishers=lambda lane: ())
    engine.plan([])

    assert lanes() <= before
    engine.close()
