"""Care questions in everyday words: telling beside the point, regional words, short messages, slips."""

import pytest

from sprout.assistant import Assistant, Settings, build_assistant
from sprout.bundle import bundled


@pytest.fixture(scope="module")
def sprout() -> Assistant:
    return build_assistant(Settings(), corpus=bundled("corpus"))


def tells(sprout: Assistant, question: str, told: str) -> None:
    answer = sprout.answer(question)
    assert any(told in sentence.text for sentence in answer.sentences), answer.text


@pytest.mark.parametrize(
    ("question", "told"),
    [
        ("My colleague insists I mustn't mist a snake plant, does she remember rightly?", "needs no misting"),
        ("We brought a hoya along and now it isn't sure what soil it wants", "bark and perlite"),
        ("Couldn't you explain which potting mix I should've chosen for a calathea yesterday?", "coconut fiber"),
        ("I'm due to visit gran on Sunday, what's the coldest her kalanchoe may get?", "below 7 °C"),
        ("btw pls tell me, a dozen jade cuttings, how long until they've rooted?", "3 to 4 weeks"),
        ("Three colleagues tried and couldn't find out: does a monstera need a moss pole?", "moss pole"),
        ("¿Me sabría explicar usted, por favor, qué sustrato conviene ponerle a la hoya?", "corteza y perlita"),
        ("Ayer fui al vivero y ahora quisiera saber qué temperatura prefiere la begonia", "entre 16 y 24 °C"),
        (
            "Mi cuñado intentó recordarlo y no pudo: ¿cada cuántos meses... perdón, años, se trasplanta el jade?",
            "3 a 4",
        ),
        ("Oigan, ¿qué pH me recomiendan entonces para la calatea?", "pH 6"),
        ("Decime, ¿en qué mezcla tendría que haber puesto la maranta?", "turba, perlita"),
        ("Te agradecería que me contaras cómo se propaga la begonia", "esquejes de hoja o de tallo"),
    ],
)
def test_telling_and_politeness_do_not_make_a_question_strange(sprout: Assistant, question: str, told: str) -> None:
    tells(sprout, question, told)
