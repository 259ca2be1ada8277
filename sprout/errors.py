"""Every error that sprout raises on purpose.

::

    SproutError
    ├── UsageError          what was asked for cannot be done: an unknown name, a wrong option
    │   └── UnknownName     a name that nothing is registered under
    ├── SuiteError          a suite file or its pin is wrong (carries the problems with their places)
    ├── CorpusError         a corpus file or its manifest is wrong
    ├── TargetError         the system under test failed to give a response
    ├── ProviderError       a model behind a provider failed to give a reply
    └── JudgeError          the judge failed to give a judgement

They live in one module so that any layer can raise and catch them without importing another.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

__all__ = [
    "CorpusError",
    "JudgeError",
    "Problem",
    "ProviderError",
    "Spot",
    "SproutError",
    "SuiteError",
    "TargetError",
    "UnknownName",
    "UsageError",
    "nearest",
]


class SproutError(Exception):
    """Base of all errors that sprout raises on purpose; the message is written for the user."""


class UsageError(SproutError):
    """What was asked for cannot be done as asked."""


class UnknownName(UsageError):  # noqa: N818 - it reads better where it is raised
    """A name under which nothing is registered."""

    def __init__(self, kind: str, name: str, known: Iterable[str]) -> None:
        self.kind = kind
        self.name = name
        super().__init__(f"unknown {kind} {name!r}; {nearest(name, known)}")


class CorpusError(SproutError):
    """A corpus file, its manifest or its index is wrong."""


class TargetError(SproutError):
    """The system under test did not give a usable response."""


class ProviderError(SproutError):
    """A model behind a provider did not give a reply.

    *calls* is how many requests were sent for it; *status* and *request_id* are those of the last answer, if any came.
    """

    def __init__(
        self, message: str, *, calls: int = 0, status: int | None = None, request_id: str | None = None
    ) -> None:
        super().__init__(message)
        self.calls = calls
        self.status = status
        self.request_id = request_id


class JudgeError(SproutError):
    """The judge did not give a usable judgement."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A place in a text file; both numbers count from 1."""

    line: int
    column: int = 1


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that is wrong in a file, with its place."""

    path: str
    spot: Spot
    what: str

    def __str__(self) -> str:
        return f"{self.path}:{self.spot.line}:{self.spot.column}: {self.what}"


class SuiteError(SproutError):
    """A suite file or its pin is wrong; :attr:`problems` has each fault, at most :data:`MOST` are printed."""

    MOST = 10

    def __init__(self, problems: Sequence[Problem]) -> None:
        self.problems = tuple(problems)
        lines = [str(problem) for problem in self.problems[: self.MOST]]
        if (more := len(self.problems) - self.MOST) > 0:
            lines.append(f"… and {more} more problem{'s' if more > 1 else ''}")
        super().__init__("\n".join(lines))


def nearest(name: str, known: Iterable[str]) -> str:
    """Say which known name is nearest to *name*, or list them all, as the tail of an error message."""
    import difflib  # slow to load, and only errors need it

    names = sorted(set(known))
    close = difflib.get_close_matches(name.casefold(), [other.casefold() for other in names], n=1, cutoff=0.6)
    if close:
        match = next(other for other in names if other.casefold() == close[0])
        return f"did you mean {match!r}?"
    return f"known: {', '.join(names)}" if names else "none is known"
