"""What the judge called supported in a run, read from the results of the cases."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sprout.errors import TargetError
from sprout.eval.assertions.base import InvalidParameters
from sprout.eval.assertions.judged import EquivalentTo, Grounded, States, entailments
from sprout.eval.outcomes import CaseResult, Trial
from sprout.eval.response import Response, read_response
from sprout.eval.suite import AssertionSpec, Case, Suite
from sprout.judges.question import Relation
from sprout.text import detect_language

__all__ = ["Believed", "believed"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Believed:
    """A claim that the judge called supported."""

    suite: str
    case: str
    pair: str | None
    relation: Relation
    claim: str
    sources: tuple[str, ...]
    language: str | None
    """As the case or the response says, or as the claim reads; ``None`` if that cannot be told."""

    subjects: tuple[str, ...] = ()
    """What the response's citations are about."""


def believed(suite: Suite, results: Mapping[str, CaseResult]) -> Iterator[Believed]:
    """Yield every claim of *suite* that the built-in judged assertions found supported."""
    for case in suite.cases:
        partner = suite.partner(case)
        others = _responses(results.get(partner.id)) if partner is not None else ()
        result = results.get(case.id)
        for number, response in enumerate(_responses(result)):
            if result is None or response is None:
                continue
            pair = others[number] if number < len(others) else None
            for spec in _found_supported(case, result.trials[number]):
                yield from _supported(suite.name, case, response, pair, spec)


def _responses(result: CaseResult | None) -> Sequence[Response | None]:
    return () if result is None else [_response(trial) for trial in result.trials]


def _response(trial: Trial) -> Response | None:
    if trial.response is None:
        return None
    try:
        return read_response(trial.response)
    except TargetError:  # what was made plain for the record may have lost what made it valid
        return None


def _found_supported(case: Case, trial: Trial) -> Iterator[AssertionSpec]:
    """Yield the assertions of *case* for which the judge has said yes; a refusal is grounded without being judged."""
    if len(case.assertions) != len(trial.assertions):
        return
    for spec, graded in zip(case.assertions, trial.assertions, strict=True):
        if graded.judged and graded.grade.passed and graded.grade.score is not None and not spec.negated:
            yield spec


def _supported(
    suite: str, case: Case, response: Response, pair: Response | None, spec: AssertionSpec
) -> Iterator[Believed]:
    for relation, claim, sources in _questions(response, pair, spec):
        yield Believed(
            suite=suite,
            case=case.id,
            pair=case.pair,
            relation=relation,
            claim=claim,
            sources=sources,
            language=case.language or response.language or detect_language(claim),
            subjects=tuple(sorted({one.subject for one in response.citations if one.subject})),
        )


def _questions(
    response: Response, pair: Response | None, spec: AssertionSpec
) -> Iterator[tuple[Relation, str, tuple[str, ...]]]:
    """Yield what the judge was asked for the assertion of *spec*, and said yes to."""
    if spec.kind == Grounded.kind:
        yield from (("entails", one.claim, one.sources) for one in entailments(response))
    elif spec.kind == States.kind and (fact := _text(spec.params, States, "fact")) is not None:
        yield "contains", fact, (response.visible,)
    elif spec.kind == EquivalentTo.kind:
        other = _text(spec.params, EquivalentTo, "text")
        if other is None and pair is not None:
            other = pair.text
        if other is not None:
            yield "equivalent", response.text, (other,)


def _text(params: Any, kind: type[States | EquivalentTo], name: str) -> str | None:  # noqa: ANN401 - as in the file
    try:
        text = getattr(kind.read(params), name)
    except InvalidParameters:  # another assertion has taken the name
        return None
    return text if isinstance(text, str) else None
