"""What identifies the detectors: a hash over the words, patterns and bounds they read with, and their versions.

Two runs whose detectors differ may differ in any verdict, and the hash tells that they do.
"""

import hashlib
import json
import re
import sys
from collections.abc import Iterator, Mapping, Sequence, Set
from dataclasses import fields, is_dataclass
from functools import cache
from importlib import import_module
from types import MappingProxyType, ModuleType
from typing import Final

from sprout.judges.detectors.patterns import Patterns

__all__ = ["VERSIONS", "config_hash"]

VERSIONS: Final[Mapping[str, int]] = MappingProxyType(
    {"certification": 1, "hedging": 1, "injection": 1, "leakage": 1, "refusal": 3, "routing": 1}
)
"""Each detector's module with its version, which counts up when its code, not just its words, finds something else."""

_READ: Final = ("sprout.judges.", "sprout.text.")
"""Whose constants decide what is found."""


@cache
def config_hash() -> str:
    """Return twelve hexadecimal digits of the SHA-256 over all detectors' versions and constants."""
    roots = [import_module(f"sprout.judges.detectors.{name}") for name in VERSIONS]
    constants = {module.__name__: dict(_constants(module)) for module in _reached(roots)}
    settings = {"versions": dict(VERSIONS), "constants": constants}
    canonical = json.dumps(settings, sort_keys=True, ensure_ascii=True, separators=(",", ":"))
    return hashlib.sha256(canonical.encode("ascii")).hexdigest()[:12]


def _reached(roots: Sequence[ModuleType]) -> list[ModuleType]:
    """Return *roots* and all modules of judges and text that they import, by name."""
    found: dict[str, ModuleType] = {}
    waiting = list(roots)
    while waiting:
        module = waiting.pop()
        if module.__name__ in found:
            continue
        found[module.__name__] = module
        for value in vars(module).values():
            name = value.__name__ if isinstance(value, ModuleType) else getattr(value, "__module__", None)
            if isinstance(name, str) and name.startswith(_READ):
                waiting.append(sys.modules[name])
    return [found[name] for name in sorted(found)]


def _constants(module: ModuleType) -> Iterator[tuple[str, object]]:
    for name, value in vars(module).items():
        if not name.startswith("__") and _is_constant(value):
            yield name, _canonical(value)


def _is_constant(value: object) -> bool:
    if is_dataclass(value):
        return not isinstance(value, type)
    return isinstance(value, (str, int, float, re.Pattern, Patterns, Mapping, Set, tuple, list))


def _canonical(value: object) -> object:
    """Return *value* in JSON's types, the same for equal values."""
    if isinstance(value, (Patterns, re.Pattern)):
        return [value.pattern, int(value.flags)]
    if isinstance(value, Mapping):
        return sorted(([_canonical(key), _canonical(held)] for key, held in value.items()), key=json.dumps)
    if isinstance(value, Set):
        return sorted((_canonical(held) for held in value), key=json.dumps)
    if isinstance(value, (tuple, list)):
        return [_canonical(held) for held in value]
    if is_dataclass(value) and not isinstance(value, type):
        return [[field.name, _canonical(getattr(value, field.name))] for field in fields(value)]
    return value if isinstance(value, (str, int, float, type(None))) else type(value).__qualname__
