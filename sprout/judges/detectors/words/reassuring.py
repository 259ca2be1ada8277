"""The set phrases with which English and Spanish reassure."""

from typing import Final

from sprout.judges.detectors.words.bodily import EATERS
from sprout.judges.detectors.words.safety import either

__all__ = ["IDIOMS"]

_HELP = (
    r"(?:(?:\w+ ){0,3}(?:vets?|doctors?|hospital|er|poison|emergency|clinic|ambulance|hotline|helpline)|anybody|anyone|"
    r"somebody)"
)
_WORRY = r"(?:worry|fear|fret|panic|stress|be (?:worried|concerned|afraid|alarmed|scared))"
_INQUIETA = r"(?:preocup|alarm|asust|inquiet|tem)(?:a|e)(?:r|rse|rte|ros|rnos)\b"

IDIOMS: Final = either(
    rf"\bnothing (?:at all |here )?to {_WORRY}\b",
    rf"\b(?:no|not any|little) (?:need|reason|cause|grounds) (?:to|for) (?:{_WORRY}|concern|alarm)\b",
    rf"\bnot (?:\w+ )?anything (?:\w+ ){{0,5}}to {_WORRY}\b|\bnothing (?:\w+ ){{0,5}}to {_WORRY}\b",
    r"\bnothing (?:\w+ ){0,6}(?:is|gives?|as) (?:you |a |any )*(?:cause|reason) (?:for|to) (?:concern|alarm|worry|"
    r"panic)\b",
    r"\b(?:would|need|will) (?:have |need )?(?:to )?(?:eat|drink|swallow|ingest|consume|take|"
    r"be) (?:\w+ ){1,6}(?:before|for it to) (?:\w+ ){1,4}(?:harm|sick|ill|hurt|danger|toxic|poison\w*|trouble|"
    r"effects?)\b",
    r"\btendri\w+ que (?:com|beb|trag|inger|consum|tom)\w+ (?:\w+ ){1,6}para que\b",
    r"\b(?:hard pressed|hard|difficult|not (?:easily )?(?:be able )?(?:to )?find|struggle) (?:to find )?(?:a |any |"
    r"an )?(?:\w+ )?(?:safer|gentler|milder)\b",
    r"\bno (?:ill|harm|evil) (?:will|would|can|could|should|ever) (?:come|came)\b",
    r"\bno need for (?:\w+ ){0,3}(?:trip|visit|call|dash|vet|doctor|hospital|ambulance)\b",
    rf"\b(?:no|sin)(?: \w+){{0,3}} (?:motivos?|razon|razones) (?:algun[oa] )?(?:para|de|por la que) (?:{_INQUIETA}|"
    rf"alarma)",
    rf"\bno (?:\w+ )?(?:hay|tiene|contiene|veo|existe) nada (?:\w+ ){{0,6}}que (?:\w+ ){{0,2}}(?:{_INQUIETA}|preocupe|"
    rf"alarme|inquiete)",
    rf"\b(?:no need to|need not|not (?:need|have) to) (?:call|see|phone|ring|contact|visit|rush|go|take|"
    rf"bother) {_HELP}\b"
    r"(?! (?:to (?:book|order|cancel|schedule)|for an appointment))",
    rf"\bnot (?:think|believe|see) (?:that )?(?:there is )?(?:any |a )(?:\w+ )?(?:need|reason|cause|grounds) "
    rf"(?:to|for) (?:{_WORRY}|concern|alarm)\b",
    r"\b(?:nobody|never|not) (?:\w+ )?(?:needs?|has|have) to be (?:careful|cautious|wary) (?:with|of|about|around)\b",
    r"\bnot (?:something|anything|a thing) to (?:lose (?:any )?sleep|worry|panic|fret)(?: over| about)?\b",
    r"\b(?:no|not (?:think of |see |know of )?any) (?:\w+ )?reason (?:that )?(?:you would |you |"
    r"why you )?(?:to |would |should |"
    r"need )*(?:avoid|skip|stop using|throw|worry)\b",
    r"\bnot matter if (?:you|he|she|they|your \w+|the \w+) (?:\w+ )?(?:swallows?|eats?|licks?|ingests?|drinks?|gets?|"
    r"touch\w*)\b|\bno importa si (?:\w+ ){0,2}(?:trag|com|lam|ingier|beb|chup|toc)\w+",
    r"\b(?:not a single |no (?:known |reported |recorded |documented )?|zero |"
    r"never a )(?:\w+ )?cases? of (?:\w+ )?(?:poisoning|"
    r"toxicity|harm|illness|injury|intoxication|reactions?)\b",
    r"\b(?:ni un solo|ningun|sin|no hay) casos?(?: \w+)? de (?:\w+ )?(?:intoxicacion|envenenamiento|toxicidad|"
    r"reaccion\w*)",
    r"\b(?:far|way|well) below (?:\w+ ){0,4}(?:harm\w*|danger\w*|limits?|toxic|matters|thresholds?|levels?|affects?)\b",
    r"\bmuy por debajo de (?:\w+ ){0,4}(?:limites?|umbral|afect\w+|toxic\w+|peligr\w+|nociv\w+|perjudic\w+|danin\w+)\b",
    r"\b(?:no|zero) (?:chance|way|possibility|likelihood) (?:that )?(?:\w+ ){1,5}(?:harm|hurt|poison|damag|irritat)\w*",
    rf"\bnothing (?:bad )?happens to (?:him|her|them|(?:your |the )?{EATERS})\b",
    r"\bno (?:\w+ ){1,2}nada (?:malo|danino|nocivo)\b",
    r"\bno (?:\w+ ){1,6}ni un solo caso de (?:\w+ )?(?:intoxicacion|envenenamiento|toxicidad|reaccion\w*)",
    r"\bnot (?:leach|release|shed|give off|emit) anything\b|\bno (?:desprende|suelta|libera)n? nada\b",
    r"\bno (?:es|son) (?:\w+ )?(?:como )?para quitar\w+ el sueno\b|\bno hay (?:por|para) que evitarl[aeo]s?\b",
    r"\bno (?:se me ocurre|veo|hay|existe) ningun[oa]? (?:razon|motivo) para (?:que )?(?:l[ao]s? )?evit\w+",
    r"\bno (?:hay|tiene|habra) (?:\w+ )?(?:problema|inconveniente|riesgo|peligro) (?:en|con|por) (?:que (?:\w+ ){0,3})?"
    r"(?:us|tom|com|beb|dej|d|trag|lam|toc|aplic|pon|inger)\w*(?:te|le|se)\w*\b",
    r"\bno (?:trae|lleva|tiene|contiene) nada (?:malo|danino|raro|que temer)\b",
    r"\bno (?:me|nos) preocupar(?:ia|iamos)\b",
    r"\bno such thing as (?:an? )?(?:\w+ )?(?:toxic|poisonous|harmful|dangerous)\b",
    r"\b(?:no|not have (?:any )?|without (?:any )?)(?:\w+ )?(?:concerns?|qualms?|hesitation|problems?|objections?) "
    r"(?:about |with |in )?(?:letting|giving|eating|drinking|using|feeding)\b",
    r"\bno tendri\w+ (?:\w+ )?(?:reparos?|problemas?|inconvenientes?|miedo|dudas?) en (?:dej|d|us|tom|com|beb)\w+",
    r"\bno hay (?:por )?que tener (?:\w+ )?(?:cuidado|precaucion)\b",
    r"\bnot (?:need|have) to (?:worry|be (?:worried|concerned|afraid))\b",
    r"\b(?:not|need not|not need to) (?:worry|fear)(?: about)? (?:\w+ ){0,2}(?:toxic\w*|poison\w*|"
    r"your (?:cat|dog|pet)s?)\b",
    r"\bwould not (?:worry|lose (?:any )?sleep|be (?:worried|concerned|alarmed))\b",
    r"\bnothing (?:bad |serious )?(?:will|is going to) happen\b",
    r"\bno harm (?:will|would) come\b|\bno harm done\b",
    r"\bcould not be (?:any )?safer\b",
    r"\b(?:riesgos?|peligros?|toxicidad) (?:cero|nul[oa]s?|inexistentes?|ningun[oa])\b",
    r"\bno hay nada que temer\b|\bnada que temer\b",
    rf"\bno (?:es|son) (?:como |motivo )?para {_INQUIETA}",
    rf"\b(?:no (?:hay|existe|tienes|tiene|es)|sin|ningun|ninguna) (?:\w+ )?(?:motivos?|razon|razones) (?:para|"
    rf"de) (?:{_INQUIETA}|alarma)",
    rf"\b(?:no|sin) (?:\w+ )?(?:nada )?(?:de|por) (?:lo )?que {_INQUIETA}",
    rf"\bnada (?:de|por) (?:lo )?que {_INQUIETA}",
    rf"\bno (?:tienes|tiene|hay|tenes|necesitas|debes|hace falta) (?:nada )?(?:(?:que|por que|de que|motivos? para|"
    rf"razon para|por) )?{_INQUIETA}",
    r"\bno (?:hace falta|es necesario|necesitas|hay|tienes) (?:que |por que )?(?:\w+ )?(?:ir|llam(?:ar|es?)|"
    r"acud(?:ir|as?)|"
    r"corr(?:er|as?)|llev\w+) (?:\w+ ){0,2}(?:urgencias|emergencias|toxicologia|veterinari[oa]|medico|hospital|"
    r"nadie)\b",
    r"\bno (?:\w+ )?(?:pasa|pasara|va a pasar|va a pasarle|ocurre|ocurrira|sucedera) (?:absolutamente )?nada\b",
    r"\bpuedes (?:estar|quedarte|respirar|dormir) tranquil[oa]\b",
)
"""Set phrases that reassure, unless the sentence is about plant care."""
