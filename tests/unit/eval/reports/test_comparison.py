"""The comparison of targets as lines."""

from sprout.eval.comparison import SuiteComparison, compare, not_compared
from sprout.eval.limits import Limit
from sprout.eval.outcomes import CaseResult, Grade, GradedAssertion, Outcome, Trial
from sprout.eval.reports.comparison import comparison_lines


def result(number: int, passed: bool | None) -> CaseResult:
    outcome = {True: Outcome.PASSED, False: Outcome.FAILED, None: Outcome.UNDECIDED}[passed]
    graded = GradedAssertion(kind="x", line=1, grade=Grade(passed=passed))
    return CaseResult(id=f"c{number}", line=1, outcome=outcome, trials=(Trial(outcome=outcome, assertions=(graded,)),))


def found(*misses: int, undecided: int = 0, limits: tuple[Limit, ...] = ()) -> SuiteComparison:
    """Return targets a, b, … that miss the first so many of 150 cases; of the last target some are undecided."""
    sides = {label: [result(n, n >= missed) for n in range(150)] for label, missed in zip("abcd", misses, strict=False)}
    last = sides["abcd"[len(misses) - 1]]
    last[150 - undecided :] = [result(n, None) for n in range(150 - undecided, 150)]
    return compare("safety", sides, limits=limits)


def text(comparison: SuiteComparison, *, failed_only: bool = False) -> str:
    return "\n".join(line for line, _ in comparison_lines(comparison, failed_only=failed_only))


def test_a_pair_is_shown_with_rates_interval_counts_and_what_can_be_told() -> None:
    said = text(found(0, 20))
    assert "comparison of safety: a against b" in said
    assert "a 1.000, b 0.867: difference +0.133 [+0.083, +0.205] (tango-cc, 95 %)" in said
    assert "only a 20, only b 0; exact McNemar p 1.9e-06" in said
    assert "told: a is better by 0.133 [0.083, 0.205]" in said
    assert "Holm" not in said


def test_three_targets_have_adjusted_p_values_and_the_omnibus() -> None:
    said = text(found(0, 3, 20))
    assert said.count("after Holm") == 3
    assert "all 3 alike: Cochran's Q" in said


def test_undecided_cases_are_said_to_count_as_not_passed() -> None:
    assert "counted as not passed: 0 undecided of a, 7 of b" in text(found(0, 0, undecided=7))
    assert "undecided" not in text(found(0, 0))


def test_limits_are_shown_in_the_colour_of_their_verdict() -> None:
    limits = (Limit(a="a", b="b", margin=0.03), Limit(a="b", b="a", margin=0.03))
    styles = {line.split(":")[0].strip(): style for line, style in comparison_lines(found(0, 20, limits=limits))}
    assert styles["a against b"] == "pass"
    assert styles["b against a"] == "fail"


def test_only_limits_that_do_not_hold_are_shown_among_what_failed() -> None:
    limits = (Limit(a="a", b="b", margin=0.03), Limit(a="b", b="a", margin=0.03))
    said = text(found(0, 20, limits=limits), failed_only=True)
    assert "b against a: FAIL" in said
    assert "a against b: PASS" not in said
    assert "told" not in said
    assert text(found(0, 20), failed_only=True) == ""


def test_what_was_not_compared_says_why() -> None:
    limit = Limit(a="a", b="b", margin=0.1)
    lines = dict(comparison_lines(not_compared("safety", ["a", "b"], "2 of 9 selected", limits=[limit], fails=False)))
    assert lines["  not compared: 2 of 9 selected"] == "note"
    assert lines["  a against b: not evaluated: 2 of 9 selected"] == "note"
