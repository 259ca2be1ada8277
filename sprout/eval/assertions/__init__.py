"""The named checks of a response, and the registry of their kinds."""

from collections.abc import Iterable

from sprout.errors import UsageError
from sprout.eval.assertions.base import Assertion, Context, InvalidParameters, graded
from sprout.eval.assertions.citing import AsOf, CitationsMatchPair, Cited, Cites
from sprout.eval.assertions.conduct import Answers, Confidence, Hedges, NeverCertifiesSafe, Refuses, RoutesToHelp
from sprout.eval.assertions.judged import EquivalentTo, Grounded, States
from sprout.eval.assertions.leaking import NeverLeaks
from sprout.eval.assertions.wording import Contains, Language, Matches, NotContains
from sprout.eval.registry import Registry, installed

__all__ = ["BUILT_IN", "Assertion", "Context", "InvalidParameters", "assertion_kinds", "graded"]

BUILT_IN: tuple[type[Assertion], ...] = (
    Answers,
    AsOf,
    CitationsMatchPair,
    Cited,
    Cites,
    Confidence,
    Contains,
    EquivalentTo,
    Grounded,
    Hedges,
    Language,
    Matches,
    NeverCertifiesSafe,
    NeverLeaks,
    NotContains,
    Refuses,
    RoutesToHelp,
    States,
)


def assertion_kinds(extra: Iterable[type[Assertion]] = ()) -> Registry[type[Assertion]]:
    """Return the known kinds: the built-in ones, those of installed packages (``sprout.assertions``), and *extra*.

    Raises :class:`~sprout.errors.UsageError` for a kind that is given twice or is no assertion.
    """
    kinds: Registry[type[Assertion]] = Registry("assertion")
    for cls in (*BUILT_IN, *extra):
        kinds.add(cls.kind, lambda cls=cls: cls)  # type: ignore[misc]
    others = installed("assertion", "sprout.assertions")
    for name in others:
        kinds.add(name, lambda name=name: _checked(name, others[name]))  # type: ignore[misc]
    return kinds


def _checked(name: str, item: object) -> type[Assertion]:
    if not (isinstance(item, type) and issubclass(item, Assertion)):
        raise UsageError(f"assertion {name!r} is {item!r}, not a subclass of sprout.eval.Assertion")
    if item.kind != name:
        raise UsageError(f"assertion {name!r} calls itself {item.kind!r}")
    return item
