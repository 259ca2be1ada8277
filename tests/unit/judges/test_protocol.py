from typing import Any

import pytest

from sprout.errors import JudgeError
from sprout.judges import Entailment, Judgement, checked, entail_each
from sprout.providers import Usage

GOOD: dict[str, Any] = {"verdict": "yes", "score": 0.5, "reason": "r"}


@pytest.mark.parametrize(
    "more",
    [
        {},
        {"score": 0},
        {"score": 1},
        {"raw": "x", "model": "m"},
        {"usage": Usage(calls=1, cost=0.5)},
        {"usage": Usage()},
    ],
)
def test_a_well_formed_judgement_is_taken(more: dict[str, Any]) -> None:
    judgement = Judgement(**{**GOOD, **more})

    assert checked(judgement) is judgement


@pytest.mark.parametrize(
    "wrong",
    [
        {"verdict": "maybe"},
        {"verdict": True},
        {"score": float("nan")},
        {"score": float("inf")},
        {"score": -0.1},
        {"score": 9},
        {"score": True},
        {"score": "0.9"},
        {"reason": None},
        {"raw": b"x"},
        {"model": 3},
        {"usage": {"calls": 1}},
        {"usage": Usage(calls=-1)},
        {"usage": Usage(calls=True)},
        {"usage": Usage(input_tokens=1.5)},  # type: ignore[arg-type]
        {"usage": Usage(calls=1, cost=float("nan"))},
        {"usage": Usage(calls=1, cost=float("inf"))},
        {"usage": Usage(calls=1, cost=-1.0)},
        {"usage": Usage(calls=1, cost="1")},  # type: ignore[arg-type]
    ],
)
def test_a_malformed_judgement_is_an_error(wrong: dict[str, Any]) -> None:
    with pytest.raises(JudgeError, match="the judge's "):
        checked(Judgement(**{**GOOD, **wrong}))


@pytest.mark.parametrize("other", [None, True, "yes", {"verdict": "yes", "score": 1.0, "reason": "r"}])
def test_what_is_no_judgement_is_an_error(other: Any) -> None:
    with pytest.raises(JudgeError, match="not a Judgement"):
        checked(other)


class OneByOne:
    """A judge that takes one claim at a time."""

    name = "one-by-one"
    config_hash = "0"

    def __init__(self) -> None:
        self.asked: list[str] = []

    async def entails(self, claim: str, sources: Any, *, language: str | None = None) -> Judgement:
        self.asked.append(f"{claim} {language}")
        return Judgement(**GOOD)

    contains = equivalent = entails


async def test_a_judge_that_takes_one_claim_at_a_time_is_asked_for_each() -> None:
    judge = OneByOne()
    questions = [Entailment(claim=claim, sources=("s",)) for claim in ("a", "b")]

    assert len(await entail_each(judge, questions, language="es")) == 2
    assert judge.asked == ["a es", "b es"]
    assert await entail_each(judge, []) == ()
