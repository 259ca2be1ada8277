"""What can be checked before anything is collected, so that it is a usage error in every process."""

from pathlib import Path

import pytest

from pytest_sprout.options import OPTIONS
from pytest_sprout.resolving import find_judge, find_target
from sprout.errors import UsageError, nearest
from sprout.eval import find_suites
from sprout.eval.overrides import METHODS

__all__ = ["check_names", "named_suites"]


def named_suites(config: pytest.Config) -> list[Path]:
    """Return the suite files that are asked for by name; raises :class:`pytest.UsageError`."""
    options = config.stash[OPTIONS]
    if options.suites is None:
        return []
    try:
        return [path.absolute() for path in find_suites(options.suites, options.folder)]
    except UsageError as error:
        raise pytest.UsageError(f"--sprout-suite: {error}") from None


def check_names(config: pytest.Config, files: list[Path]) -> None:
    """Check the names of gate, judge and target; raises :class:`pytest.UsageError` that has the nearest known one.

    A name that a conftest beside the suites may know, one that pytest has not read yet, is left to collection.
    """
    options = config.stash[OPTIONS]
    if options.gate is not None and options.gate not in METHODS:
        raise pytest.UsageError(f"--sprout-gate: unknown method {options.gate!r}; {nearest(options.gate, METHODS)}")
    try:
        for target in options.targets:
            find_target(target.name, config.hook, config)
        find_judge(options.judge, config.hook, config)
    except UsageError as error:
        if not _unread_conftest(config, files):
            raise pytest.UsageError(f"sprout: {error}") from None


def _unread_conftest(config: pytest.Config, files: list[Path]) -> bool:
    read = {getattr(plugin, "__file__", None) for plugin in config.pluginmanager.get_plugins()}
    given = [config.invocation_params.dir / arg.partition("::")[0] for arg in config.args]
    above = {parent for path in (*files, *given) for parent in path.parents}
    inside = [folder for folder in above if folder.is_relative_to(config.rootpath)]
    return any(str(folder / "conftest.py") not in read and (folder / "conftest.py").is_file() for folder in inside)
