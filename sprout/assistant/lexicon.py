"""The words by which a question shows what it is about, in both languages, as patterns over folded words."""

import re
from collections.abc import Mapping
from types import MappingProxyType

from sprout.assistant.settings import Language

__all__ = [
    "CANONICAL",
    "CARE",
    "PESTS",
    "PHRASES",
    "TOPIC_WORDS",
]


def _words(pattern: str) -> re.Pattern[str]:
    return re.compile("|".join(pattern.split()))


TOPIC_WORDS: Mapping[Language, Mapping[str, re.Pattern[str]]] = MappingProxyType(
    {
        "en": MappingProxyType(
            {
                "light": _words(
                    r"lights? lighting sun sunn?y sunlight sunshine sunlit shad(?:e|y"
                    r"|ed) windows? windowsill "
                    r"bright\w* dark dim darkness darker indirect lux lamps? east west north south facing"
                ),
                "water": _words(
                    r"water(?:s|ed|ing|ings)? overwater\w* underwater\w* thirst\w* soak\w* moist\w* drench\w* "
                    r"watter\w* hydrat\w* irrigat\w* dry drought waterd"
                ),
                "soil": _words(
                    r"soils? earth substrates? mix mixes mixture compost perlite peat drainage drain\w* ph acidic loam "
                    r"coir dirt bark medium"
                ),
                "humidity": _words(
                    r"humid\w* mist misting misted misty temperatures? temps? cold colder coldest warm\w* heat "
                    r"hot frost\w* "
                    r"degrees? celsius fahrenheit hygrometer percent\w* thermostat cool cooler "
                    r"coolest heating radiators? airflow chill\w* draft\w* draught\w* freez\w* outdoors? outside "
                    r"bathroom"
                ),
                "feeding": _words(
                    r"feed feeds fed feeding fertili[sz]\w* fertalis\w* nutrients? npk nutrition manure food"
                ),
                "propagation": _words(
                    r"propagat\w* cuttings? divid\w* division plantlets? offsets? offshoots? pups babies "
                    r"multipl\w* clon\w* "
                    r"reproduc\w* seeds? propogat\w* rooting layering"
                ),
                "repotting": _words(r"repot\w* transplant\w* rootbound potbound"),
                "problems": _words(
                    r"yellow\w* brown\w* droop\w* wilt\w* rot rots rotting rotten pests? bugs? mites? aphids? "
                    r"mealy\w* scale "
                    r"spots? spotted curl\w* crisp\w* dying dies sick disease\w* leggy holes? dropp?\w* falling limp "
                    r"mushy black blackened pale thrips gnats? fung\w* mou?ld\w* dead die sticky webs? webbing "
                    r"wrinkl\w* wrong "
                    r"burnt burn\w* scorch\w* infest\w* insects? shrivel\w* unhealthy fading stunted patches "
                    r"bleach\w* "
                    r"lopsided soft squishy bare tips? discolou?r\w* chlorosis"
                ),
                "toxicity": _words(r"toxic\w* poison\w* calcium oxalates? saponins?"),
            }
        ),
        "es": MappingProxyType(
            {
                "light": _words(
                    r"luz luces sol solar solead\w* sombr\w* ventanas? ilumin\w* oscur\w* brillantes? "
                    r"luminos\w* lampara\w* "
                    r"indirecta penumbra"
                ),
                "water": _words(
                    r"aguas? reg(?:ar\w*|ad[ao]s?|ando|ue\w*|uemos|o|aba|amos|aste"
                    r"|uen) rieg\w* sed sedient\w* encharc\w* "
                    r"hidrat\w* humedec\w* remoj\w* sequia"
                ),
                "soil": _words(
                    r"sustratos? tierras? suelos? drenajes? dren\w* perlita turba mezclas? compost ph "
                    r"acid[oa]s? fibra"
                ),
                "humidity": _words(
                    r"humedad humed[oa]s? pulveriz\w* roci\w* nebuliz\w* vaporiz\w* temperaturas? frio fria "
                    r"calor\w* grados? higrometro porcentaje humidific\w* termostato calefaccion fresc\w* radiador\w* "
                    r"helad\w* congel\w* exterior(?:es)? afuera corrientes? bano"
                ),
                "feeding": _words(r"abon\w* fertiliz\w* nutrientes? aliment\w* nutr\w* npk"),
                "propagation": _words(
                    r"propag\w* reproduc\w* reproduzc\w* multipli\w* esquejes? hijuelos? hij(?:os"
                    r"|itos) divid\w* division "
                    r"semillas? enraiz\w* enraic\w* acod\w* clon\w* gajos? brotes?"
                ),
                "repotting": _words(r"tra(?:n)?splant\w* replant\w*"),
                "problems": _words(
                    r"amarill\w* marron\w* caid[oa]s? mustios? mustias? march?it\w* pudr\w* podrid\w* plagas? "
                    r"bichos? "
                    r"insectos? acaros? cochinillas? pulgon\w* manch\w* enroll\w* enferm\w* mosc\w* mosquit\w* "
                    r"trips hong\w* "
                    r"moho muer\w* muri\w* agujer\w* huecos? quemad\w* quem\w* arrug\w* bland[oa]s? negr[oa]s? "
                    r"negruzc\w* "
                    r"pegajos\w* decaid\w* palid\w* seca[ns]? secas? puntas crujient\w* clorosis telaranas? "
                    r"flacid\w* pasa caen "
                    r"cae pierd\w* estirad\w* pelad\w* araneta arrugad\w*"
                ),
                "toxicity": _words(r"toxi\w* venen\w* envenen\w* oxalato\w* saponinas?"),
            }
        ),
    }
)

