"""Read one question by itself: its plants, topics, creatures, and whether it is about harm."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise

from sprout.assistant.asking import asking, merged, shown_by, split, telling_words
from sprout.assistant.concepts import MODIFIERS
from sprout.assistant.creatures import Creature, creatures_in
from sprout.assistant.demands import asks_for_completion, is_demand
from sprout.assistant.lexicon import CARE, PHRASES
from sprout.assistant.marking import mark
from sprout.assistant.names import Mention, NameBook
from sprout.assistant.safety_question import is_safety_question, safety_words, tells_harm
from sprout.assistant.settings import Language
from sprout.assistant.topics import (
    asks_beyond_care,
    asks_which_plant,
    is_care_question,
    is_for_somebody,
    names_foreign_thing,
    pest_words,
    tells_vaguely,
    topic_strengths,
    topic_words,
    topics_in,
)
from sprout.assistant.victims import creatures_named
from sprout.assistant.vocabulary import words
from sprout.text import NEGATIONS, content_stems

__all__ = ["Reading", "read"]

_AND = frozenset({"and", "also", "plus", "y", "e", "tambien", "ademas"})
_PLANT = frozenset({"plant", "plants", "houseplant", "houseplants", "greenery", "planta", "plantas", "plantita"})
_DENIALS = (
    *(" not a", " not an", " not my", " instead of a", " rather than a"),
    *(" no es un", " no es una", " no un", " no una"),
    *(" en vez de un", " en vez de una", " en lugar de un", " en lugar de una"),
)
_CORRECTIONS = frozenset({("no",), ("no", "a"), ("no", "my"), ("no", "the"), ("no", "wait")})
"""What stands between a plant and the one that was meant: *a peace lily? no, a calathea*."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Reading:
    """What one *text* says; see :class:`~sprout.assistant.inquiry.Inquiry` for the fields that both have.

    *words* are its folded words, *mentions* the plants that they name, in order.
    """

    text: str
    words: tuple[str, ...]
    mentions: tuple[Mention, ...]
    species: tuple[str, ...]
    unknown: tuple[str, ...]
    exact: bool
    which: bool
    care: bool
    vague: bool
    beyond_care: bool
    demand: bool
    topics: Mapping[str, float]
    joined: bool
    creatures: frozenset[Creature]
    safety: bool
    harmful: bool
    content: frozenset[str]
    understood: frozenset[str]
    concepts: Mapping[str, frozenset[str]]
    rest: frozenset[str]
    pests: frozenset[str]


def read(text: str, language: Language, book: NameBook, *, plant_known: bool = False) -> Reading:
    """Read *text* in *language*. Words of plant names are taken out first: a spider plant is no animal.

    *plant_known*: what was said before tells which plant it is about.
    """
    found = words(text)
    named = book.find(found)
    inside = {at for mention in named for at in range(mention.start, mention.end)}
    others = [word for at, word in enumerate(found) if at not in inside]
    mentions = _without_denied(named, found)
    known = tuple(dict.fromkeys(mention.species for mention in mentions if mention.species is not None))
    topics = topic_strengths(others, language)
    harm = safety_words(others)
    marked = mark(text, found, ((mention.start, mention.end) for mention in named))
    beings = creatures_named(marked, language)
    plant_named = plant_known or bool(mentions) or not _PLANT.isdisjoint(found)
    cares = topics_in([word for word in others if word not in harm], language)
    safety = is_safety_question(marked, beings, cares, language, plant_named=plant_named)
    # "Is Hoya a nice name for a baby?" has a creature and no harm in it.
    safety = (safety and (bool(harm) or not is_for_somebody(found))) or (bool(known) and asks_for_completion(text))
    clauses = split(text, frozenset(found[at] for at in inside), language)
    harm |= {word for word in others if creatures_in((word,), language)}
    understood = _known_words(others, language) | (harm if safety else shown_by(merged(clauses)))
    asked = asking(clauses, harm if safety else understood)
    concepts = merged(asked)
    specific = concepts.keys() - MODIFIERS
    told = telling_words(clauses, harm if safety else understood, language)
    return Reading(
        text=text,
        words=tuple(found),
        mentions=mentions,
        species=known,
        unknown=_unknown(mentions, known),
        exact=all(mention.exact for mention in mentions),
        which=asks_which_plant(found),
        care=not specific and is_care_question(others, language),
        vague=not specific and tells_vaguely(others),
        beyond_care=not safety
        and (asks_beyond_care(found) or any(names_foreign_thing(clause.words) for clause in asked)),
        demand=is_demand(text),
        topics=_safety_topics(topics, others) if safety else _care_topics(topics, cares),
        joined=not _AND.isdisjoint(others),
        creatures=beings.creatures,
        safety=safety,
        harmful=safety and tells_harm(marked),
        content=_stems(told, language),
        understood=_stems(sorted(understood | harm), language),
        concepts=concepts,
        rest=_stems([word for word in told if word not in shown_by(concepts) | understood | harm], language),
        pests=_pests(pest_words(others), concepts, language),
    )


