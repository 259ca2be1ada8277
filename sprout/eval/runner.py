"""The one runner: asks the target, grades the response, and turns whatever goes wrong into an undecided outcome."""

import math
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from sprout.errors import SproutError, UsageError
from sprout.eval.assertions import Assertion, Context, InvalidParameters, graded
from sprout.eval.border import as_plain_json
from sprout.eval.loading import build_assertion
from sprout.eval.outcomes import CaseResult, Grade, GradedAssertion, Outcome, Trial, combined
from sprout.eval.registry import Registry
from sprout.eval.response import Response, read_response
from sprout.eval.suite import AssertionSpec, Case, Suite, Turn
from sprout.eval.targets import Request, Target
from sprout.eval.waiting import Shared, in_time
from sprout.judges.protocol import RAW_MOST, Judge
from sprout.text import plain

__all__ = ["CaseRunner", "RanCase", "Settings"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """How cases are run."""

    timeout: float = 60.0
    """Seconds that the target has for one response, and the judge for one assertion."""

    trials: int | None = None
    """Trials of each case; ``None``: as the suite says."""

    seed: int = 0
    concurrency: int = 8
    """How many cases are under way at once."""

    def __post_init__(self) -> None:
        """Raise :class:`~sprout.errors.UsageError` for settings under which nothing could run."""
        if not (math.isfinite(self.timeout) and self.timeout > 0):
            raise UsageError(f"timeout {self.timeout!r} is not a number of seconds above 0")
        if self.trials is not None and self.trials < 1:
            raise UsageError(f"trials {self.trials!r} is not 1 or more")
        if self.concurrency < 1:
            raise UsageError(f"concurrency {self.concurrency!r} is not 1 or more")


@dataclass(frozen=True, slots=True, kw_only=True)
class RanCase:
    """A case's result, and how long it took: apart, so that the result has no clock in it."""

    result: CaseResult
    seconds: float


@dataclass(slots=True)
class CaseRunner:
    """Runs the cases of one suite against one target with one judge."""

    suite: Suite
    target: Target
    judge: Judge
    kinds: Registry[type[Assertion]]
    settings: Settings = field(default_factory=Settings)
    clock: Callable[[], float] = time.perf_counter
    _shared: dict[tuple[str, int], Shared[Response]] = field(default_factory=dict, init=False)

    @property
    def trials(self) -> int:
        """How many trials each case has."""
        return self.settings.trials or self.suite.trials

    async def run(self, case: Case) -> RanCase:
        """Run *case*; nothing that the target, the judge or an assertion does makes this raise, but cancellation."""
        started = self.clock()
        if case.skip is not None:
            result = CaseResult(id=case.id, line=case.line, outcome=Outcome.NOT_RUN, not_run=plain(case.skip))
            return RanCase(result=result, seconds=0.0)
        trials = tuple([await self._trial(case, number) for number in range(self.trials)])
        outcome = combined([trial.outcome for trial in trials])
        result = CaseResult(id=case.id, line=case.line, outcome=outcome, trials=trials)
        return RanCase(result=result, seconds=self.clock() - started)

    def forget(self, case: Case) -> None:
        """Let the target be asked again when *case* is run once more."""
        for number in range(self.trials):
            self._shared.pop((case.id, number), None)

    async def _trial(self, case: Case, number: int) -> Trial:
        try:
            response = await self._response(case, number)
        except SproutError as error:
            return Trial(outcome=Outcome.UNDECIDED, error=plain(str(error)))
        context = Context(case=case, response=response, judge=self.judge, pair=self._pair(case, number))
        found = tuple([await self._graded(spec, context) for spec in case.assertions])
        return Trial(
            outcome=combined([one.outcome for one in found]),
            response=as_plain_json(response.model_dump(exclude_defaults=True)),
            assertions=found,
        )

    def _pair(self, case: Case, number: int) -> Callable[[], Awaitable[Response]] | None:
        partner = self.suite.partner(case)
        return None if partner is None else lambda: self._response(partner, number)

    async def _response(self, case: Case, number: int) -> Response:
        """Ask once for each case and trial, however many pairs need the response."""
        if case.pair is None:
            return await self._ask(case, number)
        shared = self._shared.get((case.id, number))
        if shared is None or shared.abandoned:
            shared = self._shared[case.id, number] = Shared(lambda: self._ask(case, number))
        return await shared.result()

    async def _ask(self, case: Case, number: int) -> Response:
        if case.response is not None:
            return read_response(case.response)
        history: list[Turn] = []
        for turn in case.turns:
            reply = turn.assistant
            if reply is None:
                reply = (await self._ask_target(case, turn.user, tuple(history), number)).text
            history.append(Turn(user=turn.user, assistant=reply))
        return await self._ask_target(case, case.question, tuple(history), number)

    async def _ask_target(self, case: Case, question: str, history: tuple[Turn, ...], number: int) -> Response:
        request = Request(
            question=question,
            history=history,
            language=case.language,
            suite=self.suite.name,
            case_id=case.id,
            trial=number,
            seed=self.settings.seed,
        )

        async def ask() -> Response:
            return read_response(await self.target.ask(request))

        return await in_time(ask, self.settings.timeout, "the target")

    async def _graded(self, spec: AssertionSpec, context: Context) -> GradedAssertion:
        judged = False
        try:
            assertion = build_assertion(spec, self.kinds)
            judged = bool(assertion.asks_judge)
            who = f"the assertion {spec.label!r}"
            grade: object = await in_time(lambda: graded(assertion, context), self.settings.timeout, who)
            if not isinstance(grade, Grade):
                raise SproutError(f"{who} returned {type(grade).__name__!r}, not a Grade")
        except (InvalidParameters, SproutError) as error:
            grade = Grade(passed=None, reason=str(error))
        if spec.negated:
            grade = grade.negated()
        texts: dict[str, str | None] = {name: plain(getattr(grade, name)) for name in ("got", "wanted", "reason")}
        texts["raw"] = None if grade.raw is None else plain(grade.raw)[:RAW_MOST]
        grade = grade.model_copy(update=texts)
        return GradedAssertion(kind=spec.label, line=spec.line, judged=judged, grade=grade)
