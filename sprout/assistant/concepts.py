"""Recognise what words are about, as concepts that English and Spanish share.

A question and a passage that say the same in different words, or in different languages, meet in their concepts.
"""

import re
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache

from sprout.assistant.ailment_concepts import AILMENT_CONCEPTS
from sprout.assistant.care_concepts import CARE_CONCEPTS
from sprout.assistant.growing_concepts import GROWING_CONCEPTS
from sprout.assistant.settings import Language

__all__ = ["MODIFIERS", "concepts_in"]

_CACHED_WORDS = 16_384

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
    for word in words:
        for concept in _concepts_of(word, language):
            found.setdefault(concept, set()).add(word)
    text = " ".join(words)
    for concept, pattern in _phrases(language):
        for match in pattern.finditer(text):
            found.setdefault(concept, set()).update(match[0].split())
    return {concept: frozenset(shown) for concept, shown in sorted(found.items())}


@lru_cache(maxsize=_CACHED_WORDS)
def _concepts_of(word: str, language: Language) -> tuple[str, ...]:
    return tuple(concept for concept, pattern in _words(language) if pattern.fullmatch(word))


@cache
def _words(language: Language) -> tuple[tuple[str, re.Pattern[str]], ...]:
    return _compiled(language, phrases=False)


@cache
def _phrases(language: Language) -> tuple[tuple[str, re.Pattern[str]], ...]:
    return _compiled(language, phrases=True)


def _compiled(language: Language, *, phrases: bool) -> tuple[tuple[str, re.Pattern[str]], ...]:
    compiled: list[tuple[str, re.Pattern[str]]] = []
    for concept, both in {**CARE_CONCEPTS, **GROWING_CONCEPTS, **AILMENT_CONCEPTS}.items():
        chosen = [each for each in both[language == "es"].split() if ("_" in each) == phrases]
        if chosen:
            pattern = "|".join(chosen).replace("_", " ")
            compiled.append((concept, re.compile(rf"(?<!\w)(?:{pattern})(?!\w)" if phrases else pattern)))
    return tuple(compiled)
