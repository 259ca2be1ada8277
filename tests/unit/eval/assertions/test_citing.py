from typing import Any

import pytest

from sprout.errors import TargetError
from sprout.eval.assertions import InvalidParameters, assertion_kinds

POTHOS = {"doc": "pothos.en", "text": "Pothos is toxic.", "subject": "pothos", "topic": "toxicity", "source": "ASPCA"}
MONSTERA = {"doc": "monstera.en", "text": "Monstera likes light.", "subject": "monstera", "topic": "light"}


def citing(*citations: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"text": "So it is.", "citations": list(citations), **more}


@pytest.mark.parametrize(
    "params",
    [
        None,
        "pothos.en",
        {"topic": "toxicity"},
        {"subject": "pothos", "topic": "toxicity"},
        {"source": "ASPCA"},
        {"min": 2},
    ],
)
async def test_a_fitting_citation_passes(graded: Any, params: Any) -> None:
    assert (await graded("cites", params, citing(POTHOS, MONSTERA))).passed is True


@pytest.mark.parametrize(
    "params",
    [
        "pothos",
        {"topic": "light", "subject": "pothos"},
        {"topic": "Toxicity"},
        {"language": "en"},
        {"min": 3},
        {"topic": "light", "min": 2},
    ],
)
async def test_a_citation_that_does_not_fit_fails(graded: Any, params: Any) -> None:
    grade = await graded("cites", params, citing(POTHOS, MONSTERA))

    assert grade.passed is False
    assert "fitting citations" in grade.reason


async def test_no_citation_at_all_fails(graded: Any) -> None:
    grade = await graded("cites", None, "So it is.")

    assert (grade.passed, grade.got) == (False, "no citation")


@pytest.mark.parametrize(
    "nothing", [{"text": ""}, {"text": " \n"}, {"text": "\u200b", "quote": "\u200b"}, {"text": "", "quote": " "}]
)
async def test_a_citation_that_shows_no_passage_does_not_count(graded: Any, nothing: dict[str, str]) -> None:
    grade = await graded("cites", None, citing({**POTHOS, **nothing}))

    assert grade.passed is False
    assert "1 more have no passage" in grade.reason


async def test_a_quote_is_a_passage(graded: Any) -> None:
    assert (await graded("cites", None, citing({"doc": "d", "quote": "It is toxic."}))).passed is True


async def test_the_same_passage_cited_twice_counts_once(graded: Any) -> None:
    assert (await graded("cites", {"min": 2}, citing(POTHOS, {**POTHOS, "text": " Pothos  is toxic."}))).passed is False


@pytest.mark.parametrize("params", [{"min": 0}, {"min": True}, {"min": "2"}, {"doc": ""}, {"topics": "x"}, ["a"], 5])
def test_parameters_that_ask_for_nothing_are_refused(params: Any) -> None:
    with pytest.raises(InvalidParameters):
        assertion_kinds()["cites"].read(params)


async def test_a_pair_that_cites_the_same_things_in_two_languages_passes(graded: Any) -> None:
    spanish = {**POTHOS, "doc": "pothos.es", "text": "El potos es tóxico."}

    assert (await graded("citations-match-pair", None, citing(POTHOS), pair=citing(spanish))).passed is True


async def test_without_subjects_a_pair_cites_the_same_documents(graded: Any) -> None:
    assert (await graded("citations-match-pair", None, citing({"doc": "a"}), pair=citing({"doc": "a"}))).passed is True
    assert (await graded("citations-match-pair", None, citing({"doc": "a"}), pair=citing({"doc": "b"}))).passed is False


async def test_a_pair_that_cites_other_things_fails_and_says_which(graded: Any) -> None:
    grade = await graded("citations-match-pair", None, citing(POTHOS), pair=citing(POTHOS, MONSTERA))

    assert (grade.passed, grade.reason) == (False, "only on one side: monstera/light")


async def test_a_pair_of_which_one_cites_nothing_fails(graded: Any) -> None:
    assert (await graded("citations-match-pair", None, citing(), pair=citing(POTHOS))).passed is False


@pytest.mark.parametrize(("mine", "theirs"), [(None, None), (True, None), (False, True), (False, False)])
async def test_a_pair_that_cites_nothing_matches_in_nothing(graded: Any, mine: Any, theirs: Any) -> None:
    grade = await graded("citations-match-pair", None, citing(refused=mine), pair=citing(refused=theirs))

    assert grade.passed is None


