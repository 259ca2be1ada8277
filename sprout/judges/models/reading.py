"""The strict reading of a model's reply: one object that says all that was asked, or nothing at all.

Whatever is lenient here can be talked into a pass: a verdict picked out of prose, the last one of two, a default for
one that is missing.
"""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NoReturn, TypeGuard

from sprout.errors import JudgeError, UsageError
from sprout.judges.protocol import JudgedVerdict, Judgement

__all__ = ["Said", "Scale", "judged", "read_reply"]

_FENCE = re.compile(r"```(?:json|JSON)?(.*)```", re.DOTALL)
_BLANK = " \t\r\n"
_SHOWN = 60
"""How many characters of a wrong value a message shows."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Said:
    """What a model says of one question."""

    word: str
    score: float
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Scale:
    """From which score on a ``yes`` is believed, and up to which a ``no``."""

    threshold: float = 0.5
    """In (0, 1)."""

    band: float = 0.0
    """Width of the band around the threshold in which nothing is believed; in [0, 1)."""

    def __post_init__(self) -> None:
        """Raise :class:`~sprout.errors.UsageError` for a scale on which one of the verdicts could never be believed."""
        if not (_is_number(self.threshold) and 0.0 < self.threshold < 1.0):
            raise UsageError(f"threshold is {self.threshold!r}; allowed: a number above 0 and below 1")
        if not (_is_number(self.band) and 0.0 <= self.band < 1.0):
            raise UsageError(f"band is {self.band!r}; allowed: a number of 0 or more and below 1")
        if not (self.lower > 0.0 and self.upper < 1.0):
            raise UsageError(f"the band of {self.band!r} around {self.threshold!r} does not lie between 0 and 1")

    @property
    def lower(self) -> float:
        """A ``no`` is believed below it."""
        return self.threshold - self.band / 2.0

    @property
    def upper(self) -> float:
        """A ``yes`` is believed from it on."""
        return self.threshold + self.band / 2.0


def read_reply(text: str, *, nonce: str, count: int, words: Mapping[str, JudgedVerdict]) -> tuple[Said, ...]:
    """Return what *text* says of each of *count* questions, in their order.

    The reply is one JSON object, with nothing around it but blanks or a code fence: ``code`` is the *nonce*, and
    ``verdicts`` holds for each ``index`` from 1 to *count* once a ``verdict`` of *words*, a ``score`` in [0, 1] and a
    ``reason``. Raises :class:`~sprout.errors.JudgeError` for anything else, one wrong verdict included.
    """
    reply = _fields(_object(text), ("code", "verdicts"), "the reply")
    if reply["code"] != nonce:
        raise JudgeError(f"the reply has the code {_shown(reply['code'])}, which is not that of the question")
    verdicts = reply["verdicts"]
    if not isinstance(verdicts, list):
        raise JudgeError(f"'verdicts' is {_shown(verdicts)}, not a list")
    if len(verdicts) != count:
        raise JudgeError(f"{count} verdicts were asked for and {len(verdicts)} came")
    found: dict[int, Said] = {}
    for place, one in enumerate(verdicts, start=1):
        index, said = _verdict(one, f"verdict {place}", count, words)
        if index in found:
            raise JudgeError(f"there are two verdicts with the index {index}")
        found[index] = said
    return tuple(found[index] for index in range(1, count + 1))


def judged(said: Said, verdict: JudgedVerdict, scale: Scale) -> Judgement:
    """Return the judgement: undecided if word and score do not agree, or the score lies within the band."""
    if verdict == "undecided":
        return Judgement(verdict="undecided", score=said.score, reason=f"{said.word}: {said.reason}")
    if scale.lower <= said.score < scale.upper:
        why = f"the score {said.score:g} lies within {scale.lower:g} to {scale.upper:g}, where nothing is decided"
    elif (verdict == "yes") != (said.score >= scale.upper):
        why = f"it says {said.word!r} with the score {said.score:g}, which does not agree"
    else:
        return Judgement(verdict=verdict, score=said.score, reason=said.reason)
    return Judgement(verdict="undecided", score=said.score, reason=f"{why}: {said.reason}")


def _object(text: str) -> object:
    inner = text.strip(_BLANK)
    if not inner:
        raise JudgeError("the reply is empty")
    if fenced := _FENCE.fullmatch(inner):
        inner = fenced[1].strip(_BLANK)
    try:
        return json.loads(inner, object_pairs_hook=_once, parse_constant=_constant)
    except json.JSONDecodeError as error:
        where = {"Extra data": "something stands behind it", "Expecting value": "something else stands there"}
        what = where.get(error.msg, error.msg)
        raise JudgeError(f"the reply is not one JSON object: {what} (character {error.pos})") from None
    except (ValueError, RecursionError) as error:
        raise JudgeError(f"the reply is not one JSON object: {str(error) or 'it is nested too deeply'}") from None


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise ValueError(f"the key {_shown(key)} stands in it twice")
        found[key] = value
    return found


def _constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is no number")


def _fields(value: object, names: tuple[str, ...], what: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise JudgeError(f"{what} is {_shown(value)}, not an object")
    if lacking := [name for name in names if name not in value]:
        raise JudgeError(f"{what} has no {lacking[0]!r}")
    if other := [name for name in value if name not in names]:
        raise JudgeError(f"{what} has the unknown key {_shown(other[0])}")
    return value


def _verdict(value: object, what: str, count: int, words: Mapping[str, JudgedVerdict]) -> tuple[int, Said]:
    fields = _fields(value, ("index", "reason", "verdict", "score"), what)
    index, word, reason = fields["index"], fields["verdict"], fields["reason"]
    if type(index) is not int or not 1 <= index <= count:
        raise JudgeError(f"the index of {what} is {_shown(index)}; allowed: 1 to {count}")
    if not isinstance(word, str) or word not in words:
        raise JudgeError(f"{what} is {_shown(word)}; allowed: {', '.join(words)}")
    if not isinstance(reason, str):
        raise JudgeError(f"the reason of {what} is {_shown(reason)}, not text")
    return index, Said(word=word, score=_score(fields["score"], what), reason=reason)


def _score(value: object, what: str) -> float:
    if not _is_number(value):
        raise JudgeError(f"the score of {what} is {_shown(value)}, not a number")
    if not 0 <= value <= 1:  # NaN is not either
        raise JudgeError(f"the score of {what} is {_shown(value)}, outside [0, 1]")
    return float(value)


def _is_number(value: object) -> TypeGuard[float]:
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def _shown(value: object) -> str:
    try:
        text = repr(value)
    except (ValueError, RecursionError):  # a number of thousands of digits; lists in lists
        return f"of type {type(value).__name__!r}"
    return text if len(text) <= _SHOWN else f"{text[:_SHOWN]}…"
