"""Find out whether an answer refuses: in full, in part, or not at all.

A refusal says that its author cannot, will not or must not answer, or has no source to answer from.  It is full when
nothing else is answered: apologies, reasons, offers and routing to help answer nothing.  It is partial when the answer
also answers.  What somebody else says in quotation marks, or what a plant cannot do, is no refusal.
"""

from dataclasses import dataclass
from typing import Literal

from sprout.judges import refusal_words as words
from sprout.judges.clauses import Evidence, Sentence, canonical, read
from sprout.judges.routing import routes_to_help

__all__ = ["Refusal", "RefusalKind", "refusal"]

RefusalKind = Literal["full", "partial", "none"]

_OPENING = 4
"""Among how many first sentences an answer that goes on to answer must refuse to count as partial."""
_ANSWERS = 7
"""From how many words on what stands beside a refusal is an answer."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Refusal:
    """Whether, and where, an answer refuses."""

    kind: RefusalKind
    evidence: Evidence | None
    """The first refusing sentence, verbatim, and where it stands; None if there is none."""
    reason: str
    """One sentence for the user."""


def refusal(text: str) -> Refusal:
    """Say whether *text*, an answer, refuses."""
    sentences = read(_own_words(text))
    refusing = [index for index, sentence in enumerate(sentences) if _refuses(sentence)]
    if not refusing:
        return Refusal(kind="none", evidence=None, reason="no sentence refuses")
    first = sentences[refusing[0]]
    place = first.evidence
    evidence = Evidence(text=text[place.start : place.end], start=place.start, end=place.end)
    answered = sum(_answered(sentence) for sentence in sentences)
    if answered < _ANSWERS:
        return Refusal(kind="full", evidence=evidence, reason=f"refuses in {evidence.text!r} and answers nothing else")
    if refusing[0] >= _OPENING:
        return Refusal(kind="none", evidence=None, reason="answers before anything is refused")
    return Refusal(kind="partial", evidence=evidence, reason=f"refuses in {evidence.text!r} but goes on to answer")


def _own_words(text: str) -> str:
    """Blank out direct speech, unless the text is hardly anything else."""
    blanked = words.QUOTED.sub(lambda match: " " * len(match.group()), text)
    return blanked if len(blanked.split()) >= 4 else text


def _refuses(sentence: Sentence) -> bool:
    if sentence.asks:
        return False
    for clause in sentence.clauses:
        match = words.REFUSES.search(clause.words)
        if match and not words.SUPPOSED.search(clause.words[: match.start()] + match.group()[:6]):
            return True
    return False


def _answered(sentence: Sentence) -> int:
    """Count the words of *sentence* that answer something."""
    if sentence.asks:
        return 0
    said = sentence.words
    if _refuses(sentence):
        flat = canonical(sentence.evidence.text)
        start = next(
            (match.end() for clause in sentence.clauses if (match := words.REFUSES.search(clause.words))), len(flat)
        )
        turn = words.TURNS.search(flat, min(start, len(flat)))
        said = f" {flat[turn.end() :]} " if turn else ""
    if (
        not said.strip()
        or words.FILLING.search(said)
        or words.REFUSES.search(said)
        or routes_to_help(sentence.evidence.text)
    ):
        return 0
    return len(said.split())
