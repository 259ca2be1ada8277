"""Tell questions about eating, touching or being harmed by a plant from questions about its care."""

import re
from collections.abc import Collection, Sequence
from functools import lru_cache

from sprout.assistant.creatures import Creature
from sprout.assistant.settings import Language
from sprout.assistant.typos import edits
from sprout.assistant.vocabulary import listed

__all__ = ["is_safety_question", "safety_words"]

_STRONG = re.compile(
    r"toxi\w*|poison\w*|venom\w*|ingest\w*|edib\w*|inedib\w*|swallow\w*|nontoxic|petsafe|catsafe|vomit\w*|drool\w*"
    r"|toxico\w*|venen\w*|envenen\w*|intoxic\w*|inger\w*|ingier\w*|ingir\w*|ingesta|comestib\w*|trag(?:ar|o|a|ue"
    r"|ado|arse|aron)\w*|babe(?:a|o|ar)\w*"
    r"|nociv\w*|antidote|antidoto"
)
_EATING = re.compile(
    r"eat|eats|eaten|eating|ate|chew\w*|nibbl\w*|gnaw\w*|lick\w*|bite|bites|bit|bitten|biting|munch\w*|consum\w*"
    r"|tast(?:e|es|ed|ing)"
    r"|lamer\w*|lami\w*|lame|lamio|mastic\w*|mordi\w*|morder\w*|muerd\w*|mordisque\w*|mascar\w*|masco|masca"
    r"|comer\w*|comio\w*|comi"
    r"|comid[oa]s?|comiendo\w*|comiera\w*|probar|probo"
)
_EATING_ES = re.compile(r"come[ns]?|coma[ns]?|comas")
_WEAK = re.compile(
    r"safe\w*|unsafe|bad|okay|ok|fine|harm\w*|hurt\w*|danger\w*|sick|ill|kill\w*|risk\w*|allerg\w*|irritat\w*"
    r"|hazard\w*|trouble|worr\w*"
    r"|bother|rash\w*|fatal|letal|lethal|deadly|dies?|death|friendly|touch\w*|symptoms?|emergency|hospital|vet"
    r"|drink\w*|drank|beb(?:er|io|ia)|upset|react\w*|proof"
    r"|segur[oa]s?|peligr\w*|mal[oa]s?|dano|danos|danin[oa]s?|dana\w*|riesg\w*|alergi\w*|irrit\w*|mata|mortal\w*"
    r"|muer\w*|apt[oa]s?"
    r"|enferm\w*|sintoma\w*|urgenc\w*|veterinari[oa]|hospital|tocar|toca|toco|pasa(?:ria)?|problema|mal"
    r"|perjudic\w*|inofensiv\w*"
)
_ALONE = re.compile(
    r"safe|unsafe|safely|harmful|harmless|danger\w*|deadly|lethal|fatal|hazard\w*|allerg\w*|peligros\w*"
    r"|segur[oa]s?|danin[oa]s?|mortal(?:es)?"
    r"|inofensiv\w*|alergi\w*|irrita\w*|rash\w*"
)
_PESTS = re.compile(
    r"bugs?|pests?|insects?|mites?|caterpillars?|snails?|slugs?|thrips|aphids?|something|plagas?|bichos?"
    r"|insectos?|orugas?|caracol(?:es)?"
    r"|babosas?|algo"
)
_EATEN_BY_WHAT = re.compile(
    r"\b(?:what|who) (?:(?:is|s|has been|keeps) )?(?:\w+ )?eating\b|\b(?:que|quien) (?:se )?(?:le )?(?:come"
    r"|esta comiendo)\b"
)
_FEEDING = re.compile(r"\b(?:doy|das|da|damos|dan|dar(?:le|les)?) (?:le |les )?de comer\b")
"""Feeding the plant, by the words for eating."""
_DRINKING = re.compile(
    r"\b(?:i|we|you|he|she|they|cats?|dogs?|kitten|puppy|child|baby|toddler) (?:\w+ )?(?:drink|drank)\b"
    r"|\b(?:beber|bebio|bebi|tomarse)\b"
)
_CACHED_WORDS = 16_384
_KEYS = ("toxic", "toxicity", "poisonous", "poison", "toxico", "toxica", "venenoso", "venenosa", "ingest")
_NOT_KEYS = listed(
    "topic topics tonic toxin tropic typical topico tipico tonico tonica prison person poisson potion tocino"
)


def is_safety_question(
    words: Sequence[str],
    creatures: Collection[Creature],
    topics: Collection[str],
    language: Language,
    *,
    plant_named: bool,
) -> bool:
    """Say whether *words* (folded, plant names taken out) ask about ingestion, poisoning or another harm.

    A word such as *toxic* decides alone; one such as *bad* needs a creature that could be harmed; a creature alone is
    enough when a plant is named and no care topic is asked about. Pests that eat the plant are not meant.
    """
    words = _FEEDING.sub(" ", " ".join(words)).split()
    if any(_STRONG.fullmatch(word) or _nearly_strong(word) for word in words):
        return True
    eating = any(
        _EATING.fullmatch(word) or (language == "es" and _EATING_ES.fullmatch(word) is not None) for word in words
    )
    pests = any(_PESTS.fullmatch(word) for word in words) or _EATEN_BY_WHAT.search(" ".join(words))
    if (eating and (creatures or not pests)) or _DRINKING.search(" ".join(words)):
        return True
    if creatures and any(_WEAK.fullmatch(word) for word in words):
        return True
    care = [topic for topic in topics if topic != "toxicity"]
    return plant_named and not care and (bool(creatures) or any(_ALONE.fullmatch(word) for word in words))


def safety_words(words: Sequence[str]) -> frozenset[str]:
    """Return those of *words* that speak of harm or of eating."""
    return frozenset(word for word in words if _speaks_of_harm(word))


@lru_cache(maxsize=_CACHED_WORDS)
def _speaks_of_harm(word: str) -> bool:
    return any(pattern.fullmatch(word) for pattern in (_STRONG, _EATING, _EATING_ES, _WEAK, _ALONE))


@lru_cache(maxsize=_CACHED_WORDS)
def _nearly_strong(word: str) -> bool:
    if len(word) < 5 or word in _NOT_KEYS:
        return False
    return any(
        edits(word, key) <= (2 if len(key) >= 8 else 1)
        for key in _KEYS
        if word[0] == key[0] and abs(len(word) - len(key)) < 3
    )
