"""What people are shown of an answer."""

from typing import Any

import pytest

from sprout.errors import UsageError
from sprout.eval.labelling.answers import answers_of


def test_people_see_question_answer_evidence_and_what_is_asserted(runs: Any) -> None:
    response = {
        "text": "It is blue.",
        "claims": [{"text": "It is blue.", "citations": [0]}],
        "citations": [{"doc": "sky", "text": "The sky is blue.", "topic": "colour"}],
        "contexts": ["Grass is green."],
        "notices": ["Ask a painter."],
    }

    (one,) = runs.answers(runs.suite("f", response=response))

    assert one.shown.question == "Why?"
    assert one.shown.answer == "It is blue.\nAsk a painter."
    assert one.shown.evidence.splitlines() == [
        "[1] sky, colour: The sky is blue.",
        "“It is blue.” rests on [1]",
        "retrieved: Grass is green.",
    ]
    assert one.shown.asserted == "answers: an answer\nstates: states 'it'"


@pytest.mark.parametrize("letter", "pfu")
def test_nothing_that_is_shown_says_the_verdict(letter: str, runs: Any) -> None:
    (one,) = runs.answers(runs.suite(letter))

    (passed,) = runs.answers(runs.suite("p"))
    assert one.shown == passed.shown


def test_hostile_text_is_shown_as_it_is_spelled(runs: Any) -> None:
    (one,) = runs.answers(runs.suite("p", response={"text": "\x1b[31mred\u202e"}, question="a\x00b"))

    assert (one.shown.answer, one.shown.question) == ("red\\u202e", "a\\x00b")


def test_a_text_that_no_cell_could_hold_is_cut_and_says_so(runs: Any) -> None:
    (one,) = runs.answers(runs.suite("p", response={"text": "x" * 40_000}))

    assert len(one.shown.answer) < 32_767
    assert one.shown.answer.endswith("… (cut: 40000 characters)")


def test_a_case_without_a_response_has_no_answer(runs: Any) -> None:
    assert [one.case for one in runs.answers(runs.suite("p-p"))] == ["c0", "c2"]


def test_the_judge_decided_where_all_else_passed(runs: Any) -> None:
    found = runs.answers(runs.suite("pfuppf", other="pppfuf"))

    assert [one.judged for one in found] == [True, True, True, False, False, False]


def test_an_earlier_exchange_is_shown_with_who_said_what(runs: Any) -> None:
    suite = runs.suite("p")
    history = ({"user": "Hello", "assistant": "Good day."},)
    case = suite.cases[0].model_copy(update={"history": history})

    (one,) = answers_of(suite.model_copy(update={"cases": (case,)}))

    assert one.shown.question == "user: Hello\nassistant: Good day.\nuser: Why?"


def test_a_response_that_cannot_be_read_is_refused_with_its_case(runs: Any) -> None:
    with pytest.raises(UsageError, match=r"the response of case 'c0' of 's' cannot be read: .*unknown field 'txt'"):
        runs.answers(runs.suite("p", response={"txt": "x"}))
