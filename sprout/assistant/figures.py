"""Set phrases whose words would speak of eating or harm by themselves: *bit by bit*, *to be on the safe side*."""

from sprout.assistant.marking import PLANT
from sprout.assistant.patterns import any_phrase

__all__ = ["without_figures"]

_GAP = " ~ "
_TASTED = rf"(?:{PLANT}|planta|hojas?|flor(?:es)?|frutos?|bayas?|semillas?|savia|petalos?|tallos?|trozo|hongos?|setas?)"

_FIGURES = any_phrase(
    rf"""
    bit_(?:by|at)_(?:a_)?(?:bit|time)
    (?:little|tiny|wee|last|same|whole|other|dry|small|top|bottom|middle|lower|upper)_bit
    (?:an?|one|every|some|each|that)_(?:(?:little|tiny|good|fair|small|wee|last|whole|single)_)?bit
    bit(?:e|es|ing)?_the_dust sound_bites? (?:en|un|de|del|estado_de)_(?:el_)?coma lick_of_paint lame_excuse
    prob(?:ar|o)(?!_(?:\w+_){{0,3}}{_TASTED}) probar_(?:a|con|en|si|suerte|de_nuevo|otr[oa]s?)(?:_\w+)?
    eat_in_(?:kitchen|area) eating_(?:area|nook|place|table) (?:where|while|when|after|before)_(?:we|i)_(?:eat|ate)
    (?:mesa|sala|hora)_de_comer (?:time|labou?r)_consuming
    consum\w+_(?:de_)?(?:\w+_)?(?:agua|water|luz|light|energ\w+)
    (?:estoy|estas|esta|estar|estan|estamos|ando|quedo)_(?:\w+_)?(?:segur[oa]s?)
    segur[oa]s?_(?:que|de_que|de_si|de_como)
    (?:on_the_|be_on_the_|play_it_)?safe_(?:side|bet|distance) (?:dry|cool|warm|soft)_to_the_touch touch_of
    sick_of no_problem (?:la|mi|una|esta|cada|tu|de|otra)_mata ill_(?:fitting|suited)
    risk_of_(?:\w+_)?(?:rot|burn\w*|sunburn|pests?|overwatering|frost|shock)
    riesgo_de_(?:\w+_)?(?:pudr\w+|quem\w+|hongos|helada\w*)
    toxic_(?:relationship|boss|job|workplace|coworkers?|masculinity|positivity|people|friends?|assets?)
    relacion(?:es)?_toxicas? (?:gente|amistad(?:es)?|jef[ea]|pareja|persona)_toxicas?
    se_pasan?_(?:el|la|las|los|todo|toda|horas|dias)
    food_poisoning poison_dart comida_(?:rapida|mexicana|china|italiana|familiar)
    dies?_(?:back|off|down|out) fine_(?:mist|spray|bark|gravel|sand|roots?|grit|hairs?|mesh|grained|powder)
    boca_(?:de_(?:lobo|dragon)|abajo|arriba) throw\w*_out suck(?:s|ed|ing)?_(?:up|in|out|the_(?:water|moisture|life))
    """
)


def without_figures(marked: str) -> str:
    """Return *marked* words without set phrases."""
    return _FIGURES.sub(_GAP, marked)
