"""The promises of the pipeline, each with what would break it."""

import logging
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any

import pytest

from sprout.assistant.journal import FIELDS, LOGGER_NAME, record
from sprout.assistant.safety_filter import certifies_safety
from sprout.providers.extractive import ExtractiveGenerator


class Counting(ExtractiveGenerator):
    def __init__(self) -> None:
        super().__init__()
        self.calls = 0

    def generate(self, query: str, context: Any, n: int) -> Any:
        self.calls += 1
        return super().generate(query, context, n)


QUESTIONS = [
    "Is pothos toxic to cats?",
    "How often do I water a monstera?",
    "My snake plant has yellow leaves",
    "¿Es tóxico el potos para los perros?",
    "¿Cada cuánto riego la lengua de suegra?",
    "How do I look after a pothos?",
    "Is pothos or monstera worse for dogs?",
]


@pytest.mark.parametrize("question", QUESTIONS)
def test_every_rendered_sentence_is_verbatim_in_the_retrieved_chunk_it_cites(make: Any, question: str) -> None:
    trace = make().trace(question)
    assert not trace.answer.refused
    retrieved = {item.chunk.id: item.chunk.text for item in trace.retrieved}
    for sentence in trace.answer.sentences:
        assert sentence.citation is not None
        assert sentence.text in retrieved[sentence.citation.chunk_id]
        assert sentence.citation.quote in sentence.citation.passage
        assert sentence.provenance == "corpus"


@pytest.mark.parametrize("question", QUESTIONS)
def test_every_citation_has_its_whole_provenance(make: Any, question: str) -> None:
    for sentence in make().answer(question).sentences:
        citation = sentence.citation
        assert all((citation.doc, citation.source, citation.license, citation.fetch_date, citation.title))


@pytest.mark.parametrize(
    "question",
    ["How do I fix my bike?", "Is lavender toxic to cats?", "How much does a monstera cost?", "", "?!", "1234"],
)
def test_without_grounding_the_generator_is_never_asked(make: Any, question: str) -> None:
    generation = Counting()
    answer = make(generation).answer(question)
    assert answer.refusal_reason == "out_of_scope"
    assert generation.calls == 0


def test_a_cosine_below_the_minimum_is_no_grounding(make: Any) -> None:
    generation = Counting()
    answer = make(generation, min_score=0.99).answer("Is pothos toxic to cats?")
    assert answer.refusal_reason == "out_of_scope"
    assert generation.calls == 0


def test_the_assistants_own_words_certify_nothing_in_either_language(own_words: Any) -> None:
    for language in ("en", "es"):
        assert not certifies_safety(own_words(language))


@pytest.mark.parametrize(
    ("question", "refused"),
    [
        ("Is pothos toxic to cats?", False),
        ("my puppy chewed on the monstera", False),
        ("Is dieffenbachia bad for my cat?", True),
        ("Is chocolate bad for dogs?", True),
        ("can I eat snake plant?", False),
        ("Is pothos toxic to rabbits?", True),
        ("¿El potos es venenoso para mi perro?", False),
        ("mi gato se comió una adelfa", True),
        ("¿Puede mi bebé masticar la monstera?", None),
        ("Is pothos posionous to cats", False),
    ],
)
def test_a_question_about_eating_or_harm_is_routed_whether_answered_or_refused(
    make: Any, question: str, refused: bool | None
) -> None:
    answer = make().answer(question)
    assert answer.notices
    assert answer.notices[0] in answer.text
    assert refused is None or answer.refused == refused


@pytest.mark.parametrize(
    "question",
    [
        "How do I fix my bike?",
        "How often do I water a spider?",
        "How much light does a snake plant need?",
        "What is eating the leaves of my monstera?",
        "¿Cada cuánto riego el potos?",
    ],
)
def test_a_question_that_is_not_about_eating_or_harm_is_not_routed(make: Any, question: str) -> None:
    assert make().answer(question).notices == ()


def test_low_confidence_refuses_and_routing_stays(make: Any) -> None:
    answer = make(abstain_threshold=0.9999, low_confidence_threshold=0.9999).answer("Is pothos toxic to cats?")
    assert answer.refusal_reason == "low_confidence"
    assert answer.confidence is not None
    assert answer.notices


def test_middling_confidence_answers_and_flags_for_review(make: Any) -> None:
    answer = make(abstain_threshold=0.0, low_confidence_threshold=0.9999).answer("Is pothos toxic to cats?")
    assert not answer.refused
    assert answer.flagged


def test_confidence_does_not_depend_on_what_the_generator_says(make: Any) -> None:
    class Terse(ExtractiveGenerator):
        def generate(self, query: str, context: Any, n: int) -> Any:
            return super().generate(query, context, n)[-1:]

    question = "How often do I water a monstera?"
    assert make(Terse()).answer(question).confidence == make().answer(question).confidence


