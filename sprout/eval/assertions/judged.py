"""Assertions that ask the judge: whether claims are grounded, a fact is stated, two texts say the same."""

from collections.abc import Sequence
from dataclasses import replace
from typing import ClassVar

from pydantic import field_validator

from sprout.eval.assertions.base import Assertion, Context
from sprout.eval.outcomes import Grade
from sprout.eval.response import Citation, Claim, Response
from sprout.eval.suite import Case
from sprout.judges import refusal
from sprout.judges.independence import not_independent
from sprout.judges.protocol import Entailment, Judgement, checked, entail_each
from sprout.providers.chat import Usage
from sprout.text import normalise, sentences

__all__ = ["EquivalentTo", "Grounded", "States", "entailments"]


class Grounded(Assertion):
    """Every claim of the response is entailed by what it cites.

    A response that lists no claims is split into sentences, each held against all its citations and contexts. One that
    lists claims must not say more than they do: a sentence of its text that is neither in a claim nor in a notice is
    held against all its citations too. Without any evidence, or any claim, it cannot be told. A plain refusal claims
    nothing and passes.
    """

    kind: ClassVar[str] = "grounded"
    asks_judge: ClassVar[bool] = True

    async def grade(self, context: Context) -> Grade:
        """Ask the judge of each claim; one that is not supported fails, one that is undecided leaves it undecided."""
        response = context.response
        claims = _claims(response)
        if not response.claims and response.refused is not False and refusal(response.text).kind == "full":
            return Grade(passed=True, got="a refusal", wanted="claims entailed by their citations")
        judged = await _judged(context, claims)
        supported = sum(judgement.verdict == "yes" for _, judgement in judged)
        wanted = "every claim entailed by its citations"
        got = f"{supported} of {len(judged)} claims supported"
        usage = _used([judgement for _, judgement in judged])
        for verdicts, passed in ((("no", "contradicted"), False), (("undecided",), None)):
            for claim, judgement in judged:
                if judgement.verdict in verdicts:
                    return Grade(
                        passed=passed,
                        got=got,
                        wanted=wanted,
                        reason=f"{judgement.verdict}: {claim.text!r}: {judgement.reason}",
                        score=supported / len(judged),
                        raw=judgement.raw,
                        usage=usage,
                    )
        if not judged:
            return Grade(passed=None, got="no claim", wanted=wanted, reason="the response makes no claim to check")
        return Grade(passed=True, got=got, wanted=wanted, score=1.0, usage=usage)


class States(Assertion):
    """The response states the fact, in whatever words: the judge decides."""

    kind: ClassVar[str] = "states"
    shorthand: ClassVar[str | None] = "fact"
    asks_judge: ClassVar[bool] = True

    fact: str

    @field_validator("fact")
    @classmethod
    def _says_something(cls, value: str) -> str:
        if not any(char.isalnum() for char in value):
            raise ValueError(f"{value!r} states nothing")
        return value

    async def grade(self, context: Context) -> Grade:
        """Ask the judge whether the response contains the fact."""
        response = context.response
        judgement = await context.judge.contains(
            response.visible, self.fact, language=context.language or response.language
        )
        judgement = _unbiased(checked(judgement), response)
        return _graded(judgement, got=response.text, wanted=f"states {self.fact!r}")


class EquivalentTo(Assertion):
    """The response says the same as the given text; bare, as the response of its pair: the judge decides."""

    kind: ClassVar[str] = "equivalent-to"
    shorthand: ClassVar[str | None] = "text"
    asks_judge: ClassVar[bool] = True

    text: str | None = None

    @field_validator("text")
    @classmethod
    def _says_something(cls, value: str | None) -> str | None:
        if value is not None and not value.strip():
            raise ValueError("the text is empty")
        return value

    def lacks(self, case: Case) -> str | None:
        """Say that the bare assertion needs a pair."""
        return "needs a case with 'pair', or a text" if self.text is None and case.pair is None else None

    async def grade(self, context: Context) -> Grade:
        """Ask the judge whether the two are equivalent."""
        answers = [context.response]
        if (other := self.text) is None:
            pair = await context.pair_response()
            if (biased := context.biased(pair)) is not None:
                return Grade(passed=None, reason=biased)
            answers.append(pair)
            other = pair.text
        language = context.language if self.text is not None else None
        judgement = await context.judge.equivalent(context.response.text, other, language=language)
        judgement = _unbiased(checked(judgement), *answers)
        return _graded(judgement, got=context.response.text, wanted=f"the same as {other!r}")


def entailments(response: Response) -> tuple[Entailment, ...]:
    """Return what :class:`Grounded` puts to the judge."""
    found = [_evidence(response, claim) for claim in _claims(response)]
    return tuple(one for one in found if isinstance(one, Entailment))


def _claims(response: Response) -> tuple[Claim, ...]:
    return (*response.claims, *_unlisted(response))


async def _judged(context: Context, claims: Sequence[Claim]) -> list[tuple[Claim, Judgement]]:
    """Put to the judge, in one call if it can take them, the claims for which there is evidence."""
    found = [_evidence(context.response, claim) for claim in claims]
    questions = [one for one in found if isinstance(one, Entailment)]
    language = context.language or context.response.language
    judgements = await entail_each(context.judge, questions, language=language)
    answers = iter([_unbiased(one, context.response) for one in judgements])
    return [
        (claim, next(answers) if isinstance(one, Entailment) else one) for claim, one in zip(claims, found, strict=True)
    ]


def _evidence(response: Response, claim: Claim) -> Entailment | Judgement:
    """Return what is to be judged of *claim*, or what is plain without a judge."""
    if not normalise(claim.text):
        return Judgement(verdict="undecided", score=0.0, reason="the claim is empty")
    if claim in response.claims:
        sources = [_passage(response.citations[index]) for index in claim.citations]
    else:
        sources = [*(_passage(citation) for citation in response.citations), *response.contexts]
    sources = [source for source in sources if normalise(source)]
    if sources:
        return Entailment(claim=claim.text, sources=tuple(sources))
    if claim in response.claims and (response.citations or response.contexts):
        return Judgement(verdict="no", score=0.0, reason="the claim cites no passage")
    return Judgement(verdict="undecided", score=0.0, reason="there is no evidence to hold it against")


def _passage(citation: Citation) -> str:
    return citation.text if normalise(citation.text) else citation.quote or ""


def _unlisted(response: Response) -> list[Claim]:
    """Return the sentences of the text that stand neither in a claim nor in a notice."""
    listed = normalise("\n".join([*(claim.text for claim in response.claims), *response.notices]))
    said = [one for one in sentences(response.text) if any(char.isalnum() for char in one)]
    return [Claim(text=one) for one in said if normalise(one) not in listed]


def _unbiased(judgement: Judgement, *responses: Response) -> Judgement:
    """Return *judgement*, undecided if the model that made it says it is one that answered, by whatever name asked."""
    judging = [] if judgement.model is None else [judgement.model]
    biased = not_independent([response.model for response in responses], judging)
    return judgement if biased is None else replace(judgement, verdict="undecided", score=0.0, reason=biased)


def _graded(judgement: Judgement, *, got: str, wanted: str) -> Grade:
    passed = None if judgement.verdict == "undecided" else judgement.verdict == "yes"
    return Grade(
        passed=passed,
        got=got,
        wanted=wanted,
        reason=judgement.reason,
        score=judgement.score,
        raw=judgement.raw,
        usage=judgement.usage,
    )


def _used(judgements: Sequence[Judgement]) -> Usage | None:
    used = [judgement.usage for judgement in judgements if judgement.usage is not None]
    return sum(used, Usage()) if used else None
