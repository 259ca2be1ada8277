"""A run against a baseline, suite by suite: what became of the verdicts, and what is shown of the rates."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from sprout.errors import UsageError
from sprout.eval.baseline import baseline_of
from sprout.eval.evidence import BaselineCase
from sprout.eval.outcomes import Verdict
from sprout.eval.pairing import Difference, Mismatch, contents, difference, mismatch
from sprout.eval.record import RunRecord, SuiteRecord
from sprout.eval.stats import minimum_detectable_effect

__all__ = ["SuiteCheck", "check_against"]

_CONFIDENCE = 0.95


@dataclass(frozen=True, slots=True, kw_only=True)
class SuiteCheck:
    """One suite of both runs."""

    name: str
    old_verdict: str
    new_verdict: str
    margin: float
    difference: Difference
    left_out: Mismatch

    @property
    def verdict_worse(self) -> bool:
        """Whether the baseline passed and this run does not."""
        return self.old_verdict == Verdict.PASS.value != self.new_verdict

    @property
    def rate_worse(self) -> bool:
        """Whether the rate is shown to be lower by more than the margin."""
        return self.difference.upper < -self.margin

    @property
    def worse(self) -> bool:
        """Whether the check fails on this suite."""
        return self.verdict_worse or self.rate_worse

    def lines(self) -> Iterator[str]:
        """Yield what there is to say."""
        found = self.difference
        yield f"{self.name}: {self.old_verdict} -> {self.new_verdict}{' (WORSE)' if self.verdict_worse else ''}"
        p_value = "" if found.p_value is None else f", McNemar p = {found.p_value:.3g}"
        yield (
            f"  rate {found.old_rate:.3f} -> {found.new_rate:.3f}: {found.value:+.3f}, between {found.lower:+.3f} and "
            f"{found.upper:+.3f} ({found.n} cases, {found.only_new} gained, {found.only_old} lost{p_value})"
        )
        yield f"  {self._found()}"
        if self.left_out:
            yield f"  left out: {self.left_out}"

    def _found(self) -> str:
        found = self.difference
        if self.rate_worse:
            return f"WORSE: shown to be lower by more than {self.margin:g}"
        if found.upper < 0:
            return f"worse: shown to be lower, though not by more than {self.margin:g}"
        if found.lower > 0:
            return "better: shown to be higher"
        smallest = minimum_detectable_effect(found.n, found.discordance)
        visible = "none" if smallest is None else f"{smallest:.3f}"
        return f"cannot tell; the smallest difference that {found.n} cases show 4 times in 5 is {visible}"


def check_against(new: RunRecord, old: RunRecord, *, margin: float, common: bool = False) -> tuple[SuiteCheck, ...]:
    """Compare *new* with *old*, its baseline, each suite by 95 % bounds of the difference of its pass rates.

    With *common* whatever both have in common is compared, whoever graded it. Without, raises
    :class:`~sprout.errors.UsageError` if suites, their content, case ids or the judge differ; in any case if there is
    nothing to compare, or the margin is outside (0, 1). An undecided case counts as not passed, in both runs.
    """
    if not 0.0 < margin < 1.0:
        raise UsageError(f"the margin {margin!r} is outside (0, 1)")
    before, after = ({suite.name: suite for suite in record.suites} for record in (old, new))
    shared = [name for name in after if name in before]
    if not shared:
        raise UsageError("the two records have no suite in common")
    if not common:
        _refuse_other_things(new, old)
    return tuple(_checked(new, after[name], old, before[name], margin) for name in shared)


def _refuse_other_things(new: RunRecord, old: RunRecord) -> None:
    before, after = ({suite.name: suite for suite in record.suites} for record in (old, new))
    if apart := sorted(set(before) ^ set(after)):
        where = "the baseline" if apart[0] in before else "this run"
        raise UsageError(f"the suite {apart[0]!r} is only in {where}; --common compares the suites of both")
    for name, suite in after.items():
        if suite.content_hash != before[name].content_hash:
            found = mismatch(_contents(new, suite), _contents(old, before[name]))
            what = str(found) or "its cases are the same; its gate, metric or another part is not"
            raise UsageError(f"the suite {name!r} has changed: {what}; --common compares the cases of both")
    if new.fingerprint.judge_config != old.fingerprint.judge_config:
        raise UsageError(
            f"the judge was {old.fingerprint.judge_config!r} and is {new.fingerprint.judge_config!r}: run the baseline "
            "again, or compare all the same with --common"
        )


def _checked(new: RunRecord, after: SuiteRecord, old: RunRecord, before: SuiteRecord, margin: float) -> SuiteCheck:
    new_cases, old_cases = baseline_of(new, after).cases, baseline_of(old, before).cases
    left_out = mismatch(contents(new_cases), contents(old_cases))
    dropped = {*left_out.only_new, *left_out.changed}
    pairs = [(case, old_cases[name]) for name, case in new_cases.items() if name not in dropped]
    if not pairs:
        raise UsageError(f"the suite {after.name!r} has no case in common with the baseline: {left_out}")
    return SuiteCheck(
        name=after.name,
        old_verdict=_verdict(before),
        new_verdict=_verdict(after),
        margin=margin,
        difference=_difference(pairs),
        left_out=left_out,
    )


def _difference(pairs: Sequence[tuple[BaselineCase, BaselineCase]]) -> Difference:
    several = any(case.trials > 1 for pair in pairs for case in pair)
    return difference([(new.score, old.score) for new, old in pairs], _CONFIDENCE, several=several)


def _contents(record: RunRecord, suite: SuiteRecord) -> dict[str, str]:
    return contents(baseline_of(record, suite).cases)


def _verdict(suite: SuiteRecord) -> str:
    return "NOT EVALUATED" if suite.gate_result is None else suite.gate_result.verdict.value
