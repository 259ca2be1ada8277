"""The sentences that can be quoted, with what each is about.

The two languages of a corpus say the same sentence by sentence. Where a section has as many sentences in both, those in
the same place share their concepts, so that the same question finds the same sentence in either language. A sentence is
never quoted in another language than the question's.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from sprout.assistant.chunking import Chunk
from sprout.assistant.concepts import concepts_in
from sprout.assistant.corpus import TOPICS, Species
from sprout.assistant.creatures import Creature, creatures_in
from sprout.assistant.settings import Language
from sprout.assistant.vocabulary import words
from sprout.text import content_stems, sentences

__all__ = ["Fact", "FactBook", "creature_concepts"]

_ONE_SIDED = 0.9
"""Weight of a concept that only one of two aligned sentences shows: the two may not quite say the same."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Fact:
    """A sentence of a passage.

    *place* is its rank in its section (from 0), *concepts* what it is about, weighted from 0 to 1, *shown* its own
    words for them, *stems* its content stems without the plant's name.
    """

    species: str
    language: Language
    topic: str
    place: int
    sentence: str
    concepts: Mapping[str, float]
    shown: Mapping[str, frozenset[str]]
    stems: frozenset[str]


class FactBook:
    """All facts, by language and plant, in the order of topics and places."""

    def __init__(self, chunks: Sequence[Chunk], species: Sequence[Species]) -> None:
        names = {one.id: _names(one) for one in species}
        sections: dict[tuple[str, str, Language], dict[str, None]] = {}
        for chunk in chunks:
            # Neighbouring chunks of one section share sentences.
            own = sections.setdefault((chunk.species, chunk.topic, chunk.language), {})
            own.update(dict.fromkeys(sentence.strip() for sentence in sentences(chunk.text)))
        read = {
            key: [(sentence, _without(words(sentence), names.get(key[0], ()))) for sentence in own]
            for key, own in sections.items()
        }
        shown = {key: [_about(left, key) for _, left in section] for key, section in read.items()}
        self._facts: dict[tuple[Language, str], list[Fact]] = {}
        for key in sorted(read, key=lambda key: (key[0], key[2], TOPICS.index(key[1]))):
            self._facts.setdefault((key[2], key[0]), []).extend(_facts(key, read[key], shown))

    def of(self, species: str, language: Language) -> tuple[Fact, ...]:
        """Return the facts about *species* in *language*."""
        return tuple(self._facts.get((language, species), ()))


def creature_concepts(creatures: Iterable[Creature]) -> tuple[str, ...]:
    """Return the concepts that stand for *creatures* in what toxicity passages are about."""
    return tuple(f"creature: {creature}" for creature in sorted(creatures))


_Key = tuple[str, str, Language]
_Shown = Mapping[str, frozenset[str]]


def _about(left: Sequence[str], key: _Key) -> _Shown:
    _, topic, language = key
    found = dict(concepts_in(left, language))
    if topic == "toxicity":
        for word in left:
            found.update(
                dict.fromkeys(creature_concepts(creatures_in((word,), language, only=True)), frozenset({word}))
            )
    return found


def _facts(
    key: _Key, section: Sequence[tuple[str, Sequence[str]]], shown: Mapping[_Key, Sequence[_Shown]]
) -> Iterable[Fact]:
    species, topic, language = key
    mirror = shown.get((species, topic, "en" if language == "es" else "es"), ())
    aligned = len(mirror) == len(section)
    for place, (sentence, left) in enumerate(section):
        own = shown[key][place]
        other = mirror[place] if aligned else own
        yield Fact(
            species=species,
            language=language,
            topic=topic,
            place=place,
            sentence=sentence,
            concepts=MappingProxyType(
                {name: 1.0 if name in own and name in other else _ONE_SIDED for name in own.keys() | other.keys()}
            ),
            shown=MappingProxyType(dict(own)),
            stems=frozenset(content_stems(" ".join(left), language)),
        )


def _names(species: Species) -> tuple[tuple[str, ...], ...]:
    """Return the names that sentences use, longest first."""
    found = {words(name) for name in (species.name_en, species.name_es)}
    return tuple(sorted(found, key=lambda name: (-len(name), name)))


def _without(found: Sequence[str], names: Sequence[tuple[str, ...]]) -> tuple[str, ...]:
    left = list(found)
    for name in names:
        for start in range(len(left) - len(name), -1, -1):
            if tuple(left[start : start + len(name)]) == name:
                del left[start : start + len(name)]
    return tuple(left)
