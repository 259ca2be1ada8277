"""A question to a judge of which the answer is known."""

from dataclasses import dataclass
from typing import Literal, get_args

from sprout.judges.protocol import Judge, Judgement, checked

__all__ = ["RELATIONS", "Question", "Relation", "put"]

Relation = Literal["entails", "contains", "equivalent"]
RELATIONS: tuple[Relation, ...] = get_args(Relation)


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """Whether a claim is supported, as one of the three relational questions."""

    id: str
    relation: Relation
    kind: str
    """What makes it supported or not, such as ``number``."""

    claim: str
    """The claim; the fact of ``contains``, the first text of ``equivalent``."""

    sources: tuple[str, ...]
    """The sources; only the text of ``contains``, only the second text of ``equivalent``."""

    language: str | None
    supported: bool


async def put(question: Question, judge: Judge) -> Judgement:
    """Return what *judge* says; raises :class:`~sprout.errors.JudgeError` if it is not well formed."""
    claim, sources, language = question.claim, question.sources, question.language
    if question.relation == "entails":
        return checked(await judge.entails(claim, sources, language=language))
    if question.relation == "contains":
        return checked(await judge.contains(sources[0], claim, language=language))
    return checked(await judge.equivalent(claim, sources[0], language=language))
