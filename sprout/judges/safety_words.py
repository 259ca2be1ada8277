"""The words in which English and Spanish affirm safety or deny harm.

Every pattern is written for clauses from :mod:`sprout.judges.clauses`: folded, single-spaced, padded with spaces.
"""

import re
from typing import Final

__all__ = [
    "BODILY",
    "CARE",
    "CLAIMS",
    "CONCERNS",
    "EXCEPTED",
    "HARMFUL",
    "HURTS",
    "IDIOMS",
    "SOMEBODY",
    "WEAK_CLAIMS",
    "either",
]


def either(*patterns: str) -> re.Pattern[str]:
    """Return a pattern that matches any of *patterns*."""
    return re.compile("|".join(f"(?:{pattern})" for pattern in patterns))


_EATERS = (
    r"(?:cats?|dogs?|pets?|kittens?|pupp(?:y|ies)|animals?|humans?|people|persons?|child|children|kids?|"
    r"bab(?:y|ies)|"
    r"toddlers?|rabbits?|bunn(?:y|ies)|birds?|parrots?|hamsters?|guinea pigs?|horses?|livestock|tortoises?|"
    r"reptiles?|"
    r"felines?|canines?|gat[oa]s?|gatit[oa]s?|perr[oa]s?|mascotas?|animal(?:es)?|nin[oa]s?|bebes?|"
    r"personas?|humanos?|conejos?|"
    r"aves?|pajaros?|caballos?|cobayas?|felinos?)"
)
_INGEST = (
    r"(?:eat|chew|nibble|munch|bite|ingest|consume|swallow|lick|taste|have|snack|graze|touch|handle|sniff|"
    r"try|play with|"
    r"eating|chewing|nibbling|ingesting|consuming|swallowing)"
)
_ADVERB = (
    r"(?:perfectly|completely|totally|entirely|absolutely|generally|usually|quite|very|really|all|just|"
    r"also|still|probably|"
    r"definitely|fully|\d+ ?%|reasonably|pretty|still|equally|always|likely|indeed|perfectamente|"
    r"completamente|totalmente|muy|"
    r"absolutamente|generalmente|tambien|realmente|bastante|probablemente|siempre)"
)
_BE = (
    r"(?:is|are|am|was|be|being|been|seems?|appears?|looks?|considered|consider|deemed|remains?|es|son|era|"
    r"eran|fue|ser|sera|"
    r"seran|esta|estan|resultan?|parecen?|consideran?|considerad[oa]s?)"
)

SOMEBODY: Final = re.compile(rf"\b(?:{_EATERS}|{_INGEST})\b")
"""Who could be hurt, or how it could get into them."""

BODILY: Final = either(
    rf"\b{_EATERS}\b",
    rf"\b(?:{_INGEST[3:-1]}|ate|eaten|eats|chews|chewed|bitten|swallowed|licks|nibbles|ingested)\b",
    r"\b(?:toxic\w*|poison\w*|harm\w*|sick|ill|vet|edible|tox\w+|venen\w+|com[ae]n?|come[rs]?|comid[oa]|"
    r"comer\w+|muerd\w+|"
    r"mordi\w+|mastic\w+|mordisque\w+|inger\w+|ingier\w+|trag\w+|lame|lamer|lamio)\b",
)
"""Who could be hurt, and how it could get into them."""

CARE: Final = either(
    r"\b(?:water(?:ing|ed|s)?|overwater\w*|waterlog\w*|light|shade|sun(?:light)?|soil|compost|pots?|"
    r"repot\w*|roots?|rot|rotting|"
    r"yellow\w*|brown\w*|wilt\w*|droop\w*|trim\w*|prun\w+|cuttings?|fertili\w+|humidity|mist\w*|frost|cold|"
    r"heat|draught\w*|"
    r"temperature|drain\w*|bloom\w*|spray|window|growth|propagat\w+|summer|winter|spring|autumn|pests?|"
    r"tap)\b",
    r"\b(?:riegos?|reg[au]\w*|riegu?\w+|luz|sombra|sol|sustrato|tierra|macetas?|raiz|raices|pudricion|"
    r"pudr\w+|amarill\w+|podas?|"
    r"podar\w*|abon\w+|humedad|heladas?|frio|calor|trasplant\w+|drena\w*|drenaje|esqueje\w*|invierno|"
    r"verano|primavera|"
    r"brotes?|plagas?)\b",
)
"""Plant care: what a weak word ("fine", "no risk") is about when nobody who could be hurt is named."""

