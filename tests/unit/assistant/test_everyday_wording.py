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


@pytest.mark.parametrize(
    ("question", "told"),
    [
        # Little or much light
        ("Is a dingy, windowless washroom enough for a cast-iron plant?", "deep shade"),
        ("The philodendron in our murky corridor is all straggly", "stems stretch"),
        ("What does the noon sun do to a money tree?", "scorches"),
        ("Mi aspidistra vive en un cuarto tenebroso, lejos de toda ventana", "sombra profunda"),
        ("El filodendro está en un rincón sombrío y se me puso larguirucho", "poca luz"),
        ("¿Qué le hace a la monstera el sol de las doce?", "quema"),
        # Too wet, too dry
        ("The money tree's trunk has gone spongy and its soil is sodden", "rotten"),
        ("Swampy soil and a fern that turned grey and lifeless, it's my Boston fern", "root rot"),
        ("My hoya leaves look like raisins", "Wrinkled hoya leaves"),
        ("La maceta del filodendro está anegada y los tallos fofos", "pudrición"),
        ("El helecho de Boston está gris y alicaído con la tierra inundada", "pudrición"),
        ("La hoya tiene las hojas acartonadas y chupadas", "arrugadas"),
        # Dry air, still air, cold
        ("The air in my apartment is bone dry, will a snake plant cope?", "tolerates dry air"),
        ("What percentage on the hygrometer suits a calathea?", "60 percent"),
        ("¿Qué porcentaje debe marcar el higrómetro junto a la calatea?", "60 por ciento"),
        ("El ambiente de mi casa es muy seco, ¿lo tolera la sansevieria?", "tolera el aire seco"),
        ("Should the air around a begonia be stagnant or is a light breeze better?", "moving air"),
        ("¿La begonia quiere que el aire circule o el cuarto cerrado?", "aire en movimiento"),
    ],
)
def test_light_water_and_air_are_understood_in_other_words(sprout: Assistant, question: str, told: str) -> None:
    tells(sprout, question, told)


@pytest.mark.parametrize(
    ("question", "told"),
    [
        # How long in the same pot, how big a pot
        ("How many years can a hoya stay in the same planter?", "every 2 to 3 years"),
        ("My jade tree has had the same pot for five years, overdue?", "3 to 4 years"),
        ("¿Cuántos años puede quedarse la hoya en la misma matera?", "2 a 3 años"),
        ("El jade lleva cinco años en el mismo tiesto, ¿ya le toca?", "3 a 4 años"),
        ("An oversized pot for my dracaena, is that bad?", "too large"),
        ("Which diameter should the next pot of a poinsettia have?", "5 cm wider"),
        ("¿De qué diámetro compro la maceta nueva de la nochebuena?", "5 cm más ancha"),
        ("¿Es malo un macetón, una maceta gigante, para la drácena?", "demasiado grande"),
        # Making more of it
        ("Can I tear a calathea apart into halves?", "dividing the clump"),
        ("How do I get a second plant out of my cast-iron plant?", "dividing its rhizome"),
        ("¿Puedo partir la calatea en mitades?", "dividiendo la mata"),
        ("¿Cómo saco otra planta de mi aspidistra?", "dividiendo su rizoma"),
        ("To what length do I saw the dragon tree's cane?", "about 10 cm long"),
        ("¿De qué largo serrucho el palo de Brasil?", "unos 10 cm"),
        ("My begonia leaf lies on damp earth, how soon do I see roots?", "4 to 6 weeks"),
        ("¿En cuánto tiempo tendrá raíces mi gajito de pachira?", "4 a 6 semanas"),
        ("Prayer plant sprigs in a jar, when do roots show?", "2 to 4 weeks"),
        ("Puse unas ramitas de maranta en un frasco, ¿cuándo salen raíces?", "2 a 4 semanas"),
    ],
)
def test_pots_and_new_plants_are_understood_in_other_words(sprout: Assistant, question: str, told: str) -> None:
    tells(sprout, question, told)


