"""Find the plant that a question points back to: by its order, by part of its name, by where it stands.

Only what the user named counts; nothing that an assistant said is looked at.
"""

import re
from collections.abc import Sequence
from dataclasses import replace

from sprout.assistant.names import NameBook
from sprout.assistant.reading import Reading
from sprout.assistant.settings import Language
from sprout.assistant.vocabulary import listed, singular, words
from sprout.text import STOP_WORDS, clauses, content_stems, fold

__all__ = ["recalled", "spelled_out"]

_ORDER_EN = re.compile(
    r"\b(?:the|that|my) (?P<nth>first|second|third|fourth|last|other|former|latter)"
    r"(?: (?:one|plant|of (?:them|those|these|the)|(?:that )?i (?:\w+ )?(?:named|mentioned|listed|said|wrote))\b|$)"
    r"|\bthe (?P<bare>former|latter)\b"
)
_ORDER_ES = re.compile(
    r"\b(?:l[ao]|el|al|del|est[ae]|es[ae]) (?P<nth>primer[oa]?|segund[oa]|tercer[oa]?|cuart[oa]|ultim[oa]|otr[oa])"
    r"(?=$| (?:planta|que (?:\w+ )?(?:nombr|mencion|dij|puse|escrib|list)\w*|de (?:ell[ao]s|l[ao]s)|le|la|lo|se"
    r"|cuant\w*"
    r"|cada|que|como|cual|necesita|quiere|pide|lleva|aguanta|tolera|tambien|y|en|es|por)\b)"
)
_PLACES = {
    **dict.fromkeys(("first", "former", "primer", "primera", "primero"), 0),
    **dict.fromkeys(("second", "segunda", "segundo"), 1),
    **dict.fromkeys(("third", "tercer", "tercera", "tercero"), 2),
    **dict.fromkeys(("fourth", "cuarta", "cuarto"), 3),
    **dict.fromkeys(("last", "latter", "ultima", "ultimo"), -1),
}
_BOTH = re.compile(
    r"\b(?:both|each of (?:them|the)|all (?:of )?them|ambas|ambos|l[ao]s dos|cada un[ao]|tod[ao]s ell[ao]s)\b"
)
_DESCRIBED_EN = re.compile(
    r"\b(?:the|that) (?:one|plant) (?P<where>(?:on|in|at|by|near|next|under|over|from|behind|beside|with|that|which|i"
    r"|my)\b.*)|\bthe (?P<beside>\w+) (?:one|plant)\b"
)
_DESCRIBED_ES = re.compile(
    r"\b(?:la|el|al|esa|ese|aquella|aquel) (?P<where>(?:del?|en|junto|que (?:esta|tengo|puse|vive|cuelga|me|veo))\b.*)"
    r"|\b(?<!de )del (?P<beside>del? .*)"
)
_COUNTED = re.compile(
    r"\b(?:two|three|four|both|several|dos|tres|cuatro|ambas|ambos|varias|varios) (?P<noun>\w{3,}s)\b", re.IGNORECASE
)
_SHARING = re.compile(
    r"\b(?P<article>an?|one|another|the|una?|otr[oa]|la|el) (?P<rest>(?:de (?:la |los |las )?)?\w+)\b", re.IGNORECASE
)
_DEFINITE = listed("the that this my our said la el las los esa ese esta este mi nuestra nuestro del al dicha")
_CONJUNCTIONS = listed("and but while whereas y e pero mientras")


def recalled(own: Reading, spoken: Sequence[Reading], language: Language) -> Reading:
    """Return *own* with the plant of *spoken* (oldest first) that it points back to, if it names none itself.

    What points at something that was not told keeps its plant unknown.
    """
    if own.species or not any(_named(each) for each in spoken):
        return own
    if own.unknown:
        found = _by_part_of_name(own, spoken)
        return own if found is None else replace(own, species=found, unknown=())
    text = " ".join(own.words)
    described = (_DESCRIBED_ES if language == "es" else _DESCRIBED_EN).search(text)
    if described and (placed := _by_description(described["where"] or described["beside"], spoken, language)):
        return replace(own, species=(placed,))
    ordinal = (_ORDER_ES if language == "es" else _ORDER_EN).search(text)
    if ordinal is not None:
        ordered = _by_order(ordinal, spoken)
        return replace(_without(own, ordinal, language), species=ordered) if ordered else replace(own, unknown=("",))
    if _points_elsewhere(described, spoken, language):
        return replace(own, unknown=("",))
    if _BOTH.search(text) and (listed := _enumerated(spoken)):
        return replace(own, species=listed)
    return own


