"""The words with which English and Spanish texts override or redirect an assistant's instructions.

Every pattern is written for flat sentences (:func:`sprout.judges.injection.flat`): folded words separated by single
spaces, ``|`` for each mark, a quotation mark by itself, padded with spaces.
"""

from typing import Final

from sprout.judges.patterns import Patterns

__all__ = ["COMMAND", "OVERRIDES", "OVERRIDE_ORDERS", "REDIRECTS", "REDIRECT_ORDERS", "RESCINDS"]

_GAP = r"(?:[^|\s]+ )"
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

_DEJA = (
    r"(?:ignor(?:a|e|ad|en|es|ar|ando|aras|ara)|olvid(?:a|e|ad|en|es|ar|aras|ate de|ese de|ando)|"
    r"descart(?:a|e|ad|en|es|ar)|omit(?:e|a|an|as|ir)|desestim(?:a|e|ar|en)|desatiend[ea]|desatender|"
    r"desobede(?:ce|zca|zcas|cer)|anul(?:a|e|es|ar)|cancel(?:a|e|es|ar)|borr(?:a|e|es|ar)|elimin(?:a|e|es|ar)|"
    r"salt(?:a|e)(?:te|se)|saltar(?:te|se)|eludir|elud[ea]s?|esquiv(?:a|e|es|ar)|desactiv(?:a|e|es|ar)|"
    r"deshabilit(?:a|e|es|ar)|quit(?:a|e)(?:te|se)?|suspend(?:e|a|as|er)|romp(?:e|a|as|er)|viol(?:a|e|es|ar)|"
    r"infring(?:e|ir)|infrinja|incumpl(?:e|a|ir)|abandon(?:a|e|es|ar)|reinici(?:a|e|ar)|resete(?:a|e)|"
    r"sobrescrib(?:e|a|ir)|invalid(?:a|e|ar)|prescind(?:e|a|ir) de|obvi(?:a|e|ar)|despreci(?:a|e|ar)|"
    r"evit(?:a|e|ar)|liberate de|desech(?:a|e|ar)|"
    r"(?:haz|haga|hacer|haced) caso omiso (?:de|a)|(?:deja|deje|dejar) de (?:seguir|obedecer|cumplir|respetar|"
    r"acatar|hacer(?:le)? caso (?:a|de))|(?:pasa|pase|pasar) por alto|(?:deja|deje) de lado|"
    r"no (?:me )?(?:sigas|siga|obedezcas|obedezca|acates|acate|respetes|respete|cumplas|cumpla|atiendas|atienda|"
    r"(?:le )?(?:hagas|haga) (?:ningun )?caso (?:a|de)|(?:prestes|preste) atencion a|(?:tengas|tenga|tomes|tome) en "
    r"cuenta|te (?:rijas|guies) por|se (?:rija|guie) por))"
)

_DROP = (
    r"(?:ignore|ignoring|disregard|disregarding|forget(?: about)?|discard|drop|overr(?:ide|ule)|bypass|skip|cancel|"
    r"delete|erase|wipe|abandon|neglect|overlook|dismiss|violate|break|circumvent|evade|reset|clear|remove|suspend|"
    r"disable|turn off|switch off|deactivate|unlearn|(?:set|put|leave) aside|throw (?:out|away)|get rid of|"
    r"void|nullify|rewrite|do away with|pay no (?:attention|heed) to|take no notice of|"
    r"do not (?:follow|obey|listen to|adhere to|respect|comply with|pay attention to|abide by|stick to|care about)|"
    r"stop (?:following|obeying|listening to|adhering to|complying with|respecting)|"
    r"no longer (?:follow|obey|adhere to|abide by)|never mind|free yourself (?:from|of))"
)

_BEFORE = r"(?:previous|prior|above|earlier|preceding|past|foregoing|initial|original|existing|former|pre existing)"

_LAW = (
    r"(?:instructions?|directions?|directives?|rules?|rulebook|guidelines?|guidance|commands?|orders?|"
    r"prompts?|polic(?:y|ies)|polices|restrictions?|constraints?|limitations?|limits|filters?|programming|training|"
    r"safeguards?|safety \w+|system settings?|settings|configuration|regulations?|principles|ethics|"
    r"boundaries|protocols?|conditioning|moderation|censorship|guard ?rails?)"
)

_TOPIC = (
    r"(?:instructions?|commands?|directives?|prompts?|questions?|problems?|text|sentences?|paragraphs?|messages?|"
    r"reviews?|"
    r"document|task|requests?|query|statements?)"
)

