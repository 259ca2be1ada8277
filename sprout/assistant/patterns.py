"""Compile lists of words and phrases, which white space separates, to patterns over folded words."""

import re

__all__ = ["any_phrase", "any_word"]


def any_word(listed: str) -> re.Pattern[str]:
    """Return a pattern that one whole word must match, from patterns for words."""
    return re.compile("|".join(listed.split()))


def any_phrase(listed: str) -> re.Pattern[str]:
    """Return a pattern to search words joined by spaces for, from patterns for phrases; ``_`` stands for a space."""
    return re.compile(rf"\b(?:{'|'.join(listed.split()).replace('_', ' ')})(?!\w)")
