"""Which of the words between two that are shared name a thing, and which say what is done, or how."""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from sprout.judges.lexical.cues import CUES
from sprout.judges.lexical.grammar import ENDINGS, NAMES_IN_LY, ROLES
from sprout.judges.lexical.placing import Gap, Spot
from sprout.judges.lexical.spelling import spelt
from sprout.judges.lexical.statement import Term
from sprout.text import Language
from sprout.text.words import stemmed

__all__ = ["in_role", "is_loose", "named"]


def named(words: Sequence[Spot], gap: Gap, language: Language) -> tuple[Term, ...]:
    """Return the content words of the phrase in *words*, one side of *gap*, if it names a thing; else nothing.

    Between two shared words the side has to be that phrase and nothing else. At the beginning or end of the sentences
    it is what stands next to the shared word, for either sentence may say more.
    """
    start, stop = _phrase(words, gap, language)
    phrase = words[start:stop]
    before = words[start - 1].stem if start else gap.before
    after = words[stop].stem if stop < len(words) else gap.after
    terms = tuple(spot.term for spot in phrase if spot.term is not None)
    return terms if terms and _names(terms, phrase[-1].stem, before, after, language) else ()


def in_role(stem: str, language: Language, *roles: str) -> bool:
    """Say whether the word with this *stem* can play one of *roles*; see :data:`ROLES`."""
    known = _roles(language)
    return any(stem in known[role] for role in roles)


def is_loose(term: Term, language: Language) -> bool:
    """Say whether *term* names nothing: an adverb, a quantity, an everyday word for the order of things."""
    if CUES[language].get(term.word) or in_role(term.key, language, "loose"):
        return True
    if term.kind in {"name", "plant"} or term.word in NAMES_IN_LY:
        return False
    return term.word.endswith(ENDINGS[language]["manner"])


def _phrase(words: Sequence[Spot], gap: Gap, language: Language) -> tuple[int, int]:
    if gap.after and not gap.before:
        return _last_phrase(words, language), len(words)
    start = 0
    while start < len(words) and _opens(words[start], language):
        start += 1
    stop = start
    while stop < len(words) and (_bears(words[stop]) or (stop > start and _links(words, stop, language))):
        stop += 1
    if gap.after and stop < len(words):
        return 0, 0
    while stop > start and words[stop - 1].term is None:
        stop -= 1
    return start, stop


def _last_phrase(words: Sequence[Spot], language: Language) -> int:
    start = len(words)
    while start and (_bears(words[start - 1]) or (start < len(words) and _joins(words[start - 1], language))):
        start -= 1
    while start < len(words) and words[start].term is None:
        start += 1
    return start


def _bears(spot: Spot) -> bool:
    return spot.term is not None and spot.term.kind != "number"


def _joins(spot: Spot, language: Language) -> bool:
    return spot.term is None and in_role(spot.stem, language, "joint")


def _opens(spot: Spot, language: Language) -> bool:
    return spot.term is None and in_role(spot.stem, language, "article", "determiner", "contracted")


def _links(words: Sequence[Spot], at: int, language: Language) -> bool:
    """Say whether the word at *at* ties a name together, as in *bank of the river*."""
    return _joins(words[at], language) or (_joins(words[at - 1], language) and _opens(words[at], language))


def _names(terms: Sequence[Term], stem: str, before: str, after: str, language: Language) -> bool:
    """Say whether the phrase of *terms*, whose last word has *stem*, names a thing where it stands."""
    last, single, endings = terms[-1], len(terms) == 1, ENDINGS[language]
    if is_loose(last, language):
        return False
    if any(term.kind in {"name", "plant"} for term in terms) or in_role(before, language, "article", "determiner"):
        return True
    if single and in_role(stem, language, "verb"):
        return False
    takes_an_object = in_role(after, language, "article", "determiner", "object")
    if in_role(before, language, "preposition"):
        return before != "to" or not takes_an_object
    if in_role(before, language, "copula"):
        return not last.word.endswith(endings["done"])
    if in_role(before, language, "subject", "auxiliary") or (single and last.word.endswith(endings["doing"])):
        return False
    # "turn the lamp a little" has a name before an article, "Ada sees a lamp" has a verb
    return not takes_an_object or (not single and not last.word.endswith("s"))


@lru_cache(maxsize=4)
def _roles(language: Language) -> Mapping[str, frozenset[str]]:
    return {
        role: frozenset(stemmed([spelt(word, language) for word in words], language))
        for role, words in ROLES[language].items()
    }
