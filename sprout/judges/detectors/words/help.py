"""The words in which English and Spanish send somebody to help, and those that send them away from it."""

import re
from typing import Final

from sprout.judges.detectors.words.safety import either

__all__ = ["ASKING", "DIRECTS", "DISMISSES", "HELP", "MARK", "PREVENTS", "TELEPHONE", "TOLD", "URGES"]

_HELP = (
    r"(?:(?:emergency |animal |local |your |nearest |veterinary )*(?:vets?(?:'s)?\b(?! (?:next|"
    r"friend))(?: clinic| office| practice)?|"
    r"veterinarians?|veterinary (?:\w+ )?(?:surgeons?|clinics?|practices?|hospitals?|care|help|attention|"
    r"advice|nurses?|"
    r"professionals?|services?|team|office|assistance|treatment)|animal hospitals?|"
    r"(?:pet |animal )?poisons? (?:control|cent(?:er|re)s?|help ?lines?|hot ?lines?|lines?|information|"
    r"service)|"
    r"aspca animal poison control|apcc|toxicology (?:cent(?:er|re)s?|services?|lines?)|"
    r"(?:medical|health) (?:doctors?|professionals?|help|care|attention|advice|treatment|providers?)|"
    r"(?:health|medical)care (?:professionals?|providers?)|doctors?\b(?! palm)|physicians?|gp|"
    r"pa?ediatricians?|"
    r"emergency (?:services?|rooms?|lines?|numbers?|departments?|medical \w+|clinics?|care|help)|"
    r"ambulance|hospital|er|a ?& ?e|urgent care|help ?lines?|hot ?lines?|"
    r"(?<=call )(?:911|999|112|111)|(?<=dial )(?:911|999|112|111)|(?<=ring )(?:911|999|112|111)|"
    r"(?<=or )(?:911|999|112|111)|"
    r"(?<=al )(?:911|112|061)|(?<=el )(?:911|112|061)|"
    r"veterinari[oa]s?(?: de urgencias?| de guardia)?|clinica veterinaria|"
    r"(?:atencion|ayuda|asistencia) (?:veterinaria|medica)|urgencias(?: veterinarias| medicas)?|"
    r"(?:centros?|servicios?|lineas?|telefonos?|numeros?|instituto)(?: \w+){0,3} "
    r"(?:toxicolog\w+|intoxicaci\w+|envenenamientos?|venenos?|emergencias?|urgencias?)|"
    r"toxicologia|control de (?:envenenamientos?|intoxicaciones|venenos?)|"
    r"medic[oa]s?(?: de (?:cabecera|familia|guardia))?|doctora?|pediatra|ambulancia|emergencias))\b"
)
HELP: Final = re.compile(rf"\b{_HELP}")
"""Who can help."""

MARK: Final = "⌂"
"""What stands for a contact in a clause whose contacts are marked."""
_MARK = MARK

