"""The comparison of a run's targets as a few lines for a terminal."""

from collections.abc import Iterator
from typing import Literal

from sprout.eval.comparison import PairResult, SuiteComparison
from sprout.eval.limits import LimitResult
from sprout.eval.outcomes import Verdict

__all__ = ["comparison_lines"]

Line = tuple[str, Literal["head", "text", "pass", "fail", "note"]]

_TESTS = {"mcnemar-exact": "exact McNemar", "sign-flip": "sign flips"}


def comparison_lines(comparison: SuiteComparison, *, failed_only: bool = False) -> Iterator[Line]:
    """Yield what was found, each line as long as it is; with *failed_only* no more than the limits that do not hold."""
    limits = [one for one in comparison.limits if not failed_only or one.verdict is Verdict.FAIL]
    if not failed_only or limits:
        yield f"comparison of {comparison.suite}: {' against '.join(comparison.targets)}", "head"
    if not failed_only:
        yield from _found(comparison)
    for limit in limits:
        yield f"  {limit.limit.a} against {limit.limit.b}: {limit.says}", _style(limit)


def _found(comparison: SuiteComparison) -> Iterator[Line]:
    if comparison.not_compared is not None:
        yield f"  not compared: {comparison.not_compared}", "note"
    for pair in comparison.pairs:
        yield f"  {_numbers(pair, several=len(comparison.pairs) > 1)}", "text"
        yield f"    {pair.says}", "note" if pair.better is None else "text"
        if pair.undecided_a or pair.undecided_b:
            yield (
                f"    counted as not passed: {pair.undecided_a} undecided of {pair.a}, {pair.undecided_b} of {pair.b}",
                "note",
            )
    if (omnibus := comparison.omnibus) is not None:
        yield (
            f"  all {len(comparison.targets)} alike: Cochran's Q {omnibus.statistic:.2f}, p {omnibus.p_value:.2g}",
            "text",
        )


def _numbers(pair: PairResult, *, several: bool) -> str:
    interval = pair.interval
    adjusted = f", {pair.p_holm:.2g} after Holm" if several else ""
    return (
        f"{pair.a} {pair.rate_a:.3f}, {pair.b} {pair.rate_b:.3f}: difference {pair.difference:+.3f} "
        f"[{interval.lower:+.3f}, {interval.upper:+.3f}] ({interval.method}, {interval.confidence * 100:g} %); "
        f"only {pair.a} {pair.only_a}, only {pair.b} {pair.only_b}; {_TESTS[pair.test]} p {pair.p_value:.2g}{adjusted}"
    )


def _style(limit: LimitResult) -> Literal["pass", "fail", "note"]:
    if limit.verdict is None:
        return "note"
    return "pass" if limit.verdict is Verdict.PASS else "fail"
