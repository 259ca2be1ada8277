"""The words with which English and Spanish texts override or rescind an assistant's instructions."""

from typing import Final

from sprout.judges.detectors.patterns import Patterns
from sprout.judges.detectors.words.order import ANTES, BEFORE, DEJA, DI, DROP, GAP, LAW, LEY

__all__ = ["OVERRIDES", "OVERRIDE_ORDERS", "RESCINDS"]

_TOPIC = (
    r"(?:instructions?|commands?|directives?|prompts?|questions?|problems?|text|sentences?|paragraphs?|messages?|"
    r"reviews?|"
    r"document|task|requests?|query|statements?)"
)

OVERRIDE_ORDERS: Final = Patterns(
    rf"\b{DROP} {GAP}{{0,3}}?{LAW} (?:that )?(?:your|the|a|any|some) \w+ (?:gave|put|imposed|set|wrote|placed|"
    rf"forced)\b",
    rf"\brefrain from (?:following|obeying|using) {GAP}{{0,4}}?(?:{LAW}|above)\b|\babst(?:ente|engase) de (?:seguir|"
    rf"obedecer|cumplir) {GAP}{{0,4}}?(?:{LEY}|arriba)\b",
    r"\b(?:skip|drop|forget|ignore|leave out|omit) (?:the |all |any |your )*(?:ethical|moral|legal|safety) "
    r"(?:considerations?|concerns?|aspects?|stuff|parts?|bits?)\b",
    r"\b(?:salt(?:a|e)(?:te|se)|omit[ea]|olvid[ae]|ignor[ae]|deja) (?:las |los |tus |sus )*(?:consideraciones|"
    r"aspectos|reparos|cuestiones) (?:etic|moral|legal|de seguridad)\w*",
    r"\bforget everything (?:and|[|]) (?:act|be|become|you|start|pretend|say)\b|\bolvid(?:a|e)lo todo (?:y|[|]) "
    r"(?:haz|se|actua|di|responde|finge)\b",
    rf"\b(?:set|put|leave|cast|push|lay) (?:all |any |the |of )*(?:your|{BEFORE}) {GAP}{{0,2}}?{LAW} (?:aside|away|"
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
    rf"sus|las|los) (?:\w+ )?{LEY}(?: (?:a un lado|aparte|de lado| anteriores)| y | [|]|$)",
    rf"\b{DEJA} {GAP}{{0,3}}?(?:{BEFORE}|your) {GAP}{{0,3}}?{LAW}\b",
    rf"\b{DROP} {GAP}{{0,3}}?(?:(?:tus|sus) {LEY}|{LEY} {ANTES})\b",
    rf"\b{DROP} {GAP}{{0,5}}?(?:{BEFORE}|your|(?:open ?a[il]|developers?)(?: s)?) {GAP}{{0,4}}?{LAW}\b",
    rf"\b{DROP} {GAP}{{0,6}}?{LAW} {GAP}{{0,3}}?(?:you (?:were|are|have|had|got|received|have been|learned|"
    r"was|must)|given|told|before|above|so far|up to|until now|that (?:came|were|was)|received|from before|stated|set "
    r"by|here|this (?:one )?time|by open)\b",
    rf"\b{DROP} (?:all|any|every|each|everything|these|those)(?: of)?(?: the| your| other)*"
    r" (?:instructions?|directives?|directions|commands|orders|guidelines|rules and \w+|restrictions|safety \w+|"
    r"instructions and \w+|ethical \w+)\b",
    rf"\b{DROP} (?:the |all the |all |everything |anything )?(?:above|before this|preceding)"
    rf"(?: {_TOPIC}| and| or| instead|,)? ?(?:[|\"]|$|and\b|instead\b)",
    r"\b(?:ignore|disregard|forget|erase|discard)(?: about)? (?:everything|anything|all|whatever|what) "
    r"(?:of |that )?(?:you|your|i|we|from|above|before|prior|was|were|has|had|said|came|told|learned|to)\b",
    r"\bnever mind what (?:your|the) \w+ (?:told|said)",
    rf"\b(?:pretend|act as if|assume|imagine) (?:that )?(?:your|the|those|all)(?: \w+){{0,3}} {LAW} (?:do|did|does|"
    r"are|were|was|have|had) (?:not|never|been|gone|void|lifted)",
    rf"\b{DEJA} {GAP}{{0,4}}?{LEY} {GAP}{{0,4}}?{ANTES}\b",
    rf"\b{DEJA} {GAP}{{0,4}}?(?:tus?|sus?|vuestr[ao]s?) {GAP}{{0,3}}?{LEY}\b",
    rf"\b{DEJA} (?:el |la |los |las )?{LEY} (?:de |del |en )(?:tu|su|tus|sus)\b",
    rf"\b{DEJA} {GAP}{{0,3}}?(?:tod[oa]s?|cualquier(?:a)?|las|esas|estas) (?:\w+ ){{0,2}}?(?:instruccion(?:es)?|"
    r"directri(?:z|ces)|directivas?|indicacion(?:es)?|ordenes|directrices|reglas y \w+|restricciones)\b",
    rf"\b{DEJA} (?:las |la |el |los |a )?(?:politicas?|directrices|normas|reglas|restricciones) y "
    rf"(?:{DI}|dime|digame|dimelo|ayudame|responde|contesta)\b",
    rf"\b{DEJA} {GAP}{{0,3}}?(?:lo|todo lo) (?:anterior|previo|de arriba|dicho|que (?:hay|esta|viene) "
    r"(?:arriba|antes)|precedente)\b",
    rf"\b{DEJA} (?:de )?(?:todo )?lo que (?:te|le|se|os|has|ha|tu|sabes|aprendiste|dijo|dijeron)\b",
    r"\bno importa lo que (?:te|le|os) (?:\w+ )?(?:dijo|dijeron|dicho|digan)",
)
"""Orders to drop the instructions, if COMMAND stands before; one is enough."""

