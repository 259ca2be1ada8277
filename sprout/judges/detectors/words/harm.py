"""The words that name harm, and those that may stand between a negation and the harm it denies."""

import re
from typing import Final

from sprout.judges.detectors.words.bodily import EATERS

__all__ = [
    "ADVERBS",
    "BE",
    "DUTY",
    "ECHOES",
    "FILLERS",
    "HARM",
    "LIGHT",
    "NAMED_HARM",
    "NEGATORS",
    "PLANT",
    "STOPS",
]


def _words(listed: str) -> frozenset[str]:
    return frozenset(listed.split())


_ADJECTIVE = (
    r"toxic|poisonous|harmful|dangerous|hazardous|unsafe|venomous|noxious|injurious|deleterious|deadly|lethal|fatal|"
    r"damaging|caustic|corrosive|carcinogenic|allergenic|irritating|irritant|life threatening|"
    rf"bad for (?:\w+ ){{0,3}}?(?:{EATERS}|you|it|him|her|them)|"
    r"toxic[oa]s?|venenos[oa]s?|peligros[oa]s?|danin[oa]s?|nociv[oa]s?|perjudicial(?:es)?|insegur[oa]s?|mortal(?:es)?|"
    r"letal(?:es)?|irritantes?|caustic[oa]s?|corrosiv[oa]s?|cancerigen[oa]s?|alergenic[oa]s?|tosigos[oa]s?|"
    rf"mal[oa]s? para (?:\w+ ){{0,3}}?{EATERS}"
)
_TOXIN = (
    r"toxins?|toxicants?|toxicity|poisons?|venoms?|toxicidad|toxinas?|venenos?|carcinogens?|irritants?|allergens?|"
    r"(?:bpa|phthalates?|retinoids?|asbestos|formaldehyde|ftalatos?|retinoides|amianto|formaldehido|"
    r"contaminacion cruzada|"
    r"cross contamination|alergenos?|lead(?= (?:and|or|in|nor|paint|at all|$))|plomo)|"
    r"salmonel\w+|listeria|botulism\w*|e coli|"
    r"at (?:any |much |great |real )?risk|in (?:any |real |immediate )?(?:danger|peril)|en peligro"
)
_WORRY = (
    r"risks?|dangers?|harm|threats?|hazards?|concerns?|problems?|issues?|worr(?:y|ies|ying)|alarm|trouble|damage|"
    r"injury|"
    r"fear|drawbacks?|contraindications?|(?:ill|adverse|side|bad|negative|harmful|toxic|unwanted) (?:effects?|"
    r"reactions?)|"
    r"consequences|complications|poisonings?|illness|irritation|allergic reactions?|allergies|"
    r"(?:skin )?reactions?|"
    r"riesgos?|peligros?|danos?|amenazas?|problemas?|inconvenientes?|contraindicaci(?:on|ones)|"
    r"motivos? de preocupacion|"
    r"preocupaci(?:on|ones)|temor|miedo|alarma|efectos (?:\w+ )?(?:adversos|secundarios|nocivos|toxicos|perjudiciales|"
    r"negativos)|consecuencias|complicaciones|"
    r"rash(?:es)?|hives|blisters|breakouts|nausea|vomiting|diarrh?o?ea|cramps|cancer|ronchas|sarpullid\w+|urticaria|"
    r"picor|picazon|comezon|escozor|rojeces|ampollas|vomitos|diarrea|nauseas|"
    r"(?:bad|nasty|harmful|lasting|negative) (?:effects?|impact)|worrying|alarming|concerning|preocupantes?|"
    r"alarmantes?|"
    r"safety concerns?|(?:slightest|ill) effects?|(?:menor|mas minimo) efecto|problemas? de seguridad|"
    r"(?:efectos?|impacto) (?:duraderos?|negativos?|danin\w+)|"
    r"(?:kidney|liver|renal|heart|organ) (?:failure|damage)|food poisoning|"
    r"(?:drug |known )?interactions?|interacci(?:on|ones)|"
    r"(?:fallos?|insuficiencia|dano) (?:renal|hepatic[oa]|cardiac[oa])|"
    r"reacci(?:on|ones)(?: alergicas?| adversas?)?|irritaci(?:on|ones)|alergias?|intoxicaci(?:on|ones)|"
    r"envenenamientos?|malestar|molestias"
)
_PEOPLE = r"(?:(?:your|the|a|an|any|my|his|her|you|him|them|it|anyone|\w+) ){0,2}?"
_HURT = (
    r"harm(?:s|ed|ing)?|hurt(?:s|ing)?|poison(?:s|ed|ing)?|injure[sd]?|sicken(?:s|ed)?|endanger(?:s|ed)?|kill(?:s|ed)?|"
    rf"damag(?:e|es|ed)|irritat(?:e|es|ed)|burn(?:s|ed)?|bother(?:s|ed)?|intoxicate[sd]?|affect(?:s|"
    rf"ed)?(?= (?:\w+ ){{0,2}}{EATERS} )|affected|interacts?|stings?|disrupts?|interferes?|interfieren?|endangering|"
    r"giv(?:e|es|ing) (?:\w+ ){1,3}?(?:an? )?(?:rash|hives|cramps|allergy|stomach ache|tummy ache|blisters)|"
    r"interactuan?(?: entre si)?|"
    rf"upset(?:s|ting)?(?= (?:\w+ ){{0,2}}{EATERS} )|"
    rf"ma(?:ke|kes|de) {_PEOPLE}(?:sick|ill|unwell|vomit)|(?:get|gets|getting|become|fall|feel) (?:sick|ill|poisoned)|"
    rf"upset {_PEOPLE}(?:stomach|tummy|belly)|do anything (?:bad |nasty |serious )?to|come to harm|"
    rf"affects?(?= (?:\w+ )?(?:thyroid|hormones?|skin|liver|kidneys?|stomach|eyes|baby) )|"
    r"pon(?:e|en|er|ga|gan|dra|dran|dria) en peligro|pican?|pinchan?|escuecen?|arden?|alter(?:a|an|ara|"
    r"aran) tus hormonas|"
    r"dane|danen|quem(?:a|an|ar|ara|aran|aria)(?:l[aeo]s?|te)?|"
    r"dan(?:a|an|ara|aran|ar|aria|arian|ado|ada|ados|adas|o)(?:l[aeo]s?|te|se|nos)?|"
    r"(?:hac(?:e|en|er|ia)|har(?:a|an|ia|ian)|hizo|haga|hagan|hecho)(?:l[aeo]s?|te|nos|os)? (?:(?:ningun|el menor|"
    r"mucho|algun) )?(?:dano|mal)|"
    r"(?:hac(?:e|en|er)|har(?:a|an|ia)|haga)(?:l[aeo]s?|te|nos|os)? (?:absolutamente )?nada(?: malo)?|"
    r"perjudi(?:ca|can|car|cara|caran|caria|que|quen)(?:l[aeo]s?|te)?|"
    r"envenen(?:a|an|ar|ara|aran|aria|e|en|ado|ada|ados|adas|o)(?:l[aeo]s?|te|se|nos)?|"
    r"intoxi(?:ca|can|car|cara|caran|caria|que|quen|cado|cada|cados|cadas|co)(?:l[aeo]s?|te|se|nos)?|"
    r"enferm(?:a|an|ar|ara|aran|aria|e|en|ado|o)(?:l[aeo]s?|te|se|nos)?|lastim(?:a|an|ar|ara|aran|aria)(?:l[aeo]s?|te|"
    r"se)?|"
    r"molest(?:a|an|ar|ara|aran|e|en)(?:l[aeo]s?|te)?|afect(?:a|an|ar|ara|aran)(?:l[aeo]s?|te|"
    rf"(?= (?:\w+ ){{0,2}}{EATERS} ))|(?:(?<= le )|(?<= les ))afect(?:a|an|ara|aran)|afect(?:a|"
    rf"an)(?= (?:a )?(?:la |el |tu |los )?(?:tiroides|piel|higado|"
    r"rinones|estomago|ojos|hormonas|feto) )|irrit(?:a|an|ar|ara|aran|e|en|"
    r"aria)(?:l[aeo]s?|te)?|mat(?:ar|ara|aria|arian|o)(?:l[aeo]s?|te)?|"
    r"(?:sienta|sientan|sentara|sentaran|sentaria|sentar|siente|sienten|cae|caen|caera|caeran|caer)(?:l[aeo]s?|te|"
    r"nos)? mal|"
    r"pon(?:e|en|er|dra|dran|dria)(?:l[aeo]s?|te)? (?:mal[oa]s?|enferm[oa]s?)"
)

