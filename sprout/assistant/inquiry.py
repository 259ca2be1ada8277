"""What a question asks, understood once before anything is retrieved."""

from collections.abc import Sequence
from dataclasses import dataclass

from sprout.assistant.corpus import Species
from sprout.assistant.creatures import CANONICAL_CREATURES, Creature, creatures_in
from sprout.assistant.lexicon import CANONICAL, GENERIC
from sprout.assistant.names import Mention, NameBook
from sprout.assistant.safety_question import is_safety_question
from sprout.assistant.settings import Language
from sprout.assistant.topics import CARE_TOPICS, asks_which_plant, is_care_question, topic_words, topics_in
from sprout.assistant.vocabulary import words
from sprout.text import content_stems

__all__ = ["Inquiry", "expand", "understand"]

_DENIALS = (
    "not a",
    "not an",
    "not my",
    "no es un",
    "no es una",
    "no un",
    "no una",
    "instead of a",
    "rather than a",
    "en vez de un",
    "en lugar de un",
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Inquiry:
    """A question, understood. *content* holds the stems that say what is asked beside the plant's name."""

    language: Language
    species: tuple[str, ...]
    unknown_plants: tuple[str, ...]
    which_plant: bool
    topics: tuple[str, ...]
    topic_named: bool
    name_exact: bool
    from_history: bool
    creatures: frozenset[Creature]
    safety: bool
    content: frozenset[str]
    understood: frozenset[str]
    text: str


def understand(question: str, earlier: Sequence[str], language: Language, book: NameBook) -> Inquiry:
    """Understand *question*; *earlier* questions (latest first) supply the plant or the topic it leaves out."""
    own = _read(question, language, book)
    species, unknown, exact, from_history = own.species, own.unknown, own.exact, False
    topics, creatures, safety = own.topics, own.creatures, own.safety
    if not species and not unknown and not own.which and _is_follow_up(own):
        for text in earlier:
            before = _read(text, language, book)
            if before.species or before.unknown:
                species, unknown, exact, from_history = before.species, before.unknown, before.exact, True
                break
    elif species and not topics and not own.care and not own.rest and earlier:
        before = _read(earlier[0], language, book)
        topics, safety, from_history = before.topics, before.safety, bool(before.topics)
        creatures = creatures or before.creatures
    named = bool(topics)
    if not topics and own.care:
        topics = CARE_TOPICS
    return Inquiry(
        language=language,
        species=species,
        unknown_plants=unknown,
        which_plant=own.which,
        topics=topics,
        topic_named=named,
        name_exact=exact,
        from_history=from_history,
        creatures=creatures,
        safety=safety,
        content=own.rest,
        understood=own.understood,
        text=question,
    )


def expand(inquiry: Inquiry, species: Species | None, topics: Sequence[str]) -> str:
    """Return the question with the plant's usual name and the words that passages use for what is asked."""
    added = [species.name(inquiry.language)] if species else []
    added += [CANONICAL[inquiry.language][topic] for topic in topics if topic in CANONICAL[inquiry.language]]
    if inquiry.safety:
        added += [CANONICAL_CREATURES[inquiry.language].get(name, "") for name in sorted(inquiry.creatures)]
    return " ".join((inquiry.text, *added))


@dataclass(frozen=True, slots=True, kw_only=True)
class _Reading:
    species: tuple[str, ...]
    unknown: tuple[str, ...]
    exact: bool
    which: bool
    care: bool
    topics: tuple[str, ...]
    creatures: frozenset[Creature]
    safety: bool
    rest: frozenset[str]
    understood: frozenset[str]


def _read(text: str, language: Language, book: NameBook) -> _Reading:
    found = words(text)
    mentions = _without_denied(book.find(found), found)
    named = {at for mention in book.find(found) for at in range(mention.start, mention.end)}
    others = [word for at, word in enumerate(found) if at not in named]
    topics = topics_in(others, language)
    creatures = creatures_in(others, language)
    safety = is_safety_question(others, creatures, topics, language)
    if safety:
        topics = _safety_topics(topics)
    known = tuple(dict.fromkeys(mention.species for mention in mentions if mention.species is not None))
    unknown = [mention for mention in mentions if mention.species is None and not (mention.family and known)]
    telling = [word for word in others if not GENERIC.fullmatch(word)]
    named_topics = topic_words(others, language)
    return _Reading(
        species=known,
        unknown=tuple(dict.fromkeys(mention.name for mention in unknown)),
        exact=all(mention.exact for mention in mentions),
        which=asks_which_plant(found),
        care=is_care_question(others, language),
        topics=topics,
        creatures=creatures,
        safety=safety,
        rest=frozenset(content_stems(" ".join(telling), language)),
        understood=frozenset(content_stems(" ".join(sorted(named_topics)), language)),
    )


def _safety_topics(topics: Sequence[str]) -> tuple[str, ...]:
    """A safety question is about toxicity; words for an ailment in it describe the victim, not the plant."""
    kept = [topic for topic in topics if topic in {"repotting", "propagation", "feeding"}]
    return ("toxicity", *kept)


def _without_denied(mentions: Sequence[Mention], found: Sequence[str]) -> tuple[Mention, ...]:
    """Leave out plants that the question says it is not about, as long as it names another."""
    kept = tuple(
        mention
        for mention in mentions
        if not " ".join(found[max(0, mention.start - 4) : mention.start]).endswith(_DENIALS)
    )
    return kept or tuple(mentions)


def _is_follow_up(own: _Reading) -> bool:
    return bool(own.topics or own.safety or own.care)
