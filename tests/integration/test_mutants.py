"""Thirty right answers of the committed run, made wrong: the suites that measure what an answer says notice each."""

import asyncio
from collections.abc import Callable
from pathlib import Path

from sprout.eval import assertion_kinds, load_suite
from sprout.eval.baseline import read_record
from sprout.eval.mutants.answers import ANSWER_KINDS, answer_mutants
from sprout.eval.mutants.grading import grade_mutants
from sprout.judges import DeterministicJudge

ROOT = Path(__file__).resolve().parents[2]
CONTENT = ("completeness", "conversation", "groundedness")


def test_thirty_seeded_mutants_of_right_answers_are_caught(record_property: Callable[[str, object], None]) -> None:
    kinds = assertion_kinds()
    results = {
        suite.name: {case.id: case.result for case in suite.cases if case.result is not None}
        for suite in read_record(ROOT / "docs" / "audits" / "run.json").suites
        if suite.name in CONTENT
    }
    suites = {name: (load_suite(ROOT / "suites" / f"{name}.yaml", kinds), found) for name, found in results.items()}
    mutants = answer_mutants(suites.values(), most=30)

    graded = asyncio.run(grade_mutants(mutants, suites, judge=DeterministicJudge(), kinds=kinds))

    caught = sum(one.caught for one in graded)
    record_property("measured", f"mutants: {caught} of {len(graded)} wrong answers caught ({caught / len(graded):.0%})")
    assert {one.kind for one in mutants} == set(ANSWER_KINDS)
    assert [f"{one.mutant.case}: {one.mutant.was} -> {one.mutant.now}" for one in graded if not one.caught] == []
