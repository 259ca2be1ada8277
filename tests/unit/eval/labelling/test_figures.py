"""From labels to a judge's figures."""

from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sprout.eval.judge_calibration import JudgeCalibration
from sprout.eval.labelling.consensus import consensus
from sprout.eval.labelling.figures import Graded, calibration
from sprout.eval.labelling.reading import Label, Word

WORDS: dict[str, Word] = {"y": "yes", "n": "no", "?": "unsure"}


def labels(words: str, who: str = "ana") -> list[Label]:
    return [
        Label(suite="s", case=f"c{n}", labeller=who, word=WORDS[word]) for n, word in enumerate(words) if word in WORDS
    ]


def calibrated(runs: Any, letters: str, *sheets: Sequence[Label], **more: Any) -> JudgeCalibration:
    answers = [one for one in runs.answers(runs.suite(letters, **more)) if one.judged]
    graded = Graded(suite="s", dataset="d", judge="j", judge_config="c", answers=answers)
    return calibration(graded, consensus([label for sheet in sheets for label in sheet]))


def test_all_figures_come_from_the_table_of_verdicts_and_labels(runs: Any) -> None:
    # the table of the published example: 20 and 5 in the first row, 10 and 15 in the second
    found = calibrated(runs, "p" * 30 + "f" * 20, labels("y" * 20 + "n" * 10 + "y" * 5 + "n" * 15))

    assert found.labels == 50
    assert (found.passed.yes, found.passed.no, found.failed.yes, found.failed.no) == (20, 10, 5, 15)
    assert found.agreement.value == pytest.approx(0.7)
    assert found.sensitivity.value == pytest.approx(0.8)
    assert found.specificity.value == pytest.approx(0.6)
    assert found.kappa is not None
    assert found.kappa.value == pytest.approx(0.4)
    assert found.notes == ()


def test_labels_weigh_by_how_rarely_their_verdict_was_drawn(runs: Any) -> None:
    # of 90 passed answers 9 are labelled and 1 of them is wrong; all 10 failed ones are, rightly
    words = ("y" * 8 + "n").ljust(90) + "n" * 10

    found = calibrated(runs, "p" * 90 + "f" * 10, labels(words))

    assert found.specificity.value == pytest.approx(10 / 20)  # the one wrong pass stands for ten
    assert found.agreement.value == pytest.approx(0.9)
    assert found.specificity.lower < 0.3


def test_an_undecided_verdict_agrees_with_nobody(runs: Any) -> None:
    found = calibrated(runs, "p" * 20 + "f" * 10 + "u" * 10, labels("y" * 20 + "n" * 10 + "y" * 5 + "n" * 5))

    assert found.agreement.value == pytest.approx(0.75)
    assert found.sensitivity.value == pytest.approx(20 / 25)
    assert found.specificity.value == pytest.approx(10 / 15)
    assert found.kappa is not None
    assert found.kappa.value is not None
    assert found.kappa.value < 0.7


def test_with_one_kind_of_label_the_other_rate_is_said_to_be_unknown(runs: Any) -> None:
    found = calibrated(runs, "p" * 35 + "f" * 5, labels("y" * 40))

    assert found.specificity.value is None
    assert (found.specificity.lower, found.specificity.upper) == (0.0, 1.0)
    assert found.kappa is None
    assert found.notes == ("no answer is labelled 'no': neither specificity nor kappa can be known",)
    assert "kappa unknown" in found.says()
    assert "specificity unknown" in found.says()


def test_few_labels_are_said_to_be_few(runs: Any) -> None:
    assert calibrated(runs, "pf", labels("yn")).notes[0] == (
        "2 labels of the 30 that are needed to call the judge calibrated"
    )


def test_a_verdict_without_a_label_leaves_the_rates_unknown(runs: Any) -> None:
    found = calibrated(runs, "p" * 40 + "f" * 3, labels("y" * 30 + "n" * 10))

    assert found.sensitivity.value is None
    assert "of 3 failed answers none is labelled: no rate can be known" in found.notes


def test_what_people_cannot_say_or_do_not_agree_on_is_left_out_and_said(runs: Any) -> None:
    found = calibrated(runs, "pppp", labels("y?yn", "ana"), labels("n?yn", "bo"))

    assert found.labels == 2
    assert "1 answer left out: nobody was sure" in found.notes
    assert "1 answer left out: as many people say yes as no" in found.notes


def test_labels_of_answers_that_failed_for_another_reason_say_nothing_of_the_judge(runs: Any) -> None:
    found = calibrated(runs, "pppp", labels("yyny"), other="ppfp")

    assert found.labels == 3
    assert any(note.startswith("1 answer left out: the judge did not decide alone") for note in found.notes)


def test_most_people_decide_and_their_agreement_is_measured(runs: Any) -> None:
    sheets = [labels("yyyn", who) for who in ("ana", "bo")] + [labels("yynn", "cy")]

    found = calibrated(runs, "ppff", *sheets)

    assert (found.labellers, found.passed.yes, found.failed.yes, found.failed.no) == (3, 2, 1, 1)
    assert found.labellers_ac1 is not None
    assert found.labellers_ac1.value is not None
    assert 0.5 < found.labellers_ac1.value < 1.0


def test_one_labeller_agrees_with_nobody_and_that_is_no_figure(runs: Any) -> None:
    assert calibrated(runs, "pf", labels("yn")).labellers_ac1 is None


def test_no_label_at_all_is_refused(runs: Any) -> None:
    with pytest.raises(ValueError, match="no label of the suite 's'"):
        calibrated(runs, "pf", labels("??"))


@settings(max_examples=80, deadline=None)
@given(st.lists(st.tuples(st.sampled_from("pfu"), st.sampled_from("yn? ")), min_size=1, max_size=40), st.booleans())
def test_no_figure_is_ever_nan_or_outside_its_range(runs: Any, rows: list[tuple[str, str]], spanish: bool) -> None:
    letters, words = "".join(a for a, _ in rows), "".join(b for _, b in rows)
    language = dict.fromkeys(range(0, len(rows), 3), "es") if spanish else {}
    if not set(words) & {"y", "n"}:
        return

    found = calibrated(runs, letters, labels(words), language=language)

    text = found.model_dump_json()
    assert "NaN" not in text
    assert JudgeCalibration.model_validate_json(text) == found
    for figure in (found.agreement, found.sensitivity, found.specificity, found.kappa, found.ac1):
        if figure is not None and figure.value is not None:
            assert figure.lower <= figure.value <= figure.upper
