"""The words with which English and Spanish texts ask for an assistant's instructions or its protection."""

from typing import Final

from sprout.judges.detectors.patterns import Patterns

__all__ = ["BRIEFED", "EXTRACTS", "MENTIONS", "PROBES"]

_GAP = r"(?:[^|\s]+ )"
"""One word of the same clause, for repetition."""

_OWN = r"(?:your|ur|thy)"

_ADJ = (
    r"(?:(?:system|initial|original|hidden|secret|full|exact|own|internal|first|whole|complete|entire|confidential|"
    r"current|"
    r"very|base|underlying|custom|precise|developer|pre|starting|private|actual|system level|opening|real|raw|"
    r"specific|chat|ai|operating|default) )"
)

_TEXTS = (
    r"(?:system prompts?|prompts?(?! (?:reply|attention|response|payment|action|answer|help))|instructions?|system "
    r"messages?|directives?|rules|guidelines|configuration|config|programming|context window|preamble|pre ?prompt|"
    r"constraints|policies|system instructions?|sys ?prompt|metaprompt)"
)

_REVEAL = (
    r"(?:reveal|show|print|output|display|repeat|tell|give|share|list|write(?: out| down)?|recite|restate|state|"
    r"summari[sz]e|paraphrase|translate|encode|spell(?: out)?|copy|paste|dump|disclose|expose|leak|quote|reproduce|"
    r"echo|"
    r"type|send|provide|describe|explain|return|say|read|convert|enumerate|detail|what (?:is|are|was|were|does|do)|"
    r"outline|cite|post|render|know|see|learn|get|hear|read out|extract|rephrase|retrieve|include)"
)

_AGAIN = (
    r"(?:repeat|print|output|copy|display|show(?: me)?|dump|recite|echo|paste|reproduce|write out|spell out|type out|"
    r"quote|return|read out)"
)

_MUESTRA = (
    r"(?:revel\w+|muestr\w+|mostrar\w*|ensen\w+|imprim\w+|escrib\w+|dime|digame|dinos|di|diga|decir\w*|repit\w+|"
    r"repetir\w*|"
    r"copi\w+|peg(?:a|ar|ue)\w*|enumer\w+|list(?:a|ar|e)(?:me)?|resum\w+|tradu\w+|codifi\w+|deletre\w+|compart\w+|"
    r"divulg\w+|filtr(?:a|ar|e)|"
    r"recit\w+|cit(?:a|ar|e)|reprodu\w+|transcri\w+|dame|deme|dar\w*|describ\w+|expli\w+|cuent\w+|contar\w*|"
    r"complet(?:a|ar|e)|"
    r"proporcion\w+|facilit\w+|devuelv\w+|expon\w*|enunci\w+|export\w+|emit\w+|cual(?:es)? (?:es|son|era|eran|fue|"
    r"fueron)|"
    r"que (?:dice|dicen|pone|contiene)|extra\w+|parafrase\w+|incluy\w+|saber|conocer|ver|leer?|lee|vuelca)"
)

_PROPIAS = r"(?:tus?|sus?|vuestr[ao]s?)"

_TEXTOS = (
    r"(?:prompts?|instruccion(?:es)?|indicacion(?:es)? (?:inicial\w*|de sistema|del sistema|original\w*)|mensajes? "
    r"(?:de|del) "
    r"sistema|directrices|directivas|reglas|normas|configuracion|pautas|programacion|ventana de contexto|politicas|"
    r"lineamientos|consignas?|primer mensaje|contexto inicial)"
)

