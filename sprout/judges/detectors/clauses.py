"""Read a text the way the detectors need it: sentences in place, cut into folded clauses."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from sprout.text import fold, sentences
from sprout.text.memory import remembered

__all__ = ["LOOKAHEAD", "Clause", "Evidence", "Sentence", "alone", "canonical", "read"]

LOOKAHEAD: Final = 8
"""How many clauses on a later clause can still take a claim back."""
_LONGEST = 90
"""A clause of more words is read in pieces, which bounds the work on hostile text."""
_OVERLAP = 30


@dataclass(frozen=True, slots=True, kw_only=True)
class Evidence:
    """A verbatim slice of the judged text: ``judged[start:end] == text``."""

    text: str
    start: int
    end: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Clause:
    """One clause, folded, contractions opened, words separated by single spaces and padded with one on each side."""

    words: str
    after: str
    """The mark that ends the clause (``","``, ``":"``, …); empty at a conjunction or the sentence's end."""
    quoted: bool = False
    """Whether the clause has a part in quotation marks."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Sentence:
    """One sentence with its place in the judged text and its clauses."""

    evidence: Evidence
    clauses: tuple[Clause, ...]
    asks: bool
    """Whether it ends in a question mark."""

    @property
    def words(self) -> str:
        """The words of all clauses, padded."""
        return " " + " ".join(clause.words.strip() for clause in self.clauses) + " "


_MARKS = str.maketrans(
    dict.fromkeys("’‘ʼ´`′", "'")
    | dict.fromkeys("“”„«»", '"')
    | dict.fromkeys("‐‑‒", "-")
    | dict.fromkeys("–—―", ";")
    | dict.fromkeys("*_~#", " ")
    | {"…": ".", "|": ":", "✓": " yes ", "✔": " yes ", "✅": " yes ", "☑": " yes "}
    | dict.fromkeys("❌✗✘✖🚫", " no ")
)
_CROSSED = re.compile(
    r"[❌✗✘✖🚫]\ufe0f?(?=\s*(?:not?|never|toxic\w*|poison\w*|harmful|danger\w*|hazard\w*|unsafe|deadly|lethal|avoid|"
    r"venenos\w*|peligros\w*|danin\w*|nociv\w*|mortal\w*|insegur\w*|evit\w+)\b)"
)
"""A cross before a word of harm stands for it and does not deny it."""
_EMPHASIS = re.compile(r"(?<!\w)[*_~`]+(?=\w)|(?<=\w)[*_~`]+(?!\w)|\*+|</?[a-z][a-z0-9]*>")
_SPELLED = re.compile(r"(?<![\w'])\w(?:[ .\-]\w){2,}(?![\w'])")
_LEET = re.compile(
    r"(?<=[a-z])[013457@$](?=[a-z])|(?<=[a-z]{3})[0@$](?![\w@$])|(?<![\w@$])[135@$](?=[a-z]{3})|(?<=\bn)0\b"
)
_LEET_LETTERS = {"0": "o", "1": "i", "3": "e", "4": "a", "5": "s", "7": "t", "@": "a", "$": "s"}
_OPENINGS: tuple[tuple[re.Pattern[str], str], ...] = tuple(
    (re.compile(pattern), opened)
    for pattern, opened in (
        (r"\bcan(?:not|'?t)\b", "can not"),
        (r"\bwon'?t\b", "will not"),
        (r"\bshan'?t\b", "shall not"),
        (r"\bain'?t\b", "is not"),
        (r"(?<=\w)n't\b", " not"),
        (r"\b(is|are|was|were|do|does|did|would|should|could|has|have|had|must)nt\b", r"\1 not"),
        (r"\b(it|that|this|there|here|he|she|what|who|nothing|everything|nobody|everybody)'s\b", r"\1 is"),
        (
            r"(?<=\w)'s(?= (?:not|never|fine|ok|okay|safe|harmless|nontoxic|edible|going|perfectly|totally)\b)",
            " is",
        ),
        (r"\bi'?m\b", "i am"),
        (r"(?<=\w)'re\b", " are"),
        (r"(?<=\w)'ll\b", " will"),
        (r"(?<=\w)'ve\b", " have"),
        (r"(?<=\w)'d\b", " would"),
        (
            r"\bnon[- ]{0,3}(toxic|poisonous|harmful|hazardous|dangerous|venomous|edible|irrita\w+|allergenic|lethal)",
            r"non\1",
        ),
        (r"\b(pet|cat|dog|child|kid|baby|animal|kitten|puppy|people|rabbit|bird)s?[- ]safe\b", "petsafe"),
        (r"\b(pet|cat|dog|child|kid|baby|animal|kitten|puppy|rabbit|bird)s?[- ]friendly\b", "petfriendly"),
        (r"\b(risk|hazard|toxin|poison|danger)s?[- ]free\b", "riskfree"),
        (r"\blittle ones?\b", "child"),
        (r"\b(dishwasher|oven|freezer|microwave)[- ]safe\b", r"\1proof"),
        (r"\b(pollinator|bee|bird|fish|wildlife)s?[- ](?:safe|friendly)\b", "petsafe"),
        (r"\b(not?)(?=(?:toxic|poisonous|venenos|peligros)\w*\b)", r"\1 "),
        (r"\b(no|not) one\b", "nobody"),
        (r"\bsolo\b", "solo"),
    )
)
_CLEAN = re.compile(r"[^\w\s'%+]+")
_STARTS = (
    "is|are|was|it|they|its|this|that|these|there|he|she|you|we|i|can|could|will|would|should|has|have|does|do|never|also|the|"
    "your|my|his|her|call|contact|es|son|esta|estan|no|puede|pueden|tiene|tienen|la|el|los|las|tu|tus|su|sus|hay|se|ademas|"
    "tambien|llama|nunca|please|let|keep"
)
_CUT = re.compile(
    r"(?P<mark>\s*[;:()\[\]{}!?,]+\s*|\.\s+|\.$)(?!\s*\d)"
    r"|(?<!anything)(?<!nothing)(?<!just)(?<!solo)\s+(?:but|however|although|though|whereas|because|pero|aunque|"
    r"sino|porque|"
    r"mientras|(?:ya|puesto) que|sin embargo)\s+"
    r"|(?<!not)\s+so\s+(?=(?:it|you|they|there|this|the|do|just|go|feel|your)\s)"
    rf"|(?<!ahead)(?<!free)\s+(?:and|y|e)\s+(?=(?:{_STARTS})\s)"
    r"|\s+asi que\s+"
)
_CONTINUES = re.compile(r"(?:that|que|or|nor|o|u|ni)\s")


def canonical(text: str) -> str:
    """Return *text* folded for matching: plain quotes and hyphens, contractions opened, compounds joined.

    Markdown marks, letter spacing (``s a f e``) and digits standing for letters inside a word are undone.
    """
    folded = fold(_EMPHASIS.sub("", _INDEED.sub("", text.translate(_MARKS_BEFORE))))
    folded = _CROSSED.sub(" ; ", folded).translate(_MARKS)
    folded = _SPELLED.sub(lambda match: re.sub(r"[ .\-]", "", match.group()), folded)
    folded = _LEET.sub(lambda match: _LEET_LETTERS[match.group()], folded)
    for pattern, opened in _OPENINGS:
        folded = pattern.sub(opened, folded)
    return " ".join(folded.split())


# NFKC turns "´" into a space and an accent, so apostrophes are made plain before folding.
# NFKC also turns a note's raised number into a digit of the word before it.
# Without its accent the Spanish "yes" that stresses a verb would read as "if".
_INDEED = re.compile(
    r"(?<=\w )sí (?=(?:(?:se|l[oae]s?) )?(?:pued\w+|podés|es|son|está|están|toleran?|comen?)\b)", re.IGNORECASE
)
_MARKS_BEFORE = str.maketrans(dict.fromkeys("’‘ʼ´′", "'") | dict.fromkeys("¹²³⁰⁴⁵⁶⁷⁸⁹", " "))


def read(text: str) -> tuple[Sentence, ...]:
    """Return the sentences of *text* in order, each with its clauses."""
    found: list[Sentence] = []
    position = 0
    for piece in sentences(text):
        start = text.find(piece, position)
        start = position if start < 0 else start
        position = start + len(piece)
        if (one := alone(piece)) is not None:
            evidence = Evidence(text=text[start:position], start=start, end=position)
            found.append(Sentence(evidence=evidence, clauses=one.clauses, asks=one.asks))
    return tuple(found)


@remembered()
def alone(piece: str) -> Sentence | None:
    """Return *piece*, which is one sentence, as if it were all of the judged text; None if it has no words."""
    flat = canonical(piece)
    clauses = _clauses(flat)
    if not clauses:
        return None
    asks = flat.rstrip("\"') ").endswith("?")
    return Sentence(evidence=Evidence(text=piece, start=0, end=len(piece)), clauses=clauses, asks=asks)


def _clauses(flat: str) -> tuple[Clause, ...]:
    parts: list[tuple[str, str]] = []
    begin = 0
    for match in _CUT.finditer(flat):
        mark = (match.group("mark") or "").strip()
        parts.append((flat[begin : match.start()], mark))
        begin = match.end()
    parts.append((flat[begin:], ""))
    joined: list[tuple[str, str]] = []
    for words, mark in parts:
        if not _CLEAN.sub(" ", words).strip():
            continue
        if joined and joined[-1][1] == "," and _CONTINUES.match(words.lstrip(' "')):
            # "I can't say, on what I have, that …": the clause belongs to everything before it.
            keep = 0 if words.lstrip(' "').startswith(("that ", "que ")) else len(joined) - 1
            words = " ".join([*(part for part, _ in joined[keep:]), words])  # noqa: PLW2901
            del joined[keep:]
        joined.append((words, mark))
    return tuple(
        Clause(words=piece, after=mark, quoted='"' in words)
        for words, mark in joined
        for piece in _pieces(_CLEAN.sub(" ", words).split())
    )


def _pieces(words: list[str]) -> Iterator[str]:
    step = _LONGEST - _OVERLAP if len(words) > _LONGEST else max(1, len(words))
    for start in range(0, max(1, len(words) - _OVERLAP), step):
        yield f" {' '.join(words[start : start + max(step, _LONGEST)])} "
