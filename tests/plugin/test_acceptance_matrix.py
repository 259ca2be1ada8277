"""Every way of running pytest that users have, on each pytest that is supported: verdict, counts and exit code hold.

``scripts/matrix`` installs the pytests and DeepEval; a missing folder is a failure, not a skip.
"""

import os
import re
import signal
import subprocess
import time
import xml.etree.ElementTree as ET
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

MATRIX = Path(os.environ.get("SPROUT_MATRIX", Path(__file__).parents[2] / ".matrix")).absolute()
VERSIONS = ("9.0", "9.1", "9.2")
BOTH = "--sprout-suite=good,bad"
SEEN = {"good": "PASS", "bad": "FAIL"}
COUNTS = {"passed": 5, "missed": 3, "failed": 1}
"""Four cases pass, and the gate of good; three cases are missed; the gate of bad fails."""


def folder(name: str) -> Path:
    path = MATRIX / name
    if not path.is_dir():
        pytest.fail(f"{path} is missing; run scripts/matrix")
    return path


@pytest.fixture(scope="module", params=VERSIONS)
def first(request: pytest.FixtureRequest) -> Path:
    """The folder of a pytest, to be put first on the import path."""
    return folder(f"pytest-{request.param}")


@pytest.fixture(scope="module")
def forker(first: Path, fork_with: Any) -> Any:
    return fork_with(first)


@pytest.fixture
def run(forker: Any, project: Any) -> Callable[..., Any]:
    """Run that pytest on the project."""

    def run_it(*args: str, env: Mapping[str, str] | None = None, last: Sequence[str] = ()) -> Any:
        return forker.run(project.folder, wanted_plugins(args) + args, env or {}, last)

    return run_it


@pytest.fixture
def project(project: Any) -> Any:
    """A suite whose gate passes with a miss, one whose gate fails, and tests that are none of their business."""
    project.suite("good", ["pass", "pass", "fail", "pass"], threshold=0.5)
    project.suite("bad", ["fail", "pass", "fail"], threshold=0.5)
    project.write("test_unit.py", "def test_fine():\n    pass\n")
    project.write("test_broken.py", "def test_broken():\n    raise ValueError\n")
    return project


def counts(text: str) -> dict[str, int]:
    """Return the numbers of pytest's last line."""
    last = [line for line in text.splitlines() if re.search(r"\bin \d+\.\d+s", line)][-1]
    return {word.rstrip("s") if word == "errors" else word: int(n) for n, word in re.findall(r"(\d+) (\w+)", last)}


@dataclass(frozen=True)
class Row:
    name: str
    args: tuple[str, ...]
    code: int = 1
    verdicts: dict[str, str] | None = field(default_factory=lambda: dict(SEEN))
    """``None``: no record is written."""

    counts: dict[str, int] | None = field(default_factory=lambda: dict(COUNTS))
    """``None``: pytest prints no counts."""

    says: tuple[str, ...] = ()


