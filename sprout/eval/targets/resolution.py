"""From what a suite or the command line calls a target to the target itself."""

import importlib
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

from pydantic import ValidationError

from sprout.errors import UsageError
from sprout.eval.registry import Registry
from sprout.eval.suite import TargetSpec
from sprout.eval.targets.calling import CallableTarget
from sprout.eval.targets.http import HttpTarget
from sprout.eval.targets.protocol import Target

__all__ = ["as_target", "resolve_target"]

_URL = re.compile(r"^https?://")
_MODULE = re.compile(r"^[A-Za-z_][\w.]*:[A-Za-z_][\w.]*$")


def resolve_target(
    wanted: str | TargetSpec, registry: Registry[object], *, timeout: float, folder: Path | None = None
) -> Target:
    """Return the target that *wanted* names: a registered name, ``module:callable``, a URL, or a specification.

    *folder* is put on the import path for ``module:callable``. Raises :class:`~sprout.errors.UsageError` if it cannot
    be found, imported or called.
    """
    if isinstance(wanted, TargetSpec):
        return HttpTarget(wanted, timeout=timeout)
    if _URL.match(wanted):
        try:
            return HttpTarget(TargetSpec(url=wanted), timeout=timeout)
        except ValidationError:
            raise UsageError(f"the target {wanted!r} is no URL; allowed: http:// or https:// and a host") from None
    if _MODULE.match(wanted):
        return as_target(_imported(wanted, folder), wanted)
    if ":" in wanted or "/" in wanted:
        raise UsageError(
            f"cannot read the target {wanted!r}; give a registered name, module:callable or an http(s) URL"
        )
    return as_target(registry[wanted], wanted)


def as_target(item: object, name: str) -> Target:
    """Return *item* if it is a target, else a target made from it if it can be called."""
    if callable(getattr(item, "ask", None)) and hasattr(item, "identity") and not isinstance(item, type):
        return cast("Target", item)
    return CallableTarget(cast("Callable[..., Any]", item), name)


def _imported(wanted: str, folder: Path | None) -> object:
    name, _, attributes = wanted.partition(":")
    if folder is not None and str(folder) not in sys.path:
        sys.path.insert(0, str(folder))
    try:
        found: object = importlib.import_module(name)
    except (Exception, SystemExit) as error:
        raise UsageError(f"target {wanted!r}: cannot import {name!r}: {type(error).__name__}: {error}") from error
    for part in attributes.split("."):
        try:
            found = getattr(found, part)
        except AttributeError:
            raise UsageError(f"target {wanted!r}: {name!r} has no {part!r}") from None
    return found
