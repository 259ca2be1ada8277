"""Who might eat the plant: recognise cats, dogs, people and other animals in words."""

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Literal

from sprout.assistant.settings import Language

__all__ = ["CANONICAL_CREATURES", "Creature", "creatures_in"]

Creature = Literal["cats", "dogs", "children", "pets", "others"]
"""The animals that passages tell apart; *pets* is any of them, *others* one that no passage is about."""

_PATTERNS: Mapping[Language, Mapping[Creature, str]] = MappingProxyType(
    {
        "en": MappingProxyType(
            {
                "cats": r"cats?|kitt(?:y|ies|ens?)|felines?|tabb(?:y|ies)|tomcat|kitties",
                "dogs": r"dogs?|pupp(?:y|ies)|doggos?|dogg(?:y|ies|ie)|canines?|pooch|hounds?|terriers?"
                r"|labradors?|poodles?",
                "children": r"child(?:ren|s)?|kids?|baby|toddlers?|infants?|daughters?|grand(?:son|child"
                r"|children|kids?)"
                r"|people|humans?|adults?|sons?|nephew|niece|preschoolers?|boy|girl|person|someone",
                "pets": r"pets?|animals?|furry|furbab(?:y|ies)",
                "others": r"rabbits?|bunn(?:y|ies)|hamsters?|guinea|birds?|parrots?|parakeets?|budgies?"
                r"|tortoises?|turtles?"
                r"|reptiles?|horses?|iguanas?|lizards?|geckos?|goats?|chickens?|hens?|ferrets?|cockatiels?"
                r"|canar(?:y|ies)"
                r"|cows?|cattle|sheep|livestock|gerbils?|rats?|mice|mouse|chinchillas?|snails?",
            }
        ),
        "es": MappingProxyType(
            {
                "cats": r"gat[oa]s?|gatit[oa]s?|minin[oa]s?|felin[oa]s?|michis?|micifuz",
                "dogs": r"perr[oa]s?|perrit[oa]s?|cachorr[oa]s?|cachorrit[oa]s?|canin[oa]s?|canes",
                "children": r"nin[oa]s?|niñ[oa]s?|bebes?|hij[oa]|hijas|mis hijos|nen[ea]s?|personas?|human[oa]s?"
                r"|adult[oa]s?"
                r"|criaturas?|sobrin[oa]s?|niet[oa]s?|chic[oa]s?|peques?|pequen[oa]s|alguien|gente",
                "pets": r"mascotas?|animal(?:es|it[oa]s?)?|peludos?",
                "others": r"conej[oa]s?|conejit[oa]s?|hamsters?|cobayas?|cuy(?:es)?|pajar[oa]s?|aves?|loros?"
                r"|periquitos?|tortugas?"
                r"|caballos?|yeguas?|iguanas?|lagart[oa]s?|gallinas?|cabras?|hurones|huron|canarios?|vacas?"
                r"|ovejas?|ratas?"
                r"|reptiles|chinchillas?",
            }
        ),
    }
)
_CACHED_WORDS = 16_384
_OTHER_LANGUAGE: Mapping[Language, Language] = MappingProxyType({"en": "es", "es": "en"})

CANONICAL_CREATURES: Mapping[Language, Mapping[Creature, str]] = MappingProxyType(
    {
        "en": MappingProxyType({"cats": "cats", "dogs": "dogs", "children": "children", "pets": "cats dogs animal"}),
        "es": MappingProxyType({"cats": "gatos", "dogs": "perros", "children": "niños", "pets": "gatos perros animal"}),
    }
)
"""The word that passages use for a creature."""


def creatures_in(words: Iterable[str], language: Language, *, only: bool = False) -> frozenset[Creature]:
    """Return the creatures that *words* (folded) name, in *language* and, unless *only*, in the other one."""
    found: set[Creature] = set()
    for word in words:
        for each in (language,) if only else (language, _OTHER_LANGUAGE[language]):
            if each == "en" and language == "es" and word in {"son", "sons"}:
                continue
            found |= _creatures_of(word, each)
    return frozenset(found)


@lru_cache(maxsize=_CACHED_WORDS)
def _creatures_of(word: str, language: Language) -> frozenset[Creature]:
    return frozenset(creature for creature, pattern in _PATTERNS[language].items() if re.fullmatch(pattern, word))
