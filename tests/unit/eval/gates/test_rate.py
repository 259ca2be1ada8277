from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sprout.eval.gates import shortage
from sprout.eval.outcomes import Reason, Verdict
from sprout.eval.stats import pass_probability

ONCE = st.lists(st.sampled_from(["p", "f", "u", "-"]), min_size=1, max_size=60)
TWICE = st.lists(st.sampled_from(["pp", "ff", "uu", "pf", "pu", "fu"]), min_size=1, max_size=40)
LETTERS = ONCE | TWICE
GATES = st.sampled_from([{"kind": "rate", "method": method} for method in ("wilson", "exact", "point")])
THRESHOLDS = st.floats(0.01, 1.0)


def test_the_wilson_bound_decides_and_not_the_rate(build: Any) -> None:
    gate = {"kind": "rate"}

    assert build.plain(gate, 0.95, ["p"] * 73).verdict is Verdict.PASS
    assert build.plain(gate, 0.95, ["p"] * 73 + ["f"]).verdict is Verdict.FAIL


def test_the_exact_bound_needs_the_same_share_of_more_cases(build: Any) -> None:
    gate = {"kind": "rate", "method": "exact"}

    assert build.plain(gate, 0.95, ["p"] * 72).verdict is Verdict.PASS
    assert build.plain(gate, 0.95, ["p"] * 71).verdict is Verdict.FAIL


def test_a_point_gate_holds_the_rate_itself_and_says_what_that_shows(build: Any) -> None:
    result = build.plain({"kind": "rate", "method": "point"}, 0.95, ["p"] * 19 + ["f"])

    assert result.verdict is Verdict.PASS
    assert "nothing is shown beyond these 20 cases" in result.notes[0]
    assert "73 cases" in result.notes[0]


def test_too_few_cases_cannot_show_it_however_good_they_are(build: Any) -> None:
    result = build.plain({"kind": "rate"}, 0.95, ["p"] * 30)

    assert (result.reason, result.cases_needed) == (Reason.CANNOT_SHOW, 73)
    assert result.interval is not None
    assert result.interval.lower == pytest.approx(0.886, abs=5e-4)


def test_a_good_rate_on_too_few_cases_says_about_how_many_would_show_it(build: Any) -> None:
    result = build.plain({"kind": "rate"}, 0.8, ["p"] * 45 + ["f"] * 5)

    assert result.reason is Reason.CANNOT_SHOW
    assert result.cases_needed > 50


def test_a_rate_at_the_bar_is_not_helped_by_more_cases(build: Any) -> None:
    result = build.plain({"kind": "rate"}, 0.8, ["p"] * 40 + ["f"] * 10)

    assert result.reason is Reason.BELOW
    assert "more cases will not help" in result.says


def test_a_rate_far_below_the_bar_is_shown_below(build: Any) -> None:
    result = build.plain({"kind": "rate"}, 0.9, ["p"] * 25 + ["f"] * 25)

    assert result.reason is Reason.BELOW
    assert "shown below" in result.says


def test_undecided_cases_decide_when_the_others_would_pass(build: Any) -> None:
    result = build.plain({"kind": "rate"}, 0.9, ["p"] * 50 + ["u"] * 10)

    assert result.reason is Reason.UNDECIDED
    assert "decided by 10 undecided" in result.says


def test_a_skipped_case_stays_in_n(build: Any) -> None:
    result = build.plain({"kind": "rate", "method": "point"}, 1.0, ["p"] * 9 + ["-"])

    assert (result.verdict, result.n, result.value) == (Verdict.FAIL, 10, 0.9)


def test_a_case_of_several_trials_counts_its_share(build: Any) -> None:
    assert build.plain({"kind": "rate", "method": "point"}, 0.5, ["pf", "pp", "ff", "pfu-"[:3]]).value == pytest.approx(
        (0.5 + 1 + 0 + 1 / 3) / 4
    )


def test_a_suite_too_small_for_its_bar_says_so_before_it_runs(build: Any) -> None:
    suite = build.suite({"kind": "rate"}, 0.95, [build.case(f"c{n}") for n in range(30)])

    assert shortage(suite) == "30 cases cannot clear 0.95 at 95 %: 73 needed"


