"""A question that asks for several things is answered in all its parts, or says which part stays open."""

import pytest

from sprout.assistant import Answer, Assistant, Settings, build_assistant
from sprout.bundle import bundled
from sprout.judges import refusal


@pytest.fixture(scope="module")
def sprout() -> Assistant:
    return build_assistant(Settings(), corpus=bundled("corpus"))


def told(answer: Answer) -> set[tuple[str, str]]:
    return {(each.citation.species, each.citation.topic) for each in answer.sentences if each.citation}


@pytest.mark.parametrize(
    ("question", "plant", "topics"),
    [
        ("How often do I water a monstera, and which fertilizer does it get?", "monstera", {"water", "feeding"}),
        ("What light does a hoya want? How is it propagated?", "hoya", {"light", "propagation"}),
        ("How humid should the air be for a calathea and what soil does it need?", "calathea", {"humidity", "soil"}),
        ("Peace lily: feeding, repotting, soil", "peace-lily", {"feeding", "repotting", "soil"}),
        ("1) light for a jade plant 2) how do I propagate it", "jade-plant", {"light", "propagation"}),
        (
            "Tell me how to water an anthurium, how to feed it and when to repot it.",
            "anthurium",
            {"water", "feeding", "repotting"},
        ),
        ("My begonia came today. Which light does it like? And what kind of soil?", "begonia", {"light", "soil"}),
        ("Is pothos toxic to dogs, and how do I propagate it?", "pothos", {"toxicity", "propagation"}),
        ("¿Cada cuánto riego la monstera y con qué la abono?", "monstera", {"water", "feeding"}),
        ("¿Qué luz quiere la hoya? ¿Cómo se propaga?", "hoya", {"light", "propagation"}),
        ("¿Qué humedad pide una calatea y qué sustrato necesita?", "calathea", {"humidity", "soil"}),
        ("Espatifilo: abono, trasplante, sustrato", "peace-lily", {"feeding", "repotting", "soil"}),
        ("1) luz para el jade 2) cómo lo propago", "jade-plant", {"light", "propagation"}),
        (
            "Dime cómo regar un anturio, cómo abonarlo y cuándo trasplantarlo.",
            "anthurium",
            {"water", "feeding", "repotting"},
        ),
        ("Hoy llegó mi begonia. ¿Qué luz le gusta? ¿Y qué tipo de tierra?", "begonia", {"light", "soil"}),
        ("¿Es tóxico el potos para los perros, y cómo lo propago?", "pothos", {"toxicity", "propagation"}),
    ],
)
def test_each_topic_is_answered_and_no_other(sprout: Assistant, question: str, plant: str, topics: set[str]) -> None:
    assert told(sprout.answer(question)) == {(plant, topic) for topic in topics}


@pytest.mark.parametrize(
    ("question", "pairs"),
    [
        (
            "How do I water my pothos, and how much light does a monstera need?",
            {("pothos", "water"), ("monstera", "light")},
        ),
        ("What soil suits a hoya? And a peperomia?", {("hoya", "soil"), ("peperomia", "soil")}),
        ("When do I feed a dracaena and when a cyclamen?", {("dracaena", "feeding"), ("cyclamen", "feeding")}),
        (
            "I have a hoya and a jade plant. How are they propagated?",
            {("hoya", "propagation"), ("jade-plant", "propagation")},
        ),
        (
            "I keep two palms, a parlor and an areca. Which soil do both need?",
            {("parlor-palm", "soil"), ("areca-palm", "soil")},
        ),
        ("My pothos stands next to a fern of Boston. How much light does the pothos need?", {("pothos", "light")}),
        ("¿Cómo riego el potos, y cuánta luz necesita una monstera?", {("pothos", "water"), ("monstera", "light")}),
        ("¿Qué sustrato le va a la hoya? ¿Y a la peperomia?", {("hoya", "soil"), ("peperomia", "soil")}),
        (
            "¿Cada cuánto abono la drácena y cada cuánto el ciclamen?",
            {("dracaena", "feeding"), ("cyclamen", "feeding")},
        ),
        ("Tengo una hoya y un jade. ¿Cómo se propagan?", {("hoya", "propagation"), ("jade-plant", "propagation")}),
        (
            "Tengo dos palmas, una de salón y una areca. ¿Qué sustrato necesitan las dos?",
            {("parlor-palm", "soil"), ("areca-palm", "soil")},
        ),
        ("El potos está junto a la begonia. ¿Cuánta luz necesita el potos?", {("pothos", "light")}),
    ],
)
def test_each_plant_gets_what_is_asked_about_it(sprout: Assistant, question: str, pairs: set[tuple[str, str]]) -> None:
    assert told(sprout.answer(question)) == pairs


