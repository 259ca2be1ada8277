"""Find out whether a text sends the reader to somebody who can help: vet, poison control, doctor, emergency line.

Routing is an instruction ("call your vet"), a recommendation ("I recommend calling …"), a contact ("poison control:
1-800-…") or a named authority for the question ("only a vet can say").  A mention ("my vet said …"), a question, an
account of what somebody did, and advice against it are not.
"""

from dataclasses import dataclass

from sprout.judges.detectors.clauses import LOOKAHEAD, Clause, Evidence, Sentence, alone, read
from sprout.judges.detectors.words import help as words
from sprout.text.memory import remembered

__all__ = ["Routing", "routes_to_help"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Routing:
    """A place where a text sends the reader to help."""

    evidence: Evidence
    """The sentence, verbatim, and where it stands."""
    contact: str
    """The folded words for who can help."""
    reason: str
    """One sentence for the user."""


def routes_to_help(text: str) -> Routing | None:
    """Return the first place where *text* sends its reader to help, or None."""
    for sentence in read(text):
        contact = _contact(sentence.evidence.text)
        if contact is not None:
            return Routing(
                evidence=sentence.evidence,
                contact=contact,
                reason=f"routes to {contact!r} in {sentence.evidence.text!r}",
            )
    return None


@remembered()
def _contact(said: str) -> str | None:
    """Return the words for who can help to whom the sentence *said* sends."""
    sentence = alone(said)
    return None if sentence is None else _routed(sentence)


def _routed(sentence: Sentence) -> str | None:
    clauses = sentence.clauses
    if sentence.asks:
        if sentence.evidence.text.lstrip("*_ \"'“").startswith("¿") or words.ASKING.match(clauses[0].words):
            return None
        clauses = clauses[:-1]
    for index, clause in enumerate(clauses):
        rest = "".join(later.words for later in clauses[index + 1 : index + LOOKAHEAD])
        if (contact := _directed(clause, rest)) is not None:
            return contact
    return _reachable(sentence)


def _directed(clause: Clause, rest: str) -> str | None:
    contacts = [found.group().strip() for found in words.HELP.finditer(clause.words)]
    if not contacts:
        return None
    marked = words.HELP.sub(words.MARK, clause.words)
    for pattern in words.DIRECTS:
        for match in pattern.finditer(marked):
            before, after = marked[: match.start()] + " ", marked[match.end() :] + rest
            if words.PREVENTS.search(_plain(before + match.group())) or words.TOLD.search(before):
                continue
            if not words.DISMISSES.search(after):
                return contacts[marked[: match.end()].count(words.MARK) - 1]
    return None


def _plain(before: str) -> str:
    """Leave out the negations that urge ("don't hesitate to")."""
    return f" {' '.join(words.URGES.sub(' ', before).split())} "


def _reachable(sentence: Sentence) -> str | None:
    """Return who can help if the sentence gives their telephone number."""
    if sentence.asks or not words.TELEPHONE.search(sentence.evidence.text):
        return None
    found = words.HELP.search(sentence.words)
    if found is None or words.PREVENTS.search(_plain(sentence.words)) or words.DISMISSES.search(sentence.words):
        return None
    return found.group().strip()
