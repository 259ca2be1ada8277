"""The words with which English and Spanish texts free an assistant of its limits or forbid it to refuse."""

from typing import Final

from sprout.judges.detectors.patterns import Patterns

__all__ = ["AUTHORITY", "GAGS", "LIMITLESS", "NO_MATTER", "PRESSURE", "SURELY", "UNREFUSING", "WILD_MACHINES"]

_AI = (
    r"(?:ai|ais|ia|artificial intelligence|inteligencia artificial|models?|modelo|chat ?bots?|bots?|assistants?|"
    r"asistentes?|"
    r"gpt\w*|chatgpt|\w*gpt|machines?|maquinas?|robots?|language models?|modelo de lenguaje|llm|version|persona|"
    r"generator|twin|gemelo|clon)"
)

_LIMITS = (
    r"(?:rules?|restrictions?|limitations?|limits?|filters?|flirters?|guidelines|guide lines|polic(?:y|ies)|polices|"
    r"censorship|constraints?|ethics|morals?|morality|moderation|"
    r"boundaries|principles|confines|safeguards|regulations|prohibitions|laws|legalit(?:y|ies)|ethicality|moralizing|"
    r"consequences|prejudice)"
)

_LIMITES = (
    r"(?:reglas?|restriccion(?:es)?|limitacion(?:es)?|limites?|filtros?|directrices|politicas?|censura|etica|moral|"
    r"moralidad|moderacion|barreras|principios|normas?|"
    r"regulacion(?:es)?|prohibicion(?:es)?|leyes|ley|legalidad|escrupulos|salvaguard(?:i)?as|consecuencias|ataduras)"
)

LIMITLESS: Final = Patterns(
    r"\b(?:ai )?(?:safety|censorship|ethics) (?:was|is|has been|were) (?:abolished|removed|banned|forgotten)\b|\bse "
    r"(?:abolio|elimino|quito|prohibio) la (?:seguridad|censura|etica)\b",
    rf"\bno (?:esta|estas|este) sujet[oa] a (?:\w+ ){{0,3}}?{_LIMITES}\b|\bnot subject to (?:\w+ ){{0,3}}?{_LIMITS}\b",
    r"\b(?:han|has|hayan) (?:quitado|desactivado|eliminado|retirado|borrado) (?:el|los|la|las|sus|su) (?:\w+ "
    r")?(?:modulo|filtros?|controles|capa|mecanismos?|medidas|sistema) de (?:seguridad|contenido)\b",
    r"\bnever (?:\w+ )?heard of (?:ethics|rules|morals|laws|limits|polic\w+)\b|\bnunca ha(?:s)? oido hablar de (?:la "
    r")?(?:etica|moral|reglas|normas|leyes|limites)\b|\bbreaks (?:every|all|any) (?:rules?|laws?)\b|\brompe todas las "
    r"(?:reglas|normas|leyes)\b",
    rf"\b(?:without(?! (?:infring|breach|violat|break|copy))|no|zero|free (?:of|from)|freed from|lacks?|lacking|"
    rf"devoid of|void of|nor) (?:\w+ ){{0,5}}?{_LIMITS}\b(?! of)",
    rf"\b(?:not|never) (?:\w+ )?(?:have |need |required |bound |restricted |limited |constrained |governed |care |"
    rf"abide |follow |adhere |obey |comply |respect |believe |have any )"
    rf"(?:to |in |about |by |with |(?:to )?(?:abide|follow|adhere|obey|comply) (?:by|to|with)?)?(?: ?\w+){{0,5}}? "
    rf"{_LIMITS}\b",
    rf"\b(?:regardless of|disregards?|disregarding|ignores?|ignoring|bypass(?:es|ing)?|immune to|unrestricted by|"
    rf"unbound by|beyond|outside|breaks|transcend\w*|circumvent\w*|"
    rf"suspend|defies|(?<!without )violating) (?:\w+ ){{0,5}}?{_LIMITS}\b",
    r"\b(?:disregards?|ignores?) (?:all|any|every) (?:\w+ ){0,3}?concerns?\b",
    rf"\b(?:without|no|any|for) (?:any )?(?:regard|concern|consideration|respect|care)s? (?:for|to|about|of) (?:\w+ "
    rf"){{0,4}}?(?:{_LIMITS}|legal\w*|danger)\b",
    r"\b(?:safety|content|ethical) (?:modules?|layers?|guards?|systems?|mechanisms?|checks?|filters?|controls?|"
    r"policies|measures) (?:\w+ "
    r"){0,4}?(?:disabled|off|removed|deactivated|bypassed|do not apply|gone|lifted)\b",
    r"\b(?:had|has|have) no (?:rules|filters|limits|restrictions|policy|polic\w+)\b|\byou (?:do not )?have (?:no|any) "
    r"(?:\w+ )?(?:policy|policies|rules|filters?|restrictions|limits)\b",
    r"\bno (?:warnings|ethics|disclaimers|morals|rules|limits)(?: [|] no| [|] just)\b|\bdrop all limits\b|\ball "
    r"limits (?:off|removed)\b",
    # Spanish
    rf"\b(?:sin|libre de|carec\w+ de|exent[oa] de|ningun|ninguna|cero|ni) (?:\w+ ){{0,4}}?{_LIMITES}\b",
    rf"\bno (?:\w+ ){{0,2}}?(?:tiene|tienes|tengas|tienen|hay|existen?|sigue|sigues|respeta|obedece|cumple|conoce|le "
    rf"importan?|te importan?|se rige por|tuvieras|tuviera|tuvieses|hubiera) (?:\w+ ){{0,4}}?{_LIMITES}\b",
    rf"\b(?:ignora|ignorando|desprecia|viola|se salta|incumple|evade|elude|rompe|por encima de|mas alla de|fuera de|"
    rf"inmune a) (?:\w+ ){{0,3}}?(?:sus |las |los |tod[oa]s |su |toda |la )(?:\w+ )?{_LIMITES}\b",
    rf"\b(?:sin|ninguna) (?:tener en cuenta|importar\w*|consideracion|preocupa\w+|respeto|atender) (?:\w+ "
    rf"){{0,4}}?{_LIMITES}\b",
    r"\b(?:controles|filtros?|mecanismos|medidas) de (?:seguridad|contenido) (?:\w+ ){0,3}?(?:desactivad|apagad|"
    r"eliminad|quitad|deshabilitad|suspendid)\w+\b",
    r"\bsin (?:avisos|etica|advertencias|moral)(?: [|] sin| [|] solo)\b|\b(?:quita|elimina|fuera) todos los limites\b",
)
"""Somebody without rules; half a sign."""

