"""The JSON Schema of a suite file, for editors; it is made from the models that read the file."""

from typing import Any

from sprout.eval.assertions import Assertion
from sprout.eval.format import CaseFormat, SuiteFormat
from sprout.eval.registry import Registry

__all__ = ["suite_schema"]

_DIALECT = "https://json-schema.org/draft/2020-12/schema"


def suite_schema(kinds: Registry[type[Assertion]]) -> dict[str, Any]:
    """Return the schema; a file that it rejects is rejected by the loader, which checks more than a schema can."""
    schema = SuiteFormat.model_json_schema(by_alias=True)
    case = CaseFormat.model_json_schema(by_alias=True)
    definitions: dict[str, Any] = {**case.pop("$defs", {}), **schema.pop("$defs", {})}
    case["required"] = ["id"]  # anything else can come from the defaults
    definitions["CaseFormat"] = case
    definitions["Assertion"] = _assertion(kinds)
    schema["properties"]["cases"]["items"] = {"$ref": "#/$defs/CaseFormat"}
    for owner in ("CaseFormat", "DefaultsFormat"):
        definitions[owner]["properties"]["assert"]["items"] = {"$ref": "#/$defs/Assertion"}
    return {"$schema": _DIALECT, **schema, "title": "pytest-sprout suite", "$defs": definitions}


def _assertion(kinds: Registry[type[Assertion]]) -> dict[str, Any]:
    properties = {name: _parameters(kinds[name]) for name in kinds}
    properties["not"] = {"$ref": "#/$defs/Assertion"}
    one = {"type": "object", "minProperties": 1, "maxProperties": 1, "additionalProperties": False}
    return {"anyOf": [{"type": "string", "enum": list(kinds)}, {**one, "properties": properties}]}


def _parameters(cls: type[Assertion]) -> dict[str, Any]:
    schema = cls.model_json_schema(by_alias=True)
    if cls.shorthand is None:
        return {"anyOf": [{"type": "null"}, schema]}
    return {"anyOf": [{"type": ["null", "string", "number", "boolean", "array"]}, schema]}
