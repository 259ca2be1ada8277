"""One writer for each format, each a pure function of the record."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from sprout.eval.record import RunRecord
from sprout.eval.reports.markdown import scoreboard

__all__ = ["WRITERS"]

WRITERS: Mapping[str, tuple[str, Callable[[RunRecord], str]]] = MappingProxyType(
    {"json": ("record", RunRecord.to_json), "md": ("scoreboard", scoreboard)}
)
"""By format: what a file of it is called, and the function that gives its text."""
