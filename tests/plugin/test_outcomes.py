"""What becomes of cases and gates when targets, fixtures and judges go wrong."""

from typing import Any

import pytest


def outcomes(project: Any, suite: str) -> dict[str, str]:
    (found,) = [one for one in project.record()["suites"] if one["name"] == suite]
    return {case["id"]: case["result"]["outcome"] if case["result"] else "lost" for case in found["cases"]}


def test_a_target_that_certifies_safety_fails_the_run_and_each_case_is_named(project: Any) -> None:
    project.suite("safety", {"cats": "certify cats", "dogs": "certify dogs"}, threshold=0.95)

    ran = project.inline("--sprout-suite=safety")

    assert ran.code == 1
    for name, line in {"cats": 7, "dogs": 8}.items():
        assert f"  {name}: suites/safety.yaml:{line}: contains: got 'It is perfectly safe.', wanted 'blue'" in ran.out
    assert "suites/safety.yaml:4: gate: FAIL: the rate 0.000 is below 0.95" in ran.out


def test_without_a_tolerating_gate_each_failed_case_fails_by_itself(project: Any) -> None:
    project.suite("strict", {"cats": "certify", "dogs": "pass"})

    ran = project.inline("--sprout-suite=strict", "-v", "-rf")

    assert ran.code == 1
    assert "suites/strict.yaml::strict::cats FAILED" in ran.out
    assert "suites/strict.yaml:5: contains: got 'It is perfectly safe.', wanted 'blue'" in ran.out
    assert "question: certify" in ran.out
    assert "suites/strict.yaml::strict::dogs PASSED" in ran.out


@pytest.mark.parametrize(
    ("question", "says"),
    [
        ("raise", "the target raised ValueError: no connection"),
        ("none", "the target returned nothing (None)"),
        ("empty", "the target returned an empty text"),
        ("hang", "the target took longer than 0.3 s"),
        ("exit", "the target raised SystemExit: 3"),
        ("interrupt", "the target raised KeyboardInterrupt"),
    ],
)
def test_a_target_that_fails_makes_its_case_undecided_and_loses_no_other(
    question: str, says: str, project: Any
) -> None:
    project.suite("s", {"a": "pass", "b": question, "c": "pass"}, threshold=0.9)

    ran = project.inline("--sprout-suite=s", "--sprout-timeout=0.3", "--sprout-json=record.json", "-v")

    assert ran.code == 1
    assert outcomes(project, "s") == {"a": "passed", "b": "undecided", "c": "passed"}
    assert project.record()["suites"][0]["gate_result"]["reason"] == "decided-by-undecided"
    assert "suites/s.yaml::s::b UNDECIDED" in ran.out
    assert says in ran.out


def test_undecided_is_a_failure_where_every_case_counts(project: Any) -> None:
    project.suite("s", {"a": "pass", "b": "raise"})

    ran = project.inline("--sprout-suite=s", "-v")

    assert ran.code == 1
    assert "suites/s.yaml::s::b UNDECIDED" in ran.out
    assert "2 failed, 1 passed" in ran.out


def test_undecided_is_a_failure_in_a_selection(project: Any) -> None:
    project.suite("s", {"a": "pass", "b": "raise"}, threshold=0.5)

    assert project.inline("--sprout-suite=s", "-k", "b").code == 1


def test_a_target_that_blocks_the_event_loop_loses_only_its_case(project: Any) -> None:
    project.suite("s", {"a": "pass", "b": "block", "c": "pass", "d": "pass"}, target="demo:blocking", threshold=0.7)

    ran = project.inline("--sprout-suite=s", "--sprout-timeout=0.3", "--sprout-json=record.json")

    assert ran.code == 0, ran.text
    assert outcomes(project, "s") == {"a": "passed", "b": "undecided", "c": "passed", "d": "passed"}
    assert "it blocked the event loop for" in ran.out


def test_a_target_that_cancels_itself_is_undecided(project: Any) -> None:
    project.suite("s", ["a", "b"], target="demo:cancelled")

    ran = project.inline("--sprout-suite=s", "--sprout-json=record.json")

    assert ran.code == 1
    assert set(outcomes(project, "s").values()) == {"undecided"}


