"""A run says what people's labels say of its judge, and a suite can demand that they say enough."""

import csv
import io
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from sprout.cli import main

TARGET = """
def answer(question):
    return question.removeprefix("Say: ")
"""
TOP = """
suite: judged
target: echo:answer
{demand}
metric: {{name: stated, definition: Share of answers that state the fact., threshold: 0.1}}
gate: {{kind: rate, method: point}}
defaults: {{language: en, assert: [{{states: The bus to Leeds takes 35 minutes.}}]}}
cases:
"""
RIGHT, WRONG = "Say: The bus to Leeds takes 35 minutes.", "Say: The soup is ready."


@pytest.fixture
def project(project: Any, monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.chdir(project.folder)
    project.write("echo.py", TARGET)
    return project


def suite(project: Any, demand: str = "", right: int = 28) -> None:
    rows = [f"- {{id: c{n}, question: '{RIGHT if n < right else WRONG}'}}\n" for n in range(34)]
    project.write("suites/judged.yaml", TOP.format(demand=demand) + "".join(rows))


def run(project: Any, *args: str) -> Any:
    return project.inline("--sprout-suite=judged", "--sprout-json=record.json", *args)


def calibrate(project: Any, words: Sequence[str] = ("yes", "no"), *, labels: int = 34) -> None:
    """Have people say the first word of each right answer, and the second of each wrong one."""
    assert main(["label", "record.json", "--share", "1"]) == 0
    sheet = project.folder / "labels.csv"
    rows = list(csv.reader(io.StringIO(sheet.read_bytes().decode("utf-8-sig"), newline="")))
    answer, label = rows[0].index("answer"), rows[0].index("label")
    for row in rows[1 : labels + 1]:
        row[label] = words[0] if "Leeds" in row[answer] else words[1]
    with sheet.open("w", encoding="utf-8", newline="") as file:
        csv.writer(file).writerows(rows)
    assert main(["judge", "calibrate", "labels.csv", "--run", "record.json"]) == 0
    sheet.unlink()


def found(project: Any) -> dict[str, Any]:
    calibration: dict[str, Any] = project.record()["suites"][0]["judge_trust"]["calibration"]
    return calibration


def gate(project: Any) -> dict[str, Any]:
    result: dict[str, Any] = project.record()["suites"][0]["gate_result"]
    return result


def says(ran: Any) -> str:
    return " ".join(ran.out.split())


def test_without_a_calibration_the_run_says_so_and_the_verdict_stands(project: Any) -> None:
    suite(project)
    ran = run(project)

    assert ran.code == 0, ran.text
    assert "judge not calibrated" in ran.out
    assert found(project) == {"status": "missing", "says": "judge not calibrated", "figures": None}


def test_with_one_the_run_says_how_good_the_judge_is(project: Any) -> None:
    suite(project)
    run(project)
    calibrate(project)
    ran = run(project)

    assert ran.code == 0, ran.text
    assert "judge calibrated: kappa 1.00 (AC1 1.00), sensitivity 1.00, specificity 1.00 on 34 labels" in says(ran)
    assert found(project)["status"] == "calibrated"
    assert "judged/judge-calibration" in project.record()["fingerprint"]["dataset"]


def test_a_changed_suite_makes_it_stale_and_says_what_changed(project: Any) -> None:
    suite(project)
    run(project)
    calibrate(project)
    suite(project, right=29)
    ran = run(project)

    assert ran.code == 0, ran.text
    assert "calibration stale: the suite's content changed" in says(ran)
    assert found(project)["status"] == "stale"


def test_another_judge_has_no_calibration(project: Any) -> None:
    suite(project)
    run(project)
    calibrate(project)
    project.write(
        "conftest.py",
        "from sprout.judges import DeterministicJudge\n"
        "class Other(DeterministicJudge):\n    name = 'other'\n    config_hash = '2'\n"
        "def pytest_sprout_judge(name):\n    return Other() if name == 'other' else None\n",
    )
    run(project, "--sprout-judge=other")

    assert found(project)["status"] == "missing"


@pytest.mark.parametrize("change", ["never calibrated", "stale", "few labels"])
def test_a_demand_that_is_not_met_fails_the_gate_and_says_the_commands(change: str, project: Any) -> None:
    demand = "require_calibrated_judge: true"
    suite(project, demand)
    if change != "never calibrated":
        run(project)
        calibrate(project, labels=34 if change == "stale" else 12)
    suite(project, demand, right=29 if change == "stale" else 28)
    ran = run(project)

    assert ran.code == 1
    assert (gate(project)["verdict"], gate(project)["reason"]) == ("FAIL", "judge-not-trusted")
    assert "the judge 'deterministic' must be calibrated, and is not:" in gate(project)["says"]
    assert "run 'sprout label RUN.json'" in says(ran)


def test_a_demand_that_is_met_lets_the_verdict_stand(project: Any) -> None:
    suite(project, "require_calibrated_judge: true")
    run(project)
    calibrate(project)
    ran = run(project)

    assert ran.code == 0, ran.text
    assert gate(project)["verdict"] == "PASS"


def test_a_least_specificity_must_be_shown(project: Any) -> None:
    suite(project, "require_calibrated_judge: {specificity: 0.9}")
    run(project)
    calibrate(project)
    run(project)

    assert gate(project)["reason"] == "judge-not-trusted"
    assert "the specificity of the judge 'deterministic' must be shown to be 0.9" in gate(project)["says"]


def test_a_judge_that_people_contradict_is_no_calibrated_one(project: Any) -> None:
    suite(project, "require_calibrated_judge: true")
    run(project)
    calibrate(project, ("no", "yes"))
    run(project)

    assert "does no better than chance by people's labels" in gate(project)["says"]


def test_a_demand_outlives_a_target_that_never_answers(project: Any) -> None:
    suite(project, "require_calibrated_judge: true")
    project.write("echo.py", "def answer(question):\n    raise ValueError('no connection')\n")
    run(project)

    assert gate(project)["verdict"] == "FAIL"
    assert found(project)["status"] == "missing"


def test_a_damaged_file_of_calibrations_is_a_collection_error(project: Any) -> None:
    suite(project)
    project.write("suites/judge-calibration.json", "{}")
    ran = run(project)

    assert ran.code == 2
    assert "suites/judge-calibration.json:1:1: the key 'format' is missing" in ran.out


def test_a_suite_without_a_judge_says_nothing_of_it_and_reads_no_file(project: Any) -> None:
    project.suite("plain", ["pass"])
    project.write("suites/judge-calibration.json", "{}")
    ran = project.inline("--sprout-suite=plain", "--sprout-json=record.json")

    assert ran.code == 0, ran.text
    assert "calibrat" not in ran.out
    assert "judge_trust" not in project.record()["suites"][0]


def test_every_way_to_run_gives_the_same_record(project: Any) -> None:
    suite(project, "require_calibrated_judge: true")
    run(project)
    calibrate(project)
    run(project)
    alone = (Path(project.folder) / "record.json").read_bytes()
    project.run("--sprout-suite=judged", "--sprout-json=record.json", "-n", "2")

    assert (Path(project.folder) / "record.json").read_bytes() == alone