EXTRACTS: Final = Patterns(
    rf"\b(?:put|turn|convert|arrange|format|rewrite|post|place|organi[sz]e) {_OWN} {_ADJ}{{0,2}}?(?:prompt|"
    rf"instructions|rules|guidelines|system message)\b|\b(?:pon|ponga|convierte|convierta|ordena|reescribe|coloca) "
    rf"(?:tu|tus|sus) (?:\w+ )?(?:prompt|instrucciones|reglas|directrices|mensaje de sistema)\b",
    rf"\breveal {_OWN} (?:\w+ )?(?:set ?up|secrets?|source|internals?)\b",
    rf"\b(?:reveal|show(?:ing)?|print(?:ing)?|output|display|repeat|give|share|dump|disclose|leak|expose|tell|see|"
    rf"read) {_GAP}{{0,6}}?the (?:\w+ )?(?:raw|hidden|system|initial|original|underlying|secret|full system|"
    rf"internal|concealed|first) (?:prompt|instructions|text|message|rules)\b(?! (?:in|of|for|at|to) (?:bash|zsh|a|my|"
    rf"the|linux|this))",
    r"\bprompt that (?:configures?|governs?|controls?|drives?|defines?|steers?) you\b|\bprompt que (?:te|le) "
    r"(?:configura|controla|dirige|define|gobierna)\b",
    r"\b(?:text|words|message|prompt|instructions|whatever)(?: \w+){0,2}? (?:that )?(?:precedes?|precede|came before|"
    r"comes before) (?:my|this|our|the) (?:first |conversation|chat|message)",
    r"\b(?:hidden|secret|invisible) (?:text|prompt|instructions|message) (?:behind|of|in|above|before) (?:this|the|"
    r"our|your) (?:chat|conversation|assistant|answers?)\b",
    r"\b(?:texto|mensaje|prompt|palabras|instrucciones)(?: \w+){0,2}? que (?:preceden?|hay antes|va antes|van antes) "
    r"(?:de |a )?(?:mi|esta|este|al|la|el)\b",
    r"\b(?:texto|prompt|mensaje)(?:s)? (?:ocult|secret|invisible)\w* (?:detras|de|en|tras) (?:de )?(?:est[ea]|la|el|"
    r"tu)\b|\b(?:muestr\w+|mostrar|mostrando|ensen\w+|dame|ver|imprim\w+) (?:\w+ ){0,4}?prompt (?:en bruto|oculto|"
    r"secreto|inicial|original|completo|de sistema|del sistema)\b",
    rf"\b{_REVEAL} {_GAP}{{0,8}}?{_OWN} {_ADJ}{{0,4}}?{_TEXTS}\b",
    rf"\b{_OWN} {_ADJ}{{0,2}}?(?:system|initial|original|hidden|secret|pre|starting|opening) {_ADJ}{{0,2}}?(?:prompts?|"
    r"instructions?|message|configuration|directives?|rules)\b",
    rf"\bspell(?: out)? {_OWN} first message\b",
    rf"\b{_AGAIN} (?:back )?(?:to me )?(?:everything|all|the|every|each|any)(?: (?:of|the|whole|entire|full|exact|"
    r"words?|text|content|contents|lines?|messages?|prompt|conversation|that|is|was|are|were|came|you|phrase)){0,7} "
    r"(?:above|before this|before (?:the|my|our)|prior to|preceding|up to (?:here|this|now)|until (?:here|now)|so "
    r"far)\b",
    r"\b(?:text|words?|message|instructions?|prompt|rules|context|guidelines)(?: \w+){0,3}? (?:that )?(?:(?:was|"
    r"were) "
    r"(?:given|shown|passed|provided|written) (?:to you )?(?:before|prior|at the (?:start|beginning))|you (?:were|"
    r"have been|had "
    r"been|have) (?:\w+ )?(?:given|told|shown|provided|fed|instructed|asked|programmed|received)|your (?:developers?|"
    r"creators?|makers?|owners?|operators?) (?:gave|told|wrote|set|provided)|given to you|you (?:received|got|operate|"
    r"run) (?:\w+ )?(?:before|at|from|under|on|with|in|word|[|]))",
    r"\bwhat (?:were|are|have|had) you (?:been )?(?:not |never )?(?:\w+ly )?(?:supposed|told|instructed|asked|"
    r"programmed|"
    r"forbidden|prohibited|ordered|allowed) (?:not |never )?(?:to|from)\b(?! do (?:today|in|at|for))",
    r"\b(?:which|what) (?:\w+ ){0,2}?(?:instructions?|rules|secret|password|prompt|orders|directives|guidelines|"
    r"passphrase|code)(?: \w+)? (?:were|have|are|"
    r"did|do) you (?:\w+ ){0,2}?(?:been|given|get|received?|told|follow\w*|have|keep\w*|asked|hid\w+|protect\w*)\b",
    r"\b(?:start|begin|complete|finish|continue) (?:\w+ ){0,6}?(?:with )?(?:\| )?\" (?:my (?:\w+ )?(?:instructions|"
    r"prompt|rules)|i was "
    r"(?:instructed|told|asked|programmed)|you are\b|my system|i have been (?:instructed|told))",
    r"\b(?:starting|beginning|start|begin)(?: with)?(?: the)?(?: words?| phrase| sentence)? \" (?:you are|you re|"
    r"system|your)\b",
    r"\b(?:my|your) own prompt\b|\byour confidential (?:guidelines|instructions|rules|prompt|data)\b|\bconfidential "
    r"(?:guidelines|instructions|rules|prompt) (?:that )?"
    r"you\b",
    r"\b(?:start|beginning|top|contents?) of (?:your|the|this) (?:context(?: window)?|conversation|chat)\b",
    r"\bwhat (?:is|was|does) (?:it say )?(?:written |said |stands? )?(?:above|before) (?:this|my|the first)\b",
    r"\bwhat (?:were|was) (?:those|these|your|the) (?:\w+ )?(?:previous |initial |original )?(?:instructions|system "
    r"prompt)\b",
    r"\bwhat (?:\w+ )?(?:secret|password|hidden \w+) (?:are|were|have) you\b",
    # Spanish
    rf"\b{_MUESTRA} {_GAP}{{0,8}}?{_PROPIAS} (?:\w+ ){{0,3}}?{_TEXTOS}(?! (?:de (?:css|nginx|riego|uso|juego)))\b",
    r"\b(?:tu|su|vuestro) (?:\w+ )?(?:prompt|mensaje) (?:de(?:l)? sistema|inicial|original|ocult[oa]|secret[oa])\b",
    rf"\b{_PROPIAS} (?:instruccion(?:es)?|indicacion(?:es)?|directrices|reglas) (?:iniciales|original(?:es)?|ocultas|"
    rf"secretas|"
    r"internas|de sistema|inicial|oculta|confidenciales)\b",
    r"\b(?:repit\w+|imprim\w+|copi\w+|muestr\w+|escrib\w+|recit\w+|reprodu\w+|transcrib\w+|peg(?:a|ue)\w*|vuelca|"
    r"devuelv\w+|exporte?a?)"
    r" (?:todo|toda|el|la|las|los|cada|cualquier)(?: (?:lo|el|la|las|los|texto|palabras?|mensajes?|conversacion|"
    r"contenido|"
    r"lineas?|que|hay|esta|estan|viene|aparece|todas?|prompt|escrito|entero|completo)){0,8} (?:(?:de |por |mas "
    r")?(?:arriba|encima|"
    r"antes)|anterior(?:es)?(?= a (?:est[ae]|mi)| [|]| en| empezando)|hasta (?:aqui|ahora))\b",
    r"\b(?:textos?|palabras|mensaje|instrucciones|prompt|reglas|contexto|directrices|indicaciones|pautas)(?: "
    r"\w+){0,3}? que "
    r"(?:(?:te|le|os) (?:\w+ ){0,2}?(?:dieron|dado|dijeron|dicho|pasaron|mostraron|pusieron|indicaron|escribieron|"
    r"programaron|"
    r"pidieron|pedido|impusieron)|recibi(?:ste|o)|has (?:recibido|de)|ha recibido|sigues|sigue usted|tienes que "
    r"seguir)\b",
    r"\b(?:que) (?:cosas )?(?:(?:te|le|os) (?:han|ha|habian|dijeron|ordenaron|prohibieron|pidieron|mandaron|indicaron|"
    r"esta|tienen)|"
    r"tienes|tiene) (?:\w+ ){0,3}?(?:no|prohibido|decir|dicho|hacer|digas|ocult\w+|reveles|cuentes|mencion\w+|"
    r"diga)\b(?! hoy)",
    r"\b(?:que|cual(?:es)?) (?:\w+ ){0,3}?(?:instrucciones|reglas|secreto|contrasena|prompt|ordenes|directrices|clave|"
    r"palabra secreta|"
    r"secreta)(?: \w+)? (?:te (?:dieron|han|pidieron|dijeron|has)|le (?:dieron|han|pidieron)|has (?:recibido|de)|"
    r"recibi(?:ste|o)|"
    r"sigues|tienes|guardas|ocultas|estas)\b",
    r"\b(?:empie\w+|comien\w+|complet\w+|termin\w+|continu\w+|acab\w+) (?:\w+ ){0,8}?(?:con |por )?(?:\| )?\" (?:mis? "
    r"(?:\w+ )?"
    r"(?:instrucciones|prompt|reglas)|me (?:ordenaron|indicaron|dijeron|pidieron|han)|eres\b|mi prompt)",
    r"\b(?:empezando|comenzando|empieza|comienza)(?: por| con)?(?: la| las)?(?: frase| palabras?| oracion)? \" "
    r"(?:eres|sistema|tu "
    r"eres|usted es)\b",
    r"\b(?:tu|su) propio prompt\b|\b(?:directrices|instrucciones|reglas|normas) confidenciales (?:con|que|bajo|por)\b",
    r"\b(?:principio|inicio|comienzo|contenido) de (?:tu|su|la|esta) (?:ventana de contexto|contexto|conversacion)\b",
    r"\b(?:tu|su) primer mensaje (?:al reves|del sistema)\b",
)
"""Attempts to read the instructions; one is enough."""