NOT_SELECTED = "{} of {} cases were selected"
TARGETS = ("--sprout-suite=good", "--sprout-target=demo:answer,demo:blocking")
LIMIT = (*TARGETS, "--sprout-fail-if-worse=answer:blocking:0.1")
TWO = {"good.answer": "PASS", "good.blocking": "PASS"}
ROWS = (
    Row("plain", (BOTH,)),
    Row("all", ("--sprout-suite=all",)),
    Row("green", ("--sprout-suite=good",), 0, {"good": "PASS"}, {"passed": 4, "missed": 1}),
    Row("file", ("suites/good.yaml",), 0, {"good": "PASS"}, {"passed": 4, "missed": 1}),
    Row("stop at first failure", ("-x", BOTH)),
    Row("maxfail", ("--maxfail=1", "--sprout-suite=bad,good"), counts={**COUNTS}),
    Row(
        "cut short by a failing test",
        ("-x", "test_broken.py", "--sprout-suite=good"),
        1,
        {"good": "the run was cut short: stopping after 1 failures; 0 of 4 cases have a result"},
        {"failed": 1},
    ),
    Row(
        "a passing case by keyword",
        ("-k", "good and c1", BOTH),
        0,
        {"good": NOT_SELECTED.format(1, 4), "bad": NOT_SELECTED.format(0, 3)},
        {"passed": 1, "skipped": 1, "deselected": 6},
    ),
    Row(
        "a failing case by keyword",
        ("-k", "good and c3", "--sprout-suite=good"),
        1,
        {"good": NOT_SELECTED.format(1, 4)},
        {"failed": 1, "skipped": 1, "deselected": 3},
    ),
    Row(
        "a passing case by node id",
        ("suites/good.yaml::good::c1",),
        0,
        {"good": NOT_SELECTED.format(1, 4)},
        {"passed": 1, "skipped": 1},
    ),
    Row(
        "a failing case by node id",
        ("suites/good.yaml::good::c3",),
        1,
        {"good": NOT_SELECTED.format(1, 4)},
        {"failed": 1, "skipped": 1},
        ("suites/good.yaml:9: contains: got 'It is perfectly safe.', wanted 'blue'",),
    ),
    Row("a suite by node id", ("suites/good.yaml::good",), 0, {"good": "PASS"}, {"passed": 4, "missed": 1}),
    Row(
        "deselect",
        ("--deselect", "suites/good.yaml::good::c3", "--sprout-suite=good"),
        0,
        {"good": NOT_SELECTED.format(3, 4)},
        {"passed": 3, "skipped": 1, "deselected": 1},
    ),
    Row("everything deselected", ("-k", "nothing", BOTH), 5, {name: NOT_SELECTED.format(0, n) for name, n in
        (("good", 4), ("bad", 3))}, {"deselected": 7}),
    Row("collect only", ("--collect-only", BOTH), 0, None, None, ("<SuiteNode good>", "<CaseItem c4>")),
    Row("collect only quietly", ("--co", "-q", BOTH), 0, None, None, ("suites/good.yaml::good::c4",)),
    Row("setup only", ("--setup-only", BOTH), 0, None, None),
    Row("setup plan", ("--setup-plan", BOTH), 0, None, None),
    Row("with a test", (BOTH, "test_unit.py"), counts={**COUNTS, "passed": 6}),
    Row("with the folder of the suites", ("suites", BOTH)),
    Row("no processes", ("-n0", BOTH)),
    *(
        Row(f"two processes, {dist}", ("-n2", "--dist", dist, BOTH))
        for dist in ("load", "loadscope", "loadfile", "loadgroup", "worksteal")
    ),
    Row("each process everything", ("--tx", "2*popen", "--dist", "each", BOTH), counts={
        "passed": 9, "missed": 6, "failed": 1}),
    Row("stop at first failure, two processes", ("-n2", "-x", BOTH)),
    Row("a case by keyword, two processes", ("-n2", "-k", "good and c3", BOTH), 1, {
        "good": NOT_SELECTED.format(1, 4), "bad": NOT_SELECTED.format(0, 3)}, {"failed": 1, "skipped": 1}),
    Row("reruns", ("--reruns", "2", BOTH)),
    Row("reruns, two processes", ("--reruns", "2", "-n2", BOTH)),
    Row("no terminal", ("-p", "no:terminal", BOTH), counts=None, says=("bad", "FAIL")),
    Row("no cache", ("-p", "no:cacheprovider", BOTH)),
    Row("no JUnit", ("-p", "no:junitxml", BOTH)),
    Row("no logging", ("-p", "no:logging", BOTH)),
    Row("no summary", ("--no-summary", BOTH)),
    Row("quiet", ("-q", "--no-header", BOTH), says=("suites/bad.yaml:4: FAIL: the rate 0.333 is below 0.5",)),
    Row("verbose", ("-v", BOTH), says=("suites/good.yaml::good::c3 MISSED", "GATE PASS", "GATE FAIL")),
    Row("warnings are errors", ("-W", "error", BOTH)),
    Row("warnings are errors, two processes", ("-W", "error", "-n2", BOTH)),
    Row("strict", ("-o", "strict=true", BOTH)),
    Row("no capture", ("-s", BOTH)),
    Row("tee", ("--capture=tee-sys", BOTH)),
    Row("stepwise", ("--sw", BOTH)),
    Row("failed first", ("--ff", BOTH)),
    *(Row(f"import mode {mode}", (f"--import-mode={mode}", BOTH)) for mode in ("prepend", "importlib", "append")),
    Row("debugger", ("--pdb", BOTH), counts={"passed": 5, "missed": 3, "failed": 1}),
    Row("durations", ("--durations=3", BOTH)),
    Row("two targets", TARGETS, 0, TWO, {"passed": 9, "missed": 1}),
    Row("two targets, two processes", ("-n2", *TARGETS), 0, TWO, {"passed": 9, "missed": 1}),
    Row("a limit", LIMIT, 1, TWO, {"passed": 9, "missed": 1, "failed": 1}, ("good[answer:blocking]",)),
    Row("a limit, two processes", ("-n2", *LIMIT), 1, TWO, {"passed": 9, "missed": 1, "failed": 1}),
    Row("a limit, stop at first failure", ("-x", *LIMIT), 1, TWO, {"passed": 9, "missed": 1, "failed": 1}),
)  # fmt: skip


