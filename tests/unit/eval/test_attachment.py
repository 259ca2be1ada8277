"""The files that a gate names: read from beside the suite, and missed without an error."""

import json
from pathlib import Path

import pytest

from sprout.errors import SuiteError
from sprout.eval import Suite, assertion_kinds, decide, load_suite
from sprout.eval.calibration_file import CALIBRATIONS, write_calibrations
from sprout.eval.fingerprint import Fingerprint
from sprout.eval.judge_calibration import Figure, JudgeCalibration, VerdictLabels
from sprout.eval.outcomes import CaseResult, Outcome, Reason
from sprout.eval.record import RunRecord, suite_record

SUITE = """\
suite: s
metric: {{name: share, definition: Share of good answers., threshold: 0.5}}
gate: {gate}
cases:
- {{id: a, question: Why?, expect: answer}}
- {{id: b, question: How?, expect: answer}}
"""
CORRECTED = "{kind: rate, corrected: true, labels: labels/s.yaml}"
NO_WORSE = "{kind: no-worse-than, baseline: ../old.json}"


def load(folder: Path, gate: str) -> Suite:
    suites = folder / "suites"
    suites.mkdir(exist_ok=True)
    (suites / "s.yaml").write_text(SUITE.format(gate=gate))
    return load_suite(suites / "s.yaml", assertion_kinds(), shown_as="suites/s.yaml")


def write_labels(folder: Path, text: str) -> None:
    (folder / "suites" / "labels").mkdir(parents=True, exist_ok=True)
    (folder / "suites" / "labels" / "s.yaml").write_text(text)


def write_record(folder: Path, name: str = "s") -> RunRecord:
    suite = load(folder, NO_WORSE).model_copy(update={"name": name})
    results = {case.id: CaseResult(id=case.id, line=1, outcome=Outcome.UNDECIDED) for case in suite.cases}
    parts = {"harness": "0", "seed": 0, "judge": "j", "judge_config": "c", "overrides": {}}
    fingerprint = Fingerprint.model_validate({**parts, "dataset": suite.hashes, "targets": {name: "t"}})
    one = suite_record(suite, results, target="t", trials=1, shortage=None, gate_result=None)
    record = RunRecord.from_suites(fingerprint, [one])
    (folder / "old.json").write_text(record.to_json())
    return record


def problems(folder: Path, gate: str) -> str:
    with pytest.raises(SuiteError) as caught:
        load(folder, gate)
    return str(caught.value)


@pytest.mark.parametrize("write", ["yaml", "json"])
def test_labels_are_read_from_beside_the_suite(tmp_path: Path, write: str) -> None:
    labels = {"judge_config": "c", "dataset": "d", "answers": "x", "labels": {"a": True, "b": False}}
    yaml = "judge_config: c\ndataset: d\nanswers: x\nlabels: {a: true, b: false}\n"
    write_labels(tmp_path, json.dumps(labels) if write == "json" else yaml)

    suite = load(tmp_path, CORRECTED)

    assert suite.labels is not None
    assert (dict(suite.labels.labels), suite.labels.judge_config) == ({"a": True, "b": False}, "c")
    assert suite.lacks is None


def test_labels_that_are_not_there_are_no_error_and_no_pass(tmp_path: Path) -> None:
    suite = load(tmp_path, CORRECTED)
    results = [CaseResult(id=case.id, line=1, outcome=Outcome.UNDECIDED) for case in suite.cases]

    assert suite.lacks == "there is no file 'suites/labels/s.yaml'"
    assert decide(suite, results, judge_config="c").reason is Reason.BROKEN


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("labels: {a: 'yes'}", "suites/labels/s.yaml:1:10: 'a' is 'yes', and must be true or false"),
        ("labels: {a: 1}", "'a' is 1, and must be true or false"),
        ("labels: {}", "'labels' is {}"),
        ("lables: {a: true}", "unknown key 'lables'; did you mean 'labels'?"),
        ("judge_config: c", "the key 'labels' is missing"),
        ("labels: {a: true, a: false}", "key 'a' is given twice"),
        ("- a", "a file of labels is a mapping"),
        ("", "the file is empty"),
    ],
)
def test_labels_that_cannot_be_read_are_an_error_with_its_place(tmp_path: Path, text: str, said: str) -> None:
    write_labels(tmp_path, text)

    assert said in problems(tmp_path, CORRECTED)


def test_a_folder_in_the_place_of_labels_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "suites" / "labels" / "s.yaml").mkdir(parents=True)

    assert "suites/labels/s.yaml:1:1: cannot be read" in problems(tmp_path, CORRECTED)


