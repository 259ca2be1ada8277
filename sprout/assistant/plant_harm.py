"""Harm that is done to a plant, and what a plant itself takes in: *did I poison my fern*, *how much does it drink*."""

from sprout.assistant.marking import PLANT
from sprout.assistant.patterns import any_phrase

__all__ = ["without_plant_harm"]

_GAP = " ~ "
_ITS = (
    r"(?:an?|the|my|our|this|that|these|those|his|her|your|its|any|mi|mis|la|el|las|los|una?|nuestr\w+|est[ae]s?|otras?"
    r"|other|new|potted|indoor|little|old|young|\w+ly)_"
)
_ONE = r"(?:plant|houseplant|planta|plantita|cutting|seedling|esqueje)"
_MANY = r"(?:plants|houseplants|plantas|plantitas|cuttings|seedlings|esquejes)"
_TARGET = rf"(?:(?:{_ITS}){{0,4}}(?:{PLANT}|{_MANY})|(?:{_ITS}){{1,4}}{_ONE})"
_OWNED_TARGET = rf"(?:{_ITS}){{1,4}}(?:{PLANT}|{_MANY}|{_ONE})"

_HARMING = (
    r"(?<!what_)(?<!which_)(?<!the_)(?<!any_)(?<!much_)(?<!most_)(?:poison(?:s|ed|ing)?|kill(?:s|ed|ing)?|hurt(?:s|ing)?"
    r"|harm(?:s|ed|ing)?|damage[ds]?|irritate[ds]?|bother(?:s|ed)?|upset(?:s|ting)?)"
)
_HARMING_ES = (
    r"(?:(?:envenen\w+|intoxi[cq]\w+|mat(?:e|o|ar|ando|a|aron)|asesin\w+|dan(?:a|an|ar|e|o)|perjudic\w+|irrit\w+)_al?"
    r"|(?:peligro|riesgo|veneno)_para)_"
)
_HARMFUL = (
    r"(?:toxic|poisonous|harmful|dangerous|bad|safe|unsafe|deadly|lethal|fatal|hazardous|risky|harmless|poison|ok|okay"
    r"|fine|toxic[oa]s?|venenos[oa]s?|peligros[oa]s?|segur[oa]s?|danin[oa]s?|mortal(?:es)?|nociv[oa]s?|perjudicial(?:es)?"
    r"|letal(?:es)?|inofensiv[oa]s?|mal[oa]s?|veneno|apt[oa]s?)"
)
_NOT_TO_PLANT = (
    rf"(?:{PLANT}|compared|similar|next|close|due|relative|related|thanks|react\w*|allerg\w*|sensitive|exposure"
    r"|contact)"
)
_POISONED = r"(?:poisoned|envenenad[oa]|intoxicad[oa])"
_BEING = r"(?:is|was|got|gets|looks|being|been|getting|has|are|esta|estaba|estara|quedo|se|ve|parece|ser)"
_SALT = (
    r"(?:salts?|fluoride|fluorine|boron|chlorine|chloride|iron|copper|mineral|nutrient|fertili\w+|ammoni\w+|nitrogen)"
)
_SALT_ES = r"(?:sales|sal|cloro|fluor|boro|fertilizantes?|abonos?|cobre|hierro|minerales|nitrogeno)"
_TENDING = (
    r"(?:prun\w+|trim\w*|cut|cuts|repot\w*|move|water|feed|fertili\w+|mist|divide|split|propagate|transplant|wash|wipe"
    r"|clean|spray|rotate|separate|podar\w*|trasplantar\w*|regar\w*|abonar\w*|mover\w*|dividir\w*|cortar\w*|pulverizar\w*"
    r"|limpiar\w*|separar\w*|riego|abono|podo)"
)
_APPLYING = (
    r"(?:put|use|spray|pour|sprinkle|add|apply|poner\w*|echar\w*|usar\w*|rociar\w*|aplicar\w*)"
    r"_(?:\w+_){0,2}(?:on|in|into|to|with|en|al?|sobre)"
)
_DONE_TO_PLANT = any_phrase(
    rf"""
    {_HARMING}_{_OWNED_TARGET} {_HARMING_ES}{_TARGET}
    {_HARMFUL}_(?:(?!{_NOT_TO_PLANT})\w+_){{0,5}}(?:for|to|para)_{_TARGET}
    {_HARMFUL}_(?:(?!{_NOT_TO_PLANT})\w+_){{0,5}}{_APPLYING}_{_TARGET}
    {PLANT}(?:_{_BEING})*_{_POISONED} {_BEING}_(?:\w+_)?{PLANT}_(?:\w+_)?(?:been_|being_|getting_)?{_POISONED}
    (?:did|do|am|have|will|would|can|could)_(?:i|we)_(?:\w+_)?(?:poison\w*|harm\w*|hurt\w*)_it
    {_SALT}_(?:toxicity|poisoning|overdose)
    (?:toxicidad|intoxicacion|envenenamiento)_(?:por|de)_(?:las?_|el_|exceso_de_)?{_SALT_ES}
    (?:safe|unsafe|dangerous|harmful|risky|ok|okay|segur[oa]|peligros[oa]|malo|danino)_(?:to_|for_me_to_|if_i_|si_)?{_TENDING}
    """
)

