"""Resolve the one language that every string of an answer is in."""

from collections.abc import Sequence
from typing import get_args

from sprout.assistant.settings import Language
from sprout.text import detect_language

__all__ = ["LANGUAGES", "resolve_language"]

LANGUAGES: tuple[Language, ...] = get_args(Language)


def resolve_language(explicit: str | None, question: str, earlier: Sequence[str], default: Language) -> Language:
    """Return the language to answer in.

    In this order: *explicit* if it is supported (``es-MX`` counts as ``es``); what the question is in; what the
    latest of the *earlier* questions is in that can be told; *default*.
    """
    if explicit is not None:
        primary = explicit.replace("_", "-").split("-")[0].strip().casefold()
        for language in LANGUAGES:
            if primary == language:
                return language
    for text in (question, *earlier):
        if (found := detect_language(text)) is not None:
            return found
    return default
