"""What a question asks, understood once before anything is retrieved."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from sprout.assistant.corpus import Species
from sprout.assistant.creatures import CANONICAL_CREATURES, Creature
from sprout.assistant.division import Part, divided
from sprout.assistant.following import continued, leftover, particular
from sprout.assistant.lexicon import CANONICAL
from sprout.assistant.likeness import names_alike, plants_meant
from sprout.assistant.names import NameBook
from sprout.assistant.reading import Reading, read
from sprout.assistant.reference import recalled, spelled_out
from sprout.assistant.safety_question import safety_words
from sprout.assistant.settings import Language
from sprout.assistant.topics import CARE_TOPICS, asks_beyond_care
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
    *rest* of the stems. *pests*: concepts and stems that name a particular pest or mould. *context* and *near*:
    concepts and topics that are told around what is asked, where it *is_part* of a question. *carried*: its topic is
    the one asked about before. *alike*: its plants are named as
    equals, so that it asks about each of them. *parts*: what it asks one by one, if it asks for several things.
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
    context: frozenset[str]
    near: Mapping[str, float]
    is_part: bool
    carried: bool
    alike: bool
    text: str
    parts: tuple["Inquiry", ...] = ()


def understand(question: str, earlier: Sequence[str], language: Language, book: NameBook) -> Inquiry:
    """Understand *question*; *earlier* questions (latest first) supply the plant or the topic it leaves out."""
    spoken, before = _conversation(earlier, language, book)
    own = recalled(_read(question, before, language, book), spoken, language)
    completed = _completed(own, before, language)
    whole = Part(reading=completed, carried=bool(completed.topics) and not own.topics)
    parts = divided(
        question,
        own,
        language,
        lambda text: recalled(_read(text, before, language, book), (*spoken, own), language),
        lambda reading, nearer: _completed(reading, nearer or before, language),
    )
    if len(parts) == 1:
        whole, parts = _single(parts[0], own, whole), ()
    inquiry = _inquiry(whole, question, language, from_history=whole.reading is not own)
    return replace(inquiry, parts=tuple(_inquiry(part, part.reading.text, language, is_part=True) for part in parts))


def _single(part: Part, own: Reading, whole: Part) -> Part:
    """Return the one *part* of a question that names several plants, if it tells which of them are meant."""
    if len(own.species) < 2:
        return whole
    if any(mention.species is not None for mention in part.reading.mentions):
        return part
    return replace(part, reading=replace(part.reading, species=own.species)) if names_alike(own) else whole


def _conversation(
    earlier: Sequence[str], language: Language, book: NameBook
) -> tuple[tuple[Reading, ...], Reading | None]:
    """Read *earlier* questions: each by itself, oldest first, and the latest about a plant with what it left out."""
    spoken: list[Reading] = []
    latest: Reading | None = None
    for text in reversed(earlier):
        own = recalled(_read(text, latest, language, book), spoken, language)
        spoken.append(own)
        whole = own if latest is None else continued(own, latest, language)
        if whole.species or whole.unknown:
            latest = whole
    return tuple(spoken), latest


def _read(text: str, before: Reading | None, language: Language, book: NameBook) -> Reading:
    """Read *text*; where nothing else is asked, *is it safe?* is about the plant spoken of before."""
    text = spelled_out(text, book)
    own = read(text, language, book)
    own = replace(own, species=plants_meant(own)) if len(own.species) > 1 else own
    if before is None or not before.species or own.safety or own.topics or own.mentions or own.creatures:
        return own
    harm = read(text, language, book, plant_known=True)
    return harm if harm.safety and (particular(own) or not leftover(harm, language) - safety_words(own.words)) else own


def _completed(own: Reading, before: Reading | None, language: Language) -> Reading:
    return own if before is None else _continued(own, before, language)


def _continued(own: Reading, before: Reading, language: Language) -> Reading:
    return continued(own, before, language)


def _inquiry(
    part: Part, text: str, language: Language, *, from_history: bool = False, is_part: bool = False
) -> Inquiry:
    whole = part.reading
    return Inquiry(
        language=language,
        species=whole.species,
        unknown_plants=whole.unknown,
        which_plant=whole.which,
        beyond_care=whole.beyond_care and not _asks_cause(whole),
        demand=whole.demand,
        topics=whole.topics or dict.fromkeys(_fallback(whole), 1.0),
        joined=whole.joined,
        topic_named=bool(whole.topics),
        name_exact=whole.exact,
        from_history=from_history,
        creatures=whole.creatures,
        safety=whole.safety,
        harmful=whole.harmful,
        content=whole.content,
        understood=whole.understood,
        concepts=whole.concepts,
        rest=whole.rest,
        pests=whole.pests,
        context=part.context,
        near=part.near,
        is_part=is_part,
        carried=part.carried,
        alike=names_alike(whole),
        text=text,
    )


_CAUSE = re.compile(
    r"\b(?:comes? from|coming from|came from|significa\w*|(?:from|de) (?:where|donde) (?:viene\w*|sale\w*)|de donde)\b"
)


def _asks_cause(whole: Reading) -> bool:
    """Say whether *whole* asks where an ailment comes from, or what it means, and not the plant."""
    return "problems" in whole.topics and not asks_beyond_care(_CAUSE.sub(" ", " ".join(whole.words)).split())


def _fallback(whole: Reading) -> tuple[str, ...]:
    """Return what is meant where no topic is named: care as a whole, or that the plant ails somehow."""
    if whole.care:
        return CARE_TOPICS
    return ("problems",) if whole.vague and whole.species and not whole.safety else ()


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
