"""What reports carry from the process that runs cases to the one that reports.

Each message is one ASCII JSON text: execnet carries it as it is, lone surrogates and all, and a report keeps it even if
its worker dies later.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pytest_sprout.bench import Bench
from sprout.eval import CaseResult, Suite
from sprout.eval.runner import RanCase

__all__ = [
    "CASE",
    "DECLARED",
    "PROBLEM",
    "WORD",
    "Declaration",
    "Delivery",
    "pack_case",
    "pack_suite",
    "unpack_case",
    "unpack_suite",
]

CASE = "sprout_case"
"""Attribute of a test report: the case's result."""

DECLARED = "sprout_suite"
"""Attribute of a test report: the suite's declaration, on one report of each suite and process at least."""

WORD = "sprout_word"
"""Attribute of a test report: its own word in place of passed or failed."""

PROBLEM = "sprout_problem"
"""Attribute of a collection report: what is wrong with a suite file."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Declaration:
    """A suite put to a target, as the process that reports needs to know it."""

    name: str
    """Unique in the run."""

    label: str | None
    path: Path
    nodeid: str
    suite: Suite
    selected: frozenset[str]
    target: str
    trials: int
    judge: str
    judge_config: str
    shortage: str | None
    vetoers: tuple[str, ...]

    @property
    def whole(self) -> bool:
        """Whether every declared case is to run."""
        return self.selected == {case.id for case in self.suite.cases}


@dataclass(frozen=True, slots=True, kw_only=True)
class Delivery:
    """A case's result with the name that its suite has in the run."""

    suite: str
    result: CaseResult
    seconds: float


def pack_case(bench: Bench, ran: RanCase) -> str:
    """Return the result of a case as a message."""
    return _packed({"suite": bench.name, "result": ran.result.model_dump(mode="json"), "seconds": ran.seconds})


def unpack_case(message: str) -> Delivery:
    """Return what :func:`pack_case` was given."""
    data = json.loads(message)
    return Delivery(suite=data["suite"], result=CaseResult.model_validate(data["result"]), seconds=data["seconds"])


def pack_suite(bench: Bench) -> str:
    """Return the declaration of the suite on *bench* as a message."""
    return _packed(
        {
            "name": bench.name,
            "label": bench.label,
            "path": str(bench.path),
            "nodeid": bench.nodeid,
            # not as pydantic's JSON, which refuses the lone surrogates that YAML escapes can make
            "suite": bench.suite.model_dump(mode="python"),
            "selected": sorted(bench.selected),
            "target": bench.identity,
            "trials": bench.trials,
            "judge": bench.judge.name,
            "judge_config": bench.judge.config_hash,
            "shortage": bench.shortage,
            "vetoers": bench.vetoers,
        }
    )


def unpack_suite(message: str) -> Declaration:
    """Return the declaration in *message*."""
    data = json.loads(message)
    return Declaration(
        **{
            **data,
            "path": Path(data["path"]),
            "suite": Suite.model_validate(data["suite"]),
            "selected": frozenset(data["selected"]),
            "vetoers": tuple(data["vetoers"]),
        }
    )


def _packed(data: Mapping[str, Any]) -> str:
    return json.dumps(data, ensure_ascii=True, allow_nan=False, separators=(",", ":"))
