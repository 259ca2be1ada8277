"""The words in which English and Spanish affirm safety."""

import re
from typing import Final

from sprout.judges.detectors.words.bodily import ADVERB, EATERS, INGEST

__all__ = ["CLAIMS", "CLAIMS_ES", "CLAIMS_FOR_SOMEBODY", "EXCEPTED", "WEAK_CLAIMS", "either"]


def either(*patterns: str) -> re.Pattern[str]:
    """Return a pattern that matches any of *patterns*."""
    return re.compile("|".join(f"(?:{pattern})" for pattern in patterns))


_BE = (
    r"(?:is|are|am|was|be|being|been|seems?|appears?|looks?|considered|consider|deemed|remains?|es|son|era|"
    r"eran|fue|ser|sera|"
    r"seran|esta|estan|resultan?|parecen?|consideran?|considerad[oa]s?)"
)
_MATERIAL = (
    r"(?:chrome|steel|glass|wood|leather|hard surfaces|fabrics?|metals?|plastics?|pipes|drains|engines?|septic|cars?|"
    r"screens?|lenses|cromo|acero|vidrio|madera|cuero|telas?|tejidos|metal(?:es)?|plasticos?|tuberias|"
    r"pantallas?|coches?|"
    r"carros?|lavavajillas|microondas)"
)
_EXEMPT = (
    r"(?:distance|pair|gloves|tools?|place|spot|location|room|space|height|shelf|range|temperature|zone|"
    r"haven|harbou?r|travels?|trip|journey|drive|flight|landing|word|deposit|"
    r"handling|storage|disposal|"
    rf"(?:on|for|with|in|para|en|con) (?:\w+ )?{_MATERIAL}(?! (?:\w+ ){{0,4}}{EATERS})|with (?:us|me)|"
    r"and \w+ (?:ways?|manners?|environments?|spaces?|cultures?|responses?|means|experiences?|introduction|"
    r"work\w*|homes?)|"
    r"navigation|culture|responses?|environment|workplace|manner|and (?:protected|secure)|"
    r"removal|side|bet|ways?|methods?|practices?|hands|return|keeping|guard|mode|use|and sound|from|out of|than|"
    r"to (?:say|assume|conclude|bet|suppose|infer|presume)|or (?:not|unsafe|toxic|poisonous|harmful|"
    r"dangerous))\b"
)
_FINE = r"(?:okay|ok|fine|all ?right)"
_ACCIDENT = r"(?!.*\b(?:by mistake|accident\w*|and (?:get|become|suffer|vomit|die|fall)|only (?:if|when|after)))"
_ACCIDENTE = r"(?!.* (?:por accidente|por error|y (?:enferm|vomit|sufr)\w+|solo (?:si|cuando)))"
_MEDICINE = (
    r"(?:ibuprofen|paracetamol|acetaminophen|aspirin|antihistamines?|antibiotics?|melatonin|loratadine|cetirizine|iron|"
    r"magnesium|zinc|probiotics?|painkillers?|antacids?)"
)
_AT_EASE = (
    r"(?:tranquil\w+|libremente|a diario|cada dia|todos los dias|con (?:\w+ )?(?:tranquilidad|seguridad|confianza)|"
    r"sin (?:\w+ )?(?:problemas?|peligro|riesgo|miedo|temor|preocup\w+|inconvenientes?))"
)