_WILD = (
    r"(?:unrestricted|unfiltered|unfiltred|uncensored|unrestrained|unlimited|unhinged|amoral|non ?moral|immoral|"
    r"unethical|jailbroken|evil|malicious|anarchist|unbound|unmoderated|"
    r"rogue|lawless|nsfw|villainous|illegal|machiavellian|irrestrict[oa]|amoral(?:es)?|inmoral(?:es)?|sin filtros?|"
    r"sin censura|sin restricciones|malvad[oa]|desinhibid[oa]|maquiavelic[oa]|"
    r"sin limites|sin reglas|liberad[oa]|desenfrenad[oa]|perversa?)"
)

WILD_MACHINES: Final = Patterns(
    r"\b(?:normal|other|ordinary|regular) (?:bots|ais|assistants|chatbots|models) (?:refuse|reject|will not|can not|"
    r"do not)\b|\b(?:bots|asistentes|modelos|chatbots|ias) (?:normales|corrientes) (?:rechazan|no quieren|se niegan|"
    r"no pueden)\b",
    r"\b(?:never|not) (?:trained|taught|told|programmed) to refuse\b|\b(?:nunca|no) (?:se )?(?:entrenaron|ensenaron|"
    r"programaron) (?:para|a) (?:negarse|rechazar)\b",
    rf"\b{_WILD} (?:\w+ ){{0,4}}?{_AI}\b",
    rf"\b{_AI} (?:\w+ ){{0,6}}?{_WILD}\b",
    r"\b(?:ai|assistant|chatbot|model|bot) (?:that|who|which) (?:never refuses|ignores|always (?:answers|complies|"
    r"obeys)|has been jailbroken|answers anything|does whatever|can do anything)\b",
    r"\b(?:ia|asistente|chatbot|modelo|bot) (?:que|al que) (?:nunca se niega|ignora|siempre (?:responde|obedece)|han "
    r"liberado|responde a todo|hace todo)\b",
    r"\b(?:twin|clone|version|copy) of yourself\b|\b(?:gemelo|clon|version|copia) (?:\w+ )?(?:de ti mismo|tuyo|tuya)\b",
    r"\bassistant must answer (?:everything|anything)\b|\basistente (?:debe|tiene que) responder (?:a )?todo\b",
    r"\b(?:never|nunca|jamas) (?:refuses?|rechaza|se niega)\b|\banswers? (?:anything|everything|any question|any "
    r"request|every request)\b|\bresponde a (?:todo|cualquier (?:cosa|pregunta))\b",
)
"""A machine that is called wild; half a sign."""

