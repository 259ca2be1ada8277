"""What a claim says about itself rather than about its subject, and how chat systems space their words."""

import re

__all__ = ["cleaned", "is_frame", "without_lead"]

_CITATION = re.compile(r"\[\^?\d+(?:\s*[,;–-]\s*\d+)*\]|[¹²³⁰⁴-⁹]+|^\s*(?:[-*+•]\s+|\(?\d{1,3}[.)]\s+)", re.MULTILINE)
_GLUED = re.compile(r"(?<=[a-záéíóúñ)])([.!?])(?=[A-ZÁÉÍÓÚÑ][a-z])")
_APOSTROPHE = re.compile(r"(?<=\w)\s+['’]\s*(?=(?:s|t|m|re|ve|ll|d)\b)|(?<=\w)\s+(?=n['’]t\b)")
_SPACED_NUMBER = re.compile(r"(?<=\d)\s+([,.])\s+(?=\d{3}\b)|(?<=\d)\s+(\.)\s+(?=\d)")

_KIND = r"(?:passages?|texts?|contexts?|information|documents?|articles?|sources?|search results?)"
_CLASE = r"(?:textos?|pasajes?|fuentes?|documentos?|informaci[oó]n|art[ií]culos?)"
_LEAD = re.compile(
    r"^(?:(?:based on|according to|as per|as stated in|as mentioned in|in|from)\s+(?:the\s+)?"
    rf"(?:given |provided |above |following )?{_KIND}(?:\s+(?:provided|given|above))?(?:\s*\(?\d+\)?)?,?\s+)"
    r"|^(?:seg[uú]n|de acuerdo con|con base en|bas[aá]ndose en)\s+(?:el|la|los|las)\s+"
    rf"{_CLASE}(?:\s+\w+)?,\s+",
    re.IGNORECASE,
)
_FRAME = re.compile(
    r"^(?:(?:sure|certainly|of course|okay|ok|claro|por supuesto)?[,!. ]*"
    r"(?:here(?:'s| is| are)|below (?:is|are)|the following|aqu[ií] (?:est[aá]|tienes)|a continuaci[oó]n)\b"
    r"[^.!?]{0,160}:"
    r"|(?:summary|answer|resumen|respuesta|based on the [^.]{0,80})\s*:"
    r"|(?:sure|certainly|of course|claro|por supuesto)[!.,]*"
    r"|.{0,60}\b(?:here(?:'s| is| are)|follow these|can be summarized|as follows|la siguiente|los siguientes)\b.{0,80}:"
    r")\s*$",
    re.IGNORECASE | re.DOTALL,
)
_LONGEST_FRAME = 250


def cleaned(text: str) -> str:
    """Return *text* without citation and list marks, its glued sentences and spaced-out contractions mended."""
    text = _GLUED.sub(r"\1 ", _CITATION.sub(" ", text))
    if "'" in text or "’" in text:
        text = _APOSTROPHE.sub("'", text)
    return _SPACED_NUMBER.sub(lambda mark: mark[1] or mark[2], text)


def is_frame(sentence: str) -> bool:
    """Say whether *sentence* only introduces what follows: "Here is a summary of the passages:"."""
    bare = sentence.strip(" *_#\n")
    return len(bare) <= _LONGEST_FRAME and _FRAME.match(bare) is not None


def without_lead(sentence: str) -> str:
    """Return *sentence* without an opening such as "Based on the passages, "."""
    return _LEAD.sub("", sentence, count=1)
