from importlib.metadata import EntryPoint, EntryPoints
from typing import Any

import pytest

from sprout.errors import UsageError
from sprout.eval.assertions import Assertion, Context, assertion_kinds
from sprout.eval.outcomes import Grade


class Polite(Assertion):
    """The response says please."""

    kind = "polite"
    word: str = "please"

    async def grade(self, context: Context) -> Grade:
        return Grade(passed=self.word in context.response.text)


class Contains(Polite):
    kind = "contains"


def installed(monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    points = EntryPoints([EntryPoint(name, value, "sprout.assertions")])
    monkeypatch.setattr("sprout.eval.registry.entry_points", lambda group: points.select(group=group))


def test_a_kind_can_be_added() -> None:
    assert assertion_kinds([Polite])["polite"] is Polite


def test_a_kind_that_is_given_twice_is_refused() -> None:
    with pytest.raises(UsageError, match="assertion 'contains' is registered twice"):
        assertion_kinds([Contains])


def test_a_package_cannot_take_a_name_that_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    installed(monkeypatch, "matches", "sprout.eval.assertions.wording:Matches")

    with pytest.raises(UsageError, match="'matches' is registered twice"):
        assertion_kinds()


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("polite", "collections:OrderedDict", "not a subclass"),
        ("polite", "sprout.eval.assertions.wording:Matches", "calls itself 'matches'"),
        ("polite", "no_such_module:Polite", "cannot be loaded: ModuleNotFoundError"),
    ],
)
def test_a_package_that_adds_no_kind_is_refused_when_it_is_used(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str, said: str
) -> None:
    installed(monkeypatch, name, value)
    kinds = assertion_kinds()

    with pytest.raises(UsageError, match=said):
        kinds[name]


@pytest.mark.parametrize(("passed", "negated"), [(True, False), (False, True), (None, None)])
def test_what_cannot_be_told_is_never_negated_into_a_pass(passed: Any, negated: Any) -> None:
    assert Grade(passed=passed, wanted="x").negated() == Grade(passed=negated, wanted="not: x")


@pytest.mark.parametrize("score", [float("nan"), float("inf")])
def test_a_score_is_finite(score: float) -> None:
    with pytest.raises(ValueError, match="finite"):
        Grade(passed=True, score=score)
