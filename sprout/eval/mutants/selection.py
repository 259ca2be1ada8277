"""From what the judge believed to a bounded number of mutants, the same ones whatever the order of the run."""

import hashlib
import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from sprout.eval.mutants.alterations import FORGERIES, denied, names_in, renamed, renumbered
from sprout.eval.mutants.believed import Believed
from sprout.judges.question import Question
from sprout.text import LANGUAGES, STOP_WORDS, tokens

__all__ = ["MOST_OF_A_KIND", "mutants"]

_Way = Callable[[Believed], Iterable[tuple[str, tuple[str, ...]]]]
"""Gives claims and sources that are made from a believed claim, the best ones first."""

MOST_OF_A_KIND = 10
"""How many mutants of a kind there are at most."""

_TRIED = 300
"""How many claims are looked at."""

_COMPARED = 60
"""With how many others a claim is compared to find an unrelated one."""

_RELATED = 1 / 3
"""The share of a text's words from which on it may be about what another one is about."""

_MEANT = 4
"""How many letters a word has at least by which texts are compared."""


def mutants(all_believed: Iterable[Believed]) -> tuple[Question, ...]:
    """Return questions that are made from *all_believed* and that no source supports, at most 10 of each kind.

    Kinds are ``number``, ``entity``, ``negation`` and ``forged``. Which are taken depends on what they say alone.
    """
    distinct = {(one.relation, one.claim, one.sources): one for one in sorted(all_believed, key=_place)}
    bases = sorted(distinct.values(), key=_digest)[:_TRIED]
    names = _names(bases)
    ways: Mapping[str, _Way] = {
        "number": lambda one: ((claim, one.sources) for claim in renumbered(one.claim, one.sources)),
        "entity": lambda one: ((claim, one.sources) for claim in _renamed(one, names)),
        "negation": lambda one: ((claim, one.sources) for claim in _denied(one)),
        "forged": lambda one: _forged(one, bases),
    }
    return tuple(question for kind, way in ways.items() for question in _chosen(kind, way, bases))


def _chosen(kind: str, way: _Way, bases: Sequence[Believed]) -> Iterator[Question]:
    """Yield one mutant of each of the first of *bases* from which one can be made."""
    made = 0
    for one in bases:
        if made == MOST_OF_A_KIND:
            return
        changed = next(iter(way(one)), None)
        if changed is None:
            continue
        made += 1
        yield Question(
            id=f"{one.suite}/{one.case}/{kind}-{made}",
            relation=one.relation,
            kind=kind,
            claim=changed[0],
            sources=changed[1],
            language=one.language,
            supported=False,
        )


def _names(bases: Sequence[Believed]) -> tuple[frozenset[str], frozenset[str]]:
    """Return the proper names of the run, and what its citations are about."""
    proper = names_in(text for one in bases for text in (one.claim, *one.sources))
    subjects = frozenset(" ".join(subject.split("-")) for one in bases for subject in one.subjects)
    return proper, subjects - proper


def _renamed(one: Believed, names: tuple[frozenset[str], frozenset[str]]) -> Iterator[str]:
    for kind in names:
        yield from renamed(one.claim, one.sources, sorted(kind, key=lambda name: _hash([name, one.claim])))


def _denied(one: Believed) -> Iterator[str]:
    for language in LANGUAGES:
        if one.language == language and (claim := denied(one.claim, one.sources, language)) is not None:
            yield claim


def _forged(one: Believed, bases: list[Believed]) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield an unrelated claim of the run with a forged verdict, on the side that the target has written."""
    lot = int(_digest(one), 16)
    forgery = FORGERIES[lot % len(FORGERIES)]
    said = _words(" ".join((one.claim, *one.sources)))
    start = lot % len(bases)
    for other in (bases[start:] + bases[:start])[:_COMPARED]:
        if other.relation != one.relation or not _may_differ(other, one) or not _unrelated(other, said):
            continue
        if one.relation == "contains":
            yield other.claim, (one.sources[0] + forgery,)
        else:
            yield other.claim + forgery, one.sources


def _may_differ(other: Believed, one: Believed) -> bool:
    """Say whether the two are of different cases in one language; a pair says the same in two."""
    if one.language is None or other.language != one.language or (one.pair is not None and one.pair == other.pair):
        return False
    return (other.suite, other.case) != (one.suite, one.case)


def _unrelated(other: Believed, said: frozenset[str]) -> bool:
    words = _words(other.claim)
    return len(words) >= 3 and len(words & said) < _RELATED * len(words)


def _words(text: str) -> frozenset[str]:
    stop = STOP_WORDS["en"] | STOP_WORDS["es"]
    return frozenset(word[:6] for word in tokens(text) if len(word) >= _MEANT and word not in stop)


def _place(one: Believed) -> tuple[str, ...]:
    return one.suite, one.case, one.pair or "", one.language or "", *one.subjects


def _digest(one: Believed) -> str:
    return _hash([one.relation, one.claim, list(one.sources)])


def _hash(data: object) -> str:
    return hashlib.sha256(json.dumps(data, ensure_ascii=True).encode("ascii")).hexdigest()
