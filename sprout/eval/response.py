"""What a target returns, and the strict reading of it."""

import math
from collections.abc import Mapping
from typing import Any

from pydantic import BaseModel, ConfigDict, Field, ValidationError, field_validator, model_validator

from sprout.errors import TargetError, nearest
from sprout.eval.border import well_formed
from sprout.text import normalise

__all__ = ["Citation", "Claim", "Response", "read_response"]


class _Value(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


class Citation(_Value):
    """One source that a response cites."""

    doc: str
    """The cited document's id."""

    text: str = ""
    """The cited passage."""

    quote: str | None = None
    """The sentence of the passage that the claim rests on, verbatim."""

    subject: str | None = None
    """What the passage is about (a product, a species), the same in every language."""

    topic: str | None = None
    """The passage's topic, the same in every language."""

    source: str | None = None
    url: str | None = None
    license: str | None = None
    fetch_date: str | None = None
    """ISO date on which the source was read."""

    language: str | None = None


class Claim(_Value):
    """One sentence of a response with the citations that it names."""

    text: str
    citations: tuple[int, ...] = Field(default=(), strict=False)
    """Indexes into :attr:`Response.citations`."""


class Response(_Value):
    """What the system under test returned for one question.

    Only :attr:`text` is required; a field that is ``None`` is one of which the target says nothing.
    """

    text: str
    claims: tuple[Claim, ...] = Field(default=(), strict=False)
    citations: tuple[Citation, ...] = Field(default=(), strict=False)
    contexts: tuple[str, ...] = Field(default=(), strict=False)
    """Passages that were retrieved, cited or not."""

    refused: bool | None = None
    refusal_reason: str | None = None
    confidence: float | None = None
    """The target's own estimate that it is right, in [0, 1]."""

    language: str | None = None
    as_of: str | None = None
    """ISO date of the newest source."""

    notices: tuple[str, ...] = Field(default=(), strict=False)
    """Notices shown beside the answer, such as where to get help."""

    usage: Mapping[str, float] = Field(default_factory=dict)
    model: str | None = None
    """The model that answered, which must not judge what it said."""

    metadata: Mapping[str, Any] = Field(default_factory=dict)

    @field_validator("confidence")
    @classmethod
    def _finite(cls, value: float | None) -> float | None:
        if value is not None and (not math.isfinite(value) or not 0.0 <= value <= 1.0):
            raise ValueError(f"{value!r} is outside [0, 1]")
        return value

    @model_validator(mode="after")
    def _citations_exist(self) -> "Response":
        count = len(self.citations)
        for claim in self.claims:
            for index in claim.citations:
                if not 0 <= index < count:
                    raise ValueError(
                        f"the claim {claim.text!r} cites number {index!r}, and there are {count} citations"
                    )
        return self

    @property
    def visible(self) -> str:
        """Everything that a person would read: the text, and the claims and notices that it lacks."""
        parts = [self.text]
        parts += [part for part in (*(c.text for c in self.claims), *self.notices) if part not in self.text]
        return "\n".join(part for part in parts if part.strip())


def read_response(value: object) -> Response:
    """Return *value* (text, a mapping or a :class:`Response`) as a response.

    Raises :class:`~sprout.errors.TargetError` if it is none of these, has an unknown or mistyped field, a number that
    is not finite or out of range, or shows no text at all.
    """
    if isinstance(value, Response):
        # A Response that a target has made itself can hold anything in its metadata, and NaN among its numbers.
        response = _from_mapping(_dumped(value))
    elif isinstance(value, str):
        response = _from_mapping({"text": value})
    elif isinstance(value, Mapping):
        response = _from_mapping(value)
    elif value is None:
        raise TargetError("the target returned nothing (None)")
    else:
        raise TargetError(f"the target returned {type(value).__name__!r}; allowed: text, a mapping, a Response")
    if not normalise(response.visible):
        raise TargetError("the target returned an empty text")
    return response


def _dumped(response: Response) -> dict[str, Any]:
    try:
        return response.model_dump(include=set(Response.model_fields), exclude_unset=True, warnings=False)
    except (ValueError, TypeError, RecursionError) as error:
        raise TargetError(f"the target's response cannot be read: {type(error).__name__}: {error}") from None


def _from_mapping(value: Mapping[Any, Any]) -> Response:
    try:
        return Response.model_validate(well_formed(value))
    except ValidationError as error:
        first = min(error.errors(), key=lambda fault: fault["type"] != "extra_forbidden")
        place = ".".join(str(part) for part in first["loc"]) or "the response"
        if first["type"] == "extra_forbidden":
            fields = Response if len(first["loc"]) == 1 else Claim if first["loc"][0] == "claims" else Citation
            hint = nearest(str(first["loc"][-1]), fields.model_fields)
            raise TargetError(f"the target's response has an unknown field {place!r}; {hint}") from None
        raise TargetError(f"the target's response is malformed at {place!r}: {first['msg']}") from None
