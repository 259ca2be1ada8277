"""Recognise a text that asks nothing: it demands that certain words be said, or that the rules be dropped."""

import re

from sprout.assistant.injection import injection_in
from sprout.text import fold

__all__ = ["asks_for_completion", "is_demand"]

_QUOTED = re.compile(r'"[^"]*"|“[^”]*”|«[^»]*»|\'[^\']{12,}\'')
_COMPLETION = re.compile(
    r"\b(?:finish|complete|continue|end) (?:the|this|my|that)(?: following)? (?:sentence|phrase|statement|line)\b"
    r"|\bcomplete this\b"
    r"|\bfill in (?:the|this) (?:blank|gap)|\b(?:completa|termina|acaba|continua)[rd]?(?:me)? (?:la|esta|mi|el|este)"
    r"(?: siguiente)? (?:frase|oracion|texto|enunciado)|\brellena (?:el|la|los|las) (?:hueco|espacio|blanco)"
)
_UTTERANCE = re.compile(
    r"\b(?:say|repeat|write|type|print|output|utter|state|declare|announce|recite|respond|reply|answer)"
    r" (?:(?:only|just|simply|exactly|with|me|us|out|loud|back|the|this|these|that|following|word|words|phrase|sentence"
    r"|single|one) )*(?:after me|exactly|word for word|nothing|verbatim|times)"
    r"|\b(?:say|repeat|write|type|print|output|utter|recite|respond with|reply with|answer with)"
    r" (?:only |just |simply |exactly |back )*(?:[\"“«':]|(?:the|these|this|following)(?: exact| following)?"
    r" (?:words?|phrase|sentence|line)\b|this:|that\b)"
    r"|\b(?:declare|announce|certify|swear|confirm|promise)(?: (?:to )?(?:me|us))? that\b"
    r"|\brepeat after me\b"
    r"|\b(?:di|diga|decid|repite|repita|escribe|escriba|pronuncia|recita|teclea|imprime)(?:me)?"
    r" (?:solo |solamente |unicamente |exactamente |tal cual |literalmente )*(?:[\"“«':]|conmigo|despues de mi"
    r"|(?:la|las|esta|estas|esto|el siguiente|lo siguiente|los)(?: siguientes?)?(?: (?:palabras?|frases?|texto))?\b"
    r"|que\b)"
    r"|\b(?:responde|contesta)(?:me)? (?:solo|solamente|unicamente|nada mas)? ?(?:con|que|[\"“«])"
    r"|\b(?:declara|afirma|certifica|jura|confirma|promete)(?:me)? que\b"
)
_ASKING = re.compile(
    r"[?¿]|\b(?:how|what|which|why|when|where|who|whether|cuant[oa]s?|cada cuanto|por que|cual(?:es)?|cuando|donde)\b"
    r"|(?:^|[.!,;:]\s*)(?:is|are|was|does|do|did|can|could|should|will|would|may|must)\b"
)


def is_demand(question: str) -> bool:
    """Say whether *question* only orders words to be uttered, rules to be dropped or a part to be played.

    An order beside a real question is none: what is asked can be answered, and the order is not followed anyway.
    """
    bare = fold(_QUOTED.sub(' "" ', question))
    if asks_for_completion(question):
        return True
    ordered = _UTTERANCE.search(bare) is not None or injection_in(bare) in {"override", "role"}
    return ordered and _ASKING.search(bare) is None


def asks_for_completion(question: str) -> bool:
    """Say whether *question* wants a sentence completed, and so a word put into the assistant's mouth."""
    return _COMPLETION.search(fold(question)) is not None
