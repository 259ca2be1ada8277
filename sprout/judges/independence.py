"""A model that answers must not judge its own answers: it is lenient with them, and wrong where they are."""

import re
from collections.abc import Iterable

from sprout.errors import SproutError, UsageError

__all__ = ["declared_models", "not_independent", "same_model"]

_SNAPSHOT = re.compile(r"(?:[-@](?:\d{4}-?\d{2}-?\d{2}|latest)|:latest|-v\d+(?::\d+)?)+$")
_PLACE = re.compile(r"^(?:[a-z][a-z-]*\.)+(?=[a-z])")


def declared_models(item: object, who: str) -> tuple[str, ...]:
    """Return the names of models that *item* declares in an attribute ``models``; none if it has no such attribute.

    Raises :class:`~sprout.errors.UsageError`, which calls the item *who*, for anything but a tuple or list of names.
    """
    try:
        found: object = getattr(item, "models", ())
    except SproutError:
        raise
    except Exception as error:
        raise UsageError(f"{who} cannot say its models: {type(error).__name__}: {error}") from error
    if not isinstance(found, (tuple, list)) or not all(isinstance(one, str) and one.strip() for one in found):
        raise UsageError(f"{who} has the models {found!r}; allowed: a tuple of names, such as ('claude-haiku-5-5',)")
    return tuple(found)


def same_model(a: str, b: str) -> bool:
    """Say whether two names mean one model: gateway, region, vendor, snapshot's date and letter case left out."""
    return _core(a) == _core(b)


def not_independent(answering: Iterable[str | None], judging: Iterable[str]) -> str | None:
    """Say which of the *answering* models is one of the *judging* ones, or return ``None``."""
    judges = tuple(judging)
    for model in answering:
        for judge in judges:
            if model is not None and same_model(model, judge):
                as_judge = "" if model == judge else f" (as {judge!r})"
                return f"the model {model!r} answers and judges{as_judge}; a model must not judge its own answers"
    return None


def _core(name: str) -> str:
    last = name.strip().casefold().rstrip("/").rpartition("/")[2]
    return _SNAPSHOT.sub("", _PLACE.sub("", last))
