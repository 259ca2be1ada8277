"""Find the sentences about a plant that a question asks for, by shared concepts and rare shared words.

The evidence is the same in both languages as far as the concepts know the words; other words count by their stems.
"""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from sprout.assistant.facts import Fact

__all__ = ["Choice", "Sought", "choose"]

_TOPIC = 1.6
"""What the topic asked about is worth; a word that all sentences share is worth 0.7, a unique one about 3.2."""
_SAME_TOPIC = 0.55
_OTHER_TOPIC = 0.85
"""Share of the best score that another sentence needs to be quoted beside the best one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Sought:
    """What a question asks for.

    *concepts* with the words that show them, *stems* of the other telling words, *topics* with their strength (0 to 1).
    *modifiers* are concepts that do not count when they are all that a sentence of another topic shares.
    """

    concepts: Mapping[str, frozenset[str]] = field(default_factory=dict)
    stems: frozenset[str] = frozenset()
    topics: Mapping[str, float] = field(default_factory=dict)
    modifiers: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True, kw_only=True)
class Choice:
    """The sentences chosen, best first, all of one plant.

    *fit*: the share of what is asked that the best one meets, weighted by rarity; *grasp*: the same without the topic
    (each 0 to 1). *met*: the weight of what it meets (0 or more), without the topic.
    """

    facts: tuple[Fact, ...]
    fit: float
    grasp: float
    met: float

    @property
    def topics(self) -> tuple[str, ...]:
        """The topics of the chosen sentences, best first."""
        return tuple(dict.fromkeys(fact.topic for fact in self.facts))

    def ending_with(self, fact: Fact) -> "Choice":
        """Return this choice with *fact* in the place of its last one."""
        return replace(self, facts=(*self.facts[:-1], fact) if len(self.facts) > 1 else (*self.facts, fact))


def choose(facts: Sequence[Fact], sought: Sought, most: int, *, same_topic: float = _SAME_TOPIC) -> Choice | None:
    """Return at most *most* of *facts* that are nearest to what is *sought*; None if none shares anything with it.

    Every concept and stem weighs log(1 + n / m), with m of the n facts showing it. Ties keep the order of *facts*.
    *same_topic* is the share of the best score (0 to 1) that another sentence of the same topic needs.
    """
    weights = _weights(facts, sought)
    scored = [(fact, _score(fact, sought, weights)) for fact in facts if _is_meant(fact, sought)]
    if not scored:
        return None
    ranked = sorted(scored, key=lambda pair: -pair[1])
    best, top = ranked[0]
    chosen = [
        fact for fact, score in ranked if score >= top * (same_topic if fact.topic == best.topic else _OTHER_TOPIC)
    ][:most]
    return Choice(
        facts=tuple(chosen),
        fit=_fit(best, sought, weights, len(facts), topic=_TOPIC),
        grasp=_fit(best, sought, weights, len(facts), topic=0.0),
        met=_met(best, sought, weights),
    )


def _weights(facts: Sequence[Fact], sought: Sought) -> dict[str, float]:
    weights: dict[str, float] = {}
    for name in sorted(sought.concepts.keys() | sought.stems):
        holding = sum(name in fact.concepts if name in sought.concepts else name in fact.stems for fact in facts)
        if holding:
            weights[name] = math.log(1 + len(facts) / holding)
    return weights


def _shared(fact: Fact, sought: Sought) -> frozenset[str]:
    return frozenset(sought.concepts.keys() & fact.concepts.keys()) | (sought.stems & fact.stems)


def _is_meant(fact: Fact, sought: Sought) -> bool:
    return fact.topic in sought.topics or not sought.modifiers.issuperset(_shared(fact, sought))


def _score(fact: Fact, sought: Sought, weights: Mapping[str, float]) -> float:
    shared = math.fsum(weights[name] * fact.concepts.get(name, 1.0) for name in sorted(_shared(fact, sought)))
    return round(shared + _TOPIC * sought.topics.get(fact.topic, 0.0), 9)


def _missed(fact: Fact, sought: Sought) -> frozenset[str]:
    """Return what *fact* misses; a concept is not missed if the shared ones explain all words that show it."""
    shared = _shared(fact, sought)
    explained = {word for name in shared if name in sought.concepts for word in sought.concepts[name]}
    missed = {name for name, by in sought.concepts.items() if name not in shared and not by <= explained}
    return frozenset(missed | (sought.stems - shared))


def _met(fact: Fact, sought: Sought, weights: Mapping[str, float]) -> float:
    return round(math.fsum(weights[name] for name in sorted(_shared(fact, sought))), 9)


def _fit(fact: Fact, sought: Sought, weights: Mapping[str, float], size: int, *, topic: float) -> float:
    """Weigh what *fact* meets against what it misses."""
    met = _met(fact, sought, weights) + topic * sought.topics.get(fact.topic, 0.0)
    unknown = math.log(1 + size)
    lost = math.fsum(weights.get(name, unknown) for name in sorted(_missed(fact, sought)))
    return round(met / (met + lost), 6) if met + lost else 1.0
