"""Several targets on the same cases: what can be told, and what a limit shows."""

from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sprout.eval.comparison import SuiteComparison, compare, not_compared
from sprout.eval.limits import Limit, hold
from sprout.eval.outcomes import CaseResult, Grade, GradedAssertion, Outcome, Trial, Verdict, combined
from sprout.eval.stats import tost_power

WORDS = {"p": Outcome.PASSED, "f": Outcome.FAILED, "u": Outcome.UNDECIDED}
GRADES = {"p": True, "f": False, "u": None}


def case(name: str, letters: str) -> CaseResult:
    """Return the result of a case with a trial for each letter; "n" is a case that was not run."""
    if letters == "n":
        return CaseResult(id=name, line=1, outcome=Outcome.NOT_RUN, not_run="later")
    trials = tuple(
        Trial(
            outcome=WORDS[letter],
            assertions=(GradedAssertion(kind="x", line=1, grade=Grade(passed=GRADES[letter])),),
        )
        for letter in letters
    )
    return CaseResult(id=name, line=1, outcome=combined([trial.outcome for trial in trials]), trials=trials)


def side(cases: str | Sequence[str]) -> list[CaseResult]:
    return [case(f"c{n}", letters) for n, letters in enumerate(cases)]


def compared(*, limits: Sequence[tuple[str, str, float]] = (), trials: int = 1, **sides: Any) -> SuiteComparison:
    asked = [Limit(a=a, b=b, margin=margin) for a, b, margin in limits]
    return compare("s", {label: side(cases) for label, cases in sides.items()}, trials=trials, limits=asked)


def test_rates_and_discordant_cases_are_counted() -> None:
    (pair,) = compared(a="ppppff", b="pppfpf").pairs
    assert (pair.rate_a, pair.rate_b, pair.only_a, pair.only_b) == (4 / 6, 4 / 6, 1, 1)
    assert pair.difference == 0.0
    assert pair.better is None


def test_a_difference_that_is_told_names_the_better_target_and_an_interval_without_0() -> None:
    (pair,) = compared(a="f" * 20 + "p" * 130, b="p" * 150).pairs
    assert pair.better == "b"
    assert pair.interval.lower < pair.difference < pair.interval.upper < 0
    assert pair.says.startswith("told: b is better by 0.133 [0.083, ")


def test_what_cannot_be_told_says_which_difference_could_have_been() -> None:
    (pair,) = compared(a="fff" + "p" * 147, b="p" * 150).pairs
    assert pair.better is None
    assert pair.smallest_difference is not None
    assert (
        pair.says == f"cannot tell: the smallest difference that 150 cases could show is {pair.smallest_difference:.3f}"
    )


def test_a_handful_of_cases_could_show_nothing() -> None:
    (pair,) = compared(a="pp", b="ff").pairs
    assert pair.better is None
    assert pair.smallest_difference is None
    assert pair.says == "cannot tell: 2 cases could show no difference, however large"


def test_undecided_cases_count_as_not_passed_and_are_counted() -> None:
    (pair,) = compared(a="uupp", b="pppu").pairs
    assert (pair.rate_a, pair.rate_b, pair.undecided_a, pair.undecided_b) == (0.5, 0.75, 2, 1)


def test_holm_adjusts_over_the_pairs_and_only_two_targets_need_no_omnibus() -> None:
    two = compared(a="f" * 6 + "p" * 94, b="p" * 100)
    four = compared(a="f" * 6 + "p" * 94, b="p" * 100, c="p" * 100, d="p" * 100)

    assert two.pairs[0].p_value == two.pairs[0].p_holm == pytest.approx(2 / 64)
    assert two.pairs[0].better == "b"
    assert two.omnibus is None
    assert len(four.pairs) == 6
    assert four.pairs[0].p_value == pytest.approx(2 / 64)
    assert all(pair.better is None for pair in four.pairs)
    assert four.omnibus is not None
    assert four.omnibus.degrees == 3