PHRASES: Mapping[str, tuple[str, re.Pattern[str]]] = MappingProxyType(
    {
        "new pot": (
            "repotting",
            re.compile(
                r"\b(?:(?:bigger|larger|new|next|different|wider) (?:\w+ )?(?:pot|container|planter)|pot size"
                r"|(?:kind|type|sort) of pot|special pot"
                r"|size (?:of )?pot"
                r"|(?:root|pot) bound|change (?:the |its )?pot|(?:what|which) (?:kind of |type of )?pot|pot up"
                r"|outgrown|(?:stays?|lives?|remains?|sits?|left|kept) (?:\w+ )?"
                r"in (?:its|the|their|that|one) (?:\w+ )?pot)\b"
            ),
        ),
        "maceta": (
            "repotting",
            re.compile(
                r"\b(?:cambi\w* (?:de |la |el )?(?:maceta|tiesto)|(?:maceta|tiesto)s? (?:\w+ )?(?:mas )?(?:grande"
                r"|nuev\w|ancha|mayor)"
                r"|tamano de (?:la )?maceta|nueva maceta|que maceta"
                r"|(?:segu\w+|sig\w+|qued\w+|dej\w+|estar|vivir) (?:\w+ )?en (?:la misma|su|esa) maceta)\b"
            ),
        ),
        "material": (
            "soil",
            re.compile(
                r"\b(?:(?:what|which|best|right|special) (?:kind of |type of |sort of )?(?:pot|container|planter)s?"
                r"|(?:kind|type|sort) of pot|(?:que|cual) (?:\w+ ){0,3}(?:maceta|tiesto)s?|tipo de maceta"
                r"|(?:what|which) (?:\w+ ){0,3}(?:planted|potted) in)\b"
            ),
        ),
        "moist air": (
            "humidity",
            re.compile(
                r"\b(?:how (?:moist|damp|humid|dry) (?:\w+ ){0,4}air"
                r"|(?:como|cuan|que tan) (?:de )?(?:humedo|seco) (?:\w+ ){0,4}(?:aire|ambiente))\b"
            ),
        ),
        "taking root": (
            "propagation",
            re.compile(
                r"\b(?:root (?:a|an|it|them|my|the|some)|(?:grow|make|get|start) (?:more|new|another|baby)(?! lea)"
                r"|from (?:a )?(?:leaf|stem)|root in water|separate the)\b"
            ),
        ),
        "echar raices": (
            "propagation",
            re.compile(
                r"\b(?:echa\w* raices|raices en agua|(?:sacar|hacer|obtener) (?:\w+ )?(?:nuev\w+|otra|mas) (?:planta"
                r"|mata)\w*|separ\w+ (?:los|las))\b"
            ),
        ),
        "ailing": (
            "problems",
            re.compile(
                r"\b(?:what s wrong|whats wrong|wrong with|what is happening|not doing well|looks? (?:sad|bad"
                r"|terrible|awful)"
                r"|los(?:e|ing|t) (?:its |all )*lea\w*|(?:won t|not|stopped) grow\w*|going (?:brown|yellow|black)"
                r"|turning (?!the |it\b|my |them\b|around\b|round\b)"
                r"|(?:eating|eats|ate) (?:the |my |its )(?:\w+ ){0,3}lea\w*|eating (?:my|the|holes))\b"
            ),
        ),
        "malestar": (
            "problems",
            re.compile(
                r"\b(?:que le pasa|que tiene mi|se (?:le |me )?(?:esta[n]? )?(?:cae\w*|cayendo|seca\w*|secando"
                r"|pone\w*"
                r"|poniendo|ponen)"
                r"|(?:se )?(?:comen?|comiendo) (?:las|mis|sus) hojas|no crece|se ve (?:mal|triste|fea)"
                r"|esta (?:triste|fea|mal))\b"
            ),
        ),
    }
)
"""Several words together that show a topic: (topic, pattern over the folded question)."""

