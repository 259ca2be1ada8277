"""How a judgement by words is put into words."""

import math
from collections.abc import Sequence

from sprout.judges.lexical.alignment import Alignment

__all__ = ["covered", "lacking", "quoted"]

_NAMED_WORDS = 6
"""How many words a reason lists."""


def covered(aligned: Sequence[Alignment], where: str) -> str:
    """Say how much of a claim is supported."""
    at = _weakest(aligned)
    missing = _missing(at)
    without = f", without {quoted(missing)}" if missing else ""
    return f"{_percent(at.share(at.passed))} of {_subject(aligned)} in one passage of {where}{without}"


def lacking(aligned: Sequence[Alignment], where: str) -> str:
    """Say what a claim has that the sources have not."""
    at = _weakest(aligned)
    missing = _missing(at)
    if not missing:
        return f"the words of the claim are in {where}, but not so close together or in the same order"
    share = _percent(at.share(at.passed))
    return f"only {share} of {_subject(aligned)} in one passage of {where}; missing: {quoted(missing)}"


def quoted(words: Sequence[str]) -> str:
    """List *words*, the first few of them."""
    shown = ", ".join(repr(word) for word in words[:_NAMED_WORDS])
    return f"{shown}, …" if len(words) > _NAMED_WORDS else shown


def _weakest(aligned: Sequence[Alignment]) -> Alignment:
    return min(aligned, key=lambda at: at.share(at.resembled))


def _missing(at: Alignment) -> list[str]:
    return [term.word for term, passed in zip(at.terms, at.passed, strict=True) if not passed]


def _subject(aligned: Sequence[Alignment]) -> str:
    return "the claim's words are" if len(aligned) == 1 else "the words of the claim's weakest sentence are"


def _percent(share: float) -> str:
    return f"{math.floor(100 * share)} %"
