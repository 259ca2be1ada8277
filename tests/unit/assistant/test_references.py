"""A question that points back at the conversation takes from it what it leaves out, and nothing else."""

from typing import Any

import pytest

from sprout.assistant import Assistant, Settings, build_assistant
from sprout.bundle import bundled


@pytest.fixture(scope="module")
def sprout() -> Assistant:
    return build_assistant(Settings(), corpus=bundled("corpus"))


def told(answer: Any) -> set[tuple[str, str]]:
    return {(each.citation.species, each.citation.topic) for each in answer.sentences}


@pytest.mark.parametrize(
    ("earlier", "question", "plant", "topic", "fact"),
    [
        ("How often do I water a hoya in summer?", "And in winter?", "hoya", "water", "21 days"),
        ("Do I feed a snake plant in spring?", "What about winter?", "snake-plant", "feeding", "no fertilizer"),
        ("How often is a peace lily watered in summer?", "and when winter comes?", "peace-lily", "water", "winter"),
        (
            "How often should I feed my prayer plant in summer?",
            "And during the winter?",
            "prayer-plant",
            "feeding",
            "Stop feeding",
        ),
        (
            "When do I water a cyclamen while it flowers?",
            "And while it rests?",
            "cyclamen",
            "water",
            "very little water",
        ),
        ("¿Cada cuánto riego la hoya en verano?", "¿Y en invierno?", "hoya", "water", "21 días"),
        ("¿Abono el aloe en primavera?", "¿Y qué tal en invierno?", "aloe-vera", "feeding", "no necesita"),
        (
            "¿Cada cuánto riego el espatifilo en verano?",
            "¿y cuando llegue el invierno?",
            "peace-lily",
            "water",
            "invierno",
        ),
        (
            "¿Cada cuánto abono la peperomia en verano?",
            "¿Y durante el invierno?",
            "peperomia",
            "feeding",
            "no necesita",
        ),
        ("¿Cuándo riego el ciclamen mientras florece?", "¿Y mientras descansa?", "cyclamen", "water", "muy poca agua"),
    ],
)
def test_another_season_keeps_plant_and_topic(
    sprout: Assistant, earlier: str, question: str, plant: str, topic: str, fact: str
) -> None:
    answer = sprout.answer(question, history=[earlier])
    assert told(answer) == {(plant, topic)}
    assert fact in answer.text


@pytest.mark.parametrize(
    ("earlier", "question", "plant", "topic"),
    [
        ("How often do I feed a pothos?", "What about my jade plant?", "jade-plant", "feeding"),
        ("Which soil does a hoya need?", "sorry, I meant the orchid", "orchid", "soil"),
        ("How do I propagate a begonia?", "Same question for the dracaena, please.", "dracaena", "propagation"),
        ("How humid should it be for a calathea?", "And for the Boston fern next to it?", "boston-fern", "humidity"),
        ("How much light does a kalanchoe need?", "Does the same go for an anthurium?", "anthurium", "light"),
        ("When do I repot a monstera?", "Would that apply to a cyclamen, too?", "cyclamen", "repotting"),
        ("¿Cada cuánto abono el potos?", "¿Y qué tal el jade?", "jade-plant", "feeding"),
        ("¿Qué sustrato necesita la hoya?", "perdón, quise decir la orquídea", "orchid", "soil"),
        ("¿Cómo propago la begonia?", "La misma pregunta para la drácena, por favor.", "dracaena", "propagation"),
        ("¿Qué humedad quiere la calatea?", "¿Y el helecho de Boston que está al lado?", "boston-fern", "humidity"),
        ("¿Cuánta luz necesita el kalanchoe?", "¿Lo mismo vale para el anturio?", "anthurium", "light"),
        ("¿Cuándo trasplanto la monstera?", "¿Y al ciclamen?", "cyclamen", "repotting"),
    ],
)
def test_another_plant_is_asked_the_same(
    sprout: Assistant, earlier: str, question: str, plant: str, topic: str
) -> None:
    assert told(sprout.answer(question, history=[earlier])) == {(plant, topic)}


PAIR_EN = "I bought two plants, a hoya and a begonia."
PAIR_ES = "Compré dos plantas, una hoya y una begonia."
PLACED_EN = "The monstera is in the bedroom and the kalanchoe in the kitchen."
PLACED_ES = "La monstera está en el dormitorio y el kalanchoe en la cocina."


