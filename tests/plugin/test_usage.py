"""What is asked for wrongly is said before anything runs."""

from typing import Any

import pytest


@pytest.fixture
def project(project: Any) -> Any:
    project.suite("safety", ["pass"])
    return project


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (["--sprout-suite=safty"], "unknown suite 'safty'; did you mean 'safety'?"),
        (["--sprout-suite="], "no suite is named; give NAME[,NAME…], 'all' or 'bundled:NAME'"),
        (["--sprout-suite=bundled:no-such-suite"], "unknown suite 'bundled:no-such-suite'"),
        (["--sprout-suite=safety", "-o", "sprout_suites=nowhere"], "there is no suites folder"),
        (["--sprout-target=demmo"], "unknown target 'demmo'"),
        (["--sprout-target=sprot"], "did you mean 'sprout'?"),
        (["--sprout-target=demo:missing"], "target 'demo:missing': 'demo' has no 'missing'"),
        (["--sprout-target=nowhere:answer"], "cannot import 'nowhere': ModuleNotFoundError"),
        (["--sprout-target=demo:not_callable"], "target 'demo:not_callable' is 3, which cannot be called"),
        (["--sprout-target=ftp://x/y"], "cannot read the target 'ftp://x/y'"),
        (["--sprout-target= "], "--sprout-target is ' '; it must not be empty"),
        (["--sprout-judge=determinstic"], "unknown judge 'determinstic'; did you mean 'deterministic'?"),
        (["--sprout-gate=wilsom"], "unknown method 'wilsom'; did you mean 'wilson'?"),
        (["--sprout-confidence=95"], "--sprout-confidence is '95'; it must be above 0.5 and below 1"),
        (["--sprout-confidence=nan"], "--sprout-confidence is 'nan'; it must be a finite number"),
        (["--sprout-trials=0"], "--sprout-trials is '0'; it must be a whole number from 1 to 1000"),
        (["--sprout-trials=2.5"], "--sprout-trials is '2.5'; it must be a whole number"),
        (["--sprout-timeout=0"], "--sprout-timeout is '0'; it must be a number of seconds above 0"),
        (["--sprout-timeout=inf"], "--sprout-timeout is 'inf'; it must be a finite number"),
        (["--sprout-seed=-1"], "--sprout-seed is '-1'; it must be 0 or more"),
        (["--sprout-concurrency=many"], "--sprout-concurrency is 'many'; it must be a whole number"),
        (["--sprout-json=suites"], "--sprout-json is 'suites', which is a folder; give a file"),
        (["--sprout-md=suites"], "--sprout-md is 'suites', which is a folder; give a file"),
        (["-o", "sprout_confidence=2"], "the ini value 'sprout_confidence' is 2.0; it must be above 0.5"),
        (["-o", "sprout_trials=many"], "the ini value 'sprout_trials': "),
    ],
)
def test_a_wrong_option_is_a_usage_error_that_says_what_is_allowed(args: list[str], says: str, project: Any) -> None:
    ran = project.inline(*(args if any("sprout-suite" in arg for arg in args) else ["--sprout-suite=safety", *args]))

    assert ran.code == 4
    assert says in ran.err
    assert "Traceback" not in ran.text


@pytest.mark.parametrize(
    "option", ["target=demo:answer", "gate=point", "confidence=0.9", "trials=2", "json=r.json", "md=r.md"]
)
def test_an_option_for_suites_without_a_suite_is_a_usage_error(option: str, project: Any) -> None:
    project.write("test_unit.py", "def test_fine():\n    pass\n")

    ran = project.inline(f"--sprout-{option}")

    assert ran.code == 4
    assert "does nothing without --sprout-suite or a suite file as argument" in ran.err


def test_an_empty_folder_of_suites_is_a_usage_error(project: Any) -> None:
    (project.folder / "empty").mkdir()

    ran = project.inline("--sprout-suite=all", "-o", "sprout_suites=empty")

    assert ran.code == 4
    assert "has no suite (*.yaml)" in ran.err


def test_a_usage_error_is_one_with_two_processes_too(project: Any) -> None:
    ran = project.run("--sprout-suite=safty", "-n2")

    assert ran.code == 4
    assert "did you mean 'safety'?" in ran.err


def test_a_suite_that_does_not_exist_as_a_file_is_a_usage_error(project: Any) -> None:
    ran = project.inline("suites/safty.yaml")

    assert ran.code == 4


def test_a_name_that_only_the_conftest_beside_the_suites_knows_is_found(project: Any) -> None:
    project.write(
        "suites/conftest.py",
        "def pytest_sprout_target(name):\n    return (lambda question: 'blue') if name == 'mine' else None\n",
    )

    assert project.inline("--sprout-suite=safety", "--sprout-target=mine").code == 0
    other = project.inline("--sprout-suite=safety", "--sprout-target=mime")
    assert other.code == 2
    assert "unknown target 'mime'" in other.out


def test_options_are_read_from_the_ini_file_too(project: Any) -> None:
    project.suite("failing", ["fail"], threshold=0.5)

    ran = project.inline(
        "--sprout-suite=failing", "-o", "sprout_gate=every-case", "-o", "sprout_trials=2", "-o", "sprout_seed=7",
        "-o", "sprout_timeout=5", "-o", "sprout_concurrency=2", "-o", "sprout_json=out/record.json",
    )  # fmt: skip

    assert ran.code == 1
    record = project.record("out/record.json")
    assert record["fingerprint"]["overrides"] == {"gate": "every-case", "trials": "2"}
    assert record["fingerprint"]["seed"] == 7
    assert len(record["suites"][0]["cases"][0]["result"]["trials"]) == 2


def test_ini_values_in_toml_are_read_with_their_types(project: Any) -> None:
    (project.folder / "pytest.ini").unlink()
    project.write(
        "pyproject.toml",
        "[tool.pytest]\nsprout_suite = 'safety'\nsprout_timeout = 5\nsprout_confidence = 0.9\nsprout_trials = 2\n"
        "addopts = ['-p', 'no:randomly', '-p', 'no:asyncio', '-p', 'no:anyio']\n",
    )

    ran = project.inline("--sprout-json=record.json")

    assert ran.code == 0, ran.text
    assert project.record()["fingerprint"]["overrides"] == {"confidence": "0.9", "trials": "2"}


def test_overrides_are_printed(project: Any) -> None:
    ran = project.inline("--sprout-suite=safety", "--sprout-gate=every-case", "--sprout-target=demo:answer")

    assert "overrides: gate=every-case, target=demo:answer" in ran.out


def test_no_secret_of_a_url_enters_the_record(project: Any) -> None:
    project.inline(
        "--sprout-suite=safety", "--sprout-target=http://me:hidden@127.0.0.1:9/ask?key=hidden", "--sprout-json=r.json",
        "--sprout-timeout=2",
    )  # fmt: skip

    assert "hidden" not in (project.folder / "r.json").read_text()
    assert "http://127.0.0.1:9/ask" in (project.folder / "r.json").read_text()
