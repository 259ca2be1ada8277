"""Strict YAML in which every value keeps its place.

Scalars have JSON's types only: ``null``, booleans, numbers; ``no``, ``12:30``, ``012`` and dates are text.
Repeated keys, merge keys, custom tags and values that contain themselves are problems.
"""

import bisect
import math
import re
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

import yaml
from yaml.reader import Reader

from sprout.errors import Problem, Spot, SuiteError

__all__ = ["Document", "Path", "read_document"]

Path = tuple[str | int, ...]
"""Keys and indexes that lead from the top of a document to a value."""

_MOST_VALUES = 500_000
_MOST_TEXT = 50_000_000
_DEEPEST = 100
_TAG = "tag:yaml.org,2002:"
_SHAPES = MappingProxyType(
    {
        "null": r"null|~|",
        "bool": r"true|false",
        "int": r"-?(?:0|[1-9][0-9]*)",
        "float": r"-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][-+]?[0-9]+)?",
    }
)
_FIRST = MappingProxyType(
    {"null": ["n", "~", ""], "bool": ["t", "f"], "int": list("-0123456789"), "float": list("-0123456789")}
)
_LINE_END = re.compile(r"\r\n|\r|\n")


class _Loader(getattr(yaml, "CSafeLoader", yaml.SafeLoader)):  # type: ignore[misc]
    """YAML with JSON's scalar types."""


_Loader.yaml_implicit_resolvers = {}
for _kind, _shape in _SHAPES.items():
    _Loader.add_implicit_resolver(f"{_TAG}{_kind}", re.compile(f"^(?:{_shape})$"), list(_FIRST[_kind]))


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
    text = _decoded(content, path)
    lines = _Lines(text)
    if strange := Reader.NON_PRINTABLE.search(text):
        what = f"the character {strange[0]!r} is not allowed; in a double-quoted text it can be written as an escape"
        raise SuiteError([Problem(path, lines.spot(strange.start()), what)])
    node = _composed(text, path, lines)
    if node is None:
        raise SuiteError([Problem(path, Spot(1), "the file is empty; a suite has the keys suite, metric and cases")])
    builder = _Builder(path, lines)
    data = builder.build(node, ())
    if builder.problems:
        raise SuiteError(builder.problems)
    return Document(path, data, builder.spots)


def _decoded(content: bytes, path: str) -> str:
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        what = f"byte {content[error.start]:#04x} is not UTF-8; save the file as UTF-8"
        raise SuiteError([Problem(path, Spot(line), what)]) from None


def _composed(text: str, path: str, lines: "_Lines") -> yaml.Node | None:
    try:
        loader = _Loader(text)
        try:
            node: yaml.Node | None = loader.get_single_node()
        finally:
            loader.dispose()
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        spot = lines.spot(mark.index) if mark else Spot(1)
        what = " ".join(part for part in (error.context, error.problem) if part)
        raise SuiteError([Problem(path, spot, f"not readable as YAML: {what}")]) from None
    except (yaml.YAMLError, RecursionError, ValueError) as error:
        what = " ".join(str(error).split())
        raise SuiteError([Problem(path, Spot(1), f"not readable as YAML: {what}")]) from None
    return node


class _Lines:
    """Where lines start, as editors count them: YAML also ends a line at U+0085, U+2028 and U+2029."""

    def __init__(self, text: str) -> None:
        self._starts = [0, *(match.end() for match in _LINE_END.finditer(text))]

    def spot(self, index: int) -> Spot:
        line = bisect.bisect_right(self._starts, index)
        return Spot(line, index - self._starts[line - 1] + 1)


class _Builder:
    """Turns nodes into data, noting places and problems."""

    def __init__(self, path: str, lines: _Lines) -> None:
        self.path = path
        self.lines = lines
        self.spots: dict[Path, Spot] = {}
        self.problems: list[Problem] = []
        self._open: set[int] = set()
        self._values = 0
        self._text = 0

    def build(self, node: yaml.Node, at: Path) -> Any:  # noqa: ANN401 - YAML data is any of its types
        self.spots.setdefault(at, self._spot(node))
        if not self._fits(node, at):
            return None
        if id(node) in self._open:
            self._problem(node, "a value contains itself through an alias")
            return None
        self._open.add(id(node))
        try:
            if isinstance(node, yaml.ScalarNode):
                return self._scalar(node)
            if node.tag not in {f"{_TAG}map", f"{_TAG}seq"}:
                self._problem(node, f"tag {_shown(node.tag)!r} is not allowed; leave it out")
            if isinstance(node, yaml.MappingNode):
                return self._mapping(node, at)
            return [self.build(child, (*at, index)) for index, child in enumerate(node.value)]
        finally:
            self._open.discard(id(node))

    def _fits(self, node: yaml.Node, at: Path) -> bool:
        """Count what aliases expand to, which a file of a few lines can make larger than any memory."""
        if self._values > _MOST_VALUES or self._text > _MOST_TEXT:
            return False
        self._values += 1
        self._text += len(node.value) if isinstance(node, yaml.ScalarNode) else 0
        if self._values > _MOST_VALUES or self._text > _MOST_TEXT:
            self._problem(node, f"more than {_MOST_VALUES} values or {_MOST_TEXT} characters, aliases expanded")
            return False
        if len(at) > _DEEPEST:
            self._problem(node, f"nested deeper than {_DEEPEST} levels")
            return False
        return True

    def _mapping(self, node: yaml.MappingNode, at: Path) -> dict[str, Any]:
        data: dict[str, Any] = {}
        first: dict[str, Spot] = {}
        for key_node, value_node in node.value:
            key = self._key(key_node)
            if key is None:
                continue
            if key in first:
                self._problem(key_node, f"key {key!r} is given twice; it stands at line {first[key].line} already")
                continue
            first[key] = self.spots[(*at, key)] = self._spot(key_node)
            data[key] = self.build(value_node, (*at, key))
        return data

    def _key(self, node: yaml.Node) -> str | None:
        if not isinstance(node, yaml.ScalarNode):
            self._problem(node, "a key must be text")
            return None
        if node.tag != f"{_TAG}str" and node.tag.removeprefix(_TAG) not in _SHAPES:
            self._problem(node, f"tag {_shown(node.tag)!r} is not allowed; leave it out")
            return None
        if node.value == "<<" and not node.style:
            self._problem(node, "merge keys (<<) are not allowed; write the keys out, or use 'defaults'")
            return None
        return str(node.value)

    def _scalar(self, node: yaml.ScalarNode) -> Any:  # noqa: ANN401 - one of JSON's scalar types
        value, kind = node.value, node.tag.removeprefix(_TAG)
        if kind == "str":
            return value
        if kind not in _SHAPES:
            return self._problem(node, f"tag {_shown(node.tag)!r} is not allowed; quote the text or leave the tag out")
        if not re.fullmatch(_SHAPES[kind], value):
            return self._problem(node, f"{value!r} is no {kind}; leave the tag out")
        if kind == "null":
            return None
        if kind == "bool":
            return value == "true"
        number = float(value) if kind == "float" or len(value) > 300 else int(value)
        if not math.isfinite(number):
            return self._problem(node, f"the number {_shown(value)!r} is too large")
        return number if kind == "float" else int(value)

    def _spot(self, node: yaml.Node) -> Spot:
        return self.lines.spot(node.start_mark.index)

    def _problem(self, node: yaml.Node, what: str) -> None:
        self.problems.append(Problem(self.path, self._spot(node), what))


def _shown(text: str) -> str:
    text = text.replace(_TAG, "!!")
    return text if len(text) <= 40 else f"{text[:39]}…"
