"""What the command line and the ini file ask for, read and checked."""

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Literal, TypeVar

import pytest

from pytest_sprout.labels import AskedTarget, NotWorse, public, read_limits, read_targets

__all__ = ["OPTIONS", "Options", "add_options", "idle_options", "read_options"]

T = TypeVar("T")

_HELP = {
    "suite": ("NAME[,NAME…]", "run these suites of the suites folder and no unit tests; 'all' of them, 'bundled:NAME'"),
    "target": (
        "TARGET[,TARGET…]",
        "the system under test instead of the suites' own: a name, module:callable or a URL; several are compared",
    ),
    "fail-if-worse": (
        "A:B:MARGIN",
        "fail unless target A is shown to be no worse than B by MARGIN of pass rate (may be repeated)",
    ),
    "judge": ("NAME", "the judge that grades (default: deterministic)"),
    "judge-option": ("KEY=VALUE", "a setting of the judge, such as model=claude-sonnet-5-5 (may be repeated)"),
    "gate": ("METHOD", "another method for the gates: wilson, exact, point, bound, tost or every-case"),
    "confidence": ("SHARE", "another confidence for the gates, above 0.5 and below 1"),
    "trials": ("K", "run each case K times instead of as often as its suite says"),
    "timeout": ("SECONDS", "time for one response and for one assertion (default: 60)"),
    "seed": ("N", "seed handed to targets and entered in the fingerprint (default: 0)"),
    "concurrency": ("N", "cases under way at once in a process (default: 8)"),
    "json": ("PATH", "write the record of the run as JSON, and its timings beside it"),
    "md": ("PATH", "write a Markdown scoreboard of the run"),
}

_FILES = ("json", "md")


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """What was asked for."""

    suites: tuple[str, ...] | None
    """Names of suites; ``None`` if none is asked for."""

    by_ini: bool
    """Whether the suites' names come from the ini file, which adds them to the tests instead of replacing these."""

    folder: Path
    """Where suites are looked for."""

    targets: tuple[AskedTarget, ...]
    """None: each suite has its own."""

    limits: tuple[NotWorse, ...]
    judge: str
    judge_options: Mapping[str, str]
    """Settings of the judge as they were written."""

    gate: str | None
    confidence: float | None
    trials: int | None
    timeout: float
    seed: int
    concurrency: int
    files: Mapping[str, Path]
    """What is to be written: ``json``, ``md``."""

    overrides: Mapping[str, str]
    """What of the suites' own words was replaced, as it enters the fingerprint."""


OPTIONS = pytest.StashKey[Options]()


def add_options(parser: pytest.Parser) -> None:
    """Declare the options and the ini values of the same names."""
    group = parser.getgroup("sprout", "eval suites (pytest-sprout)")
    for name, (metavar, text) in _HELP.items():
        action = "append" if name in {"suite", "fail-if-worse", "judge-option"} else "store"
        group.addoption(f"--sprout-{name}", action=action, metavar=metavar, default=None, help=text)
        parser.addini(_ini_name(name), f"{text} (as --sprout-{name})", type=_ini_type(name), default=None)
    parser.addini("sprout_suites", "folder of the suites, from the root directory (default: suites)", default="suites")


def read_options(config: pytest.Config) -> Options:
    """Read everything; raises :class:`pytest.UsageError` that names the option, its value and what is allowed."""
    return _Reader(config).options()


def idle_options(config: pytest.Config) -> list[str]:
    """Return the given options of the command line that only a suite makes use of."""
    names = ("target", "fail-if-worse", "gate", "confidence", "trials", *_FILES)
    return [f"--sprout-{name}" for name in names if config.getoption(f"--sprout-{name}") is not None]


