"""The words and phrases by which a question speaks of eating, of an ailing body or of harm, over folded words."""

from sprout.assistant.marking import PLANT
from sprout.assistant.patterns import any_phrase, any_word

__all__ = [
    "AFFECTING",
    "ALONE",
    "BODY",
    "DRINKING",
    "EATING",
    "EATING_ES",
    "EATING_SOMEHOW",
    "HARD",
    "MOUTH",
    "PESTS",
    "SOMEBODY",
    "STRONG",
    "UNWELL",
    "VEGETAL",
    "WEAK",
]

STRONG = any_word(
    r"""
    toxi\w* poison\w* venom\w* ingest\w* edib\w* inedib\w* swallow\w* nontoxic petsafe catsafe vomit\w* drool\w*
    toxico\w* venen\w* envenen\w* intoxic\w* intoxiq\w* inger\w* ingier\w* ingir\w* ingesta comestib\w*
    trag(?:ar|o|a|ue|ado|arse|aron)(?!l)\w* babe(?:a|o|ar)\w* nociv\w* antidote antidoto
    """
)
"""Words that decide alone."""

EATING = any_word(
    r"""
    drinkable bebibles? eat eats eaten eating ate chew\w* nibbl\w* gnaw\w* lick\w* bite bites bit bitten biting munch\w*
    consum(?:e|es|ed|ing|ir\w*|io|ieron|ido|a|an) tast(?:e|es|ed|ing) gobbl\w* devour\w* chomp\w* lamer\w*
    lami(?:o|a|an|eron|endo\w*|do|da|eran?)? lamen lame lamio mastic\w* mordi\w* morder\w* muerd\w* mordisque\w*
    mascar mascarl[oa]s? masco masca mascando comer(?:se|me|te|nos|l[oa]s?|les?|sel[oa]s?|mel[oa]s?|tel[oa]s?)?
    comio\w* comi comid[oa]s? comiendo\w* comiera\w* comieron probar(?:l[oa]s?)? probo zamp\w* devor\w* engull\w*
    ro(?:er|ia|io|yo|ido|yendo|yeron|en|iendo)\w* royendo picote\w* saborea\w*
    """
)
EATING_ES = any_word(r"come[ns]? coma[ns]? comas")
EATING_SOMEHOW = any_phrase(
    r"""
    (?:suck|slurp|sip|scoff|graz)(?:s|ed|es|ing|e)?(?<!sucks) sucks_(?:on|at|it|the|her|his|a) sipp(?:ed|ing)
    (?:munch|crunch|snack|feast|chomp)(?:s|es|ed|ing)?_(?:on|up|through|away) crunched wolf(?:s|ed|ing)?_down
    (?:polish|finish|clean|empt|clear)(?:es|ed|ied|ing|ying)?_(?:off|up|out) lapp(?:ed|s|ing)_(?:up|at)
    g[eo]t(?:s|ten|ting)?_(?:a_)?(?:hold_of|into|at_(?:the|my|our|some|a|one|it)|her_(?:teeth|paws)|his_(?:teeth|paws))
    raid(?:s|ed|ing)? help(?:s|ed|ing)?_(?:him|her|it|them)sel(?:f|ves) made_a_meal teeth_marks? spat spitting
    chok(?:ed|es|ing) (?:put|puts|putting|stuck|sticks|pops?|popped|has|had|stuffed|shoved)_(?:\w+_){1,6}mouths?
    mouth(?:ful|fuls|ed|ing) a_mouthful teething chup(?:o|a|an|aba|aron|e|en|ando\w*|ar\w*|ado|ada|etea\w*|arse\w*)
    lenguete\w* atragant\w* sorb(?:io|iendo|er) pastando pastar ramone\w* (?:hinc|clav)\w*_(?:\w+_)?dientes?
    se_(?:la|lo|las|los)_(?:trag|zamp|papea|papo)\w* beben?_(?:de|del|el|agua)
    """
)
"""Ways to take something in that other things do as well: somebody must be there who does it."""

_WHOSE = r"(?:his|her|their|its|my|our|the_(?:dog|cat|baby|child|puppy|kitten)(?:_s)?)"
MOUTH = any_phrase(
    rf"""
    (?:in|into|to|around)_{_WHOSE}_(?:little_|tiny_|own_)?(?:mouths?|beaks?|muzzles?)
    (?:ech|met|pus|pon|llev|and)\w*_(?:\w+_){{0,4}}(?:a|en|hasta)_la_boca se_(?:\w+_){{1,6}}(?:a|en)_la_boca(?!_d)
    (?:tea|infusion|smoothie|salad|juice)_(?:from|of|with|out_of)_(?:\w+_){{0,3}}{PLANT}
    (?:te|infusion|jugo|zumo|batido|licuado|ensalada|sopa)_(?:de|con)_(?:\w+_){{0,3}}{PLANT}
    tomar(?:se|me|lo|la)?_(?:(?:el|un|una|la)_)?(?:jugo|zumo|te|infusion|savia|agua_de)
    (?:me|nos)_l[oa]s?_com(?:o|emos) si_(?:me_)?como_(?:una?|l[oa]s?|el|hojas?|flor(?:es)?)
    """
)
"""Something is in a mouth, or prepared for one."""

