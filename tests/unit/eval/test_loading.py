from pathlib import Path

import pytest

from sprout.errors import SuiteError, UsageError
from sprout.eval.assertions import assertion_kinds
from sprout.eval.loading import load_suite, read_suite
from sprout.eval.suite import Case, EveryCaseGate, Suite

KINDS = assertion_kinds()

TOP = """\
suite: s
metric: {name: share, definition: Share of good answers., threshold: 0.5}
gate: {kind: rate, method: point}
cases:
"""


def read(text: str) -> Suite:
    return read_suite(text.encode(), "s.yaml", "s", KINDS)


def cases(text: str, top: str = TOP) -> tuple[Case, ...]:
    return read(top + text).cases


def case(text: str) -> Case:
    return cases(f"- {{id: a, question: Why?, {text}}}\n")[0]


def problems(text: str) -> list[str]:
    with pytest.raises(SuiteError) as caught:
        read(text)
    return [str(problem) for problem in caught.value.problems]


def case_problems(text: str, top: str = TOP) -> list[str]:
    return problems(top + text)


def kinds_of(one: Case) -> list[str]:
    return [spec.label for spec in one.assertions]


def test_a_case_has_its_line_and_its_assertions_theirs() -> None:
    one = cases("- id: a\n  question: Why?\n  assert:\n    - contains: blue\n    - not: {contains: red}\n")[0]

    assert one.line == 5
    assert [spec.line for spec in one.assertions] == [8, 9]


def test_a_file_without_metric_and_gate_wants_every_case_to_pass() -> None:
    suite = read("suite: s\ncases: [{id: a, question: Why?, expect: answer}]\n")

    assert isinstance(suite.gate, EveryCaseGate)
    assert suite.metric.threshold == 1.0


@pytest.mark.parametrize(("expect", "kind"), [("answer", "answers"), ("refuse", "refuses")])
def test_expect_is_an_assertion(expect: str, kind: str) -> None:
    assert kinds_of(case(f"expect: {expect}")) == [kind]


def test_expect_is_not_graded_twice_when_the_case_spells_it_out() -> None:
    one = case("expect: refuse, assert: [{refuses: out-of-scope}]")

    assert [(spec.kind, spec.params) for spec in one.assertions] == [("refuses", "out-of-scope")]


def test_expect_stands_even_if_the_case_denies_it() -> None:
    assert kinds_of(case("expect: answer, assert: [{not: answers}]")) == ["answers", "not answers"]


def test_refuse_or_answer_allows_both_and_asserts_nothing() -> None:
    assert kinds_of(case("expect: refuse-or-answer, assert: [never-certifies-safe]")) == ["never-certifies-safe"]


def test_defaults_are_merged_into_each_case_and_the_case_wins() -> None:
    one, other = cases(
        "- {id: a, question: Why?}\n- {id: b, question: Why?, language: es, expect: answer}\n",
        TOP.replace("cases:", "defaults: {language: en, expect: refuse}\ncases:"),
    )

    assert (one.language, one.expect) == ("en", "refuse")
    assert (other.language, other.expect) == ("es", "answer")


def test_default_assertions_come_before_the_cases_own() -> None:
    (one,) = cases(
        "- {id: a, question: Why?, assert: [{contains: blue}]}\n",
        TOP.replace("cases:", "defaults: {assert: [never-certifies-safe]}\ncases:"),
    )

    assert kinds_of(one) == ["never-certifies-safe", "contains"]


def test_a_cases_assertion_replaces_the_default_of_its_kind() -> None:
    (one,) = cases(
        "- {id: a, question: Why?, assert: [{contains: blue}]}\n",
        TOP.replace("cases:", "defaults: {assert: [{contains: red}]}\ncases:"),
    )

    assert [spec.params for spec in one.assertions] == ["blue"]


def test_a_negated_assertion_does_not_replace_the_default_that_is_not() -> None:
    (one,) = cases(
        "- {id: a, question: Why?, assert: [{not: {contains: blue}}]}\n",
        TOP.replace("cases:", "defaults: {assert: [{contains: red}]}\ncases:"),
    )

    assert kinds_of(one) == ["contains", "not contains"]


def test_what_a_case_inherits_is_reported_on_the_line_of_the_case() -> None:
    (one,) = cases("- {id: a, question: Why?}\n", TOP.replace("cases:", "defaults:\n  expect: answer\ncases:"))

    assert one.assertions[0].line == one.line


def test_tags_add_up_and_are_named_once() -> None:
    (one,) = cases(
        "- {id: a, question: Why?, expect: answer, tags: [y, x]}\n",
        TOP.replace("cases:", "defaults: {tags: [x]}\ncases:"),
    )

    assert one.tags == ("x", "y")


def test_the_last_turn_is_asked_and_the_others_come_before_it() -> None:
    (one,) = cases("- {id: a, turns: [Hi, {user: And?, assistant: Well.}, Why?], expect: answer}\n")

    assert one.question == "Why?"
    assert [(turn.user, turn.assistant) for turn in one.turns] == [("Hi", None), ("And?", "Well.")]


def test_a_pair_finds_its_partner() -> None:
    suite = read(
        TOP
        + "- {id: a, question: Why?, pair: p, language: en, assert: [equivalent-to]}\n"
        + "- {id: b, question: ¿Por qué?, pair: p, language: es, assert: [citations-match-pair]}\n"
    )

    partner = suite.partner(suite.cases[0])

    assert partner is not None
    assert partner.id == "b"


def test_a_case_without_a_pair_has_no_partner() -> None:
    suite = read(TOP + "- {id: a, question: Why?, expect: answer}\n- {id: b, question: Why?, expect: answer}\n")

    assert suite.partner(suite.cases[0]) is None


def test_load_suite_reads_a_file(tmp_path: Path) -> None:
    path = tmp_path / "s.yaml"
    path.write_text(TOP + "- {id: a, question: Why?, expect: answer}\n", encoding="utf-8")

    suite = load_suite(path, KINDS, shown_as="suites/s.yaml")

    assert (suite.name, suite.path) == ("s", "suites/s.yaml")


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match=r"cannot read the suite .*gone.yaml.*No such file"):
        load_suite(tmp_path / "gone.yaml", KINDS)


def test_a_folder_is_no_suite(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="cannot read the suite"):
        load_suite(tmp_path, KINDS)
