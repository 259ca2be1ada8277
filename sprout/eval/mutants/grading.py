"""Put mutants of answers to the assertions of their cases, to see which of them would be noticed."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from sprout.errors import TargetError
from sprout.eval.assertions import Assertion
from sprout.eval.mutants.answers import AnswerMutant
from sprout.eval.outcomes import CaseResult, Outcome
from sprout.eval.registry import Registry
from sprout.eval.response import Response, read_response
from sprout.eval.runner import CaseRunner, Settings
from sprout.eval.suite import Suite
from sprout.eval.targets import Request
from sprout.judges.protocol import Judge

__all__ = ["GradedMutant", "grade_mutants"]


@dataclass(frozen=True, slots=True, kw_only=True)
class GradedMutant:
    """A mutant with what became of it."""

    mutant: AnswerMutant
    outcome: Outcome

    @property
    def caught(self) -> bool:
        """Whether it did not pass; an undecided case is no pass."""
        return self.outcome is not Outcome.PASSED


@dataclass(frozen=True, slots=True, kw_only=True)
class _Replayed:
    """A target that gives one mutant, and to the rest of its suite what was answered in the run."""

    mutant: AnswerMutant
    results: Mapping[str, CaseResult]
    identity: str = "mutant"

    async def ask(self, request: Request) -> Response:
        if request.case_id == self.mutant.case:
            return self.mutant.response
        result = self.results.get(request.case_id)
        answered = None if result is None or not result.trials else result.trials[0].response
        if answered is None:
            raise TargetError(f"the run has no answer to {request.case_id!r}")
        return read_response(answered)

    async def close(self) -> None:
        return


async def grade_mutants(
    mutants: Iterable[AnswerMutant],
    suites: Mapping[str, tuple[Suite, Mapping[str, CaseResult]]],
    *,
    judge: Judge,
    kinds: Registry[type[Assertion]],
) -> tuple[GradedMutant, ...]:
    """Return *mutants* graded by the assertions of their cases in *suites* (by name, with the run's results)."""
    graded: list[GradedMutant] = []
    for mutant in mutants:
        suite, results = suites[mutant.suite]
        runner = CaseRunner(
            suite,
            target=_Replayed(mutant=mutant, results=results),
            judge=judge,
            kinds=kinds,
            settings=Settings(trials=1),
        )
        (case,) = [case for case in suite.cases if case.id == mutant.case]
        ran = await runner.run(case.model_copy(update={"response": None}))
        graded.append(GradedMutant(mutant=mutant, outcome=ran.result.outcome))
    return tuple(graded)
