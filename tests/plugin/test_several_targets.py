"""The same cases put to several targets in one run: nodes, gates, comparison, limits."""

import xml.etree.ElementTree as ET
from typing import Any

import pytest

TARGETS = '''
from pathlib import Path


def fewer(n):
    """Return a target that is wrong on the first n questions."""
    def answer(question):
        return "It is grey." if int(question.split()[1]) <= n else "It is blue."
    return answer


def count(question):
    with Path("asked.txt").open("a") as asked:
        asked.write("x")
    return "It is blue."


def lost(question):
    raise ValueError("no connection")


none, three, twenty = fewer(0), fewer(3), fewer(20)
'''
BOTH = "--sprout-target=few:none,few:three"


@pytest.fixture
def project(project: Any) -> Any:
    project.write("few.py", TARGETS)
    project.suite("big", [f"ask {n}" for n in range(1, 151)], threshold=0.8, method="wilson", target=None)
    project.suite("small", [f"ask {n}" for n in range(1, 6)], threshold=0.4, target=None)
    return project


def comparison(project: Any, suite: str = "big") -> dict[str, Any]:
    return next(one for one in project.record()["comparisons"] if one["suite"] == suite)


def test_each_target_has_a_node_of_the_suite_with_every_case(project: Any) -> None:
    ran = project.inline("--collect-only", "-q", "--sprout-suite=small", "--sprout-target=few:none, demo:answer")

    assert [line for line in ran.out.splitlines() if line.endswith("::c1")] == [
        "suites/small.yaml::small.none::c1",
        "suites/small.yaml::small.answer::c1",
    ]


def test_one_target_leaves_the_suite_its_name(project: Any) -> None:
    project.inline("--sprout-suite=small", "--sprout-target=few:none", "--sprout-json=record.json")

    assert project.verdicts() == {"small": "PASS"}
    assert project.record()["comparisons"] == []


def test_each_target_has_its_own_gate_and_one_that_fails_fails_the_run(project: Any) -> None:
    ran = project.inline(
        "--sprout-suite=small", "--sprout-target=few:none,few:twenty", "--sprout-json=record.json", "-v"
    )

    assert ran.code == 1
    assert project.verdicts() == {"small.none": "PASS", "small.twenty": "FAIL"}
    assert "suites/small.yaml::small.none GATE PASS" in ran.out
    assert "suites/small.yaml::small.twenty GATE FAIL" in ran.out
    assert project.record()["fingerprint"]["targets"] == {"small.none": "few:none", "small.twenty": "few:twenty"}
    assert project.record()["fingerprint"]["overrides"] == {"target": "few:none,few:twenty"}


def test_targets_that_differ_on_3_of_150_cases_cannot_be_told_apart(project: Any) -> None:
    ran = project.inline("--sprout-suite=big", BOTH, "--sprout-json=record.json")

    (pair,) = comparison(project)["pairs"]
    assert ran.code == 0, ran.text
    assert (pair["only_a"], pair["only_b"], pair["better"]) == (3, 0, None)
    assert pair["interval"]["lower"] < 0 < pair["interval"]["upper"]
    assert 0.04 < pair["smallest_difference"] < 0.07
    assert "cannot tell: the smallest difference that 150 cases could show is 0.05" in ran.out


def test_targets_that_differ_on_20_of_150_cases_are_told_apart_with_an_interval(project: Any) -> None:
    ran = project.inline("--sprout-suite=big", "--sprout-target=few:none,few:twenty", "--sprout-json=record.json")

    (pair,) = comparison(project)["pairs"]
    assert (pair["only_a"], pair["only_b"], pair["better"]) == (20, 0, "none")
    assert 0.05 < pair["interval"]["lower"] < 20 / 150 < pair["interval"]["upper"] < 0.25
    assert "told: none is better by 0.133 [0.083, 0.205]" in ran.out


def test_three_targets_are_compared_pair_by_pair_with_holm_and_with_cochran(project: Any) -> None:
    ran = project.inline(
        "--sprout-suite=big", "--sprout-target=few:none,few:three,few:twenty", "--sprout-json=record.json"
    )

    found = comparison(project)
    assert [(pair["a"], pair["b"]) for pair in found["pairs"]] == [
        ("none", "three"), ("none", "twenty"), ("three", "twenty"),
    ]  # fmt: skip
    assert all(pair["p_holm"] >= pair["p_value"] for pair in found["pairs"])
    assert found["omnibus"]["degrees"] == 2
    assert "Cochran's Q" in ran.out


