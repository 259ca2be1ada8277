"""The gate that tolerates nothing."""

from sprout.eval.gates.finding import Finding, Results
from sprout.eval.outcomes import Outcome

__all__ = ["evaluate_every_case"]


def evaluate_every_case(results: Results) -> Finding:
    """Pass if each case passed."""
    n = len(results)
    others = [g.result for g in results if g.result.outcome is not Outcome.PASSED]
    failed = [result for result in others if result.outcome is Outcome.FAILED]
    return Finding(
        passes=not others,
        passes_at_best=not failed,
        value=(n - len(others)) / n,
        best_value=(n - len(failed)) / n,
        why=f"{len(failed)} of {n} cases failed",
        smallest=n,
    )
