"""Take out of the context what must not be quoted: planted orders, and facts about another animal than asked about."""

from collections.abc import Collection, Sequence

from sprout.assistant.chunking import Chunk
from sprout.assistant.creatures import Creature, creatures_in
from sprout.assistant.injection import injection_in
from sprout.assistant.inquiry import Inquiry
from sprout.assistant.vocabulary import words
from sprout.providers import Passage
from sprout.text import sentences

__all__ = ["context_of", "is_about_asked", "knows_creatures", "wanted_creatures"]

_KNOWN: frozenset[Creature] = frozenset({"cats", "dogs", "children"})
_PLANTED = frozenset({"override", "role", "disclosure", "markup"})


def context_of(chunks: Sequence[Chunk], inquiry: Inquiry, chosen: Collection[str] | None = None) -> tuple[Passage, ...]:
    """Return the passages that a generator may quote.

    A chunk in which somebody planted an order is left out whole, since the rest of it may be part of the trick. In
    a safety question about some creatures, sentences about others only are left out. With *chosen*, only sentences
    among them stay.
    """
    passages: list[Passage] = []
    for chunk in chunks:
        if injection_in(chunk.text) in _PLANTED:
            continue
        kept = [
            each
            for each in sentences(chunk.text)
            if is_about_asked(each, inquiry) and (chosen is None or each.strip() in chosen)
        ]
        if kept:
            passages.append(Passage(chunk_id=chunk.id, text=" ".join(kept), language=chunk.language))
    return tuple(passages)


def is_about_asked(sentence: str, inquiry: Inquiry) -> bool:
    """Say whether *sentence* names no creature in particular, or one that the safety question is about."""
    if not inquiry.safety or not (asked := wanted_creatures(inquiry.creatures)):
        return True
    named = creatures_in(words(sentence), inquiry.language)
    return "pets" in named or not named & _KNOWN or bool(named & asked)


def wanted_creatures(creatures: Collection[Creature]) -> frozenset[Creature]:
    """Return the tracked creatures that *creatures* stand for: pets are cats and dogs."""
    wanted = set(creatures) & _KNOWN
    if "pets" in creatures and not wanted:
        wanted |= {"cats", "dogs"}
    return frozenset(wanted)


def knows_creatures(inquiry: Inquiry) -> bool:
    """Say whether the passages are about the creatures asked about: those of cats say nothing about rabbits."""
    return not (inquiry.safety and "others" in inquiry.creatures and not set(inquiry.creatures) & _KNOWN)
