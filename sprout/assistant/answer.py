"""What the assistant gives back: sentences with citations, or a refusal with its reason."""

from dataclasses import dataclass
from typing import Literal

from sprout.assistant.citation_guard import Dropped
from sprout.assistant.confidence import Evidence
from sprout.assistant.deadline import FailureKind
from sprout.assistant.injection import Injection
from sprout.assistant.inquiry import Inquiry
from sprout.assistant.retrieval import RetrievedChunk
from sprout.assistant.settings import Language
from sprout.providers import Candidate

__all__ = ["Answer", "AnswerSentence", "Citation", "RefusalReason", "Trace"]

RefusalReason = Literal["out_of_scope", "no_supported_sentences", "low_confidence"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Citation:
    """Where a sentence comes from. *passage* is the whole cited chunk, *quote* what of it supports the sentence."""

    chunk_id: str
    doc: str
    title: str
    species: str
    topic: str
    passage: str
    quote: str
    source: str
    url: str | None
    license: str
    fetch_date: str
    language: Language


@dataclass(frozen=True, slots=True, kw_only=True)
class AnswerSentence:
    """A rendered sentence. Without a citation it exists only where the citation guard is turned off."""

    text: str
    citation: Citation | None
    provenance: Literal["corpus"] = "corpus"


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer:
    """An answer or a refusal, ready to show; every string of it is in *language*.

    *confidence* is from 0 to 1, None when the question never got that far. *as_of* is the newest fetch date cited.
    *flagged* asks for review.
    """

    text: str
    sentences: tuple[AnswerSentence, ...]
    refused: bool
    refusal_reason: RefusalReason | None
    confidence: float | None
    language: Language
    as_of: str | None
    notices: tuple[str, ...]
    disclosure: str
    flagged: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Trace:
    """An answer together with how it came about; making it changes nothing in the answer."""

    answer: Answer
    inquiry: Inquiry
    injection: Injection | None
    retrieved: tuple[RetrievedChunk, ...] = ()
    candidates: tuple[Candidate, ...] = ()
    dropped: tuple[Dropped, ...] = ()
    evidence: Evidence | None = None
    provider_failure: FailureKind | None = None
