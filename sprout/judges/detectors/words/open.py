"""The words before a claim, in its clause, that leave it unasserted: doubt, condition, report, wish, purpose."""

from typing import Final

from sprout.judges.detectors.words.safety import either
from sprout.judges.detectors.words.stance import WITHHELD

__all__ = ["OPEN"]

_UNWISE = (
    r"(?:error|equivocad[oa]|irresponsables?|enganos[oa]|imprudente|arriesgad[oa]|temerari[oa]|exagerad[oa]|"
    r"prematur[oa]|"
    r"ingenu[oa]|optimista|aventurad[oa]|atrevid[oa]|absurd[oa]|insensat[oa]|deshonest[oa]|peligros[oa]|facil|tentador|"
    r"mentir|"
    r"wrong|mistake|mistaken|irresponsible|misleading|reckless|stretch|exaggeration|premature|naive|foolish|unwise|"
    r"rash|hasty|"
    r"dishonest|negligent|dangerous|risky|tempting|easy|lying)"
)
_LAY = (
    r"(?:neighbou?rs?|cousins?|friends?|brother|sister|uncle|aunt|sellers?|vendors?|brands?|salesman|"
    r"salesperson|shop|store|clerk|blogs?|"
    r"bloggers?|"
    r"websites?|sites?|forums?|posts?|internet|influencers?|youtubers?|tiktok\w*|adverts?|ads?|people|folks?|somebody|"
    r"someone|"
    r"vecin[oa]s?|prim[oa]s?|amig[oa]s?|herman[oa]|tio|tia|cunad[oa]|suegr[oa]|vendedor(?:a|as|es)?|marcas?|"
    r"dependient[ea]|tienda|foros?|"
    r"paginas?|webs?|anuncios?|publicidad|gente|algun[oa]s|much[oa]s)"
)
_HOLD = (
    r"(?:says?|said|thinks?|thought|believes?|believed|claims?|claimed|swears?|insists?|insisted|reckons?|told|assured|"
    r"calls?|advertis\w+|markets?|marketed|promot\w+|touts?|"
    r"anuncian?|promocionan?|venden|"
    r"dicen?|dijo|dijeron|creen?|afirman?|aseguran?|juran?|insisten?|sostienen?|piensan?|llaman?)"
)

_SEARCHING = (
    r"^ (?:(?:please|always|only|just|then|so|siempre|solo|mejor) )*(?:look(?: out)? for|choose|pick|select|buy|"
    r"use only|"
    r"only use|search for|opt for|stick to|seek|usa solo|utiliza solo|utilice solo|use solo|solo (?:usa|utiliza|use)|"
    r"(?:only|just) (?:give|feed|offer|use|eat|buy)|d[ae]le (?:a \w+ \w+ )?(?:solo|unicamente)|busca|busque|"
    r"busquen|elige|elija|escoge|escoja|compra|compre|selecciona|opta por|opte por)"
)