def test_a_target_not_shown_to_be_no_worse_fails_the_run_under_a_report_of_its_own(project: Any) -> None:
    ran = project.inline(
        "--sprout-suite=big", BOTH, "--sprout-fail-if-worse=three:none:0.03", "--sprout-json=record.json", "-v"
    )

    assert ran.code == 1
    assert project.verdicts() == {"big.none": "PASS", "big.three": "PASS"}
    assert "suites/big.yaml::big[three:none] COMPARISON FAIL" in ran.out
    assert "_ comparison of big: three against none _" in ran.out
    assert "150 cases cannot show that three is not worse than none by 0.03" in ran.out
    (limit,) = comparison(project)["limits"]
    assert (limit["verdict"], limit["cases_needed"] > 150) == ("FAIL", True)
    assert project.record()["fingerprint"]["overrides"]["fail-if-worse"] == "three:none:0.03"


def test_a_quiet_run_says_which_limit_does_not_hold(project: Any) -> None:
    ran = project.inline("--sprout-suite=big", BOTH, "--sprout-fail-if-worse=three:none:0.03", "-q")

    assert "three against none: FAIL" in ran.out
    assert "cannot tell" not in ran.out


def test_a_target_shown_to_be_no_worse_passes(project: Any) -> None:
    ran = project.inline(
        "--sprout-suite=big", BOTH, "--sprout-fail-if-worse=none:three:0.03", "--sprout-fail-if-worse=three:none:0.1"
    )

    assert ran.code == 0, ran.text
    assert "PASS: none is not worse than three by 0.03" in ran.out
    assert "PASS: three is not worse than none by 0.1" in ran.out


def test_an_outage_of_the_other_target_shows_nothing(project: Any) -> None:
    ran = project.inline(
        "--sprout-suite=small", "--sprout-target=few:three,few:lost", "--sprout-fail-if-worse=three:lost:0.3",
        "--sprout-json=record.json",
    )  # fmt: skip

    assert ran.code == 1
    assert comparison(project, "small")["limits"][0]["verdict"] == "FAIL"
    assert "counted as not passed: 0 undecided of three, 5 of lost" in " ".join(ran.out.split())


@pytest.mark.parametrize(
    "args", [("-n2",), ("-n2", "--dist=loadfile"), ("-p", "no:xdist", "-p", "randomly")], ids=" ".join
)
def test_the_record_is_the_same_however_the_cases_are_run(args: tuple[str, ...], project: Any) -> None:
    limits = ("--sprout-fail-if-worse=three:none:0.03", "--sprout-fail-if-worse=none:three:0.03")
    first = project.inline("--sprout-suite=all", BOTH, *limits, "--sprout-json=first.json")
    project.write("pytest.ini", "[pytest]\naddopts = -p no:asyncio -p no:anyio\n")
    second = project.run("--sprout-suite=all", BOTH, *limits, "--sprout-json=second.json", *args)

    assert first.code == second.code == 1, first.text + second.text
    assert (project.folder / "first.json").read_bytes() == (project.folder / "second.json").read_bytes()


def test_a_selection_compares_nothing_and_holds_no_limit(project: Any) -> None:
    ran = project.inline(
        "--sprout-suite=small", BOTH, "-k", "small.none", "--sprout-fail-if-worse=three:none:0.03",
        "--sprout-json=record.json", "-rs",
    )  # fmt: skip

    assert ran.code == 0, ran.text
    assert project.verdicts()["small.three"] == "0 of 5 cases were selected"
    assert comparison(project, "small")["not_compared"] == "small.three: 0 of 5 cases were selected"
    assert comparison(project, "small")["limits"][0]["verdict"] is None
    assert "SKIPPED" in ran.out
    assert "comparison of small: three against none not evaluated" in ran.out


def test_a_target_is_selected_by_its_mark(project: Any) -> None:
    ran = project.inline("--collect-only", "-q", "--sprout-suite=small", BOTH, "-m", "evalcase(target='three')")

    assert {line.split("::")[1] for line in ran.out.splitlines() if "::" in line} == {"small.three"}


