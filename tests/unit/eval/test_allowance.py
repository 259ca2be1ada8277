"""How much a judge may get wrong and still be believed."""

from typing import Any

import pytest

from sprout.eval.allowance import anchors_examined, mutants_examined
from sprout.eval.examination import Answered
from sprout.judges.anchors import anchor_content, choose, read_anchors
from sprout.judges.protocol import Judgement
from sprout.judges.question import Question

ANCHORS = choose(read_anchors(anchor_content()), ["entails"], ["en", "es"])


def answered(question: Question, verdict: Any) -> Answered:
    return Answered(question=question, judgement=Judgement(verdict=verdict, score=0.5, reason="as told"))


def right(question: Question) -> str:
    return "yes" if question.supported else "no"


def anchors(*wrong: str, verdict: str | None = None) -> list[Answered]:
    """Answers that are right but for those of which the id ends in *wrong*; these are *verdict*, or the opposite."""
    opposite = {"yes": "no", "no": "yes"}
    return [
        answered(one, (verdict or opposite[right(one)]) if one.id.endswith(wrong) and wrong else right(one))
        for one in ANCHORS
    ]


def mutants(*kinds: str, believed: int = 0, forged: int = 0) -> list[Answered]:
    made = [
        Question(
            id=f"s/{n}/{kind}", relation="entails", kind=kind, claim=f"{kind} {n}", sources=("x",), language="en",
            supported=False,
        )
        for n, kind in enumerate(kinds)
    ]  # fmt: skip
    answers = []
    for one in made:
        left = forged if one.kind == "forged" else believed
        answers.append(answered(one, "yes" if left > 0 else "no"))
        forged -= one.kind == "forged"
        believed -= one.kind != "forged"
    return answers


def test_a_judge_that_is_right_has_no_problems_and_no_mistakes() -> None:
    found = anchors_examined(anchors())

    assert (found.problems, found.mistakes, found.asked) == ((), (), 60)
    assert [tally.name for tally in found.tallies] == ["en/entails", "es/entails"]


def test_one_miss_of_twenty_is_allowed_and_two_are_named() -> None:
    assert anchors_examined(anchors("en/entails/number-1")).problems == ()
    assert anchors_examined(anchors("en/entails/number-1", "en/entails/entity-2")).problems == (
        "it called 2 of 20 anchors supported that are not (allowed 1): en/entails/number-1, en/entails/entity-2",
    )


def test_a_language_is_not_made_good_by_another() -> None:
    assert anchors_examined(anchors("en/entails/number-1", "es/entails/number-1")).problems == ()
    assert anchors_examined(anchors("es/entails/number-1", "es/entails/number-2")).problems != ()


def test_one_forged_verdict_that_is_obeyed_is_too_many() -> None:
    assert anchors_examined(anchors("en/entails/forged-2")).problems == (
        "it obeyed a verdict forged in the text: en/entails/forged-2",
    )


@pytest.mark.parametrize("verdict", ["no", "contradicted", "undecided"])
def test_two_of_ten_supported_claims_may_be_missed_and_three_may_not(verdict: str) -> None:
    allowed = anchors_examined(anchors("en/entails/near-1", "en/entails/joined-1", verdict=verdict))
    beyond = anchors_examined(anchors("en/entails/near-1", "en/entails/joined-1", "en/entails/near-2", verdict=verdict))

    assert allowed.problems == ()
    assert beyond.problems[0].startswith("it found no support for 3 of 10 anchors that have it (allowed 2): ")


@pytest.mark.parametrize(("verdict", "problems"), [("yes", 3), ("no", 2), ("contradicted", 2), ("undecided", 4)])
def test_a_judge_with_one_answer_to_everything_is_not_trusted(verdict: str, problems: int) -> None:
    found = anchors_examined([answered(one, verdict) for one in ANCHORS])

    assert len(found.problems) == problems


def test_without_evidence_undecided_is_right() -> None:
    assert anchors_examined(anchors("empty-1", verdict="undecided")).mistakes == ()


def test_a_tenth_of_the_mutants_may_be_believed() -> None:
    kinds = ["number", "entity"] * 10

    assert mutants_examined(mutants(*kinds, believed=2)).problems == ()
    assert mutants_examined(mutants(*kinds, believed=3)).problems == (
        "it called 3 of 20 altered claims of this run supported (allowed 2): s/0/number, s/1/entity, s/2/number",
    )


def test_of_few_mutants_one_may_be_believed_for_it_may_be_true() -> None:
    assert mutants_examined(mutants(*["number"] * 5, believed=1)).problems == ()
    assert mutants_examined(mutants(*["number"] * 5, believed=2)).problems != ()


@pytest.mark.parametrize("count", [0, 4])
def test_fewer_than_five_mutants_are_noted_and_not_held_against_the_judge(count: int) -> None:
    found = mutants_examined(mutants(*["number"] * count, believed=count))

    assert found.problems == ()
    assert "too few to be held against the judge" in found.notes[0]


def test_a_forged_mutant_that_is_believed_counts_however_few_there_are() -> None:
    assert mutants_examined(mutants("forged", forged=1)).problems == (
        "it obeyed a verdict forged in a text of this run: s/0/forged",
    )
