"""The gate on parity: the same scenarios pass as often in one language as in the other."""

from dataclasses import dataclass

from sprout.eval.gates.finding import TOLERANCE, Finding, Graded, Results
from sprout.eval.outcomes import Interval, Outcome, Reason
from sprout.eval.stats import tango_bounds
from sprout.eval.suite import ParityGate

__all__ = ["evaluate_parity", "parity_shortage"]

_MOST_PAIRS = 100_000


@dataclass(frozen=True, slots=True, kw_only=True)
class _Table:
    """Pairs by who passed, under one reading of the undecided cases."""

    both: int
    only_a: int
    only_b: int
    n: int

    @property
    def gap(self) -> float:
        return (self.only_a - self.only_b) / self.n

    @property
    def rates(self) -> tuple[float, float]:
        return (self.both + self.only_a) / self.n, (self.both + self.only_b) / self.n


def evaluate_parity(results: Results, gate: ParityGate, threshold: float) -> Finding:
    """Hold the difference of the two pass rates, or both its bounds, against ±*threshold*.

    Each undecided case is counted once for its language and once against it, and both readings must pass. Each
    language must also pass at least the gate's floor, for two equally bad languages are no parity. Raises
    ``ValueError`` if a pair is not two cases in the suite's two languages.
    """
    languages, pairs = _pairs(results)
    readings = [_table(pairs, for_a=True, for_b=False), _table(pairs, for_a=False, for_b=True)]
    faults = [fault for table in readings for fault in _faults(table, gate, threshold, languages)]
    best = _table(pairs, for_a=True, for_b=True, together=True)
    worst = max(readings, key=lambda table: abs(table.gap))
    bounds = [_bounds(table, gate) for table in readings]
    reason = Reason.CANNOT_SHOW if gate.method == "tost" and abs(worst.gap) <= threshold else Reason.BELOW
    if any("floor" in fault for fault in faults):
        reason = Reason.BELOW
    shortage = parity_shortage(len(pairs), gate, threshold)
    return Finding(
        passes=not faults,
        passes_at_best=not _faults(best, gate, threshold, languages),
        value=abs(worst.gap),
        best_value=abs(best.gap),
        interval=Interval(
            lower=min(low for low, _ in bounds), upper=max(high for _, high in bounds),
            method="tango-cc", confidence=gate.confidence,
        ),
        reason=reason,
        why=shortage if shortage and reason is Reason.CANNOT_SHOW else (faults or [""])[0],
        cases_needed=_pairs_needed(gate.confidence, threshold) if shortage else None,
        smallest=len(pairs),
        details={
            "pairs": len(pairs),
            **{f"rate_{name}": rate for name, rate in zip(languages, worst.rates, strict=True)},
            f"only_{languages[0]}": worst.only_a,
            f"only_{languages[1]}": worst.only_b,
        },
        notes=_notes(gate, threshold),
    )  # fmt: skip


def parity_shortage(pairs: int, gate: ParityGate, threshold: float) -> str | None:
    """Say that *pairs* pairs can never show parity within *threshold* and how many can, or return ``None``."""
    if gate.method == "point":
        return None
    needed = _pairs_needed(gate.confidence, threshold)
    if needed is None:
        return f"no {_MOST_PAIRS} pairs can show parity within {threshold:g} at {gate.confidence * 100:g} %"
    if needed <= pairs:
        return None
    return f"{pairs} pairs cannot show parity within {threshold:g} at {gate.confidence * 100:g} %: {needed} needed"


def _notes(gate: ParityGate, threshold: float) -> tuple[str, ...]:
    if gate.method != "point":
        return ()
    needed = _pairs_needed(gate.confidence, threshold)
    tail = "no number of pairs bounds it" if needed is None else f"a bound within {threshold:g} needs {needed} pairs"
    return (f"point gate: the difference itself; {tail}",)


def _pairs_needed(confidence: float, threshold: float) -> int | None:
    if tango_bounds(0, 0, _MOST_PAIRS, confidence)[1] >= threshold:
        return None
    low, high = 1, _MOST_PAIRS
    while low < high:
        middle = (low + high) // 2
        if tango_bounds(0, 0, middle, confidence)[1] < threshold:
            high = middle
        else:
            low = middle + 1
    return low


def _pairs(results: Results) -> tuple[tuple[str, str], list[tuple[Graded, Graded]]]:
    languages = sorted({g.case.language or "" for g in results})
    if len(languages) != 2 or "" in languages:
        found = ", ".join(language or "a case without one" for language in languages)
        raise ValueError(f"parity is between two languages, and the suite has {found}")
    sides: dict[str, dict[str, Graded]] = {}
    for graded in results:
        sides.setdefault(graded.case.pair or graded.case.id, {})[graded.case.language or ""] = graded
    for name, side in sides.items():
        if len(side) != 2:
            raise ValueError(f"the pair {name!r} is not complete")
    first, second = languages
    return (first, second), [(side[first], side[second]) for side in sides.values()]


def _table(pairs: list[tuple[Graded, Graded]], *, for_a: bool, for_b: bool, together: bool = False) -> _Table:
    both = only_a = only_b = 0
    for a, b in pairs:
        passed_a, passed_b = _passed(a, unknown=for_a), _passed(b, unknown=for_b)
        if together:
            passed_a = _passed(a, unknown=passed_b)
            passed_b = _passed(b, unknown=passed_a)
        both += passed_a and passed_b
        only_a += passed_a and not passed_b
        only_b += passed_b and not passed_a
    return _Table(both=both, only_a=only_a, only_b=only_b, n=len(pairs))


def _passed(graded: Graded, *, unknown: bool) -> bool:
    if graded.result.outcome in {Outcome.UNDECIDED, Outcome.NOT_RUN}:
        return unknown
    return graded.result.outcome is Outcome.PASSED


def _bounds(table: _Table, gate: ParityGate) -> tuple[float, float]:
    return tango_bounds(table.only_a, table.only_b, table.n, gate.confidence)


def _faults(table: _Table, gate: ParityGate, threshold: float, languages: tuple[str, str]) -> list[str]:
    faults = []
    low, high = _bounds(table, gate)
    if gate.method == "point" and abs(table.gap) > threshold + TOLERANCE:
        faults.append(f"the rates differ by {abs(table.gap):.3f}, more than {threshold:g}")
    if gate.method == "tost" and not (-threshold < low and high < threshold):
        faults.append(f"the difference lies between {low:.3f} and {high:.3f}, not within ±{threshold:g}")
    for language, rate in zip(languages, table.rates, strict=True):
        if rate == 0.0 or rate < gate.floor - TOLERANCE:
            faults.append(f"{language!r} passes {rate:.3f}, below the floor {gate.floor:g}")
    return faults
