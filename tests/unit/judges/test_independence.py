from types import SimpleNamespace
from typing import Any

import pytest

from sprout.errors import UsageError
from sprout.judges.independence import declared_models, not_independent, same_model


@pytest.mark.parametrize(
    ("a", "b"),
    [
        ("claude-sonnet-4-5", "claude-sonnet-4-5"),
        ("claude-sonnet-4-5", "Claude-Sonnet-4-5 "),
        ("claude-sonnet-4-5", "claude-sonnet-4-5-20250929"),
        ("claude-sonnet-4-5", "claude-sonnet-4-5-latest"),
        ("claude-sonnet-4-5", "anthropic/claude-sonnet-4-5"),
        ("claude-sonnet-4-5", "us.anthropic.claude-sonnet-4-5-20250929-v1:0"),
        ("claude-sonnet-4-5", "claude-sonnet-4-5@20250929"),
        ("gpt-4.1-mini", "openai/gpt-4.1-mini-2025-04-14"),
        ("llama3", "llama3:latest"),
    ],
)
def test_one_model_has_many_names(a: str, b: str) -> None:
    assert same_model(a, b)
    assert same_model(b, a)


@pytest.mark.parametrize(
    ("a", "b"),
    [
        ("claude-sonnet-4-5", "claude-sonnet-4-6"),
        ("claude-sonnet-4-5", "claude-haiku-4-5"),
        ("gpt-4.1", "gpt-4.1-mini"),
        ("gpt-4.1", "gpt-5.1"),
        ("llama3:8b", "llama3:70b"),
        ("qwen2.5", "qwen3.5"),
    ],
)
def test_models_that_differ_are_told_apart(a: str, b: str) -> None:
    assert not same_model(a, b)


def test_it_is_said_which_model_would_judge_itself() -> None:
    said = not_independent([None, "gpt-4.1", "claude-haiku-5-5"], ["anthropic/claude-haiku-5-5"])

    assert said == (
        "the model 'claude-haiku-5-5' answers and judges (as 'anthropic/claude-haiku-5-5'); "
        "a model must not judge its own answers"
    )


def test_a_response_that_names_no_model_is_not_held_against_the_judge() -> None:
    assert not_independent([None], ["claude-haiku-5-5"]) is None


def test_who_declares_no_models_has_none() -> None:
    assert declared_models(len, "the target 'len'") == ()


@pytest.mark.parametrize("models", ["claude-haiku-5-5", None, 3, ("a", ""), ("a", 3), {"a": 1}])
def test_models_that_are_no_tuple_of_names_are_a_usage_error(models: Any) -> None:
    with pytest.raises(UsageError, match=r"the target 'x' has the models .*; allowed: a tuple of names"):
        declared_models(SimpleNamespace(models=models), "the target 'x'")


def test_models_that_cannot_be_read_are_a_usage_error() -> None:
    class Broken:
        @property
        def models(self) -> tuple[str, ...]:
            raise ValueError("not now")

    with pytest.raises(UsageError, match="cannot say its models: ValueError: not now"):
        declared_models(Broken(), "the target 'x'")
