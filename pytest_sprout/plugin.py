"""The hooks that run in every project: light, and silent until a suite is asked for.

Everything else is imported and registered by :mod:`pytest_sprout.activation`, so that an installed but unused plugin
costs nothing.
"""

from collections.abc import Generator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from pytest_sprout.options import OPTIONS, add_options, idle_options, read_options

if TYPE_CHECKING:
    from pytest_sprout.toolkit import Toolkit

__all__ = [
    "pytest_addhooks",
    "pytest_addoption",
    "pytest_collect_file",
    "pytest_configure",
    "sprout",
]

_ENDINGS = (".yaml", ".yml")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Declare options and ini values."""
    add_options(parser)


def pytest_addhooks(pluginmanager: pytest.PytestPluginManager) -> None:
    """Declare our hooks."""
    from pytest_sprout import hooks

    pluginmanager.add_hookspecs(hooks)


def pytest_configure(config: pytest.Config) -> None:
    """Check everything that was asked for; whatever is wrong is a usage error."""
    config.addinivalue_line("markers", "evalcase(suite, tag): an eval case, selected by its suite or one of its tags")
    config.stash[OPTIONS] = options = read_options(config)
    if options.suites is not None or any(arg.partition("::")[0].endswith(_ENDINGS) for arg in config.args):
        from pytest_sprout.activation import activate

        activate(config)
    elif idle := idle_options(config):
        # a forgotten --sprout-suite must not end in the green of the unit tests
        raise pytest.UsageError(f"{idle[0]} does nothing without --sprout-suite or a suite file as argument")


@pytest.hookimpl(wrapper=True)
def pytest_collect_file(
    file_path: Path, parent: pytest.Collector
) -> Generator[None, list[pytest.Collector], list[pytest.Collector]]:
    """Collect a suite file that was named or given as an argument, and no other YAML."""
    collected = yield
    if file_path.suffix not in _ENDINGS:
        return collected
    from pytest_sprout.activation import collect_file

    return collect_file(file_path, parent, collected)


@pytest.fixture
def sprout(request: pytest.FixtureRequest) -> "Toolkit":
    """Sprout's judge and checks, for tests written by hand."""
    from pytest_sprout.toolkit import toolkit

    return toolkit(request)
