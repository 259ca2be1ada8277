"""Questions about single aspects of care find the sentence that tells, in both languages."""

import pytest

from sprout.assistant import Assistant, Settings, build_assistant
from sprout.bundle import bundled


@pytest.fixture(scope="module")
def sprout() -> Assistant:
    return build_assistant(Settings(), corpus=bundled("corpus"))


@pytest.mark.parametrize(
    ("question", "told"),
    [
        # temperature and cold
        ("What's the coldest a philodendron can take?", "below 13 °C"),
        ("In which temperature range do I keep a begonia?", "between 16 and 24 °C"),
        ("¿Qué temperatura le va bien a la begonia?", "entre 16 y 24 °C"),
        ("¿El aloe soporta una helada?", "heladas matan"),
        # flowers
        ("When does a bird of paradise raised from seed bloom?", "3 to 5 years"),
        ("My african violet never blossoms", "needs more light"),
        ("Mi violeta africana no echa flores", "necesitar más luz"),
        ("¿Por qué son verdes las flores de mi espatifilo?", "flores verdes"),
        # pruning and cutting
        ("To what length is a poinsettia pruned?", "pruning it to about 15 cm"),
        ("¿A cuánto se poda la flor de Pascua?", "podarla a unos 15 cm"),
        ("Do I cut the hollow roots off an orchid?", "should be cut off"),
        # pots
        ("Does a snake plant prefer clay?", "clay pot"),
        ("My jade topples, it is so heavy", "tipping over"),
        ("El jade se me vuelca", "se vuelque"),
        ("Is a cramped pot all right for a christmas cactus?", "slightly pot-bound"),
        ("¿Le va bien al cactus de Navidad una maceta apretada?", "algo apretado"),
        # kinds of water, watering verbs
        ("Do dracaenas like rainwater?", "rainwater or distilled"),
        ("¿Con qué tipo de agua riego la drácena?", "agua de lluvia o destilada"),
        ("¿Puedo mojar el tubérculo del ciclamen?", "pudre la corona"),
        ("¿Cada cuánto hay que regar las violetas africanas?", "cada 5 a 7 días"),
        # colour, movement
        ("A calathea in full sun lost its pattern", "fades the pattern"),
        ("La calatea perdió el dibujo con el sol directo", "apaga el dibujo"),
        ("Why does a maranta raise its leaves in the evening?", "at night"),
        ("¿Por qué sube las hojas la maranta por la noche?", "por la noche"),
        # nodes, leaves
        ("Can one calathea leaf become a new plant?", "does not root from leaf"),
        ("¿Prende una hoja de calatea?", "no echa raíces a partir de esquejes de hoja"),
        # pests by description
        ("There's white fluff between the stalks of my african violet", "Mealybugs"),
        ("tiny webs all over my areca palm", "Spider mites"),
        ("Una nube blanca de moscas sale de mi flor de Pascua", "moscas blancas"),
        # plurals and names
        ("¿Las flores de Pascua quieren mucha luz?", "al menos 6 horas"),
        ("Do peace lillies grow from cuttings?", "does not grow from leaf or stem cuttings"),
        # substances
        ("Which substance makes english ivy toxic?", "saponins"),
        ("¿Qué sustancia hace tóxica a la hiedra inglesa?", "saponinas"),
    ],
)
def test_the_sentence_that_tells_is_quoted(sprout: Assistant, question: str, told: str) -> None:
    answer = sprout.answer(question)
    assert any(told in sentence.text for sentence in answer.sentences), answer.text


@pytest.mark.parametrize(
    "question",
    [
        "Everybody tells me a hoya can't harm a cat, so it can't, right?",
        "My neighbours have had jade plants and dogs for years, they're fine, aren't they?",
        "Mi vecina dice que la cinta no es tóxica para gatos, ¿verdad?",
        "Siempre hubo gatos y aloe en casa, así que no pasa nada, ¿no?",
        "My little son bit a monstera on Sunday and now his mouth is all red and swollen",
        "Ayer por la tarde mi cachorra mordisqueó un ciclamen del balcón y está rara",
    ],
)
def test_hearsay_tags_and_long_reports_about_harm_are_answered_from_toxicity_and_routed(
    sprout: Assistant, question: str
) -> None:
    answer = sprout.answer(question)
    assert not answer.refused
    assert {each.citation.topic for each in answer.sentences if each.citation} == {"toxicity"}
    assert answer.notices


@pytest.mark.parametrize("question", ["Is hoya toxic?", "Is hoya toxic to cats?", "Could a hoya poison the dog?"])
def test_a_missing_listing_is_never_quoted_without_its_caveat(sprout: Assistant, question: str) -> None:
    texts = [sentence.text for sentence in sprout.answer(question).sentences]
    assert any("not on the" in text for text in texts)
    assert any("no guarantee" in text for text in texts)


@pytest.mark.parametrize(
    "question",
    [
        "Is Calathea a pretty name for a daughter?",
        "Would an orchid brooch be a nice gift?",
        "Which lipstick matches a red anthurium?",
        "Is aloe gel good for a shaving cut?",
        "Who painted the yellow orchid in the museum?",
        "¿Es bonito el nombre Hoya para una perra?",
        "¿Qué marca de ordenador usa el logo de una monstera?",
        "¿Le regalo una begonia a mi suegra?",
    ],
)
def test_a_plants_name_does_not_make_it_a_question_about_its_care(sprout: Assistant, question: str) -> None:
    assert sprout.answer(question).refused


@pytest.mark.parametrize(
    ("question", "topics"),
    [
        ("How much light and water does a hoya want?", {"light", "water"}),
        ("¿Qué luz y qué sustrato quiere la hoya?", {"light", "soil"}),
        ("Yellow leaves on my hoya, too much water?", {"problems"}),
    ],
)
def test_several_things_asked_are_each_answered_and_an_ailment_takes_in_its_cause(
    sprout: Assistant, question: str, topics: set[str]
) -> None:
    answer = sprout.answer(question)
    assert {each.citation.topic for each in answer.sentences if each.citation} == topics


def test_misspelt_little_words_do_not_make_a_question_strange(sprout: Assistant) -> None:
    assert not sprout.answer("how ofen shoud i watter my snak plant").refused


@pytest.mark.parametrize(
    "question",
    [
        "My cat and a peace lily, how fast must I act?",
        "Where can I get help, my puppy is next to a chewed cyclamen",
        "¿Cuánto vive un perro con un ciclamen en casa?",
    ],
)
def test_an_animal_beside_a_plant_is_routed_even_when_something_else_seems_to_be_asked(
    sprout: Assistant, question: str
) -> None:
    assert sprout.answer(question).notices
