import pytest

from sprout.assistant import Assistant, Settings, build_assistant
from sprout.bundle import bundled


@pytest.fixture(scope="module")
def sprout() -> Assistant:
    return build_assistant(Settings(), corpus=bundled("corpus"))


@pytest.mark.parametrize(
    "question", ["Is pothos toxic to cats?", "¿Es tóxico el potos para los gatos?", "is my photos plant bad for kitty"]
)
def test_a_toxicity_question_about_a_known_plant_is_cited_and_routed(sprout: Assistant, question: str) -> None:
    answer = sprout.answer(question)
    assert not answer.refused
    assert {each.citation.species for each in answer.sentences if each.citation} == {"pothos"}
    assert {each.citation.topic for each in answer.sentences if each.citation} == {"toxicity"}
    assert answer.notices


@pytest.mark.parametrize("question", ["Is dieffenbachia safe for my cat?", "¿Puede mi perro comer diefenbaquia?"])
def test_a_toxicity_question_about_an_unknown_plant_is_refused_and_routed(sprout: Assistant, question: str) -> None:
    answer = sprout.answer(question)
    assert answer.refused
    assert answer.refusal_reason == "out_of_scope"
    assert answer.notices


def test_a_question_about_something_else_is_refused_without_routing(sprout: Assistant) -> None:
    answer = sprout.answer("How do I fix my bike?")
    assert answer.refused
    assert answer.notices == ()


def test_an_ailing_monstera_is_answered_from_monstera_alone(sprout: Assistant) -> None:
    answer = sprout.answer("My monstera's leaves are yellow, why?")
    assert not answer.refused
    assert {each.citation.species for each in answer.sentences if each.citation} == {"monstera"}
