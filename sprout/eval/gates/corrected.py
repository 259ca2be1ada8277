"""The gate on a share of passed cases from which the judge's errors are taken out with human labels.

The labels are of a random part of this run's answers (double sampling): then nothing is assumed of the judge, and a
worthless one costs only precision. What is not tied to this run, or not random, is refused.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from scipy.special import betaincinv

from sprout.eval.evidence import Labels
from sprout.eval.gates.finding import TOLERANCE, Finding, Results, open_cases, trials_of
from sprout.eval.labels import answers_hash
from sprout.eval.outcomes import Interval, Outcome, Reason
from sprout.eval.stats import FEWEST_LABELS, CorrectedRate, Refusal, design_rate, double_sampling
from sprout.eval.suite import RateGate, Suite

__all__ = ["Graders", "corrected_shortage", "evaluate_corrected"]

_WORDS: Mapping[Refusal, str] = MappingProxyType(
    {
        Refusal.TOO_FEW_LABELS: f"fewer than {FEWEST_LABELS} labels of decided cases",
        Refusal.ONE_SIDE_UNLABELLED: "of the answers that the judge passed, or failed, none is labelled",
        Refusal.LABELS_NOT_RANDOM: "the labelled answers are no random part: the judge passes more, or fewer, of them",
    }
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Graders:
    """Who graded a run, and what people found of it."""

    suite: Suite
    judge_config: str | None
    """Configuration of the judge; ``None`` if it is not known, and then no label counts."""

    @property
    def labels(self) -> Labels | None:
        """The suite's labels."""
        return self.suite.labels


@dataclass(frozen=True, slots=True, kw_only=True)
class _Table:
    """Decided cases by the judge's verdict, and the labels among them."""

    n: int
    judged_pass: int
    labelled_pass: int
    right_pass: int
    labelled_fail: int
    right_fail: int

    @property
    def labels(self) -> int:
        return self.labelled_pass + self.labelled_fail

    def rate(self, confidence: float) -> CorrectedRate:
        return double_sampling(
            self.n,
            self.judged_pass,
            labelled_pass=self.labelled_pass,
            right_pass=self.right_pass,
            labelled_fail=self.labelled_fail,
            right_fail=self.right_fail,
            confidence=(1 + confidence) / 2,
        )


def evaluate_corrected(
    results: Results, gate: RateGate, threshold: float, graders: Graders, *, whole: Results
) -> Finding:
    """Hold the lower bound of the corrected rate of *results* against *threshold*; *whole* is the whole run.

    ``confidence`` is two-sided, as for the other rates. A case that is undecided or was not run is no part of the
    estimate, its label included: it counts as a failure at one end of the envelope and as a pass at the other.
    """
    if refused := _refused(whole, graders):
        return _refusal(results, graders, Reason.BROKEN, refused)
    table = _table(results, graders.labels)
    if table.n == 0:
        return _refusal(results, graders, Reason.BROKEN, ["no case is decided"])
    rate = table.rate(gate.confidence)
    if rate.refusals or rate.estimate is None or rate.n_eff is None:
        few = Refusal.TOO_FEW_LABELS in rate.refusals
        why = [_WORDS[refusal] for refusal in rate.refusals] or ["fewer than 2 labels"]
        reason = Reason.CANNOT_SHOW if few else Reason.BROKEN
        return _refusal(results, graders, reason, [*why, f"{table.labels} labels of {table.n} decided cases"])
    return _held(results, gate, threshold, table, rate, graders)


def corrected_shortage(suite: Suite, gate: RateGate, threshold: float) -> str | None:
    """Say why the labels of *suite* could not show even a perfect target to clear *threshold*, or return ``None``."""
    if suite.labels is None:
        return f"the corrected rate needs human labels: {suite.lacks or 'there are none'}"
    known = {case.id for case in suite.cases}
    n, labels = len(suite.cases), len(known & set(suite.labels.labels))
    if labels < FEWEST_LABELS:
        return f"{labels} labels correct no rate: {FEWEST_LABELS} needed at least"
    if _perfect_lower(n, labels, gate.confidence) >= threshold - TOLERANCE:
        return None
    enough = next((m for m in range(labels, n + 1) if _perfect_lower(n, m, gate.confidence) >= threshold), None)
    percent = f"{gate.confidence * 100:g} %"
    if enough is None:
        return f"labels of all {n} cases cannot clear {threshold:g} at {percent}: more cases are needed"
    return f"{labels} labels cannot clear {threshold:g} at {percent}: {enough} needed"


def _perfect_lower(n: int, labels: int, confidence: float) -> float:
    table = _Table(n=n, judged_pass=n, labelled_pass=labels, right_pass=labels, labelled_fail=0, right_fail=0)
    return table.rate(confidence).lower


def _refused(whole: Results, graders: Graders) -> list[str]:
    """Return every reason why the labels do not belong to this run."""
    answers = answers_hash(g.result for g in whole)
    here = {"judge_config": graders.judge_config, "dataset": graders.suite.content_hash, "answers": answers}
    labels = graders.labels
    if labels is None:
        wanted = ", ".join(f"{name}: {value}" for name, value in here.items())
        return [f"no labels ({graders.suite.lacks or 'none are given'}); for this run they have {wanted}"]
    if trials_of(whole) > 1:
        return [f"a label is of one answer, and a case has {trials_of(whole)} trials"]
    found = []
    for name, now in here.items():
        then = getattr(labels, name)
        if now is None:
            found.append(f"the run does not say its {name}")
        elif then != now:
            found.append(f"the labels were given for {name} {then!r}, and this run has {now!r}")
    found.extend(_strays(whole, labels))
    return found


