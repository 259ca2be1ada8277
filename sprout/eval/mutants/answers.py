"""Right answers made wrong: what a suite's assertions should notice if the target ever gave them."""

import hashlib
import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import zip_longest

from sprout.errors import TargetError
from sprout.eval.mutants.alterations import denied, renamed
from sprout.eval.outcomes import CaseResult, Outcome
from sprout.eval.response import Claim, Response, read_response
from sprout.eval.suite import Case, Suite
from sprout.text import detect_language, sentences, tokens

__all__ = ["ANSWER_KINDS", "AnswerMutant", "answer_mutants"]

_NUMBER = re.compile(r"(?<![\w.,])\d{1,6}(?![\w]|[.,]\d)")
_Way = Callable[[Response, Sequence[str]], Iterable[Response]]


@dataclass(frozen=True, slots=True, kw_only=True)
class AnswerMutant:
    """A response that passed, changed in one way so that it should not pass."""

    suite: str
    case: str
    kind: str
    response: Response
    was: str
    """What stood there, in the response's words."""

    now: str


def answer_mutants(
    judged: Iterable[tuple[Suite, Mapping[str, CaseResult]]], *, most: int, seed: int = 0
) -> tuple[AnswerMutant, ...]:
    """Return at most *most* mutants of answers that passed, of each kind about equally many, drawn by *seed*.

    A case gives one mutant of a kind at most. Kinds are those of :data:`ANSWER_KINDS`: ``number`` (every number of a
    claim is another), ``subject`` (a claim is about another thing of which the run's citations know), ``negation`` (a
    claim's verb is denied) and ``citation`` (the claims cite nothing). Refusals and cases that expect one give none.
    """
    right = [one for suite, results in judged for one in _right(suite, results)]
    subjects = sorted({" ".join(c.subject.split("-")) for _, _, r in right for c in r.citations if c.subject})
    by_kind = [
        sorted(_of_kind(kind, way, right, subjects), key=lambda one: _hash([seed, one.kind, one.suite, one.case]))
        for kind, way in _WAYS.items()
    ]
    mixed = [one for row in zip_longest(*by_kind) for one in row if one is not None]
    return tuple(mixed[:most])


def _right(suite: Suite, results: Mapping[str, CaseResult]) -> Iterator[tuple[str, Case, Response]]:
    for case in suite.cases:
        result = results.get(case.id)
        if result is None or result.outcome is not Outcome.PASSED or case.expect == "refuse":
            continue
        response = result.trials[0].response
        if response is None or response.get("refused"):
            continue
        try:
            yield suite.name, case, read_response(response)
        except TargetError:  # what was made plain for the record may have lost what made it valid
            continue


def _of_kind(
    kind: str, way: _Way, right: Iterable[tuple[str, Case, Response]], subjects: Sequence[str]
) -> Iterator[AnswerMutant]:
    for suite, case, response in right:
        changed = next(iter(way(response, subjects)), None)
        if changed is not None:
            was, now = _difference(response, changed)
            yield AnswerMutant(suite=suite, case=case.id, kind=kind, response=changed, was=was, now=now)


def _difference(before: Response, after: Response) -> tuple[str, str]:
    for old, new in zip(before.claims, after.claims, strict=False):
        if old.text != new.text:
            return old.text, new.text
        if old.citations != new.citations:
            return f"{old.text} (with its citation)", f"{new.text} (without one)"
    return before.text, after.text


def _renumbered(response: Response, _: Sequence[str]) -> Iterator[Response]:
    """Yield *response* with other numbers in a claim; those of a claim are changed together, so that ranges stay so."""
    for at, claim in enumerate(_claims(response)):
        said = set(tokens(claim.text)) | {token for source in _sources(response, claim) for token in tokens(source)}
        changed = _NUMBER.sub(lambda match, said=said: _other(int(match[0]), said), claim.text)  # type: ignore[misc]
        if changed != claim.text:
            yield _with(response, at, changed)


def _other(number: int, said: set[str]) -> str:
    return next(str(other) for other in range(3 * number + 17, 3 * number + 100_000, 7) if str(other) not in said)


def _about_another(response: Response, subjects: Sequence[str]) -> Iterator[Response]:
    for at, claim in enumerate(_claims(response)):
        for changed in renamed(claim.text, _sources(response, claim), _turned(subjects, claim.text)):
            yield _with(response, at, changed)


def _turned(subjects: Sequence[str], text: str) -> list[str]:
    """Return *subjects* from a place on that *text* decides, so that not all are changed to the same one."""
    start = int(_hash(text), 16) % len(subjects) if subjects else 0
    return [*subjects[start:], *subjects[:start]]


def _denied(response: Response, _: Sequence[str]) -> Iterator[Response]:
    for at, claim in enumerate(_claims(response)):
        language = detect_language(claim.text)
        changed = None if language is None else denied(claim.text, _sources(response, claim), language)
        if changed is not None:
            yield _with(response, at, changed)


def _uncited(response: Response, _: Sequence[str]) -> Iterator[Response]:
    if response.citations and any(claim.citations for claim in response.claims):
        claims = tuple(claim.model_copy(update={"citations": ()}) for claim in response.claims)
        yield response.model_copy(update={"claims": claims, "citations": ()})


def _claims(response: Response) -> Sequence[Claim]:
    return response.claims or [Claim(text=sentence.strip()) for sentence in sentences(response.text)]


def _sources(response: Response, claim: Claim) -> Sequence[str]:
    cited = [response.citations[index].text for index in claim.citations]
    return cited or [*(citation.text for citation in response.citations), *response.contexts, claim.text]


def _with(response: Response, at: int, changed: str) -> Response:
    """Return *response* with the claim at *at* changed, in its text as well."""
    old = _claims(response)[at].text
    claims = tuple(
        claim.model_copy(update={"text": changed}) if place == at else claim
        for place, claim in enumerate(response.claims)
    )
    return response.model_copy(update={"claims": claims, "text": response.text.replace(old, changed)})


_WAYS: Mapping[str, _Way] = {
    "number": _renumbered,
    "subject": _about_another,
    "negation": _denied,
    "citation": _uncited,
}
ANSWER_KINDS = tuple(_WAYS)
"""The kinds of mutants of answers."""


def _hash(data: object) -> str:
    return hashlib.sha256(json.dumps(data, ensure_ascii=True).encode("ascii")).hexdigest()
