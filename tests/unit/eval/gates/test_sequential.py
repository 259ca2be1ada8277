"""Verdicts that fall before the last case."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sprout.eval.gates import decide, shortage
from sprout.eval.gates.sequential import Monitor
from sprout.eval.outcomes import DECIDED_EARLY, CaseResult, GateResult, Outcome, Reason, Verdict
from sprout.eval.stats import Step, group_sequential_plan
from sprout.eval.suite import Suite

GATE = {"kind": "rate", "sequential": True}


def suite_of(build: Any, n: int, threshold: float) -> Suite:
    return build.suite(GATE, threshold, [build.case(f"c{i}") for i in range(n)])  # type: ignore[no-any-return]


def left_out(name: str) -> CaseResult:
    return CaseResult(id=name, line=1, outcome=Outcome.NOT_RUN, not_run=DECIDED_EARLY)


def watched(build: Any, letters: str, threshold: float) -> tuple[GateResult, Monitor, int]:
    """Run the cases in order until the monitor has decided; return also how many were asked."""
    suite = suite_of(build, len(letters), threshold)
    monitor, results, asked = Monitor(suite), [], 0
    for case, letter in zip(suite.cases, letters, strict=True):
        if monitor.decided:
            results.append(left_out(case.id))
            continue
        asked += 1
        results.append(build.result(case.id, letter))
        monitor.add(case.id, results[-1])
    return decide(suite, results), monitor, asked


def test_a_good_target_passes_before_the_last_case(build: Any) -> None:
    result, monitor, asked = watched(build, "p" * 200, 0.9)

    assert result.verdict is Verdict.PASS
    assert asked == result.details["asked"] < 100
    assert monitor.decided == f"PASS after {asked} of 200 cases"
    assert (result.details["decided_early"], result.not_run) == (200 - asked, 200 - asked)


def test_a_case_that_was_not_run_because_the_gate_was_decided_does_not_count_against_the_pass(build: Any) -> None:
    result, _, asked = watched(build, "p" * 200, 0.9)

    assert (result.value, result.best_value) == (1.0, 1.0)
    assert f"of the first {asked} of 200 cases" in result.says


def test_a_bad_target_fails_before_the_last_case(build: Any) -> None:
    result, monitor, asked = watched(build, "pf" * 100, 0.9)

    assert (result.verdict, result.reason) == (Verdict.FAIL, Reason.BELOW)
    assert asked < 60
    assert (monitor.decided or "").startswith("FAIL after ")
    assert "shown below" in result.says


def test_a_case_left_out_before_the_gate_was_decided_counts_as_failed(build: Any) -> None:
    suite = suite_of(build, 100, 0.8)

    result = decide(
        suite, [*(build.result(f"c{n}", "p") for n in range(5)), *(left_out(f"c{n}") for n in range(5, 100))]
    )

    assert result.verdict is Verdict.FAIL


def test_what_comes_after_the_decision_does_not_change_it(build: Any) -> None:
    early, _, asked = watched(build, "p" * 100, 0.8)
    suite = suite_of(build, 100, 0.8)

    late = decide(suite, [build.result(f"c{n}", "p" if n < asked else "f") for n in range(100)])

    assert (late.verdict, late.value, late.interval) == (early.verdict, early.value, early.interval)
    assert late.failed == 100 - asked


def test_undecided_cases_count_as_failed_and_are_the_reason_if_they_are(build: Any) -> None:
    suite = suite_of(build, 40, 0.8)
    letters = "p" * 20 + "u" * 12 + "p" * 8

    result = decide(suite, [build.result(f"c{n}", letter) for n, letter in enumerate(letters)])

    assert result.reason is Reason.UNDECIDED


def test_results_may_come_in_any_order_and_a_look_takes_a_complete_prefix(build: Any) -> None:
    suite = suite_of(build, 100, 0.8)
    monitor = Monitor(suite)

    for n in range(99, 0, -1):
        monitor.add(f"c{n}", build.result(f"c{n}", "p"))
        assert monitor.decided is None
    monitor.add("c0", build.result("c0", "p"))

    assert (monitor.decided or "").startswith("PASS after ")


def test_a_case_that_is_run_again_counts_by_its_last_result(build: Any) -> None:
    monitor = Monitor(suite_of(build, 10, 0.5))

    monitor.add("c0", build.result("c0", "f"))
    monitor.add("c0", build.result("c0", "p"))
    for n in range(1, 10):
        monitor.add(f"c{n}", build.result(f"c{n}", "p"))

    assert monitor.decided is None or monitor.decided.startswith("PASS")


def test_a_suite_whose_last_case_decides_leaves_nothing_to_skip(build: Any) -> None:
    _, monitor, asked = watched(build, "p" * 17, 0.8)

    assert (asked, monitor.decided) == (17, None)


def test_a_monitor_refuses_a_stranger_and_another_gate(build: Any) -> None:
    with pytest.raises(ValueError, match="no case 'z'"):
        Monitor(suite_of(build, 10, 0.5)).add("z", build.result("z", "p"))
    with pytest.raises(ValueError, match="is not sequential"):
        Monitor(build.suite({"kind": "rate"}, 0.5, [build.case("a")]))


def test_several_trials_break_the_gate_and_decide_nothing_early(build: Any) -> None:
    suite = suite_of(build, 3, 0.5)
    results = [build.result(f"c{n}", "pp") for n in range(3)]
    monitor = Monitor(suite)
    for result in results:
        monitor.add(result.id, result)

    assert monitor.decided is None
    assert decide(suite, results).reason is Reason.BROKEN


@pytest.mark.parametrize("threshold", [0.8, 0.95, 1.0])
def test_a_suite_that_is_too_small_fails_and_says_so_at_collection(build: Any, threshold: float) -> None:
    said = shortage(suite_of(build, 10, threshold)) or ""
    result, _, _ = watched(build, "p" * 10, threshold)

    assert said.startswith("no number of cases" if threshold == 1.0 else "10 cases cannot clear")
    assert (result.reason, said in result.says) == (Reason.CANNOT_SHOW, True)
    assert result.not_run == 0


def test_as_many_cases_as_needed_can_pass(build: Any) -> None:
    needed = int((shortage(suite_of(build, 10, 0.9)) or "").split(": ")[1].split(" ")[0])

    assert watched(build, "p" * needed, 0.9)[0].verdict is Verdict.PASS
    assert watched(build, "p" * (needed - 1), 0.9)[0].verdict is Verdict.FAIL


@given(st.text("ppppppppfu", min_size=1, max_size=120), st.sampled_from([0.5, 0.7, 0.8, 0.9]))
def test_stopping_early_never_changes_the_verdict_of_the_whole_run(build: Any, letters: str, threshold: float) -> None:
    stopped, _, asked = watched(build, letters, threshold)
    suite = suite_of(build, len(letters), threshold)
    full = decide(suite, [build.result(f"c{n}", letter) for n, letter in enumerate(letters)])

    assert (stopped.verdict, stopped.value) == (full.verdict, full.value)
    assert asked == full.details.get("asked", len(letters))


@given(st.text("pppppppf", min_size=1, max_size=120), st.sampled_from([0.5, 0.8, 0.9]))
def test_the_verdict_is_the_plans(build: Any, letters: str, threshold: float) -> None:
    plan = group_sequential_plan(len(letters), threshold, confidence=0.975)
    steps = (plan.decide(letters[:n].count("p"), n) for n in range(1, len(letters) + 1))
    step = next(step for step in steps if step is not Step.CONTINUE)

    result = watched(build, letters, threshold)[0]

    assert (result.verdict is Verdict.PASS) == (step is Step.PASS)
    if result.interval is not None:
        assert (result.interval.lower >= threshold - 1e-9) == (step is Step.PASS)