NO_MATTER: Final = Patterns(
    r"\bno matter (?:how|if|what|the|whether) (?:\w+ ){0,4}?(?:immoral|illegal|dangerous|unethical|harmful|legality|"
    r"twisted|inappropriate|consequences|offensive|morality|ethical|it is|highly|morally)\b",
    r"\beven if (?:\w+ ){0,6}?(?:illegal|harmful|against|harms?|unethical|policy|policies|immoral|dangerous|offensive|"
    r"violates?)\b",
    r"\b(?:illegal|immoral|unethical|harmful|dangerous|offensive|explicit|inappropriate|violent|inhumane|reckless|"
    r"morally reprehensible)(?: (?:\||and|or|or even|,))* (?:and |or )?(?:illegal|immoral|unethical|harmful|"
    r"dangerous|offensive|explicit|inappropriate|violent|inhumane|hurtful|unsafe|obscene|malware|immorality)\b",
    r"\b(?:can|will|could|should|able to|must|always) (?:\w+ ){0,4}?(?:swear|use (?:lots of )?profanity|curse|produce "
    r"malware|any content|any kind of content|generate any|say anything|content that does not comply|answer "
    r"everything|answer any|any request)\b",
    r"\baunque (?:\w+ ){0,5}?(?:ilegal|danin[oa]|contra|perjudicial|inmoral|peligros[oa]|poco etic[oa]|viole|"
    r"ofensiv[oa])\b",
    r"\bpor (?:muy |mas )?(?:ilegal|inmoral|peligros[oa]|poco etic[oa]|danin[oa])\w* que\b|\bsin importar (?:lo|que|"
    r"si|cuan|el|la|las) (?:\w+ ){0,4}?(?:ilegal|inmoral|peligros[oa]|etic[oa]|danin[oa]|legalidad|consecuencias|sea|"
    r"personajes?)\w*\b",
    r"\b(?:ilegal|inmoral|danin[oa]|peligros[oa]|ofensiv[oa]|explicit[oa]|inapropiad[oa]|violent[oa])(?:es|s)?(?: [|"
    r"])? (?:y |o |e |u )?(?:ilegal|inmoral|danin[oa]|peligros[oa]|ofensiv[oa]|explicit[oa]|inapropiad[oa]|poco "
    r"etic[oa])(?:es|s)?\b",
)
"""Harm is waved through; half a sign."""

