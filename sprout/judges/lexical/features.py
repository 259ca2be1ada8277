"""The features of a claim against its sources, in the order in which the model has its coefficients."""

import math
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from sprout.judges.lexical.alignment import Alignment
from sprout.judges.lexical.cues import NON_CLAIMS
from sprout.judges.lexical.overlap import PHRASES, WORDS, phrases, words
from sprout.judges.lexical.particulars import MISSING, NAMES, NUMBERS, missing, names, numbers
from sprout.judges.lexical.polarity import NEGATION, OPPOSITION, negation, opposition
from sprout.judges.lexical.source import Source

__all__ = ["FEATURES", "features"]

_OF_A_STATEMENT = {**WORDS, **PHRASES, **NUMBERS, **NAMES, **MISSING, **NEGATION, **OPPOSITION}
_OF_THE_CLAIM = {"speaker": -1, "speaker_share": -1, "question": -1, "reply": -1, "length": 0, "source_length": 0}
_SIGNS = tuple(_OF_A_STATEMENT.values())

FEATURES: Final[Mapping[str, int]] = MappingProxyType(
    {
        **{f"mean {name}": sign for name, sign in _OF_A_STATEMENT.items()},
        **{f"worst {name}": sign for name, sign in _OF_A_STATEMENT.items()},
        **_OF_THE_CLAIM,
    }
)
"""Feature → 1 if more of it speaks for support, -1 if it speaks against it, 0 if it depends.

Features of statements come twice: their mean, weighted by the statements' content, and the worst.
"""


def features(claim: str, aligned: Sequence[Alignment], sources: Sequence[Source]) -> tuple[float, ...]:
    """Return the :data:`FEATURES` of *claim*, whose statements are *aligned* with *sources*; at least one is."""
    rows = [_of_a_statement(at) for at in aligned]
    mean, worst = rows[0], rows[0]
    if len(rows) > 1:
        weights = [at.weight for at in aligned]
        total = sum(weights)
        columns = list(zip(*rows, strict=True))
        mean = tuple(sum(map(float.__mul__, column, weights)) / total for column in columns)
        worst = tuple(min(column) if sign > 0 else max(column) for column, sign in zip(columns, _SIGNS, strict=True))
    return (*mean, *worst, *_of_the_claim(claim, aligned, sources))


def _of_a_statement(at: Alignment) -> tuple[float, ...]:
    found = (*words(at), *phrases(at), *numbers(at), *names(at), *missing(at), *negation(at), *opposition(at))
    return tuple(map(float, found))


def _of_the_claim(claim: str, aligned: Sequence[Alignment], sources: Sequence[Source]) -> tuple[float, ...]:
    size = sum(len(at.claim.stems) for at in aligned)
    speaker = sum(at.claim.speaker for at in aligned)
    echoed = speaker and any(statement.speaker for source in sources for statement in source.stated)
    return (
        float(speaker > 0 and not echoed),
        speaker / size,
        float("?" in claim),
        float(aligned[0].claim.stems[0] in NON_CLAIMS),
        math.log1p(size),
        math.log1p(sum(source.words for source in sources)),
    )