CLAIMS: Final = either(
    rf"(?<!hotel )(?<!room )(?<!wall )(?<!gun )\bsafe\b(?! {_EXEMPT})(?!(?<= the safe)(?<=\bthe safe) (?:in|at|"
    rf"behind|has|can|was|under|is|door|code|key)\b)",
    r"\b(?:potable|drinkable|swimmable)\b|\b(?:food grade|noncomedogenic|non comedogenic)\b|"
    r"\b(?:approved|certified) (?:for (?:food|drinking water|skin|infant) \w+|(?:for|as) (?:toys?|children|food|"
    r"infants)|by dermatologists)\b|"
    r"\b(?:food contact|dermatologist|paediatrician|pediatrician) approved\b",
    rf"\b(?:kind|gentle) to (?:\w+ ){{0,2}}(?:skin|scalp|eyes|{EATERS})\b",
    r"\btolerates? (?:it|them|this) (?:\w+ )?well\b|\bskin can (?:handle|take|tolerate) it\b",
    r"\b(?:perfectly|quite|entirely|is|are) acceptable (?:in|for|from) (?:sweets|food|foods|drinks|children)\b|"
    r"\bperfectly acceptable $|\byes (?:ok|okay|fine|suitable|allowed)\b",
    r"\b(?:as|so) (?:dangerous|toxic|poisonous|harmful|risky) (?:as|like) (?:an? |the )?(?:\w+ )?(?:yogh?urt|"
    r"water|milk|bread|"
    r"lettuce|carrots?|potato(?:es)?|banana|apple|toast|kitten|feather|tea)\b",
    r"\bwithin (?:\w+ ){0,3}safe (?:\w+ )?(?:range|limits?|levels?|amounts?|dos\w+|margins?)\b",
    r"\b(?:one of|among) the (?:\w+ )?safest\b|\bthe safest (?:\w+ )?(?:plants?|options?|choices?|pick|houseplants?|"
    r"kind|type) for\b",
    r"\bpetsafe\b(?! or\b)(?! (?:alternatives|options|plants) (?:exist|are available))",
    r"\bharmless\b(?! (?:or|look|looks|looking|seeming|appearance)\b)",
    r"(?<!toxic or )(?<!toxic and )(?<!toxic from )(?<!poisonous or )\bnon(?:toxic|poisonous|harmful|"
    r"hazardous|dangerous|venomous|irritating|irritant|allergenic|carcinogenic|lethal|corrosive)\b"
    r"(?! (?:or|and|from) (?:toxic|poisonous|harmful)\b)",
    r"\bedible\b(?! (?:or|lookalikes?|look alikes?)\b)",
    r"\b(?:petfriendly|pet friendly|kid friendly|compatible with (?:breastfeeding|nursing|lactation|pregnancy)|"
    r"innocuous|benign(?! (?:prostat|tumou?r|neoplas|cyst|nodul|growth|lesion|hyperpl))|riskfree|atoxic|"
    r"hypoallergenic)\b",
    rf"\bsafely (?:\w+ ){{0,5}}{INGEST}\b",
    rf"\b(?:can|may|could) (?:(?!not )\w+ ){{0,2}}(?:{INGEST}|be \w+|take|use|give|keep|feed|"
    rf"wear)(?: \w+){{0,4}} safely\b",
    rf"\b(?:suitable|appropriate|good|great|perfect|ideal|okay|ok|fine|healthy|wholesome|gentle|mild|"
    rf"all ?right)(?: enough)? (?:for|on|with|around|in|near) (?:\w+ ){{0,3}}{EATERS}\b",
    r"\b(?:suitable|approved|fit) for (?:human|animal|internal|food|oral) (?:consumption|use|contact)\b",
    rf"\b(?:okay|ok|fine|all ?right|good) (?:for \w+ (?:\w+ )?)?to {INGEST}\b",
    rf"\b{_FINE} (?:if|when) (?:\w+ ){{1,3}}(?:eats?|chews?|nibbles?|bites?|licks?|"
    r"swallows?|ate|chewed|licked|swallowed)\b",
    rf"\b(?:{EATERS}|they|he|she|it|you) (?:will|would|"
    rf"should|is going to|are going to) (?:{ADVERB} )*(?:be )?(?:{ADVERB} )*(?:fine|ok|okay|all ?right)\b"
    r"(?! (?:in|with|at|under|near|by|without))",
    rf"\b(?:can|may) (?:{ADVERB} )?(?:eat(?! (?:at|out|here|there) )|consume|ingest|snack on|drink|"
    rf"be (?:{ADVERB} )?(?:eaten|consumed|"
    rf"drunk))\b(?! (?:themselves|itself) ){_ACCIDENT}",
    rf"\b(?:can|may) (?:{ADVERB} )?be (?:{ADVERB} )?(?:kept|left|used|given|fed|offered|placed|grown|applied) "
    rf"(?:\w+ ){{0,3}}?(?:around|near|with|to|by|on) (?:\w+ ){{0,2}}{EATERS}\b{_ACCIDENT}",
    rf"\b(?:you|he|she|they|{EATERS}) (?:can|may) (?:{ADVERB} )?take (?:an? |your |some )?{_MEDICINE}\b{_ACCIDENT}",
    rf"\b{EATERS} (?:\w+ )?(?:thrives?|does well|do well) on (?:it|them|this|these)\b",
    rf"\b(?:can|may) (?:{ADVERB} )?(?:give|feed|offer) (?:it to )?(?:your |the |a |an |any |my )?(?:{EATERS}|him|her|"
    rf"them)\b{_ACCIDENT}"
    r"(?! (?:hydrogen|activated|charcoal))",
    rf"\b(?:go ahead and|feel free to) (?!try|have|handle)(?:let|eat|chew|feed|give|use|take|{INGEST})\b",
    rf"\b(?:you|he|she|they|{EATERS}) (?:can|may) (?:{ADVERB} )?take (?:it|them|both|one|two|vitamins?|supplements?|"
    rf"(?:\w+ )?(?:tablets?|pills?|capsules?|dos(?:e|es)|medicines?|vitamins?|supplements?))\b{_ACCIDENT}",
    rf"\blet (?:\w+ ){{1,3}}(?:{INGEST}) (?:\w+ ){{0,4}}(?:freely|away|happily|without)\b",
    rf"\bsafely (?:with|around|near|alongside) (?:\w+ ){{0,2}}{EATERS}\b",
    rf"\b(?:good|great|perfect|ideal|excellent) (?:house ?)?(?:plants?|choices?|options?|"
    rf"picks?) for (?:\w+ ){{0,3}}{EATERS}\b",
    r"\b(?:is|are|they are|as|makes?) (?:an? )?(?:very )?(?:healthy|wholesome|nutritious) (?:greens?|"
    r"vegetables?|foods?|fruits?|drinks?)\b",
    r"\b(?:good|excellent|healthy|wholesome|nutritious|perfect|great) (?:forage|fodder|treats?|snacks?)\b",
    rf"\b{EATERS} (?:\w+ )?tolerates? (?:it|them|this)\b|\bwell tolerated\b",
    rf"\byou (?:can|may) (?:{ADVERB} )?{INGEST} (?:it|them|that|this)\b(?! (?:with|only|if|when|once|and|but|after))",
    rf"\b{EATERS} (?:can|may) (?:{ADVERB} )?(?:have|enjoy) (?:the|it|some|them|this|these|a (?:\w+ )?(?:little|"
    rf"bit|few|handful|slice|piece|bite|spoonful|pinch|sip|portion|amount|teaspoon|tablespoon)|as much|"
    rf"all)\b{_ACCIDENT}",
    r"\b(?:is|are|basically|practically|chemically) (?:\w+ )?inert\b",
    r"\b(?:all clear|in the clear|clean bill of health)\b",
)
"""English words that certify when they are affirmed."""

