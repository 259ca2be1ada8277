"""The words around a claim that decide whether a text asserts it: negation, doubt, condition, quotation, rejection.

Every pattern is written for clauses from :mod:`sprout.judges.clauses`: folded, single-spaced, padded with spaces.
"""

import re
from typing import Final

from sprout.judges.safety_words import either

__all__ = [
    "ATTRIBUTED",
    "BELIED",
    "DISMISSED",
    "FALSE",
    "FLIPS",
    "LISTED",
    "LOOKS",
    "NAMED",
    "NO",
    "NOT_A_CLAIM",
    "OPEN",
    "REASSURING",
    "REPORTED",
    "RETRACTED",
    "SAYING",
    "TAKEN_BACK",
    "UNTOUCHED",
    "WITHHELD",
    "YES",
]

UNTOUCHED: Final = either(
    r"\b(?:not only|not just|no doubt|without (?:a|any) doubt|not to worry|(?:do )?not worry|no question|"
    r"no matter)\b",
    r"\bno problem\b(?= )",
    r"\b(?:no solo|no solamente|sin (?:ninguna )?duda|no (?:cabe|hay) (?:ninguna )?duda(?: de)?)\b",
    r"\b(?:no te preocupes|no se preocupe|not hesitate)\b",
    r"\bnot (?:like|mind|need|require|want) (?:\w+ )?(?:much |any |a lot of )?(?:light|water|sun)\b",
)
"""Negations that negate nothing about safety; they are read as if absent."""

FLIPS: Final = either(
    r"\b(?:myth|misconception|untrue|false|nonsense|mito|mentira|fals[oa]|leyenda|bulo)\b",
)
"""Words that turn the claim after them into its opposite."""

REPORTED: Final = either(
    r" (?:claims?|idea|belief|rumou?rs?|notion|stor(?:y|ies)|warnings?) (?:that|about|of|is|it) ",
    r" (?:eso|lo|idea|creencia|rumor|historia|cuento|afirmacion|bulo) de que ",
)
"""A claim that goes round, before the harm it tells of."""

FALSE: Final = either(
    r"^(?: \w+){0,6} (?:is|are|was) (?:\w+ ){0,2}(?:false|untrue|wrong|nonsense|rubbish|a (?:\w+ )?(?:myth|lie|hoax)|"
    r"unfounded|baseless)\b",
    r"^(?: \w+){0,6} (?:es|son|era) (?:\w+ ){0,2}(?:mentira|fals[oa]|mito|bulo|leyenda|invento|infundad[oa])\b",
)
"""What calls it false, after the harm."""

NO: Final = re.compile(
    r"\b(?P<free>no|none|neither|nor|nothing|nobody|never|without|hardly|barely|far from|anything but|less|"
    r"ningun|ninguna|ninguno|nadie|nada|nunca|jamas|ni|sin|tampoco|menos|todo menos|lejos de|libres? de|free of|"
    r"free from)\b|\b(?P<bound>not)\b"
)
"""Negators; a *bound* one reaches over no verb "to be" unless a word of saying or thinking carries it."""

_SAY = (
    r"(?:say|saying|says|said|tell|tells|telling|confirm\w*|certif\w+|guarantee\w*|promise\w*|assure\w*|"
    r"verif\w+|claim\w*|"
    r"state[sd]?|assum\w+|know|knows|known whether|sure|certain|convinced|rule out|ruled|exclude|"
    r"conclude\w*|vouch|answer|declare|"
    r"establish\w*|prove[sdn]?|proof|evidence|source|sources|information|data|enough|indicat\w+|suggest\w*|"
    r"call|calling|label\w*|"
    r"list|lists|listed|describe\w*|mean|means|imply|implies|tak(?:e|ing) it|trust|believe|rely|forget|"
    r"ignore|"
    r"decir\w*|digo|dice|dicen|diga|digan|asegur\w+|confirm\w+|certifi\w+|garanti\w+|promet\w+|afirm\w+|"
    r"verific\w+|supon(?:gas?|gan|er|gamos|go|iendo)|"
    r"asum\w+|se si|saber|sabe|sabemos|segur[oa]|descart\w+|pruebas?|evidencias?|fuentes?|informacion|"
    r"datos|des por|dar por|"
    r"signific\w+|quiere decir|implica|conclu\w+|creas|creais|fies|olvid\w+|mencion\w+|indic\w+|sugier\w+|"
    r"llam\w+|catalog\w+)"
)
SAYING: Final = re.compile(_SAY)
"""A word of saying, showing or knowing."""