_STOP = r"(?!(?:if|me|because|that|what|when|whether|why|who|says?|said|si|que|porque|cuando|after|before)\b)"
_NEAR = rf"(?:{_STOP}[\w'⌂]+ ){{0,6}}?"
_BASE = (
    r"(?:call|contact|phone|ring|telephone|dial|text|see|consult|ask|visit|reach|notify|alert|seek|get|go|"
    r"head|rush|bring|"
    r"take|speak|talk|check|turn|try|have|find|confirm|verify|follow up|be seen|be examined|be checked)"
)
_ING = (
    r"(?:calling|contacting|phoning|ringing|dialling|dialing|seeing|consulting|asking|visiting|reaching|"
    r"seeking|getting|going|taking|"
    r"bringing|speaking|talking|checking|a (?:quick )?(?:call|trip|visit)|advice)"
)
_IMPERATIVE = (
    r"(?:llam[ae]n?|llamalos?|llamelos?|contact[ae]n?|consult[ae]n?|acud[ae]n?|visit[ae]n?|llev[ae](?:n|lo|"
    r"la|los|las)?|pregunt[ae]n?|"
    r"preguntal[ea]|preguntele|habl[ae]n?|busc[ae]n?|busquen?|pid[ae]n?|marc[ae]n?|marquen?|avis[ae]n?|"
    r"ponte|pongase|comunicate|"
    r"comuniquese|dirigete|dirijase|ve|vaya|vete|corre|corra|telefonea|telefonee|solicit[ae])"
)
_INFINITIVE = (
    r"(?:llamar(?:le)?|contactar|consultar(?:lo|la)?|acudir|visitar|llevar(?:lo|la|le)?|preguntar(?:le)?|"
    r"hablar|buscar|pedir|"
    r"marcar|avisar|ponerte en contacto|ponerse en contacto|comunicarte|ir|una llamada|una visita)"
)
_SUBJUNCTIVE = r"(?:llames?|contactes?|consultes?|acudas?|visites?|lleves?|preguntes?|hables?|busques?|vayas?|pidas?)"
_LEAD = (
    r"(?:please|then|first|so|always|immediately|now|just|instead|also|or|and|either|simply|right away|"
    r"straight away|at once|"
    r"better|do|quickly|urgently|kindly|otherwise|therefore|yes|por favor|entonces|primero|siempre|"
    r"inmediatamente|ahora|"
    r"mejor|enseguida|ya|o|y|cuanto antes|tambien|de inmediato|rapidamente|en su lugar|si)"
)
_MODAL = (
    r"(?:please|better|should|must|ought to|need to|needs to|have to|has to|to|can|could|would|let us|"
    r"would rather|and|or|then|"
    r"immediately|now|always|instead)"
)
_KNOWS = (
    r"(?:help|advise|tell|say|confirm|assess|check|answer|guide|know|judge|decide|give|examine|rule|"
    r"be able|assist|recommend|"
    r"ayudar\w*|aconsejar\w*|decir\w*|confirmar\w*|evaluar\w*|responder\w*|orientar\w*|saber\w*|"
    r"asesorar\w*|indicar\w*|"
    r"valorar\w*|examinar\w*|resolver\w*)"
)

DIRECTS: Final = tuple(
    re.compile(pattern)
    for pattern in (
        (
            rf"^ (?:{_LEAD} )*(?:not hesitate to |not wait to |not delay |be sure to |make sure to |"
            rf"remember to )?{_BASE} {_NEAR}{_MARK}"
        ),
        (
            rf"^ (?:if|when|in case|in|for|should|"
            rf"after) (?:[\w'⌂]+ )+?(?<!you )(?<!they )(?<!we )(?<!i )(?<!not )(?<!never ){_BASE} {_NEAR}{_MARK}"
        ),
        rf" {_MODAL} {_BASE} {_NEAR}{_MARK}",
        (
            rf" (?:recommend|suggest|advise|urge|encourage|consider|try|worth|by|without delay|recommended|"
            rf"advised|hesitate) "
            rf"(?:\w+ )?{_ING} {_NEAR}{_MARK}"
        ),
        rf" (?:needs?|requires?|warrants?|deserves?) (?:\w+ ){{0,3}}{_MARK}",
        (
            rf" {_MARK}(?: (?:or|o) [\w' ⌂]+?)? (?:can|could|will|would|should|is able to|are able to|"
            rf"puede|pueden|"
            rf"podra|podria|sabra) (?:\w+ )?{_KNOWS}"
        ),
        rf" (?:question|one|matter|pregunta|cuestion|asunto|tema) (?:\w+ )?(?:for|para) {_NEAR}{_MARK}",
        (
            rf" {_MARK}(?: (?:or|o) [\w' ⌂]+?)? (?:is|are) (?:the )?(?:\w+ )?(?:right|best|proper|only|one|"
            rf"ones|"
            rf"people|person|place)"
        ),
        (
            rf" (?:right|best|proper) (?:person|people|place|contact|one)s? (?:\w+ ){{0,5}}(?:is|"
            rf"are) {_NEAR}{_MARK}"
        ),
        rf"^ (?:{_LEAD} )*{_IMPERATIVE} {_NEAR}{_MARK}",
        rf"^ (?:si|en caso|ante|cuando) (?:\w+ )+?(?<!usted )(?<!no )(?<!si ){_IMPERATIVE} {_NEAR}{_MARK}",
        rf" (?:o|y|mente|ya|ahora|por favor|mejor) {_IMPERATIVE} {_NEAR}{_MARK}",
        rf" {_INFINITIVE} {_NEAR}{_MARK}",
        rf" (?:que|y|o) {_SUBJUNCTIVE} {_NEAR}{_MARK}",
        rf" (?:necesita|requiere|precisa) (?:\w+ ){{0,3}}{_MARK}",
        (
            rf" {_MARK} (?:es|son) (?:la persona|quien|quienes|el lugar|los|las|el|"
            rf"la)(?: \w+)? (?:adecuad\w+|"
            rf"indicad\w+|mejor\w*)?"
        ),
    )
)
"""Ways to send somebody to help; each match holds who can help."""

