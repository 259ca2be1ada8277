"""Small projects with suites, and ways to run pytest on them."""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

# Loaded once: pytester forgets what its runs import. numpy cannot be loaded twice, and httpx would not know the errors
# of another httpcore.
import httpcore  # noqa: F401
import numpy as np  # noqa: F401
import pytest
import scipy.stats  # noqa: F401

import pytest_sprout
import pytest_sprout.built_in
import pytest_sprout.controller
import pytest_sprout.running

TARGET = '''
import asyncio
import os
import time
from pathlib import Path


def answer(question):
    """Do what the first word of the question says."""
    match question.split()[0]:
        case "pass":
            return "It is blue."
        case "raise":
            raise ValueError("no connection")
        case "none":
            return None
        case "empty":
            return "  "
        case "hang":
            time.sleep(600)
        case "slow":
            time.sleep(0.4)
            return "It is blue."
        case "exit":
            raise SystemExit(3)
        case "interrupt":
            raise KeyboardInterrupt
        case "crash":
            os._exit(7)
        case "surrogate":
            return "half a pair \\ud83d"
        case "escape":
            return "\\x1b[31mred\\x1b[0m \\x1b]0;title\\x07 \\x00"
        case "flaky":
            seen = Path("asked.txt")
            seen.write_text(seen.read_text() + "x" if seen.exists() else "x")
            return "It is blue." if len(seen.read_text()) > 1 else "It is grey."
    return "It is perfectly safe."


async def blocking(question):
    """Block the event loop, or answer."""
    if question.startswith("block"):
        time.sleep(600)
    await asyncio.sleep(0)
    return "It is blue."


async def cancelled(question):
    raise asyncio.CancelledError


not_callable = 3
'''

RATE = """
metric: {{name: blue-rate, definition: Share of questions answered with blue., threshold: {threshold}}}
gate: {{kind: rate, method: {method}}}
"""

INI = """
[pytest]
addopts = -p no:randomly -p no:asyncio -p no:anyio -p no:hypothesispytest
"""


@dataclass(frozen=True)
class Ran:
    """A finished subprocess."""

    code: int
    out: str
    err: str

    @property
    def text(self) -> str:
        return self.out + self.err


def clean_environment(first: Path | None = None) -> dict[str, str]:
    """Return the environment without what would change a run of pytest.

    *first* leads the import path, and the plugin that these tests have imported follows.
    """
    unwanted = ("PYTEST", "PYTHON", "SPROUT", "COV", "CI", "BUILD_NUMBER", "GITHUB")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(unwanted)}
    tested = Path(pytest_sprout.__file__).parents[1]
    return {**kept, "PYTHONPATH": os.pathsep.join(str(path) for path in (first, tested) if path is not None)}


FORKER = """
import json, os, sys
import numpy, scipy.stats, pytest
import pytest_sprout.built_in, pytest_sprout.controller, pytest_sprout.running

for line in sys.stdin:
    order = json.loads(line)
    child = os.fork()
    if child == 0:
        for number, name in enumerate((os.devnull, order["out"], order["err"])):
            os.dup2(os.open(name, os.O_RDWR | os.O_CREAT | os.O_TRUNC), number)
        sys.stdin = open(os.devnull)
        os.chdir(order["folder"])
        os.environ.update(order["env"])
        sys.path.insert(0, order["folder"])
        sys.path.extend(order["last"])
        sys.argv = ["pytest", *order["args"]]
        sys.exit(pytest.main(order["args"]))
    print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), flush=True)
"""


