"""What the fixture ``sprout`` gives to tests written by hand."""

from collections.abc import Mapping
from typing import Any

import pytest

from pytest_sprout.lane import Lane
from pytest_sprout.options import OPTIONS
from sprout.eval import Assertion, Case, Context, Grade, Judge, Response
from sprout.eval.assertions import graded
from sprout.eval.assertions.judged import Grounded
from sprout.eval.response import read_response

__all__ = ["Toolkit", "toolkit"]

_LANE = pytest.StashKey[tuple[Lane, dict[int, Any]]]()
"""The event loop, and the judges to close in it."""


class Toolkit:
    """The judge of the run, and checks that fail a test in the words of a suite."""

    def __init__(self, judge: Judge, lane: Lane) -> None:
        self.judge = judge
        self._lane = lane

    def grade(self, response: "str | Mapping[str, Any] | Response", assertion: Assertion) -> Grade:
        """Return the finding of *assertion* on *response*; it may be ``None``: undecided."""
        case = Case(id="by-hand", line=1, question="(by hand)", assertions=())
        context = Context(case=case, response=read_response(response), judge=self.judge)
        return self._lane.submit("by hand", lambda: graded(assertion, context)).result()

    def assert_grounded(self, response: "str | Mapping[str, Any] | Response") -> None:
        """Raise ``AssertionError`` unless each claim of *response* follows from what it cites."""
        __tracebackhide__ = True
        grade = self.grade(response, Grounded())
        if grade.passed is not True:
            word = "undecided" if grade.passed is None else "failed"
            raise AssertionError(f"grounded: {word}: got {grade.got!r}, wanted {grade.wanted} ({grade.reason})")


def toolkit(request: pytest.FixtureRequest) -> Toolkit:
    """Return the toolkit with the judge that the test's place in the project sees."""
    from pytest_sprout import built_in
    from pytest_sprout.resolving import find_judge

    if not request.config.pluginmanager.has_plugin("sprout-built-in"):
        request.config.pluginmanager.register(built_in, "sprout-built-in")
    judge = find_judge(request.config.stash[OPTIONS].judge, request.node.ihook, request.config)
    return Toolkit(judge, _lane_for(judge, request.config))


def _lane_for(judge: Judge, config: pytest.Config) -> Lane:
    """Return the event loop of all tests by hand, so that the judge's client is made once; it ends with the session.

    It has a thread of its own, for a test may have an event loop running.
    """
    if _LANE not in config.stash:
        lane, judges = config.stash[_LANE] = Lane(0, 1), {}
        config.add_cleanup(lambda: lane.close([one.close for one in judges.values()]))
    lane, judges = config.stash[_LANE]
    if hasattr(judge, "close"):
        judges[id(judge)] = judge
    return lane
