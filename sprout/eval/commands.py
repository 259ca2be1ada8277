"""The harness's part of the command line: ``sprout pin``, ``sprout schema``, ``sprout suites``, ``sprout baseline``.

Also ``sprout label``, ``sprout judge`` and ``sprout mutate``.
"""

import argparse
import json
import sys
from pathlib import Path

from sprout.eval.assertions import assertion_kinds
from sprout.eval.baseline_commands import add_baseline
from sprout.eval.discovery import suite_files
from sprout.eval.judge_commands import add_judge
from sprout.eval.label_commands import add_label
from sprout.eval.loading import load_suite
from sprout.eval.mutant_commands import add_mutate
from sprout.eval.pins import write_pins
from sprout.eval.schema import suite_schema
from sprout.eval.suite_commands import add_suites
from sprout.eval.whole_file import write_whole

__all__ = ["add_commands"]


def add_commands(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the commands to the parser of ``sprout``."""
    pin = subparsers.add_parser("pin", help="pin the content of the suites of a folder in suites.sha256")
    pin.add_argument("folder", nargs="?", type=Path, default=Path("suites"))
    pin.set_defaults(run=_pin)
    schema = subparsers.add_parser("schema", help="print the JSON Schema of a suite file, for editors")
    schema.add_argument("--out", type=Path, help="write it to a file instead")
    schema.set_defaults(run=_schema)
    add_suites(subparsers)
    add_baseline(subparsers)
    add_label(subparsers)
    add_judge(subparsers)
    add_mutate(subparsers)


def _pin(arguments: argparse.Namespace) -> int:
    kinds = assertion_kinds()
    suites = [load_suite(path, kinds) for path in suite_files(arguments.folder)]
    path = write_pins(arguments.folder, suites)
    sys.stdout.write(f"{path.as_posix()}: {len(suites)} suite{'s' if len(suites) != 1 else ''} pinned\n")
    return 0


def _schema(arguments: argparse.Namespace) -> int:
    text = json.dumps(suite_schema(assertion_kinds()), indent=2, sort_keys=True) + "\n"
    if arguments.out is None:
        sys.stdout.write(text)
    else:
        write_whole(arguments.out, text)
    return 0
