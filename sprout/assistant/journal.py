"""Logs that cannot hold what a person asked: a fixed set of fields, each with a fixed set of values."""

import logging
from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal, TypeAlias

from sprout.assistant.answer import Trace

__all__ = ["FIELDS", "LOGGER_NAME", "record"]

LOGGER_NAME = "sprout.assistant"
Value: TypeAlias = str | bool | Literal[0, 1, 2, 3]

FIELDS: Mapping[str, frozenset[object]] = MappingProxyType(
    {
        "event": frozenset({"answered", "refused"}),
        "language": frozenset({"en", "es"}),
        "reason": frozenset({"none", "out_of_scope", "no_supported_sentences", "low_confidence"}),
        "safety": frozenset({True, False}),
        "flagged": frozenset({True, False}),
        "plants": frozenset({0, 1, 2, 3}),
        "injection": frozenset({"none", "override", "role", "disclosure", "dictation", "markup"}),
        "provider_failure": frozenset({"none", "raised", "timeout", "malformed"}),
    }
)
"""All that is ever logged: field and the values it may have. Anything else is written as 'other' or left out."""


def record(trace: Trace) -> None:
    """Log how a question ended, at INFO; neither its words nor the plant it is about."""
    answer = trace.answer
    _emit(
        {
            "event": "refused" if answer.refused else "answered",
            "language": answer.language,
            "reason": answer.refusal_reason or "none",
            "safety": trace.inquiry.safety,
            "flagged": answer.flagged,
            "plants": min(3, len(trace.inquiry.species)),
            "injection": trace.injection or "none",
            "provider_failure": trace.provider_failure or "none",
        }
    )


def _emit(fields: Mapping[str, object]) -> None:
    """Write the whitelisted part of *fields* as ``key=value`` pairs in a fixed order."""
    allowed = {
        name: fields[name] if fields[name] in values else "other" for name, values in FIELDS.items() if name in fields
    }
    logging.getLogger(LOGGER_NAME).info("%s", " ".join(f"{name}={value}" for name, value in allowed.items()))
