"""Measure judges and detectors on sets with human labels.

    SPROUT_DATA=<folder of JSON Lines files> python benchmarks/judges.py
    … python benchmarks/judges.py --judge NAME [--judge-option KEY=VALUE …] [--rows 50]

Each row has ``claim`` or ``answer``, ``passage``, ``lang``, ``label`` and ``extra``; rows without ``supported`` are
left out. Every claim is judged with coefficients that were trained without its passage (5 folds), at the thresholds of
this package. Prints per set and point: balanced accuracy, F1 of finding unsupported claims, three-way accuracy where
there are three labels, the share of contradictions called supported, the share undecided; then what training found
with whole sets left out and on the surest claims, claims judged per second, and the tables of the detectors. Needs the
dependency group ``bench``. ``--judge`` measures any registered judge instead, on the first rows of each set: a model
judge is paid for.
"""

import argparse
import asyncio
import json
import os
import sys
import time
from collections.abc import Sequence
from importlib.resources import files
from itertools import islice
from pathlib import Path

import numpy as np
from detectors.injection import print_injections
from detectors.refusal import print_refusals
from judge.evaluation import FOLDS, folds
from judge.measuring import Tally, ask
from judge.rows import SETS, read, table
from judge.train import model
from threadpoolctl import threadpool_limits

from sprout.errors import SproutError
from sprout.eval.registry import installed
from sprout.judges import DeterministicJudge, Judge
from sprout.judges.building import build_judge, read_judge_options
from sprout.judges.lexical.model import POINTS, shipped

FIGURES = (
    "balanced_accuracy",
    "f1_of_unsupported",
    "three_way_accuracy",
    "contradictions_certified",
    "undecided",
)
SOURCE_WORDS = 300
CLAIMS = 20


def out_of_fold(folder: Path) -> dict[str, dict[str, Tally]]:
    """Judge all sets at both points, each claim by a model that has not seen its passage."""
    rows = [(name, row) for name in SETS for row in read(folder, name)]
    cells = table(folder)
    fold = folds(cells)
    of_passage = dict(zip(cells.passages, fold.tolist(), strict=True))
    tallies = {point: {name: Tally() for name in SETS} for point in POINTS}
    for each in range(FOLDS):
        fitted = model(cells.subset(fold != each), shipped())
        held = [(name, row) for name, row in rows if of_passage.get(row.passage, 0) == each]
        for point in POINTS:
            judge = DeterministicJudge(point=point, model=fitted)
            for name in SETS:
                asyncio.run(ask(judge, (row for own, row in held if own == name), tallies[point][name]))
    return tallies


def shown(value: float | None) -> str:
    """Write a share, or a dash where there is none."""
    return "-" if value is None else f"{value:.3f}"


def print_tallies(point: str, tallies: dict[str, Tally]) -> None:
    """Print the table of one point."""
    heads = ("bal. acc.", "F1 unsup.", "three-way", "contr. yes", "undecided")
    print(f"\n{point:16} {'rows':>6} " + " ".join(f"{head:>10}" for head in heads))
    for name, one in tallies.items():
        cells = [getattr(one, figure) for figure in FIGURES]
        print(f"{name:16} {one.rows:>6} " + " ".join(f"{shown(cell):>10}" for cell in cells))
    columns = [[getattr(one, figure) for one in tallies.values()] for figure in FIGURES]
    means = [float(np.mean([cell for cell in column if cell is not None])) for column in columns]
    print(f"{'mean':16} {sum(one.rows for one in tallies.values()):>6} " + " ".join(f"{one:>10.3f}" for one in means))


def print_training() -> None:
    """Print what was found when the shipped coefficients were trained."""
    content = files("sprout.judges.lexical").joinpath("coefficients.json").read_text("utf-8")
    figures: dict[str, dict[str, float]] = json.loads(content)["training"]["balanced_accuracy"]
    print(f"\n{'in training':16} " + " ".join(f"{name:>18}" for name in figures))
    for name in SETS:
        print(f"{name:16} " + " ".join(f"{found.get(name, float('nan')):>18.3f}" for found in figures.values()))
    print(f"{'mean':16} " + " ".join(f"{np.mean(list(found.values())):>18.3f}" for found in figures.values()))


def print_speed(folder: Path) -> None:
    """Print how many claims a second are judged on one core: 20 on each source of 300 words, analysed once."""
    words = " ".join(row.sources[0] for row in islice(read(folder, "wice_claim"), 100)).split()
    sources = [" ".join(words[start : start + SOURCE_WORDS]) for start in range(0, len(words), SOURCE_WORDS)][:20]
    claims = [row.claim for row in islice(read(folder, "negation_nli"), CLAIMS)]
    judge = DeterministicJudge()

    async def judged() -> None:
        for source in sources:
            for claim in claims:
                await judge.entails(claim, (source,), language="en")

    best = float("inf")
    for _ in range(5):
        judge = DeterministicJudge()
        begin = time.process_time()
        asyncio.run(judged())
        best = min(best, time.process_time() - begin)
    print(f"\nclaims a second on one core, each source analysed once: {len(sources) * CLAIMS / best:,.0f}")


def measured(folder: Path, judge: Judge, rows: int) -> dict[str, Tally]:
    """Put the first *rows* of each set to *judge*."""
    tallies = {name: Tally() for name in SETS}

    async def all_sets() -> None:
        for name, tally in tallies.items():
            await ask(judge, islice(read(folder, name), rows), tally)
        if (close := getattr(judge, "close", None)) is not None:
            await close()

    asyncio.run(all_sets())
    return tallies


def options(arguments: Sequence[str] | None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description="Measure judges and detectors on sets with human labels.")
    parser.add_argument("--judge", help="a registered judge instead of the deterministic one")
    parser.add_argument("--judge-option", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--rows", type=int, default=50, help="of each set, for --judge (default: 50)")
    return parser.parse_args(arguments)


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the tables."""
    asked = options(arguments)
    folder = os.environ.get("SPROUT_DATA")
    if not folder:
        print("SPROUT_DATA is not set; it names the folder of labelled sets", file=sys.stderr)
        return 4
    if asked.judge:
        try:
            source = installed("judge", "sprout.judges")[asked.judge]
            judge = build_judge(asked.judge, source, read_judge_options(asked.judge_option))
        except (SproutError, ValueError) as error:
            print(error, file=sys.stderr)
            return 4
        print_tallies(judge.name, measured(Path(folder), judge, asked.rows))
        return 0
    with threadpool_limits(1):
        for point, tallies in out_of_fold(Path(folder)).items():
            print_tallies(point, tallies)
        print_speed(Path(folder))
    print_training()
    print_refusals(Path(folder))
    print_injections(Path(folder))
    return 0


if __name__ == "__main__":
    sys.exit(main())
