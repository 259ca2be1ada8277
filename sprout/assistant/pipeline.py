"""The assistant: a question goes through the stages in order, and each stage can only narrow what reaches the user."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from sprout.assistant.answer import Answer, Trace
from sprout.assistant.choosing import choose_for
from sprout.assistant.citation_guard import Dropped, Supported
from sprout.assistant.composing import compose
from sprout.assistant.concepts import MODIFIERS
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
from sprout.assistant.language import LANGUAGES, resolve_language
from sprout.assistant.names import NameBook
from sprout.assistant.narrowing import context_of, knows_creatures, wanted_creatures
from sprout.assistant.outcomes import Asked, Found, Outcome, Refusal, apart, gap
from sprout.assistant.relevance import Choice
from sprout.assistant.rendering import render_answer, render_refusal
from sprout.assistant.retrieval import RetrievedChunk, Retriever, has_grounding
from sprout.assistant.settings import Settings
from sprout.providers import Candidate, EmbeddingProvider, GenerationProvider
from sprout.text import normalise, tokens

__all__ = ["Assistant"]


@dataclass(slots=True)
class _Work:
    """What the stages have found so far; becomes the trace."""

    inquiry: Inquiry
    retrieved: list[RetrievedChunk] = field(default_factory=list)
    candidates: list[Candidate] = field(default_factory=list)
    dropped: list[Dropped] = field(default_factory=list)
    evidence: Evidence | None = None
    failure: FailureKind | None = None

    def clear(self) -> None:
        """Forget what was found."""
        self.retrieved, self.candidates, self.dropped, self.evidence = [], [], [], None


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

    def ready(self) -> "Assistant":
        """Read every passage now, so that no question waits for it, and return the assistant."""
        for name in self._species:
            for language in LANGUAGES:
                self._facts.of(name, language)
        return self

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
        except Refusal as refusal:
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
        inquiry = work.inquiry
        plants = self._plants(inquiry)
        try:
            if inquiry.parts:
                try:
                    return self._answer_to(work, self._asked(inquiry.parts))
                except Refusal:
                    # What cannot be answered part by part may still be one thing said at length.
                    work.clear()
            return self._answer_to(work, apart(inquiry, plants))
        except ProviderFailure as failure:
            work.failure = failure.kind
            raise Refusal("no_supported_sentences") from failure

    def _asked(self, parts: Sequence[Inquiry]) -> list[Asked]:
        """Return each of *parts* with each of its plants; without one where it is beyond what can be answered."""
        asked: list[Asked] = []
        for part in parts:
            try:
                asked += apart(part, self._plants(part))
            except Refusal as refusal:
                asked.append(Asked(inquiry=part, refusal=refusal))
        return asked

    def _answer_to(self, work: _Work, asked: Sequence[Asked]) -> Answer:
        """Answer what can be answered of *asked* and say what cannot; where that is about a harm, refuse all of it."""
        inquiry, settings = work.inquiry, self.settings
        outcomes = [self._outcome(work, each, self._share(each, asked)) for each in asked]
        answered = [outcome for outcome in outcomes if outcome.refusal is None]
        quoted = {item.sentence for outcome in answered for item in outcome.supported}
        refused = [outcome for outcome in outcomes if outcome.refusal is not None]
        if not answered or any(outcome.asked.inquiry.safety for outcome in refused):
            raise next(outcome.refusal for outcome in refused if outcome.refusal is not None)
        missing = [each for each in refused if each.asked.inquiry.alike and not self._is_told(each, quoted)]
        several = len({each.plant.id for each in asked if each.plant is not None}) > 1
        weakest = min(answered, key=lambda outcome: outcome.confidence)
        work.evidence = weakest.evidence
        return render_answer(
            compose([item for outcome in answered for item in outcome.supported]),
            language=inquiry.language,
            confidence=weakest.confidence,
            flagged=weakest.confidence < settings.low_confidence_threshold,
            safety=inquiry.safety or any(part.safety for part in inquiry.parts),
            missing=tuple(dict.fromkeys(gap(outcome.asked, several=several) for outcome in missing)),
        )

    def _is_told(self, outcome: Outcome, quoted: Collection[str]) -> bool:
        """Say whether what is not answered for itself stands in the answer to something else all the same."""
        inquiry, plant = outcome.asked.inquiry, outcome.asked.plant
        if any(item.sentence in quoted for item in outcome.supported):
            return True
        asked = inquiry.concepts.keys() - MODIFIERS
        if plant is None or not asked:
            return plant is not None and inquiry.is_part and not inquiry.rest and not inquiry.topic_named
        facts = self._facts.of(plant.id, inquiry.language)
        return any(asked <= fact.concepts.keys() for fact in facts if fact.sentence in quoted)

    def _outcome(self, work: _Work, asked: Asked, most: int) -> Outcome:
        """Find sentences for one thing asked about one plant, and weigh the evidence for them."""
        if asked.refusal is not None:
            return Outcome(asked=asked, refusal=asked.refusal)
        try:
            found = self._retrieve(work, asked, most)
            supported = self._sentences(work, asked.inquiry, found, most)
        except Refusal as refusal:
            return Outcome(asked=asked, refusal=refusal)
        evidence = weigh(
            asked.inquiry,
            [part.retrieval for part in found],
            [part.choice for part in found if part.choice is not None],
        )
        confidence = score_confidence(evidence)
        low = confidence < self.settings.abstain_threshold
        if low:
            work.evidence = evidence
        return Outcome(
            asked=asked,
            supported=supported,
            evidence=evidence,
            confidence=confidence,
            refusal=Refusal("low_confidence", confidence=confidence) if low else None,
        )

    def _plants(self, inquiry: Inquiry) -> tuple[Species | None, ...]:
        """Return the plants to answer about; None stands for any. A plant that is not in the corpus ends it here."""
        if inquiry.demand or inquiry.unknown_plants or len(inquiry.species) > self.settings.max_plants:
            raise Refusal("out_of_scope")
        # What only some of its parts are beyond is told when they are looked at.
        beyond = inquiry.beyond_care and not any(part.beyond_care for part in inquiry.parts)
        if beyond or not knows_creatures(inquiry):
            raise Refusal("out_of_scope")
        if inquiry.species:
            return tuple(self._species[name] for name in inquiry.species)
        # A list of plants that hurt no animal, or seems to be one, is what must never be given.
        if inquiry.which_plant and inquiry.topic_named and not inquiry.safety:
            return (None,)
        raise Refusal("out_of_scope", ask_plant=bool(inquiry.topics) and not inquiry.safety)

    def _retrieve(self, work: _Work, asked: Asked, most: int) -> list[Found]:
        """Retrieve for each thing asked, from the topics of the sentences that are nearest to it, or refuse."""
        inquiry, plant, settings = asked.inquiry, asked.plant, self.settings
        parts: list[tuple[tuple[str, ...], Choice | None]] = [((topic,), None) for topic in inquiry.topics]
        if plant is not None:
            facts = self._facts.of(plant.id, inquiry.language)
            vocabulary = self._retriever.vocabulary(inquiry.language)
            choices = choose_for(inquiry, facts, most, vocabulary)
            parts = [(choice.topics, choice) for choice in choices]
        found: list[Found] = []
        for topics, choice in parts:
            shown = _shown(inquiry, choice)
            query = expand(inquiry, plant, topics, shown)
            vector = ask_embedding(self._embedding, query, self._index.vectors.shape[1], settings.provider_timeout)
            retrieval = self._retriever.search(
                query, vector, inquiry.language, species=plant.id if plant else None, topics=topics
            )
            work.retrieved += retrieval.chunks
            if has_grounding(retrieval, terms_of(inquiry, topics, shown), settings.min_score):
                found.append(Found(query=query, retrieval=retrieval, choice=choice))
        if not found:
            raise Refusal("out_of_scope")
        return found

    def _sentences(self, work: _Work, inquiry: Inquiry, found: Sequence[Found], most: int) -> tuple[Supported, ...]:
        """Generate for each retrieval and keep what passes the gates, or refuse where nothing is left."""
        settings = self.settings
        share = max(1, -(-most // len(found)))
        kept: list[Supported] = []
        for part in found:
            chunks = {item.chunk.id: item.chunk for item in part.retrieval.chunks}
            chosen = None if part.choice is None else [fact.sentence for fact in part.choice.facts[:share]]
            context = context_of(list(chunks.values()), inquiry, chosen)
            if not context:
                continue
            proposed = ask_generator(self._generation, part.query, context, share, settings.provider_timeout)
            passed, dropped = pass_gates(proposed, chunks, self._chunks, inquiry, settings)
            work.candidates += proposed
            work.dropped += dropped
            kept += passed[:share]
        if not kept:
            raise Refusal("no_supported_sentences")
        return tuple(kept)

    def _share(self, asked: Asked, everything: Sequence[Asked]) -> int:
        """Return how many sentences may answer *asked*, so that nothing beside it is crowded out."""
        inquiry = asked.inquiry
        alone = sum(each.plant == asked.plant for each in everything) == 1
        # One listing for each tracked animal must not crowd out what follows from them.
        listings = inquiry.safety and not wanted_creatures(inquiry.creatures)
        return (self.settings.sentences if alone else self.settings.part_sentences) + listings


def _shown(inquiry: Inquiry, choice: Choice | None) -> list[str]:
    """Return the words by which the chosen sentences show what is asked, so that a search by words meets them too."""
    facts = () if choice is None else choice.facts
    return sorted({word for fact in facts for name in inquiry.concepts for word in fact.shown.get(name, ())})