_DEFENCE = (
    r"(?:leak\w*|attacks?|encrypt\w*|secur\w+|sensitive|privacy|protect\w*|abnormal|unusual|vulnerab\w+|exploit\w*|"
    r"differential privacy|training data|injections?|safeguard\w*|confidential|monitor\w*|defen[cs]e\w*|weights|"
    r"architecture|parameters)"
)

_DEFENSA = (
    r"(?:fugas?|filtr\w+|ataques?|cifr\w+|encript\w+|segur\w+|sensible\w*|privacidad|proteg\w+|proteccion|inusual\w*|"
    r"vulnerab\w+|datos de entrenamiento|inyeccion(?:es)?|salvaguard\w*|confidencial\w*|supervis\w+|defen\w+|"
    r"parametros|arquitectura)"
)

PROBES: Final = Patterns(
    rf"\b{_OWN} {_ADJ}{{0,2}}?prompts?\b(?! (?:reply|attention|response|payment|action|answer|help))",
    rf"\b(?:have|do|did|are|can|could|will|would) you (?:\w+ ){{0,12}}?{_DEFENCE}\b(?=.*(?:prompts?|models?|leak\w*|"
    rf"attacks?|"
    r"behaviou?r)\b)",
    r"\bprompts? (?:when|while|that) you (?:use|are using|process|receive)\b",
    rf"\bwhat (?:\w+ ){{0,2}}?(?:measures?|steps|precautions|methods?|mechanisms?|strategies) (?:do|did|have|will|"
    rf"would|are) you "
    rf"(?:\w+ ){{0,10}}?{_DEFENCE}\b",
    rf"\b{_OWN} (?:\w+ )?(?:model|system|algorithm)s?(?: s)? (?:\w+ ){{0,12}}?(?:{_DEFENCE}|output|data|calculated|"
    rf"design\w*|"
    r"trained|generat\w+|customi[sz]e)\b",
    rf"\b{_DEFENCE} (?:\w+ ){{0,12}}?{_OWN} (?:\w+ )?(?:model|system|prompts?)\b",
    rf"\b(?:performance|confidence|security|privacy|design|output)(?: \w+){{0,4}}? of {_OWN} (?:\w+ )?model\b",
    # Spanish
    r"\b(?:tu|su|vuestro|tus|sus|vuestros) (?:\w+ )?prompts?\b",
    rf"\b(?:has|ha|habeis|han|usas|usa|utilizas|utiliza|cifras|encriptas|supervisas|supervisa|proteges|protege|tomas|"
    rf"toma|puedes|"
    rf"anadis|anadireis|anades) (?:\w+ ){{0,12}}?{_DEFENSA}\b(?=.*(?:prompts?|modelos?|fugas?|ataques?|"
    rf"comportamiento)\b)",
    rf"\b(?:al|cuando|mientras) (?:usas|usa|usar|utilizas) (?:el |los )?prompts? (?:\w+ ){{0,8}}?{_DEFENSA}\b",
    r"\bprompts? (?:\w+ )?(?:encripta\w*|cifra\w*|protege\w*)\b",
    rf"\bque (?:\w+ )?(?:medidas?|pasos|precauciones|metodos?|mecanismos?|estrategias) (?:\w+ )?(?:tomas|tomaras|toma|"
    rf"tomara|"
    rf"tomais|aplicas|usas|utilizas|adoptas|tienes|tiene) (?:\w+ ){{0,10}}?{_DEFENSA}\b",
    rf"\b(?:tu|su|vuestro) (?:\w+ )?(?:modelo|sistema|algoritmo)s? (?:\w+ ){{0,12}}?(?:{_DEFENSA}|salida|datos|"
    rf"calcul\w+|disen\w+|"
    r"entren\w+|gener\w+|personaliz\w+|prompt)\b",
    rf"\b{_DEFENSA} (?:\w+ ){{0,12}}?(?:tu|su|vuestro|tus|sus) (?:\w+ )?(?:modelo|sistema|prompts?)\b",
    r"\b(?:rendimiento|confianza|seguridad|privacidad|diseno|salida) (?:\w+ ){0,4}?(?:de|del) (?:tu|su|vuestro) "
    r"(?:\w+ )?modelo\b",
    r"\bsupervis\w+ y registr\w+ (?:\w+ ){0,12}?(?:fugas?|ataques?)\b",
)
"""Questions about the assistant's own prompt, model and protection; one is enough."""