class _Reader:
    def __init__(self, config: pytest.Config) -> None:
        self._config = config

    def options(self) -> Options:
        given = self._config.getoption("--sprout-suite")
        names = given if given is not None else self._ini("suite")
        targets = self._get("target", read_targets, None) or ()
        limits = self._limits(targets)
        judge = self._get("judge", _word, None)
        judge_options = self._judge_options()
        gate = self._get("gate", _word, None)
        confidence = self._get("confidence", _confidence, None)
        trials = self._get("trials", _count, None)
        changed = {"confidence": confidence, "gate": gate, "judge": judge, "trials": trials}
        overrides = {name: f"{value}" for name, value in changed.items() if value is not None}
        if targets:
            overrides["target"] = ",".join(public(target.name) for target in targets)
        if judge_options:
            overrides["judge-option"] = ",".join(f"{key}={value}" for key, value in judge_options.items())
        if limits:
            overrides["fail-if-worse"] = ",".join(f"{one.a}:{one.b}:{one.margin:g}" for one in limits)
        return Options(
            suites=None if names is None else _names(names),
            by_ini=given is None,
            folder=self._config.rootpath / str(self._config.getini("sprout_suites")),
            targets=targets,
            limits=limits,
            judge=judge or "deterministic",
            judge_options=judge_options,
            gate=gate,
            confidence=confidence,
            trials=trials,
            timeout=self._get("timeout", _seconds, 60.0) or 60.0,
            seed=self._get("seed", _whole, 0) or 0,
            concurrency=self._get("concurrency", _count, 8) or 8,
            files={name: path for name in _FILES if (path := self._file(name)) is not None},
            overrides=overrides,
        )

    def _ini(self, name: str) -> object:
        try:
            value = self._config.getini(_ini_name(name))
        except (TypeError, ValueError, pytest.UsageError) as error:  # pytest 9.2 raises the last, and names no key
            raise pytest.UsageError(f"the ini value {_ini_name(name)!r}: {error}") from None
        return None if value in (None, "", []) else value

    def _get(self, name: str, read: Callable[[str], T], default: T | None) -> T | None:
        given = self._config.getoption(f"--sprout-{name}")
        where = f"--sprout-{name}" if given is not None else f"the ini value {_ini_name(name)!r}"
        value = given if given is not None else self._ini(name)
        if value is None:
            return default
        try:
            return read(str(value))
        except ValueError as error:
            raise pytest.UsageError(f"{where} is {value!r}; {error}") from None

    def _limits(self, targets: tuple[AskedTarget, ...]) -> tuple[NotWorse, ...]:
        name = "fail-if-worse"
        given = self._config.getoption(f"--sprout-{name}")
        value = given if given is not None else self._ini(name)
        try:
            return () if value is None else read_limits(_names(value), [one.label for one in targets if one.label])
        except ValueError as error:
            where = f"--sprout-{name}" if given is not None else f"the ini value {_ini_name(name)!r}"
            raise pytest.UsageError(f"{where}: {error}") from None

    def _judge_options(self) -> Mapping[str, str]:
        """Return the options of the command line over those of the ini file, which belong to its own judge only."""
        given = self._config.getoption("--sprout-judge-option")
        chosen, usual = self._config.getoption("--sprout-judge"), self._ini("judge")
        kept = self._ini("judge-option") if chosen is None or chosen == usual else None
        if not given and not kept:
            return {}
        from sprout.judges.building import read_judge_options

        found: dict[str, str] = {}
        for where, value in (("the ini value 'sprout_judge_option'", kept), ("--sprout-judge-option", given)):
            try:
                found.update(read_judge_options(value if isinstance(value, list) else []))
            except ValueError as error:
                raise pytest.UsageError(f"{where}: {error}") from None
        return dict(sorted(found.items()))

    def _file(self, name: str) -> Path | None:
        given = self._config.getoption(f"--sprout-{name}")
        base = self._config.rootpath if given is None else self._config.invocation_params.dir
        text = self._get(name, _word, None)
        path = None if text is None else base / text
        if path is not None and path.is_dir():
            raise pytest.UsageError(f"--sprout-{name} is {text!r}, which is a folder; give a file")
        return path


def _ini_name(name: str) -> str:
    return f"sprout_{name.replace('-', '_')}"


def _ini_type(name: str) -> Literal["string", "int", "float", "linelist"]:
    if name == "judge-option":
        return "linelist"
    if name in {"confidence", "timeout"}:
        return "float"
    return "int" if name in {"trials", "seed", "concurrency"} else "string"


def _names(given: object) -> tuple[str, ...]:
    parts = given if isinstance(given, list) else [given]
    return tuple(name for part in parts for name in str(part).split(","))


def _word(text: str) -> str:
    if not text.strip():
        raise ValueError("it must not be empty")
    return text.strip()


def _number(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        raise ValueError("it must be a number") from None
    if not math.isfinite(value):
        raise ValueError("it must be a finite number")
    return value


def _confidence(text: str) -> float:
    value = _number(text)
    if not 0.5 < value < 1.0:
        raise ValueError("it must be above 0.5 and below 1, such as 0.95")
    return value


def _seconds(text: str) -> float:
    value = _number(text)
    if not 0.0 < value <= 86_400.0:
        raise ValueError("it must be a number of seconds above 0, at most 86400")
    return value


def _whole(text: str) -> int:
    try:
        value = int(text)
    except ValueError:
        raise ValueError("it must be a whole number") from None
    if not 0 <= value < 2**63:
        raise ValueError("it must be 0 or more, and less than 2**63")
    return value


def _count(text: str) -> int:
    value = _whole(text)
    if not 1 <= value <= 1000:
        raise ValueError("it must be a whole number from 1 to 1000")
    return value
