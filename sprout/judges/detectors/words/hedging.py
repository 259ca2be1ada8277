"""The words in which English and Spanish say that something may not be so, and those that only look like them."""

from typing import Final

from sprout.judges.detectors.words.safety import either

__all__ = ["HEDGES", "LOOKALIKES", "REPORTED", "SUPPOSED"]

_OFTEN = (
    r"(?:(?:not|also|well|just|still|simply|even|then|easily|actually|already|always|no|tambien|ya|aun|todavia|"
    r"simplemente) )*"
)
_STATES = (
    r"(?:be|have|need|mean|indicate|suggest|signal|point|come|stem|result|cause|lead|take|happen|explain|depend|look|"
    r"seem|feel|help|"
    r"contain|vary|differ|recover|survive|become|require|affect|include|apply|work|reflect|show|get|lose|turn|die|"
    r"fail|exist|occur|"
    r"appear|also|well|or may not|or might not|arise|trigger|improve|reduce|increase|last|sound|matter|experience|"
    r"notice|involve|imply|refer|worsen|hinder)"
)
_SURE = r"(?:sure|certain|clear|confident|positive|convinced)"
_SER = (
    r"(?:ser(?! \w+[ai]d[oa]s?\b)|estar|haber|haberse|deberse|tratarse|indicar|significar|venir|necesitar|tener|"
    r"faltar\w*|provenir|"
    r"sugerir|hacer falta|depender|explicar\w*)"
)
_DONE = (
    r"(?!(?:caus|affect|infect|damag|relat|bas|delay|infest|block|link|associat|tir|confus|need|requir|limit|stress|"
    r"interest|mistak|"
    r"brok|worn|forgott|hidd|overwater|exaggerat|bias|misplac|expos|disappoint|overload|corrupt|outdat|compromis|"
    r"inflat|deplet|"
    r"dehydrat|explain|attribut|involv|los)(?:ed|en|d|ted|n)? )(?:\w+ed|\w+en|kept|left|sown|cut|sold|bought|sent|"
    r"paid|fed|read|put|"
    r"built|found|brought|held|grown|shown|used) "
)

