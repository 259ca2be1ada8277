"""Which suite files a name means: in the project's folder, or, only as ``bundled:name``, inside the installation."""

from collections.abc import Iterable, Sequence
from pathlib import Path

from sprout.bundle import bundled
from sprout.errors import UsageError, nearest
from sprout.eval.pins import SIDECAR, read_pins

__all__ = ["BUNDLED", "find_suites", "suite_files"]

BUNDLED = "bundled:"


def suite_files(folder: Path) -> list[Path]:
    """Return the suite files of *folder*, sorted by name; raises :class:`~sprout.errors.UsageError` if it has none."""
    if not folder.is_dir():
        raise UsageError(f"there is no suites folder {str(folder)!r}; set 'sprout_suites' or give a suite file")
    files = sorted(path for path in folder.iterdir() if path.suffix in {".yaml", ".yml"} and path.is_file())
    if not files:
        raise UsageError(f"the folder {str(folder)!r} has no suite (*.yaml)")
    stems = [path.stem for path in files]
    if twice := [stem for stem in stems if stems.count(stem) > 1]:
        raise UsageError(f"the folder {str(folder)!r} has two files for the suite {twice[0]!r}")
    return files


def find_suites(names: Sequence[str], folder: Path) -> list[Path]:
    """Return the files that *names* mean, each once, in the order given.

    A name is a suite of *folder*, ``all`` of them, or ``bundled:NAME`` / ``bundled:all``. Raises
    :class:`~sprout.errors.UsageError` for an unknown name, with the nearest one, and for no name at all.
    """
    wanted = [name.strip() for name in names if name.strip()]
    if not wanted:
        raise UsageError("no suite is named; give NAME[,NAME…], 'all' or 'bundled:NAME'")
    found: dict[Path, None] = {}
    for name in wanted:
        inside = name.startswith(BUNDLED)
        place = bundled("suites") if inside else folder
        if name.removeprefix(BUNDLED) == "all":
            _check_none_is_lost(place)
        found.update(dict.fromkeys(_named(name.removeprefix(BUNDLED), suite_files(place), BUNDLED if inside else "")))
    return list(found)


def _check_none_is_lost(folder: Path) -> None:
    """Raise if a pinned suite is gone: all suites would otherwise pass without it."""
    present = {path.stem for path in suite_files(folder)}
    if lost := sorted(set(read_pins(folder) or ()) - present):
        raise UsageError(
            f"{SIDECAR} of {str(folder)!r} pins the suite {lost[0]!r}, and there is no such file; "
            "if it is meant to be gone, run 'sprout pin' and commit the sidecar"
        )


def _named(name: str, files: Iterable[Path], prefix: str) -> list[Path]:
    by_name = {path.stem: path for path in files}
    if name == "all":
        return list(by_name.values())
    if name in by_name:
        return [by_name[name]]
    known = [prefix + one for one in (*by_name, "all")]
    raise UsageError(f"unknown suite {prefix + name!r}; {nearest(prefix + name, known)}")
