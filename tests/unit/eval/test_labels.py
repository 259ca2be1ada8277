"""What ties labels to a run: the answers that people read."""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from sprout.eval.labels import answers_hash
from sprout.eval.outcomes import CaseResult, Outcome, Trial


def answered(name: str, **response: Any) -> CaseResult:
    trial = Trial(outcome=Outcome.FAILED, response=response or None)
    return CaseResult(id=name, line=1, outcome=Outcome.FAILED, trials=(trial,))


def test_the_order_of_results_and_what_an_answer_cost_do_not_matter() -> None:
    a, b = answered("a", text="Blue."), answered("b", text="Red.")
    dear = answered("a", text="Blue.", usage={"tokens": 9.0}, metadata={"seconds": 1.5})

    assert answers_hash([a, b]) == answers_hash([b, dear])


@given(st.text(), st.text())
def test_another_answer_has_another_hash(first: str, second: str) -> None:
    same = answers_hash([answered("a", text=first)]) == answers_hash([answered("a", text=second)])

    assert same == (first == second)


def test_other_citations_are_another_answer() -> None:
    assert answers_hash([answered("a", text="Blue.")]) != answers_hash(
        [answered("a", text="Blue.", citations=[{"doc": "d"}])]
    )


def test_no_answer_is_not_an_empty_one() -> None:
    assert answers_hash([answered("a")]) != answers_hash([answered("a", text="")])