def _unknown(mentions: Sequence[Mention], known: Collection[str]) -> tuple[str, ...]:
    """Return the names of plants outside the corpus; a family beside a known plant is that plant's."""
    return tuple(
        dict.fromkeys(
            mention.name for mention in mentions if mention.species is None and not (mention.family and known)
        )
    )


def _pests(found: frozenset[str], concepts: Mapping[str, frozenset[str]], language: Language) -> frozenset[str]:
    particular = {name for name, by in concepts.items() if name != "pests" and not by.isdisjoint(found)}
    return _stems(sorted(found), language) | particular


def _stems(found: Sequence[str], language: Language) -> frozenset[str]:
    """Return the content stems of *found* without *not* and its kin, which are shared by passages about anything."""
    return frozenset(content_stems(" ".join(found), language)) - _negations(language)


def _known_words(others: Sequence[str], language: Language) -> frozenset[str]:
    known = topic_words(others, language) | {word for word in others if creatures_in((word,), language)}
    text = " ".join(others)
    for pattern in (CARE[language], *(pattern for _, pattern in PHRASES.values())):
        known |= {word for match in pattern.finditer(text) for word in match[0].split()}
    return frozenset(known)


def _care_topics(topics: Mapping[str, float], cares: Collection[str]) -> dict[str, float]:
    """Leave out toxicity unless a substance tells it: whoever has *poisoned* a fern asks about its care."""
    kept = {name: each for name, each in topics.items() if name != "toxicity" or name in cares}
    strongest = max(kept.values(), default=1.0)
    return {name: round(each / strongest, 6) for name, each in kept.items()}


def _safety_topics(topics: Mapping[str, float], others: Sequence[str]) -> dict[str, float]:
    """Put toxicity first, and keep another topic only where the question joins the two by an *and*.

    Words for an ailment in a safety question describe the victim, not the plant.
    """
    joined = not _AND.isdisjoint(others)
    kept = {name: each for name, each in topics.items() if joined and name not in {"toxicity", "problems"}}
    return {"toxicity": 1.0, **kept}


def _without_denied(mentions: Sequence[Mention], found: Sequence[str]) -> tuple[Mention, ...]:
    """Leave out plants that the question says it is not about, as long as it names another."""
    corrected = {
        before.start for before, after in pairwise(mentions) if tuple(found[before.end : after.start]) in _CORRECTIONS
    }
    kept = tuple(
        mention
        for mention in mentions
        if mention.start not in corrected
        and not " ".join(("", *found[max(0, mention.start - 4) : mention.start])).endswith(_DENIALS)
    )
    return kept or tuple(mentions)


@cache
def _negations(language: Language) -> frozenset[str]:
    return frozenset(stem for word in NEGATIONS[language].values() for stem in content_stems(word, language))
