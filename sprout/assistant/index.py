"""The index: plants, chunks and their vectors in one JSON file that is the same bytes for the same input."""

import base64
import binascii
import hashlib
import json
import tempfile
from collections.abc import Callable
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from sprout.assistant.chunking import Chunk, chunk_document
from sprout.assistant.corpus import Corpus, Species
from sprout.assistant.settings import Settings
from sprout.errors import CorpusError
from sprout.providers import Vector

__all__ = ["FORMAT", "Index", "build_index", "dump_index", "load_index", "parse_index", "save_index"]

FORMAT = 1
"""Version of the file; a file of another version is refused, since it is rebuilt in seconds."""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Index:
    """Chunks sorted by id, row *i* of *vectors* belonging to chunk *i*. *embedding* names what made the vectors."""

    embedding: str
    species: tuple[Species, ...]
    chunks: tuple[Chunk, ...]
    vectors: npt.NDArray[np.float32]

    def digest(self) -> str:
        """Return the SHA-256 (hex) of the index file's bytes."""
        return hashlib.sha256(dump_index(self).encode("utf-8")).hexdigest()


def embedding_name(settings: Settings) -> str:
    """Say which embedding, with which options, the vectors of an index come from."""
    return f"{settings.embedding} {json.dumps(settings.embedding_options, sort_keys=True, default=str)}"


def build_index(corpus: Corpus, settings: Settings, embed: Callable[[str], Vector]) -> Index:
    """Cut all documents of *corpus* into chunks and embed each with its title and heading."""
    chunks = sorted(
        (
            chunk
            for document in corpus.documents
            for chunk in chunk_document(document, words=settings.chunk_words, overlap=settings.chunk_overlap)
        ),
        key=lambda chunk: chunk.id,
    )
    vectors = [embed(f"{chunk.title}. {chunk.heading}. {chunk.text}") for chunk in chunks]
    return Index(
        embedding=embedding_name(settings),
        species=corpus.species,
        chunks=tuple(chunks),
        vectors=np.stack(vectors).astype("<f4"),
    )


def dump_index(index: Index) -> str:
    """Return the file's text: JSON with sorted keys, ASCII only, vectors as base64 of little-endian float32."""
    content = {
        "format": FORMAT,
        "embedding": index.embedding,
        "dimensions": int(index.vectors.shape[1]),
        "species": [asdict(species) for species in index.species],
        "chunks": [
            {**asdict(chunk), "vector": base64.b64encode(row.astype("<f4").tobytes()).decode("ascii")}
            for chunk, row in zip(index.chunks, index.vectors, strict=True)
        ],
    }
    return json.dumps(content, sort_keys=True, indent=1) + "\n"


def save_index(index: Index, path: Path) -> None:
    """Write *index* to *path* whole or not at all. Raises CorpusError when it cannot be written."""
    text = dump_index(index)
    written: Path | None = None
    try:
        with tempfile.NamedTemporaryFile(
            "w", encoding="utf-8", newline="\n", dir=path.parent, prefix=f".{path.name}.", delete=False
        ) as file:
            written = Path(file.name)
            file.write(text)
        written.chmod(0o644)
        written.replace(path)
    except OSError as error:
        if written is not None:
            written.unlink(missing_ok=True)
        raise CorpusError(f"{path}: cannot be written: {error}") from error


def load_index(path: Path, settings: Settings) -> Index:
    """Read the index at *path*; see :func:`parse_index` for what is refused."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise CorpusError(f"{path}: cannot be read: {error}") from error
    return parse_index(text, settings, place=str(path))


def parse_index(text: str, settings: Settings, *, place: str) -> Index:
    """Parse an index file.

    Raises :class:`~sprout.errors.CorpusError` (beginning with *place*) for anything but a whole index of
    this :data:`FORMAT` made by the embedding that *settings* choose.
    """
    try:
        content = json.loads(text)
    except ValueError as error:
        raise CorpusError(f"{place}: not an index: {error}") from error
    if not isinstance(content, dict) or "format" not in content:
        raise CorpusError(f"{place}: not an index: there is no 'format'")
    if content["format"] != FORMAT:
        raise CorpusError(
            f"{place}: index format {content['format']!r}; {FORMAT} is allowed, run 'sprout ingest' again"
        )
    wanted = embedding_name(settings)
    if content.get("embedding") != wanted:
        raise CorpusError(
            f"{place}: made by embedding {content.get('embedding')!r}, but {wanted!r} is configured; "
            "run 'sprout ingest' again"
        )
    try:
        return _index(content)
    except (KeyError, TypeError, ValueError, AttributeError, binascii.Error) as error:
        raise CorpusError(f"{place}: the index is damaged: {error!r}") from error


def _index(content: dict[str, Any]) -> Index:
    dimensions = content["dimensions"]
    rows = [np.frombuffer(base64.b64decode(row["vector"], validate=True), dtype="<f4") for row in content["chunks"]]
    vectors = np.stack(rows)
    if vectors.shape[1] != dimensions or not np.isfinite(vectors).all():
        raise ValueError(f"vectors of shape {vectors.shape} where {dimensions} finite numbers each are needed")
    return Index(
        embedding=content["embedding"],
        species=tuple(_species(row) for row in content["species"]),
        chunks=tuple(_chunk(row) for row in content["chunks"]),
        vectors=vectors,
    )


def _species(row: dict[str, Any]) -> Species:
    return Species(**{**row, "aliases": tuple(row["aliases"])})


def _chunk(row: dict[str, Any]) -> Chunk:
    chunk = Chunk(**{name: value for name, value in row.items() if name != "vector"})
    for field in fields(chunk):
        value = getattr(chunk, field.name)
        if not (isinstance(value, str) and value.strip()) and not (field.name == "url" and value is None):
            raise ValueError(f"chunk {chunk.id!r}: {field.name} is {value!r}")
    return chunk
