"""One spelling for the words that English writes in several ways, and one form for its irregular verbs.

Both texts of a comparison go through it, so that a rule that joins two words too many does no harm to the rest.
"""

import re
from types import MappingProxyType
from typing import Final

from sprout.text import Language

__all__ = ["FORMS", "spelt"]

_BRITISH: Final = (
    (re.compile(r"(?<=[a-z]{2})our(?=$|s$|ed$|ing$|ite|able|ful|ist|hood)"), "or"),
    (re.compile(r"(?<=[a-z]{2})is(?=e$|es$|ed$|ing$|ation|er$|ers$)"), "iz"),
    (re.compile(r"ys(?=e$|ed$|ing$|es$)"), "yz"),
    (re.compile(r"(?<=t)re(?=$|s$)"), "er"),
    (re.compile(r"(?<=[aeiou])ll(?=ed$|ing$|er$|ers$)"), "l"),
    (re.compile(r"ogue(?=$|s$)"), "og"),
    (re.compile(r"(?<=[a-z])ae(?=[a-z])|oe(?=[a-z]{3})"), "e"),
    (re.compile(r"(?<=[a-z]{2})ence(?=$|s$)"), "ense"),
)

_SAME = """
gray grey|program programme|tire tyre|aluminum aluminium|fiber fibre|fulfill fulfil|kilometer km kms|kilogram kg|
centimeter cm|millimeter mm|foot ft feet|pound lb lbs|% percent percentage|mile mph|child children|man men|woman women|
person people|mouse mice|go went gone|say said|write wrote written|begin began begun|win won|make made|take took taken|
give gave given|see saw seen|come came|find found|tell told|feel felt|keep kept|hold held|bring brought|
buy bought|think thought|teach taught|catch caught|build built|send sent|spend spent|lose lost|meet met|pay paid|
sell sold|grow grew grown|know knew known|draw drew drawn|fall fell fallen|rise risen|speak spoke spoken|
break broke broken|choose chose chosen|drive drove driven|eat ate eaten|run ran|sing sang sung|sit sat|sleep slept|
stand stood|swim swam|wear wore worn|throw threw thrown|fly flew flown|lead led|become became|get got gotten|shoot shot|
steal stole stolen|die died dying death dead|fight fought|seek sought|understand understood|mean meant|hide hid hidden|
birth born|live lives life|lie lying lay
"""
FORMS: Final = MappingProxyType(
    {
        word: group.split()[0]
        for group in _SAME.replace("\n", "").split("|")
        for word in group.split()[1:]
    }
)  # fmt: skip
"""Word → the form that stands for it and its kin."""


def spelt(word: str, language: Language) -> str:
    """Return the spelling under which the folded *word* is compared; Spanish words stay as they are."""
    if language != "en":
        return word
    if word in FORMS:
        return FORMS[word]
    if len(word) > 4:
        for pattern, instead in _BRITISH:
            word = pattern.sub(instead, word)
    return word
