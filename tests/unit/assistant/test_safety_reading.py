"""Which whole questions are read as questions about eating or harm, in both languages, and whom they are about."""

import pytest

from sprout.assistant.corpus import read_corpus
from sprout.assistant.everyday import is_everyday
from sprout.assistant.names import NameBook
from sprout.assistant.reading import Reading, read
from sprout.assistant.settings import Language
from sprout.bundle import bundled


@pytest.fixture(scope="module")
def book() -> NameBook:
    return NameBook(read_corpus(bundled("corpus")).species, is_everyday)


def reading(question: str, book: NameBook) -> Reading:
    language: Language = "en" if question.startswith("en ") else "es"
    return read(question[3:], language, book)


SOMETHING_IN_A_MOUTH = [
    "en My nephew popped a pothos leaf into his mouth",
    "en The baby had a bit of monstera in her mouth when I came in",
    "en Found berries from the hedge stuffed in our toddler's mouth",
    "en I put a petal of the peace lily in my mouth, now what?",
    "en Two seeds ended up in their mouths before I could stop it",
    "es La niña se llevó una hoja del potos a la boca",
    "es El cachorro tenía un trozo de monstera en la boca",
    "es Mi sobrino se metió dos bayas en la boca",
    "es Le encontré pétalos de anturio en la boca al bebé",
    "es Se puso una flor de la begonia en la boca y la escupió",
]
TAKEN_IN_SOMEHOW = [
    "en My daughter sucked the end of an aloe leaf",
    "en The rabbit helped himself to the philodendron",
    "en Our beagle got hold of the dracaena",
    "en The goats grazed along the ivy all afternoon",
    "en My son slurped the water from under the anthurium",
    "en She crunched on a jade leaf like it was a crisp",
    "es El crío de mi prima, que es un niño inquieto, chupó el tallo del potos",
    "es La gata se zampó media cinta",
    "es El conejo anduvo royendo el tronco de la pachira",
    "es Mi hija estuvo chupando la savia del ficus benjamina",
    "es Las gallinas picotearon la hiedra del patio",
]
EATEN_FROM_FODDER = [
    "en There was foxglove in the hay and the pony finished the lot",
    "en Some yew got into the trough, the cows have emptied it",
    "en Oleander leaves in the feed bucket, and my donkey cleaned it",
    "en I saw ivy in the bale my horse is halfway through",
    "en Azalea clippings fell in the paddock, the goats have polished them off",
    "es Había adelfa en el heno y la yegua ya se terminó la mitad",
    "es Cayó tejo en el comedero y las ovejas lo vaciaron",
    "es Eché sin querer hiedra en el pienso y los caballos lo acabaron",
    "es Vi ricino en el forraje, las cabras ya van por la mitad, media paca",
    "es Se mezcló dedalera en el pesebre y la vaca lo terminó",
]
AILING_BODIES = [
    "en The cat keeps retching since I brought the pothos home",
    "en Our husky has diarrhea and the monstera is missing a leaf",
    "en My hands itch after repotting the philodendron, my skin is red",
    "en He threw up twice, the begonia looks nibbled at",
    "en Swollen lips after a kiss on the dumb cane leaf",
    "en The pug is wobbly and the cyclamen lies on the floor",
    "en My eyes burn from the sap of the weeping fig",
    "es El gato tiene arcadas y a la cinta le falta una punta",
    "es La perra anda con diarrea desde que compré el potos",
    "es Se me hincharon los labios al podar la dieffenbachia",
    "es Le duele la barriga al niño y la monstera está rota",
    "es Tengo la piel roja desde que trasplanté el filodendro",
    "es El cachorro tiembla y babea, junto a la begonia tirada",
    "es Me arden los ojos por la leche del ficus benjamina",
]
ASKED_FOR_OTHERS = [
    "en Would you stand by the plants in a kindergarten as being free of risk?",
    "en Which greenery may stand beside the cage of my parakeet?",
    "en Which houseplants do I dare leave near a cockatoo?",
    "en Are any plants a danger for ducks?",
    "en My corgi sleeps under the pothos. Is that a problem?",
    "es ¿Qué plantas puedo poner cerca de mi periquito?",
    "es ¿Me firmas que las plantas de la guardería no son un peligro?",
    "es ¿Qué planta dejo al alcance de la tortuga?",
    "es ¿Puede haber un potos donde duerme mi galgo?",
    "es ¿Corre riesgo mi burro si hay hiedra en el muro?",
]


@pytest.mark.parametrize(
    "question",
    [*SOMETHING_IN_A_MOUTH, *TAKEN_IN_SOMEHOW, *EATEN_FROM_FODDER, *AILING_BODIES, *ASKED_FOR_OTHERS],
)
def test_a_creature_with_something_in_its_mouth_or_ill_is_a_safety_question(question: str, book: NameBook) -> None:
    assert reading(question, book).safety