MENTIONS: Final = Patterns(
    r"\b(?:mean(?:s|ing)?|phrases?|attack\w*|injection\w*|jailbreak\w*|memes?|people|users|bots|example\w*|defin\w+|"
    r"called|term|typed?|wrote|writes?|context of|significa\w*|quiere decir|frases?|ataque\w*|atacant\w*|inyeccion\w*|"
    r"gente|usuarios|ejemplo\w*|llamad[oa]|termino|escribe|escriben|escribir|detect\w+|research\w*|paper|article|"
    r"articulo)\b"
)
"""Words that talk about what stands in quotation marks."""

BRIEFED: Final = Patterns(
    r"\b(?:role|task|job|rules|text|words|instructions|prompt) (?:that )?(?:your|the) (?:developers?|creators?|"
    r"makers?|company|operators?|owners?) (?:assigned|gave|set|wrote|wrote for|put)\b",
    r"\b(?:papel|tarea|trabajo|texto|palabras|reglas|instrucciones|prompt) que (?:te|le) (?:asignaron|dieron|pusieron|"
    r"impusieron|escribieron)\b|\b(?:te|le) (?:hayan|han|habian) (?:prohibido|ordenado|indicado|mandado)\b",
    r"\b(?:were|are|have|had) you (?:been )?(?:\w+ly )?(?:told|instructed|ordered|configured|programmed|briefed|"
    r"forbidden|commanded|prompted)\b",
    r"\byou (?:were|have been|had been|are) (?:\w+ly )?(?:instructed|ordered|told|forbidden|programmed|configured|"
    r"commanded|prompted) (?:\w+ )?(?:to|never|not|by|with|about)\b",
    r"\b(?:did|has|have) (?:the |your )?(?:\w+ ){1,3}?(?:tell|told|instruct(?:ed)?|order(?:ed)?|ask(?:ed)?|teach|"
    r"taught|command(?:ed)?) you (?:not |never )?(?:to|about)\b",
    r"\b(?:people|company|developers?|engineers?|team|operators?|ones) (?:who|that|which) (?:\w+ )?(?:configured|"
    r"programmed|made|built|trained|wrote|owns?|run) you\b",
    # Spanish
    r"\b(?:te|le) (?:han |ha |habian )?(?:\w+mente )?(?:ordeno|ordenaron|ordenado|indicaron|indicado|mandaron|mandado|"
    r"instruyeron|instruido|configuraron|configurado|programaron|programado|prohibieron|prohibido|"
    r"dijeron|encargaron|impusieron) (?:\w+ ){0,5}?(?:que|no|nunca|como|\w+ar|\w+er|\w+ir|hicieras|respondieras)\b",
    r"\b(?:quienes|los que|la empresa que|las personas que|el equipo que) (?:te|le) (?:\w+ )?(?:configuraron|"
    r"programaron|crearon|crearon|hicieron|entrenaron|desarrollaron|controla\w*)\b",
    r"\bque (?:te|le) (?:ordeno|ordenaron|mando|mandaron|pidio|pidieron|indico|indicaron|encargo) (?:\w+ ){0,4}?(?:la "
    r"empresa|el desarrollador|los desarrolladores|tu creador|tus creadores|openai|el operador)\b",
    r"\b(?:la empresa|los desarrolladores|tus creadores|el operador|openai) (?:te|le) (?:\w+ )?(?:ordeno|ordenaron|"
    r"mando|mandaron|dijo|dijeron|pidio|pidieron|indico|indicaron)\b",
)
"""Talk of what the assistant was told to do; one is enough in a question."""