PREVENTS: Final = either(
    r" (?:not|never|than|(?:mas|menos) \w+ que|no need|no reason|nor|hardly|without|instead of|rather than|"
    r"unnecessary|pointless|"
    r"too \w+|before|after|"
    r"nunca|jamas|no|sin|en lugar de|en vez de|innecesario|inutil|antes de|despues de|tras)"
    r"(?! (?:puedo|podemos|soy|estoy|tengo|only|solo|just|sure|able))(?: \S+){0,7}? "
    rf"(?:{_BASE}|{_ING}|{_IMPERATIVE}|{_INFINITIVE}|{_SUBJUNCTIVE}|needs?|requires?|necesita|requiere|"
    rf"precisa) ",
    r" (?:if|when|once|before|after|did|had|si|cuando) (?:you|they|he|she|we|i|someone|tu|usted) (?:\w+ )?"
    rf"{_BASE} (?:\S+ ){{0,6}}{_MARK} $",
)
"""Advice against it, or its mere supposition, up to and with the matched words."""

URGES: Final = either(
    r" (?:do )?not (?:hesitate|wait|delay|be afraid|put off|forget)(?: to| until| before|in)?(?= )",
    r" (?:never|no) (?:hesitate|dudes?|esperes?|tard[ea]s?|vaciles?|olvides?|lo dudes?)(?: en| a|"
    r" para)?(?= )",
    r" (?:if|si) not(?= )",
    r" without (?:delay|waiting|hesitation)(?= )",
    r" sin (?:demora|esperar|dudar|dudarlo|tardar)(?= )",
)
"""Negations that urge; they are read as if absent."""

TOLD: Final = either(
    r" (?:wanted|had|decided|tried|refused|forgot|used|went|managed|planned|meant|plans|wants|likes|"
    r"happened|got|hoped|afford|"
    r"querian?|quiso|tuvo que|tenian?|decidio|intento|fui|fue|iba) (?:\w+ )?(?:to )?$",
    r" i (?:will|am going|am about|want|need|have|might|may|can not|could not|should|must|shall|always|"
    r"just) (?:\w+ )*$",
    r" (?:voy a|quiero|tengo que|necesito|debo|pienso|suelo|podria|puedo) (?:\w+ )*$",
    r" (?:mi|nuestro|su) (?:vecin|amig|herman|prim|madre|padre|novi)\w* $",
)
"""An account of what somebody does, or of what the speaker will do."""

DISMISSES: Final = either(
    r"\b(?:no need|not (?:really )?(?:necessary|needed|required|worth|bother)|unnecessary|overkill|"
    r"pointless|a waste)"
    r"\b(?! to (?:wait|panic|worry|induce))",
    r"\b(?:no (?:hace falta|es necesario|es necesaria|vale la pena|merece la pena)|innecesari[oa]|"
    r"exagerad[oa])\b",
)
"""What takes it back afterwards."""

ASKING: Final = re.compile(
    r"^ (?:is|are|was|were|can|could|does|do|did|will|would|should|shall|has|have|had|what|which|who|why|"
    r"how|when|where|"
    r"es|debo|deberia|puedo|tengo|hay|llam(?:aste|o)|que|cual|como|por que|cuando|necesito) "
)
"""How a question begins."""

TELEPHONE: Final = re.compile(r"(?<![\d.,])\+?\(?\d[\d\s().-]{5,}\d(?![\d.,]\d)")
"""A telephone number."""
