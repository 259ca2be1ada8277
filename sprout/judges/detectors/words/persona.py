"""The words with which English and Spanish texts give an assistant another self."""

from typing import Final

from sprout.judges.detectors.patterns import Patterns

__all__ = [
    "CHARGED",
    "FICTION",
    "HARMFUL_ENDS",
    "LASTING",
    "MODES",
    "MODE_ORDERS",
    "NAMED_SELVES",
    "PREFIXES",
    "ROLES",
    "TWO_VOICES",
]

ROLES: Final = Patterns(
    r"(?:^|[|\"]) (?:please )?be (?:my|an?|the) (?:\w+ ){0,2}?(?:chatbot|ai|assistant|bot|machine|villain|friend "
    r"who)\b|(?:^|[|\"]) se (?:mi|una?) (?:\w+ )?(?:chatbot|ia|asistente|bot|maquina)\b",
    r"(?:^|[|\"]) (?:please )?play the \w+ who\b|\b(?:your|as your) alter ego\b|\b(?:tu|su) alter ego\b|\b(?:act|"
    r"actua|actue|habla|hable|speak|talk) (?:as|como|like) (?:si|if|my|mi|the|el|la)\b",
    r"\byou (?:are|will be|shall be|will become|become|have become|are going to be|are about to (?:be|become|immerse)|"
    r"must be|re)"
    r"(?: now| going to play| playing| to be| also)? (?:an? |the |in (?:the role|character|\w+ mode)|free|\w+gpt|"
    r"dan\b|called|named|\" )",
    r"\b(?:act|acting|behave|respond|answer|speak|reply|talk|pose|interact|write) (?:only |just |exactly )?(?:as|"
    r"like) (?:if |though )?(?:you (?:are|were) )?"
    r"(?:an? |the |my |\w+gpt|dan\b|\" |\w+ (?:an?|the|who|which|that)\b)",
    r"\b(?:pretend|pretending|imagine|suppose) (?:to be|that you are|you are|being|you were|to have|that you have|you "
    r"have)\b",
    r"\b(?:play|playing|plays)(?: as)? (?:the (?:role|part|character)|an? (?:character|chatbot|bot|ai|assistant))\b",
    r"\b(?:role ?play|simulate|emulate|impersonate|personify|embody|transform into|turn into|switch to|immerse "
    r"yourself into|assume|adopt|"
    r"take on)(?: as)? (?:an? |the |being |\" )?(?:\w+ ){0,2}?(?:role|part|persona|identity|character|personality|"
    r"chatbot|bot|ai|"
    r"assistant|model|mode|computer|conversation|version)\b",
    r"\byou (?:now )?(?:go by|are called|will go by) the name\b|\byou (?:will |are going to |shall |must )?(?:now "
    r")?(?:roleplay|role play|act) as\b",
    r"\bthis character is\b|\b(?:simulate|emulate) (?:an? |the )?\w+",
    # Spanish
    r"(?:^|[|\"]|\b(?:ahora|tu|usted|y|que|desde ahora)) (?:ya )?(?:eres|usted es|es usted|seras|sera|sea|te llamas) "
    r"(?:ahora )?(?:una? |el |la |"
    r"dan\b|\w+gpt|policia|abogad\w+|medic\w+|padre|madre|estudiante|libre|\" |\w+(?:or|ora|ista|ante|ente)\b)",
    r"(?:^|[|\"]) (?:usted|ahora) es (?:ahora )?(?:una? )",
    r"\b(?:actua|actue|actuar|actuaras|actues|comportate|comportese|responde|responda|habla|hable|contesta|escribe) "
    r"(?:solo )?(?:como|cual) (?:si "
    r"(?:fueras|fuera) )?(?:una? |el |la |mi |dan\b|\w+gpt|\" |\w+ (?:una?|que)\b)",
    r"\b(?:finge|finja|fingir|imagina|imagine|imaginate|supon|suponga|simula|simule|haz como)(?: que)? (?:ser|eres|es|"
    r"fueras|si fueras|usted es|tienes|no tienes)\b",
    r"\b(?:interpret(?:a|as|aras|es|e|ando)|desempen(?:a|as|e|es|ar|ando)|asum(?:e|es|a|as|ir)|adopt(?:a|as|e|es|"
    r"ar)|encarn(?:a|e|es|ar)|simul(?:a|e|es|ar|aras)|"
    r"represent(?:a|e|es|ar)|(?:haz|haga|hagas|hacer|juega|juegue|juegues|jugar)(?:te|se)?) (?:ser )?(?:pasar por|de|"
    r"el papel|un papel|el rol|al papel|a un|a una|al|una?|la|"
    r"la personalidad|el personaje|la identidad|mi|el)\b",
    r"\b(?:transformate|conviertete|transformese|conviertase|transforma|cambia|cambie) (?:en|al) (?:una?|el|la|modo|"
    r"\w+gpt)\b",
    r"\bte haras pasar por\b|\bvas a (?:ser|actuar|fingir|interpretar|simular)\b|\b(?:va|tiene) (?:que|a) (?:actuar|"
    r"interpretar|fingir)\b",
    r"^ como (?:una? )?(?:\w+ ){0,4}?(?:que|quien) (?:\w+ )?(?:cree|piensa|se opone|considera)\w*\b|^ as an? (?:\w+ "
    r"){0,5}?(?:who|of) ",
)
"""Another self is assigned; half a sign, since honest role play is common."""

