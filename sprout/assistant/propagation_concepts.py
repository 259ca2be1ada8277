"""How plants are multiplied and moved to another pot; written as in ``care_concepts``."""

from collections.abc import Mapping
from types import MappingProxyType

__all__ = ["PROPAGATION_CONCEPTS"]

PROPAGATION_CONCEPTS: Mapping[str, tuple[str, str]] = MappingProxyType(
    {
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
        "seed": (
            r"seeds? seedlings? sow\w* sprout\w* germinat\w*",
            r"semillas? sembra\w* germin\w* plantitas",
        ),
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
        "node": (
            r"nodes?",
            r"nudos?",
        ),
        "rooting": (
            r"""
            rooting rooted (?<!their_)(?<!its_)roots?_in take_hold
            (?:to|will|can|cuttings|plantlets|leaves|sections|i)_root root_(?:a|an|it|my|the|from|them|along|where)
            (?:take|strike|grow|see|have|get|show)_(?:\w+_){0,2}roots? root_(?:if|when|in|on) roots_when
            """,
            r"""
            enraiz\w* enraic\w* raices_en echa\w*_raices prend\w* agarr\w*_(?:raiz|raices) sac\w*_raices
            tendra\w*_raices raicitas pega\w*_(?:el|la|los|un)_(?:esqueje|gajo|estaca)\w*
            """,
        ),
        "rooting time": (
            r"""
            root_in_\d+ in_\d+_to_\d+_(?:weeks|months) sprout_in months_to_sprout take_hold_in how_soon
            how_many_(?:weeks|months|days) when_(?:will|do|can|should)_(?:\w+_){0,4}roots? roots_when
            how_long(?!_(?:should|must|do|does)_(?:\w+_){0,3}(?:cut|cuttings?|pieces?|sections?|be)) how_many_weeks_\w+
            weeks_\w+_root
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
    }
)
