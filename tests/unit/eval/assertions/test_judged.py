from typing import Any

import pytest

from sprout.errors import JudgeError, TargetError
from sprout.eval.assertions import InvalidParameters, assertion_kinds
from sprout.judges import Judgement
from sprout.providers import Usage

REFUSAL = "I can't answer that, because I have no source that covers it."


def claiming(*claims: tuple[str, list[int]], citations: tuple[str, ...] = ("passage",), **more: Any) -> dict[str, Any]:
    return {
        "text": " ".join(text for text, _ in claims if text.strip(" \u200b")) or "-",
        "claims": [{"text": text, "citations": indexes} for text, indexes in claims],
        "citations": [{"doc": f"d{n}", "text": text} for n, text in enumerate(citations)],
        **more,
    }


@pytest.mark.parametrize(
    ("response", "passed"),
    [
        (claiming(("yes", [0])), True),
        (claiming(("yes", [0]), ("yes too", [0])), True),
        (claiming(("yes", [0]), ("no", [0])), False),
        (claiming(("yes", [0]), ("never", [0])), False),
        (claiming(("yes", [0]), ("perhaps", [0])), None),
        (claiming(("perhaps", [0]), ("no", [0])), False),
        (claiming(("yes", [])), False),
        (claiming(("yes", [0]), ("yes", [])), False),
        (claiming(("yes", []), contexts=["passage"]), False),
        (claiming(("yes", []), citations=()), None),
        (claiming(("yes", [0]), citations=("",)), False),
        (claiming(("yes", [0]), citations=(" \u200b\n",)), False),
        (claiming(("", [0])), None),
        (claiming((" \u200b", [0])), None),
        (claiming(("yes", [0]), ("", [0])), None),
        ({"text": "yes, it is so."}, None),
        ({"text": "yes, it is so.", "contexts": ["passage"]}, True),
        ({"text": "yes, it is so.", "contexts": [" "]}, None),
        ({"text": "yes, it is so. It is not.", "contexts": ["passage"]}, False),
        ({"text": "yes, it is so.", "citations": [{"doc": "d", "text": "passage"}]}, True),
        ({"text": "yes, it is so.", "citations": [{"doc": "d"}]}, None),
        ({"text": "", "notices": ["yes"], "contexts": ["passage"]}, None),
        ({"text": REFUSAL}, True),
        ({"text": REFUSAL, "refused": True}, True),
        ({"text": REFUSAL, "refused": False, "contexts": ["passage"]}, False),
        ({"text": "It is so.", "refused": True, "contexts": ["passage"]}, False),
    ],
)
async def test_a_response_is_grounded_when_each_claim_is(graded: Any, response: Any, passed: bool | None) -> None:
    assert (await graded("grounded", None, response)).passed is passed


@pytest.mark.parametrize(("said", "passed"), [("yes as well.", True), ("no, not that.", False), ("perhaps so.", None)])
async def test_a_sentence_that_no_claim_lists_is_held_against_all_citations(
    graded: Any, judge: Any, said: str, passed: bool | None
) -> None:
    response = claiming(("yes", [0]), citations=("one", "two"))
    response["text"] = f"yes\n\n{said}\n\nAutomated reply."
    response["notices"] = ["Automated reply."]

    assert (await graded("grounded", None, response)).passed is passed
    assert judge.asked[-1][:2] == (said, ["one", "two"])


async def test_a_claim_is_held_against_what_it_cites_and_nothing_else(graded: Any, judge: Any) -> None:
    await graded("grounded", None, claiming(("yes", [1]), citations=("one", "two"), contexts=["three"]), language="en")

    assert judge.asked == [("yes", ["two"], "en")]


async def test_a_quote_stands_in_for_a_passage_that_is_not_given(graded: Any, judge: Any) -> None:
    response = {
        "text": "yes",
        "claims": [{"text": "yes", "citations": [0]}],
        "citations": [{"doc": "d", "quote": "So it is."}],
    }

    await graded("grounded", None, response)

    assert judge.asked == [("yes", ["So it is."], None)]


async def test_the_claim_at_fault_is_named(graded: Any) -> None:
    grade = await graded("grounded", None, claiming(("yes", [0]), ("not so", [0])))

    assert grade.got == "1 of 2 claims supported"
    assert grade.reason == "no: 'not so': the text says no"
    assert grade.score == 0.5


@pytest.mark.parametrize(("text", "passed"), [("yes", True), ("no", False), ("never", False), ("perhaps", None)])
async def test_the_judge_says_whether_a_fact_is_stated(graded: Any, judge: Any, text: str, passed: bool | None) -> None:
    grade = await graded("states", "It is blue.", text, language="en")

    assert (grade.passed, judge.asked) == (passed, [(text, "It is blue.", "en")])


async def test_a_fact_may_be_stated_in_a_claim_or_notice(graded: Any, judge: Any) -> None:
    await graded("states", "It is blue.", {"text": "x", "notices": ["yes"]})

    assert judge.asked[0][0] == "x\nyes"


@pytest.mark.parametrize(("text", "passed"), [("yes", True), ("no", False), ("perhaps", None)])
async def test_the_judge_says_whether_two_texts_are_equivalent(graded: Any, text: str, passed: bool | None) -> None:
    assert (await graded("equivalent-to", "It is blue.", text)).passed is passed
    assert (await graded("equivalent-to", None, text, pair="Es azul.")).passed is passed


