"""Cut a question that asks for several things into its parts, by the grammar of questions.

What opens a question, where a sentence ends and where a list goes on is told by form. Only whether the members of a
list are about different things depends on what their words are about.
"""

import re
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass

from sprout.assistant.settings import Language
from sprout.text import sentences

__all__ = ["Piece", "pieces_of", "states"]

_COORDINATE = r"\s*;\s*|\s+\+\s+|\s*\n\s*|\s+(?=\(?(?:\d|[a-e])[.)]\s)"
_BREAK = re.compile(rf"(?P<coordinate>{_COORDINATE})|\s*:\s+|\s+[-–—]+\s+")
_ITEM = re.compile(r"^\s*\(?(?:\d{1,2}|[a-e])[.)]\s+|^\s*[-*•]\s+")
_JOINT = re.compile(
    r"\s*,\s*(?:(?:and|or|but|plus|as well as|y|e|o|pero|adem[aá]s de|as[ií] como)\s+)?|\s+(?:and|plus|as well as|y|e"
    r"|adem[aá]s de|as[ií] como|&)\s+|\s+(?=¿)"
)
_AND = re.compile(r"\b(?:and|plus|as well as|y|e|adem[aá]s de|as[ií] como|&)\s+$")
_OR = re.compile(r"\b(?:or|o|u)\s+$")
_ASIDE = (
    r"(?:(?:and|but|or|so|y|e|o|pero|also|then|now|next|secondly?|thirdly?|finally|after (?:that|this|which)"
    r"|afterwards|besides|in addition"
    r"|for (?:the|my|an?) \w+|in (?:spring|summer|autumn|fall|winter)"
    r"|tambi[eé]n|luego|despu[eé]s|adem[aá]s|aparte|ahora|por otro lado|de paso|otra(?: cosa)?|por [uú]ltimo"
    r"|para (?:el|la|mi|una?) \w+|en (?:primavera|verano|oto[nñ]o|invierno))\s*,?\s+)*"
)
_EN = re.compile(
    _ASIDE + r"(?:(?:at|in|on|by|for|from|to|with|after|before|between|of|until|till|under|around|during) )?"
    r"(?:how|what|whats|which|why|who|where|whether)\b"
    r"|" + _ASIDE + r"when (?:do|does|did|should|shall|is|are|can|could|will|would|must|may|to|an?|the)\b"
    r"|" + _ASIDE + r"(?:is|are|was|does|do|did|can|could|should|shall|will|would|must|may|might|has|have|am)"
    r"(?:n['’]?t)? (?!be\b|been\b|not\b|well\b|\w+ed\b|\w+ly\b)\w+ \w"
)
_PREPOSITIONS = r"(?:(?:a|en|de|con|por|para|entre|desde|hasta|durante|tras|sobre|bajo) )?(?:m[aá]s o menos )?"
_ES = re.compile(
    r"¿|" + _ASIDE + _PREPOSITIONS + r"(?:qué|cómo|cuánt[oa]s?|cuándo|cuál(?:es)?|dónde|quién(?:es)?)\b"
    r"|" + _ASIDE + r"(?:por qu[eé]\b|cada cu[aá]nt[oa]s?\b|si (?!no\b)\w+)"
)
_ES_BARE = re.compile(
    _ASIDE + _PREPOSITIONS + r"(?:que(?! (?:la|el|los|las|se|no|mi|es|esta)\b)|como|cuant[oa]s?|cual(?:es)?|donde)\b"
)
"""The same written without accents, which tells nothing in a text that has them elsewhere."""
_ACCENTED = re.compile("[áéíóúñ¿]")

_REQUEST = re.compile(
    r"\b(?:tell me|let me know|(?:want|need|like|love) to know|i wonder|wondering|please|explain"
    r"|i? ?need (?:its|the|a|an)|dime|decime|d[ií]game|saber|necesito|expl[ií][cq]a\w*|cu[eé]ntame|contame|p[aá]same"
    r"|por favor)\b"
)
_STATEMENT = re.compile(
    r"^(?:my|our|mi|mis|nuestr[oa])\b|\b(?:i|i'm|we|is|are|was|were|has|have|had|got|gets|went|can't|tengo|tiene"
    r"|tienen|est[aá]n?|es"
    r"|son|era|hay|puse|lo|le|me|la tengo|perdi[oó]|se|no)\b"
)
"""Words by which what stands before a question tells something, and is no member of a list."""


