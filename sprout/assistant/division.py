"""Divide a question that asks for several things into parts that can be answered one by one."""

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace

from sprout.assistant.concepts import MODIFIERS
from sprout.assistant.creatures import creatures_in
from sprout.assistant.following import CIRCUMSTANCES, asks_something, leftover, without_links
from sprout.assistant.parts import Piece, pieces_of, states
from sprout.assistant.reading import Reading
from sprout.assistant.safety_question import safety_words
from sprout.assistant.settings import Language
from sprout.assistant.topics import topics_in
from sprout.assistant.vocabulary import listed, words

__all__ = ["Part", "divided", "list_topics"]

Read = Callable[[str], Reading]
Complete = Callable[[Reading, Reading | None], Reading]


@dataclass(frozen=True, slots=True, kw_only=True)
class Part:
    """One thing that a question asks, with the concepts and the topics that are told around it.

    *carried*: what it asks is what was asked before it.
    """

    reading: Reading
    context: frozenset[str] = frozenset()
    near: Mapping[str, float] = field(default_factory=dict)
    carried: bool = False


def divided(question: str, whole: Reading, language: Language, read: Read, complete: Complete) -> tuple[Part, ...]:
    """Return the parts of *question*, which *whole* reads; empty where it has no pieces or none of them asks.

    *read* reads a text by itself, *complete* adds what is left out from a reading before it, or from the conversation.
    A part without a plant is about the last one named before it, else about the first one named after it.
    """
    if whole.demand:
        return ()
    pieces = pieces_of(question, language, lambda text: list_topics(text, language))
    if len(pieces) < 2:
        return ()
    readings = [without_links(_at_home(read(piece.text), whole), language) for piece in pieces]
    by_form = any(
        piece.asks and (asks_something(reading) or (piece.opens and any(map(asks_something, readings[:at]))))
        for at, (piece, reading) in enumerate(zip(pieces, readings, strict=True))
    )
    if not by_form and any(states(piece.text) for piece in pieces):
        return ()
    walk = _Walk(
        language=language,
        read=read,
        complete=complete,
        plant=next((reading for reading in readings if reading.species), None),
    )
    for piece, reading in zip(pieces, readings, strict=True):
        walk.plant = reading if reading.species else walk.plant
        if piece.asks if by_form else asks_something(reading):
            walk.take(piece, reading)
        else:
            walk.tell(reading)
    if whole.safety and not any(part.reading.safety for part in walk.parts):
        # A harm that shows only in the whole must not be lost in its parts.
        return ()
    return tuple(walk.parts)


