"""Read a corpus folder: a manifest and the documents it lists, no more and no less."""

import re
from dataclasses import dataclass, field
from pathlib import Path

from sprout.assistant.manifest import DocumentRow, Manifest, read_manifest
from sprout.assistant.settings import Language
from sprout.errors import CorpusError

__all__ = ["TOPICS", "Corpus", "Document", "Section", "Species", "read_corpus"]

TOPICS = (
    "light",
    "water",
    "soil",
    "humidity",
    "feeding",
    "propagation",
    "repotting",
    "problems",
    "toxicity",
)
"""The sections that a document may have, by the anchor in their heading."""

_TITLE = re.compile(r"#\s+(?P<title>\S.*?)\s*$")
_HEADING = re.compile(r"##\s+(?P<heading>\S.*?)\s*\{#(?P<topic>[^}]*)\}\s*$")


@dataclass(frozen=True, slots=True, kw_only=True)
class Species:
    """A plant of the corpus. *names* are display names by language, *aliases* all other names."""

    id: str
    scientific: str
    name_en: str
    name_es: str
    aliases: tuple[str, ...]

    def name(self, language: Language) -> str:
        """Return the display name in *language*."""
        return self.name_es if language == "es" else self.name_en


@dataclass(frozen=True, slots=True, kw_only=True)
class Section:
    """The part of a document about one topic, its lines joined by single spaces."""

    topic: str
    heading: str
    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Document:
    """A document with its provenance."""

    id: str
    title: str
    source: str
    url: str | None
    license: str
    fetch_date: str
    language: Language
    species: str
    sections: tuple[Section, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Corpus:
    """All documents and plants, sorted by id."""

    species: tuple[Species, ...]
    documents: tuple[Document, ...]


def read_corpus(folder: Path) -> Corpus:
    """Read the corpus in *folder*: ``manifest.yaml`` and the Markdown files in ``processed/``.

    Raises :class:`~sprout.errors.CorpusError` naming every fault at once: a file without a row, a row
    without a file, a row of an unlisted plant, a heading without a known topic, a repeated or an empty section.
    """
    if not folder.is_dir():
        raise CorpusError(f"{folder}: there is no such folder")
    manifest = read_manifest(folder / "manifest.yaml")
    problems = _row_problems(folder, manifest)
    documents: list[Document] = []
    for row in manifest.documents:
        if (folder / row.file).is_file():
            sections, faults = _read_sections(folder / row.file)
            problems += faults
            documents.append(_document(row, sections))
    if problems:
        raise CorpusError("\n".join(problems))
    species = [
        Species(
            id=row.id,
            scientific=row.scientific,
            name_en=row.names.en,
            name_es=row.names.es,
            aliases=(*row.aliases.en, *row.aliases.es),
        )
        for row in manifest.species
    ]
    return Corpus(
        species=tuple(sorted(species, key=lambda item: item.id)),
        documents=tuple(sorted(documents, key=lambda item: item.id)),
    )


def _row_problems(folder: Path, manifest: Manifest) -> list[str]:
    known = {row.id for row in manifest.species}
    listed = {row.file for row in manifest.documents}
    found = {path.relative_to(folder).as_posix() for path in (folder / "processed").glob("**/*") if path.is_file()}
    problems = [
        f"{folder / 'manifest.yaml'}: document {row.id!r}: species {row.species!r} is not in the species list"
        for row in manifest.documents
        if row.species not in known
    ]
    problems += [
        f"{folder / 'manifest.yaml'}: document {row.id!r}: there is no file {row.file!r}"
        for row in manifest.documents
        if row.file not in found
    ]
    problems += [f"{folder / name}: the file has no row in manifest.yaml" for name in sorted(found - listed)]
    described = {row.species for row in manifest.documents}
    problems += [f"{folder / 'manifest.yaml'}: species {name!r} has no document" for name in sorted(known - described)]
    return problems


def _document(row: DocumentRow, sections: tuple[Section, ...]) -> Document:
    return Document(
        id=row.id,
        title=row.title,
        source=row.source,
        url=row.url,
        license=row.license,
        fetch_date=row.fetch_date,
        language=row.language,
        species=row.species,
        sections=sections,
    )


@dataclass(slots=True)
class _Body:
    """A section while its lines are read; *topic* is None where the heading was faulty."""

    topic: str | None
    heading: str
    line: int
    lines: list[str] = field(default_factory=list)


def _read_sections(path: Path) -> tuple[tuple[Section, ...], list[str]]:
    """Return the sections of the file at *path* and what is wrong with it."""
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        return (), [f"{path}: cannot be read: {error}"]
    problems: list[str] = []
    bodies: list[_Body] = []
    for number, line in enumerate(lines, start=1):
        if line.startswith("#"):
            if (fault := _open_section(line, number, bodies)) is not None:
                problems.append(f"{path}:{number}: {fault}")
        elif line.strip() and bodies:
            bodies[-1].lines.append(line.strip())
        elif line.strip():
            problems.append(f"{path}:{number}: text before the first section: {line.strip()[:60]!r}")
    problems += [f"{path}:{body.line}: section {body.topic!r} is empty" for body in bodies if not body.lines]
    if not bodies and not problems:
        problems.append(f"{path}: there is no section")
    sections = (
        Section(topic=body.topic, heading=body.heading, text=" ".join(" ".join(body.lines).split()))
        for body in bodies
        if body.topic is not None
    )
    return tuple(sections), problems


def _open_section(line: str, number: int, bodies: list[_Body]) -> str | None:
    """Add the section that the heading *line* opens to *bodies*; return what is wrong with the heading, if anything."""
    match = _HEADING.match(line)
    if match is None:
        if not bodies and _TITLE.match(line):
            return None
        return f"a heading must read '## Words {{#topic}}', got {line!r}"
    topic = match["topic"]
    known = topic in TOPICS
    repeated = any(body.topic == topic for body in bodies)
    bodies.append(_Body(topic=topic if known and not repeated else None, heading=match["heading"], line=number))
    if not known:
        return f"topic {topic!r} is not known; allowed: {', '.join(TOPICS)}"
    return f"topic {topic!r} has two sections" if repeated else None
