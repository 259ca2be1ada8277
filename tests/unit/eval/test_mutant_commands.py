"""``sprout mutate``: the share of wrong answers that a run's suites would notice."""

from pathlib import Path
from typing import Any

import pytest

from sprout.cli import main
from sprout.eval import CaseResult, Fingerprint, Grade, Outcome, RunRecord, Trial, assertion_kinds, load_suite
from sprout.eval.outcomes import GradedAssertion
from sprout.eval.record import suite_record

STRICT = "suite: {name}\ntarget: t\ncases:\n- {{id: a, question: How long?, assert: [grounded, cites]}}\n"
LOOSE = "suite: {name}\ntarget: t\ncases:\n- {{id: a, question: How long?, assert: [{{contains: bus}}]}}\n"
TEXT = "The bus to Olot takes 35 minutes."
ANSWER: dict[str, Any] = {
    "text": TEXT,
    "claims": [{"text": TEXT, "citations": [0]}],
    "citations": [{"doc": "bus", "text": TEXT}],
}


@pytest.fixture(autouse=True)
def _there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "suites").mkdir()


def recorded(response: dict[str, Any] = ANSWER, **texts: str) -> None:
    """Write suites by name, and the record of a run in which each case passed."""
    records = []
    for name, text in texts.items():
        path = Path("suites") / f"{name}.yaml"
        path.write_text(text.format(name=name), encoding="utf-8")
        graded = GradedAssertion(kind="x", line=1, grade=Grade(passed=True))
        trial = Trial(outcome=Outcome.PASSED, response=response, assertions=(graded,))
        result = CaseResult(id="a", line=3, outcome=Outcome.PASSED, trials=(trial,))
        suite = load_suite(path, assertion_kinds())
        records.append(suite_record(suite, {"a": result}, target="t", trials=1, shortage=None, gate_result=None))
    print_ = Fingerprint(harness="0", seed=0, dataset={}, targets={}, judge="j", judge_config="c", overrides={})
    Path("run.json").write_text(RunRecord.from_suites(print_, records).to_json(), encoding="utf-8")


def test_if_all_are_caught_the_share_is_printed_and_the_exit_code_is_0(capsys: pytest.CaptureFixture[str]) -> None:
    recorded(strict=STRICT)

    assert main(["mutate", "run.json"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "number: 1 of 1 caught",
        "citation: 1 of 1 caught",
        "2 of 2 wrong answers caught (100%)",
    ]


def test_what_is_not_noticed_is_shown_and_the_exit_code_is_1(capsys: pytest.CaptureFixture[str]) -> None:
    recorded(loose=LOOSE)

    assert main(["mutate", "run.json"]) == 1
    shown = capsys.readouterr().out
    assert "not noticed: loose/a (number):\n  was 'The bus to Olot takes 35 minutes.'\n" in shown
    assert "  now 'The bus to Olot takes 122 minutes.'\n" in shown
    assert shown.endswith("0 of 2 wrong answers caught (0%)\n")


def test_only_the_suites_that_are_named_are_looked_at(capsys: pytest.CaptureFixture[str]) -> None:
    recorded(strict=STRICT, loose=LOOSE)

    assert main(["mutate", "run.json", "--suite", "strict"]) == 0
    assert "2 of 2" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--suite", "strikt"], "the record has no suite 'strikt'; did you mean 'strict'"),
        (["--count", "0"], "--count is 0; it must be 1 or more"),
        (["--folder", "elsewhere"], "there is no suites folder"),
    ],
)
def test_bad_input_is_refused(arguments: list[str], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    recorded(strict=STRICT)

    assert main(["mutate", "run.json", *arguments]) == 2
    assert says in capsys.readouterr().err


def test_a_suite_that_changed_since_the_run_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    recorded(strict=STRICT)
    Path("suites/strict.yaml").write_text(STRICT.format(name="strict").replace("long", "far"), encoding="utf-8")

    assert main(["mutate", "run.json"]) == 2
    assert "the suite 'strict' has changed since the run; run it again" in capsys.readouterr().err


def test_a_run_without_a_right_answer_to_change_never_counts_as_all_caught(capsys: pytest.CaptureFixture[str]) -> None:
    recorded({"text": "I cannot answer that.", "refused": True}, strict=STRICT)

    assert main(["mutate", "run.json"]) == 2
    assert "has no right answer from which a mutant can be made" in capsys.readouterr().err
