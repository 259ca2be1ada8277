from collections.abc import Sequence
from typing import Any

import pytest
from pydantic import TypeAdapter

from sprout.eval.gates import decide
from sprout.eval.outcomes import CaseResult, GateResult, Grade, GradedAssertion, Outcome, Trial, combined
from sprout.eval.suite import AssertionSpec, Case, Gate, Metric, Suite

OUTCOMES = {"p": Outcome.PASSED, "f": Outcome.FAILED, "u": Outcome.UNDECIDED, "-": Outcome.NOT_RUN}
PASSED = {"p": True, "f": False}


class Build:
    """Makes suites and results from short words: p passed, f failed, u undecided, - not run; "pfu" is three trials."""

    def trial(self, letter: str, response: dict[str, Any] | None = None) -> Trial:
        grade = GradedAssertion(kind="contains", line=1, grade=Grade(passed=PASSED.get(letter)))
        return Trial(outcome=OUTCOMES[letter], response=response or {"text": "x"}, assertions=(grade,))

    def result(self, name: str, letters: str, response: dict[str, Any] | None = None) -> CaseResult:
        if letters == "-":
            return CaseResult(id=name, line=1, outcome=Outcome.NOT_RUN, not_run="skipped")
        trials = tuple(self.trial(letter, response) for letter in letters)
        return CaseResult(id=name, line=1, outcome=combined([trial.outcome for trial in trials]), trials=trials)

    def case(self, name: str, **more: Any) -> Case:
        return Case(id=name, line=1, question="Why?", assertions=(AssertionSpec(kind="contains", line=1),), **more)

    def suite(self, gate: dict[str, Any], threshold: float, cases: Sequence[Case], **more: Any) -> Suite:
        direction: Any = "lower" if gate["kind"] in {"parity", "calibration"} else "higher"
        return Suite(
            name="s", path="s.yaml", gate_line=1, content_hash="sha256:0", cases=tuple(cases),
            metric=Metric(name="share", definition="d", threshold=threshold, direction=direction),
            gate=TypeAdapter[Any](Gate).validate_python(gate), **more,
        )  # fmt: skip

    def plain(self, gate: dict[str, Any], threshold: float, letters: Sequence[str]) -> GateResult:
        """Decide a suite of cases that differ in nothing but their outcome."""
        names = [f"c{n}" for n in range(len(letters))]
        results = [self.result(name, one) for name, one in zip(names, letters, strict=True)]
        return decide(self.suite(gate, threshold, [self.case(name) for name in names]), results)

    def pairs(self, gate: dict[str, Any], threshold: float, pairs: Sequence[str]) -> GateResult:
        """Decide a suite of pairs: "pf" is a pair whose English case passed and whose Spanish one failed."""
        cases, results = [], []
        for number, outcomes in enumerate(pairs):
            for language, letter in zip(("en", "es"), outcomes, strict=True):
                name = f"{language}{number}"
                cases.append(self.case(name, pair=f"p{number}", language=language))
                results.append(self.result(name, letter))
        return decide(self.suite({"kind": "parity", **gate}, threshold, cases), results)

    def classes(
        self, gate: dict[str, Any], threshold: float, answer: Sequence[str], refuse: Sequence[str]
    ) -> GateResult:
        """Decide a suite with cases to answer and cases to refuse."""
        cases, results = [], []
        for expect, letters in (("answer", answer), ("refuse", refuse)):
            for number, letter in enumerate(letters):
                cases.append(self.case(f"{expect}{number}", expect=expect))
                results.append(self.result(f"{expect}{number}", letter))
        return decide(self.suite({"kind": "joint-refusal", **gate}, threshold, cases), results)

    def confident(
        self, gate: dict[str, Any], threshold: float, cases: Sequence[tuple[str, float | None, bool | None]]
    ) -> GateResult:
        """Decide a suite of cases given as outcome, confidence and whether it was refused."""
        names = [f"c{n}" for n in range(len(cases))]
        results = [
            self.result(name, letter, {"text": "x", "confidence": said, "refused": refused})
            for name, (letter, said, refused) in zip(names, cases, strict=True)
        ]
        suite = self.suite({"kind": "calibration", **gate}, threshold, [self.case(name) for name in names])
        return decide(suite, results)


@pytest.fixture(scope="session")
def build() -> Build:
    return Build()