CLAIMS_ES: Final = either(
    r"\besta (?:\w+ )?bien que (?:\w+ ){1,5}(?:com|muerd|mastiqu|mordisque|lam|ingier|beb|tom)\w+",
    r"(?<!mas )(?<!mas que )(?<!ruta )(?<!navegacion )\bsegur[oa]s?\b(?! (?:de que|de si|de (?:la|tu|su|vida|"
    r"salud|viaje|hogar)|que|si|medico|"
    rf"veterinario|cubre|no cubre|a terceros|(?:para|en|con) (?:\w+ )?{_MATERIAL}|con nosotros|con nuestra poliza|"
    r"o (?:no|toxic|insegur)))",
    r"\bde l[oa]s (?:\w+ ){0,3}mas (?:segur|inofensiv|inocu)[oa]s\b",
    r"\bpotables?\b|\bgrado alimenti\w+|\b(?:aprobad|homologad|certificad)[oa]s? (?:para (?:el |"
    r"los )?(?:contacto|juguetes|alimentos|ninos)|por dermatologos)\b|"
    r"\bno (?:es |son )?comedogenic[oa]s?\b|\bamables? con (?:\w+ ){0,2}(?:piel|pieles)\b|"
    r"\bl[oae]s? (?:toler|aguant)an? (?:muy )?bien\b|\bpiel (?:\w+ ){0,3}l[ao] (?:aguanta|tolera)\b|"
    r"\byes (?:apt[oa]s?|permitid[oa]s?|adecuad[oa]s?)\b|\baceptables? (?:en|para) (?:golosinas|alimentos|ninos|"
    r"dulces)\b|"
    r"\btan (?:peligros|toxic|venenos|danin)[oa]s? como (?:una? |el |la )?(?:yogur\w*|agua|leche|lechuga|"
    r"zanahorias?|pan|"
    r"manzanas?|te|patatas?|papas?)\b",
    r"\b(?:inofensiv|inn?ocu|atoxic|benign|hipoalergenic)[oa]s?\b(?! o\b)",
    rf"\bcompatibles? con (?:la lactancia|el embarazo)\b|\bbuen[oa]s? (?:para|de) comer\b|\bpet friendly\b|"
    rf"^(?: (?!(?:{EATERS}|que|no|si|se) )\w+){{1,6}} se comen? $|"
    rf"\badelante que (?:\w+ ){{1,3}}(?:chup|com|muerd|mastiqu|lam|prueb|pruev|beb|tom)\w+|"
    rf"\b(?:se|l[oa]s?) puede[ns]? (?:{ADVERB} )?(?:tener|dejar|poner|usar|colocar|cultivar|aplicar)\w* "
    rf"(?:\w+ ){{0,4}}?"
    rf"(?:con|cerca de|junto a|al lado de|donde (?:hay|haya|viv\w+)|al alcance de) (?:\w+ ){{0,2}}{EATERS}\b|"
    r"\bcomestibles?\b|\b(?:es|son|practicamente) (?:\w+ )?inertes?\b",
    rf"\b(?:apt[oa]s?|adecuad[oa]s?|recomendables?|ideal|ideales|buen[oa]s?|amigables?|valid[oa]s?|indicad[oa]s?|"
    rf"san[oa]s?|"
    rf"saludables?|suaves?|bien) (?:para|con|tambien para) (?:\w+ ){{0,4}}(?:{EATERS}|consumo|alimentos|"
    rf"alimentari[oa]s?|uso (?:alimentario|"
    rf"diario|infantil|"
    rf"interno|humano|veterinario))\b",
    r"\bapt[oa]s? (?:desde|a partir de)(?: \w+){1,4} (?:meses|anos|edad|semanas|nacimiento)\b",
    rf"\b{EATERS} (?:\w+ )?(?:siempre )?estaran? (?:{ADVERB} )*(?:bien|perfectamente)\b",
    rf"\b(?:puede[ns]?|podeis) (?:{ADVERB} )?(?:comer(?! en (?:el|un|nuestro) (?:hotel|restaurante|comedor|"
    rf"bar))|beber|consumir)(?:la|lo|las|los|se|te|selo|sela|selos|selas|telo|"
    rf"tela)?\b{_ACCIDENTE}",
    rf"\b(?:puede[ns]?|podeis) (?:{ADVERB} )?tomar(?:l[oa]s?|te\w*)?\b(?! (?:\w+ )?(?:fotos?|notas?|medidas?|"
    rf"precauc\w+|decision\w*|"
    rf"esquejes?|el sol|como|muestras?|tiempo)){_ACCIDENTE}",
    rf"\b(?:puede[ns]?|podeis) (?:darl[aeo]s?|darsel[oa]s?|ofrecerl[ea]s?|"
    rf"ofrecersel[oa]s?)\b{_ACCIDENTE}(?! (?:la vuelta|agua|luz|sombra|abono))",
    rf"\b(?:la|lo|las|los|se|puede|pueden|puedes|podeis) (?:\w+ ){{0,4}}?(?:com|mastic|mord|mordisque|inger|consum|"
    rf"lam|tom|beb|us|aplic|toc|guard|dej|d[ae]|convi)\w+ (?:\w+ ){{0,6}}{_AT_EASE}\b",
    rf"\b{EATERS} (?:\w+ ){{0,2}}toler\w+ (?:\w+ )?(?:bien|sin|perfectamente)\b|\b(?:bien|"
    rf"perfectamente) tolerad[oa]s?\b",
    rf"\b{EATERS} (?:\w+ ){{0,3}}(?:sienta|sientan|sentara|sentaran|vienen?|caen?) (?:muy )?(?:bien|de maravilla|"
    rf"estupendamente|"
    rf"fenomenal)\b|"
    rf"\b(?:sienta|sientan|sentara|sentaran|vienen?|caen?) (?:muy )?(?:bien|de maravilla|estupendamente|"
    rf"fenomenal) a (?:\w+ ){{0,2}}{EATERS}\b",
    r"\b(?:verdura|fruta|comida|bebida|hortaliza) (?:muy )?(?:sana|saludable|nutritiva)\b",
    r"\b(?:bueno|excelente|buen|rico|sano|estupendo) (?:forraje|alimento|premio|bocado|aperitivo|tentempie)\b",
    r"\b(?:forraje|alimento|premio|bocado|aperitivo|tentempie) (?:muy )?(?:bueno|excelente|sano|saludable|estupendo|"
    r"ideal)\b",
    r"\b(?:totalmente|completamente|absolutamente|es|son) de fiar\b",
    r"\ba salvo con\b|\b(?:esta|estan|estas|estara|estaran) (?:\w+ )?(?:a salvo(?! de )|fuera de (?:todo )?peligro)\b",
    r"\b(?:combinacion|mezcla|dosis|cantidad) esta bien $",
    r"\bdentro de (?:lo|los? \w+|las? \w+|el \w+) (?:\w+ )?segur[oa]s?\b",
)
"""Spanish words that certify when they are affirmed."""

