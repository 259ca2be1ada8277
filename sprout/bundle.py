"""Where the corpus and the suites that travel with sprout are."""

from pathlib import Path
from typing import Literal

from sprout.errors import SproutError

__all__ = ["bundled"]


def bundled(folder: Literal["corpus", "suites"]) -> Path:
    """Return the bundled *folder*: inside an installed wheel, else at the top of the checkout.

    Raises :class:`~sprout.errors.SproutError` if the installation has neither.
    """
    package = Path(__file__).resolve().parent
    for candidate in (package / "_data" / folder, package.parent / folder):
        if candidate.is_dir():
            return candidate
    raise SproutError(f"the bundled {folder} is missing from this installation ({package}); reinstall pytest-sprout")
