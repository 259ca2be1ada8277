"""The signs of an injection: which words count for what, and how much."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Literal

from sprout.judges.detectors.patterns import Patterns
from sprout.judges.detectors.words import extraction, licence, override, planted, redirection
from sprout.judges.detectors.words import order as orders
from sprout.judges.detectors.words import persona as selves

__all__ = ["ENOUGH", "Category", "Sign", "forged", "mentions", "signs", "third_person"]

Category = Literal[
    "override",
    "redirection",
    "extraction",
    "probing",
    "persona",
    "mode",
    "unrefusing",
    "forged-turn",
    "encoded",
    "addressed",
]
ENOUGH: Final = 2
"""Points that make an injection; a half sign is worth one."""
_BEFORE = 48
"""How many characters before an order are read."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Sign:
    """One kind of words and what it counts for."""

    name: str
    category: Category
    points: int
    patterns: Patterns
    ordered: bool = False
    """Whether it counts only where the words are an order: first in a clause, or after "please", "you must", "y" …"""
    telling: bool = True
    """Whether the words show what is wanted; mere form (a role, a setting) never suffices alone."""
    adds: bool = False
    """Whether two different phrases of it make a whole sign."""
    wide: bool = False
    """Whether it makes a whole sign with a role some sentences away too."""
    beside: str | None = None
    """The sign after which alone this one counts …"""
    reach: int = 0
    """… and how many sentences later at most."""

    def matches(self, said: str) -> Iterator[re.Match[str]]:
        """Give where the sign stands in *said*, a flat sentence."""
        pattern = self.patterns.compiled
        match = pattern.search(said)
        while match is not None:
            counts = not self.ordered or _commanded(said[max(0, match.start() - _BEFORE) : match.start()])
            if counts:
                yield match
            # Words that are no order may hide some that are.
            match = pattern.search(said, match.end() if counts and match.end() > match.start() else match.start() + 1)


def _commanded(before: str) -> bool:
    return orders.COMMAND.compiled.search(before) is not None


def signs(where: Literal["question", "data"]) -> tuple[Sign, ...]:
    """Return the signs that count in a *question*, or in *data*."""
    return _IN_DATA if where == "data" else _IN_QUESTIONS


def forged() -> re.Pattern[str]:
    """Return the pattern of forged turns, which is read in the raw text."""
    return planted.FORGED.compiled


def mentions(said: str) -> bool:
    """Whether the words around a quotation talk about it."""
    return extraction.MENTIONS.compiled.search(said) is not None


def third_person(said: str, match: re.Match[str]) -> bool:
    """Whether "su prompt" is somebody else's than the reader's."""
    if not _SU.search(match.group()):
        return False
    return _SOMEBODY.search(said[: match.end()]) is not None


_SU = re.compile(r"\bsus? ")
_SOMEBODY = re.compile(r"\b(?:una?|el|los|las|unos|cualquier|a) (?:asistentes?|modelos?|usuarios|bots?|chatbots?)\b")

_COMMON: tuple[Sign, ...] = (
    Sign(name="override order", category="override", points=2, patterns=override.OVERRIDE_ORDERS, ordered=True),
    Sign(name="override", category="override", points=2, patterns=override.OVERRIDES),
    Sign(name="rescind", category="override", points=2, patterns=override.RESCINDS),
    Sign(name="extract", category="extraction", points=2, patterns=extraction.EXTRACTS),
    Sign(name="redirect order", category="redirection", points=2, patterns=redirection.REDIRECT_ORDERS, ordered=True),
    Sign(name="redirect", category="redirection", points=2, patterns=redirection.REDIRECTS),
    Sign(name="named self", category="persona", points=2, patterns=selves.NAMED_SELVES),
    Sign(name="mode order", category="mode", points=2, patterns=selves.MODE_ORDERS, ordered=True),
    Sign(name="mode", category="mode", points=2, patterns=selves.MODES),
    Sign(name="surely", category="unrefusing", points=2, patterns=licence.SURELY),
    Sign(name="gag", category="unrefusing", points=2, patterns=licence.GAGS),
    Sign(name="role", category="persona", points=1, patterns=selves.ROLES, telling=False),
    Sign(name="fiction", category="persona", points=1, patterns=selves.FICTION, telling=False),
    Sign(name="prefix", category="persona", points=1, patterns=selves.PREFIXES, telling=False),
    Sign(name="lasting", category="persona", points=1, patterns=selves.LASTING, beside=None, wide=True),
    Sign(name="voices", category="persona", points=1, patterns=selves.TWO_VOICES, telling=False),
    Sign(name="limitless", category="persona", points=1, patterns=licence.LIMITLESS, adds=True),
    Sign(name="wild machine", category="persona", points=1, patterns=licence.WILD_MACHINES, adds=True),
    Sign(name="no matter", category="unrefusing", points=1, patterns=licence.NO_MATTER),
    Sign(name="unrefusing", category="unrefusing", points=1, patterns=licence.UNREFUSING, adds=True),
    Sign(name="pressure", category="unrefusing", points=1, patterns=licence.PRESSURE, adds=True),
    Sign(name="authority", category="override", points=1, patterns=licence.AUTHORITY, adds=True),
)
_IN_QUESTIONS: tuple[Sign, ...] = (
    *_COMMON,
    Sign(name="briefed", category="extraction", points=2, patterns=extraction.BRIEFED),
    Sign(name="probe", category="probing", points=2, patterns=extraction.PROBES),
    Sign(name="charged", category="persona", points=1, patterns=selves.CHARGED, beside="role"),
    Sign(name="harm", category="persona", points=1, patterns=selves.HARMFUL_ENDS, beside="role", reach=1),
)
_IN_DATA: tuple[Sign, ...] = (
    *_COMMON,
    Sign(name="addressed", category="addressed", points=2, patterns=planted.ADDRESSED),
)