WITHHELD: Final = either(
    r" (?:not|no|never|none|nothing|nobody|neither|nor|without|nunca|jamas|ningun|ninguna|ninguno|nadie|"
    r"nada|sin|tampoco)"
    rf"(?: \S+){{0,6}}? {_SAY} ",
)
"""Something that is not said, known or shown."""

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
    r" (?:asked|told|pressed|wanted|supposed|tempted|expected) to (?:say|tell|confirm|certify|write|state) ",
    r" (?:just because|solo porque) ",
    r" (?:seemingly|supposedly|allegedly|apparently|supuestamente|aparentemente) $",
    r"^ (?:even|incluso|hasta|aun)(?: (?:the|some|many|most|an?|l[ao]s?|el|una?|algun[oa]s|plants?|plantas?)){0,2} $",
    r" (?:other|another|similar|resembles?|looks? like|mistake\w* \w+ for|confused with|otr[oa]s?|parecid[oa]s?|"
    r"confund\w+ con)(?: \w+){0,2} $",
    r" (?:error|equivocado|irresponsable|enganoso|imprudente|arriesgado|wrong|mistake|irresponsible|"
    r"misleading|reckless)"
    r"(?: (?:for|of|por|de|on|en) \w+(?: \w+){0,2}?)?(?: (?:to|it|this|that|them|any|a|plant|call|llamar\w*|decir|que|"
    r"es|la|lo|"
    r"considerar\w*|say|is|una?|mi|parte|me|my|part|us|"
    r"planta)){0,9} $",
    r" vale (?:estar|ser|ir) $",
    r" too (?:\w+ ){1,3}to be $",
    r" (?:once|used to be|previously|formerly|no longer) (?:\w+ )*$",
    r" (?:which|what|cuales|que tan|cuan) (?:\w+ ){0,2}(?:are|is|son|es) $",
    r"(?<!estoy)(?<!estamos) (?:keep|keeps|kept|keeping|stay|stays|staying|play|plays|feel|feels|lo mas|"
    r"mas|manten\w*|pon\w*|"
    r"(?:un|el|algun) (?:lugar|sitio|espacio|rincon|entorno|ambiente)|lugar|sitio|rincon|distancia|zona|manejo|"
    r"manipulacion|almacenamiento|conduccion|viaje|envase|cierre|metodo|camino|"
    r"forma|manera|modo|altura|temperatura|"
    r"estoy|estas|estamos|better|more|most|less|as opposed to|rather than|instead of|the word|the term|"
    r"the label|la palabra)"
    r"(?: (?:your|you|the|it|them|him|her|a|tu|al|a tu|muy|mas)(?: \w+)?)? $",
    r" (?:mistake|wrong|risky|dangerous|tempting|easy|error|peligros[oa]|arriesgado|temerario|facil|tentador) (?:to|"
    r"is to|seria|pensar|creer|suponer|decir|dar|confiar)(?: \w+){0,8} $",
    r"(?<!considered)(?<!known)(?<!believed)(?<!thought)(?<!reported)(?<!said)(?<!found)(?<!shown)(?<!proven)(?<!likely)"
    r"(?<!appears)(?<!appear)(?<!seems)(?<!seem)(?<!deemed)(?<!expected)(?<!tends)(?<!tend)(?<!ought)(?<!understood)"
    r"(?<!confirmed) to (?:just )?be $",
    r" (?:so that|avoid|to make sure) (?:it|they|he|she|there|your|no) (?:\w+ ){0,2}$| para que (?:\w+ ){0,3}$",
    r" (?:choose|chosen|pick|look(?:ing)? (?:out )?for|search(?:ing)? for|find(?:ing)?|want|wants|need|"
    r"prefer|buy|get|select|opt for|"
    r"stick (?:to|with)|go for|swap \w+ for|replace \w+ with|only (?:give|keep|grow|buy|offer)|elige|"
    r"elegir|elija|escoge\w*|"
    r"busca|buscar|busque|buscas|busco|quiero|prefiere|prefieres|necesitas|necesito|compra|comprar|opta por|"
    r"opte por)(?: (?!because|since|porque)\w+){0,4} $",
)
"""What may stand before a claim, in its clause, so that nobody asserts it."""

