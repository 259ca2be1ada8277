from collections.abc import Callable
from dataclasses import replace

import pytest

from sprout.assistant import Assistant
from sprout.assistant.confidence import Evidence
from sprout.assistant.evidence import weigh
from sprout.assistant.inquiry import Inquiry
from sprout.assistant.relevance import Choice
from sprout.assistant.retrieval import Retrieval

Maker = Callable[..., Assistant]
FAR = Retrieval(chunks=(), best=0.8, rival=0.3)
NEAR = Retrieval(chunks=(), best=0.4, rival=0.3)


def choice(*, fit: float = 1.0, met: float = 3.0) -> Choice:
    return Choice(facts=(), fit=fit, grasp=fit, met=met)


@pytest.fixture
def inquiry(make: Maker) -> Inquiry:
    return make().trace("How often do I water pothos?").inquiry


def test_an_answer_is_as_good_as_its_weakest_part(inquiry: Inquiry) -> None:
    found = weigh(inquiry, [FAR, NEAR], [choice(fit=0.9, met=1.5), choice(fit=0.4, met=4.5)])
    assert found == Evidence(cosine=0.4, margin=0.1, fit=0.4, met=0.25, several=0.0)


def test_much_that_is_met_counts_as_all(inquiry: Inquiry) -> None:
    assert weigh(inquiry, [FAR], [choice(met=6.0)]) == weigh(inquiry, [FAR], [choice(met=60.0)])
    assert weigh(inquiry, [FAR], [choice(met=5.9)]).met < 1


def test_without_a_choice_of_sentences_only_the_search_speaks(inquiry: Inquiry) -> None:
    found = weigh(inquiry, [NEAR], [])
    assert (found.fit, found.met, found.cosine) == (1.0, 1.0, 0.4)


@pytest.mark.parametrize(("alike", "several"), [(True, 0.0), (False, 1.0)])
def test_several_plants_speak_against_an_answer_unless_they_are_named_as_equals(
    inquiry: Inquiry, alike: bool, several: float
) -> None:
    found = weigh(replace(inquiry, species=("pothos", "monstera"), alike=alike), [FAR], [choice()])
    assert found.several == several


@pytest.mark.parametrize("alike", [True, False])
def test_one_plant_is_not_several(inquiry: Inquiry, alike: bool) -> None:
    assert weigh(replace(inquiry, alike=alike), [FAR], [choice()]).several == 0.0
