"""What growing plants is about: feeding, flowers, handling; written as in ``care_concepts``."""

from collections.abc import Mapping
from types import MappingProxyType

__all__ = ["GROWING_CONCEPTS"]

GROWING_CONCEPTS: Mapping[str, tuple[str, str]] = MappingProxyType(
    {
        # food
        "feeding": (
            r"""
            feed feeds fed feeding feeder fertili[sz]\w* fertalis\w* nutrients? manure plant_food food npk overfed fert
            overfeed\w* underfed
            """,
            r"abon\w* fertiliz\w* fertilic\w* nutrientes? aliment\w* npk de_comer fertilis\w* abonit\w* nutr\w*",
        ),
        "overfeeding": (
            r"""
            too_much_(?:fertili\w+|nitrogen|food|feed) excess_fertili\w* strong_doses overfe\w* salts
            (?:burn\w*_\w+_\w+_roots) fertili[sz]er_burn too_much_(?:\w+_)?(?:plant_food|fert) fed_too_(?:much|often)
            overdo\w*_(?:\w+_)?(?:fert\w*|feed\w*|food) build_?up
            """,
            r"""
            exceso_de_(?:fertili\w+|abono) demasiado_(?:fertili\w+|abono|nitrogeno) dosis_fuertes sales mucho_abono
            abonar_de_mas pas\w*_(?:con|de)_(?:el_)?(?:abono|fertili\w+) exceso_de_sales
            """,
        ),
        "lack of nutrients": (
            r"lack_of_(?:iron|nitrogen|nutrients) iron",
            r"falta_de_(?:hierro|nitrogeno|nutrientes) hierro",
        ),
        "dose": (
            r"dose doses strength dilut\w* how_(?:strong|diluted|concentrated) full_strength half_strength",
            r"dosis diluid\w* rebaj\w* concentra\w* dilu\w* que_dosis",
        ),
        "no feeding": (
            r"stop\w*_(?:feeding|fertili\w+) no_fertili\w* gets_no",
            r"dej\w+_de_(?:abonar|fertili\w+) no_(?:necesita|recibe)_fertili\w*",
        ),
        "kind of feed": (
            r"""
            phosphorus potassium nitrogen magnesium balanced liquid_fertili\w+ (?:cactus|palm|orchid)_fertili\w+
            (?:which|what)_(?:fertili\w+|feed|plant_food) (?:kind|type|sort)_of_(?:fertili\w+|feed|plant_food)
            """,
            r"""
            fosforo potasio nitrogeno magnesio equilibrado fertili\w+_(?:liquido|para_\w+)
            (?:que|cual|tipo_de|clase_de)_(?:tipo_de_)?(?:abono|fertili\w+)
            """,
        ),
        # shape and handling
        "flower": (
            r"flower\w* bloom\w* rebloom\w* blossom\w* spikes? bracts? in_bud buds? in_color",
            r"""
            flor flores flore[cz]\w* floracion floral(?:es)? capullos? botones varas?_floral\w* bracteas? tiene_color
            """,
        ),
        "no flowers": (
            r"""
            (?:not|never|rarely|seldom|few|no|without)_(?:\w+_){0,2}(?:flower|bloom|blossom)\w*
            (?:won|doesn|didn|isn|hasn)_t_(?:\w+_){0,2}(?:flower|bloom|blossom)\w* instead_of_flowers
            (?:flower|bloom|blossom)s?_more (?:get|make|help|to)_(?:\w+_){0,4}(?:re)?(?:flower|bloom|blossom)
            if_it_is_to_flower light_to_flower refus\w* zero_(?:flowers|blooms) stopped_(?:flowering|blooming)
            flowers?_(?:0|zero)
            """,
            r"""
            (?:no|nunca|pocas_veces|rara_vez|sin|pocas|nada_de|en_lugar_de)_(?:\w+_){0,2}flor(?:es|e[cz]\w*)?
            para_que_florezca para_florecer (?:hacer_que|hago_para_que|consigo_que)_(?:\w+_)?florez\w*
            poca_luz_para_florecer (?:cero|0)_flores flores_(?:0|cero) dej\w*_de_florecer
            no_(?:me_)?(?:da|saca|echa)_flor
            """,
        ),
        "buds": (
            r"""
            buds? set_buds? spikes? (?:get|make|help|force)_(?:\w+_){0,4}(?:re)?(?:flower|bloom|blossom)\w*
            (?:makes?|trigger\w*|encourag\w*|gets?)_(?:\w+_){0,5}(?:re)?(?:flower|bloom|blossom)\w*
            """,
            r"""
            capullos? botones vara_floral (?:para_que|que)_(?:\w+_)?florez\w*
            (?:hace|hacer|lograr|logro)_que_(?:\w+_){0,3}florez\w*
            """,
        ),
        "flower stalks": (
            r"""
            (?:flower|blossom|old|dead)_(?:stalks?|stems?|spikes?) finished_(?:flowering|blooming|blossoming)
            after_(?:\w+_)?(?:flowers?|blooms?)_(?:fade|drop|die)\w*
            """,
            r"""
            (?:tallos?|varas?)_(?:floral\w*|viej[oa]s?|secas?) termin\w*_de_(?:florecer|dar_flores) acab\w*_de_florecer
            """,
        ),
        "green flowers": (
            r"green_(?:flowers?|blooms?|blossoms?) (?:flowers?|blooms?|blossoms?)_(?:\w+_){0,5}green",
            r"flores?_(?:\w+_){0,5}verdes? verdes?_las_flores",
        ),
        "prune": (
            r"prun\w* trim\w* cut_back cutting_back pinch\w* shap(?:e|ing)_it",
            r"pod(?:a|ar|o|arl[ao]|amos|arse|e|an) recort\w*",
        ),
        "cut": (
            r"""
            cut cuts cut_(?:off|away|down) snip\w* chop\w* deadhead\w* remov\w* take_\w+_off
            leave_(?:the_)?(?:old|dead|dry) tidy\w* snap\w*_(?:\w+_){0,2}off saw\w* slic\w*
            """,
            r"""
            dej\w+_l[ao]s_(?:tallos|varas|flores|hojas) corta corto cortar\w* corte corten cortan cortad\w* cortas
            despunt\w* quit\w+_(?:l[ao]s|sus|el|la)_(?:\w+_){0,2}(?:hojas?|flores|varas?|tallos?|frondas?) serruch\w*
            tronch\w* recort\w*
            """,
        ),
        "dead flowers": (
            r"(?:faded|dead|wilted|spent|old)_(?:flower\w*|bloom\w*|blossom\w*) deadhead\w*",
            r"flores?_(?:marchit\w*|sec[ao]s|muertas?|viejas?)",
        ),
        "dust": (
            r"dust\w* wip\w* clean\w* damp_cloth (?:wet|damp|moist)_(?:cloth|rag|sponge)",
            r"""
            limpi\w* polvo_que pano quit\w+_el_polvo (?:pano|trapo|esponja)_(?:mojad\w*|humed\w*) trapo
            pasar\w*_(?:un|el)_(?:pano|trapo) polvo_(?:de|en|sobre)_(?:las|sus)_hojas
            """,
        ),
        "support": (
            r"climb\w* poles? stakes? support\w* trellis\w* totems?",
            r"trepa\w* tutor\w* apoyo soport\w+_para palo_(?:de_|con_)?musgo",
        ),
        "turn": (
            r"""
            rotat\w* quarter_turn turning_(?:or_moving|the|it|my) (?:should|do|must)_(?:i|we|you)_turn turn_it
            turn_\w+_(?:palm|fig|around)
            """,
            r"gir(?:a|ar|o|e|ando)\w* vuelta voltear",
        ),
        "move": (
            r"mov(?:e|ed|es|ing) relocat\w* change_of_(?:place|light) another_place new_(?:place|spot) carried",
            r"""
            mover\w* movi\w* muev\w* mudar\w* trasla\w* cambio_de_(?:lugar|luz|sitio) cambi\w*_de_(?:lugar|sitio)
            mud[eo] mudamos mudad[oa] mudanza
            """,
        ),
        "variegated": (
            r"variegat\w* strip(?:es|ed|e) markings pattern two_tone striped",
            r"""
            variegad[oa]s? rayas(?!_(?:plateadas|decoloradas)) rayad[oa]s? dibujos? marcad[oa]s jaspead\w* matizad\w*
            """,
        ),
        "fold": (
            r"""
            fold\w* clos(?:e|es|ed|ing) rais(?:e|es|ing) shut pray\w*_hands sleep\w* bend\w* taco up_at_night leaves_up
            """,
            r"""
            pliega\w* plegad[oa]s? plieg\w* cierr\w* cerr\w* levanta\w*_(?:sus|las) duerm\w* dorm\w* dobl\w* suba\w*
            sub[ea]n? abre\w*
            """,
        ),
        "rest": (
            r"rests? resting dormant dormancy",
            r"repos\w* descans\w* letargo dormic\w*",
        ),
        "growth": (
            r"grow grows growth growing",
            r"crec\w* crez\w* crecimiento",
        ),
        "slow": (
            r"slow\w* stall\w* stops?_growing stunted how_fast fast faster fastest",
            r"despacio lent[oa]\w* detiene deja_de_crecer rapid[oa]",
        ),
    }
)
