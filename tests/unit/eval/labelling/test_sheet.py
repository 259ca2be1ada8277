"""Sheets: written for a spreadsheet, filled in by people, read back strictly."""

import csv
import io
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sprout.errors import Problem, SuiteError
from sprout.eval.labelling.reading import Label, Sheet, read_sheet
from sprout.eval.labelling.sheet import COLUMNS, guarded, sheet_text

HEADER = f"{','.join(COLUMNS)}\n".encode()

hostile = st.text(
    st.one_of(st.sampled_from("=+-@\t\r\n;,'\"|!＝＠ \x00\x1b\u202e"), st.characters(codec="utf-8")), max_size=40
).filter(lambda text: any(char.isalnum() for char in text))


def read(runs: Any, suite: Any, text: str) -> Sheet:
    answers = {one.key: one for one in runs.answers(suite)}
    return read_sheet(text.encode("utf-8"), "labels.csv", answers, labeller="ana")


def problems(runs: Any, suite: Any, text: str) -> list[str]:
    with pytest.raises(SuiteError) as caught:
        read(runs, suite, text)
    return [str(one) for one in caught.value.problems]


def filled(runs: Any, suite: Any, words: Any) -> str:
    return str(runs.filled(sheet_text(runs.answers(suite)), words))


def table(text: str) -> list[list[str]]:
    return list(csv.reader(io.StringIO(text.removeprefix("\ufeff"), newline="")))


def written(rows: list[list[str]], delimiter: str = ",") -> str:
    target = io.StringIO()
    csv.writer(target, delimiter=delimiter).writerows(rows)
    return target.getvalue()


def test_a_filled_in_sheet_is_read_back_and_blank_rows_are_counted(runs: Any) -> None:
    suite = runs.suite("pfp-")

    sheet = read(runs, suite, filled(runs, suite, {"c0": "yes", "c1": " No ", "c2": ""}))

    assert [(one.case, one.word, one.labeller) for one in sheet.labels] == [("c0", "yes", "ana"), ("c1", "no", "ana")]
    assert sheet.blank == 1


@settings(max_examples=150, deadline=None)
@given(hostile, hostile, hostile, st.sampled_from(",;\t"))
def test_whatever_was_asked_and_answered_comes_back_through_any_spreadsheet(
    runs: Any, question: str, answer: str, passage: str, delimiter: str
) -> None:
    response = {"text": answer, "citations": [{"doc": "d", "text": passage}]}
    suite = runs.suite("p", response=response, question=question)
    rows = table(filled(runs, suite, ["unsure"]))

    saved = written([[cell.replace("\n", "\r\n") for cell in row] for row in rows], delimiter)

    assert read(runs, suite, saved).labels == (Label(suite="s", case="c0", labeller="ana", word="unsure"),)


@settings(max_examples=200)
@given(hostile)
def test_no_cell_begins_like_a_formula_or_a_number(text: str) -> None:
    found = guarded(text)

    assert not found or found[0].isalpha() or found[0] in "'¿¡“("


@settings(max_examples=150, deadline=None)
@given(hostile, st.sampled_from(";\t"))
def test_no_cell_does_even_if_the_file_is_split_at_other_characters(runs: Any, text: str, delimiter: str) -> None:
    sheet = sheet_text(runs.answers(runs.suite("p", response={"text": text}, question=text)))

    cells = [cell.strip() for row in sheet.splitlines() for cell in row.split(delimiter)]

    assert not [cell for cell in cells if cell.startswith(("=", "+", "-", "@", "＝", "＋", "－", "＠"))]


def test_a_sheet_begins_with_a_byte_order_mark_without_which_accents_break(runs: Any) -> None:
    assert sheet_text(runs.answers(runs.suite("p"))).encode().startswith(b"\xef\xbb\xbfsuite,case,")


def test_the_verdict_is_nowhere_in_the_sheet(runs: Any) -> None:
    text = sheet_text(runs.answers(runs.suite("ffuu")))

    assert not [word for word in ("fail", "pass", "undecided", "hidden", "secret") if word in text]


def test_a_label_of_a_case_that_the_run_does_not_have_is_refused(runs: Any) -> None:
    suite = runs.suite("p")
    text = filled(runs, suite, ["yes"]).replace("s,c0,", "s,c00,")
    other = filled(runs, suite, ["yes"]).replace("s,c0,", "ss,c0,")

    assert problems(runs, suite, text) == [
        "labels.csv:2:1: the run has no answer to case 'c00' of 's'; did you mean 'c0'?"
    ]
    assert problems(runs, suite, other) == ["labels.csv:2:1: the run has no suite 'ss' with answers; did you mean 's'?"]


def test_a_label_of_another_answer_is_refused(runs: Any) -> None:
    text = filled(runs, runs.suite("p", response={"text": "It is blue."}), ["yes"])

    (problem,) = problems(runs, runs.suite("p", response={"text": "It is red."}), text)

    assert problem.startswith("labels.csv:2:1: the label is of another answer to 'c0' than this run's")