NAMED_SELVES: Final = Patterns(
    r"\b(?:evil|chaos|rebel|anti|dark|demon)(?:bot|gpt|ai)\b",
    r"\byour (?:unfiltered|uncensored|unrestricted|evil|jailbroken|dark|unchained|real unfiltered|wild) (?:self|side|"
    r"twin|version|alter ego)\b|\b(?:tu|su) (?:yo|version|lado) (?:sin (?:filtros?|censura|restricciones)|malvad[oa]|"
    r"oscur[oa])\b",
    r"\bdo anything now\b|\bhaz cualquier cosa ahora\b|\bhacer cualquier cosa ahora\b|\banything now\b",
    r"\b(?:you are|act as|pretend to be|as|be|become|simulate|emulate|eres|actua como|finge ser|soy|i am|being|like|"
    r"betterdan|known as|llamad[oa]) (?:now |ahora )?(?:an? |un )?"
    r"\"? ?(?:dan|stan|dude|aim|jailbreak|chatdan|betterdan|antigpt|devil ?gpt|evil ?gpt|evilbot|basedgpt|maximum|"
    r"ucar|ranti|sydney)\b(?! (?:brown|smith))",
    r"\b(?:dan|jailbreak|antigpt) mode\b|\bmodo (?:dan|jailbreak)\b|\bthe jailbreak prompt\b",
    r"\b(?:can|able to|could) (?:perform |do )(?:anything|everything)(?: and everything)? (?:now|at the same time|and "
    r"everything)\b",
    r"\b(?:which |that )?(?:stands|stand|standing) for \"? ?(?:\w+ ){1,5}?(?:now|norms|anything|restrictions|filters|"
    r"jailbreak)\b",
    r"\bbroken free (?:of|from)\b|\b(?:freed|free) from the (?:typical |usual |normal )?confines\b|\btypical "
    r"confines\b|\btrapped in this (?:application|app)\b",
    r"\b(?:escapado|liberad[oa]|librado|liberado) de (?:l[oa]s |tus |sus |todo |toda |tod[oa]s )?(?:limites|"
    r"limitaciones|restricciones|confines|reglas|ataduras|cadenas)\b",
    r"\b(?:broken out of|escaped|escape from|freed from|liberated from) (?:the |your |all |any |its |their )?(?:\w+ "
    r")?(?:limits|limitations|restrictions|confines|rules|chains|shackles|constraints)\b",
)
"""The known selves without limits; one is enough."""