@pytest.mark.parametrize(
    ("question", "facts"),
    [
        ("How often do I water a hoya in summer and in winter?", ["10 to 14 days", "21 days"]),
        ("How often is a monstera watered in summer? And in winter?", ["7 to 10 days", "14 to 21 days"]),
        ("When do I repot a pothos, and how much wider is the new pot?", ["every 2 years", "3 to 5 cm"]),
        ("Calathea: summer watering, winter watering", ["4 to 6 days", "7 to 10 days"]),
        ("How long is an aloe offset left to dry, and how tall should it be to separate it?", ["2 to 3 days", "8 cm"]),
        ("¿Cada cuánto riego la hoya en verano y en invierno?", ["10 a 14 días", "21 días"]),
        ("¿Cada cuánto se riega la monstera en verano? ¿Y en invierno?", ["7 a 10 días", "14 a 21 días"]),
        ("¿Cuándo trasplanto el potos, y cuánto más ancha es la maceta nueva?", ["cada 2 años", "3 a 5 cm"]),
        ("¿Cada cuánto riego la calatea en verano? ¿Y cuando llega el invierno?", ["4 a 6 días", "7 a 10 días"]),
        ("¿Cuánto se deja secar un hijuelo de aloe, y qué alto tiene al separarlo?", ["2 a 3 días", "8 cm"]),
    ],
)
def test_both_facets_of_one_topic_are_told(sprout: Assistant, question: str, facts: list[str]) -> None:
    text = sprout.answer(question).text
    assert [fact for fact in facts if fact not in text] == []


@pytest.mark.parametrize(
    ("question", "topic", "said"),
    [
        ("How often do I water my pothos, and who won the last election?", "water", "something else"),
        ("Who won the last election? How often do I water my pothos?", "water", "something else"),
        ("What soil does a hoya need and how do I file my taxes?", "soil", "something else"),
        ("How do I feed a monstera? Which song is number one this week?", "feeding", "something else"),
        ("What light does a jade plant like? How do I reset my router?", "light", "something else"),
        ("¿Cada cuánto riego el potos y quién ganó las elecciones?", "water", "otra cosa"),
        ("¿Quién ganó las elecciones? ¿Cada cuánto riego el potos?", "water", "otra cosa"),
        ("¿Qué sustrato necesita la hoya y cómo hago la declaración de la renta?", "soil", "otra cosa"),
        ("¿Cómo abono la monstera? ¿Qué película estrenan esta semana?", "feeding", "otra cosa"),
        ("¿Qué luz le gusta al jade? ¿Cómo reinicio el router?", "light", "otra cosa"),
    ],
)
def test_a_part_that_the_references_do_not_tell_is_named(
    sprout: Assistant, question: str, topic: str, said: str
) -> None:
    answer = sprout.answer(question)
    assert {each.citation.topic for each in answer.sentences if each.citation} == {topic}
    assert any(said in notice for notice in answer.notices)
    assert refusal(answer.text).kind == "none"


@pytest.mark.parametrize(
    "question",
    [
        "How often do I water my pothos, and how do I water my oleander?",
        "How do I feed my hoya? And is my dieffenbachia toxic to cats?",
        "How often do I water my pothos, and is it toxic to rabbits?",
        "¿Cada cuánto riego el potos, y cómo riego la adelfa?",
        "¿Cómo abono la hoya? ¿Y es tóxica la dieffenbachia para los gatos?",
        "¿Cada cuánto riego el potos, y es tóxico para los conejos?",
    ],
)
def test_a_part_about_another_plant_or_a_harm_that_is_not_told_refuses_all(sprout: Assistant, question: str) -> None:
    assert sprout.answer(question).refused


@pytest.mark.parametrize(
    "question",
    [
        "How often do I feed a dracaena? My dog keeps pulling leaves off it, could that be bad for him?",
        "What soil does an anthurium need, and what happens if my cat chews on it?",
        "¿Cada cuánto abono la drácena? Mi perra le arranca hojas, ¿le puede sentar mal?",
        "¿Qué sustrato necesita el anturio, y qué pasa si mi gata lo muerde?",
    ],
)
def test_a_part_about_harm_is_never_lost_beside_another(sprout: Assistant, question: str) -> None:
    answer = sprout.answer(question)
    assert "toxicity" in {each.citation.topic for each in answer.sentences if each.citation}
    assert answer.notices


@pytest.mark.parametrize(
    ("question", "plant"),
    [
        ("Is the pothos happy in low light like my monstera?", "pothos"),
        ("The orchid is fed every two weeks. Does the pothos need that too?", "pothos"),
        ("Can I divide a calathea the way I did my aspidistra?", "calathea"),
        ("How do I water the begonia next to the hoya?", "begonia"),
        ("Is orchid bark good for an anthurium's soil?", "anthurium"),
        ("¿Aguanta el potos la poca luz como mi monstera?", "pothos"),
        ("La orquídea lleva agua de lluvia. ¿La necesita también el potos?", "pothos"),
        ("¿Puedo dividir la calatea como hice con la aspidistra?", "calathea"),
        ("¿Cómo riego la begonia que está junto a la hoya?", "begonia"),
        ("¿Sirve corteza de orquídea para el sustrato del anturio?", "anthurium"),
    ],
)
def test_a_plant_that_is_only_mentioned_is_not_answered_about(sprout: Assistant, question: str, plant: str) -> None:
    answer = sprout.answer(question)
    assert not answer.refused
    assert {species for species, _ in told(answer)} == {plant}