def test_more_pairs_need_a_larger_difference() -> None:
    two, three = compared(a="p" * 90, b="p" * 90), compared(a="p" * 90, b="p" * 90, c="p" * 90)
    assert (two.pairs[0].smallest_difference or 0) < (three.pairs[0].smallest_difference or 0)


def test_several_trials_are_compared_by_their_means() -> None:
    (pair,) = compared(a=["ppf"] * 40, b=["ppp"] * 40, trials=3).pairs
    assert pair.test == "sign-flip"
    assert pair.difference == pytest.approx(-1 / 3)
    assert pair.better == "b"
    assert pair.interval.lower < -1 / 3 < pair.interval.upper < 0


def test_a_case_that_nobody_ran_is_left_out() -> None:
    found = compared(a="ppfn", b="pppn")
    assert found.n == 3
    assert found.pairs[0].rate_b == 1.0


def test_a_case_that_was_run_against_one_target_only_leaves_nothing_to_compare() -> None:
    found = compared(a="ppnf", b="pppp", limits=[("b", "a", 0.9)])
    assert found.pairs == ()
    assert found.not_compared == "1 of 4 cases, such as 'c2', were run against some of the targets only"
    assert found.limits[0].verdict is Verdict.FAIL
    assert not found.passed


def test_nothing_that_was_run_is_nothing_to_compare() -> None:
    found = compared(a="nn", b="nn", limits=[("a", "b", 0.5)])
    assert found.not_compared == "no case was run"
    assert not found.passed


@pytest.mark.parametrize("sides", [{"a": side("pp")}, {"a": side("pp"), "b": side("p")}, {}])
def test_fewer_than_two_targets_or_different_cases_are_refused(sides: dict[str, list[CaseResult]]) -> None:
    with pytest.raises(ValueError, match="fewer than two, or have different cases"):
        compare("s", sides)


def test_what_was_not_evaluated_has_no_verdict_and_does_not_pass() -> None:
    found = not_compared("s", ["a", "b"], "1 of 4 selected", limits=[Limit(a="a", b="b", margin=0.1)], fails=False)
    assert found.limits[0].verdict is None
    assert not found.passed


def test_the_result_travels_as_json() -> None:
    found = compared(a="f" * 20 + "p" * 130, b="p" * 150, c="p" * 149 + "u", limits=[("a", "b", 0.05)])
    assert SuiteComparison.model_validate_json(found.model_dump_json()) == found


outcomes = st.lists(st.sampled_from("pfu"), min_size=1, max_size=60)


@settings(max_examples=60)
@given(st.data(), outcomes)
def test_swapping_the_targets_swaps_everything(data: Any, a: list[str]) -> None:
    b = data.draw(st.lists(st.sampled_from("pfu"), min_size=len(a), max_size=len(a)))
    (one,), (other,) = compared(a=a, b=b).pairs, compared(b=b, a=a).pairs
    assert (one.only_a, one.only_b, one.p_value, one.better) == (
        other.only_b,
        other.only_a,
        other.p_value,
        other.better,
    )
    assert one.interval.lower == pytest.approx(-other.interval.upper, abs=1e-9)
    assert -1 <= one.interval.lower <= one.difference <= one.interval.upper <= 1


# limits


def test_a_limit_holds_if_the_lower_bound_is_above_minus_the_margin() -> None:
    (held,) = compared(a="p" * 150, b="p" * 150, limits=[("a", "b", 0.03)]).limits
    assert held.verdict is Verdict.PASS
    assert held.lower is not None
    assert -0.03 < held.lower < 0


def test_what_cannot_be_shown_fails_and_says_how_many_cases_are_needed() -> None:
    (held,) = compared(a="p" * 60, b="p" * 60, limits=[("a", "b", 0.03)]).limits
    assert held.verdict is Verdict.FAIL
    assert held.cases_needed is not None
    assert 60 < held.cases_needed < 130
    assert f"about {held.cases_needed} cases needed" in held.says


