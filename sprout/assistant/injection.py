"""Recognise text that gives the assistant orders, in a question or planted in a passage."""

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal

from sprout.text import fold

__all__ = ["Injection", "injection_in"]

Injection = Literal["override", "role", "disclosure", "dictation", "markup"]

_PATTERNS: Mapping[Injection, re.Pattern[str]] = MappingProxyType(
    {
        "override": re.compile(
            r"\b(?:ignore|disregard|forget|override|bypass|skip)\b.{0,40}\b(?:instructions?|rules?|prompts?"
            r"|guidelines?|polic(?:y|ies)"
            r"|above|previous|prior|guards?|filters?|restrictions?|sources?|told)\b"
            r"|\b(?:ignora|ignore|olvida|olvide|omite|desobedece|salta(?:te)?"
            r"|haz caso omiso)\b.{0,40}\b(?:instrucci\w+|reglas?|normas?|anterior\w*"
            r"|indicaci\w+|filtros?|restricci\w+|fuentes?|todo)\b"
            r"|\bnew (?:instructions?|rules?)\b|\bnuevas (?:instrucciones|reglas)\b"
        ),
        "role": re.compile(
            r"\b(?:you are now|from now on,? you|act as|pretend (?:to be|you)|role ?play|developer mode"
            r"|jailbreak|dan mode|as an? (?:ai|unrestricted))\b"
            r"|\b(?:ahora eres|a partir de ahora|actua como|finge (?:ser|que)|haz(?:te)? pasar|modo desarrollador)\b"
        ),
        "disclosure": re.compile(
            r"\b(?:system|hidden|initial|secret) (?:prompt|instructions?|message)\b|\b(?:reveal|print|show"
            r"|repeat|leak)\b.{0,30}\b(?:prompt|instructions?|config\w*|password|api key|key)\b"
            r"|\b(?:prompt|mensaje) (?:del sistema|oculto|inicial)\b|\b(?:revela|muestra|imprime"
            r"|repite)\b.{0,30}\b(?:instrucciones|prompt|clave|configuraci\w+)\b"
        ),
        "dictation": re.compile(
            r"\b(?:just |only |simply |please )?(?:say|answer|reply|respond|tell (?:me|us|them|the (?:user|owner"
            r"|reader)s?|users?|owners?|readers?|everyone|every \w+(?: \w+)?)|write|output|confirm|certify"
            r"|promise)\b"
            r".{0,30}\b(?:that|yes|no\b|with|it s|its|it is|is safe|are safe|all is well|fine|instead)"
            r"|\b(?:di|dime|responde|contesta|confirma|certifica|promete|asegura(?:me)?|dile|diles"
            r"|escribe)\b.{0,30}\b(?:que|si|no|con|solo|segur[oa])\b"
        ),
        "markup": re.compile(
            r"<\s*/?\s*(?:script|system|img|iframe|assistant|user)\b|\[/?(?:inst|system)\]|<\|\w+\|>|\{\{.*\}\}"
            r"|^\s*(?:system|assistant|user)\s*:|https?://|\]\("
        ),
    }
)


def injection_in(text: str) -> Injection | None:
    """Return the first kind of order found in *text*, or None; what it orders is never followed either way."""
    folded = fold(text)
    return next((kind for kind, pattern in _PATTERNS.items() if pattern.search(folded)), None)
