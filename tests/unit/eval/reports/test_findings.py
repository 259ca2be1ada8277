"""One line for each thing that is wrong with a case."""

from hypothesis import given
from hypothesis import strategies as st

from sprout.eval import CaseResult, Grade, Outcome, Trial
from sprout.eval.outcomes import GradedAssertion, combined
from sprout.eval.reports.findings import findings


def graded(
    passed: bool | None, *, kind: str = "contains", line: int = 7, got: str = "red", **more: str
) -> GradedAssertion:
    return GradedAssertion(kind=kind, line=line, grade=Grade(passed=passed, got=got, wanted="'blue'", **more))


def case(*trials: Trial) -> CaseResult:
    return CaseResult(id="a", line=3, outcome=combined([trial.outcome for trial in trials]), trials=trials)


def trial(*assertions: GradedAssertion, error: str | None = None) -> Trial:
    outcome = combined([one.outcome for one in assertions])
    return Trial(outcome=outcome, assertions=assertions, error=error)


def test_a_failed_assertion_is_named_with_its_place_got_and_wanted() -> None:
    found = findings("suites/s.yaml", case(trial(graded(False, reason="not there"))))

    assert found == ("suites/s.yaml:7: contains: got 'red', wanted 'blue' (not there)",)


def test_what_failed_comes_before_what_is_undecided() -> None:
    found = findings("s.yaml", case(trial(graded(None, line=1, reason="who knows"), graded(False, line=2))))

    assert [line.split(":")[1] for line in found] == ["2", "1"]
    assert found[1] == "s.yaml:1: contains: undecided: who knows"


def test_a_trial_without_response_is_named_on_the_line_of_the_case() -> None:
    assert findings("s.yaml", case(trial(error="no connection"))) == ("s.yaml:3: undecided: no connection",)


def test_of_several_trials_each_is_numbered() -> None:
    found = findings("s.yaml", case(trial(graded(True)), trial(graded(False)), trial(error="late")))

    assert found == ("s.yaml:7: trial 2: contains: got 'red', wanted 'blue'", "s.yaml:3: trial 3: undecided: late")


def test_a_case_that_passed_or_was_not_run_has_none() -> None:
    skipped = CaseResult(id="a", line=3, outcome=Outcome.NOT_RUN, not_run="later")

    assert findings("s.yaml", case(trial(graded(True)))) == ()
    assert findings("s.yaml", skipped) == ()


def test_a_failure_that_nothing_explains_is_still_said() -> None:
    assert findings("s.yaml", CaseResult(id="a", line=3, outcome=Outcome.FAILED)) == (
        "s.yaml:3: failed, and no assertion says why",
    )


@given(got=st.text(), reason=st.text(), error=st.text())
def test_whatever_a_target_says_each_finding_is_one_printable_line(got: str, reason: str, error: str) -> None:
    found = findings("s.yaml", case(trial(graded(False, got=got, reason=reason)), trial(error=error)))

    assert len(found) == 2
    for line in found:
        assert "\n" not in line
        assert "\x1b" not in line
        assert len(line) < 500
        line.encode()
