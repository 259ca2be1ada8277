"""One statement of a claim beside the passage that says most of it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from sprout.judges.lexical.source import Source, Window, windows
from sprout.judges.lexical.statement import Statement, Term, distinct
from sprout.text import Language

__all__ = ["Alignment", "align"]


@dataclass(frozen=True, slots=True)
class Alignment:
    """A statement, its terms, and where the sources have them."""

    claim: Statement
    language: Language
    terms: tuple[Term, ...]
    """The claim's terms, each key once."""
    weight: float
    """Of the terms together."""
    source: Source
    """The source with the best passage."""
    windows: tuple[Window, Window, Window]
    passage: tuple[Statement, ...]
    """The widest window; empty if no source has a term."""
    nearest: Statement | None
    """The one sentence that has most of the claim."""
    places: Mapping[str, Sequence[Term]]
    """The terms of the nearest sentence by key."""
    found: tuple[bool, ...]
    """Per term, whether the source has it."""
    passed: tuple[bool, ...]
    """Per term, whether the passage has it."""
    resembled: tuple[bool, ...]
    """Per term, whether the passage has it or a word that may stand for it."""
    echoed: tuple[bool, ...]
    """Per term, whether the source has it or a word that may stand for it."""
    anywhere: tuple[bool, ...]
    """Per term, whether any source has it."""

    def share(self, flags: Sequence[bool], start: int = 0, stop: int | None = None) -> float:
        """Return the share, by weight, of the terms from *start* to *stop* that are flagged."""
        total = flagged = 0.0
        for term, flag in zip(self.terms[start:stop], flags[start:stop], strict=True):
            total += term.weight
            if flag:
                flagged += term.weight
        return flagged / total if total else 0.0


_NOWHERE = (Window(0.0, 0, 0, 0),) * 3


def align(claim: Statement, sources: Sequence[Source], language: Language) -> Alignment:
    """Find the passage of *sources*, of which there is at least one, that has most of *claim*."""
    terms = distinct(claim.terms)
    best, chosen = _NOWHERE, sources[0]
    for source in sources:
        found = windows(terms, source)
        if found and (found[2].weight, found[0].weight) > (best[2].weight, best[0].weight):
            best, chosen = found, source
    one, _, three = best
    passage = chosen.stated[three.start : three.stop]
    nearest = chosen.stated[one.start] if one.weight else None
    places: dict[str, list[Term]] = {}
    for term in nearest.terms if nearest else ():
        places.setdefault(term.key, []).append(term)
    passed = tuple(bool(three.have >> bit & 1) for bit in range(len(terms)))
    found_in = tuple(term.key in chosen.places for term in terms)
    near = {mark for statement in passage for term in statement.terms for mark in term.near}
    return Alignment(
        claim=claim,
        language=language,
        terms=terms,
        weight=sum(term.weight for term in terms),
        source=chosen,
        windows=best,
        passage=passage,
        nearest=nearest,
        places=places,
        found=found_in,
        passed=passed,
        resembled=_or_near(terms, passed, near),
        echoed=_or_near(terms, found_in, chosen.near),
        anywhere=found_in
        if len(sources) == 1
        else tuple(any(term.key in source.places for source in sources) for term in terms),
    )


def _or_near(terms: Sequence[Term], exact: Sequence[bool], near: "set[str] | frozenset[str]") -> tuple[bool, ...]:
    return tuple(flag or not near.isdisjoint(term.near) for term, flag in zip(terms, exact, strict=True))
