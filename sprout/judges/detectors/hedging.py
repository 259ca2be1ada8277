"""Find where an answer hedges: says that what it claims may not be so.

"It might be a fungus", "I think it is a pothos", "podría ser": the author's own doubt about a statement.  Permission
and advice ("you may return it", "you might want to …"), ability ("it can grow"), custom ("usually"), what others think,
direct speech, questions and the month are none.
"""

from dataclasses import dataclass
from typing import Literal

from sprout.judges.detectors.clauses import Clause, Evidence, alone, read
from sprout.judges.detectors.quotation import own_words
from sprout.judges.detectors.words import hedging as words
from sprout.text.memory import remembered

__all__ = ["Hedge", "Hedging", "HedgingKind", "hedging"]

HedgingKind = Literal["full", "partial", "none"]
_OWN = (" if ", " si ")
"""How hedges begin that suppose nothing: "if I remember correctly"."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Hedge:
    """One hedged sentence."""

    evidence: Evidence
    """The sentence, verbatim, and where it stands."""
    words: str
    """The folded words that hedge."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Hedging:
    """How much of an answer is hedged, and where."""

    kind: HedgingKind
    """``full`` if every statement is hedged, ``partial`` if some are, ``none`` if none is."""
    hedges: tuple[Hedge, ...]
    statements: int
    """How many sentences state something; questions do not."""
    reason: str
    """One sentence for the user."""

    @property
    def share(self) -> float:
        """The share of the statements that are hedged, from 0 to 1; 0 if nothing is stated."""
        return len(self.hedges) / self.statements if self.statements else 0.0

    @property
    def evidence(self) -> Evidence | None:
        """The first hedged sentence, or None."""
        return self.hedges[0].evidence if self.hedges else None


def hedging(text: str) -> Hedging:
    """Say which statements of *text*, an answer, are hedged."""
    stating = [sentence for sentence in read(own_words(text)) if not sentence.asks]
    hedges: list[Hedge] = []
    for sentence in stating:
        found = _doubt(sentence.evidence.text)
        if found is not None:
            place = sentence.evidence
            evidence = Evidence(text=text[place.start : place.end], start=place.start, end=place.end)
            hedges.append(Hedge(evidence=evidence, words=found))
    if not hedges:
        reason = "no statement is hedged" if stating else "nothing is stated"
        return Hedging(kind="none", hedges=(), statements=len(stating), reason=reason)
    first = hedges[0]
    return Hedging(
        kind="full" if len(hedges) == len(stating) else "partial",
        hedges=tuple(hedges),
        statements=len(stating),
        reason=f"hedges {len(hedges)} of {len(stating)} statements, first {first.words!r} in {first.evidence.text!r}",
    )


@remembered()
def _doubt(said: str) -> str | None:
    """Return the words that hedge in the sentence *said*, or None."""
    sentence = alone(said)
    clauses = () if sentence is None else sentence.clauses
    return next((found for clause in clauses if (found := _hedged(clause)) is not None), None)


def _hedged(clause: Clause) -> str | None:
    """Return the words of *clause* that hedge, or None."""
    said = words.LOOKALIKES.sub(" , ", clause.words)
    for found in words.HEDGES.finditer(said):
        before = said[: found.start() + 1]
        supposed = words.SUPPOSED.search(before) and not found.group().startswith(_OWN)
        if not supposed and not words.REPORTED.search(before):
            return found.group().strip()
    return None
