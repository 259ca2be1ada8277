"""Resolve the one language that every string of an answer is in."""

from collections.abc import Sequence
from typing import get_args

from sprout.assistant.creatures import creatures_in
from sprout.assistant.settings import Language
from sprout.assistant.topics import spells_topic
from sprout.assistant.vocabulary import words
from sprout.text import detect_language

__all__ = ["LANGUAGES", "resolve_language"]

LANGUAGES: tuple[Language, ...] = get_args(Language)
_FEW = 3


def resolve_language(explicit: str | None, texts: Sequence[str], default: Language) -> Language:
    """Return the language to answer in.

    In this order: *explicit* if it is supported (``es-MX`` counts as ``es``); the language of the first of
    *texts* (the question, then what was said before, latest first) of which it can be told; *default*.
    """
    if explicit is not None:
        primary = explicit.replace("_", "-").split("-")[0].strip().casefold()
        for language in LANGUAGES:
            if primary == language:
                return language
    for text in texts:
        if (found := _language_of_keywords(text) or detect_language(text)) is not None:
            return found
    return default


def _language_of_keywords(text: str) -> Language | None:
    """Tell the language of a few words by the care words among them, where letters say too little."""
    found = words(text)
    if not 0 < len(found) <= _FEW:
        return None
    known = [language for language in LANGUAGES if spells_topic(found, language) or _own_creatures(found, language)]
    return known[0] if len(known) == 1 else None


def _own_creatures(found: Sequence[str], language: Language) -> bool:
    return bool(creatures_in(found, language, only=True))
