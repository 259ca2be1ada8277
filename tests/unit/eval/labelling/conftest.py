"""Runs to label: records of suites whose every answer, verdict and citation a test chooses."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from sprout.eval import assertion_kinds
from sprout.eval.fingerprint import Fingerprint
from sprout.eval.labelling.answers import Answer, answers_of
from sprout.eval.loading import read_suite
from sprout.eval.outcomes import CaseResult, Grade, GradedAssertion, Outcome, Trial, combined
from sprout.eval.record import RunRecord, SuiteRecord, suite_record

PASSED = {"p": True, "f": False}


class Runs:
    """Makes records: of each case one letter says what the judge found, p passed, f failed, u undecided."""

    def suite(
        self, letters: str, *, name: str = "s", language: Mapping[int, str] | None = None, other: str = "",
        response: Mapping[str, Any] | None = None, question: str = "Why?", wanted: str = "states 'it'",
    ) -> SuiteRecord:  # fmt: skip
        """Return a record; *other* gives what an assertion found that asks no judge, '-' stands for no response."""
        tongues = language or {}
        rows = "".join(
            f"- {{id: c{n}, question: Why?, language: {tongues.get(n, 'en')}, assert: [{{states: It is so.}}]}}\n"
            for n in range(len(letters))
        )
        top = f"suite: {name}\nmetric: {{name: share, definition: d, threshold: 0.5}}\ngate: {{kind: rate}}\n"
        made = read_suite(f"{top}cases:\n{rows}".encode(), f"suites/{name}.yaml", name, assertion_kinds())
        others = other.ljust(len(letters), "p")
        results = {}
        for case, one, two in zip(made.cases, letters, others, strict=True):
            shown = {"text": f"Answer {case.id}.", **(response or {})}
            results[case.id] = self._result(case.id, one, two, shown, wanted)
        record = suite_record(made, results, target="t", trials=1, shortage=None, gate_result=None)
        cases = tuple(case.model_copy(update={"question": question}) for case in record.cases)
        return record.model_copy(update={"cases": cases})

    def _result(self, name: str, letter: str, other: str, shown: Mapping[str, Any], wanted: str) -> CaseResult:
        if letter == "-":
            trial = Trial(outcome=Outcome.UNDECIDED, error="no connection")
            return CaseResult(id=name, line=1, outcome=Outcome.UNDECIDED, trials=(trial,))
        judge = Grade(passed=PASSED.get(letter), wanted=wanted, got="the verdict is hidden", reason="a secret reason")
        graded = (
            GradedAssertion(kind="answers", line=1, grade=Grade(passed=PASSED.get(other), wanted="an answer")),
            GradedAssertion(kind="states", line=1, judged=True, grade=judge),
        )
        outcome = combined([one.outcome for one in graded])
        trial = Trial(outcome=outcome, response=dict(shown), assertions=graded)
        return CaseResult(id=name, line=1, outcome=outcome, trials=(trial,))

    def answers(self, *suites: SuiteRecord) -> list[Answer]:
        return [one for suite in suites for one in answers_of(suite)]

    def write(self, path: Path, *suites: SuiteRecord, judge: str = "j", config: str = "c") -> str:
        parts: dict[str, Any] = {"harness": "0", "seed": 0, "judge": judge, "judge_config": config, "overrides": {}}
        fingerprint = Fingerprint(
            dataset={one.name: one.content_hash for one in suites}, targets={one.name: "t" for one in suites}, **parts
        )
        path.write_text(RunRecord.from_suites(fingerprint, suites).to_json())
        return str(path)

    def filled(self, sheet: str, words: Mapping[str, str] | Sequence[str]) -> str:
        """Return *sheet* with labels, by case or in the sheet's order."""
        import csv
        import io

        rows = list(csv.DictReader(io.StringIO(sheet.removeprefix("\ufeff"), newline="")))
        target = io.StringIO()
        writer = csv.DictWriter(target, rows[0].keys())
        writer.writeheader()
        for number, row in enumerate(rows):
            word = words.get(row["case"].removeprefix("'"), "") if isinstance(words, Mapping) else words[number]
            writer.writerow({**row, "label": word})
        return "\ufeff" + target.getvalue()


@pytest.fixture(scope="session")
def runs() -> Runs:
    return Runs()
