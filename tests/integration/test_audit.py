"""The bundled suites against the bundled assistant: no verdict is worse than the committed one."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from sprout.cli import main

ROOT = Path(__file__).resolve().parents[2]
AUDIT = ROOT / "docs" / "audits" / "run.json"


def verdicts(record: dict[str, Any]) -> dict[str, str]:
    """Return suite to verdict; a gate that was not evaluated is a FAIL."""
    return {suite["name"]: (suite["gate_result"] or {"verdict": "FAIL"})["verdict"] for suite in record["suites"]}


@pytest.fixture(scope="module")
def fresh(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    path = tmp_path_factory.mktemp("run") / "run.json"
    command = [sys.executable, "-m", "pytest", "--sprout-suite=all", f"--sprout-json={path}", "-q", "-p", "no:randomly"]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300, check=False)
    assert path.exists(), ran.stdout + ran.stderr
    record: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return record


def test_every_suite_of_the_folder_is_in_the_committed_audit() -> None:
    audit = json.loads(AUDIT.read_text(encoding="utf-8"))

    assert set(verdicts(audit)) == {path.stem for path in (ROOT / "suites").glob("*.yaml")}


def test_no_verdict_is_worse_than_the_committed_one(fresh: dict[str, Any]) -> None:
    committed = verdicts(json.loads(AUDIT.read_text(encoding="utf-8")))
    worse = {
        suite["name"]: suite["gate_result"]["says"] if suite["gate_result"] else suite["not_evaluated"]
        for suite in fresh["suites"]
        if committed[suite["name"]] == "PASS" and verdicts(fresh)[suite["name"]] != "PASS"
    }

    assert worse == {}


def test_the_audit_was_made_of_the_suites_as_they_are(fresh: dict[str, Any]) -> None:
    audit = json.loads(AUDIT.read_text(encoding="utf-8"))

    assert audit["fingerprint"]["dataset"] == fresh["fingerprint"]["dataset"]


def test_the_committed_record_holds_against_the_committed_baseline(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["baseline", "check", str(AUDIT), "--baseline", str(AUDIT.with_name("baseline.json"))]) == 0
    assert "groundedness: PASS -> PASS" in capsys.readouterr().out