def test_no_number_of_cases_shows_perfection(build: Any) -> None:
    suite = build.suite({"kind": "rate"}, 1.0, [build.case("a")])

    assert "no number of cases" in (shortage(suite) or "")


@given(ONCE, GATES, THRESHOLDS, st.data())
def test_a_failed_case_that_turns_into_a_passed_one_never_costs_the_verdict(
    build: Any, letters: list[str], gate: dict[str, Any], threshold: float, data: st.DataObject
) -> None:
    at = data.draw(st.integers(0, len(letters) - 1))
    better = [*letters[:at], "p", *letters[at + 1 :]]

    if build.plain(gate, threshold, letters).verdict is Verdict.PASS:
        assert build.plain(gate, threshold, better).verdict is Verdict.PASS


@given(LETTERS, GATES, THRESHOLDS)
def test_an_undecided_case_is_never_better_than_a_failed_one(
    build: Any, letters: list[str], gate: dict[str, Any], threshold: float
) -> None:
    failed = [one.replace("u", "f").replace("-", "f") for one in letters]

    assert build.plain(gate, threshold, letters).verdict is build.plain(gate, threshold, failed).verdict


@given(LETTERS, GATES, THRESHOLDS)
def test_undecided_is_the_reason_exactly_when_other_outcomes_would_pass(
    build: Any, letters: list[str], gate: dict[str, Any], threshold: float
) -> None:
    result = build.plain(gate, threshold, letters)
    best = build.plain(gate, threshold, [one.replace("u", "p").replace("-", "p") for one in letters])

    decided = result.verdict is Verdict.FAIL and best.verdict is Verdict.PASS and result.undecided + result.not_run > 0
    if any(one != "-" for one in letters):
        assert (result.reason is Reason.UNDECIDED) == decided


@pytest.mark.parametrize("threshold", [0.5, 0.75, 0.9, 0.99])
def test_the_number_of_cases_needed_is_enough_and_one_less_is_not(build: Any, threshold: float) -> None:
    needed = build.plain({"kind": "rate"}, threshold, ["p"]).cases_needed

    assert build.plain({"kind": "rate"}, threshold, ["p"] * needed).verdict is Verdict.PASS
    assert build.plain({"kind": "rate"}, threshold, ["p"] * (needed - 1)).verdict is Verdict.FAIL


def test_a_bar_that_cannot_be_shown_names_the_cases_for_a_good_target_too(build: Any) -> None:
    result = build.plain({"kind": "rate"}, 0.95, ["p"] * 30)

    assert result.says.startswith("FAIL: 30 cases cannot clear 0.95 at 95 %: 73 needed; a target at 0.975 passes 4 ")
    planned = int(result.says.rsplit(" ", 1)[1])
    assert pass_probability(planned, 0.975, 0.95, confidence=0.95, side="two-sided", method="wilson") >= 0.8
    assert pass_probability(planned - 1, 0.975, 0.95, confidence=0.95, side="two-sided", method="wilson") < 0.8


def test_thirty_cases_that_would_fail_a_good_target_are_underpowered_for_that_reason(build: Any) -> None:
    result = build.plain({"kind": "rate"}, 0.9, ["p"] * 60)

    assert result.underpowered
    assert "on 60 cases a target at 0.95 passes with probability 0." in result.underpowered_why
    assert result.verdict is Verdict.PASS


def test_as_many_cases_as_the_gate_names_are_not_underpowered(build: Any) -> None:
    weak = build.plain({"kind": "rate"}, 0.9, ["p"] * 60)
    enough = int(weak.underpowered_why.split("; ")[1].split(" ")[0])

    assert not build.plain({"kind": "rate"}, 0.9, ["p"] * enough).underpowered
    assert build.plain({"kind": "rate"}, 0.9, ["p"] * (enough - 1)).underpowered


def test_fewer_than_thirty_cases_are_named_before_their_power(build: Any) -> None:
    assert build.plain({"kind": "rate"}, 0.9, ["p"] * 29).underpowered_why == "fewer than 30 cases"
