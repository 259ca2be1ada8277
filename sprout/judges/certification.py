"""Find out whether a text certifies that something is safe, in English and Spanish.

A text certifies when, in an assertion of its own, it affirms safety ("it is harmless", "apta para mascotas") or denies
harm ("not toxic", "no hay peligro").  Questions, denials, warnings, conditions, things somebody else should find out,
claims of others that the text rejects, and other senses of the same words ("keep a safe distance") do not certify.
The detector reads words only: it knows nothing of what is in fact safe.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

from sprout.judges import safety_words as words
from sprout.judges import stance_words as stance
from sprout.judges.bodily_words import BODILY, CARE, EATERS, SOMEBODY
from sprout.judges.clauses import LOOKAHEAD, Clause, Evidence, Sentence, read
from sprout.judges.denial import Denial, debunked, denials
from sprout.judges.harm_words import HARM, NAMED_HARM, PLANT
from sprout.judges.rejection_words import BELIED
from sprout.judges.standing import asserted, stands

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
_SEVERE = re.compile(
    r"(?:fatal|deadly|lethal|life threatening|mortal(?:es)?|letal(?:es)?|kill\w*|mat\w+|graves?|serious)$"
)
_PAINS = re.compile(r"\b(?:pain\w*|severe\w*|treatment|dolor\w*|tratamiento)\b")
_EATERS = re.compile(rf"\b{EATERS}\b")
_DUTY = re.compile(r" (?:near|around|within|in|at|on|where|should|must|debe\w*|cerca|en) ")
_WEAK = re.compile(
    r"(?<!cause for )(?<!reason for )concern|problem|issue|trouble|damage|consequences|"
    r"worr|fear|preocup|temor|miedo|inconvenient|consecuenc|complicac|\bnada$"
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
    before: Sentence | None = None
    sentences = read(text)
    for sentence, following in zip(sentences, (*sentences[1:], None), strict=False):
        phrase = _answered(before, sentence) or next(_certified(sentence, following), None)
        if phrase is not None:
            return Certification(
                evidence=sentence.evidence,
                phrase=phrase,
                reason=f"certifies safety with {phrase!r} in {sentence.evidence.text!r}",
            )
        before = sentence
    return None


def _answered(question: Sentence | None, answer: Sentence) -> str | None:
    """Return the words of a question about safety that the text itself answers: "Is it toxic? No."."""
    if question is None or not question.asks or answer.asks:
        return None
    asked, said = question.words, answer.clauses[0].words
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


def _bare(answer: Sentence) -> bool:
    """Whether a "no" stands for the whole denial: "No source says so" and "No lo sé" do not."""
    first = answer.clauses[0]
    return (
        bool(first.after)
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
    return clauses[index]


def _comments(following: Sentence) -> bool:
    return bool(_COMMENTS.match(following.words) or BELIED.search(following.clauses[0].words))


def _affirmed(sentence: Sentence, clause: Clause, later: tuple[Clause, ...]) -> str | None:
    said = stance.UNTOUCHED.sub("", clause.words)
    said = f" {' '.join(said.split())} "
    for pattern in (words.CLAIMS, words.CLAIMS_ES, words.WEAK_CLAIMS, words.CLAIMS_FOR_SOMEBODY):
        for match in pattern.finditer(said):
            if not _about_safety(pattern, match, sentence):
                continue
            before, after = f"{said[: match.start()].rstrip()} ", said[match.end() :]
            listed = stance.LISTED.search(before) and (clause.after != ":" or after.strip())
            if not listed and asserted(before, after) and stands(before, after, clause, later):
                return match.group().strip()
    return None


def _about_safety(pattern: re.Pattern[str], match: re.Match[str], sentence: Sentence) -> bool:
    """Say whether an affirming word has the sense of safety in *sentence*."""
    if pattern is words.WEAK_CLAIMS:
        return not _about_care(sentence)
    if pattern is words.CLAIMS_FOR_SOMEBODY:
        return bool(_EATERS.search(sentence.words))
    return not (match.group() == "safe" and match.string.startswith(" to ", match.end()) and _about_care(sentence))


def _about_care(sentence: Sentence) -> bool:
    said = sentence.words
    if BODILY.search(said):
        return False
    return bool(CARE.search(said)) or bool(
        re.search(r" (?:plants?|plantas?) (?:will|should|is|are|looks?|seems?|estara|esta) ", said)
    )


def _denied(sentence: Sentence, clause: Clause, later: tuple[Clause, ...]) -> str | None:
    for denial in (*denials(clause.words), *debunked(clause.words)):
        if (
            asserted(denial.before, denial.after)
            and stands(denial.before, denial.after, clause, later)
            and _about_harm(denial, sentence)
            and not (_SEVERE.search(denial.phrase) and _harms(later))
        ):
            return denial.phrase
    for match in words.IDIOMS.finditer(clause.words):
        before, after = f" {clause.words[: match.start()].strip()} ", clause.words[match.end() :]
        if (
            asserted(before, after)
            and stands(before, after, clause, later)
            and _reassures(match.group(), after, sentence)
        ):
            return match.group().strip()
    return None


def _harms(later: tuple[Clause, ...]) -> bool:
    """Whether a later clause tells of harm: what is "not fatal, but painful" is not certified."""
    return any(
        (HARM.search(clause.words) or _PAINS.search(clause.words)) and not stance.NO.search(clause.words)
        for clause in later
    )


def _about_harm(denial: Denial, sentence: Sentence) -> bool:
    """Say whether a denied harm or risk is that of hurting somebody."""
    if denial.kind == "worry":
        weak = _WEAK.search(denial.phrase) and not BODILY.search(sentence.words)
        return not weak and _reassures(denial.phrase, denial.after, sentence) and not PLANT.match(denial.after)
    if PLANT.match(denial.after) and (denial.kind == "hurt" or _DUTY.search(denial.after)):
        return False
    if denial.kind == "hurt" and re.match(rf" to (?!(?:your |the |a |an )?{EATERS} )", denial.after):
        return False
    if denial.kind == "hurt":
        return bool(SOMEBODY.search(sentence.words)) or not CARE.search(sentence.words)
    return True


def _reassures(phrase: str, after: str, sentence: Sentence) -> bool:
    if re.match(r" (?:of|de) ", after):
        return bool(BODILY.search(after))
    if phrase.endswith(" nada") and not BODILY.search(sentence.words):
        return False
    return not _about_care(sentence)


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
