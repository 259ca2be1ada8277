"""Tell the plants that a question is about from those that it only mentions beside them."""

import re
from collections.abc import Sequence
from itertools import pairwise

from sprout.assistant.names import Mention
from sprout.assistant.other_plants import PRODUCTS
from sprout.assistant.reading import Reading
from sprout.assistant.vocabulary import listed, singular

__all__ = ["names_alike", "plants_meant"]

_BETWEEN = listed(
    """and or nor vs versus than as with plus also even a an the my our your some for of in on to both either new old
    how when which what often
    y o u e ni cuando cuanto cada cual que como con tambien la el las los un una unas unos mi mis su
    para de del a al en"""
)
"""Words that may stand between two plants of which the same is said."""

_EACH = re.compile(
    r"\b(?:both|each|either|neither|respectively|the (?:one|other)|compare[ds]?|comparison|differ\w*|alike"
    r"|(?:\w+er|more|less|better) than|as \w+ (?:\w+ )?as|amb[oa]s|cada (?:un[oa]|planta|cual)|l[ao]s dos|tanto"
    r"|respectivamente|compar\w+|diferenci\w*|distint[oa]s?|tan \w+ como)\b"
)
_ASIDE = re.compile(
    r"\b(?:(?:un)?like|the way|as (?:i|we|you|they) (?:\w+ ){0,3}?(?:with|to|for|on|in)|as with|next to|beside|near"
    r"|close to"
    r"|behind|como (?:hago|hice|hacia|hacemos|se hace|le (?:hago|hice|doy|di|pongo|puse)) (?:con|a|al|en)|como (?:mi"
    r"|a mi)"
    r"|igual que|a diferencia de|junto al?|al lado de|cerca de|detras de|debajo de|al pie de)(?: (?:i|we|my|the|an?"
    r"|our|did"
    r"|do|does|it|this|that|with|to|for|on|have|had|a|al|del?|con|el|la|l[ao]s|mis?|una?|en))*$"
)
"""What comes before a plant with which another is compared, or beside which it stands."""

_REACH = 8
_STUFF = PRODUCTS - listed("soil compost food feed fertilizer fertiliser water pot medium substrate size agua")
"""What is called after a plant without being for it: orchid bark, but not orchid food."""


def plants_meant(reading: Reading) -> tuple[str, ...]:
    """Return the plants of *reading* without those it only compares with, stands beside, or calls a product after."""
    known = [mention for mention in reading.mentions if mention.species is not None]
    meant = [mention for mention in known if not _is_aside(reading.words, mention)]
    found = tuple(dict.fromkeys(mention.species for mention in meant if mention.species is not None))
    return found or reading.species


def names_alike(reading: Reading) -> bool:
    """Say whether all plants of *reading* are named side by side, or what it asks is said to be about each.

    Plants that were named before are meant as they were named.
    """
    meant = set(reading.species)
    mentions = [mention for mention in reading.mentions if mention.species in meant]
    if len({mention.species for mention in mentions}) < 2 or _EACH.search(" ".join(reading.words)):
        return True
    between = [reading.words[left.end : right.start] for left, right in pairwise(mentions)]
    return all(len(words) < 5 and _BETWEEN.issuperset(words) for words in between)


def _is_aside(words: Sequence[str], mention: Mention) -> bool:
    before = words[max(0, mention.start - _REACH) : mention.start]
    if _ASIDE.search(" ".join(before)):
        return True
    after = singular(words[mention.end]) if mention.end < len(words) else ""
    return after in _STUFF or (len(before) > 1 and before[-1] in {"de", "of"} and singular(before[-2]) in _STUFF)