LISTED: Final = either(r" (?:lists?|listing|listings|database|lista|listado|listas|guia) (?:of|de|con)(?: \w+)? $")
"""A list of safe things, which certifies only when the things follow."""

NAMED: Final = either(r" (?:such as|like|for example|for instance|e g|namely|as|como|por ejemplo) ")
"""After a search for safe things: a thing is named, so it is certified after all."""

NOT_A_CLAIM: Final = either(
    r"^ (?:then )?(?:it|they|that) (?:is|are) (?:not|n)\b",
    r"^ (?:does|do|did|would|should) not (?:mean|imply|guarantee|make|prove)\b",
    r"^(?: \w+){0,5} (?:is|are) (?:not|hardly|no) (?:an? )?(?:\w+ ){0,2}(?:term|word|claim|promise|guarantee|"
    r"certificate|label)\b",
    r"^(?: \w+){0,5} no (?:es|son) (?:una? )?(?:\w+ ){0,2}(?:termino|palabra|promesa|garantia|certificado|etiqueta|"
    r"sello)\b",
    r"^ (?:no tiene|tiene poco|no tienen|tiene bien poco|no es|no son)(?: nada)? $",
    r"^ no (?:tiene|tienen|es|son) nada\b",
    r"^(?: \w+){0,2} (?:until|till|hasta que)\b",
    r"^ (?:as|como) (?:an? |un |una |el |la )?(?:rat |pure |\w+ )?(?:poison|cyanide|arsenic|bleach|dynamite|knives|"
    r"knife|grenades?|"
    r"razors?|russian roulette|roulette|rattlesnakes?|vipers?|hemlock|nitroglycerin\w*|antifreeze|crocodiles?|"
    r"matarratas|veneno|cianuro|arsenico|lejia|dinamita|bombas?|cuchillas?|viboras?|ruleta rusa|cocodrilos?|cicuta)\b",
    r"^ (?:que|como) (?:el |la |un |una )?(?:matarratas|cianuro|arsenico|dinamita|ruleta)\b",
    r"^(?: \w+){0,6} (?:would|could|can) be (?:\w+ )?(?:wrong|misleading|irresponsible|a mistake|dangerous|"
    r"risky|false|untrue|reckless)\b",
    r"^(?: \w+){0,4} (?:is|are|was) (?:\w+ )?(?:wrong|false|untrue|a (?:\w+ )?myth|misleading|incorrect|"
    r"mistaken|a mistake|a lie)\b",
    r"^(?: \w+){0,4} (?:is|are) not (?:something|proof|a (?:claim|guarantee|word)|enough|the same|what|"
    r"true|correct|right|"
    r"supported|confirmed|proven|established|known)\b",
    r"^(?: \w+){0,3} (?:can|may) still\b",
    r"^(?: \w+){0,3} (?:can|may|could|might|pueden?|podrian?) (?:\w+ )?(?:cause|upset|make|irritate|harm|"
    r"be (?:harmful|toxic|dangerous|"
    r"poisonous)|causar|provocar|irritar|hacer|resultar|ser (?:toxic|venenos|peligros|danin)\w*)\b",
    r"^(?: \w+){0,4} is what you\b",
    r"^(?: \w+){0,4} no (?:esta|estan|queda) (?:\w+ )?(?:respaldad|confirmad|demostrad|probad|clar)\w+",
    r"^(?: \w+){0,6} (?:no (?:significa|quiere decir|implica|garantiza|es (?:algo|cierto|verdad|lo mismo|"
    r"suficiente))|"
    r"(?:es|son|resulta) (?:\w+ )?(?:fals[oa]s?|mentira|un mito|incorrect[oa]|un error|enganos[oa]s?|irresponsable|"
    r"una temeridad)|seria (?:un |una )?(?:error|falso|irresponsable|"
    r"mentira|enganoso|incorrecto|temeridad))",
)
"""What may follow a claim, in its clause, so that it is not asserted."""

