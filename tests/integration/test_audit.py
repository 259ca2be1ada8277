"""The bundled suites against the bundled assistant give, byte for byte, what is committed."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from sprout.cli import main
from sprout.eval.baseline import read_record
from sprout.eval.reports.markdown import scoreboard

ROOT = Path(__file__).resolve().parents[2]
AUDITS = ROOT / "docs" / "audits"
RECORD = AUDITS / "run.json"


def verdicts(record: dict[str, Any]) -> dict[str, str]:
    """Return suite to verdict; a gate that was not evaluated is a FAIL."""
    return {suite["name"]: (suite["gate_result"] or {"verdict": "FAIL"})["verdict"] for suite in record["suites"]}


@pytest.fixture(scope="module")
def fresh(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("run")
    files = (f"--sprout-json={folder / 'run.json'}", f"--sprout-md={folder / 'scoreboard.md'}")
    command = [sys.executable, "-m", "pytest", "--sprout-suite=all", *files, "-q", "-p", "no:randomly"]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300, check=False)
    assert (folder / "run.json").exists(), ran.stdout + ran.stderr
    return folder


def test_every_suite_of_the_folder_is_in_the_committed_audit() -> None:
    audit = json.loads(RECORD.read_text(encoding="utf-8"))

    assert set(verdicts(audit)) == {path.stem for path in (ROOT / "suites").glob("*.yaml")}


def test_no_verdict_is_worse_than_the_committed_one(fresh: Path) -> None:
    committed = verdicts(json.loads(RECORD.read_text(encoding="utf-8")))
    found = json.loads((fresh / "run.json").read_text(encoding="utf-8"))
    worse = {
        suite["name"]: suite["gate_result"]["says"] if suite["gate_result"] else suite["not_evaluated"]
        for suite in found["suites"]
        if committed[suite["name"]] == "PASS" and verdicts(found)[suite["name"]] != "PASS"
    }

    assert worse == {}


@pytest.mark.parametrize("name", ["run.json", "scoreboard.md"])
def test_a_new_run_gives_the_same_bytes(fresh: Path, name: str) -> None:
    new, old = ((folder / name).read_text(encoding="utf-8").splitlines() for folder in (fresh, AUDITS))
    differing = [(number, a, b) for number, (a, b) in enumerate(zip(old, new, strict=False), start=1) if a != b]

    assert differing[:5] == []
    assert (fresh / name).read_bytes() == (AUDITS / name).read_bytes(), "'make eval' writes docs/audits/ anew"


def test_the_committed_scoreboard_is_that_of_the_committed_record() -> None:
    assert (AUDITS / "scoreboard.md").read_text(encoding="utf-8") == scoreboard(read_record(RECORD))


def test_the_committed_record_holds_against_the_committed_baseline(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["baseline", "check", str(RECORD), "--baseline", str(AUDITS / "baseline.json")]) == 0
    assert "groundedness: PASS -> PASS" in capsys.readouterr().out


def test_the_committed_table_of_outcomes_is_that_of_the_committed_labels(capsys: pytest.CaptureFixture[str]) -> None:
    sheets = [str(path) for path in sorted((AUDITS / "labels").glob("*.csv"))]

    assert main(["judge", "outcomes", *sheets, "--run", str(RECORD)]) == 0
    assert capsys.readouterr().out == (AUDITS / "outcomes.md").read_text(encoding="utf-8")
