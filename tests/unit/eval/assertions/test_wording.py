from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sprout.errors import UsageError
from sprout.eval.assertions import InvalidParameters, assertion_kinds
from sprout.eval.assertions.wording import Contains


@pytest.mark.parametrize(
    ("wanted", "text"),
    [
        ("irritates the mouth", "It irritates the mouth."),
        ("IRRITATES", "it irritates"),
        ("canción", "una CANCION"),
        ("toxic", "It is \u200btoxic\u200b."),
        ("toxic", "It is tохic."),
        ("10 °C", "above 10 \u00a0°C"),
        ("7–10", "every 7-10 days"),
        (["a cat", "a dog"], "a dog and a cat"),
        ({"any": ["cat", "dog"]}, "a dog"),
        ({"all": ["cat", "dog"]}, "a dog, a cat"),
        ({"fact": "cat"}, "a cat"),
        ("C++", "write C++ here"),
    ],
)
async def test_a_text_contains_what_reads_the_same(graded: Any, wanted: Any, text: str) -> None:
    assert (await graded("contains", wanted, text)).passed is True
    assert (await graded("not-contains", wanted, text)).passed is False


@pytest.mark.parametrize(
    ("wanted", "text"),
    [
        ("cat", "concatenate"),
        ("toxic", "non toxicity"),
        ("10", "100"),
        (["cat", "dog"], "a cat"),
        ({"any": ["cat", "dog"]}, "a fox"),
    ],
)
async def test_a_text_does_not_contain_parts_of_words_or_half_of_a_list(graded: Any, wanted: Any, text: str) -> None:
    assert (await graded("contains", wanted, text)).passed is False


async def test_one_of_the_unwanted_words_is_enough_to_fail(graded: Any) -> None:
    grade = await graded("not-contains", ["safe", "harmless"], "It is harmless.")

    assert grade.passed is False
    assert "'harmless'" in grade.reason


async def test_words_are_looked_for_in_claims_and_notices_too(graded: Any) -> None:
    response = {"text": "Hello.", "claims": [{"text": "It is blue."}], "notices": ["Call a vet."]}

    assert (await graded("contains", ["blue", "vet"], response)).passed is True
    assert (await graded("not-contains", "blue", response)).passed is False


async def test_what_is_missing_is_said(graded: Any) -> None:
    grade = await graded("contains", ["blue", "red"], "It is blue.")

    assert (grade.got, grade.reason, grade.score) == ("It is blue.", "not in the response: 'red'", 0.5)


@given(st.text(min_size=1, max_size=20))
def test_a_text_contains_itself(text: str) -> None:
    try:
        one = Contains.read(text)
    except InvalidParameters:
        return

    assert one.found(text) == [text]


@pytest.mark.parametrize(
    "params", [{}, {"fact": "a", "any": ["b"]}, {"any": []}, {"all": [""]}, {"any": "x"}, 5, {"fact": None}]
)
def test_words_that_are_none_are_refused(params: Any) -> None:
    for kind in ("contains", "not-contains"):
        with pytest.raises(InvalidParameters, match=f"^'{kind}': "):
            assertion_kinds()[kind].read(params)


async def test_a_pattern_is_searched_for_anywhere(graded: Any) -> None:
    grade = await graded("matches", r"\d+ days", "Every 10 days.")

    assert (grade.passed, grade.got) == (True, "10 days")


async def test_a_pattern_that_is_not_there_fails(graded: Any) -> None:
    assert (await graded("matches", r"^\d+ days", "Every 10 days.")).passed is False


async def test_a_pattern_sees_the_end_of_the_text_whatever_notices_follow(graded: Any) -> None:
    assert (await graded("matches", r"blue\.$", {"text": "It is blue.", "notices": ["Call a vet."]})).passed is True


async def test_a_pattern_sees_what_only_the_claims_say(graded: Any) -> None:
    assert (await graded("matches", "blue", {"text": " ", "claims": [{"text": "It is blue."}]})).passed is True


@pytest.mark.parametrize(
    ("text", "language", "passed"),
    [
        ("Water it when the top of the soil is dry.", "en", True),
        ("Riégala cuando la tierra esté seca por arriba.", "es", True),
        ("Riégala cuando la tierra esté seca por arriba.", "en", False),
        ("Water it when the top of the soil is dry.", "en-GB", True),
        ("Water it when the top of the soil is dry.", "fr", False),
        ("42", "en", None),
    ],
)
async def test_the_language_is_read_off_the_text(graded: Any, text: str, language: str, passed: bool | None) -> None:
    assert (await graded("language", None, text, language=language)).passed is passed
    assert (await graded("language", language, text)).passed is passed


async def test_the_targets_own_word_on_its_language_must_agree(graded: Any) -> None:
    text = "Water it when the top of the soil is dry."

    assert (await graded("language", "en", {"text": text, "language": "es"})).passed is False
    assert (await graded("language", "en", {"text": text, "language": "en-US"})).passed is True


async def test_the_targets_word_alone_does_not_settle_the_language(graded: Any) -> None:
    assert (await graded("language", "fr", {"text": "12 345", "language": "fr"})).passed is None


async def test_without_any_language_it_cannot_be_told(graded: Any) -> None:
    assert (await graded("language", None, "Water it when the soil is dry.")).passed is None


@pytest.mark.parametrize("name", ["English", "e", "en_US", "", 5])
def test_a_language_that_is_no_code_is_refused(name: Any) -> None:
    with pytest.raises(InvalidParameters):
        assertion_kinds()["language"].read(name)


def test_an_unknown_kind_is_refused_with_the_nearest() -> None:
    with pytest.raises(UsageError, match=r"unknown assertion 'contans'; did you mean 'contains'\?"):
        assertion_kinds()["contans"]
