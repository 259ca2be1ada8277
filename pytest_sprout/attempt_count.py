"""How often each suite was put to the same target, counted in pytest's cache: beside the record, never in it."""

import json
import warnings
from collections.abc import Iterable, Mapping

import pytest

from pytest_sprout.ledger import Entry
from sprout.errors import SproutError
from sprout.eval.attempts import Attempts

__all__ = ["count_attempts"]

_KEY = "sprout/attempts"


def count_attempts(config: pytest.Config, entries: Iterable[Entry]) -> Mapping[str, int]:
    """Count one more attempt of each of *entries* whose gate was evaluated; return each one's number by its name.

    Empty without pytest's cache. One that cannot be read starts at 1, and one that cannot be written stays as it is.
    """
    cache: pytest.Cache | None = getattr(config, "cache", None)
    done = [entry for entry in entries if entry.gate is not None]
    if cache is None or not done:
        return {}
    attempts = _read(cache)
    numbers: dict[str, int] = {}
    for entry in done:
        key = (entry.declaration.suite.content_hash, entry.declaration.target)
        attempts = attempts.added(*key)
        numbers[entry.declaration.name] = attempts.of(*key)
    with warnings.catch_warnings():
        warnings.simplefilter(
            "ignore", pytest.PytestCacheWarning
        )  # pytest says so itself, if its cache is not writable
        cache.set(_KEY, json.loads(attempts.to_json()))
    return numbers


def _read(cache: pytest.Cache) -> Attempts:
    try:
        return Attempts.from_json(json.dumps(cache.get(_KEY, [])))
    except SproutError:
        return Attempts()