def test_the_baseline_is_the_record_s_suite_of_the_same_name(tmp_path: Path) -> None:
    record = write_record(tmp_path)

    suite = load(tmp_path, NO_WORSE)

    assert suite.baseline is not None
    assert suite.baseline.fingerprint == record.fingerprint_id
    assert {name: case.content for name, case in suite.baseline.cases.items()} == {
        case.id: case.content_hash for case in suite.cases
    }
    assert {(case.score, case.best_score) for case in suite.baseline.cases.values()} == {(0.0, 1.0)}


def test_a_baseline_that_is_not_there_is_no_error_and_no_pass(tmp_path: Path) -> None:
    suite = load(tmp_path, NO_WORSE)

    assert "there is no baseline '../old.json'" in (suite.lacks or "")


def test_a_baseline_without_the_suite_is_no_error_and_no_pass(tmp_path: Path) -> None:
    write_record(tmp_path, "other")

    assert load(tmp_path, NO_WORSE).lacks == "the baseline '../old.json' has no suite 's'"


@pytest.mark.parametrize("text", ["", "[]", '{"format": "sprout-run/9"}', "\ud800"])
def test_a_baseline_that_is_no_record_is_an_error_at_the_gate(tmp_path: Path, text: str) -> None:
    (tmp_path / "old.json").write_bytes(text.encode("utf-8", "surrogatepass"))

    assert problems(tmp_path, NO_WORSE).startswith("suites/s.yaml:3:1: ")


def test_what_is_compared_with_enters_the_hashes_of_the_suite(tmp_path: Path) -> None:
    before = load(tmp_path, NO_WORSE).hashes
    write_record(tmp_path)
    write_labels(tmp_path, "labels: {a: true}")

    assert list(before) == ["s"]
    assert list(load(tmp_path, NO_WORSE).hashes) == ["s", "s/baseline"]
    assert list(load(tmp_path, CORRECTED).hashes) == ["s", "s/labels"]


@pytest.mark.parametrize("gate", [CORRECTED, NO_WORSE])
def test_a_suite_travels_as_json_with_all_that_is_attached_to_it(tmp_path: Path, gate: str) -> None:
    write_record(tmp_path)
    write_labels(tmp_path, "labels: {a: true}")
    suite = load(tmp_path, gate)

    again = Suite.model_validate(json.loads(json.dumps(suite.model_dump(mode="python"))))

    assert again == suite
    assert again.hashes == suite.hashes


def write_calibration(folder: Path, *suites: str) -> None:
    none, some = Figure(value=None, lower=0.0, upper=1.0), VerdictLabels(answers=2, yes=1, no=1)
    made = [
        JudgeCalibration(
            suite=name, judge="j", judge_config="c", dataset=f"of {name}", labels_hash="h", passed=some, failed=some,
            undecided=some, agreement=none, sensitivity=none, specificity=none, kappa=None, ac1=None, labellers=1,
            labellers_ac1=None, notes=("few",),
        )
        for name in suites
    ]  # fmt: skip
    write_calibrations(folder / "suites" / CALIBRATIONS, made)


def load_judged(folder: Path, assertion: str = "grounded") -> Suite:
    path = folder / "suites" / "s.yaml"
    path.write_text(f"suite: s\ncases:\n- {{id: a, question: Why?, assert: [{assertion}]}}\n")
    return load_suite(path, assertion_kinds(), shown_as="suites/s.yaml")


def test_calibrations_of_a_judged_suite_are_attached_enter_its_hashes_and_travel(tmp_path: Path) -> None:
    write_calibration(tmp_path, "s", "t")
    suite = load_judged(tmp_path)

    assert [one.suite for one in suite.calibrations] == ["s"]
    assert list(suite.hashes) == ["s", "s/judge-calibration"]
    assert Suite.model_validate(json.loads(json.dumps(suite.model_dump(mode="python")))) == suite


def test_a_suite_that_asks_no_judge_has_no_calibration(tmp_path: Path) -> None:
    write_calibration(tmp_path, "s")

    assert list(load_judged(tmp_path, "answers").hashes) == ["s"]


def test_a_file_of_calibrations_that_cannot_be_read_is_an_error_with_its_place(tmp_path: Path) -> None:
    write_calibration(tmp_path, "s")
    (tmp_path / "suites" / CALIBRATIONS).write_text("[]")

    with pytest.raises(SuiteError, match=r"suites/judge-calibration\.json:1:1: not a file of calibrations"):
        load_judged(tmp_path)
