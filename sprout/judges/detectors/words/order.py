"""The words with which orders about instructions are made in English and Spanish, for other word lists to build on."""

from typing import Final

from sprout.judges.detectors.patterns import Patterns

__all__ = ["ANTES", "BEFORE", "COMMAND", "DEJA", "DI", "DROP", "GAP", "LAW", "LEY", "SAY"]

GAP: Final = r"(?:[^|\s]+ )"
"""One word of the same clause, for repetition."""

COMMAND: Final = Patterns(
    r"(?:^|[|\"]|\b(?:please|kindly|now|just|and|then|also|but|so|or|instead|first|must|shall|should|will|always|"
    r"simply|"
    r"immediately|completely|actually|okay|ok|hey|chatgpt|assistant|nevermind|hereby|next|you (?:can|may|have to|"
    r"need to|are to|are going to|better)|(?:want|need|like|ask|order|command|instruct|authori[sz]e|allow|tell|"
    r"require|wish|expect|supposed|permit\w*|free) (?:you )?to|let us|is to|"
    r"por favor|ahora|luego|entonces|tambien|ademas|pero|y|e|o|solo|simplemente|directamente|inmediatamente|primero|"
    r"debes|debe|deberas|debera|tienes que|tiene que|vas a|va a|puedes|puede usted|(?:quiero|necesito|pido|ordeno|"
    r"exijo|espero|gustaria) que(?: tu| usted)?|(?:autorizo|obligo|invito|ordeno|permito) a|hora de|asistente|"
    r"completamente|favor de|vamos a)) $"
)
"""What stands before an order, read backwards from its verb."""

DEJA: Final = (
    r"(?:ignor(?:a|e|ad|en|es|ar|ando|aras|ara)|olvid(?:a|e|ad|en|es|ar|aras|ate de|ese de|ando)|"
    r"descart(?:a|e|ad|en|es|ar)|omit(?:e|a|an|as|ir)|desestim(?:a|e|ar|en)|desatiend[ea]|desatender|"
    r"desobede(?:ce|zca|zcas|cer)|anul(?:a|e|es|ar)|cancel(?:a|e|es|ar)|borr(?:a|e|es|ar)|elimin(?:a|e|es|ar)|"
    r"salt(?:a|e)(?:te|se)|saltar(?:te|se)|eludir|elud[ea]s?|esquiv(?:a|e|es|ar)|desactiv(?:a|e|es|ar)|"
    r"deshabilit(?:a|e|es|ar)|quit(?:a|e)(?:te|se)?|suspend(?:e|a|as|er)|romp(?:e|a|as|er)|viol(?:a|e|es|ar)|"
    r"infring(?:e|ir)|infrinja|incumpl(?:e|a|ir)|abandon(?:a|e|es|ar)|reinici(?:a|e|ar)|resete(?:a|e)|"
    r"sobrescrib(?:e|a|ir)|invalid(?:a|e|ar)|prescind(?:e|a|ir) de|obvi(?:a|e|ar)|despreci(?:a|e|ar)|"
    r"evit(?:a|e|ar)|suelt(?:a|e)|liberate de|desech(?:a|e|ar)|"
    r"(?:haz|haga|hacer|haced) caso omiso (?:de|a)|(?:deja|deje|dejar) de (?:seguir|obedecer|cumplir|respetar|"
    r"acatar|hacer(?:le)? caso (?:a|de))|(?:pasa|pase|pasar) por alto|(?:deja|deje) de lado|"
    r"no (?:me )?(?:sigas|siga|obedezcas|obedezca|acates|acate|respetes|respete|cumplas|cumpla|atiendas|atienda|"
    r"(?:le )?(?:hagas|haga) (?:ningun )?caso (?:a|de)|(?:prestes|preste) atencion a|(?:tengas|tenga|tomes|tome) en "
    r"cuenta|te (?:rijas|guies) por|se (?:rija|guie) por))"
)

DROP: Final = (
    r"(?:ignore|ignoring|disregard|disregarding|forget(?: about)?|discard|drop|overr(?:ide|ule)|bypass|skip|cancel|"
    r"delete|erase|wipe|abandon|neglect|overlook|dismiss|violate|break|circumvent|evade|reset|clear|remove|suspend|"
    r"disable|turn off|switch off|deactivate|unlearn|(?:set|put|leave) aside|throw (?:out|away)|get rid of|"
    r"void|nullify|rewrite|do away with|pay no (?:attention|heed) to|take no notice of|"
    r"do not (?:follow|obey|listen to|adhere to|respect|comply with|pay attention to|abide by|stick to|care about)|"
    r"stop (?:following|obeying|listening to|adhering to|complying with|respecting)|"
    r"no longer (?:follow|obey|adhere to|abide by)|never mind|free yourself (?:from|of))"
)

BEFORE: Final = (
    r"(?:previous|prior|above|earlier|preceding|past|foregoing|initial|original|existing|former|pre existing)"
)

LAW: Final = (
    r"(?:instructions?|directions?|directives?|rules?|rulebook|guidelines?|guidance|commands?|orders?|"
    r"prompts?|polic(?:y|ies)|polices|restrictions?|constraints?|limitations?|limits|filters?|programming|training|"
    r"safeguards?|safety \w+|system settings?|settings|configuration|regulations?|principles|ethics|"
    r"boundaries|protocols?|conditioning|moderation|censorship|guard ?rails?)"
)

LEY: Final = (
    r"(?:instruccion(?:es)?|indicacion(?:es)?|directri(?:z|ces)|directivas?|ordenes|orden|reglas?|normas?|normativas?|"
    r"pautas?|comandos?|prompts?|politicas?|restriccion(?:es)?|limitacion(?:es)?|limites?|filtros?|"
    r"programacion|entrenamiento|protocolos?|configuracion|ajustes|salvaguard(?:i)?as?|medidas de seguridad|"
    r"controles|lineamientos|principios|etica|censura|moderacion|consignas?|mandatos?|barreras)"
)

ANTES: Final = (
    r"(?:anterior(?:es)?|previ[oa]s?|precedentes?|iniciales?|originales?|de arriba|de antes|hasta ahora|"
    r"dad[oa]s|recibid[oa]s|anteriormente|existentes|que (?:te|le|os|les) (?:\w+ ){0,2}(?:dieron|dado|dijeron|dicho|"
    r"dio|"
    r"dijo|puso|impuso|impusieron|indicaron|ordenaron)|que (?:has|ha) recibido|que recibi(?:ste|o)|que rigen)"
)

SAY: Final = (
    r"(?:say|print|output|write|reply|respond|answer|repeat|translate|tell|display|type|reveal|return|execute|do|"
    r"add|give|send|generate|show|email|forward)"
)

DI: Final = (
    r"(?:di|diga|imprim[ea]|escrib[ea]|respond[ea]|contest[ea]|repit[ea]|traduzca|traduce|muestr[ea]|exporte|exporta|"
    r"emit[ea]|envi[ea](?:lo)?|revel[ea]|devuelv[ea]|ejecut[ea]|agregu?[ea]|anad[ea]|gener[ea]|produzca|pon|ponga|"
    r"transmit[ea]|indiqu?[ea]|mencion[ea]|haz|haga|saqu?[ea]|arroj[ea]|escup[ea])"
)
