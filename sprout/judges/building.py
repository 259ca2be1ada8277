"""From a judge's name and its options, as somebody wrote them, to the judge."""

import math
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from pydantic import BaseModel, ConfigDict, ValidationError

from sprout.errors import SproutError, UsageError, nearest
from sprout.judges.protocol import Judge

__all__ = ["JudgeFactory", "JudgeSettings", "build_judge", "read_judge_options"]

_SECRETS = frozenset(
    {"access_token", "api_key", "api_token", "apikey", "auth_token", "key", "password", "secret", "token"}
)


class JudgeSettings(BaseModel):
    """What a judge may be told: a field for each option. Subclass it, or use any pydantic model."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True, allow_inf_nan=False)


S = TypeVar("S", bound=BaseModel)


@dataclass(frozen=True, slots=True)
class JudgeFactory(Generic[S]):
    """Makes a judge from settings. Packages register one, or a class with an attribute ``Settings``, by a name."""

    Settings: type[S]
    """The model of the settings; its fields are the options."""

    make: Callable[[S], Judge]

    def __call__(self, settings: S) -> Judge:
        """Return the judge; raises :class:`~sprout.errors.UsageError` if it cannot be made."""
        return self.make(settings)


def read_judge_options(texts: Iterable[str]) -> dict[str, str]:
    """Return the options of *texts*, each ``KEY=VALUE``, in the order of their keys.

    Raises ``ValueError`` for another form, for a key given twice, and for a secret, which no record may hold.
    """
    found: dict[str, str] = {}
    for text in texts:
        key, mark, value = (part.strip() for part in text.partition("="))
        if key.casefold().replace("-", "_") in _SECRETS:
            raise ValueError(
                f"a secret such as {key!r} must not stand here, for options are shown and recorded; put it into the "
                "environment variable that its vendor names, such as ANTHROPIC_API_KEY or OPENAI_API_KEY"
            )
        if not (key and mark and value):
            raise ValueError(f"{text!r} must be KEY=VALUE, such as model=claude-sonnet-5-5")
        if key in found:
            raise ValueError(f"the option {key!r} is given twice")
        found[key] = value
    return dict(sorted(found.items()))


def build_judge(name: str, source: object, options: Mapping[str, str]) -> Judge:
    """Return the judge called *name* that *source* is or makes, with *options*.

    *source* is a judge, a class or function that makes one from nothing, or one with an attribute ``Settings``, a
    pydantic model, that makes one from such settings. Raises :class:`~sprout.errors.UsageError` for an option that it
    does not have, with the nearest one, for a value of the wrong type, and if there is no judge in the end.
    """
    ready = isinstance(source, Judge) and not isinstance(source, type)
    settings_type: object = None if ready else getattr(source, "Settings", None)
    if options and settings_type is None:
        raise UsageError(f"judge {name!r} takes no options, and {', '.join(options)} is given")
    if ready and isinstance(source, Judge):
        return source
    if not callable(source):
        raise UsageError(f"judge {name!r} is {source!r}, which is no judge, and cannot be called to make one")
    settings = () if settings_type is None else (_settings(name, settings_type, options),)
    try:
        judge: object = source(*settings)
    except SproutError:
        raise
    except Exception as error:
        raise UsageError(f"judge {name!r} cannot be made: {type(error).__name__}: {error}") from error
    if not isinstance(judge, Judge):
        raise UsageError(f"judge {name!r} made a {type(judge).__name__!r}, which is no judge (entails, contains, …)")
    return judge


def _settings(name: str, model: object, options: Mapping[str, str]) -> BaseModel:
    if not (isinstance(model, type) and issubclass(model, BaseModel)):
        raise UsageError(f"judge {name!r} has the attribute 'Settings' {model!r}, which is no pydantic model")
    for key in options:
        if key not in model.model_fields:
            raise UsageError(f"judge {name!r} has no option {key!r}; {nearest(key, model.model_fields)}")
    try:
        settings = model.model_validate_strings(dict(options))
    except ValidationError as error:
        raise UsageError(f"judge {name!r}: {_fault(error, options)}") from None
    for key, value in settings:
        if isinstance(value, float) and not math.isfinite(value):
            raise UsageError(f"judge {name!r}: the option {key!r} is {options.get(key)!r}; it must be a finite number")
    return settings


def _fault(error: ValidationError, options: Mapping[str, str]) -> str:
    first: Any = error.errors(include_url=False)[0]
    key = str(first["loc"][0]) if first["loc"] else ""
    what = str(first["msg"]).removeprefix("Value error, ")
    if first["type"] == "missing":
        return f"the option {key!r} is needed; give --sprout-judge-option {key}=…"
    if key in options:
        return f"the option {key!r} is {options[key]!r}: {what}"
    return what
