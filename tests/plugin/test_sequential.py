"""A suite whose gate may be decided before its last case."""

from typing import Any

import pytest

TARGET = """
from pathlib import Path


def count(question):
    with Path("asked.txt").open("a") as asked:
        asked.write("x")
    return "It is grey." if question.startswith("fail") else "It is blue."


def other(question):
    return "It is blue."
"""
GATE = """
metric: {name: blue-rate, definition: Share of blue answers., threshold: 0.8}
gate: {kind: rate, sequential: true}
"""


@pytest.fixture
def project(project: Any) -> Any:
    project.write("many.py", TARGET)
    project.suite("long", ["pass"] * 150, target="many:count", extra=GATE)
    project.suite("lost", ["fail"] * 150, target="many:count", extra=GATE)
    return project


def outcomes(project: Any) -> list[str]:
    (suite,) = project.record()["suites"]
    return [case["result"]["outcome"] for case in suite["cases"]]


@pytest.mark.parametrize(("suite", "verdict", "code"), [("long", "PASS", 0), ("lost", "FAIL", 1)])
def test_once_the_gate_is_decided_nobody_is_asked_any_more(suite: str, verdict: str, code: int, project: Any) -> None:
    ran = project.inline(f"--sprout-suite={suite}", "--sprout-concurrency=2", "-v", "-rs", "--sprout-json=record.json")

    ran_cases = [one for one in outcomes(project) if one != "not_run"]
    assert ran.code == code, ran.text
    assert project.verdicts() == {suite: verdict}
    assert 0 < len(ran_cases) < 100
    assert len((project.folder / "asked.txt").read_text()) <= len(ran_cases) + 4
    assert f"decided early: {verdict} after {len(ran_cases)} of 150 cases" in ran.out
    assert outcomes(project)[len(ran_cases) :] == ["not_run"] * (150 - len(ran_cases))


def test_with_processes_every_case_is_run_and_the_verdict_is_the_same(project: Any) -> None:
    project.inline("--sprout-suite=long", "--sprout-json=record.json")
    alone = project.record()["suites"][0]["gate_result"]

    ran = project.run("--sprout-suite=long", "-n2", "--sprout-json=record.json")

    assert ran.code == 0, ran.text
    assert set(outcomes(project)) == {"passed"}
    together = project.record()["suites"][0]["gate_result"]
    assert (together["verdict"], together["value"], together["interval"]) == (
        alone["verdict"], alone["value"], alone["interval"],
    )  # fmt: skip


def test_a_shuffled_run_comes_to_the_same_verdict(project: Any) -> None:
    project.write("pytest.ini", "[pytest]\naddopts = -p no:asyncio -p no:anyio\n")

    ran = project.run("--sprout-suite=lost", "-p", "no:xdist", "-p", "randomly", "--sprout-json=record.json")

    assert ran.code == 1, ran.text
    assert project.verdicts() == {"lost": "FAIL"}


def test_a_selection_runs_every_case_that_was_selected(project: Any) -> None:
    project.inline("--sprout-suite=long", "--deselect", "suites/long.yaml::long::c150", "--sprout-json=record.json")

    (suite,) = project.record()["suites"]
    assert sum(case["result"] is not None for case in suite["cases"]) == 149
    assert "not_run" not in {case["result"]["outcome"] for case in suite["cases"] if case["result"]}


def test_targets_that_are_compared_are_asked_every_case(project: Any) -> None:
    ran = project.inline("--sprout-suite=long", "--sprout-target=many:count,many:other", "--sprout-json=record.json")

    assert ran.code == 0, ran.text
    assert len((project.folder / "asked.txt").read_text()) == 150
    assert project.record()["comparisons"][0]["n"] == 150
