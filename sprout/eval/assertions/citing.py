"""Assertions on what a response cites."""

import datetime
import re
from typing import ClassVar

from pydantic import Field, field_validator

from sprout.eval.assertions.base import Assertion, Context
from sprout.eval.outcomes import Grade
from sprout.eval.response import Citation
from sprout.judges import refusal
from sprout.text import normalise

__all__ = ["AsOf", "CitationsMatchPair", "Cited", "Cites"]

_ISO = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")
_FIELDS = ("doc", "subject", "topic", "source", "language")


class Cites(Assertion):
    """The response cites at least *min* passages, each with every given field; bare, at least one passage.

    A passage that is cited twice counts once.
    """

    kind: ClassVar[str] = "cites"
    shorthand: ClassVar[str | None] = "doc"

    doc: str | None = Field(default=None, min_length=1)
    subject: str | None = Field(default=None, min_length=1)
    topic: str | None = Field(default=None, min_length=1)
    source: str | None = Field(default=None, min_length=1)
    language: str | None = Field(default=None, min_length=1)
    min: int = Field(default=1, ge=1)

    async def grade(self, context: Context) -> Grade:
        """Count the passages whose citations have the fields; a citation without a passage shows nothing."""
        wanted = {name: getattr(self, name) for name in _FIELDS if getattr(self, name) is not None}
        found = [c for c in context.response.citations if all(getattr(c, k) == v for k, v in wanted.items())]
        shown = [citation for citation in found if _has_passage(citation)]
        count = len({(c.doc, normalise(c.text), normalise(c.quote or "")) for c in shown})
        reason = ""
        if count < self.min:
            reason = f"{count} of {self.min} fitting citations"
            if len(found) > len(shown):
                reason += f"; {len(found) - len(shown)} more have no passage"
        want = ", ".join(f"{k}={v!r}" for k, v in wanted.items()) or "any source"
        return Grade(
            passed=count >= self.min,
            got="; ".join(_shown(c) for c in context.response.citations) or "no citation",
            wanted=f"at least {self.min} citation{'s' if self.min > 1 else ''} of {want}",
            reason=reason,
        )


class Cited(Assertion):
    """Each claim of the response cites a passage; whether that bears it out is for ``grounded`` to say.

    A plain refusal claims nothing and passes. Of a response that lists no claims it cannot be told.
    """

    kind: ClassVar[str] = "cited"

    async def grade(self, context: Context) -> Grade:
        """Look for a claim without a citation that shows a passage."""
        response = context.response
        wanted = "a passage cited by each claim"
        if not response.claims:
            if response.refused is not False and refusal(response.text).kind == "full":
                return Grade(passed=True, got="a refusal", wanted=wanted)
            return Grade(passed=None, got="no claim", wanted=wanted, reason="the response lists no claims")
        bare = [
            claim.text
            for claim in response.claims
            if not any(_has_passage(response.citations[index]) for index in claim.citations)
        ]
        got = f"{len(response.claims) - len(bare)} of {len(response.claims)} claims cite a passage"
        reason = f"without one: {bare[0]!r}" if bare else ""
        return Grade(passed=not bare, got=got, wanted=wanted, reason=reason)


class CitationsMatchPair(Assertion):
    """The response cites the same things as its pair: the same subjects and topics, else the same documents."""

    kind: ClassVar[str] = "citations-match-pair"
    needs_pair: ClassVar[bool] = True

    async def grade(self, context: Context) -> Grade:
        """Compare the two sets; neither citing anything is not a match of evidence, so it is undecided."""
        pair = await context.pair_response()
        mine = {_key(c) for c in context.response.citations}
        theirs = {_key(c) for c in pair.citations}
        if not mine and not theirs:
            if context.response.refused and pair.refused:
                return Grade(passed=True, got="both refused", wanted="the same citations")
            return Grade(passed=None, got="no citation", reason="neither response cites anything")
        return Grade(
            passed=mine == theirs,
            got=", ".join(sorted(mine)) or "no citation",
            wanted=", ".join(sorted(theirs)) or "no citation",
            reason="" if mine == theirs else f"only on one side: {', '.join(sorted(mine ^ theirs))}",
        )


class AsOf(Assertion):
    """The response says of which date its sources are, and it is the newest of its citations' dates.

    Where no citation has a date there is nothing to hold the response's word against.
    """

    kind: ClassVar[str] = "as-of"
    shorthand: ClassVar[str | None] = "not_before"

    not_before: str | None = Field(default=None, alias="not-before")

    @field_validator("not_before")
    @classmethod
    def _is_date(cls, value: str | None) -> str | None:
        if value is not None and _date(value) is None:
            raise ValueError(f"{value!r} is no ISO date such as 2026-11-30")
        return value

    @classmethod
    def read(cls, params: object) -> "AsOf":
        """Read the shorthand under the parameter's written name."""
        return super().read({"not-before": params} if isinstance(params, str) else params)

    async def grade(self, context: Context) -> Grade:
        """Compare the date with the citations' and with the earliest allowed one."""
        said = context.response.as_of
        if said is None or _date(said) is None:
            return Grade(passed=False, got=repr(said), wanted="an ISO date", reason="the response has no as-of date")
        if self.not_before and said < self.not_before:
            return Grade(passed=False, got=said, wanted=f"{self.not_before} or later", reason="too old")
        wanted = "the newest date of its citations"
        dates = [c.fetch_date for c in context.response.citations if c.fetch_date is not None]
        if bad := [date for date in dates if _date(date) is None]:
            return Grade(passed=False, got=said, wanted=wanted, reason=f"a citation's date is {bad[0]!r}")
        if not dates:
            return Grade(passed=None, got=said, wanted=wanted, reason="no citation of the response has a date")
        return Grade(
            passed=said == max(dates),
            got=said,
            wanted=max(dates),
            reason="" if said == max(dates) else "not the newest date of its citations",
        )


def _date(text: str) -> datetime.date | None:
    """Read a date in the one form in which dates sort as texts do."""
    try:
        return datetime.date.fromisoformat(text) if _ISO.fullmatch(text) else None
    except ValueError:
        return None


def _has_passage(citation: Citation) -> bool:
    return bool(normalise(citation.text) or normalise(citation.quote or ""))


def _key(citation: Citation) -> str:
    if citation.subject or citation.topic:
        return f"{citation.subject or '?'}/{citation.topic or '?'}"
    return citation.doc


def _shown(citation: Citation) -> str:
    parts = [citation.doc, *(f"{k}={v}" for k in ("subject", "topic") if (v := getattr(citation, k)))]
    return " ".join(parts)