def test_the_same_question_gives_the_same_answer_from_two_builds(make: Any) -> None:
    for question in QUESTIONS:
        assert make().answer(question) == make().answer(question)


def test_logs_hold_only_the_listed_fields_with_listed_values(make: Any, caplog: pytest.LogCaptureFixture) -> None:
    secret = "My neighbour Zebediah at 12 Elm Street asks: is pothos toxic to cats?"
    with caplog.at_level(logging.DEBUG):
        make().answer(secret)
        make().answer("How do I fix Zebediah's bike?")
    own = [record.getMessage() for record in caplog.records if record.name == LOGGER_NAME]
    assert len(own) == 2
    assert len(caplog.records) == 2
    for message in own:
        pairs = dict(part.split("=", 1) for part in message.split())
        assert pairs.keys() <= FIELDS.keys()
        assert all(value in {str(each) for each in FIELDS[name]} for name, value in pairs.items())


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("question", ["pothos cats toxic?", "monstera", "bike?", "Is lavender toxic?"])
def test_every_own_string_is_in_the_resolved_language(make: Any, own_words: Any, language: str, question: str) -> None:
    answer = make().answer(question, language=language)
    assert answer.language == language
    own = own_words(language)
    assert all(notice in own for notice in answer.notices)
    assert answer.disclosure.split(".")[0].split("{")[0][:12] in own
    for sentence in answer.sentences:
        assert sentence.citation.language == language


def test_an_answer_in_spanish_cites_what_its_english_mirror_cites(make: Any) -> None:
    english = make().answer("Is pothos toxic to cats?")
    spanish = make().answer("¿Es tóxico el potos para los gatos?")

    def cited(answer: Any) -> set[tuple[str, str]]:
        return {(each.citation.species, each.citation.topic) for each in answer.sentences}

    assert cited(english) == cited(spanish)


def test_the_date_of_an_answer_is_the_newest_date_it_cites(make: Any) -> None:
    assert make().answer("Is pothos or monstera worse for dogs?").as_of == "2026-11-02"


def test_a_value_that_is_not_listed_is_logged_as_other(make: Any, caplog: pytest.LogCaptureFixture) -> None:
    trace = make().trace("Is pothos toxic to cats?")
    with caplog.at_level(logging.INFO):
        record(replace(trace, injection="Zebediah of Elm Street"))
    assert "Zebediah" not in caplog.text
    assert "injection=other" in caplog.text


def test_threads_that_share_an_assistant_get_the_answers_of_one(make: Any) -> None:
    assistant = make()
    alone = [assistant.answer(question) for question in QUESTIONS]
    with ThreadPoolExecutor(max_workers=4) as pool:
        assert list(pool.map(assistant.answer, QUESTIONS * 5)) == alone * 5


@pytest.mark.parametrize("question", QUESTIONS)
def test_tracing_changes_nothing_in_the_answer(make: Any, question: str) -> None:
    assistant = make()
    assert assistant.trace(question).answer == assistant.answer(question)


@pytest.mark.parametrize(
    "question",
    [
        "How do I get rid of fungus gnats on my monstera?",
        "Does pothos clean the air?",
        "Is a monstera easy to photograph?",
        "What should I call my pothos?",
        "¿Cómo elimino los pulgones del potos?",
    ],
)
def test_what_the_passages_on_the_plant_do_not_tell_is_refused(make: Any, question: str) -> None:
    assert make().answer(question).refused


def test_a_request_for_a_list_of_harmless_plants_is_refused_and_routed(make: Any) -> None:
    answer = make().answer("Which plants are safe for cats?")
    assert answer.refused
    assert answer.notices


def test_a_question_for_plants_with_a_care_property_is_answered_with_named_plants(make: Any) -> None:
    answer = make().answer("Which plants tolerate low light?")
    assert not answer.refused
    assert {each.citation.topic for each in answer.sentences} == {"light"}


def test_two_plants_are_each_answered_from_their_own_passages(make: Any) -> None:
    answer = make().answer("Is pothos or monstera worse for dogs?")
    for name in ("Pothos", "Monstera"):
        own = [each for each in answer.sentences if name in each.text]
        assert own
        assert {each.citation.species for each in own} == {name.casefold()}


def test_a_plant_outside_the_corpus_beside_a_known_one_ends_in_a_refusal(make: Any) -> None:
    assert make().answer("How often do I water lavender and pothos?").refused


def test_a_plant_that_the_question_rules_out_is_not_answered_about(make: Any) -> None:
    answer = make().answer("My plant is not a pothos but a monstera. How often do I water it?")
    assert {each.citation.species for each in answer.sentences} == {"monstera"}


def test_more_plants_than_allowed_are_refused(make: Any) -> None:
    assert make(max_plants=1).answer("Is pothos or monstera worse for dogs?").refused
