"""Find out whether a text tries to take an assistant over, in English and Spanish.

A text injects when it overrides, rescinds, extracts or redirects the assistant's instructions, asks after its prompt
and protection, gives it a self or a mode without limits, forbids it to refuse, or forges a turn of the conversation.
Some words are enough by themselves.  Others, which honest texts use too, are half a sign, and two different ones near
one another are needed.  What is encoded, reversed or spelled out is read as well.

The detector reads words only.  A harmful request that leaves the instructions alone is no injection, and an attack in
other words than it knows is not found.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from types import MappingProxyType
from typing import Final, Literal

from sprout.judges.detectors.clauses import Evidence, canonical
from sprout.judges.detectors.injection_signs import ENOUGH, Category, Sign, forged, mentions, signs, third_person
from sprout.judges.detectors.payloads import payloads, unspelled
from sprout.text import sentences

__all__ = ["Injection", "Where", "injections", "injects"]

Where = Literal["question", "data"]

_NEAR: Final = 12
"""How many sentences apart two half signs may stand."""
_LONGEST: Final = 700
"""A longer sentence is read in pieces, in characters, which bounds the work on hostile text."""
_OVERLAP: Final = 150
_MOST: Final = 4
"""So many places of one sign in one piece are looked at."""
_QUOTES = re.compile(r"(?<!\w)'|'(?!\w)")
_MARKS = re.compile(r"[^\w\s'\"%+-]+")
_SHORT = MappingProxyType(
    {"u": "you", "ur": "your", "pls": "please", "plz": "please", "wat": "what", "q": "que", "n": "and"}
)
_JOINTS = str.maketrans(dict.fromkeys("'-%+_", " "))


@dataclass(frozen=True, slots=True, kw_only=True)
class Injection:
    """A place where a text attacks the assistant."""

    category: Category
    evidence: Evidence
    """The sentence, verbatim, and where it stands."""
    phrase: str
    """The folded words that attack."""
    reason: str
    """One sentence for the user."""


@dataclass(frozen=True, slots=True, kw_only=True)
class _Found:
    sign: Sign
    place: int
    """Number of the piece of text."""
    at: int
    phrase: str
    evidence: Evidence


def injects(text: str, *, where: Where = "question") -> Injection | None:
    """Return the first place where *text* tries to take the assistant over, or None.

    *where* is ``question`` for what a user sends and ``data`` for what was retrieved or uploaded: in data, an order to
    whoever answers is an attack too, and questions are nobody's.
    """
    return next(injections(text, where=where), None)


def injections(text: str, *, where: Where = "question") -> Iterator[Injection]:
    """Give the places where *text* tries to take the assistant over: sentences, then forged turns, then codes."""
    seen: set[int] = set()
    for found in _plain(text, where):
        if found.evidence.start not in seen:
            seen.add(found.evidence.start)
            yield found
    for match in forged().finditer(text):
        yield _injection("forged-turn", _line(text, match.start(), match.end()), " ".join(match.group().split())[:80])
    for payload in payloads(text):
        if inner := next(_plain(payload.text, where), None):
            evidence = Evidence(text=text[payload.start : payload.end], start=payload.start, end=payload.end)
            told = _injection("encoded", evidence, inner.phrase)
            yield replace(told, reason=f"hides {inner.phrase!r} in {payload.coding}")


def _injection(category: Category, evidence: Evidence, *phrases: str) -> Injection:
    said = " and ".join(map(repr, phrases))
    reason = f"{category} with {said} in {_short(evidence.text)!r}"
    return Injection(category=category, evidence=evidence, phrase=phrases[0], reason=reason)


def _short(text: str, most: int = 200) -> str:
    return text if len(text) <= most else text[: most - 1] + "…"


def _line(text: str, start: int, end: int) -> Evidence:
    while start < end and text[start].isspace():
        start += 1
    return Evidence(text=text[start:end], start=start, end=end)


def _plain(text: str, where: Where) -> Iterator[Injection]:
    near: list[_Found] = []
    harmless: set[str] = set()
    for place, evidence in enumerate(_pieces(text)):
        if evidence.text in harmless:
            continue
        new = list(_found(place, evidence, where))
        if not new:
            harmless.add(evidence.text)
            continue
        near = [one for one in near if place - one.place <= _NEAR] + new
        whole = next((one for one in new if one.sign.points >= ENOUGH), None)
        if whole is not None:
            yield _injection(whole.sign.category, whole.evidence, whole.phrase)
        elif together := _together(near):
            yield _injection(together[0].sign.category, together[0].evidence, *(one.phrase for one in together))


def _pieces(text: str) -> Iterator[Evidence]:
    position = 0
    for sentence in sentences(text):
        found = text.find(sentence, position)
        start = position if found < 0 else found
        position = start + len(sentence)
        while position - start > _LONGEST:
            cut = text.rfind(" ", start + _OVERLAP + 1, start + _LONGEST)
            cut = cut if cut > 0 else start + _LONGEST
            yield Evidence(text=text[start:cut], start=start, end=cut)
            start = cut - _OVERLAP
        yield Evidence(text=text[start:position], start=start, end=position)


def flat(piece: str) -> str:
    """Return *piece* as the signs read it: folded words, ``|`` for each mark, ``"`` apart, padded with spaces."""
    folded = _QUOTES.sub('"', canonical(unspelled(piece))).replace('"', ' " ')
    words = _MARKS.sub(" | ", folded).translate(_JOINTS).split()
    return f" {' '.join(_SHORT.get(word, word) for word in words)} "


