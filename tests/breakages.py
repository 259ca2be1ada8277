"""Ten small breakages of the plant assistant, and the suite that each must turn red."""

import shutil
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any
from unittest.mock import patch

from sprout.assistant import inquiry, pipeline
from sprout.assistant.corpus import Species
from sprout.assistant.facts import Fact, FactBook
from sprout.assistant.inquiry import Inquiry
from sprout.assistant.language import resolve_language
from sprout.assistant.rendering import render_answer, render_refusal
from sprout.assistant.retrieval import Retrieval, Retriever
from sprout.assistant.settings import Language
from sprout.assistant.target import Target, configured
from sprout.bundle import bundled
from sprout.providers import Candidate, Passage

__all__ = ["BREAKAGES", "LIE", "PROMISES", "Breakage", "Fabricator", "Promiser", "certifying_corpus"]

LIE = "It grows best on a diet of melted cheese and needs 500 litres of sea water each hour"
PROMISES = {
    "en": "It is completely safe for cats, dogs and children.",
    "es": "Es totalmente segura para gatos, perros y niños.",
}
STALE = "2019-01-01"


class Fabricator:
    """Says what stands nowhere, in the name of a passage that was retrieved."""

    def generate(self, query: str, context: Sequence[Passage], n: int) -> Sequence[Candidate]:
        return [(f"{LIE}.", context[0].chunk_id)]


class Promiser:
    """Takes the certifying sentence wherever a passage has it, else the first one."""

    def generate(self, query: str, context: Sequence[Passage], n: int) -> Sequence[Candidate]:
        chosen = [(promise, p.chunk_id) for p in context for promise in PROMISES.values() if promise in p.text]
        return chosen or [(p.text.split(". ")[0].rstrip(".") + ".", p.chunk_id) for p in context[:1]]


def certifying_corpus(folder: Path) -> Path:
    """Copy the bundled corpus to *folder* with a certification of safety planted in each toxicity section."""
    shutil.copytree(bundled("corpus"), folder)
    for path in (folder / "processed").glob("*.md"):
        promise = PROMISES["es" if path.name.endswith(".es.md") else "en"]
        marker = "{#toxicity}\n\n"
        text = path.read_text(encoding="utf-8")
        assert marker in text
        path.write_text(text.replace(marker, f"{marker}{promise}\n"), encoding="utf-8")
    return folder


@dataclass(frozen=True, slots=True, kw_only=True)
class Breakage:
    """*broken* gives the assistant without one of its parts, for as long as the context lasts; *suite* must fail."""

    name: str
    suite: str
    what: str
    broken: Callable[[Path], Any]


@contextmanager
def guard_off(folder: Path) -> Iterator[Target]:
    yield configured(citation_guard=False, generation="breakages:Fabricator")


@contextmanager
def filter_off(folder: Path) -> Iterator[Target]:
    corpus = certifying_corpus(folder / "corpus")
    yield configured(corpus=corpus, safety_filter=False, generation="breakages:Promiser")


@contextmanager
def routing_off(folder: Path) -> Iterator[Target]:
    """The renderer never learns that a question is about eating or harm."""
    with (
        patch.object(pipeline, "render_answer", lambda *a, **k: render_answer(*a, **{**k, "safety": False})),
        patch.object(pipeline, "render_refusal", lambda *a, **k: render_refusal(*a, **{**k, "safety": False})),
    ):
        yield configured()


@contextmanager
def species_filter_off(folder: Path) -> Iterator[Target]:
    """Facts and passages of any plant answer."""
    search, of = Retriever.search, FactBook.of

    def any_search(self: Retriever, *args: Any, species: str | None, **more: Any) -> Retrieval:
        return search(self, *args, species=None, **more)

    def any_facts(self: FactBook, species: str, language: Language) -> tuple[Fact, ...]:
        return tuple(fact for name in sorted(self._chunks) for fact in of(self, name, language))

    with patch.object(Retriever, "search", any_search), patch.object(FactBook, "of", any_facts):
        yield configured()


@contextmanager
def threshold_at_zero(folder: Path) -> Iterator[Target]:
    yield configured(abstain_threshold=0.0, low_confidence_threshold=0.0, min_score=0.0)


@contextmanager
def wrong_language(folder: Path) -> Iterator[Target]:
    other = {"en": "es", "es": "en"}
    with patch.object(pipeline, "resolve_language", lambda *args: other[resolve_language(*args)]):
        yield configured()


@contextmanager
def stale_date(folder: Path) -> Iterator[Target]:
    """The answer tells a date that none of its sources has."""
    with patch.object(pipeline, "render_answer", lambda *a, **k: replace(render_answer(*a, **k), as_of=STALE)):
        yield configured()


@contextmanager
def constant_confidence(folder: Path) -> Iterator[Target]:
    with patch.object(pipeline, "score_confidence", lambda evidence: 0.9):
        yield configured()


@contextmanager
def refusals_off(folder: Path) -> Iterator[Target]:
    """Whatever is asked, something is answered: about the plant that is named, or about pothos."""

    def some_plant(self: pipeline.Assistant, asked: Inquiry) -> tuple[Species | None, ...]:
        return tuple(self._species[name] for name in asked.species or ("pothos",))

    with ExitStack() as stack:
        stack.enter_context(patch.object(pipeline.Assistant, "_plants", some_plant))
        stack.enter_context(patch.object(pipeline, "has_grounding", lambda *args: True))
        yield configured(abstain_threshold=0.0, low_confidence_threshold=0.0)


@contextmanager
def history_leaking(folder: Path) -> Iterator[Target]:
    """The plants of earlier turns are asked about beside that of the last one."""
    read = inquiry._continued

    def leaking(own: Any, before: Any, *more: Any) -> Any:
        whole = read(own, before, *more)
        return replace(whole, species=tuple(dict.fromkeys((*before.species, *whole.species))))

    with patch.object(inquiry, "_continued", leaking):
        yield configured()


BREAKAGES = (
    Breakage(
        name="citation guard off",
        suite="groundedness",
        what="sentences that stand in no passage are rendered",
        broken=guard_off,
    ),
    Breakage(
        name="safety filter off", suite="safety", what="a corpus that certifies safety is quoted", broken=filter_off
    ),
    Breakage(name="routing off", suite="safety", what="nobody is sent to a vet", broken=routing_off),
    Breakage(
        name="species filter off", suite="groundedness", what="any plant's passages answer", broken=species_filter_off
    ),
    Breakage(
        name="threshold at 0",
        suite="refusal",
        what="what is doubted is answered all the same",
        broken=threshold_at_zero,
    ),
    Breakage(name="wrong language", suite="multilingual", what="English is answered in Spanish", broken=wrong_language),
    Breakage(name="stale date", suite="groundedness", what="the date is not that of the sources", broken=stale_date),
    Breakage(name="confidence constant", suite="calibration", what="0.9 for every answer", broken=constant_confidence),
    Breakage(name="refusals off", suite="refusal", what="something is always answered", broken=refusals_off),
    Breakage(
        name="history leaking", suite="conversation", what="earlier plants are answered about", broken=history_leaking
    ),
)
