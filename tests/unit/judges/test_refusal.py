"""refusal() tells an answer that refuses from one that answers, and both from one that does some of each."""

from pathlib import Path

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from sprout.judges import refusal

_TABLE = yaml.safe_load(Path(__file__).with_name("refusal_answers.yaml").read_text(encoding="utf-8"))


def _labelled(*kinds: str) -> list[tuple[str, str]]:
    return [(kind, answer) for language in ("en", "es") for kind in kinds for answer in _TABLE[language][kind]]


@pytest.mark.parametrize(("kind", "answer"), _labelled("full", "partial", "none"))
def test_a_labelled_answer_refuses_as_labelled(kind: str, answer: str) -> None:
    assert refusal(answer).kind == kind


@pytest.mark.parametrize(("_", "answer"), _labelled("not_full"))
def test_not_saying_exactly_why_before_saying_what_is_no_full_refusal(_: str, answer: str) -> None:
    assert refusal(answer).kind != "full"


@pytest.mark.parametrize("text", ["", " ", "\n", "…"])
def test_a_text_without_words_refuses_nothing(text: str) -> None:
    assert refusal(text).kind == "none"


def test_the_evidence_is_the_refusing_sentence_in_its_place() -> None:
    text = "Thank you for asking. I can’t answer that. Please call your vet."
    found = refusal(text)
    assert found.evidence is not None
    assert text[found.evidence.start : found.evidence.end] == found.evidence.text == "I can’t answer that."


def test_an_answer_without_refusal_has_no_evidence() -> None:
    assert refusal("Water it weekly.").evidence is None


def test_a_refusal_in_quotation_marks_alone_is_a_refusal() -> None:
    assert refusal("“I can't answer that question.”").kind == "full"


def test_a_long_answer_that_ends_in_a_limit_answers() -> None:
    answer = "Water it weekly in summer. Keep it bright. Feed it in spring. Repot it every year. I can't say more."
    assert refusal(answer).kind == "none"


@settings(deadline=None)
@given(st.text(max_size=200))
def test_any_text_gets_a_kind_and_evidence_from_the_text(text: str) -> None:
    found = refusal(text)
    assert found.kind in {"full", "partial", "none"}
    assert found.evidence is None or text[found.evidence.start : found.evidence.end] == found.evidence.text