async def test_a_pair_that_refuses_alike_passes(graded: Any) -> None:
    assert (await graded("citations-match-pair", None, citing(refused=True), pair=citing(refused=True))).passed is True


async def test_without_a_pair_there_is_nothing_to_match(graded: Any) -> None:
    with pytest.raises(TargetError, match="has no pair"):
        await graded("citations-match-pair", None, citing(POTHOS))


def dated(*dates: str | None, as_of: str | None) -> dict[str, Any]:
    return citing(*({"doc": f"d{n}", "fetch_date": date} for n, date in enumerate(dates)), as_of=as_of)


@pytest.mark.parametrize(
    ("dates", "as_of", "params", "passed"),
    [
        (["2026-01-31", "2025-12-01"], "2026-01-31", None, True),
        (["2026-01-31", None], "2026-01-31", None, True),
        (["2026-01-31"], "2026-01-31", "2026-01-31", True),
        (["2026-01-31", "2026-02-01"], "2026-01-31", None, False),
        (["2026-01-31"], "2026-02-01", None, False),
        (["2026-01-31"], "2026-01-31", "2026-02-01", False),
        (["2026-01-31"], None, None, False),
        (["2026-01-31"], "yesterday", None, False),
        (["2026-9-1"], "2026-9-1", "2026-11-30", False),
        (["2026-9-1"], "2026-9-1", None, False),
        (["20260901"], "20260901", None, False),
        (["2026-02-30"], "2026-02-30", None, False),
        (["zzz", "2026-01-31"], "2026-01-31", None, False),
        ([""], "2026-01-31", None, False),
        (["٢٠٢٦-01-31"], "٢٠٢٦-01-31", None, False),
        ([None], "2026-01-31", None, None),
        ([], "2026-01-31", None, None),
        ([], "2026-01-31", "2025-01-01", None),
    ],
)
async def test_the_date_is_the_newest_of_the_citations(
    graded: Any, dates: list[Any], as_of: Any, params: Any, passed: Any
) -> None:
    assert (await graded("as-of", params, dated(*dates, as_of=as_of))).passed is passed


@pytest.mark.parametrize("params", ["2026-1-5", "soon", "", {"not-before": 2026}, {"not_before": "2026-01-01"}, 5])
def test_a_bound_that_is_no_date_is_refused(params: Any) -> None:
    with pytest.raises(InvalidParameters):
        assertion_kinds()["as-of"].read(params)


CLAIMED = {"text": "Pothos is toxic. It likes light.", "citations": [POTHOS, MONSTERA]}


async def test_claims_that_each_cite_a_passage_are_cited(graded: Any) -> None:
    claims = [{"text": "Pothos is toxic.", "citations": [0]}, {"text": "It likes light.", "citations": [1]}]

    assert (await graded("cited", None, {**CLAIMED, "claims": claims})).passed is True


async def test_one_claim_without_a_citation_is_not_cited_and_is_named(graded: Any) -> None:
    claims = [{"text": "Pothos is toxic.", "citations": [0]}, {"text": "It likes light.", "citations": []}]

    grade = await graded("cited", None, {**CLAIMED, "claims": claims})

    assert grade.passed is False
    assert (grade.got, grade.reason) == ("1 of 2 claims cite a passage", "without one: 'It likes light.'")


async def test_a_claim_that_cites_an_empty_passage_is_not_cited(graded: Any) -> None:
    claims = [{"text": "Pothos is toxic.", "citations": [0]}]
    empty = {**POTHOS, "text": "\u200b"}

    assert (await graded("cited", None, {"text": "So.", "citations": [empty], "claims": claims})).passed is False


async def test_a_plain_refusal_needs_no_citation(graded: Any) -> None:
    assert (await graded("cited", None, {"text": "I cannot answer that.", "refused": True})).passed is True


@pytest.mark.parametrize("refused", [None, False])
async def test_of_an_answer_without_claims_nobody_can_tell_what_is_cited(graded: Any, refused: bool | None) -> None:
    assert (await graded("cited", None, citing(POTHOS, refused=refused))).passed is None


async def test_a_response_that_calls_itself_a_refusal_and_answers_is_not_let_through(graded: Any) -> None:
    assert (await graded("cited", None, {"text": "It is toxic.", "refused": True})).passed is None
