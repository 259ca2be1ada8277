"""How often each gate passes a target that sits exactly on its bar: verdicts of whole suites, not bounds.

Where the verdict depends on counts alone it is asked once for each count and the probability summed; elsewhere suites
are drawn with fixed seeds and held within two standard errors. The long versions run wider grids with more draws.
"""

import math
from collections.abc import Callable, Iterable
from functools import cache
from typing import Any

import numpy as np
import pytest
from scipy.special import bdtrc, gammaln, xlogy

from sprout.eval.evidence import Baseline, BaselineCase, Labels
from sprout.eval.gates import decide
from sprout.eval.labels import answers_hash
from sprout.eval.outcomes import CaseResult, Verdict
from sprout.eval.suite import Suite

LEVEL = 0.05
Draw = Callable[[np.random.Generator], bool]


def share(passes: Draw, draws: int, seed: int) -> float:
    rng = np.random.default_rng(seed)
    return sum(passes(rng) for _ in range(draws)) / draws


def allowed(draws: int, level: float = LEVEL) -> float:
    return level + 2 * math.sqrt(level * (1 - level) / draws)


class Stock:
    """Results by case and letters, made once."""

    def __init__(self, build: Any) -> None:
        self.result = cache(build.result)

    def of(self, suite: Suite, letters: Iterable[str]) -> list[CaseResult]:
        return [self.result(case.id, one) for case, one in zip(suite.cases, letters, strict=True)]


@pytest.fixture(scope="module")
def stock(build: Any) -> Stock:
    return Stock(build)


def least(passes: Callable[[int], bool], n: int) -> int:
    """Return the fewest of *n* that pass a gate that is monotone in them, n + 1 if not even all do."""
    low, high = 0, n + 1
    while low < high:
        middle = (low + high) // 2
        low, high = (low, middle) if middle <= n and passes(middle) else (middle + 1, high)
    return low


def exceeding(least_k: int, n: int, rate: float) -> float:
    """Return the probability of *least_k* or more of *n*."""
    return 1.0 if least_k <= 0 else 0.0 if least_k > n else float(bdtrc(least_k - 1, n, rate))


# one trial of each case: enumerated

BARS = [0.5, 0.8, 0.9, 0.95, 0.99]
MOST = {"wilson": {0.5: 0.04}, "exact": {}}


def rate_false_pass(build: Any, stock: Stock, method: str, threshold: float, n: int, **more: Any) -> float:
    cases = [build.case(f"c{i}", tags=("s",)) for i in range(n)] + [build.case(f"o{i}") for i in range(n)]
    suite = build.suite({"kind": "rate", "method": method, **more}, threshold, cases if more else cases[:n])
    others = "p" * (len(suite.cases) - n)

    def passes(k: int) -> bool:
        return decide(suite, stock.of(suite, "p" * k + "f" * (n - k) + others)).verdict is Verdict.PASS

    return exceeding(least(passes, n), n, threshold)


@pytest.mark.parametrize("threshold", BARS)
def test_the_rate_gate_passes_at_most_29_in_a_thousand_targets_on_a_high_bar(
    build: Any, stock: Stock, threshold: float
) -> None:
    rates = [rate_false_pass(build, stock, "wilson", threshold, n) for n in (30, 52, 73, 100, 144, 200)]

    assert max(rates) <= (0.029 if threshold >= 0.8 else 0.04)


@pytest.mark.parametrize("threshold", BARS)
def test_the_exact_rate_gate_keeps_half_the_level(build: Any, stock: Stock, threshold: float) -> None:
    rates = [rate_false_pass(build, stock, "exact", threshold, n) for n in (30, 72, 100, 200)]

    assert max(rates) <= 0.025 + 1e-9


@pytest.mark.slow
@pytest.mark.parametrize("threshold", BARS)
@pytest.mark.parametrize("method", ["wilson", "exact"])
def test_the_rate_gates_keep_their_level_at_every_size(build: Any, stock: Stock, method: str, threshold: float) -> None:
    rates = [rate_false_pass(build, stock, method, threshold, n) for n in range(5, 400, 3)]

    assert max(rates) <= (LEVEL if threshold < 0.8 else 0.029)


def test_a_slice_on_the_bar_is_passed_no_more_often_for_its_good_neighbours(build: Any, stock: Stock) -> None:
    rates = [rate_false_pass(build, stock, "wilson", 0.9, n, per=("s",)) for n in (35, 60, 120)]

    assert 0 < max(rates) <= 0.029


