"""What growing plants is about: feeding, propagation, flowers, handling, seasons; written as in ``care_concepts``."""

from collections.abc import Mapping
from types import MappingProxyType

__all__ = ["GROWING_CONCEPTS"]

GROWING_CONCEPTS: Mapping[str, tuple[str, str]] = MappingProxyType(
    {
        # food
        "feeding": (
            r"feed feeds fed feeding feeder fertili[sz]\w* fertalis\w* nutrients? manure plant_food food npk overfed",
            r"abon\w* fertiliz\w* fertilic\w* nutrientes? aliment\w* npk de_comer",
        ),
        "overfeeding": (
            r"""
            too_much_(?:fertili\w+|nitrogen|food|feed) excess_fertili\w* strong_doses overfe\w* salts
            (?:burn\w*_\w+_\w+_roots) fertili[sz]er_burn
            """,
            r"exceso_de_(?:fertili\w+|abono) demasiado_(?:fertili\w+|abono|nitrogeno) dosis_fuertes sales mucho_abono",
        ),
        "lack of nutrients": (
            r"lack_of_(?:iron|nitrogen|nutrients) iron",
            r"falta_de_(?:hierro|nitrogeno|nutrientes) hierro",
        ),
        "dose": (r"dose doses strength dilut\w*", r"dosis diluid\w*"),
        "no feeding": (
            r"stop\w*_(?:feeding|fertili\w+) no_fertili\w* gets_no",
            r"dej\w+_de_(?:abonar|fertili\w+) no_(?:necesita|recibe)_fertili\w*",
        ),
        # new plants
        "propagation": (
            r"""
            propagat\w* propogat\w* multipl\w* clon\w* reproduc\w* cuttings? new_plants? baby_plants?
            (?:make|grow|get|start)_(?:more|another|new)
            """,
            r"""
            propag\w* reproduc\w* reproduzc\w* multipli\w* clon\w* esquejes? nueva_planta plantas?_nuevas?
            (?:sacar|hacer)_(?:otra|mas)
            """,
        ),
        "cutting": (r"cuttings?", r"esquejes? gajos?"),
        "division": (
            r"divid\w* divisions? split_(?:it|up|in|into|a|an|my|the|this)\w* clump rhizomes?",
            r"divid\w* divis\w* mata rizomas? separ\w+_(?:(?:un|una|mi|el|la)_)?en en_dos",
        ),
        "offset": (
            r"offsets? pups? plantlets? keikis? offshoots? babies baby_plants? spiderettes? runners",
            r"hijuelos? hijit[oa]s? hijos plantitas? keikis? retonos? estolones",
        ),
        "separate": (r"separat\w* take_\w+_\w+_off remove_\w+_pups?", r"separ\w*"),
        "seed": (r"seeds? seedlings? sow\w* sprout\w* germinat\w*", r"semillas? sembra\w* germin\w* plantitas"),
        "leaf cutting": (
            r"""
            leaf_cuttings? (?:leaf_or_stem|stem_or_leaf)_cuttings? (?:from|of)_(?:a|one|single)?_?leaf leaf_laid
            (?:lay|put|place)_(?:a|one)_(?:\w+_)?leaf leaf_without (?:bare|single)_(?:\w+_)?leaf root_from_leaf
            """,
            r"""
            esquejes?_de_hoja (?:de|con)_una_(?:sola_)?hoja hoja_(?:suelta|puesta|sin)\w* de_hoja una_hoja
            esqueje_de_hoja
            """,
        ),
        "node": (r"nodes?", r"nudos?"),
        "rooting": (
            r"""
            rooting rooted roots?_in take_hold (?:to|will|can|cuttings|plantlets|leaves|sections|i)_root
            root_(?:a|an|it|my|the|from|them|along|where)
            """,
            r"enraiz\w* enraic\w* raices_en echa\w*_raices prend\w*",
        ),
        "rooting time": (
            r"""
            root_in_\d+ in_\d+_to_\d+_(?:weeks|months) how_(?:long|many_weeks)_\w+ (?:how_long|weeks)_\w+_root how_long
            sprout_in months_to_sprout take_hold_in
            """,
            r"en_\d+_a_\d+_(?:semanas|meses) cuanto_(?:tarda\w*|demora\w*) tarda\w* cuantas_semanas",
        ),
        "in water": (r"in_(?:a_glass_of_)?water", r"en_(?:un_vaso_(?:de|con)_)?agua"),
        "let dry": (
            r"dry_for_\d_to_\d_days callus\w* let_\w+_cutting dry_before",
            r"deja\w*_secar secar_\w+ sec[ae]\w*_el_esqueje cicatri\w*",
        ),
        "repotting": (
            r"repot\w* transplant\w* fresh_mix potted_up new_pot bigger_pot larger_pot",
            r"tra(?:n)?splant\w* replant\w* maceta_nueva otra_maceta cambi\w*_de_maceta",
        ),
        "disturb roots": (
            r"disturb\w* touch\w*_(?:\w+_){0,3}roots",
            r"(?:toc|toqu|muev)\w+_(?:\w+_){0,3}raices toca\w*_lo_menos",
        ),
        "after repotting": (
            r"(?:freshly|newly|just|recently)_(?:re)?pott?ed after_repotting",
            r"reci?en_trasplantad\w* despues_del_trasplante tras_el_trasplante",
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
            (?:won|doesn|didn|isn|hasn)_t_(?:\w+_){0,2}(?:flower|bloom|blossom)\w*
            instead_of_flowers (?:flower|bloom|blossom)s?_more
            (?:get|make|help|to)_(?:\w+_){0,4}(?:re)?(?:flower|bloom|blossom) if_it_is_to_flower light_to_flower
            refus\w*
            """,
            r"""
            (?:no|nunca|pocas_veces|rara_vez|sin|pocas|nada_de|en_lugar_de)_(?:\w+_){0,2}flor(?:es|e[cz]\w*)?
            para_que_florezca para_florecer (?:hacer_que|hago_para_que|consigo_que)_(?:\w+_)?florez\w*
            poca_luz_para_florecer
            """,
        ),
        "buds": (
            r"buds? set_buds? spikes? (?:get|make|help|force)_(?:\w+_){0,4}(?:re)?(?:flower|bloom|blossom)\w*",
            r"capullos? botones vara_floral (?:para_que|que)_(?:\w+_)?florez\w*",
        ),
        "flower stalks": (
            r"(?:flower|blossom|old|dead)_(?:stalks?|stems?|spikes?)",
            r"(?:tallos?|varas?)_(?:floral\w*|viej[oa]s?|secas?)",
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
            leave_(?:the_)?(?:old|dead|dry)
            """,
            r"""
            dej\w+_l[ao]s_(?:tallos|varas|flores|hojas) corta corto cortar\w* corte corten cortan cortad\w* cortas
            despunt\w* quit\w+_(?:l[ao]s|sus|el|la)_(?:\w+_){0,2}(?:hojas?|flores|varas?|tallos?|frondas?)
            """,
        ),
        "dead flowers": (
            r"(?:faded|dead|wilted|spent|old)_(?:flower\w*|bloom\w*|blossom\w*) deadhead\w*",
            r"flores?_(?:marchit\w*|sec[ao]s|muertas?|viejas?)",
        ),
        "dust": (r"dust\w* wip\w* clean\w* damp_cloth", r"limpi\w* polvo_que pano quit\w+_el_polvo"),
        "support": (r"climb\w* poles? stakes? support\w* trellis\w*", r"trepa\w* tutor\w* apoyo soport\w+_para"),
        "turn": (
            r"""
            rotat\w* quarter_turn turning_or_moving (?:should|do|must)_(?:i|we|you)_turn turn_it
            turn_\w+_(?:palm|fig|around)
            """,
            r"gir(?:a|ar|o|e|ando)\w* vuelta voltear",
        ),
        "move": (
            r"mov(?:e|ed|es|ing) relocat\w* change_of_(?:place|light) another_place new_(?:place|spot)",
            r"mover\w* movi\w* muev\w* mudar\w* trasla\w* cambio_de_(?:lugar|luz|sitio) cambi\w*_de_(?:lugar|sitio)",
        ),
        "variegated": (
            r"variegat\w* strip(?:es|ed|e) markings pattern",
            r"variegad[oa]s? rayas(?!_(?:plateadas|decoloradas)) rayad[oa]s? dibujos? marcad[oa]s",
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
        "rest": (r"rests? resting dormant dormancy", r"repos\w* descans\w* letargo dormic\w*"),
        "growth": (r"grow grows growth growing", r"crec\w* crez\w* crecimiento"),
        "slow": (
            r"slow\w* stall\w* stops?_growing stunted how_fast fast faster fastest",
            r"despacio lent[oa]\w* detiene deja_de_crecer rapid[oa]",
        ),
        # seasons
        "winter": (r"winters?", r"inviernos?"),
        "summer": (r"summers?", r"veranos?"),
        "spring": (r"springs?", r"primaveras?"),
        "autumn": (r"autumn", r"otono"),
    }
)
