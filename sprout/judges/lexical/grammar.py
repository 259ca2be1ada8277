"""Words by which a phrase that names a thing is told from one that says what is done, or how; folded, and no verdict.

They need not be complete: a verb or an adverb that is on no list may be taken for a name, and a paraphrase is lost.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from sprout.text import Language
from sprout.text.stopwords import listed

__all__ = ["ENDINGS", "GENERAL", "NAMES_IN_LY", "ROLES"]

_EN: Final = {
    "article": "a an the",
    "definite": "the",
    "contracted": "",
    "determiner": "this that these those its their his her your my our some any each every no",
    "pronoun": "it they he she this these",
    "object": "it them him her me us you itself themselves himself",
    "preposition": "of for on in with from at by into about between under over near through against without during as",
    "joint": "of and",
    "list": "and or",
    "naming": "also known as call named or is are was were a an the",
    "auxiliary": "will would can could should may might must do does did has have had not",
    "subject": "he she they who which we i you it not",
    "copula": "is are was were be been being",
    "verb": """
        accept achieve add agree aim allow appear apply arrive ask avoid become begin believe belong bring build buy
        carry cause choose come compete consider contain continue create cut decide defeat describe destroy develop
        die discover earn eat encourage encounter end enjoy ensure expect explain feel find finish follow forget
        fulfill get give go grow happen hear help hold improve include increase intend involve join keep know lead
        learn leave let lie like listen live look lose love make mean meet move need obtain occur offer pay perform
        play prefer prevent produce protect prove provide publish put reach read receive recommend reduce remain
        remember remove represent require retain return revolve run say secure see seek seem sell send serve set show
        sing sit speak spend stand start stay stop strive suggest support take teach tell tend think throw tolerate
        try understand urge use want win write
        """,
    "loose": """
        actual additional alternative also although always another back because besides certain different due first
        further good great however important instead last later least less like lot lots main many more most much next
        often other others passage per perhaps same second several similar sometimes sure though thus time together
        too usual various very way well yes yet
        """,
}
_ES: Final = {
    "article": "el la los las un una unos unas al del lo",
    "definite": "el la los las al del",
    "contracted": "de a",
    "determiner": """
        su sus este esta estos estas ese esa esos esas cada algun alguna mi tu nuestro nuestra ningun ninguna
        """,
    "pronoun": "ella ellas ellos este esta estos estas",
    "object": "lo le les nos",
    "preposition": """
        de del para en con por desde sobre entre bajo hasta contra sin a al durante tras como
        """,
    "joint": "de del y e",
    "list": "y e o u",
    "naming": "tambien conocido conocida llamado llamada como o es son fue era el la un una",
    "auxiliary": "ha han habia habian puede pueden debe deben podria no se",
    "subject": "que se no quien quienes yo",
    "copula": "es son fue fueron era eran esta estan ser sido estar",
    "verb": """
        aceptar acabar alcanzar anadir aparecer aplicar aprender ayudar buscar causar comenzar comer comprar conseguir
        construir contener continuar convertir crear crecer creer cumplir dar deber decidir decir dejar describir
        destruir empezar encontrar ensenar entender entregar escribir esperar evitar existir explicar formar ganar
        hacer incluir intentar ir jugar leer llamar llegar llevar lograr marcar mejorar morir mostrar mover nacer
        necesita necesitar obtener ocurrir ofrecer olvidar pagar parecer pedir pensar perder permitir poner preferir
        prefiere prevenir producir proteger provocar publicar quedar querer quitar recibir recomendar reducir
        representar requerir requiere saber salir seguir sentir ser soportar sufrir terminar tolerar tomar trabajar
        usar utilizar vender venir ver vivir volver
        """,
    "loose": """
        ademas ahora algo antes asi aunque bien bueno cierto demas despues diferente distinto diverso entonces general
        gran grande igual importante luego mas mayor mejor menor menos mismo mucho otra otro pasaje poco primer
        primera primero principal segunda segundo siempre siguiente similar tal tambien tanto tarde tiempo todo ultimo
        varios vez veces
        """,
}

ROLES: Final[Mapping[Language, Mapping[str, tuple[str, ...]]]] = MappingProxyType(
    {
        "en": MappingProxyType({role: tuple(words.split()) for role, words in _EN.items()}),
        "es": MappingProxyType({role: tuple(words.split()) for role, words in _ES.items()}),
    }
)
"""Role → the words that can play it, as they stand in texts. What is *verb* or *loose* names no thing by itself."""

ENDINGS: Final[Mapping[Language, Mapping[str, tuple[str, ...]]]] = MappingProxyType(
    {
        "en": MappingProxyType({"manner": ("ly",), "done": ("ed", "ing"), "doing": ("ed", "ing")}),
        "es": MappingProxyType(
            {
                "manner": ("mente",),
                "done": ("ado", "ada", "ados", "adas", "ido", "ida", "idos", "idas", "ando", "iendo"),
                "doing": ("ando", "iendo"),
            }
        ),
    }
)
"""Endings of adverbs of manner, of what is said after *is*, and of what is said elsewhere without naming a thing."""

NAMES_IN_LY: Final = listed("""
    ally anomaly assembly belly butterfly family fly holly italy jelly july lily monopoly rally reply sicily supply
    """)
"""English words that end as an adverb does and are none."""

GENERAL: Final[Mapping[Language, tuple[str, ...]]] = MappingProxyType(
    {
        "en": (
            "animal: cat dog rabbit bird horse hamster tortoise parrot fish cow sheep goat",
            "pet: cat dog rabbit hamster parrot tortoise",
            "person: *name man woman boy girl child baby doctor teacher nurse",
            "people: men women boys girls children babies doctors teachers nurses",
            "child: boy girl baby",
            "plant: *plant flower tree fern orchid cactus palm",
            "city: *name",
            "town: *name",
            "country: *name",
            "company: *name",
            "place: *name city town village country",
            "vehicle: car lorry truck bus van",
            "fruit: apple pear orange lemon banana cherry",
            "metal: iron copper gold silver steel aluminum",
        ),
        "es": (
            "animal: gato perro conejo pajaro caballo hamster tortuga loro pez vaca oveja cabra",
            "mascota: gato perro conejo hamster loro tortuga",
            "persona: *name hombre mujer nino nina bebe medico maestro enfermera",
            "gente: hombres mujeres ninos",
            "nino: bebe chico",
            "planta: *plant flor arbol helecho orquidea cactus palmera",
            "ciudad: *name",
            "pueblo: *name",
            "pais: *name",
            "empresa: *name",
            "lugar: *name ciudad pueblo pais",
            "vehiculo: coche camion autobus furgoneta",
            "fruta: manzana pera naranja limon platano cereza",
            "metal: hierro cobre oro plata acero aluminio",
        ),
    }
)
"""A general word and what falls under it, *\\*name* for any name: who speaks of a dog speaks of an animal."""
