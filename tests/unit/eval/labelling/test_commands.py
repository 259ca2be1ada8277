"""``sprout label`` and ``sprout judge``: what they write, say and refuse."""

import csv
import io
import json
from pathlib import Path
from typing import Any

import pytest

from sprout.cli import main
from sprout.eval.calibration_file import read_calibrations
from sprout.eval.labels import answers_hash, read_labels
from sprout.eval.trust import JudgeTrust

Captured = pytest.CaptureFixture[str]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "suites").mkdir()
    (tmp_path / "suites" / "s.yaml").write_text("suite: s\n")
    return tmp_path


def refused(argv: list[str], capsys: Captured) -> str:
    capsys.readouterr()
    assert main(argv) == 2
    return capsys.readouterr().err


def rows(folder: Path, name: str = "labels.csv") -> list[dict[str, str]]:
    text = (folder / name).read_bytes().decode("utf-8-sig")
    return list(csv.DictReader(io.StringIO(text, newline="")))


def label(runs: Any, folder: Path, words: Any, name: str = "labels.csv") -> None:
    """Fill in the sheet that was written."""
    text = (folder / "labels.csv").read_bytes().decode("utf-8")
    (folder / name).write_bytes(runs.filled(text, words).encode("utf-8"))


def calibrate(*more: str) -> int:
    return main(["judge", "calibrate", "labels.csv", "--run", "run.json", *more])


def test_a_sheet_is_filled_in_read_back_and_kept_beside_the_suites(runs: Any, folder: Path, capsys: Captured) -> None:
    suite = runs.suite("p" * 36 + "f" * 4)
    runs.write(folder / "run.json", suite)

    assert main(["label", "run.json", "--share", "1"]) == 0
    label(runs, folder, {f"c{n}": "yes" if n < 35 else "no" for n in range(40)})
    assert calibrate() == 0

    (one,) = read_calibrations(folder / "suites" / "judge-calibration.json", "x")
    assert (one.suite, one.judge, one.judge_config, one.dataset) == ("s", "j", "c", suite.content_hash)
    assert one.specificity.value == pytest.approx(4 / 5)
    said = capsys.readouterr().out
    assert "labels.csv: 40 answers to label with yes, no or unsure" in said
    assert "specificity: 0.800 (0." in said
    assert "suites/judge-calibration.json: 1 calibration\n" in said

    assert main(["judge", "show"]) == 0
    assert "s: judge j (c), 40 labels" in capsys.readouterr().out


def test_the_same_run_and_seed_give_the_same_files(runs: Any, folder: Path) -> None:
    runs.write(folder / "run.json", runs.suite("p" * 80 + "f" * 20))
    for name in ("a", "b"):
        assert main(["label", "run.json", "--out", f"{name}.csv", "--seed", "3", "--page", f"{name}.html"]) == 0

    assert (folder / "a.csv").read_bytes() == (folder / "b.csv").read_bytes()
    assert (folder / "a.html").read_text() == (folder / "b.html").read_text().replace("b.csv", "a.csv")


def test_answers_that_the_judge_did_not_decide_are_not_drawn(runs: Any, folder: Path) -> None:
    runs.write(folder / "run.json", runs.suite("pppp", other="pfpu"))

    main(["label", "run.json"])

    assert sorted(row["case"] for row in rows(folder)) == ["c0", "c2"]


def test_alike_draws_from_all_answers_and_gives_a_corrected_gate_its_labels(runs: Any, folder: Path) -> None:
    suite = runs.suite("p" * 30 + "f" * 10, other="f" * 3)
    runs.write(folder / "run.json", suite)

    main(["label", "run.json", "--alike", "--share", "1"])
    label(runs, folder, ["yes"] * 39 + ["unsure"])
    assert calibrate("--labels-out", "labels") == 0

    labels = read_labels(folder / "labels" / "s.json", "x")
    assert labels is not None
    assert (labels.judge_config, labels.dataset, len(labels.labels)) == ("c", suite.content_hash, 39)
    assert labels.answers == answers_hash(case.result for case in suite.cases if case.result is not None)


def test_only_a_named_suite_is_drawn(runs: Any, folder: Path, capsys: Captured) -> None:
    runs.write(folder / "run.json", runs.suite("pp"), runs.suite("pp", name="other"))

    assert main(["label", "run.json", "--suite", "other"]) == 0
    assert {row["suite"] for row in rows(folder)} == {"other"}
    assert "no suite 'othr'; did you mean 'other'?" in refused(["label", "run.json", "--suite", "othr"], capsys)


def test_an_older_sheet_is_never_overwritten(runs: Any, folder: Path, capsys: Captured) -> None:
    runs.write(folder / "run.json", runs.suite("pp"))
    (folder / "labels.csv").write_text("hours of work")

    assert "'labels.csv' is there already" in refused(["label", "run.json"], capsys)
    assert (folder / "labels.csv").read_text() == "hours of work"