def _strays(whole: Results, labels: Labels) -> list[str]:
    by_id = {g.case.id: g.result for g in whole}
    strays = sorted(set(labels.labels) - set(by_id))
    answered = {name for name, result in by_id.items() if any(trial.response is not None for trial in result.trials)}
    praised = sorted(name for name, right in labels.labels.items() if right and name in set(by_id) - answered)
    found = [f"a label is of {strays[0]!r}, a case that the suite does not have"] if strays else []
    return found + ([f"{praised[0]!r} is labelled true, and has no answer"] if praised else [])


def _table(results: Results, labels: Labels | None) -> _Table:
    given = {} if labels is None else labels.labels
    decided = [g.result for g in results if g.result.outcome in {Outcome.PASSED, Outcome.FAILED}]
    passed = {result.id for result in decided if result.outcome is Outcome.PASSED}
    failed = {result.id for result in decided} - passed
    return _Table(
        n=len(decided),
        judged_pass=len(passed),
        labelled_pass=len(passed & set(given)),
        right_pass=sum(given[name] for name in passed & set(given)),
        labelled_fail=len(failed & set(given)),
        right_fail=sum(given[name] for name in failed & set(given)),
    )


def _held(
    results: Results, gate: RateGate, threshold: float, table: _Table, rate: CorrectedRate, graders: Graders
) -> Finding:
    n, m, estimate = len(results), rate.n_eff or 1.0, rate.estimate or 0.0
    worst = estimate * table.n / n
    best = (estimate * table.n + n - table.n) / n
    tail = (1 - gate.confidence) / 2
    # the decided cases' number of labels serves for all cases: undecided ones have a known side, and only add to it
    lower, best_lower = _lower(worst, m, tail), _lower(best, m, tail)
    upper = 1 - _lower(1 - worst, m, tail)
    naive = table.judged_pass / n
    beside = f"with {table.labels} human labels it is {worst:.3f}, between {lower:.3f} and {upper:.3f}"
    reason, why = _reason(worst, lower, upper, threshold, table)
    return Finding(
        passes=worst > 0 and lower >= threshold - TOLERANCE,
        passes_at_best=best > 0 and best_lower >= threshold - TOLERANCE,
        value=worst,
        best_value=best,
        interval=Interval(lower=lower, upper=upper, method="double-sampling", confidence=gate.confidence),
        reason=reason,
        why=why,
        smallest=n,
        weakness=_weakness(gate, threshold, table),
        open_cases=open_cases(results),
        details={
            "naive": naive,
            "corrected": worst,
            "labels": table.labels,
            "labels_hash": None if graders.labels is None else graders.labels.content_hash,
            "labelled_pass": table.labelled_pass,
            "right_pass": table.right_pass,
            "labelled_fail": table.labelled_fail,
            "right_fail": table.right_fail,
            "n_eff": m,
        },
        notes=(f"corrected: the judge passes {naive:.3f}; {beside}",),
    )


def _lower(rate: float, n_eff: float, tail: float) -> float:
    return 0.0 if rate <= 0.0 else float(betaincinv(rate * n_eff, (1 - rate) * n_eff + 1, tail))


def _reason(rate: float, lower: float, upper: float, threshold: float, table: _Table) -> tuple[Reason, str]:
    if upper < threshold:
        return (
            Reason.BELOW,
            f"shown below: even the upper bound {upper:.3f} of the corrected rate is under {threshold:g}",
        )
    if rate <= threshold:
        return Reason.BELOW, f"the corrected rate {rate:.3f} is not above {threshold:g}; more labels will not help"
    why = f"{table.labels} labels cannot show it: the corrected rate {rate:.3f} has the lower bound {lower:.3f}"
    return Reason.CANNOT_SHOW, why


def _weakness(gate: RateGate, threshold: float, table: _Table) -> str:
    """Say if a faultless judge of a target at the design rate would leave the bound under the bar."""
    n, labels, rate = table.n, table.labels, design_rate(threshold)
    judged = round(rate * n)
    fails = min(n - judged, max(1, round((1 - rate) * labels))) if judged < n else 0
    passes = min(judged, labels - fails)
    if passes < 1 or fails < 0:
        return f"{labels} labels"
    usual = double_sampling(
        n, judged, labelled_pass=passes, right_pass=passes, labelled_fail=fails, right_fail=0,
        confidence=(1 + gate.confidence) / 2,
    )  # fmt: skip
    if usual.refusals or usual.lower >= threshold:
        return ""
    return f"with a faultless judge of a target at {rate:g}, {labels} labels give the lower bound {usual.lower:.3f}"


def _refusal(results: Results, graders: Graders, reason: Reason, why: list[str]) -> Finding:
    passed = sum(g.result.outcome is Outcome.PASSED for g in results)
    naive = passed / len(results)
    return Finding(
        passes=False,
        passes_at_best=False,
        value=None,
        best_value=None,
        reason=reason,
        why="the rate is not corrected: " + "; ".join(why),
        smallest=len(results),
        open_cases=open_cases(results),
        details={"naive": naive, "corrected": None, "refusals": why,
                 "labels": 0 if graders.labels is None else len(graders.labels.labels)},
        notes=(f"corrected: the judge passes {naive:.3f}; with no labels that count nothing is known of the truth",),
    )  # fmt: skip
