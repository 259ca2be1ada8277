"""What a judge that is not believed does to a verdict."""

import json
from typing import Any

import pytest

from sprout.eval.fingerprint import Fingerprint
from sprout.eval.outcomes import GateResult, Reason, Verdict
from sprout.eval.record import RunRecord, SuiteRecord
from sprout.eval.suite import EveryCaseGate, Metric
from sprout.eval.trust import Examination, JudgeTrust, Tally, distrusted
from sprout.providers.chat import Usage

COUNTS: dict[str, Any] = {"threshold": 1.0, "n": 1, "passed": 1, "failed": 0, "undecided": 0, "not_run": 0}
PASS = GateResult(kind="every-case", verdict=Verdict.PASS, says="PASS: fine", underpowered=False, **COUNTS)
FAIL = PASS.model_copy(update={"verdict": Verdict.FAIL, "reason": Reason.BELOW, "says": "FAIL: below"})


def test_a_pass_by_a_judge_with_problems_is_a_fail_that_names_them_all() -> None:
    result = distrusted(PASS, ["the judge 'x' is wrong", "the judge 'x' is late"])

    assert (result.verdict, result.reason) == (Verdict.FAIL, Reason.JUDGE)
    assert result.says == "FAIL: the judge 'x' is wrong; the judge 'x' is late"


def test_a_fail_keeps_its_reason_and_notes_the_problems() -> None:
    result = distrusted(FAIL, ["the judge 'x' is wrong"])

    assert (result.reason, result.says) == (Reason.BELOW, "FAIL: below")
    assert result.notes == ("the judge 'x' is wrong",)


@pytest.mark.parametrize("result", [PASS, FAIL])
def test_without_problems_the_verdict_stands(result: GateResult) -> None:
    assert distrusted(result, ()) == result


@pytest.mark.parametrize("trust", [None, JudgeTrust(judge="x", config_hash="1", problems=("the judge 'x' is wrong",))])
def test_a_record_shows_trust_where_there_is_a_judge_and_is_read_back(trust: JudgeTrust | None) -> None:
    parts: dict[str, Any] = {"path": "s.yaml", "gate_line": 1, "description": "", "trials": 1, "target": "t"}
    metric = Metric(name="m", definition="d", threshold=1.0)
    suite = SuiteRecord(
        name="s", metric=metric, gate=EveryCaseGate(), content_hash="h", pinned=None, shortage=None,
        gate_result=None, judge_trust=trust, cases=(), **parts,
    )  # fmt: skip
    print_ = Fingerprint(harness="0", seed=0, dataset={}, targets={}, judge="x", judge_config="1", overrides={})
    text = RunRecord.from_suites(print_, [suite]).to_json()

    assert ("judge_trust" in json.loads(text)["suites"][0]) is (trust is not None)
    assert RunRecord.model_validate_json(text).suites == (suite,)


def tally(name: str, asked: int, missed: int) -> Tally:
    return Tally(name=name, asked=asked, supported=0, missed=missed, unfound=0, undecided=0)


def test_how_a_judge_was_examined_is_said_in_one_sentence() -> None:
    anchors = Examination(tallies=(tally("en/entails", 30, 1), tally("es/entails", 30, 0)))
    trust = JudgeTrust(
        judge="x", config_hash="1", anchors=anchors, mutants=Examination(tallies=(tally("number", 9, 2),))
    )
    used = Usage(calls=7, cost=0.0123)

    assert trust.examined == (
        "judge x examined: it wrongly believed 1 of 60 anchors and 2 of 9 altered claims of this run"
    )
    assert "examined (7 calls, $0.0123): " in str(trust.model_copy(update={"usage": used}).examined)
    assert JudgeTrust(judge="x", config_hash="1").examined is None
