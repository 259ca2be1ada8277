"""The gate on a baseline."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sprout.eval.evidence import Baseline, BaselineCase
from sprout.eval.gates import decide, shortage
from sprout.eval.outcomes import GateResult, Reason, Verdict
from sprout.eval.stats import tango_bounds, tost_power
from sprout.eval.suite import Suite

SCORES = {"p": (1.0, 1.0), "f": (0.0, 0.0), "u": (0.0, 1.0)}


def suite_of(build: Any, old: str, threshold: float = 0.5, **gate: Any) -> Suite:
    cases = [build.case(f"c{n}") for n in range(len(old))]
    before = Baseline(
        fingerprint="0123456789ab", harness="0", target="t", judge_config="judge-1",
        cases={
            case.id: BaselineCase(content=case.content_hash, score=low, best_score=high, trials=1)
            for case, (low, high) in zip(cases, [SCORES[letter] for letter in old], strict=True)
        },
    )  # fmt: skip
    how = {"kind": "no-worse-than", "baseline": "b.json", **gate}
    return build.suite(how, threshold, cases, baseline=before)  # type: ignore[no-any-return]


def against(build: Any, new: str, old: str, threshold: float = 0.5, **gate: Any) -> GateResult:
    suite = suite_of(build, old, threshold, **gate)
    return decide(suite, [build.result(f"c{n}", letter) for n, letter in enumerate(new)], judge_config="judge-1")


def test_a_target_that_passes_the_same_cases_is_no_worse_with_enough_of_them(build: Any) -> None:
    assert against(build, "p" * 70, "p" * 70).verdict is Verdict.PASS
    few = against(build, "p" * 69, "p" * 69)
    assert (few.reason, few.cases_needed) == (Reason.CANNOT_SHOW, 70)


def test_the_bound_is_tangos_corrected_one(build: Any) -> None:
    result = against(build, "p" * 90 + "f" * 10, "f" * 4 + "p" * 96, margin=0.2)

    lower, upper = tango_bounds(4, 10, 100, 0.95)
    assert result.interval is not None
    assert (result.interval.lower, result.interval.upper) == pytest.approx((lower, upper))
    assert (result.details["gained"], result.details["lost"]) == (4, 10)
    assert result.details["difference"] == pytest.approx(-0.06)


def test_a_loss_beyond_the_margin_fails_and_is_called_worse(build: Any) -> None:
    result = against(build, "p" * 80 + "f" * 20, "p" * 100)

    assert (result.verdict, result.reason) == (Verdict.FAIL, Reason.BELOW)
    assert result.says.startswith("FAIL: WORSE than the baseline: shown worse by more than 0.05")


def test_a_loss_within_the_margin_passes_and_is_still_called_worse(build: Any) -> None:
    result = against(build, "p" * 480 + "f" * 20, "p" * 500, margin=0.1)

    assert result.verdict is Verdict.PASS
    assert any(note.startswith("WORSE than the baseline, though by less than 0.1") for note in result.notes)


def test_a_doubtful_loss_says_about_how_many_cases_would_do(build: Any) -> None:
    result = against(build, "p" * 98 + "f" * 2, "f" + "p" * 99)

    assert result.reason is Reason.CANNOT_SHOW
    assert result.cases_needed is not None
    assert tost_power(result.cases_needed, 0.03, 0.05, no_worse=True) >= 0.8
    assert tost_power(100, 0.03, 0.05, no_worse=True) < 0.8
    assert f"passes 4 times in 5 with about {result.cases_needed}" in result.says


def test_no_worse_than_a_bad_baseline_is_not_enough(build: Any) -> None:
    result = against(build, "p" * 50 + "f" * 50, "p" * 50 + "f" * 50, 0.8, margin=0.1)

    assert (result.verdict, result.reason) == (Verdict.FAIL, Reason.BELOW)
    assert "the rate 0.500 is below 0.8" in result.says


def test_two_targets_that_pass_nothing_are_no_success(build: Any) -> None:
    assert against(build, "f" * 100, "f" * 100, 1e-9).verdict is Verdict.FAIL


def test_an_undecided_case_counts_against_this_run_and_one_of_the_baseline_for_it(build: Any) -> None:
    new = against(build, "p" * 99 + "u", "p" * 100, margin=0.3)
    old = against(build, "p" * 99 + "f", "p" * 99 + "u", margin=0.3)

    assert new.details["difference"] == old.details["difference"] == pytest.approx(-0.01)


def test_undecided_cases_decide_when_the_gate_would_pass_with_them(build: Any) -> None:
    assert against(build, "p" * 90 + "u" * 10, "p" * 100).reason is Reason.UNDECIDED


def test_without_a_baseline_the_gate_is_broken(build: Any) -> None:
    suite = suite_of(build, "pp").model_copy(update={"baseline": None, "lacks": "there is no baseline 'b.json'"})

    result = decide(suite, [build.result("c0", "p"), build.result("c1", "p")])

    assert (result.verdict, result.reason) == (Verdict.FAIL, Reason.BROKEN)
    assert result.says == "FAIL: there is no baseline 'b.json'"
    assert shortage(suite) == "nothing to compare with: there is no baseline 'b.json'"


def other_cases(suite: Suite, **changes: Any) -> Suite:
    assert suite.baseline is not None
    cases = {**suite.baseline.cases, **changes}
    kept = {name: case for name, case in cases.items() if case is not None}
    return suite.model_copy(update={"baseline": suite.baseline.model_copy(update={"cases": kept})})


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"c1": None}, "only in this run: 'c1'"),
        ({"z": BaselineCase(content="x", score=1, best_score=1, trials=1)}, "only in the baseline: 'z'"),
        ({"c1": BaselineCase(content="x", score=1, best_score=1, trials=1)}, "with another content: 'c1'"),
        ({"c1": BaselineCase(content="", score=1, best_score=1, trials=1)}, "with another content: 'c1'"),
    ],
)
def test_other_cases_than_the_baselines_break_the_gate_and_are_named(
    build: Any, changes: dict[str, Any], said: str
) -> None:
    suite = other_cases(suite_of(build, "p" * 80), **changes)

    result = decide(suite, [build.result(f"c{n}", "p") for n in range(80)], judge_config="judge-1")

    assert (result.verdict, result.reason) == (Verdict.FAIL, Reason.BROKEN)
    assert said in result.says


def test_a_baseline_graded_by_another_judge_breaks_the_gate(build: Any) -> None:
    suite = suite_of(build, "p" * 80)

    result = decide(suite, [build.result(f"c{n}", "p") for n in range(80)], judge_config="judge-2")

    assert (result.verdict, result.reason) == (Verdict.FAIL, Reason.BROKEN)
    assert "graded by the judge 'judge-1'" in result.says


def test_an_unknown_judge_is_said(build: Any) -> None:
    result = decide(suite_of(build, "p" * 80), [build.result(f"c{n}", "p") for n in range(80)])

    assert "whether the same judge graded the baseline is not known" in result.notes


def test_several_trials_are_compared_by_their_shares(build: Any) -> None:
    suite = suite_of(build, "p" * 100, margin=0.1)

    result = decide(suite, [build.result(f"c{n}", "ppp" if n else "ppf") for n in range(100)])

    assert result.interval is not None
    assert result.interval.method == "clustered"
    assert result.details["difference"] == pytest.approx(-1 / 300)
    assert result.verdict is Verdict.PASS


def test_too_few_cases_are_said_at_collection(build: Any) -> None:
    assert shortage(suite_of(build, "p" * 50)) == "50 cases cannot show a loss of less than 0.05 at 95 %: 70 needed"
    assert shortage(suite_of(build, "p" * 70)) is None


def test_few_cases_suffice_where_much_can_be_gained(build: Any) -> None:
    suite = suite_of(build, "p" * 10 + "f" * 20)

    assert shortage(suite) is None
    assert decide(suite, [build.result(f"c{n}", "p") for n in range(30)]).verdict is Verdict.PASS


LETTERS = st.lists(st.tuples(st.sampled_from("pfu"), st.sampled_from("pfu")), min_size=1, max_size=100)


@given(LETTERS, st.sampled_from([0.02, 0.05, 0.2, 0.5]))
def test_what_passes_with_undecided_cases_passes_however_they_come_out(
    build: Any, pairs: list[tuple[str, str]], margin: float
) -> None:
    new, old = ("".join(side) for side in zip(*pairs, strict=True))

    if against(build, new, old, margin=margin).verdict is Verdict.PASS:
        for mine, theirs in [("p", "f"), ("p", "p"), ("f", "f"), ("f", "p")]:
            settled = against(build, new.replace("u", mine), old.replace("u", theirs), margin=margin)
            assert settled.verdict is Verdict.PASS