def test_a_class_on_the_bar_is_passed_no_more_often_for_the_other(build: Any, stock: Stock) -> None:
    for n in (35, 60, 120):
        cases = [build.case(f"{name}{i}", expect=name) for name in ("answer", "refuse") for i in range(n)]
        suite = build.suite({"kind": "joint-refusal"}, 0.9, cases)

        def passes(k: int, suite: Suite = suite, n: int = n) -> bool:
            return decide(suite, stock.of(suite, "p" * n + "p" * k + "f" * (n - k))).verdict is Verdict.PASS

        assert 0 < exceeding(least(passes, n), n, 0.9) <= 0.029


# pairs: enumerated


def table_probability(only_a: int, only_b: int, n: int, difference: float, discordance: float) -> float:
    """Return the probability of a table of pairs."""
    a, b = (discordance + difference) / 2, (discordance - difference) / 2
    rest = n - only_a - only_b
    ways = gammaln(n + 1) - gammaln(only_a + 1) - gammaln(only_b + 1) - gammaln(rest + 1)
    return float(np.exp(ways + xlogy(only_a, a) + xlogy(only_b, b) + xlogy(rest, 1 - discordance)))


def worst_table(tables: Iterable[tuple[int, int]], n: int, margin: float, most: float) -> float:
    """Return the highest probability of any of *tables* when the difference is minus the margin."""
    known = list(tables)
    return max(
        sum(table_probability(a, b, n, -margin, float(psi)) for a, b in known) for psi in np.linspace(margin, most, 15)
    )


def no_worse_suite(build: Any, n: int, margin: float) -> Callable[[str], Suite]:
    cases = [build.case(f"c{i}") for i in range(n)]
    contents = [case.content_hash for case in cases]
    gate = {"kind": "no-worse-than", "baseline": "b.json", "margin": margin}
    bare = build.suite(gate, 1e-6, cases)

    def against(old: str) -> Suite:
        before = {
            case.id: BaselineCase(content=content, score=float(one == "p"), best_score=float(one == "p"), trials=1)
            for case, content, one in zip(cases, contents, old, strict=True)
        }
        baseline = Baseline(fingerprint="0", harness="0", target="t", judge_config="j", cases=before)
        return bare.model_copy(update={"baseline": baseline})  # type: ignore[no-any-return]

    return against


def no_worse_tables(build: Any, stock: Stock, n: int, margin: float) -> Iterable[tuple[int, int]]:
    """Yield the tables of gained and lost cases that pass; with one more lost case none passes that did not."""
    against = no_worse_suite(build, n, margin)

    def passes(gained: int, lost: int) -> bool:
        both = "p" * (n - gained - lost)
        suite = against("f" * gained + "p" * lost + both)
        return decide(suite, stock.of(suite, "p" * gained + "f" * lost + both)).verdict is Verdict.PASS

    for gained in range(n + 1):
        most = n - gained
        saved = least(lambda kept, gained=gained, most=most: passes(gained, most - kept), most)  # type: ignore[misc]
        yield from ((gained, lost) for lost in range(most - saved + 1))


@pytest.mark.parametrize("margin", [0.1, 0.15])
def test_a_target_that_lost_the_margin_is_called_no_worse_at_most_5_in_a_hundred_times(
    build: Any, stock: Stock, margin: float
) -> None:
    assert 0 < worst_table(no_worse_tables(build, stock, 34, margin), 34, margin, 0.7) <= LEVEL


@pytest.mark.slow
@pytest.mark.parametrize("margin", [0.05, 0.1])
@pytest.mark.parametrize("n", [70, 120])
def test_no_worse_keeps_its_level_at_larger_sizes(build: Any, stock: Stock, n: int, margin: float) -> None:
    assert worst_table(no_worse_tables(build, stock, n, margin), n, margin, 0.7) <= LEVEL


def parity_tables(build: Any, n: int, margin: float) -> Iterable[tuple[int, int]]:
    for only_a in range(n + 1):
        for only_b in range(min(only_a, n - only_a) + 1):
            pairs = ["pf"] * only_a + ["fp"] * only_b + ["pp"] * (n - only_a - only_b)
            if build.pairs({"floor": 0.01}, margin, pairs).verdict is Verdict.PASS:
                yield from {(only_a, only_b), (only_b, only_a)}


def test_languages_that_differ_by_the_margin_are_called_equal_at_most_5_in_a_hundred_times(build: Any) -> None:
    assert 0 < worst_table(parity_tables(build, 30, 0.15), 30, 0.15, 0.7) <= LEVEL


@pytest.mark.slow
def test_parity_keeps_its_level_at_a_larger_size(build: Any) -> None:
    assert worst_table(parity_tables(build, 80, 0.1), 80, 0.1, 0.7) <= LEVEL


# several trials: drawn


