"""Where foreign data becomes ours: numbers are finite, texts are plain, and everything is JSON."""

import math
from collections.abc import Mapping
from typing import Any

from sprout.errors import TargetError
from sprout.text import plain

__all__ = ["as_plain_json", "well_formed"]


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

    Raises :class:`~sprout.errors.TargetError` for a number that is not finite, and for anything that is not JSON.
    """
    if isinstance(value, str):
        return value.encode("utf-8", "backslashreplace").decode("utf-8")
    if value is None or isinstance(value, (bool, int)):
        return value
    if isinstance(value, float):
        if not math.isfinite(value):
            raise TargetError(f"{place} has the number {value!r}, which is not finite")
        return value
    if isinstance(value, Mapping):
        return {_key(key, place): well_formed(item, f"{place}.{key}") for key, item in value.items()}
    if isinstance(value, (list, tuple)):
        return [well_formed(item, f"{place}.{index}") for index, item in enumerate(value)]
    raise TargetError(f"{place} has a value of type {type(value).__name__!r}, which is no JSON")


def _key(key: object, place: str) -> str:
    if not isinstance(key, str):
        raise TargetError(f"{place} has the key {key!r}, which is not text")
    return key.encode("utf-8", "backslashreplace").decode("utf-8")
