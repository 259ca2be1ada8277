"""The fixture for tests written by hand."""

from typing import Any

JUDGE = """
from sprout.judges import Judgement

class Verdict:
    name = "fixed"
    config_hash = "1"
    def __init__(self, verdict):
        self.verdict = verdict
    async def entails(self, claim, sources, *, language=None):
        return Judgement(verdict=self.verdict, score=0.5, reason="as told")
    contains = equivalent = entails

def pytest_sprout_judge(name):
    return Verdict(name) if name in {"yes", "no", "undecided"} else None
"""

RESPONSE = {
    "text": "Lilies are toxic to cats.",
    "claims": [{"text": "Lilies are toxic to cats.", "citations": [0]}],
    "citations": [{"doc": "lily", "text": "Lilies are toxic to cats."}],
}


def run(project: Any, verdict: str) -> Any:
    project.write("conftest.py", JUDGE)
    project.write("test_hand.py", f"def test_grounded(sprout):\n    sprout.assert_grounded({RESPONSE!r})\n")
    return project.inline("test_hand.py", "-o", f"sprout_judge={verdict}")


def test_a_grounded_response_passes(project: Any) -> None:
    assert run(project, "yes").code == 0


def test_a_response_that_is_not_grounded_fails_in_words(project: Any) -> None:
    ran = run(project, "no")

    assert ran.code == 1
    assert "AssertionError: grounded: failed: got" in ran.out


def test_an_undecided_judge_is_no_pass(project: Any) -> None:
    ran = run(project, "undecided")

    assert ran.code == 1
    assert "AssertionError: grounded: undecided" in ran.out


def test_it_works_inside_a_running_event_loop(project: Any) -> None:
    project.write("conftest.py", JUDGE)
    project.write(
        "test_hand.py",
        "import asyncio\ndef test_grounded(sprout):\n    async def inside():\n"
        f"        sprout.assert_grounded({RESPONSE!r})\n    asyncio.run(inside())\n",
    )

    assert project.inline("test_hand.py", "-o", "sprout_judge=yes").code == 0
