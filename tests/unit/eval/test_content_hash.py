import copy
import json
from typing import Any

import pytest
import yaml
from hypothesis import assume, given
from hypothesis import strategies as st

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


SOME: dict[str, Any] = {
    "suite": "s",
    "description": "d",
    "metric": {"name": "n", "definition": "d", "threshold": 0.5},
    "gate": {"kind": "rate", "method": "point"},
    "cases": [
        {"id": "a", "question": "Why?", "expect": "answer", "assert": [{"contains": "blue"}], "tags": ["t"]},
        {"id": "b", "question": "What?", "assert": [{"matches": "red+"}], "rationale": "So."},
    ],
}


def content_hash(data: dict[str, Any]) -> str:
    return read(json.dumps(data)).content_hash


def test_the_hash_does_not_change_with_comments_layout_and_quotes() -> None:
    text = yaml.safe_dump(SOME, default_flow_style=False)
    commented = "# hello\n" + text.replace("\n", "   # yes\n").replace("question: Why?", 'question: "Why?"')

    assert content_hash(SOME) == read(text).content_hash == read(commented).content_hash


def test_the_hash_does_not_change_with_the_order_of_keys() -> None:
    assert content_hash(SOME) == content_hash(dict(reversed(SOME.items())))


def test_the_hash_changes_with_the_order_of_cases() -> None:
    assert content_hash(SOME) != content_hash({**SOME, "cases": SOME["cases"][::-1]})


TEXTS: list[tuple[str | int, ...]] = [
    ("description",),
    ("metric", "name"),
    ("metric", "definition"),
    ("cases", 0, "question"),
    ("cases", 0, "id"),
    ("cases", 0, "assert", 0, "contains"),
    ("cases", 0, "tags", 0),
    ("cases", 1, "rationale"),
    ("cases", 1, "assert", 0, "matches"),
]


@given(st.sampled_from(TEXTS), st.sampled_from("abcXYZ019"), st.data())
def test_the_hash_changes_with_any_one_character(path: tuple[str | int, ...], char: str, data: st.DataObject) -> None:
    changed = json.loads(json.dumps(SOME))
    here = changed
    for part in path[:-1]:
        here = here[part]
    old = here[path[-1]]
    at = data.draw(st.integers(0, len(old)))
    here[path[-1]] = old[:at] + char + old[at + data.draw(st.integers(0, 1)) :]
    assume(len({case["id"].casefold() for case in changed["cases"]}) == len(changed["cases"]))

    assert (content_hash(changed) == content_hash(SOME)) == (changed == SOME)


JUNK: st.SearchStrategy[Any] = st.sampled_from(
    [
        None,
        True,
        0,
        -1,
        1.5,
        10**30,
        "",
        " ",
        "x",
        "answer",
        "parity",
        [],
        ["x"],
        [1],
        [["x"]],
        {},
        {"kind": "rate"},
        {"kind": "x"},
        {"not": {"not": "x"}},
        {"contains": []},
        {"matches": ".*"},
        {"a": 1, "b": 2},
        {"user": "x"},
        {"user": {"x": 1}},
        {"text": 1},
    ]
)
FULL: dict[str, Any] = {
    **SOME,
    "target": {"url": "http://x/y", "headers": {"a": "b"}, "body": {"q": "{question}"}, "response": {"text": "a.b"}},
    "defaults": {"language": "en", "assert": ["never-certifies-safe"], "tags": ["t"]},
    "cases": [
        *SOME["cases"],
        {"id": "c", "turns": ["hi", {"user": "u", "assistant": "x"}, "z"], "pair": "p", "assert": ["equivalent-to"]},
        {
            "id": "d",
            "question": "q",
            "language": "es",
            "pair": "p",
            "response": {"text": "x"},
            "skip": "y",
            "expect": "answer",
        },
    ],
}


def paths(value: Any, at: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path for key, item in items for path in [(*at, key), *paths(item, (*at, key))]]


@st.composite
def damaged(draw: st.DrawFn) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(json.dumps(FULL))
    for _ in range(draw(st.integers(1, 3))):
        path = draw(st.sampled_from(paths(data)))
        here: Any = data
        for part in path[:-1]:
            here = here[part]
        if draw(st.booleans()) or isinstance(here, list):
            here[path[-1]] = copy.deepcopy(draw(JUNK))  # a later damage must not reach the next example
        else:
            here[draw(st.sampled_from(["id", "question", "assert", "asert", "kind", "text", "pair"]))] = here.pop(
                path[-1]
            )
    return data


@given(damaged())
def test_a_damaged_file_is_read_whole_or_refused_with_places(data: dict[str, Any]) -> None:
    try:
        count, lines = len(read(json.dumps(data, indent=1)).cases), [1]
    except SuiteError as error:
        count, lines = (
            len(data["cases"]) if isinstance(data.get("cases"), list) else 0,
            [p.spot.line for p in error.problems],
        )

    assert lines
    assert min(lines) >= 1
    assert count == (len(data["cases"]) if isinstance(data.get("cases"), list) else 0)
