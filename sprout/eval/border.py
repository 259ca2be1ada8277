"""Where foreign data becomes ours: numbers are finite, texts are plain, and everything is JSON."""

import math
from collections.abc import Mapping
from typing import Any

from sprout.errors import TargetError
from sprout.text import plain

__all__ = ["as_plain_json", "well_formed"]

_DEEPEST = 100
_LARGEST = 10**300


def as_plain_json(value: object) -> Any:  # noqa: ANN401 - JSON
    """Return *value* as JSON data whose texts are safe to print, to put into XML and to send to a worker."""
    if isinstance(value, str):
        return plain(value)
    if isinstance(value, Mapping):
        return {plain(str(key)): as_plain_json(item) for key, item in value.items()}
    if isinstance(value, (list, tuple)):
        return [as_plain_json(item) for item in value]
    return value


def well_formed(value: object, place: str = "the response") -> Any:  # noqa: ANN401 - JSON
    """Return *value* with lone surrogates made visible.

    Raises :class:`~sprout.errors.TargetError` for a number that is not finite or beyond any float, for anything that is
    not JSON, and for what is nested deeper than 100 levels, such as a list that contains itself.
    """
    return _well_formed(value, place, 0)


def _well_formed(value: object, place: str, depth: int) -> Any:  # noqa: ANN401 - JSON
    if isinstance(value, str):
        return value.encode("utf-8", "backslashreplace").decode("utf-8")
    if value is None or isinstance(value, bool):
        return value
    if isinstance(value, (int, float)):
        return _number(value, place)
    if depth >= _DEEPEST:
        raise TargetError(f"{place[:80]}… is nested deeper than {_DEEPEST} levels")
    if isinstance(value, Mapping):
        return {_key(key, place): _well_formed(item, f"{place}.{key}", depth + 1) for key, item in value.items()}
    if isinstance(value, (list, tuple)):
        return [_well_formed(item, f"{place}.{index}", depth + 1) for index, item in enumerate(value)]
    raise TargetError(f"{place} has a value of type {type(value).__name__!r}, which is no JSON")


def _number(value: float, place: str) -> float:
    if isinstance(value, int):
        if abs(value) > _LARGEST:
            raise TargetError(f"{place} has a whole number of more than 300 digits")
        return int(value)
    if not math.isfinite(value):
        raise TargetError(f"{place} has the number {value!r}, which is not finite")
    return float(value)


def _key(key: object, place: str) -> str:
    if not isinstance(key, str):
        raise TargetError(f"{place} has the key {key!r}, which is not text")
    return key.encode("utf-8", "backslashreplace").decode("utf-8")