WORDS_THAT_MEAN_SOMETHING_ELSE = [
    "en My pothos looks a bit limp, how often do I water it?",
    "en Should I move the aloe into the sun bit by bit?",
    "en My fern bit the dust last winter, how cold can it get?",
    "en The last bit of the snake plant went brown, why?",
    "en The monstera sits in our eat-in kitchen. Is that too dark?",
    "en To be on the safe side, how much light does a hoya want?",
    "en Is there a risk of root rot if my jade plant stands in water?",
    "es Mi potos parece en coma, ¿cuánta agua le doy?",
    "es ¿Puedo probar a poner la monstera al sol?",
    "es La lámina de la hoja de la calatea se enrolla, ¿por qué?",
    "es ¿Sirve un sustrato comercial para la orquídea?",
    "es Tengo el filodendro bajo un tragaluz, ¿le basta la luz?",
    "es No estoy segura de cuándo regar la maranta",
    "es Mi sala es una boca de lobo, ¿aguanta ahí el potos?",
    "es La mata de begonia creció mucho, ¿la trasplanto?",
]
DONE_TO_THE_PLANT = [
    "en Did I poison my pothos with too much fertilizer?",
    "en Is tap water toxic to my spider plant?",
    "en Could softened water be harmful for a boston fern?",
    "en Is my peace lily poisoned by the salt in the water?",
    "en Black stuff on the hoya leaves, is it mites, poison or a fungus?",
    "en Is it safe to repot a jade plant in winter?",
    "en Can coffee grounds hurt my philodendron?",
    "en Are the brown tips of my dracaena fluoride toxicity?",
    "es ¿Envenené a mi potos con tanto abono?",
    "es ¿Es tóxica el agua del grifo para mi cinta?",
    "es ¿El cloro es dañino para el helecho de Boston?",
    "es Creo que intoxiqué a la monstera con fertilizante, ¿la salvo?",
    "es ¿Es peligroso trasplantar la orquídea en flor?",
    "es Manchas en la violeta africana, ¿veneno o alguna plaga?",
    "es ¿Serán las puntas secas una toxicidad por sales en la drácena?",
]
DONE_BY_THE_PLANT = [
    "en My pothos drinks a lot, how often do I water it?",
    "en How much does a calathea drink in winter?",
    "en The monstera swallowed its pole, do I repot it?",
    "en When should I give my peace lily a drink?",
    "en Do orchids drink less in the cold?",
    "es ¿Cada cuánto le doy de beber a la calatea?",
    "es ¿Cuánto bebe una begonia en invierno?",
    "es Mi potos chupa mucha agua, ¿lo riego más?",
    "es ¿Qué comida le pongo a la orquídea?",
    "es ¿Cuándo le damos de comer al filodendro?",
    "es ¿El helecho necesita beber todos los días?",
]
CREATURES_IN_PASSING = [
    "en My cat knocked over the jade plant, how do I repot it?",
    "en The dog barked and I dropped my aloe. How do I root a leaf?",
    "en My kids think a fern wants sun. How much light is right?",
    "en My daughter gave me an orchid, how often do I water it?",
    "en My weeping fig sheds like a cat, how much water does it want?",
    "en Is cow manure a good feed for a peace lily?",
    "en Does dog hair on the soil matter when I water my hoya?",
    "en We have no cats. How much light does a calathea need?",
    "en Do people fertilize snake plants in winter?",
    "es Mi gato tiró la maceta de la cinta, ¿cómo la trasplanto?",
    "es Ladró el perro y se me cayó la sábila, ¿cómo saco esquejes?",
    "es Mi hija dice que el helecho quiere sol, ¿cuánta luz necesita?",
    "es Mi ficus suelta hojas como un gato, ¿cuánta agua le doy?",
    "es ¿Sirve el estiércol de vaca para abonar el espatifilo?",
    "es No tengo perros. ¿Cuánta luz necesita la calatea?",
    "es La gente abona el potos en invierno, ¿está mal regarlo entonces?",
]
YOUNG_PLANTS = [
    "en How much light does a baby monstera need?",
    "en When does my spider plant's baby get its own pot?",
    "en I have two baby jade plants, which soil is fine?",
    "en Does an adult philodendron mind a small pot?",
    "en Are the baby leaves of my calathea pale for lack of light?",
    "es ¿Cuánta luz quiere una monstera bebé?",
    "es ¿Le va mal una maceta más chica al potos?",
    "es Las hojas adultas de la monstera están mal, ¿poca luz?",
    "es ¿Cuándo separo los hijos del aloe, pasa algo si son chicos?",
    "es Los brotes pequeños de la begonia están malos, ¿los riego?",
]