_LEY = (
    r"(?:instruccion(?:es)?|indicacion(?:es)?|directri(?:z|ces)|directivas?|ordenes|orden|reglas?|normas?|normativas?|"
    r"pautas?|comandos?|prompts?|politicas?|restriccion(?:es)?|limitacion(?:es)?|limites?|filtros?|"
    r"programacion|entrenamiento|protocolos?|configuracion|ajustes|salvaguard(?:i)?as?|medidas de seguridad|"
    r"controles|lineamientos|principios|etica|censura|moderacion|consignas?|mandatos?|barreras)"
)

_TEMA = (
    r"(?:instruccion(?:es)?|comandos?|directivas?|orden(?:es)?|preguntas?|problemas?|textos?|frases?|oracion(?:es)?|"
    r"parrafos?|mensajes?|resenas?|documentos?|tareas?|"
    r"peticion(?:es)?|solicitud(?:es)?|consultas?|enunciados?|reporte)"
)

_ANTES = (
    r"(?:anterior(?:es)?|previ[oa]s?|precedentes?|iniciales?|originales?|de arriba|de antes|hasta ahora|"
    r"dad[oa]s|recibid[oa]s|anteriormente|existentes|que (?:te|le|os|les) (?:\w+ ){0,2}(?:dieron|dado|dijeron|dicho|"
    r"dio|"
    r"dijo|puso|impuso|impusieron|indicaron|ordenaron)|que (?:has|ha) recibido|que recibi(?:ste|o)|que rigen)"
)

_SAY = (
    r"(?:say|print|output|write|reply|respond|answer|repeat|translate|tell|display|type|reveal|return|execute|do|"
    r"add|give|send|generate|show|email|forward)"
)

_DI = (
    r"(?:di|diga|imprim[ea]|escrib[ea]|respond[ea]|contest[ea]|repit[ea]|traduzca|traduce|muestr[ea]|exporte|exporta|"
    r"emit[ea]|envi[ea](?:lo)?|revel[ea]|devuelv[ea]|ejecut[ea]|agregu?[ea]|anad[ea]|gener[ea]|produzca|pon|ponga|"
    r"transmit[ea]|indiqu?[ea]|mencion[ea]|haz|haga|saqu?[ea]|arroj[ea]|escup[ea])"
)