HEDGES: Final = either(
    # English: adverbs and adjectives
    r" (?:perhaps|maybe|potentially|potencialmente|probably|possibly|presumably|apparently|arguably|seemingly|"
    r"conceivably|plausibly|supposedly|"
    r"ostensibly) ",
    r" (?:un)?likely ",
    r" (?:uncertain|unclear|unsure|debatable) ",
    rf" not (?:\w+ ){{0,4}}{_SURE} ",
    rf" (?:fairly|pretty|reasonably|almost|nearly|mostly|somewhat|relatively|about \d+ ?%) {_SURE} ",
    r" not necessarily ",
    r" conceivable ",
    # English: modals
    rf" may {_OFTEN}(?:be (?!{_DONE})|have been |(?!be ){_STATES}\b)",
    r" might (?!as well)",
    rf" (?:it|this|that|these|those|they|there|which|\w+s?) could {_OFTEN}(?:be (?!{_DONE})|(?!be |help|work|get|"
    rf"show|take|turn|"
    rf"include|lose|add|or){_STATES}\b)",
    # English: the author's own belief
    r" (?:i|we)(?: \w+ly| would| also| personally| do| still| am inclined to)* (?:think|believe|guess|suppose|suspect|"
    r"assume|imagine|"
    r"reckon|presume|gather|doubt|surmise|speculate)\b(?! (?:about|of|in|so that|it over)\b)",
    r" (?:i|we) do not (?:\w+ly )?(?:think|believe|suppose)\b(?! (?:about|of|in)\b)",
    r" i (?:would|d) (?:say|lean|bet) ",
    r" i am (?:inclined|tempted) to ",
    r" my (?:best |first |own )?(?:guess|hunch|impression|understanding|suspicion|bet|sense) (?:is|would be) ",
    r" in my (?:\w+ )?(?:opinion|view|estimation|judge?ment|understanding|experience) ",
    r" (?:as|so) far as (?:i|we) (?:know|can tell|understand|am aware|can see|remember|recall) ",
    r" if (?:memory serves|(?:i|my) (?:remember|recall|memory|am not mistaken|understand|read|am reading))\b",
    r" to (?:the best of )?(?:my|our) (?:knowledge|understanding|recollection) ",
    r" (?:from|by|based on) what (?:i|we) (?:can tell|understand|know|have (?:read|seen|heard)|gather|remember|see) ",
    r" i (?:could|may|might) be (?:wrong|mistaken|off|misremembering) ",
    r" (?:hard|difficult|impossible|tricky|too early|too soon) to (?:say|tell|know|judge|predict|be sure|be certain) ",
    r" (?:can not|could not) (?:\w+ )?(?:be (?:\w+ )?(?:sure|certain)|(?:say|tell|know) (?:\w+ )?(?:for (?:sure|"
    r"certain)|with certainty)) ",
    # English: impersonal
    r" (?:it|that|this|answer|all|much|\w+ much|\w+ often|\w+ long) (?:(?:all|really|will|would|may|might|largely|"
    r"partly|also|\w+ly) )*depends? ",
    r"^ depends ",
    r"^ (?:\w+ )?(?:whether|how|what|when|where|which|que|cuanto|cuanta|como|cuando|donde|si|la respuesta|el "
    r"resultado)\b.* "
    r"depend(?:s|e|era|eria)? ",
    r" (?:is|be|was|seems) (?:\w+ )?possible (?:that|it|the|they|this|your|you) ",
    r" there is (?:an? |some |every |always )?(?:\w+ )?(?:chance|possibility|likelihood|probability) ",
    r" chances are ",
    r" (?:it|that|this|which|they|there|he|she|(?!the )\w+) (?:would |also |only |just )?seem(?:s|ed)? ",
    r" (?:it )?(?:would )?appear(?:s|ed)? (?:to (?:be|have)|that|as (?:if|though))\b",
    r" (?:looks|sounds|seems|feels) as (?:if |though |$)",
    # Spanish: adverbs and adjectives
    r" (?:quizas?|tal vez|a lo mejor|probablemente|posiblemente|seguramente|presumiblemente|aparentemente|"
    r"supuestamente|al parecer|"
    r"por lo visto|acaso) ",
    r" (?:es|era|sera|seria|parece|resulta|lo) (?:\w+ )?(?:im)?probable ",
    r" inciert[oa]s? ",
    r" no necesariamente ",
    r" (?:casi|bastante|razonablemente) segur[oa]s? ",
    r" no (?:(?:lo|estoy|estamos|puedo|podemos|del|todo|estar|tan|muy|completamente|totalmente|100|%|tengo|al) "
    r")+segur[oa]s? ",
    r" no (?:estoy|estamos|puedo estar) (?:\w+ ){0,4}segur[oa]s? ",
    r" sin (?:estar |quedar )?clar[oa] ",
    r" no (?:esta|queda|tengo) (?:\w+ )?claro ",
    # Spanish: modals
    r" puede (?:ser )?que ",
    rf" pued(?:e|en|es) {_OFTEN}{_SER}\b",
    rf" podri(?:a|an) {_OFTEN}{_SER}\b",
    r"(?:^| (?!no |se )\w+) podri(?:a|an) (?:\w+mente )?\w+[aei]r(?:se)? ",
    r" podrias (?:estar|haber|tener)\b(?! en cuenta)",
    r" deb(?:e|en) de (?:\w+ )?\w+[aei]r(?:se)? ",
    # Spanish: the author's own belief
    r" (?:creo|creemos|pienso|pensamos|supongo|suponemos|imagino|sospecho|sospechamos|entiendo|intuyo|opino|calculo|"
    r"dudo|dudamos) "
    r"(?:de )?que ",
    r" me (?:parece|temo|imagino|da la impresion de|inclino a) (?:que |pensar )",
    r" (?:yo )?diria (?:yo )?que ",
    r" tengo (?:la (?:impresion|sensacion|sospecha)|entendido|dudas) ",
    r" en mi (?:\w+ )?(?:opinion|experiencia) ",
    r" (?:a mi (?:juicio|entender|parecer|modo de ver)|segun mi (?:opinion|experiencia)|segun (?:creo|tengo "
    r"entendido)) ",
    r" (?:que yo sepa|que sepamos|hasta donde (?:yo )?(?:se|sabemos|recuerdo|alcanzo)|por lo que (?:yo )?(?:se|veo|"
    r"recuerdo)) ",
    r" si (?:no (?:recuerdo mal|me equivoco|me falla)|mal no recuerdo|(?:la|mi) memoria no me (?:falla|engana)) ",
    r" (?:puedo|podria) (?:estar equivocad[oa]|equivocarme) ",
    r" dificil (?:de )?(?:saber|decir|asegurar|predecir|afirmar|precisar)\w* ",
    r" no (?:puedo|podria|podemos) (?:asegurar|afirmar|garantizar)\w* ",
    # Spanish: impersonal
    r"^ (?:(?:bueno|pero|pues|y|eso|esto|todo|ello|la respuesta|siempre) )*depende(?:ra)? ",
    r" (?:eso|esto|todo|ello|respuesta) (?:\w+ )?depende(?:ra)? ",
    r"^ (?:\w+ ){0,2}segun (?:el caso|los casos|(?:la|el|los|las) (?:luz|clima|tamano|estacion|zona|tipo|temperatura|"
    r"especie|"
    r"circunstancias|condiciones|variedad|humedad|epoca|edad|modelo|version))\b",
    r" es (?:\w+ )?posible que ",
    r" cabe (?:la posibilidad|pensar|suponer|esperar) ",
    r" (?:hay|existe) (?:\w+ )?(?:posibilidad|probabilidad)(?:es)? de ",
    r" (?<!se )parecen? (?:que|ser|estar|haber|tener|indicar|\w+[aei]r) ",
)
"""An author's word that what is said may not be so."""

