from typing import Any

import pytest

from sprout.errors import TargetError
from sprout.eval.assertions import InvalidParameters, assertion_kinds

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
