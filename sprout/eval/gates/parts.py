"""Parts of a suite that must each clear the bar by themselves: classes of cases, and declared slices.

All parts must pass, so that each is held at the whole level: to pass wrongly, the part that is bad must (Berger,
Technometrics 24, 1982: the intersection-union test). Nothing is corrected for how many they are.
"""

from collections.abc import Callable, Mapping

from sprout.eval.gates.finding import Finding, Results
from sprout.eval.outcomes import Reason

__all__ = ["evaluate_slices", "explained", "lower_bound", "row"]


def evaluate_slices(results: Results, tags: tuple[str, ...], evaluate: Callable[[Results], Finding]) -> Finding:
    """Evaluate the whole and the cases of each of *tags*; all must pass, the value is that of the whole.

    Raises ``ValueError`` for a tag that no case has.
    """
    whole = evaluate(results)
    if not tags:
        return whole
    members = {tag: [g for g in results if tag in g.case.tags] for tag in tags}
    if empty := [tag for tag in tags if not members[tag]]:
        raise ValueError(f"the slice {empty[0]!r} has no case")
    slices = {tag: evaluate(members[tag]) for tag in tags}
    parts = {"all cases": whole, **{f"slice {tag}": finding for tag, finding in slices.items()}}
    reason, why, needed = explained(parts)
    table = [{"slice": tag, **row(finding, len(members[tag]))} for tag, finding in slices.items()]
    return Finding(
        passes=all(part.passes for part in parts.values()),
        passes_at_best=all(part.passes_at_best for part in parts.values()),
        value=whole.value,
        best_value=whole.best_value,
        interval=whole.interval,
        reason=reason,
        why=why,
        cases_needed=needed,
        smallest=min(part.smallest for part in parts.values()),
        weakness="; ".join(f"{name}: {part.weakness}" for name, part in parts.items() if part.weakness),
        open_cases=whole.open_cases,
        details={**whole.details, "slices": table},
        notes=whole.notes,
    )


def explained(parts: Mapping[str, Finding]) -> tuple[Reason, str, int | None]:
    """Return why *parts* do not all pass, below the bar before what cannot be shown, and the most cases needed."""
    failing = {name: part for name, part in parts.items() if not part.passes}
    order = [Reason.BELOW, Reason.CANNOT_SHOW, Reason.UNDECIDED, Reason.CUT_SHORT, Reason.BROKEN]
    reason = min((part.reason for part in failing.values()), key=order.index, default=Reason.BELOW)
    needed = max((part.cases_needed for part in failing.values() if part.cases_needed is not None), default=None)
    return reason, "; ".join(f"{name}: {part.why}" for name, part in failing.items()), needed


def lower_bound(finding: Finding) -> float:
    """Return the lower end of the interval of *finding*, 0 if it has none."""
    return finding.interval.lower if finding.interval else 0.0


def row(finding: Finding, n: int) -> dict[str, object]:
    """Return what a table shows of a part of *n* cases."""
    interval = finding.interval.model_dump() if finding.interval else None
    return {"n": n, "value": finding.value, "interval": interval, "passes": finding.passes}
