"""Sentences, as verbatim slices of a text."""

import re
from collections.abc import Iterator

from sprout.text.memory import remembered
from sprout.text.stopwords import listed

__all__ = ["sentences"]

_NEVER_LAST = listed("""
    approx aprox art av avda cf ca col dept dr dra dres ed eds ej fig figs gen gob gral lic mr mrs ms mt
    mtra mtro nro núm num pag pág págs pags pp prof profa rev sr sra sras sres srta sta st sto subsp tel
    vol vs d.ª v.gr e.g i.e p.ej viz cap ssp var syn ee f.sp
    """)
"""Abbreviations after which a sentence goes on."""

_MAYBE_LAST = listed("a.m p.m etc inc ltd corp co jr u.s u.k ee.uu uu ud uds vd vds al sp spp cv máx mín max min")
"""Abbreviations after which a sentence ends if a capital follows."""

_BEFORE_NUMBER = listed("no nos nº n p ch sec")

_MARKS = r"\w[\w.:#,;–-]{0,40}(?:[,;]\s\w[\w.:#–-]{0,40}){0,9}"
_CITATION = rf"(?:\s*(?:\[\^?{_MARKS}\](?:\([^()\s]{{0,300}}\))?|【[^】\n]{{1,60}}】)|[¹²³⁰⁴-⁹])"
_END = re.compile(
    rf"(?<![.!?…。！？])(?P<mark>[.!?…]++|[。！？]++)"
    rf"(?P<close>[\"'”’»)\]}}*_`]*+)(?P<cited>{_CITATION}*[.!?]?)(?=\s|$|(?<=[。！？]))"
)
_OPENERS = "\"'“‘«([{*_`¿¡#>-–— "
_ITEM = re.compile(r"\s*(?:[-*+•◦‣▪–]\s|#{1,6}\s|>|\||```|~~~|\(?\d{1,3}[.)]\s|\(?[a-zA-Z][)]\s)")
_HEADING = re.compile(r"\s*(?:#{1,6}\s|\||```|~~~|-{3,}\s*$|={3,}\s*$)")
_ROW = re.compile(r"\s*\|")
_NUMBERED = re.compile(r"\s*(?:[-*+•>]\s*)?(?:#{1,6}\s+)?\(?(?:\d{1,3}|[a-zA-Z])$")
_LAST_WORD = re.compile(r"[^\s\"'“‘«(\[{*_`¿¡—–/]*$")
_CLOSED = re.compile(r"[.!?…:;。！？][\"'”’»)\]}*_`]*\s*$")
_INLINE_NUMBER = re.compile(r"[:;]\s+\(?\d{1,2}$")
_WRAP_COLUMN = 50
_LOOK_BACK = 80


@remembered(most=1024, longest=4000)
def sentences(text: str) -> tuple[str, ...]:
    """Return the sentences of *text*: slices of it, in order, that together hold all of it but white space.

    A citation mark after the full stop (``… . [1]``) stays with its sentence. Headings, list items, table
    rows and paragraphs are sentences of their own; a line that was only wrapped is not the end of one.
    """
    found = []
    for start, end in _blocks(text):
        begin = start
        if _ROW.match(text, start, end):
            found.append(text[start:end].strip())
            continue
        for stop in _stops(text, start, end):
            found.append(text[begin:stop].strip())
            begin = stop
        found.append(text[begin:end].strip())
    return tuple(sentence for sentence in found if sentence)


def _blocks(text: str) -> Iterator[tuple[int, int]]:
    """Give the spans of *text* that no sentence crosses."""
    start = position = 0
    previous = ""
    for line in text.splitlines(keepends=True):
        if previous and not _continues(previous, line):
            yield start, position
            start = position
        previous = line
        position += len(line)
    yield start, len(text)


def _continues(previous: str, line: str) -> bool:
    """Say whether *line* goes on with the sentence of the line before it."""
    if not previous.strip() or not line.strip() or _ITEM.match(line) or _HEADING.match(previous):
        return False
    if _CITED_ONLY.fullmatch(line):
        return True
    if _CLOSED.search(previous):
        return False
    first = line.lstrip().lstrip(_OPENERS)[:1]
    return first.islower() or first in {"", "["} or (len(previous.rstrip()) >= _WRAP_COLUMN and not first.isdigit())


_CITED_ONLY = re.compile(rf"{_CITATION}+[.]?\s*")


def _stops(text: str, start: int, end: int) -> Iterator[int]:
    for match in _END.finditer(text, start, end):
        if match.end() < end and _ends(text, start, match):
            start = match.end()
            yield start


def _ends(text: str, start: int, match: re.Match[str]) -> bool:
    rest = text[match.end() : match.end() + 40].lstrip()
    if not rest:
        return False
    opened = rest.startswith(("¿", "¡"))
    first = rest.lstrip(_OPENERS)[:1]
    if match["mark"].strip("!?。！？") == "":
        return not (first.islower() and not opened and set(match["close"]) & set("\"'”’»)"))
    if len(match["mark"]) > 1 or "…" in match["mark"]:
        return not first.islower() or opened
    if match["cited"] or opened:
        return True
    before = text[max(start, match.start() - _LOOK_BACK) : match.start()]
    return _full_stop(before, first, closed=bool(match["close"]))


def _full_stop(before: str, first: str, *, closed: bool) -> bool:
    """Say whether a lone full stop after *before* ends a sentence, when *first* is the next character."""
    if _NUMBERED.fullmatch(before) or _INLINE_NUMBER.search(before):
        return False
    found = _LAST_WORD.search(before)
    last = found[0] if found else ""
    word = last.casefold()
    if word in _NEVER_LAST or (word == "p" and first in "eE"):
        return False
    if word in _BEFORE_NUMBER and first.isdigit():
        return False
    if word in _MAYBE_LAST or re.fullmatch(r"(?:\w\.)+\w", last):
        return not (first.islower() or first.isdigit())
    if len(last) == 1 and last.isupper():
        return not _initial(before, first)
    return not (closed and first.islower())


def _initial(before: str, first: str) -> bool:
    """Say whether the capital that *before* ends with is somebody's initial or a genus cut short."""
    words = before[:-1].split()
    return first.islower() or not words or words[-1][:1].isupper() or words[-1].endswith(".")
