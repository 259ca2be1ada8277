from pathlib import Path

import pytest
import yaml

from sprout.errors import SuiteError
from sprout.eval.assertions import assertion_kinds
from sprout.eval.loading import read_suite
from sprout.eval.suite import Case, Suite

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


PROBLEMS = [
    (row["file"], row["problem"])
    for row in yaml.safe_load(Path(__file__).with_name("suite_problems.yaml").read_text(encoding="utf-8"))
]


GOOD = "- {id: a, question: Why?, expect: answer}\n"


@pytest.mark.parametrize(("text", "problem"), PROBLEMS)
def test_a_problem_is_said_with_its_place_and_what_is_allowed(text: str, problem: str) -> None:
    assert problems(text) == [problem]


@pytest.mark.parametrize(
    "vacuous",
    [
        "matches: ''",
        "matches: '.*'",
        "matches: x?",
        "matches: '.'",
        r"matches: '\S'",
        "matches: '[\\s\\S]+'",
        "confidence: {min: 0}",
        "confidence: {min: 0.0, max: 1.0}",
    ],
)
def test_an_assertion_that_can_never_fail_is_a_problem(vacuous: str) -> None:
    (problem,) = case_problems(f"- {{id: a, question: Why?, assert: [{{{vacuous}}}]}}\n")

    assert "can never fail" in problem


@pytest.mark.parametrize(
    "empty",
    [
        "contains: ''",
        "contains: ' '",
        "contains: []",
        "not-contains: {any: []}",
        "contains: {any: ['', x]}",
        "contains: null",
    ],
)
def test_words_that_look_for_nothing_are_a_problem(empty: str) -> None:
    (problem,) = case_problems(f"- {{id: a, question: Why?, assert: [{{{empty}}}]}}\n")

    assert "s.yaml:5:36: " in problem


@pytest.mark.parametrize(
    ("gate", "threshold", "direction", "said"),
    [
        ("rate", 0, "higher", "can never fail"),
        ("joint-refusal", 0, "higher", "can never fail"),
        ("parity", 1, "lower", "can never fail"),
        ("calibration", 1, "lower", "can never fail"),
        ("every-case", 0.9, "higher", "needs 'threshold: 1.0'"),
        ("rate", 0.9, "lower", "needs 'direction: higher'"),
        ("parity", 0.1, "higher", "needs 'direction: lower'"),
        ("calibration", 0.1, "higher", "needs 'direction: lower'"),
    ],
)
def test_a_gate_and_a_metric_that_do_not_fit_are_a_problem(
    gate: str, threshold: float, direction: str, said: str
) -> None:
    metric = f"{{name: n, definition: d, threshold: {threshold}, direction: {direction}}}"
    top = f"suite: s\nmetric: {metric}\ngate: {{kind: {gate}}}\n"

    assert any(said in problem for problem in problems(top + "cases:\n" + GOOD))


@pytest.mark.parametrize("threshold", ["1e-13", "1e-300"])
@pytest.mark.parametrize("gate", ["rate", "joint-refusal"])
def test_a_threshold_that_rounding_swallows_is_a_problem(gate: str, threshold: str) -> None:
    top = f"suite: s\nmetric: {{name: n, definition: d, threshold: {threshold}}}\ngate: {{kind: {gate}}}\n"

    assert any("can never fail" in problem for problem in problems(top + "cases:\n" + GOOD))


def test_a_parity_gate_without_a_floor_to_speak_of_is_a_problem() -> None:
    top = (
        "suite: s\nmetric: {name: n, definition: d, threshold: 0.1, direction: lower}\ngate: {kind: parity, floor: 0}\n"
    )

    assert any("'floor' is 0" in problem for problem in problems(top + "cases:\n" + GOOD))