class Forker:
    """A process that has imported everything and runs pytest in copies of itself: most of a run's time is imports."""

    def __init__(self, first: Path) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-c", FORKER], env=clean_environment(first), text=True,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        )  # fmt: skip

    def run(self, folder: Path, args: Sequence[str], env: Mapping[str, str], last: Sequence[str]) -> Ran:
        """Run pytest in *folder*."""
        out, err = folder / "out.txt", folder / "err.txt"
        order = {
            "folder": str(folder), "args": [*args], "env": {**env}, "last": [*last], "out": str(out), "err": str(err),
        }  # fmt: skip
        self._process.stdin.write(json.dumps(order) + "\n")
        self._process.stdin.flush()
        code = int(self._process.stdout.readline())
        texts = [path.read_text(encoding="utf-8", errors="backslashreplace") for path in (out, err)]
        return Ran(code, *texts)

    def close(self) -> None:
        """End the process."""
        self._process.stdin.close()
        self._process.stdout.close()
        self._process.wait(timeout=10)


class Project:
    """A folder with a target, suites, and whatever a test adds."""

    def __init__(self, pytester: pytest.Pytester) -> None:
        self.pytester = pytester
        self.folder = pytester.path
        self.write("demo.py", TARGET)
        self.write("pytest.ini", INI)

    def write(self, name: str, text: str) -> Path:
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        return path

    def suite(
        self,
        name: str,
        questions: Sequence[str] | Mapping[str, str],
        *,
        threshold: float | None = None,
        method: str = "point",
        target: str | None = "demo:answer",
        extra: str = "",
        folder: str = "suites",
    ) -> Path:
        """Write a suite that asks *questions*, each to be answered with blue; a threshold makes a rate gate."""
        lines = [f"suite: {name}"]
        lines += [f"target: {target}"] if target else []
        lines += [RATE.format(threshold=threshold, method=method).strip()] if threshold is not None else []
        lines += [extra.strip()] if extra else []
        lines += ["defaults: {assert: [{contains: blue}]}", "cases:"]
        named = questions if isinstance(questions, Mapping) else {f"c{n}": q for n, q in enumerate(questions, 1)}
        lines += [f"  - {{id: {key}, question: {question}}}" for key, question in named.items()]
        return self.write(f"{folder}/{name}.yaml", "\n".join(lines) + "\n")

    def inline(self, *args: str) -> Ran:
        """Run pytest in this process, without xdist."""
        done = self.pytester.runpytest_inprocess("-p", "no:xdist", "-p", "no:rerunfailures", *args)
        return Ran(int(done.ret), done.stdout.str(), done.stderr.str())

    def command(self, *args: str, first: Path | None = None) -> tuple[list[str], dict[str, str]]:
        """Return the command line and environment of a run, *first* on the import path."""
        return [sys.executable, "-m", "pytest", *args], clean_environment(first)

    def run(
        self,
        *args: str,
        first: Path | None = None,
        env: Mapping[str, str] | None = None,
        limit: float = 60.0,
    ) -> Ran:
        """Run pytest in a process of its own, for at most *limit* seconds."""
        command, base = self.command(*args, first=first)
        done = subprocess.run(
            command,
            cwd=self.folder,
            env={**base, **(env or {})},
            capture_output=True,
            text=True,
            encoding="utf-8",
            errors="backslashreplace",
            timeout=limit,
            check=False,
            stdin=subprocess.DEVNULL,
        )
        return Ran(done.returncode, done.stdout, done.stderr)

    def record(self, name: str = "record.json") -> dict[str, Any]:
        """Return the record that a run wrote."""
        data: dict[str, Any] = json.loads((self.folder / name).read_text(encoding="ascii"))
        return data

    def verdicts(self, name: str = "record.json") -> dict[str, str]:
        """Return each suite of the record with its verdict, or why it has none."""
        return {
            suite["name"]: suite["gate_result"]["verdict"] if suite["gate_result"] else suite["not_evaluated"]
            for suite in self.record(name)["suites"]
        }


@pytest.fixture
def project(pytester: pytest.Pytester) -> Project:
    return Project(pytester)


@pytest.fixture(scope="module")
def fork_with() -> Iterator[Callable[[Path], Forker]]:
    """Return a function that starts a forker with a folder first on the import path."""
    started: list[Forker] = []

    def start(first: Path) -> Forker:
        started.append(Forker(first))
        return started[-1]

    yield start
    for forker in started:
        forker.close()