_PART = (
    r"(?:mouth|lips?|tongue|throat|gums?|eyes?|skin|belly|tummy|tum|stomach|guts?|bowels?|muzzle|snout|paws?|cheeks?"
    r"|(?:my|his|her|their|its|our|s)_(?:hands?|fingers?|arms?|wrists?|legs?|face|nose|neck|head|heart))"
)
_ACHE = (
    r"(?:sore|ach(?:es?|ing|y)|pain\w*|hurt(?:s|ing)?|upset|swollen|swell\w*|burn(?:s|ed|t|ing)?|sting(?:s|ing)?|stung"
    r"|numb|tingl\w*|itch(?:y|es|ing)?|inflamed|rash\w*|blister\w*|red|irritat\w*|raw|poorly|dodgy|bad|cramp\w*|crampy)"
)
_PART_ES = (
    r"(?:boca|labios?|lengua|garganta|encias?|ojos?|piel|barriga|barriguita|tripas?|tripita|panza|pancita|guata|estomago"
    r"|vientre|manos?|manitas?|dedos?|brazos?|cara|hocico|patas?|pierna)"
)
_ACHE_ES = (
    r"(?:duel\w*|dol(?:or\w*|io|ia)|hinchad[oa]s?|hinch\w*|inflama\w*|irrita\w*|ard(?:e|en|ia|or)|quema(?:n|ba|zon)?|pica(?:n|ba)?"
    r"|picazon|picor|escuece\w*|adormecid[oa]s?|dormid[oa]s?|roj[oa]s?|roncha\w*|hormigue\w*|revuelt[oa]|mal)"
)
BODY = any_phrase(
    rf"""
    retch\w* gag(?:s|ged|ging)? puk(?:e|es|ed|ing) barf\w* throw(?:s|n|ing)?_(?:\w+_)?up threw_(?:\w+_)?up dry_heav\w*
    diarrh?o?ea the_runs (?:loose|runny|bloody)_(?:stools?|poops?|poo) seizures? convuls\w* hives foaming frothing
    salivat\w* (?:can_t|cannot|trouble|struggl\w*|difficulty)_(?:to_)?breath\w* tumm(?:y|ies)_?ache? stomach_?ache?
    bellyache {_ACHE}_(?:\w+_){{0,3}}{_PART} {_PART}_(?:\w+_){{0,3}}{_ACHE} off_(?:his|her|its|their)_(?:food|feed)
    arcadas? diarreas? cagalera descompuest[oa] convulsi\w* nauseas? espumarajos? espuma_por_la_boca salivando
    saliva_(?:mucho|sin) retortijon\w* colicos? urticaria sarpullido
    (?:caca|popo|heces)_(?:\w+_)?(?:bland[oa]s?|liquid[oa]s?|aguad[oa]s?|suelt[oa]s?) no_respira cuesta_respirar
    echando_espuma (?:me|le|les|se_le)_(?:hincho|hincha|durmio|pusieron_rojos)
    (?:me|te|nos)_(?:pica(?:n|ba)?(?!_(?:l[oa]s_)?(?:mosq|mosc|bich))|arden?|ardia|escuece\w*)
    dolor(?:es)?_de_(?:la_)?{_PART_ES} {_ACHE_ES}_(?:\w+_){{0,3}}{_PART_ES} {_PART_ES}_(?:\w+_){{0,3}}{_ACHE_ES}
    queasy nauseous nauseated (?:in|into)_(?:his|her|my|their|its|our|the)_eyes? rub\w*_(?:his|her|my|their|its)_eyes?
    en_(?:el|los|un|mi|mis|su|sus)_ojos? frot\w*_los_ojos
    (?:sap|latex|juice|savia|leche|jugo)_(?:\w+_){{0,5}}(?:skin|eyes?|hands?|piel|ojos?|manos?)
    """
)
"""A body is ill; no plant is said to be so."""

UNWELL = any_phrase(
    r"""
    letharg\w* listless drows\w* wobbl\w* stagger\w* collapsed unconscious unresponsive shaking trembl\w* shiver\w*
    wheez\w* pant(?:s|ing) whimper\w* bloat\w* blister\w* swollen numb itch\w* limp off_colou?r unwell poorly pupils
    colic\w* letargo letargic[oa] decaid[oa] apatic[oa] somnolien\w* tembl\w* tiembla\w* maread[oa] mareos? babas?
    espuma hinchad[oa]s? ronchas? atontad[oa] pupilas jadea\w* pachuch[oa] tambale\w* desmay\w* devolvi\w*
    (?:le|les)_(?:\w+_)?(?:pica(?:n|ba)?|arden?|ardia|escuece\w*) br(?:ings?|ought|inging)_(?:\w+_){0,2}(?:back_)?up
    sick(?:ed|s)_up c[ao]me_back_up
    """
)
"""A body or a plant is ill."""

