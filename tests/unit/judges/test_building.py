from typing import Any

import pytest
from pydantic import BaseModel

from sprout.errors import UsageError
from sprout.judges import DeterministicJudge, Judge
from sprout.judges.building import JudgeFactory, JudgeSettings, build_judge, read_judge_options


class Settings(JudgeSettings):
    threshold: float = 0.5
    attempts: int = 3
    model: str = "m"


class Told:
    """A judge that remembers what it was told."""

    name = "told"
    config_hash = "0"

    def __init__(self, settings: Settings) -> None:
        self.settings = settings

    async def entails(self, *_: object, **__: object) -> Any: ...

    contains = equivalent = entails


class Taught(Told):
    Settings = Settings


FACTORY = JudgeFactory(Settings, Told)


def test_options_are_read_in_the_order_of_their_keys() -> None:
    assert list(read_judge_options(["b = 2", "a=1=x"]).items()) == [("a", "1=x"), ("b", "2")]


@pytest.mark.parametrize(
    ("texts", "says"),
    [
        (["model"], "'model' must be KEY=VALUE"),
        (["model="], "'model=' must be KEY=VALUE"),
        (["=x"], "'=x' must be KEY=VALUE"),
        (["a=1", "a=2"], "the option 'a' is given twice"),
    ],
)
def test_what_is_no_option_is_refused(texts: list[str], says: str) -> None:
    with pytest.raises(ValueError, match=says):
        read_judge_options(texts)


@pytest.mark.parametrize("key", ["api_key", "API-KEY", "token", "password", "auth_token"])
def test_a_secret_is_refused_and_not_repeated(key: str) -> None:
    with pytest.raises(ValueError, match="environment variable") as raised:
        read_judge_options([f"{key}=sk-hidden"])

    assert "hidden" not in str(raised.value)


@pytest.mark.parametrize("source", [FACTORY, Taught])
def test_a_judge_with_settings_is_made_from_them(source: Any) -> None:
    judge = build_judge("told", source, {"threshold": "0.7", "attempts": "5"})

    assert isinstance(judge, Told)
    assert judge.settings == Settings(threshold=0.7, attempts=5)


@pytest.mark.parametrize("source", [DeterministicJudge, DeterministicJudge()])
def test_a_judge_without_settings_is_made_or_taken_as_it_is(source: Any) -> None:
    assert isinstance(build_judge("plain", source, {}), DeterministicJudge)


class Odd(BaseModel):
    share: float = 0.5


@pytest.mark.parametrize(
    ("source", "options", "says"),
    [
        (FACTORY, {"treshold": "0.7"}, "judge 'j' has no option 'treshold'; did you mean 'threshold'?"),
        (FACTORY, {"zzz": "1"}, "judge 'j' has no option 'zzz'; known: attempts, model, threshold"),
        (FACTORY, {"threshold": "high"}, "judge 'j': the option 'threshold' is 'high': .*valid number"),
        (FACTORY, {"threshold": "nan"}, "the option 'threshold' is 'nan': .*finite number"),
        (FACTORY, {"threshold": "inf"}, "the option 'threshold' is 'inf': .*finite number"),
        (FACTORY, {"attempts": "2.5"}, "the option 'attempts' is '2.5': .*integer"),
        (JudgeFactory(Odd, Told), {"share": "nan"}, "the option 'share' is 'nan'; it must be a finite number"),
        (DeterministicJudge, {"a": "1", "b": "2"}, "judge 'j' takes no options, and a, b is given"),
        (DeterministicJudge(), {"a": "1"}, "judge 'j' takes no options, and a is given"),
        (3, {}, "judge 'j' is 3, which is no judge, and cannot be called to make one"),
        (dict, {}, "judge 'j' made a 'dict', which is no judge"),
        (Told, {}, "judge 'j' cannot be made: TypeError: "),
    ],
)
def test_a_judge_that_cannot_be_made_is_a_usage_error(source: Any, options: dict[str, str], says: str) -> None:
    with pytest.raises(UsageError, match=says):
        build_judge("j", source, options)


def test_settings_that_are_no_model_are_a_usage_error() -> None:
    class Wrong(Told):
        Settings = 3

    with pytest.raises(UsageError, match=r"has the attribute 'Settings' .*, which is no pydantic model"):
        build_judge("j", Wrong, {})


def test_a_class_of_judges_is_not_taken_for_a_judge() -> None:
    assert isinstance(DeterministicJudge, Judge)  # its attributes are a judge's
    assert build_judge("j", DeterministicJudge, {}) is not DeterministicJudge
