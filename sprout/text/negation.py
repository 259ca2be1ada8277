"""What a negation reaches.

The scope of a negation runs from the word after it to the end of its clause. Clauses end at punctuation and
at words such as *but*, *because*, *pero* or *porque*. :func:`negation_scope` sees only tokens, hence only
those words; :func:`text_negation` sees the punctuation too.
"""

import re
from collections.abc import Mapping, Sequence
from types import MappingProxyType

from sprout.text.normalisation import fold
from sprout.text.stopwords import NEGATIONS, Language, listed
from sprout.text.words import TOKEN, number, supported

__all__ = ["clauses", "is_negated", "negation_scope", "text_negation"]

_BREAK = re.compile(r"[,;:.!?()\[\]{}|—―…]|\s-+\s|--")
_NEW_LINE = re.compile(r"\n(?=\s*(?:\n|[-*+•#>|]|\d{1,3}[.)]\s))")

_ENDS: Mapping[Language, frozenset[str]] = MappingProxyType(
    {
        "en": listed("""
            although because but except hence however if instead nevertheless nonetheless otherwise since
            so still then therefore though thus unless until when whenever whereas while yet
            """),
        "es": listed("""
            aunque conque cuando entonces excepto hasta luego mas mientras obstante pero porque pues salvo
            si sino embargo
            """),
    }
)
_JOINS: Mapping[Language, frozenset[str]] = MappingProxyType(
    {"en": frozenset({"and", "or"}), "es": frozenset({"e", "o", "u", "y"})}
)
_STARTS: Mapping[Language, frozenset[str]] = MappingProxyType(
    {
        "en": listed("""
            are can could does he here i is it it's its may might must she should that they they're these
            this those was we were will would you you're
            """),
        "es": listed("""
            debe deben ella ellas ellos es esa ese eso esta estan este esto estos fue hay puede pueden se
            son sera tiene tienen tu usted ustedes yo
            """),
    }
)
_IDIOMS: Mapping[Language, frozenset[tuple[str, str]]] = MappingProxyType(
    {
        "en": frozenset(
            {
                *(("not", word) for word in ("just", "merely", "only", "simply", "solely")),
                *(("no", word) for word in ("doubt", "matter", "wonder")),
                ("without", "doubt"),
                ("nothing", "but"),
            }
        ),
        "es": frozenset(
            {
                *(("no", word) for word in ("obstante", "solamente", "solo", "unicamente", "cabe")),
                ("sin", "duda"),
                ("sin", "embargo"),
            }
        ),
    }
)
"""A negating word and the word after it that together do not negate."""

_REVERSERS: Mapping[Language, frozenset[str]] = MappingProxyType(
    {"en": frozenset({"non", "without"}), "es": frozenset({"sin"})}
)
"""Words that undo a negation they stand under; the others repeat it (*no hay ningún*)."""


def clauses(text: str) -> tuple[tuple[str, ...], ...]:
    """Return the tokens of *text* grouped by clause; joined together they are ``tokens(text)``."""
    folded = fold(_NEW_LINE.sub(" ; ", text))
    found: list[list[str]] = []
    end = 0
    for match in TOKEN.finditer(folded):
        if not found or _BREAK.search(folded, end, match.start()):
            found.append([])
        found[-1].append(number(match[0]))
        end = match.end()
    return tuple(map(tuple, found))


def text_negation(text: str, language: str) -> tuple[bool, ...]:
    """Say for each of ``tokens(text)`` whether a negation reaches it, punctuation considered.

    Raises :class:`~sprout.errors.UnknownName` for a language other than ``en`` and ``es``.
    """
    return tuple(flag for clause in clauses(text) for flag in negation_scope(clause, language))


def is_negated(tokens: Sequence[str], index: int, language: str) -> bool:
    """Say whether a negation reaches the token at *index* of *tokens*, which are the folded ones of a clause.

    Raises :class:`IndexError` for an index outside *tokens*, :class:`~sprout.errors.UnknownName` for a
    language other than ``en`` and ``es``.
    """
    return negation_scope(tokens, language)[index]


def negation_scope(tokens: Sequence[str], language: str) -> tuple[bool, ...]:
    """Say for each of *tokens* (folded, as ``tokens()`` gives them) whether a negation reaches it.

    A negating word is not in its own scope. Raises :class:`~sprout.errors.UnknownName` for a language other
    than ``en`` and ``es``.
    """
    known = supported(language)
    negated = False
    flags = []
    for index, token in enumerate(tokens):
        following = tokens[index + 1] if index + 1 < len(tokens) else ""
        flags.append(False)
        if _negates(token, following, known):
            negated = not (negated and token in _REVERSERS[known])
            continue
        if token in _ENDS[known] or (token in _JOINS[known] and following in _STARTS[known]):
            negated = False
        flags[-1] = negated
    return tuple(flags)


def _negates(word: str, following: str, language: Language) -> bool:
    meaning = NEGATIONS[language].get(word)
    if meaning is None or (meaning, following) in _IDIOMS[language]:
        return False
    # "No it is toxic": an answer, not a determiner.
    return not (language == "en" and word == "no" and following in _STARTS[language])
