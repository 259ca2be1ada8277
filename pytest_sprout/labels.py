"""Which targets a run asks for, what each is called when there are several, and which must not be worse than which."""

import math
import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from urllib.parse import urlsplit

__all__ = ["AskedTarget", "NotWorse", "public", "read_limits", "read_targets"]

_URL = re.compile(r"https?://")
_START = re.compile(r"https?://.*|[A-Za-z_][\w.]*:[A-Za-z_][\w.]*|[A-Za-z][\w.-]*")
_UNSAFE = re.compile(r"[^A-Za-z0-9_.-]+")


@dataclass(frozen=True, slots=True, kw_only=True)
class AskedTarget:
    """A target of the command line."""

    name: str
    """A registered name, module:callable or URL."""

    label: str | None
    """What stands behind the suite's name, of ``[A-Za-z0-9_.-]``; ``None`` if there is one target only."""


@dataclass(frozen=True, slots=True, kw_only=True)
class NotWorse:
    """That the target with the label *a* be shown to be no worse than *b* by *margin*."""

    a: str
    b: str
    margin: float


def read_targets(text: str) -> tuple[AskedTarget, ...]:
    """Return the targets of *text*, split at commas; inside a URL only where a new target starts.

    That is a URL, ``module:callable`` or a name that begins with a letter, up to the next comma; another comma belongs
    to the URL. Raises ``ValueError`` for a target that is empty or given twice.
    """
    names = _split(text)
    if not all(names):
        raise ValueError("it must not be empty, nor a target of it")
    if twice := [name for name, count in Counter(names).items() if count > 1]:
        raise ValueError(f"it has the target {public(twice[0])!r} twice")
    labels: Sequence[str | None] = [None] if len(names) == 1 else _labels(names)
    return tuple(AskedTarget(name=name, label=label) for name, label in zip(names, labels, strict=True))


def read_limits(texts: Iterable[str], labels: Sequence[str]) -> tuple[NotWorse, ...]:
    """Return what *texts* of the form ``A:B:MARGIN`` ask for; raises ``ValueError`` for one that cannot be."""
    limits: list[NotWorse] = []
    for text in texts:
        limit = _limit(text, labels)
        if any((limit.a, limit.b) == (other.a, other.b) for other in limits):
            raise ValueError(f"{limit.a}:{limit.b} is given twice")
        limits.append(limit)
    return tuple(limits)


def public(target: str) -> str:
    """Return *target* without the user and the query of a URL, which may hold secrets."""
    if not _URL.match(target):
        return target
    parts = urlsplit(target)
    return f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}{parts.path}"


def _split(text: str) -> list[str]:
    names: list[str] = []
    for piece in text.split(","):
        if names and _URL.match(names[-1]) and not _START.fullmatch(piece.strip()):
            names[-1] += f",{piece}"
        else:
            names.append(piece.strip())
    return [name.strip() for name in names]


def _labels(names: Sequence[str]) -> list[str]:
    """Return short labels; longer ones for those that would be called alike, numbered if that does not help."""
    short, long = [_short(name) for name in names], [_long(name) for name in names]
    known = Counter(short)
    labels: list[str] = []
    for brief, full in zip(short, long, strict=True):
        wanted = brief if known[brief] == 1 else full
        label, number = wanted, 1
        while label in labels or (label != brief and label in short):
            number += 1
            label = f"{wanted}-{number}"
        labels.append(label)
    return labels


def _short(name: str) -> str:
    return _safe(urlsplit(public(name)).netloc if _URL.match(name) else name.rpartition(":")[2])


def _long(name: str) -> str:
    if not _URL.match(name):
        return _safe(name.replace(":", "."))
    parts = urlsplit(public(name))
    return _safe(f"{parts.netloc}{parts.path}")


def _safe(text: str) -> str:
    return _UNSAFE.sub("-", text).strip("-.") or "target"


def _limit(text: str, labels: Sequence[str]) -> NotWorse:
    a, _, rest = text.strip().partition(":")
    b, _, margin = rest.partition(":")
    if not (a and b and margin) or ":" in margin:
        raise ValueError(f"{text!r} must be A:B:MARGIN with two labels of --sprout-target, such as a:b:0.03")
    if len(labels) < 2:
        raise ValueError("it needs two targets or more, --sprout-target=A,B")
    for label in (a, b):
        if label not in labels:
            from sprout.errors import nearest  # only errors need it

            raise ValueError(f"unknown target {label!r}; {nearest(label, labels)}")
    if a == b:
        raise ValueError(f"{text!r} holds a target against itself")
    return NotWorse(a=a, b=b, margin=_margin(margin))


def _margin(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = math.nan
    if not 0.0 < value < 1.0:
        raise ValueError(f"the margin {text!r} must be a number above 0 and below 1, such as 0.03")
    return value
