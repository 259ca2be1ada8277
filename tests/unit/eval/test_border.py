import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sprout.errors import TargetError
from sprout.eval.border import as_plain_json, well_formed

JSON: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)


def test_texts_become_plain_at_any_depth_keys_included() -> None:
    assert as_plain_json({"a\x1b[31m": [("b\u202e", 1)]}) == {"a": [["b\\u202e", 1]]}


@pytest.mark.parametrize(
    ("value", "said"),
    [
        ({"a": [float("nan")]}, "the response.a.0 has the number nan, which is not finite"),
        ({"a": {"b": object()}}, "the response.a.b has a value of type 'object', which is no JSON"),
        ({"a": {1: 2}}, "the response.a has the key 1, which is not text"),
        ([10**301], "the response.0 has a whole number of more than 300 digits"),
    ],
)
def test_what_is_no_json_is_refused_with_its_place(value: object, said: str) -> None:
    with pytest.raises(TargetError) as caught:
        well_formed(value)

    assert str(caught.value) == said


def test_kinds_of_numbers_and_texts_become_the_plain_ones() -> None:
    class Text(str):
        __slots__ = ()

    class Number(int):
        pass

    assert [type(one) for one in well_formed((Text("a"), Number(1)))] == [str, int]


@given(JSON)
def test_well_formed_json_stays_as_it_is(value: Any) -> None:
    assert well_formed(value) == value


@given(JSON)
def test_plain_json_can_be_written_and_printed(value: Any) -> None:
    written = json.dumps(as_plain_json(value), ensure_ascii=False)

    written.encode()
    assert "\x1b" not in written