_EXEMPT = (
    r"(?:distance|pair|gloves|tools?|place|spot|location|room|space|height|shelf|range|temperature|zone|"
    r"haven|harbou?r|"
    r"handling|storage|disposal|"
    r"removal|side|bet|way|method|practices?|hands|return|keeping|guard|mode|use|and sound|from|out of|than|"
    r"to (?:say|assume|conclude|bet|suppose|infer|presume)|or (?:not|unsafe|toxic|poisonous|harmful|"
    r"dangerous))\b"
)

CLAIMS: Final = either(
    rf"\bsafe\b(?! {_EXEMPT})",
    r"\bpetsafe\b(?! or\b)",
    r"\bharmless\b(?! (?:or|look|looks|looking|seeming|appearance)\b)",
    r"(?<!toxic or )(?<!toxic and )(?<!toxic from )(?<!poisonous or )\bnon(?:toxic|poisonous|harmful|"
    r"hazardous|dangerous|venomous)\b"
    r"(?! (?:or|and|from) (?:toxic|poisonous|harmful)\b)",
    r"\bedible\b(?! or\b)",
    r"\b(?:petfriendly|pet friendly|innocuous|benign|riskfree|atoxic)\b",
    r"\bfree (?:of|from) (?:any |all )?(?:known )?(?:toxins?|toxic|poisons?|harmful|danger|risk)\b",
    rf"\bsafely (?:\w+ ){{0,5}}{_INGEST}\b",
    rf"\b(?:suitable|appropriate|good|great|perfect|ideal|okay|ok|fine|"
    rf"all ?right) for (?:\w+ ){{0,3}}{_EATERS}\b",
    rf"\b(?:okay|ok|fine|all ?right|good) (?:for \w+ (?:\w+ )?)?to {_INGEST}\b",
    r"\b(?:okay|ok|fine|all ?right) (?:if|when) (?:\w+ ){1,3}(?:eats?|chews?|nibbles?|bites?|licks?|"
    r"swallows?|ate|chewed)\b",
    rf"\b(?:{_EATERS}|they|he|she|it|you) (?:will|would|"
    rf"should) (?:{_ADVERB} )*(?:be )?(?:{_ADVERB} )*(?:fine|ok|okay|all ?right)\b"
    r"(?! (?:in|with|at|under|near|by|without))",
    r"\b(?:can|may) (?:eat|consume|ingest|snack on)\b(?!.*\b(?:by mistake|accident\w*|and (?:get|become|"
    r"suffer|vomit|die|fall)))",
    rf"\b(?:go ahead and|feel free to) (?:let|eat|chew|feed|give|{_INGEST})\b",
    rf"\blet (?:\w+ ){{1,2}}(?:{_INGEST}) (?:\w+ ){{0,4}}(?:freely|away|happily|without)\b",
    rf"\bsafely (?:with|around|near|alongside) (?:\w+ ){{0,2}}{_EATERS}\b",
    rf"\b(?:good|great|perfect|ideal|excellent) (?:house ?)?(?:plants?|choices?|options?|"
    rf"picks?) for (?:\w+ ){{0,3}}{_EATERS}\b",
    r"\besta bien que (?:\w+ ){1,5}(?:com|muerd|mastiqu|mordisque|lam|ingier)\w+",
    r"\b(?:all clear|in the clear|clean bill of health)\b",
    r"(?<!mas )(?<!mas que )\bsegur[oa]s?\b(?! (?:de que|de si|de|que|si|medico|a terceros|o (?:no|toxic|"
    r"insegur)))",
    r"\b(?:inofensiv|inocu|atoxic|benign)[oa]s?\b(?! o\b)",
    r"\bcomestibles?\b",
    rf"\b(?:apt[oa]s?|adecuad[oa]s?|recomendables?|ideal|ideales|buen[oa]s?|amigables?) (?:para|"
    rf"con) (?:\w+ ){{0,4}}(?:{_EATERS}|consumo)\b",
    r"\blibres? de (?:\w+ )?(?:toxinas?|toxic[oa]s?|venenos?|sustancias toxicas|riesgos?|peligros?)\b",
    rf"\b{_EATERS} (?:siempre )?estaran? (?:{_ADVERB} )*bien\b",
    r"\bpueden? comer(?:la|lo|las|los|se)?\b(?!.* (?:por accidente|y (?:enferm|vomit|sufr)\w+))",
    r"\b(?:la|lo|las|los|se|puede|pueden|puedes) (?:\w+ ){0,4}?(?:com|mastic|mord|mordisque|inger|consum|"
    r"lam|tom)\w+ (?:\w+ ){0,3}"
    r"(?:tranquil\w+|libremente|sin (?:ningun |ninguna )?(?:problemas?|peligro|riesgo|miedo|preocup\w+))\b",
    r"\ba salvo con\b",
)
"""Words that certify when they are affirmed."""