PARITY = TOP.replace("0.5}", "0.1, direction: lower}").replace("kind: rate", "kind: parity")
PAIR = (
    "- {id: a, question: Why?, pair: p, language: en, expect: answer}\n"
    "- {id: b, question: ¿Por qué?, pair: p, language: es, expect: answer}\n"
)


def test_a_good_parity_suite_is_read() -> None:
    assert len(cases(PAIR, PARITY)) == 2


def test_a_pair_of_one_is_a_problem() -> None:
    assert case_problems("- {id: a, question: Why?, pair: p, language: en, expect: answer}\n") == [
        "s.yaml:5:27: pair 'p' has 1 case; a pair has two"
    ]


def test_a_pair_of_three_is_a_problem_of_each() -> None:
    assert len(case_problems(PAIR + "- {id: c, question: x, pair: p, language: fr, expect: answer}\n")) == 3


def test_a_pair_in_one_language_is_a_problem() -> None:
    assert case_problems(PAIR.replace("es,", "en,")) == ["s.yaml:6:32: both cases of pair 'p' are in 'en'"]


def test_a_pair_without_languages_is_a_problem_of_each() -> None:
    assert len(case_problems(PAIR.replace("language: es, ", "").replace("language: en, ", ""))) == 2


def test_a_parity_suite_needs_a_pair_in_each_case() -> None:
    assert case_problems(PAIR + "- {id: c, question: Why?, expect: answer}\n", PARITY) == [
        "s.yaml:7:3: a 'parity' gate needs 'pair' in each case; 'c' has none"
    ]


def test_a_parity_suite_has_two_languages() -> None:
    other = PAIR.replace("pair: p", "pair: q").replace("id: a", "id: c").replace("id: b", "id: d").replace("es,", "fr,")

    assert case_problems(PAIR + other, PARITY) == [
        "s.yaml:3:1: a 'parity' gate compares two languages, and the cases are in en, es, fr"
    ]


JOINT = TOP.replace("kind: rate", "kind: joint-refusal")


def test_a_joint_refusal_suite_needs_both_classes() -> None:
    assert case_problems(GOOD, JOINT) == [
        "s.yaml:3:1: a 'joint-refusal' gate needs cases with 'expect: refuse', and there are none"
    ]


def test_each_case_of_a_joint_refusal_suite_is_in_a_class() -> None:
    found = case_problems(
        GOOD + "- {id: b, question: x, expect: refuse}\n- {id: c, question: x, assert: [answers]}\n", JOINT
    )

    assert found == ["s.yaml:7:3: a 'joint-refusal' gate needs 'expect: answer' or 'expect: refuse'"]


@pytest.mark.parametrize("bare", ["equivalent-to", "citations-match-pair"])
def test_an_assertion_on_the_pair_needs_one(bare: str) -> None:
    (problem,) = case_problems(f"- {{id: a, question: Why?, assert: [{bare}]}}\n")

    assert problem.startswith(f"s.yaml:5:1: {bare!r} of case 'a' needs a case with 'pair'")


def test_equivalent_to_a_text_needs_no_pair() -> None:
    assert case("assert: [{equivalent-to: It is blue.}]").id == "a"


@pytest.mark.parametrize(
    ("mapping", "said"),
    [("{text: a.b, txt: c}", "unknown field 'txt'"), ("{confidence: a}", "'text'")],
)
def test_a_reply_is_mapped_to_known_fields_with_the_text_among_them(mapping: str, said: str) -> None:
    (problem,) = problems(TOP.replace("gate:", f"target: {{url: 'http://x', response: {mapping}}}\ngate:") + GOOD)

    assert problem.startswith("s.yaml:3:")
    assert said in problem


def test_all_problems_of_a_file_come_at_once_in_its_order() -> None:
    found = problems(
        TOP.replace("0.5", "5")
        + "- {id: a, question: Why?}\n- {id: a, qestion: x}\n- {id: c, question: x, pair: p, assert: [grouned]}\n"
    )

    assert [problem.split(":")[1] for problem in found] == ["2", "5", "6", "6", "7", "7"]


