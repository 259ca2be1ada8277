"""The gate that makes ungrounded text impossible: no sentence renders that its own retrieved chunk does not support."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from sprout.assistant.chunking import Chunk
from sprout.assistant.vocabulary import listed
from sprout.providers import Candidate
from sprout.text import content_stems, fold, sentences, tokens

__all__ = ["DropReason", "Dropped", "Supported", "guard_citations"]

_NUMBER = re.compile(r"\d+(?:[.,]\d+)?")
_NEGATORS = listed(
    """no not never without nor neither none nobody nothing cannot cant dont doesnt isnt arent wasnt wont shouldnt free
    nunca jamas sin ni ningun ninguna ninguno nada tampoco nadie"""
)
_CONTRASTS = listed(
    """cat cats dog dogs child children kid kids people pet pets gato gatos perro perros nino ninos mascota mascotas
    winter summer spring autumn invierno verano primavera otono more less mas menos high low always only"""
)
"""Words that a restatement may neither add nor lose: exchanging one changes what the sentence says."""


DropReason = Literal["not_retrieved", "not_supported", "certifies", "instruction", "not_asked"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Supported:
    """A candidate that its chunk supports, with the verbatim *quote* that supports it.

    The chunk is None only for a sentence that came in while the guard was off.
    """

    sentence: str
    chunk: Chunk | None
    quote: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Dropped:
    """A candidate that does not render, and why."""

    sentence: str
    chunk_id: str
    reason: DropReason


def guard_citations(
    candidates: Sequence[Candidate], retrieved: Mapping[str, Chunk], support_overlap: float
) -> tuple[tuple[Supported, ...], tuple[Dropped, ...]]:
    """Split *candidates* into those their chunk supports and those that must not render.

    A candidate survives if its chunk was retrieved and (a) it is one or several whole sentences of that chunk,
    verbatim but for white space, or (b) one sentence of the chunk contains at least *support_overlap* of its words, all
    its numbers, and the same negations and contrasting words (animals, seasons, more or less).
    """
    kept: list[Supported] = []
    dropped: list[Dropped] = []
    for sentence, chunk_id in candidates:
        chunk = retrieved.get(chunk_id)
        if chunk is None:
            dropped.append(Dropped(sentence=sentence, chunk_id=chunk_id, reason="not_retrieved"))
        elif (quote := _support(sentence, chunk, support_overlap)) is None:
            dropped.append(Dropped(sentence=sentence, chunk_id=chunk_id, reason="not_supported"))
        else:
            kept.append(Supported(sentence=" ".join(sentence.split()), chunk=chunk, quote=quote))
    return tuple(kept), tuple(dropped)


def _support(sentence: str, chunk: Chunk, overlap: float) -> str | None:
    claim = " ".join(sentence.split())
    whole = [" ".join(each.split()) for each in sentences(chunk.text)]
    for first in range(len(whole)):
        for last in range(first + 1, len(whole) + 1):
            if claim == " ".join(whole[first:last]):
                return claim
    return next((each for each in whole if _restates(claim, each, chunk.language, overlap)), None)


def _restates(claim: str, source: str, language: str, overlap: float) -> bool:
    said, given = tokens(claim), tokens(source)
    if not said or _NUMBER.findall(fold(claim)) != _NUMBER.findall(fold(source)):
        return False
    if not content_stems(claim, language):
        return False
    if _marks(said, _NEGATORS) != _marks(given, _NEGATORS) or _marks(said, _CONTRASTS) != _marks(given, _CONTRASTS):
        return False
    return sum(token in given for token in said) / len(said) >= overlap


def _marks(said: Sequence[str], kind: frozenset[str]) -> list[str]:
    """Return those of *said* that are of *kind*, sorted; every negation counts as the same one."""
    bare = [word.replace("'", "") for word in said]
    return sorted("not" if kind is _NEGATORS else word for word in bare if word in kind)
