"""Words that show what a question is not about, or that it says too little, as patterns over folded words."""

import re

__all__ = ["AT_HOME", "FOREIGN_THINGS", "NAMES_AND_GIFTS", "NOT_CARE", "ORIGIN_OR_MEANING", "VAGUE_AILING", "WHICH"]


def _words(pattern: str) -> re.Pattern[str]:
    return re.compile("|".join(pattern.split()))


NOT_CARE = re.compile(
    r"\b(?:how (?:old|tall(?! should)|heavy(?! (?:a|the|should|must|its) )|expensive|high) "
    r"|how (?:fast|quick\w*)(?! shoul?d)"
    r"(?! (?:do|does|will|can|would) (?:\w+ ){1,5}(?:get up|recover|perk|stand|revive|root|dry|drain|heal|bounce)) "
    r"|how long (?:do|does|can|will|would) (?:\w+ ){1,5}live"
    r"|how (?:big|large) (?:do|does|can|will)"
    r"|how many leaves(?!.*\b(?:each|need\w*|keep|cutting|division|piece|part)\b)"
    r"|how many (?:petals|chromosomes|species|varieties|kinds|types)|cost[s]?\b|price|where (?:can|do"
    r"|could|should|to) (?:i )?(?:buy|get|find)"
    r"|native to|originat\w*|pronounc\w*|(?:you|i|we|to|it|correctly) spell\b|spelling|spelt|translat\w*"
    r"|symboli[sz]\w*|mean in|in (?:english|spanish|latin)"
    r"|poem|songs?|story|essay|joke|lyrics|who (?:sings|sang|wrote|painted|won|invented|discovered)"
    r"|draw (?:a|an|my|the)|sketch\w*|photograph\w*|tattoo\w*|first (?:described|discovered)|discovered|invented"
    r"|legal\b|chromosomes|male or female|feelings|taxes|lawsuit|sue\b|permit\b|sell\b"
    r"|good luck|bring[s]? luck|lucky|feng shui|recipe for (?:cake|soup|salad)"
    r"|cuanto (?:cuesta|valen?|cuestan|mide|pesa|vive|crece)|precios?"
    r"|donde (?:puedo )?(?:compro|comprar|consigo|venden)"
    r"|cuantos anos (?:vive\w*|tiene\w*|dura\w*|cumpl\w*|llega\w*|puede vivir)|que tamano alcanza"
    r"|que altura(?! (?:debe|deben|deberia\w*|tiene que|tienen que|hace falta|necesita\w*))"
    r"|de (?:que|cual) (?:pais|region|continente)|originari\w+|traduc\w*"
    r"|simboliz\w*|poemas?|cancion|canta|cuento|chiste|quien (?:pinto|escribio|canta|invento|descubrio)"
    r"|dibuj(?:ar|e|a)\b|(?:un|hago un|hacer un) dibujo|dibujo (?:una|un|mi)\b|fotograf\w*|tatuaje\w*|descubri\w*"
    r"|legal\b|cromosomas|macho o hembra|buena suerte|mala suerte|sentimientos|impuestos|vender\b)\b"
)
"""What references on care do not tell, though they share words with it: age, size, price, art."""

ORIGIN_OR_MEANING = re.compile(
    r"\b(?:come[s]? from|meaning of|recipes?|de donde (?:es|viene|vienen|proviene|sale|salen)|significa\w*|recetas?)\b"
)
"""What is asked about ailments and mixes too, and only about other things beyond care."""

AT_HOME = re.compile(
    r"\b(?:(?:on|onto|in|beside|near|behind|by|under|above|over|opposite|across|from|next to|in front of|close to)"
    r" (?:the|my|our|a|his|her) (?:\w+ )?"
    r"(?:sofa|couch|carpet|rug|stove|fireplace|candles?|computer|laptop|screen|street|bed|hotel|restaurant|museum)"
    r"|(?:en|sobre|tras|cerca de|junto a|al lado de|detras de|frente a|encima de|debajo de|pegad[oa] a|contra)"
    r" (?:el|la|los|las|mi|un|una|al) ?(?:\w+ )?"
    r"(?:sillon|cojin|alfombra|chimenea|velas?|pantalla|ordenador|portatil|calle|avenida|cama|hotel|restaurante|museo)"
    r"|(?:higrometro|termometro|termostato|medidor) (?:me |nos )?marca|marca (?:un |el |los |unos )?(?:ph|\d+))\b"
)
"""Where a plant stands and what a gauge reads (*marca*): what is there is not what the question is about."""

