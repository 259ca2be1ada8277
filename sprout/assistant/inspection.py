"""Show a trace as plain values, for people who debug and for reports."""

from dataclasses import asdict
from typing import Any

from sprout.assistant.answer import Trace

__all__ = ["describe"]


def describe(trace: Trace) -> dict[str, Any]:
    """Return everything of *trace* but the answer itself, as JSON-ready values."""
    inquiry = trace.inquiry
    return {
        "language": inquiry.language,
        "species": list(inquiry.species),
        "unknown_plants": list(inquiry.unknown_plants),
        "topics": dict(inquiry.topics),
        "safety_question": inquiry.safety,
        "creatures": sorted(inquiry.creatures),
        "from_history": inquiry.from_history,
        "injection": trace.injection,
        "retrieved": [
            {"chunk": item.chunk.id, "cosine": round(item.cosine, 6), "bm25": item.bm25, "fused": item.fused}
            for item in trace.retrieved
        ],
        "candidates": [{"sentence": sentence, "chunk": chunk_id} for sentence, chunk_id in trace.candidates],
        "dropped": [asdict(item) for item in trace.dropped],
        "evidence": asdict(trace.evidence) if trace.evidence is not None else None,
        "confidence": trace.answer.confidence,
        "provider_failure": trace.provider_failure,
    }