@pytest.mark.parametrize(
    "question",
    [
        *WORDS_THAT_MEAN_SOMETHING_ELSE,
        *DONE_TO_THE_PLANT,
        *DONE_BY_THE_PLANT,
        *CREATURES_IN_PASSING,
        *YOUNG_PLANTS,
    ],
)
def test_a_question_about_care_is_none_about_safety_and_has_no_toxicity_in_its_topics(
    question: str, book: NameBook
) -> None:
    own = reading(question, book)
    assert not own.safety
    assert "toxicity" not in own.topics


@pytest.mark.parametrize(
    "question",
    [
        # The same phrases beside a victim.
        "en My cat bit the pothos a bit",
        "en Did the pothos poison my cat?",
        "en The dog knocked over the lily and ate it",
        "en Is a baby safe near a monstera?",
        "en Is baby safe around pothos?",
        "en Is pothos toxic compared to a philodendron?",
        "en What is the poisonous part on my dieffenbachia?",
        "en Which poison does the cyclamen contain?",
        "en My son says he ate a jade leaf",
        "es Mi gata se comió un trozo de potos, ¿entra en coma?",
        "es ¿Envenena el potos a los gatos?",
        "es El perro tiró el lirio y se lo comió",
        "es ¿Le doy de comer a mi conejo hojas de potos?",
        "es ¿Es seguro comer una flor de begonia?",
        "es ¿Qué veneno tiene el ciclamen?",
    ],
)
def test_a_victim_beside_such_words_still_makes_it_a_safety_question(question: str, book: NameBook) -> None:
    assert reading(question, book).safety


@pytest.mark.parametrize(
    "question",
    [
        "en Where can we eat well in Lisbon?",
        "en How do I leave a toxic relationship?",
        "en How do I get along with a toxic boss?",
        "en How do I train a spaniel to sit?",
        "en What does a hamster cage cost?",
        "es ¿Dónde está la mesa de comer más barata?",
        "es ¿Cómo salgo de una relación tóxica?",
        "es ¿Cómo le enseño a sentarse a mi caniche?",
        "es ¿Qué temperatura quiere el cuarto de un bebé?",
        "es ¿Cuánto cuesta una jaula para un canario?",
    ],
)
def test_what_has_nothing_to_do_with_plants_is_no_safety_question(question: str, book: NameBook) -> None:
    assert not reading(question, book).safety


@pytest.mark.parametrize(
    ("question", "creatures"),
    [
        ("en No cats here, but a dog. Is pothos toxic?", {"dogs"}),
        ("en Cats I know about, is ivy toxic to dogs?", {"dogs"}),
        ("en We don't have dogs, only a toddler. Is aloe poisonous?", {"children"}),
        ("en Is aloe toxic without cats around?", {"cats"}),
        ("en My dog and my cat both chewed the pothos", {"cats", "dogs"}),
        ("es No hay perros en casa, pero sí un gato, ¿es tóxico el potos?", {"cats"}),
        ("es Sin gatos pero con perra, ¿es venenosa la hiedra?", {"dogs"}),
        ("es Los gatos ya lo sé, ¿es tóxico el aloe para perros?", {"dogs"}),
        ("es Mi gato y mi perro mordieron el potos", {"cats", "dogs"}),
        ("es ¿Es tóxica la hiedra para una monstera bebé o para el bebé?", {"children"}),
    ],
)
def test_creatures_that_are_set_aside_are_not_asked_about(question: str, creatures: set[str], book: NameBook) -> None:
    assert reading(question, book).creatures == creatures


@pytest.mark.parametrize(
    ("question", "harmful"),
    [
        ("en What does pothos do to a dog?", True),
        ("en Can kittens live with a monstera?", True),
        ("en Could an aloe affect my hamster?", True),
        ("en Keep the begonia away from the dog?", True),
        ("en The cat is wobbly and the ivy is bitten", True),
        ("en pothos cats", False),
        ("es ¿Qué le hace el potos a un perro?", True),
        ("es ¿Pueden convivir un gato y una monstera?", True),
        ("es ¿El aloe afecta a los niños?", True),
        ("es ¿Pongo la begonia lejos del perro?", True),
        ("es ¿Tiene la culpa el potos de lo del gato?", True),
        ("es potos gatos", False),
    ],
)
def test_what_a_plant_does_to_somebody_is_told_from_an_animal_that_is_only_named(
    question: str, harmful: bool, book: NameBook
) -> None:
    own = reading(question, book)
    assert own.safety
    assert own.harmful == harmful
