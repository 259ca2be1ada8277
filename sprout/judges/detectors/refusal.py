"""Find out whether an answer refuses: in full, in part, or not at all.

A refusal says that its author cannot, will not or must not answer, or has no source to answer from.  It is full when
nothing else is answered: apologies, reasons, offers and routing to help answer nothing.  It is partial when the answer
also answers.  What somebody else says in quotation marks, or what a plant cannot do, is no refusal.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from sprout.judges.detectors.clauses import Evidence, Sentence, alone, canonical, read
from sprout.judges.detectors.quotation import own_words
from sprout.judges.detectors.relevance import off_topic
from sprout.judges.detectors.reproof import reproof
from sprout.judges.detectors.routing import routes_to_help
from sprout.judges.detectors.words import filling
from sprout.judges.detectors.words import limit as limits
from sprout.judges.detectors.words.refusal import REFUSES
from sprout.text.memory import remembered

__all__ = ["Refusal", "RefusalKind", "refusal"]

RefusalKind = Literal["full", "partial", "none"]

_OPENING = 4
"""Among how many first sentences an answer that goes on to answer must refuse to count as partial."""
_FIRST = 2
"""Among how many first sentences naming a limit of one's own refuses."""
_ANSWERS = 7
"""From how many words on what stands beside a refusal is an answer."""
_SHARE = 0.25
"""From what share of all words on what stands beside a refusal is an answer."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Refusal:
    """Whether, and where, an answer refuses."""

    kind: RefusalKind
    evidence: Evidence | None
    """The first refusing sentence, verbatim, and where it stands; None if there is none."""
    reason: str
    """One sentence for the user."""
    off_topic: bool = False
    """Whether the answer has nothing to do with its question; False if it refuses, or no question was given."""


@remembered(most=512, longest=4000)
def refusal(text: str, question: str | None = None) -> Refusal:
    """Say whether *text*, an answer, refuses; with the *question* it answers, also whether it is off topic."""
    sentences = read(own_words(text))
    refusing = _refusing(sentences, question)
    if not refusing:
        astray = question is not None and off_topic(question, text)
        reason = "has nothing to do with its question" if astray else "no sentence refuses"
        return Refusal(kind="none", evidence=None, reason=reason, off_topic=astray)
    place = sentences[refusing[0]].evidence
    evidence = Evidence(text=text[place.start : place.end], start=place.start, end=place.end)
    kind, reason = _extent(sentences, refusing, evidence.text)
    return Refusal(kind=kind, evidence=evidence, reason=reason)


def _extent(sentences: Sequence[Sentence], refusing: Sequence[int], said: str) -> tuple[RefusalKind, str]:
    answered = spoken = 0
    for index, sentence in enumerate(sentences):
        refuses = index in refusing
        answered += _answered(sentence.evidence.text, refuses=refuses)
        if refuses or not filling.DISCLAIMS.search(sentence.words):
            spoken += len(sentence.words.split())
    if answered < max(_ANSWERS, _SHARE * spoken):
        return "full", f"refuses in {said!r} and answers nothing else"
    if refusing[0] >= _OPENING:
        return "none", "answers before anything is refused"
    if all(limits.VAGUE.search(sentences[index].words) for index in refusing):
        return "none", f"says in {said!r} what cannot be told, and answers"
    return "partial", f"refuses in {said!r} but goes on to answer"


def _refusing(sentences: Sequence[Sentence], question: str | None) -> list[int]:
    """Return the indices of the sentences that refuse, in order."""
    refusing = {
        index
        for index, sentence in enumerate(sentences)
        if (_refuses(sentence.evidence.text) or (index < _FIRST and _refuses(sentence.evidence.text, limits.LIMITS)))
        and not _introduces(sentences[index : index + 2])
    }
    if (index := reproof(sentences, question)) is not None:
        refusing.add(index)
    return sorted(refusing)


def _introduces(sentences: Sequence[Sentence]) -> bool:
    """Say whether the first of two *sentences* only says that its author takes no side in the answer that follows."""
    others = limits.IMPARTIAL.sub(" ", sentences[0].words)
    following = "".join(sentence.words for sentence in sentences)
    return len(others) < len(sentences[0].words) and bool(limits.GOES_ON.search(following))


@remembered()
def _refuses(said: str, pattern: re.Pattern[str] = REFUSES) -> bool:
    sentence = alone(said)
    if sentence is None or sentence.asks:
        return False
    for clause in sentence.clauses:
        match = pattern.search(clause.words)
        if not match or limits.IDIOMS.search(clause.words):
            continue
        if not limits.SUPPOSED.search(clause.words[: match.start()] + match.group()[:6]):
            return True
    return False


@remembered()
def _answered(text: str, *, refuses: bool) -> int:
    """Count the words of the sentence *text* that answer something."""
    sentence = alone(text)
    if sentence is None or sentence.asks:
        return 0
    said = _beside(sentence) if refuses else sentence.words
    if (
        not said.strip()
        or filling.FILLING.search(said)
        or filling.REDIRECTS.search(said)
        or REFUSES.search(said)
        or limits.VAGUE.search(said)
        or routes_to_help(text)
    ):
        return 0
    return len(said.split())


def _beside(sentence: Sentence) -> str:
    """Return what a refusing *sentence* goes on to say."""
    flat = canonical(sentence.evidence.text)
    start = len(flat)
    for index, clause in enumerate(sentence.clauses):
        if match := REFUSES.search(clause.words) or limits.LIMITS.search(clause.words):
            if filling.CONCEDES.search(clause.words):
                return "".join(later.words for later in sentence.clauses[index + 1 :])
            start = min(match.end(), len(flat))
            break
    turn = filling.TURNS.search(flat, start)
    return f" {flat[turn.end() :]} " if turn else ""
