"""Whether two names may be of one thing: one the other's short form, one the more general, one said to be the other."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import takewhile

from sprout.judges.lexical.grammar import GENERAL
from sprout.judges.lexical.naming import in_role
from sprout.judges.lexical.placing import Spot, spots
from sprout.judges.lexical.source import Source
from sprout.judges.lexical.spelling import spelt
from sprout.judges.lexical.statement import Term
from sprout.text import Language
from sprout.text.words import stemmed

__all__ = ["covers", "is_called", "shortens"]

_SHORTEST = 3
"""Letters of which one word may be the beginning of another: *lab*."""
_KIN, _KIN_SHARE = 6, 0.6
"""Letters, and share of the longer word, that words of one family begin with: *profession*, *professional*."""
_BETWEEN = 5
"""Words that may stand between two names of one thing: "the tram, also known as the streetcar"."""


def shortens(said: Sequence[Term], instead: Sequence[Term]) -> bool:
    """Say whether one is the other cut short, joined, of its family, or made of its first letters."""
    one, other = ("".join(term.word for term in terms) for terms in (said, instead))
    short, long = sorted((one, other), key=len)
    if len(short) >= _SHORTEST and long.startswith(short):
        return True
    shared = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(short, long, strict=False)))
    if shared >= _KIN and shared >= _KIN_SHARE * len(long):
        return True
    return _initials(instead) == one or _initials(said) == other


def _initials(terms: Sequence[Term]) -> str:
    return "".join(term.word[0] for term in terms) if len(terms) > 1 else ""


def covers(said: Sequence[Term], instead: Sequence[Term], language: Language) -> bool:
    """Say whether the one word *said* is a general word for what is named *instead*."""
    kinds = _general(language).get(said[0].key, frozenset()) if len(said) == 1 else frozenset()
    return any(term.key in kinds or f"*{term.kind}" in kinds for term in instead)


def is_called(said: Sequence[Term], instead: Sequence[Term], source: Source, language: Language) -> bool:
    """Say whether a sentence of *source* gives both names to one thing."""
    keys = {term.key for term in (*said, *instead)}
    for statement in source.stated:
        if keys <= statement.keys:
            words = spots(statement, language)
            if _equates(words, said[-1], instead[0], language) or _equates(words, instead[-1], said[0], language):
                return True
    return False


def _equates(words: Sequence[Spot], last: Term, first: Term, language: Language) -> bool:
    """Say whether only words of naming, or nothing and no list, stand between a name's *last* and another's *first*."""
    for start, spot in enumerate(words):
        if spot.term is None or spot.term.key != last.key:
            continue
        for stop in range(start + 1, min(start + _BETWEEN + 2, len(words))):
            other = words[stop].term
            if other is not None and other.key == first.key:
                between = words[start + 1 : stop]
                if between and all(in_role(one.stem, language, "naming") for one in between):
                    return True
                if not between and other.segment != spot.term.segment and not _lists(words, language):
                    return True
    return False


def _lists(words: Sequence[Spot], language: Language) -> bool:
    return any(in_role(spot.stem, language, "list") for spot in words)


@lru_cache(maxsize=4)
def _general(language: Language) -> Mapping[str, frozenset[str]]:
    found: dict[str, frozenset[str]] = {}
    for row in GENERAL[language]:
        general, _, kinds = row.partition(": ")
        words = [word for word in kinds.split() if not word.startswith("*")]
        classes = {word for word in kinds.split() if word.startswith("*")}
        found[_stem(general, language)] = frozenset(classes | {_stem(word, language) for word in words})
    return found


def _stem(word: str, language: Language) -> str:
    return stemmed([spelt(word, language)], language)[0]
