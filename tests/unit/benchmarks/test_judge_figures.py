"""The figures by which the deterministic judge is measured."""

import importlib
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture(scope="module")
def figures() -> Iterator[tuple[ModuleType, ModuleType, ModuleType]]:
    sys.path.insert(0, str(ROOT))
    try:
        yield (
            importlib.import_module("benchmarks.judge.evaluation"),
            importlib.import_module("benchmarks.judge.measuring"),
            importlib.import_module("benchmarks.judge.rows"),
        )
    finally:
        sys.path.remove(str(ROOT))


def test_rows_of_one_passage_are_in_one_fold(figures: tuple[ModuleType, ModuleType, ModuleType]) -> None:
    evaluation, _, rows = figures
    names = tuple(f"passage {n % 40}" for n in range(200))
    flags = np.zeros(200, dtype=bool)
    table = rows.Table(
        features=np.zeros((200, 1)),
        supported=np.zeros(200, dtype=int),
        sets=np.zeros(200, dtype=int),
        passages=names,
        contradiction=flags,
        refuted=flags,
        excluded=flags,
    )
    fold = evaluation.folds(table)
    assert len(set(zip(names, fold.tolist(), strict=True))) == 40
    assert set(fold.tolist()) == set(range(5))


def test_undecided_counts_as_not_called_supported(figures: tuple[ModuleType, ModuleType, ModuleType]) -> None:
    _, measuring, _ = figures
    tally = measuring.Tally(
        verdicts=Counter({(True, "yes"): 1, (True, "undecided"): 1, (False, "no"): 1, (False, "undecided"): 1})
    )
    assert (tally.balanced_accuracy, tally.undecided) == (0.75, 0.5)


def test_a_contradiction_called_supported_is_counted_against_all_contradictions(
    figures: tuple[ModuleType, ModuleType, ModuleType],
) -> None:
    _, measuring, _ = figures
    relations = Counter({("contradiction", "yes"): 1, ("contradiction", "no"): 3, ("entailment", "yes"): 4})
    assert measuring.Tally(relations=relations).contradictions_certified == 0.25


def test_the_judge_and_its_measure_lower_a_refuted_score_alike(
    figures: tuple[ModuleType, ModuleType, ModuleType],
) -> None:
    evaluation, _, _ = figures
    from sprout.judges import deterministic

    assert evaluation.REFUTED == deterministic._REFUTED
