"""How often the same thing was tried: who runs a gate until it is green multiplies its false passes.

The count belongs beside the record, not in it: the same run gives the same record, whichever attempt it is.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from sprout.errors import SproutError

__all__ = ["Attempts"]

Key = tuple[str, str]
_NONE: Mapping[Key, int] = MappingProxyType({})


class _Row(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    dataset: str
    target: str
    count: Annotated[int, Field(ge=1)]


@dataclass(frozen=True, slots=True, kw_only=True)
class Attempts:
    """Counts of runs by what was run."""

    counts: Mapping[Key, int] = field(default_factory=lambda: _NONE)
    """Content hash of the suite and identity of the target, to how often the one was put to the other."""

    def of(self, dataset: str, target: str) -> int:
        """Return how often the suite with the content hash *dataset* was put to *target*."""
        return self.counts.get((dataset, target), 0)

    def added(self, dataset: str, target: str) -> "Attempts":
        """Return the counts with one more attempt of this kind."""
        key = (dataset, target)
        return Attempts(counts=MappingProxyType({**self.counts, key: self.of(*key) + 1}))

    def to_json(self) -> str:
        """Return the counts as ASCII JSON, sorted."""
        rows = [{"dataset": d, "target": t, "count": count} for (d, t), count in sorted(self.counts.items())]
        return json.dumps(rows, sort_keys=True, ensure_ascii=True)

    @classmethod
    def from_json(cls, text: str) -> "Attempts":
        """Return the counts that :meth:`to_json` wrote.

        Raises :class:`~sprout.errors.SproutError` for anything else, a pair that is counted twice included.
        """
        try:
            rows = TypeAdapter(list[_Row]).validate_json(text)
        except ValidationError as error:
            first = error.errors()[0]
            place = ".".join(str(part) for part in first["loc"]) or "the whole"
            raise SproutError(f"the ledger of attempts cannot be read: {place}: {first['msg']}") from None
        counts: dict[Key, int] = {}
        for row in rows:
            key = (row.dataset, row.target)
            if key in counts:
                raise SproutError(f"the ledger of attempts counts {key!r} twice")
            counts[key] = row.count
        return cls(counts=MappingProxyType(counts))