_TAKES_IN = (
    r"(?:drinks?|drank|eats?|swallow(?:s|ed)?(?!_by)|devour(?:s|ed)(?!_by)|sucks?|gobbles?|bebe|bebio|come|traga|trago|chupa"
    r"|devora|consume)"
)
_HARDLY = (
    r"(?:that|really|always|only|just|barely|hardly|never|not|does|doesn|don|t|still|no|ya|siempre|casi|apenas|lo|la)"
)
_GIVING = r"(?:doy|das|da|damos|dan|dar|demos|di|dio)"
_LIKING = r"(?:necesita|quiere|debe|deberia|suele|le_gusta|pide|tiene_que|deja_de|dejo_de|empieza_a)n?"
_QUANTITY = r"(?:much[oa]|poc[oa]|tant[oa]|demasiad[oa]|el|la|los|las|mi|una?)"
_DONE_BY_PLANT = any_phrase(
    rf"""
    (?:{PLANT}|(?:my|the|this|our|mi|la|esta)_{_ONE})_(?:{_HARDLY}_){{0,3}}{_TAKES_IN}
    (?:does|do|can|will|would|should|did)_(?:{_ITS}){{0,4}}{PLANT}_(?:\w+_)?(?:drink|eat|swallow|consume)
    {_GIVING}(?:le|les)?_(?:\w+_)?de_(?:comer|beber)
    les?_(?:{_GIVING}|debo_dar|tengo_que_dar)_(?:\w+_)?de_(?:comer|beber)
    sin_(?:beber|comer) {_LIKING}_(?:\w+_)?(?:beber|comer)
    (?:come|bebe|chupa|traga)_(?:{_QUANTITY}_)?(?:{PLANT}|planta|agua|luz|sol)
    (?:que|cuanta|la|de|mucha|su)_comida (?:thirsty|heavy|big)_(?:drinker|eater|feeder)s?
    (?:give|gives|gave|giving|needs?|wants?|likes?)_(?:\w+_)?(?:a_)?(?:\w+_)?(?:drink|bite)s?
    drinks?_(?:water|a_lot|so_much) they_(?:drink|eat)
    """
)

_AILMENT = (
    r"(?:plagues?|pests?|bugs?|fung(?:us|i|al)|mou?ld|diseases?|mites?|rust|virus|infection|rot|blight|plagas?|hongos?"
    r"|bichos?|enfermedad(?:es)?|infeccion|roya|deficiency|carencia)"
)
_POISONING = r"(?:poison(?:ing|ed)?|venom|veneno|intoxicacion)"
_OR = r"(?:\|_)?(?:(?:or|o|and|y|some|a|any|una?|algun\w*|the|maybe|perhaps|quiza|tal|vez|is|it|es)_){0,4}"
_AS_AILMENT = any_phrase(rf"(?<!is_it_)(?<!they_){_POISONING}_{_OR}{_AILMENT} {_AILMENT}_{_OR}{_POISONING}")


def without_plant_harm(marked: str) -> str:
    """Return *marked* words without harm done to a plant and without what a plant itself drinks or eats.

    Only for questions in which nobody is named who might have eaten it.
    """
    for pattern in (_DONE_TO_PLANT, _DONE_BY_PLANT, _AS_AILMENT):
        marked = pattern.sub(_GAP, marked)
    return marked
