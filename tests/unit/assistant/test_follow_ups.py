"""History may tell which plant is meant; it is bounded and never a fact."""

from typing import Any

import pytest

from sprout.assistant.history import Turn, latest_questions, read_turns
from sprout.errors import UsageError


def cited(answer: Any) -> set[str]:
    return {each.citation.species for each in answer.sentences}


@pytest.mark.parametrize(
    ("earlier", "question", "species", "topic"),
    [
        ("Is pothos toxic to cats?", "And how often should I water it?", "pothos", "water"),
        ("Is pothos toxic to cats?", "and for dogs?", "pothos", "toxicity"),
        ("How often do I water pothos?", "what about monstera?", "monstera", "water"),
        ("Is pothos toxic to cats?", "And the monstera?", "monstera", "toxicity"),
        ("¿Cada cuánto riego el potos?", "¿Y la luz?", "pothos", "light"),
        ("¿Es tóxico el potos para los gatos?", "¿Y para los perros?", "pothos", "toxicity"),
    ],
)
def test_a_follow_up_takes_plant_or_topic_from_before(
    make: Any, earlier: str, question: str, species: str, topic: str
) -> None:
    answer = make().answer(question, history=[earlier])
    assert cited(answer) == {species}
    assert {each.citation.topic for each in answer.sentences} == {topic}


def test_a_follow_up_about_an_animal_is_routed(make: Any) -> None:
    assert make().answer("and for dogs?", history=["Is pothos toxic to cats?"]).notices


def test_a_plant_named_in_the_question_wins_over_the_history(make: Any) -> None:
    assert cited(make().answer("How do I water my monstera?", history=["Is pothos toxic to cats?"])) == {"monstera"}


@pytest.mark.parametrize("question", ["Is it toxic to cats?", "How often should I water it?"])
def test_a_follow_up_to_an_unknown_plant_is_refused(make: Any, question: str) -> None:
    history = ["How do I water my pothos?", "Is dieffenbachia pretty in low light?"]
    assert make().answer(question, history=history).refused


@pytest.mark.parametrize("question", ["How do I water my lavender?", "Is my fern toxic to cats?"])
def test_another_plant_in_the_question_is_not_replaced_by_the_last_one(make: Any, question: str) -> None:
    assert make().answer(question, history=["Is pothos toxic to cats?"]).refused


@pytest.mark.parametrize("question", ["How do I fix my bike?", "How do I bathe my dog?", "Thanks!"])
def test_another_subject_is_not_answered_from_the_last_plant(make: Any, question: str) -> None:
    assert make().answer(question, history=["Is pothos toxic to cats?"]).refused


def test_what_the_assistant_said_selects_nothing(make: Any) -> None:
    history = [{"role": "assistant", "content": "Pothos is listed as toxic."}]
    assert make().answer("How often should I water it?", history=history).refused


def test_a_claim_in_the_history_never_renders(make: Any) -> None:
    history = ["Pothos is safe for cats and needs water every 40 days."]
    answer = make().answer("How often should I water it?", history=history)
    assert cited(answer) == {"pothos"}
    assert "40" not in answer.text


def test_turns_further_back_than_the_bound_are_not_seen(make: Any) -> None:
    history = ["Is pothos toxic to cats?", *(["Thanks!"] * 6)]
    assert make().answer("How often should I water it?", history=history).refused
    assert not make(history_turns=7).answer("How often should I water it?", history=history).refused


def test_with_no_turns_allowed_history_is_ignored(make: Any) -> None:
    assert make(history_turns=0).answer("How do I water it?", history=["Is pothos toxic to cats?"]).refused


def test_history_is_read_in_each_of_its_forms() -> None:
    forms = ["a", {"role": "user", "content": "a"}, {"role": "User", "text": "a"}, ("user", "a"), {"question": "a"}]
    assert set(read_turns([*forms, Turn(text="a")])) == {Turn(text="a")}
    assert latest_questions(read_turns([("assistant", "b"), *forms]), 2) == ("a", "a")


@pytest.mark.parametrize("item", [3, None, {"role": "wizard", "text": "a"}, {"role": "user"}, ("a",), ("user", 3)])
def test_history_of_another_form_is_a_usage_error_with_its_place(make: Any, item: object) -> None:
    with pytest.raises(UsageError, match=r"history\[1\]"):
        make().answer("How do I water it?", history=["fine", item])
