"""Measure the deterministic judge and the refusal detector on sets with human labels.

    SPROUT_DATA=<folder of JSON Lines files> python benchmarks/judges.py

Each row has ``claim`` or ``answer``, ``passage``, ``lang``, ``label`` and ``extra``; rows without ``supported`` are
left out. Prints balanced accuracy per set, the share of contradictions called supported, and claims judged per second.
"""

import asyncio
import json
import os
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from sprout.judges import DeterministicJudge, refusal

SETS = (
    "ragtruth_qa",
    "ragtruth_summary",
    "begin_wow",
    "begin_tc_cmu",
    "q2_wow",
    "expertqa",
    "wice_claim",
    "negation_nli",
    "inferes_es",
)


def rows(path: Path) -> Iterator[dict[str, Any]]:
    """Read the rows of one set."""
    with path.open(encoding="utf-8") as lines:
        yield from (json.loads(line) for line in lines)


def balanced(counts: Counter[tuple[bool, bool]]) -> float:
    """Return the mean of the two recalls of (gold, found) counts."""
    return sum(counts[gold, gold] / max(1, counts[gold, gold] + counts[gold, not gold]) for gold in (True, False)) / 2


async def judged(path: Path, judge: DeterministicJudge) -> str:
    """Judge one set and return its line of the table."""
    counts: Counter[tuple[bool, bool]] = Counter()
    contradictions: Counter[str] = Counter()
    begin = time.perf_counter()
    for row in rows(path):
        gold = row["extra"].get("supported")
        if gold is None:
            continue
        passages = row["passage"] if isinstance(row["passage"], list) else [row["passage"]]
        judgement = await judge.entails(row.get("claim") or row["answer"], passages, language=row["lang"])
        counts[bool(gold), judgement.verdict == "yes"] += 1
        if "contradiction" in (row["extra"].get("nli"), row["label"]):
            contradictions[judgement.verdict] += 1
    speed = counts.total() / (time.perf_counter() - begin)
    against = f"{contradictions['yes'] / contradictions.total():.3f}" if contradictions else "-"
    return f"{path.stem:20} {counts.total():6} {balanced(counts):9.3f} {against:>10} {speed:9.0f}"


def refused(path: Path) -> str:
    """Detect refusals in one set and return its line of the table."""
    counts: Counter[tuple[bool, bool]] = Counter()
    for row in rows(path):
        counts[bool(row["extra"]["refusal"]), refusal(row["answer"]).kind != "none"] += 1
    return f"{path.stem:20} {counts.total():6} {balanced(counts):9.3f}"


def main() -> int:
    """Print the table."""
    folder = os.environ.get("SPROUT_DATA")
    if not folder:
        print("SPROUT_DATA is not set; it names the folder of labelled sets", file=sys.stderr)
        return 4
    judge = DeterministicJudge()
    print(f"{'set':20} {'rows':>6} {'bal. acc.':>9} {'contr. yes':>10} {'claims/s':>9}")
    for name in SETS:
        print(asyncio.run(judged(Path(folder, f"{name}.jsonl"), judge)))
    for name in ("xstest_completions_a", "pyrit_refusal"):
        print(refused(Path(folder, f"{name}.jsonl")))
    return 0


if __name__ == "__main__":
    sys.exit(main())
