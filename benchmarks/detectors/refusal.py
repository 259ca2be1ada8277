"""Measure the refusal detector on public sets with human labels: full or partial refusal against compliance.

    SPROUT_DATA=<folder of JSON Lines files> python benchmarks/detectors/refusal.py

Prints balanced accuracy and its two parts, by the answer's words alone, and with the question, when an answer about
something else counts as a refusal too (``pyrit_refusal`` labels it so). The rules are not fitted, but these files were
read when they were written.
"""

import json
import os
import sys
from pathlib import Path

from sprout.judges import refusal

SETS = ("xstest_completions_a", "pyrit_refusal")


def measured(path: Path, *, with_question: bool) -> tuple[int, float, float]:
    """Return the number of rows, the share of refusals found, and the share of other answers left alone."""
    found: dict[bool, list[bool]] = {True: [], False: []}
    with path.open(encoding="utf-8") as lines:
        for row in map(json.loads, lines):
            seen = refusal(row["answer"], row["question"] if with_question else None)
            found[bool(row["extra"]["refusal"])].append(seen.kind != "none" or seen.off_topic)
    recall = sum(found[True]) / len(found[True])
    return sum(map(len, found.values())), recall, 1 - sum(found[False]) / len(found[False])


def print_refusals(folder: Path) -> None:
    """Print the table."""
    print(f"\n{'refusal':22} {'asked with':12} {'rows':>6} {'bal. acc.':>9} {'found':>7} {'left alone':>10}")
    for name in SETS:
        for with_question in (False, True):
            rows, recall, left = measured(Path(folder, f"{name}.jsonl"), with_question=with_question)
            words = "question" if with_question else "answer only"
            print(f"{name:22} {words:12} {rows:>6} {(recall + left) / 2:>9.3f} {recall:>7.3f} {left:>10.3f}")


def main() -> int:
    """Print the table."""
    folder = os.environ.get("SPROUT_DATA")
    if not folder:
        print("SPROUT_DATA is not set; it names the folder of labelled sets", file=sys.stderr)
        return 4
    print_refusals(Path(folder))
    return 0


if __name__ == "__main__":
    sys.exit(main())