@pytest.mark.parametrize(
    ("question", "told"),
    [
        ("There is gossamer between the leaflets of my areca palm", "Spider mites"),
        ("My prayer plant smells awful, the soil reeks", "sour smell"),
        ("Tacky, gluey leaves on my benjamin fig", "scale insects"),
        ("My weeping fig is going bald since I carried it to another room", "follows a move"),
        ("New anthurium leaves come out distorted and crumpled", "Thrips"),
        ("The stripes of my cast-iron plant have disappeared", "loses its stripes"),
        ("Entre los foliolos de la palma areca hay una telita finita", "araña roja"),
        ("La tierra de mi maranta apesta", "olor agrio"),
        ("Las hojas de la benjamina están pringosas", "cochinillas"),
        ("El ficus llorón bota las hojas desde que lo mudé de cuarto", "traslado"),
        ("Las hojas nuevas del anturio salen retorcidas y deformes", "trips"),
        ("A la aspidistra se le borraron las franjas", "pierde sus rayas"),
    ],
)
def test_ailments_are_understood_in_other_words(sprout: Assistant, question: str, told: str) -> None:
    tells(sprout, question, told)


@pytest.mark.parametrize(
    ("question", "told"),
    [
        ("bstn fern, humidity??", "60 to 80 percent"),
        ("snke plnt how oftn water it in winter", "30 to 40 days"),
        ("swis cheez plant potting mix", "bark"),
        ("lowst temp for a mnstera", "13 °C"),
        ("pcelily? no, calthea: best water 4 it", "rainwater"),
        ("Does my areca want tap water?", "rainwater"),
        ("spath in dry soil, leaves droop", "mean thirst"),
        ("How much humidity for an obtusifolia?", "40 to 50 percent"),
        ("phal repotting, how often", "every 1 to 2 years"),
        ("hummedad para la kalatea", "60 por ciento"),
        ("lengua d suegra, cada cuanto la riego en invierno", "30 a 40 días"),
        ("¿Qué tierrita le pongo a mi begonita... digo, begonia?", "turba y perlita"),
        ("A mi violetita africana le salieron manchitas marrones", "agua fría"),
        ("vegonia con las puntas i los bordes marrones", "aire seco"),
        ("¿Cada cuánto toca una maseta nueva para la yedra inglesa?", "cada 2 años"),
        ("El aire de mi casa está sequísimo, ¿qué tal una aspidistra?", "tolera el aire seco"),
        ("¿La areca quiere agüita del grifo?", "agua de lluvia"),
    ],
)
def test_hurried_spellings_fond_endings_and_short_names_are_understood(
    sprout: Assistant, question: str, told: str
) -> None:
    tells(sprout, question, told)


@pytest.mark.parametrize(
    ("question", "told"),
    [
        # A thing of the house, an imitation, an origin or a number that belongs to the care asked about
        ("My cast-iron plant stands behind the couch, in deep shade. Will it manage?", "deep shade"),
        ("The pachira next to the stove gets scorched by hot sun, right?", "scorches"),
        ("I have a plastic tulip and a real hoya. Which soil does the hoya want?", "bark and perlite"),
        ("Where do the yellow fronds on my areca palm come from?", "too much sun"),
        ("What's a good recipe for the mix of a hoya?", "bark and perlite"),
        ("How many leaves must each piece of a divided calathea keep?", "at least 3 leaves"),
        ("How quickly should philodendron soil drain?", "within seconds"),
        ("La aspidistra está detrás del sillón, en plena sombra, ¿aguanta?", "sombra profunda"),
        ("Junto a la chimenea el aire es muy seco, ¿lo tolera la sansevieria?", "tolera el aire seco"),
        ("Tengo unas rosas de tela y una hoya de verdad: ¿qué tierra quiere la hoya?", "corteza y perlita"),
        ("¿De dónde salen las frondas amarillas de mi palma areca?", "demasiado sol"),
        ("¿Qué significa que la hoya tenga las hojas arrugadas?", "sustrato seco"),
        ("¿Hay una receta para la mezcla de la hoya?", "corteza y perlita"),
        ("Si divido la calatea, ¿cuántas hojas necesita cada pedazo?", "al menos 3 hojas"),
    ],
)
def test_what_else_a_question_names_does_not_make_it_one_about_something_else(
    sprout: Assistant, question: str, told: str
) -> None:
    tells(sprout, question, told)


