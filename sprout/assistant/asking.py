"""Tell what a question asks from what else is told in it, such as who gave the plant to whom."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from sprout.assistant.concepts import concepts_in
from sprout.assistant.generic_words import GENERIC
from sprout.assistant.settings import Language
from sprout.assistant.typos import is_slip
from sprout.assistant.vocabulary import words
from sprout.text import clauses, sentences

__all__ = ["Clause", "asking", "merged", "shown_by", "split", "telling_words"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Clause:
    """A clause without the names of plants, and whether its sentence ends in a question mark."""

    words: tuple[str, ...]
    concepts: Mapping[str, frozenset[str]]
    questioning: bool


def split(text: str, names: Collection[str], language: Language) -> tuple[Clause, ...]:
    """Cut *text* into clauses, leaving out *names*."""
    found: list[Clause] = []
    for sentence in sentences(text):
        questioning = sentence.rstrip(" \"'»”)").endswith("?")
        for clause in clauses(sentence):
            left = tuple(word for word in words(" ".join(clause)) if word not in names)
            found.append(Clause(words=left, concepts=concepts_in(left, language), questioning=questioning))
    return tuple(found)


def asking(found: Sequence[Clause], known: frozenset[str]) -> tuple[Clause, ...]:
    """Return the clauses with a word of *known*; all clauses if none has one."""
    return tuple(clause for clause in found if not known.isdisjoint(clause.words)) or tuple(found)


def merged(found: Sequence[Clause]) -> dict[str, frozenset[str]]:
    """Return the concepts of all clauses with the words that show them."""
    concepts: dict[str, frozenset[str]] = {}
    for clause in found:
        for name, shown in clause.concepts.items():
            concepts[name] = concepts.get(name, frozenset()) | shown
    return concepts


def shown_by(concepts: Mapping[str, frozenset[str]]) -> frozenset[str]:
    """Return all words that show one of *concepts*."""
    return frozenset(word for shown in concepts.values() for word in shown)


def telling_words(found: Sequence[Clause], known: frozenset[str], language: Language) -> tuple[str, ...]:
    """Return the words that say what is asked, without generic ones.

    Where a clause of a question holds a word of *known*, those of statements beside it do not count.
    """
    chosen = asking(found, known)
    questioning = [clause for clause in chosen if clause.questioning and not known.isdisjoint(clause.words)]
    return tuple(
        word
        for clause in questioning or chosen
        for word in clause.words
        if not (GENERIC.fullmatch(word) or is_slip(word, language))
    )
