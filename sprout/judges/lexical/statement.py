"""What the deterministic judge sees of a sentence: content terms with their polarity, segment, and place."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from sprout.judges.lexical.cues import Cue
from sprout.judges.lexical.framing import cleaned, is_frame, without_lead
from sprout.judges.lexical.opposites import MULTIPLIERS, PLANTS
from sprout.judges.lexical.vocabulary import NUMBER_WEIGHT, word_of
from sprout.text import NEGATIONS, Language, fold, negation_scope, normalise, sentences
from sprout.text.words import TOKEN, number

__all__ = ["Kind", "Statement", "Term", "claimed", "distinct", "stated"]

_SEPARATOR = re.compile(r"[,;:()—]")
_TURNS = frozenset({"but", "while", "whereas", "although", "though", "pero", "mientras", "aunque", "sino"})
_CAPITALISED = re.compile(r"(?<![.!?¿¡\"“«]\s)(?<=[\s(\"“«/-])[A-ZÁÉÍÓÚÜÑ][\w'’-]*")
_REACH = 2
"""How many content words after a negation are taken for what it is aimed at."""
_NAME_WEIGHT, _MOST_WEIGHT = 1.0, 5.5
_LONGEST = 150
"""Words after which a sentence goes on as another, to bound the work that one sentence makes."""

Kind = Literal["word", "number", "name", "plant"]


@dataclass(frozen=True, slots=True)
class Term:
    """One content word, number or name of a statement."""

    key: str
    """Stem, number, or concept: what terms are compared by."""
    word: str
    """The folded word, for reasons."""
    kind: Kind
    denied: bool
    """Whether a negation reaches it; for one side of a concept, whether the concept does not hold."""
    aimed: bool
    """Whether it is among the first content words after a negation."""
    segment: int
    """Which part of the sentence it stands in."""
    weight: float
    near: frozenset[str]


@dataclass(frozen=True, slots=True)
class Statement:
    """One sentence: its terms in order, and all that is compared of it."""

    terms: tuple[Term, ...]
    stems: tuple[str, ...]
    """Of all its words, stop words too."""
    keys: frozenset[str]
    denied: frozenset[str]
    """Keys of the terms that are denied somewhere in it."""
    negations: int
    """How many, those left out that only name the other side of a concept (*not toxic*)."""
    opening: str
    """The key of its first word if that may be a name, or ""."""
    cues: Cue
    weight: float
    """Of its distinct terms together."""


def stated(text: str, language: Language) -> tuple[Statement, ...]:
    """Return the statements of *text*: its sentences, citation marks and list marks left out."""
    return tuple(_statement(piece, language) for sentence in sentences(cleaned(text)) for piece in _pieces(sentence))


def claimed(text: str, language: Language) -> tuple[Statement, ...]:
    """Return the statements of *text* that have content, without what only introduces others if others are left."""
    found = tuple(piece for sentence in sentences(cleaned(text)) for piece in _pieces(sentence))
    kept = [without_lead(sentence) for sentence in found if not is_frame(sentence)]
    for candidates in (kept, found):
        read = tuple(one for sentence in candidates if (one := _statement(sentence, language)).terms)
        if read:
            return read
    return ()


def distinct(terms: tuple[Term, ...]) -> tuple[Term, ...]:
    """Return *terms* with each key once, in the order of first mention and in the shape of the last."""
    return tuple({term.key: term for term in terms}.values())


def _pieces(sentence: str) -> Iterator[str]:
    if len(sentence) <= 4 * _LONGEST:
        yield sentence
        return
    words = sentence.split()
    for start in range(0, len(words), _LONGEST):
        yield " ".join(words[start : start + _LONGEST])


def _statement(sentence: str, language: Language) -> Statement:
    flat = normalise(sentence)
    words, segments = _words(fold(flat))
    reader = _Reader(language, _names(flat), _first_name(flat, words, language))
    for word, segment, negated in zip(words, segments, _scope(words, segments, language), strict=True):
        reader.read(word, segment, negated=negated)
    return reader.statement()


def _words(folded: str) -> tuple[list[str], list[int]]:
    words: list[str] = []
    segments: list[int] = []
    segment = end = 0
    for match in TOKEN.finditer(folded):
        word = number(match[0])
        if word in _TURNS or (end and match.start() > end and _SEPARATOR.search(folded, end, match.start())):
            segment += 1
        words.append(word)
        segments.append(segment)
        end = match.end()
    return words, segments


def _scope(words: list[str], segments: list[int], language: Language) -> tuple[bool, ...] | list[bool]:
    negations = NEGATIONS[language]
    if not any(word in negations for word in words):
        return [False] * len(words)
    flags: list[bool] = []
    start = 0
    for stop in range(1, len(words) + 1):
        if stop == len(words) or segments[stop] != segments[start]:
            flags.extend(negation_scope(words[start:stop], language))
            start = stop
    return flags


def _names(flat: str) -> frozenset[str]:
    """Folded words written with a capital inside a sentence that is not all in capitals or title case."""
    found = _CAPITALISED.findall(flat)
    if not found or 2 * len(found) > len(flat.split()) > 4:
        return frozenset()
    return frozenset(token for word in found for token in TOKEN.findall(fold(word)))


def _first_name(flat: str, words: list[str], language: Language) -> str:
    """Return the key of the first word of a sentence if it has a capital and is on no list of everyday words, or ""."""
    if not words or not flat[:1].isupper():
        return ""
    first = word_of(words[0], language)
    return first.key if first.kind == "word" and first.uncommon else ""


class _Reader:
    """Reads one sentence, word by word."""

    def __init__(self, language: Language, names: frozenset[str], opening: str) -> None:
        self._language = language
        self._names = names
        self._opening = opening
        self._terms: list[Term] = []
        self._stems: list[str] = []
        self._open: dict[int, int] = {}
        self._absorbed: set[int] = set()
        self._reach = 0
        self._cues = Cue(0)
        self._adjacent = False

    def read(self, token: str, segment: int, *, negated: bool) -> None:
        """Take the next word."""
        word = word_of(token, self._language)
        self._stems.append(word.stem)
        if word.cues:
            self._cues |= word.cues
        adjacent, self._adjacent = self._adjacent, word.kind == "number"
        if word.kind == "negation":
            self._open[segment] = self._open.get(segment, 0) + 1
            self._reach = _REACH
        elif word.kind == "number":
            self._add(
                Term(
                    word.key,
                    token,
                    "number",
                    self._denied(segment, negated),
                    self._reach > 0,
                    segment,
                    NUMBER_WEIGHT,
                    word.near,
                )
            )
        elif word.kind == "word":
            if adjacent and token in MULTIPLIERS:
                self._multiply(token)
            elif word.opposite is not None:
                self._add(
                    Term(
                        word.key,
                        token,
                        "word",
                        negated != word.opposite,
                        self._reach > 0,
                        segment,
                        word.weight,
                        word.near,
                    )
                )
                if negated:
                    self._absorbed.add(segment)
            else:
                kind: Kind = "plant" if token in PLANTS else "name" if token in self._names else "word"
                weight = min(_MOST_WEIGHT, word.weight + _NAME_WEIGHT) if kind == "name" else word.weight
                self._add(
                    Term(
                        word.key,
                        token,
                        kind,
                        self._denied(segment, negated),
                        self._reach > 0,
                        segment,
                        weight,
                        word.near,
                    )
                )

    def statement(self) -> Statement:
        """Return what has been read."""
        weights: dict[str, float] = {}
        for term in self._terms:
            weights.setdefault(term.key, term.weight)
        return Statement(
            terms=tuple(self._terms),
            stems=tuple(self._stems),
            keys=frozenset(weights),
            denied=frozenset(term.key for term in self._terms if term.denied),
            negations=sum(count for segment, count in self._open.items() if segment not in self._absorbed),
            opening=self._opening,
            cues=self._cues,
            weight=sum(weights.values()),
        )

    def _denied(self, segment: int, negated: bool) -> bool:
        # "not toxic to cats" denies the toxicity, not the cats: it has to agree with "safe for cats".
        return negated and segment not in self._absorbed

    def _add(self, term: Term) -> None:
        self._terms.append(term)
        self._reach -= 1

    def _multiply(self, token: str) -> None:
        whole = self._terms.pop()
        key = whole.key if "/" in whole.key else f"{float(whole.key) * MULTIPLIERS[token]:.12g}"
        self._terms.append(
            Term(
                key,
                f"{whole.word} {token}",
                "number",
                whole.denied,
                whole.aimed,
                whole.segment,
                NUMBER_WEIGHT,
                whole.near,
            )
        )
