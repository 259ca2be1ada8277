"""Sprout as a system under test: functions that take a question and return a mapping."""

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from sprout._version import __version__
from sprout.assistant.answer import Answer, Citation
from sprout.assistant.building import build_assistant
from sprout.assistant.phrases import phrases
from sprout.assistant.pipeline import Assistant
from sprout.assistant.settings import Settings
from sprout.bundle import bundled
from sprout.errors import UsageError

__all__ = ["Target", "answer", "configured", "settings_from", "to_mapping"]


class Target:
    """A callable assistant that is built at its first question."""

    def __init__(self, settings: Settings, *, corpus: Path | None = None, index: Path | None = None) -> None:
        self._settings = settings
        self._corpus = corpus
        self._index = index
        self._assistant = cache(self._build)

    def __call__(
        self, question: str, *, language: str | None = None, history: Sequence[object] = ()
    ) -> dict[str, object]:
        """Answer *question* as a mapping; see :func:`to_mapping`."""
        assistant = self._assistant()
        return to_mapping(assistant.answer(question, language=language, history=history), assistant)

    def identity(self) -> str:
        """Return what a run's fingerprint should know: version, index and configuration."""
        assistant = self._assistant()
        return f"sprout-assistant/{__version__}+{assistant.index_digest[:12]}+{self._settings.digest()[:12]}"

    def _build(self) -> Assistant:
        if self._index is not None:
            return build_assistant(self._settings, index=self._index).ready()
        return build_assistant(self._settings, corpus=self._corpus or bundled("corpus")).ready()


answer = Target(Settings())
"""Answers with the bundled corpus and the default settings; the registered target ``sprout``."""


def configured(*, corpus: str | Path | None = None, index: str | Path | None = None, **settings: object) -> Target:
    """Return another assistant as a target: *settings* are the fields of :class:`~sprout.assistant.settings.Settings`.

    *corpus* is a corpus folder, *index* an index file (at most one of them; default: the bundled corpus). Raises
    :class:`~sprout.errors.UsageError` for settings that do not fit.
    """
    if corpus is not None and index is not None:
        raise UsageError("give either a corpus folder or an index file, not both")
    return Target(
        settings_from(settings),
        corpus=Path(corpus) if corpus is not None else None,
        index=Path(index) if index is not None else None,
    )


def settings_from(values: Mapping[str, object]) -> Settings:
    """Return the settings with *values*. Raises :class:`~sprout.errors.UsageError` naming each that does not fit."""
    try:
        return Settings.model_validate(dict(values))
    except ValidationError as error:
        known = ", ".join(sorted(Settings.model_fields))
        lines = [
            f"setting {'.'.join(map(str, fault['loc'])) or 'combination'}: {fault['msg']}, got {fault['input']!r}"
            + (f"; known: {known}" if fault["type"] == "extra_forbidden" else "")
            for fault in error.errors()
        ]
        raise UsageError("\n".join(lines)) from error


def to_mapping(given: Answer, assistant: Assistant) -> dict[str, object]:
    """Return *given* with plain values: text, claims, citations and the rest of what a response may carry."""
    citations: list[dict[str, Any]] = []
    claims: list[dict[str, Any]] = []
    for sentence in given.sentences:
        positions: list[int] = []
        if sentence.citation is not None:
            row = _citation(sentence.citation)
            if row not in citations:
                citations.append(row)
            positions.append(citations.index(row))
        claims.append({"text": sentence.text, "citations": positions})
    return {
        "text": given.text,
        "claims": claims,
        "citations": citations,
        "refused": given.refused,
        "refusal_reason": given.refusal_reason,
        "confidence": given.confidence,
        "language": given.language,
        "as_of": given.as_of,
        "notices": _own_words(given),
        "metadata": {"index": assistant.index_digest, "flagged": given.flagged},
    }


def _own_words(given: Answer) -> list[str]:
    """Return what the assistant says in its own name beside the quoted sentences."""
    unsure = [phrases(given.language).low_confidence] if given.flagged else []
    return [*unsure, *given.notices, given.disclosure]


def _citation(citation: Citation) -> dict[str, Any]:
    return {
        "doc": citation.doc,
        "subject": citation.species,
        "topic": citation.topic,
        "text": citation.passage,
        "quote": citation.quote,
        "source": citation.source,
        "url": citation.url,
        "license": citation.license,
        "fetch_date": citation.fetch_date,
        "language": citation.language,
    }
