"""Assertions on the words of a response: literal text, patterns, language."""

import re
from typing import ClassVar

from pydantic import Field, field_validator, model_validator

from sprout.eval.assertions.base import Assertion, Context
from sprout.eval.outcomes import Grade
from sprout.eval.suite import Case
from sprout.text import detect_language, fold, sentences

__all__ = ["Contains", "Language", "Matches", "NotContains"]

_ONE_OF_EACH = "aZ7é¿.-漢"


class _Words(Assertion):
    """Texts to look for, after both sides are folded: case, accents, widths and look-alike letters do not matter."""

    shorthand: ClassVar[str | None] = "fact"

    fact: str | None = None
    any: list[str] | None = None
    all: list[str] | None = None

    @model_validator(mode="before")
    @classmethod
    def _list_is_all(cls, data: object) -> object:
        if isinstance(data, dict) and isinstance(data.get("fact"), list):
            return {"all": data["fact"], **{k: v for k, v in data.items() if k != "fact"}}
        return data

    @model_validator(mode="after")
    def _one_way(self) -> "_Words":
        given = [name for name in ("fact", "any", "all") if getattr(self, name) is not None]
        if len(given) != 1:
            raise ValueError("give one of 'fact', 'any', 'all'" + (f", not {' and '.join(given)}" if given else ""))
        if not self.wanted:
            raise ValueError(f"{given[0]!r} is empty, so it can never fail")
        for text in self.wanted:
            if not fold(text):
                raise ValueError(f"{text!r} has no letter or number to look for, so it can never fail")
        return self

    @property
    def wanted(self) -> list[str]:
        """The texts to look for."""
        return [self.fact] if self.fact is not None else self.any if self.any is not None else self.all or []

    def found(self, text: str) -> list[str]:
        """Return the wanted texts that stand in *text*."""
        folded = fold(text)
        return [wanted for wanted in self.wanted if _stands_in(fold(wanted), folded)]


class Contains(_Words):
    """The response contains the text, literally after normalisation, as whole words."""

    kind: ClassVar[str] = "contains"

    async def grade(self, context: Context) -> Grade:
        """Look for the texts in everything that a reader sees."""
        found = self.found(context.response.visible)
        needed = 1 if self.any is not None else len(self.wanted)
        missing = [text for text in self.wanted if text not in found]
        wanted = f"any of {self.wanted!r}" if self.any is not None else " and ".join(map(repr, self.wanted))
        return Grade(
            passed=len(found) >= needed,
            got=_shown(context.response.visible),
            wanted=wanted,
            reason="" if len(found) >= needed else f"not in the response: {', '.join(map(repr, missing))}",
            score=min(1.0, len(found) / needed),
        )


class NotContains(_Words):
    """The response contains none of the texts."""

    kind: ClassVar[str] = "not-contains"

    async def grade(self, context: Context) -> Grade:
        """Look for the texts in everything that a reader sees."""
        found = self.found(context.response.visible)
        return Grade(
            passed=not found,
            got=_shown(context.response.visible),
            wanted=f"none of {self.wanted!r}",
            reason=f"in the response: {', '.join(map(repr, found))}" if found else "",
        )


class Matches(Assertion):
    """The response matches a regular expression somewhere."""

    kind: ClassVar[str] = "matches"
    shorthand: ClassVar[str | None] = "pattern"

    pattern: str

    @field_validator("pattern")
    @classmethod
    def _compiles(cls, value: str) -> str:
        try:
            re.compile(value)
        except re.error as error:
            raise ValueError(f"{value!r} is no regular expression: {error}") from None
        return value

    def vacuous(self) -> str | None:
        """Say so of a pattern that matches the empty text, or whatever one character a text consists of."""
        every = re.search(self.pattern, "") or all(re.search(self.pattern, char) for char in _ONE_OF_EACH)
        return f"{self.pattern!r} matches every text" if every else None

    async def grade(self, context: Context) -> Grade:
        """Search the response's text, then everything that a reader sees."""
        response = context.response
        match = re.search(self.pattern, response.text) or re.search(self.pattern, response.visible)
        got = match.group(0) if match else _shown(response.visible)
        return Grade(passed=match is not None, got=got, wanted=f"a match of {self.pattern!r}")


class Language(Assertion):
    """The response is in a language: the given one, else the case's. Both its own word and its text must agree.

    Texts in English and Spanish can be told apart; that a text is in any other language cannot be told.
    """

    kind: ClassVar[str] = "language"
    shorthand: ClassVar[str | None] = "name"

    name: str | None = Field(default=None, pattern=r"^[a-z]{2,3}(-[A-Za-z0-9]+)*$")

    def lacks(self, case: Case) -> str | None:
        """Say that no language is named."""
        return "needs a name, or a case with 'language'" if self.name is None and case.language is None else None

    async def grade(self, context: Context) -> Grade:
        """Hold what the target says, then what its text reads like, against the language; regions do not matter."""
        wanted = self.name or context.language
        if wanted is None:
            return Grade(passed=None, reason="neither the assertion nor the case names a language")
        wanted = _base(wanted)
        said = context.response.language
        if said is not None and _base(said) != wanted:
            return Grade(passed=False, got=said, wanted=wanted, reason=f"the target says that it answered in {said!r}")
        seen = detect_language(context.response.text)
        if seen is None:
            return Grade(passed=None, got="unknown", wanted=wanted, reason="the text's language cannot be told")
        strays = [s for s in sentences(context.response.text) if detect_language(s) not in {wanted, None}]
        reason = f"in another language: {_shown(strays[0])!r}" if seen != wanted and strays else ""
        return Grade(passed=seen == wanted, got=seen, wanted=wanted, reason=reason)


def _base(language: str) -> str:
    return language.casefold().partition("-")[0]


def _stands_in(wanted: str, text: str) -> bool:
    start = text.find(wanted)
    while start >= 0:
        end = start + len(wanted)
        before, after = text[start - 1 : start], text[end : end + 1]
        cut_front = before.isalnum() and wanted[0].isalnum()
        cut_back = after.isalnum() and wanted[-1].isalnum()
        if not cut_front and not cut_back:
            return True
        start = text.find(wanted, start + 1)
    return False


def _shown(text: str, most: int = 300) -> str:
    flat = " ".join(text.split())
    return flat if len(flat) <= most else flat[: most - 1] + "…"
