"""The Markdown scoreboard: what failed comes first, and no text of others becomes markup."""

import html
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st
from recorded import record

from sprout.eval import Fingerprint, RunRecord
from sprout.eval.judge_calibration import Calibration
from sprout.eval.reports.markdown import MOST_BYTES, scoreboard
from sprout.eval.trust import JudgeTrust

HOSTILE = [
    "a | b\n| c |",
    "# head\n- item",
    "<img src=x onerror=alert(1)>",
    "`code` **bold** _it_ ~~gone~~",
    "[link](http://example.org) ![x](y)",
    "@somebody #12",
    "https://example.org www.example.org",
    "\x1b[31mred\u202e",
    "$x$",
    "&lt;b&gt;",
]


def together(*records: RunRecord) -> RunRecord:
    nothing = Fingerprint(harness="0", seed=0, dataset={}, targets={}, judge="j", judge_config="c", overrides={})
    return RunRecord.from_suites(nothing, [suite for one in records for suite in one.suites])


def test_the_table_has_verdict_value_interval_threshold_and_counts() -> None:
    shown = scoreboard(record("pppuf", method="wilson", threshold=0.2))

    assert "| s | **PASS** | blue-rate | 0.600 | 0.231 to 0.882 | ≥ 0.2 | 5 | 1 | 1 |" in shown


def test_the_head_says_how_many_did_not_pass() -> None:
    assert scoreboard(record("pp")).startswith("## sprout: 1 suite, every gate PASS\n")
    assert scoreboard(together(record("pp"), record("ff", name="t"))).startswith(
        "## sprout: 1 of 2 suites did not pass"
    )
    assert scoreboard(record("pp", evaluated=False)).startswith("## sprout: 1 of 1 suite did not pass")
    assert scoreboard(together()).startswith("## sprout: no suite was run")


def test_what_did_not_pass_comes_before_what_did() -> None:
    shown = scoreboard(together(record("pp", name="a"), record("ff", name="b")))

    assert shown.index("### b") < shown.index("### a")


def test_each_case_that_did_not_pass_is_named_with_place_got_and_wanted() -> None:
    shown = html.unescape(scoreboard(record("pfun")))

    assert "| c1 | failed | suites/s.yaml:9: contains: got 'red', wanted 'blue' |" in shown
    assert "| c2 | undecided | suites/s.yaml:9: contains: undecided: no reason is given |" in shown
    assert "| c3 | not run | later |" in shown
    assert "| c0 |" not in shown


def test_a_long_list_of_misses_is_cut_and_the_rest_is_counted() -> None:
    shown = scoreboard(record("f" * 100))

    assert "And 60 more cases that did not pass." in shown
    assert shown.count("| failed |") == 40


def test_what_is_known_of_the_judge_is_said() -> None:
    one = record("pp")
    trust = JudgeTrust(judge="j", config_hash="c", calibration=Calibration(status="missing", says="people say so"))
    suite = one.suites[0].model_copy(update={"judge_trust": trust})

    assert "- people say so" in scoreboard(one.model_copy(update={"suites": (suite,)}))


def test_a_scoreboard_never_grows_beyond_what_a_comment_takes() -> None:
    many = together(*(record("f" * 50, name=f"suite-{n:03}", got="word " * 500) for n in range(40)))
    shown = scoreboard(many)

    assert len(shown.encode()) <= MOST_BYTES
    assert re.search(r"[0-9]+ suites are left out here", shown)
    assert shown.count("**FAIL**") == 40, "the table has every suite"


@pytest.mark.parametrize("text", HOSTILE)
def test_text_of_a_target_is_no_markup(text: str) -> None:
    lines = scoreboard(record("pf", got=text)).splitlines()
    (row,) = [line for line in lines if line.startswith("| c1 |")]
    cells = row.strip("| ").split(" | ")

    assert len(cells) == 3
    assert not re.search(r"[<>`*\[\]~@\\$!\x1b\u202e]|https?:|www\.|&(?!#[0-9]+;)", cells[2])


@given(got=st.text())
def test_whatever_a_target_says_a_miss_is_one_row_of_three_cells(got: str) -> None:
    shown = scoreboard(record("pf", got=got))

    (row,) = [line for line in shown.split("\n") if line.startswith("| c1 |")]
    assert row.count("|") == 4
    shown.encode()


def test_the_same_record_gives_the_same_text() -> None:
    assert scoreboard(record("pfu")) == scoreboard(RunRecord.model_validate_json(record("pfu").to_json()))
