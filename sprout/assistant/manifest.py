"""The corpus manifest: which documents there are, where they come from, and which plants they are about."""

import datetime as dt
from pathlib import Path
from typing import Annotated, Any, Literal

import yaml
from pydantic import BaseModel, ConfigDict, Field, ValidationError, field_validator

from sprout.assistant.settings import Language
from sprout.errors import CorpusError

__all__ = ["DocumentRow", "Manifest", "SpeciesRow", "read_manifest"]

Text = Annotated[str, Field(min_length=1, pattern=r"\S")]
Id = Annotated[str, Field(pattern=r"^[A-Za-z0-9][A-Za-z0-9_.-]*$")]


class _Row(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


class Names(_Row):
    """One name per language."""

    en: Text
    es: Text


class Aliases(_Row):
    """Other common names per language."""

    en: list[Text] = Field(default_factory=list)
    es: list[Text] = Field(default_factory=list)


class SpeciesRow(_Row):
    """A plant, with the names that people use for it."""

    id: Id
    scientific: Text
    names: Names
    aliases: Aliases = Field(default_factory=Aliases)


class DocumentRow(_Row):
    """A document and its provenance; nothing of it may be missing."""

    id: Id
    file: Text
    title: Text
    source: Text
    url: Text | None
    license: Text
    fetch_date: str
    language: Language
    topic: Text
    species: Id

    @field_validator("fetch_date")
    @classmethod
    def _is_date(cls, value: str) -> str:
        dt.date.fromisoformat(value)
        if len(value) != 10:
            raise ValueError("a date like '2026-11-30' is allowed")
        return value


class Manifest(_Row):
    """The whole manifest file."""

    format: Literal[1]
    source_note: Text
    species: Annotated[list[SpeciesRow], Field(min_length=1)]
    documents: Annotated[list[DocumentRow], Field(min_length=1)]


class _PlainLoader(yaml.SafeLoader):
    """YAML in which a key that is given twice is an error instead of a silent loss."""

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Any, Any]:
        seen: set[object] = set()
        for key_node, _ in node.value:
            key = key_node.value
            if isinstance(key, str) and key in seen:
                raise yaml.MarkedYAMLError(problem=f"the key {key!r} is given twice", problem_mark=key_node.start_mark)
            seen.add(str(key))
        return super().construct_mapping(node, deep)


def read_manifest(path: Path) -> Manifest:
    """Read the manifest at *path*.

    Raises :class:`~sprout.errors.CorpusError` with every fault of the file: unreadable, not YAML, a key given twice,
    a missing, unknown or mistyped field (a date must be quoted text), a repeated id or file.
    """
    try:
        data = yaml.load(path.read_text(encoding="utf-8"), Loader=_PlainLoader)  # noqa: S506 - a SafeLoader
    except (OSError, UnicodeDecodeError) as error:
        raise CorpusError(f"{path}: cannot be read: {error}") from error
    except yaml.YAMLError as error:
        raise CorpusError(f"{path}: {error}") from error
    try:
        manifest = Manifest.model_validate(data)
    except ValidationError as error:
        lines = [f"{path}: {_where(fault['loc'], data)}: {_what(fault)}" for fault in error.errors()]
        raise CorpusError("\n".join(lines)) from error
    repeats = [
        *_repeated("species id", [row.id for row in manifest.species]),
        *_repeated("document id", [row.id for row in manifest.documents]),
        *_repeated("file", [row.file for row in manifest.documents]),
    ]
    if repeats:
        raise CorpusError("\n".join(f"{path}: {what}" for what in repeats))
    return manifest


def _where(place: tuple[int | str, ...], data: object) -> str:
    """Name a place the way an author looks for it: by the row's id when it has one."""
    parts: list[str] = []
    at: object = data
    for step in place:
        parts.append(str(step))
        if isinstance(at, dict):
            at = at.get(step)
        elif isinstance(at, list) and isinstance(step, int) and step < len(at):
            at = at[step]
            if isinstance(at, dict) and isinstance(at.get("id"), str):
                parts[-1] = at["id"]
    return ".".join(parts) or "the file"


def _what(fault: Any) -> str:  # noqa: ANN401 - pydantic's ErrorDetails is not exported
    if fault["type"] == "missing":
        return "the field is missing"
    if fault["type"] == "extra_forbidden":
        return "no such field is known"
    return f"{fault['msg']}, got {fault['input']!r}"


def _repeated(kind: str, values: list[str]) -> list[str]:
    return [f"{kind} {value!r} is given twice" for value in sorted({v for v in values if values.count(v) > 1})]