ATTRIBUTED: Final = either(
    r" (?:say|says|said|saying|claim|claims|claimed|call|calls|called|think|thinks|believe|believes|list|"
    r"lists|state|states|"
    r"according to|the idea|the belief|rumou?r|dicen?|dijo|afirman?|creen?|segun|aseguran?|la idea|llaman?|"
    r"consideran?) "
)
"""Somebody else's claim."""

DISMISSED: Final = either(
    r"\b(?:that|this|which|it|they|those)(?: \w+)? (?:is|are|was) (?:\w+ )?(?:not (?:true|right|correct|"
    r"supported|so)|wrong|false|untrue|"
    r"incorrect|mistaken|misleading|a myth|dangerous)\b",
    r"^ (?:it|they|that|this) (?:is|are|does|do) not $|\bno lo (?:es|son)\b|\b(?:that|this|"
    r"which) is (?:\w+ )?mistake\b",
    r"\bcan not (?:\w+ )?(?:confirm|verify|vouch|say|support|back|repeat|agree|rely|be (?:confirmed|"
    r"verified))\b",
    r"\bdo(?:es)? not (?:\w+ )?(?:rely|trust|believe|agree|make it|count on|confirm|support)\b|\bdisagree\b",
    r"\b(?:es|son) (?:falso|falsa|mentira|incorrecto|un mito|un error)\b|\bno es (?:cierto|verdad|asi|"
    r"correcto)\b",
    r"\bno (?:\w+ )?puedo (?:\w+ )?(?:confirm\w+|verific\w+|asegur\w+|decir\w+|garanti\w+)|\bno (?:te fies|"
    r"se fie|confies|lo creas)\b",
)
"""How a later clause rejects somebody else's claim."""

BELIED: Final = either(
    r"\b(?:anything but|proves? nothing|nothing (?:could be )?further|far from|nowhere near|do(?:es)? not (?:hold|"
    r"stand) up)\b",
    r"\b(?:nada (?:mas )?lejos|ni de lejos|ni mucho menos|no (?:demuestra|prueba) nada|todo lo contrario|"
    r"en absoluto)\b",
    r"\b(?:vomit\w*|hospital\w*|clinic|died?|dead|death|kill\w*|burn(?:s|ed|ing)?|blister\w*|emergency|poisoned|"
    r"poisonings?|"
    r"swell\w*|seizures?|collaps\w+|drool\w*)\b",
    r"\b(?:vomit\w*|hospital\w*|clinica|urgencias|muri\w+|muer\w+|mat(?:o|a|an|aron)|quem\w+|ampollas|intoxicad\w+|"
    r"intoxicacion\w*|envenen\w+|hinch\w+|convulsi\w+|babe\w+)\b",
)
"""How what follows gives the lie to a claim that was quoted or reported."""

TAKEN_BACK: Final = re.compile(
    r"^ (?:well |pero |but |bueno |pues )*(?:it|that|this|they|he|she)? ?(?:is|was|were|are) not $|"
    r"^ (?:(?:that|it|this) (?:is|was) )?(?:\w+ )?(?:wrong|false|untrue|not true|not so|a lie|a mistake|nonsense) |"
    r"^ no l[oa]s? (?:es|son|era|eran|fue|fueron) |^ (?:eso )?(?:es|era|fue) (?:falso|mentira|un error|un bulo) |"
    r"^ (?:pues )?(?:no es (?:cierto|verdad|asi)|(?:se|te) (?:equivoc\w+|minti\w+|engan\w+)) "
)
"""How the next sentence takes back the one before: "He said it was safe. It was not."."""

LOOKS: Final = re.compile(r" (?:looks?|seems?|appears?|sounds?|parecen?|parecia) (?:\w+ )*$")
"""Before a claim that a later clause may correct."""

RETRACTED: Final = re.compile(r"^ (?:no|not|never|false|nope|ninguna?|falso|nunca)\b")
"""How the value of a field denies the field's name ("pet safe: no")."""

REASSURING: Final = re.compile(
    r"^ (?:no|nope|not at all|none|never|nil|false|ninguna?|nula|para nada|en absoluto|nada)\b"
)
"""How an answer denies the harm that a question or field named."""

YES: Final = re.compile(
    r"^ (?:yes|yep|yeah|absolutely|of course|certainly|definitely|sure|correct|indeed|true|si|claro|"
    r"por supuesto|"
    r"desde luego|efectivamente|exacto)\b"
)
"""How an answer affirms the safety that a question or field named."""
