"""The sidecar ``suites.sha256``, which pins the content of the suites of a folder.

Each line is ``<sha256 of the canonical content>  <suite>``, sorted by suite. The canonical content is what the file
says, not its bytes: comments, layout and the order of keys can change without breaking a pin.
"""

import re
from collections.abc import Iterable, Mapping
from pathlib import Path

from sprout.errors import Problem, Spot, SuiteError
from sprout.eval.suite import Suite
from sprout.eval.whole_file import write_whole

__all__ = ["SIDECAR", "check_pin", "read_pins", "write_pins"]

SIDECAR = "suites.sha256"
_LINE = re.compile(r"^([0-9a-f]{64})  (\S+)$")


def read_pins(folder: Path) -> Mapping[str, str] | None:
    """Return suite name to hash from the sidecar of *folder*, or ``None`` if there is none.

    Raises :class:`~sprout.errors.SuiteError` for a line that cannot be read or a suite that is pinned twice.
    """
    path = folder / SIDECAR
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        return None
    except (OSError, UnicodeDecodeError) as error:
        raise SuiteError([Problem(path.as_posix(), Spot(1), f"cannot be read: {error}")]) from None
    pins: dict[str, str] = {}
    for number, line in enumerate(text.splitlines(), start=1):
        match = _LINE.match(line)
        if match is None:
            what = f"not a pin: {line!r}; write the file with 'sprout pin'"
            raise SuiteError([Problem(path.as_posix(), Spot(number), what)])
        if match[2] in pins:
            raise SuiteError([Problem(path.as_posix(), Spot(number), f"suite {match[2]!r} is pinned twice")])
        pins[match[2]] = f"sha256:{match[1]}"
    return pins


def check_pin(suite: Suite, pins: Mapping[str, str] | None) -> Suite:
    """Return *suite* with :attr:`~sprout.eval.suite.Suite.pinned` filled in.

    Raises :class:`~sprout.errors.SuiteError` if the sidecar exists and does not have the suite, or has another hash.
    """
    if pins is None:
        return suite.model_copy(update={"pinned": None})
    pin = pins.get(suite.name)
    if pin == suite.content_hash:
        return suite.model_copy(update={"pinned": True})
    advice = "if the change is meant, run 'sprout pin' and commit both files"
    if pin is None:
        what = f"the suite {suite.name!r} is not in {SIDECAR}; {advice}"
    else:
        what = f"the suite's content is {_short(suite.content_hash)} and {SIDECAR} pins {_short(pin)}; {advice}"
    raise SuiteError([Problem(suite.path, Spot(1), what)])


def write_pins(folder: Path, suites: Iterable[Suite]) -> Path:
    """Pin *suites* in the sidecar of *folder*, which is written whole; returns its path."""
    lines = sorted(f"{suite.content_hash.removeprefix('sha256:')}  {suite.name}\n" for suite in suites)
    path = folder / SIDECAR
    write_whole(path, "".join(sorted(lines, key=lambda line: line.split()[1])))
    return path


def _short(digest: str) -> str:
    return digest.removeprefix("sha256:")[:12]
