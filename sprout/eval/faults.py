"""From pydantic's findings to sentences that help: what is wrong, and what is allowed or nearest."""

from collections.abc import Iterator, Mapping
from typing import Any, get_args

from pydantic import BaseModel, ValidationError

from sprout.errors import nearest

__all__ = ["explain"]

Path = tuple[str | int, ...]

_NAMES = {
    "string_type": "text (quote it)",
    "int_type": "a whole number",
    "float_type": "a number",
    "bool_type": "true or false",
    "list_type": "a list",
    "dict_type": "a mapping",
    "model_type": "a mapping",
    "model_attributes_type": "a mapping",
}


def explain(error: ValidationError, model: type[BaseModel], data: object) -> Iterator[tuple[Path, str]]:
    """Yield the path and the explanation of each finding of *error*, one for each path."""
    seen: set[Path] = set()
    for fault in error.errors():
        path = _real_path(fault["loc"], data)
        value = _at(path, data)
        if path in seen or (
            fault["type"] == "string_type" and isinstance(value, dict) and len(fault["loc"]) > len(path)
        ):
            continue
        seen.add(path)
        yield path, _sentence(fault, path, model)


def _sentence(fault: Any, path: Path, model: type[BaseModel]) -> str:  # noqa: ANN401 - pydantic's ErrorDetails
    name = str(path[-1]) if path else "the file"
    kind, value, facts = fault["type"], fault["input"], fault.get("ctx", {})
    if kind == "extra_forbidden":
        return f"unknown key {name!r}; {nearest(name, _keys_at(fault['loc'], model))}"
    if kind == "missing":
        return f"the key {str(fault['loc'][-1])!r} is missing"
    if kind == "union_tag_invalid":
        return f"{facts['discriminator'].strip(chr(39))} {facts['tag']!r} is unknown; allowed: {facts['expected_tags']}"
    if kind == "union_tag_not_found":
        return f"{name!r} needs the key {facts['discriminator']}"
    if kind == "literal_error":
        return f"{name!r} is {value!r}; allowed: {facts['expected']}"
    if kind == "string_pattern_mismatch":
        return f"{name!r} is {value!r}; allowed: {_alphabet(name, facts['pattern'])}"
    if kind in _NAMES:
        return f"{name!r} is {value!r}, and must be {_NAMES[kind]}"
    said = fault["msg"].removeprefix("Value error, ")
    if kind == "value_error":
        return str(said)
    return f"{name!r} is {value!r}: {said[0].lower()}{said[1:]}"


def _alphabet(name: str, pattern: str) -> str:
    if pattern.startswith("^[A-Za-z0-9]["):
        return "letters, digits, '_', '.' and '-', a letter or digit first"
    if name == "language":
        return "a language code such as 'en' or 'es'"
    if name == "added":
        return "an ISO date such as 2026-11-30"
    if name == "url":
        return "http:// or https:// and a host"
    return "text that is not blank" if pattern == r"\S" else pattern


def _real_path(loc: tuple[str | int, ...], data: object) -> Path:
    """Leave out the parts of *loc* that name a branch of a union, not a key."""
    path: list[str | int] = []
    here = data
    for index, part in enumerate(loc):
        last = index == len(loc) - 1
        if isinstance(here, Mapping) and (part in here or last):
            here = here.get(part)
        elif isinstance(here, list) and isinstance(part, int) and part < len(here):
            here = here[part]
        else:
            continue
        path.append(part)
    if path and isinstance(_at(tuple(path[:-1]), data), Mapping) and path[-1] not in _at(tuple(path[:-1]), data):
        path.pop()  # a missing key has no place of its own
    return tuple(path)


def _at(path: Path, data: object) -> Any:  # noqa: ANN401 - YAML data is any of its types
    here: Any = data
    for part in path:
        here = here[part]
    return here


def _keys_at(loc: tuple[str | int, ...], model: type[BaseModel]) -> list[str]:
    here: Any = model
    for part in loc[:-1]:
        here = _step(here, part) or here
    return [field.alias or name for name, field in here.model_fields.items()]


def _step(model: type[BaseModel], part: str | int) -> type[BaseModel] | None:
    for name, field in model.model_fields.items():
        if part in {name, field.alias}:
            models = list(_models(field.annotation))
            return models[0] if models else None
    return next((other for other in _siblings(model) if part in {other.__name__, _kind_of(other)}), None)


def _kind_of(model: type[BaseModel]) -> object:
    field = model.model_fields.get("kind")
    return next(iter(get_args(field.annotation)), None) if field else None


def _models(annotation: Any) -> Iterator[type[BaseModel]]:  # noqa: ANN401 - any annotation
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        yield annotation
    for argument in get_args(annotation):
        yield from _models(argument)


def _siblings(model: type[BaseModel]) -> list[type[BaseModel]]:
    base = model.__base__
    return list(base.__subclasses__()) if base is not None and issubclass(base, BaseModel) else []
