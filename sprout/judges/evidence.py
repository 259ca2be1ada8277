"""Compare one statement with sources: how much of it the best passage covers, and what speaks against it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from sprout.judges.analysis import Statement, Term, lexicon, statements
from sprout.text import Language

__all__ = ["Comparison", "Source", "compare"]

_WIDEST = 3
"""How many neighbouring sentences may support a statement together."""


@dataclass(frozen=True, slots=True)
class Source:
    """A source, analysed once."""

    stated: tuple[Statement, ...]
    places: Mapping[str, frozenset[int]]
    """Key → the sentences it stands in."""

    @classmethod
    def read(cls, text: str, language: Language) -> "Source":
        """Analyse *text*."""
        stated = statements(text, language)
        places: dict[str, set[int]] = {}
        for index, statement in enumerate(stated):
            for term in statement.terms:
                places.setdefault(term.key, set()).add(index)
        return cls(stated=stated, places={key: frozenset(found) for key, found in places.items()})


@dataclass(frozen=True, slots=True)
class Comparison:
    """One statement against its best passage."""

    coverage: float
    """Share of the statement's terms that the passage has, in [0, 1]."""
    missing: tuple[Term, ...]
    denied: tuple[Term, ...] = ()
    """Terms that the passage has with the other polarity only."""
    opposed: tuple[tuple[Term, str], ...] = ()
    """Missing terms with the word of the passage that excludes them."""
    numbers: tuple[tuple[Term, str], ...] = ()
    """Missing numbers with the number that the passage gives in their place ("" for none)."""
    rivals: tuple[Term, ...] = ()
    """Plants in the passage that the statement does not name."""
    replaced: tuple[tuple[Term, str], ...] = ()
    """Missing terms with a word of the same kind that the passage has in their place."""
    strangers: tuple[Term, ...] = ()
    """Plants of which, and not of the statement's, the sentence nearest to the statement speaks."""


def compare(claim: Statement, sources: Sequence[Source], language: str) -> Comparison:
    """Compare *claim*, which has at least one term, with the passage of *sources* that covers most of it."""
    best: tuple[int, int, Source, range] | None = None
    terms = _distinct(claim.terms)
    for source in sources:
        found = _window(terms, source)
        if found and (best is None or (found[0], -len(found[1])) > best[:2]):
            best = (found[0], -len(found[1]), source, found[1])
    if best is None:
        return Comparison(coverage=0.0, missing=terms)
    covered, _, source, window = best
    return _weigh(terms, covered, source.stated[window.start : window.stop], language)


def _distinct(terms: Sequence[Term]) -> tuple[Term, ...]:
    return tuple({term.key: term for term in terms}.values())


def _window(terms: Sequence[Term], source: Source) -> tuple[int, range] | None:
    """Return how many of *terms* the best window of *source* has, and the shortest, first such window."""
    masks: dict[int, int] = {}
    for bit, term in enumerate(terms):
        for index in source.places.get(term.key, ()):
            masks[index] = masks.get(index, 0) | 1 << bit
    best: tuple[int, range] | None = None
    for start in sorted(masks):
        mask = 0
        for stop in range(start, min(start + _WIDEST, len(source.stated))):
            mask |= masks.get(stop, 0)
            size = mask.bit_count()
            if best is None or (size, -(stop - start)) > (best[0], 1 - len(best[1])):
                best = (size, range(start, stop + 1))
    return best


def _weigh(terms: tuple[Term, ...], covered: int, passage: Sequence[Statement], language: str) -> Comparison:
    have = {term.key for statement in passage for term in statement.terms}
    missing = tuple(term for term in terms if term.key not in have)
    return Comparison(
        coverage=covered / len(terms),
        missing=missing,
        denied=tuple(term for term in terms if term.key in have and _denies(term, terms, passage)),
        opposed=tuple(pair for term in missing if (pair := _opposed(term, passage, language))),
        numbers=tuple((term, _instead(term, terms, passage)) for term in missing if term.kind == "number"),
        rivals=_rivals(terms, passage),
        replaced=tuple(pair for term in missing if (pair := _replaced(term, terms, passage, language))),
        strangers=_strangers(terms, passage),
    )


def _rivals(terms: Sequence[Term], passage: Sequence[Statement]) -> tuple[Term, ...]:
    own = {term.key for term in terms}
    return tuple(
        found for statement in passage for found in statement.terms if found.kind == "plant" and found.key not in own
    )


def _strangers(terms: tuple[Term, ...], passage: Sequence[Statement]) -> tuple[Term, ...]:
    own = {term.key for term in terms if term.kind == "plant"}
    rest = {term.key for term in terms} - own
    if not own or not rest:
        return ()
    near = max(passage, key=lambda statement: len(rest & {found.key for found in statement.terms}))
    plants = tuple(found for found in near.terms if found.kind == "plant")
    return () if any(found.key in own for found in plants) else plants


def _denies(term: Term, terms: Sequence[Term], passage: Sequence[Statement]) -> bool:
    """Say whether *passage* has *term* with the other polarity where it speaks of the same things.

    A sentence may affirm a word of one thing and deny it of another ("toxic to cats but safe for dogs"), so the
    occurrences that count are those whose part of the sentence, together with the sentence's subject, shares most
    with the claim.
    """
    others = {other.key for other in terms} - {term.key}
    best, agrees = -1, True
    for statement in passage:
        subject = {statement.terms[0].key} if statement.terms else set()
        for found in statement.terms:
            if found.key != term.key:
                continue
            near = {other.key for other in statement.terms if other.segment == found.segment} | subject
            shared = len(near & others)
            same = found.denied == term.denied
            if shared > best:
                best, agrees = shared, same
            elif shared == best:
                agrees = agrees or same
    return not agrees


def _opposed(term: Term, passage: Sequence[Statement], language: str) -> tuple[Term, str] | None:
    contraries = lexicon(language).contraries.get(term.key, frozenset())
    for statement in passage:
        for found in statement.terms:
            if found.key in contraries and not found.denied and not term.denied:
                return term, found.word
    return None


def _replaced(
    term: Term, terms: Sequence[Term], passage: Sequence[Statement], language: str
) -> tuple[Term, str] | None:
    kind = lexicon(language).kinds.get(term.key, frozenset()) - {other.key for other in terms}
    words = [found.word for statement in passage for found in statement.terms if found.key in kind]
    return (term, words[0]) if words else None


def _instead(number: Term, terms: Sequence[Term], passage: Sequence[Statement]) -> str:
    """Return the other number that *passage* gives for the same unit, or ""."""
    position = next(n for n, term in enumerate(terms) if term.key == number.key)
    unit = terms[position + 1].key if position + 1 < len(terms) else None
    for statement in passage:
        for found, following in zip(statement.terms, statement.terms[1:], strict=False):
            if found.kind == "number" and following.key == unit:
                return found.word
    return ""
