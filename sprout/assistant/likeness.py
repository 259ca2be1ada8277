"""Tell whether the plants that a question names are asked about as equals, or one of them is only mentioned."""

import re

from sprout.assistant.reading import Reading
from sprout.assistant.vocabulary import listed

__all__ = ["names_alike"]

_BETWEEN = listed(
    """and or nor vs versus than as with plus also even a an the my our your some for of in on to both either new old
    y o u e ni que como con tambien la el las los un una unas unos mi mis su para de del a al en"""
)
"""Words that may stand between two plants of which the same is said."""

_EACH = re.compile(
    r"\b(?:both|each|either|neither|respectively|the (?:one|other)|compare[ds]?|comparison|differ\w*|the same|alike"
    r"|(?:\w+er|more|less|better) than|as \w+ (?:\w+ )?as|same \w+ as"
    r"|amb[oa]s|cada (?:un[oa]|planta|cual)|l[ao]s dos|tanto|respectivamente|compar\w+|diferenci\w*|distint[oa]s?"
    r"|(?:l[ao]|el) mism[oa]|igual(?:es)?|(?:mas|menos|mejor) \w* ?que|tan \w+ como|un[oa] y (?:otr[oa]|cual))\b"
)


def names_alike(reading: Reading) -> bool:
    """Say whether all plants of *reading* are named side by side, or what it asks is said to be about each.

    Plants that were named before are meant as they were named.
    """
    mentions = [mention for mention in reading.mentions if mention.species is not None]
    if len(mentions) < 2 or _EACH.search(" ".join(reading.words)):
        return True
    between = [reading.words[left.end : right.start] for left, right in zip(mentions, mentions[1:], strict=False)]
    return all(len(words) < 5 and _BETWEEN.issuperset(words) for words in between)