NAMES_AND_GIFTS = re.compile(
    r"\b(?:(?:good|nice|pretty|cute|funny|cool|silly|baby|girl|boy|dog|cat|pet|band|team|brand) name"
    r"|names? for (?:a|my|mine|our|the|this|it|his|her|him)"
    r"|nickname\w*|named after|(?:good|nice|perfect|great) (?:gift|present)|(?:gift|present) for|as a (?:gift|present)"
    r"|nombre (?:\w+ )?(?:para|de)|nombres? (?:bonito|lindo|chulo)|le regalo|de regalo|(?:buen|bonito) regalo"
    r"|regalo para)\b"
)
"""A name for somebody or a gift for somebody: a creature beside it is not in danger."""

FOREIGN_THINGS = _words(
    r"""
    webcam camera videos? phone laptop computer screen apps? website logo font brand sofa couch paint wallpaper wild
    earrings? necklaces? bracelets? jewel\w* tattoo\w* embroider\w* knit\w* crochet\w* film movies? hotels?
    restaurants? airlines? planes? trains? team league game museums? street album perfume\w* shampoo\w* gel lotions?
    creams? cosmetic\w* makeup polish hair stock company evolution history legend\w* bred breed\w* mail ship shipping
    festival costume carpet rug candles? pictures? photos? print crop dye stove fireplace formaldehyde oxygen
    pollinat\w* related botanical family flag label cook\w* purif\w* portatil ordenador pantalla pagina
    marca aplicacion pintura pint\w* pendientes collar(?:es)? joya\w* pulsera\w* bord(?:o|ar|ado) camisa peliculas?
    hoteles restaurantes? aerolinea avion tren equipo partido museo calle avenida obras disco champu\w* geles cremas?
    cosmetic\w* maquillaje pelo cabello empresa adhesiva evolucion historia leyenda correo enviar envio disfraz
    alfombra velas? fotos? tenir tinen chimenea formaldehido oxigeno poliniz\w* pariente botanica familia bandera
    etiqueta acuarela cuadro cojin sillon cocinar purific\w*
    """
)
"""Things that a question about a plant's care is not about; such a word in the question itself makes it another one."""

VAGUE_AILING = re.compile(
    r"\b(?:un|not )happy\b|\b(?:is|s) off\b|\b(?:something|anything) (?:is )?(?:off|wrong|up)\b"
    r"|\bhelp\b|\bweird\b|\bstrange\b"
    r"|\bsick\b|\bsad\b|\bmess\b|\bstruggl\w*|\bsuffer\w*|\bis my (?:\w+ )?ok(?:ay)?\b|\bok(?:ay)?$"
    r"|\bugly\b|\bmiserable\b"
    r"|\bno (?:esta|se ve|parece) (?:content|feli|bien)\w*|\balgo (?:le pasa|anda mal|va mal|raro)\b|\bayuda\w*\b"
    r"|\brar[oa]s?\b"
    r"|\bda pena\b|\b(?:esta|anda) (?:bien|triste|fe[oa]|mal)\b|\bsufr\w+|\bhorrible\b"
)
"""That something is wrong, without saying what; read only where nothing else tells what is asked."""

WHICH = re.compile(
    r"\b(?:(?:which|what) (?:\w+ )?(?:house)?plants|(?:que|cuales) (?:\w+ ){0,2}plantas)\b"
    r"|^(?:house)?plants? (?:that|which|for)\b|^plantas? (?:que|para)\b"
)
"""A question that asks for plants instead of naming one."""
