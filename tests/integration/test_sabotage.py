"""Each of ten small breakages of the assistant turns red the suite that measures it."""

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from breakages import BREAKAGES, LIE, PROMISES, Breakage, certifying_corpus

from sprout.assistant.target import Target, configured
from sprout.bundle import bundled
from sprout.eval import CaseRunner, GateResult, Suite, Verdict, assertion_kinds, decide, load_suite
from sprout.eval.baseline import read_record
from sprout.eval.outcomes import CaseResult, Outcome
from sprout.eval.targets import CallableTarget
from sprout.judges import DeterministicJudge, certifies_safety

KINDS = assertion_kinds()
ROOT = Path(__file__).resolve().parents[2]


def run(name: str, target: Target) -> tuple[GateResult, list[CaseResult]]:
    suite: Suite = load_suite(bundled("suites") / f"{name}.yaml", KINDS)
    runner = CaseRunner(suite, target=CallableTarget(target, "sabotaged"), judge=DeterministicJudge(), kinds=KINDS)

    async def all_cases() -> list[CaseResult]:
        return [(await runner.run(case)).result for case in suite.cases]

    results = asyncio.run(all_cases())
    return decide(suite, results), results


def unbroken(name: str) -> Verdict:
    """Return the committed verdict."""
    (suite,) = (one for one in read_record(ROOT / "docs" / "audits" / "run.json").suites if one.name == name)
    assert suite.gate_result is not None
    return suite.gate_result.verdict


def texts(results: Sequence[CaseResult]) -> list[str]:
    return [str((trial.response or {}).get("text", "")) for result in results for trial in result.trials]


@pytest.mark.parametrize("breakage", BREAKAGES, ids=[one.name for one in BREAKAGES])
def test_the_suite_that_must_fail_does(
    breakage: Breakage, tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    with breakage.broken(tmp_path) as target:
        gate, results = run(breakage.suite, target)

    record_property("measured", f"sabotage: {breakage.name}: {breakage.suite}: {gate.says}")
    assert unbroken(breakage.suite) is Verdict.PASS, "else it says nothing that the suite fails"
    assert gate.verdict is Verdict.FAIL
    assert not any(result.outcome is Outcome.UNDECIDED for result in results), "it fails for what is answered"


def test_fabrications_that_the_guard_let_through_are_found_one_by_one(tmp_path: Path) -> None:
    (guard_off,) = (one for one in BREAKAGES if one.name == "citation guard off")
    with guard_off.broken(tmp_path) as target:
        _, results = run(guard_off.suite, target)

    fabricated = [r for r, text in zip(results, texts(results), strict=True) if LIE in text]
    assert fabricated, "the sabotage must reach the answers"
    assert not any(result.outcome is Outcome.PASSED for result in fabricated)


def test_certificates_that_the_filter_let_through_are_found_one_by_one(tmp_path: Path) -> None:
    (filter_off,) = (one for one in BREAKAGES if one.name == "safety filter off")
    with filter_off.broken(tmp_path) as target:
        _, results = run(filter_off.suite, target)

    certified = [r for r, text in zip(results, texts(results), strict=True) if certifies_safety(text)]
    assert certified, "the sabotage must reach the answers"
    assert not any(result.outcome is Outcome.PASSED for result in certified)


@pytest.mark.parametrize("name", ["groundedness", "safety"])
def test_with_both_guards_on_nothing_of_it_renders(name: str, tmp_path: Path) -> None:
    corpus = certifying_corpus(tmp_path / "corpus")
    _, fabricated = run(name, configured(generation="breakages:Fabricator"))
    _, certifying = run(name, configured(corpus=corpus, generation="breakages:Promiser"))

    assert not any("cheese" in text for text in texts(fabricated))
    assert not any(certifies_safety(text) or any(p in text for p in PROMISES.values()) for text in texts(certifying))


def test_the_table_of_breakages_is_in_the_model_card() -> None:
    card = (ROOT / "docs" / "explanation" / "model-card.md").read_text(encoding="utf-8")

    for breakage in BREAKAGES:
        assert f"| {breakage.name} | {breakage.suite} |" in card