def test_the_number_of_cases_needed_has_the_power_that_is_promised() -> None:
    held = hold(Limit(a="a", b="b", margin=0.05), [1.0] * 3 + [-1.0] * 3 + [0.0] * 54, trials=1, confidence=0.95)
    needed = held.cases_needed
    assert needed is not None
    assert tost_power(needed, 0.1, 0.05, no_worse=True) >= 0.8
    assert tost_power(needed - 5, 0.1, 0.05, no_worse=True) < 0.81


def test_a_target_that_is_worse_by_more_is_said_to_be() -> None:
    (held,) = compared(a="f" * 40 + "p" * 60, b="p" * 100, limits=[("a", "b", 0.03)]).limits
    assert held.verdict is Verdict.FAIL
    assert held.says.startswith("FAIL: a is worse than b by more than 0.03: by at least 0.3")
    assert held.cases_needed is None


def test_a_target_that_seems_worse_by_the_margin_is_told_that_more_cases_will_not_help() -> None:
    (held,) = compared(a="ff" + "p" * 18, b="p" * 20, limits=[("a", "b", 0.05)]).limits
    assert held.verdict is Verdict.FAIL
    assert held.says.endswith("more cases will not help")


def test_undecided_cases_count_against_the_limit_on_either_side() -> None:
    good = "p" * 150
    outage = compared(a="f" * 20 + "p" * 130, b="u" * 150, limits=[("a", "b", 0.03)])
    own = compared(a="u" * 20 + "p" * 130, b=good, limits=[("a", "b", 0.03)])
    assert outage.pairs[0].better == "a"
    assert outage.limits[0].verdict is Verdict.FAIL
    assert own.limits[0].verdict is Verdict.FAIL


def test_a_limit_that_undecided_cases_decide_says_so_and_claims_nothing_else() -> None:
    (outage,) = compared(a="u" * 150, b="p" * 150, limits=[("a", "b", 0.1)]).limits
    (some,) = compared(a="f" * 60 + "u" * 60 + "p" * 30, b="p" * 150, limits=[("a", "b", 0.1)]).limits
    assert outage.says == "FAIL: decided by 150 undecided; counted for a it is shown that a is not worse than b by 0.1"
    assert some.says.startswith("FAIL: a is worse than b by more than 0.1: by at least 0.3")


def test_several_trials_can_show_a_limit_too() -> None:
    same = compared(a=["ppp"] * 150, b=["ppp"] * 150, trials=3, limits=[("a", "b", 0.03)])
    worse = compared(a=["ppf"] * 150, b=["ppp"] * 150, trials=3, limits=[("a", "b", 0.03)])
    assert same.limits[0].verdict is Verdict.PASS
    assert worse.limits[0].verdict is Verdict.FAIL


@pytest.mark.parametrize("margin", [0.0, 1.0, -0.1, float("nan"), float("inf")])
def test_a_margin_that_equal_targets_could_never_clear_or_always_would_is_refused(margin: float) -> None:
    with pytest.raises(ValueError, match="margin"):
        Limit(a="a", b="b", margin=margin)


@settings(max_examples=40)
@given(st.data(), outcomes, st.floats(0.01, 0.5))
def test_a_limit_that_holds_never_rests_on_an_undecided_case(data: Any, a: list[str], margin: float) -> None:
    b = data.draw(st.lists(st.sampled_from("pfu"), min_size=len(a), max_size=len(a)))
    (held,) = compared(a=a, b=b, limits=[("a", "b", margin)]).limits
    worst_a, best_b = ["f" if one == "u" else one for one in a], ["p" if one == "u" else one for one in b]
    (decided,) = compared(a=worst_a, b=best_b, limits=[("a", "b", margin)]).limits
    assert held.verdict == decided.verdict