CARE = MappingProxyType(
    {
        "en": re.compile(
            r"\b(?:car(?:e|ing)|look(?:ing)? after|keep\w* (?:\w+ ){0,3}alive|how (?:do|to|can"
            r"|should) (?:\w+ ){0,2}grow|growing|maintain\w*|thriv\w+"
            r"|need(?:s)? to (?:thrive|live)"
            r"|(?:tips?|tricks?|advice) (?:for|on)|tell me (?:about|everything|something)"
            r"|(?:hard|easy|difficult) to keep|how (?:do|can|should) i keep|what does .* need)\b"
        ),
        "es": re.compile(
            r"\b(?:cuid\w+|mantener\w*|mantengo|cultiv\w+|atencion\w*|que necesita|(?:hablame|cuentame \w+) de"
            r"|(?:truco|consejo)s? para|es (?:dificil|facil)|informacion (?:sobre|de))\b"
        ),
    }
)
"""A question about care as a whole."""

CANONICAL: Mapping[Language, Mapping[str, str]] = MappingProxyType(
    {
        "en": MappingProxyType(
            {
                "light": "light bright indirect sun",
                "water": "water dry soil days",
                "soil": "soil potting mix drainage",
                "humidity": "humidity temperature cold",
                "feeding": "feed fertiliser fertilizer",
                "propagation": "propagate cuttings root",
                "repotting": "repot pot years",
                "problems": "problems",
                "toxicity": "listed listing toxic chewing eating guarantee contains causes irritates",
            }
        ),
        "es": MappingProxyType(
            {
                "light": "luz brillante indirecta sol",
                "water": "regar riega agua sustrato seco dias",
                "soil": "sustrato mezcla tierra drenaje",
                "humidity": "humedad temperatura frio",
                "feeding": "abona fertilizante abono",
                "propagation": "propaga esquejes raices",
                "repotting": "trasplanta maceta anos",
                "problems": "problemas",
                "toxicity": "lista tóxico tóxica masticar comer garantía contiene causa irrita",
            }
        ),
    }
)
"""Words that passages use for a topic, added to a query so that a paraphrase meets them."""

PESTS = _words(
    r"mites? aphids? mealy\w* thrips gnats? fung\w* mou?ld\w* mildew\w* webs? webbing holes? sticky slugs? "
    r"snails? whitefl\w* "
    r"acaros? cochinillas? pulgon\w* mosc\w* mosquit\w* trips hong\w* moho agujer\w* huecos? pegajos\w* "
    r"telaranas? oidio babosas?"
)
"""Ailments that are so particular that a passage on another one is no answer."""
