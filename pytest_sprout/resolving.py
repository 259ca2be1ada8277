"""From names to targets, judges and assertions, through the hooks as a node sees them."""

from typing import Any

import pluggy
import pytest

from sprout.errors import UnknownName, UsageError
from sprout.eval import Assertion, Judge, Registry, Target, assertion_kinds
from sprout.eval.targets import as_target

__all__ = ["HookedKinds", "find_judge", "find_target"]

Hooks = pluggy.HookRelay | Any
"""``config.hook`` or a node's ``ihook``, which pytest keeps private."""


def find_target(name: str, hooks: Hooks, config: pytest.Config) -> Target:
    """Return the target called *name*; raises :class:`~sprout.errors.UsageError`."""
    return as_target(hooks.pytest_sprout_target(name=name, config=config), name)


def find_judge(name: str, hooks: Hooks, config: pytest.Config) -> Judge:
    """Return the judge called *name*; raises :class:`~sprout.errors.UsageError`."""
    judge = hooks.pytest_sprout_judge(name=name, config=config)
    if not isinstance(judge, Judge):
        raise UsageError(f"the hook 'pytest_sprout_judge' gave {judge!r} for {name!r}, which is no judge")
    return judge


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
