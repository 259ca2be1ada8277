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
    """All facts, in the order of topics and places. A plant is read when it is first asked about."""

    def __init__(self, chunks: Sequence[Chunk], species: Sequence[Species]) -> None:
        self._names = {one.id: _names(one) for one in species}
        self._chunks: dict[str, list[Chunk]] = {}
        for chunk in chunks:
            self._chunks.setdefault(chunk.species, []).append(chunk)
        self._read: dict[str, tuple[Fact, ...]] = {}

    def of(self, species: str, language: Language) -> tuple[Fact, ...]:
        """Return the facts about *species* in *language*."""
        if species not in self._read:
            # Two threads may both read a plant; they read the same.
            self._read[species] = _facts_of(self._chunks.get(species, ()), self._names.get(species, ()))
        return tuple(fact for fact in self._read[species] if fact.language == language)


def creature_concepts(creatures: Iterable[Creature]) -> tuple[str, ...]:
    """Return the concepts that stand for *creatures* in what toxicity passages are about."""
    return tuple(f"creature: {creature}" for creature in sorted(creatures))


_Name = tuple[str, ...]
_Section = tuple[str, Language]
_Shown = Mapping[str, frozenset[str]]
_ORDER = MappingProxyType({topic: at for at, topic in enumerate(TOPICS)})


def _facts_of(chunks: Sequence[Chunk], names: Sequence[_Name]) -> tuple[Fact, ...]:
    """Read all *chunks* of one plant. Neighbouring chunks of one section share sentences, which count once."""
    sections: dict[_Section, dict[str, _Name]] = {}
    for chunk in chunks:
        own = sections.setdefault((chunk.topic, chunk.language), {})
        for sentence in sentences(chunk.text):
            own[sentence.strip()] = _without(words(sentence), names)
    shown = {key: [_about(left, key) for left in section.values()] for key, section in sections.items()}
    ordered = sorted(sections, key=lambda key: (_ORDER.get(key[0], len(_ORDER)), *key))
    species = chunks[0].species if chunks else ""
    return tuple(fact for key in ordered for fact in _facts(species, key, sections[key], shown))


def _about(left: _Name, key: _Section) -> _Shown:
    topic, language = key
    found = dict(concepts_in(left, language))
    if topic == "toxicity":
        for word in left:
            named = creature_concepts(creatures_in((word,), language, only=True))
            found.update(dict.fromkeys(named, frozenset({word})))
    return found


def _facts(
    species: str, key: _Section, section: Mapping[str, _Name], shown: Mapping[_Section, Sequence[_Shown]]
) -> Iterable[Fact]:
    topic, language = key
    mirror = shown.get((topic, "en" if language == "es" else "es"), ())
    aligned = len(mirror) == len(section)
    for place, (sentence, left) in enumerate(section.items()):
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


def _names(species: Species) -> tuple[_Name, ...]:
    """Return the names that sentences use, longest first."""
    found = {words(name) for name in (species.name_en, species.name_es)}
    return tuple(sorted(found, key=lambda name: (-len(name), name)))


def _without(found: Sequence[str], names: Sequence[_Name]) -> _Name:
    left = list(found)
    for name in names:
        for start in range(len(left) - len(name), -1, -1):
            if tuple(left[start : start + len(name)]) == name:
                del left[start : start + len(name)]
    return tuple(left)
