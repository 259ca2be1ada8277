"""What a question asks, understood once before anything is retrieved."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from sprout.assistant.corpus import Species
from sprout.assistant.creatures import CANONICAL_CREATURES, Creature
from sprout.assistant.lexicon import CANONICAL
from sprout.assistant.names import NameBook
from sprout.assistant.reading import Reading, read
from sprout.assistant.settings import Language
from sprout.assistant.topics import CARE_TOPICS
from sprout.text import content_stems

__all__ = ["Inquiry", "expand", "terms_of", "understand"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Inquiry:
    """A question, understood.

    *species* are the plants to answer about, *unknown_plants* those it names that the corpus lacks; *topics* what is
    asked about them with their strength (0 to 1), strongest first, *joined* by an *and* perhaps. *demand*: it asks
    nothing, but orders words to be said. *safety*: it is about eating or harm, so help is routed to; *harmful*: it says
    so in words, and not by an animal alone. *content*: the stems that say what is asked beside the plant's name,
    *understood* those of them that the word lists know. The same again as *concepts*, with the words for them, and the
    *rest* of the stems. *pests*: concepts and stems that name a particular pest or mould.
    """

    language: Language
    species: tuple[str, ...]
    unknown_plants: tuple[str, ...]
    which_plant: bool
    beyond_care: bool
    demand: bool
    topics: Mapping[str, float]
    joined: bool
    topic_named: bool
    name_exact: bool
    from_history: bool
    creatures: frozenset[Creature]
    safety: bool
    harmful: bool
    content: frozenset[str]
    understood: frozenset[str]
    concepts: Mapping[str, frozenset[str]]
    rest: frozenset[str]
    pests: frozenset[str]
    text: str


def understand(question: str, earlier: Sequence[str], language: Language, book: NameBook) -> Inquiry:
    """Understand *question*; *earlier* questions (latest first) supply the plant or the topic it leaves out."""
    own = read(question, language, book)
    before = next(
        (each for each in (read(text, language, book) for text in earlier) if each.species or each.unknown), None
    )
    whole = own if before is None else _continued(own, before)
    named = bool(whole.topics)
    return Inquiry(
        language=language,
        species=whole.species,
        unknown_plants=whole.unknown,
        which_plant=whole.which,
        beyond_care=whole.beyond_care,
        demand=whole.demand,
        topics=whole.topics or dict.fromkeys(_fallback(whole), 1.0),
        joined=whole.joined,
        topic_named=named,
        name_exact=whole.exact,
        from_history=whole is not own,
        creatures=whole.creatures,
        safety=whole.safety,
        harmful=whole.harmful,
        content=own.content,
        understood=own.understood,
        concepts=own.concepts,
        rest=own.rest,
        pests=own.pests,
        text=question,
    )


def _fallback(whole: Reading) -> tuple[str, ...]:
    """Return what is meant where no topic is named: care as a whole, or that the plant ails somehow."""
    if whole.care:
        return CARE_TOPICS
    return ("problems",) if whole.vague and whole.species and not whole.safety else ()


def _continued(own: Reading, before: Reading) -> Reading:
    """Complete a follow-up from *before*: *and how much light?* takes its plant, *and monstera?* its topic."""
    if own.species or own.unknown:
        if own.species and not own.topics and not own.care and not own.content and before.topics:
            return replace(
                own,
                topics=before.topics,
                safety=before.safety,
                harmful=before.harmful,
                creatures=own.creatures or before.creatures,
            )
        return own
    asked = own.topics or own.care or own.safety
    # "And dogs?" asks on; "how do I bathe my dog?" asks something else.
    another_creature = bool(own.creatures) and own.content <= own.understood
    if own.which or not (asked or another_creature):
        return own
    plant = replace(own, species=before.species, unknown=before.unknown, exact=before.exact)
    return plant if asked else replace(plant, topics={"toxicity": 1.0}, safety=True)


def expand(inquiry: Inquiry, species: Species | None, topics: Sequence[str], shown: Sequence[str] = ()) -> str:
    """Return the question with the plant's usual name and the words that passages use for what is asked.

    *shown* are words of chosen sentences.
    """
    added = [species.name(inquiry.language)] if species else []
    added += [*_usual_words(inquiry, topics), *shown]
    if inquiry.safety:
        added += [CANONICAL_CREATURES[inquiry.language].get(name, "") for name in sorted(inquiry.creatures)]
    return " ".join((inquiry.text, *added))


def terms_of(inquiry: Inquiry, topics: Sequence[str], shown: Sequence[str] = ()) -> frozenset[str]:
    """Return the stems of which a passage must share one: what is asked, and the words that passages use for it."""
    usual = " ".join((*_usual_words(inquiry, topics), *shown))
    return inquiry.content | frozenset(content_stems(usual, inquiry.language))


def _usual_words(inquiry: Inquiry, topics: Sequence[str]) -> list[str]:
    usual = CANONICAL[inquiry.language]
    return [usual[topic] for topic in topics if topic in inquiry.topics and topic in usual]
