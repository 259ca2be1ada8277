"""What a word means to the deterministic judge: the key it is compared by, its weight, and what else it says."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType
from typing import Final, Literal

from sprout.judges.lexical.cues import CUES, Cue
from sprout.judges.lexical.everyday import COMMON, FREQUENT
from sprout.judges.lexical.opposites import ALTERNATIVES, COMPLEMENTS, CONTRARIES, NUMBER_WORDS
from sprout.judges.lexical.spelling import spelt
from sprout.judges.lexical.synonyms import SYNONYMS
from sprout.text import NEGATIONS, STOP_WORDS, Language, fold
from sprout.text.words import stemmed

__all__ = ["NUMBER_WEIGHT", "Lexicon", "Word", "lexicon", "word_of"]

NUMBER_WEIGHT: Final = 5.0
"""A number is as telling as a rare word."""
_FREQUENT_WEIGHT = 1.2
_COMMON_WEIGHT = 2.2
_LEAST_WEIGHT, _WEIGHT_PER_LETTER, _MOST_WEIGHT = 2.6, 0.3, 5.5
"""Words outside the everyday lists weigh more the longer they are, as rare words are longer."""

_NUMBER = re.compile(r"-?\d+(?:\.\d+)?(?:/\d+)?")
_QUANTITIES = frozenset({"more", "less", "most", "least", "few", "many", "mas", "menos", "pocos", "muchos"})
_WITHOUT_MEANING = frozenset({"s", "st", "nd", "rd", "th"})
"""What is left of possessives and ordinals."""
_NONE: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Word:
    """One word of a language."""

    stem: str
    key: str
    """What it is compared by: its stem, its value if it is a number, or the concept of which it is a side."""
    kind: Literal["word", "number", "stop", "negation"]
    opposite: bool | None
    """For a side of a concept, whether it is the side on which the concept does not hold."""
    weight: float
    """How much it tells of its text's subject, in [0, 5.5]; 0 for what has no content."""
    cues: Cue
    uncommon: bool
    """Whether it is on no list of everyday words."""
    near: frozenset[str]
    """What it shares with words that may stand for it: the beginning of its stem, its groups of synonyms."""


@dataclass(frozen=True, slots=True)
class Lexicon:
    """Stemmed word lists of one language."""

    concepts: Mapping[str, tuple[str, bool]]
    """Stem → concept and whether the stem names the side that does not hold."""
    contraries: Mapping[str, frozenset[str]]
    kinds: Mapping[str, frozenset[str]]
    """Stem → the stems of its kind."""
    synonyms: Mapping[str, frozenset[str]]
    """Stem → names of its groups."""
    frequent: frozenset[str]
    common: frozenset[str]


@lru_cache(maxsize=4)
def lexicon(language: Language) -> Lexicon:
    """Return the word lists of *language*, stemmed as texts are."""
    concepts: dict[str, tuple[str, bool]] = {}
    for concept, sides in COMPLEMENTS[language].items():
        for side, words in enumerate(sides):
            concepts.update(dict.fromkeys(_keys(words.split(), language), (f"§{concept}", bool(side))))
    contraries: dict[str, frozenset[str]] = {}
    for pair in CONTRARIES[language]:
        left, right = _keys(pair, language)
        if left != right:
            contraries[left] = contraries.get(left, _NONE) | {right}
            contraries[right] = contraries.get(right, _NONE) | {left}
    kinds = {
        stem: frozenset(kind)
        for row in ALTERNATIVES[language]
        for kind in [_keys(row.split(), language)]
        for stem in kind
    }
    synonyms: dict[str, frozenset[str]] = {}
    for number, group in enumerate(SYNONYMS[language]):
        for stem in _keys(group, language):
            synonyms[stem] = synonyms.get(stem, _NONE) | {f"={number}"}
    return Lexicon(
        concepts=MappingProxyType(concepts),
        contraries=MappingProxyType(contraries),
        kinds=MappingProxyType(kinds),
        synonyms=MappingProxyType(synonyms),
        frequent=frozenset(_keys(FREQUENT[language], language)),
        common=frozenset(_keys(COMMON[language], language)),
    )


def _keys(words: Iterable[str], language: Language) -> tuple[str, ...]:
    return stemmed([spelt(fold(word), language) for word in words], language)


@lru_cache(maxsize=1 << 15)
def word_of(token: str, language: Language) -> Word:
    """Return what the folded *token* of a text in *language* means."""
    cues = CUES[language].get(token, Cue(0))
    bare = token[:-2] if language == "en" and token.endswith("'s") else token
    value = _value(bare, language)
    if value is not None:
        return Word(value, value, "number", None, NUMBER_WEIGHT, cues, False, _NONE)
    stem = stemmed([spelt(bare, language)], language)[0]
    if token in NEGATIONS[language]:
        return Word(stem, stem, "negation", None, 0.0, cues, False, _NONE)
    if (token in STOP_WORDS[language] and token not in _QUANTITIES) or token in _WITHOUT_MEANING:
        return Word(stem, stem, "stop", None, 0.0, cues, False, _NONE)
    known = lexicon(language)
    key, opposite = known.concepts.get(stem, (stem, None))
    uncommon = stem not in known.frequent and stem not in known.common
    near = known.synonyms.get(stem, _NONE) | _beginning(stem)
    return Word(stem, key, "word", opposite, _weight(bare, stem, known), cues, uncommon, near)


def _value(token: str, language: Language) -> str | None:
    if token in NUMBER_WORDS[language]:
        return str(NUMBER_WORDS[language][token])
    if _NUMBER.fullmatch(token):
        return token if "/" in token else f"{float(token):.12g}"
    return None


def _weight(word: str, stem: str, known: Lexicon) -> float:
    if stem in known.frequent:
        return _FREQUENT_WEIGHT
    if stem in known.common:
        return _COMMON_WEIGHT
    return min(_MOST_WEIGHT, _LEAST_WEIGHT + _WEIGHT_PER_LETTER * max(0, len(word) - 3))


def _beginning(stem: str) -> frozenset[str]:
    """Return the first five or six letters, which *describe* shares with *description*."""
    if len(stem) < 5:
        return _NONE
    return frozenset({stem[:5] if len(stem) < 8 else stem[:6]})
