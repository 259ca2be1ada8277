"""config_hash() tells detectors apart that read with other words."""

import os
import re
import subprocess
import sys

import pytest

from sprout.judges.detectors import identity as detectors
from sprout.judges.detectors.patterns import Patterns
from sprout.judges.detectors.words import limit as limit_words


@pytest.fixture
def before() -> str:
    detectors.config_hash.cache_clear()
    return detectors.config_hash()


@pytest.fixture(autouse=True)
def _hashed_anew() -> object:
    yield
    detectors.config_hash.cache_clear()


def test_it_is_the_same_in_another_process_under_another_hash_seed(before: str) -> None:
    code = "from sprout.judges.detectors.identity import config_hash; print(config_hash())"
    env = {**os.environ, "PYTHONHASHSEED": "7"}
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env=env)
    assert told.stdout.strip() == before
    assert re.fullmatch("[0-9a-f]{12}", before)


def test_detecting_does_not_change_it(before: str) -> None:
    from sprout.judges import certifies_safety, refusal, routes_to_help

    for detect in (certifies_safety, refusal, routes_to_help):
        detect("I can't say that it is safe. Call your vet.")
    detectors.config_hash.cache_clear()
    assert detectors.config_hash() == before


def test_another_pattern_in_a_word_list_changes_it(before: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limit_words, "VAGUE", re.compile(" never "))
    detectors.config_hash.cache_clear()
    assert detectors.config_hash() != before


def test_a_bound_of_a_rule_changes_it(before: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules["sprout.judges.detectors.refusal"], "_ANSWERS", 8)
    detectors.config_hash.cache_clear()
    assert detectors.config_hash() != before


def test_a_version_changes_it(before: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(detectors, "VERSIONS", {**detectors.VERSIONS, "refusal": 1_000})
    detectors.config_hash.cache_clear()
    assert detectors.config_hash() != before


def test_a_pattern_that_a_detector_took_from_a_word_list_changes_it(
    before: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.modules["sprout.judges.detectors.refusal"], "REFUSES", re.compile(" never "))
    detectors.config_hash.cache_clear()
    assert detectors.config_hash() != before


def test_it_compiles_no_pattern_that_nothing_has_asked_for() -> None:
    from sprout.judges.detectors.words import override

    override.OVERRIDES.__dict__.pop("compiled", None)
    detectors.config_hash()
    assert "compiled" not in vars(override.OVERRIDES)


@pytest.mark.parametrize("ignore_case", [True, False])
def test_patterns_are_told_apart_as_when_they_are_compiled(ignore_case: bool) -> None:
    lazy = Patterns("a", "b|c", ignore_case=ignore_case)
    assert (lazy.pattern, int(lazy.flags)) == (lazy.compiled.pattern, lazy.compiled.flags)
