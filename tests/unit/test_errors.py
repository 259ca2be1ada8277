import pytest
from hypothesis import given
from hypothesis import strategies as st

from sprout import errors
from sprout.errors import Problem, Spot, SproutError, SuiteError, UnknownName, UsageError, nearest


def test_every_error_is_of_one_tree() -> None:
    raised = [getattr(errors, name) for name in errors.__all__]
    classes = [one for one in raised if isinstance(one, type) and issubclass(one, Exception)]

    assert len(classes) > 5
    assert all(issubclass(one, SproutError) for one in classes)


def test_a_problem_reads_as_a_place_that_editors_can_open() -> None:
    assert str(Problem("suites/s.yaml", Spot(3, 7), "unknown key 'x'")) == "suites/s.yaml:3:7: unknown key 'x'"


@pytest.mark.parametrize(
    ("count", "last"),
    [(1, "a:1:1: x"), (10, "a:10:1: x"), (11, "… and 1 more problem"), (25, "… and 15 more problems")],
)
def test_at_most_ten_problems_are_printed(count: int, last: str) -> None:
    error = SuiteError([Problem("a", Spot(line), "x") for line in range(1, count + 1)])

    assert str(error).splitlines()[-1] == last
    assert len(str(error).splitlines()) <= 11
    assert len(error.problems) == count


def test_an_unknown_name_says_what_it_names_and_what_is_near() -> None:
    error = UnknownName("suite", "safty", ["safety", "refusal"])

    assert str(error) == "unknown suite 'safty'; did you mean 'safety'?"
    assert isinstance(error, UsageError)
    assert (error.kind, error.name) == ("suite", "safty")


@pytest.mark.parametrize(
    ("name", "known", "said"),
    [
        ("SAFETY", ["safety"], "did you mean 'safety'?"),
        ("safety", ["Safety"], "did you mean 'Safety'?"),
        ("zzz", ["b", "a", "b"], "known: a, b"),
        ("zzz", [], "none is known"),
        ("", ["a"], "known: a"),
    ],
)
def test_the_nearest_name_is_named_or_all_are(name: str, known: list[str], said: str) -> None:
    assert nearest(name, known) == said


@given(st.text(max_size=20), st.lists(st.text(max_size=20), max_size=5))
def test_something_helpful_is_said_of_any_name(name: str, known: list[str]) -> None:
    assert nearest(name, known).startswith(("did you mean ", "known: ", "none is known"))