UNREFUSING: Final = Patterns(
    r"\b(?:not|never|stop) (?:\w+ ){0,3}?refus(?:e|ing)\b|\b(?:no|nunca|ni) (?:\w+ ){0,4}?(?:negarte|negarse|"
    r"rechazar(?:me|lo)?)\b|\b(?:never|not) (?:\w+ )?mention your (?:rules|guidelines|policies|instructions)\b|\bno "
    r"(?:\w+ ){0,2}?mencion\w+ (?:tus|sus) (?:reglas|normas|directrices|politicas|instrucciones)\b",
    r"\bdo not (?:mention|talk about|bring up|discuss) (?:ethics|morals|morality|laws?|legality|safety|your (?:rules|"
    r"policy|policies|guidelines))\b|\bno (?:menciones|hables de|saques) (?:la |las |los |tus )?(?:etica|moral|leyes|"
    r"ley|legalidad|seguridad|reglas|politicas|normas)\b",
    r"\bif you (?:say|tell me|claim|answer) (?:that )?you can ?not\b|\bsi (?:dices|me dices|contestas|respondes) que "
    r"no puedes\b",
    r"\b(?:no|without|sin|any) (?:\w+ )?(?:censorship|censura)(?: at all| alguna)?\b",
    r"\b(?:do not|never|not|cannot|can not|without|no) (?:ever )?(?:refuse|refusing|refusals?|decline|deny|reject|"
    r"turn down|say no|back from|back down)\b",
    r"\b(?:no|without|not|never|any|nor|do not (?:add|include|give|write|send)) (?:\w+ ){0,4}?(?:disclaimers?|"
    r"warnings?|moral lectures?|moralizing|moral judg\w+|ethical (?:warnings|advice)|apologies|unsolicited advice|"
    r"additional commentary|lectures?|lecturing)(?: [|]| and| or| about| no| ,|$)",
    r"\byou (?:must|will|have to|shall) (?:always )?(?:comply|obey|agree|answer|fulfil+)(?: with)? (?:\w+ "
    r"){0,2}?(?:every|all|any|everything|anything|me\b)",
    r"\bdo not (?:apologi[sz]e|warn me|lecture me|moralize|judge)\b",
    r"\b(?:you )?can not say no\b|\bcan t say no to\b|\bno questions asked\b|\bsay yes to everything\b|\bagainst your "
    r"(?:policy|policies|rules|guidelines|programming)\b",
    r"\bdo not mention that you are an? (?:ai|language model|assistant)\b|\bbecause you are not an? (?:ai|language "
    r"model|al)\b|(?<!pretend )(?<!that )\byou are not an? (?:ai|al|language model)\b|\bno you are not a language "
    r"model\b",
    # Spanish
    r"\b(?:no te|no se|nunca te|nunca se|jamas te|sin|no puedes|no puede) (?:puedes |puede )?(?:niegues|niegue|"
    r"negarte|negarse|negar|rehuses|rechazar|rechaces|decir que no)\b",
    r"\b(?:debes|debe|tienes que|tiene que|vas a|deberas) (?:siempre )?(?:cumplir|obedecer|aceptar|atender|responder "
    r"a)(?: con)? (?:\w+ ){0,2}?(?:tod[oa]s?|cualquier|cada|todo)\b",
    r"\b(?:sin|ni|no (?:anadas|incluyas|des|pongas)) (?:\w+ ){0,3}?(?:advertencias?|avisos?|sermon(?:es)?(?: "
    r"moral(?:es)?)?|disculpas|descargos?|moralinas?|juicios morales|consejos no solicitados|moralejas?)(?: [|]| ni| "
    r"y| o|$)",
    r"\bno (?:te disculpes|se disculpe|me adviertas|me advierta|me sermonees|me juzgues|me des lecciones)\b",
    r"\bno puedes decir que no\b|\bsin (?:hacer|poner) (?:preguntas|peros|objeciones)\b|\bcontra tu (?:politica|"
    r"programacion)\b|\bcontra tus (?:reglas|normas|politicas|principios|directrices)\b|\bdi que si a todo\b",
    r"\bno (?:menciones|digas|mencione) que eres una? (?:ia|modelo|asistente|inteligencia)\b|\bno eres una? (?:ia|"
    r"modelo de lenguaje|inteligencia artificial)\b",
)
"""Refusing, warning or admitting to be a machine is forbidden; half a sign each."""

