"""All word lists that can change a judgement, in one canonical value."""

from typing import Final

from sprout.judges.lexical import cues, everyday, grammar, opposites, spelling, synonyms
from sprout.text import LANGUAGES, NEGATIONS, STOP_WORDS

__all__ = ["VERSION", "canonical_lists"]

VERSION: Final = 4
"""Goes up with every change of a rule of this package or of the judge that reads it."""


def canonical_lists() -> dict[str, object]:
    """Return the lists as values that JSON can write, the same for the same lists."""
    return {
        "stop": {language: sorted(STOP_WORDS[language]) for language in LANGUAGES},
        "negations": {language: dict(NEGATIONS[language]) for language in LANGUAGES},
        "complements": {language: dict(table) for language, table in opposites.COMPLEMENTS.items()},
        "contraries": {language: [list(pair) for pair in pairs] for language, pairs in opposites.CONTRARIES.items()},
        "alternatives": {language: list(kinds) for language, kinds in opposites.ALTERNATIVES.items()},
        "numbers": {language: dict(table) for language, table in opposites.NUMBER_WORDS.items()},
        "multipliers": dict(opposites.MULTIPLIERS),
        "plants": sorted(opposites.PLANTS),
        "frequent": {language: sorted(words) for language, words in everyday.FREQUENT.items()},
        "common": {language: sorted(words) for language, words in everyday.COMMON.items()},
        "synonyms": {language: [list(group) for group in groups] for language, groups in synonyms.SYNONYMS.items()},
        "cues": {language: {word: int(cue) for word, cue in table.items()} for language, table in cues.CUES.items()},
        "forms": dict(spelling.FORMS),
        "roles": {
            language: {role: list(words) for role, words in table.items()} for language, table in grammar.ROLES.items()
        },
        "endings": {
            language: {use: list(found) for use, found in table.items()} for language, table in grammar.ENDINGS.items()
        },
        "names in ly": sorted(grammar.NAMES_IN_LY),
        "general": {language: list(rows) for language, rows in grammar.GENERAL.items()},
    }
