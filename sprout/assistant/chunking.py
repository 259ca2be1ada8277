"""Cut documents into the chunks that are retrieved and cited: one per topic, longer ones in pieces."""

from dataclasses import dataclass

from sprout.assistant.corpus import Document, Section
from sprout.assistant.settings import Language
from sprout.text import sentences

__all__ = ["Chunk", "chunk_document"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Chunk:
    """A citable passage with its whole provenance. *text* is verbatim from the document."""

    id: str
    doc: str
    species: str
    topic: str
    heading: str
    text: str
    title: str
    source: str
    url: str | None
    license: str
    fetch_date: str
    language: Language


def chunk_document(document: Document, *, words: int, overlap: int) -> tuple[Chunk, ...]:
    """Cut *document* by section, and a section of more than *words* words between its sentences.

    Neighbouring pieces share *overlap* sentences. Ids read ``doc#topic`` or ``doc#topic.2``.
    """
    chunks: list[Chunk] = []
    for section in document.sections:
        pieces = _pieces(section, words, overlap)
        for number, text in enumerate(pieces, start=1):
            suffix = f".{number}" if len(pieces) > 1 else ""
            chunks.append(_chunk(document, section, f"{document.id}#{section.topic}{suffix}", text))
    return tuple(chunks)


def _pieces(section: Section, words: int, overlap: int) -> list[str]:
    units = [sentence.strip() for sentence in sentences(section.text)]
    if len(section.text.split()) <= words or len(units) < 2:
        return [section.text]
    pieces: list[list[str]] = [[]]
    for unit in units:
        last = pieces[-1]
        # A piece needs something new beside the overlap, or a giant sentence would repeat forever.
        fresh = len(last) > (overlap if len(pieces) > 1 else 0)
        if fresh and sum(len(sentence.split()) for sentence in (*last, unit)) > words:
            pieces.append([*(last[-overlap:] if overlap else []), unit])
        else:
            last.append(unit)
    return [" ".join(piece) for piece in pieces]


def _chunk(document: Document, section: Section, name: str, text: str) -> Chunk:
    return Chunk(
        id=name,
        doc=document.id,
        species=document.species,
        topic=section.topic,
        heading=section.heading,
        text=text,
        title=document.title,
        source=document.source,
        url=document.url,
        license=document.license,
        fetch_date=document.fetch_date,
        language=document.language,
    )
