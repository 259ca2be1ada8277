"""What growing plants is about: feeding, propagation, flowers, handling, seasons; written as in ``care_concepts``."""

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
        # new plants
        "propagation": (
            r"""
            propagat\w* propogat\w* multipl\w* clon\w* reproduc\w* cuttings? new_plants? baby_plants?
            (?:make|grow|get|start)_(?:more|another|new) (?:another|second)_(?:one|plant) one_into_(?:two|several)
            (?:two|more|extra)_plants more_of_(?:it|them) into_two_plants (?:a|get|make|grow)_second
            (?:get|make|grow|have|want)_another
            """,
            r"""
            propag\w* reproduc\w* reproduzc\w* multipli\w* clon\w* esquejes? nueva_planta plantas?_nuevas?
            (?:sacar|hacer)_(?:otra|mas) (?:mas|dos|varias)_plantas? otra_(?:planta|mata|igual)
            (?:sac|hac|obten|consegu)\w*_(?:\w+_){0,2}(?:hijuelos?|hijos|otras?|nuev[oa]s) tener_otra
            """,
        ),
        "cutting": (
            r"cuttings? slips? sprigs? clippings? trimmings? (?:stem|cane)_(?:pieces?|sections?)",
            r"esquejes? gajos? gajit\w* estacas? esquej\w* ramitas? patillas?",
        ),
        "division": (
            r"""
            divid\w* divisions? split_(?:it|up|in|into|a|an|my|the|this)\w* clump rhizomes?
            (?:tear|pull|teas|break)\w*_(?:\w+_){0,3}apart apart halves in_(?:two|half)
            each_(?:part|piece|division|half) rhizom\w* (?:split|cut|chop)_(?:\w+_){0,3}(?:in|into)_(?:two|half|pieces)
            """,
            r"""
            divid\w* divis\w* mata rizomas? separ\w+_(?:(?:un|una|mi|el|la)_)?en en_dos
            part(?:ir|o|i)_(?:\w+_){0,3}(?:mata|rizoma|planta|en) mitades en_(?:mitades|pedazos|trozos|partes)
            cada_(?:parte|trozo|pedazo|mitad) partirl[oa]
            """,
        ),
        "offset": (
            r"""
            offsets? pups? plantlets? keikis? offshoots? babies baby_plants? spiderettes? runners suckers?
            daughter_plants? little_(?:plants|ones) pups small_plants
            """,
            r"""
            hijuelos? hijit[oa]s? hijos plantitas? keikis? retonos? estolones chupones mamones crias? bebes_(?:de|que)
            plantas_pequenas
            """,
        ),
        "separate": (
            r"separat\w* take_\w+_\w+_off remove_\w+_pups? apart untangl\w* detach\w* teas(?:e|ing)",
            r"separ\w* desenred\w* desprend\w*",
        ),
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
            rooting rooted (?<!their_)(?<!its_)roots?_in take_hold (?:to|will|can|cuttings|plantlets|leaves|sections|i)_root
            root_(?:a|an|it|my|the|from|them|along|where) (?:take|strike|grow|see|have|get|show)_(?:\w+_){0,2}roots?
            root_(?:if|when|in|on) roots_when
            """,
            r"""
            enraiz\w* enraic\w* raices_en echa\w*_raices prend\w* agarr\w*_(?:raiz|raices) sac\w*_raices
            tendra\w*_raices raicitas pega\w*_(?:el|la|los|un)_(?:esqueje|gajo|estaca)\w*
            """,
        ),
        "rooting time": (
            r"""
            root_in_\d+ in_\d+_to_\d+_(?:weeks|months) how_(?:long|many_weeks)_\w+ (?:how_long|weeks)_\w+_root how_long
            sprout_in months_to_sprout take_hold_in how_soon how_many_(?:weeks|months|days)
            when_(?:will|do|can|should)_(?:\w+_){0,4}roots? roots_when
            """,
            r"""
            en_\d+_a_\d+_(?:semanas|meses) cuanto_(?:tarda\w*|demora\w*) tarda\w* cuantas_semanas cuantos_(?:dias|meses)
            cuanto_(?:tiempo_)?(?:tarda\w*|demora\w*|falta) en_cuanto_tiempo cuando_(?:\w+_){0,3}raices
            """,
        ),
        "in water": (
            r"""
            in_(?:a_glass_of_)?water in_(?:a_|the_|my_|some_)?(?:\w+_)?(?:glass|jar|vase|cup|bottle|tumbler|mug|jug)
            """,
            r"""
            en_(?:un_vaso_(?:de|con)_)?agua
            en_(?:un_|el_|una_|la_)?(?:vaso|vasito|frasco|florero|jarron|botella|tarro|jarra)
            """,
        ),
        "let dry": (
            r"""
            dry_for_\d_to_\d_days callus\w* let_\w+_cutting dry_before wounds? (?:cut|cutting|end)_(?:\w+_){0,3}dry
            dry_(?:\w+_){0,3}before scab
            """,
            r"deja\w*_secar secar_\w+ sec[ae]\w*_el_esqueje cicatri\w* herida sec\w*_el_corte dej\w*_secar orear\w*",
        ),
        "repotting": (
            r"""
            repot\w* transplant\w* fresh_mix potted_up new_pot bigger_pot larger_pot re_pot\w*
            (?:roomier|fresh|next|different)_(?:\w+_)?(?:pot|home|container|planter) bigger_home larger_home new_home
            moving_day mov\w*_(?:up|house|home) outgrown same_(?:pot|container|planter|tub) pot_(?:up|on) fresh_soil
            """,
            r"""
            tra(?:n)?splant\w* replant\w* maceta_nueva otra_maceta cambi\w*_de_maceta
            (?:tiesto|macetero|matera)_nuev[oa] nuev[oa]_(?:maceta|tiesto|matera)
            mism[oa]_(?:maceta|tiesto|matera|macetero) (?:maceta|tiesto)_mas_\w+
            cambi\w*_(?:\w+_){0,3}(?:maceta|tiesto|matera) mud(?:ar|o|a)\w*_de_(?:maceta|tiesto)
            """,
        ),
        "disturb roots": (
            r"disturb\w* touch\w*_(?:\w+_){0,3}roots (?:tak|pull|lift)\w*_(?:\w+_){0,3}out_of_(?:its|the)_pot",
            r"""
            (?:toc|toqu|muev)\w+_(?:\w+_){0,3}raices toca\w*_lo_menos sac\w*_(?:\w+_){0,3}de_(?:su|la)_maceta
            molest\w*_(?:\w+_){0,3}raices
            """,
        ),
        "after repotting": (
            r"""
            (?:freshly|newly|just|recently)_(?:re)?pott?ed after_repotting
            after_(?:\w+_)?(?:repotting|transplant\w*|potting) (?:just|newly|recently)_(?:moved|repotted|transplanted)
            """,
            r"""
            reci?en_trasplantad\w* despues_del_trasplante tras_el_trasplante recien_(?:cambiad|plantad|mudad)\w*
            acab\w*_de_(?:trasplantar|cambiar)\w* tras_(?:trasplantar|cambiar)\w*
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
        "runners": (
            r"runners? stolons? strings? threads?",
            r"estolon\w* hilos? hebras",
        ),
        "length": (
            r"""
            how_long_(?:should|must|do|does)_(?:\w+_){0,4}(?:be|cut|cuttings?|pieces?|roots?|sections?)
            (?:what|which)_length how_(?:tall|big)_(?:should|must)
            how_many_(?:cm|centimet\w+|inches)(?!_(?:wide|bigger|large|more)) \d+_to_\d+_cm(?!_wide)
            about_\d+_cm(?!_wide)
            """,
            r"""
            (?:de|a|con)_que_(?:largo|longitud|medida) que_(?:largo|longitud)
            cuantos_(?:cm|centimetros)(?!_mas_(?:anch|grand)) \d+_a_\d+_cm(?!_mas) unos_\d+_cm(?!_mas)
            """,
        ),
        "count": (
            r"""
            how_many_(?:leaves|nodes|shoots|segments|stems) \d_leaves \d_(?:or_more_)?nodes least_one_node
            several_shoots \d_segments
            """,
            r"""
            cuant[oa]s_(?:hojas|nudos|brotes|segmentos) \d_hojas \d_(?:o_mas_)?nudos menos_un_nudo varios_brotes
            \d_segmentos
            """,
        ),
        "hours": (
            r"hours? hrs",
            r"horas?",
        ),
        "time of year": (
            r"""
            springs? summers? autumn winters? seasons? time_of_(?:the_)?year (?:which|what)_month january february april
            june july august september october november december
            """,
            r"""
            primaveras? veranos? otono inviernos? epoca estacion(?:es)? temporada que_mes enero febrero marzo abril mayo
            junio julio agosto septiembre octubre noviembre diciembre
            """,
        ),
    }
)
