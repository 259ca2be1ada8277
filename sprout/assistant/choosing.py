"""Choose the sentences that an inquiry asks for: together, or topic by topic where it asks for several things."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace

from sprout.assistant.concepts import MODIFIERS
from sprout.assistant.facts import Fact, creature_concepts
from sprout.assistant.inquiry import Inquiry
from sprout.assistant.narrowing import is_about_asked, wanted_creatures
from sprout.assistant.relevance import Choice, Sought, choose

__all__ = ["choose_for"]

_MOST_OF_IT = 0.6
_ENOUGH = 2
_HINT = 0.5
"""What the topic asked about before a part counts for one that names no topic."""
_CAVEAT = "no guarantee"
_UNLISTED = "not listed"


def choose_for(inquiry: Inquiry, facts: Sequence[Fact], most: int, vocabulary: Collection[str]) -> tuple[Choice, ...]:
    """Return a choice of at most *most* of *facts* (all of one plant) for each thing that *inquiry* asks.

    Nothing is returned for a thing that no fact is about; a particular pest must itself be met. *vocabulary*: the stems
    of all passages in the language.
    """
    found = [_chosen(inquiry, facts, topics, most) for topics in _parts(inquiry)]
    strange = not inquiry.rest <= frozenset(vocabulary)
    return tuple(
        choice for choice in found if choice is not None and (inquiry.topics or not _is_thin(choice, inquiry, strange))
    )


def _parts(inquiry: Inquiry) -> list[Mapping[str, float]]:
    """Return the topics of each thing asked. An ailment takes in the topics that its cause may lie in."""
    topics = inquiry.topics
    if inquiry.safety or not inquiry.topic_named or (inquiry.joined and "problems" not in topics):
        return [{topic: 1.0} for topic in topics] or [{}]
    return [topics]


def _chosen(inquiry: Inquiry, facts: Sequence[Fact], topics: Mapping[str, float], most: int) -> Choice | None:
    if "toxicity" in topics:
        return _harm(inquiry, [fact for fact in facts if fact.topic == "toxicity"], most)
    # "And in winter?" asks on about one topic, and not for all that happens in winter.
    apart = (len(topics) == 1 and len(inquiry.topics) > 1) or inquiry.carried
    care = [fact for fact in facts if (fact.topic in topics if apart else fact.topic != "toxicity")]
    hinted = topics or {topic: _HINT * strength for topic, strength in inquiry.near.items() if topic != "toxicity"}
    sought = Sought(concepts=inquiry.concepts, stems=inquiry.rest, topics=hinted, modifiers=MODIFIERS)
    choice = choose(care, sought, most if not inquiry.is_part else len(care))
    if choice is None or (inquiry.pests and _misses(choice, inquiry.pests)):
        return None
    return _briefly(choice, care, sought, inquiry, most) if inquiry.is_part else choice


def _briefly(choice: Choice, care: Sequence[Fact], sought: Sought, inquiry: Inquiry, most: int) -> Choice:
    """Keep of *choice* what one part of a question asks for: the best sentence, and what it lacks.

    Of sentences that meet as much, the one comes first that also meets what is told around the part.
    """
    around = {**sought.concepts, **dict.fromkeys(inquiry.context, frozenset[str]())}
    wider = choose(care, replace(sought, concepts=around), len(care), same_topic=0.0)
    place = {fact.sentence: at for at, fact in enumerate(wider.facts)} if wider else {}
    top = choice.facts[0]
    as_good = [
        fact
        for fact in (*choice.facts, *(wider.facts if wider else ()))
        if (fact.topic == top.topic or not inquiry.topics) and _met(top, sought) - MODIFIERS <= _met(fact, sought)
    ]
    best = min(as_good, key=lambda fact: place.get(fact.sentence, len(place)))
    told = _met(best, sought)
    lacking = [fact for fact in choice.facts if not _met(fact, sought) <= told]
    close = [fact for fact in choice.facts if _met(fact, sought) & told - MODIFIERS]
    kept = [best, *(fact for fact in (*lacking, *as_good, *close) if fact is not best)]
    return replace(choice, facts=tuple({fact.sentence: fact for fact in kept}.values())[:most])


def _met(fact: Fact, sought: Sought) -> frozenset[str]:
    return frozenset(sought.concepts.keys() & fact.concepts.keys()) | (sought.stems & fact.stems)


def _is_thin(choice: Choice, inquiry: Inquiry, strange: bool) -> bool:
    """Say whether *choice* may be about another subject, as no topic is named that would tell.

    Most of what is asked must be met if a word of it is in no passage, and one of its concepts, if it has any, or two
    lesser things.
    """
    if strange and choice.grasp < _MOST_OF_IT:
        return True
    asked = inquiry.concepts.keys() - MODIFIERS
    best = choice.facts[0]
    shared = (inquiry.concepts.keys() & best.concepts.keys()) | (inquiry.rest & best.stems)
    return bool(asked) and asked.isdisjoint(best.concepts) and len(shared) < _ENOUGH


def _misses(choice: Choice, pests: frozenset[str]) -> bool:
    best = choice.facts[0]
    return pests.isdisjoint(best.concepts.keys() | best.stems)


def _harm(inquiry: Inquiry, facts: Sequence[Fact], most: int) -> Choice | None:
    """Choose about harm: the listing for the animals asked about first, and never a missing listing without its caveat.

    Everything said about harm is to the point, so nothing is left out for being a weaker match.
    """
    creatures = dict.fromkeys(creature_concepts(wanted_creatures(inquiry.creatures)), frozenset[str]())
    sought = Sought(concepts={**inquiry.concepts, **creatures}, topics={"toxicity": 1.0})
    asked = [fact for fact in facts if is_about_asked(fact.sentence, inquiry)]
    choice = choose(asked, sought, most, same_topic=0.0)
    if choice is None or not any(_UNLISTED in fact.concepts for fact in choice.facts):
        return choice
    caveat = [fact for fact in asked if _CAVEAT in fact.concepts and fact not in choice.facts]
    return choice.ending_with(caveat[0]) if caveat else choice
