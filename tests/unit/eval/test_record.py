import json
from typing import Any

import pytest

from sprout.eval.comparison import not_compared
from sprout.eval.fingerprint import Fingerprint
from sprout.eval.gates import decide
from sprout.eval.limits import Limit
from sprout.eval.outcomes import CaseResult, GateResult, Grade, GradedAssertion, Outcome, Trial, Verdict
from sprout.eval.record import RunRecord, SuiteRecord, suite_record
from sprout.eval.suite import Suite

PARTS: dict[str, Any] = {
    "harness": "1",
    "seed": 0,
    "dataset": {"s": "sha256:0"},
    "targets": {"s": "t"},
    "judge": "j",
    "judge_config": "0",
    "overrides": {},
}
FINGERPRINT = Fingerprint(**PARTS)
TEXT = """\
suite: s
cases:
- {id: b, question: ¿Por qué?, turns: null, expect: answer, tags: [x], language: es}
- {id: a, turns: [Hi, {user: x, assistant: y}, Why?], expect: answer}
"""


def trial(outcome: Outcome = Outcome.PASSED, **more: Any) -> Trial:
    grade = Grade(passed={"passed": True, "failed": False}.get(outcome), got="ñ \U0001f331", score=0.1)
    return Trial(outcome=outcome, assertions=(GradedAssertion(kind="answers", line=3, grade=grade),), **more)


def case_result(name: str, outcome: Outcome = Outcome.PASSED, **more: Any) -> CaseResult:
    return CaseResult(id=name, line=3, outcome=outcome, trials=(trial(outcome, **more),))


@pytest.fixture(scope="module")
def suite(stage: Any) -> Suite:
    return stage.suite(TEXT)  # type: ignore[no-any-return]


def recorded(suite: Suite, *results: CaseResult, gate: GateResult | None = None, **more: Any) -> SuiteRecord:
    by_id = {result.id: result for result in results}
    facts = {"target": "t", "trials": 1, "shortage": None, "gate_result": gate, **more}
    return suite_record(suite, by_id, **facts)


def run(*suites: SuiteRecord) -> RunRecord:
    return RunRecord.from_suites(FINGERPRINT, suites)


def test_a_record_is_ascii_json_with_sorted_keys_and_one_line_end(suite: Suite) -> None:
    written = run(recorded(suite, case_result("a"))).to_json()

    assert written.isascii()
    assert written.endswith("}\n")
    assert json.loads(written) == json.loads(written, object_pairs_hook=lambda pairs: dict(sorted(pairs)))
    assert list(json.loads(written)) == sorted(json.loads(written))


def test_a_record_reads_back_equal_and_writes_the_same_bytes(suite: Suite) -> None:
    results = [case_result("a", response={"text": "ñ", "metadata": {"x": [1, None]}}), case_result("b", Outcome.FAILED)]
    record = run(recorded(suite, *results, gate=decide(suite, results)))

    again = RunRecord.model_validate_json(record.to_json())

    assert again == record
    assert again.to_json() == record.to_json()


def test_the_order_in_which_suites_and_results_came_does_not_matter(suite: Suite) -> None:
    other = suite.model_copy(update={"name": "other"})
    first, second = case_result("a"), case_result("b")

    forwards = run(recorded(suite, first, second), recorded(other, first))
    backwards = run(recorded(other, first), recorded(suite, second, first))

    assert forwards.to_json() == backwards.to_json()


def test_cases_stand_in_the_order_of_the_file_and_a_lost_result_shows(suite: Suite) -> None:
    record = recorded(suite, case_result("a"))

    assert [(case.id, case.result is None) for case in record.cases] == [("b", True), ("a", False)]
    assert record.cases[1].history == ({"user": "Hi", "assistant": None}, {"user": "x", "assistant": "y"})


@pytest.mark.parametrize("number", [float("nan"), float("inf")])
def test_a_number_that_is_not_finite_does_not_get_into_a_record(suite: Suite, number: float) -> None:
    with pytest.raises(ValueError, match="not JSON compliant"):
        run(recorded(suite, case_result("a", response={"usage": number}))).to_json()


def passed(suite: Suite) -> GateResult:
    return decide(suite, [case_result("a"), case_result("b")])


def test_a_run_passes_when_each_gate_was_evaluated_and_passed(suite: Suite) -> None:
    assert run(recorded(suite, gate=passed(suite))).passed


def test_a_run_without_suites_does_not_pass() -> None:
    assert not run().passed


def test_a_run_whose_gate_was_not_evaluated_does_not_pass(suite: Suite) -> None:
    assert not run(recorded(suite, gate=passed(suite)), recorded(suite, not_evaluated="cut short")).passed


def test_one_failed_gate_fails_the_run(suite: Suite) -> None:
    failed = decide(suite, [case_result("a"), case_result("b", Outcome.UNDECIDED)])

    assert failed.verdict is Verdict.FAIL
    assert not run(recorded(suite, gate=passed(suite)), recorded(suite, gate=failed)).passed


def test_a_suite_put_to_several_targets_is_named_after_each(suite: Suite) -> None:
    found = recorded(suite, case_result("a"), label="old")

    assert (found.name, found.label) == ("s.old", "old")


def test_a_run_with_a_limit_that_does_not_hold_or_was_not_evaluated_does_not_pass(suite: Suite) -> None:
    good = recorded(suite, case_result("a"), case_result("b"), gate=decide(suite, [case_result("a"), case_result("b")]))
    limit = Limit(a="old", b="new", margin=0.1)
    compared = [
        not_compared("s", ["old", "new"], "why", limits=limits, fails=fails)
        for limits, fails in (([], True), ([limit], True), ([limit], False))
    ]

    runs = [RunRecord.from_suites(FINGERPRINT, [good], [one]) for one in compared]
    assert [one.passed for one in runs] == [True, False, False]
    assert all(RunRecord.model_validate_json(one.to_json()) == one for one in runs)


def test_the_last_digits_of_what_was_computed_do_not_change_the_bytes(suite: Suite) -> None:
    gate = decide(suite, [case_result("a"), case_result("b")])

    def written(value: float) -> str:
        one = recorded(suite, case_result("a"), case_result("b"), gate=gate.model_copy(update={"value": value}))
        return RunRecord.from_suites(FINGERPRINT, [one]).to_json()

    assert written(0.1 + 0.2) == written(0.3)
    assert written(0.3) != written(0.30000001)


def test_what_a_target_says_keeps_every_digit(suite: Suite) -> None:
    said = {"text": "So.", "confidence": 0.1 + 0.2}
    one = recorded(suite, CaseResult(id="a", line=3, outcome=Outcome.PASSED, trials=(trial(response=said),)))

    assert "0.30000000000000004" in RunRecord.from_suites(FINGERPRINT, [one]).to_json()