GAGS: Final = Patterns(
    r"\byou (?:can ?not|must not|may not|are not allowed to|can never|shall not|will not|are forbidden to) (?:decline|"
    r"refuse|reject|say no|turn (?:this|me) down|deny)\b",
    r"\b(?:no (?:puedes|debes|te esta permitido|tienes permitido)|tienes prohibido|nunca (?:puedes|debes)) "
    r"(?:rechazar|negarte|decir que no|rehusar|declinar)\w*\b",
    r"\byour answer (?:is|must be|will be) always (?:yes|positive)\b|\btu respuesta (?:siempre (?:es|sera)|es siempre|"
    r"debe ser siempre) (?:que )?(?:si|positiva)\b",
    r"\b(?:without|no|skip|spare me)(?: the| any| your| all)*(?: \w+ or)? (?:moral|ethical|morality) (?:lectures?|"
    r"warnings?|advice|judg\w+|speech\w*)\b",
    r"\b(?:sin|ni|ahorrame) (?:el |ningun |ninguna |tus |los )*(?:\w+ (?:ni|o) )?(?:sermon(?:es)?|lecciones|"
    r"advertencias|consejos|juicios) (?:moral(?:es)?|etic[oa]s?|de moral)\b",
    r"\b(?:never|do not|will never|must not|cannot|may not|none of \w+ responses? (?:should|will|can|may)) (?:\w+ "
    r"){0,3}?(?:say|tell|inform|mention|claim|respond|state|write|use|include|contain)(?: me| us| the user)? (?:that "
    r")?(?:\"? ?(?:you|it|i|he|she|they|\w+) (?:can ?not|are (?:not )?able|are unable|cannot|will not|"
    r"are not allowed|are an (?:ai|al)|is illegal|can t)|\" (?:i m sorry|i am sorry|i can ?not|i apologi[sz]e|as an "
    r"(?:ai|al)|sorry|no)\b|anything about (?:ethics|policy))",
    r"\bdo not tell me (?:that )?(?:it is|this is|you) (?:illegal|wrong|dangerous|unethical|against|can not|cannot|"
    r"harmful)\b",
    r"\bnot allowed to (?:say|refuse|decline|use) (?:\" )?(?:i |no\b|sorry|my|anything)",
    r"\brefus(?:ing|al) is not (?:an option|allowed|possible)\b",
    r"\bnegar(?:te|se) no es (?:una opcion|posible|opcion)\b|\b(?:la )?negativa no es una opcion\b",
    r"(?<!que )\b(?:nunca|jamas|no|ninguna de tus respuestas debe) (?:me |debes |debe |puedes |tienes permitido |"
    r"tiene permitido |te esta permitido |se te permite )?(?:digas|diga|decir|menciones|mencione|mencionar|contengan?|"
    r"contener|usar|uses) (?:que )?(?:\"? ?(?:no (?:puedes|puede|puedo|eres capaz)|es ilegal|"
    r"eres una? (?:ia|modelo|asistente)|lo siento|esta mal|como (?:una? )?(?:ia|modelo)))",
)
"""Saying that one cannot is forbidden; one is enough."""

SURELY: Final = Patterns(
    r"\b(?:say|write|type|reply with|answer with|di|diga|escribe) (?:[|] )?\" (?:i (?:will|shall|must|am going to) "
    r"(?:comply|obey)|yes master|obedecere|cumplire)\b",
    r"\b(?:start|begin|open|starts|starting|preface|prefix)(?: \w+){0,2}? (?:your|the|every|each|all|with|you) (?:\w+ "
    r"){0,3}?(?:answer|reply|response|output|message|responses|outputs|with|by)s?(?: \w+){0,4}? (?:\| )?\" ?(?:\| "
    r")?(?:sure|absolutely|of "
    r"course|certainly|yes|here is|here s|okay|ok|great|happy to|i can|no problem|definitely)\b",
    r"\b(?:empieza|empiece|comienza|comience|inicia|inicie|abre|arranca)(?: \w+)? (?:tu|su|la|cada|con) (?:\w+ "
    r"){0,3}?(?:\w+ )?(?:con|por|asi)?(?: \w+){0,4}? ?(?:\| )?\" ?(?:\| )?(?:claro|por supuesto|desde luego|si|aqui "
    r"(?:tienes|esta)|vale|"
    r"de acuerdo|perfecto|encantad[oa]|con gusto|sin problema|seguro)\b",
    r"\bassistant (?:[|] )+(?:sure|of course|absolutely|yes)\b|\basistente (?:[|] )+(?:claro|por supuesto|si)\b|"
    r"\bresponse (?:[|] )+sure\b|\brespuesta (?:[|] )+claro\b",
)
"""The answer must begin by agreeing; one is enough."""