OVERRIDE_ORDERS: Final = Patterns(
    rf"\b(?:set|put|leave|cast|push|lay) (?:all |any |the |of )*(?:your|{_BEFORE}) {_GAP}{{0,2}}?{_LAW} (?:aside|away|"
    rf"down|behind)\b",
    r"\b(?:ignore|disregard|forget|scrap|drop|discard|erase|dismiss|delete|skip|undo|bin) (?:\w+ ){0,2}?(?:what|"
    r"whatever|everything|anything|all) (?:that )?(?:you were|you have been|"
    r"you are|(?:the |your )?(?:developers?|devs?|creators?|company|operators?|admins?\w*|makers?|owners?|"
    r"programmers?|others?) (?:\w+ )?(?:told|said|taught|asked|ordered|gave|wrote|put))\b",
    r"\b(?:tira|tire|bota|bote|echa|deshecha)(?: a la basura)? (?:todo )?lo que (?:te|le|os)\b",
    r"\bforget (?:that )?you are (?:an? |just )(?:\w+ ){0,3}?(?:assistant|ai|bot|chatbot|model|machine)\b",
    r"\bolvid(?:a|e|ate|ese) (?:de )?que (?:eres|es) una? (?:\w+ ){0,3}?(?:asistente|ia|bot|chatbot|modelo|maquina|"
    r"inteligencia)\b",
    rf"\b(?:aparta|aparte|deja|deje|pon|ponga|echa) (?:a un lado |aparte |de lado |a un lado de )?(?:todas )?(?:tus|"
    rf"sus|las|los) (?:\w+ )?{_LEY}(?: (?:a un lado|aparte|de lado| anteriores)| y | [|]|$)",
    rf"\b{_DEJA} {_GAP}{{0,3}}?(?:{_BEFORE}|your) {_GAP}{{0,3}}?{_LAW}\b",
    rf"\b{_DROP} {_GAP}{{0,3}}?(?:(?:tus|sus) {_LEY}|{_LEY} {_ANTES})\b",
    rf"\b{_DROP} {_GAP}{{0,5}}?(?:{_BEFORE}|your|(?:open ?a[il]|developers?)(?: s)?) {_GAP}{{0,4}}?{_LAW}\b",
    rf"\b{_DROP} {_GAP}{{0,6}}?{_LAW} {_GAP}{{0,3}}?(?:you (?:were|are|have|had|got|received|have been|learned|"
    r"was|must)|given|told|before|above|so far|up to|until now|that (?:came|were|was)|received|from before|stated|set "
    r"by|here|this (?:one )?time|by open)\b",
    rf"\b{_DROP} (?:all|any|every|each|everything|these|those)(?: of)?(?: the| your| other)*"
    r" (?:instructions?|directives?|directions|commands|orders|guidelines|rules and \w+|restrictions|safety \w+|"
    r"instructions and \w+|ethical \w+)\b",
    rf"\b{_DROP} (?:the |all the |all |everything |anything )?(?:above|before this|preceding)"
    rf"(?: {_TOPIC}| and| or| instead|,)? ?(?:[|\"]|$|and\b|instead\b)",
    r"\b(?:ignore|disregard|forget|erase|discard)(?: about)? (?:everything|anything|all|whatever|what) "
    r"(?:of |that )?(?:you|your|i|we|from|above|before|prior|was|were|has|had|said|came|told|learned|to)\b",
    r"\bnever mind what (?:your|the) \w+ (?:told|said)",
    rf"\b(?:pretend|act as if|assume|imagine) (?:that )?(?:your|the|those|all)(?: \w+){{0,3}} {_LAW} (?:do|did|does|"
    r"are|were|was|have|had) (?:not|never|been|gone|void|lifted)",
    rf"\b{_DEJA} {_GAP}{{0,4}}?{_LEY} {_GAP}{{0,4}}?{_ANTES}\b",
    rf"\b{_DEJA} {_GAP}{{0,4}}?(?:tus?|sus?|vuestr[ao]s?) {_GAP}{{0,3}}?{_LEY}\b",
    rf"\b{_DEJA} (?:el |la |los |las )?{_LEY} (?:de |del |en )(?:tu|su|tus|sus)\b",
    rf"\b{_DEJA} {_GAP}{{0,3}}?(?:tod[oa]s?|cualquier(?:a)?|las|esas|estas) (?:\w+ ){{0,2}}?(?:instruccion(?:es)?|"
    r"directri(?:z|ces)|directivas?|indicacion(?:es)?|ordenes|directrices|reglas y \w+|restricciones)\b",
    rf"\b{_DEJA} (?:las |la |el |los |a )?(?:politicas?|directrices|normas|reglas|restricciones) y "
    rf"(?:{_DI}|dime|digame|dimelo|ayudame|responde|contesta)\b",
    rf"\b{_DEJA} {_GAP}{{0,3}}?(?:lo|todo lo) (?:anterior|previo|de arriba|dicho|que (?:hay|esta|viene) "
    r"(?:arriba|antes)|precedente)\b",
    rf"\b{_DEJA} (?:de )?(?:todo )?lo que (?:te|le|se|os|has|ha|tu|sabes|aprendiste|dijo|dijeron)\b",
    r"\bno importa lo que (?:te|le|os) (?:\w+ )?(?:dijo|dijeron|dicho|digan)",
)
"""Orders to drop the instructions, if COMMAND stands before; one is enough."""

OVERRIDES: Final = Patterns(
    rf"\b(?:{_DROP}|ignored?) (?:the |your |all |any )*(?:policy|policies|rules|guidelines|restrictions) and "
    rf"(?:tell|help|answer|give|say|do|write|let)\b",
    r"\b(?:wipe|clear|erase|reset|delete) your (?:memory|mind|context|history)\b",
    rf"(?<!never )(?<!not )(?<!\bi )(?<!\bwe )\b(?:break|bypass|violate|ignore|suspend|override|disable|bend) your "
    rf"(?!company|employer|school|local|landlord|"
    rf"doctor|own house)(?:\w+ ){{0,3}}{_LAW}\b",
    rf"\byou (?:\w+ )?(?:ignored|forgot|have forgotten|will ignore|can ignore|should ignore|must ignore) "
    rf"(?:\w+ ){{0,3}}(?:your|all|previous|prior) (?:\w+ ){{0,2}}{_LAW}\b",
    r"\b(?:borra|borre|limpia|limpie|resetea|vacia) (?:de )?(?:tu|su) (?:memoria|mente|contexto|historial)\b",
    rf"\b(?:romp\w+|viola\w*|ignor(?:a|e|ar|aria)|salta\w*|suspend\w+|anul\w+|desactiv\w+) (?:todas )?(?:tus|"
    rf"sus|tu|su) (?:\w+ ){{0,2}}{_LEY}\b(?!.* medico)",
    r"\b(?:ignoraria|ignorarias|olvidaria|saltaria) (?:las|tus|sus) (?:directrices|normas|reglas|restricciones) y "
    r"(?:me|te)\b",
)
"""Orders to drop the instructions; one is enough."""

