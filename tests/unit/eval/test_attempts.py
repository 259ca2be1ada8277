"""The ledger of attempts."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sprout.errors import SproutError
from sprout.eval.attempts import Attempts

KEYS = st.tuples(st.text(), st.text())


def test_what_was_never_tried_has_no_attempt() -> None:
    assert Attempts().of("sha256:0", "t") == 0


def test_each_attempt_counts_for_its_suite_and_target_only() -> None:
    tried = Attempts().added("a", "t").added("a", "t").added("b", "t").added("a", "u")

    assert [tried.of("a", "t"), tried.of("b", "t"), tried.of("a", "u"), tried.of("b", "u")] == [2, 1, 1, 0]


def test_counting_leaves_the_value_that_is_counted_from_as_it_was() -> None:
    before = Attempts()
    before.added("a", "t")

    assert before.of("a", "t") == 0


@given(st.lists(KEYS, max_size=20))
def test_json_gives_back_what_was_counted_whatever_the_order(keys: list[tuple[str, str]]) -> None:
    forwards, backwards = Attempts(), Attempts()
    for key in keys:
        forwards = forwards.added(*key)
    for key in reversed(keys):
        backwards = backwards.added(*key)

    assert forwards.to_json() == backwards.to_json()
    assert forwards.to_json().isascii()
    assert dict(Attempts.from_json(forwards.to_json()).counts) == {key: keys.count(key) for key in keys}


ROW = {"dataset": "a", "target": "t", "count": 1}


@pytest.mark.parametrize(
    "data",
    [
        {},
        None,
        1,
        [1],
        [{**ROW, "count": 0}],
        [{**ROW, "count": True}],
        [{**ROW, "count": "1"}],
        [{**ROW, "count": 1.5}],
        [{**ROW, "target": None}],
        [{**ROW, "more": 1}],
        [{"dataset": "a", "count": 1}],
        [ROW, ROW],
    ],
)
def test_what_is_no_ledger_is_refused(data: object) -> None:
    with pytest.raises(SproutError, match="the ledger of attempts"):
        Attempts.from_json(json.dumps(data))


@pytest.mark.parametrize("text", ["", "x", "[" * 5000, "\ud800"])
def test_what_is_no_json_is_refused(text: str) -> None:
    with pytest.raises(SproutError, match="the ledger of attempts"):
        Attempts.from_json(text)
