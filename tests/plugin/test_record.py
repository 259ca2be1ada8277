"""The record of a run: complete, the same for the same inputs, and never a wrong one."""

from typing import Any

import pytest


@pytest.fixture
def project(project: Any) -> Any:
    project.suite("zebra", ["pass", "fail", "raise"], threshold=0.3)
    project.suite("apple", {"b": "pass ¿qué?", "a": "surrogate", "c": "none"}, threshold=0.3)
    return project


ONE = ("-p", "no:xdist")


@pytest.mark.parametrize(
    ("args", "env"),
    [
        (("-n2",), {"PYTHONHASHSEED": "7", "LC_ALL": "C"}),
        (("-n2", "--dist=loadfile"), {"LC_ALL": "C.UTF-8", "TZ": "Asia/Tokyo"}),
        ((*ONE, "--sprout-concurrency=1"), {"PYTHONHASHSEED": "3"}),
        ((*ONE, "-p", "randomly", "--randomly-seed=5"), {}),
        ((*ONE, "--durations=2", "-q"), {"COLUMNS": "40", "NO_COLOR": "1"}),
        (("--tx", "2*popen", "--dist=each"), {}),
    ],
    ids=["two processes", "by file", "one at a time", "shuffled", "narrow", "each"],
)
def test_the_same_inputs_give_the_same_bytes(args: tuple[str, ...], env: dict[str, str], project: Any) -> None:
    first = project.inline("--sprout-suite=all", "--sprout-json=first.json")
    if "randomly" in args:
        project.write("pytest.ini", "[pytest]\naddopts = -p no:asyncio -p no:anyio\n")
    second = project.run("--sprout-suite=all", "--sprout-json=second.json", *args, env=env)

    assert first.code == second.code == 0, first.text + second.text
    assert (project.folder / "first.json").read_bytes() == (project.folder / "second.json").read_bytes()


def test_the_order_in_which_suites_are_named_does_not_matter(project: Any) -> None:
    project.inline("--sprout-suite=zebra,apple", "--sprout-json=first.json")
    project.inline("--sprout-suite=apple,zebra", "--sprout-json=second.json")

    assert (project.folder / "first.json").read_bytes() == (project.folder / "second.json").read_bytes()


def test_the_record_has_every_case_and_no_clock(project: Any) -> None:
    project.inline("--sprout-suite=all", "--sprout-json=record.json")

    record = project.record()
    assert [suite["name"] for suite in record["suites"]] == ["apple", "zebra"]
    assert [case["id"] for case in record["suites"][0]["cases"]] == ["b", "a", "c"]
    assert "seconds" not in (project.folder / "record.json").read_text()
    assert set(project.record("record.timings.json")["zebra"]) == {"c1", "c2", "c3"}


def test_the_path_of_a_suite_does_not_depend_on_where_pytest_is_started(project: Any) -> None:
    project.inline("--sprout-suite=apple", "--sprout-json=first.json")
    project.pytester.chdir()
    project.pytester.mkdir("sub")
    import os

    os.chdir("sub")
    project.inline("--sprout-suite=apple", "--sprout-json=../second.json", "--rootdir=..")

    assert (project.folder / "first.json").read_bytes() == (project.folder / "second.json").read_bytes()


def test_a_record_that_cannot_be_written_fails_the_run_and_the_verdict_is_printed(project: Any) -> None:
    project.write("file", "")

    ran = project.inline("--sprout-suite=apple", "--sprout-json=file/record.json")

    assert ran.code == 1
    assert "cannot write" in ran.out
    assert "apple  PASS" in ran.out


def test_the_scoreboard_is_written_beside_the_record(project: Any) -> None:
    ran = project.inline("--sprout-suite=apple", "--sprout-json=record.json", "--sprout-md=board.md")

    board = (project.folder / "board.md").read_text(encoding="utf-8")
    assert ran.code == 0
    assert board.startswith("## sprout: 1 suite, every gate PASS\n")
    assert project.record()["fingerprint_id"] in board
    assert "scoreboard: " in ran.out


def test_a_file_that_cannot_be_written_keeps_no_other_from_being_written(project: Any) -> None:
    project.write("file", "")

    ran = project.inline("--sprout-suite=apple", "--sprout-json=file/record.json", "--sprout-md=board.md")

    assert ran.code == 1
    assert "cannot write" in ran.out
    assert (project.folder / "board.md").exists()


def test_an_older_record_does_not_outlive_a_run_that_writes_none(project: Any) -> None:
    files = ("--sprout-json=record.json", "--sprout-md=board.md")
    project.inline("--sprout-suite=apple", *files)
    project.write("suites/zebra.yaml", "suite: zebra\n")

    ran = project.inline("--sprout-suite=all", *files)

    assert ran.code == 2
    assert not (project.folder / "record.json").exists()
    assert not (project.folder / "board.md").exists()


def test_collecting_leaves_an_older_record_alone(project: Any) -> None:
    project.inline("--sprout-suite=apple", "--sprout-json=record.json")
    before = (project.folder / "record.json").read_bytes()

    project.inline("--sprout-suite=zebra", "--sprout-json=record.json", "--collect-only")

    assert (project.folder / "record.json").read_bytes() == before


def test_a_change_of_target_gate_seed_or_content_changes_the_fingerprint(project: Any) -> None:
    def fingerprint(*args: str) -> str:
        project.inline("--sprout-suite=apple", "--sprout-json=record.json", *args)
        return str(project.record()["fingerprint_id"])

    seen = [
        fingerprint(),
        fingerprint("--sprout-gate=every-case"),
        fingerprint("--sprout-seed=1"),
        fingerprint("--sprout-trials=2"),
        fingerprint("--sprout-target=demo:blocking"),
    ]
    project.suite("apple", ["pass"], threshold=0.3)
    seen.append(fingerprint())

    assert len({*seen}) == len(seen)


def test_junit_of_hostile_answers_can_be_read(project: Any) -> None:
    import xml.etree.ElementTree as ET

    project.suite("hostile", ["escape", "surrogate"])

    project.inline("--sprout-suite=hostile", "--junitxml=junit.xml")

    assert len([*ET.parse(project.folder / "junit.xml").getroot().iter("testcase")]) == 3
