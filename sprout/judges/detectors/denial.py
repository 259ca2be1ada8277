"""Find where a clause denies harm: which negator governs which word of harm, and what kind of harm it is."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from sprout.judges.detectors.words import harm as words
from sprout.judges.detectors.words.stance import DEBUNKING, FALSE, NO, REPORTED, SAYING

__all__ = ["Denial", "debunked", "denials"]

_FARTHEST: Final = 14
"""How many words may stand between a negator and the harm it denies."""
_SUBJECT: Final = 4
"""How many free words may name what is unlikely to harm."""
_UNLIKELY = re.compile(r" (?:poco|nada) probable ")
_VERBAL = frozenset({"not", "never", "no", "nunca", "jamas", "tampoco", "unlikely", "nor", "ni", "hardly", "barely"})
_EVIDENCE = frozenset({"evidence", "proof", "indication", "evidencia", "evidencias", "pruebas", "indicios"})
"""What there is none of when harm is denied as far as anybody knows: "there is no evidence that it harms"."""
_DO = frozenset({"do", "does", "did", "would", "should"})
_NOMINAL = words.NEGATORS - {"not", "never", "nunca", "jamas", "unlikely"}
_PREDICATES = words.BE | frozenset(
    {
        "cause",
        "causes",
        "caused",
        "can",
        "will",
        "would",
        "could",
        "may",
        "might",
        "has",
        "have",
        "had",
        "going",
        "to",
        "anything",
        "ever",
        "que",
        "which",
    }
    | {
        "puede",
        "pueden",
        "pueda",
        "puedan",
        "podria",
        "va",
        "van",
        "vaya",
        "ha",
        "han",
        "haya",
        "le",
        "les",
        "te",
        "se",
        "a",
    }
    | {"os", "nos", "al", "known", "considered", "either", "algo", "lo", "la"}
)
_FALLS_SHORT = re.compile(
    r" (?:too (?!late|early|easy|risky|dangerous|toxic|often|much|many|hot|cold)(?:\w+ ){1,2}to|"
    r"(?:demasiado|muy) (?!tarde|pronto|facil|toxic|mucho)(?:\w+ ){1,2}(?:para(?: que)?|como para)|"
    r"(?:impossible|imposible) (?:for|that|que)) (?:(?!avoid|ignore|prevent|stop|undo|not|no|say|evitar|ignorar|"
    r"decir)\w+ ){0,4}$"
)
"""An amount too small for harm, or a harm that cannot be."""
_DOING = re.compile(r"(?!nothing|anything)\w{2,}ing|\w{2,}(?:ar|er|ir)(?:l[aeo]s?|se|te)?")
_LISTING = re.compile(r" (?:\w+ )?(?:lists?|listings?|listas?|listados?|database)\b")
_IMPERATIVE = re.compile(r"^ (?:(?:please|and|so|but|por favor|also|just) )*do $")
_CAUSES = re.compile(r"(?:reasons?|grounds?|causes?|motivos?|razon|razones|por que|need)")
_THINKS = re.compile(
    r"(?:think|believe|suspect|suppose|fear|worry|creer|pensar|sospechar|suponer|temer|believed|known|trust)"
)

Kind = Literal["hurt", "adjective", "toxin", "worry"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Denial:
    """A negator and the word of harm it denies."""

    kind: Kind
    before: str
    """The words before the negator, padded."""
    phrase: str
    """The words from the negator to the word of harm."""
    after: str
    """The words after, starting with a space."""


def denials(said: str) -> Iterator[Denial]:
    """Yield each place where the padded clause *said* denies harm."""
    said = _UNLIKELY.sub(" unlikely ", said)
    for match in words.HARM.finditer(said):
        left = said[: match.start()].split()
        kind: Kind = match.lastgroup  # type: ignore[assignment]
        if (short := _FALLS_SHORT.search(said[: match.start()])) and not _says(short.group().split()):
            yield Denial(
                kind=kind,
                before=f" {said[: short.start()].strip()} ",
                phrase=f"{short.group()}{match.group()}".strip(),
                after=said[match.end() :],
            )
        if _LISTING.match(said[match.end() :]):
            continue
        for index in _negators(left):
            gap = left[index + 1 :]
            before = f" {' '.join(left[:index])} " if index else " "
            gerund = kind == "hurt" and bool(gap) and match.group().endswith("ing")
            if gerund or _IMPERATIVE.match(before) or not _governs(left, index, gap, kind):
                continue
            yield Denial(
                kind=kind,
                before=before,
                phrase=" ".join([*left[index:], match.group()]),
                after=said[match.end() :],
            )
            break


def _negators(left: Sequence[str]) -> Iterator[int]:
    """Yield the places of the negators that may govern what follows *left*, the nearest first.

    "Nor", or a Spanish negative word after another negator only echoes it, so the first of such a row comes before it.
    """
    lowest = max(0, len(left) - _FARTHEST)
    nearest = next((i for i in range(len(left) - 1, lowest - 1, -1) if left[i] in words.NEGATORS), None)
    if nearest is None:
        return
    row = [nearest]
    while left[row[-1]] in words.ECHOES:
        earlier = next((i for i in range(row[-1] - 1, lowest - 1, -1) if left[i] in words.NEGATORS), None)
        if earlier is None:
            break
        row.append(earlier)
    yield row[-1]


def _governs(left: Sequence[str], index: int, gap: Sequence[str], kind: Kind) -> bool:
    negator, previous = left[index], left[index - 1] if index else ""
    if previous in words.BE or gap[:1] == ["hay"]:
        gap = [word for word in gap if word not in _EVIDENCE]
    if (
        kind == "hurt"
        and previous not in words.BE
        and (others := [place for place, word in enumerate(gap) if word in {"or", "nor", "ni"}])
    ):
        if any(words.STOPS.fullmatch(word) and word not in {"less", "more", "menos", "mas"} for word in gap):
            return False
        gap = gap[others[-1] + 1 :]
    if negator in {"ninguno", "ninguna"} and gap[:3] == ["se", "sabe", "que"]:
        gap = gap[3:]
    if gap[:1] == ["all"] or any(words.STOPS.fullmatch(word) for word in gap) or _says(gap):
        return False
    if negator in {"free", "devoid", "libre", "libres"} and gap[:1] not in (["of"], ["from"], ["de"]):
        return False
    if negator in {"without", "sin"} and gap and _DOING.fullmatch(gap[0]) and gap[0] not in words.LIGHT:
        return False
    if negator in _NOMINAL and _of_noun(gap, kind):
        return True
    return negator in _VERBAL and _of_verb(negator, previous, gap, kind)


def _says(gap: Sequence[str]) -> bool:
    """Whether saying or knowing stands between: "no source says that it is toxic" denies a source, not the harm."""
    if any(_CAUSES.fullmatch(word) for word in gap) and any(_THINKS.fullmatch(word) for word in gap):
        return False
    return any(SAYING.fullmatch(word) and not _THINKS.fullmatch(word) for word in gap)


def _of_verb(negator: str, previous: str, gap: Sequence[str], kind: Kind) -> bool:
    """Whether a negated verb carries its negation to the harm: "does not contain", "no es", "is not"."""
    if kind == "worry" and not gap and previous in _DO:
        return False
    if negator == "not" and (gap[:1] == ["one"] or gap[:2] == ["a", "single"]):
        return _of_noun(gap[1:], kind)
    rest = list(gap)
    while rest and words.ADVERBS.fullmatch(rest[0]):
        rest.pop(0)
    if not rest:
        return True
    if negator == "unlikely":
        return _strange(rest) <= _SUBJECT
    if negator in {"not", "never"} and previous in words.BE:
        return _strange(rest) <= (1 if kind in {"toxin", "worry"} else 2)
    return rest[0] in words.LIGHT and _strange(rest[1:]) <= 2


def _of_noun(gap: Sequence[str], kind: Kind) -> bool:
    """Whether a negated subject or noun carries its negation to the harm: "nothing in it is toxic", "no risk"."""
    if words.DUTY.intersection(gap):
        return False
    strange = _strange(gap)
    if kind in {"toxin", "worry"}:
        return strange <= 1
    plain = [word for word in gap if not words.ADVERBS.fullmatch(word) or word in _PREDICATES]
    return strange == 0 or bool(plain and (plain[-1] in _PREDICATES or plain[-2:] == ["anything", "that"]))


def _strange(gap: Sequence[str]) -> int:
    return sum(
        1
        for word in gap
        if not words.FILLERS.fullmatch(word) and word not in words.LIGHT and word not in words.NEGATORS
    )


def debunked(said: str) -> Iterator[Denial]:
    """Yield each claim of harm that the padded clause *said* calls false: "it is a myth that …"."""
    for match in words.HARM.finditer(said):
        before, after = said[: match.start()], said[match.end() :]
        opening = DEBUNKING.search(before) or (REPORTED.search(before) if FALSE.search(after) else None)
        if opening is None or NO.search(before[opening.end() :]):
            continue
        yield Denial(
            kind="adjective",
            before=f" {before[: opening.start()].strip()} ".replace("  ", " "),
            phrase=f"{before[opening.start() :]}{match.group()}".strip(),
            after="" if FALSE.search(after) else after,
        )