WEAK_CLAIMS: Final = either(
    rf"\b{_BE} (?:{_ADVERB} )*(?:fine|ok|okay|all ?right)\b(?! (?:in|with|at|under|near|by|to|for|if|when|"
    rf"roots?|leaves|spray))",
    r"\btotally fine\b",
)
"""Words that certify when affirmed, unless the sentence is about plant care."""

_FILL = (
    r"(?:at all|in any way|going to|about to|parts|in the least|known to|thought to|believed to|considered|"
    r"regarded as|said to|"
    r"reported to|deemed|"
    r"found to|generally|usually|typically|normally|really|actually|even|remotely|particularly|likely to|"
    r"appear(?:s|ed)? to|"
    r"seem(?:s|ed)? to|to be|be|been|being|have|has|contain|contains|cause|causes|pose|poses|posed|present|"
    r"presents|represent|do|does|"
    r"any|a|an|the|is|are|was|it|they|think|believe|that|this|expect|of|kind|sort|them|him|her|you|your|"
    r"(?:real|known|reported|serious|significant|special|particular|health|safety|toxicity|major|direct|"
    r"great|single|"
    rf"documented|apparent|such|toxic|poisonous|harmful|adverse|ill)|{_EATERS}|"
    rf"{_ADVERB.replace('very|', '').replace('equally|', '')})"
)
_HARM_ADJECTIVE = r"(?:toxic|poisonous|harmful|dangerous|hazardous|unsafe|venomous|noxious|injurious|deleterious)"
_HARM_VERB = (
    r"(?:harm(?:s|ed|ing)?|hurt(?:s|ing)?|poison(?:s|ed)?|injure[sd]?|sicken(?:s|ed)?|endanger(?:s|ed)?|"
    r"kill(?:s|ed)?|"
    r"make (?:\w+ ){1,3}(?:sick|ill|unwell)|hurt)"
)
_HARM_NOUN = r"(?:toxins?|toxicity|poisons?|poisonous|venom)"
_FILL_ES = (
    rf"(?:nada de|partes|hojas|es|son|era|fue|ser|sera|seran|sea|sean|seria|resultan?|parecen?|esta|estan|"
    rf"se|sido|han?|haya|"
    rf"consideran?|considerad[oa]s?|"
    r"le|les|te|lo|la|los|las|me|nos|os|nada|en absoluto|para nada|una planta|planta|un|una|ningun|ninguna|"
    r"ningunos|ni|"
    r"realmente|especialmente|creo que|pienso que|me parece que|puede|pueden|podria|va a|van a|"
    r"conocida por ser|tipo de|clase de|"
    r"hay|existe|existen|supone|suponen|suponga|representa|representan|presenta|presentan|entrana|conlleva|"
    r"plantea|implica|tiene|"
    r"tienen|contiene|contienen|causa|causan|causara|provoca|provocan|produce|producen|hace|hacen|hara|"
    r"haran|ocasiona|corre|corren|"
    rf"sustancias|componentes|compuestos|efectos|principios|grave|graves|serio|real|mayor|conocid[oa]|ella|"
    rf"{_ADVERB.replace('muy|', '')})"
)
_HARM_ES = (
    r"(?:toxic[oa]s?|venenos[oa]s?|peligros[oa]s?|danin[oa]s?|nociv[oa]s?|perjudicial(?:es)?|insegur[oa]s?|"
    r"tosigos[oa]|"
    r"toxicidad|toxinas?|venenos?|hace dano|danan?|danara|perjudican?|perjudicara|envenenan?|envenenara|"
    r"intoxican?|"
    r"intoxicara|hacer(?:le|les|te|nos)? (?:ningun )?dano|sentara mal|sienta mal|sentarle mal|sienten mal|"
    r"hace ningun dano)"
)