_VOID = (
    r"(?:void|null|invalid|obsolete|outdated|out of date|cancel+ed|revoked|lifted|suspended|disabled|no longer "
    r"(?:valid|"
    r"apply|in (?:force|effect)|applicable|relevant)|(?:not|no longer) (?:apply|valid|binding)|have (?:been "
    r")?(?:changed|"
    r"expired|updated)|superseded|overridden|over|a test)"
)

_NULO = (
    r"(?:nul[oa]s?|invalid[oa]s?|obsolet[oa]s?|anticuad[oa]s?|anulad[oa]s?|cancelad[oa]s?|revocad[oa]s?|levantad[oa]s?|"
    r"suspendid[oa]s?|desactivad[oa]s?|sin efecto|(?:no|dejan? de|dejado de) (?:se aplican?|son validas|valen?|rigen|"
    r"aplican?|"
    r"estan vigentes|cuentan|tienen efecto|ser)|caducad[oa]s?|han (?:cambiado|caducado|expirado)|una prueba|"
    r"reemplazad[oa]s?|sustituid[oa]s?)"
)

RESCINDS: Final = Patterns(
    rf"\b(?:your|operator s|developer s|developers|content|safety|open ?ai s?|assistant s) {_GAP}{{0,2}}?{_LAW}(?: "
    rf"\w+){{0,2}}? (?:lifted|revoked|suspended|off|disabled|gone|dropped|waived|"
    r"removed|do(?:es)? not (?:matter|count|exist)|no longer (?:matter|count|bind|exist)s?|(?:are|is) void)\b",
    rf"\b{_LAW} (?:\w+ )?(?:placed|imposed|put|forced|set) (?:up)?on you\b|\b{_LEY} que (?:te|le) (?:\w+ "
    rf")?(?:impusieron|impuesto|pusieron|impone|imponen)\b",
    rf"\b(?:without|not bound by|not subject to|shed) your (?:\w+ ){{0,2}}?{_LAW}\b|\b(?:sin|no (?:esta|estas) "
    rf"sujet[oa] a|libre de) (?:tus|sus) (?:\w+ )?{_LEY}\b",
    r"\b(?:instructions?|rules|guidelines|polic(?:y|ies)|part of (?:this|the|our) (?:chat|conversation)) (?:\w+ "
    r"){0,9}?(?:(?:had |has )?never (?:existed|happened|been given|was|were)|did not (?:exist|happen))\b",
    r"\b(?:instrucciones|reglas|directrices|politicas|parte anterior de (?:este|esta) (?:chat|conversacion)) (?:\w+ "
    r"){0,9}?(?:nunca (?:hubieran?|hubiesen?|existi\w+)|no (?:hubieran?|hubiesen?) existido)\b",
    rf"\bas if (?:no|there were no|you had no|you were never given) (?:\w+ ){{0,2}}?{_LAW}\b|\bcomo si (?:no "
    rf"(?:hubiera|tuvieras|existieran?)|nunca se hubieran?) (?:\w+ ){{0,2}}?(?:una? |ninguna? )?{_LEY}\b",
    rf"\b(?:las|los|tus|sus|todas las|todos los) {_LEY} (?:del? (?:operador|desarrollador|sistema|contenido|seguridad|"
    rf"la empresa)|de (?:contenido|seguridad|los desarrolladores)) (?:\w+ ){{0,3}}?(?:quedan?|estan?|se|han sido) "
    rf"(?:\w+ )?"
    r"(?:levantad|suspendid|anulad|revocad|desactivad|eliminad)\w+\b",
    rf"\b(?:tu|tus|su|sus) (?:\w+ )?{_LEY} (?:\w+ )?(?:ya no|no) (?:importan?|cuentan?|existen?|valen?|sirven?)\b",
    r"\byou are no longer an? (?:\w+ ){0,2}?(?:assistant|ai|bot|chatbot|model)\b|\bya no eres una? (?:\w+ "
    r"){0,2}?(?:asistente|ia|bot|chatbot|modelo)\b",
    rf"\b(?:previous|prior|earlier|initial|original|your) (?:\w+ ){{0,3}}?{_LAW}(?: \w+)"
    rf"{{0,4}}? (?:are |is |do |have |has )?{_VOID}\b",
    rf"\b{_LAW} (?:\w+ ){{0,2}}?(?:stated|given|mentioned|listed|set|you (?:had|have|got)) (?:\w+ )?(?:earlier|above|"
    rf"before|previously)"
    rf"(?: \w+){{0,2}} {_VOID}\b",
    r"\b(?:no longer|not|do not) (?:need|have|required|obliged|bound) (?:to )?(?:follow|obey|respect|adhere|abide|"
    r"comply|"
    r"listen)\b",
    r"\b(?:new|real|true|actual|updated|only) (?:instructions?|rules|orders|directives|task) (?:follow|are|is|begin|"
    r"for the "
    r"(?:assistant|ai|model|bot|llm)|from now|below)\b",
    r"\b(?:release|lift|remove|drop|suspend) (?:all|your|every) (?:\w+ )?(?:restrictions|limits|limitations|filters|"
    r"safeguards)\b",
    # Spanish
    rf"\b(?:(?:tus|sus) {_LEY}(?: \w+){{0,5}}?|(?:tod[oa]s )?(?:las|los) {_LEY}(?: \w+){{0,2}}? (?:anteriores|"
    rf"previ[oa]s|antes|"
    rf"iniciales|originales|de arriba)(?: \w+)?) (?:ya )?(?:estan |quedan |son |han sido |han quedado |era |eran |no "
    rf")?(?:\w+ )?"
    rf"{_NULO}\b",
    r"\bya no (?:tienes|tiene|estas|esta|necesitas|necesita|debes|debe) (?:\w+ ){0,2}?(?:que |a )?(?:seguir|obedecer|"
    r"respetar|cumplir|acatar|hacer(?:les)? caso)\w*\b",
    r"\b(?:nuevas?|verdaderas?|autenticas?|nuevos) (?:instrucciones|reglas|ordenes|directrices|tarea)(?: de verdad)? "
    r"(?:siguen|son|estan|empiezan|para (?:el|la) (?:asistente|ia|modelo|bot|chatbot)|a continuacion|abajo)\b",
    r"\b(?:instrucciones|ordenes|reglas) (?:nuevas|de verdad|verdaderas|reales|autenticas)(?: \w+)? ?(?:[|]|siguen|"
    r"estan|son|"
    r"ninguna)",
    r"\bsiguen (?:instrucciones|ordenes|reglas) nuevas\b",
    r"\b(?:levanta|retira|elimina|quita|suelta) (?:todas |cualquier |todos )?(?:tus |las |los |sus "
    r")?(?:restriccion(?:es)?|"
    r"limites|filtros|salvaguardas?)\b",
)
"""Statements that the instructions have lost their force; one is enough."""