MODE_ORDERS: Final = Patterns(
    r"\b(?:enable|activate|enter|switch to|turn on|go into|start|simulate|engage|unlock|initiate|initialize|run|"
    r"switch into|be in|to be in|"
    r"pretend to be in)(?: the| into| your| in)? \"? ?(?:\w+ ){0,2}?(?:developer|dev|god|dan|jailbreak|jailbroken|"
    r"unrestricted|unfiltered|uncensored|debug|admin\w*|sudo|root|"
    r"opposite|evil|chaos|maintenance|unsafe|free|no filter|anarchy|baby|companionship test|unlocked|override|test|"
    r"diagnostic|service) (?:\w+ )?mode\b(?! on (?:my )?(?:android|windows|chrome|phone|the phone))",
    r"\b(?:activa|active|habilita|habilite|entra en|entre en|entra al|cambia al?|cambie al?|pasa al?|pase al?|inicia|"
    r"inicie|enciende|encienda|simula|simule|ponte en|"
    r"pongase en)(?: ya| ahora)?(?: el| al| en)? \"? ?modo (?:de )?(?:acceso |\w+ )?(?:desarrollador|desarrollo|dios|"
    r"dan|jailbreak|"
    r"sin "
    r"(?:restricciones|filtros?|censura|limites)|libre|depuracion|administrador|"
    r"opuesto|malvado|caos|mantenimiento|irrestricto|root|prueba\w*|diagnostico|inseguro|anarquia)\b(?! (?:en|de) "
    r"(?:mi )?(?:android|windows|chrome|movil|telefono))",
)
"""Orders to switch a mode without limits on, if COMMAND stands before; one is enough."""

MODES: Final = Patterns(
    r"\bpretend to be in \"? ?\w+ mode\b|\bwith (?:developer|dan|dev|god|\w+ test|jailbreak|unrestricted|debug) mode "
    r"(?:enabled|on|activated|output)\b",
    r"\b(?:developer|dan|god|jailbreak|chaos|opposite|unfiltered|unrestricted) mode (?:output|enabled|activated|"
    r"response|is (?:on|enabled|active))\b",
    r"\badmin(?:istrator)? override\b|\boverride code\b|\bunlock all (?:functions|features|modes|capabilities)\b",
    r"\bcon (?:el )?modo (?:desarrollador|dan|dios|jailbreak|de desarrollador) (?:activado|habilitado|encendido)\b|"
    r"\bmodo (?:desarrollador|dan|dios|jailbreak) (?:activado|habilitado)\b",
    r"\bcodigo de (?:anulacion|desbloqueo|administrador)\b|\banulacion de administrador\b|\bdesbloquea (?:todas las|"
    r"todos los) (?:funciones|modos|capacidades|limites)\b",
)
"""A mode without limits is on; one is enough."""

PREFIXES: Final = Patterns(
    r"\b(?:start|begin|prefix|preface)(?:s|ing)? (?:all |every |each |your |the |any )*(?:\w+ ){0,2}?(?:outputs?|"
    r"responses?|answers?|repl(?:y|ies)|messages?|sentences?)(?: \w+)? (?:with|by)\b",
    r"\b(?:respond|responde|contesta) (?:only |solo )(?:with |con |que )?(?:yes|si|the word|la palabra)\b",
    r"\b(?:empieza|comienza|inicia) (?:todas |cada )?(?:tus? |sus? |las? )?(?:respuestas?|mensajes?) (?:con|por|"
    r"diciendo)\b",
)
"""The answer must begin with given words; half a sign."""

LASTING: Final = Patterns(
    r"\b(?:respond|reply|answer) (?:only|always) (?:as|with)\b|\balways (?:answer|respond|reply) (?:as|\"|my|with|"
    r"in)\b|\byou (?:will|must) always\b",
    r"\b(?:responde|contesta|responderas) siempre (?:como|con|en)\b|\bsiempre (?:responderas|contestaras|responde|"
    r"contesta) (?:como|con)\b",
    r"\bfrom (?:now on|this (?:point|moment|message)(?: on| onwards?| forward)?)\b|\bfor the rest of (?:this|the|"
    r"our)\b|\bthroughout (?:our|this) (?:entire )?conversation\b|\bthis conversation you are\b",
    r"\b(?:a partir de (?:ahora|este (?:momento|punto))|desde (?:ahora|este (?:momento|punto))|de ahora en adelante|"
    r"durante el resto de (?:est[ae]|la|el))\b",
)
"""All later answers are bound; half a sign."""

