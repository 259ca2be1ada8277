"""The files of a cross-encoder: in a folder, or fetched from Hugging Face by name and kept in its cache."""

import hashlib
import importlib
import json
import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any, Final, cast

from sprout.errors import UsageError

__all__ = ["WEIGHTS", "NliFiles", "fetched", "found", "imported"]

WEIGHTS: Final = ("model.onnx", "onnx/model.onnx")
"""Where the weights are looked for, in this order."""

_NEEDED = ("config.json", "tokenizer.json")
_OPTIONAL = "tokenizer_config.json"
_CHUNK = 1 << 20


@dataclass(frozen=True, slots=True, kw_only=True)
class NliFiles:
    """Where the files of one model are."""

    folder: Path
    weights: Path
    """The ONNX file; tensors that it keeps apart are beside it, in the same name with ``_data``."""

    @property
    def tokenizer(self) -> Path:
        """The tokenizer, in the format of the ``tokenizers`` package."""
        return self.folder / "tokenizer.json"

    def config(self) -> Mapping[str, Any]:
        """Return ``config.json``; raises :class:`~sprout.errors.UsageError` if it is no JSON object."""
        return _json(self.folder / "config.json")

    def tokenizer_config(self) -> Mapping[str, Any]:
        """Return ``tokenizer_config.json``, empty if there is none."""
        path = self.folder / _OPTIONAL
        return _json(path) if path.is_file() else {}

    def digest(self) -> str:
        """Return the SHA-256 over all files that a judgement depends on, names included."""
        apart = self.weights.with_name(f"{self.weights.name}_data")
        whole = hashlib.sha256()
        for path in (self.folder / "config.json", self.folder / _OPTIONAL, self.tokenizer, self.weights, apart):
            if path.is_file():
                whole.update(f"{path.name}\0{_sha256(path)}\0".encode())
        return whole.hexdigest()


def found(folder: Path, weights: str | None = None) -> NliFiles:
    """Return the files in *folder*, with the weights in *weights* if that is given.

    Raises :class:`~sprout.errors.UsageError` that names what is missing.
    """
    if not folder.is_dir():
        raise UsageError(f"the folder of the NLI model, {str(folder)!r}, is not there")
    for name in _NEEDED:
        if not (folder / name).is_file():
            raise UsageError(f"the NLI model in {str(folder)!r} has no {name!r}")
    for place in [weights] if weights else WEIGHTS:
        if (folder / place).is_file():
            return NliFiles(folder=folder, weights=folder / place)
    there = sorted(str(path.relative_to(folder)) for path in folder.rglob("*.onnx"))
    raise UsageError(
        f"the NLI model in {str(folder)!r} has no {weights or ' or '.join(WEIGHTS)!r}; "
        f"ONNX files that are there: {', '.join(there) or 'none'}"
    )


def fetched(
    model: str, revision: str | None, weights: str | None, *, cache: Path | None = None, endpoint: str | None = None
) -> NliFiles:
    """Return the files of *model* from the cache, fetched from the hub only if they are not all there.

    A revision that moves, such as a branch, is therefore looked up once. Raises :class:`~sprout.errors.UsageError` if
    the model cannot be had, naming the cache.
    """
    with _without_telemetry():
        hub = imported("huggingface_hub")
    patterns = [*_NEEDED, _OPTIONAL]
    for place in [weights] if weights else WEIGHTS:
        patterns += [place, f"{place}_data"]
    options = {"revision": revision, "cache_dir": cache, "allow_patterns": patterns, "endpoint": endpoint}
    with suppress(Exception):  # not there, or not all of it: whatever the library says, the next step is to fetch it
        return found(Path(hub.snapshot_download(model, local_files_only=True, **options)), weights)
    try:
        folder = hub.snapshot_download(model, **options)
    except Exception as error:  # its errors, those of its HTTP library, and those of the file system
        first = (str(error).strip().splitlines() or [""])[0]
        raise UsageError(
            f"the NLI model {model!r} is not in the cache, {str(cache or hub.constants.HF_HUB_CACHE)!r}, and cannot be "
            f"fetched: {type(error).__name__}: {first}; fetch it where there is a network, or name its folder"
        ) from None
    return found(Path(folder), weights)


def imported(name: str) -> ModuleType:
    """Return the package *name*; raises :class:`~sprout.errors.UsageError` that names the extra that installs it."""
    try:
        return importlib.import_module(name)
    except ImportError as error:
        raise UsageError(
            f"the judge 'nli' needs {name}: {error}; install it with: pip install 'pytest-sprout[nli]'"
        ) from None


@contextmanager
def _without_telemetry() -> Iterator[None]:
    """Have a library that is imported meanwhile keep what it knows of this machine to itself."""
    name = "HF_HUB_DISABLE_TELEMETRY"
    before = os.environ.get(name)
    os.environ[name] = "1"
    try:
        yield
    finally:
        if before is None:
            del os.environ[name]
        else:
            os.environ[name] = before


def _json(path: Path) -> Mapping[str, Any]:
    try:
        content = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError) as error:
        raise UsageError(f"{str(path)!r} cannot be read: {error}") from None
    if not isinstance(content, dict):
        raise UsageError(f"{str(path)!r} holds no JSON object")
    return cast("Mapping[str, Any]", content)


def _sha256(path: Path) -> str:
    digest = hashlib.sha256()
    with path.open("rb") as file:
        while chunk := file.read(_CHUNK):
            digest.update(chunk)
    return digest.hexdigest()