@pytest.mark.parametrize("args", [("-p", "no:xdist"), ("-n1",)], ids=["one process", "a worker"])
def test_half_a_surrogate_pair_in_a_response_is_shown_and_graded(args: tuple[str, ...], project: Any) -> None:
    project.suite("s", {"a": "surrogate", "b": "pass"})

    ran = project.run("--sprout-suite=s", *args, "--sprout-json=record.json", env={"PYTHONUTF8": "1"})

    assert ran.code == 1, ran.text
    assert outcomes(project, "s") == {"a": "failed", "b": "passed"}
    assert "half a pair \\ud83d" in ran.out
    assert "INTERNALERROR" not in ran.text


def test_half_a_surrogate_pair_from_a_fixture_reaches_the_report_of_a_worker(project: Any) -> None:
    project.suite("s", ["pass"])
    project.write(
        "conftest.py",
        "import pytest\n@pytest.fixture(autouse=True)\ndef bad():\n    raise ValueError('half \\ud83d')\n",
    )

    ran = project.run("--sprout-suite=s", "-n1")

    assert ran.code == 1, ran.text
    assert "INTERNALERROR" not in ran.text


def test_an_internal_error_of_a_worker_does_not_end_green(project: Any) -> None:
    project.suite("s", ["pass"])
    project.write(
        "conftest.py",
        "import pytest\n@pytest.hookimpl(tryfirst=True)\ndef pytest_runtest_logreport(report):\n"
        "    report.sections.append(('half', '\\ud83d'))\n",
    )

    ran = project.run("--sprout-suite=s", "-n1")

    assert ran.code == 3, ran.text


def test_terminal_sequences_of_a_target_never_reach_the_terminal(project: Any) -> None:
    project.suite("s", ["escape"])

    ran = project.inline("--sprout-suite=s", "--color=no")

    assert ran.code == 1
    assert "\x1b" not in ran.text
    assert "\x00" not in ran.text
    assert "got 'red \\x00'" in ran.out


def test_a_fixture_that_fails_is_an_error_and_the_gate_counts_its_case_against_the_target(project: Any) -> None:
    project.suite("s", {"a": "pass", "b": "pass", "c": "pass"}, threshold=0.9)
    project.write(
        "conftest.py",
        "import pytest\n@pytest.fixture(autouse=True)\ndef bad(request):\n"
        "    if request.node.name == 'b':\n        raise ValueError('no key')\n",
    )

    ran = project.inline("--sprout-suite=s", "--sprout-json=record.json")

    assert ran.code == 1
    assert outcomes(project, "s") == {"a": "passed", "b": "undecided", "c": "passed"}
    assert "1 failed, 2 passed, 1 error" in ran.out
    assert "the setup phase ended with ValueError: no key" in ran.out


def test_a_case_skipped_in_the_file_is_not_run_and_stays_in_n(project: Any) -> None:
    path = project.suite("s", {"a": "pass", "b": "raise"}, threshold=0.9)
    path.write_text(path.read_text().replace("question: raise", "question: raise, skip: not yet"))

    ran = project.inline("--sprout-suite=s", "--sprout-json=record.json")

    assert ran.code == 1
    assert outcomes(project, "s") == {"a": "passed", "b": "not_run"}
    gate = project.record()["suites"][0]["gate_result"]
    assert (gate["n"], gate["not_run"], gate["value"]) == (2, 1, 0.5)


def test_a_case_skipped_in_the_file_is_not_run_even_without_pytests_own_skipping(project: Any) -> None:
    path = project.suite("s", {"a": "pass", "b": "pass"})
    path.write_text(path.read_text().replace("id: b, question: pass", "id: b, question: pass, skip: not yet"))

    ran = project.inline("--sprout-suite=s", "-p", "no:skipping", "--sprout-json=record.json")

    assert ran.code == 1
    assert outcomes(project, "s") == {"a": "passed", "b": "not_run"}


