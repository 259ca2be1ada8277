"""Another thing named where the evidence, nearly word for word the same around it, names its own."""

from collections.abc import Sequence
from dataclasses import dataclass

from sprout.judges.lexical.alignment import Alignment
from sprout.judges.lexical.identity import covers, is_called, shortens
from sprout.judges.lexical.naming import in_role, is_loose, named
from sprout.judges.lexical.placing import Gap, Spot, gaps, spots
from sprout.judges.lexical.statement import Term
from sprout.text import Language

__all__ = ["Substitution", "substitution"]

_WORTH_A_LOOK = 0.6
"""Share of the statement's other words, by weight, that one sentence must have before the two are laid side by side."""
_LEAST_LEFT = 0.3
"""Share of all its words below which that cannot be."""
_ALIKE = 0.8
"""Share of the words around a name that both must have, in one order, before another name is taken to replace it."""
_NEARLY_THE_SAME = 0.9
"""The same for a name that stands elsewhere in the sources, or in place of a pronoun: it may be the same thing."""
_LONGEST_NAME = 5


@dataclass(frozen=True, slots=True)
class Substitution:
    """A name of the statement, and what the sentence nearest to it has there."""

    said: tuple[str, ...]
    instead: tuple[str, ...]


def substitution(at: Alignment) -> Substitution | None:
    """Return the first thing that the statement of *at* names in another's place, or ``None``.

    A word for the same thing is none: a synonym, a short form, a general word, or what the source calls it as well.
    """
    if at.nearest is None or at.windows[0].weight < _LEAST_LEFT * at.weight:
        return None
    strange = _strange(at)
    if not strange:
        return None
    rest = sum(term.weight for term in at.terms if term.key not in strange)
    if not rest or at.windows[0].weight < _WORTH_A_LOOK * rest:
        return None
    claim = spots(at.claim, at.language)
    found = gaps(claim, spots(at.nearest, at.language))
    for gap in found:
        said = named(gap.said, gap, at.language)
        if not 0 < len(said) <= _LONGEST_NAME or strange.isdisjoint(term.key for term in said):
            continue
        around = len(claim) - _words_of(said, gap, at.language)
        instead = _displaced(gap, said, at, alike=(len(found) - 1) / max(1, around))
        if instead:
            return Substitution(tuple(term.word for term in said), instead)
    return None


def _words_of(said: Sequence[Term], gap: Gap, language: Language) -> int:
    """Return how many words of the statement are of the name *said*, its article among them."""
    if gap.before and gap.after:
        return len(gap.said)
    return len(said) + sum(spot.term is None and in_role(spot.stem, language, "article") for spot in gap.said)


def _strange(at: Alignment) -> frozenset[str]:
    """Return the keys of the terms for which the nearest sentence has no word."""
    missing = [term for term in at.terms if term.key not in at.places and term.kind != "number"]
    if not missing or at.nearest is None:
        return frozenset()
    near = {mark for term in at.nearest.terms for mark in term.near}
    return frozenset(term.key for term in missing if near.isdisjoint(term.near) and not is_loose(term, at.language))


def _displaced(gap: Gap, said: Sequence[Term], at: Alignment, *, alike: float) -> tuple[str, ...]:
    """Return the words that *said* stands in place of, if those are of another thing."""
    if alike < _ALIKE:
        return ()
    unheard = any(_unheard(term, at) for term in said)
    surely = alike >= _NEARLY_THE_SAME
    if surely and unheard and not gap.before and _is_pronoun(gap.instead, at.language):
        return (gap.instead[0].stem,)
    there = named(gap.instead, gap, at.language)
    instead = tuple(term for term in there if _is_left_out(term, at) and not is_loose(term, at.language))
    if not instead or len(there) > _LONGEST_NAME or shortens(said, there) or covers(said, instead, at.language):
        return ()
    if not unheard:
        refers = _refers_back(gap.said, said, gap, at.language) or _refers_back(gap.instead, there, gap, at.language)
        if not surely or refers or is_called(said, there, at.source, at.language):
            return ()
    return tuple(term.word for term in instead)


def _unheard(term: Term, at: Alignment) -> bool:
    """Say whether no source has *term* or a word for it."""
    place = next(index for index, one in enumerate(at.terms) if one.key == term.key)
    return not at.echoed[place] and not at.anywhere[place]


def _is_pronoun(words: Sequence[Spot], language: Language) -> bool:
    return len(words) == 1 and words[0].term is None and in_role(words[0].stem, language, "pronoun")


def _is_left_out(term: Term, at: Alignment) -> bool:
    """Say whether the nearest sentence has *term* more often than the statement has it or a word for it."""
    if term.key in at.claim.keys:
        return len(at.places[term.key]) > sum(other.key == term.key for other in at.claim.terms)
    return all(term.near.isdisjoint(other.near) or other.key in at.places for other in at.claim.terms)


def _refers_back(words: Sequence[Spot], name: Sequence[Term], gap: Gap, language: Language) -> bool:
    """Say whether *name* is one plain word with a definite article, which may be said of anything named before."""
    if len(name) != 1 or name[0].kind in {"name", "plant"}:
        return False
    place = next(index for index, spot in enumerate(words) if spot.term is name[0])
    return in_role(words[place - 1].stem if place else gap.before, language, "definite", "determiner")
