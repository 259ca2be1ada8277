"""What an assertion is, and what it sees of the world."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from pydantic import BaseModel, ConfigDict, ValidationError

from sprout.errors import JudgeError, TargetError
from sprout.eval.faults import explain
from sprout.eval.outcomes import Grade
from sprout.eval.response import Response
from sprout.eval.suite import Case
from sprout.judges.independence import declared_models, not_independent
from sprout.judges.protocol import Judge, Judgement

__all__ = ["Assertion", "Context", "InvalidParameters", "graded"]


class InvalidParameters(ValueError):  # noqa: N818 - it becomes a Problem with a place, and is never shown as it is
    """The parameters of an assertion are wrong; the message says how."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Context:
    """Everything that an assertion may look at; new data never changes a signature."""

    case: Case
    response: Response
    judge: Judge
    pair: Callable[[], Awaitable[Response]] | None = None
    """Asks for the response of the case's pair; raises :class:`~sprout.errors.TargetError` if there is none."""

    @property
    def language(self) -> str | None:
        """The language that the case is in, if it says so."""
        return self.case.language

    async def pair_response(self) -> Response:
        """Return the response of the case's pair; raises :class:`~sprout.errors.TargetError` if it has none."""
        if self.pair is None:
            raise TargetError(f"the case {self.case.id!r} has no pair")
        return await self.pair()

    def biased(self, response: Response) -> str | None:
        """Say that the judge asks the very model that gave *response*, or return ``None``.

        Raises :class:`~sprout.errors.UsageError` for a judge that does not name its models as it should.
        """
        return not_independent([response.model], declared_models(self.judge, f"the judge {self.judge.name!r}"))


class Assertion(BaseModel):
    """One named check of a response. Subclass it, give it a ``kind`` and a ``grade``, and register the class.

    Its fields are its parameters. :attr:`shorthand` names the field that a bare value stands for.
    """

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    kind: ClassVar[str]
    shorthand: ClassVar[str | None] = None
    asks_judge: ClassVar[bool] = False
    """Whether grading consults the judge."""

    needs_pair: ClassVar[bool] = False
    """Whether grading needs the response of the case's pair."""

    @classmethod
    def read(cls, params: object) -> Self:
        """Return the assertion with *params* as written in the file: nothing, a bare value, or a mapping.

        Raises :class:`InvalidParameters`.
        """
        if params is None:
            params = {}
        if not isinstance(params, dict):
            if cls.shorthand is None:
                raise InvalidParameters(f"{cls.kind!r} takes {cls._allowed()}, not {params!r}")
            params = {cls.shorthand: params}
        try:
            return cls.model_validate(params)
        except ValidationError as error:
            said = "; ".join(what for _, what in explain(error, cls, params))
            raise InvalidParameters(f"{cls.kind!r}: {said}") from None

    @classmethod
    def _allowed(cls) -> str:
        names = [field.alias or name for name, field in cls.model_fields.items()]
        return f"a mapping of {', '.join(names)}" if names else "no parameters"

    def vacuous(self) -> str | None:
        """Say why this assertion can never fail, or return ``None`` if it can."""
        return None

    def lacks(self, case: Case) -> str | None:
        """Say what *case* lacks without which this assertion can never be decided, or return ``None``."""
        return "needs a case with 'pair'" if self.needs_pair and case.pair is None else None

    async def grade(self, context: Context) -> Grade:
        """Check the response; raises an error of sprout's tree, or returns ``passed=None``, if it cannot be told."""
        raise NotImplementedError


async def graded(assertion: Assertion, context: Context) -> Grade:
    """Return the finding of *assertion*; it is undecided if its judge asks the very model that gave the response.

    One that does not say that it asks the judge gets none: the judge would not be examined for it.
    """
    if not assertion.asks_judge:
        return await assertion.grade(replace(context, judge=_NoJudge(assertion.kind)))
    biased = context.biased(context.response)
    return await assertion.grade(context) if biased is None else Grade(passed=None, reason=biased)


class _NoJudge:
    """Stands for the judge where none is to be asked."""

    name = config_hash = "none"

    def __init__(self, kind: str) -> None:
        self._kind = kind

    async def entails(self, *_asked: object, **_more: object) -> Judgement:
        """Raise :class:`~sprout.errors.JudgeError`."""
        raise JudgeError(f"{self._kind!r} asks the judge and does not say so; give its class 'asks_judge = True'")

    contains = equivalent = entails
