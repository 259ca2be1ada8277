from pathlib import Path
from typing import Literal

import pytest

from sprout import bundle
from sprout.bundle import bundled
from sprout.errors import SproutError


def installed(monkeypatch: pytest.MonkeyPatch, folder: Path) -> Path:
    """Pretend that the package is installed in *folder*."""
    package = folder / "site" / "sprout"
    package.mkdir(parents=True)
    monkeypatch.setattr(bundle, "__file__", str(package / "bundle.py"))
    return package


@pytest.mark.parametrize(("folder", "inside"), [("corpus", "manifest.yaml"), ("suites", "safety.yaml")])
def test_the_checkout_has_its_data_at_the_top(folder: Literal["corpus", "suites"], inside: str) -> None:
    assert (bundled(folder) / inside).is_file()


def test_an_installed_wheel_has_its_data_inside(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    package = installed(monkeypatch, tmp_path)
    (package / "_data" / "suites").mkdir(parents=True)
    (package.parent / "suites").mkdir()

    assert bundled("suites") == package / "_data" / "suites"


def test_an_installation_without_data_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    installed(monkeypatch, tmp_path)

    with pytest.raises(SproutError, match=r"the bundled corpus is missing from this installation .*reinstall"):
        bundled("corpus")
