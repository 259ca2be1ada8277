"""remembered() keeps the results of short texts, and of no others."""

import pytest

from sprout.text.memory import remembered


class _Counted:
    """A function that counts its calls."""

    def __init__(self, *, most: int = 2, longest: int = 5) -> None:
        self.calls: list[tuple[object, ...]] = []

        @remembered(most=most, longest=longest)
        def shout(text: str, mark: str | None = None, *, times: int = 1) -> str:
            """Shout."""
            self.calls.append((text, mark, times))
            return text.upper() + (mark or "") * times

        self.shout = shout


def test_what_is_asked_for_again_is_not_computed_again() -> None:
    counted = _Counted()
    assert [counted.shout("one"), counted.shout("one")] == ["ONE", "ONE"]
    assert counted.calls == [("one", None, 1)]


def test_other_arguments_are_another_question() -> None:
    counted = _Counted(most=4)
    assert [counted.shout("one", "!"), counted.shout("one", "?"), counted.shout("one", "!", times=2)] == [
        "ONE!",
        "ONE?",
        "ONE!!",
    ]


def test_a_long_text_is_never_kept() -> None:
    counted = _Counted()
    assert counted.shout("longer") == counted.shout("longer") == "LONGER"
    assert len(counted.calls) == 2


def test_a_short_text_beside_a_long_one_is_never_kept() -> None:
    counted = _Counted()
    for _ in range(2):
        assert counted.shout("one", "longer") == "ONElonger"
        assert counted.shout("one", mark="longer") == "ONElonger"
    assert len(counted.calls) == 4


def test_only_the_last_results_are_kept() -> None:
    counted = _Counted(most=2)
    for text in ("one", "two", "three", "one"):
        counted.shout(text)
    assert len(counted.calls) == 4


def test_what_is_raised_is_raised_each_time() -> None:
    @remembered()
    def fails(text: str) -> str:
        raise ValueError(text)

    for _ in range(2):
        with pytest.raises(ValueError, match="one"):
            fails("one")


def test_a_remembered_function_goes_by_its_name_and_is_called_by_name() -> None:
    shout = _Counted().shout
    assert (shout.__name__, shout.__doc__, shout(text="one")) == ("shout", "Shout.", "ONE")
