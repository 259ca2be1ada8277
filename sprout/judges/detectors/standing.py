"""Say whether a claim stands: asserted in its clause, and not taken back by what comes after it."""

import re
from typing import Final

from sprout.judges.detectors.clauses import Clause
from sprout.judges.detectors.words import rejection, stance
from sprout.judges.detectors.words.harm import NAMED_HARM
from sprout.judges.detectors.words.open import OPEN

__all__ = ["asserted", "stands"]

_REACH: Final = 8
"""How many words a negator reaches over when no word of saying or thinking carries it."""
_BE = re.compile(r" (?:is|are|was|were|es|son|era) ")
_CARRIERS = re.compile(
    r" (?:that|think|believe|say|says|sure|certain|expect|consider|call|find|creo|pienso|que|convinced) "
)


def asserted(before: str, after: str) -> bool:
    """Say whether a claim between *before* and *after*, both of its own clause and padded, is the text's own."""
    if rejection.NOT_A_CLAIM.search(after):
        return False
    if OPEN.search(before) and not stance.NAMED.search(after):
        return False
    return _negations(stance.UNTOUCHED.sub("", before)) % 2 == 0


def stands(before: str, after: str, own: Clause, later: tuple[Clause, ...]) -> bool:
    """Say whether neither the rest of the clause *own* nor the clauses *later* take a claim back."""
    rest = "".join(clause.words for clause in later)
    if own.after in {":", "?"} and later and rejection.RETRACTED.match(later[0].words):
        return False
    if rejection.LOOKS.search(before) and NAMED_HARM.search(rest) and not stance.NO.search(rest):
        return False
    if rejection.LOOKALIKE.search(after) or (later and rejection.LOOKALIKE.search(later[0].words)):
        return False
    foreign = (own.quoted or rejection.ATTRIBUTED.search(before)) and not rejection.ADOPTED.search(rest)
    if foreign and (rejection.DISMISSED.search(rest) or rejection.BELIED.search(after + rest)):
        return False
    if rejection.HEARSAY.match(before) and not rejection.ADOPTED.search(after + rest):
        return False
    return not (later and rejection.TAKEN_BACK.match(later[0].words))


def _negations(before: str) -> int:
    """Count what turns a claim over: negators in concord count once, "a myth that …" counts by itself."""
    flips = len(stance.FLIPS.findall(before))
    return flips + any(_governs(match, before) for match in stance.NO.finditer(before))


def _governs(match: re.Match[str], before: str) -> bool:
    between = f" {before[match.end() :].strip()} "
    if match.group().startswith(("free ", "libre")) and re.search(r" (?:and|y|e) ", between):
        return False
    if match.group() in {"sin", "without"} and _BE.search(between) and not _CARRIERS.search(between):
        return False
    if match.group("free") and match.group() not in {"no", "sin", "without"}:
        return True
    if len(between.split()) > _REACH and not _CARRIERS.search(between):
        return False
    spanish_no = match.group() == "no" and between.strip() and _BE.search(between) is not None
    if match.group("bound") or spanish_no:
        return _BE.search(between) is None or _CARRIERS.search(between) is not None or _is_determiner(match, before)
    return True


def _is_determiner(match: re.Match[str], before: str) -> bool:
    """Whether "no" opens its noun ("no lily is safe"), which it then governs over the verb."""
    return match.group() == "no" and not re.match(r" (?:\w+[aeo]n?s?) (?:\w+ )*(?:y|e) ", before[match.end() :])