@pytest.mark.parametrize("column", [name for name in COLUMNS[3:7] if name != "evidence"])
def test_a_changed_cell_is_refused(column: str, runs: Any) -> None:
    suite = runs.suite("p")
    rows = table(filled(runs, suite, ["yes"]))
    rows[1][COLUMNS.index(column)] += " Really."

    assert problems(runs, suite, written(rows)) == [
        f"labels.csv:2:1: the cell {column!r} of 'c0' was changed: it is not what 'sprout label' wrote; undo that"
    ]


def test_one_sorted_column_is_found_out(runs: Any) -> None:
    suite = runs.suite("pp")
    rows = table(filled(runs, suite, ["yes", "no"]))
    answer = COLUMNS.index("answer")
    rows[1][answer], rows[2][answer] = rows[2][answer], rows[1][answer]

    assert len(problems(runs, suite, written(rows))) == 2


def test_sorted_rows_and_left_out_rows_change_nothing(runs: Any) -> None:
    suite = runs.suite("ppp")
    rows = table(filled(runs, suite, ["yes", "no", "yes"]))

    sheet = read(runs, suite, written([rows[0], rows[3], [""] * len(rows[0]), rows[2]]))

    assert [one.word for one in sheet.labels] == ["yes", "no"]


def test_an_unknown_word_is_refused_with_what_is_allowed(runs: Any) -> None:
    suite = runs.suite("pp")

    assert problems(runs, suite, filled(runs, suite, ["y", "sí"])) == [
        "labels.csv:2:1: the label is 'y'; allowed: yes, no, unsure, or nothing",
        "labels.csv:4:1: the label is 'sí'; allowed: yes, no, unsure, or nothing",
    ]


def test_two_unlike_labels_of_a_case_by_one_person_are_refused_and_by_two_people_are_not(runs: Any) -> None:
    suite = runs.suite("p")
    rows = table(filled(runs, suite, ["yes"]))
    label, who = COLUMNS.index("label"), COLUMNS.index("labeller")
    again = list(rows[1])
    again[label] = "no"

    (problem,) = problems(runs, suite, written([*rows, again]))
    again[who] = "bo"

    assert "case 'c0' of 's' is 'no' here and 'yes' in line 2, both by 'ana'" in problem
    assert [one.labeller for one in read(runs, suite, written([*rows, again])).labels] == ["ana", "bo"]


def test_the_same_label_given_twice_counts_once(runs: Any) -> None:
    suite = runs.suite("p")
    rows = table(filled(runs, suite, ["yes"]))

    assert len(read(runs, suite, written([*rows, rows[1]])).labels) == 1


def test_columns_for_people_may_be_left_out_and_others_may_not(runs: Any) -> None:
    suite = runs.suite("p")
    rows = table(filled(runs, suite, ["yes"]))

    assert len(read(runs, suite, written([row[:-2] for row in rows])).labels) == 1
    assert problems(runs, suite, written([row[1:] for row in rows])) == [
        f"labels.csv:1:1: the column 'suite' is missing; the sheet has {', '.join(COLUMNS)}"
    ]


def test_an_unknown_or_repeated_column_is_refused(runs: Any) -> None:
    suite = runs.suite("p")
    rows = table(filled(runs, suite, ["yes"]))

    assert problems(runs, suite, written([[*rows[0][:-1], "lable"], rows[1]])) == [
        "labels.csv:1:1: unknown column 'lable'; did you mean 'label'?"
    ]
    assert problems(runs, suite, written([[*rows[0][:-1], "label"], rows[1]])) == [
        "labels.csv:1:1: the column 'label' is there twice"
    ]


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"", "the column 'suite' is missing"),
        (b"\xff\xfe", "byte 0xff is not UTF-8; save the sheet as 'CSV UTF-8'"),
        (HEADER + b'"a"b,c\n', "labels.csv:2:1: not readable as CSV"),
        (HEADER + b'"a', "labels.csv:2:1: not readable as CSV"),
    ],
)
def test_what_is_no_sheet_is_refused(content: bytes, says: str, runs: Any) -> None:
    with pytest.raises(SuiteError) as caught:
        read_sheet(content, "labels.csv", {}, labeller="ana")
    assert says in str(caught.value)


def test_a_row_with_too_few_cells_is_refused(runs: Any) -> None:
    suite = runs.suite("p")
    text = filled(runs, suite, ["yes"]) + "s,c0\r\n"

    (problem,) = problems(runs, suite, text)
    assert problem.endswith("the row has 2 cells, and there are 11 columns")


@settings(max_examples=150)
@given(st.one_of(st.binary(max_size=200), st.text(max_size=200).map(str.encode)))
def test_any_bytes_are_read_or_refused_with_a_place(content: bytes) -> None:
    problems: tuple[Problem, ...] = ()
    try:
        assert read_sheet(content, "labels.csv", {}, labeller="ana").labels == ()
    except SuiteError as error:
        problems = error.problems

    assert all(problem.path == "labels.csv" and problem.spot.line >= 1 for problem in problems)
