"""What a plant needs around it, light to air, as concepts that both languages share: each with the words that show it.

Alternatives are regular expressions over folded words, separated by white space; an underscore stands for a space.
"""

from collections.abc import Mapping
from types import MappingProxyType

__all__ = ["CARE_CONCEPTS"]

CARE_CONCEPTS: Mapping[str, tuple[str, str]] = MappingProxyType(
    {
        # light
        "light": (r"light lights lighting lit sunlight lux lamps?", r"luz luces ilumin\w* luminos\w* lamparas?"),
        "sun": (
            r"sunburn\w* sun sunn?y sunlight sunshine direct_light direct_or_very_bright",
            r"sol solead\w* luz_directa",
        ),
        "low light": (
            r"""
            (?:low|poor|little|too_little|less|insufficient|no|without|any|lack_of|more)_light low_to_medium_light
            (?:medium|moderate|filtered)_light needs_brighter_light dark darker darkness dim shade shady shaded
            gloom\w* windowless (?:lack|want|loss)_of_light needs_more_light
            """,
            r"""
            (?:poca|falta|sin|menos|mas)_(?:de_)?luz falta_(?:de_)?luz oscur[oa]s? oscuridad sombr\w* penumbra
            luz_de_poca poca_a_media luz_media necesita\w*_mas_luz
            """,
        ),
        "bright": (r"bright\w* strong_light intense", r"brillantes? intensa luz_fuerte mucha_luz"),
        "too much light": (
            r"too_much_(?:light|sun) strong_(?:sun|light) strong_midday_sun sudden_full_sun full_sun harsh",
            r"demasiad[oa]_(?:luz|sol) sol_(?:fuerte|pleno) luz_intensa mucho_sol",
        ),
        "gentle sun": (r"morning gentle_sun afternoon\w*", r"manana sol_suave tarde"),
        "artificial light": (r"grow_lights? lamps? led leds bulb_light", r"lamparas? led"),
        "window": (
            r"windows? windowsill \w+_facing facing north south east west",
            r"ventanas? orientad[oa]s? orientacion sur norte oeste",
        ),
        "filtered": (r"filtered curtains? indirect", r"filtrada cortinas? indirecta"),
        "night length": (
            r"hours_of_(?:\w+_)?darkness nights_(?:with|of)_\d+ long_nights",
            r"horas_de_oscuridad noches_(?:con|de)_\d+ noches_largas",
        ),
        # water
        "water": (
            r"overwater\w* underwater\w* water waters watered watering waterings drink\w* irrigat\w* waterd watter\w*",
            r"agua aguas reg(?:ar\w*|ad[ao]s?|ando|amos|aste|uemos|aba|o) riegos? riega\w* riegan riegue\w*",
        ),
        "interval": (
            r"""
            how_(?:often|frequently|regularly|many_times) every_\d+ every_\w+_(?:days?|weeks?|months?|years?)
            (?:once|twice)_(?:a|per)_\w+ once_in_\w+ schedule frequency how_many_(?:days|weeks) how_many_months
            how_many_years only_twice when_(?:do|should|must|can|to) \d_times
            """,
            r"""
            cada_cuant\w* cuantas_veces frecuencia una_vez dos_veces veces cada_\d+ cuantos_dias cuantas_semanas
            cuanto_(?:se_)?(?:riega\w*|abona\w*|trasplanta\w*)
            cuando_(?:se_)?(?:lo_|la_)?(?:riego|riega\w*|regar|abono|abona\w*|trasplanto|trasplanta\w*|hay_que|debo)
            """,
        ),
        "water kind": (
            r"""
            (?:rain|tap|distilled|filtered|bottled|hard|soft|boiled|mineral)_?water rainwater
            (?:which|what|kind_of|type_of|sort_of)_water (?:kind|type|sort)s?_of_water chlorine fluoride minerals
            filtered_water_or
            """,
            r"""
            agua_(?:de_)?(?:la_)?(?:lluvia|llave|grifo|dura|embotellada|mineral|destilada|filtrada|hervida|tibia_y)
            destilada grifo cloro fluor minerales (?:que|cual|tipo_de|clase_de)_agua agua_(?:del|del_grifo)
            con_que_agua
            """,
        ),
        "water temperature": (
            r"lukewarm tepid (?:cold|warm|ice|icy)_water",
            r"tibia agua_(?:fria|tibia|helada|templada)",
        ),
        "from below": (
            r"from_(?:below|the_bottom|underneath) bottom_water\w* from_(?:above|the_top) overhead",
            r"desde_abajo desde_arriba por_abajo por_arriba inmersion",
        ),
        "wetting": (r"wet wets wetting get_wet", r"moj[aeo]\w*"),
        "wet crown": (
            r"crown rosette center centre tubers? bulbs? heart",
            r"corona roseta cogollo centro tuberculos? bulbos?",
        ),
        "overwatering": (
            r"""
            too_much_water overwater\w* waterlogged soggy too_wet wet_soil wet_feet standing_water constantly_wet
            drown\w* too_wet stays_wet saucer_full stand_in_water stands_in_water wet
            """,
            r"""
            exceso_de_(?:riego|agua) demasiad[ao]_(?:riego|agua) encharcad[oa]s? encharc\w* sustrato_mojado mojad[oa]s?
            demasiado_(?:mojado|humedo) ahog\w* mucha_agua siempre_mojado
            """,
        ),
        "thirst": (
            r"""
            thirst\w* needs_water underwater\w* too_dry dry_soil dry_out dries_out dried_out dry_for_too_long
            too_little_water lack_of_water
            """,
            r"""
            sed sedient[oa]s? falta_de_(?:agua|riego) necesita_agua demasiado_seco sustrato_seco se_sec[ae]n?
            tiempo_seca poca_agua
            """,
        ),
        "saucer": (r"saucers? full_of_water standing_in", r"plato platillo lleno_de_agua"),
        "missed watering": (
            r"forg[eo]t\w* missed skip\w* vacations? holidays? drought reserve stor(?:e|es|ing)_water holds?_water",
            r"olvid\w* sequia vacaciones reserva almacena\w* guarda\w*_agua retiene_agua",
        ),
        "foil": (r"foil wrapp\w*", r"papel_metalico papel_aluminio envoltorio"),
        # soil and pot
        "soil": (
            r"""
            soils? substrates? mix mixes mixture compost dirt earth (?:growing|potting)_medium
            potting_(?:soil|mix|earth) what_\w+_planted_in in_what_(?:do|should|can|is)
            (?:plant|pot)_(?:a|an|it|my|the)_in plant_in pot_in
            """,
            r"""
            sustratos? tierras? mezclas? suelos?
            (?:en|con)_que_(?:se_)?(?:la_|lo_)?(?:plant\w*|siembr\w*|pong\w*|cultiv\w*)
            """,
        ),
        "ingredients": (
            r"""
            perlite peat peaty bark sand moss coco\w* vermiculite in_what_(?:do|should|can|is)
            (?:plant|pot)_(?:a|an|it|my|the)_in leaf_mold
            """,
            r"perlita turba corteza arena musgo coco vermiculita mantillo en_que_(?:se_)?(?:plant\w*|siembr\w*)",
        ),
        "acidity": (r"ph acid acidic alkaline acidity", r"ph acid[oa]s? alcalin[oa]s? acidez"),
        "drainage": (r"drain\w* drainage_holes pot_\w+_holes holes_in_the", r"dren\w* agujeros_de_drenaje"),
        "pot": (r"pots? containers? planters? flowerpots?", r"(?<!para_)macetas? tiestos? macetero\w*"),
        "kind of pot": (
            r"""
            (?:which|what)_pots? (?:kind|type|sort)s?_of_(?:a_)?pot (?:best|right|special|suitable|ideal)_pot clay
            terracotta unglazed plastic ceramic material shallow heavy_pot clear_pot see_through transparent low_pot
            wide_shallow deep_pot
            """,
            r"""
            (?:que|cual|tipo_de|clase_de)_(?:tipo_de_|es_la_mejor_)?(?:maceta|tiesto) barro plastico terracota ceramica
            material transparente maceta_(?:pesada|baja|ancha|especial|ideal) poco_profunda
            """,
        ),
        "pot size": (
            r"""
            pot_size size_of_(?:the_|a_)?pot size_pot
            (?:big|bigger|larger|large|small|smaller|wide|wider|huge|tiny)_pot (?:how|too)_(?:big|wide|large|small)\w*
            wider cm_wider pot_that_is_too_large as_wide_as low_pot
            """,
            r"""
            tamano (?:que|cuan)_(?:tan_)?(?:grande|ancha)
            maceta_(?:muy_|demasiado_|mas_|nueva_)?(?:grande|pequena|chica|enorme|ancha)\w* mas_(?:ancha|grande)
            maceta_\w+_(?:grande|pequena) cm_mas ancho_de
            """,
        ),
        "tight": (
            r"""
            tight\w* snug\w* crowded cramped squeezed rootbound potbound (?:root|pot)_bound roots_fill fills?_the_pot
            circl\w* outgrow\w* round_and_round more_room
            """,
            r"apretad[oa]s? estrech[oa]s? just[oa] raices_llen\w* llen\w+_la_maceta dan_vueltas mas_espacio",
        ),
        "burst pot": (r"crack\w* bulg\w* break\w*_the_pot", r"agriet\w* deform\w* (?:rompi\w+|rompen?)_(?:la_)?maceta"),
        "tipping": (
            r"tip\w*_over toppl\w* (?:fall\w*|fell|knock\w*)_over top_heavy heavy_pot",
            r"vuelc\w* vuelqu\w* volc\w* tumb\w* maceta_pesada se_cae_de_lado pesa",
        ),
        "depth": (
            r"""
            how_deep depth deeper deep_planting planted_deep rim above_the_soil how_far_(?:below|above) bury buried
            top_third
            """,
            r"""
            profundidad hond[oa]s? enterr\w* hund\w* por_encima_del_sustrato tercio_superior borde_de_la_maceta
            tuberculo_y_el_borde
            """,
        ),
        # air
        "humidity": (
            r"humid\w* moisture mist misting misted mists sprayed pebbles? humidifier percent",
            r"humedad pulveri[cz]\w* roci[aeo]\w* nebuliz\w* vaporiz\w* humidificador por_ciento bandeja",
        ),
        "humid air": (r"damp_air humid_air moist_air stale still_air", r"aire_humedo estancado aire_quieto"),
        "dry air": (
            r"dry_(?:air|house|home|flat|apartment|climate|rooms?) hot_dry dry_household_air dry_winters?",
            r"(?:aire|ambiente|piso|cuarto|clima)_(?:muy_)?seco cuartos_secos casa_seca caliente_y_seco",
        ),
        "misting": (r"mist misting misted mists spray\w*", r"pulveri[cz]\w* roci[aeo]\w* nebuliz\w* vaporiz\w*"),
        "bathroom": (r"bathrooms?", r"bano"),
        "outdoors": (
            r"outdoors? outside balcony patio garden terrace yard",
            r"exterior(?:es)? afuera fuera balcon terraza patio jardin",
        ),
        "temperature": (
            r"""
            temperatures? temps? coldest warmest hottest degrees? celsius fahrenheit °c how_(?:warm|cold|hot|cool)
            (?:too|minimum|lowest|highest)_(?:cold|warm|hot|temp\w*)
            """,
            r"temperaturas? grados? °c cuanto_(?:frio|calor)",
        ),
        "temperature range": (
            r"""
            between_\d+_and_\d+_°c temperature_range (?:which|what|ideal|best|right|room)_temperatures?
            temperatures?_should how_(?:warm|cool)
            """,
            r"""
            entre_\d+_y_\d+_°c (?:que|cual|ideal|mejor)_temperaturas? temperatura_(?:ideal|adecuada|optima)
            rango_de_temperatura
            """,
        ),
        "cold": (
            r"""
            cold colder coldest cool cooler chill\w* frost\w* freez\w* draft\w* draught\w* below_\d+_°c near_\d+_°c
            minimum
            above_10_°c_at above_13_°c_at stay_above_10 unheated below_freezing
            """,
            r"""
            frio fria frios frias fresc[oa]s? helad\w* congel\w* corrientes? enfri\w* debajo_de_\d+_°c baja_de_\d+
            cerca_de_0 sin_calefaccion minim[oa] bajo_cero encima_de_1[03]_°c_de encima_de_10_°c_en
            """,
        ),
        "damage by cold": (
            r"below_\d+_°c too_cold frost freez\w* minimum_temp\w* lowest_temp\w* damage\w* suffers near_0",
            r"debajo_de_\d+_°c baja_de_\d+ helad[ao]s? congel\w* minima dan[ae]n? cerca_de_0 sufre",
        ),
        "heat": (
            r"hot heat heated radiators? above_2\d_°c maximum too_warm",
            r"calor caliente radiador\w* calefaccion encima_de_2\d maxim[oa]",
        ),
        "drafts": (r"drafts? draughts? drafty draughty", r"corrientes?"),
        "night": (r"nights? evenings?", r"noches? anochecer nocturn\w*"),
    }
)
