"""Short word lists, folded (no accents, lower case): what carries no content, and what negates."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal, get_args

__all__ = ["LANGUAGES", "NEGATIONS", "STOP_WORDS", "Language", "listed"]

Language = Literal["en", "es"]
LANGUAGES: tuple[Language, ...] = get_args(Language)


def listed(words: str) -> frozenset[str]:
    """Return the set of the *words* that white space separates."""
    return frozenset(words.split())


_ENGLISH = """
a about again all also am an and any are as at be because been before being both but by can could did do
does doing during each either else even ever every few for from further had has have having he he'd he'll
he's her here here's hers herself him himself his how i i'd i'll i'm i've if in into is it it'd it'll it's
its itself just let's may me might more most much must my myself of off often on once one only or other
our ours ourselves out over own perhaps please quite rather really same shall she she'd she'll she's
should so some such than that that'd that's the their theirs them themselves then there there's these they
they'd they'll they're they've this those through to too under until up upon us very was we we'd we'll
we're we've were what what's when when's where where's whether which while who who's whom whose why will
with would yes you you'd you'll you're you've your yours yourself yourselves
"""
_SPANISH = """
a ademas ahi al algo alguien algun alguna algunas alguno algunos alli ante antes aqui asi aun aunque cada
como con contra cual cuales cualquier cualquiera cuando cuanto cuyo cuya de del desde donde dos durante e
el ella ellas ello ellos en entre era eran eres es esa esas ese eso esos esta estaba estado estais estamos
estan estar estara estas este esto estos estoy fue fueron ha haber habia habra hace hacer hacia han has
hasta hay he hemos incluso la las le les lo los mas me mi mia mias mientras mio mios mis misma mismas
mismo mismos mucha muchas mucho muchos muy nos nosotras nosotros nuestra nuestras nuestro nuestros o os
otra otras otro otros para pero poco por porque pues puede pueden puedo que quien quienes se sea sean
segun ser sera seran si sido sino sobre solo somos son soy su sus suya suyas suyo suyos tal tambien tan
tanto te tendra tener tenga tengo ti tiene tienen toda todas todavia todo todos tras tu tus tuya tuyo u un
una unas uno unos usted ustedes va vosotras vosotros vuestra vuestro y ya yo
"""
_AUXILIARIES = """
ai are ca could dare did do does had has have is may might must need ought sha should was were wo would
"""
_ENGLISH_NEGATIONS = "neither never no nobody non none nor not nothing nowhere without"
_SPANISH_NEGATIONS = "jamas nada nadie ni ningun ninguna ningunas ninguno ningunos no nunca sin tampoco"


def _english_negations() -> Mapping[str, str]:
    contracted = {word + end: "not" for word in _AUXILIARIES.split() for end in ("n't", "nt")}
    # "cant" and "wont" are far likelier slips for "can't" and "won't" than the nouns.
    return contracted | {"cannot": "not"} | {word: word for word in _ENGLISH_NEGATIONS.split()}


STOP_WORDS: Mapping[Language, frozenset[str]] = MappingProxyType({"en": listed(_ENGLISH), "es": listed(_SPANISH)})
"""Words without content; no negation is among them."""

NEGATIONS: Mapping[Language, Mapping[str, str]] = MappingProxyType(
    {
        "en": MappingProxyType(_english_negations()),
        "es": MappingProxyType({word: word for word in _SPANISH_NEGATIONS.split()}),
    }
)
"""Each negating word with the word that stands for all its forms."""
