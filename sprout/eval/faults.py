"""From pydantic's findings to sentences that help: what is wrong, and what is allowed or nearest."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, get_args

from pydantic import BaseModel, ValidationError

from sprout.errors import nearest

__all__ = ["explain", "shown"]

Path = tuple[str | int, ...]

_NAMES = {
    "string_type": "text (quote it)",
    "int_type": "a whole number",
    "float_type": "a number",
    "bool_type": "true or false",
    "list_type": "a list",
    "tuple_type": "a list",
    "dict_type": "a mapping",
    "model_type": "a mapping",
    "model_attributes_type": "a mapping",
}


def explain(error: ValidationError, model: type[BaseModel], data: object) -> Iterator[tuple[Path, str]]:
    """Yield the path and the explanation of each finding of *error*, one for each path and at least one."""
    found: dict[Path, list[Any]] = {}
    for fault in error.errors():
        found.setdefault(_real_path(fault["loc"], data), []).append(fault)
    for path, faults in found.items():
        mistyped = all(fault["type"] in _NAMES for fault in faults)
        if mistyped and any(len(other) > len(path) and other[: len(path)] == path for other in found):
            continue  # another branch of a union fits better, and says what is wrong inside
        yield path, _mistyped(faults, path) if mistyped else _sentence(faults, path, model)


def _mistyped(faults: Sequence[Any], path: Path) -> str:
    allowed = " or ".join(dict.fromkeys(_NAMES[fault["type"]] for fault in faults))
    return f"{_name(path)} is {shown(faults[0]['input'])}, and must be {allowed}"


def _sentence(faults: Sequence[Any], path: Path, model: type[BaseModel]) -> str:
    fault = next(fault for fault in faults if fault["type"] not in _NAMES)
    name, kind, value, facts = _name(path), fault["type"], shown(fault["input"]), fault.get("ctx", {})
    if kind == "extra_forbidden":
        return f"unknown key {name}; {nearest(str(path[-1]), _keys_at(fault['loc'], model))}"
    if kind == "missing":
        return f"the key {str(fault['loc'][-1])!r} is missing"
    if kind == "union_tag_invalid":
        return f"{facts['discriminator'].strip(chr(39))} {facts['tag']!r} is unknown; allowed: {facts['expected_tags']}"
    if kind == "union_tag_not_found":
        return f"{name} needs the key {facts['discriminator']}"
    if kind == "literal_error":
        return f"{name} is {value}; allowed: {facts['expected']}"
    if kind == "string_pattern_mismatch":
        return f"{name} is {value}; allowed: {_alphabet(str(path[-1]), facts['pattern'])}"
    said = fault["msg"].removeprefix("Value error, ")
    if kind == "value_error":
        return str(said)
    if kind in {"too_short", "string_too_short"}:
        least, unit = facts["min_length"], "character" if kind == "string_too_short" else "item"
        return f"{name} is {value}; it needs {least} {unit}{'s' if least > 1 else ''} or more"
    return f"{name} is {value}, and {said.replace('Input should', 'must')}"


def _name(path: Path) -> str:
    """Name the value at *path*: its key, or its number in a list that has a key."""
    key = next((part for part in reversed(path) if isinstance(part, str)), "the file")
    return f"{key!r} no. {path[-1] + 1}" if path and isinstance(path[-1], int) else repr(key)


def shown(value: object, most: int = 80) -> str:
    """Return *value* as messages show it, cut after *most* characters."""
    text = "null" if value is None else repr(value)
    return text if len(text) <= most else f"{text[: most - 1]}…"


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