@pytest.mark.parametrize("share", ["0", "-1", "1.5", "nan"])
def test_a_share_that_is_none_is_refused(runs: Any, folder: Path, capsys: Captured, share: str) -> None:
    runs.write(folder / "run.json", runs.suite("pp"))

    assert "--share is " in refused(["label", "run.json", f"--share={share}"], capsys)


def test_a_run_without_answers_that_the_judge_decided_is_refused(runs: Any, folder: Path, capsys: Captured) -> None:
    runs.write(folder / "run.json", runs.suite("--"))
    assert "has no answer" in refused(["label", "run.json"], capsys)

    runs.write(folder / "run.json", runs.suite("pp", other="ff"))
    assert "the judge alone decided no answer" in refused(["label", "run.json"], capsys)


def test_a_sheet_without_a_label_calibrates_nothing(runs: Any, folder: Path, capsys: Captured) -> None:
    runs.write(folder / "run.json", runs.suite("ppp"))
    main(["label", "run.json"])
    label(runs, folder, ["", "unsure", ""])

    argv = ["judge", "calibrate", "labels.csv", "--run", "run.json"]
    assert "no answer is labelled 'yes' or 'no': 2 rows are blank, 1 unsure" in refused(argv, capsys)
    assert not (folder / "suites" / "judge-calibration.json").exists()


def test_labels_of_answers_that_the_judge_did_not_decide_calibrate_nothing(
    runs: Any, folder: Path, capsys: Captured
) -> None:
    runs.write(folder / "run.json", runs.suite("pp", other="ff"))
    main(["label", "run.json", "--alike"])
    label(runs, folder, ["yes", "no"])

    argv = ["judge", "calibrate", "labels.csv", "--run", "run.json"]
    assert "it alone decided none of the labelled answers" in refused(argv, capsys)


def test_labels_of_another_run_are_refused(runs: Any, folder: Path, capsys: Captured) -> None:
    runs.write(folder / "run.json", runs.suite("ppp"))
    main(["label", "run.json"])
    label(runs, folder, ["yes"] * 3)
    runs.write(folder / "run.json", runs.suite("ppp", response={"text": "Something else."}))

    said = refused(["judge", "calibrate", "labels.csv", "--run", "run.json"], capsys)
    assert said.count("the label is of another answer") == 3


def test_several_sheets_are_several_people(runs: Any, folder: Path, capsys: Captured) -> None:
    runs.write(folder / "run.json", runs.suite("ppff"))
    main(["label", "run.json"])
    label(runs, folder, {"c0": "yes", "c1": "yes", "c2": "no", "c3": "no"}, "ana.csv")
    label(runs, folder, {"c0": "yes", "c1": "no", "c2": "no", "c3": "no"}, "bo.csv")

    assert main(["judge", "calibrate", "ana.csv", "bo.csv", "--run", "run.json"]) == 0

    (one,) = read_calibrations(folder / "suites" / "judge-calibration.json", "x")
    assert (one.labels, one.labellers) == (3, 2)
    assert "2 labellers, their ac1 among themselves: 0." in capsys.readouterr().out


def test_one_person_does_not_contradict_herself_over_two_sheets(runs: Any, folder: Path, capsys: Captured) -> None:
    runs.write(folder / "run.json", runs.suite("p"))
    main(["label", "run.json"])
    label(runs, folder, ["yes"], "ana.csv")
    (folder / "more").mkdir()
    label(runs, folder, ["no"], "more/ana.csv")

    said = refused(["judge", "calibrate", "ana.csv", "more/ana.csv", "--run", "run.json"], capsys)
    assert "'ana' says 'yes' of case 'c0' of 's' in one sheet and 'no' in another" in said


def test_a_second_calibration_stands_beside_the_first(runs: Any, folder: Path) -> None:
    for config in ("old", "new"):
        runs.write(folder / "run.json", runs.suite("pf"), config=config)
        (folder / "labels.csv").unlink(missing_ok=True)
        main(["label", "run.json"])
        label(runs, folder, {"c0": "yes", "c1": "no"})
        assert calibrate() == 0

    found = read_calibrations(folder / "suites" / "judge-calibration.json", "x")
    assert [one.judge_config for one in found] == ["new", "old"]


def test_away_from_the_suites_a_file_must_be_named(runs: Any, folder: Path, capsys: Captured) -> None:
    runs.write(folder / "run.json", runs.suite("pf"))
    main(["label", "run.json"])
    label(runs, folder, ["yes", "no"])
    (folder / "suites" / "s.yaml").unlink()

    argv = ["judge", "calibrate", "labels.csv", "--run", "run.json"]
    assert "'suites/s.yaml' is not here" in refused(argv, capsys)
    assert main([*argv, "--out", "k.json"]) == 0
    assert json.loads((folder / "k.json").read_text())["format"] == "sprout-judge-calibration/1"


