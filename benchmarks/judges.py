"""Measure the deterministic judge and the refusal detector on sets with human labels.

    SPROUT_DATA=<folder of JSON Lines files> python benchmarks/judges.py

Each row has ``claim`` or ``answer``, ``passage``, ``lang``, ``label`` and ``extra``; rows without ``supported`` are
left out. Every claim is judged with coefficients that were trained without its passage (5 folds), at the thresholds of
this package. Prints per set and point: balanced accuracy, F1 of finding unsupported claims, three-way accuracy where
there are three labels, the share of contradictions called supported, the share undecided; then what training found
with whole sets left out and on the surest claims, and the share of refusals found. Needs the dependency group
``bench``.
"""

import asyncio
import json
import os
import sys
from collections import Counter
from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path

import numpy as np
from judge.evaluation import FOLDS, folds
from judge.measuring import Tally, ask
from judge.rows import SETS, read, table
from judge.train import model
from threadpoolctl import threadpool_limits

from sprout.judges import DeterministicJudge, refusal
from sprout.judges.lexical.model import POINTS, shipped

FIGURES = (
    "balanced_accuracy",
    "f1_of_unsupported",
    "three_way_accuracy",
    "contradictions_certified",
    "undecided",
)
REFUSALS = ("xstest_completions_a", "pyrit_refusal")


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


def print_refusals(folder: Path, names: Sequence[str]) -> None:
    """Print the balanced accuracy of the refusal detector, full or partial refusal against compliance."""
    print(f"\n{'refusal':22} {'rows':>6} {'bal. acc.':>9}")
    for name in names:
        counts: Counter[tuple[bool, bool]] = Counter()
        with Path(folder, f"{name}.jsonl").open(encoding="utf-8") as lines:
            for row in map(json.loads, lines):
                counts[bool(row["extra"]["refusal"]), refusal(row["answer"]).kind != "none"] += 1
        shares = [counts[gold, gold] / max(1, counts[gold, True] + counts[gold, False]) for gold in (True, False)]
        print(f"{name:22} {counts.total():>6} {sum(shares) / 2:>9.3f}")


def main() -> int:
    """Print the tables."""
    folder = os.environ.get("SPROUT_DATA")
    if not folder:
        print("SPROUT_DATA is not set; it names the folder of labelled sets", file=sys.stderr)
        return 4
    with threadpool_limits(1):
        for point, tallies in out_of_fold(Path(folder)).items():
            print_tallies(point, tallies)
    print_training()
    print_refusals(Path(folder), REFUSALS)
    return 0


if __name__ == "__main__":
    sys.exit(main())
