"""Cases of several trials: the bound is over cases, and trials that disagree are said."""

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sprout.eval.gates import shortage
from sprout.eval.outcomes import Reason, Verdict
from sprout.eval.stats import clustered_bounds, wilson_interval

RATE = {"kind": "rate"}


def coins(n: int, *, seed: int) -> list[str]:
    """Return the trials of *n* cases, 5 each, of a target that flips a coin on every fifth case."""
    flips = np.random.default_rng(seed).random((n // 5, 5)) < 0.5
    unsteady = ["".join("p" if heads else "f" for heads in row) for row in flips]
    return ["ppppp"] * (n - len(unsteady)) + unsteady


def test_a_target_that_flips_a_coin_on_a_fifth_of_the_cases_does_not_pass_by_the_number_of_its_trials(
    build: Any,
) -> None:
    letters = coins(100, seed=1)
    passes = sum(one.count("p") for one in letters)
    naive = wilson_interval(passes, 500)[0]

    result = build.plain(RATE, 0.86, letters)

    assert naive > 0.86
    assert (result.verdict, result.reason) == (Verdict.FAIL, Reason.CANNOT_SHOW)
    assert result.interval.lower < 0.86 < result.value
    assert result.details["naive_lower"] == pytest.approx(naive)


def test_the_bound_is_the_clustered_one_over_cases(build: Any) -> None:
    letters = coins(50, seed=2)
    counts = [one.count("p") for one in letters]

    result = build.plain(RATE, 0.8, letters)

    bounds = clustered_bounds(counts, [5] * 50, confidence=0.95, side="two-sided")
    assert (result.interval.lower, result.interval.upper) == pytest.approx((bounds.lower, bounds.upper))
    assert (result.interval.method, result.details["n_eff"]) == ("kg+2", pytest.approx(bounds.n_eff))


def test_the_exact_method_counts_cases_and_not_trials(build: Any) -> None:
    result = build.plain({**RATE, "method": "exact"}, 0.9, ["ppp"] * 36)

    assert result.interval.method == "exact-cases"
    assert result.verdict is Verdict.PASS
    assert build.plain({**RATE, "method": "exact"}, 0.9, ["ppp"] * 35).verdict is Verdict.FAIL


def test_how_often_trials_disagree_is_counted_and_said(build: Any) -> None:
    result = build.plain(RATE, 0.5, ["pp"] * 30 + ["pf"] * 10)

    assert (result.details["flaky"], result.details["flaky_share"]) == (10, 0.25)
    assert result.details["flake_rate"] == pytest.approx(0.25)
    assert any(note.startswith("flaky: the trials of 10 of 40 cases disagree") for note in result.notes)


def test_one_trial_of_each_case_says_nothing_of_flakiness(build: Any) -> None:
    result = build.plain(RATE, 0.5, ["p"] * 30 + ["f"] * 10)

    assert "flaky" not in result.details
    assert result.interval.method == "wilson"


def test_more_trials_of_the_same_few_cases_never_make_a_suite_large_enough(build: Any) -> None:
    result = build.plain(RATE, 0.95, ["p" * 40] * 30)

    assert (result.reason, result.cases_needed) == (Reason.CANNOT_SHOW, 72)
    assert "30 cases cannot clear 0.95 at 95 %: 72 needed" in result.says


def test_what_is_needed_is_said_for_as_many_trials_as_are_run(build: Any) -> None:
    suite = build.suite(RATE, 0.95, [build.case(f"c{n}") for n in range(72)])

    assert shortage(suite, 5) is None
    assert shortage(suite) == "72 cases cannot clear 0.95 at 95 %: 73 needed"


def test_each_class_of_a_joint_gate_has_its_own_clustered_bound(build: Any) -> None:
    result = build.classes({}, 0.7, ["ppp"] * 40, ["ppp"] * 36 + ["pff"] * 4)

    assert result.details["refuse"]["interval"]["method"] == "kg+2"
    assert result.details["refuse"]["flaky"] == 4
    assert any(note.startswith("cases to refuse: flaky: ") for note in result.notes)


def test_an_undecided_trial_counts_against_the_target(build: Any) -> None:
    doubtful = build.plain(RATE, 0.8, ["ppp"] * 40 + ["ppu"] * 20)
    failed = build.plain(RATE, 0.8, ["ppp"] * 40 + ["ppf"] * 20)

    assert doubtful.interval == failed.interval
    assert doubtful.best_value == 1.0


def test_a_case_that_was_not_run_counts_as_a_case_of_as_many_failures(build: Any) -> None:
    assert (
        build.plain(RATE, 0.5, ["pp"] * 40 + ["-"] * 5).interval
        == build.plain(RATE, 0.5, ["pp"] * 40 + ["ff"] * 5).interval
    )


@given(st.lists(st.sampled_from(["pp", "pf", "ff"]), min_size=2, max_size=60), st.floats(0.01, 0.99))
def test_a_suite_passes_only_if_its_rate_is_above_the_bar(build: Any, letters: list[str], threshold: float) -> None:
    result = build.plain(RATE, threshold, letters)

    assert result.verdict is Verdict.FAIL or result.value > threshold