def test_files_that_are_not_there_are_refused(folder: Path, runs: Any, capsys: Captured) -> None:
    runs.write(folder / "run.json", runs.suite("pf"))

    assert "cannot read the record 'gone.json'" in refused(["label", "gone.json"], capsys)
    argv = ["judge", "calibrate", "gone.csv", "--run", "run.json"]
    assert "cannot read the sheet 'gone.csv'" in refused(argv, capsys)
    assert "has no calibration; run 'sprout label RUN.json'" in refused(["judge", "show"], capsys)


def test_what_is_printed_says_no_verdict_to_whoever_labels(runs: Any, folder: Path, capsys: Captured) -> None:
    runs.write(folder / "run.json", runs.suite("p" * 50 + "f" * 9 + "u"))
    main(["label", "run.json"])

    said = capsys.readouterr().out
    assert said.startswith("s (en): 31 of 60\n")
    assert not [word for word in ("passed", "failed", "undecided") if word in said]


def test_answers_of_several_targets_calibrate_one_judge_on_one_suite(runs: Any, folder: Path) -> None:
    suite = runs.suite("ppf")
    pair = [suite.model_copy(update={"name": f"s.{label}", "label": label}) for label in ("a", "b")]
    runs.write(folder / "run.json", *pair)
    main(["label", "run.json"])
    label(runs, folder, {"c0": "yes", "c1": "yes", "c2": "no"})
    assert calibrate() == 0

    (one,) = read_calibrations(folder / "suites" / "judge-calibration.json", "x")
    assert (one.suite, one.labels, one.passed.answers) == ("s", 6, 4)


def test_a_suite_with_a_judge_of_its_own_is_calibrated_for_that_one(runs: Any, folder: Path) -> None:
    trust = JudgeTrust(judge="mine", config_hash="m")
    runs.write(
        folder / "run.json",
        runs.suite("pf").model_copy(update={"judge_trust": trust}),
        judge="j + mine",
        config="c + m",
    )
    main(["label", "run.json"])
    label(runs, folder, {"c0": "yes", "c1": "no"})
    assert calibrate() == 0

    (one,) = read_calibrations(folder / "suites" / "judge-calibration.json", "x")
    assert (one.judge, one.judge_config) == ("mine", "m")


def test_a_run_of_several_judges_that_does_not_say_which_one_graded_is_refused(
    runs: Any, folder: Path, capsys: Captured
) -> None:
    runs.write(folder / "run.json", runs.suite("pf"), judge="j + mine", config="c + m")
    main(["label", "run.json"])
    label(runs, folder, {"c0": "yes", "c1": "no"})

    argv = ["judge", "calibrate", "labels.csv", "--run", "run.json"]
    assert "does not say which of its judges graded 's' (j + mine): run the suite whole" in refused(argv, capsys)


def test_outcomes_are_held_against_people_also_where_no_judge_decided(
    runs: Any, folder: Path, capsys: Captured
) -> None:
    runs.write(folder / "run.json", runs.suite("p" * 40, other="p" * 30 + "f" * 10))

    assert main(["label", "run.json", "--all", "--share", "1"]) == 0
    assert "then: sprout judge outcomes labels.csv --run run.json" in capsys.readouterr().out
    label(runs, folder, {f"c{n}": "yes" if n < 29 else "no" for n in range(40)})
    assert main(["judge", "outcomes", "labels.csv", "--run", "run.json"]) == 0

    said = capsys.readouterr().out
    row = next(line for line in said.splitlines() if line.startswith("| s |"))
    cells = [cell.strip() for cell in row.strip("|").split("|")]
    assert cells[:4] == ["s", "40", "29", "11"]
    assert cells[4].startswith("0.975 (")
    assert cells[7] == "0.750"
    assert cells[8].startswith("0.725 (")
    assert "- `s/c29`: passed, and the label says otherwise" in said


def test_a_table_of_outcomes_is_written_to_a_file(runs: Any, folder: Path) -> None:
    runs.write(folder / "run.json", runs.suite("p" * 40))
    main(["label", "run.json", "--all"])
    label(runs, folder, {f"c{n}": "yes" for n in range(40)})

    assert main(["judge", "outcomes", "labels.csv", "--run", "run.json", "--out", "table.md"]) == 0
    assert (folder / "table.md").read_text(encoding="utf-8").startswith("| suite | labels |")


def test_labels_that_say_nothing_give_no_table(runs: Any, folder: Path, capsys: Captured) -> None:
    runs.write(folder / "run.json", runs.suite("p" * 40))
    main(["label", "run.json", "--all"])

    assert "no answer is labelled" in refused(["judge", "outcomes", "labels.csv", "--run", "run.json"], capsys)


def test_all_and_alike_together_are_refused(runs: Any, folder: Path, capsys: Captured) -> None:
    runs.write(folder / "run.json", runs.suite("p" * 40))

    assert "give it or '--all'" in refused(["label", "run.json", "--all", "--alike"], capsys)