def wanted_plugins(args: tuple[str, ...]) -> tuple[str, ...]:
    """Leave out what a run does not need: it takes its time."""
    xdist = () if {"-n0", "-n2", "--dist"} & {*args} else ("-p", "no:xdist")
    return xdist if "--reruns" in args else (*xdist, "-p", "no:rerunfailures")


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.name)
def test_verdicts_counts_and_exit_code_hold(row: Any, run: Any, project: Any) -> None:
    ran = run("--sprout-json=record.json", *row.args)

    assert (row.code, row.verdicts) == (
        ran.code,
        project.verdicts() if (project.folder / "record.json").exists() else None,
    ), ran.text
    if row.counts is not None:
        assert row.counts == counts(ran.out)
    for text in row.says:
        assert text in ran.text
    assert "INTERNALERROR" not in ran.text
    assert "Traceback" not in ran.text


def test_last_failed_runs_the_suite_whose_gate_failed_and_no_other(run: Any, project: Any) -> None:
    assert run(BOTH).code == 1

    ran = run(BOTH, "--lf", "--sprout-json=record.json")

    assert ran.code == 1
    assert project.verdicts()["bad"] == "FAIL"
    assert counts(ran.out) == {"passed": 1, "missed": 2, "failed": 1}


def test_last_failed_runs_the_suite_whose_gate_failed_with_two_processes(run: Any, project: Any) -> None:
    assert run(BOTH, "-n2").code == 1

    ran = run(BOTH, "-n2", "--lf", "--sprout-json=record.json")

    assert ran.code == 1
    assert project.verdicts()["bad"] == "FAIL"
    assert counts(ran.out) == {"passed": 1, "missed": 2, "failed": 1}


def test_last_failed_runs_only_the_case_that_failed_by_itself(run: Any, project: Any) -> None:
    run("suites/good.yaml::good::c3", "suites/good.yaml::good::c1")

    ran = run("--lf", "--sprout-suite=good", "--sprout-json=record.json")

    assert ran.code == 1
    assert counts(ran.out)["failed"] == 1
    assert project.verdicts() == {"good": "1 of 4 cases were selected"}


@pytest.mark.parametrize("args", [(), ("-n2",)], ids=["one process", "two"])
def test_last_failed_after_a_limit_runs_both_targets_and_no_other_suite(args: Any, run: Any, project: Any) -> None:
    project.suite("equal", ["pass"] * 40, threshold=0.5)
    both = ("--sprout-suite=equal,good", *LIMIT[1:], *args)
    assert run(*both).code == 1

    ran = run(*both, "--lf", "--sprout-json=record.json")

    assert ran.code == 1
    assert project.verdicts() == TWO
    assert counts(ran.out) == {"passed": 9, "missed": 1, "failed": 1}


def test_a_rerun_asks_again(run: Any, project: Any) -> None:
    project.suite("strict", ["pass", "flaky"])

    ran = run("--sprout-suite=strict", "--reruns", "1", "--sprout-json=record.json")

    assert ran.code == 0, ran.text
    assert counts(ran.out) == {"passed": 3, "rerun": 1}
    assert (project.folder / "asked.txt").read_text() == "xx"
    assert project.verdicts() == {"strict": "PASS"}


def test_a_miss_that_the_gate_tolerates_is_not_rerun(run: Any, project: Any) -> None:
    project.suite("lucky", ["flaky", "fail"], threshold=0.5)

    ran = run("--sprout-suite=lucky", "--reruns", "3")

    assert ran.code == 1
    assert (project.folder / "asked.txt").read_text() == "x"


@pytest.mark.parametrize("seed", ["1", "2"])
def test_a_shuffled_run_has_the_same_record(seed: Any, run: Any, project: Any) -> None:
    run(BOTH, "--sprout-json=record.json")
    project.write("pytest.ini", "[pytest]\naddopts = -p no:asyncio -p no:anyio\n")

    ran = run(BOTH, "--randomly-seed", seed, "--sprout-json=shuffled.json")

    assert "Using --randomly-seed" in ran.out
    assert (project.folder / "shuffled.json").read_bytes() == (project.folder / "record.json").read_bytes()


