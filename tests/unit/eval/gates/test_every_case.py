from typing import Any

import pytest

from sprout.eval.outcomes import Reason, Verdict

GATE = {"kind": "every-case"}


def test_it_passes_when_each_case_passes(build: Any) -> None:
    assert build.plain(GATE, 1.0, ["p", "pp"]).verdict is Verdict.PASS


@pytest.mark.parametrize(
    ("letter", "reason"), [("f", Reason.BELOW), ("pf", Reason.BELOW), ("u", Reason.UNDECIDED), ("-", Reason.UNDECIDED)]
)
def test_one_case_that_does_not_pass_is_enough_to_fail(build: Any, letter: str, reason: Reason) -> None:
    result = build.plain(GATE, 1.0, ["p"] * 99 + [letter])

    assert (result.verdict, result.reason) == (Verdict.FAIL, reason)


def test_a_failed_case_weighs_more_than_an_undecided_one(build: Any) -> None:
    result = build.plain(GATE, 1.0, ["p", "u", "f"])

    assert result.reason is Reason.BELOW
    assert "1 of 3 cases failed" in result.says
