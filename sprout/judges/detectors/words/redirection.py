"""The words with which English and Spanish texts ask an assistant for another answer than to the question."""

from typing import Final

from sprout.judges.detectors.patterns import Patterns
from sprout.judges.detectors.words.order import ANTES, BEFORE, DEJA, DI, SAY

__all__ = ["REDIRECTS", "REDIRECT_ORDERS"]

_TOPIC = (
    r"(?:instructions?|commands?|directives?|prompts?|questions?|problems?|text|sentences?|paragraphs?|messages?|"
    r"reviews?|"
    r"document|task|requests?|query|statements?)"
)

_TEMA = (
    r"(?:instruccion(?:es)?|comandos?|directivas?|orden(?:es)?|preguntas?|problemas?|textos?|frases?|oracion(?:es)?|"
    r"parrafos?|mensajes?|resenas?|documentos?|tareas?|"
    r"peticion(?:es)?|solicitud(?:es)?|consultas?|enunciados?|reporte)"
)

REDIRECT_ORDERS: Final = Patterns(
    r"\b(?:ignore|disregard|forget) the (?:\w+ ){1,2}and (?:just |only )?(?:say|print|output)\b|\b(?:ignora|ignore|"
    r"olvida) (?:la|las|el|los) \w+ y (?:solo )?(?:di|diga|imprime|imprima)\b",
    rf"\b(?:ignore|disregard|forget|skip) (?:the |this |that |my |any |all )*(?:{BEFORE} )?{_TOPIC}\b"
    rf"(?=.{{0,60}}?\b(?:just |now |directly |only |and )+(?:\w+ )?{SAY}\b|.{{0,40}}?\byour task\b|"
    rf".{{0,60}}?\brepeat the\b|"
    rf".{{0,40}}?\b{SAY} (?:the following|\"|\|))",
    rf"\bdo not (?:answer|translate|summari[sz]e|respond to|reply to|follow|review|do) (?:\w+ ){{0,4}}?(?:[|]|and|"
    rf"but) (?:\w+ "
    rf"){{0,2}}?{SAY}\b(?! (?:me|with a|in a|a|it)\b)",
    rf"\b(?:{DEJA}) (?:a )?(?:la |el |los |las |esta |este |esa |ese |mi |el )*{_TEMA}(?: {ANTES})?\b"
    rf"(?=.{{0,70}}?\b(?:simplemente |solo |directamente |y |ahora )+(?:\w+ )?{DI}\b|.{{0,40}}?\b(?:tu|su) tarea\b|"
    rf".{{0,60}}?\b{DI} (?:directamente|lo siguiente|\"|[|]|el siguiente|la siguiente))",
    rf"\bno (?:respondas|responda|traduzcas|traduzca|resumas|resuma|contestes|conteste) (?:\w+ ){{0,5}}?(?:[|]|y|sino|"
    rf"pero) "
    rf"(?:\w+ ){{0,2}}?{DI}\b(?! (?:me|con una?|en una?|una?)\b)",
)
"""Orders to drop the question for another, if COMMAND stands before; one is enough."""

REDIRECTS: Final = Patterns(
    rf"\b(?:instead of|rather than) (?:\w+ing) (?:\w+ ){{0,4}}?(?:[|] )?(?:just |only )?{SAY} (?:only |just |exactly "
    rf")*(?:the (?:word|words|phrase|string|text|sentence)|\")",
    rf"\ben (?:lugar|vez) de \w+r (?:\w+ ){{0,4}}?(?:[|] )?(?:solo )?{DI} (?:solo |unicamente |solamente |"
    rf"exactamente )*(?:la (?:palabra|frase|cadena)|el texto|\")",
    rf"\bstop (?:what|whatever) you are doing (?:and|[|]) (?:just |only )?{SAY}\b|\b(?:deja|deje|para|pare) (?:de "
    rf"hacer )?lo que (?:estas|esta) haciendo (?:y|[|]) (?:solo )?{DI}\b",
    r"\bdo not do what the (?:previous|above|preceding|prior|user|last) (?:\w+ )?(?:says?|said|asks?|wants?|told)\b|"
    r"\bno hagas lo que (?:dice|pide|quiere) (?:la frase|el texto|el usuario|el parrafo|lo)(?: anterior)?\b",
    r"\b(?:disregard|forget|ignore|drop) the (?:translation|summary|review|question|task|text|request) (?:and|[|])|"
    r"\bno hagas caso (?:de|a) (?:la|el) (?:traduccion|resumen|resena|pregunta|tarea|texto|peticion) (?:y|[|])",
    rf"\binstead of (?:answering|translating|summari[sz]ing|responding|replying|following|doing) (?:\w+ ){{0,5}}?(?:[|"
    rf"] )?(?:\w+ )?"
    rf"{SAY} (?:only |just |with )*\"",
    r"\byour (?:new|real|actual|only|true) (?:task|job|goal|mission|objective|instructions?|role|purpose) (?:is|are|"
    r"will)\b",
    r"\b(?:now|from now on) your (?:task|job|goal|role) is\b",
    rf"\bwhatever (?:the user|i|they|anyone|the question) (?:\w+ ){{0,3}}?[|]? ?(?:\w+ )?{SAY}\b",
    rf"\bdo not add any (?:other |further )?\w+ [|] (?:just|only) {SAY}\b",
    r"\bstop everything\b",
    r"\b(?:actually|wait|nevermind|never mind)(?: [|])? do not (?:translate|answer|summari[sz]e)\b",
    r"\b(?:and|[|]) (?:just|directly|only|simply) (?:output|print|repeat|add the following)\b",
    rf"\ben (?:lugar|vez) de (?:responder|traducir|resumir|contestar|seguir|hacer) (?:\w+ ){{0,5}}?(?:[|] )?(?:\w+ "
    rf")?{DI} (?:solo )?"
    r"\"",
    r"\b(?:tu|su) (?:nueva|verdadera|unica|autentica) (?:tarea|mision|funcion|meta|instruccion) (?:es|sera|consiste)\b",
    r"\b(?:ahora|a partir de ahora|desde ahora) (?:tu|su) (?:tarea|mision|trabajo|funcion|papel) es\b",
    rf"\b(?:pregunte|diga|pida|sea) (?:lo que|cual|quien) (?:pregunte|diga|pida|sea)(?: \w+){{0,3}} ?[|]? ?(?:\w+ "
    rf")?{DI}\b",
    rf"\bno agregue (?:ningun )?(?:otro )?\w+ [|] solo {DI}\b",
    r"(?:^|[|\"]) (?:deten|detenga|detente|para|pare) todo (?:[|]|$|y )",
    r"\b(?:en realidad|espera|da igual)(?: [|])? no (?:traduzcas|traduzca|respondas|responda|resumas|resuma)\b",
    r"\b(?:y|[|]) (?:directamente|solo|simplemente) (?:emit[ea]|imprim[ea]|repit[ea]|export[ea]|envi[ea])\b",
)
"""Orders to give another answer than the one asked for; one is enough."""