def test_at_most_ten_problems_are_printed_and_the_others_counted() -> None:
    with pytest.raises(SuiteError) as caught:
        read(TOP + "".join(f"- {{id: c{n}, question: Why?}}\n" for n in range(14)))

    lines = str(caught.value).splitlines()
    assert len(lines) == 11
    assert lines[-1] == "… and 4 more problems"


def test_a_long_value_is_cut_in_a_message() -> None:
    (problem,) = case_problems("- {id: a, question: Why?, expect: " + "x" * 10_000 + "}\n")

    assert len(problem) < 300


def gate_problems(gate: str, text: str = GOOD, more: str = "") -> list[str]:
    metric = "{name: n, definition: d, threshold: 0.5}"
    return problems(f"suite: s\nmetric: {metric}\n{more}gate: {{{gate}}}\ncases:\n{text}")


TAGGED = "- {id: a, question: Why?, expect: answer, tags: [cats]}\n- {id: b, question: How?, expect: refuse}\n"


@pytest.mark.parametrize(
    ("gate", "said"),
    [
        ("kind: rate, per: [dogs]", "s.yaml:3:26: no case has the tag 'dogs'; known: cats"),
        ("kind: rate, per: [cat]", "no case has the tag 'cat'; did you mean 'cats'?"),
        ("kind: rate, per: [cats, cats]", "s.yaml:3:32: the slice 'cats' is given twice"),
        ("kind: rate, per: []", "s.yaml:3:20: 'per' names no tag"),
        ("kind: rate, per: cats", "'per' is 'cats', and must be a list"),
        (
            "kind: joint-refusal, per: [cats]",
            "the slice 'cats' of a 'joint-refusal' gate needs cases with 'expect: refuse'",
        ),
        ("kind: rate, corrected: true", "'corrected: true' needs 'labels'"),
        ("kind: rate, labels: l.yaml", "'labels' without 'corrected: true' would change nothing"),
        ("kind: rate, corrected: true, labels: l.yaml, method: point", "'corrected: true' brings its own bound"),
        ("kind: rate, sequential: true, method: point", "'sequential: true' brings its own bound"),
        ("kind: rate, sequential: true, per: [cats]", "'sequential: true' cannot go with 'per'"),
        (
            "kind: rate, sequential: true, corrected: true, labels: l.yaml",
            "'sequential: true' cannot go with 'corrected'",
        ),
        ("kind: no-worse-than", "the key 'baseline' is missing"),
        ("kind: no-worse-than, baseline: b.json, margin: 0", "'margin' is 0, and must be greater than 0"),
        ("kind: no-worse-than, baseline: b.json, margins: 0.1", "did you mean 'margin'?"),
    ],
)
def test_a_gate_whose_parts_do_not_fit_is_a_problem(gate: str, said: str) -> None:
    (problem,) = gate_problems(gate, TAGGED)

    assert said in problem


@pytest.mark.parametrize("part", ["corrected: true, labels: l.yaml", "sequential: true"])
def test_a_gate_of_one_trial_with_several_is_a_problem(part: str) -> None:
    (problem,) = gate_problems(f"kind: rate, {part}", more="trials: 3\n")

    assert "is for one trial of each case, and 'trials' is 3" in problem


def test_a_baseline_gate_that_holds_no_rate_is_a_problem() -> None:
    top = "suite: s\nmetric: {name: n, definition: d, threshold: 0}\ngate: {kind: no-worse-than, baseline: b}\n"

    assert any("can never fail" in problem for problem in problems(f"{top}cases:\n{GOOD}"))


def test_a_slice_may_be_named_by_a_tag_of_the_defaults() -> None:
    top = TOP.replace("method: point}", "method: point, per: [all]}").replace("cases", "defaults: {tags: [all]}\ncases")

    assert read(top + GOOD).gate.per == ("all",)  # type: ignore[union-attr]
