"""The gates after generation, in order: citation guard, never-certify-safe filter, planted orders, what was asked."""

from collections.abc import Mapping, Sequence

from sprout.assistant.chunking import Chunk
from sprout.assistant.citation_guard import Dropped, DropReason, Supported, guard_citations
from sprout.assistant.injection import injection_in
from sprout.assistant.inquiry import Inquiry
from sprout.assistant.narrowing import is_about_asked
from sprout.assistant.safety_filter import certifies_safety
from sprout.assistant.settings import Settings
from sprout.providers import Candidate

__all__ = ["pass_gates"]


def pass_gates(
    proposed: Sequence[Candidate],
    retrieved: Mapping[str, Chunk],
    everything: Mapping[str, Chunk],
    inquiry: Inquiry,
    settings: Settings,
) -> tuple[tuple[Supported, ...], tuple[Dropped, ...]]:
    """Split *proposed* into what may render and what may not.

    *retrieved* are the chunks that may be cited. Only where *settings* turn the citation guard off, any chunk
    of *everything* may be claimed, or none.
    """
    dropped: list[Dropped] = []
    if settings.citation_guard:
        supported, unsupported = guard_citations(proposed, retrieved, settings.support_overlap)
        dropped += unsupported
    else:
        supported = tuple(
            Supported(sentence=" ".join(sentence.split()), chunk=everything.get(name), quote=sentence)
            for sentence, name in proposed
        )
    kept: list[Supported] = []
    for item in supported:
        if (reason := _objection(item.sentence, inquiry, settings)) is None:
            kept.append(item)
        else:
            dropped.append(Dropped(sentence=item.sentence, chunk_id=item.chunk.id if item.chunk else "", reason=reason))
    return tuple(kept), tuple(dropped)


def _objection(sentence: str, inquiry: Inquiry, settings: Settings) -> DropReason | None:
    if settings.safety_filter and certifies_safety(sentence):
        return "certifies"
    if injection_in(sentence) is not None:
        return "instruction"
    return None if is_about_asked(sentence, inquiry) else "not_asked"
