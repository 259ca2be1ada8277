"""What a plant lives on, as concepts that both languages share: water, soil and pot; each with the words that show it.

Alternatives are regular expressions over folded words, separated by white space; an underscore stands for a space.
"""

from collections.abc import Mapping
from types import MappingProxyType

__all__ = ["CARE_CONCEPTS"]

CARE_CONCEPTS: Mapping[str, tuple[str, str]] = MappingProxyType(
    {
        # water
        "water": (
            r"""
            overwater\w* underwater\w* water waters watered watering waterings drink\w* irrigat\w* waterd watter\w*
            drinks? pour\w* hosing sprinkl\w*
            """,
            r"""
            agua aguas reg(?:ar\w*|ad[ao]s?|ando|amos|aste|uemos|aba|o) riegos? riega\w* riegan riegue\w*
            de_(?:beber|tomar) beber regadera\w* regand\w* regu\w* rieguit\w*
            """,
        ),
        "interval": (
            r"""
            how_(?:often|frequently|regularly|many_times) every_\d+ every_\w+_(?:days?|weeks?|months?|years?)
            (?:once|twice)_(?:a|per)_\w+ once_in_\w+ schedule frequency how_many_(?:days|weeks) how_many_months
            how_many_years only_twice when_(?:do|should|must|can|to) \d_times how_regular\w* how_frequent\w*
            how_many_times how_long_(?:between|can_it_go|before_i) what_interval same_(?:pot|container|planter|tub)
            overdue (?:due|time|ready)_for_(?:a_)?(?:repot\w*|new_pot|bigger_pot)
            """,
            r"""
            cada_cuant\w* cuantas_veces frecuencia una_vez dos_veces veces cada_\d+ cuantos_dias cuantas_semanas
            cuanto_(?:se_)?(?:riega\w*|abona\w*|trasplanta\w*)
            cuando_(?:se_)?(?:lo_|la_)?(?:riego|riega\w*|regar|abono|abona\w*|trasplanto|trasplanta\w*|hay_que|debo)
            mism[oa]_(?:maceta|tiesto|matera|macetero) ya_(?:le_)?toca cuantos_anos
            """,
        ),
        "water kind": (
            r"""
            (?:rain|tap|distilled|filtered|bottled|hard|soft|boiled|mineral)_?water rainwater
            (?:which|what|kind_of|type_of|sort_of)_water (?:kind|type|sort)s?_of_water chlorine fluoride minerals
            filtered_water_or aquarium_water softened limescale chalky chlorinated
            """,
            r"""
            agua_(?:de_)?(?:la_)?(?:lluvia|llave|grifo|dura|embotellada|mineral|destilada|filtrada|hervida|tibia_y)
            destilada grifo cloro fluor minerales (?:que|cual|tipo_de|clase_de)_agua agua_(?:del|del_grifo) con_que_agua
            canilla sarro calcarea garrafon purificada cal agua_de_(?:acuario|filtro|garrafa|pozo|botella|canilla)
            """,
        ),
        "water temperature": (
            r"""
            lukewarm tepid (?:cold|warm|ice|icy)_water (?:chilled|hot|room_temperature)_water ice_cubes?
            how_(?:warm|cold|hot|cool)_(?:\w+_){0,3}water water_(?:\w+_){0,3}(?:warm|cold|lukewarm|temperature)
            temperature_(?:\w+_){0,3}water
            """,
            r"""
            tibia agua_(?:fria|tibia|helada|templada)
            agua_(?:\w+_){0,2}(?:fria|tibia|helada|templada|caliente|del_tiempo) temperatura_(?:\w+_){0,3}agua
            agua_(?:\w+_){0,3}temperatura hielos? cubitos?
            """,
        ),
        "from below": (
            r"from_(?:below|the_bottom|underneath) bottom_water\w* from_(?:above|the_top) overhead",
            r"desde_abajo desde_arriba por_abajo por_arriba inmersion",
        ),
        "wetting": (
            r"wet wets wetting get_wet",
            r"moj[aeo]\w*",
        ),
        "wet crown": (
            r"crown rosette center centre tubers? bulbs? heart",
            r"corona roseta cogollo centro tuberculos? bulbos?",
        ),
        "overwatering": (
            r"""
            too_much_water overwater\w* waterlogged soggy too_wet wet_soil wet_feet standing_water constantly_wet
            drown\w* stays_wet saucer_full stand_in_water stands_in_water sodden sopping swamp\w* flood\w* puddles?
            muddy bog boggy saturated never_dries dripping_wet (?:soil|dirt|mix|roots)_(?:\w+_){0,2}wet
            wet_(?:roots|soil|mix|dirt)
            """,
            r"""
            exceso_de_(?:riego|agua) demasiad[ao]_(?:riego|agua) encharcad[oa]s? encharc\w* sustrato_mojado
            demasiado_(?:mojado|humedo) ahog\w* mucha_agua siempre_mojado empapad\w* empap\w* chorre\w* charco inund\w*
            pantano lodo fango hecha_(?:una_)?sopa anegad\w* pasad[oa]_de_agua
            exceso_(?:de_|con_)(?:la_)?(?:agua|riego|regadera)
            (?:sustrato|tierra|raices|suelo|mezcla)_(?:\w+_){0,3}mojad\w* (?:muy|siempre|sigue)_mojad[oa]
            """,
        ),
        "thirst": (
            r"""
            thirst\w* needs_water underwater\w* too_dry dry_soil dry_out dries_out dried_out dry_for_too_long
            too_little_water lack_of_water parched bone_dry dehydrat\w* dry_as
            """,
            r"""
            sed sedient[oa]s? falta_de_(?:agua|riego) necesita_agua demasiado_seco sustrato_seco se_sec[ae]n?
            tiempo_seca poca_agua deshidrat\w* resec[oa]s? resequ\w* (?:hace_)?falta_(?:el_)?agua
            """,
        ),
        "saucer": (
            r"saucers? full_of_water standing_in",
            r"plato platillo lleno_de_agua",
        ),
        "missed watering": (
            r"""
            forg[eo]t\w* missed skip\w* vacations? holidays? drought reserve stor(?:e|es|ing)_water holds?_water
            neglect\w* forgetful (?:i|we|m|was|were|go|going|be|gone)_away trips? travel\w* abroad supply supplies
            reserves stor(?:es?|ed|ing) without_(?:any_)?water(?:ing)?
            """,
            r"""
            olvid\w* sequia vacaciones reserva almacena\w* guarda\w*_agua retiene_agua viaj\w* ausent\w* descuid\w*
            sin_(?:regar\w*|riego|agua) reservas? provision olvido
            """,
        ),
        "foil": (
            r"foil wrapp\w*",
            r"papel_metalico papel_aluminio envoltorio",
        ),
        # soil and pot
        "soil": (
            r"""
            soils? substrates? mix mixes mixture compost dirt earth (?:growing|potting)_medium
            potting_(?:soil|mix|earth) what_\w+_planted_in in_what_(?:do|should|can|is)
            (?:plant|pot)_(?:a|an|it|my|the)_in plant_in pot_in grit loam
            """,
            r"""
            sustratos? tierras? mezclas? (?:en|con)_que_(?:se_)?(?:la_|lo_)?(?:plant\w*|siembr\w*|pong\w*|cultiv\w*)
            tierrita composta compost humus (?<!en_el_)(?<!al_)suelos?
            """,
        ),
        "ingredients": (
            r"""
            perlite peat peaty bark sand moss coco\w* vermiculite in_what_(?:do|should|can|is)
            (?:plant|pot)_(?:a|an|it|my|the)_in leaf_mold coir grit gritty pumice ingredients? recipe
            goes_in(?:to)?_(?:\w+_){0,3}(?:mix|soil) proportions? ratio in_parts parts_(?:potting|soil|of) fib(?:er|re)
            composted (?:leaf|leaves)_compost
            """,
            r"""
            perlita turba corteza arena musgo coco vermiculita mantillo en_que_(?:se_)?(?:plant\w*|siembr\w*)
            ingredientes? receta proporcion\w* partes_de piedra_pomez tezontle fibra humus
            con_que_(?:se_)?(?:prepar\w*|hag\w*|hac\w*|mezcl\w*)
            """,
        ),
        "acidity": (
            r"ph acid acidic alkaline acidity acidify\w* neutral",
            r"ph acid[oa]s? alcalin[oa]s? acidez neutr[oa]s?",
        ),
        "drainage": (
            r"""
            drain\w* drainage_holes pot_\w+_holes holes_in_the runs?_(?:straight_)?through sits?_on_top pools? seeps?
            soak\w*_(?:in|through)
            """,
            r"""
            dren\w* agujeros_de_drenaje escurr\w* agujeritos orificios? hoyos_(?:\w+_){0,2}maceta
            no_(?:se_)?(?:absorbe|traga|cuela|filtra)
            """,
        ),
        "pot": (
            r"pots? containers? planters? flowerpots? tubs?",
            r"(?<!para_)macetas? macet(?:on|ones|ita|itas) tiestos? macetero\w* materas?",
        ),
        "kind of pot": (
            r"""
            (?:which|what)_pots? (?:kind|type|sort)s?_of_(?:a_)?pot (?:best|right|special|suitable|ideal)_pot clay
            terracotta unglazed plastic ceramic material shallow heavy_pot clear_pot see_through transparent low_pot
            wide_shallow deep_pot terra_cotta earthenware glazed (?:heavy|heavier|shallow|deep|clay|plastic|glass)_pot
            pot_(?:\w+_){0,3}(?:heavy|heavier|weigh\w*|shallow|deep) (?:heavy|heavier|weight)_(?:\w+_){0,3}pot
            """,
            r"""
            (?:que|cual|tipo_de|clase_de)_(?:tipo_de_|es_la_mejor_)?(?:maceta|tiesto) barro plastico terracota ceramica
            material transparente maceta_(?:pesada|baja|ancha|especial|ideal) poco_profunda greda loza vidriad\w*
            esmaltad\w* maceta_(?:\w+_){0,3}(?:pesad\w*|honda|baja|profunda|playa) peso_(?:\w+_){0,3}maceta
            """,
        ),
        "pot size": (
            r"""
            pot_size size_of_(?:the_|a_)?pot size_pot (?:big|bigger|larger|large|small|smaller|wide|wider|huge|tiny)_pot
            (?:how|too)_(?:big|wide|large|small)\w* wider cm_wider pot_that_is_too_large as_wide_as low_pot
            pot_(?:\w+_){0,3}(?:size|wide|width|diameter|bigger|larger|smaller|small|huge|enormous|oversized) oversized
            (?:what|which)_(?:size|width|diameter) diameter roomier \d+_cm_(?:pot|one|container)
            how_(?:many_cm|much)_(?:wide|bigg|larg)\w* cm_bigger
            """,
            r"""
            tamano (?:que|cuan)_(?:tan_)?(?:grande|ancha)
            maceta_(?:muy_|demasiado_|mas_|nueva_)?(?:grande|pequena|chica|enorme|ancha)\w* mas_(?:ancha|grande)
            maceta_\w+_(?:grande|pequena) cm_mas ancho_de diametro xl
            maceta_(?:\w+_){0,2}(?:enorme|gigante|grandota|justa|chica|pequena) que_(?:medida|ancho)
            maceton(?:es)?
            (?:maceta|tiesto)_de_\d+ cuantos_(?:cm|centimetros)_mas cuanto_mas_(?:anch|grand)\w*
            """,
        ),
        "tight": (
            r"""
            tight\w* snug\w* crowded cramped squeezed rootbound potbound (?:root|pot)_bound roots_fill fills?_the_pot
            circl\w* outgrow\w* round_and_round more_room crammed packed jammed overcrowded no_room full_of_roots
            fill\w*_(?:\w+_){0,2}(?:pot|container) circle circles
            roots_(?:\w+_){0,4}(?:out_of|through)_(?:the_)?(?:\w+_)?(?:holes|bottom|pot) roomier
            """,
            r"""
            apretad[oa]s? estrech[oa]s? just[oa] raices_llen\w* llen\w+_la_maceta dan_vueltas mas_espacio apretuj\w*
            hacinad\w* no_(?:le_)?cab\w* llen[oa]_de_raices mas_(?:sitio|lugar)
            raices_(?:\w+_){0,3}(?:salen|asoman|saliendo|agujeros) (?:salen|asoman)_(?:las_|sus_)?raices dando_vueltas
            """,
        ),
        "burst pot": (
            r"crack\w* bulg\w* break\w*_the_pot",
            r"agriet\w* deform\w* (?:rompi\w+|rompen?)_(?:la_)?maceta",
        ),
        "tipping": (
            r"""
            tip\w*_over toppl\w* (?:fall\w*|fell|knock\w*)_over top_heavy heavy_pot wobbl\w*
            (?:blow\w*|blew|keel\w*)_over fall\w*_(?:flat|down) unstable
            """,
            r"""
            vuelc\w* vuelqu\w* volc\w* tumb\w* maceta_pesada se_cae_de_lado pesa volte\w* tambale\w* inestable
            se_(?:me_)?(?:vuelca|tumba|vence) se_viene_abajo
            """,
        ),
        "depth": (
            r"""
            how_deep depth deeper deep_planting planted_deep rim above_the_soil how_far_(?:below|above) bury buried
            top_third how_far_down same_(?:depth|level|height) soil_level
            """,
            r"""
            profundidad hond[oa]s? enterr\w* hund\w* por_encima_del_sustrato tercio_superior borde_de_la_maceta
            tuberculo_y_el_borde hundi\w* mas_(?:hond\w*|profund\w*) a_que_(?:nivel|altura)
            """,
        ),
    }
)
