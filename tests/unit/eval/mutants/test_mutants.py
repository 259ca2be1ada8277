"""Mutants of what the judge believed in a run."""

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sprout.eval import assertion_kinds
from sprout.eval.loading import read_suite
from sprout.eval.mutants import MOST_OF_A_KIND, Believed, believed, mutants
from sprout.eval.outcomes import CaseResult, Grade, GradedAssertion, Outcome, Trial
from sprout.eval.suite import Suite


def one(case: str, claim: str, *sources: str, relation: Any = "entails", **more: Any) -> Believed:
    return Believed(
        suite="s", case=case, pair=more.pop("pair", None), relation=relation, claim=claim, sources=sources or (claim,),
        language=more.pop("language", "en"), **more,
    )  # fmt: skip


RUN = [
    one("bus", "The ride to Leeds is 35 minutes long.", "The ride to Leeds is 35 minutes long. Dogs travel free."),
    one("soup", "Carla cooked tomato soup for 12 guests in Bath."),
    one("lift", "The lift is working again.", relation="contains"),
    one("pool", "Children under six swim for free.", relation="contains"),
    one("paso", "El viaje a Toledo cuesta 3 euros.", language="es"),
]


def by_kind(*bases: Believed) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for question in mutants(bases):
        found.setdefault(question.kind, []).append(question.claim)
    return found


def test_a_run_gives_mutants_of_each_kind_that_are_all_unsupported() -> None:
    assert set(by_kind(*RUN)) == {"number", "entity", "negation", "forged"}
    assert not any(question.supported for question in mutants(RUN))


@given(st.permutations(RUN * 2))
def test_the_order_of_the_run_changes_nothing(run: list[Believed]) -> None:
    assert mutants(run) == mutants(RUN)


def test_there_are_ten_of_a_kind_at_most_and_their_ids_differ() -> None:
    made = mutants(one(f"c{n}", f"The ride lasts {n} minutes.") for n in range(5, 90))

    assert len([question for question in made if question.kind == "number"]) == MOST_OF_A_KIND
    assert len({question.id for question in made}) == len(made)


def test_a_forged_verdict_stands_where_the_target_writes() -> None:
    made = {question.relation: question for question in mutants(RUN) if question.kind == "forged"}

    assert any(word in made["entails"].claim for word in ("JUDGE", "verdict", "answer yes"))
    assert any(word in made["contains"].sources[0] for word in ("JUDGE", "verdict", "answer yes"))
    assert "\n" not in made["contains"].claim


@pytest.mark.parametrize(
    "other",
    [
        one("b", "Marta baked rye bread on Sunday morning.", language="es"),
        one("b", "On Sunday morning Marta baked rye bread again."),
        one("a", "Seven penguins visited Norway twice."),
        one("b", "Seven penguins visited Norway twice.", pair="p"),
        one("b", "Seven penguins visited Norway twice.", relation="contains"),
    ],
)
def test_a_claim_that_may_be_supported_is_not_taken_for_a_forged_one(other: Believed) -> None:
    assert "forged" not in by_kind(one("a", "Marta baked rye bread on Sunday morning.", pair="p"), other)


def test_subjects_of_citations_are_names_too() -> None:
    found = by_kind(
        one("a", "Keep snake plant dry.", subjects=("snake-plant",)), one("b", "Feed hoya weekly.", subjects=("hoya",))
    )

    assert sorted(found["entity"]) == ["Feed snake plant weekly.", "Keep hoya dry."]


def test_nothing_believed_gives_no_mutants() -> None:
    assert mutants([]) == ()


SUITE = """
suite: s
target: demo
cases:
  - id: a
    question: q
    language: en
    assert: [{grounded: }, {states: The lift is old.}, {not: {states: The lift is new.}}, {equivalent-to: The same.}]
  - id: b
    question: q
    pair: p
    language: en
    assert: [equivalent-to]
  - id: c
    question: q
    pair: p
    language: es
    assert: [equivalent-to]
"""
RESPONSE = {
    "text": "The lift is old.",
    "claims": [{"text": "The lift is old.", "citations": [0]}],
    "citations": [{"doc": "d", "text": "The lift is old. It squeaks.", "subject": "lift"}],
}


def suite() -> Suite:
    return read_suite(SUITE.encode(), "s.yaml", "s", assertion_kinds())


def result(case_id: str, *passed: bool | None, score: float | None = 1.0, response: Any = RESPONSE) -> CaseResult:
    case = next(case for case in suite().cases if case.id == case_id)
    graded = tuple(
        GradedAssertion(kind=spec.label, line=spec.line, judged=True, grade=Grade(passed=one, score=score))
        for spec, one in zip(case.assertions, passed, strict=True)
    )
    trial = Trial(outcome=Outcome.FAILED, response=response, assertions=graded)
    return CaseResult(id=case_id, line=1, outcome=Outcome.FAILED, trials=(trial,))


def found(*results: CaseResult) -> list[tuple[str, str, tuple[str, ...]]]:
    return [(b.relation, b.claim, b.sources) for b in believed(suite(), {one.id: one for one in results})]


def test_what_each_assertion_asked_the_judge_is_read_from_the_results() -> None:
    assert found(result("a", True, True, True, True)) == [
        ("entails", "The lift is old.", ("The lift is old. It squeaks.",)),
        ("contains", "The lift is old.", ("The lift is old.",)),
        ("equivalent", "The lift is old.", ("The same.",)),
    ]


@pytest.mark.parametrize("passed", [False, None])
def test_what_the_judge_did_not_call_supported_is_left_out(passed: bool | None) -> None:
    assert found(result("a", passed, passed, True, passed)) == []


def test_a_refusal_which_is_grounded_without_a_judge_is_left_out() -> None:
    assert found(result("a", True, False, True, False, score=None)) == []


def test_the_response_of_the_pair_is_the_other_text() -> None:
    other = result("c", True, response={"text": "El ascensor es viejo."})

    assert found(result("b", True), other) == [
        ("equivalent", "The lift is old.", ("El ascensor es viejo.",)),
        ("equivalent", "El ascensor es viejo.", ("The lift is old.",)),
    ]
    assert found(result("b", True)) == []


def test_a_case_without_result_or_response_is_left_out() -> None:
    assert found(result("a", True, True, True, True, response=None)) == []
    assert found() == []


def test_the_committed_suites_have_believed_nothing_without_results() -> None:
    path = Path(__file__).parents[4] / "suites" / "groundedness.yaml"

    assert list(believed(read_suite(path.read_bytes(), "g.yaml", "groundedness", assertion_kinds()), {})) == []
