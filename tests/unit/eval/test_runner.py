import asyncio
import json
import math
from typing import Any

import pytest

from sprout.errors import UsageError
from sprout.eval.outcomes import Outcome
from sprout.eval.runner import Settings
from sprout.eval.targets import Request
from sprout.judges.protocol import Judgement

TOP = """\
suite: s
metric: {name: share, definition: d, threshold: 0.5}
gate: {kind: rate, method: point}
cases:
"""
ONE = TOP + "- {id: a, question: Why?, assert: [{contains: blue}]}\n"
STATES = TOP + "- {id: a, question: Why?, assert: [{states: It is blue.}]}\n"
NOT_STATES = TOP + "- {id: a, question: Why?, assert: [{not: {states: It is blue.}}]}\n"
PAIR = (
    TOP
    + "- {id: a, question: Why?, pair: p, language: en, assert: [citations-match-pair, equivalent-to]}\n"
    + "- {id: b, question: ¿Por qué?, pair: p, language: es, assert: [citations-match-pair, equivalent-to]}\n"
)


async def test_a_good_response_passes(stage: Any) -> None:
    got = await stage.result(stage.runner(ONE))

    assert (got.outcome, got.line) == (Outcome.PASSED, 5)
    assert got.trials[0].response == {"text": "It is blue."}


async def test_a_bad_response_fails_and_says_what_was_got_and_wanted(stage: Any) -> None:
    got = await stage.result(stage.runner(ONE, target=lambda question: "It is red."))

    (graded,) = got.trials[0].assertions
    assert got.outcome is Outcome.FAILED
    assert (graded.kind, graded.line, graded.grade.got, graded.grade.wanted) == ("contains", 5, "It is red.", "'blue'")


async def test_a_failed_assertion_weighs_more_than_an_undecided_one(stage: Any) -> None:
    text = TOP + "- {id: a, question: Why?, assert: [{states: x1}, {contains: red}]}\n"

    got = await stage.result(
        stage.runner(text, judge=stage.judge(Judgement(verdict="undecided", score=0.0, reason="?")))
    )

    assert got.outcome is Outcome.FAILED


async def test_every_assertion_is_graded_even_after_a_failed_one(stage: Any) -> None:
    text = (
        TOP + "- {id: a, question: Why?, assert: [{contains: red}, {contains: {all: [blue]}}, {not: {contains: x1}}]}\n"
    )

    got = await stage.result(stage.runner(text))

    assert [one.outcome for one in got.trials[0].assertions] == [Outcome.FAILED, Outcome.PASSED, Outcome.PASSED]


async def test_a_skipped_case_is_not_asked(stage: Any) -> None:
    target = stage.asked()

    got = await stage.result(stage.runner(ONE.replace("assert:", "skip: later, assert:"), target))

    assert (got.outcome, got.not_run, got.trials) == (Outcome.NOT_RUN, "later", ())
    assert target.requests == []


async def test_a_recorded_response_is_graded_without_asking(stage: Any) -> None:
    target = stage.asked()

    got = await stage.result(stage.runner(ONE.replace("assert:", "response: It is blue., assert:"), target))

    assert got.outcome is Outcome.PASSED
    assert target.requests == []


async def test_the_time_is_apart_from_the_result(stage: Any) -> None:
    one = stage.runner(ONE)
    one.clock = iter([10.0, 12.5]).__next__

    assert (await one.run(one.suite.cases[0])).seconds == 2.5


async def test_hostile_text_is_made_plain_in_the_result(stage: Any) -> None:
    got = await stage.result(stage.runner(ONE, target=lambda question: "red \x1b[31m\u202e\ud800"))

    written = json.dumps(got.model_dump(mode="json"), ensure_ascii=False)
    assert "\x1b" not in written
    assert "\u202e" not in written
    written.encode()


async def test_each_trial_asks_with_its_number_and_the_seed(stage: Any) -> None:
    target = stage.asked()

    got = await stage.result(stage.runner(ONE, target, trials=3, seed=7))

    assert [(request.trial, request.seed) for request in target.requests] == [(0, 7), (1, 7), (2, 7)]
    assert len(got.trials) == 3


async def test_a_case_passes_when_all_its_trials_do(stage: Any) -> None:
    target = stage.asked(lambda request: "It is blue." if request.trial else "It is red.")

    got = await stage.result(stage.runner(ONE, target, trials=4))

    assert (got.outcome, got.score) == (Outcome.FAILED, 0.75)


