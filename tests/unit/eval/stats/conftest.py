"""Published values: ``@pytest.mark.oracles("name")`` runs a test once per entry of that name in oracles.json."""

import json
from pathlib import Path
from typing import Any

import pytest

_ORACLES: dict[str, Any] = json.loads(Path(__file__).with_name("oracles.json").read_text(encoding="utf-8"))


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "oracles(name): run once per entry of that name in oracles.json")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "oracle" in metafunc.fixturenames:
        marker = metafunc.definition.get_closest_marker("oracles")
        assert marker is not None, f"{metafunc.function.__name__} does not say which oracles it runs"
        metafunc.parametrize("oracle", [pytest.param(entry, id=entry["id"]) for entry in _ORACLES[marker.args[0]]])


@pytest.fixture
def confidences() -> list[float]:
    return list(_ORACLES["confidences"]["conf"])


@pytest.fixture
def correct() -> list[bool]:
    return [bool(value) for value in _ORACLES["confidences"]["correct"]]