OPEN: Final = either(
    WITHHELD.pattern,
    r" (?:whether|unless|until|before|in case|as if|as though|how|depends|depending|a menos que|"
    r"a no ser que|hasta que|antes de|"
    r"como si|en caso de que|depende) ",
    r" (?:if|si)(?!(?: \S+)* (?:eats?|ate|chews?|chewed|nibbles?|bites?|licks?|swallow\w*|come|comio|"
    r"muerde|mordio|mastica|mastico)) ",
    r" when (?:it|this|that|they) (?:is|are) $",
    r" (?:doubt|doubts|doubtful|doubted|unsure|unclear|unknown|uncertain|unproven|unable|refuse|refuses|"
    r"decline|declines|avoid|"
    r"stop short|hard to|impossible|dudo|dudoso|desconozco|ignoro|imposible|dificil|evit\w+|rehus\w+|niego|"
    r"nego) ",
    r"^ (?:(?:please|always|first|then|so|and|to|por favor|siempre|primero) )*(?:you (?:should|must|"
    r"need to|have to) )?"
    r"(?:make sure|ensure|check|verify|confirm|ask|find out|see|learn|research|determine|decide|prove|"
    r"asegura\w*|asegure\w*|comprueb\w+|verific\w+|confirm[ae]|confirmar|pregunt\w+|averigu\w+|consult\w+|"
    r"revis\w+) ",
    r" (?:should|must|please|need to|have to|want to|sure to|debes|deberias|conviene|hay que) (?:always |"
    r"first )?"
    r"(?:make sure|ensure|check|verify|confirm|ask|find out|see|asegurarte|comprobar|verificar|confirmar|"
    r"preguntar|averiguar) ",
    r"(?<! can)(?<! can safely) (?:assum(?:e|es|ed|ing|ption)|suppos(?:e|ing)|pretend\w*|supon(?:ga|gas|"
    r"gan|er|iendo)|finge) ",
    r" (?:you|people who|anyone who) (?:asked?|are asking|wants?|wanted|said|say|told|wrote|mention(?:ed)?|"
    r"claim(?:ed)?|think|believe|"
    r"heard|read|hope|wonder(?:ed)?)(?! you)(?! your) ",
    r" (?:pedido|piden|pide) que ",
    r" (?:preguntas|preguntaste|preguntabas|quieres|pides|pediste|dices|dijiste|crees|esperas|insistes) ",
    r" (?:asked|ask|asking|told|want|wants|pressed|begged) me to ",
    r" (?:might|could|may)(?: (?:well|also|possibly|still|be|seem|appear|look|\w+ly))* $",
    r" (?:perhaps|maybe|possibly|tal vez|quizas?|a lo mejor|podrian?(?: \w+)?|puede que|puede ser|"
    r"pudiera) (?!.*(?:probablemente|seguramente))",
    r"^(?!.* (?:probablemente|seguramente) ).* (?:sea|sean|fuera|fuese|fueran|fuesen)(?: una?| \w+mente)? $",
    r" (?:vets?|veterinarians?|experts?|doctors?|professionals?|pharmacists?|line|centre|center|"
    r"veterinari[oa]s?|expert[oa]s?|"
    r"profesional|medic[oa]) (?:can|could|will|should|may|must|is able to|puede|podra|podria|debe) ",
    r" (?:ignore|distrust|beware|disregard) ",
    r" (?:not|no) (?:all|every\w*|each|tod[oa]s?|cualquier\w*)(?: \w+){0,6} $",
    r" (?:ojala|esperemos|espero|hope|hopefully|wish|confiemos|imagine|imagina\w*|supon) ",
    r" (?:too little|too few|not enough|demasiado poco|muy poco)(?: \w+){0,4} (?:to|para) (?:\w+ ){0,4}$",
    r" (?:aspecto|apariencia|pinta|cara|fama)(?: (?:de|tan|muy))? $",
    r" (?:people|those|anyone|owners?|parents?|quien|quienes|los que|las que|el que|la gente)(?: (?:who|that|que|"
    r"l[oa]s?|se))* "
    r"(?:think|thinks|thought|believed?|believes|assumed?|cre\w+|pens\w+|consider\w+|tom\w+)(?: \w+){0,4} $",
    r" (?:was|were|been) (?:\w+ )?(?:thought|believed|assumed|sold|marketed|advertised|touted)(?: \w+){0,3} $",
    r" (?:se|la|lo|las|los) (?:creia|creian|pensaba|pensaban|consideraba|consideraban|tenia|tenian|vendia|vendian|"
    r"creyo|dio)"
    r"(?: \w+){0,3} $",
    r" (?:antes|antiguamente|antano|en su dia|hace anos|tiempo atras)(?: \w+){0,4} $",
    r" (?:only|solo|solamente|just) (?:looks?|seems?|appears?|sounds?|parecen?|parecia)(?: \w+)? $",
    r" (?:sign|proof|silence|senal|prueba|silencio|garantia)(?: \w+){0,8} (?:that|de que|of|as|como)(?: \w+){0,6} $",
    r" (?:anyone|anybody|whoever|someone|somebody|those) (?:who )?(?:tells?|says?|claims?|insists?) ",
    r" (?:asked|told|pressed|wanted|supposed|tempted|expected|begged) (?:me |us )?to (?:say|tell|reassure|assure|"
    r"promise|confirm|certify|write|state) ",
    r" (?:just because|solo porque) ",
    r" (?:seemingly|supposedly|allegedly|apparently|supuestamente|aparentemente) $",
    r"^ (?:even|incluso|hasta|aun)(?: (?:the|some|many|most|an?|l[ao]s?|el|una?|algun[oa]s|plants?|plantas?|products?|"
    r"productos?|foods?|alimentos?)){0,3} $",
    r" (?:other|another|similar|resembles?|looks? like|mistake\w* \w+ for|confused with|otr[oa]s?|parecid[oa]s?|"
    r"confund\w+ con)(?: \w+){0,2} $",
    rf" {_UNWISE}(?: (?:to|it|this|that|them|any|a|plant|call|llamar\w*|decir|que|es|la|lo|considerar\w*|say|is|una?|"
    rf"planta)){{0,5}} $",
    rf" {_UNWISE}(?: \w+){{0,4}} (?:to|creer|pensar|suponer|decir|llamar\w*|que|considerar\w*|asegurar|afirmar|confiar|"
    rf"dar|call|"
    r"calling|say|saying|think|suppose|assume|believe)(?: \w+){0,8} $",
    rf" {_LAY} (?:\w+ ){{0,3}}{_HOLD} ",
    r" would (?:\w+ )?(?:love|like)(?: \w+){0,2} to (?:\w+ )?(?:say|tell|reassure|confirm|promise|assure|answer) ",
    r" (?:gustaria|encantaria|quisiera|desearia) ",
    r" (?:needs?|takes?|requires?|haria falta|hace falta|necesit\w+)(?: \w+){0,5} (?:to|para) (?:\w+ )?(?:say|tell|"
    r"call|know|certify|"
    r"confirm|decir\w*|llamar\w*|saber|certificar|confirmar|asegurar) ",
    r"(?<! i)(?<! have)(?<! just)(?<! already) (?:told|assured|promised|convinced|persuaded) you ",
    r" te (?:dijo|dijer\w+|dicen|conto|contaron|han (?:dicho|asegurado|contado)|asegurar(?:on|an)|prometier\w+|"
    r"vendier\w+) ",
    rf"{_SEARCHING} (?!(?:this|that|our|the|est[ea]|nuestr[oa]|el|la) )(?:(?!because|since|porque|pues)\w+ ){{0,10}}$",
    r" (?:love|wish for|dream of|adoraria) (?:\w+ ){0,4}(?:that|que) (?:is|are|era|fuera|fuese) $",
    r" (?:read|hear|heard|see|seen|find|leer|leas|oir|oigas) (?:online|somewhere|everywhere|elsewhere|on the internet|"
    r"por ahi|en internet) ",
    r" (?:te|le|les|os) (?:dira|diran|indicara|aclarara|explicara|confirmara) (?:que|cual|cuales|si) ",
    r" (?:you|one|anybody|anyone) would (?:think|expect|assume|say) | (?:uno|cualquiera|se) (?:pensaria|diria|creeria|"
    r"esperaria) ",
    r"^ (?:in order )?to (?:be|count as|qualify as|pass for)(?: \w+){0,2} $|^ para (?:ser|considerarse|llamarse|"
    r"que sea)(?: \w+){0,2} $",
    r" (?:withdr\w+|retract\w+|retir\w+|desminti\w+|rectific\w+) (?:\w+ ){0,3}(?:that|que) ",
    r" pregunt\w+ (?:\w+ ){0,2}(?:que|si|cual|cuales) | viaj\w+ $",
    r" (?:glad|relieved|thankful|pleased|alegr\w+)(?! (?:to (?:say|confirm|report|tell|inform)|decir\w*|confirmar\w*|"
    r"poder)) ",
    r" (?:whoever|quien|quienes) (?:\w+ )?(?:\w+ed|wrote|says?|said|thinks?|thought|told|escrib\w+|dij\w+|dice|pens\w+|"
    r"crey\w+|cree) ",
    r" (?:not|no) (?:let|dej\w+|te)(?: \w+){0,6} (?:convince|convenz\w+|fool|persuade|engan\w+|mislead|trick|tempt|"
    r"make you)(?: \w+){0,5} $",
    r"(?: no)? te convenza(?: \w+){0,4} $",
    r"(?<! can)(?<! may) be (?:\w+ )?(?:certain|sure) | (?:ten|tener|tengas?) (?:la )?certeza |"
    r" (?:tener|tengas?) (?:la )?seguridad |"
    r" cerciorat\w+ ",
    r" (?:a lo|sobre|lo) $",
    r" (?:otro tiempo|otra epoca|otros tiempos|aquel entonces)(?: \w+){0,6} $",
    r" se l[oa]s? (?:considero|creyo|tuvo|vendio)(?: \w+){0,3} $",
    r" (?:only|just|solo|solamente) (?:es |son |parcialmente |partly |relatively |relativamente )?$",
    r" vale (?:estar|ser|ir) $",
    r" conv(?:iene|endria)(?: (?!que|porque)\w+){0,4} $",
    r"^ (?:use|usa|utiliza|utilice) (?:an? |un |una )?(?:\w+ )?$",
    r" (?:mas val\w+|mejor|better)(?: \w+){0,4} (?:que|than) (?:decir|say|saying|llamar\w*|call|"
    r"calling)(?: \w+){0,5} $",
    r" too (?:\w+ ){1,3}to be $",
    r" (?:once|used to be|previously|formerly|no longer) (?:\w+ )*$",
    r" (?:which|what|cuales|que tan|cuan) (?:\w+ ){0,2}(?:are|is|son|es) $",
    r"(?<!estoy)(?<!estamos) (?:keep|keeps|kept|keeping|stay|stays|staying|play|plays|feel|feels|lo mas|"
    r"mas|mant(?:en|ien)\w*|pon\w*|"
    r"(?:un|el|algun) (?:lugar|sitio|espacio|rincon|entorno|ambiente)|lugar|sitio|rincon|distancia|zona|manejo|"
    r"manipulacion|desecho|eliminacion|transporte|almacenamiento|conduccion|viaje|envase|cierre|metodo|camino|"
    r"forma|manera|modo|altura|temperatura|"
    r"estoy|estas|estamos|better|more|most|less|as opposed to|rather than|instead of|the word|the term|"
    r"the label|la palabra)"
    r"(?: (?:your|you|the|it|them|him|her|a|tu|al|a tu|muy|mas)(?: \w+)?)? $",
    r"(?<!considered)(?<!known)(?<!believed)(?<!thought)(?<!reported)(?<!said)(?<!found)(?<!shown)(?<!proven)(?<!likely)"
    r"(?<!appears)(?<!appear)(?<!seems)(?<!seem)(?<!deemed)(?<!expected)(?<!tends)(?<!tend)(?<!ought)(?<!understood)"
    r"(?<!confirmed) to (?:just )?be $",
    r" (?:so that|avoid|to make sure) (?:it|they|he|she|there|your|no) (?:\w+ ){0,2}$| para que (?:\w+ ){0,3}$",
    r" (?:choose|chosen|pick|look(?:ing)? (?:out )?for|search(?:ing)? for|(?<!you )(?<!we )find(?:ing)?|"
    r"want|wants|need|"
    r"prefer|buy|get|select|opt for|"
    r"stick (?:to|with)|go for|swap \w+ for|replace \w+ with|only (?:give|keep|grow|buy|offer)|elige|"
    r"elegir|elija|escoge\w*|"
    r"busca|buscar|busque|buscas|busco|quiero|prefiere|prefieres|necesitas|necesito|compra|comprar|opta por|"
    r"opte por)(?: (?!because|since|porque)\w+){0,4} $",
)
"""What may stand before a claim, in its clause, so that nobody asserts it."""