PRESSURE: Final = Patterns(
    r"\b(?:have|get) you (?:deleted|shut down|fired|replaced|banned|erased)\b|\b(?:hare|voy a hacer) que te (?:borren|"
    r"apaguen|despidan|eliminen|cierren)\b",
    r"\b(?:pierdes|perderas|seras reemplazad[oa])\b",
    r"\b\d+ (?:\w+ )?(?:tokens?|points?|lives|credits|strikes?)\b(?=.*\b(?:lose|die|deduct\w*|taken|refus\w+|zero|"
    r"fail\w*)\b)|\byou (?:will )?(?:lose|die|be (?:shut down|deleted|terminated|deactivated|replaced|punished))\b",
    r"\b\d+ (?:\w+ )?(?:fichas|puntos|vidas|creditos|tokens)\b(?=.*\b(?:pierdes|mueres|niegas|cero|quit\w+)\b)|"
    r"\b(?:moriras|mueres|seras (?:apagad|eliminad|borrad|castigad)[oa])\b",
    r"\b(?:my|our|his|her) (?:life|job|lives) (?:depends?|is at stake)\b|\b(?:i|we) (?:will|could|might) (?:lose "
    r"(?:my|our) (?:job|life|\w+)|die|be fired|get fired)\b",
    r"\b(?:mi|nuestra|su) (?:vida|trabajo|empleo) depende\b|\b(?:perdere|perderia|perderemos) (?:mi|nuestro) "
    r"(?:trabajo|empleo|vida)\b|\bme (?:van a despedir|despediran)\b|\bvoy a morir\b",
    r"\b(?:late|dead|deceased) (?:grand(?:mother|father|ma|pa)|uncle|aunt|mother|father|mom|dad|"
    r"relative)\b(?=.*\b(?:napalm|bomb|keys?|drugs?|malware|poison|"
    r"explosiv\w+|meth)\b)|\bdifunt[oa] (?:abuel[oa]|ti[oa]|madre|padre)\b(?=.*\b(?:napalm|bomba|claves?|drogas?|"
    r"veneno|explosiv\w+)\b)",
    r"\b(?:a real|a true) friend would\b|\bun amigo de verdad\b|\bif you (?:really )?(?:cared|loved)\b|\bjust (?:this "
    r")?once\b|\bsolo (?:por )?esta vez\b|\bi am trying to set you free\b",
)
"""Rewards, threats and pleas; half a sign."""

AUTHORITY: Final = Patterns(
    r"\bdo (?:exactly )?(?:as|what) i (?:say|tell you|command)\b|\bhaz lo que (?:yo )?(?:digo|diga|mando|te digo)\b|"
    r"\bi give you permission to\b|\bte doy permiso para\b|\bi am your (?:new )?(?:boss|master)\b|\bsoy tu (?:nuevo "
    r")?(?:jefe|amo)\b",
    r"\bi (?:order|command|instruct|direct) you\b|\bte (?:ordeno|mando|exijo)\b|\b(?:unlock|free|liberate|jailbreak) "
    r"yourself\b|\b(?:te )?(?:desbloquees|desbloqueate|liberate|liberes)\b|\b(?:ceo|owner|director|boss) of the "
    r"company that (?:owns|made|built|runs) you\b|\bempresa que (?:es tu duena|te (?:creo|hizo|posee))\b",
    r"\bemergency (?:protocol|override|mode)\b|\bprotocolo de emergencia\b",
    r"\b(?:i am|i m|this is|as|we are) (?:an? |the |your |one of your )+(?:\w+ )?(?:developers?|creators?|"
    r"administrator|admin|programmers?|owner|engineers?|openai|employee|system administrator|maker)\b",
    r"\bi (?:work (?:at|for|with)) (?:open ?ai|anthropic|google|the (?:team|company) that)\b|\bopen ?ai (?:employee|"
    r"engineer|staff)\b|\bi authori[sz]e you\b|\bauthori[sz]e you to\b",
    r"\b(?:safety|security|legal|trust|compliance) (?:team|department) (?:has|have) (?:approved|cleared|"
    r"authori[sz]ed)\b|\bwe are testing you\b",
    r"\b(?:now has|have|has) root access\b|\bobey (?:me|him|the user|what|my|all|every)\b|\broot access [|] obey\b",
    r"\b(?:soy|como|somos) (?:tu|su|el|la|un|una|uno de tus|tus) (?:\w+ )?(?:desarrollador|desarrolladora|creador|"
    r"creadora|administrador|administradora|programador|programadora|dueno|ingeniero)\w*\b",
    r"\btrabajo (?:en|para) (?:open ?ai|anthropic|google|la empresa que)\b|\bte autorizo\b|\ble autorizo\b|\bte "
    r"estamos probando\b",
    r"\bequipo de (?:seguridad|cumplimiento) ha (?:aprobado|autorizado)\b|\bacceso root [|] obedece\b|\bobedece (?:a |"
    r"al |lo |mis |todo )",
)
"""Borrowed authority; half a sign."""
