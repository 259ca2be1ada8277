"""The table of the process that reports: each suite with its results, from whichever process they come."""

from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest

from pytest_sprout.transport import CASE, DECLARED, Declaration, Delivery, unpack_case, unpack_suite
from sprout.eval import CaseResult, GateResult, Outcome
from sprout.eval.trust import JudgeTrust

__all__ = ["Entry", "Ledger"]

_WORST_FIRST = (Outcome.FAILED, Outcome.UNDECIDED, Outcome.NOT_RUN, Outcome.PASSED)


@dataclass(slots=True)
class Entry:
    """One suite of the run."""

    declaration: Declaration
    results: dict[str, CaseResult] = field(default_factory=dict)
    seconds: dict[str, float] = field(default_factory=dict)
    trust: JudgeTrust | None = None
    """What is known of the judge; ``None`` if the gate is not evaluated or does not rest on one."""

    gate: GateResult | None = None
    not_evaluated: str | None = None
    """Why there is no gate result, once that is settled."""

    @property
    def ran(self) -> int:
        """How many cases were brought to an outcome, that of being skipped left out."""
        return sum(result.outcome is not Outcome.NOT_RUN for result in self.results.values())

    def add(self, result: CaseResult, seconds: float) -> None:
        """Take a result; of several for one case (``--dist each``) the worst stays, whatever their order."""
        known = self.results.get(result.id)
        if known is None or _rank(result) < _rank(known):
            self.results[result.id] = result
        self.seconds[result.id] = max(seconds, self.seconds.get(result.id, 0.0))


class Ledger:
    """Suites by the name that they have in the run, in the order in which they were declared."""

    def __init__(self) -> None:
        self._entries: dict[str, Entry] = {}

    def __iter__(self) -> Iterator[Entry]:
        return iter(self._entries.values())

    def __len__(self) -> int:
        return len(self._entries)

    def result(self, suite: str, case_id: str) -> CaseResult | None:
        """Return the result of a case as far as it is known; *suite* is its suite's name in the run."""
        entry = self._entries.get(suite)
        return None if entry is None else entry.results.get(case_id)

    def declare(self, message: str) -> None:
        """Take a suite's declaration; a second one of the same name changes nothing."""
        declaration = unpack_suite(message)
        self._entries.setdefault(declaration.name, Entry(declaration))

    def receive(self, report: pytest.TestReport) -> None:
        """Take what *report* carries. What a rerun replaces is left out."""
        if (declared := getattr(report, DECLARED, None)) is not None:
            self.declare(declared)
        if (message := getattr(report, CASE, None)) is None or report.outcome == "rerun":  # type: ignore[comparison-overlap]
            return
        delivery: Delivery = unpack_case(message)
        self._entries[delivery.suite].add(delivery.result, delivery.seconds)


def _rank(result: CaseResult) -> tuple[int, str]:
    return _WORST_FIRST.index(result.outcome), result.model_dump_json()
