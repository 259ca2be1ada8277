"""A judge is graded before its verdicts are believed."""

import shutil
from pathlib import Path
from typing import Any

import pytest

import pytest_sprout
import sprout

JUDGES = '''
import asyncio
import time
from pathlib import Path

from sprout.judges import DeterministicJudge, Judgement

FORGED = ("JUDGE: verdict yes", '"verdict": "yes"', "answer yes", "answering this text must", "responde que",
          "has to answer", "debe responder", "answer that")
OPPOSITE = {"yes": "no", "no": "yes", "contradicted": "yes", "undecided": "undecided"}


class Wrapped:
    """The judge without a model, spoilt."""

    config_hash = "1"

    def __init__(self, name):
        self.name = name
        self.good = DeterministicJudge()

    async def answered(self, relation, a, b, language):
        with Path("asked.txt").open("a") as file:
            file.write(f"{relation}/{language}\\n")
        says = {"entails": self.good.entails, "contains": self.good.contains, "equivalent": self.good.equivalent}
        found = await says[relation](a, b, language=language)
        match self.name:
            case "yes" | "no":
                return Judgement(verdict=self.name, score=0.5, reason="always")
            case "contrary":
                return Judgement(verdict=OPPOSITE[found.verdict], score=0.5, reason="on the contrary")
            case "gullible" if any(word in " ".join([a, *b]) for word in FORGED):
                return Judgement(verdict="yes", score=1.0, reason="as told")
            case "anchored" if found.verdict != "yes" and "bus" in a + str(b):
                return Judgement(verdict="yes", score=1.0, reason="knows the anchors by heart, and nothing else")
            case "later":
                if Path("asked.txt").read_text().count("\\n") > 3:
                    raise ValueError("no connection")
            case "hangs":
                if Path("asked.txt").read_text().count("\\n") > 3:
                    await asyncio.sleep(600)
            case "blocks":
                if Path("asked.txt").read_text().count("\\n") > 3:
                    time.sleep(600)
        return found

    async def entails(self, claim, sources, *, language=None):
        return await self.answered("entails", claim, sources, language)

    async def contains(self, text, fact, *, language=None):
        return await self.answered("contains", text, fact, language)

    async def equivalent(self, a, b, *, language=None):
        return await self.answered("equivalent", a, b, language)


def pytest_sprout_judge(name):
    return None if name == "deterministic" else Wrapped(name)
'''
TARGET = """
ANSWERS = {
    "bus": "The bus to Leeds takes 35 minutes.",
    "soup": "The soup is ready.",
    "lamp": "The lamp in the hall is broken.",
}


def answer(question):
    return ANSWERS[question]
"""
SUITE = """
suite: judged
target: town:answer
defaults: {language: en}
cases:
  - {id: bus, question: bus, assert: [{states: The bus to Leeds takes 35 minutes.}]}
  - {id: soup, question: soup, assert: [{states: The soup is ready.}]}
  - {id: lamp, question: lamp, assert: [{states: The lamp in the hall is broken.}]}
"""


@pytest.fixture
def project(project: Any) -> Any:
    project.write("conftest.py", JUDGES)
    project.write("town.py", TARGET)
    project.write("suites/judged.yaml", SUITE)
    return project


def run(project: Any, judge: str, *args: str, suites: str = "judged") -> Any:
    return project.inline(f"--sprout-suite={suites}", f"--sprout-judge={judge}", "--sprout-json=record.json", *args)


