"""The hooks that a project's ``conftest.py`` or another plugin may implement.

A conftest that is also read without this plugin marks them ``@pytest.hookimpl(optionalhook=True)``. They are called
through the node at hand, so that the nearest conftest wins.
"""

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable

    from sprout.eval import Assertion, CaseResult, GateResult, Judge, Suite

__all__ = [
    "pytest_sprout_apply_tag",
    "pytest_sprout_assertion",
    "pytest_sprout_case_graded",
    "pytest_sprout_gate",
    "pytest_sprout_judge",
    "pytest_sprout_target",
]


@pytest.hookspec(firstresult=True)
def pytest_sprout_target(name: str, config: pytest.Config) -> object:
    """Return the target called *name* (a callable or a :class:`sprout.eval.Target`), or ``None`` for another's turn.

    Called when a suite is collected, and again if its event loop had to be replaced.
    """


@pytest.hookspec(firstresult=True)
def pytest_sprout_judge(name: str, config: pytest.Config) -> "Judge | Callable[..., Judge] | None":
    """Return the judge called *name*, or ``None`` for another's turn.

    A judge that takes options (``--sprout-judge-option``) is returned as what makes it: a class or function with an
    attribute ``Settings``, a pydantic model whose fields are the options, that is called with such settings.
    """


@pytest.hookspec(firstresult=True)
def pytest_sprout_assertion(kind: str, config: pytest.Config) -> "type[Assertion] | None":
    """Return the class of the assertions called *kind*, or ``None`` for another's turn."""


@pytest.hookspec(firstresult=True)
def pytest_sprout_apply_tag(item: pytest.Item, tag: str) -> bool | None:
    """Give *item* the mark that *tag* stands for and return ``True``, or return ``None`` for another's turn.

    The plugin's own turn adds ``evalcase(suite=…, tag=…)``. A tag can be selected with ``-k`` in any case.
    """


@pytest.hookspec
def pytest_sprout_case_graded(item: pytest.Item, result: "CaseResult") -> None:
    """Look at the *result* of a case, in the process that ran it; an exception makes the case undecided."""


@pytest.hookspec
def pytest_sprout_gate(suite: "Suite", name: str, result: "GateResult", config: pytest.Config) -> str | None:
    """Return why *suite* must not pass in spite of its gate's *result*, or ``None``.

    *name* is the suite's in this run: with several targets it ends in the label of the one that was asked.
    Called once for each gate that was evaluated, in the process that reports. A veto turns PASS into FAIL; nothing
    turns FAIL into PASS.
    """