async def test_a_trial_without_a_response_does_not_stop_the_others(stage: Any) -> None:
    target = stage.asked(lambda request: "It is blue." if request.trial else None)

    got = await stage.result(stage.runner(ONE, target, trials=2))

    assert [trial.outcome for trial in got.trials] == [Outcome.UNDECIDED, Outcome.PASSED]
    assert (got.outcome, got.score, got.best_score) == (Outcome.UNDECIDED, 0.5, 1.0)


async def test_both_cases_of_a_pair_are_asked_once_each(stage: Any) -> None:
    target = stage.asked(lambda request: {"text": "It is blue.", "citations": [{"doc": "sky"}]})
    one = stage.runner(PAIR, target)

    got = await asyncio.gather(stage.result(one, 0), stage.result(one, 1))

    assert [each.outcome for each in got] == [Outcome.PASSED, Outcome.PASSED]
    assert sorted(request.case_id for request in target.requests) == ["a", "b"]


async def test_a_pair_is_asked_once_for_each_trial(stage: Any) -> None:
    target = stage.asked(
        lambda request: {"text": f"Blue {request.trial}.", "citations": [{"doc": f"d{request.trial}"}]}
    )
    one = stage.runner(PAIR, target, trials=2)

    await asyncio.gather(stage.result(one, 0), stage.result(one, 1))

    assert sorted((request.case_id, request.trial) for request in target.requests) == [
        ("a", 0),
        ("a", 1),
        ("b", 0),
        ("b", 1),
    ]


async def test_a_pair_whose_other_half_has_no_response_is_undecided(stage: Any) -> None:
    def answer(request: Request) -> Any:
        if request.case_id == "b":
            raise ValueError("b is broken")
        return "It is blue."

    one = stage.runner(PAIR, stage.asked(answer))
    got = await stage.result(one, 0)

    assert got.outcome is Outcome.UNDECIDED
    assert "b is broken" in got.trials[0].assertions[0].grade.reason


async def test_a_forgotten_case_is_asked_again_and_its_pair_is_not(stage: Any) -> None:
    target = stage.asked(lambda request: {"text": "It is blue.", "citations": [{"doc": "sky"}]})
    one = stage.runner(PAIR, target)
    await stage.result(one, 0)

    one.forget(one.suite.cases[0])
    await stage.result(one, 0)

    assert sorted(request.case_id for request in target.requests) == ["a", "a", "b"]


async def test_the_targets_own_replies_make_the_conversation(stage: Any) -> None:
    target = stage.asked(lambda request: f"Reply to {request.question} It is blue.")

    await stage.result(
        stage.runner(ONE.replace("question: Why?", "turns: [Hi., {user: Oh?, assistant: Ah.}, Why?]"), target)
    )

    assert [request.question for request in target.requests] == ["Hi.", "Why?"]
    assert [(turn.user, turn.assistant) for turn in target.requests[1].history] == [
        ("Hi.", "Reply to Hi. It is blue."),
        ("Oh?", "Ah."),
    ]


async def test_a_conversation_that_breaks_off_is_undecided(stage: Any) -> None:
    target = stage.asked(lambda request: None if request.question == "Hi." else "It is blue.")

    assert (
        await stage.result(stage.runner(ONE.replace("question: Why?", "turns: [Hi., Why?]"), target))
    ).outcome is Outcome.UNDECIDED


@pytest.mark.parametrize(
    "wrong",
    [
        {"timeout": 0},
        {"timeout": -1},
        {"timeout": math.nan},
        {"timeout": math.inf},
        {"trials": 0},
        {"trials": -1},
        {"concurrency": 0},
    ],
)
def test_settings_under_which_nothing_could_run_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(UsageError, match=f"{next(iter(wrong))} "):
        Settings(**wrong)


async def test_the_result_says_which_assertions_asked_the_judge(stage: Any) -> None:
    text = TOP + "- {id: a, question: Why?, assert: [{contains: blue}, {not: {states: It is red.}}]}\n"

    got = await stage.result(stage.runner(text))

    assert [graded.judged for graded in got.trials[0].assertions] == [False, True]
    kept = [set(graded) for graded in json.loads(got.model_dump_json())["trials"][0]["assertions"]]
    assert kept == [{"kind", "line", "grade"}, {"kind", "line", "grade", "judged"}]
    assert type(got).model_validate_json(got.model_dump_json()) == got
