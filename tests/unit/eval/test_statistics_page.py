"""The tables of the page on statistics are what the functions give."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from sprout.eval.stats import (
    cases_for_failures,
    cases_for_perfect,
    cases_for_power,
    cases_for_rate,
    group_sequential_plan,
    max_certifiable,
    pass_probability,
    tost_power,
)

PAGE = (Path(__file__).resolve().parents[3] / "docs" / "explanation" / "statistics.md").read_text(encoding="utf-8")
BARS = (0.8, 0.9, 0.95, 0.99)
TWO_SIDED: Any = {"confidence": 0.95, "side": "two-sided"}
Row = list[str]


def table(name: str) -> list[Row]:
    """Return the rows of the table after the comment that names it, its head left out."""
    after = PAGE.split(f"<!-- table: {name} -->\n")[1].splitlines()
    rows = after[: after.index("")]
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in rows[2:]]


def perfect(row: Row) -> Row:
    return [str(cases_for_perfect(bar, row[0].strip("`"), **TWO_SIDED)) for bar in BARS]  # type: ignore[arg-type]


def failures(row: Row) -> Row:
    return [str(cases_for_failures(bar, int(row[0]), method="wilson", **TWO_SIDED)) for bar in BARS]


def certifiable(row: Row) -> Row:
    return [f"{max_certifiable(int(row[0]), 'wilson', 0.95, side='two-sided'):.3f}"]


def power(row: Row) -> Row:
    bar, rate = float(row[0]), float(row[1])
    repeated = cases_for_rate(bar, rate, "wilson", **TWO_SIDED)
    return [row[1], str(repeated), str(cases_for_power(bar, rate, method="wilson", **TWO_SIDED))]


def pairs(row: Row) -> Row:
    margin, differ = float(row[0]), float(row[1])

    def enough(*, no_worse: bool) -> str:
        sizes = (n for n in range(10, 2000, 5) if tost_power(n, differ, margin, no_worse=no_worse) >= 0.8)
        return str(next(sizes))

    return [row[1], enough(no_worse=True), enough(no_worse=False)]


PLAN = group_sequential_plan(200, 0.9, confidence=0.975)


def sequential(row: Row) -> Row:
    rate = float(row[0])
    passes, asked = PLAN.pass_probability(rate)
    exact = pass_probability(200, rate, 0.9, method="exact", **TWO_SIDED)
    return [f"{passes:.3f}", f"{asked:.0f}", f"{exact:.3f}"]


TABLES: dict[str, Callable[[Row], Row]] = {
    "perfect": perfect,
    "failures": failures,
    "certifiable": certifiable,
    "power": power,
    "pairs": pairs,
    "sequential": sequential,
}


@pytest.mark.parametrize(("name", "row"), [(name, row) for name in TABLES for row in table(name)])
def test_a_row_is_what_the_functions_give(name: str, row: Row) -> None:
    assert row[1:] == TABLES[name](row)


def test_each_table_is_checked() -> None:
    assert re.findall(r"<!-- table: (\w+) -->", PAGE) == list(TABLES)


@pytest.mark.parametrize(
    ("rule", "method", "side"),
    [
        ("Wilson, lower end of the two-sided 95 % interval (`wilson`)", "wilson", "two-sided"),
        ("Wilson, one-sided 95 %", "wilson", "lower"),
        ("exact, lower end of the two-sided 95 % interval (`exact`)", "exact", "two-sided"),
    ],
)
def test_the_false_passes_of_the_rules_are_what_they_are_said_to_be(rule: str, method: Any, side: Any) -> None:
    (line,) = [line for line in PAGE.splitlines() if line.startswith(f"| {rule} |")]

    for cell, bar in zip(line.strip("|").split("|")[1:], (0.5, *BARS), strict=True):
        worst = max(pass_probability(n, bar, bar, confidence=0.95, side=side, method=method) for n in range(5, 500))
        assert f"{worst:.4f}" == f"0{cell.strip()}"
