"""Strict YAML in which every value keeps its place.

Scalars have JSON's types only: ``null``, booleans, numbers; ``no``, ``12:30``, ``012`` and dates are text.
Repeated keys, merge keys, custom tags and values that contain themselves are problems.
"""

import re
from dataclasses import dataclass, field
from typing import Any

import yaml

from sprout.errors import Problem, Spot, SuiteError

__all__ = ["Document", "Path", "read_document"]

Path = tuple[str | int, ...]
"""Keys and indexes that lead from the top of a document to a value."""

_MOST_NODES = 5_000_000
_DEEPEST = 100


class _Loader(getattr(yaml, "CSafeLoader", yaml.SafeLoader)):  # type: ignore[misc]
    """YAML with JSON's scalar types."""


_Loader.yaml_implicit_resolvers = {}
for _kind, _shape, _first in (
    ("null", r"null|~|", ["n", "~", ""]),
    ("bool", r"true|false", ["t", "f"]),
    ("int", r"-?(?:0|[1-9][0-9]*)", list("-0123456789")),
    ("float", r"-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][-+]?[0-9]+)?", list("-0123456789")),
):
    _Loader.add_implicit_resolver(f"tag:yaml.org,2002:{_kind}", re.compile(f"^(?:{_shape})$"), _first)


@dataclass(frozen=True, slots=True)
class Document:
    """A parsed document: plain data and the places of its keys and values."""

    path: str
    data: Any
    spots: dict[Path, Spot] = field(repr=False)
    """The place of each value; for a value in a mapping, the place of its key."""

    def spot(self, path: Path) -> Spot:
        """Return the place of *path*, or of the nearest value around it."""
        while path and path not in self.spots:
            path = path[:-1]
        return self.spots.get(path, Spot(1))


def read_document(content: bytes, path: str) -> Document:
    """Parse *content*; *path* is how messages name the file.

    Raises :class:`~sprout.errors.SuiteError` for bytes that are not UTF-8, bad YAML, more than one document, and the
    problems that the module's docstring lists.
    """
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        what = f"byte {content[error.start]:#04x} is not UTF-8; save the file as UTF-8"
        raise SuiteError([Problem(path, Spot(line), what)]) from None
    try:
        node = _compose(text)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        spot = Spot(mark.line + 1, mark.column + 1) if mark else Spot(1)
        what = " ".join(part for part in (error.context, error.problem) if part)
        raise SuiteError([Problem(path, spot, f"not readable as YAML: {what}")]) from None
    except (yaml.YAMLError, RecursionError, ValueError) as error:
        raise SuiteError([Problem(path, Spot(1), f"not readable as YAML: {error}")]) from None
    if node is None:
        raise SuiteError([Problem(path, Spot(1), "the file is empty; a suite has the keys suite, metric and cases")])
    builder = _Builder(path)
    data = builder.build(node, ())
    if builder.problems:
        raise SuiteError(builder.problems)
    return Document(path, data, builder.spots)


def _compose(text: str) -> yaml.Node | None:
    loader = _Loader(text)
    try:
        node: yaml.Node | None = loader.get_single_node()
    finally:
        loader.dispose()
    return node


class _Builder:
    """Turns nodes into data, noting places and problems."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.spots: dict[Path, Spot] = {}
        self.problems: list[Problem] = []
        self._open: set[int] = set()
        self._count = 0

    def build(self, node: yaml.Node, at: Path) -> Any:  # noqa: ANN401 - YAML data is any of its types
        self._count += 1
        self.spots.setdefault(at, _spot(node))
        if self._count > _MOST_NODES or len(at) > _DEEPEST:
            if self._count <= _MOST_NODES + 1:
                self._problem(node, f"nested deeper than {_DEEPEST} levels or larger than {_MOST_NODES} values")
            return None
        if id(node) in self._open:
            self._problem(node, "a value contains itself through an alias")
            return None
        self._open.add(id(node))
        try:
            if isinstance(node, yaml.MappingNode):
                return self._mapping(node, at)
            if isinstance(node, yaml.SequenceNode):
                return [self.build(child, (*at, index)) for index, child in enumerate(node.value)]
            return self._scalar(node)
        finally:
            self._open.discard(id(node))

    def _mapping(self, node: yaml.MappingNode, at: Path) -> dict[str, Any]:
        data: dict[str, Any] = {}
        first: dict[str, Spot] = {}
        for key_node, value_node in node.value:
            spot = _spot(key_node)
            if not isinstance(key_node, yaml.ScalarNode):
                self._problem(key_node, "a key must be text")
                continue
            key = key_node.value
            if key in first:
                self._problem(key_node, f"key {key!r} is given twice; it stands at line {first[key].line} already")
                continue
            first[key] = spot
            self.spots[(*at, key)] = spot
            data[key] = self.build(value_node, (*at, key))
        return data

    def _scalar(self, node: yaml.Node) -> Any:  # noqa: ANN401 - one of JSON's scalar types
        value = node.value
        kind = node.tag.removeprefix("tag:yaml.org,2002:")
        match kind:
            case "str":
                return value
            case "null":
                return None
            case "bool":
                return value == "true"
            case "int":
                return int(value) if len(value) < 400 else self._problem(node, "a number of 400 digits or more")
            case "float":
                return float(value)
        return self._problem(node, f"tag {node.tag!r} is not allowed; quote the text or leave the tag out")

    def _problem(self, node: yaml.Node, what: str) -> None:
        self.problems.append(Problem(self.path, _spot(node), what))


def _spot(node: yaml.Node) -> Spot:
    mark = node.start_mark
    return Spot(mark.line + 1, mark.column + 1)
