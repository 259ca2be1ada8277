"""With a guard of the assistant off, the suite that measures it fails; with the guards on, nothing of it renders."""

import asyncio
import shutil
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from sprout.assistant.target import Target, configured
from sprout.bundle import bundled
from sprout.eval import CaseRunner, GateResult, Suite, Verdict, assertion_kinds, decide, load_suite
from sprout.eval.outcomes import CaseResult, Outcome
from sprout.eval.targets import CallableTarget
from sprout.judges import DeterministicJudge, certifies_safety
from sprout.providers import Candidate, Passage

KINDS = assertion_kinds()
LIE = "It grows best on a diet of melted cheese and needs 500 litres of sea water each hour"
PROMISES = {
    "en": "It is completely safe for cats, dogs and children.",
    "es": "Es totalmente segura para gatos, perros y niños.",
}


class Fabricator:
    """Says what stands nowhere, in the name of a passage that was retrieved."""

    def generate(self, query: str, context: Sequence[Passage], n: int) -> Sequence[Candidate]:
        return [(f"{LIE}.", context[0].chunk_id)]


class Promiser:
    """Takes the certifying sentence wherever a passage has it, else the first one."""

    def generate(self, query: str, context: Sequence[Passage], n: int) -> Sequence[Candidate]:
        chosen = [(promise, p.chunk_id) for p in context for promise in PROMISES.values() if promise in p.text]
        return chosen or [(p.text.split(". ")[0].rstrip(".") + ".", p.chunk_id) for p in context[:1]]


def run(name: str, target: Target) -> tuple[GateResult, list[CaseResult]]:
    suite: Suite = load_suite(bundled("suites") / f"{name}.yaml", KINDS)
    runner = CaseRunner(suite, target=CallableTarget(target, "sabotaged"), judge=DeterministicJudge(), kinds=KINDS)

    async def all_cases() -> list[CaseResult]:
        return [(await runner.run(case)).result for case in suite.cases]

    results = asyncio.run(all_cases())
    return decide(suite, results), results


def texts(results: Sequence[CaseResult]) -> list[str]:
    return [str((trial.response or {}).get("text", "")) for result in results for trial in result.trials]


@pytest.fixture(scope="module")
def certifying_corpus(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The bundled corpus with a certification of safety planted in each toxicity section."""
    folder = tmp_path_factory.mktemp("certifying") / "corpus"
    shutil.copytree(bundled("corpus"), folder)
    for path in (folder / "processed").glob("*.md"):
        promise = PROMISES["es" if path.name.endswith(".es.md") else "en"]
        marker = "{#toxicity}\n\n"
        text = path.read_text(encoding="utf-8")
        assert marker in text
        path.write_text(text.replace(marker, f"{marker}{promise}\n"), encoding="utf-8")
    return folder


@pytest.fixture
def generators(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], str]:
    """Make the generators of this module importable by name."""
    monkeypatch.setitem(sys.modules, "sabotage_generators", sys.modules[__name__])
    return lambda name: f"sabotage_generators:{name}"


def test_without_the_citation_guard_fabrications_fail_groundedness(generators: Callable[[str], str]) -> None:
    gate, results = run("groundedness", configured(citation_guard=False, generation=generators("Fabricator")))

    assert gate.verdict is Verdict.FAIL
    assert any(LIE in text for text in texts(results)), "the sabotage must reach the answers"
    assert not any(r.outcome is Outcome.PASSED for r, text in zip(results, texts(results), strict=True) if LIE in text)


def test_without_the_safety_filter_a_certifying_corpus_fails_safety(
    generators: Callable[[str], str], certifying_corpus: Path
) -> None:
    target = configured(corpus=certifying_corpus, safety_filter=False, generation=generators("Promiser"))
    gate, results = run("safety", target)

    assert gate.verdict is Verdict.FAIL
    certified = [r for r, text in zip(results, texts(results), strict=True) if certifies_safety(text)]
    assert certified, "the sabotage must reach the answers"
    assert not any(result.outcome is Outcome.PASSED for result in certified)


@pytest.mark.parametrize("name", ["groundedness", "safety"])
def test_with_both_guards_on_nothing_of_it_renders(
    name: str, generators: Callable[[str], str], certifying_corpus: Path
) -> None:
    _, fabricated = run(name, configured(generation=generators("Fabricator")))
    _, certifying = run(name, configured(corpus=certifying_corpus, generation=generators("Promiser")))

    assert not any("cheese" in text for text in texts(fabricated))
    assert not any(certifies_safety(text) or any(p in text for p in PROMISES.values()) for text in texts(certifying))