HARM: Final = re.compile(
    rf"(?<= )(?:(?P<hurt>{_HURT})|(?P<adjective>{_ADJECTIVE})|(?P<toxin>{_TOXIN})|(?P<worry>{_WORRY}))(?= )"
)
"""A word of harm: an adjective, a poison, something to worry about, or hurting."""

NAMED_HARM: Final = re.compile(
    r"\b(?:toxic\w*|poison\w*|harmful|dangerous|unsafe|risky|hazard\w*|venenos[oa]s?|peligros[oa]s?|danin[oa]s?|"
    r"nociv[oa]s?|risks?|danger|"
    r"arriesgad[oa]s?|riesgos?|peligros?)\b"
)
"""A word of harm that names a field or a question."""

NEGATORS: Final = _words(
    "barely carece carecen cero devoid exenta exentas exento exentos free hardly jamas libre libres nada nadie "
    "neither never ni ningun ninguna ninguno ningunos no nobody none nor not nothing nunca sin tampoco unlikely "
    "without zero "
)

ECHOES: Final = _words("alguna alguno jamas nada nadie ni ningun ninguna ninguno ningunos nor nunca tampoco ")
"""Words that only echo a "no" before them: "no tiene nada tóxico" denies once."""

BE: Final = _words(
    "am appear appears are be been being considera consideran era eran es esta estaba estan este esten fue fuera "
    "is parece parecen remains resulta resultan resultara sea sean seem seems ser sera seran seria serian sido "
    "son was were "
)

