"""Recognise what words are about, as concepts that English and Spanish share.

A question and a passage that say the same in different words, or in different languages, meet in their concepts.
"""

import re
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from types import MappingProxyType

from sprout.assistant.ailment_concepts import AILMENT_CONCEPTS
from sprout.assistant.care_concepts import CARE_CONCEPTS
from sprout.assistant.growing_concepts import GROWING_CONCEPTS
from sprout.assistant.settings import Language

__all__ = ["MODIFIERS", "concepts_in"]

_CACHED_WORDS = 16_384
_ANY = ""

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
    text = " ".join(words)
    for word in {*words, _ANY}:
        for concept in _concepts_of(word, language) if word else ():
            found.setdefault(concept, set()).add(word)
        for concept, pattern in guarded.get(word, ()):
            for match in pattern.finditer(text):
                found.setdefault(concept, set()).update(match[0].split())
    return {concept: frozenset(shown) for concept, shown in sorted(found.items())}


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
    concepts = {**CARE_CONCEPTS, **GROWING_CONCEPTS, **AILMENT_CONCEPTS}
    return [(concept, both[language == "es"].split()) for concept, both in concepts.items()]


def _guard(phrase: str) -> str:
    """Return the longest plain word among the parts of *phrase*, or :data:`_ANY` if all of them are patterns."""
    parts, depth, start = [], 0, 0
    for at, char in enumerate(phrase):
        depth += (char == "(") - (char == ")")
        if char == "_" and depth == 0:
            parts.append(phrase[start:at])
            start = at + 1
    return max((part for part in (*parts, phrase[start:]) if part.isalnum()), key=len, default=_ANY)