_LEAD = re.compile(
    r"(?:and |but |so |y |pero )?(?:if|when|while|once|after|before|since|in|at|on|for|with|to|from|by|si|cuando|como"
    r"|mientras"
    r"|al|tras|despues|después|para|en|con|por|de|desde|una vez)\b"
)
"""Words that begin a condition or a circumstance."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Piece:
    """A slice of a text. *asks*: it is a question or a request by its form; *opens*: by a word that opens one.

    *alternative*: an *or* joins it to the piece before.
    """

    text: str
    asks: bool
    opens: bool
    alternative: bool


@dataclass(frozen=True, slots=True)
class _Slice:
    start: int
    end: int
    opens: bool
    joined: bool


def pieces_of(text: str, language: Language, topics: Callable[[str], Collection[str]]) -> tuple[Piece, ...]:
    """Return *text* as pieces, in order.

    What only introduces a question stays with it. *topics* tells what a piece is about: a list is cut where its next
    member is about something else.
    """
    return tuple(piece for sentence in sentences(text) for piece in _of_sentence(sentence, language, topics))


def states(text: str) -> bool:
    """Say whether *text*, which opens no question, tells something and so is no member of a list of things asked."""
    lowered = _lowered(text)
    return _STATEMENT.search(lowered) is not None and _REQUEST.search(lowered) is None


def _of_sentence(sentence: str, language: Language, topics: Callable[[str], Collection[str]]) -> Iterator[Piece]:
    blocks = [(block, coordinate, _slices(block, language)) for block, coordinate in _blocks(sentence)]
    opened = [any(each.opens for each in slices) for _, _, slices in blocks]
    asked = sentence.rstrip(" \"'»”)").endswith("?") or _REQUEST.search(_lowered(sentence)) is not None
    coordinated = any(coordinate for _, coordinate, _ in blocks)
    for at, (own, (block, _, slices)) in enumerate(zip(opened, blocks, strict=True)):
        asks = own or (not states(block) and (asked or any(opened) if coordinated else asked and not any(opened)))
        for group in _groups(block, slices, topics, introduced=at > 0):
            text = block[group[0].start : group[-1].end].strip()
            opens = any(each.opens for each in group)
            alternative = _OR.search(_lowered(block[: group[0].start])) is not None
            yield Piece(text=text, asks=asks and (opens or not states(text)), opens=opens, alternative=alternative)


def _blocks(sentence: str) -> Iterator[tuple[str, bool]]:
    """Cut at what no question goes across, saying whether what is cut there is of equal rank: ``;`` but not ``:``."""
    start, coordinate = 0, False
    for match in (*_BREAK.finditer(sentence), None):
        end = match.start() if match else len(sentence)
        block = _ITEM.sub("", sentence[start:end])
        coordinate = coordinate or (match is not None and match["coordinate"] is not None)
        if any(char.isalnum() for char in block):
            yield block, coordinate
        start, coordinate = (match.end(), match["coordinate"] is not None) if match else (end, False)


def _slices(block: str, language: Language) -> list[_Slice]:
    """Cut *block* at each comma and each *and*."""
    lowered = _lowered(block)
    opener = _EN if language == "en" else _ES
    joints = [match.span() for match in _JOINT.finditer(lowered)]
    starts = [0, *(end for _, end in joints)]
    ends = [*(start for start, _ in joints), len(block)]
    bare = language == "es" and not _ACCENTED.search(lowered)
    return [
        _Slice(
            start,
            end,
            joined=_AND.search(lowered[:start]) is not None,
            opens=any(
                match is not None and match.end() <= end
                for match in (opener.match(lowered, start), _ES_BARE.match(lowered, start) if bare else None)
            ),
        )
        for start, end in zip(starts, ends, strict=True)
        if any(char.isalnum() for char in block[start:end])
    ]


def _groups(
    block: str, slices: Sequence[_Slice], topics: Callable[[str], Collection[str]], *, introduced: bool
) -> Iterator[Sequence[_Slice]]:
    """Put together the slices that ask for one thing: from one that opens a question to the next."""
    group: list[_Slice] = []
    for each in slices:
        if group and _is_cut(block, group, each, topics, introduced=introduced):
            yield group
            group = []
        group.append(each)
    if group:
        yield group


def _is_cut(
    block: str,
    group: Sequence[_Slice],
    following: _Slice,
    topics: Callable[[str], Collection[str]],
    *,
    introduced: bool,
) -> bool:
    asking = any(each.opens for each in group)
    if asking and following.opens:
        conditional = not introduced and not following.joined and _lowered(block).startswith("si ")
        return not conditional
    before = block[group[0].start : group[-1].end]
    if not asking:
        if states(before):
            # What leads up to a question is told before it; a condition is a piece of it.
            return following.opens and _LEAD.match(_lowered(before)) is None
        if following.opens and not following.joined:
            return False
        if following.opens and introduced:
            return True
    left, right = set(topics(before)), set(topics(block[following.start : following.end]))
    return bool(left and right) and left.isdisjoint(right)


def _lowered(text: str) -> str:
    """Return *text* in lower case, as long as it was."""
    return "".join(low if len(low := char.lower()) == 1 else char for char in text)
