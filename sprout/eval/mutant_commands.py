"""``sprout mutate``: make right answers of a run wrong, and see whether its suites would notice."""

import argparse
import asyncio
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from sprout.errors import UsageError, nearest
from sprout.eval.assertions import assertion_kinds
from sprout.eval.baseline import read_record
from sprout.eval.discovery import find_suites
from sprout.eval.loading import load_suite
from sprout.eval.mutants.answers import ANSWER_KINDS, answer_mutants
from sprout.eval.mutants.grading import GradedMutant, grade_mutants
from sprout.eval.outcomes import CaseResult
from sprout.eval.record import RunRecord
from sprout.eval.suite import Suite
from sprout.judges import DeterministicJudge
from sprout.text import plain

__all__ = ["add_mutate"]

_Judged = tuple[Suite, Mapping[str, CaseResult]]
_LONGEST = 100


def add_mutate(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command to the parser of ``sprout``."""
    mutate = subparsers.add_parser(
        "mutate", help="make right answers of a run wrong, and see which of them its suites would notice"
    )
    mutate.add_argument("record", type=Path, help="the record of a run, from --sprout-json")
    mutate.add_argument("--suite", action="append", default=[], help="only this one; can be repeated")
    mutate.add_argument("--folder", type=Path, default=Path("suites"), help="where the suites are (default: suites)")
    mutate.add_argument("--count", type=int, default=30, help="how many mutants (default: 30)")
    mutate.add_argument("--seed", type=int, default=0, help="another one draws others (default: 0)")
    mutate.set_defaults(run=_mutate)


def _mutate(arguments: argparse.Namespace) -> int:
    if arguments.count < 1:
        raise UsageError(f"--count is {arguments.count!r}; it must be 1 or more")
    record = read_record(arguments.record)
    suites = {suite.name: (suite, results) for suite, results in _judged(record, arguments)}
    mutants = answer_mutants(suites.values(), most=arguments.count, seed=arguments.seed)
    if not mutants:
        raise UsageError(f"{arguments.record.as_posix()!r} has no right answer from which a mutant can be made")
    graded = asyncio.run(grade_mutants(mutants, suites, judge=DeterministicJudge(), kinds=assertion_kinds()))
    sys.stdout.write("".join(f"{plain(line)}\n" for line in _lines(graded)))
    return 0 if all(one.caught for one in graded) else 1


def _judged(record: RunRecord, arguments: argparse.Namespace) -> Iterator[_Judged]:
    names = [suite.name for suite in record.suites if suite.label is None]
    for name in arguments.suite:
        if name not in names:
            raise UsageError(f"the record has no suite {name!r}; {nearest(name, names)}")
    kinds = assertion_kinds()
    for suite in record.suites:
        if suite.label is not None or (arguments.suite and suite.name not in arguments.suite):
            continue
        (path,) = find_suites([suite.name], arguments.folder)
        loaded = load_suite(path, kinds)
        if loaded.content_hash != suite.content_hash:
            raise UsageError(f"the suite {suite.name!r} has changed since the run; run it again")
        yield loaded, {case.id: case.result for case in suite.cases if case.result is not None}


def _lines(graded: Sequence[GradedMutant]) -> Iterator[str]:
    for kind in ANSWER_KINDS:
        made = [one for one in graded if one.mutant.kind == kind]
        if made:
            yield f"{kind}: {sum(one.caught for one in made)} of {len(made)} caught"
    for one in graded:
        if not one.caught:
            mutant = one.mutant
            yield f"not noticed: {mutant.suite}/{mutant.case} ({mutant.kind}):"
            yield f"  was {_short(mutant.was)!r}"
            yield f"  now {_short(mutant.now)!r}"
    caught = sum(one.caught for one in graded)
    yield f"{caught} of {len(graded)} wrong answers caught ({caught / len(graded):.0%})"


def _short(text: str) -> str:
    flat = " ".join(text.split())
    return flat if len(flat) <= _LONGEST else flat[: _LONGEST - 1] + "…"
