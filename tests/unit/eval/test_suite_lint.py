"""What weakens suites although they can be run."""

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sprout.cli import main
from sprout.eval.suite_lint import Question, lint, read_questions


@pytest.fixture
def suite(stage: Any) -> Any:
    """Make a suite of questions; what stands behind a bar are further keys of the case."""

    def make(*questions: str, rationale: str = "why") -> Any:
        lines = ["suite: s", "cases:"]
        for number, one in enumerate(questions):
            question, _, more = one.partition("|")
            lines += [f"  - id: c{number}", f"    question: {question!r}", "    assert: [contains: blue]"]
            lines += [f"    rationale: {rationale!r}"] if rationale else []
            lines += [f"    {key.strip()}" for key in more.split("|") if key.strip()]
        return stage.suite("\n".join(lines) + "\n")

    return make


def said(*suites: Any, **options: Any) -> list[str]:
    return [finding.what for finding in lint(suites, **options)]


def test_questions_in_nearly_the_same_words_are_found_with_the_place_of_the_first(suite: Any) -> None:
    first, other, again = (
        "How often do I water my old pothos?",
        "How often do I water it?",
        "how often do i water my pothos",
    )
    assert said(suite(first, other, again)) == [
        "case 'c2': asks nearly what s.yaml:3 (c0) does: 'How often do I water my old pothos?'"
    ]


def test_a_question_on_another_thing_in_the_same_words_is_no_duplicate(suite: Any) -> None:
    assert said(suite("Is pothos toxic to cats?", "Is pothos toxic to dogs?")) == []


def test_the_same_words_in_another_language_are_no_duplicate(suite: Any) -> None:
    assert said(suite("Pothos no toxic?|language: en", "Pothos no toxic?|language: es")) == []


def test_the_same_last_question_after_other_turns_is_no_duplicate(stage: Any) -> None:
    case = "  - {id: %s, turns: [{user: Is %s toxic to cats?}, {user: And?}], assert: [contains: a], rationale: r}\n"
    assert said(stage.suite("suite: s\ncases:\n" + case % ("a", "pothos") + case % ("b", "dracaena"))) == []


def test_duplicates_are_found_across_suites(suite: Any) -> None:
    assert said(suite("Why is it blue?"), suite("why is it blue")) == [
        "case 'c0': asks nearly what s.yaml:3 (c0) does: 'Why is it blue?'"
    ]


def test_a_case_without_a_rationale_is_found(suite: Any) -> None:
    assert said(suite("Why?", rationale="")) == ["case 'c0': has no rationale; say why it is there"]


def test_a_question_that_was_trained_on_is_found_with_its_place(suite: Any) -> None:
    trained = read_questions("# Question\tplant\n\nWhy are leaves yellow\tpothos\n", "t.tsv")
    assert said(suite("Why are leaves yellow?"), trained=trained) == [
        "case 'c0': asks nearly what was trained on at t.tsv:3: 'Why are leaves yellow'"
    ]


def test_a_small_class_language_or_a_big_tag_is_found(suite: Any) -> None:
    questions = [f"Question {'x' * number}?|expect: answer|language: en|tags: [t{number}]" for number in range(23)]
    questions += [f"Other {'y' * number}?|expect: refuse|language: es|tags: [often]" for number in range(6)]
    questions += ["Answered?|expect: answer|language: en|tags: [often]"]
    assert said(suite(*questions)) == [
        "imbalance: 6 of 30 cases are of the language 'es'",
        "imbalance: 6 of 30 cases are of the class 'refuse'",
        "imbalance: 7 of 30 mentions are of the tag 'often'",
    ]


def test_a_tag_that_is_another_name_for_a_class_is_no_imbalance_of_its_own(suite: Any) -> None:
    questions = [f"Question {'x' * number}?|expect: answer|tags: [t{number}]" for number in range(20)]
    questions += [f"Other {'y' * number}?|expect: refuse|tags: [refused]" for number in range(10)]

    assert said(suite(*questions)) == []


def test_nothing_is_said_of_the_balance_of_a_few_cases(suite: Any) -> None:
    assert said(suite("One?|language: en", "Two?|language: en", "Three?|language: es")) == []


@pytest.mark.parametrize("alike", [0.0, -1.0, 1.1, float("nan")])
def test_a_share_of_words_that_is_none_is_refused(alike: float) -> None:
    with pytest.raises(ValueError, match="above 0 and up to 1"):
        lint([], alike=alike)


@given(st.text())
def test_reading_questions_never_fails_and_gives_no_empty_one(text: str) -> None:
    assert all(isinstance(one, Question) and one.text.strip() for one in read_questions(text, "t"))


def test_the_command_lists_findings_and_exits_with_1(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    case = "  - {id: c%d, question: Why is it blue?, assert: [contains: a], rationale: r}\n"
    (tmp_path / "s.yaml").write_text("suite: s\ncases:\n" + case % 1 + case % 2, encoding="utf-8")

    assert main(["suites", "lint", "--folder", str(tmp_path)]) == 1
    shown = capsys.readouterr().out
    assert "s.yaml:4: case 'c2': asks nearly what" in shown
    assert shown.endswith("1 findings in 2 cases of 1 suites\n")
    assert main(["suites", "lint", "s", "--folder", str(tmp_path), "--alike", "nan"]) == 2


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["lint", "--trained", "nowhere.tsv"], "cannot read the questions in 'nowhere.tsv'"),
        (["--alike", "0.5"], "belong to 'sprout suites lint'"),
        (["lint", "sfety", "--folder", "suites"], "unknown suite 'sfety'"),
    ],
)
def test_a_wrong_option_is_an_error_and_never_a_clean_bill(
    arguments: list[str], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["suites", *arguments]) == 2
    assert why in capsys.readouterr().err


def test_a_file_without_questions_is_an_error(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "t.tsv").write_text("# nothing\n", encoding="utf-8")
    assert main(["suites", "lint", "bundled:safety", "--trained", str(tmp_path / "t.tsv")]) == 2
    assert "there is no question" in capsys.readouterr().err
