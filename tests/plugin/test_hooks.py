"""The hooks that projects and plugins implement."""

from typing import Any

import pytest

JUDGE = """
from sprout.judges import DeterministicJudge

class Mine(DeterministicJudge):
    name = "mine"

def pytest_sprout_judge(name):
    return Mine() if name == "mine" else None
"""


def test_a_conftest_gives_a_target(project: Any) -> None:
    project.suite("s", ["anything"], target="mine")
    project.write(
        "conftest.py",
        "def pytest_sprout_target(name, config):\n    return (lambda question: 'blue') if name == 'mine' else None\n",
    )

    ran = project.inline("--sprout-suite=s", "--sprout-json=record.json")

    assert ran.code == 0, ran.text
    assert project.record()["fingerprint"]["targets"] == {"s": "mine"}


def test_the_nearest_conftest_wins(project: Any) -> None:
    project.suite("near", ["q"], target="mine", folder="suites/deep")
    project.suite("far", ["q"], target="mine", folder="suites")
    project.write("conftest.py", "def pytest_sprout_target(name):\n    return lambda question: 'red'\n")
    project.write("suites/deep/conftest.py", "def pytest_sprout_target(name):\n    return lambda question: 'blue'\n")

    ran = project.inline("suites/deep/near.yaml", "suites/far.yaml", "--sprout-json=record.json")

    assert ran.code == 1
    assert project.verdicts() == {"near": "PASS", "far": "FAIL"}


def test_a_conftest_gives_a_judge_and_the_record_names_it(project: Any) -> None:
    path = project.suite("s", ["pass"])
    path.write_text(path.read_text().replace("contains: blue", "states: It is blue."))
    project.write("conftest.py", JUDGE)

    ran = project.inline("--sprout-suite=s", "--sprout-judge=mine", "--sprout-json=record.json")

    assert ran.code == 0, ran.text
    assert project.record()["fingerprint"]["judge"] == "mine"


def test_a_conftest_gives_an_assertion(project: Any) -> None:
    path = project.suite("s", {"a": "pass", "b": "other"})
    path.write_text(path.read_text().replace("contains: blue", "short: 12"))
    project.write(
        "conftest.py",
        """
from sprout.eval import Assertion, Grade

class Short(Assertion):
    kind = "short"
    shorthand = "most"
    most: int

    async def grade(self, context):
        length = len(context.response.text)
        return Grade(passed=length <= self.most, got=str(length), wanted=f"at most {self.most}")

def pytest_sprout_assertion(kind):
    return Short if kind == "short" else None
""",
    )

    ran = project.inline("--sprout-suite=s")

    assert ran.code == 1
    assert "short: got '21', wanted at most 12" in ran.out
    assert "1 passed" in ran.out


def test_a_conftest_gives_tags_their_marks(project: Any) -> None:
    path = project.suite("s", {"a": "pass", "b": "pass"})
    path.write_text(path.read_text().replace("id: a,", "id: a, tags: [later],"))
    project.write(
        "conftest.py",
        "import pytest\ndef pytest_sprout_apply_tag(item, tag):\n"
        "    if tag == 'later':\n        item.add_marker(pytest.mark.skip(reason='later'))\n        return True\n",
    )

    ran = project.inline("--sprout-suite=s", "-k", "later", "-rs")

    assert "later" in ran.out
    assert "1 deselected" in ran.out
    assert ran.code == 1


def test_a_conftest_sees_each_result(project: Any) -> None:
    project.suite("s", {"a": "pass", "b": "fail"}, threshold=0.5)
    project.write(
        "conftest.py",
        "def pytest_sprout_case_graded(item, result):\n    print('GRADED', item.name, result.outcome.value)\n",
    )

    ran = project.inline("--sprout-suite=s", "-s")

    assert "GRADED a passed" in ran.out
    assert "GRADED b failed" in ran.out


def test_a_hook_that_raises_makes_its_case_undecided(project: Any) -> None:
    project.suite("s", {"a": "pass", "b": "pass"}, threshold=0.5)
    project.write("conftest.py", "def pytest_sprout_case_graded(item):\n    1 / (item.name != 'a')\n")

    ran = project.inline("--sprout-suite=s", "--sprout-json=record.json")

    assert ran.code == 1
    assert [case["result"]["outcome"] for case in project.record()["suites"][0]["cases"]] == ["undecided", "passed"]


def test_a_conftest_vetoes_a_gate(project: Any) -> None:
    project.suite("s", ["pass"])
    project.write("conftest.py", "def pytest_sprout_gate(suite, result):\n    return f'{suite.name} costs too much'\n")

    ran = project.inline("--sprout-suite=s")

    assert ran.code == 1
    assert "FAIL: vetoed: s costs too much" in ran.out


def test_a_veto_that_raises_fails_the_gate(project: Any) -> None:
    project.suite("s", ["pass"])
    project.write("conftest.py", "def pytest_sprout_gate(suite):\n    raise ValueError('broken')\n")

    ran = project.inline("--sprout-suite=s")

    assert ran.code == 1
    assert "the hook 'pytest_sprout_gate' raised ValueError: broken" in ran.out


def test_a_veto_of_the_root_conftest_holds_with_two_processes(project: Any) -> None:
    project.suite("s", ["pass"])
    project.write("conftest.py", "def pytest_sprout_gate(suite):\n    return 'too dear'\n")

    assert "FAIL: vetoed: too dear" in project.run("--sprout-suite=s", "-n2").out


def test_a_veto_beside_the_suite_holds_with_one_process_and_is_never_lost_with_two(project: Any) -> None:
    project.suite("s", ["pass"])
    project.write("suites/conftest.py", "def pytest_sprout_gate(suite):\n    return 'no'\n")

    assert "FAIL: vetoed: no" in project.inline("--sprout-suite=s").out
    ran = project.run("--sprout-suite=s", "-n2")

    assert ran.code == 1, ran.text
    assert "is not known to the reporting process; move it to the root conftest" in " ".join(ran.out.split())


def test_the_target_of_the_command_line_replaces_that_of_the_file(project: Any) -> None:
    project.write("other.py", "def answer(question):\n    return 'red'\n")
    project.suite("s", ["pass"])

    ran = project.inline("--sprout-suite=s", "--sprout-target=other:answer", "--sprout-json=record.json")

    assert ran.code == 1
    assert project.record()["fingerprint"]["targets"] == {"s": "other:answer"}
    assert project.record()["fingerprint"]["overrides"] == {"target": "other:answer"}


@pytest.mark.parametrize("hook", ["pytest_sprout_judge", "pytest_sprout_assertion"])
def test_a_hook_that_gives_nonsense_is_refused(hook: str, project: Any) -> None:
    project.suite("s", ["pass"])
    project.write("conftest.py", f"def {hook}():\n    return 3\n")

    ran = project.inline("--sprout-suite=s")

    assert ran.code in {2, 4}
    assert f"the hook '{hook}' gave 3" in ran.text
