"""What ails plants and what harms by them, as concepts that both languages share; written as in ``care_concepts``."""

from collections.abc import Mapping
from types import MappingProxyType

__all__ = ["AILMENT_CONCEPTS"]

AILMENT_CONCEPTS: Mapping[str, tuple[str, str]] = MappingProxyType(
    {
        # colour
        "yellow": (r"yellow\w* chlorosis", r"amarill\w* clorosis"),
        "brown": (
            r"brown\w*",
            r"marron\w* cafes? parduzc\w* pard[oa]s? amarronad\w*",
        ),
        "black": (
            r"black\w* dark_stems (?:leaves|leaf|turn\w*|went|gone)_dark dark_leaves",
            r"negr[oa]s? ennegre\w* negruzc\w* oscuros hojas_(?:\w+_)?oscuras oscurec\w* renegrid\w*",
        ),
        "red": (
            r"red reddish reddened",
            r"(?<!arana_)roj[oa]s? rojiz[oa]s? enroje\w* colorad[oa]s?",
        ),
        "pink": (r"pinks?", r"rosad[oa]s? rosas?"),
        "white": (
            r"white whitefl\w+ whitish whitened",
            r"blanc[oa]s? blanquec\w* blancuzc\w*",
        ),
        "gray": (r"gr[ae]y grayish greyish", r"gris(?:es)? grisace\w*"),
        "green": (r"green greenish", r"verdes?"),
        "silver": (r"silver\w*", r"platead[oa]s?"),
        "pale": (
            r"pale\w* fad(?:e|es|ed|ing) bleach\w* wash\w*_out discolou?r\w* paler",
            r"""
            palid[oa]s? decolor\w* descolor\w* apaga\w* destin\w* borr\w* clar[oa]s? despint\w* deslav\w* blanquecin\w*
            paliduch\w*
            """,
        ),
        "lost colour": (
            r"""
            fad(?:e|es|ed|ing) bleach\w* wash\w*_out discolou?r\w* plain_green
            (?:los(?:e|es|t|ing)|keep\w*|vanish\w*|no_longer)_(?:\w+_){0,3}(?:colou?rs?|patterns?|stripes?|markings)
            (?:los(?:e|es|t|ing)|keep\w*|no_longer)_(?:\w+_){0,3}(?:edges|pink|red|white|yellow)
            (?:colou?rs?|patterns?|stripes?|markings)_(?:\w+_){0,6}(?:vanish\w*|disappear\w*|gone|lost)
            (?:margins?|edges|stripes?|patterns?|markings|variegation)_(?:\w+_){0,6}(?:vanish\w*|disappear\w*|gone|lost|faded)
            (?:white|yellow|pink|red)_(?:margins?|edges|markings)_(?:\w+_){0,6}(?:vanish\w*|disappear\w*|gone|lost|faded)
            all_green revert\w*
            """,
            r"""
            decolor\w* descolor\w* apaga\w* destin\w* borr\w* toda_verde
            (?:pierd\w*|perd\w*|conserv\w*)_(?:\w+_){0,3}(?:color|colores|dibujo|rayas|bordes|manchas_claras|rojo|rosa|blanco)
            (?:color|dibujo|rayas)_(?:\w+_){0,4}(?:perd\w*|borr\w*|desapare\w*) despint\w* deslav\w*
            (?:bordes?|margen|margenes)_(?:\w+_){0,5}(?:perd\w*|borr\w*|desapare\w*|esfum\w*) puro_verde
            """,
        ),
        "colour": (r"colou?r\w*", r"color\w*"),
        # place of the damage
        "tips": (
            r"tips?(?!_(?:for|over|about)) leaf_ends ends_of_(?:the_|its_)?leaves",
            r"puntas punta_de_(?:la|las|sus)_hojas? puntitas",
        ),
        "edges": (
            r"edges? margins? rims? borders? around_the_outside outline",
            r"bordes? orillas? margen(?:es)? contornos?",
        ),
        "patches": (
            r"""
            patch\w* spots spotted (?:brown|black|white|yellow|dark|pale|leaf)_spot streaks? specks? dots? stains? marks
            blotch\w* pinpricks? freckl\w* flecks? speckl\w*
            """,
            r"manch\w* pecas? puntitos? rayas_\w+ ronchas? motas? franjas? lunares punt(?:os|itos)",
        ),
        "stem": (
            r"stems? trunks? canes? stalks? branch\w*",
            r"tallos? troncos? peciolos? ramas? tallit\w*",
        ),
        "base": (
            r"base bases soil_line",
            r"bases? ras_del abajo_de_todo",
        ),
        "roots": (r"roots?", r"raices raiz"),
        "lowest": (r"lowest lower bottom_lea\w+", r"inferior\w* mas_bajas de_abajo"),
        "old": (r"old(?!_(?:one|are|is)) age ageing aging", r"viej[oa]s? vejez"),
        "new leaves": (
            r"new_(?:\w+_)?(?:leaves|leaf|fronds?|growth|shoots?)",
            r"(?:hojas?|frondas?|brotes?)_nuev[oa]s? nuevas_\w+",
        ),
        "shoots": (r"shoots? new_(?:\w+_)?growth branch\w*", r"brotes? ramific\w*"),
        # shape of the damage
        "crisp": (
            r"crisp\w* crunch\w* dry_tips dry_edges brittle papery",
            r"""
            crujient\w* sec[oa]s?_y_crujient\w* puntas_secas bordes_secos tostad\w* quebradiz\w* achicharr\w* chamusc\w*
            """,
        ),
        "dry": (r"dry dries dried drying", r"sec[oa]s? seca[nr]? secad\w* reseco"),
        "curl": (
            r"curl\w* roll\w*_up cupp(?:ed|ing)",
            r"enroll\w* rizad\w* encog\w* enrosc\w* acartuch\w*",
        ),
        "droop": (
            r"droop\w* wilt\w* limp collaps\w* hang\w* sagg?\w* flop\w* floppy faint\w* slump\w* lifeless keeled",
            r"""
            caid[oa]s caid[oa]_(?:y|sobre) (?:esta|verse|se_ve|veo|anda)_(?:\w+_)?caid[oa] decaid\w* mustios? mustias?
            marchit\w* desplom\w* flacid[oa]s? cuelg\w* lacias? desmay\w* alicaid\w* aguad[oa]s? tumbad[oa]s? colgando
            colgad\w* laci[oa]s? agachad\w* desvanec\w*
            """,
        ),
        "wrinkle": (
            r"wrinkl\w* shrivel\w* like_(?:a_)?(?:prunes?|raisins?) crinkl\w* pucker\w*",
            r"arrug\w* como_(?:una_)?(?:pasa|ciruela)s? chupad[oa]s? acartonad\w*",
        ),
        "soft": (
            r"soft mushy squishy mush spong\w* gooey jelly slimy",
            r"bland[oa]s? pastos[oa]s? reblandec\w* fof[oa]s? gelatin\w* deshac\w* aguad[oa]s?",
        ),
        "rot": (
            r"rot rots rotting rotten decay\w*",
            r"pudr\w* podrid[oa]s? pudi?endo\w* putrefac\w* podrir\w*",
        ),
        "root rot": (r"root_rot rotten_roots rotten", r"pudricion_de_raices raices_podridas podridas"),
        "drop": (
            r"""
            drop drops dropped dropping shed\w* falling fall_off falls_off leaf_drop bare leafless
            (?:without|no)_(?:any_)?leaves los(?:e|es|ing|t)_(?:\w+_){0,2}(?:leaves|leaf\w*|fronds?|buds?|foliage)
            bald\w* (?:leaves|leaf|bits|fronds)_(?:\w+_){0,2}everywhere on_the_(?:floor|carpet|ground) defoliat\w*
            """,
            r"""
            sin_hojas caida_(?:\w+_)?de_hojas cae caen caigan? cayendo cayeron cayo suelta\w*_(?:hojas|sus|foliolos|las)
            pierd\w*_(?:\w+_){0,2}(?:hojas?|frondas?|capullos) perd\w*_(?:\w+_){0,2}(?:hojas?|frondas?|capullos)
            pelon\w* desnud[oa]s? deshoj\w* (?:tira|bota|suelt|arroj)\w*_(?:las_|sus_|muchas_)?hojas
            """,
        ),
        "sudden": (r"sudden\w* overnight", r"repentin\w* de_repente de_golpe"),
        "leggy": (
            r"""
            leggy lanky stretch\w* long_(?:\w+_)?(?:stems|vines|leaf_stalks) bare_(?:stems|vines) spindly long_and
            gett?\w+_long thin_leaf_stalks weak straggly sprawl\w* elongated
            """,
            r"""
            estirad\w* estir\w* (?:tallos|peciolos|estan|muy)_largos pelad[oa]s? desgarbad\w* larguiruch\w* debiles
            espigad\w* ahilad\w* larguisim\w* larg[oa]s?_y_(?:pelad|flac|delgad|fin|debil)\w*
            """,
        ),
        "lean": (
            r"lean\w* lopsided grows?_evenly one_side symmetr\w* evenly",
            r"inclin\w* ladead\w* torcid\w* parej\w* simetr\w*",
        ),
        "split": (r"split\w* tear\w* torn rip\w*", r"raj\w* cortes_en sin_cortes rasg\w* hendid\w*"),
        "holes": (
            r"holes? splits? slits? fenestrat\w*",
            r"agujeros? huecos? cortes hoyos? fenestra\w*",
        ),
        "no holes": (
            r"(?:without|no|not|never)_(?:\w+_){0,3}(?:holes?|splits?|split)",
            r"(?:sin|no)_(?:\w+_){0,3}(?:agujeros?|cortes|huecos?|se_abr\w+|raj\w+)",
        ),
        "small leaves": (r"small_leaves leaves_stay_small tiny_leaves", r"hojas_(?:\w+_)?pequenas hojas_chicas"),
        "smell": (
            r"smell\w* sour odou?r stink\w* stench reek\w*",
            r"olor huel\w* agri[oa] apest\w* peste hiede[ns]? hedor",
        ),
        "powder": (r"powder\w* mildew\w*", r"polvo_blanco polvillo oidio polvo_en"),
        "mould": (r"(?<!leaf_)mou?ld\w* fuzz\w*", r"mohos? pelusa_gris"),
        "bumps": (r"bumps? bumpy corky? warts? warty", r"bult\w* asper[oa]s? verrug\w*"),
        "deposits": (r"crust\w* deposits? rust\w*", r"costr\w* depositos? oxido"),
        "sunburn": (
            r"sunburn\w* burn\w* scorch\w* singe\w*",
            r"quem\w* achicharr\w* chamusc\w* tostad\w*",
        ),
        "leaf spot": (
            r"bacterial leaf_spot yellow_(?:rims?|rings?|halos?|edges?)",
            r"bacterian\w* (?:borde|anillo|halo)_amarillo",
        ),
        # pests
        "pests": (
            r"""
            pests? bugs? insects? critters? infest\w* mites? mealybugs? mealy\w* scale thrips aphids? whiteflies
            whitefly eating_(?:my|the|its) vermin
            """,
            r"""
            plagas? bich\w* insectos? acaros? cochinillas? pulgon\w* trips araneta arana_roja moscas?_blancas?
            infest\w*
            """,
        ),
        "mealybug": (
            r"mealybugs? mealy\w* cotton\w* white_fluff fluff cottony wool\w*",
            r"algodonosas? algodon pelusa_blanca cochinillas?_algodonosas? cochinillas_del algodonosos? lanita",
        ),
        "spider mite": (
            r"spider_mites? red_spider mites? webs? webbing cobwebs? gossamer silky_threads",
            r"arana_roja aranita\w* acaros? telaranas? telit\w*",
        ),
        "scale insect": (
            r"""
            scale scales small_brown_bumps brown_bumps scraped scrape in_lines rows
            brown_(?:\w+_)?(?:lumps|shells|discs)
            """,
            r"cochinillas?_de_escudo de_escudo bultitos raspar\w* filas escamas? costritas conchuelas?",
        ),
        "thrips": (r"thrips", r"trips"),
        "aphid": (
            r"aphids? green_(?:\w+_)?bugs greenfly",
            r"pulgon\w* bich\w+_verdes afidos?",
        ),
        "whitefly": (r"whitefl(?:y|ies) white_flies white_bugs cloud shak\w*", r"moscas?_blancas? nube sacud\w*"),
        "sticky": (
            r"sticky tacky gluey syrup\w* honeydew",
            r"pegajos\w* pringos\w* melaza melos[oa]s?",
        ),
        "wash off": (
            r"wash\w*_off rins\w* flush\w* shower\w* spray_of_water get_rid",
            r"chorro ducha lava\w* enjuag\w*",
        ),
        "spores": (r"spores?", r"esporas?"),
        # harm
        "substance": (
            r"substances? compounds? chemicals? toxins? contains? crystals? oxalates? saponins? latex",
            r"sustancias? compuestos? toxinas? contienen? cristales oxalatos? saponinas? latex",
        ),
        "harm signs": (
            r"""
            symptoms? what_signs signs_(?:of_poison\w*|does|do) what_happens what_would_happen causes? vomit\w*
            drool\w* burning nausea effects? sick ill irritat\w*
            """,
            r"""
            sintomas? que_senales que_(?:le_)?(?:pasa\w*|ocurre\w*) causan? vomit\w* babe\w* ardor nauseas efectos
            enferm\w* irrita\w*
            """,
        ),
        "sap": (
            r"sap milky latex juice milk",
            r"savia lechos[ao] latex leche",
        ),
        "skin": (r"skin gloves? touch\w* rash\w*", r"piel guantes toc\w*"),
        "not listed": (r"not_on_the", r"no_figura_en"),
        "no guarantee": (r"guarantees?", r"garanti\w*"),
        "tuber": (r"tubers? bulbs?", r"tuberculos? bulbos?"),
        "thin": (
            r"thin thinn\w* skinny spars\w*",
            r"fin[oa]s delgad[oa]s? flac[oa]s? enflaque\w* adelgaz\w* ral[oa]s?",
        ),
        "deformed": (
            r"deform\w* distort\w* twisted crumpled misshapen",
            r"deform\w* retorcid\w* malform\w*",
        ),
        "kill": (
            r"kill\w* immortal indestructible finish_(?:it_)?off",
            r"matan matar\w* mat[eo] inmortal indestructible",
        ),
    }
)