@pytest.mark.parametrize(
    ("history", "question", "plant"),
    [
        ([PAIR_EN, "How do I water the begonia?"], "And what soil does the first one need?", "hoya"),
        ([PAIR_EN], "What soil does the second one need?", "begonia"),
        ([PAIR_EN, "How do I feed the hoya?"], "And the soil of the other one?", "begonia"),
        ([PAIR_EN], "Which soil for the former?", "hoya"),
        ([PAIR_EN], "Which soil does the last one I mentioned like?", "begonia"),
        ([PLACED_EN], "What soil does the one in the kitchen need?", "kalanchoe"),
        ([PLACED_EN, "How do I feed the kalanchoe?"], "And the bedroom one, which soil?", "monstera"),
        (["How do I feed a jade plant?", "And a weeping fig?"], "back to the jade, which soil?", "jade-plant"),
        (["How do I feed a Boston fern?", "And a hoya?"], "What soil does the fern need?", "boston-fern"),
        (["How do I feed a weeping fig?", "And a hoya?"], "What soil does the fig need?", "weeping-fig"),
        ([PAIR_ES, "¿Cómo riego la begonia?"], "¿Y qué sustrato necesita la primera?", "hoya"),
        ([PAIR_ES], "¿Qué sustrato necesita la segunda planta?", "begonia"),
        ([PAIR_ES, "¿Cómo abono la hoya?"], "¿Y qué sustrato necesita la otra?", "begonia"),
        ([PAIR_ES], "¿Qué sustrato quiere la última que nombré?", "begonia"),
        ([PLACED_ES], "¿Qué sustrato necesita el de la cocina?", "kalanchoe"),
        ([PLACED_ES, "¿Cómo abono el kalanchoe?"], "¿Y la del dormitorio qué sustrato lleva?", "monstera"),
        (["¿Cómo abono el helecho de Boston?", "¿Y la hoya?"], "¿Qué sustrato necesita el helecho?", "boston-fern"),
        (["¿Cómo abono la palma de salón?", "¿Y la hoya?"], "¿Qué sustrato quiere la palma?", "parlor-palm"),
    ],
)
def test_a_plant_is_found_by_its_order_place_or_part_of_its_name(
    sprout: Assistant, history: list[str], question: str, plant: str
) -> None:
    assert told(sprout.answer(question, history=history)) == {(plant, "soil")}


@pytest.mark.parametrize(
    ("history", "question"),
    [
        (["We have a pothos.", "The dog licks its leaves."], "Should I be worried?"),
        (["My kitten chewed on the pothos."], "What should I do?"),
        (["I got a pothos.", "My cat ate a leaf of it."], "Is that serious?"),
        (["Is pothos toxic to cats?"], "What happens?"),
        (["Tenemos un potos.", "El perro le lame las hojas."], "¿Me preocupo?"),
        (["Mi gatito mordió el potos."], "¿Qué hago?"),
        (["Me regalaron un potos.", "Mi gata se comió una hoja."], "¿Es grave?"),
        (["¿Es tóxico el potos para gatos?"], "¿Qué pasa?"),
    ],
)
def test_a_worry_after_a_harm_is_about_that_harm(sprout: Assistant, history: list[str], question: str) -> None:
    answer = sprout.answer(question, history=history)
    assert told(answer) == {("pothos", "toxicity")}
    assert answer.notices


@pytest.mark.parametrize(
    ("history", "question"),
    [
        (["How do I feed a pothos?"], "What about my oleander?"),
        (["How do I feed a pothos?"], "And how old is the pyramid?"),
        (["How do I feed a pothos?"], "Should I be worried about my exam?"),
        (["How do I feed a pothos and a hoya?"], "What about the third one?"),
        ([PLACED_EN], "What soil does the one on the balcony need?"),
        (["How do I feed a pothos?"], "And in winter, where do storks fly?"),
        (["¿Cómo abono el potos?"], "¿Y la adelfa?"),
        (["¿Cómo abono el potos?"], "¿Y quién construyó la pirámide?"),
        (["¿Cómo abono el potos?"], "¿Me preocupo por mi examen?"),
        (["¿Cómo abono el potos y la hoya?"], "¿Y la tercera que nombré?"),
        (["¿Cómo abono el potos?"], "¿Y en invierno, adónde vuelan las golondrinas?"),
    ],
)
def test_what_was_not_spoken_of_is_not_taken_from_before(sprout: Assistant, history: list[str], question: str) -> None:
    assert sprout.answer(question, history=history).refused


@pytest.mark.parametrize(
    ("reply", "question"),
    [
        ("I suggest a hoya or a begonia.", "What soil does the first one need?"),
        ("The hoya on your desk is fine.", "How do I water the one on my desk?"),
        ("Te sugiero una hoya o una begonia.", "¿Qué sustrato necesita la primera?"),
    ],
)
def test_a_plant_that_only_the_assistant_named_is_not_pointed_at(sprout: Assistant, reply: str, question: str) -> None:
    history = [{"role": "user", "content": "Hello!"}, {"role": "assistant", "content": reply}]
    assert sprout.answer(question, history=history).refused
