from typing import Any

import pytest

from sprout.errors import UsageError
from sprout.judges import Judge, factories
from sprout.judges.building import build_judge


def build(name: str, **options: str) -> Any:
    return build_judge(name, getattr(factories, name), options)


@pytest.fixture(autouse=True)
def environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("ANTHROPIC_AUTH_TOKEN", "ANTHROPIC_BASE_URL", "OPENAI_BASE_URL"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("ANTHROPIC_API_KEY", "sk-hidden")
    monkeypatch.setenv("OPENAI_API_KEY", "sk-hidden")


def test_anthropic_asks_a_sonnet_unless_told_otherwise() -> None:
    judge = build("anthropic")

    assert isinstance(judge, Judge)
    assert judge.name == "anthropic (claude-sonnet-5-5)"
    assert build("anthropic", model="claude-haiku-5-5").models == ("claude-haiku-5-5",)


def test_openai_needs_the_name_of_a_model() -> None:
    with pytest.raises(UsageError, match="judge 'openai': the option 'model' is needed; give --sprout-judge"):
        build("openai")


def test_a_local_server_needs_no_key(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("OPENAI_API_KEY")

    assert build("openai", model="qwen3", base_url="http://127.0.0.1:11434/v1").name == "openai (qwen3)"


@pytest.mark.parametrize(("name", "variable"), [("anthropic", "ANTHROPIC_API_KEY"), ("openai", "OPENAI_API_KEY")])
def test_without_a_key_there_is_no_judge(
    name: str, variable: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Any
) -> None:
    monkeypatch.delenv(variable)
    monkeypatch.setenv("HOME", str(tmp_path))

    with pytest.raises(UsageError, match=f"set the environment variable {variable}"):
        build(name, model="some-model")


@pytest.mark.parametrize(
    "url", ["http://me:hidden@127.0.0.1/v1", "http://me@127.0.0.1", "http://127.0.0.1/v1?key=hidden", "http://h/#x"]
)
def test_an_address_with_a_secret_is_refused(url: str) -> None:
    with pytest.raises(UsageError, match="must not hold a user, a query or a fragment"):
        build("anthropic", base_url=url)


@pytest.mark.parametrize("url", ["127.0.0.1:80", "ftp://host/", "http://"])
def test_an_address_that_is_none_is_refused(url: str) -> None:
    with pytest.raises(UsageError, match="allowed: http://host"):
        build("anthropic", base_url=url)


@pytest.mark.parametrize(
    "changed",
    [
        {"model": "claude-haiku-5-5"},
        {"base_url": "http://127.0.0.1/"},
        {"effort": "low"},
        {"threshold": "0.6"},
        {"band": "0.2"},
        {"max_tokens": "5000"},
        {"timeout": "20"},
        {"attempts": "2"},
        {"budget": "40"},
    ],
)
def test_every_setting_that_can_change_a_judgement_changes_the_hash(changed: dict[str, str]) -> None:
    assert build("anthropic", **changed).config_hash != build("anthropic").config_hash


def test_the_key_and_the_number_of_calls_at_once_do_not(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = build("anthropic").config_hash
    monkeypatch.setenv("ANTHROPIC_API_KEY", "sk-other")

    assert build("anthropic", concurrency="2").config_hash == usual


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("anthropic", {"prompt": "9"}),
        ("anthropic", {"effort": "extreme"}),
        ("anthropic", {"temperature": "0"}),
        ("anthropic", {"max_tokens": "100000"}),
        ("anthropic", {"threshold": "0.9", "band": "0.4"}),
        ("openai", {"model": "m", "temperature": "3"}),
        ("openai", {"model": "m", "seed": "x"}),
        ("deterministic", {"threshold": "2"}),
        ("deterministic", {"model": "m"}),
    ],
)
def test_a_setting_that_cannot_be_is_a_usage_error(name: str, options: dict[str, str]) -> None:
    with pytest.raises(UsageError):
        build(name, **options)
