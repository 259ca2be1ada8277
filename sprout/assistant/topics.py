"""Recognise the care topics that a question asks about."""

import re
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache

from sprout.assistant.corpus import TOPICS
from sprout.assistant.generic_words import GENERIC
from sprout.assistant.lexicon import CARE, PESTS, PHRASES, TOPIC_WORDS
from sprout.assistant.scope_words import (
    AT_HOME,
    FOREIGN_THINGS,
    NAMES_AND_GIFTS,
    NOT_CARE,
    ORIGIN_OR_MEANING,
    VAGUE_AILING,
    WHICH,
)
from sprout.assistant.settings import Language
from sprout.assistant.slips import KnownWords, alternatives
from sprout.assistant.spellings import respelt
from sprout.text import LANGUAGES, STOP_WORDS

__all__ = [
    "CARE_TOPICS",
    "asks_beyond_care",
    "asks_which_plant",
    "is_care_question",
    "is_for_somebody",
    "names_foreign_thing",
    "pest_words",
    "spells_topic",
    "tells_vaguely",
    "topic_strengths",
    "topic_words",
    "topics_in",
]

CARE_TOPICS = ("light", "water", "soil")
"""What a question about care as a whole is answered with."""

_CACHED_WORDS = 16_384
_IN_WATER = re.compile(
    r"\b(?:in (?:a glass of )?water|en (?:un vaso de )?agua|(?:tap|rain|distilled) water|agua (?:del grifo"
    r"|de lluvia))\b"
)

_NO_SOIL = re.compile(r"\b(?:on earth|en el suelo|al suelo|por el suelo)\b")


def topics_in(words: Sequence[str], language: Language) -> tuple[str, ...]:
    """Return the topics named by *words* (folded), strongest first; topics as strong keep the corpus order."""
    return tuple(topic_strengths(words, language))


def topic_strengths(words: Sequence[str], language: Language) -> Mapping[str, float]:
    """Return the topics named by *words* (folded) as :func:`topics_in` does, each with its strength, at most 1."""
    text = _NO_SOIL.sub(" ", " ".join(words))
    scores = dict.fromkeys(TOPICS, 0)
    for word in set(text.split()):
        for topic in _topics_of(word, language):
            scores[topic] += 1
    for topic, pattern in PHRASES.values():
        scores[topic] += 2 * bool(pattern.search(text))
    if scores["propagation"] and _IN_WATER.search(text):
        scores["water"] = 0
    found = sorted((topic for topic in TOPICS if scores[topic]), key=lambda topic: -scores[topic])
    return {topic: round(scores[topic] / scores[found[0]], 6) for topic in found}


def topic_words(words: Sequence[str], language: Language) -> frozenset[str]:
    """Return those of *words* that name a topic."""
    return frozenset(word for word in words if _topics_of(word, language))


def spells_topic(words: Sequence[str], language: Language) -> bool:
    """Say whether one of *words* names a topic in the spelling of *language*: a slip may be another language's word."""
    return any(_written(word, language) for word in words)


@lru_cache(maxsize=_CACHED_WORDS)
def _topics_of(word: str, language: Language) -> frozenset[str]:
    found = _written(word, language)
    if found or GENERIC.fullmatch(word) or word in STOP_WORDS[language]:
        return found
    others = (*(respelt(word) if language == "es" else ()), *_known(language).meant(word))
    return next((other for each in others if (other := _written(each, language))), found)


@cache
def _known(language: Language) -> KnownWords:
    return KnownWords(each for pattern in TOPIC_WORDS[language].values() for each in alternatives(pattern.pattern))


def _written(word: str, language: Language) -> frozenset[str]:
    return frozenset(topic for topic, pattern in TOPIC_WORDS[language].items() if pattern.fullmatch(word))


def pest_words(words: Sequence[str]) -> frozenset[str]:
    """Return those of *words* that name a particular pest or mould."""
    return frozenset(word for word in words if PESTS.fullmatch(word))


def is_care_question(words: Sequence[str], language: Language) -> bool:
    """Say whether *words* ask for care as a whole."""
    return CARE[language].search(" ".join(words)) is not None


def asks_beyond_care(words: Sequence[str]) -> bool:
    """Say whether *words* ask for what no care reference tells, such as a price or an origin."""
    text = " ".join(words)
    if NOT_CARE.search(text) is not None or is_for_somebody(words):
        return True
    return ORIGIN_OR_MEANING.search(text) is not None and not any(_is_of_care(word) for word in words)


@lru_cache(maxsize=_CACHED_WORDS)
def _is_of_care(word: str) -> bool:
    return any(not _topics_of(word, language).isdisjoint({"problems", "soil"}) for language in LANGUAGES)


def is_for_somebody(words: Sequence[str]) -> bool:
    """Say whether *words* ask for a name or a gift."""
    return NAMES_AND_GIFTS.search(" ".join(words)) is not None


def names_foreign_thing(words: Sequence[str]) -> bool:
    """Say whether one of *words* is a thing that no question about a plant's care is about."""
    return any(FOREIGN_THINGS.fullmatch(word) for word in AT_HOME.sub(" ", " ".join(words)).split())


def tells_vaguely(words: Sequence[str]) -> bool:
    """Say whether *words* tell that something is wrong, without saying what."""
    return VAGUE_AILING.search(" ".join(words)) is not None


def asks_which_plant(words: Sequence[str]) -> bool:
    """Say whether *words* ask for plants with some property, instead of about a named plant."""
    return WHICH.search(" ".join(words)) is not None
