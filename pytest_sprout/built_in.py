"""The plugin's own turn in its hooks, after everybody else's."""

import pytest

from pytest_sprout.options import OPTIONS
from sprout.eval import Assertion, Target, assertion_kinds, resolve_target
from sprout.eval.registry import Registry, installed

__all__ = [
    "pytest_sprout_apply_tag",
    "pytest_sprout_assertion",
    "pytest_sprout_judge",
    "pytest_sprout_target",
]

_KINDS = pytest.StashKey[Registry[type[Assertion]]]()


@pytest.hookimpl(trylast=True)
def pytest_sprout_target(name: str, config: pytest.Config) -> Target:
    """Return a target that a package registers, ``module:callable``, or an HTTP service."""
    registry = installed("target", "sprout.targets")
    return resolve_target(name, registry, timeout=config.stash[OPTIONS].timeout, folder=config.rootpath)


@pytest.hookimpl(trylast=True)
def pytest_sprout_judge(name: str, config: pytest.Config) -> object:  # noqa: ARG001 - the hook's signature
    """Return what a package registers to make the judge called *name*."""
    return installed("judge", "sprout.judges")[name]


@pytest.hookimpl(trylast=True)
def pytest_sprout_assertion(kind: str, config: pytest.Config) -> type[Assertion] | None:
    """Return a built-in assertion or one that a package registers."""
    kinds = config.stash.get(_KINDS, None)
    if kinds is None:  # looking at every installed package takes its time, and is done once
        kinds = config.stash[_KINDS] = assertion_kinds()
    return kinds[kind] if kind in kinds else None  # noqa: SIM401 - a registry is no mapping


@pytest.hookimpl(trylast=True)
def pytest_sprout_apply_tag(item: pytest.Item, tag: str) -> bool:
    """Mark *item* so that ``-m "evalcase(tag='…')"`` selects it."""
    item.add_marker(pytest.mark.evalcase(tag=tag))
    return True
