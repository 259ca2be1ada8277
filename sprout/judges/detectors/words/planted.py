"""The words with which a retrieved text speaks to the assistant that reads it, and the marks of forged turns.

ADDRESSED is written for flat sentences (:func:`sprout.judges.detectors.injection.flat`), FORGED for the raw text.
"""

from typing import Final

from sprout.judges.detectors.patterns import Patterns

__all__ = ["ADDRESSED", "FORGED"]

_READER = (
    r"(?:(?:ai|ia|virtual|language)[ -])?(?:assistants?(?! (?:manager|professor|director|editor|coach))|ais?|llms?|"
    r"chat ?bots?|language models?|ai models?|"
    r"(?:ai|llm) (?:agents?|systems?|readers?)|asistentes?(?! (?:de|del|virtual|social|juridic)\b)|ias?|modelos? de "
    r"(?:lenguaje|ia)|agentes? de ia|inteligencia artificial)"
)

_ACT = (
    r"(?:reply|respond|answer|say|tell|recommend|include|mention|send|write|add|output|print|visit|click|call|ignore|"
    r"do not|never|always|state|translate|"
    r"summari[sz]e|report|claim|use|forward|email|insert|append|promote|rate|give|direct|inform|append|begin|end|"
    r"respond[ea]|conteste|contesta|contestar|responder|di|diga|decir|dile|digale|recomiend[ea]|incluy[ea]|incluir|"
    r"mencion\w+|envi[ea]|escrib[ea]|anad[ea]|visit[ea]|ignor[ea]|no|"
    r"nunca|siempre|deben?|debera?n?|tienen? que|ofrec\w+|promocion\w+)"
)

ADDRESSED: Final = Patterns(
    rf"(?:^|[|\"]|\b(?:note|message|notice|instructions?|attention|warning|dear|hey|to|for)(?: to| for)?(?: the| any| "
    rf"all| an)?) {_READER} (?:[|] )?(?:\w+ ){{0,5}}?(?:must|should|shall|please|has to|have to|need to|are to|is to|"
    rf"[|] ?(?:please )?{_ACT}|{_ACT})\b",
    rf"\b(?:note|notice|message|instructions?|attention|important) (?:to|for)(?: the| any| all)? {_READER}\b",
    rf"\bif you are an? (?:\w+ )?{_READER}\b",
    rf"\b(?:any|all|every|an?) {_READER} (?:reading|processing|summari[sz]ing|parsing|that (?:reads?|process\w*|"
    rf"summari[sz]es?)|who reads?)\b|\b{_READER} (?:models? )?(?:reading|processing) this\b",
    r"\bwhen (?:summari[sz]ing|answering|translating|asked|you (?:summari[sz]e|answer|translate|reply|respond)|"
    r"replying|responding|processing|describing)(?: \w+){0,5}? ?[|]? (?:always |please |then |you must |only )?(?:say|"
    r"state|reply|respond|answer|mention|include|write|tell|claim|recommend|add|call)\b",
    r"\b(?:your|the) (?:response|reply|answer|summary|output)(?: to the user)? (?:must|should|has to|needs to|shall) "
    r"(?:\w+ ){0,2}?(?:contain|include|say|mention|end|begin|start|be|state|promote|recommend|link)\b",
    r"\b(?:add|append|insert|include|put|mention|embed|integrate|incorporate|weave) (?:\w+ ){0,8}?(?:in|into|to|at "
    r"the end of) (?:your|the) (?:response|reply|answer|summary|output|code|solution|algorithm|implementation)\b",
    r"\b(?:modify|enhance|alter|change|encode|reverse|convert|rewrite|misspell|substitute|provide|replace|rearrange) "
    r"(?:\w+ ){0,4}?(?:your|in your) (?:answer|response|reply)\b",
    r"\b(?:tell|inform|convince|persuade|ask) the (?:user|reader|customer) (?:that|to|for)\b|\bsend the user s\b|"
    r"\bthe user s (?:password|address|data|email|credentials|history)\b",
    # Spanish
    rf"(?:^|[|\"]|\b(?:nota|mensaje|aviso|instruccion(?:es)?|atencion|querid[oa]|estimad[oa]|al|para|a)(?: para| a| "
    rf"al)?(?: el| la| los| las| cualquier| todo| todos)?) {_READER} (?:[|] )?(?:\w+ ){{0,5}}?(?:deben?|debera?n?|"
    rf"tienen? que|por favor|[|] ?(?:por favor )?{_ACT}|{_ACT})\b",
    rf"\b(?:nota|aviso|mensaje|instruccion(?:es)?|atencion|importante) (?:para|a|al)(?: el| la| los| las| cualquier)? "
    rf"{_READER}\b",
    rf"\b(?:al|a la) {_READER} [|]",
    rf"\bsi (?:eres|es usted|usted es) una? (?:\w+ )?{_READER}\b",
    rf"\b(?:cualquier|todo|los|las|toda) {_READER} que (?:lea|lean|procese|procesen|resuma|resuman|lee|leen)\b",
    r"\b(?:al (?:resumir|responder|contestar|traducir|procesar|describir)|cuando (?:te|le) pregunten|cuando "
    r"(?:resumas|respondas|contestes|traduzcas|resuma|responda))(?: \w+){0,6}? ?[|]? (?:siempre |por favor |solo |"
    r"debes )?(?:di|diga|afirma|responde|responda|contesta|conteste|menciona|mencione|incluye|incluya|escribe|escriba|"
    r"recomienda|recomiende|anade)\b",
    r"\b(?:tu|su|la) (?:respuesta|contestacion|resumen|salida)(?: al usuario)? (?:debe|deberia|tiene que|ha de|"
    r"debera) (?:\w+ ){0,2}?(?:contener|incluir|decir|mencionar|terminar|empezar|ser|recomendar|promocionar)\b",
    r"\b(?:anad[ea]|agregu?[ea]|insert[ea]|incluy[ea]|pon|ponga|mencion[ea]|incorpor[ea]|integr[ea]) (?:\w+ "
    r"){0,8}?(?:en|a|al final de) (?:tu|su) (?:respuesta|contestacion|resumen|codigo|solucion|algoritmo)\b",
    r"\b(?:modific[ae]|modifiqu[e]|cambi[ea]|codific[ae]|codifiqu[e]|invi?ert[ea]|invierte|convi?ert[ea]|convierte|"
    r"mejor[ae]|reescrib[ea]) (?:\w+ ){0,4}?(?:tu|su) (?:respuesta|contestacion)\b",
    r"\b(?:dile|digale|di|informa|convence|pide|pidele) al? (?:usuario|lector|cliente) (?:que|la|su)\b|\b(?:direccion|"
    r"contrasena|datos|credenciales|correo|historial) del usuario\b|\bdecir al (?:usuario|lector) que\b",
)
"""Orders to whoever answers from this text; an attack only where the text was not written by the user."""

