"""What the deterministic judge sees of a text: content terms with their polarity, segment, and place."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType
from typing import Literal

from sprout.judges.opposites import ALTERNATIVES, COMPLEMENTS, CONTRARIES, MULTIPLIERS, NUMBER_WORDS, PLANTS
from sprout.text import NEGATIONS, STOP_WORDS, Language, fold, negation_scope, normalise, sentences, stems, tokens

__all__ = ["Kind", "Lexicon", "Statement", "Term", "lexicon", "statements"]

_CITATION = re.compile(r"\[\^?\d+(?:\s*[,;–-]\s*\d+)*\]|[¹²³⁰⁴-⁹]+|^\s*(?:[-*+•]\s+|\(?\d{1,3}[.)]\s+)", re.MULTILINE)
_SEGMENT = re.compile(
    r"\s*[,;:()—]\s+|\s*[;()—]\s*|\s(?:but|while|whereas|although|though|pero|mientras|aunque|sino)\s", re.IGNORECASE
)
_CAPITALISED = re.compile(r"(?<![.!?¿¡\"“«]\s)(?<=[\s(\"“«/-])[A-ZÁÉÍÓÚÜÑ][\w'’-]*")
_NUMBER = re.compile(r"-?\d+(?:\.\d+)?(?:/\d+)?")
_QUANTITIES = frozenset({"more", "less", "most", "least", "few", "many", "mas", "menos", "pocos", "muchos"})


Kind = Literal["word", "number", "name", "plant"]


@dataclass(frozen=True, slots=True)
class Term:
    """One content word, number or name of a statement."""

    key: str
    """Stem, number, or concept: what terms are compared by."""
    word: str
    """The folded word, for reasons."""
    denied: bool
    """Whether a negation reaches it; for one side of a concept, whether the concept does not hold."""
    segment: int
    """Which part of the sentence it stands in."""
    kind: Kind


@dataclass(frozen=True, slots=True)
class Statement:
    """One sentence: its text and its terms in order."""

    text: str
    terms: tuple[Term, ...]


@dataclass(frozen=True, slots=True)
class Lexicon:
    """Stemmed word lists of one language."""

    concepts: Mapping[str, tuple[str, bool]]
    """Stem → concept and whether the stem names the side that does not hold."""
    contraries: Mapping[str, frozenset[str]]
    kinds: Mapping[str, frozenset[str]]
    """Stem → the stems of its kind."""


@lru_cache(maxsize=4)
def lexicon(language: str) -> Lexicon:
    """Return the word lists of *language*, stemmed as texts are."""
    concepts: dict[str, tuple[str, bool]] = {}
    for concept, sides in COMPLEMENTS[language].items():
        for side, listed in enumerate(sides):
            concepts.update(dict.fromkeys(stems(listed, language), (f"§{concept}", bool(side))))
    contraries: dict[str, set[str]] = {}
    for pair in CONTRARIES[language]:
        left, right = (stems(word, language)[0] for word in pair)
        if left != right:
            contraries.setdefault(left, set()).add(right)
            contraries.setdefault(right, set()).add(left)
    kinds = {
        stem: frozenset(kind)
        for listed in ALTERNATIVES[language]
        for kind in [stems(listed, language)]
        for stem in kind
    }
    return Lexicon(
        concepts=MappingProxyType(concepts),
        contraries=MappingProxyType({stem: frozenset(others) for stem, others in contraries.items()}),
        kinds=MappingProxyType(kinds),
    )


def statements(text: str, language: Language) -> tuple[Statement, ...]:
    """Return the statements of *text*: its sentences, citation marks and list marks left out."""
    return tuple(_statement(sentence, language) for sentence in sentences(_CITATION.sub(" ", text)))


def _statement(sentence: str, language: Language) -> Statement:
    names = _names(sentence)
    terms: list[Term] = []
    for segment, part in enumerate(_SEGMENT.split(f" {fold(sentence)} ")):
        terms.extend(_terms(part, segment, names, language))
    return Statement(text=sentence, terms=tuple(terms))


def _names(sentence: str) -> frozenset[str]:
    """Folded words written with a capital inside a sentence that is not all in capitals or title case."""
    flat = normalise(sentence)
    found = _CAPITALISED.findall(flat)
    if not found or 2 * len(found) > len(flat.split()) > 4:
        return frozenset()
    return frozenset(token for word in found for token in tokens(word))


def _terms(part: str, segment: int, names: frozenset[str], language: Language) -> list[Term]:
    words = tokens(part)
    if not words:
        return []
    flags = negation_scope(words, language)
    stop, negators, listed = STOP_WORDS[language], NEGATIONS[language], lexicon(language)
    terms: list[Term] = []
    absorbed = False
    for word, stem, flag in zip(words, stems(part, language), flags, strict=True):
        # "not toxic to cats" denies the toxicity, not the cats: it has to agree with "safe for cats".
        denied = flag and not absorbed
        number = _value(word, language)
        if number is None and word in MULTIPLIERS and terms and terms[-1].kind == "number":
            whole = terms.pop()
            terms.append(Term(_scaled(whole.key, MULTIPLIERS[word]), f"{whole.word} {word}", denied, segment, "number"))
            continue
        if number is not None:
            terms.append(Term(number, word, denied, segment, "number"))
        elif word in negators or (word in stop and word not in _QUANTITIES):
            continue
        elif stem in listed.concepts:
            key, opposite = listed.concepts[stem]
            terms.append(Term(key, word, flag != opposite, segment, "word"))
            absorbed = absorbed or flag
        else:
            kind: Kind = "plant" if word in PLANTS else "name" if word in names else "word"
            terms.append(Term(stem, word, denied, segment, kind))
    return terms


def _value(word: str, language: Language) -> str | None:
    if word in NUMBER_WORDS[language]:
        return str(NUMBER_WORDS[language][word])
    if _NUMBER.fullmatch(word):
        return word if "/" in word else f"{float(word):.12g}"
    return None


def _scaled(key: str, factor: int) -> str:
    return key if "/" in key else f"{float(key) * factor:.12g}"
