"""What is wrong with a case, one line for each finding: the file and line, the assertion, got and wanted."""

from collections.abc import Iterator

from sprout.eval.outcomes import CaseResult, GradedAssertion, Outcome
from sprout.text import plain

__all__ = ["findings"]

_LONGEST = 160


def findings(path: str, result: CaseResult) -> tuple[str, ...]:
    """Return the findings of *result*, what failed before what is undecided, each finding once.

    *path* is the suite's file. Nothing is found in a case that passed or was not run; a failed or undecided one has at
    least one finding.
    """
    many = len(result.trials) > 1
    found: list[tuple[bool, str]] = []
    for number, trial in enumerate(result.trials, start=1):
        head = f"trial {number}: " if many else ""
        if trial.error is not None:
            found.append((False, f"{path}:{result.line}: {head}undecided: {_short(trial.error)}"))
        found.extend((failed, f"{path}:{line}: {head}{text}") for failed, line, text in _graded(trial.assertions))
    if not found and result.outcome in {Outcome.FAILED, Outcome.UNDECIDED}:
        found.append((False, f"{path}:{result.line}: {result.outcome.value}, and no assertion says why"))
    return tuple(dict.fromkeys(text for _, text in sorted(found, key=lambda one: not one[0])))


def _graded(assertions: tuple[GradedAssertion, ...]) -> Iterator[tuple[bool, int, str]]:
    for graded in assertions:
        grade, kind = graded.grade, plain(graded.kind)
        if graded.outcome is Outcome.FAILED:
            reason = f" ({_short(grade.reason)})" if grade.reason else ""
            yield True, graded.line, f"{kind}: got '{_short(grade.got)}', wanted {_short(grade.wanted)}{reason}"
        elif graded.outcome is Outcome.UNDECIDED:
            yield False, graded.line, f"{kind}: undecided: {_short(grade.reason) or 'no reason is given'}"


def _short(text: str) -> str:
    flat = " ".join(plain(text).split())
    return flat if len(flat) <= _LONGEST else flat[: _LONGEST - 1] + "…"
