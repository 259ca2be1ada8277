import json
import math
from collections import UserDict
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sprout.errors import TargetError
from sprout.eval.response import Citation, Claim, Response, read_response


def refused(value: object) -> str:
    with pytest.raises(TargetError) as caught:
        read_response(value)
    return str(caught.value)


def unchecked(fields: dict[str, Any]) -> Response:
    return Response.model_construct(**fields)


def test_text_is_a_response() -> None:
    assert read_response("It is blue.") == Response(text="It is blue.")


def test_a_mapping_is_a_response_and_its_lists_become_tuples() -> None:
    response = read_response(
        {
            "text": "Blue.",
            "claims": [{"text": "Blue.", "citations": [0]}],
            "citations": [{"doc": "sky"}],
            "confidence": 1,
        }
    )

    assert response.claims == (Claim(text="Blue.", citations=(0,)),)
    assert response.citations == (Citation(doc="sky"),)
    assert response.confidence == 1.0


def test_any_kind_of_mapping_will_do() -> None:
    assert read_response(UserDict({"text": "Blue."})).text == "Blue."


def test_a_response_stays_what_it_is() -> None:
    response = Response(text="Blue.", citations=(Citation(doc="sky", text="The sky is blue."),), refused=False)

    assert read_response(response) == response


def test_nothing_is_no_response() -> None:
    assert refused(None) == "the target returned nothing (None)"


@pytest.mark.parametrize("value", [b"bytes", 5, 0.5, True, ["a"], ("a",), object(), iter("a"), Exception("a")])
def test_what_is_neither_text_nor_a_mapping_is_no_response(value: object) -> None:
    assert repr(type(value).__name__) in refused(value)


@pytest.mark.parametrize("empty", ["", "  \n\t", "\u200b", "\ufeff\u2060", "\x00", "\u202e\u00ad"])
def test_a_text_that_shows_nothing_is_no_response(empty: str) -> None:
    assert refused(empty) == "the target returned an empty text"
    assert refused({"text": empty}) == "the target returned an empty text"


def test_a_notice_is_something_to_show() -> None:
    assert read_response({"text": "", "notices": ["Call a vet."]}).visible == "Call a vet."


@pytest.mark.parametrize("value", [{}, {"answer": "x"}, {"text": None}, {"text": 5}, {"text": ["x"]}, {"text": b"x"}])
def test_a_mapping_without_text_is_no_response(value: object) -> None:
    assert refused(value)


@pytest.mark.parametrize(
    ("value", "place", "hint"),
    [
        ({"txt": "x"}, "txt", "text"),
        ({"text": "x", "citation": []}, "citation", "citations"),
        ({"text": "x", "citations": [{"doc": "d", "quot": "x"}]}, "citations.0.quot", "quote"),
        ({"text": "x", "claims": [{"text": "x", "citation": []}]}, "claims.0.citation", "citations"),
    ],
)
def test_an_unknown_field_is_refused_with_the_nearest_one(value: object, place: str, hint: str) -> None:
    assert refused(value) == f"the target's response has an unknown field {place!r}; did you mean {hint!r}?"


@pytest.mark.parametrize("confidence", [math.nan, math.inf, -math.inf, -0.01, 1.01, True, "0.5", [0.5], 10**400])
def test_a_confidence_that_is_no_number_between_0_and_1_is_refused(confidence: object) -> None:
    assert refused({"text": "x", "confidence": confidence})


@pytest.mark.parametrize("flag", [1, 0, "false", "yes", []])
def test_a_refusal_flag_that_is_no_truth_value_is_refused(flag: object) -> None:
    assert "'refused'" in refused({"text": "x", "refused": flag})


@pytest.mark.parametrize("index", [-1, 1, 99, True, 0.0, "0", None])
def test_a_claim_that_cites_what_is_not_there_is_refused(index: object) -> None:
    assert refused({"text": "x", "claims": [{"text": "x", "citations": [index]}], "citations": [{"doc": "d"}]})


@pytest.mark.parametrize(
    "more",
    [
        {"claims": ["x"]},
        {"claims": {"text": "x"}},
        {"claims": [{"citations": []}]},
        {"citations": ["d"]},
        {"citations": [{"text": "x"}]},
        {"contexts": "x"},
        {"contexts": [5]},
        {"notices": [None]},
        {"usage": {"tokens": "many"}},
        {"usage": {"tokens": math.nan}},
        {"as_of": 2026},
        {"metadata": []},
        {"metadata": {"a": object()}},
        {"metadata": {"a": b"x"}},
        {"metadata": {"a": {1, 2}}},
        {"metadata": {1: "x"}},
        {"metadata": {"a": [{"b": math.inf}]}},
        {"metadata": {"a": 10**5000}},
        {5: "x"},
    ],
)
def test_a_mistyped_field_is_refused(more: dict[Any, Any]) -> None:
    assert refused({"text": "x", **more})


def test_what_contains_itself_is_refused() -> None:
    looped: list[object] = []
    looped.append(looped)

    assert "nested deeper" in refused({"text": "x", "metadata": {"a": looped}})


def test_what_is_nested_beyond_reason_is_refused() -> None:
    deep: object = "x"
    for _ in range(100_000):
        deep = [deep]

    assert len(refused({"text": "x", "metadata": {"a": deep}})) < 200


@pytest.mark.parametrize(
    "response",
    [
        Response(text="x", usage={"tokens": math.nan}),
        Response(text="x", metadata={"a": math.nan}),
        Response(text="x", metadata={"a": object()}),
        Response(text="x", metadata={"a": 10**5000}),
        unchecked({"text": None}),
        Response.model_construct(text="x", confidence=5.0),
        Response.model_construct(text="x", confidence=True),
        Response.model_construct(text="x", claims=(Claim(text="x", citations=(7,)),)),
        unchecked({}),
        Response(text=" "),
    ],
)
def test_a_response_object_is_not_trusted_either(response: Response) -> None:
    assert refused(response)


def test_a_response_object_that_contains_itself_is_refused() -> None:
    looped: dict[str, object] = {}
    looped["a"] = looped

    assert refused(Response(text="x", metadata=looped))


def test_lone_surrogates_become_visible() -> None:
    response = read_response({"text": "a\ud800b", "metadata": {"k\udfff": ["\ud83d"]}})

    assert response.text == r"a\ud800b"
    assert response.metadata == {r"k\udfff": [r"\ud83d"]}


def test_lone_surrogates_of_a_response_object_become_visible() -> None:
    assert read_response(Response(text="a\ud800b")).text == r"a\ud800b"


def test_what_a_reader_sees_names_each_part_once() -> None:
    response = read_response(
        {
            "text": "It is blue.",
            "claims": [{"text": "It is blue."}, {"text": "It is high."}],
            "notices": ["Look up.", ""],
        }
    )

    assert response.visible == "It is blue.\nIt is high.\nLook up."


ANYTHING: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.binary(max_size=3),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5) | st.integers(), inner, max_size=3),
    max_leaves=8,
)
FIELDS = st.dictionaries(st.sampled_from([*Response.model_fields, "x"]), ANYTHING, max_size=4)


@given(ANYTHING | FIELDS | FIELDS.map(lambda fields: {"text": "x", **fields}))
def test_whatever_comes_is_refused_or_becomes_json(value: Any) -> None:
    try:
        response = read_response(value)
    except TargetError:
        return

    written = json.dumps(response.model_dump(mode="json"), allow_nan=False).encode()
    assert read_response(json.loads(written)) == response
