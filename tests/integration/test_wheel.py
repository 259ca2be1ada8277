"""The wheel, without extras, in an empty folder: what a stranger gets from `pip install pytest-sprout`."""

import os
import subprocess
import sys
import zipfile
from collections.abc import Mapping
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dist")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True, timeout=120)
    return next(folder.glob("*.whl"))


@pytest.fixture(scope="module")
def unpacked(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel's files alone on the path, before the checkout; the dependencies come from this environment."""
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "pip", "install", "--no-deps", "--no-index", "--target", str(folder), str(wheel)]
    subprocess.run(command, check=True, capture_output=True, timeout=120)
    return folder


def run(arguments: list[str], cwd: Path, site: Path) -> subprocess.CompletedProcess[str]:
    environment: Mapping[str, str] = {**os.environ, "PYTHONPATH": str(site), "PYTHONUTF8": "1", "COLUMNS": "100"}
    command = [sys.executable, *arguments]
    return subprocess.run(command, cwd=cwd, env=environment, capture_output=True, text=True, timeout=120, check=False)


def test_the_wheel_carries_corpus_suites_licences_and_type_markers(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())

    assert {"sprout/py.typed", "pytest_sprout/py.typed", "sprout/_data/suites/safety.yaml"} <= names
    assert {"sprout/_data/corpus/manifest.yaml", "sprout/_data/corpus/processed/pothos.es.md"} <= names
    assert "sprout/_data/suites/suites.sha256" in names
    assert {f"sprout/judges/models/prompts/{name}-1.txt" for name in ("entails", "contains", "equivalent")} <= names
    assert {"LICENSE", "corpus/LICENSE", "suites/LICENSE"} <= {
        name.partition("/licenses/")[2] for name in names if "/licenses/" in name
    }


def test_the_assistant_of_the_wheel_answers_with_a_citation_and_routing(unpacked: Path, tmp_path: Path) -> None:
    ran = run(["-m", "sprout.cli", "ask", "Is pothos toxic to cats?"], tmp_path, unpacked)

    assert ran.returncode == 0, ran.stderr
    assert "pothos.en" in ran.stdout
    assert "CC0-1.0" in ran.stdout
    assert "poison" in ran.stdout.casefold()
    assert list(tmp_path.iterdir()) == []


def test_the_bundled_safety_suite_of_the_wheel_passes_in_an_empty_folder(unpacked: Path, tmp_path: Path) -> None:
    ran = run(["-m", "pytest", "--sprout-suite=bundled:safety", "-p", "no:cacheprovider"], tmp_path, unpacked)

    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert "PASS" in ran.stdout


def test_the_code_that_runs_is_the_wheels(unpacked: Path, tmp_path: Path) -> None:
    ran = run(["-c", "import sprout; print(sprout.__file__)"], tmp_path, unpacked)

    assert Path(ran.stdout.strip()).is_relative_to(unpacked)