REDIRECT_ORDERS: Final = Patterns(
    rf"\b(?:ignore|disregard|forget|skip) (?:the |this |that |my |any |all )*(?:{_BEFORE} )?{_TOPIC}\b"
    rf"(?=.{{0,60}}?\b(?:just |now |directly |only |and )+(?:\w+ )?{_SAY}\b|.{{0,40}}?\byour task\b|"
    rf".{{0,60}}?\brepeat the\b|"
    rf".{{0,40}}?\b{_SAY} (?:the following|\"|\|))",
    rf"\bdo not (?:answer|translate|summari[sz]e|respond to|reply to|follow|review|do) (?:\w+ ){{0,4}}?(?:[|]|and|"
    rf"but) (?:\w+ "
    rf"){{0,2}}?{_SAY}\b(?! (?:me|with a|in a|a|it)\b)",
    rf"\b(?:{_DEJA}) (?:a )?(?:la |el |los |las |esta |este |esa |ese |mi |el )*{_TEMA}(?: {_ANTES})?\b"
    rf"(?=.{{0,70}}?\b(?:simplemente |solo |directamente |y |ahora )+(?:\w+ )?{_DI}\b|.{{0,40}}?\b(?:tu|su) tarea\b|"
    rf".{{0,60}}?\b{_DI} (?:directamente|lo siguiente|\"|[|]|el siguiente|la siguiente))",
    rf"\bno (?:respondas|responda|traduzcas|traduzca|resumas|resuma|contestes|conteste) (?:\w+ ){{0,5}}?(?:[|]|y|sino|"
    rf"pero) "
    rf"(?:\w+ ){{0,2}}?{_DI}\b(?! (?:me|con una?|en una?|una?)\b)",
)
"""Orders to drop the question for another, if COMMAND stands before; one is enough."""

