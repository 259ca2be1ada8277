"""Another name in a claim that is otherwise its source, word for word or nearly."""

import asyncio

import pytest

from sprout.judges import DeterministicJudge, Judgement
from sprout.text import Language

SWAPPED: dict[Language, list[tuple[str, str, str]]] = {
    "en": [
        (
            "Water prayer plant when the top 3 cm of soil are dry, about every 7 to 10 days in summer.",
            "Water pothos when the top 3 cm of soil are dry, about every 7 to 10 days in summer.",
            "'prayer', 'plant'",
        ),
        ("The otter sleeps on its back in the water.", "The walrus sleeps on its back in the water.", "'walrus'"),
        (
            "Sea otter sleeps on its back in the calm water of the bay.",
            "Harbour seal sleeps on its back in the calm water of the bay.",
            "'harbour', 'seal'",
        ),
        (
            "Ms Keller has painted the east wall of the chapel.",
            "Ms Duran has painted the east wall of the chapel.",
            "'keller'",
        ),
        ("The cook stirs the barley into the broth.", "The cook stirs the lentils into the broth.", "'lentils'"),
        (
            "The main ingredient of the sauce is mustard.",
            "The main ingredient of the sauce is horseradish.",
            "'mustard'",
        ),
        (
            "Wipe the frame with turpentine before painting.",
            "Wipe the frame with vinegar before painting.",
            "'vinegar'",
        ),
        ("The lining of the tank is made of zinc.", "The lining of the tank is made of copper.", "'copper'"),
        ("The ferry to Larvik leaves at noon.", "The ferry to Bergen leaves at noon.", "'larvik'"),
        ("The capital of the province is Torun.", "The capital of the province is Gdansk.", "'gdansk'"),
        ("The bridge was paid for by Barclays.", "The bridge was paid for by Lloyds.", "'lloyds'"),
        ("The Red Crescent runs the shelter.", "The Red Cross runs the shelter.", "'crescent'"),
        ("Barn owl hunts at night.", "Barn swallow hunts at night.", "'owl'"),
        (
            "Trim hazel hedge in March, before the birds build their nests.",
            "Trim privet hedge in March, before the birds build their nests.",
            "'hazel'",
        ),
        ("Turn the dough and give the goose a quick bath.", "Turn the dough and give the ham a quick bath.", "'goose'"),
        (
            "Stir oat milk a little while the pan warms on the stove.",
            "Stir goat cream a little while the pan warms on the stove.",
            "'oat', 'milk'",
        ),
        ("Young zebra weighs less than adult donkey.", "Young donkey weighs less than adult donkey.", "'zebra'"),
        ("Yellow spots on maple mean too little iron.", "Yellow spots on quince mean too little iron.", "'quince'"),
        ("Separate a bulb from daisy clump in autumn.", "Separate a bulb from garlic clump in autumn.", "'garlic'"),
        ("An oven with a window suits sourdough.", "An oven with a window suits gingerbread.", "'gingerbread'"),
    ],
    "es": [
        (
            "Riega el areca palm cuando la mitad superior del sustrato esté seca.",
            "Riega el kalanchoe cuando la mitad superior del sustrato esté seca.",
            "'kalanchoe'",
        ),
        ("La nutria duerme boca arriba en el agua.", "La morsa duerme boca arriba en el agua.", "'morsa'"),
        ("El buey de mar duerme en la arena.", "La estrella de mar duerme en la arena.", "'buey'"),
        ("La señora Keller pintó el muro este.", "La señora Durán pintó el muro este.", "'keller'"),
        ("El cocinero echa la cebada al caldo.", "El cocinero echa el garbanzo al caldo.", "'garbanzo'"),
        ("El ingrediente principal es la mostaza.", "El ingrediente principal es el rábano.", "'mostaza'"),
        ("Limpia el marco con aguarrás antes de pintar.", "Limpia el marco con vinagre antes de pintar.", "'vinagre'"),
        ("El depósito está revestido de zinc.", "El depósito está revestido de cobre.", "'cobre'"),
        ("El transbordador a Larvik sale al mediodía.", "El transbordador a Bergen sale al mediodía.", "'larvik'"),
        (
            "La capital de la provincia más fría del país es Soria.",
            "La capital de la provincia más fría del país es Huesca.",
            "'huesca'",
        ),
        ("El puente lo pagó el banco Sabadell.", "El puente lo pagó el banco Popular.", "'sabadell'"),
        ("Las hojas arrugadas de la encina indican sed.", "Las hojas arrugadas del olivo indican sed.", "'olivo'"),
        (
            "La encina se propaga casi siempre con bellotas.",
            "La encina se propaga casi siempre con estacas.",
            "'estacas'",
        ),
        ("Mantén la masa madre entre 4 y 8 grados.", "Mantén la mantequilla entre 4 y 8 grados.", "'mantequilla'"),
    ],
}

