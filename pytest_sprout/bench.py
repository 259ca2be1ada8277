"""A suite with everything that its cases are run with."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path

from pytest_sprout.resolving import HookedKinds
from sprout.errors import TargetError
from sprout.eval import Case, CaseResult, CaseRunner, Judge, Request, Response, Settings, Suite, Target
from sprout.eval.gates.sequential import Monitor
from sprout.eval.suite import RateGate

__all__ = ["Bench", "Recorded"]


class Recorded:
    """Stands for the target of a suite whose every response is recorded."""

    identity = "recorded responses"

    async def ask(self, request: Request) -> Response:
        """Raise: there is nobody to ask."""
        raise TargetError(f"the case {request.case_id!r} has no recorded response, and the suite has no target")

    async def close(self) -> None:
        """Nothing to let go of."""


@dataclass(slots=True, kw_only=True)
class Bench:
    """One suite put to one target: what it says, whom it asks, who grades, and which of its cases were selected."""

    path: Path
    nodeid: str
    suite: Suite
    label: str | None
    """Of the target, if there are several."""

    target: Target
    renew_target: Callable[[], Target]
    """Makes the target anew, for another event loop."""

    identity: str
    """Of the target."""

    judge: Judge
    kinds: HookedKinds
    settings: Settings
    shortage: str | None
    vetoers: tuple[str, ...] = ()
    """Names of the plugins that may veto the gate, as the suite's file sees them."""

    selected: frozenset[str] = frozenset()
    """Ids of the cases that are to run."""

    decided: str | None = None
    """What a sequential gate has decided before its last case; the rest is not run."""

    _monitor: Monitor | None = None
    _runners: dict[int, CaseRunner] = field(default_factory=dict)

    @property
    def name(self) -> str:
        """The suite's name, and the target's label if there are several; unique in the run."""
        return self.suite.name if self.label is None else f"{self.suite.name}.{self.label}"

    @property
    def trials(self) -> int:
        """How many trials each case has."""
        return self.settings.trials or self.suite.trials

    @property
    def whole(self) -> bool:
        """Whether every declared case is to run."""
        return self.selected == {case.id for case in self.suite.cases}

    @property
    def tolerates(self) -> bool:
        """Whether the gate, and not the single case, decides."""
        return self.whole and self.suite.gate.kind != "every-case"

    def watch(self, result: CaseResult) -> bool:
        """Show *result* to a sequential gate and say whether it is decided by it.

        Not if only a part of the cases was selected, for then the gate is not evaluated; nor with several targets, for
        they are compared on all cases.
        """
        gate = self.suite.gate
        if self.decided is not None or not (isinstance(gate, RateGate) and gate.sequential):
            return False
        if not self.whole or self.label is not None:
            return False
        if self._monitor is None:
            self._monitor = Monitor(self.suite)
        self._monitor.add(result.id, result)
        self.decided = self._monitor.decided
        return self.decided is not None

    def runner(self, lane: int) -> CaseRunner:
        """Return the runner for the event loop number *lane*; each loop has its own, and so its own target."""
        if lane not in self._runners:
            target = self.target if lane == 0 else self.renew_target()
            self._runners[lane] = CaseRunner(self.suite, target, self.judge, self.kinds, self.settings)
        return self._runners[lane]

    def targets(self, lane: int) -> Iterable[Target]:
        """Return the target that the event loop number *lane* has used, if it has."""
        return [self._runners[lane].target] if lane in self._runners else []

    def forget(self, case: Case, lane: int) -> None:
        """Let the target be asked again for *case*."""
        self.runner(lane).forget(case)
