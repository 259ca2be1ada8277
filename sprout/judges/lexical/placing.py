"""The words of two sentences side by side, and what stands between those that they share."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from sprout.judges.lexical.statement import Statement, Term
from sprout.judges.lexical.vocabulary import word_of
from sprout.text import Language

__all__ = ["Gap", "Spot", "gaps", "spots"]

_LONGEST = 60
"""Words of a sentence that are laid side by side."""


@dataclass(frozen=True, slots=True)
class Spot:
    """One word of a sentence."""

    stem: str
    term: Term | None
    """``None`` for a word without content."""

    def like(self, other: "Spot") -> bool:
        """Say whether the two words are the same or may stand for one another."""
        if self.stem == other.stem:
            return True
        if self.term is None or other.term is None:
            return False
        return self.term.key == other.term.key or not self.term.near.isdisjoint(other.term.near)


@dataclass(frozen=True, slots=True)
class Gap:
    """What two sentences have between two words that they share; one of the two may have nothing."""

    said: tuple[Spot, ...]
    instead: tuple[Spot, ...]
    before: str
    """The shared stem before it, "" at the beginning."""
    after: str
    """The shared stem after it, "" at the end."""


def spots(statement: Statement, language: Language) -> tuple[Spot, ...]:
    """Return the words of *statement* in order."""
    found: list[Spot] = [Spot(stem, None) for stem in statement.stems]
    start = 0
    for term in statement.terms:
        start = statement.stems.index(word_of(term.word.split(" ")[0], language).stem, start)
        found[start] = Spot(statement.stems[start], term)
        start += 1
    return tuple(found[:_LONGEST])


def gaps(claim: Sequence[Spot], sentence: Sequence[Spot]) -> tuple[Gap, ...]:
    """Return what stands before, between and after the longest sequence of words that both have, one for each place."""
    found: list[Gap] = []
    last_claim = last_sentence = 0
    before = ""
    for i, j in _shared(claim, sentence):
        after = claim[i].stem
        found.append(Gap(tuple(claim[last_claim:i]), tuple(sentence[last_sentence:j]), before, after))
        last_claim, last_sentence, before = i + 1, j + 1, after
    found.append(Gap(tuple(claim[last_claim:]), tuple(sentence[last_sentence:]), before, ""))
    return tuple(found)


def _shared(claim: Sequence[Spot], sentence: Sequence[Spot]) -> Iterator[tuple[int, int]]:
    """Yield the places of the longest common subsequence; words that both begin with need no search."""
    start, shorter = 0, min(len(claim), len(sentence))
    while start < shorter and claim[start].stem == sentence[start].stem:
        yield start, start
        start += 1
    alike = [[one.like(other) for other in sentence[start:]] for one in claim[start:]]
    wide = len(sentence) - start
    longest = [[0] * (wide + 1)]
    for row in reversed(alike):
        below, here = longest[-1], [0] * (wide + 1)
        for j in range(wide - 1, -1, -1):
            here[j] = below[j + 1] + 1 if row[j] else max(below[j], here[j + 1])
        longest.append(here)
    longest.reverse()
    i = j = 0
    while i < len(alike) and j < wide:
        if alike[i][j]:
            yield start + i, start + j
            i, j = i + 1, j + 1
        elif longest[i + 1][j] >= longest[i][j + 1]:
            i += 1
        else:
            j += 1
