"""What the fixture ``sprout`` gives to tests written by hand."""

import asyncio
import threading
from collections.abc import Mapping
from concurrent.futures import Future
from typing import Any

import pytest

from pytest_sprout.options import OPTIONS
from sprout.eval import Assertion, Case, Context, Grade, Judge, Response
from sprout.eval.assertions.judged import Grounded
from sprout.eval.response import read_response

__all__ = ["Toolkit", "toolkit"]


class Toolkit:
    """The judge of the run, and checks that fail a test in the words of a suite."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge

    def grade(self, response: "str | Mapping[str, Any] | Response", assertion: Assertion) -> Grade:
        """Return the finding of *assertion* on *response*; it may be ``None``: undecided."""
        case = Case(id="by-hand", line=1, question="(by hand)", assertions=())
        context = Context(case=case, response=read_response(response), judge=self.judge)
        return _run(assertion, context)

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
    return Toolkit(find_judge(request.config.stash[OPTIONS].judge, request.node.ihook, request.config))


def _run(assertion: Assertion, context: Context) -> Grade:
    """Grade in a thread of its own, for the test may have an event loop running."""
    found: Future[Grade] = Future()

    def run() -> None:
        try:
            found.set_result(asyncio.run(assertion.grade(context)))
        except BaseException as error:
            found.set_exception(error)

    threading.Thread(target=run, name="sprout-by-hand", daemon=True).start()
    return found.result()
