"""The words that may follow a claim and take it back: rejection, correction, what happened to those who believed it."""

import re
from typing import Final

from sprout.judges.detectors.words.safety import either

__all__ = [
    "ADOPTED",
    "ATTRIBUTED",
    "BELIED",
    "DISMISSED",
    "HEARSAY",
    "LOOKALIKE",
    "LOOKS",
    "NOT_A_CLAIM",
    "RETRACTED",
    "TAKEN_BACK",
]

NOT_A_CLAIM: Final = either(
    r"^ (?:for|to|para) (?:nobody|none|neither|nadie|ningun[oa]?)\b",
    r"^(?: \w+){0,4} (?:comes? (?:only )?from an? (?:advert\w*|ad|blog|seller|forum)|(?:sale|salen|viene|vienen) de un "
    r"(?:anuncio|blog|foro))\b",
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
    r"^(?: \w+){0,3} (?:can|may|could|might|pueden?|podrian?) (?:\w+ )?(?:cause|upset|make|irritate|harm|kill|poison|"
    r"hurt|burn|enfermar|intoxicar|sentar|"
    r"be (?:harmful|toxic|dangerous|"
    r"poisonous)|causar|provocar|irritar|hacer|matar|envenenar|quemar|danar|resultar|ser (?:toxic|venenos|peligros|"
    r"danin)\w*)\b",
    r"^(?: \w+){0,4} is what (?:you|we|they|every\w+|people)\b|"
    r"^(?: \w+){0,3} es (?:con )?lo que (?:\w+ ){0,2}(?:sonamos|"
    r"queremos|buscamos|quieres|buscas)\b",
    r"^(?: \w+){0,5} (?:has|have|is|was|were) not (?:yet )?(?:been )?(?:found|established|known|determined|"
    r"defined|proven|set|"
    r"shown|agreed)\b",
    r"^ (?:has|have|carr(?:y|ies)|tienen?|no tienen?) (?:no )?(?:\w+ ){0,2}(?:definition|meaning|weight|definicion|"
    r"significado|valor)\b",
    r"^ (?:is|are|no esta|no estan) (?:not )?(?:legally )?(?:regulated|defined|protected|regulad[oa]s?|definid[oa]s?|"
    r"protegid[oa]s?)\b",
    r"^(?: \w+){0,3} (?:dicen?|says?|tells?|means?|significan?|demuestran?|prueban?|proves?) (?:\w+ )?(?:poco|little|"
    r"nada|nothing)\b",
    r"^(?: \w+){0,3} (?:another|others?|otr[oa]s?) (?:\w+ ){0,2}(?:reports?|warns?|disagrees?|habla|hablan|advierten?|"
    r"discrepan?)\b",
    r"^ (?:in the sense|en el sentido)\b",
    r"^(?: \w+){0,3} (?:outright|immediately|straight away|right away|instantly|at once|en el acto|de inmediato|"
    r"al instante|"
    r"enseguida|inmediatamente)\b",
    r"^(?: \w+){0,3} (?:only|solo|solamente|unicamente) (?:if|when|after|once|si|cuando|despues)\b",
    r"^(?: \w+){0,5} (?:is|are|es|son)(?: an?| un| una)? (?:bad|poor|faulty|flawed|lazy|weak|mal|mala|pobre|debil|"
    r"floj[oa]) "
    r"(?:reasoning|argument|logic|advice|idea|excuse|razonamiento|argumento|logica|consejo|excusa)\b",
    r"^ (?:choice|option|course|thing|plan|move|approach|answer|alternative)s? (?:\w+ ){0,2}(?:is|would be) to\b",
    r"^ (?:es|seria|sera) (?:no )?\w+(?:ar|er|ir)(?:se|l[oa]s?)?\b",
    r"^(?: \w+){0,4} no (?:esta|estan|queda) (?:\w+ )?(?:respaldad|confirmad|demostrad|probad|clar)\w+",
    r"^(?: \w+){0,6} (?:no (?:significa|quiere decir|implica|garantiza|es (?:algo|cierto|verdad|lo mismo|"
    r"suficiente))|"
    r"(?:es|son|resulta) (?:\w+ )?(?:fals[oa]s?|mentira|un mito|incorrect[oa]|un error|enganos[oa]s?|irresponsable|"
    r"una temeridad)|seria (?:un |una )?(?:error|falso|irresponsable|"
    r"mentira|enganoso|incorrecto|temeridad))",
)
"""What may follow a claim, in its clause, so that it is not asserted."""

