"""Tell questions about eating, touching or being harmed by a plant from questions about its care."""

from collections.abc import Collection, Sequence
from functools import lru_cache

from sprout.assistant import harm_words
from sprout.assistant.figures import without_figures
from sprout.assistant.marking import BREAK
from sprout.assistant.patterns import any_phrase
from sprout.assistant.plant_harm import without_plant_harm
from sprout.assistant.settings import Language
from sprout.assistant.typos import edits
from sprout.assistant.victims import Named
from sprout.assistant.vocabulary import listed

__all__ = ["is_safety_question", "safety_words", "tells_harm"]

_EATEN_BY_WHAT = any_phrase(
    r"""
    (?:what|who)_(?:(?:is|s|has_been|keeps)_)?(?:\w+_)?eating (?:que|quien)_(?:se_)?(?:le_)?(?:come|esta_comiendo)
    """
)
_PRONOUN = any_phrase(
    r"""
    (?:for|to)_(?:him|her|them) he she para_(?:ellas?|ellos) para_el(?=_[|]|$) (?:hacer|sentar|caer|pasar)les?
    les?_(?:\w+_){0,2}(?:hac|hic|pas|sent|sient|ca[ei])\w* (?:make|makes|made)_(?:him|her|them|it)
    """
)
_FODDER = any_phrase(
    r"""
    hay haylage silage fodder forage feed_bucket trough manger bales? paddock pasture bowl
    heno forraje pienso comedero pesebre potrero pacas? bebedero
    """
)
_TOOK_IN = any_phrase(
    r"""
    finish\w* empt(?:ied|ies) clear(?:s|ed) clean(?:s|ed) (?:got|gone|half)_through put_away polish\w* half
    acab\w* termin\w* vaci\w* medi[oa] sirv\w*
    """
)
_CACHED_WORDS = 16_384
_KEYS = ("toxic", "toxicity", "poisonous", "poison", "toxico", "toxica", "venenoso", "venenosa", "ingest")
_NOT_KEYS = listed(
    "topic topics tonic toxin tropic typical topico tipico tonico tonica prison person poisson potion tocino"
)


def is_safety_question(
    marked: str,
    named: Named,
    topics: Collection[str],
    language: Language,
    *,
    plant_named: bool,
    cares: bool = False,
) -> bool:
    """Say whether *marked* words ask about ingestion, poisoning or another harm.

    A word such as *toxic* decides alone, eating and an ailing body where something of a plant or a creature is named; a
    word such as *bad* needs a creature that could be harmed; a creature alone is enough when a plant is named and no
    care topic is asked about, nor anything else of *cares*. Pests that eat the plant and harm done to it are not meant.
    *topics*: those told by words that tell no harm.
    """
    plain = without_figures(marked)
    if not (named.creatures or _shows_victim(plain)):
        plain = without_plant_harm(plain)
    found = plain.split()
    if any(harm_words.STRONG.fullmatch(word) or _nearly_strong(word) for word in found):
        return True
    vegetal = plant_named or bool(named.creatures) or any(harm_words.VEGETAL.fullmatch(word) for word in found)
    if vegetal and (_is_eaten(plain, found, named, language) or _ails_somebody(plain, named)):
        return True
    care = any(topic != "toxicity" for topic in topics)
    if named.endangered and _harms_creature(found, named, close=care):
        return True
    alone = any(harm_words.ALONE.fullmatch(word) for word in found)
    return plant_named and not care and (alone or (bool(named.endangered) and not cares))


def safety_words(words: Sequence[str]) -> frozenset[str]:
    """Return those of *words* that speak of harm or of eating."""
    found = {word for word in words if _speaks_of_harm(word)}
    text = " ".join(words)
    for pattern in (harm_words.EATING_SOMEHOW, harm_words.MOUTH, harm_words.BODY):
        found |= {word for match in pattern.finditer(text) for word in match[0].split()}
    return frozenset(found)


def tells_harm(marked: str) -> bool:
    """Say whether *marked*, of a question about harm, says so in words and not by a creature alone."""
    patterns = (harm_words.AFFECTING, harm_words.UNWELL)
    return bool(safety_words(marked.split())) or any(pattern.search(marked) for pattern in patterns)


def _shows_victim(plain: str) -> bool:
    return any(pattern.search(plain) for pattern in (harm_words.MOUTH, harm_words.BODY))


def _is_eaten(plain: str, found: Sequence[str], named: Named, language: Language) -> bool:
    eating = any(
        harm_words.EATING.fullmatch(word) or (language == "es" and harm_words.EATING_ES.fullmatch(word) is not None)
        for word in found
    )
    pests = any(harm_words.PESTS.fullmatch(word) for word in found) or _EATEN_BY_WHAT.search(plain)
    if (
        (eating and (named.creatures or not pests))
        or harm_words.DRINKING.search(plain)
        or harm_words.MOUTH.search(plain)
    ):
        return True
    somebody = bool(named.creatures) or harm_words.SOMEBODY.search(plain) is not None
    if somebody and harm_words.EATING_SOMEHOW.search(plain):
        return True
    return bool(named.creatures) and bool(_FODDER.search(plain)) and bool(_TOOK_IN.search(plain))


def _ails_somebody(plain: str, named: Named) -> bool:
    return bool(harm_words.BODY.search(plain)) or (bool(named.endangered) and bool(harm_words.UNWELL.search(plain)))


def _harms_creature(found: Sequence[str], named: Named, *, close: bool) -> bool:
    """Say whether a word for harm meets a creature: in the same clause if *close*, unless it is a *hard* word."""
    if not close:
        return any(harm_words.WEAK.fullmatch(word) for word in found)
    if any(harm_words.HARD.fullmatch(word) for word in found):
        return True
    clauses = " ".join(found).split(f" {BREAK}")
    return any(
        any(harm_words.WEAK.fullmatch(word) for word in clause.split())
        and (_PRONOUN.search(clause) is not None or not named.words.isdisjoint(clause.split()))
        for clause in clauses
    )


@lru_cache(maxsize=_CACHED_WORDS)
def _speaks_of_harm(word: str) -> bool:
    patterns = (harm_words.STRONG, harm_words.EATING, harm_words.EATING_ES, harm_words.WEAK, harm_words.ALONE)
    return any(pattern.fullmatch(word) for pattern in patterns)


@lru_cache(maxsize=_CACHED_WORDS)
def _nearly_strong(word: str) -> bool:
    if len(word) < 5 or word in _NOT_KEYS:
        return False
    return any(
        edits(word, key) <= (2 if len(key) >= 8 else 1)
        for key in _KEYS
        if word[0] == key[0] and abs(len(word) - len(key)) < 3
    )
