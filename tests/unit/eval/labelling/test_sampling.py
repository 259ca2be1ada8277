"""Which answers are drawn."""

import itertools
from collections import Counter
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from sprout.eval.labelling.sampling import drawn, drawn_alike


def names(answers: Any) -> list[str]:
    return [one.case for one in answers]


def test_each_suite_outcome_and_language_has_its_share_and_a_few_at_least(runs: Any) -> None:
    spanish = dict.fromkeys(range(300, 402), "es")
    answers = runs.answers(runs.suite("p" * 295 + "f" * 5 + "p" * 100 + "u" * 2, language=spanish))

    found = Counter((one.outcome.value, one.language) for one in drawn(answers, share=0.1, seed=0))

    assert found == {("passed", "en"): 30, ("failed", "en"): 3, ("passed", "es"): 10, ("undecided", "es"): 2}


def test_a_small_suite_gives_thirty_answers_or_all_it_has(runs: Any) -> None:
    assert len(drawn(runs.answers(runs.suite("p" * 60)), share=0.1, seed=0)) == 30
    assert len(drawn(runs.answers(runs.suite("p" * 8)), share=0.1, seed=0)) == 8


def test_each_suite_has_its_own_thirty(runs: Any) -> None:
    answers = runs.answers(runs.suite("p" * 60), runs.suite("p" * 500, name="t"))

    assert Counter(one.suite for one in drawn(answers, share=0.1, seed=0)) == {"s": 30, "t": 50}


def test_the_same_seed_draws_the_same_answers_in_the_same_order_and_another_one_others(runs: Any) -> None:
    answers = runs.answers(runs.suite("p" * 100 + "f" * 20))

    first = names(drawn(answers, share=0.2, seed=7))

    assert first == names(drawn(reversed(answers), share=0.2, seed=7))
    assert set(first) != set(names(drawn(answers, share=0.2, seed=8)))


def test_the_order_says_nothing_of_the_verdicts(runs: Any) -> None:
    found = [one.outcome.value for one in drawn(runs.answers(runs.suite("p" * 40 + "f" * 40)), share=1.0, seed=0)]

    changes = sum(a != b for a, b in itertools.pairwise(found))
    assert changes > 25  # 40 are expected of a fair shuffle, 1 of sorted verdicts


def test_drawn_alike_every_verdict_has_the_same_chance(runs: Any) -> None:
    answers = runs.answers(runs.suite("p" * 900 + "f" * 100))

    failed = [
        sum(one.outcome.value == "failed" for one in drawn_alike(answers, share=0.1, seed=seed)) for seed in range(40)
    ]

    assert 8.0 < sum(failed) / len(failed) < 12.0


@settings(max_examples=40, deadline=None)
@given(st.text("pfu", min_size=1, max_size=80), st.floats(0.01, 1.0), st.integers(0, 5))
def test_no_answer_is_drawn_twice_and_no_verdict_is_left_out(runs: Any, letters: str, share: float, seed: int) -> None:
    answers = runs.answers(runs.suite(letters))

    found = drawn(answers, share=share, seed=seed)

    assert len({one.key for one in found}) == len(found)
    assert len(found) >= min(30, len(answers))
    assert {one.outcome for one in found} == {one.outcome for one in answers}