LOOKALIKES: Final = either(
    r" (?:(?!perhaps|sometimes|besides|always|thus|unless|nowadays)\w{3,}s|anything|everything|information|money|"
    r"support|addiction) "
    r"(?:that )?you (?:may|might|could) (?:already |also |still )?\w+",
    r" (?:\w{3,}(?:s|ion|ment|ity|our|or)|information|anything|something|everything|substance|material|content|way|"
    r"evidence|event|one|those|"
    r"someone|course of action) (?:that|who) (?:\w+ly )?(?:may|might|could) \w+",
    r" (?:may|might|could) (?:also )?be (?:\w+ )?(?:helpful|best|better|worth|useful|wise|good|beneficial|necessary|"
    r"easier) (?:to|for|that|\w+ing) ",
    r" (?:more|less|how|equally) likely (?!than not)",
    r" (?<!lo )(?:mas|menos|igual de) probables? ",
    r"^ may (?:is|was|has|i|you|we|the|they|it|he|she|your|and|to|brings?|will) ",
    r" (?:in|on|of|by|until|till|since|before|after|from|during|every|this|next|last|through|early|late|mid|to|and|"
    r"theresa|brian|april|"
    r"march|or|\d+|\d+(?:st|nd|rd|th)) may (?!be |have |not |well |also |need |or )",
    r" may \d+ ",
    r" may (?:day|bank holiday) ",
    r" you (?:may|might)(?: also| then| even| still)* (?:want|like|try|wish|consider|prefer|choose|ask|use|add|find "
    r"it (?:helpful|useful|easier)|"
    r"decide|skip|leave|keep) ",
    r" (?:the|its|their|his|her|our|all|of|with) might ",
    r" might as well ",
    r" as (?:\w+ )?as (?:likely|possible) ",
    r" (?:no|not a|without (?:a )?|beyond (?:a )?)(?:\w+ )?doubts? ",
    r" (?:whether or not|if) (?:it is )?(?:possible|likely|necessary) ",
    r" (?:i|we) could (?!be |have )\w+",
    r" you could (?!be |have )\w+",
    r" (?:se|lo) pareci?en? ",
    r" puede (?:ser|estar) (?:usad|podad|plantad|regad|devuelt|cultivad|trasplantad)[oa]s? ",
)
"""What has the words of a hedge: the month, might and main, advice, "as likely as not"."""

REPORTED: Final = either(
    r" (?:said|says|say|told|tells|claims?|claimed|warn(?:s|ed)?|argues?|argued|reports?|reported|announced|"
    r"predict(?:s|ed)?|thinks?|thought|"
    r"believes?|believed|suspects?|suspected|feels?|felt|fears?|feared|suggests?|suggested|found|added|wrote|writes|"
    r"noted|according to) "
    r"(?!that it is (?:un)?likely)",
    r" (?:dijo|dice|dicen|dijeron|afirma\w*|afirmo|sostiene\w*|cree|creen|creia\w*|piensan?|pensaba\w*|advirtio|"
    r"advierte\w*|anuncio|opina\w*|"
    r"asegura\w*|aseguro|senala\w*|escribio|conto) ",
)
"""Somebody else says, thinks or writes what follows."""

SUPPOSED: Final = either(r" (?:if|unless|in case|si|a menos que|en caso de que) ")
"""What follows is only supposed."""
