"""What tests measured, printed at the end of the run, also under pytest-xdist."""

import pytest

MEASURED = "measured"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    found = sorted(
        str(value)
        for report in terminalreporter.getreports("passed")
        for name, value in report.user_properties
        if name == MEASURED
    )
    if found:
        terminalreporter.section("measured")
    for line in found:
        terminalreporter.line(line)