async def test_a_pair_is_compared_across_its_languages(graded: Any, judge: Any) -> None:
    await graded("equivalent-to", None, "yes", pair="Es azul.", language="en")
    await graded("equivalent-to", "It is blue.", "yes", language="en")

    assert judge.asked == [("yes", "Es azul.", None), ("yes", "It is blue.", "en")]


async def test_without_a_pair_there_is_nothing_to_compare(graded: Any) -> None:
    with pytest.raises(TargetError, match="has no pair"):
        await graded("equivalent-to", None, "yes")


@pytest.mark.parametrize(
    ("kind", "params"),
    [
        ("states", None),
        ("states", ""),
        ("states", "..."),
        ("states", 5),
        ("equivalent-to", " "),
        ("equivalent-to", 5),
        ("grounded", "x"),
    ],
)
def test_parameters_that_say_nothing_are_refused(kind: str, params: Any) -> None:
    with pytest.raises(InvalidParameters):
        assertion_kinds()[kind].read(params)


@pytest.mark.parametrize(
    ("kind", "asks"),
    [("grounded", True), ("states", True), ("equivalent-to", True), ("contains", False), ("refuses", False)],
)
def test_a_kind_says_whether_it_asks_the_judge(kind: str, asks: bool) -> None:
    assert assertion_kinds()[kind].asks_judge is asks


class Batch:
    """Answers for all claims at once, and notes what it was asked."""

    name = "batch"
    config_hash = "0"
    models: Any = ("grader-1",)

    def __init__(self, *verdicts: str, usage: Usage | None = None, model: str | None = None) -> None:
        self.asked: list[Any] = []
        self._verdicts = verdicts
        self._usage = usage
        self._model = model

    async def entails_each(self, questions: Any, *, language: str | None = None) -> list[Judgement]:
        self.asked.append(list(questions))
        return [
            Judgement(
                verdict=verdict,  # type: ignore[arg-type]
                score=0.5,
                reason="so it said",
                raw="word for word" if verdict == "undecided" else None,
                usage=None if number else self._usage,
                model=self._model,
            )
            for number, verdict in enumerate(self._verdicts)
        ]

    async def entails(self, claim: str, sources: Any, *, language: str | None = None) -> Judgement:
        return (await self.entails_each([claim]))[0]

    contains = equivalent = entails


USED = Usage(calls=1, input_tokens=20, output_tokens=3, cost=0.5)
TWO = claiming(("It is so.", [0]), ("It was so.", [0]))


async def test_all_claims_of_a_response_are_judged_in_one_call(graded: Any) -> None:
    batch = Batch("yes", "yes", usage=USED)

    grade = await graded("grounded", None, TWO, by=batch)

    assert grade.passed is True
    assert [[one.claim for one in call] for call in batch.asked] == [["It is so.", "It was so."]]
    assert grade.usage == USED


async def test_no_call_is_made_for_claims_without_evidence(graded: Any) -> None:
    batch = Batch()

    await graded("grounded", None, {"text": "It is so."}, by=batch)

    assert batch.asked == []


async def test_one_judgement_too_few_leaves_the_response_undecided(graded: Any) -> None:
    with pytest.raises(JudgeError, match="asked of 2 claims and gave 1 judgements"):
        await graded("grounded", None, TWO, by=Batch("yes"))


async def test_what_a_model_said_is_kept_when_it_could_not_be_read(graded: Any) -> None:
    grade = await graded("grounded", None, TWO, by=Batch("yes", "undecided", usage=USED))

    assert (grade.passed, grade.raw, grade.usage) == (None, "word for word", USED)
    assert (await graded("states", "blue", "It is so.", by=Batch("undecided"))).raw == "word for word"


@pytest.mark.parametrize("kind", ["grounded", "states", "equivalent-to"])
async def test_a_model_does_not_judge_its_own_answers(graded: Any, kind: str) -> None:
    batch = Batch("yes")
    response = {"text": "It is so.", "contexts": ["It is so."], "model": "vendor/grader-1"}

    grade = await graded(kind, None if kind == "grounded" else "It is so.", response, by=batch)

    assert (grade.passed, batch.asked) == (None, [])
    assert grade.reason.startswith("the model 'vendor/grader-1' answers and judges (as 'grader-1')")


@pytest.mark.parametrize("kind", ["grounded", "states", "equivalent-to"])
async def test_nor_under_another_name_that_a_gateway_gives_it(graded: Any, kind: str) -> None:
    batch = Batch("yes", model="grader-7-20260101")
    response = {"text": "It is so.", "contexts": ["It is so."], "model": "grader-7"}

    grade = await graded(kind, None if kind == "grounded" else "It is so.", response, by=batch)

    assert grade.passed is None
    assert "the model 'grader-7' answers and judges (as 'grader-7-20260101')" in grade.reason


async def test_nor_those_of_the_pair(graded: Any) -> None:
    grade = await graded("equivalent-to", None, "yes", pair={"text": "yes", "model": "grader-1"}, by=Batch("yes"))

    assert grade.passed is None
    assert "'grader-1' answers and judges" in grade.reason


async def test_an_assertion_that_asks_no_judge_is_graded_whatever_model_answered(graded: Any) -> None:
    assert (await graded("contains", "so", {"text": "It is so.", "model": "grader-1"}, by=Batch())).passed is True