def test_last_failed_after_a_limit_asks_both_targets_again_and_no_other_suite(project: Any) -> None:
    limit = "--sprout-fail-if-worse=three:none:0.1"
    project.suite("large", [f"ask {n}" for n in range(101, 251)], threshold=0.4, target=None)
    assert project.inline("--sprout-suite=small,large", BOTH, limit).code == 1

    ran = project.inline("--sprout-suite=small,large", BOTH, limit, "--lf", "--sprout-json=record.json")

    assert ran.code == 1
    assert project.verdicts() == {"small.none": "PASS", "small.three": "PASS"}


def test_last_failed_after_a_gate_asks_the_target_that_failed(project: Any) -> None:
    both = "--sprout-target=few:none,few:twenty"
    assert project.inline("--sprout-suite=small", both).code == 1

    project.inline("--sprout-suite=small", both, "--lf", "--sprout-json=record.json")

    assert project.verdicts() == {"small.none": "0 of 5 cases were selected", "small.twenty": "FAIL"}


def test_a_case_skipped_for_one_target_only_leaves_nothing_to_compare(project: Any) -> None:
    project.write(
        "suites/conftest.py",
        "import pytest\n\n@pytest.fixture(autouse=True)\ndef some(request):\n"
        "    if 'small.none::c2' in request.node.nodeid:\n        pytest.skip('not today')\n",
    )
    limit = "--sprout-fail-if-worse=three:none:0.5"

    ran = project.inline("--sprout-suite=small", BOTH, limit, "--sprout-json=record.json")

    assert ran.code == 1
    assert "1 of 5 cases, such as 'c2', were run against some" in comparison(project, "small")["not_compared"]
    assert comparison(project, "small")["limits"][0]["verdict"] == "FAIL"


def test_a_target_that_crashes_leaves_the_other_its_gate(project: Any) -> None:
    project.suite("crash", ["pass", "pass", "crash", "pass", "pass", "pass"], threshold=0.5, target=None)
    targets = "--sprout-target=demo:answer,demo:blocking"

    ran = project.run(
        "--sprout-suite=crash",
        targets,
        "-n2",
        "--sprout-fail-if-worse=answer:blocking:0.5",
        "--sprout-json=record.json",
    )

    assert ran.code == 1, ran.text
    assert project.verdicts() == {"crash.answer": "FAIL", "crash.blocking": "PASS"}
    (limit,) = comparison(project, "crash")["limits"]
    assert limit["says"] == "FAIL: crash.answer lost results"


def test_trials_are_compared_by_their_means(project: Any) -> None:
    ran = project.inline(
        "--sprout-suite=big", "--sprout-target=few:none,few:twenty", "--sprout-trials=2", "--sprout-json=record.json"
    )

    (pair,) = comparison(project)["pairs"]
    assert (pair["test"], pair["better"]) == ("sign-flip", "none"), ran.text
    assert 0.05 < pair["interval"]["lower"] < 20 / 150 < pair["interval"]["upper"]


def test_two_suites_whose_names_become_alike_cannot_share_a_run(project: Any) -> None:
    project.suite("small.blue", ["ask 1"], target=None)
    project.write("conftest.py", "def pytest_sprout_target(name):\n    return lambda question: 'It is blue.'\n")

    ran = project.inline("--sprout-suite=small,small.blue", "--sprout-target=blue.sky,sky")

    assert ran.code == 2
    assert "the suite 'small.blue.sky' is in this run already" in ran.out


def test_a_limit_is_named_in_junit(project: Any) -> None:
    project.inline("--sprout-suite=small", BOTH, "--sprout-fail-if-worse=three:none:0.1", "--junitxml=junit.xml")

    cases = ET.parse(project.folder / "junit.xml").getroot().iter("testcase")
    found = {(case.get("classname"), case.get("name")): case.find("failure") for case in cases}
    failure = found["suites.small.yaml", "small[three:none]"]
    assert failure is not None
    assert failure.get("message", "").startswith("suites/small.yaml:3: comparison of small: three against none: FAIL")


def test_the_gate_hook_hears_which_target_it_is_about(project: Any) -> None:
    project.write(
        "conftest.py",
        "def pytest_sprout_gate(suite, name, result):\n    return 'no' if name == 'small.three' else None\n",
    )

    ran = project.inline("--sprout-suite=small", BOTH, "--sprout-json=record.json")

    assert ran.code == 1
    assert project.verdicts() == {"small.none": "PASS", "small.three": "FAIL"}
