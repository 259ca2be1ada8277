"""What a judge is examined in, and what is known of it then."""

from typing import Any

import pytest

from sprout.eval import assertion_kinds
from sprout.eval.judge_check import Judged, Limits, check_judge, is_judged
from sprout.eval.loading import read_suite
from sprout.eval.outcomes import CaseResult, Grade, GradedAssertion, Outcome, Trial
from sprout.eval.trust import JudgeTrust
from sprout.judges import DeterministicJudge, Judgement
from sprout.providers.chat import Usage

SUITE = "suite: s\ntarget: demo\ncases: [{{id: a, question: q, {language}assert: [answers]}}]\n"


def judged(kind: str, *, says: str | None = None, text: str = "The lift is old.", asked: bool = True) -> Judged:
    """One case with one assertion of *kind*, in the language that the case says, if it says one."""
    written = SUITE.format(language=f"language: {says}, " if says else "")
    suite = read_suite(written.encode(), "s.yaml", "s", assertion_kinds())
    graded = GradedAssertion(kind=kind, line=3, judged=asked, grade=Grade(passed=False))
    trial = Trial(outcome=Outcome.FAILED, response={"text": text}, assertions=(graded,))
    result = CaseResult(id="a", line=3, outcome=Outcome.FAILED, trials=(trial,))
    return Judged(suite=suite, results={"a": result})


async def checked(*all_judged: Judged, judge: Any = None) -> JudgeTrust:
    return await check_judge(judge or DeterministicJudge(), "1", all_judged, Limits(timeout=5.0, at_once=4))


async def asked(*all_judged: Judged) -> list[str]:
    anchors = (await checked(*all_judged)).anchors
    return [] if anchors is None else [tally.name for tally in anchors.tallies]


def test_a_suite_is_judged_if_one_of_its_results_rests_on_the_judge() -> None:
    assert is_judged(judged("states"))
    assert not is_judged(judged("states", asked=False))
    assert not is_judged(Judged(suite=judged("states").suite, results={}))


@pytest.mark.parametrize(
    ("kind", "relations"),
    [
        ("grounded", ["entails"]),
        ("not grounded", ["entails"]),
        ("states", ["contains"]),
        ("equivalent-to", ["equivalent"]),
        ("of-somebody-else", ["contains", "entails", "equivalent"]),
    ],
)
async def test_only_the_relations_that_were_used_are_examined(kind: str, relations: list[str]) -> None:
    assert await asked(judged(kind, says="en")) == [f"en/{relation}" for relation in relations]


@pytest.mark.parametrize(
    ("says", "text", "languages"),
    [
        ("es", "The lift is old.", ["es"]),
        ("es-MX", "", ["es"]),
        ("en-GB", "", ["en"]),
        (None, "El ascensor del edificio es muy viejo y hace ruido.", ["es"]),
        (None, "?", ["en", "es"]),
        ("de", "", ["en", "es"]),
    ],
)
async def test_only_the_languages_that_were_used_are_examined(
    says: str | None, text: str, languages: list[str]
) -> None:
    assert await asked(judged("states", says=says, text=text)) == [f"{language}/contains" for language in languages]


async def test_what_several_suites_use_is_examined_together() -> None:
    assert await asked(judged("states", says="en"), judged("grounded", says="es")) == [
        "en/contains",
        "en/entails",
        "es/contains",
        "es/entails",
    ]


async def test_what_the_judges_model_used_is_added_up() -> None:
    class Paid(DeterministicJudge):
        async def contains(self, text: str, fact: str, *, language: str | None = None) -> Judgement:
            found = await super().contains(text, fact, language=language)
            used = Usage(calls=1, input_tokens=10, output_tokens=2, cost=0.5)
            return Judgement(verdict=found.verdict, score=found.score, reason=found.reason, usage=used)

    trust = await checked(judged("states", says="en"), judge=Paid())

    assert trust.usage == Usage(calls=30, input_tokens=300, output_tokens=60, cost=15.0)


async def test_a_judge_that_fails_the_anchors_is_not_asked_of_mutants() -> None:
    class No(DeterministicJudge):
        async def contains(self, text: str, fact: str, *, language: str | None = None) -> Judgement:
            return Judgement(verdict="no", score=0.0, reason="always")

    trust = await checked(judged("states", says="en"), judge=No())

    assert trust.mutants is None
    assert trust.problems
