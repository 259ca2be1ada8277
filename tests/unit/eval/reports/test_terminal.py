"""The summary for terminals: everything that a reader needs, in any width."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from recorded import record

from sprout.eval import RunRecord
from sprout.eval.judge_calibration import Calibration
from sprout.eval.reports.terminal import summary
from sprout.eval.suite import NoWorseGate
from sprout.eval.trust import JudgeTrust


def text_of(shown: RunRecord, width: int = 100, **more: Any) -> str:
    return "\n".join(text for text, _ in summary(shown, width, **more))


def test_the_table_has_suite_verdict_rate_interval_threshold_n_and_undecided() -> None:
    head, row = text_of(record("pppu", method="wilson", threshold=0.2)).splitlines()[:2]

    assert head.split() == ["suite", "verdict", "rate", "interval", "threshold", "n", "undecided"]
    assert row.split() == ["s", "PASS", "0.750", "0.301..0.954", "0.2", "4", "1"]


def test_the_metric_is_repeated_word_for_word() -> None:
    assert "s: blue-rate: Share of blue answers." in text_of(record("pp"))


def test_a_fail_says_why_and_each_miss_is_named_with_place_got_and_wanted() -> None:
    shown = text_of(record("pfff"))

    assert "FAIL: the rate 0.250 is below 0.5" in shown
    assert shown.count("missed: suites/s.yaml:9: contains: got 'red', wanted 'blue'") == 3


def test_both_ends_of_the_envelope_are_shown() -> None:
    shown = " ".join(text_of(record("ppun")).split())

    assert "1 undecided and 1 not run: counted against the target 0.500, for it 1.000" in shown
    assert "c3: not run: later" in shown


def test_a_gate_that_was_not_evaluated_says_so() -> None:
    shown = text_of(record("pppp", evaluated=False))

    assert "NOT EVALUATED" in shown
    assert "1 of 4 cases were selected" in shown
    assert "PASS" not in shown


def test_overrides_a_missing_pin_and_a_point_gate_are_said() -> None:
    shown = " ".join(text_of(record("pp", overrides={"gate": "point"})).split())

    assert "overrides: gate=point" in shown
    assert "note: unpinned" in shown
    assert "note: point gate: nothing is shown beyond these 2 cases" in shown
    assert "note: underpowered: fewer than 30 cases" in shown


def test_a_suite_that_can_never_pass_says_how_many_cases_it_needs() -> None:
    assert "30 cases cannot clear 0.95 at 95 %: 73 needed" in text_of(record("p" * 30, method="wilson", threshold=0.95))


def test_with_failed_only_a_suite_that_passed_is_left_out() -> None:
    assert summary(record("pp"), 80, failed_only=True) == []
    assert "suites/s.yaml:5: FAIL: the rate 0.000 is below 0.5" in text_of(record("ff"), failed_only=True)


def test_styles_follow_the_verdict() -> None:
    assert ("fail" in {style for _, style in summary(record("ff"), 80)}) is True
    assert ("fail" in {style for _, style in summary(record("pp"), 80)}) is False


@pytest.mark.parametrize("width", [30, 45, 60, 80, 200])
def test_no_line_is_wider_than_the_terminal(width: int) -> None:
    shown = record("pppfffuun", name="a-suite-with-a-rather-long-name", got="word " * 60)

    assert max(len(text) for text, _ in summary(shown, width)) <= width


@pytest.mark.parametrize("width", [30, 45, 60])
def test_a_narrow_terminal_loses_no_number(width: int) -> None:
    shown = text_of(record("pppu", name="a-suite-with-a-rather-long-name", method="wilson"), width)

    for part in ("a-suite-with-a-rather-long", "0.750", "0.301..0.954", "threshold 0.5", "n 4", "undecided 1"):
        assert part in shown


@given(got=st.text(), width=st.integers(1, 200))
def test_whatever_a_target_says_every_line_can_be_printed(got: str, width: int) -> None:
    for text, _ in summary(record("pf", got=got), width):
        assert "\n" not in text
        assert "\x1b" not in text
        text.encode()


def test_a_repeated_attempt_is_said_and_the_first_is_not() -> None:
    shown = [text for text, _ in summary(record("pp"), 200, attempts={"s": 4})]
    first = [text for text, _ in summary(record("pp"), 200, attempts={"s": 1})]

    assert any("attempt 4 of the same thing" in text for text in shown)
    assert not any("attempt" in text for text in first)


def with_gate(shown: RunRecord, **changes: Any) -> RunRecord:
    suite = shown.suites[0]
    assert suite.gate_result is not None
    gate = suite.gate_result.model_copy(update=changes)
    return shown.model_copy(update={"suites": (suite.model_copy(update={"gate_result": gate}),)})


def test_each_slice_has_a_line() -> None:
    interval = {"lower": 0.5, "upper": 0.9, "method": "wilson", "confidence": 0.95}
    rows = [
        {"slice": "cats", "n": 20, "value": 0.75, "interval": interval, "passes": True},
        {"slice": "dogs", "n": 3, "value": None, "interval": None, "passes": False},
    ]
    shown = text_of(with_gate(record("pp"), details={"slices": rows}))

    assert "  slice cats: PASS: 0.750, 0.500..0.900, n 20" in shown
    assert "  slice dogs: FAIL: -, n 3" in shown


def test_why_a_suite_is_underpowered_is_said() -> None:
    shown = text_of(with_gate(record("pp"), underpowered_why="a target at 0.9 passes with probability 0.31"), 200)

    assert "note: underpowered: a target at 0.9 passes with probability 0.31" in shown


def test_cases_that_an_early_verdict_left_out_are_not_listed_one_by_one() -> None:
    shown = record("pppn")
    left = shown.suites[0].cases[3].result
    assert left is not None
    early = left.model_copy(update={"not_run": "decided early"})
    cases = (*shown.suites[0].cases[:3], shown.suites[0].cases[3].model_copy(update={"result": early}))
    suite = shown.suites[0].model_copy(update={"cases": cases})

    assert "c3: not run" in text_of(shown)
    assert "c3" not in text_of(shown.model_copy(update={"suites": (suite,)}))


def test_the_interval_of_a_comparison_is_called_one_of_a_difference() -> None:
    shown = record("pp", method="wilson")
    gate = NoWorseGate(kind="no-worse-than", baseline="b.json")
    suite = shown.suites[0].model_copy(update={"gate": gate})

    row = text_of(shown.model_copy(update={"suites": (suite,)})).splitlines()[1]

    assert " diff 0.342..1.000 " in row


@pytest.mark.parametrize(("status", "style"), [("calibrated", "text"), ("missing", "note"), ("stale", "note")])
def test_what_people_say_of_the_judge_is_shown_beside_the_verdict(status: Any, style: str) -> None:
    shown = record("pp")
    trust = JudgeTrust(judge="j", config_hash="c", calibration=Calibration(status=status, says="people say so"))
    (suite,) = shown.suites
    judged = shown.model_copy(update={"suites": (suite.model_copy(update={"judge_trust": trust}),)})

    assert ("  people say so", style) in summary(judged, 100)
    assert "people say so" not in text_of(shown)
