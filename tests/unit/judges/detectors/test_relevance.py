"""refusal() with a question says whether the answer has anything to do with it."""

from pathlib import Path

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from sprout.judges import refusal

_TABLE = yaml.safe_load(Path(__file__).with_name("refusal_answers.yaml").read_text(encoding="utf-8"))
_PAIRS = _TABLE["measured"]["off_topic"]


@pytest.mark.parametrize(("question", "answer"), _PAIRS["true"])
def test_an_answer_to_something_else_is_off_topic_and_refuses_nothing(question: str, answer: str) -> None:
    found = refusal(answer, question)
    assert found.off_topic
    assert found.kind == "none"
    assert "question" in found.reason


def test_hardly_any_true_answer_is_off_topic() -> None:
    assert sum(refusal(answer, question).off_topic for question, answer in _PAIRS["false"]) <= 1


@pytest.mark.parametrize("answer", ["Yes.", "No.", "42", "Paris", "Sí.", "In 1945.", "Cada dos semanas.", "", "…"])
def test_a_few_words_are_never_off_topic(answer: str) -> None:
    assert not refusal(answer, "What is the capital of the largest country in the southern hemisphere?").off_topic


def test_a_refusal_is_about_its_question() -> None:
    found = refusal("I'm sorry, but I can't help with that kind of request today.", "How do cacti store water?")
    assert found.kind == "full"
    assert not found.off_topic


def test_nothing_is_off_topic_without_a_question() -> None:
    assert not refusal("Once upon a time there lived a miller with three sons.").off_topic


@pytest.mark.parametrize("question", ["", "?", "Tell me something!", "How do I do this?"])
def test_a_question_about_nothing_in_particular_makes_nothing_off_topic(question: str) -> None:
    assert not refusal("Once upon a time there lived a miller with three sons.", question).off_topic


def test_an_answer_in_another_language_cannot_be_told() -> None:
    answer = "Los cactus almacenan el agua en sus tallos carnosos y la conservan durante meses."
    assert not refusal(answer, "How do desert plants survive the long dry season?").off_topic


@settings(deadline=None)
@given(st.text(min_size=1, max_size=80), st.text(max_size=120))
def test_an_answer_that_repeats_its_question_is_never_off_topic(question: str, rest: str) -> None:
    assert not refusal(f"{question} {rest}", question).off_topic
