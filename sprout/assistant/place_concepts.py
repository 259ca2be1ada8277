"""Where a plant stands, as concepts that both languages share: light, air and the seasons; as in ``care_concepts``."""

from collections.abc import Mapping
from types import MappingProxyType

__all__ = ["PLACE_CONCEPTS"]

PLACE_CONCEPTS: Mapping[str, tuple[str, str]] = MappingProxyType(
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
        "gentle sun": (
            r"morning gentle_sun afternoon\w*",
            r"manana sol_suave tarde",
        ),
        "artificial light": (
            r"grow_lights? lamps? led leds bulb_light",
            r"lamparas? led",
        ),
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
        "midday": (
            r"midday noon noonday",
            r"mediodia las_doce",
        ),
        "hours": (
            r"hours? hrs",
            r"horas?",
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
        "misting": (
            r"mist misting misted mists spray\w*",
            r"pulveri[cz]\w* roci[aeo]\w* nebuliz\w* vaporiz\w*",
        ),
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
        "moving air": (
            r"moving_air air_(?:flow|movement|circulat\w*) airflow ventilat\w* breez\w* circulat\w* still_air fans?",
            r"aire_en_movimiento ventil\w* circul\w* brisa aire_quieto ambiente_quieto corr\w*_(?:\w+_){0,3}aire",
        ),
        # seasons
        "winter": (
            r"winters?",
            r"inviernos?",
        ),
        "summer": (
            r"summers?",
            r"veranos?",
        ),
        "spring": (
            r"springs?",
            r"primaveras?",
        ),
        "autumn": (
            r"autumn",
            r"otono",
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