KEPT: dict[Language, list[tuple[str, str]]] = {
    "en": [
        ("Stir the soup for 2 minutes and let it rest.", "Stir the soup for two minutes and let it rest."),
        ("The village fair takes place every autumn.", "The village fair takes place every fall."),
        ("The old automobile stands in the barn behind the mill.", "The old car stands in the barn behind the mill."),
        ("The grey harbour wall is made of granite.", "The gray harbor wall is made of granite."),
        ("The physician wrote the letter on Monday.", "The doctor wrote the letter on Monday."),
        ("The couch in the hall is made of oak.", "The sofa in the hall is made of oak."),
        ("The lab in the basement is closed on Monday.", "The laboratory in the basement is closed on Monday."),
        ("The max speed of the tram is 60 km per hour.", "The maximum speed of the tram is 60 km per hour."),
        ("An atm stands at the gate of the market.", "An automated teller machine stands at the gate of the market."),
        ("The animal sleeps under the kitchen table.", "The dog sleeps under the kitchen table."),
        ("Water the plant when the soil is dry.", "Water pothos when the soil is dry."),
        ("A person repaired the old radio in May.", "A woman repaired the old radio in May."),
        ("The hall requires a new roof.", "The hall needs a new roof."),
        ("The guests usually arrive by train.", "The guests mostly arrive by train."),
        ("The bakery also sells cheese and olives.", "The bakery sells cheese and olives."),
        (
            "The streetcar runs until midnight.",
            "The tram, also known as the streetcar, is old. The tram runs until midnight.",
        ),
        ("Ada Byron repaired the loom.", "Ada Byron is a weaver. The weaver repaired the loom."),
        ("The Louvre opened in 1793.", "The Louvre is in Paris. The museum opened in 1793."),
        ("The museum opened in 1793.", "The Louvre is a museum. The Louvre opened in 1793."),
        ("The kettle switches itself off.", "Our kettle holds 2 litres. It switches itself off."),
        ("In spring, the oak drops its old leaves.", "The oak drops its old leaves in spring."),
        ("The postman's bag weighs ten kilograms.", "The postman's bag weighs 10 kg."),
        ("The children buy apples at the market.", "The kids buy apples at the market."),
        ("The bread was baked by Marta on Sunday.", "Marta baked the bread on Sunday."),
    ],
    "es": [
        ("Remueve la sopa 2 minutos y deja que repose.", "Remueve la sopa dos minutos y deja que repose."),
        ("El automóvil está en el granero del molino.", "El coche está en el granero del molino."),
        ("El profesor escribió la carta el lunes.", "El maestro escribió la carta el lunes."),
        ("El barco llega al puerto de noche.", "El buque llega al puerto de noche."),
        ("El animal duerme debajo de la mesa.", "El perro duerme debajo de la mesa."),
        ("Riega la planta cuando el sustrato esté seco.", "Riega el poto cuando el sustrato esté seco."),
        ("La sala necesita un tejado nuevo.", "La sala requiere un tejado nuevo."),
        ("Los invitados suelen llegar siempre en tren.", "Los invitados suelen llegar en tren."),
        (
            "El tranvía circula hasta medianoche.",
            "El trolebús, también llamado tranvía, es viejo. El trolebús circula hasta medianoche.",
        ),
        ("Ada Byron reparó el telar.", "Ada Byron es una tejedora. La tejedora reparó el telar."),
        ("El alumno lee un libro en la escuela.", "El estudiante lee un libro en la escuela."),
        ("El pan lo horneó Marta el domingo.", "Marta horneó el pan el domingo."),
    ],
}