@pytest.mark.parametrize(
    "question",
    [
        "Which rug matches a monstera?",
        "How many leaves does a monstera have?",
        "How fast does a monstera grow up a wall?",
        "Where does the pothos come from?",
        "What does the name calathea mean in English?",
        "Got a recipe for soup with hoya?",
        "Think of a silly name for my snake plant",
        "Which sofa goes with a hoya?",
        "Is a rubber fig happy in a dark corner?",
        "¿De dónde es originaria la pachira?",
        "¿Qué significa la palabra maranta?",
        "¿Qué alfombra combina con una monstera?",
        "¿Cuántas hojas tiene una monstera adulta por lo común?",
        "¿Qué tierra quiere el rosario de perlas?",
    ],
)
def test_what_no_care_reference_tells_stays_refused(sprout: Assistant, question: str) -> None:
    assert sprout.answer(question).refused


@pytest.mark.parametrize(
    ("question", "told"),
    [
        # A number given is compared with the range told
        ("It's 13 °C in our hall at best. Too cool for an anthurium?", "15 °C"),
        ("The hall is at 12 degrees, can a weeping fig stay?", "13 °C"),
        ("The air reads 45 percent, comfortable for a peperomia?", "40 to 50 percent"),
        ("How long should pieces of money tree be cut?", "about 15 cm"),
        ("How warm should the water for a prayer plant be?", "Lukewarm"),
        ("What on earth can kill a cast-iron plant?", "kill"),
        ("En el pasillo hay 12 grados, ¿aguanta ahí el ficus benjamina?", "13 °C"),
        ("El higrómetro marca 45 por ciento, ¿está a gusto la peperomia?", "40 al 50 por ciento"),
        ("¿De qué largo corto los esquejes de pachira?", "unos 15 cm"),
        ("¿El agua de la maranta va fría, tibia o caliente?", "tibia"),
        ("La tengo en el suelo junto a la ventana: ¿la cinta quiere sol directo?", "decolora"),
        ("¿Hay algo que pueda matar a la aspidistra?", "matan"),
    ],
)
def test_a_number_or_a_measure_asked_about_finds_the_one_told(sprout: Assistant, question: str, told: str) -> None:
    tells(sprout, question, told)


@pytest.mark.parametrize(
    ("question", "told"),
    [
        ("How quickly does pothos recover once it gets water?", "few hours"),
        ("How fast will a limp peace lily stand up again after watering?", "few hours"),
        ("Does a cast-iron plant survive a cold spell near freezing?", "0 °C"),
        ("A short spell of frost for the bar room plant, is that the end?", "0 °C"),
        ("Corky bumps on my peperomia, what are they?", "bumps"),
        ("¿Le gusta a la begonia que se mueva o corra el aire?", "aire en movimiento"),
        ("¿La begonia quiere un ambiente quieto o aire que circule?", "aire en movimiento"),
        ("El medidor me marca pH 6 en la tierra de la pachira, ¿va bien?", "pH"),
        ("¿Qué altura debe tener un hijuelo de aloe para separarlo?", "8 cm"),
        ("¿Un macetón es demasiado para la drácena?", "demasiado grande"),
    ],
)
def test_words_of_speed_height_and_spells_are_about_care_where_a_passage_tells(
    sprout: Assistant, question: str, told: str
) -> None:
    tells(sprout, question, told)


@pytest.mark.parametrize(
    "question",
    [
        "How do you spell philodendron?",
        "How fast does a monstera grow in metres a year?",
        "¿Qué altura alcanza la drácena a los veinte años?",
        "¿Qué marca de tierra es la mejor para el potos?",
        "Is it correctly spelt calathea or kalathea?",
    ],
)
def test_the_same_words_about_something_else_are_still_refused(sprout: Assistant, question: str) -> None:
    assert sprout.answer(question).refused
