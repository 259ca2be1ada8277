"""From a quiet plugin to one that runs suites: what is asked for is found, and the working hooks are registered."""

from pathlib import Path

import pytest

from pytest_sprout.options import OPTIONS

__all__ = ["activate", "collect_file"]

_ACTIVE = pytest.StashKey[frozenset[Path]]()
"""The suite files that were asked for by name; its presence says that the plugin is active."""


def activate(config: pytest.Config) -> None:
    """Find the suites asked for, check the rest of the command line, and register the working hooks.

    Raises :class:`pytest.UsageError`.
    """
    if _ACTIVE in config.stash:
        return
    from pytest_sprout import built_in
    from pytest_sprout.checking import check_names, named_suites
    from pytest_sprout.controller import Controller
    from pytest_sprout.running import Running

    files = named_suites(config)
    config.stash[_ACTIVE] = frozenset(files)
    config.pluginmanager.register(built_in, "sprout-built-in")
    check_names(config, files)
    _ask_for(config, files)
    controller = None
    if not hasattr(config, "workerinput"):
        controller = Controller(config)
        config.pluginmanager.register(controller, "sprout-controller")
    config.pluginmanager.register(Running(config, controller), "sprout-running")


def collect_file(path: Path, parent: pytest.Collector, collected: list[pytest.Collector]) -> list[pytest.Collector]:
    """Return *collected* with our collector, if *path* was named, or was given as an argument and is for us.

    A file given as an argument is for us if it calls itself a suite, or if nobody else collects it.
    """
    config = parent.config
    named = path in config.stash.get(_ACTIVE, frozenset())
    given = parent.session.isinitpath(path)
    if not named and not given:
        return collected
    from pytest_sprout.collection import SuiteFile, looks_like_suite

    if not named and collected and not looks_like_suite(path):
        return collected
    activate(config)
    file: SuiteFile = SuiteFile.from_parent(parent, path=path)
    file.named = named
    return [*collected, file]


def _ask_for(config: pytest.Config, files: list[Path]) -> None:
    """Put *files* among the arguments of the run.

    Named on the command line they replace what pytest would collect by itself, but no argument that was given. Named
    in the ini file they are added, unless there are arguments.
    """
    explicit = config.args_source is pytest.Config.ArgsSource.ARGS
    if not files or (explicit and config.stash[OPTIONS].by_ini):
        return
    kept = list(config.args) if explicit or config.stash[OPTIONS].by_ini else []
    inside = {config.invocation_params.dir / arg.partition("::")[0] for arg in kept}
    config.args = [*kept, *(str(path) for path in files if path not in inside)]
    if not config.stash[OPTIONS].by_ini:
        config.args_source = pytest.Config.ArgsSource.ARGS
