"""Read one question by itself: its plants, topics, creatures, and whether it is about harm."""

from collections.abc import Sequence
from dataclasses import dataclass

from sprout.assistant.creatures import Creature, creatures_in
from sprout.assistant.lexicon import CARE, GENERIC, PHRASES, SYNONYMS
from sprout.assistant.names import Mention, NameBook
from sprout.assistant.safety_question import is_safety_question, safety_words
from sprout.assistant.settings import Language
from sprout.assistant.topics import (
    asks_beyond_care,
    asks_which_plant,
    is_care_question,
    pest_words,
    topic_words,
    topics_in,
)
from sprout.assistant.vocabulary import words
from sprout.text import NEGATIONS, clauses, content_stems

__all__ = ["Reading", "read"]

_AND = frozenset({"and", "also", "plus", "y", "e", "tambien", "ademas"})
_PLANT = frozenset({"plant", "plants", "houseplant", "houseplants", "planta", "plantas"})
_DENIALS = (
    *("not a", "not an", "not my", "instead of a", "rather than a"),
    *("no es un", "no es una", "no un", "no una", "en vez de un", "en vez de una", "en lugar de un", "en lugar de una"),
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Reading:
    """What one question says; see :class:`~sprout.assistant.inquiry.Inquiry` for the fields that both have."""

    species: tuple[str, ...]
    unknown: tuple[str, ...]
    exact: bool
    which: bool
    care: bool
    beyond_care: bool
    topics: tuple[str, ...]
    creatures: frozenset[Creature]
    safety: bool
    content: frozenset[str]
    understood: frozenset[str]
    pests: frozenset[str]


def read(text: str, language: Language, book: NameBook) -> Reading:
    """Read *text* in *language*. Words of plant names are taken out first: a spider plant is no animal."""
    found = words(text)
    named = book.find(found)
    inside = {at for mention in named for at in range(mention.start, mention.end)}
    others = [word for at, word in enumerate(found) if at not in inside]
    mentions = _without_denied(named, found)
    topics = topics_in(others, language)
    creatures = creatures_in(others, language)
    plant_named = bool(mentions) or not _PLANT.isdisjoint(found)
    safety = is_safety_question(others, creatures, topics, language, plant_named=plant_named)
    known = tuple(dict.fromkeys(mention.species for mention in mentions if mention.species is not None))
    known_words = _known_words(others, language, safety=safety)
    asked = _asked(text, frozenset(found[at] for at in inside), known_words)
    return Reading(
        species=known,
        unknown=tuple(
            dict.fromkeys(
                mention.name for mention in mentions if mention.species is None and not (mention.family and known)
            )
        ),
        exact=all(mention.exact for mention in mentions),
        which=asks_which_plant(found),
        beyond_care=not safety and asks_beyond_care(found),
        care=is_care_question(others, language),
        topics=_safety_topics(topics, others) if safety else topics,
        creatures=creatures,
        safety=safety,
        content=frozenset(content_stems(" ".join(asked), language)) - _negations(language),
        understood=frozenset(content_stems(" ".join(sorted(known_words)), language)),
        pests=frozenset(content_stems(" ".join(sorted(pest_words(others))), language)),
    )


def _asked(text: str, names: frozenset[str], known: frozenset[str]) -> list[str]:
    """Return the telling words of the clauses that ask something known; of all clauses if none does.

    What else a person tells, *my aunt gave me a monstera, …*, is no part of what is asked.
    """
    clauses_read = [words(" ".join(clause)) for clause in clauses(text)]
    asking = [clause for clause in clauses_read if not known.isdisjoint(clause)]
    return [
        word
        for clause in asking or clauses_read
        for word in clause
        if word not in names and not GENERIC.fullmatch(word)
    ]


def _known_words(others: Sequence[str], language: Language, *, safety: bool) -> frozenset[str]:
    known = topic_words(others, language) | {word for word in others if creatures_in((word,), language)}
    known |= {word for word in others if any(pattern.search(word) for pattern, _ in SYNONYMS[language])}
    if safety:
        known |= safety_words(others)
    text = " ".join(others)
    for pattern in (CARE[language], *(pattern for _, pattern in PHRASES.values())):
        known |= {word for match in pattern.finditer(text) for word in match[0].split()}
    return frozenset(known)


def _safety_topics(topics: Sequence[str], others: Sequence[str]) -> tuple[str, ...]:
    """Put toxicity first, and keep another topic only where the question joins the two by an *and*.

    Words for an ailment in a safety question describe the victim, not the plant.
    """
    joined = not _AND.isdisjoint(others)
    return ("toxicity", *(topic for topic in topics if joined and topic not in {"toxicity", "problems"}))


def _without_denied(mentions: Sequence[Mention], found: Sequence[str]) -> tuple[Mention, ...]:
    """Leave out plants that the question says it is not about, as long as it names another."""
    kept = tuple(
        mention
        for mention in mentions
        if not " ".join(found[max(0, mention.start - 4) : mention.start]).endswith(_DENIALS)
    )
    return kept or tuple(mentions)


def _negations(language: Language) -> frozenset[str]:
    """Stems of *not* and its kin: they are shared by passages about anything."""
    return frozenset(stem for word in NEGATIONS[language].values() for stem in content_stems(word, language))