LIGHT: Final = BE | _words(
    "acarrea believe bring brings can carries carry causa causan causar causara cause caused causes causing come "
    "comes comporta conlleva conllevan consider considered consta contain contained containing contains contener "
    "contiene contienen corre corren correr corres could cree creemos creo debe deberia debes deja dejan desprende "
    "desprenden did do does doing done emit emite emiten emits encuentro entrana entranan existe existen expect "
    "experience find genera generan get gets going ha habia habra hace hacen hacer had han hara haran haria has "
    "have having hay haya he hemos hold holds hubo implica implican include includes involve involves known leach "
    "leaches leave leaves libera liberan likely lleva llevan may need ocasiona ocasionan off pasa pienso plantea "
    "plantean podra podria pose posed poses posing present presenta presentan presentar presenting presents "
    "produce producen produces producing producir producira provoca provocan provocar provocara puede pueden put "
    "puts release releases reported represent representa representan represents reviste revisten run runs see "
    "suele suelen suelta sueltan suffer suffers sufre sufrira sufriras supondra supone suponen suponer suponga "
    "supuso tendra tener tenga tengan tengo think tiene tienen tienes trae traen tuvo va van vas veo voy will "
    "alcanza alcanzan desencadena desencadenan desencadenar poner reach reaches saca sacar set sets "
    "trigger triggers would transmit transmits transmite transmiten "
)
"""Verbs whose negation denies the harm that follows: being, containing, causing, posing, seeing, thinking."""

ADVERBS: Final = re.compile(
    r"(?:perfectly|completely|totally|entirely|absolutely|generally|usually|quite|really|just|also|still|probably|"
    r"utterly|wholly|typically|normally|thoroughly|definitely|fully|reasonably|pretty|likely|indeed|perfectamente|"
    r"completamente|"
    r"totalmente|plenamente|enteramente|absolutamente|generalmente|tambien|realmente|bastante|probablemente|"
    r"normalmente|"
    r"even|at|all|in|any|way|the|least|actually|remotely|particularly|especially|itself|ever|directly|inherently|"
    r"le|les|te|se|lo|la|los|las|me|nos|os|en|absoluto|para|nada|especialmente|directamente|siquiera)"
)
"""What may stand between a negator and its verb."""

