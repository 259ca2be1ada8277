"""Who tries the same thing again is told so."""

from typing import Any

import pytest


@pytest.fixture
def project(project: Any) -> Any:
    project.suite("colours", ["pass", "fail"], threshold=0.5)
    return project


def test_the_fourth_run_of_the_same_thing_says_so(project: Any) -> None:
    said = [project.inline("--sprout-suite=colours").out for _ in range(4)]

    assert ["attempt" in text for text in said] == [False, True, True, True]
    assert "attempt 4 of the same thing" in said[3]


def test_the_record_does_not_depend_on_the_attempt(project: Any) -> None:
    project.inline("--sprout-suite=colours", "--sprout-json=first.json")
    project.inline("--sprout-suite=colours", "--sprout-json=second.json")

    assert (project.folder / "first.json").read_bytes() == (project.folder / "second.json").read_bytes()


def test_another_target_another_content_and_a_selection_are_no_attempts_of_the_same_thing(project: Any) -> None:
    project.inline("--sprout-suite=colours")
    project.inline("--sprout-suite=colours", "-k", "c1")
    project.inline("--sprout-suite=colours", "--collect-only")
    other = project.inline("--sprout-suite=colours", "--sprout-target=demo:blocking")
    project.suite("colours", ["pass", "fail", "fail"], threshold=0.3)
    changed = project.inline("--sprout-suite=colours")

    assert "of the same thing:" not in other.out + changed.out
    project.suite("colours", ["pass", "fail"], threshold=0.5)
    assert "attempt 2 of the same thing" in project.inline("--sprout-suite=colours").out


def test_two_processes_count_one_attempt(project: Any) -> None:
    project.run("--sprout-suite=colours", "-n2")

    assert "attempt 2 of the same thing" in project.inline("--sprout-suite=colours").out


def test_each_of_several_targets_is_counted_by_itself(project: Any) -> None:
    project.inline("--sprout-suite=colours", "--sprout-target=demo:answer")

    ran = project.inline("--sprout-suite=colours", "--sprout-target=demo:answer,demo:blocking")

    assert ran.out.count("attempt 2") == 1


def test_without_the_cache_nothing_is_counted(project: Any) -> None:
    runs = [project.inline("--sprout-suite=colours", "-p", "no:cacheprovider") for _ in range(2)]

    assert [ran.code for ran in runs] == [0, 0]
    assert "attempt" not in runs[1].out


@pytest.mark.parametrize("content", ["{", '{"a": 1}', '[{"dataset": 1}]'])
def test_a_cache_that_cannot_be_read_starts_anew(content: str, project: Any) -> None:
    project.write(".pytest_cache/v/sprout/attempts", content)

    ran = project.inline("--sprout-suite=colours", "-W", "error")

    assert ran.code == 0, ran.text
    assert "attempt 2" in project.inline("--sprout-suite=colours").out


def test_a_cache_that_cannot_be_written_does_not_stop_the_run(project: Any) -> None:
    project.write("blocked", "")

    ran = project.run("--sprout-suite=colours", "-o", "cache_dir=blocked/cache", "-p", "no:xdist")

    assert ran.code == 0, ran.text
    assert "INTERNALERROR" not in ran.text
