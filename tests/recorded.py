"""Records of runs that never were, for the tests of what is made of them."""

from typing import Any

from sprout.eval import CaseResult, Fingerprint, Grade, Outcome, RunRecord, Trial, assertion_kinds, decide, shortage
from sprout.eval.loading import read_suite
from sprout.eval.outcomes import GradedAssertion
from sprout.eval.record import suite_record

__all__ = ["record"]

SUITE = """
suite: {name}
target: t
metric: {{name: blue-rate, definition: Share of blue answers., threshold: {threshold}}}
gate: {{kind: rate, method: {method}}}
cases:
"""


def result(name: str, outcome: Outcome, got: str = "red") -> CaseResult:
    if outcome is Outcome.NOT_RUN:
        return CaseResult(id=name, line=1, outcome=outcome, not_run="later")
    passed = {Outcome.PASSED: True, Outcome.FAILED: False, Outcome.UNDECIDED: None}[outcome]
    assertion = GradedAssertion(kind="contains", line=9, grade=Grade(passed=passed, got=got, wanted="'blue'"))
    return CaseResult(id=name, line=1, outcome=outcome, trials=(Trial(outcome=outcome, assertions=(assertion,)),))


def record(outcomes: str, *, evaluated: bool = True, overrides: dict[str, str] | None = None, **more: Any) -> RunRecord:
    """Return the record of a suite whose cases end as the letters of *outcomes* say: p, f, u or n."""
    words = {"p": Outcome.PASSED, "f": Outcome.FAILED, "u": Outcome.UNDECIDED, "n": Outcome.NOT_RUN}
    given_ = {"name": "s", "threshold": 0.5, "method": "point", "got": "red", **more}
    got = given_.pop("got")
    text = SUITE.format(**given_)
    text += "".join(f"  - {{id: c{n}, question: q, assert: [{{contains: blue}}]}}\n" for n in range(len(outcomes)))
    suite = read_suite(text.encode(), f"suites/{given_['name']}.yaml", given_["name"], assertion_kinds())
    results = [result(f"c{n}", words[letter], got) for n, letter in enumerate(outcomes)]
    one = suite_record(
        suite,
        {each.id: each for each in results},
        target="t",
        trials=1,
        shortage=shortage(suite),
        gate_result=decide(suite, results) if evaluated else None,
        not_evaluated=None if evaluated else "1 of 4 cases were selected",
    )
    fingerprint = Fingerprint(
        harness="0", seed=0, dataset={}, targets={"s": "t"}, judge="j", judge_config="c", overrides=overrides or {}
    )
    return RunRecord.from_suites(fingerprint, [one])