@dataclass(slots=True, kw_only=True)
class _Walk:
    """What has been read of a question so far; *told* are the statements since the last part.

    *pending* are questions that go on in the next piece: *how often*, and how much, …
    """

    language: Language
    read: Read
    complete: Complete
    plant: Reading | None
    parts: list[Part] = field(default_factory=list)
    told: list[Reading] = field(default_factory=list)
    pending: list[Reading] = field(default_factory=list)
    context: set[str] = field(default_factory=set)

    def tell(self, reading: Reading) -> None:
        """Remember a statement."""
        self.told.append(reading)
        self.context |= reading.concepts.keys()

    def take(self, piece: Piece, reading: Reading) -> None:
        """Add *reading* as a part, or to what it goes on with."""
        before = self.parts[-1].reading if self.parts else None
        if self.pending:
            reading = self._joined(*self.pending, reading)
            self.pending.clear()
        told = [each for each in self.told if asks_something(each) or each.creatures]
        joins = bool(told) and not _is_apart(reading, told)
        if told and self._is_elliptic(reading, told[-1]):
            self._add(reading, told[-1])
        elif before is not None and _goes_on(piece, reading, before):
            self._extend(before, reading)
        elif joins and not (asks_something(reading) and _OPEN.search(_start(reading))):
            self._add(self._with_plant(self._joined(*self.told, reading)), before)
        elif reading.topics or reading.care or reading.safety or (asks_something(reading) and not joins):
            self._add(self._with_plant(reading), before)
        elif joins:
            self._add(self._with_plant(self._joined(*self.told, reading)), before)
        else:
            self._take_incomplete(piece, reading, before)

    def _is_elliptic(self, reading: Reading, told: Reading) -> bool:
        """Say whether *reading* names a plant and asks of it what is *told* of another: *can the prayer plant?*."""
        if not reading.species or asks_something(reading):
            return False
        return asks_something(self.complete(reading, told))

    def _take_incomplete(self, piece: Piece, reading: Reading, before: Reading | None) -> None:
        """Add what does not tell by itself what it asks: from what is asked before it, if it can be."""
        if before is not None and asks_something(self.complete(reading, before)):
            self._add(reading, before)
        elif (
            piece.opens and not reading.species and (leftover(reading, self.language) or (before and reading.concepts))
        ):
            self._add(self._with_plant(reading), before, alike=False)
        elif before is not None:
            self._extend(before, reading)
        elif piece.opens and reading.concepts:
            self.pending.append(reading)
        else:
            self.tell(reading)

    def _extend(self, before: Reading, reading: Reading) -> None:
        """Take *reading* for the rest of the part *before*."""
        self.parts.pop()
        earlier = self.parts[-1].reading if self.parts else None
        self._add(self._with_plant(self._joined(before, reading)), earlier)

    def _joined(self, *readings: Reading) -> Reading:
        return replace(self.read(" ".join(reading.text for reading in readings)), unknown=())

    def _with_plant(self, reading: Reading) -> Reading:
        if reading.species or self.plant is None:
            return reading
        return replace(reading, species=self.plant.species, exact=self.plant.exact)

    def _add(self, reading: Reading, before: Reading | None, *, alike: bool = True) -> None:
        completed = self.complete(reading, before) if alike or not reading.species else reading
        around = set(self.context)
        if before is not None and _is_fragment(reading):
            around |= before.concepts.keys()
        near = before.topics if before is not None and not completed.topics else {}
        self.parts.append(
            Part(
                reading=completed,
                context=frozenset(around - completed.concepts.keys()),
                near=near,
                carried=bool(completed.topics) and not reading.topics,
            )
        )
        self.told.clear()


def _goes_on(piece: Piece, reading: Reading, before: Reading) -> bool:
    """Say whether *reading* asks on about the same harm as *before*, or only for another choice: *or is it hungry?*."""
    same_harm = before.safety and reading.safety and reading.species in ((), before.species)
    return same_harm or (piece.alternative and not reading.species)


def _start(reading: Reading) -> str:
    return " ".join(reading.words[:6])


def _is_apart(reading: Reading, told: Sequence[Reading]) -> bool:
    """Say whether *told* is about other plants than *reading*, so that it does not belong to it."""
    return bool(reading.species) and any(each.species and each.species != reading.species for each in told)


def _is_fragment(reading: Reading) -> bool:
    return not reading.mentions and len(reading.concepts.keys() - MODIFIERS - CIRCUMSTANCES) < 2


def _at_home(reading: Reading, whole: Reading) -> Reading:
    """Return *reading* without unknown plants if the whole question names none: a family is that of a plant in it."""
    return reading if whole.unknown else replace(reading, unknown=())


def list_topics(text: str, language: Language) -> Collection[str]:
    """Return the topics of a member of a list; none for an ailment, since a symptom may show in several ways."""
    found = words(text)
    topics = set(topics_in(found, language))
    if creatures_in(found, language) and safety_words(found):
        topics = {"toxicity"}
    if "problems" in topics and not _PESTS.intersection(found):
        return ()
    return topics


_OPEN = re.compile(r"\b(?:how|what|which|when|where|why|que|cual(?:es)?|como|cuant[oa]s?|cuando|donde)\b")
"""Words of a question that asks for more than a yes or no about what was told."""

_PESTS = listed("pest pests bugs plaga plagas bichos")
