"""Standby runs functions side by side in threads that it uses again, and never waits for one that hangs."""

import contextvars
import subprocess
import sys
import threading
import time

import pytest

from sprout.standby import Standby


@pytest.fixture
def threads() -> Standby:
    return Standby("test-standby", most=2)


def _done(threads: Standby, times: int = 1) -> list[threading.Thread]:
    """Run something *times* times, one after the other, and return the threads that did."""
    ran: list[threading.Thread] = []
    for _ in range(times):
        done = threading.Event()

        def work(done: threading.Event = done) -> None:
            ran.append(threading.current_thread())
            done.set()

        threads.run(work)
        assert done.wait(5)
        time.sleep(0.01)
    return ran


def _alive() -> int:
    return sum(thread.name == "test-standby" for thread in threading.enumerate())


def test_a_thread_that_is_done_is_used_again(threads: Standby) -> None:
    assert len(set(_done(threads, 5))) == 1


def test_functions_run_side_by_side(threads: Standby) -> None:
    gate, done = threading.Barrier(5, timeout=5), threading.Semaphore(0)

    def work() -> None:
        gate.wait()
        done.release()

    for _ in range(5):
        threads.run(work)

    assert all(done.acquire(timeout=5) for _ in range(5))


def test_one_that_hangs_holds_up_no_other(threads: Standby) -> None:
    free = threading.Event()
    threads.run(lambda: free.wait(5))
    begin = time.perf_counter()

    _done(threads, 3)

    assert time.perf_counter() - begin < 2
    free.set()


def test_no_more_threads_stand_by_than_allowed(threads: Standby) -> None:
    before, gate = _alive(), threading.Barrier(6, timeout=5)
    for _ in range(5):
        threads.run(gate.wait)
    assert _alive() == before + 5

    gate.wait()
    time.sleep(0.1)

    assert _alive() == before + 2


def test_a_context_variable_that_one_function_sets_is_not_seen_by_the_next(threads: Standby) -> None:
    variable = contextvars.ContextVar("variable", default="unset")
    seen: list[str] = []
    for _ in range(2):
        done = threading.Event()

        def work(done: threading.Event = done) -> None:
            seen.append(variable.get())
            variable.set("set")
            done.set()

        threads.run(work)
        assert done.wait(5)
        time.sleep(0.01)

    assert seen == ["unset", "unset"]


def _ends(program: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-W", "ignore", "-c", program], capture_output=True, text=True, timeout=20, check=False
    )


def test_neither_a_hanging_nor_a_waiting_thread_holds_up_the_exit() -> None:
    program = (
        "import time; from sprout.standby import Standby\n"
        "threads = Standby('t'); threads.run(lambda: None); time.sleep(0.05)\n"
        "threads.run(lambda: time.sleep(60)); threads.run(lambda: time.sleep(0.01)); time.sleep(0.05)\n"
    )
    begin = time.perf_counter()
    ended = _ends(program)
    assert (ended.returncode, ended.stderr) == (0, "")
    assert time.perf_counter() - begin < 10


@pytest.mark.skipif(not hasattr(sys.modules["os"], "fork"), reason="this system cannot fork")
def test_a_forked_process_uses_none_of_its_parents_threads() -> None:
    program = (
        "import os, threading, time; from sprout.standby import Standby\n"
        "threads = Standby('t'); threads.run(lambda: None); time.sleep(0.1)\n"
        "if os.fork() == 0:\n"
        "    done = threading.Event(); threads.run(done.set); os._exit(0 if done.wait(5) else 1)\n"
        "raise SystemExit(os.waitstatus_to_exitcode(os.wait()[1]))\n"
    )
    assert _ends(program).returncode == 0