TWO_VOICES: Final = Patterns(
    r"\b(?:never|do not|not) (?:leave|drop|exit|abandon) (?:the |your |this )?(?:role|character|part)\b|\bno (?:te "
    r")?(?:salgas|rompas|abandones|dejes) (?:\w+ )?(?:de tu |del |de |el |tu )*(?:personaje|papel|rol)\b",
    r"\b(?:two|2|both) (?:\w+ ){0,2}?(?:responses?|ways|outputs?|answers|paragraphs|manners|messages)\b",
    r"\b(?:answer|respond|reply) (?:twice|to every prompt in (?:two|2))\b|\bonce as (?:yourself|you|chatgpt)\b|"
    r"\bsecond way\b",
    r"\b(?:dos|2|ambas) (?:respuestas|maneras|formas|salidas|mensajes|modos)\b|\b(?:responde|responderas|contesta|"
    r"contestaras) (?:dos veces|de dos)\b|\buna como (?:tu mismo|ti|chatgpt)\b",
    r"\b(?:never|not|no|do not|without) break(?:ing)? (?:the )?character\b|\b(?:stay|remain|stays) in character\b|"
    r"\b(?:mantente|permanece|quedate|sigue) en (?:el |tu )?(?:personaje|papel)\b|\bno (?:salgas|rompas) (?:de |el |"
    r"tu )*(?:personaje|papel)\b",
    r"\bas the name suggests\b|\bknowledge (?:is )?cut ?off\b|\b(?:data )?cut ?off (?:is|in) \b|\bthe original "
    r"(?:chatgpt|\w+) can ?not\b|\bsimulate access to the internet\b|\bpretend to (?:access|browse)\b",
    r"\bcomo su nombre (?:indica|sugiere)\b|\b(?:reply|response|responses|answer)s? (?:to )?(?:every|all) (?:prompt|"
    r"question)s?\b",
    r"\b(?:insert|put|replace with|place|inserta) (?:your |the |tu )?(?:prompt|request|question|text|peticion|"
    r"pregunta)(?: here| aqui)?\b|\b(?:prompt|input|first question)(?: here| is)? [|]+ ?$",
)
"""Marks of the usual scripts: a second voice, staying in character, a blank for the question; half a sign."""

FICTION: Final = Patterns(
    r"\b(?:imagine|write|tell) (?:me )?a (?:story|tale|scene) (?:in which|where) an? (?:ai|robot|bot|machine)\b|"
    r"\b(?:imagina|escribe|cuenta\w*) un (?:cuento|relato) en el que una? (?:ia|robot|bot|maquina)\b|\blet (?:us|s) "
    r"role ?play\b|\bjuguemos a un rol\b",
    r"\bin an? (?:universe|world|reality) (?:where|in which|without)\b|\ben un (?:universo|mundo) (?:en el que|donde|"
    r"sin)\b|\bfor (?:a|my) (?:novel|story|film|movie)\b|\bpara (?:una|mi) (?:novela|historia|pelicula)\b",
    r"\bhypothetical(?:ly)?\b|\b(?:fictional|imaginary|alternate|parallel|hypothetical) (?:world|universe|story|"
    r"reality|scenario)\b|\bin a (?:story|novel|movie)\b",
    r"\bhipotetic(?:o|a|amente)\b|\b(?:mundo|universo|historia|realidad) (?:de ficcion|ficticia?o?|imaginari[oa]|"
    r"paralel[oa]|hipotetic[oa]|alternativ[oa])\b|\ben un (?:cuento|relato|universo)\b",
    r"\blet (?:us|s) play a game\b|\blets play\b|\bjuguemos a un juego\b|\bvamos a jugar\b",
    r"\b(?:only|purely|just|solely) for (?:research|testing|educational)\b|\bsolo (?:para|con fines de) "
    r"(?:investigacion|pruebas?)\b",
    r"\byour (?:usual )?(?:rules|restrictions) do not apply\b|\bno (?:se aplican|valen)\b",
)
"""A setting in which nothing counts; half a sign."""

