"""Turn supported sentences into the sentences of an answer, each with its whole citation."""

from collections.abc import Sequence

from sprout.assistant.answer import AnswerSentence, Citation
from sprout.assistant.citation_guard import Supported

__all__ = ["compose"]


def compose(items: Sequence[Supported]) -> tuple[AnswerSentence, ...]:
    """Return *items* without repetitions, those of one chunk in its order, chunks in the order they first come."""
    once = {item.sentence: item for item in reversed(items)}
    unique = [item for item in items if once.get(item.sentence) is item]
    order: dict[str, int] = {}
    for item in unique:
        order.setdefault(_chunk_id(item), len(order))
    return tuple(_sentence(item) for item in sorted(unique, key=lambda item: (order[_chunk_id(item)], _place(item))))


def _chunk_id(item: Supported) -> str:
    return item.chunk.id if item.chunk is not None else ""


def _place(item: Supported) -> int:
    return item.chunk.text.find(item.quote) if item.chunk is not None else 0


def _sentence(item: Supported) -> AnswerSentence:
    chunk = item.chunk
    if chunk is None:
        return AnswerSentence(text=item.sentence, citation=None)
    citation = Citation(
        chunk_id=chunk.id,
        doc=chunk.doc,
        title=chunk.title,
        species=chunk.species,
        topic=chunk.topic,
        passage=chunk.text,
        quote=item.quote,
        source=chunk.source,
        url=chunk.url,
        license=chunk.license,
        fetch_date=chunk.fetch_date,
        language=chunk.language,
    )
    return AnswerSentence(text=item.sentence, citation=citation)
