"""Recognise what words are about, as concepts that English and Spanish share.

A question and a passage that say the same in different words, or in different languages, meet in their concepts.
"""

import re
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from types import MappingProxyType

from sprout.assistant.ailment_concepts import AILMENT_CONCEPTS
from sprout.assistant.care_concepts import CARE_CONCEPTS
from sprout.assistant.generic_words import GENERIC
from sprout.assistant.growing_concepts import GROWING_CONCEPTS
from sprout.assistant.lexicon import TOPIC_WORDS
from sprout.assistant.place_concepts import PLACE_CONCEPTS
from sprout.assistant.propagation_concepts import PROPAGATION_CONCEPTS
from sprout.assistant.settings import Language
from sprout.assistant.slips import KnownWords
from sprout.assistant.spellings import respelt
from sprout.text import STOP_WORDS

__all__ = ["CONCEPTS", "MODIFIERS", "concepts_in"]

_CACHED_WORDS = 16_384
_ANY = ""
_LONG = 5
_PART = re.compile(r"[a-z]{3,}(?:s\?)?(?:\\w\*)?")

CONCEPTS: Mapping[str, tuple[str, str]] = MappingProxyType(
    {**PLACE_CONCEPTS, **CARE_CONCEPTS, **GROWING_CONCEPTS, **PROPAGATION_CONCEPTS, **AILMENT_CONCEPTS}
)
"""All concepts with the words that show them in English and Spanish."""

MODIFIERS = frozenset(
    {
        *("interval", "rooting time", "growth", "dry", "colour", "old", "stem", "roots", "harm signs", "water"),
        *("light", "sun", "soil", "night", "new leaves", "base", "wetting"),
    }
)
"""Concepts that are met in passages on many things, and alone do not say what is asked."""


def concepts_in(words: Sequence[str], language: Language) -> Mapping[str, frozenset[str]]:
    """Return the concepts that *words* (folded, in order) show, each with the words that show it."""
    found: dict[str, set[str]] = {}
    guarded = _phrases(language)
    meant = [_meant(word, language) for word in words]
    typed: dict[str, set[str]] = {}
    for word, other in zip(words, meant, strict=True):
        typed.setdefault(other, set()).add(word)
    text = " ".join(meant)
    for word in {*meant, _ANY}:
        for concept in _concepts_of(word, language) if word else ():
            found.setdefault(concept, set()).update(typed[word])
        for concept, pattern in guarded.get(word, ()):
            for match in pattern.finditer(text):
                found.setdefault(concept, set()).update(*(typed[each] for each in match[0].split()))
    return {concept: frozenset(shown) for concept, shown in sorted(found.items())}


@lru_cache(maxsize=_CACHED_WORDS)
def _meant(word: str, language: Language) -> str:
    """Return *word*, or if the word lists have no use for it, one of theirs that it may be another spelling of."""
    if _is_known(word, language):
        return word
    others = (*(respelt(word) if language == "es" else ()), *_known_words(language).meant(word))
    return next((other for other in others if _shows_something(other, language)), word)


def _is_known(word: str, language: Language) -> bool:
    known = GENERIC.fullmatch(word) or word in STOP_WORDS[language] or _shows_something(word, language)
    return bool(known) or any(pattern.fullmatch(word) for pattern in TOPIC_WORDS[language].values())


def _shows_something(word: str, language: Language) -> bool:
    return bool(_concepts_of(word, language)) or _in_phrases(language).fullmatch(word) is not None


@cache
def _known_words(language: Language) -> KnownWords:
    return KnownWords(each for _, listed in _listed(language) for each in listed if "_" not in each)


@cache
def _in_phrases(language: Language) -> re.Pattern[str]:
    """Return a pattern for the longer words that phrases are made of."""
    parts = {part for _, listed in _listed(language) for each in listed if "_" in each for part in _PART.findall(each)}
    return re.compile("|".join(sorted(part for part in parts if len(part) >= _LONG)))


@lru_cache(maxsize=_CACHED_WORDS)
def _concepts_of(word: str, language: Language) -> tuple[str, ...]:
    return tuple(concept for concept, pattern in _words(language) if pattern.fullmatch(word))


@cache
def _words(language: Language) -> tuple[tuple[str, re.Pattern[str]], ...]:
    """Return the concepts with a pattern for single words."""
    alone = {concept: [each for each in listed if "_" not in each] for concept, listed in _listed(language)}
    return tuple((concept, re.compile("|".join(listed))) for concept, listed in alone.items() if listed)


@cache
def _phrases(language: Language) -> Mapping[str, tuple[tuple[str, re.Pattern[str]], ...]]:
    """Return the concepts with a pattern for phrases, under a word that must occur for the pattern to match."""
    grouped: dict[str, dict[str, list[str]]] = {}
    for concept, listed in _listed(language):
        for each in listed:
            if "_" in each:
                grouped.setdefault(_guard(each), {}).setdefault(concept, []).append(each.replace("_", " "))
    return MappingProxyType(
        {
            guard: tuple(
                (concept, re.compile(rf"(?<!\w)(?:{'|'.join(listed)})(?!\w)")) for concept, listed in concepts.items()
            )
            for guard, concepts in grouped.items()
        }
    )


def _listed(language: Language) -> list[tuple[str, list[str]]]:
    return [(concept, both[language == "es"].split()) for concept, both in CONCEPTS.items()]


def _guard(phrase: str) -> str:
    """Return the longest plain word among the parts of *phrase*, or :data:`_ANY` if all of them are patterns."""
    parts, depth, start = [], 0, 0
    for at, char in enumerate(phrase):
        depth += (char == "(") - (char == ")")
        if char == "_" and depth == 0:
            parts.append(phrase[start:at])
            start = at + 1
    return max((part for part in (*parts, phrase[start:]) if part.isalnum()), key=len, default=_ANY)
