"""Who might eat the plant: recognise cats, dogs, people and other animals in words."""

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Literal

from sprout.assistant.patterns import any_word
from sprout.assistant.settings import Language

__all__ = ["CANONICAL_CREATURES", "Creature", "creatures_in"]

Creature = Literal["cats", "dogs", "children", "pets", "others"]
"""The animals that passages tell apart; *pets* is any of them, *others* one that no passage is about."""

_PATTERNS: Mapping[Language, Mapping[Creature, re.Pattern[str]]] = MappingProxyType(
    {
        "en": MappingProxyType(
            {
                "cats": any_word(r"cats? kitt(?:y|ies|ens?) felines? tabb(?:y|ies) tomcats? mogg(?:y|ies) ragdolls?"),
                "dogs": any_word(
                    r"""
                    dogs? pupp(?:y|ies) doggos? dogg(?:y|ies|ie) canines? pooch(?:es)? hounds? terriers? labradors?
                    poodles? spaniels? beagles? dachshunds? pugs? bulldogs? retrievers? husk(?:y|ies) collies? corgis?
                    yorkies? chihuahuas? pomeranians? mastiffs? greyhounds? whippets? schnauzers? rottweilers?
                    dobermans? dalmatians? labradoodles? cockapoos? mutts? mongrels? sheepdogs? bloodhounds?
                    """
                ),
                "children": any_word(
                    r"""
                    child(?:ren|s)? kids? baby babies toddlers? infants? newborns? daughters? people humans? adults?
                    grand(?:son|sons|daughter|daughters|child|children|kids?) sons? nephews? nieces? preschoolers?
                    boys? girls? person someone tots? youngsters? kiddos? schoolchildren stepson stepdaughter
                    crib playpen daycare kindergarten creche preschool playgroup
                    """
                ),
                "pets": any_word(r"pets? animals? furry furbab(?:y|ies) furball"),
                "others": any_word(
                    r"""
                    rabbits? bunn(?:y|ies) hamsters? guinea birds? parrots? parakeets? budgies? tortoises? turtles?
                    reptiles? horses? mares? pon(?:y|ies) foals? stallions? donkeys? mules? llamas? alpacas? iguanas?
                    lizards? geckos? goats? chickens? hens? ducks? geese goose ferrets? cockatiels? cockatoos? macaws?
                    canar(?:y|ies) cows? cattle calves sheep lambs? pigs? piglets? livestock gerbils? rats? mice mouse
                    chinchillas? hedgehogs? snails?
                    """
                ),
            }
        ),
        "es": MappingProxyType(
            {
                "cats": any_word(r"gat[oa]s? gatit[oa]s? minin[oa]s? felin[oa]s? michis? micifuz"),
                "dogs": any_word(
                    r"""
                    perr[oa]s? perrit[oa]s? cachorr[oa]s? cachorrit[oa]s? canin[oa]s? canes galgos? mastin(?:es)?
                    caniches? podencos? teckel perrazo chuch[oa]s? labradores bulldogs?
                    """
                ),
                "children": any_word(
                    r"""
                    nin[oa]s? niñ[oa]s? bebes? bebit[oa] hij[oa]s? hijit[oa] nen[ea]s? personas? human[oa]s? adult[oa]s?
                    criaturas? sobrin[oa]s? niet[oa]s? chic[oa]s? chiquill[oa]s? chiquitin(?:es)? peques? pequen[oa]s
                    nenit[oa]s? alguien gente guarderias? parvulario
                    """
                ),
                "pets": any_word(r"mascotas? animal(?:es|it[oa]s?)? peludos?"),
                "others": any_word(
                    r"""
                    conej[oa]s? conejit[oa]s? hamsters? cobayas? cuy(?:es|os?)? pajar[oa]s? pajarit[oa]s?
                    aves? lor[oa]s? lorit[oa]s? cotorras? cotorritas? periquitos? cacatuas? guacamay[oa]s? agapornis
                    tortugas? caballos? yeguas? potr[oa]s? ponis? burr[oa]s? asnos? mulas? alpacas? iguanas?
                    lagart[oa]s? gallinas? gallos? pollitos? gansos? cabras? hurones huron canarios? vacas? terneros?
                    ovejas? corderos? cerdos? cochinos? erizos? ratas? ratones raton reptiles chinchillas?
                    """
                ),
            }
        ),
    }
)
_CACHED_WORDS = 16_384
_OTHER_LANGUAGE: Mapping[Language, Language] = MappingProxyType({"en": "es", "es": "en"})
_FALSE_FRIENDS: Mapping[Language, frozenset[str]] = MappingProxyType(
    {
        "en": frozenset({"canes", "aves", "potros"}),
        "es": frozenset({"son", "sons", "mares", "tot", "llama", "llamas"}),
    }
)
"""Words that are a creature only in the other language: Spanish *son* is no child, English *canes* are stems."""

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
        found |= _creatures_of(word, language)
        if not only and word not in _FALSE_FRIENDS[language]:
            found |= _creatures_of(word, _OTHER_LANGUAGE[language])
    return frozenset(found)


@lru_cache(maxsize=_CACHED_WORDS)
def _creatures_of(word: str, language: Language) -> frozenset[Creature]:
    return frozenset(creature for creature, pattern in _PATTERNS[language].items() if pattern.fullmatch(word))
