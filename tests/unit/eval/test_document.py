import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sprout.errors import Spot, SuiteError
from sprout.eval.document import Document, read_document


def read(text: str | bytes) -> Document:
    return read_document(text if isinstance(text, bytes) else text.encode(), "a.yaml")


def problems(text: str | bytes) -> list[str]:
    with pytest.raises(SuiteError) as caught:
        read(text)
    return [str(problem) for problem in caught.value.problems]


@pytest.mark.parametrize(
    ("written", "value"),
    [
        ("null", None),
        ("~", None),
        ("", None),
        ("true", True),
        ("false", False),
        ("0", 0),
        ("-0", 0),
        ("73", 73),
        ("-7", -7),
        ("0.95", 0.95),
        ("1e-7", 1e-7),
        ("-2.5E+3", -2500.0),
    ],
)
def test_a_plain_scalar_that_is_json_has_its_type(written: str, value: object) -> None:
    data = read(f"a: {written}").data["a"]

    assert data == value
    assert type(data) is type(value)


@pytest.mark.parametrize(
    "written",
    [
        "no",
        "yes",
        "on",
        "True",
        "NULL",
        "12:30",
        "012",
        "0x1f",
        "0o7",
        "1_000",
        ".5",
        "1.",
        "+1",
        ".inf",
        ".nan",
        "NaN",
    ],
)
def test_a_plain_scalar_that_is_no_json_is_text(written: str) -> None:
    assert read(f"a: {written}").data["a"] == written


def test_a_date_is_text() -> None:
    assert read("a: 2026-11-30").data["a"] == "2026-11-30"


@pytest.mark.parametrize("quoted", ['"1"', "'true'", '"null"'])
def test_a_quoted_scalar_is_text(quoted: str) -> None:
    assert read(f"a: {quoted}").data["a"] == quoted[1:-1]


def test_every_value_has_the_place_of_its_key_or_of_itself() -> None:
    document = read("a: 1\nb:\n  - c: x\n    d: y\n  - z\n")

    assert document.spot(("a",)) == Spot(1, 1)
    assert document.spot(("b", 0, "d")) == Spot(4, 5)
    assert document.spot(("b", 1)) == Spot(5, 5)


def test_a_path_that_is_not_there_has_the_place_of_what_is_around_it() -> None:
    assert read("a:\n  b: 1\n").spot(("a", "zzz", 4)) == Spot(1, 1)


def test_crlf_line_ends_count_once() -> None:
    assert read(b"a: 1\r\nb: 2\r\nc: [\r\n 3]\r\n").spot(("c", 0)) == Spot(4, 2)


def test_columns_count_characters_not_bytes() -> None:
    assert read("{ñandú: {é: 1}}").spot(("ñandú", "é")) == Spot(1, 10)


@pytest.mark.parametrize("separator", ["\u2028", "\u2029", "\x85"])
def test_a_character_that_only_yaml_takes_for_a_line_end_does_not_shift_lines(separator: str) -> None:
    assert read(f'a: "x{separator}y"\nb: 1').spot(("b",)) == Spot(2, 1)


def test_a_byte_order_mark_is_left_out() -> None:
    assert read(b"\xef\xbb\xbfa: 1").data == {"a": 1}


def test_bytes_that_are_not_utf_8_are_a_problem_at_their_line() -> None:
    assert problems(b"a: 1\nb: caf\xe9\n") == ["a.yaml:2:1: byte 0xe9 is not UTF-8; save the file as UTF-8"]


def test_a_control_character_is_a_problem_at_its_place() -> None:
    (problem,) = problems("é: 1\nb: x\x07")

    assert problem.startswith(r"a.yaml:2:5: the character '\x07' is not allowed")


@pytest.mark.parametrize("content", ["", "\n\n", "# nothing but a comment\n"])
def test_an_empty_file_is_a_problem(content: str) -> None:
    (problem,) = problems(content)

    assert "the file is empty" in problem


def test_two_documents_are_a_problem_where_the_second_starts() -> None:
    (problem,) = problems("a: 1\n---\nb: 2\n")

    assert problem.startswith("a.yaml:2:1: ")


def test_bad_yaml_is_a_problem_in_one_line_with_its_place() -> None:
    (problem,) = problems("a: [1,\nb: 2")

    assert problem.startswith("a.yaml:2:")
    assert "\n" not in problem


def test_a_repeated_key_is_a_problem_that_names_both_lines() -> None:
    assert problems("a: 1\nb:\n  c: 1\n  d: 2\n  c: 3\n") == [
        "a.yaml:5:3: key 'c' is given twice; it stands at line 3 already"
    ]


def test_keys_that_differ_in_quotes_only_are_repeated() -> None:
    assert "given twice" in problems('{a: 1, "a": 2}')[0]


def test_all_problems_of_a_file_are_found_at_once() -> None:
    assert len(problems("a: 1\na: 2\nb: !x y\n[c]: 3\n")) == 3


@pytest.mark.parametrize("key", ["[a]", "{b: 1}"])
def test_a_key_that_is_no_text_is_a_problem(key: str) -> None:
    assert problems(f"? {key}\n: 1\n") == ["a.yaml:1:3: a key must be text"]


