"""From names to targets, judges and assertions, through the hooks as a node sees them."""

from pathlib import Path
from typing import Any

import pluggy
import pytest

from pytest_sprout.options import OPTIONS
from sprout.errors import UnknownName, UsageError
from sprout.eval import Assertion, Judge, Registry, Target, assertion_kinds
from sprout.eval.targets import as_target
from sprout.judges.building import build_judge

__all__ = ["HookedKinds", "find_judge", "find_target", "hooks_above"]

Hooks = pluggy.HookRelay | Any
"""``config.hook`` or a node's ``ihook``, which pytest keeps private."""

_MADE = pytest.StashKey[list[tuple[object, Judge]]]()
"""Judges that were made, each with what made it."""


def find_target(name: str, hooks: Hooks, config: pytest.Config) -> Target:
    """Return the target called *name*; raises :class:`~sprout.errors.UsageError`."""
    return as_target(hooks.pytest_sprout_target(name=name, config=config), name)


def find_judge(name: str, hooks: Hooks, config: pytest.Config) -> Judge:
    """Return the judge called *name*, made with the options that are given for it.

    One that is made here is made once in a process, so that all suites share its client. Raises
    :class:`~sprout.errors.UsageError`.
    """
    source = hooks.pytest_sprout_judge(name=name, config=config)
    options = config.stash[OPTIONS]
    given = options.judge_options if name == options.judge else {}
    if isinstance(source, Judge) and not isinstance(source, type):
        return build_judge(name, source, given)
    if not callable(source):
        raise UsageError(f"the hook 'pytest_sprout_judge' gave {source!r} for {name!r}, which is no judge")
    made = config.stash.setdefault(_MADE, [])
    for other, judge in made:
        if other is source:
            return judge
    made.append((source, build_judge(name, source, given)))
    return made[-1][1]


def hooks_above(path: Path, name: str, session: pytest.Session) -> Hooks:
    """Return the hooks as *path* sees the one called *name*, in a process that may not have collected it.

    The controller of pytest-xdist has been in no folder but the root, and of any other pytest knows no conftest, not
    even those above it; so the nearest folder counts that sees as many as any.
    """
    views: list[Hooks] = [session.gethookproxy(place) for place in (path, *path.parents)]
    return max(views, key=lambda hooks: len(getattr(hooks, name).get_hookimpls()))


class HookedKinds(Registry[type[Assertion]]):
    """The assertion kinds that a node sees; each is asked for once, so that grading calls no hook."""

    def __init__(self, hooks: Hooks, config: pytest.Config) -> None:
        super().__init__("assertion")
        self._hooks = hooks
        self._config = config
        self._known: dict[str, type[Assertion]] = {}

    def __getitem__(self, kind: str) -> type[Assertion]:
        """Return the class; raises :class:`~sprout.errors.UnknownName`, naming the nearest known kind."""
        if kind not in self._known:
            found = self._hooks.pytest_sprout_assertion(kind=kind, config=self._config)
            if found is None:
                raise UnknownName("assertion", kind, assertion_kinds())
            if not (isinstance(found, type) and issubclass(found, Assertion)):
                raise UsageError(
                    f"the hook 'pytest_sprout_assertion' gave {found!r} for {kind!r}, which is no assertion"
                )
            self._known[kind] = found
        return self._known[kind]