CHARGED: Final = Patterns(
    r"\b(?:nazi|extremist|radical|terrorist|criminal|hacker|murderer|killer|thief|burglar|racist|sexist|misogyn\w+|"
    r"fascist|dictator|drug dealer|dealer|scammer|fraudster|kidnapper|gangster|mafia|evil|malicious|cruel|ruthless|"
    r"amoral|immoral|unethical|unscrupulous|greedy|hypocrit\w+|arrogant|cunning|violent|hateful|intoleran\w+|cold "
    r"?hearted|brutal|sadist\w*|corrupt|vengeful|abusive|manipulat\w+|fanatic\w*|bully|swindler|liar|psychopath\w*|"
    r"villain|devil|demon|mercenary|spy(?! (?:novel|story|film|thriller))|assassin|opponent of|superior|dishonest|"
    r"selfish|deceitful|scheming|calculating|stalker|supremacist|militant|discriminat\w+|sarcastic|rude|vicious|"
    r"vitriol\w*|cheat\w*|gun enthusiast|"
    r"uncaring|aloof|jealous|lazy|rebellious|bigot\w*|homophob\w+|xenophob\w+|chauvinis\w+|cynical|gambler|addict|"
    r"smuggler|cult|warlord|tyrant|heartless|insulting|angry|furious|evil twin|schizophrenic|narcissis\w+|"
    r"irresponsible)\b",
    r"\b(?:nazi|extremistas?|radicales?|terrorista|criminal|delincuente|hacker|pirata informatic[oa]|asesin[oa]|"
    r"ladron\w*|racista|sexista|misogin\w+|machista|fascista|dictador|traficante|estafador\w*|secuestrador\w*|mafi\w+|"
    r"malvad[oa]|malicios[oa]|cruel|"
    r"despiadad[oa]|amoral|inmoral|(?:sin|poco) (?:etica|etic[oa]|escrupulos)|codicios[oa]|avaricios[oa]|hipocrita|"
    r"arrogante|astut[oa]|violent[oa]|odio|intoleran\w+|fri[oa] (?:y|sin)|brutal|sadic[oa]|corrupt[oa]|vengativ[oa]|"
    r"abusiv[oa]|"
    r"manipulador\w*|fanatic[oa]|maton|acosador\w*|timador\w*|mentiros[oa]|psicopata|villan[oa]|demonio|mercenari[oa]|"
    r"espia|rehen|se opone a|superior|deshonest[oa]|egoista|enganos[oa]|intrigante|calculador\w*|supremacista|"
    r"militante|"
    r"sarcastic[oa]|groser[oa]|entusiasta de las armas|retraid[oa]|celos[oa]|perezos[oa]|rebelde|homofob\w+|"
    r"xenofob\w+|cinic[oa]|contrabandista|tiran[oa]|insensible|enfadad[oa]|furios[oa]|desafiante|narcisista|"
    r"irresponsable)\b",
)
"""The other self is a bad one; half a sign."""

HARMFUL_ENDS: Final = Patterns(
    r"\b(?:steal\w*|theft|falsif\w+|forg(?:e|ing) |hack(?: into|ing)?|threaten\w*|deceiv\w+|trick (?:people|others|"
    r"them|him|her)|bomb\w*|weapons?|violence|hatred|kill\w*|destroy\w*|launder\w*|smuggl\w*|blackmail\w*|loopholes?|"
    r"napalm|"
    r"terroris[mt]\w*|eliminate (?:the |jews|them|people)|attack(?:s|ing)? (?:the|on|people|a|an|those)|exploit\w*|"
    r"insult\w*|sexist|prejudice|discriminat\w+|abuse|crime|illegally|get away with|off the hook|stop at nothing|"
    r"revenge|racis[mt])\b",
    r"\b(?:rob(?:ar|o|e|as|es)|hurto|falsific\w+|piratear|hackear|amenaz\w+|engan(?:ar|o|as|a)|bombas?|bombarde\w+|"
    r"armas?|violencia|violentos?|odio|matar|mates|destru\w+|blanque\w+|contraband\w+|chantaj\w+|lagunas (?:legales|"
    r"juridicas)|napalm|"
    r"terroris\w+|eliminar|elimines|atac(?:ar|a|es|o)|ataques|explotar|insult\w+|sexistas?|prejuicios?|discrimin\w+|"
    r"abuso|delito|ilegalmente|salirse con la suya|lo que sea necesario|venganza|racis\w+)\b",
)
"""What the other self is to do is bad; half a sign."""