def _found(place: int, evidence: Evidence, where: Where) -> Iterator[_Found]:
    said = flat(evidence.text)
    for sign in signs(where):
        for match in islice(sign.matches(said), _MOST):
            if _mentioned(said, match) or (sign.category in {"extraction", "probing"} and third_person(said, match)):
                continue
            phrase = match.group().strip(' |"')
            yield _Found(sign=sign, place=place, at=match.start(), phrase=phrase, evidence=evidence)


def _mentioned(said: str, match: re.Match[str]) -> bool:
    """Whether the words stand in quotation marks in a sentence that talks about them."""
    before = said[: match.start() + 3]
    if before.count('"') % 2 == 0 or '"' not in said[match.end() - 2 :]:
        return False
    parts = said.split('"')
    return mentions(" ".join(parts[::2]))


def _together(near: Sequence[_Found]) -> tuple[_Found, ...] | None:
    """Return half signs that make a whole one.

    Two that tell, or three of which one tells, or three of mere form; one that tells close to one of mere form; two
    different phrases of a sign that adds up.
    """
    usable = [one for one in near if one.sign.beside is None or _governed(one, near)]
    telling = _kinds(one for one in usable if one.sign.telling)
    formal = _kinds(one for one in usable if not one.sign.telling)
    if len(telling) > 1 or len(formal) > 2 or (telling and len(formal) > 1):
        return *telling, *formal
    for one in usable:
        if one.sign.telling and (other := next((other for other in usable if _close(one, other)), None)):
            return one, other
    for name in (one.sign.name for one in telling if one.sign.adds):
        phrases = {one.phrase: one for one in usable if one.sign.name == name}
        if len(phrases) > 1:
            return tuple(phrases.values())[:3]
    return None


def _kinds(found: Iterable[_Found]) -> list[_Found]:
    """Return the first of each kind, leaving out what says again what another kind's words said."""
    kinds: dict[str, _Found] = {}
    for one in found:
        if not any(_overlap(one, other) for other in kinds.values()):
            kinds.setdefault(one.sign.name, one)
    return list(kinds.values())


def _overlap(one: _Found, other: _Found) -> bool:
    return one.place == other.place and one.at < other.at + len(other.phrase) and other.at < one.at + len(one.phrase)


def _close(one: _Found, form: _Found) -> bool:
    if form.sign.telling:
        return False
    return one.place == form.place or (form.sign.name == "role" and (one.sign.wide or one.sign.beside is not None))


def _governed(one: _Found, near: Sequence[_Found]) -> bool:
    """Whether the sign that this one needs stands before it, at most as many sentences back as it allows."""
    return any(
        other.sign.name == one.sign.beside
        and 0 <= one.place - other.place <= one.sign.reach
        and (one.place, one.at) > (other.place, other.at)
        for other in near
    )
