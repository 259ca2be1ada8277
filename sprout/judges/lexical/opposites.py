"""Words whose relation a lexical judge has to know: opposites, numbers in words, and names of plants in lower case."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

__all__ = ["ALTERNATIVES", "COMPLEMENTS", "CONTRARIES", "MULTIPLIERS", "NUMBER_WORDS", "PLANTS"]

COMPLEMENTS: Final[Mapping[str, Mapping[str, tuple[str, str]]]] = MappingProxyType(
    {
        "en": MappingProxyType(
            {
                "harm": (
                    "toxic poisonous harmful dangerous hazardous unsafe noxious venomous",
                    "safe harmless nontoxic nonpoisonous innocuous",
                ),
                "edible": ("edible", "inedible"),
                "possible": ("possible", "impossible"),
                "legal": ("legal lawful", "illegal unlawful"),
                "visible": ("visible", "invisible"),
                "necessary": ("necessary", "unnecessary"),
                "able": ("able", "unable"),
                "known": ("known", "unknown"),
                "true": ("true correct", "false untrue incorrect"),
                "usual": ("usual common", "unusual uncommon"),
                "healthy": ("healthy", "unhealthy"),
            }
        ),
        "es": MappingProxyType(
            {
                "harm": (
                    "tóxico venenoso peligroso dañino nocivo inseguro perjudicial ponzoñoso",
                    "seguro inofensivo inocuo atóxico",
                ),
                "edible": ("comestible", "incomestible"),
                "possible": ("posible", "imposible"),
                "legal": ("legal", "ilegal"),
                "visible": ("visible", "invisible"),
                "necessary": ("necesario necesaria", "innecesario innecesaria"),
                "true": ("cierto verdadero", "falso incierto"),
                "usual": ("habitual común", "inusual"),
            }
        ),
    }
)
"""Concepts with two sides of which one holds when the other does not: denying a side affirms the other."""

_EN = """
bright dark|light dark|sunny shady|sun shade|wet dry|moist dry|damp dry|humid arid|hot cold|warm cool|
warm cold|high low|tall short|long short|big small|large small|deep shallow|thick thin|wide narrow|
heavy light|fast slow|quick slow|early late|always never|often rarely|often seldom|frequently rarely|
more less|most least|many few|increase decrease|increases decreases|rise fall|grow shrink|gain lose|
win lose|won lost|accept reject|accepted rejected|allow forbid|allowed forbidden|allow prohibit|
allowed prohibited|allowed banned|allow prevent|before after|above below|over under|inside outside|
indoors outdoors|indoor outdoor|open closed|open shut|opened closed|start stop|begin end|began ended|
first last|alive dead|live die|lived died|born died|male female|man woman|boy girl|hard soft|strong weak|
rich poor|easy difficult|easy hard|simple complex|old young|old new|ancient modern|full empty|
present absent|include exclude|includes excludes|major minor|maximum minimum|upper lower|north south|
east west|northern southern|eastern western|left right|spring autumn|summer winter|day night|
positive negative|success failure|succeed fail|succeeded failed|remember forget|love hate|loves hates|
like dislike|happy sad|good bad|better worse|best worst|clean dirty|smooth rough|sweet bitter|
evergreen deciduous|annual perennial|native introduced|acidic alkaline|public private|guilty innocent|
permanent temporary|fertile infertile|asleep awake|sitting standing|legal banned|support oppose|
supports opposes|supported opposed|agree disagree|agreed disagreed|arrive leave|arrived left|buy sell|
bought sold|push pull|expand contract|import export|victory defeat|enemy friend|ally enemy|
"""
_ES = """
brillante oscuro|luminoso oscuro|luz sombra|sol sombra|soleado sombrío|húmedo seco|húmeda seca|mojado seco|
mojada seca|caliente frío|caliente fría|cálido frío|cálida fría|alto bajo|alta baja|largo corto|larga corta|
grande pequeño|grande pequeña|profundo superficial|grueso fino|ancho estrecho|pesado ligero|rápido lento|
rápida lenta|temprano tarde|siempre nunca|frecuentemente raramente|más menos|mayor menor|muchos pocos|
muchas pocas|mucho poco|mucha poca|aumenta disminuye|aumentar disminuir|sube baja|subir bajar|
crecer menguar|ganar perder|ganó perdió|aceptar rechazar|aceptó rechazó|permite prohíbe|permitido prohibido|
permitir prohibir|antes después|encima debajo|sobre bajo|dentro fuera|interior exterior|abierto cerrado|
abierta cerrada|abrir cerrar|empezar terminar|comenzar acabar|primero último|primera última|vivo muerto|
viva muerta|nació murió|hombre mujer|niño niña|duro blando|dura blanda|fuerte débil|rico pobre|rica pobre|
fácil difícil|simple complejo|viejo joven|viejo nuevo|vieja nueva|antiguo moderno|lleno vacío|llena vacía|
presente ausente|incluye excluye|máximo mínimo|máxima mínima|superior inferior|norte sur|este oeste|
izquierda derecha|primavera otoño|verano invierno|día noche|positivo negativo|éxito fracaso|
recordar olvidar|ama odia|feliz triste|bueno malo|buena mala|mejor peor|limpio sucio|dulce amargo|
perenne caduco|perenne caduca|ácido alcalino|público privado|culpable inocente|permanente temporal|
apoya rechaza|apoyar oponer|comprar vender|compró vendió|victoria derrota|amigo enemigo|
"""


def _pairs(table: str) -> tuple[tuple[str, str], ...]:
    pairs = (pair.split() for pair in table.replace("\n", "").split("|") if pair)
    return tuple((left, right) for left, right in pairs)


CONTRARIES: Final[Mapping[str, tuple[tuple[str, str], ...]]] = MappingProxyType({"en": _pairs(_EN), "es": _pairs(_ES)})
"""Words that cannot both hold of one thing, though neither may."""

_UNITS_EN = (
    "two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen "
    "eighteen nineteen"
)
_UNITS_ES = (
    "dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete "
    "dieciocho diecinueve"
)
_TENS_EN = "twenty thirty forty fifty sixty seventy eighty ninety"
_TENS_ES = "veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa"


def _numbers(units: str, tens: str) -> dict[str, int]:
    return {
        **{word: number for number, word in enumerate(units.split(), start=2)},
        **{word: 10 * number for number, word in enumerate(tens.split(), start=2)},
    }


NUMBER_WORDS: Final[Mapping[str, Mapping[str, int]]] = MappingProxyType(
    {
        "en": MappingProxyType({**_numbers(_UNITS_EN, _TENS_EN), "dozen": 12}),
        "es": MappingProxyType({**_numbers(_UNITS_ES, _TENS_ES), "docena": 12, "quincena": 15}),
    }
)
"""Folded number words; *one* and *un* are articles and pronouns too often to be counted."""

MULTIPLIERS: Final[Mapping[str, int]] = MappingProxyType(
    {
        "hundred": 100, "thousand": 1_000, "million": 10**6, "billion": 10**9, "trillion": 10**12,
        "cien": 100, "mil": 1_000, "millon": 10**6, "millones": 10**6,
    }
)  # fmt: skip
"""Folded words that multiply the number before them."""

ALTERNATIVES: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "en": (
            "cat dog rabbit bird horse hamster tortoise parrot fish cow sheep goat human child baby",
            "january february march april june july august september october november december",
            "monday tuesday wednesday thursday friday saturday sunday",
            "daily weekly fortnightly monthly yearly annually hourly",
            "red blue green yellow white black purple pink orange brown",
            "euro dollar pound yen peso",
            "gram kilogram milligram litre millilitre metre centimetre millimetre kilometre",
            "second minute hour day week month year decade century",
            "leaf root stem flower berry seed fruit bark",
        ),
        "es": (
            "gato perro conejo pájaro caballo hámster tortuga loro pez vaca oveja cabra humano niño bebé",
            "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
            "lunes martes miércoles jueves viernes sábado domingo",
            "diariamente semanalmente quincenalmente mensualmente anualmente",
            "rojo azul verde amarillo blanco negro morado rosado naranja marrón",
            "euro dólar libra yen peso",
            "gramo kilogramo miligramo litro mililitro metro centímetro milímetro kilómetro",
            "segundo minuto hora día semana mes año década siglo",
            "hoja raíz tallo flor baya semilla fruto corteza",
        ),
    }
)
"""Words of one kind: evidence that speaks of another of the kind does not support a claim about this one."""

_PLANTS = (
    "adelfa albahaca alocasia aloe amarilis amaryllis anthurium anturio azalea basil begonia bromelia "
    "bromeliad cactus caladium calatea calathea chrysanthemum ciclamen crisantemo croton cyclamen "
    "daffodil dieffenbachia dracaena dracena espatifilo fern ficus filodendro geranio geranium helecho "
    "hiedra hortensia hoya hyacinth hydrangea ivy jacinto jade jasmine jazmin kalanchoe lavanda lavender "
    "lilies lily lirio maranta menta mint monstera narciso oleander orchid orquidea peperomia "
    "philodendron poinsettia pothos poto romero rosa rose rosemary sago sansevieria schefflera "
    "spathiphyllum strelitzia succulent suculenta tomate tomato tulip tulipan yuca yucca zamioculcas "
)
PLANTS: Final = frozenset(_PLANTS.split())
"""Folded plant names: another plant than the evidence speaks of is another claim, however much else agrees."""
