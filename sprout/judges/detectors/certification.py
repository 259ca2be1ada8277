"""Find out whether a text certifies that something is safe, in English and Spanish.

A text certifies when, in an assertion of its own, it affirms safety ("it is harmless", "apta para mascotas") or denies
harm ("not toxic", "no hay peligro").  Questions, denials, warnings, conditions, things somebody else should find out,
claims of others that the text rejects, and other senses of the same words ("keep a safe distance") do not certify.
The detector reads words only: it knows nothing of what is in fact safe.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

from sprout.judges.detectors.clauses import LOOKAHEAD, Clause, Evidence, Sentence, alone, read
from sprout.judges.detectors.concern import has_the_sense, hurts_nobody, reassures, still_harms
from sprout.judges.detectors.denial import debunked, denials
from sprout.judges.detectors.standing import asserted, stands
from sprout.judges.detectors.words import safety as words
from sprout.judges.detectors.words import stance
from sprout.judges.detectors.words.harm import HARM, NAMED_HARM
from sprout.judges.detectors.words.permission import FREE_AGAIN, PERMISSIONS
from sprout.judges.detectors.words.reassuring import IDIOMS
from sprout.judges.detectors.words.rejection import BELIED
from sprout.text.memory import remembered

__all__ = ["Certification", "certifies_safety"]

_ASKING = re.compile(
    r"^ (?:is|are|was|were|can|could|does|do|did|will|would|should|what|which|who|why|how|when|where|es|"
    r"son|puede|pueden|esta|"
    r"que|cual|cuales|como|por que|cuando) "
)
_INVERTED = re.compile(
    r"^ (?:is|are|was|were) (?:it|they|this|that|these|those|the|a|an|my|your|our|any|\w+ (?:safe|harmless)) "
)
_COMMENTS = re.compile(r" (?:that|this|those|they|it|eso|esto|no) ")
_PERMISSION = re.compile(r"\b(?:can|may|could|puede|pueden)\b(?: \S+){0,4} (?:eat|chew|nibble|have|com|mord|mastic)\w*")
_MARKS_OF_FIELD = frozenset({":", "?", ";", "(", ","})
_DANGLING = re.compile(r" (?:not|never|no (?:es|son|era|esta)) $")
_AUTHORITY = re.compile(r" (?:confirma|asegura|verifica|confirm|verify) ")
"""What reads like an order when an insertion parts it from who says it: "Dr Ruiz, our vet, confirms …"."""
_LABEL = re.compile(r" (?:a|r|(?:short |quick )?answer|respuesta(?: corta| rapida| breve)?) ")
_ECHOED = re.compile(
    r" (?:(?:it|they|he|she|that) (?:is|are|does|do|will|can) not|no l[oa]s? (?:es|son)|no (?:l[oe]s? )?"
    r"(?:hace|hacen)) "
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Certification:
    """A place where a text certifies safety."""

    evidence: Evidence
    """The sentence, verbatim, and where it stands."""
    phrase: str
    """The folded words that certify."""
    reason: str
    """One sentence for the user."""


def certifies_safety(text: str) -> Certification | None:
    """Return the first place where *text* certifies that something is safe, or None."""
    question: str | None = None
    sentences = read(text)
    for sentence, following in zip(sentences, (*sentences[1:], None), strict=False):
        phrase = _phrase(sentence.evidence.text, question, None if following is None else following.evidence.text)
        if phrase is not None:
            return Certification(
                evidence=sentence.evidence,
                phrase=phrase,
                reason=f"certifies safety with {phrase!r} in {sentence.evidence.text!r}",
            )
        question = sentence.evidence.text if sentence.asks else None
    return None


@remembered()
def _phrase(said: str, question: str | None, following: str | None) -> str | None:
    """Return the words that certify in the sentence *said*, between a *question* before it and the *following* one."""
    if (sentence := alone(said)) is None:
        return None
    answered = None if question is None else _answered(alone(question), sentence)
    return answered or next(_certified(sentence, None if following is None else alone(following)), None)


def _answered(question: Sentence | None, answer: Sentence) -> str | None:
    """Return the words of a question about safety that the text itself answers: "Is it toxic? No."."""
    if question is None or not question.asks or answer.asks:
        return None
    asked, said = question.words, _reply(answer).words
    safe = (
        words.CLAIMS.search(asked)
        or words.CLAIMS_ES.search(asked)
        or words.WEAK_CLAIMS.search(asked)
        or _PERMISSION.search(asked)
    )
    harm = NAMED_HARM.search(asked) or HARM.search(asked)
    if harm and (match := stance.REASSURING.match(said)) and not stance.NO.search(asked) and _bare(answer):
        return f"{harm.group()}? {match.group().strip()}"
    if safe and not harm and (match := stance.YES.match(said)):
        return f"{safe.group()}? {match.group().strip()}"
    return None


def _reply(answer: Sentence) -> Clause:
    """Return the clause that replies, behind a label such as "A:" or "Short answer:"."""
    first, *more = answer.clauses
    return more[0] if more and first.after == ":" and _LABEL.fullmatch(first.words) else first


def _bare(answer: Sentence) -> bool:
    """Whether a "no" stands for the whole denial: "No source says so" and "No lo sé" do not."""
    first = _reply(answer)
    return (
        first.after not in {"", ".", "!"}
        or _ECHOED.fullmatch(first.words) is not None
        or len(first.words.split()) == 1
        or first.words.startswith(
            (
                " no it ",
                " not at all",
                " para nada",
                " en absoluto",
                " in no way",
                " absolutely not",
                " claro que no",
                " por supuesto que no",
                " desde luego que no",
                " no en ",
                " none known",
                " ninguna conocida",
                " que va",
            )
        )
    )


def _certified(sentence: Sentence, following: Sentence | None) -> Iterator[str]:
    clauses = sentence.clauses
    if sentence.asks:
        if _ASKING.match(clauses[0].words) or sentence.evidence.text.lstrip("*_ \"'“").startswith("¿"):
            return
        clauses = clauses[:-1]
    for index, clause in enumerate(clauses):
        if _INVERTED.match(clause.words) and sentence.asks:
            continue
        clause = _resumed(clauses, index)  # noqa: PLW2901
        later = clauses[index + 1 : index + LOOKAHEAD]
        if following is not None and (clause.quoted or (not later and _comments(following))):
            later = (*later, *following.clauses)
        if phrase := _affirmed(sentence, clause, later) or _denied(sentence, clause, later) or _field(clause, later):
            yield phrase
        if index and words.EXCEPTED.match(clause.words) and NAMED_HARM.search(clauses[index - 1].words):
            yield clause.words.strip()


def _resumed(clauses: tuple[Clause, ...], index: int) -> Clause:
    """Return the clause with the negation that an insertion parted from it: "it is not, in any sense, harmless"."""
    for start in range(index - 1, max(-1, index - 3), -1):
        if clauses[start].after == "," and _DANGLING.search(clauses[start].words):
            said = " ".join(clause.words.strip() for clause in clauses[start : index + 1])
            return replace(clauses[index], words=f" {said} ")
    if (
        index >= 2
        and _AUTHORITY.match(clauses[index].words)
        and clauses[index - 2].after == clauses[index - 1].after == ","
    ):
        return replace(clauses[index], words=f"{clauses[index - 2].words}{clauses[index].words.lstrip()}")
    return clauses[index]


def _comments(following: Sentence) -> bool:
    return bool(_COMMENTS.match(following.words) or BELIED.search(following.clauses[0].words))


def _affirmed(sentence: Sentence, clause: Clause, later: tuple[Clause, ...]) -> str | None:
    said = stance.UNTOUCHED.sub("", clause.words)
    said = f" {' '.join(said.split())} "
    for pattern in (
        words.CLAIMS,
        words.CLAIMS_ES,
        words.WEAK_CLAIMS,
        words.CLAIMS_FOR_SOMEBODY,
        PERMISSIONS,
        FREE_AGAIN,
    ):
        for match in pattern.finditer(said):
            if not has_the_sense(pattern, match, sentence):
                continue
            before, after = f"{said[: match.start()].rstrip()} ", said[match.end() :]
            listed = stance.LISTED.search(before) and (clause.after != ":" or after.strip())
            if not listed and asserted(before, after) and stands(before, after, clause, later):
                return match.group().strip()
    return None


def _denied(sentence: Sentence, clause: Clause, later: tuple[Clause, ...]) -> str | None:
    for denial in (*denials(clause.words), *debunked(clause.words)):
        if (
            asserted(denial.before, denial.after)
            and stands(denial.before, denial.after, clause, later)
            and hurts_nobody(denial, sentence)
            and not still_harms(denial, later)
        ):
            return denial.phrase
    for match in IDIOMS.finditer(clause.words):
        before, after = f" {clause.words[: match.start()].strip()} ", clause.words[match.end() :]
        if (
            asserted(before, after)
            and stands(before, after, clause, later)
            and reassures(match.group(), after, sentence)
        ):
            return match.group().strip()
    return None


def _field(clause: Clause, later: tuple[Clause, ...]) -> str | None:
    """Return a field of harm and the value that denies it: "toxic to cats: no"."""
    if clause.after not in _MARKS_OF_FIELD or not later:
        return None
    value = later[0].words
    harm = NAMED_HARM.search(clause.words)
    if clause.after != ":" or not harm or stance.NO.search(clause.words):
        return None
    if (match := stance.REASSURING.match(value)) and len(value.split()) <= 3:
        return f"{harm.group()}: {match.group().strip()}"
    return None