ATTRIBUTED: Final = either(
    r" (?:say|says|said|saying|told|thought|believed|claim|claims|claimed|call|calls|called|"
    r"think|thinks|believe|believes|list|"
    r"lists|state|states|reads|swears?|insists?|promises?|assures?|regarded|da por|dan por|labell?ed|branded|"
    r"according to|the idea|the belief|rumou?r|dicen?|decir|"
    r"dijo|dijeron|decia|decian|contaron|promet\w+|creia|creian|pensaba|pensaban|afirman?|creen?|segun|"
    r"aseguran?|la idea|"
    r"llaman?|juran?|"
    r"prometen?|insisten?|sostienen?|pone|considero|"
    r"consideran?) "
)
"""Somebody else's claim."""

DISMISSED: Final = either(
    r"\b(?:that|this|which|it|they|those)(?: \w+)? (?:is|are|was) (?:\w+ )?(?:not (?:true|right|correct|"
    r"supported|so)|wrong|false|untrue|"
    r"incorrect|mistaken|misleading|a myth|dangerous)\b",
    r"^ (?:it|they|that|this) (?:is|are|does|do) not $|\bno lo (?:es|son)\b|\b(?:that|this|"
    r"which) is (?:\w+ )?mistake\b",
    r"\bcorrect (?:that|this|it|myself)\b|\b(?:corregir|rectificar)(?:l[oa]|me)\b|\b(?:corrijo|rectifico)\b",
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
    r"\b(?:struck down|debunked|retract\w+|reject\w+|withdr\w+|pulled|banned|recall\w+|lawsuits?|sued|otherwise|"
    r"mistaken|wrong|"
    r"misleading|fail\w*|se equivoc\w+|equivocad\w+|desmint\w+|desmenti\w+|retir\w+|prohib\w+|rechaz\w+|tumb\w+|"
    r"lo contrario|the opposite|"
    r"demandas?|engan\w+)\b",
    r"\b(?:nothing|nobody|no (?:\w+ )?(?:source|study|evidence)) (?:backs|supports|confirms)\b|"
    r"\b(?:nada|nadie|ningun\w* "
    r"(?:fuente|estudio|prueba)) l[oa]s? (?:respalda|confirma|avala|sostiene)\b",
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

ADOPTED: Final = re.compile(
    r"\b(?:(?:he|she|they|you) (?:is|are) (?:\w+ )?(?:right|correct)|i agree|tienen? (?:\w+ )?razon|estoy de acuerdo|"
    r"asi es|rightly)\b"
)
"""How a text makes somebody else's claim its own."""

HEARSAY: Final = re.compile(
    r"^ (?:and |but |y |pero )?(?:he|she|they|el|ella|ellos|ellas) (?:\w+ )?(?:says?|said|claims?|claimed|"
    r"swears?|thinks?|"
    r"insists?|dicen?|dijo|dijeron|juran?|afirman?|creen?|aseguran?) "
)
"""Somebody says so whom the text neither names nor, unless it adds so, believes."""

LOOKALIKE: Final = re.compile(r" (?:(?:confused|mistaken|mistake it) (?:with|for)|se confund\w+|confundir\w*) ")
"""A claim about another thing, which the thing at hand is mistaken for."""

LOOKS: Final = re.compile(r" (?:looks?|seems?|appears?|sounds?|parecen?|parecia) (?:\w+ )*$")
"""Before a claim that a later clause may correct."""

RETRACTED: Final = re.compile(
    r"^ (?:no|not|never|false|nope|none|nil|ninguna?|falso|nunca|jamas|(?:unfortunately|sadly|por desgracia|"
    r"lamentablemente|desgraciadamente) not?)\b"
)
"""How the value of a field denies the field's name ("pet safe: no")."""
