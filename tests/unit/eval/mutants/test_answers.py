"""Right answers made wrong, and put to the assertions of their cases."""

from collections.abc import Mapping
from typing import Any

import pytest

from sprout.eval import CaseResult, Grade, Outcome, Suite, Trial, assertion_kinds
from sprout.eval.mutants.answers import ANSWER_KINDS, AnswerMutant, answer_mutants
from sprout.eval.mutants.grading import GradedMutant, grade_mutants
from sprout.eval.outcomes import GradedAssertion
from sprout.eval.response import read_response
from sprout.judges import DeterministicJudge

SUITE = """\
suite: s
target: t
defaults: {language: en}
cases:
- {id: bus, question: How long?, assert: [grounded, cites]}
- {id: loose, question: How long?, assert: [{contains: bus}]}
- {id: wrong, question: How long?, assert: [grounded]}
- {id: no, question: How long?, expect: refuse}
"""
PASSAGE = "The bus to Olot takes 35 minutes. It is cheap."
ANSWER: dict[str, Any] = {
    "text": "The bus to Olot takes 35 minutes. It is cheap.",
    "claims": [
        {"text": "The bus to Olot takes 35 minutes.", "citations": [0]},
        {"text": "It is cheap.", "citations": [0]},
    ],
    "citations": [{"doc": "bus", "text": PASSAGE, "subject": "bus-line"}],
}


def passed(name: str, response: Mapping[str, Any] = ANSWER, outcome: Outcome = Outcome.PASSED) -> CaseResult:
    graded = GradedAssertion(kind="x", line=1, grade=Grade(passed=outcome is Outcome.PASSED))
    trial = Trial(outcome=outcome, response=dict(response), assertions=(graded,))
    return CaseResult(id=name, line=1, outcome=outcome, trials=(trial,))


@pytest.fixture(scope="module")
def suite(stage: Any) -> Suite:
    return stage.suite(SUITE)  # type: ignore[no-any-return]


def made(suite: Suite, *results: CaseResult, most: int = 99, seed: int = 0) -> list[AnswerMutant]:
    return list(answer_mutants([(suite, {one.id: one for one in results})], most=most, seed=seed))


async def put(suite: Suite, *results: CaseResult) -> list[GradedMutant]:
    suites = {"s": (suite, {one.id: one for one in results})}
    mutants = answer_mutants(suites.values(), most=99)
    return list(await grade_mutants(mutants, suites, judge=DeterministicJudge(), kinds=assertion_kinds()))


def test_a_number_is_changed_in_the_claim_and_in_the_text(suite: Suite) -> None:
    (one,) = [one for one in made(suite, passed("bus")) if one.kind == "number"]

    assert one.response.claims[0].text == "The bus to Olot takes 122 minutes."
    assert one.response.text == "The bus to Olot takes 122 minutes. It is cheap."
    assert (one.was, one.now) == ("The bus to Olot takes 35 minutes.", "The bus to Olot takes 122 minutes.")


def test_both_ends_of_a_range_are_changed_together(suite: Suite) -> None:
    text = "Water it every 7 to 10 days."
    answer = {"text": text, "claims": [{"text": text, "citations": [0]}], "citations": [{"doc": "d", "text": text}]}
    (one,) = [one for one in made(suite, passed("bus", answer)) if one.kind == "number"]

    assert one.now == "Water it every 38 to 47 days."


def test_a_verb_is_denied_and_all_citations_are_taken_away(suite: Suite) -> None:
    by_kind = {one.kind: one for one in made(suite, passed("bus"))}

    assert by_kind["negation"].response.text == "The bus to Olot takes 35 minutes. It is not cheap."
    assert by_kind["citation"].response.citations == ()
    assert by_kind["citation"].response.text == ANSWER["text"]


def test_a_subject_is_replaced_by_another_of_the_run(suite: Suite) -> None:
    other = {"text": "Trams run.", "citations": [{"doc": "t", "text": "Trams run.", "subject": "tram"}]}
    answer = {
        "text": "The bus line is long.",
        "claims": [{"text": "The bus line is long.", "citations": [0]}],
        "citations": [{"doc": "b", "text": "The bus line is long.", "subject": "bus-line"}],
    }
    found = [one for one in made(suite, passed("bus", answer), passed("loose", other)) if one.kind == "subject"]

    assert [one.now for one in found] == ["The tram is long."]


def test_nothing_is_made_of_what_failed_or_refused_or_should_have_been_refused(suite: Suite) -> None:
    refused = passed("loose", {"text": "I cannot answer that.", "refused": True})

    assert made(suite, passed("bus", outcome=Outcome.FAILED), refused, passed("no")) == []


def test_the_kinds_are_mixed_evenly_and_the_seed_decides_which(suite: Suite) -> None:
    results = [passed(name) for name in ("bus", "loose", "wrong")]
    few = made(suite, *results, most=3)

    assert [one.kind for one in few] == ["number", "negation", "citation"]
    assert few == made(suite, *reversed(results), most=3)
    assert len({tuple(one.case for one in made(suite, *results, seed=seed)) for seed in range(9)}) > 1


async def test_each_mutant_of_a_grounded_case_is_caught(suite: Suite) -> None:
    graded = await put(suite, passed("bus"))

    assert {one.mutant.kind for one in graded} == {"number", "negation", "citation"}
    assert [one for one in graded if not one.caught] == []


async def test_an_assertion_that_asks_for_little_notices_little(suite: Suite) -> None:
    graded = await put(suite, passed("loose"))

    assert {one.caught for one in graded} == {False}


async def test_an_answer_as_it_was_would_pass(suite: Suite) -> None:
    mutants = [one for one in made(suite, passed("bus")) if one.kind == "number"]
    same = [AnswerMutant(**{**_fields(one), "response": read_response(ANSWER)}) for one in mutants]
    suites = {"s": (suite, {"bus": passed("bus")})}

    graded = await grade_mutants(same, suites, judge=DeterministicJudge(), kinds=assertion_kinds())

    assert [one.caught for one in graded] == [False]


def _fields(one: AnswerMutant) -> dict[str, Any]:
    return {name: getattr(one, name) for name in ("suite", "case", "kind", "was", "now")}


def test_every_kind_has_a_name_that_reports_can_use() -> None:
    assert ANSWER_KINDS == ("number", "subject", "negation", "citation")
