"""What a plant needs around it, light to air, as concepts that both languages share: each with the words that show it.

Alternatives are regular expressions over folded words, separated by white space; an underscore stands for a space.
"""

from collections.abc import Mapping
from types import MappingProxyType

__all__ = ["CARE_CONCEPTS"]

CARE_CONCEPTS: Mapping[str, tuple[str, str]] = MappingProxyType(
    {
        # light
        "light": (
            r"light lights lighting lit sunlight lux lamps? daylight rays",
            r"luz luces ilumin\w* luminos\w* lamparas? claridad resolana",
        ),
        "sun": (
            r"sunburn\w* sun sunn?y sunlight sunshine direct_light direct_or_very_bright rays noon blazing",
            r"sol solead\w* luz_directa solecit\w* asole\w* rayos resolana",
        ),
        "low light": (
            r"""
            (?:low|poor|little|too_little|less|insufficient|no|without|any|lack_of|more)_light low_to_medium_light
            (?:medium|moderate|filtered)_light needs_brighter_light dark darker darkness dim shade shady shaded gloom\w*
            windowless (?:lack|want|loss)_of_light needs_more_light gloomy shadow\w* murky dingy darkest
            (?:far|away)_from_(?:\w+_)?windows? no_windows? without_(?:a_|any_)?windows? not_enough_light lacks?_light
            """,
            r"""
            (?:poca|falta|sin|menos|mas)_(?:de_)?luz falta_(?:de_)?luz oscur[oa]s? oscuridad sombr\w* penumbra
            luz_de_poca poca_a_media luz_media necesita\w*_mas_luz sombri[oa]s? lejos_de_(?:\w+_)?ventanas?
            sin_ventanas? boca_de_lobo poco_iluminad\w* mal_iluminad\w* tenebros\w*
            no_(?:le_)?(?:da|llega|entra)_(?:casi_)?(?:la_|el_)?(?:luz|sol) apenas_(?:\w+_)?(?:luz|sol)
            """,
        ),
        "bright": (
            r"bright\w* strong_light intense sunniest brightest",
            r"brillantes? intensa luz_fuerte mucha_luz muy_iluminad\w* luminos[oa]s? mucha_claridad",
        ),
        "too much light": (
            r"""
            too_much_(?:light|sun) strong_(?:sun|light) strong_midday_sun sudden_full_sun full_sun harsh too_bright
            blazing (?:noon|midday)_sun
            """,
            r"""
            demasiad[oa]_(?:luz|sol) sol_(?:fuerte|pleno) luz_intensa mucho_sol resolana (?:pleno|rabioso)_sol
            sol_(?:de_lleno|a_plomo|rajante)
            """,
        ),
        "gentle sun": (r"morning gentle_sun afternoon\w*", r"manana sol_suave tarde"),
        "artificial light": (r"grow_lights? lamps? led leds bulb_light", r"lamparas? led"),
        "window": (
            r"windows? windowsill \w+_facing facing north south east west sills? windowsills? panes? ledges? skylight",
            r"ventanas? orientad[oa]s? orientacion sur norte oeste ventanal\w* alfeizar\w* repisas? tragaluz",
        ),
        "filtered": (
            r"filtered curtains? indirect sheer blinds? curtained",
            r"filtrada cortinas? indirecta visillos? persianas? estor(?:es)? cortinad\w*",
        ),
        "night length": (
            r"hours_of_(?:\w+_)?darkness nights_(?:with|of)_\d+ long_nights",
            r"horas_de_oscuridad noches_(?:con|de)_\d+ noches_largas",
        ),
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
        "wetting": (r"wet wets wetting get_wet", r"moj[aeo]\w*"),
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
        "saucer": (r"saucers? full_of_water standing_in", r"plato platillo lleno_de_agua"),
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
        "foil": (r"foil wrapp\w*", r"papel_metalico papel_aluminio envoltorio"),
        # soil and pot
        "soil": (
            r"""
            soils? substrates? mix mixes mixture compost dirt earth (?:growing|potting)_medium
            potting_(?:soil|mix|earth) what_\w+_planted_in in_what_(?:do|should|can|is)
            (?:plant|pot)_(?:a|an|it|my|the)_in plant_in pot_in grit loam
            """,
            r"""
            sustratos? tierras? mezclas? suelos?
            (?:en|con)_que_(?:se_)?(?:la_|lo_)?(?:plant\w*|siembr\w*|pong\w*|cultiv\w*) tierrita composta compost humus
            """,
        ),
        "ingredients": (
            r"""
            perlite peat peaty bark sand moss coco\w* vermiculite in_what_(?:do|should|can|is)
            (?:plant|pot)_(?:a|an|it|my|the)_in leaf_mold coir grit gritty pumice ingredients? recipe
            goes_in(?:to)?_(?:\w+_){0,3}(?:mix|soil) proportions? ratio in_parts parts_(?:potting|soil|of) fib(?:er|re)
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
            r"(?<!para_)macetas? tiestos? macetero\w* materas?",
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
        "burst pot": (r"crack\w* bulg\w* break\w*_the_pot", r"agriet\w* deform\w* (?:rompi\w+|rompen?)_(?:la_)?maceta"),
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
        # air
        "humidity": (
            r"""
            humid\w* moisture mist misting misted mists sprayed pebbles? humidifier percent hygrometer percentage
            per_cent % damp
            """,
            r"""
            humedad pulveri[cz]\w* roci[aeo]\w* nebuliz\w* vaporiz\w* humidificador por_ciento bandeja higrometro
            porcentaje humectador %
            """,
        ),
        "humid air": (
            r"damp_air humid_air moist_air stale still_air stuffy airless",
            r"aire_humedo estancado aire_quieto aire_(?:\w+_)?(?:viciado|encerrado) encerrad[oa]",
        ),
        "dry air": (
            r"""
            dry_(?:air|house|home|flat|apartment|climate|rooms?) hot_dry dry_household_air dry_winters?
            (?:air|flat|house|home|room|apartment|place)_(?:\w+_){0,3}dry heating (?:arid|desert)_\w+
            """,
            r"""
            (?:aire|ambiente|piso|cuarto|clima)_(?:muy_)?seco cuartos_secos casa_seca caliente_y_seco
            aire_(?:\w+_){0,2}(?:re)?se[cq]\w* (?:piso|casa|cuarto|departamento|ambiente)_(?:\w+_){0,2}sec[oa]
            calefaccion
            """,
        ),
        "misting": (r"mist misting misted mists spray\w*", r"pulveri[cz]\w* roci[aeo]\w* nebuliz\w* vaporiz\w*"),
        "bathroom": (
            r"bathrooms? washrooms? shower_room",
            r"bano banos aseo",
        ),
        "outdoors": (
            r"outdoors? outside balcony patio garden terrace yard balconies courtyard backyard deck verandah?",
            r"exterior(?:es)? afuera fuera balcon terraza patio jardin azotea intemperie balcones",
        ),
        "temperature": (
            r"""
            temperatures? temps? coldest warmest hottest degrees? celsius fahrenheit °c how_(?:warm|cold|hot|cool)
            (?:too|minimum|lowest|highest)_(?:cold|warm|hot|temp\w*) thermostat thermometer
            """,
            r"temperaturas? grados? °c cuanto_(?:frio|calor) termometro termostato",
        ),
        "temperature range": (
            r"""
            between_\d+_and_\d+_°c temperature_range (?:which|what|ideal|best|right|room)_temperatures?
            temperatures?_should how_(?:warm|cool) (?:at|to|of|is|stays?_at|hits?|under)_\d+_(?:°c|°f|degrees)
            """,
            r"""
            entre_\d+_y_\d+_°c (?:que|cual|ideal|mejor)_temperaturas? temperatura_(?:ideal|adecuada|optima)
            rango_de_temperatura (?:a|hay|hubo|son)_(?:unos_)?\d+_(?:°c|grados)
            """,
        ),
        "cold": (
            r"""
            cold colder coldest cool cooler chill\w* frost\w* freez\w* draft\w* draught\w* below_\d+_°c near_\d+_°c
            minimum above_10_°c_at above_13_°c_at stay_above_10 unheated below_freezing chilly icy wintry snow\w*
            coolest low_temperatures?
            """,
            r"""
            frio fria frios frias fresc[oa]s? helad\w* congel\w* corrientes? enfri\w* debajo_de_\d+_°c baja_de_\d+
            cerca_de_0 sin_calefaccion minim[oa] bajo_cero encima_de_1[03]_°c_de encima_de_10_°c_en fresqu\w* gelid\w*
            friolent\w* friolera nieve escarcha enfriamiento
            """,
        ),
        "damage by cold": (
            r"""
            below_\d+_°c too_cold frost freez\w* minimum_temp\w* lowest_temp\w* damage\w* near_0 how_low
            (?:at|below)_how_many_degrees suffers_below frostbit\w* coldest
            (?:drop|fall|go|goes|sink|down)\w*_to_(?:\w+_)?\d+ (?:at|of|was|were|is)_\d+_(?:°c|degrees) lowest(?!_lea)
            """,
            r"""
            debajo_de_\d+_°c baja_de_\d+ helad[ao]s? congel\w* minima dan[ae]n? cerca_de_0
            (?:hasta|a|debajo_de)_cuantos_grados limite cuanto_frio sufre_por baj\w*_a_\d+ (?:a|hubo|hay|de)_\d+_grados
            """,
        ),
        "heat": (
            r"hot heat heated radiators? above_2\d_°c maximum too_warm heating heaters? heatwave boiling stove",
            r"""
            calor caliente radiador\w* calefaccion encima_de_2\d maxim[oa] caluros\w* bochorno calefactor estufa
            ola_de_calor
            """,
        ),
        "drafts": (
            r"drafts? draughts? drafty draughty",
            r"corrientes? chiflon\w*",
        ),
        "night": (
            r"nights? evenings? overnight nite nighttime",
            r"noches? anochecer nocturn\w* anoche madrugada nochecitas?",
        ),
        "midday": (
            r"midday noon noonday",
            r"mediodia las_doce",
        ),
        "moving air": (
            r"moving_air air_(?:flow|movement|circulat\w*) airflow ventilat\w* breez\w* circulat\w* still_air fans?",
            r"aire_en_movimiento ventil\w* circul\w* brisa aire_quieto",
        ),
    }
)
