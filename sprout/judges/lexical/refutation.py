"""Named evidence against a claim: what forbids a ``yes``, however much of the claim the sources have."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

from sprout.judges.lexical.alignment import Alignment
from sprout.judges.lexical.objections import Objections, objections
from sprout.judges.lexical.statement import Statement, Term
from sprout.judges.lexical.substitution import substitution
from sprout.judges.lexical.wording import quoted

__all__ = ["Refutation", "refutation"]

_ABOUT_THE_SAME = 0.6
"""Share of a statement that its passage must have before a difference between them counts as a contradiction."""
_NEARLY_ALL = 0.9
"""The same for a statement among others, whose passage is found with less certainty, and for words of one kind."""
_MOST = 0.7


@dataclass(frozen=True, slots=True)
class Refutation:
    """Why a claim is not supported."""

    verdict: Literal["contradicted", "no"]
    reason: str
    certain: bool
    """Whether it holds at both operating points: negations and names are misread too often to overrule all else."""


def refutation(aligned: Sequence[Alignment], where: str) -> Refutation | None:
    """Return the gravest of what speaks against the statements of a claim, or ``None``."""
    found = [one for at in aligned if (one := _of_a_statement(at, where, alone=len(aligned) == 1))]
    return min(found, key=lambda one: (not one.certain, one.verdict != "contradicted"), default=None)


def _of_a_statement(at: Alignment, where: str, *, alone: bool) -> Refutation | None:
    against = objections(at)
    denied = _denied(at, against, alone=alone)
    if denied:
        words = quoted([term.word for term in denied])
        certain = any(term.key.startswith("§") for term in denied)
        return Refutation("contradicted", f"the claim and {where} disagree on the negation of {words}", certain)
    for term, word in (*against.opposed, *((number, word) for number, word in against.numbers if word)):
        if _rest(at, term) >= (_MOST if alone else _NEARLY_ALL):
            return Refutation("contradicted", f"the claim says {term.word!r}; in {where} it is {word!r}", certain=True)
    numbers = [
        term.word for term, have in zip(at.terms, at.anywhere, strict=True) if term.kind == "number" and not have
    ]
    if numbers:
        return Refutation("no", f"there is no {quoted(numbers)} in {where}", certain=True)
    return _elsewhere(at, against, where)


def _denied(at: Alignment, against: Objections, *, alone: bool) -> tuple[Term, ...]:
    """Return the terms on whose negation the statement and its passage disagree, if they speak of the same."""
    concepts = tuple(term for term in against.denied if term.key.startswith("§"))
    if not against.denied or at.nearest is None or at.share(at.resembled) < _ABOUT_THE_SAME:
        return ()
    if not concepts and at.claim.negations == at.nearest.negations and _aim_alike(at):
        return ()  # "photographs are not allowed": "does not allow photographs"
    if alone or concepts:
        return against.denied if alone else concepts
    nearly = at.windows[0].weight >= _NEARLY_ALL * at.weight
    one_sided = (at.claim.negations > 0) != (at.nearest.negations > 0)
    return objections(replace(at, passage=(at.nearest,))).denied if nearly and one_sided else ()


def _aim_alike(at: Alignment) -> bool:
    return any(term.aimed and any(other.aimed for other in at.places.get(term.key, ())) for term in at.terms)


def _rest(at: Alignment, term: Term) -> float:
    """Return the share of the statement's other terms that its passage has."""
    rest = at.weight - term.weight
    return at.windows[2].weight / rest if rest else 1.0


def _elsewhere(at: Alignment, against: Objections, where: str) -> Refutation | None:
    """Return the objection that the passage speaks of something else."""
    plants = [
        term.word
        for term, passed in zip(at.terms, at.passed, strict=True)
        if term.kind == "plant" and not passed and (against.rivals or term.key not in at.source.places)
    ]
    if plants:
        rivals = f", but {quoted([term.word for term in against.rivals])}" if against.rivals else ""
        return Refutation(
            "no", f"the passage of {where} nearest to the claim does not name {quoted(plants)}{rivals}", certain=True
        )
    put = substitution(at)
    if put is not None:
        reason = (
            f"the claim says {quoted(put.said)} where the sentence of {where} nearest to it has {quoted(put.instead)}"
        )
        return Refutation("no", reason, certain=True)
    swapped = _swapped(at)
    if swapped:
        return Refutation(
            "no", f"the claim names {swapped[0]!r}, the sentence of {where} nearest to it {swapped[1]!r}", certain=False
        )
    for term, word in against.replaced:
        if _rest(at, term) >= _NEARLY_ALL:
            return Refutation("no", f"the claim says {term.word!r}; in {where} there is only {word!r}", certain=False)
    if against.strangers:
        names = quoted([term.word for term in against.strangers])
        return Refutation("no", f"the sentence of {where} nearest to the claim is about {names}", certain=True)
    return None


def _swapped(at: Alignment) -> tuple[str, str] | None:
    """Return the one name that the nearest sentence lacks, and a name that it has instead, if all else agrees."""
    lacking = [
        term for term, echoed in zip(at.terms, at.echoed, strict=True) if not echoed and _may_be_a_name(term, at.claim)
    ]
    if len(lacking) != 1 or at.nearest is None or _one_sentence(at, lacking[0]) < _NEARLY_ALL:
        return None
    for other in at.nearest.terms:
        if other.key not in at.claim.keys and _may_be_a_name(other, at.nearest):
            return lacking[0].word, other.word
    return None


def _may_be_a_name(term: Term, statement: Statement) -> bool:
    return term.kind == "name" or term.key == statement.opening


def _one_sentence(at: Alignment, term: Term) -> float:
    rest = at.weight - term.weight
    return at.windows[0].weight / rest if rest else 1.0