def unsteady(rng: np.random.Generator, kind: str, rate: float, n: int) -> Any:
    """Draw the pass rates of *n* cases whose population passes with *rate*."""
    if kind == "alike":
        return np.full(n, rate)
    if kind == "some always fail":
        return np.where(rng.random(n) < rate, 1.0, 0.0)
    if kind == "coins":
        return np.where(rng.random(n) < 2 * (1 - rate), 0.5, 1.0)
    return rng.beta(rate * 2.0, (1 - rate) * 2.0, size=n)


KINDS = ["alike", "some always fail", "coins", "spread"]


def clustered_passes(build: Any, stock: Stock, kind: str, threshold: float, n: int, k: int) -> Draw:
    suite = build.suite({"kind": "rate"}, threshold, [build.case(f"c{i}") for i in range(n)])

    def passes(rng: np.random.Generator) -> bool:
        counts = rng.binomial(k, unsteady(rng, kind, threshold, n))
        letters = ["p" * int(count) + "f" * (k - int(count)) for count in counts]
        return decide(suite, stock.of(suite, letters)).verdict is Verdict.PASS

    return passes


@pytest.mark.parametrize("kind", KINDS)
def test_a_target_of_several_trials_on_the_bar_passes_at_most_5_in_a_hundred_times(
    build: Any, stock: Stock, kind: str
) -> None:
    assert share(clustered_passes(build, stock, kind, 0.8, 60, 3), 600, 1) <= allowed(600)


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(("threshold", "n", "k"), [(0.8, 40, 5), (0.9, 100, 5), (0.95, 200, 3)])
def test_a_target_of_several_trials_on_the_bar_keeps_the_level_over_a_wide_grid(
    build: Any, stock: Stock, kind: str, threshold: float, n: int, k: int
) -> None:
    assert share(clustered_passes(build, stock, kind, threshold, n, k), 2000, 2) <= allowed(2000)


def lost_passes(build: Any, stock: Stock, n: int, k: int, margin: float) -> Draw:
    """Draw a baseline, and a run that has lost the *margin* of its rate of 0.9 by failing some cases every time."""
    cases = [build.case(f"c{i}") for i in range(n)]
    contents = [case.content_hash for case in cases]
    gate = {"kind": "no-worse-than", "baseline": "b.json", "margin": margin}
    bare = build.suite(gate, 1e-6, cases)

    def passes(rng: np.random.Generator) -> bool:
        rates = unsteady(rng, "spread", 0.9, n)
        scores = (rng.binomial(k, rates) / k).tolist()
        counts = rng.binomial(k, np.where(rng.random(n) < margin / 0.9, 0.0, rates))
        before = {
            case.id: BaselineCase(content=content, score=score, best_score=score, trials=k)
            for case, content, score in zip(cases, contents, scores, strict=True)
        }
        old = Baseline(fingerprint="0", harness="0", target="t", judge_config="j", cases=before)
        letters = ["p" * int(count) + "f" * (k - int(count)) for count in counts]
        found = decide(bare.model_copy(update={"baseline": old}), stock.of(bare, letters))
        return found.verdict is Verdict.PASS

    return passes


def test_a_target_of_several_trials_that_lost_the_margin_passes_at_most_5_in_a_hundred_times(
    build: Any, stock: Stock
) -> None:
    assert share(lost_passes(build, stock, 60, 3, 0.15), 400, 10) <= allowed(400)


@pytest.mark.slow
@pytest.mark.parametrize(("n", "k", "margin"), [(40, 5, 0.2), (100, 3, 0.1), (200, 3, 0.05)])
def test_several_trials_against_a_baseline_keep_the_level_over_a_wide_grid(
    build: Any, stock: Stock, n: int, k: int, margin: float
) -> None:
    assert share(lost_passes(build, stock, n, k, margin), 1500, 11) <= allowed(1500)


# an early verdict: drawn


def sequential_passes(build: Any, stock: Stock, threshold: float, n: int) -> Draw:
    suite = build.suite({"kind": "rate", "sequential": True}, threshold, [build.case(f"c{i}") for i in range(n)])

    def passes(rng: np.random.Generator) -> bool:
        letters = np.where(rng.random(n) < threshold, "p", "f")
        return decide(suite, stock.of(suite, letters.tolist())).verdict is Verdict.PASS

    return passes


@pytest.mark.parametrize(("threshold", "n"), [(0.8, 60), (0.9, 100)])
def test_looking_early_passes_at_most_half_of_the_level_on_the_bar(
    build: Any, stock: Stock, threshold: float, n: int
) -> None:
    assert share(sequential_passes(build, stock, threshold, n), 300, 3) <= allowed(300, 0.025)


