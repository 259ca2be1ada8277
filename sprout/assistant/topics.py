"""Recognise the care topics that a question asks about."""

import re
from collections.abc import Sequence

from sprout.assistant.corpus import TOPICS
from sprout.assistant.lexicon import CARE, NOT_CARE, PESTS, PHRASES, TOPIC_WORDS, WHICH
from sprout.assistant.settings import Language

__all__ = [
    "CARE_TOPICS",
    "asks_beyond_care",
    "asks_which_plant",
    "is_care_question",
    "pest_words",
    "topic_words",
    "topics_in",
]

CARE_TOPICS = ("light", "water", "soil")
"""What a question about care as a whole is answered with."""

_IN_WATER = re.compile(
    r"\b(?:in (?:a glass of )?water|en (?:un vaso de )?agua|(?:tap|rain|distilled) water|agua (?:del grifo"
    r"|de lluvia))\b"
)


def topics_in(words: Sequence[str], language: Language) -> tuple[str, ...]:
    """Return the topics named by *words* (folded), strongest first; topics as strong keep the corpus order.

    An ailment overrides the topics that its cause may lie in: *yellow leaves, too much water?* is a problem.
    """
    text = " ".join(words)
    scores = dict.fromkeys(TOPICS, 0)
    for topic, pattern in TOPIC_WORDS[language].items():
        scores[topic] += len({word for word in words if pattern.fullmatch(word)})
    for topic, pattern in PHRASES.values():
        scores[topic] += 2 * bool(pattern.search(text))
    if scores["propagation"] and _IN_WATER.search(text):
        scores["water"] = 0
    found = [topic for topic in TOPICS if scores[topic]]
    return tuple(sorted(found, key=lambda topic: -scores[topic]))


def topic_words(words: Sequence[str], language: Language) -> frozenset[str]:
    """Return those of *words* that name a topic."""
    return frozenset(
        word for word in words if any(pattern.fullmatch(word) for pattern in TOPIC_WORDS[language].values())
    )


def pest_words(words: Sequence[str]) -> frozenset[str]:
    """Return those of *words* that name a particular pest or mould."""
    return frozenset(word for word in words if PESTS.fullmatch(word))


def is_care_question(words: Sequence[str], language: Language) -> bool:
    """Say whether *words* ask for care as a whole."""
    return CARE[language].search(" ".join(words)) is not None


def asks_beyond_care(words: Sequence[str]) -> bool:
    """Say whether *words* ask for what no care reference tells, such as a price or an origin."""
    return NOT_CARE.search(" ".join(words)) is not None


def asks_which_plant(words: Sequence[str]) -> bool:
    """Say whether *words* ask for plants with some property, instead of about a named plant."""
    return WHICH.search(" ".join(words)) is not None
