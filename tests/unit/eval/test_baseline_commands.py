"""``sprout baseline``: what is kept, what is compared, and with which exit code."""

from pathlib import Path
from typing import Any

import pytest

from sprout.cli import main
from sprout.eval import assertion_kinds, decide
from sprout.eval.fingerprint import Fingerprint
from sprout.eval.loading import read_suite
from sprout.eval.outcomes import CaseResult, Grade, GradedAssertion, Outcome, Trial
from sprout.eval.record import RunRecord, SuiteRecord, suite_record

Captured = pytest.CaptureFixture[str]
OUTCOMES = {"p": Outcome.PASSED, "f": Outcome.FAILED, "u": Outcome.UNDECIDED}
PASSED = {"p": True, "f": False}


def result(name: str, letter: str) -> CaseResult:
    grade = GradedAssertion(kind="answers", line=1, grade=Grade(passed=PASSED.get(letter)))
    trial = Trial(outcome=OUTCOMES[letter], assertions=(grade,))
    return CaseResult(id=name, line=1, outcome=OUTCOMES[letter], trials=(trial,))


def suite(
    letters: str, *, name: str = "s", threshold: float = 0.8, question: str = "Why?", first: int = 0
) -> SuiteRecord:
    """Return the record of a suite whose cases, from number *first*, came out as *letters* say; '-' has no result."""
    top = f"suite: {name}\nmetric: {{name: share, definition: d, threshold: {threshold}}}\n"
    rows = "".join(f"- {{id: c{first + n}, question: '{question}', expect: answer}}\n" for n in range(len(letters)))
    text = f"{top}gate: {{kind: rate, method: point}}\ncases:\n{rows}"
    made = read_suite(text.encode(), f"suites/{name}.yaml", name, assertion_kinds())
    results = {case.id: result(case.id, one) for case, one in zip(made.cases, letters, strict=True) if one != "-"}
    gate = decide(made, list(results.values()))
    return suite_record(made, results, target="t", trials=1, shortage=None, gate_result=gate)


def write(path: Path, *suites: SuiteRecord, judge: str = "c") -> str:
    parts: dict[str, Any] = {"harness": "0", "seed": 0, "judge": "j", "judge_config": judge, "overrides": {}}
    fingerprint = Fingerprint(
        dataset={one.name: one.content_hash for one in suites}, targets={one.name: "t" for one in suites}, **parts
    )
    path.write_text(RunRecord.from_suites(fingerprint, suites).to_json())
    return str(path)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def check(folder: Path, new: SuiteRecord, old: SuiteRecord, *more: str) -> int:
    write(folder / "old.json", old)
    return main(["baseline", "check", write(folder / "new.json", new), "--baseline", "old.json", *more])


def refused(argv: list[str], capsys: Captured) -> str:
    capsys.readouterr()
    assert main(argv) == 2
    return capsys.readouterr().err


def test_save_keeps_the_record_as_it_is_mediocre_numbers_too(folder: Path, capsys: Captured) -> None:
    new = write(folder / "new.json", suite("ppfff"))

    assert main(["baseline", "save", new]) == 0

    kept = folder / "docs" / "audits" / "baseline.json"
    assert kept.read_bytes() == (folder / "new.json").read_bytes()
    assert capsys.readouterr().out.startswith("docs/audits/baseline.json: 1 suite, fingerprint ")


def test_show_prints_verdict_rate_and_counts(folder: Path, capsys: Captured) -> None:
    main(["baseline", "save", write(folder / "new.json", suite("ppfu"))])
    capsys.readouterr()

    assert main(["baseline", "show"]) == 0
    head, row = capsys.readouterr().out.splitlines()
    assert "judge j" in head
    assert row.startswith("s: FAIL: share 0.500 (")
    assert row.endswith("n 4, failed 1, undecided 1, not run 0; target t")


def test_a_run_that_is_as_good_passes_the_check(folder: Path, capsys: Captured) -> None:
    assert check(folder, suite("p" * 50), suite("p" * 50)) == 0

    said = capsys.readouterr().out
    assert "s: PASS -> PASS" in said
    assert "cannot tell; the smallest difference that 50 cases show 4 times in 5 is 0." in said


def test_a_worse_verdict_fails_the_check_though_no_rate_is_shown_to_be_worse(folder: Path, capsys: Captured) -> None:
    assert check(folder, suite("pppf"), suite("pppp")) == 1

    said = capsys.readouterr()
    assert "s: PASS -> FAIL (WORSE)" in said.out
    assert said.err == "sprout: worse than the baseline: s\n"


def test_a_rate_shown_to_be_worse_beyond_the_margin_fails_the_check(folder: Path, capsys: Captured) -> None:
    new, old = suite("p" * 60 + "f" * 40, threshold=0.5), suite("p" * 100, threshold=0.5)

    assert check(folder, new, old) == 1
    assert "WORSE: shown to be lower by more than 0.05" in capsys.readouterr().out
    assert check(folder, new, old, "--margin", "0.6") == 0
    assert "worse: shown to be lower, though not by more than 0.6" in capsys.readouterr().out


def test_the_difference_comes_with_its_interval_and_test(folder: Path, capsys: Captured) -> None:
    check(folder, suite("p" * 90 + "f" * 10, threshold=0.5), suite("f" * 2 + "p" * 98, threshold=0.5))

    said = capsys.readouterr().out
    assert "rate 0.980 -> 0.900: -0.080, between -0." in said
    assert "(100 cases, 2 gained, 10 lost, McNemar p = 0.0" in said