@pytest.mark.slow
@pytest.mark.parametrize(("threshold", "n"), [(0.5, 100), (0.8, 150), (0.95, 200)])
def test_looking_early_keeps_half_of_the_level_over_a_wide_grid(
    build: Any, stock: Stock, threshold: float, n: int
) -> None:
    assert share(sequential_passes(build, stock, threshold, n), 1000, 4) <= allowed(1000, 0.025)


# a judge that errs: drawn

JUDGES = {"good": (0.98, 0.95), "fair": (0.9, 0.6), "worthless": (0.5, 0.5), "lenient": (1.0, 0.3)}


def corrected_passes(build: Any, stock: Stock, judge: str, threshold: float, n: int, labels: int) -> Draw:
    sensitivity, specificity = JUDGES[judge]
    gate = {"kind": "rate", "corrected": True, "labels": "l.yaml"}
    suite = build.suite(gate, threshold, [build.case(f"c{i}") for i in range(n)])
    answers = answers_hash(stock.of(suite, "p" * n))  # all answers are alike, whatever the judge says of them

    def passes(rng: np.random.Generator) -> bool:
        right = rng.random(n) < threshold
        judged = np.where(right, rng.random(n) < sensitivity, rng.random(n) >= specificity)
        seen = Labels(
            judge_config="j", dataset="sha256:0", answers=answers,
            labels={f"c{i}": bool(right[i]) for i in rng.choice(n, size=labels, replace=False).tolist()},
        )  # fmt: skip
        results = stock.of(suite, np.where(judged, "p", "f").tolist())
        found = decide(suite.model_copy(update={"labels": seen}), results, judge_config="j")
        return found.verdict is Verdict.PASS

    return passes


@pytest.mark.parametrize("judge", JUDGES)
def test_a_judge_s_errors_pass_a_target_on_the_bar_at_most_5_in_a_hundred_times(
    build: Any, stock: Stock, judge: str
) -> None:
    assert share(corrected_passes(build, stock, judge, 0.9, 200, 80), 500, 5) <= allowed(500)


def test_a_lenient_judge_alone_would_pass_it_every_time(build: Any, stock: Stock) -> None:
    suite = build.suite({"kind": "rate"}, 0.9, [build.case(f"c{i}") for i in range(200)])

    def passes(rng: np.random.Generator) -> bool:
        judged = (rng.random(200) < 0.9) | (rng.random(200) >= 0.3)
        return decide(suite, stock.of(suite, np.where(judged, "p", "f").tolist())).verdict is Verdict.PASS

    assert share(passes, 50, 6) > 0.6


@pytest.mark.slow
@pytest.mark.parametrize("judge", JUDGES)
@pytest.mark.parametrize(("threshold", "n", "labels"), [(0.8, 200, 50), (0.9, 400, 120), (0.965, 400, 200)])
def test_a_judge_s_errors_keep_the_level_over_a_wide_grid(
    build: Any, stock: Stock, judge: str, threshold: float, n: int, labels: int
) -> None:
    assert share(corrected_passes(build, stock, judge, threshold, n, labels), 1500, 7) <= allowed(1500)


# calibration: drawn

TARGETS = {
    "overconfident": ([0.95, 0.6, 0.3], [0.4, 0.3, 0.3], [0.75, 0.4, 0.1]),
    "underconfident": ([0.6, 0.4], [0.5, 0.5], [0.85, 0.15]),
    "nearly always right at both ends": ([1.0, 0.0], [0.8, 0.2], [0.97, 0.03]),
}


def calibrated_passes(build: Any, target: str, n: int) -> Draw:
    values, weights, accuracies = (np.asarray(part) for part in TARGETS[target])
    truth = float((weights * np.abs(values - accuracies)).sum())

    def passes(rng: np.random.Generator) -> bool:
        drawn = rng.choice(len(values), size=n, p=weights)
        right = rng.random(n) < accuracies[drawn]
        cases = [("p" if ok else "f", float(values[i]), False) for ok, i in zip(right, drawn, strict=True)]
        return build.confident({}, truth, cases).verdict is Verdict.PASS

    return passes


@pytest.mark.parametrize("target", TARGETS)
def test_a_miscalibrated_target_on_the_bar_passes_at_most_5_in_a_hundred_times(build: Any, target: str) -> None:
    assert share(calibrated_passes(build, target, 60), 500, 8) <= allowed(500)


@pytest.mark.slow
@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("n", [50, 200])
def test_a_miscalibrated_target_keeps_the_level_over_a_wide_grid(build: Any, target: str, n: int) -> None:
    assert share(calibrated_passes(build, target, n), 800, 9) <= allowed(800)
