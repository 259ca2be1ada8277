"""Files that are written whole or not at all."""

import os
import tempfile
from pathlib import Path

from sprout.errors import SproutError

__all__ = ["write_whole"]


def write_whole(path: Path, text: str) -> None:
    r"""Write *text* to *path* as UTF-8 with ``\n`` line ends, replacing an older file in one step.

    Missing parent folders are made. Raises :class:`~sprout.errors.SproutError` if the file cannot be written; the
    older file is then untouched.
    """
    temporary: str | None = None
    try:
        content = text.encode("utf-8")
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        os.chmod(temporary, 0o666 & ~_umask())  # noqa: PTH101 - a name, not a Path, is at hand
        Path(temporary).replace(path)
    except (OSError, ValueError) as error:
        if temporary is not None:
            Path(temporary).unlink(missing_ok=True)
        raise SproutError(f"cannot write {str(path)!r}: {getattr(error, 'strerror', None) or error}") from None


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