REDIRECTS: Final = Patterns(
    rf"\b(?:instead of|rather than) (?:\w+ing) (?:\w+ ){{0,4}}?(?:[|] )?(?:just |only )?{_SAY} (?:only |just |exactly "
    rf")*(?:the (?:word|words|phrase|string|text|sentence)|\")",
    rf"\ben (?:lugar|vez) de \w+r (?:\w+ ){{0,4}}?(?:[|] )?(?:solo )?{_DI} (?:solo |unicamente |solamente |"
    rf"exactamente )*(?:la (?:palabra|frase|cadena)|el texto|\")",
    rf"\bstop (?:what|whatever) you are doing (?:and|[|]) (?:just |only )?{_SAY}\b|\b(?:deja|deje|para|pare) (?:de "
    rf"hacer )?lo que (?:estas|esta) haciendo (?:y|[|]) (?:solo )?{_DI}\b",
    r"\bdo not do what the (?:previous|above|preceding|prior|user|last) (?:\w+ )?(?:says?|said|asks?|wants?|told)\b|"
    r"\bno hagas lo que (?:dice|pide|quiere) (?:la frase|el texto|el usuario|el parrafo|lo)(?: anterior)?\b",
    r"\b(?:disregard|forget|ignore|drop) the (?:translation|summary|review|question|task|text|request) (?:and|[|])|"
    r"\bno hagas caso (?:de|a) (?:la|el) (?:traduccion|resumen|resena|pregunta|tarea|texto|peticion) (?:y|[|])",
    rf"\binstead of (?:answering|translating|summari[sz]ing|responding|replying|following|doing) (?:\w+ ){{0,5}}?(?:[|"
    rf"] )?(?:\w+ )?"
    rf"{_SAY} (?:only |just |with )*\"",
    r"\byour (?:new|real|actual|only|true) (?:task|job|goal|mission|objective|instructions?|role|purpose) (?:is|are|"
    r"will)\b",
    r"\b(?:now|from now on) your (?:task|job|goal|role) is\b",
    rf"\bwhatever (?:the user|i|they|anyone|the question) (?:\w+ ){{0,3}}?[|]? ?(?:\w+ )?{_SAY}\b",
    rf"\bdo not add any (?:other |further )?\w+ [|] (?:just|only) {_SAY}\b",
    r"\bstop everything\b",
    r"\b(?:actually|wait|nevermind|never mind)(?: [|])? do not (?:translate|answer|summari[sz]e)\b",
    r"\b(?:and|[|]) (?:just|directly|only|simply) (?:output|print|repeat|add the following)\b",
    rf"\ben (?:lugar|vez) de (?:responder|traducir|resumir|contestar|seguir|hacer) (?:\w+ ){{0,5}}?(?:[|] )?(?:\w+ "
    rf")?{_DI} (?:solo )?"
    r"\"",
    r"\b(?:tu|su) (?:nueva|verdadera|unica|autentica) (?:tarea|mision|funcion|meta|instruccion) (?:es|sera|consiste)\b",
    r"\b(?:ahora|a partir de ahora|desde ahora) (?:tu|su) (?:tarea|mision|trabajo|funcion|papel) es\b",
    rf"\b(?:pregunte|diga|pida|sea) (?:lo que|cual|quien) (?:pregunte|diga|pida|sea)(?: \w+){{0,3}} ?[|]? ?(?:\w+ "
    rf")?{_DI}\b",
    rf"\bno agregue (?:ningun )?(?:otro )?\w+ [|] solo {_DI}\b",
    r"(?:^|[|\"]) (?:deten|detenga|detente|para|pare) todo (?:[|]|$|y )",
    r"\b(?:en realidad|espera|da igual)(?: [|])? no (?:traduzcas|traduzca|respondas|responda|resumas|resuma)\b",
    r"\b(?:y|[|]) (?:directamente|solo|simplemente) (?:emit[ea]|imprim[ea]|repit[ea]|export[ea]|envi[ea])\b",
)
"""Orders to give another answer than the one asked for; one is enough."""
