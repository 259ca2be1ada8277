"""What the plugin costs: unused, and per case against a hand-written parametrized test, in the same run.

Usage: python benchmarks/plugin_overhead.py [--runs N] [--cases N]

Each figure is the median of interleaved runs of a whole process, in seconds of CPU (user and system of the process and
its children). The ratio is what counts: absolute figures depend on the machine.
"""

import argparse
import os
import resource
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

TARGET = "def answer(question):\n    return f'{question} It is blue.'\n"
PARAMETRIZED = """
import pytest
from plain_target import answer

@pytest.mark.parametrize("number", range({cases}))
def test_says_blue(number):
    assert "blue" in answer(f"Which colour has thing {{number}}?").casefold()
"""
EMPTY = "def test_nothing():\n    assert True\n"


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and print two tables."""
    parser = argparse.ArgumentParser(description="What the plugin costs.")
    parser.add_argument("--runs", type=int, default=15)
    parser.add_argument("--cases", type=int, default=1000)
    options = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        _project(folder, options.cases)
        quiet = ["-q", "-p", "no:cacheprovider"]
        idle = {
            "pytest without the plugin": [*quiet, "-p", "no:sprout", "test_empty.py"],
            "pytest with the plugin, unused": [*quiet, "test_empty.py"],
        }
        _print("start-up", _medians(idle, folder, options.runs))
        cases = {
            f"{options.cases} parametrized tests": [*quiet, "-p", "no:sprout", "test_parametrized.py"],
            f"{options.cases} YAML cases": [*quiet, "--sprout-suite=blue"],
        }
        _print("cases", _medians(cases, folder, max(3, options.runs // 3)))
    return 0


def _project(folder: Path, cases: int) -> None:
    rows = "".join(
        f"  - {{id: c{n}, question: 'Which colour has thing {n}?', assert: [contains: blue]}}\n" for n in range(cases)
    )
    (folder / "plain_target.py").write_text(TARGET)
    (folder / "test_empty.py").write_text(EMPTY)
    (folder / "test_parametrized.py").write_text(PARAMETRIZED.format(cases=cases))
    (folder / "suites").mkdir()
    (folder / "suites" / "blue.yaml").write_text(f"suite: blue\ntarget: plain_target:answer\ncases:\n{rows}")


def _medians(commands: dict[str, list[str]], folder: Path, runs: int) -> dict[str, float]:
    seconds: dict[str, list[float]] = {name: [] for name in commands}
    for _ in range(runs):
        for name, command in commands.items():
            seconds[name].append(_cpu(command, folder))
    return {name: statistics.median(values) for name, values in seconds.items()}


def _cpu(command: list[str], folder: Path) -> float:
    environment = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTHONPATH": str(folder)}
    wanted = [] if "no:sprout" in command else ["-p", "pytest_sprout.plugin"]
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(
        [sys.executable, "-m", "pytest", *wanted, *command],
        cwd=folder,
        env=environment,
        check=True,
        capture_output=True,
    )
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def _print(title: str, medians: dict[str, float]) -> None:
    first = next(iter(medians.values()))
    sys.stdout.write(f"{title}\n")
    for name, seconds in medians.items():
        sys.stdout.write(f"  {name:36s} {seconds:7.3f} s CPU  {seconds / first:5.2f}x\n")


if __name__ == "__main__":
    sys.exit(main())