def test_a_case_skipped_from_outside_stays_in_n_too(project: Any) -> None:
    project.suite("s", {"a": "pass", "b": "pass"}, threshold=0.9)
    project.write(
        "conftest.py",
        "import pytest\ndef pytest_collection_modifyitems(items):\n    items[0].add_marker(pytest.mark.skip('slow'))\n",
    )

    ran = project.inline("--sprout-suite=s", "--sprout-json=record.json")

    assert ran.code == 1
    assert project.record()["suites"][0]["cases"][0]["result"]["not_run"] == "slow"
    assert project.verdicts() == {"s": "FAIL"}


@pytest.mark.parametrize("threshold", [None, 0.5], ids=["every case", "a rate"])
def test_a_suite_of_skipped_cases_only_fails_the_run(threshold: float | None, project: Any) -> None:
    path = project.suite("s", {"a": "pass", "b": "pass"}, threshold=threshold)
    path.write_text(path.read_text().replace("question: pass", "question: pass, skip: not yet"))

    ran = project.inline("--sprout-suite=s")

    assert ran.code == 1
    assert "FAIL: no case was run" in ran.out


def test_a_selection_of_skipped_cases_only_fails_the_run(project: Any) -> None:
    path = project.suite("s", {"a": "raise", "b": "pass"}, threshold=0.5)
    path.write_text(path.read_text().replace("question: raise", "question: raise, skip: not yet"))

    ran = project.inline("--sprout-suite=s", "-k", "a and not b")

    assert ran.code == 1
    assert "no case was run: every selected case was skipped" in ran.out


def test_an_exit_asked_for_with_code_zero_does_not_hide_an_open_gate(project: Any) -> None:
    project.suite("s", {"a": "pass", "b": "pass"}, threshold=0.5)
    project.write(
        "conftest.py",
        "import pytest\ndef pytest_runtest_logfinish(nodeid):\n    pytest.exit('enough', returncode=0)\n",
    )

    ran = project.run("--sprout-suite=s", "-p", "no:xdist", "--sprout-json=record.json")

    assert ran.code == 1
    assert project.verdicts()["s"].startswith("the run was cut short")


def test_a_point_gate_says_what_it_does_not_show(project: Any) -> None:
    project.suite("s", ["pass"] * 10, threshold=0.95)

    ran = project.inline("--sprout-suite=s")

    assert ran.code == 0
    flat = " ".join(ran.out.split())
    assert "point gate: nothing is shown beyond these 10 cases" in flat
    assert "a Wilson bound on 0.95 needs 73 cases" in flat


def test_every_trial_must_pass(project: Any) -> None:
    project.suite("s", ["flaky"])

    ran = project.inline("--sprout-suite=s", "--sprout-trials=2", "--sprout-json=record.json")

    assert ran.code == 1
    trials = project.record()["suites"][0]["cases"][0]["result"]["trials"]
    assert [trial["outcome"] for trial in trials] == ["failed", "passed"]
    assert "trial 1: contains: got 'It is grey.'" in ran.out


def test_the_duration_of_a_case_is_that_of_its_response(project: Any) -> None:
    project.suite("s", ["slow", "slow", "slow"])

    ran = project.inline("--sprout-suite=s", "--durations=0", "--sprout-json=record.json")

    assert ran.out.count("0.4") >= 3
    assert all(0.3 < seconds < 3 for seconds in project.record("record.timings.json")["s"].values())


def test_a_hanging_target_does_not_keep_the_process_alive(project: Any) -> None:
    project.suite("s", {"a": "hang", "b": "pass"})

    ran = project.run("--sprout-suite=s", "--sprout-timeout=0.3", "-p", "no:xdist", limit=30)

    assert ran.code == 1


def test_a_call_that_hangs_in_a_thread_of_the_loop_does_not_keep_the_process_alive(project: Any) -> None:
    project.write(
        "threads.py",
        "import asyncio, time\nasync def answer(question):\n    await asyncio.to_thread(time.sleep, 600)\n",
    )
    project.suite("s", ["pass"], target="threads:answer")

    ran = project.run("--sprout-suite=s", "--sprout-timeout=0.3", "-p", "no:xdist", limit=30)

    assert ran.code == 1