SOMEBODY = any_phrase(
    r"""
    she he her him hers himself herself someone somebody wife husband mum mom mommy mother dad father
    grand(?:ma|pa|mother|father) granny sister brother aunt uncle friend neighbou?r guests? roommate boyfriend
    girlfriend partner i me we ella el_solo esposa esposo marido mujer mama papa madre padre abuel[oa] herman[oa]
    ti[oa] prim[oa] amig[oa] vecin[oa] novi[oa] suegr[oa] alguien se_me me_(?:\w+) se_(?:la|lo|las|los)
    """
)

WEAK = any_word(
    r"""
    safe\w* unsafe bad okay ok fine harm\w* hurt\w* danger\w* sick ill kill\w* risk\w* allerg\w* irritat\w* hazard\w*
    trouble worr\w* bother rash\w* fatal letal lethal deadly dies? death friendly touch\w* symptoms? emergency
    hospital vets? drink\w* drank upset react\w* proof concern\w* beb(?:er|io|ia) segur[oa]s? peligr\w* mal[oa]s? dano
    danos danin[oa]s? dana\w* riesg\w* alergi\w* irrit\w* mata mortal\w* muer\w* apt[oa]s? enferm\w* sintoma\w*
    urgenc\w* veterinari[oa] tocar toca toco pasa(?:ria|rle)? problema mal perjudic\w* inofensiv\w* preocup\w* cuidado
    """
)
"""Words for harm, where a creature is named."""
HARD = any_word(
    r"""
    safe\w* unsafe harm\w* danger\w* allerg\w* irritat\w* hazard\w* rash\w* lethal deadly symptoms? emergency hospital
    vets? friendly peligr\w* danin[oa]s? alergi\w* sintoma\w* urgenc\w* veterinari[oa] perjudic\w* inofensiv\w* letal
    """
)
"""Those of them that hardly ever speak of a plant's health."""
ALONE = any_word(
    r"""
    safe unsafe safely harmful harmless danger\w* deadly lethal fatal hazard\w* allerg\w* peligros\w* segur[oa]s?
    danin[oa]s? mortal(?:es)? inofensiv\w* alergi\w* irrita\w* rash\w*
    """
)
"""Those of them that do without a creature, where a plant is named and nothing else is asked."""

PESTS = any_word(
    r"""
    bugs? pests? insects? mites? caterpillars? snails? slugs? thrips aphids? something plagas? bichos? insectos?
    orugas? caracol(?:es)? babosas? algo
    mealy\w* beetles? ants? gnats? squirrels? mouse mice rats? cochinillas? pulgon\w* acaros? hormigas? escarabajos?
    ardillas? ratas? raton(?:es)?
    """
)
DRINKING = any_phrase(
    r"""
    (?:i|we|you|he|she|cats?|dogs?|kitten|puppy|child|baby|toddler)_(?:\w+_)?(?:drink|drank)
    beber(?:l[oa]s?|se(?:l[oa]s?)?)? bebio bebi tomarse
    """
)
VEGETAL = any_word(
    rf"""
    {PLANT} plants? houseplants? leaf leaves berr(?:y|ies) seeds? pods? sap petals? bulbs? tubers? roots? stems?
    flowers? blossoms? mushrooms? toadstools? fung(?:us|i) greenery foliage shrubs? bush(?:es)? hedges? weeds? herbs?
    twigs? bark fronds? vines? fertili[sz]er\w* pellets? fruits? cactus cacti planta\w* matas? hojas? hojitas? bayas?
    frutos? semillas? savia petalos? bulbos? tuberculos? raiz raices tallos? flor(?:es)? setas? hongos? callampas?
    champinon(?:es)? arbusto\w* setos? hierbas? yuyos? ramas? ramitas? bolitas? abono fertilizante esquejes? verde it
    one them some
    """
)
"""Words for what of plants may be eaten, or for something named before."""

AFFECTING = any_phrase(
    r"""
    affect\w* do(?:es)?_(?:\w+_){1,6}do_to to_blame
    lives?_(?:with|beside|near|alongside|together) get(?:s|ting)?_along
    what_(?:could|can|might|may|would)_(?:\w+_){0,5}(?:happen|come|do)
    keep\w*_(?:\w+_){0,4}(?:away|apart|out_of_reach)
    (?:within|out_of)_(?:\w+_)?reach mixe?s?_with
    afect\w* (?:que_)?les?_(?:\w+_)?hac\w* hacerles? conviv\w* (?:al|fuera_del|a_su)_alcance
    lejos_de(?:l|_l[oa]s?|_mis?)?
    la_culpa que_(?:puede|podria)_(?:pasar|ocurrir)\w*
    """
)
"""What something does to somebody, without a word for harm."""
