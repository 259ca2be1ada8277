"""What speaks against a statement and can be named: the words in which it and its passage differ."""

from dataclasses import dataclass

from sprout.judges.lexical.alignment import Alignment
from sprout.judges.lexical.statement import Term
from sprout.judges.lexical.vocabulary import lexicon

__all__ = ["Objections", "denies", "instead", "objections", "opposed", "replaced"]

_NONE: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True, kw_only=True)
class Objections:
    """What speaks against a statement; all empty if nothing does."""

    denied: tuple[Term, ...]
    """Terms that the passage has with the other polarity only."""
    opposed: tuple[tuple[Term, str], ...]
    """Missing terms with the word of the passage that excludes them."""
    numbers: tuple[tuple[Term, str], ...]
    """Missing numbers with the number that the passage gives in their place ("" for none)."""
    rivals: tuple[Term, ...]
    """Plants in the passage that the statement does not name."""
    replaced: tuple[tuple[Term, str], ...]
    """Missing terms with a word of the same kind that the passage has in their place."""
    strangers: tuple[Term, ...]
    """Plants of which, and not of the statement's, the sentence nearest to the statement speaks."""


def objections(at: Alignment) -> Objections:
    """Return what speaks against the statement of *at*."""
    missing = [term for term, flag in zip(at.terms, at.passed, strict=True) if not flag]
    return Objections(
        denied=tuple(term for term, flag in zip(at.terms, at.passed, strict=True) if flag and denies(term, at)),
        opposed=tuple((term, word) for term in missing if (word := opposed(term, at))),
        numbers=tuple((term, instead(term, at)) for term in missing if term.kind == "number"),
        rivals=tuple(
            found
            for statement in at.passage
            for found in statement.terms
            if found.kind == "plant" and found.key not in at.claim.keys
        ),
        replaced=tuple((term, word) for term in missing if (word := replaced(term, at))),
        strangers=_strangers(at),
    )


def denies(term: Term, at: Alignment) -> bool:
    """Say whether the passage has *term* with the other polarity where it speaks of the same things.

    A sentence may affirm a word of one thing and deny it of another ("toxic to cats but safe for dogs"), so the
    occurrences that count are those whose part of the sentence, together with the sentence's subject, shares most
    with the claim.
    """
    if not term.denied and not any(term.key in statement.denied for statement in at.passage):
        return False
    occurrences = [
        (statement.terms, found)
        for statement in at.passage
        if term.key in statement.keys
        for found in statement.terms
        if found.key == term.key
    ]
    if all(found.denied == term.denied for _, found in occurrences):
        return False
    best, agrees = -1, True
    for terms, found in occurrences:
        part = {other.key for other in terms if other.segment == found.segment} | {terms[0].key}
        shared = len((part & at.claim.keys) - {term.key})
        same = found.denied == term.denied
        if shared > best:
            best, agrees = shared, same
        elif shared == best:
            agrees = agrees or same
    return not agrees


def opposed(term: Term, at: Alignment) -> str:
    """Return the word of the passage that excludes *term*, neither of them denied, or ""."""
    contraries = lexicon(at.language).contraries.get(term.key, _NONE)
    if not contraries or term.denied:
        return ""
    for statement in at.passage:
        if not contraries.isdisjoint(statement.keys):
            for found in statement.terms:
                if found.key in contraries and not found.denied:
                    return found.word
    return ""


def replaced(term: Term, at: Alignment) -> str:
    """Return the word of the same kind that the passage has in place of *term*, or ""."""
    kind = lexicon(at.language).kinds.get(term.key, _NONE) - at.claim.keys
    if not kind:
        return ""
    return next((found.word for statement in at.passage for found in statement.terms if found.key in kind), "")


def instead(number: Term, at: Alignment) -> str:
    """Return the other number that the passage gives for the unit of *number*, or ""."""
    position = next(index for index, term in enumerate(at.terms) if term.key == number.key)
    unit = at.terms[position + 1].key if position + 1 < len(at.terms) else None
    for statement in at.passage:
        if unit in statement.keys:
            for found, following in zip(statement.terms, statement.terms[1:], strict=False):
                if found.kind == "number" and following.key == unit:
                    return found.word
    return ""


def _strangers(at: Alignment) -> tuple[Term, ...]:
    own = {term.key for term in at.terms if term.kind == "plant"}
    rest = at.claim.keys - own
    if not own or not rest or not at.passage:
        return ()
    near = max(at.passage, key=lambda statement: len(rest & statement.keys))
    plants = tuple(found for found in near.terms if found.kind == "plant")
    return () if any(found.key in own for found in plants) else plants