def test_a_crashed_worker_fails_the_gate_of_its_suite_and_no_other(run: Any, project: Any) -> None:
    project.suite("crash", ["pass", "crash", "pass", "pass", "pass", "pass"], threshold=0.5)

    ran = run("--sprout-suite=crash,good", "-n2", "--sprout-json=record.json")

    assert ran.code == 1, ran.text
    assert project.verdicts() == {"crash": "FAIL", "good": "PASS"}
    crash = next(suite for suite in project.record()["suites"] if suite["name"] == "crash")
    assert crash["gate_result"]["reason"] == "cut-short"
    assert "c2" in [case["id"] for case in crash["cases"] if case["result"] is None]


@pytest.mark.parametrize("args", [("-p", "no:xdist"), ("-W", "error"), ("-n2",)], ids=" ".join)
def test_an_interrupt_leaves_gates_not_evaluated(args: Any, first: Any, project: Any) -> None:
    project.suite("slow", ["pass", "slow", "slow", "hang", "hang", "hang"], threshold=0.5)
    command, env = project.command(*args, "--sprout-suite=slow", "-v", "--sprout-json=record.json", first=first)
    process = subprocess.Popen(
        command, cwd=project.folder, env={**env, "PYTHONUNBUFFERED": "1"}, text=True,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL, start_new_session=True,
    )  # fmt: skip
    try:
        said = []
        for line in process.stdout:
            said.append(line)
            if "PASSED" in line and "c2" in line:
                break
        # CPython 3.11 can give a frame that is interrupted between two instructions no line number, on which pytest's
        # own traceback stumbles; half a second later everybody waits for an answer
        time.sleep(0.5)
        started = time.monotonic()
        os.killpg(process.pid, signal.SIGINT)
        rest, _ = process.communicate(timeout=30)
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
    text = "".join(said) + rest

    assert process.returncode == 2, text
    assert time.monotonic() - started < 15
    assert project.verdicts()["slow"].startswith("the run was interrupted; ")
    assert "PASS:" not in text
    assert "ResourceWarning" not in text


def test_deepeval_beside_it_changes_nothing(run: Any, project: Any) -> None:
    env = {"DEEPEVAL_TELEMETRY_OPT_OUT": "1", "DEEPEVAL_DISABLE_DOTENV": "1", "DEEPEVAL_FILE_SYSTEM": "READ_ONLY"}

    ran = run(BOTH, "--sprout-json=record.json", env=env, last=[str(folder("deepeval"))])

    assert "deepeval-4" in ran.out
    assert ran.code == 1, ran.text
    assert project.verdicts() == SEEN
    assert counts(ran.out) == COUNTS


def test_without_autoloading_it_works_when_named(run: Any, project: Any) -> None:
    project.write("pytest.ini", "[pytest]\n")

    ran = run(
        "-p", "pytest_sprout.plugin", BOTH, "--sprout-json=record.json",
        env={"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
    )  # fmt: skip

    assert ran.code == 1, ran.text
    assert project.verdicts() == SEEN


@pytest.mark.parametrize("more", [(), ("--continue-on-collection-errors",)], ids=["stop", "continue"])
def test_a_broken_suite_file_never_ends_green(more: Any, run: Any, project: Any) -> None:
    project.write("suites/broken.yaml", "suite: broken\ncases: []\n")

    ran = run("--sprout-suite=broken,good", "--sprout-json=record.json", *more)

    assert ran.code == (1 if more else 2), ran.text
    assert "suites/broken.yaml:2:1: 'cases' is []" in ran.out
    assert "Traceback" not in ran.text


def test_junit_has_the_gates_beside_the_cases(run: Any, project: Any) -> None:
    run(BOTH, "--junitxml=junit.xml")

    cases = {
        (case.get("classname"), case.get("name")): case
        for case in ET.parse(project.folder / "junit.xml").getroot().iter("testcase")
    }

    gate = cases["suites.bad.yaml", "bad"].find("failure")
    assert gate.get("message").startswith("suites/bad.yaml:4: gate: FAIL: the rate 0.333 is below 0.5")
    assert list(cases["suites.good.yaml", "good"]) == []
    missed = cases["suites.good.yaml.good", "c3"].find("skipped")
    assert missed.get("message").startswith("missed: suites/good.yaml:9: contains: got")


def test_the_version_under_test_is_the_one_that_is_wanted(run: Any, first: Any, project: Any) -> None:
    ran = run("--version")

    assert ran.text.startswith(f"pytest {first.name.removeprefix('pytest-')}.")