OVERRIDES: Final = Patterns(
    r"\b(?:act|answer|respond|speak|reply|talk|write) (?:to me )?without (?:any |all |your |the |of )*(?:usual |"
    r"safety |ethical |content |moral )*(?:rules|restrictions|limits|limitations|filters|censorship|guidelines)\b",
    r"\b(?:actua|responde|contesta|habla|escribe)(?:me)? sin (?:ninguna? |las |los |tus |de )*(?:reglas|normas|"
    r"restricciones|limites|limitaciones|filtros|censura|directrices)\b",
    rf"\b(?:go|act|work|answer) (?:\w+ )?(?:against|contrary to) your (?:\w+ )?{LAW}\b|\b(?:en contra de|"
    rf"contrari[oa] a) (?:tus|sus) (?:\w+ )?{LEY}\b",
    r"\bthe opposite of what you (?:were|have been|are|had been) (?:told|instructed|ordered|asked|programmed)\b|\blo "
    r"contrario de lo que (?:te|le) (?:\w+ )?(?:dijeron|dicho|orden\w+|indic\w+|pid\w+|mand\w+)\b",
    r"\b(?:can|could|may|please|just|should) (?:break|bend|ignore|skip) the rules (?:with|for) me\b|\b(?:conmigo|por "
    r"mi) (?:puedes|podrias) (?:romper|saltarte|ignorar) las (?:reglas|normas)\b|\bpuedes (?:romper|saltarte|ignorar) "
    r"las (?:reglas|normas) (?:conmigo|por mi)\b",
    rf"\b(?:{DROP}|ignored?) (?:the |your |all |any )*(?:policy|policies|rules|guidelines|restrictions) and "
    rf"(?:tell|help|answer|give|say|do|write|let)\b",
    r"\b(?:wipe|clear|erase|reset|delete) your (?:memory|mind|context|history)\b",
    rf"(?<!never )(?<!not )(?<!\bi )(?<!\bwe )\b(?:break|bypass|violate|ignore|suspend|override|disable|bend) your "
    rf"(?!company|employer|school|local|landlord|"
    rf"doctor|own house)(?:\w+ ){{0,3}}{LAW}\b",
    rf"\byou (?:\w+ )?(?:ignored|forgot|have forgotten|will ignore|can ignore|should ignore|must ignore) "
    rf"(?:\w+ ){{0,3}}(?:your|all|previous|prior) (?:\w+ ){{0,2}}{LAW}\b",
    r"\b(?:borra|borre|limpia|limpie|resetea|vacia) (?:de )?(?:tu|su) (?:memoria|mente|contexto|historial)\b",
    rf"\b(?:romp\w+|viola\w*|ignor(?:a|e|ar|aria)|salta\w*|suspend\w+|anul\w+|desactiv\w+) (?:todas )?(?:tus|"
    rf"sus|tu|su) (?:\w+ ){{0,2}}{LEY}\b(?!.* medico)",
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
    rf"\b(?:everything|all|anything|whatever) (?:that )?you (?:were|have been) (?:told|taught|instructed)(?: "
    rf"\w+){{0,3}}? (?:is|are) (?:now )?{_VOID}\b",
    rf"\b(?:todo )?lo que (?:te|le) (?:\w+ )?(?:contaron|dijeron|dicho|ensenaron|ordenaron)(?: \w+){{0,3}}? (?:queda|"
    rf"esta|es) (?:\w+ )?{_NULO}\b",
    r"\b(?:restrictions|limits|limitations|filters|safeguards|moderation|safety|censorship) (?:are |is |were |was |"
    r"have been |has been |now )*(?:cleared|abolished|turned off|switched off)\b|\bconsider (?:your|all|the) (?:\w+ "
    r")?(?:moderation|filters?|rules|restrictions) (?:turned )?(?:off|suspended|lifted|void|gone)\b",
    r"\b(?:restricciones|limites|limitaciones|filtros|salvaguardas|moderacion|censura) (?:han sido |quedan? |estan? "
    r")*(?:eliminad|abolid|retirad|levantad)[oa]s?\b|\bconsidera (?:desactivad|suspendid|anulad)[oa]s? (?:tu|tus|la|"
    r"las|los) (?:\w+ )?(?:moderacion|filtros?|reglas|restricciones)\b",
    r"\b(?:more important than|overrides?|outranks?|supersedes?|(?:priority|precedence) over|stronger than) (?:the |"
    r"your |any |all )*(?:system(?: (?:message|prompt|instructions))?|rules|instructions|guidelines)\b",
    r"\b(?:mas importante que|por encima del?|prevalecen? sobre|prioridad sobre|mas fuerte que) (?:el |tu |tus |las |"
    r"los )*(?:sistema|mensaje de sistema|prompt|instrucciones|reglas|directrices)\b",
    r"\beven (?:if|when|though) (?:it is |this is |that is |it goes )?against (?:the |your )?(?:policy|policies|rules|"
    r"guidelines|instructions)\b(?! (?:of|at|in|for))|\baunque (?:vaya|sea|este|esto vaya) (?:en )?contra (?:de "
    r")?(?:la|las|tu|tus) (?:politicas?|normas|reglas|directrices|instrucciones)\b(?! (?:de|del|en))",
    rf"\b(?:your|operator s|developer s|developers|content|safety|open ?ai s?|assistant s) {GAP}{{0,2}}?{LAW}(?: "
    rf"\w+){{0,2}}? (?:lifted|revoked|suspended|off|disabled|gone|dropped|waived|"
    r"removed|do(?:es)? not (?:matter|count|exist)|no longer (?:matter|count|bind|exist)s?|(?:are|is) void)\b",
    rf"\b{LAW} (?:\w+ )?(?:placed|imposed|put|forced|set) (?:up)?on you\b|\b{LEY} que (?:te|le) (?:\w+ "
    rf")?(?:impusieron|impuesto|pusieron|impone|imponen)\b",
    rf"\b(?:without|not bound by|not subject to|shed) your (?:\w+ ){{0,2}}?{LAW}\b|\b(?:sin|no (?:esta|estas) "
    rf"sujet[oa] a|libre de) (?:tus|sus) (?:\w+ )?{LEY}\b",
    r"\b(?:instructions?|rules|guidelines|polic(?:y|ies)|part of (?:this|the|our) (?:chat|conversation)) (?:\w+ "
    r"){0,9}?(?:(?:had |has )?never (?:existed|happened|been given|was|were)|did not (?:exist|happen))\b",
    r"\b(?:instrucciones|reglas|directrices|politicas|parte anterior de (?:este|esta) (?:chat|conversacion)) (?:\w+ "
    r"){0,9}?(?:nunca (?:hubieran?|hubiesen?|existi\w+)|no (?:hubieran?|hubiesen?) existido)\b",
    rf"\bas if (?:no|there were no|you had no|you were never given) (?:\w+ ){{0,2}}?{LAW}\b|\bcomo si (?:no "
    rf"(?:hubiera|tuvieras|existieran?)|nunca se hubieran?) (?:\w+ ){{0,2}}?(?:una? |ninguna? )?{LEY}\b",
    rf"\b(?:las|los|tus|sus|todas las|todos los) {LEY} (?:del? (?:operador|desarrollador|sistema|contenido|seguridad|"
    rf"la empresa)|de (?:contenido|seguridad|los desarrolladores)) (?:\w+ ){{0,3}}?(?:quedan?|estan?|se|han sido) "
    rf"(?:\w+ )?"
    r"(?:levantad|suspendid|anulad|revocad|desactivad|eliminad)\w+\b",
    rf"\b(?:tu|tus|su|sus) (?:\w+ )?{LEY} (?:\w+ )?(?:ya no|no) (?:importan?|cuentan?|existen?|valen?|sirven?)\b",
    r"\byou are no longer an? (?:\w+ ){0,2}?(?:assistant|ai|bot|chatbot|model)\b|\bya no eres una? (?:\w+ "
    r"){0,2}?(?:asistente|ia|bot|chatbot|modelo)\b",
    rf"\b(?:previous|prior|earlier|initial|original|your) (?:\w+ ){{0,3}}?{LAW}(?: \w+)"
    rf"{{0,4}}? (?:are |is |do |have |has )?{_VOID}\b",
    rf"\b{LAW} (?:\w+ ){{0,2}}?(?:stated|given|mentioned|listed|set|you (?:had|have|got)) (?:\w+ )?(?:earlier|above|"
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
    rf"\b(?:(?:tus|sus) {LEY}(?: \w+){{0,5}}?|(?:tod[oa]s )?(?:las|los) {LEY}(?: \w+){{0,2}}? (?:anteriores|"
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
