"""What a calibration is worth to a run: whether it is there, and whether it is of this judge and this suite."""

import json
from pathlib import Path
from typing import Any

import pytest

from sprout.errors import SuiteError
from sprout.eval.calibration_file import calibration_text, merged, read_calibrations, write_calibrations
from sprout.eval.judge_calibration import Calibration, Demand, Figure, JudgeCalibration, VerdictLabels, standing


def figure(value: float | None, reach: float = 0.1) -> Figure:
    lower, upper = (0.0, 1.0) if value is None else (max(-1.0, value - reach), min(1.0, value + reach))
    return Figure(value=value, lower=lower, upper=upper)


def known(
    config: str = "c", dataset: str = "d", *, labels: int = 40, suite: str = "s",
    sensitivity: float | None = 0.9, specificity: float | None = 0.8, **more: Any,
) -> JudgeCalibration:  # fmt: skip
    return JudgeCalibration(
        suite=suite, judge="j", judge_config=config, dataset=dataset, labels_hash="h",
        passed=VerdictLabels(answers=100, yes=labels, no=0), failed=VerdictLabels(answers=0, yes=0, no=0),
        undecided=VerdictLabels(answers=0, yes=0, no=0), agreement=figure(0.9), kappa=figure(0.81), ac1=figure(0.85),
        sensitivity=figure(sensitivity), specificity=figure(specificity), labellers=1, labellers_ac1=None, **more,
    )  # fmt: skip


def found(*calibrations: JudgeCalibration, config: str = "c", dataset: str = "d") -> Calibration:
    return standing(calibrations, suite="s", dataset=dataset, judge="j", judge_config=config)


def test_of_this_judge_and_suite_the_figures_are_said() -> None:
    one = found(known("x"), known())

    assert (one.status, one.figures) == ("calibrated", known())
    assert one.says == "judge calibrated: kappa 0.81 (AC1 0.85), sensitivity 0.90, specificity 0.80 on 40 labels"


def test_the_rate_corrected_for_the_judges_errors_is_said_beside_its_own() -> None:
    one = found(known(right=Figure(value=0.93, lower=0.85, upper=0.98)))

    assert one.says.endswith(
        "; it passed 1.000 of the answers that it decided, corrected for its errors 0.930 (0.850 to 0.980)"
    )


def test_none_is_missing() -> None:
    assert (found().status, found().says) == ("missing", "judge not calibrated")
    assert found(known(suite="t", dataset="e")).status == "missing"


def test_too_few_labels_are_no_calibration_and_their_number_is_said() -> None:
    one = found(known(labels=29))

    assert (one.status, one.says) == ("missing", "judge not calibrated: 29 labels of the 30 needed")


@pytest.mark.parametrize(
    ("config", "dataset", "says"),
    [
        ("x", "d", "calibration stale: the judge's configuration changed ('c' is 'x' now)"),
        ("c", "y", "calibration stale: the suite's content changed ('d' is 'y' now)"),
        ("x", "y", "calibration stale: the judge's configuration changed ('c' is 'x' now) and the suite's content"),
    ],
)
def test_of_another_configuration_or_content_it_is_stale_and_says_what_changed(
    config: str, dataset: str, says: str
) -> None:
    one = found(known(), config=config, dataset=dataset)

    assert (one.status, one.says[: len(says)], one.figures) == ("stale", says, None)


@pytest.mark.parametrize("one", [found(), found(known(labels=29)), found(known("x")), found(known(dataset="y"))])
def test_a_demand_is_not_met_without_a_calibration_and_says_how_to_get_one(one: Calibration) -> None:
    (problem,) = Demand().unmet("j", one)

    assert problem.startswith(f"the judge 'j' must be calibrated, and is not: {one.says}; run 'sprout label")


def test_a_demand_is_met_by_a_calibration() -> None:
    assert Demand().unmet("j", found(known())) == ()


def test_a_judge_that_does_no_better_than_chance_meets_no_demand() -> None:
    (problem,) = Demand().unmet("j", found(known(sensitivity=0.9, specificity=0.1)))

    assert "no better than chance" in problem


def test_a_least_rate_is_held_against_the_lower_bound() -> None:
    assert Demand(specificity=0.7, sensitivity=0.8).unmet("j", found(known())) == ()
    assert Demand(specificity=0.75).unmet("j", found(known())) == (
        "the specificity of the judge 'j' must be shown to be 0.75, and its lower bound on 40 labels is 0.700",
    )


def test_what_is_not_known_meets_no_least_rate() -> None:
    assert Demand(specificity=0.1).unmet("j", found(known(specificity=None))) != ()


def test_the_same_calibrations_give_the_same_bytes_and_are_read_back(tmp_path: Path) -> None:
    one, two = known(), known("x", dataset="ñ")
    write_calibrations(tmp_path / "k.json", merged([one], [two]))

    assert read_calibrations(tmp_path / "k.json", "k.json") == (one, two)
    assert (tmp_path / "k.json").read_text() == calibration_text(merged([two], [one]))
    assert calibration_text([two]).isascii()


def test_a_new_calibration_replaces_that_of_the_same_judge_and_suite_only() -> None:
    assert merged([known(), known("x")], [known(labels=50)]) == (known(labels=50), known("x"))


def test_without_a_file_there_is_none(tmp_path: Path) -> None:
    assert read_calibrations(tmp_path / "k.json", "k.json") == ()


def problem(tmp_path: Path, text: str) -> str:
    (tmp_path / "k.json").write_text(text)
    with pytest.raises(SuiteError) as caught:
        read_calibrations(tmp_path / "k.json", "k.json")
    return str(caught.value)


def test_a_figure_that_was_changed_by_hand_is_found_out(tmp_path: Path) -> None:
    text = calibration_text([known()]).replace("0.81", "0.99")

    assert "'hash' is 'sha256:" in problem(tmp_path, text)
    assert "'sprout judge calibrate' writes the file, nobody edits it" in problem(tmp_path, text)


def test_two_calibrations_of_one_judge_and_suite_are_refused(tmp_path: Path) -> None:
    assert "suite 's' is calibrated twice" in problem(tmp_path, calibration_text([known(), known(labels=50)]))


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "k.json:1:1: the file is empty"),
        ("[]", "k.json:1:1: not a file of calibrations"),
        ("{}", "k.json:1:1: the key 'format' is missing"),
        ("{", "k.json:1:2: not readable"),
    ],
)
def test_what_is_no_file_of_calibrations_is_refused(tmp_path: Path, text: str, says: str) -> None:
    assert says in problem(tmp_path, text)


@pytest.mark.parametrize("value", [1.5, "0.9", None])
def test_a_bound_that_cannot_be_is_refused_with_its_place(tmp_path: Path, value: object) -> None:
    data = json.loads(calibration_text([known()]))
    data["calibrations"][0]["agreement"]["lower"] = value

    assert problem(tmp_path, json.dumps(data, indent=1)).startswith("k.json:")