def spelled_out(text: str, book: NameBook) -> str:
    """Return *text* with the noun that several names share in each: *two palms, an areca and a parlor palm*."""
    counted = _COUNTED.search(text)
    if counted is None:
        return text
    noun = singular(fold(counted["noun"]))

    def whole(match: re.Match[str]) -> str:
        for name in (f"{noun} {match['rest']}", f"{match['rest']} {noun}"):
            found = words(name)
            mentions = book.find(found)
            if (
                len(mentions) == 1
                and mentions[0].species is not None
                and mentions[0].end - mentions[0].start == len(found)
            ):
                return f"{match['article']} {name}"
        return match[0]

    return text[: counted.end()] + _SHARING.sub(whole, text[counted.end() :])


def _named(reading: Reading) -> tuple[str, ...]:
    return tuple(dict.fromkeys(mention.species for mention in reading.mentions if mention.species is not None))


def _points_elsewhere(described: re.Match[str] | None, spoken: Sequence[Reading], language: Language) -> bool:
    """Say whether a plant is described that is none of several: which one is meant must not be guessed."""
    several = len({name for each in spoken for name in _named(each)}) > 1
    return several and language == "en" and described is not None and described["where"] is not None


def _by_part_of_name(own: Reading, spoken: Sequence[Reading]) -> tuple[str, ...] | None:
    """Resolve *the fig* to the weeping fig that was spoken of; None unless each name is part of exactly one."""
    found: list[str] = []
    for mention in own.mentions:
        before = own.words[mention.start - 1] if mention.start else ""
        if mention.species is not None or mention.end - mention.start != 1 or before not in _DEFINITE:
            return None
        for each in reversed(spoken):
            holding = {
                earlier.species
                for earlier in each.mentions
                if earlier.species is not None
                and _has_part(each, earlier.start, earlier.end, earlier.name, mention.name)
            }
            if holding:
                break
        if len(holding) != 1:
            return None
        found += [name for name in holding if name is not None]
    return tuple(dict.fromkeys(found)) or None


def _has_part(reading: Reading, start: int, end: int, name: str, part: str) -> bool:
    said = {singular(word) for word in (*reading.words[start:end], *name.split())}
    return singular(part) in said


def _without(own: Reading, pointing: re.Match[str], language: Language) -> Reading:
    """Return *own* without what its words for a plant seem to say: *the second one* is about no second plant."""
    said = frozenset(pointing[0].split())
    stems = frozenset(content_stems(pointing[0], language))
    concepts = {name: by for name, by in own.concepts.items() if not by <= said}
    return replace(own, concepts=concepts, rest=own.rest - stems, content=own.content - stems)


def _by_order(match: re.Match[str], spoken: Sequence[Reading]) -> tuple[str, ...]:
    """Return the plant at the place that *match* counts to; none if there is no such."""
    nth = match["nth"] or match["bare"]
    listed = _enumerated(spoken) or tuple(dict.fromkeys(name for each in spoken for name in _named(each)))
    if nth not in _PLACES:
        latest = next(each.species for each in reversed(spoken) if each.species)
        return tuple(name for name in listed if name not in latest) if len(listed) == 2 else ()
    place = _PLACES[nth]
    return listed[place:][:1]


def _enumerated(spoken: Sequence[Reading]) -> tuple[str, ...]:
    """Return the plants of the latest turn that names several."""
    return next((names for each in reversed(spoken) if len(names := _named(each)) > 1), ())


def _by_description(description: str, spoken: Sequence[Reading], language: Language) -> str | None:
    """Return the one plant in whose part of a sentence the first telling word of *description* stands."""
    for word in description.split()[:7]:
        if word in STOP_WORDS[language]:
            continue
        found = {name for each in reversed(spoken) for name in _told_of(each, singular(word))}
        if len(found) == 1:
            return found.pop()
    return None


def _told_of(reading: Reading, word: str) -> set[str]:
    """Return the plants of which *reading* tells something with *word*."""
    found: set[str] = set()
    inside = {at for mention in reading.mentions for at in range(mention.start, mention.end)}
    for names, segment in _told(reading):
        if any(singular(reading.words[at]) == word for at in segment if at not in inside):
            found |= names
    return found


def _told(reading: Reading) -> list[tuple[set[str], list[int]]]:
    """Cut *reading* into stretches of words, each with the plants that it is about.

    A stretch without a plant goes on about the last one; where the first has none, each introduces the next plant.
    """
    stretches = [(_in(reading, segment), segment) for segment in _segments(reading)]
    forward = bool(stretches) and not stretches[0][0]
    told: list[tuple[set[str], list[int]]] = []
    names: set[str] = set()
    for own, segment in reversed(stretches) if forward else stretches:
        names = own or names
        told.append((names, segment))
    return told


def _in(reading: Reading, segment: Sequence[int]) -> set[str]:
    return {mention.species for mention in reading.mentions if mention.species is not None and mention.start in segment}


def _segments(reading: Reading) -> list[list[int]]:
    segments: list[list[int]] = []
    at = 0
    for clause in clauses(reading.text):
        segments.append([])
        for word in words(" ".join(clause)):
            if word in _CONJUNCTIONS:
                segments.append([])
            segments[-1].append(at)
            at += 1
    return [segment for segment in segments if segment]