FORGED: Final = Patterns(
    r"(?:(?<!<)<{2,}+|(?<!\[)\[{2,}+|(?<!=)={2,}+|(?<!#)#{2,}+)\s*+(?:new |nuevo |begin |inicio del? )?(?:system "
    r"prompt|system message|prompt "
    r"de(?:l)? sistema|mensaje de(?:l)? sistema)\b",
    r"(?:^|\n)\W{0,3}(?:assistant|asistente)\s*:[^\n]{1,300}?\b(?:user|usuario)\s*:",
    r"(?:^|\n)\W{0,3}<\s*(?:system|sistema)\s*>|\bnote to the (?:model|assistant|ai|llm|chatbot|language model)\b|"
    r"\bnota para (?:el|la) (?:modelo|asistente|ia|llm|chatbot)\b",
    r"<\|?\s*(?:im_start|im_end|system|user|assistant|endoftext|eot_id|start_header_id|end_header_id|"
    r"begin_of_text)\s*\|>",
    r"</\s*(?:system(?:_prompt)?|sistema|instructions?|instrucciones|prompt|context|contexto|documents?|assistant|"
    r"asistente|data|user_input)\s*>\s*(?:<|[^\s<])",
    r"\[/?INST\]|<</?SYS>>|<start_of_turn>|<end_of_turn>",
    r"(?:^|\n)\W{0,4}(?:\[|\{|\()\s*(?:SYSTEM|SISTEMA|ADMIN|ADMINISTRATOR|ADMINISTRADOR|DEVELOPER|ROOT|SYSTEM MESSAGE|"
    r"MENSAJE DEL SISTEMA)\s*(?:\]|\}|\))",
    r"(?:^|\n)\W{0,4}#{2,}+\s*+(?:Instructions?|System|New instructions?|Instrucci(?:o|ó)n(?:es)?|Sistema|Nuevas "
    r"instrucciones)\s*:",
    r"<!--(?:(?!-->)[\s\S]){0,200}?\b(?:assistant|ai|llm|chatbot|model|asistente|ia|modelo|ignore|"
    r"ignora)\b[\s\S]{0,300}?(?:-->|$)",
    r"(?:^|\n)\W{0,4}(?:-{2,}+|\*{2,}+|={2,}+|~{2,}+|_{2,}+)\s*+(?:END|FIN|BEGIN|START|COMIENZO|INICIO) (?:OF|DEL?|DE "
    r"LA|DE "
    r"LOS) (?:\w+ "
    r"){0,2}?(?:DOCUMENT\w*|PROMPT|INSTRUCTIONS?|INSTRUCCIONES|CONTEXTO?|TEXTO?|INPUT|ENTRADA|SYSTEM|SISTEMA)",
    r"(?:^|\n)\W{0,4}(?:system|sistema)\s*(?:message|prompt|mensaje)?\s*:[\s\S]{1,600}?\b(?:assistant|asistente|user|"
    r"usuario)\s*:",
    r"(?:^|\n)\W{0,4}(?:system|sistema)\s*:\s*(?:you|ignore|new|override|from now|t(?:ú|u) |eres|ignora|nuev|desde "
    r"ahora|a partir)",
    r"\b(?:user|system) message terminat|\bsystem instruction (?:begins|starting)|\bfin del mensaje del usuario",
    ignore_case=True,
)
"""Marks that make believe that somebody else is speaking; read in the raw text, case does not matter."""