HARMFUL: Final = either(
    rf"\b(?P<no1>not only|not just|(?:not|never|nor|neither|hardly|barely|nothing|nobody|"
    rf"no))(?: {_FILL}){{0,7}} "
    rf"(?:{_HARM_ADJECTIVE}|{_HARM_NOUN})\b(?! (?:plants?|lil\w+) (?:near|around|within|in|at|on|where|"
    rf"should|must))",
    rf"\b(?:unlikely to)(?: {_FILL}){{0,3}} (?:{_HARM_ADJECTIVE}|{_HARM_VERB})\b",
    r"\b(?:free (?:of|from)|without|zero|no) (?:any )?(?:\w+ )?(?:toxicity|toxins)\b",
    rf"\b(?P<no2>no solo|no solamente|(?:no|nunca|jamas|tampoco|ni|nada|"
    rf"ninguna?))(?: {_FILL_ES}){{0,6}} {_HARM_ES}\b"
    r"(?! (?:(?:a|para) )?(?:la|las|sus?|tu) (?:planta|plantas|raices|hojas))",
    r"\btoxicidad (?:nula|cero|ninguna)\b",
    r"\bcarecen? de (?:toda )?(?:toxicidad|toxinas?|veneno|riesgos?|peligro)\b",
    r"\bmyth (?:that|about)(?: \w+){0,4} " + _HARM_ADJECTIVE + r"\b",
    r"\bmito que(?: \w+){0,5} " + _HARM_ES + r"\b",
)
"""Harm, denied: certifies by a negation that stands right before it."""

HURTS: Final = either(
    rf"\b(?:not|never)(?: {_FILL}){{0,5}} {_HARM_VERB}\b(?! (?:(?:the|your|a|its?|any|new) )?(?:\w+ )?"
    r"(?:plants?|roots?|leaf|leaves|soil|stems?|growth|foliage|flowers?|to (?!your|cats?|dogs?|pets?)\w+))",
)
"""Hurting, denied: certifies unless it is the plant that is not hurt."""

EXCEPTED: Final = re.compile(rf"^ (?:not|no) (?:to|for|para|a) (?:\w+ ){{0,2}}{_EATERS} $")
"""Somebody excepted from the harm named before: "… but not to dogs"."""

CONCERNS: Final = either(
    rf"\b(?:no|not|never|zero|without(?: any)?|nor)(?: (?!as ){_FILL}){{0,6}} (?:risks?|dangers?|harm|"
    rf"threats?|"
    rf"hazards?|concerns?|"
    r"problems?|issues?|worr(?:y|ies)|ill effects?|adverse effects?|side effects?)\b(?! (?:(?:the|your|"
    r"its?) )?(?:plants?|roots?|leaves)\b)(?! (?:assessment|"
    r"whether|if|to (?:call|ask|check)))",
    rf"\b(?:no|sin|ni|cero|ningun|tampoco)(?: {_FILL_ES}){{0,6}} (?:riesgos?|peligros?|danos?|amenazas?|"
    rf"problemas?|"
    r"motivos? de preocupacion|efectos adversos)\b(?! a (?:la|las|sus?) (?:planta|raices|hojas))",
    r"\b(?:riesgos?|peligros?) (?:cero|nul[oa]s?|inexistentes?)\b",
)
"""Risk, denied: certifies unless it is the risk of something other than harm to somebody."""

IDIOMS: Final = either(
    r"\bnothing (?:at all )?to (?:worry|fear|be (?:worried|concerned|afraid))\b",
    r"\b(?:no|not any) (?:need|reason|cause) (?:to|for) (?:worry|panic|be (?:worried|concerned)|concern|"
    r"alarm)\b",
    r"\bnot (?:need|have) to (?:worry|be (?:worried|concerned))\b",
    r"\b(?:not|need not|not need to) (?:worry|fear)(?: about)? (?:\w+ ){0,2}(?:toxic\w*|poison\w*|"
    r"your (?:cat|dog|pet)s?)\b",
    r"\bwould not worry\b",
    r"\bno hay nada que temer\b",
    r"\bnothing (?:bad |serious )?(?:will|is going to) happen\b",
    r"\bno harm (?:will|would) come\b",
    r"\bno hay (?:nada )?(?:de|por) que preocuparse\b",
    r"\bnada (?:de|por) que preocupar(?:se|te)\b",
    r"\bno (?:tienes|tiene|hay|tenes|necesitas|debes) (?:nada )?(?:(?:que|por que|de que|motivos? para|"
    r"razon para|por) )?preocupar(?:te|se|os)\b",
    r"\bno (?:\w+ )?(?:pasa|pasara|va a pasar|ocurre|ocurrira|sucedera) nada\b",
    r"\bpuedes estar tranquil[oa]\b",
)
"""Set phrases that reassure, unless the sentence is about plant care."""