@pytest.mark.parametrize(
    "tagged", ["!x y", "!!binary aGk=", "!!set {a, b}", "!!omap [a: 1]", "!python/object:os.system [a]", "!x {b: 1}"]
)
def test_a_tag_is_a_problem(tagged: str) -> None:
    (problem,) = problems(f"a: {tagged}")

    assert problem.startswith("a.yaml:1:4: tag '!")


def test_a_tag_on_a_key_is_a_problem() -> None:
    assert "tag '!x' is not allowed" in problems("!x a: 1")[0]


@pytest.mark.parametrize("lie", ["!!bool yes", "!!null none", "!!int 1.5", "!!int abc", "!!float one"])
def test_a_standard_tag_that_the_value_does_not_fit_is_a_problem(lie: str) -> None:
    (problem,) = problems(f"a: {lie}")

    assert repr(lie.split()[1]) in problem


def test_a_standard_tag_that_the_value_fits_is_allowed() -> None:
    assert read("{a: !!str 1, b: !!int '2', c: !!float 3}").data == {"a": "1", "b": 2, "c": 3.0}


@pytest.mark.parametrize("number", ["1e400", "-1e999", "9" * 400, "-" + "9" * 5000])
def test_a_number_that_no_float_can_hold_is_a_problem(number: str) -> None:
    (problem,) = problems(f"a: {number}")

    assert "is too large" in problem
    assert len(problem) < 100


def test_a_merge_key_is_a_problem() -> None:
    (problem,) = problems("a: &a {x: 1}\nb:\n  <<: *a\n")

    assert problem.startswith("a.yaml:3:3: merge keys")


def test_an_alias_stands_for_its_value() -> None:
    assert read("a: &a {x: [1]}\nb: *a\n").data == {"a": {"x": [1]}, "b": {"x": [1]}}


def test_an_undefined_alias_is_a_problem() -> None:
    assert "undefined alias" in problems("a: *b")[0]


@pytest.mark.parametrize("looped", ["a: &a [*a]", "a: &a {b: {c: *a}}", "a: &a [[1, *a], *a]"])
def test_a_value_that_contains_itself_is_a_problem(looped: str) -> None:
    assert "contains itself" in problems(looped)[0]


def test_aliases_that_expand_beyond_all_bounds_are_one_problem() -> None:
    lines = ["a0: &a0 [x, x, x, x, x, x, x, x, x, x]"]
    lines += [f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 10)}]" for n in range(1, 10)]

    (problem,) = problems("\n".join(lines))

    assert "aliases expanded" in problem


def test_a_long_text_that_aliases_repeat_beyond_all_bounds_is_a_problem() -> None:
    text = "a: &a " + "x" * 100_000 + "\nb: &b [" + ", ".join(["*a"] * 100) + "]\nc: [" + ", ".join(["*b"] * 100) + "]"

    (problem,) = problems(text)

    assert "aliases expanded" in problem


@pytest.mark.parametrize("opening", ["[", "{a: ", "- ", "? "])
@pytest.mark.parametrize("depth", [120, 2000, 200_000])
def test_deep_nesting_is_a_problem(opening: str, depth: int) -> None:
    closing = {"[": "]", "{a: ": "}"}.get(opening, "")

    assert problems(opening * depth + "1" + closing * depth)


JSON_TEXT = st.text(st.characters(exclude_categories=["Cs"], max_codepoint=0xFFFD), max_size=30)
JSON_SCALAR = (
    st.none() | st.booleans() | st.integers(-(10**40), 10**40) | st.floats(allow_nan=False, allow_infinity=False)
)


def json_values(texts: st.SearchStrategy[str]) -> st.SearchStrategy[Any]:
    return st.recursive(
        JSON_SCALAR | texts,
        lambda inner: st.lists(inner, max_size=4) | st.dictionaries(texts, inner, max_size=4),
        max_leaves=20,
    )


@given(json_values(JSON_TEXT))
def test_any_json_reads_back_equal(value: Any) -> None:
    again = read(json.dumps(value, indent=1)).data

    assert json.dumps(again) == json.dumps(value)


@given(
    json_values(st.text(st.characters(exclude_categories=["Cs", "Cc", "Cn"], exclude_characters="\ufeff"), max_size=30))
)
def test_any_json_with_its_letters_as_they_are_reads_back_equal(value: Any) -> None:
    again = read(json.dumps(value, ensure_ascii=False)).data

    assert json.dumps(again) == json.dumps(value)


@given(st.binary(max_size=200) | st.text("-:?[]{}&*!|>'\"%@`#,.a1 \n\t", max_size=60).map(str.encode))
def test_any_bytes_are_read_or_refused(content: bytes) -> None:
    try:
        data, places = read_document(content, "a.yaml").data, [Spot(1, 1)]
    except SuiteError as error:
        data, places = None, [problem.spot for problem in error.problems]

    assert min(min(spot.line, spot.column) for spot in places) >= 1
    json.dumps(data, allow_nan=False)
