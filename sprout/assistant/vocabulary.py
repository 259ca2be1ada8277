"""Words as the assistant compares them: folded, cut at hyphens and apostrophes, singular."""

import re

from sprout.text import tokens
from sprout.text.memory import remembered

__all__ = ["listed", "singular", "words"]

_JOINTS = re.compile(r"[-'’‐‑]")


def listed(text: str) -> frozenset[str]:
    """Return the set of the words that white space separates in *text*."""
    return frozenset(text.split())


@remembered()
def words(text: str) -> tuple[str, ...]:
    """Return the folded words of *text* in order; ``monstera's`` and ``mother-in-law`` lose their joints and the s."""
    found: list[str] = []
    for token in tokens(text):
        parts = [part for part in _JOINTS.split(token) if part]
        if len(parts) > 1 and parts[-1] == "s":
            parts.pop()
        found += parts
    return tuple(found)


def singular(word: str) -> str:
    """Return a form that singular and plural of a regular English or Spanish noun share; not always a word itself."""
    if len(word) < 4:
        return word
    for ending, instead in (
        *(("ies", "y"), ("ones", "on"), ("ces", "z"), ("sses", "ss"), ("xes", "x"), ("uses", "us"), ("cti", "ctus")),
    ):
        if word.endswith(ending):
            return word[: -len(ending)] + instead
    if word.endswith(("shes", "ches")):
        return word[:-2]
    if word.endswith("s") and not word.endswith("ss"):
        return word[:-1]
    return word