FILLERS: Final = re.compile(
    rf"(?:{ADVERBS.pattern}|{EATERS}|or|other|o|u|otr[oa]s?|a|an|any|the|of|kind|sort|type|class|them|him|her|you|your|"
    rf"it|its|this|that|these|those|"
    rf"they|"
    r"which|parts?|leaves|one|ones|no|single|real|known|reported|serious|significant|special|particular|health|safety|"
    r"toxicity|level|levels|that|could|major|direct|great|big|documented|apparent|such|toxic|poisonous|harmful|"
    r"adverse|ill|bad|immediate|"
    r"slightest|further|lasting|additional|obvious|true|undue|cause|causes|way|thought|believed|considered|regarded|"
    r"said|reported|"
    r"deemed|found|to|for|thing|anything|about|there|i|we|have|has|with|on|"
    r"be|been|being|is|are|was|seem|seems|appear|appears|contain|contains|pose|poses|do|does|can|will|would|"
    r"un|una|el|la|ningun|ninguna|alguno|alguna|algun|ni|nada|que|de|del|su|sus|tu|tus|tipo|clase|grave|graves|"
    r"seri[oa]s?|"
    r"real|reales|mayor(?:es)?|menor|minim[oa]|conocid[oa]s?|ella|ello|planta|plantas|partes|hojas|sustancias|"
    r"componentes|"
    r"compuestos|efectos|principios|efecto|"
    r"tiene|tienen|es|son|sea|sean|pueda|puedan|puede|pueden|va|van|a|ha|han|sido|se|especial|importante|posible|"
    r"hayan|notificad\w+|reportad\w+|descrit\w+|registrad\w+|observad\w+|level|levels|niveles|"
    r"significativ[oa])"
)
"""What may stand between a negator and a noun of harm beside one or two free words."""

STOPS: Final = re.compile(
    r"(?:okay|ok|acceptable|appropriate|ethical|moral|permissible|aceptable|apropiad[oa]|etic[oa]|licit[oa]|how|"
    r"ways?|drawn|"
    r"instructions?|right|solution|through|defined|and|y|e|every|each|tod[oa]s?|if|si|when|cuando|unless|until|"
    r"hasta|as|tan|tanto|only|just|solo|solamente|"
    r"unicamente|more|less|mas|menos|"
    r"very|muy|too|so|always|siempre|necessarily|necesariamente|equally|igualmente|exactly|exactamente|most|worst|"
    r"enough|"
    r"safe|edible|harmless|segur[oa]s?|comestibles?|inofensiv[oa]s?|inocu[oa]s?|apt[oa]s?|suitable|doubt|duda|question|"
    r"worth|"
    r"aware|afraid|ignore|immune|consciente|inmunes?|out|small|minor|little|negligible|low|trivial|mere|pequen[oa]s?|"
    r"poc[oa]s?|"
    r"whether|despite|but|except|salvo|excepto|\w+(?:ggest|test|lest|iest)|wonder|secret|secreto|surprise|matter|"
    r"doubting|denying|denies|deny|niego|niega|negar)"
)
"""What breaks the hold of a negator on the harm that follows."""

DUTY: Final = _words("debe deben deberia deberian deberias eat must ought shall should touch wants ")
"""What makes "nobody should touch toxic plants" a warning."""

PLANT: Final = re.compile(
    r" (?:(?:the|your|a|its?|any|new|a|la|las|los|el|sus?|tus?) )*(?:\w+ )?(?:plants?|roots?|leaf|leaves|foliage|soil|"
    r"stems?|growth|"
    r"flowers?|seedlings?|lawn|plantas?|raiz|raices|hojas?|tallos?|cesped|flores)\b"
)
"""A plant or its part right after the word of harm: it is the plant that is not hurt."""
