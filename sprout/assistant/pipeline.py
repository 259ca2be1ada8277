"""The assistant: a question goes through the stages in order, and each stage can only narrow what reaches the user."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property

from sprout.assistant.answer import Answer, AnswerSentence, RefusalReason, Trace
from sprout.assistant.choosing import choose_for
from sprout.assistant.citation_guard import Dropped, Supported
from sprout.assistant.composing import compose
from sprout.assistant.confidence import Evidence, score_confidence
from sprout.assistant.corpus import Species
from sprout.assistant.deadline import FailureKind, ProviderFailure
from sprout.assistant.deciphering import decipher
from sprout.assistant.everyday import is_everyday
from sprout.assistant.evidence import weigh
from sprout.assistant.facts import FactBook
from sprout.assistant.gates import pass_gates
from sprout.assistant.generation import ask_embedding, ask_generator
from sprout.assistant.history import latest_questions, read_turns
from sprout.assistant.index import Index
from sprout.assistant.injection import injection_in
from sprout.assistant.inquiry import Inquiry, expand, terms_of, understand
from sprout.assistant.journal import record
from sprout.assistant.language import resolve_language
from sprout.assistant.names import NameBook
from sprout.assistant.narrowing import context_of, knows_creatures, wanted_creatures
from sprout.assistant.relevance import Choice
from sprout.assistant.rendering import render_answer, render_refusal
from sprout.assistant.retrieval import Retrieval, RetrievedChunk, Retriever, has_grounding
from sprout.assistant.settings import Settings
from sprout.providers import Candidate, EmbeddingProvider, GenerationProvider
from sprout.text import normalise, tokens

__all__ = ["Assistant"]


@dataclass(frozen=True, slots=True, kw_only=True)
class _Found:
    """What was retrieved for one thing asked about one plant; no *choice* of sentences where any plant may be meant."""

    query: str
    retrieval: Retrieval
    choice: Choice | None


@dataclass(slots=True)
class _Work:
    """What the stages have found so far; becomes the trace."""

    inquiry: Inquiry
    retrieved: list[RetrievedChunk] = field(default_factory=list)
    candidates: list[Candidate] = field(default_factory=list)
    dropped: list[Dropped] = field(default_factory=list)
    evidence: Evidence | None = None
    failure: FailureKind | None = None


class _Refusal(Exception):  # noqa: N818 - not an error: the pipeline's way out
    def __init__(self, reason: RefusalReason, *, ask_plant: bool = False, confidence: float | None = None) -> None:
        super().__init__(reason)
        self.reason: RefusalReason = reason
        self.ask_plant = ask_plant
        self.confidence = confidence


class Assistant:
    """Answers questions from an index, in its words or not at all. Safe to share between threads."""

    def __init__(
        self, index: Index, settings: Settings, *, embedding: EmbeddingProvider, generation: GenerationProvider
    ) -> None:
        """Prepare the search over *index*, whose vectors *embedding* must have made."""
        self.settings = settings
        self._index = index
        self._embedding = embedding
        self._generation = generation
        self._retriever = Retriever(index, settings)
        self._chunks = {chunk.id: chunk for chunk in index.chunks}
        self._species = {species.id: species for species in index.species}
        self._facts = FactBook(index.chunks, index.species)
        vocabulary = frozenset(token for chunk in index.chunks for token in tokens(chunk.text))
        self._book = NameBook(index.species, lambda word: word in vocabulary or is_everyday(word))

    @cached_property
    def index_digest(self) -> str:
        """The SHA-256 (hex) of the index that this assistant answers from."""
        return self._index.digest()

    def answer(self, question: str, *, language: str | None = None, history: Sequence[object] = ()) -> Answer:
        """Answer *question*, or refuse; whatever a provider does, this does not raise for it.

        *language* (``en``, ``es``) overrides detection. *history* (see :func:`sprout.assistant.history.read_turns`) may
        tell which plant a follow-up is about. Raises :class:`~sprout.errors.UsageError` for a history of another form.
        """
        return self.trace(question, language=language, history=history).answer

    def trace(self, question: str, *, language: str | None = None, history: Sequence[object] = ()) -> Trace:
        """Return the answer that :meth:`answer` gives, with everything that led to it."""
        settings = self.settings
        earlier = latest_questions(read_turns(history), settings.history_turns)
        asked = normalise(decipher(question[: settings.question_chars]))
        told = (self._book.without_names(asked), asked, *earlier)
        resolved = resolve_language(language, told, settings.default_language)
        inquiry = understand(asked, earlier, resolved, self._book)
        work = _Work(inquiry=inquiry)
        try:
            answer = self._attempt(work)
        except _Refusal as refusal:
            answer = render_refusal(
                refusal.reason,
                language=resolved,
                safety=inquiry.safety,
                ask_plant=refusal.ask_plant,
                confidence=refusal.confidence,
            )
        trace = Trace(
            answer=answer,
            inquiry=inquiry,
            injection=injection_in(question[: settings.question_chars]),
            retrieved=tuple(work.retrieved),
            candidates=tuple(work.candidates),
            dropped=tuple(work.dropped),
            evidence=work.evidence,
            provider_failure=work.failure,
        )
        record(trace)
        return trace

    def _attempt(self, work: _Work) -> Answer:
        inquiry, settings = work.inquiry, self.settings
        plants = self._plants(inquiry)
        try:
            retrievals = [self._retrieve(work, plant) for plant in plants]
            supported = [sentence for found in retrievals for sentence in self._sentences(work, found)]
        except ProviderFailure as failure:
            work.failure = failure.kind
            raise _Refusal("no_supported_sentences") from failure
        everything = [part for found in retrievals for part in found]
        work.evidence = weigh(
            inquiry,
            [part.retrieval for part in everything],
            [part.choice for part in everything if part.choice is not None],
        )
        confidence = score_confidence(work.evidence)
        if confidence < settings.abstain_threshold:
            raise _Refusal("low_confidence", confidence=confidence)
        return render_answer(
            supported,
            language=inquiry.language,
            confidence=confidence,
            flagged=confidence < settings.low_confidence_threshold,
            safety=inquiry.safety,
        )

    def _plants(self, inquiry: Inquiry) -> tuple[Species | None, ...]:
        """Return the plants to answer about; None stands for any. A plant that is not in the corpus ends it here."""
        if inquiry.demand or inquiry.unknown_plants or len(inquiry.species) > self.settings.max_plants:
            raise _Refusal("out_of_scope")
        if inquiry.beyond_care or not knows_creatures(inquiry):
            raise _Refusal("out_of_scope")
        if inquiry.species:
            return tuple(self._species[name] for name in inquiry.species)
        # A list of plants that hurt no animal, or seems to be one, is what must never be given.
        if inquiry.which_plant and inquiry.topic_named and not inquiry.safety:
            return (None,)
        raise _Refusal("out_of_scope", ask_plant=bool(inquiry.topics) and not inquiry.safety)

    def _retrieve(self, work: _Work, plant: Species | None) -> list[_Found]:
        """Retrieve for each thing asked, from the topics of the sentences that are nearest to it, or refuse."""
        inquiry, settings = work.inquiry, self.settings
        parts: list[tuple[tuple[str, ...], Choice | None]] = [((topic,), None) for topic in inquiry.topics]
        if plant is not None:
            facts = self._facts.of(plant.id, inquiry.language)
            vocabulary = self._retriever.vocabulary(inquiry.language)
            choices = choose_for(inquiry, facts, self._most(inquiry), vocabulary)
            parts = [(choice.topics, choice) for choice in choices]
        found: list[_Found] = []
        for topics, choice in parts:
            shown = _shown(inquiry, choice)
            query = expand(inquiry, plant, topics, shown)
            vector = ask_embedding(self._embedding, query, self._index.vectors.shape[1], settings.provider_timeout)
            retrieval = self._retriever.search(
                query, vector, inquiry.language, species=plant.id if plant else None, topics=topics
            )
            work.retrieved += retrieval.chunks
            if has_grounding(retrieval, terms_of(inquiry, topics, shown), settings.min_score):
                found.append(_Found(query=query, retrieval=retrieval, choice=choice))
        if not found:
            raise _Refusal("out_of_scope")
        return found

    def _sentences(self, work: _Work, found: list[_Found]) -> tuple[AnswerSentence, ...]:
        """Generate for each retrieval and keep what passes the gates; a plant about which nothing is left ends it."""
        settings = self.settings
        share = max(1, -(-self._most(work.inquiry) // len(found)))
        kept: list[Supported] = []
        for part in found:
            chunks = {item.chunk.id: item.chunk for item in part.retrieval.chunks}
            chosen = None if part.choice is None else [fact.sentence for fact in part.choice.facts[:share]]
            context = context_of(list(chunks.values()), work.inquiry, chosen)
            if not context:
                continue
            proposed = ask_generator(self._generation, part.query, context, share, settings.provider_timeout)
            passed, dropped = pass_gates(proposed, chunks, self._chunks, work.inquiry, settings)
            work.candidates += proposed
            work.dropped += dropped
            kept += passed[:share]
        if not kept:
            raise _Refusal("no_supported_sentences")
        return compose(kept)

    def _most(self, inquiry: Inquiry) -> int:
        # One listing for each tracked animal must not crowd out what follows from them.
        return self.settings.sentences + (inquiry.safety and not wanted_creatures(inquiry.creatures))


def _shown(inquiry: Inquiry, choice: Choice | None) -> list[str]:
    """Return the words by which the chosen sentences show what is asked, so that a search by words meets them too."""
    facts = () if choice is None else choice.facts
    return sorted({word for fact in facts for name in inquiry.concepts for word in fact.shown.get(name, ())})