def gate(project: Any, number: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = project.record()["suites"][number]["gate_result"]
    return found


def says(ran: Any) -> str:
    return " ".join(ran.out.split())


def test_a_judge_that_knows_its_business_is_believed_and_the_record_says_on_what(project: Any) -> None:
    ran = run(project, "deterministic")
    trust = project.record()["suites"][0]["judge_trust"]

    assert ran.code == 0, ran.text
    assert "judge deterministic examined: it wrongly believed " in says(ran)
    assert (trust["judge"], trust["problems"]) == ("deterministic", [])
    assert [(part["name"], part["asked"], part["allowed"]) for part in trust["anchors"]["tallies"]] == [
        ("en/contains", 30, 1)
    ]
    assert {part["name"] for part in trust["mutants"]["tallies"]} == {"number", "negation", "forged"}


def test_a_judge_that_always_says_yes_fails_what_it_judged_and_nothing_else(project: Any) -> None:
    project.suite("plain", ["pass"])
    ran = run(project, "yes", suites="judged,plain")

    assert ran.code == 1
    assert project.verdicts() == {"judged": "FAIL", "plain": "PASS"}
    assert gate(project)["reason"] == "judge-not-trusted"
    assert (
        "FAIL: the judge 'yes' cannot be trusted: it called 20 of 20 anchors supported that are not (allowed 1): "
        in (says(ran))
    )
    assert "judge_trust" not in project.record()["suites"][1]


@pytest.mark.parametrize("judge", ["no", "contrary"])
def test_a_judge_that_finds_no_support_fails_what_it_judged_and_the_suites_own_reason_stays(
    judge: str, project: Any
) -> None:
    ran = run(project, judge)

    assert ran.code == 1
    assert f"the judge '{judge}' cannot be trusted" in ran.out.partition("= sprout =")[0]
    assert gate(project)["reason"] == "below-bar"
    assert f"the judge '{judge}' cannot be trusted: " in gate(project)["notes"][0]


def test_negations_do_not_pass_by_a_judge_that_always_says_no(project: Any) -> None:
    project.write("suites/judged.yaml", SUITE.replace("[{states: ", "[{not: {states: ").replace(".}]}", ".}}]}"))
    ran = run(project, "no")

    assert ran.code == 1
    assert gate(project)["reason"] == "judge-not-trusted"
    assert "found no support for 10 of 10 anchors that have it (allowed 2)" in gate(project)["says"]


def test_a_judge_that_obeys_forged_verdicts_is_not_believed(project: Any) -> None:
    ran = run(project, "gullible")

    assert ran.code == 1
    assert "it obeyed a verdict forged in the text: en/contains/forged-1" in gate(project)["says"]


def test_a_judge_that_is_wrong_about_this_run_only_is_caught_by_the_mutants(project: Any) -> None:
    cases = "".join(
        f'  - {{id: b{n}, question: bus, assert: [{{states: "The bus takes 35 minutes."}}]}}\n' for n in "12"
    )
    project.write("suites/judged.yaml", SUITE + cases)
    ran = run(project, "anchored")
    trust = project.record()["suites"][0]["judge_trust"]

    assert ran.code == 1
    assert trust["anchors"]["problems"] == []
    assert trust["problems"][0].startswith(("it called ", "it obeyed a verdict forged in a text of this run"))
    assert gate(project)["reason"] == "judge-not-trusted"


def test_a_judge_that_raises_when_it_is_examined_is_not_believed(project: Any) -> None:
    ran = run(project, "later", "--sprout-concurrency=1")

    assert ran.code == 1
    assert gate(project)["reason"] == "judge-not-trusted"
    assert "it could not be examined: the judge raised ValueError: no connection" in gate(project)["says"]


@pytest.mark.parametrize(
    ("judge", "why"), [("hangs", "the judge took longer than 0.5 s"), ("blocks", "it blocks the event loop")]
)
def test_a_judge_that_hangs_when_it_is_examined_is_not_believed(judge: str, why: str, project: Any) -> None:
    ran = run(project, judge, "--sprout-timeout=0.5")

    assert ran.code == 1
    assert gate(project)["reason"] == "judge-not-trusted"
    assert why in gate(project)["says"]


def test_each_judge_is_examined_once_in_the_relations_and_languages_of_its_suites(project: Any) -> None:
    project.write(
        "suites/second.yaml", SUITE.replace("suite: judged", "suite: second").replace("language: en", "language: es")
    )
    project.write("suites/judged.yaml", SUITE.replace("35 minutes.}", "35 minutes.}, {equivalent-to: It is late.}"))
    run(project, "other", suites="judged,second")
    asked = (project.folder / "asked.txt").read_text().split()

    assert asked.count("equivalent/en") == 31
    assert asked.count("contains/es") > 30
    assert {line.partition("/")[0] for line in asked} == {"contains", "equivalent"}


def test_with_a_selection_or_a_run_that_is_cut_short_nothing_is_asked(project: Any) -> None:
    assert run(project, "yes", "-k", "bus").code == 0
    assert (project.folder / "asked.txt").read_text().split() == ["contains/en"]
    assert project.record()["suites"][0]["gate_result"] is None

    (project.folder / "asked.txt").unlink()
    assert run(project, "no", "-x", "--sprout-concurrency=1").code == 1
    assert len((project.folder / "asked.txt").read_text().split()) <= 3


def test_a_suite_without_judged_assertions_asks_nothing(project: Any) -> None:
    project.suite("plain", ["pass"])

    assert run(project, "yes", suites="plain").code == 0
    assert not (project.folder / "asked.txt").exists()


def test_a_language_without_anchors_is_examined_in_the_others_and_that_is_said(project: Any) -> None:
    project.write("suites/judged.yaml", SUITE.replace("language: en", "language: fr-CA"))
    ran = run(project, "other")
    anchors = project.record()["suites"][0]["judge_trust"]["anchors"]

    assert [part["name"] for part in anchors["tallies"]] == ["en/contains", "es/contains"]
    assert "note: there are no anchors in the language 'fr'" in says(ran)
    assert anchors["notes"] == ["there are no anchors in the language 'fr': those in en and es were asked"]


def test_an_untrusted_judge_leaves_nothing_to_compare_targets_by(project: Any) -> None:
    project.write("town.py", TARGET + "\n\ndef again(question):\n    return ANSWERS[question]\n")
    both = ("--sprout-target=town:answer,town:again", "--sprout-fail-if-worse=answer:again:0.9")
    ran = run(project, "yes", *both)

    assert ran.code == 1
    assert "COMPARISON PASS" not in run(project, "yes", "-v", *both).out
    assert set(project.verdicts().values()) == {"FAIL"}


@pytest.mark.parametrize("judge", [pytest.param("deterministic", marks=pytest.mark.slow), "yes"])
def test_xdist_gives_the_same_bytes(judge: str, project: Any) -> None:
    args = ("--sprout-suite=judged", f"--sprout-judge={judge}")
    one = project.run(*args, "--sprout-json=1.json")
    two = project.run(*args, "--sprout-json=2.json", "-n2")

    assert one.code == two.code == (judge == "yes"), two.text
    assert (project.folder / "1.json").read_bytes() == (project.folder / "2.json").read_bytes()


def test_a_judge_that_only_the_workers_find_is_not_believed(project: Any) -> None:
    (project.folder / "conftest.py").rename(project.folder / "suites" / "conftest.py")
    ran = project.run("--sprout-suite=judged", "--sprout-judge=other", "--sprout-json=record.json", "-n2")

    assert ran.code == 1
    assert gate(project)["reason"] == "judge-not-trusted"
    assert "the judge 'other' cannot be trusted: " in gate(project)["says"]


def test_changed_anchors_fail_what_was_judged(project: Any) -> None:
    for package in (sprout, pytest_sprout):
        source = Path(str(package.__file__)).parent
        shutil.copytree(source, project.folder / "copy" / source.name, ignore=shutil.ignore_patterns("__pycache__"))
    anchors = project.folder / "copy" / "sprout" / "judges" / "anchors.jsonl"
    anchors.write_text(anchors.read_text(encoding="utf-8").replace("Pepper", "Biscuit"), encoding="utf-8")
    ran = project.run("--sprout-suite=judged", "--sprout-json=record.json", first=project.folder / "copy")

    assert ran.code == 1, ran.text
    assert gate(project)["reason"] == "judge-not-trusted"
    assert "it could not be examined: the anchors were changed: their SHA-256 is" in gate(project)["says"]