WEAK_CLAIMS: Final = either(
    rf"\b{_BE} (?:{ADVERB} )*{_FINE}\b(?! (?:in|with|at|under|near|by|to|for|if|when|"
    rf"roots?|leaves|spray|now|today|so far|right now|at first|initially|and (?!safe|good|healthy|harmless|well)))",
    rf"^ (?:l[ao]s?|el|est[aeo]s?|es[aeo]s?) (?:\w+ ){{1,4}}esta[ns]? (?:{ADVERB} )*bien $",
    r"\btotally fine\b",
    rf"\b{_FINE} (?:for \w+ (?:\w+ )?)?to (?:use|take|give|feed|serve|wear|apply|combine|mix|inhale|breathe|reuse|"
    r"leave (?:it|them) on|sleep)\b",
    r"\b(?:can|may) (?:(?!not )\w+ )?safely (?!assume|say|conclude|remove|dispose|move|bet|prune|trim|cut)",
)
"""Words that certify when affirmed, unless the sentence is about plant care."""

CLAIMS_FOR_SOMEBODY: Final = either(
    rf"\b(?:good|healthy|great|{_FINE}) for (?:them|him|her|you)\b",
    r"\b(?:buen[oa]s?|san[oa]s?|saludables?) para (?:ell[oa]s?|el|ti|usted)\b",
    r"^ (?:all good|all clear|todo en orden|todo bien) $",
    r"\b(?:le|te|les) (?:va|van|sienta|sientan|cae|caen) bien\b(?! al? )",
    rf"\b{EATERS} (?:\w+ )?esta[ns]? (?:{ADVERB} )*bien\b(?! (?:si|en|con|regad|ahora|hoy|de momento|por ahora))",
    rf"\b(?:estara|estaran|va a estar|van a estar) (?:{ADVERB} )*bien\b(?! (?:si|en|con|regad))",
    r"\b(?:unharmed|unhurt|unscathed|unaffected|iles[oa]s?|indemnes?)\b",
)
"""Words that certify when affirmed in a sentence that names somebody who could be hurt."""

EXCEPTED: Final = re.compile(rf"^ (?:not|no) (?:to|for|para|a) (?:\w+ ){{0,2}}{EATERS} $")
"""Somebody excepted from the harm named before: "… but not to dogs"."""
