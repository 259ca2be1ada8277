"""The table of results, and what travels into it."""

import itertools
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from pytest_sprout.bench import Bench, Recorded
from pytest_sprout.ledger import Ledger
from pytest_sprout.transport import CASE, DECLARED, pack_case, pack_suite, unpack_case, unpack_suite
from sprout.eval import CaseResult, Grade, Outcome, Settings, Trial, assertion_kinds
from sprout.eval.loading import read_suite
from sprout.eval.outcomes import GradedAssertion
from sprout.eval.runner import RanCase

SUITE = r"""
suite: s
target: {url: "http://x/ask", headers: {A: b}, response: {text: a.b}}
metric: {name: m, definition: d, threshold: 0.5}
gate: {kind: rate, method: exact}
cases:
  - {id: a, turns: [hello, {user: b, assistant: c}, d], assert: [{not: {contains: blue}}], tags: [x]}
  - {id: b, question: ¿qué?, assert: [{matches: "a.c"}], response: {text: "🌱", metadata: {k: [1, 2.5, null, true]}}}
"""


def bench(text: str = SUITE) -> Bench:
    suite = read_suite(text.encode(), "suites/s.yaml", "s", assertion_kinds())
    kinds: Any = assertion_kinds()
    judge: Any = SimpleNamespace(name="j", config_hash="h")
    made = Bench(
        path=Path("/somewhere/suites/s.yaml"), nodeid="suites/s.yaml::s", label=None,
        suite=suite, target=Recorded(),
        renew_target=Recorded, identity="t", judge=judge, kinds=kinds, settings=Settings(), shortage="30 needed",
    )  # fmt: skip
    made.selected = frozenset({"a", "b"})
    return made


def ran(outcome: Outcome, name: str = "a", *, got: str = "x", seconds: float = 0.5) -> RanCase:
    if outcome is Outcome.NOT_RUN:
        return RanCase(result=CaseResult(id=name, line=6, outcome=outcome, not_run="later"), seconds=seconds)
    passed = {Outcome.PASSED: True, Outcome.FAILED: False, Outcome.UNDECIDED: None}[outcome]
    graded = GradedAssertion(kind="contains", line=6, grade=Grade(passed=passed, got=got))
    trials = (Trial(outcome=outcome, assertions=(graded,)),)
    return RanCase(result=CaseResult(id=name, line=6, outcome=outcome, trials=trials), seconds=seconds)


def report(outcome: str = "passed", **carried: str) -> Any:
    return SimpleNamespace(outcome=outcome, **carried)


def filled(*results: RanCase) -> Any:
    ledger = Ledger()
    ledger.declare(pack_suite(bench()))
    for one in results:
        ledger.receive(report(**{CASE: pack_case(bench(), one)}))
    (entry,) = ledger
    return entry


def test_a_suite_arrives_as_it_was_sent() -> None:
    sent = bench()

    got = unpack_suite(pack_suite(sent))

    assert got.suite == sent.suite
    assert (got.path, got.nodeid, got.target, got.shortage) == (sent.path, sent.nodeid, "t", "30 needed")
    assert got.whole


def test_messages_are_ascii() -> None:
    assert pack_suite(bench()).isascii()
    assert pack_case(bench(), ran(Outcome.FAILED, got="¿🌱?")).isascii()


def test_a_result_arrives_as_it_was_sent() -> None:
    sent = ran(Outcome.FAILED, got="¿🌱?")

    got = unpack_case(pack_case(bench(), sent))

    assert (got.result, got.seconds, got.suite) == (sent.result, 0.5, "s")


@pytest.mark.parametrize("order", list(itertools.permutations([Outcome.FAILED, Outcome.UNDECIDED, Outcome.PASSED])))
def test_of_several_results_for_a_case_the_worst_stays(order: tuple[Outcome, ...]) -> None:
    entry = filled(*(ran(outcome, seconds=n) for n, outcome in enumerate(order)))

    assert entry.results["a"].outcome is Outcome.FAILED
    assert entry.seconds == {"a": 2}


def test_of_two_results_alike_the_same_one_stays_in_either_order() -> None:
    one, other = ran(Outcome.FAILED, got="one"), ran(Outcome.FAILED, got="other")

    assert filled(one, other).results == filled(other, one).results


def test_what_is_run_again_is_left_out() -> None:
    ledger = Ledger()
    ledger.receive(report("rerun", **{CASE: pack_case(bench(), ran(Outcome.FAILED)), DECLARED: pack_suite(bench())}))
    ledger.receive(report("passed", **{CASE: pack_case(bench(), ran(Outcome.PASSED))}))
    (entry,) = ledger

    assert entry.results["a"].outcome is Outcome.PASSED


def test_a_report_that_carries_nothing_changes_nothing() -> None:
    ledger = Ledger()
    ledger.receive(report())

    assert len(ledger) == 0


def test_a_skipped_case_did_not_run() -> None:
    entry = filled(ran(Outcome.NOT_RUN, "a"), ran(Outcome.PASSED, "b"))

    assert entry.ran == 1


def test_a_suite_of_which_not_every_case_was_selected_is_not_whole() -> None:
    part = bench()
    part.selected = frozenset({"a"})

    assert not unpack_suite(pack_suite(part)).whole
    assert not part.tolerates
