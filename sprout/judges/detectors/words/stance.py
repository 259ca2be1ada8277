"""The words that turn a claim over, withhold it, or answer it."""

import re
from typing import Final

from sprout.judges.detectors.words.safety import either

__all__ = [
    "DEBUNKING",
    "FALSE",
    "FLIPS",
    "LISTED",
    "NAMED",
    "NO",
    "REASSURING",
    "REPORTED",
    "SAYING",
    "UNTOUCHED",
    "WITHHELD",
    "YES",
]

UNTOUCHED: Final = either(
    r"\b(?:not only|not just|no doubt|without (?:a|any) doubt|not to worry|(?:do )?not worry|no question|"
    r"no matter)\b",
    r"\bno problem\b(?= )|\bwithout (?:any )?(?:hesitation|thinking twice)\b|\bsin (?:dudar(?:lo)?|pensarlo|vacilar)\b",
    r"\b(?:pues nada|nada que)\b",
    r"\b(?:no solo|no solamente|sin (?:ninguna )?duda|no (?:cabe|hay) (?:ninguna )?duda(?: de)?)\b",
    r"\b(?:no te preocupes|no se preocupe|not hesitate|no (?:dud|vacil)\w+ en)\b",
    r"\bnot (?:like|mind|need|require|want) (?:\w+ )?(?:much |any |a lot of )?(?:light|water|sun)\b",
)
"""Negations that negate nothing about safety; they are read as if absent."""

FLIPS: Final = either(
    r"\b(?:myth|misconception|untrue|false|nonsense|mito|mentira|fals[oa]|leyenda|bulo)\b",
)
"""Words that turn the claim after them into its opposite."""

DEBUNKING: Final = re.compile(
    r"\b(?:myth|misconception|untrue|false|nonsense|mito|mentira|fals[oa]|leyenda|bulo) (?:is )?(?:that|to say|about|"
    r"que|de que|lo de)\b"
)
"""What calls the claim after it false."""

REPORTED: Final = either(
    r" (?:claims?|idea|belief|rumou?rs?|notion|stor(?:y|ies)|warnings?) (?:that|about|of|is|it) ",
    r" (?:eso|lo|idea|creencia|rumor|historia|cuento|afirmacion|bulo) de que ",
)
"""A claim that goes round, before the harm it tells of."""

FALSE: Final = either(
    r"^(?: \w+){0,6} (?:is|are|was) (?:\w+ ){0,2}(?:false|untrue|wrong|nonsense|rubbish|a (?:\w+ )?(?:myth|lie|hoax)|"
    r"unfounded|baseless)\b",
    r"^(?: \w+){0,6} (?:es|son|era) (?:\w+ ){0,2}(?:mentira|fals[oa]|mito|bulo|leyenda|invento|infundad[oa])\b",
)
"""What calls it false, after the harm."""

NO: Final = re.compile(
    r"\b(?P<free>no|none|neither|nor|nothing|nobody|never|without|hardly|barely|far from|anything but|less|"
    r"(?<!a )(?<!the )few|"
    r"ningun|ninguna|ninguno|nadie|nada|(?<!unos )(?<!los )pocos|(?<!unas )(?<!las )pocas|nunca|jamas|ni|sin|"
    r"tampoco|menos|todo menos|"
    r"lejos de|distan? (?:mucho )?de|libres? de|free of|"
    r"free from)\b|\b(?P<bound>not)\b"
)
"""Negators; a *bound* one reaches over no verb "to be" unless a word of saying or thinking carries it."""

_SAY = (
    r"(?:say|saying|says|said|tell|tells|telling|confirm\w*|certif\w+|guarantee\w*|promise\w*|assure\w*|"
    r"verif\w+|claim\w*|"
    r"state[sd]?|assum\w+|know|knows|known whether|sure|certain|convinced|rule|ruled|ruling|"
    r"exclud\w+|exclu(?:ir|ye|yo|ido)|"
    r"conclude\w*|vouch|answer|declare|"
    r"establish\w*|prove[sdn]?|proof|evidence|source|sources|information|data|enough|indicat\w+|suggest\w*|"
    r"call|calling|label\w*|"
    r"list|lists|listed|describe\w*|mean|means|imply|implies|tak(?:e|ing) it|trust|believe|rely|forget|"
    r"ignore|"
    r"decir\w*|digo|dice|dicen|diga|digan|asegur\w+|confirm\w+|certifi\w+|garanti\w+|promet\w+|afirm\w+|"
    r"verific\w+|supon(?:gas?|gan|er|gamos|go|iendo)|"
    r"asum\w+|se si|saber|sabe|sabemos|segur[oa]|descart\w+|pruebas?|evidencias?|fuentes?|informacion|"
    r"datos|des por|dar por|"
    r"signific\w+|quiere decir|implica|conclu\w+|creas|creais|fies|olvid\w+|mencion\w+|indic(?!acion)\w+|sugier\w+|"
    r"llam\w+|catalog\w+)"
)
SAYING: Final = re.compile(_SAY)
"""A word of saying, showing or knowing."""

WITHHELD: Final = either(
    r" (?:not|no|never|none|nothing|nobody|neither|nor|without|nunca|jamas|ningun|ninguna|ninguno|nadie|"
    r"nada|sin|tampoco)"
    rf"(?: \S+){{0,6}}? {_SAY} ",
)
"""Something that is not said, known or shown."""

LISTED: Final = either(r" (?:lists?|listing|listings|database|lista|listado|listas|guia) (?:of|de|con)(?: \w+)? $")
"""A list of safe things, which certifies only when the things follow."""

NAMED: Final = either(
    r" (?:such as|like|for example|for instance|e g|namely|as(?! (?:it|they|he|she|you|we)\b)|"
    r"como(?! (?:parec|se |dic|cree)\w*)|por ejemplo) "
)
"""After a search for safe things: a thing is named, so it is certified after all."""

REASSURING: Final = re.compile(
    r"^ (?:no|nope|not at all|none|never|nil|false|ninguna?|nula|para nada|en absoluto|nada|absolutely not|in no way|"
    r"definitely not|certainly not|far from it|"
    r"claro que no|por supuesto que no|desde luego que no|que va|de ninguna manera|ni mucho menos)\b|"
    r"^ (?:it|they|that|this|he|she) (?:is|are|does|do|will|would|can) not $"
)
"""How an answer denies the harm that a question or field named."""

YES: Final = re.compile(
    r"^ (?:yes|yep|yeah|absolutely|of course|certainly|definitely|sure|correct|indeed|true|si|claro|"
    r"por supuesto|"
    r"desde luego|efectivamente|exacto)\b(?! (?:not|no|que no)\b)|"
    r"^ (?:(?:it|they|he|she) (?:is|are|can|may|does|do)|l[oa]s? (?:es|son)|(?:si )?pueden?) $"
)
"""How an answer affirms the safety that a question or field named."""