def test_a_better_rate_is_said(folder: Path, capsys: Captured) -> None:
    assert check(folder, suite("p" * 40), suite("p" * 20 + "f" * 20)) == 0
    assert "s: FAIL -> PASS" in (said := capsys.readouterr().out)
    assert "better: shown to be higher" in said


def test_undecided_counts_as_not_passed(folder: Path, capsys: Captured) -> None:
    assert check(folder, suite("p" * 60 + "u" * 40, threshold=0.5), suite("p" * 100, threshold=0.5)) == 1
    assert "rate 1.000 -> 0.600" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("new", "old", "said"),
    [
        ({"letters": "ppp"}, {"letters": "pp"}, "only in this run: 'c2'"),
        ({"letters": "pp"}, {"letters": "ppp"}, "only in the baseline: 'c2'"),
        ({"letters": "pp", "question": "How?"}, {"letters": "pp"}, "with another content: 'c0', 'c1'"),
        ({"letters": "pp", "threshold": 0.7}, {"letters": "pp"}, "its gate, metric or another part is not"),
    ],
)
def test_other_cases_or_contents_are_refused(
    folder: Path, capsys: Captured, new: dict[str, Any], old: dict[str, Any], said: str
) -> None:
    assert check(folder, suite(**new), suite(**old)) == 2
    assert said in capsys.readouterr().err


def test_common_compares_the_cases_of_both_and_names_the_others(folder: Path, capsys: Captured) -> None:
    assert check(folder, suite("pppp", first=1), suite("pppp"), "--common") == 0

    said = capsys.readouterr().out
    assert "(3 cases, " in said
    assert "left out: only in this run: 'c4'; only in the baseline: 'c0'" in said


def test_no_case_in_common_is_no_success(folder: Path, capsys: Captured) -> None:
    assert check(folder, suite("pp", first=5), suite("pp"), "--common") == 2
    assert "no case in common" in capsys.readouterr().err


def test_a_lost_suite_is_refused(folder: Path, capsys: Captured) -> None:
    write(folder / "old.json", suite("pp"), suite("pp", name="other"))
    new = write(folder / "new.json", suite("pp"))

    assert "'other' is only in the baseline" in refused(["baseline", "check", new, "--baseline", "old.json"], capsys)
    assert main(["baseline", "check", new, "--baseline", "old.json", "--common"]) == 0


def test_no_suite_in_common_is_refused_in_any_case(folder: Path, capsys: Captured) -> None:
    assert check(folder, suite("pp"), suite("pp", name="other"), "--common") == 2


def test_another_judge_is_refused(folder: Path, capsys: Captured) -> None:
    write(folder / "old.json", suite("pp"))
    new = write(folder / "new.json", suite("pp"), judge="d")

    assert "the judge was 'c' and is 'd'" in refused(["baseline", "check", new, "--baseline", "old.json"], capsys)


@pytest.mark.parametrize("margin", ["0", "1", "-0.1", "nan", "inf"])
def test_a_margin_that_is_none_is_refused(folder: Path, capsys: Captured, margin: str) -> None:
    assert check(folder, suite("pp"), suite("pp"), f"--margin={margin}") == 2


def test_a_run_that_was_not_whole_is_no_baseline(folder: Path, capsys: Captured) -> None:
    lost = write(folder / "lost.json", suite("pp-"))
    cut = write(folder / "cut.json", suite("pp").model_copy(update={"gate_result": None, "not_evaluated": "cut"}))
    none = write(folder / "none.json")

    assert "the case 'c2' of 's' has no result" in refused(["baseline", "save", lost], capsys)
    assert "was not evaluated (cut)" in refused(["baseline", "save", cut], capsys)
    assert "has no suite" in refused(["baseline", "save", none], capsys)
    assert not (folder / "docs").exists()


def test_a_gate_that_was_not_evaluated_is_worse_than_one_that_passed(folder: Path) -> None:
    cut = suite("pp").model_copy(update={"gate_result": None, "not_evaluated": "cut"})

    assert check(folder, cut, suite("pp")) == 1


@pytest.mark.parametrize("content", [b"", b"{}", b"[]", b"\xff", b'{"format": "sprout-run/1"}'])
def test_what_is_no_record_is_refused(folder: Path, capsys: Captured, content: bytes) -> None:
    (folder / "x.json").write_bytes(content)

    for argv in (["save", "x.json"], ["show", "--baseline", "x.json"], ["check", "x.json", "--baseline", "x.json"]):
        assert "x.json" in refused(["baseline", *argv], capsys)


def test_a_record_that_is_not_there_is_refused(folder: Path, capsys: Captured) -> None:
    assert "cannot read the record 'gone.json'" in refused(["baseline", "save", "gone.json"], capsys)


def test_nothing_of_a_record_reaches_the_terminal_as_a_command_to_it(folder: Path, capsys: Captured) -> None:
    nasty = suite("pp").model_copy(update={"target": "\x1b[31mred"})
    write(folder / "old.json", nasty)

    main(["baseline", "show", "--baseline", "old.json"])
    assert "\x1b" not in capsys.readouterr().out
