"""Reading text: what everything else compares words, sentences and languages with.

All functions are pure and deterministic. ``en`` and ``es`` are the languages; functions that take one raise
:class:`~sprout.errors.UnknownName` for any other.
"""

from sprout.text.language import detect_language, illegible
from sprout.text.negation import clauses, is_negated, negation_scope, text_negation
from sprout.text.normalisation import fold, normalise
from sprout.text.plain import plain
from sprout.text.sentences import sentences
from sprout.text.stopwords import LANGUAGES, NEGATIONS, STOP_WORDS, Language
from sprout.text.words import content_stems, stems, tokens

__all__ = [
    "LANGUAGES",
    "NEGATIONS",
    "STOP_WORDS",
    "Language",
    "clauses",
    "content_stems",
    "detect_language",
    "fold",
    "illegible",
    "is_negated",
    "negation_scope",
    "normalise",
    "plain",
    "sentences",
    "stems",
    "text_negation",
    "tokens",
]
