"""The section with the verdicts at the end of a run."""

import sys
from collections.abc import Mapping
from dataclasses import dataclass

import pytest

from sprout.eval import RunRecord
from sprout.eval.reports.terminal import Style, summary

__all__ = ["Summary"]

_MARKUP: dict[Style, dict[str, bool]] = {
    "head": {"bold": True},
    "text": {},
    "pass": {"green": True},
    "fail": {"red": True, "bold": True},
    "note": {"yellow": True},
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Summary:
    """What there is to say, wherever it is printed."""

    record: RunRecord | None
    """``None`` if no suite was collected."""

    attempts: Mapping[str, int]
    """How often each suite was put to its target, this run included."""

    notes: tuple[str, ...]
    """What went wrong beside the verdicts; always printed."""

    written: str
    """Which files were written, if any."""

    width: int

    def lines(self, *, failed_only: bool) -> list[tuple[str, Style]]:
        """Return the lines with their styles."""
        lines: list[tuple[str, Style]] = []
        if self.record is not None:
            lines = summary(self.record, self.width, failed_only=failed_only, attempts=self.attempts)
        if self.written and not failed_only:
            lines.append((f"sprout: {self.written}", "text"))
        return [*lines, *((f"sprout: {note}", "note") for note in self.notes)]

    def print_to(self, reporter: pytest.TerminalReporter) -> None:
        """Print as a section of *reporter*; with ``-q`` only what failed."""
        lines = self.lines(failed_only=reporter.config.get_verbosity() < 0)
        if not lines:
            return
        reporter.section("sprout", sep="=")
        for text, style in lines:
            reporter.line(text, **_MARKUP[style])

    def print_to_stderr(self) -> None:
        """Print what failed where there is no terminal reporter."""
        for text, _ in self.lines(failed_only=True):
            print(text, file=sys.stderr)