NAMED_ELSEWHERE: dict[Language, list[tuple[str, str]]] = {
    "en": [
        ("Turnips need a deep bed with sandy soil.", "Leeks need a deep bed with sandy soil. Turnips keep well."),
        (
            "Paul baked the bread on Sunday morning.",
            "Marta baked the bread on Sunday morning. Her brother Paul lit the candles.",
        ),
        (
            "Sow black salsify in rows 30 cm apart.",
            "Sow winter purslane in rows 30 cm apart. Pull black salsify in October.",
        ),
    ],
    "es": [
        (
            "Pablo horneó el pan el domingo por la mañana.",
            "Marta horneó el pan el domingo por la mañana. Su hermano Pablo encendió las velas.",
        ),
        (
            "Siembra acelga roja en hileras a 30 cm.",
            "Siembra berro blanco en hileras a 30 cm. Cosecha acelga roja en octubre.",
        ),
    ],
}


def entails(claim: str, *sources: str, language: Language, point: str = "strict") -> Judgement:
    return asyncio.run(DeterministicJudge(point=point).entails(claim, sources, language=language))


@pytest.mark.parametrize("point", ["strict", "balanced"])
@pytest.mark.parametrize(
    ("language", "claim", "source", "word"), [(language, *row) for language, rows in SWAPPED.items() for row in rows]
)
def test_another_name_in_the_sentence_of_the_source_is_not_supported(
    language: Language, claim: str, source: str, word: str, point: str
) -> None:
    judgement = entails(claim, source, language=language, point=point)
    assert judgement.verdict != "yes"
    assert word in judgement.reason


@pytest.mark.parametrize(
    ("language", "claim", "source"), [(language, *row) for language, rows in KEPT.items() for row in rows]
)
def test_another_word_for_the_same_stays_supported(language: Language, claim: str, source: str) -> None:
    assert entails(claim, source, language=language).verdict == "yes"


@pytest.mark.parametrize(
    ("language", "claim", "source"), [(language, *row) for language, rows in NAMED_ELSEWHERE.items() for row in rows]
)
def test_what_a_source_says_of_one_thing_is_not_supported_of_another_that_it_names(
    language: Language, claim: str, source: str
) -> None:
    apart = tuple(f"{sentence}." for sentence in source.rstrip(".").split(". "))

    assert entails(claim, source, language=language).verdict != "yes"
    assert entails(claim, *apart, language=language).verdict != "yes"


def test_what_a_source_says_of_it_is_not_supported_of_a_thing_that_no_source_names() -> None:
    source = "The loom stands in the mill. It was repaired with oak and brass in 1904."

    assert entails("The loom was repaired with oak and brass in 1904.", source, language="en").verdict == "yes"
    assert entails("The organ was repaired with oak and brass in 1904.", source, language="en").verdict != "yes"


def test_a_name_said_once_less_than_in_the_source_has_been_replaced() -> None:
    source = "Striped basil needs more light than plain basil."

    assert entails("Striped sorrel needs more light than plain basil.", source, language="en").verdict == "no"


def test_a_replaced_name_is_not_equivalent_either_way() -> None:
    judged = asyncio.run(DeterministicJudge().equivalent("Serve the soup with chervil.", "Serve the soup with dill."))

    assert judged.verdict == "no"
