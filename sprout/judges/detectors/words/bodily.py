"""The words for those who could be hurt, for how a thing gets into them, and for plant care, which hurts nobody."""

import re
from typing import Final

__all__ = ["ADVERB", "BODILY", "BODY", "CARE", "EATERS", "INGEST", "SOMEBODY"]

EATERS: Final = (
    r"(?:cats?|dogs?|pets?|kitt(?:en|ens|y|ies)|pup(?:s|py|pies)?|hounds?|animals?|felines?|canines?|"
    r"humans?|people|persons?|child|children|kids?|bab(?:y|ies)|infants?|newborns?|toddlers?|teens?|teenagers?|"
    r"rabbits?|bunn(?:y|ies)|birds?(?! of paradise)|parrots?|parakeets?|budgies?|canar(?:y|ies)|cockatiels?|"
    r"finch(?:es)?|"
    r"chickens?|hens?(?! and chicks)|ducks?|hamsters?|gerbils?|guinea pigs?|ferrets?|chinchillas?|hedgehogs?|"
    r"horses?(?! chestnut)|pon(?:y|ies)|foals?|mares?|donkeys?|cows?(?! parsley)|cattle|cal(?:f|ves)|goats?|sheep|"
    r"lambs?(?! ears?)|pigs?|livestock|llamas?|alpacas?|tortoises?|turtles?|reptiles?|lizards?|geckos?|iguanas?|"
    r"bearded dragons?|fish|goldfish|koi|shrimps?|frogs?|amphibians?|bees?|insects?|ladybirds?|ladybugs?|earthworms?|"
    r"labradors?|beagles?|poodles?|retrievers?|terriers?|bulldogs?|dachshunds?|chihuahuas?|axolotls?|"
    r"snakes?(?! plants?)|rats?|rodents?|squirrels?|hummingbirds?|deer|travell?ers?|tourists?|swimmers?|bathers?|"
    r"hikers?|guests?|grandma|granny|(?:year|month) olds?|"
    r"worms?|pollinators?|butterfl(?:y|ies)|wildlife|"
    r"m[ae]n|wom[ae]n|adults?|elderly|seniors?|pregnan\w+|mothers?|mums?|moms?|breastfeeding|sons|(?:your|my|his|her|"
    r"their|our) son|daughters?|boys?|girls?|"
    r"grand(?:child|children|sons|(?:your|my|his|her|their|our) son|daughters?|mothers?|fathers?|ma|pa)|patients?|"
    r"diabetics?|asthmatics?|c?o?eliacs?|vegans?|"
    r"consumers?|users?|anyone|everyone|anybody|everybody|famil(?:y|ies)|nurser(?:y|ies)|cribs?|classrooms?|playrooms?|"
    r"gat[oa]s?|gatit[oa]s?|perr[oa]s?|perrit[oa]s?|mascotas?|cachorr[oa]s?|michis?|animal(?:es)?|felin[oa]s?|"
    r"canin[oa]s?|"
    r"nin[oa]s?|bebes?|lactantes?|recien nacid[oa]s?|infantes?|peques?|pequen[oa]s? de la casa|crios?|"
    r"personas?|human[oa]s?|conej[oa]s?|conejit[oa]s?|aves?|pajar(?:o|os|itos?)|loros?|periquitos?|canarios?|gallinas?|"
    r"pollos?|patos?|hamster(?:es|s)?|cobay[oa]s?|cuy(?:es)?|huron(?:es)?|chinchillas?|erizos?|caballos?|yeguas?|"
    r"potros?|"
    r"burros?|vacas?|terneros?|cabras?|ovejas?|corderos?|cerdos?|ganado|tortugas?|reptil(?:es)?|iguanas?|pez|peces|"
    r"caracol(?:es)?|ranas?|anfibios?|abejas?|insectos?|mariquitas?|lombrices|polinizador(?:es)?|mariposas?|fauna|"
    r"labrador(?:es)?|caniches?|serpientes?|ratas?|ratones|roedores|ardillas?|gambas?|camarones|geckos?|"
    r"invitad[oa]s?|alergic[oa]s|"
    r"peques?|colibri(?:es)?|viajer[oa]s?|turistas?|"
    r"banistas?|embarazo|lactancia|"
    r"hombres?|mujer(?:es)?|adult[oa]s?|"
    r"ancian[oa]s?|embarazadas?|gestantes?|madres?|hij[oa]s?|niet[oa]s?|abuel[oa]s?|pacientes?|diabetic[oa]s?|"
    r"celiac[oa]s?|asmatic[oa]s?|vegan[oa]s?|alumn[oa]s?|familias?|guarderias?|cunas?)"
)
"""Who could be hurt, one word or phrase."""

INGEST: Final = (
    r"(?:eat|chew|nibble|munch|bite|ingest|consume|swallow|lick|taste|have|snack|graze|touch|handle|sniff|drink|sip|"
    r"inhale|"
    r"try|play with|"
    r"eating|chewing|nibbling|ingesting|consuming|swallowing|drinking|licking|touching|handling)"
)
"""How a thing gets into somebody, one verb."""

ADVERB: Final = (
    r"(?:perfectly|completely|totally|entirely|absolutely|generally|usually|quite|very|really|all|just|"
    r"also|still|probably|utterly|wholly|typically|normally|thoroughly|"
    r"definitely|fully|\d+ ?%|reasonably|pretty|equally|always|likely|indeed|perfectamente|"
    r"completamente|totalmente|muy|plenamente|enteramente|"
    r"absolutamente|generalmente|tambien|realmente|bastante|probablemente|siempre|igualmente|normalmente)"
)

SOMEBODY: Final = re.compile(rf"\b(?:{EATERS}|{INGEST}|you|yourself|te|os|skin|piel)\b")
"""Who could be hurt, or how it could get into them."""

BODILY: Final = re.compile(
    rf"\b(?:{EATERS}|{INGEST[3:-1]}|ate|eaten|eats|chews|chewed|bitten|swallowed|licks|licked|nibbles|ingested|drank|"
    rf"takes?|"
    r"taking|took|skin|stomach|eyes?|dos(?:e|es|age)|pills?|tablets?|medicin\w+|medicat\w+|supplements?|vitamins?|"
    r"toxic\w*|poison\w*|harm\w*|sick|ill|vet|edible|that kills?|que matan?|tox\w+|intoxic\w+|venen\w+|enven\w+|"
    r"com[ae]n?|come[rs]?|comid[oa]|"
    r"comer\w+|muerd\w+|mordi\w+|mastic\w+|mordisque\w+|inger\w+|ingier\w+|trag\w+|lame|lamer\w*|lamio|beb\w+|tom(?:a|"
    r"as|ar|en|es|o)\w*|"
    r"piel|ojos|estomago|dosis|pastillas?|medicament\w+|suplement\w+|vitaminas?)\b"
)
"""Who could be hurt, and how it could get into them."""

BODY: Final = re.compile(
    r"\b(?:liver|kidneys?|lungs?|heart|gut|gums?|hair|teeth|tooth|enamel|nails?|mouth|paws?|body|system|health|"
    r"nose|throat|"
    r"brain|fetus|foetus|pieles|eyesight|vision|hearing|vista|thyroid|hormon\w+|scalp|tiroides|cuero cabelludo|"
    r"allerg\w+|alerg\w+|intoleran\w+|gluten|c?o?eliac\w*|celia\w+|choking|asfixia|biberon(?:es)?|mamilas?|"
    r"chup(?:on|ones|etes?)|pacifiers?|baby bottles?|atragant\w+|hives|rash|ronchas|"
    r"drink\w*|potable|swim\w*|nadar|fumes|vapou?rs?|vapores|varnish|barniz|face|cara|carita|nurs(?:e|ing)|"
    r"pecho|higado|rinon(?:es)?|pulmon(?:es)?|corazon|intestinos?|encias|pelo|cabello|"
    r"dientes|esmalte|boca|patas|cuerpo|organismo|salud|nariz|garganta|cerebro|feto)\b"
)
"""What of somebody could be hurt, what hurts it, and how it gets there, outside the garden."""

CARE: Final = re.compile(
    r"\b(?:watering|watered|waters|(?:(?<=much )|(?<=needs )|(?<=need )|(?<=more )|(?<=less )|(?<=little )|"
    r"(?<=^ ))water|"
    r"water(?= (?:it|them|your|once|twice|every|weekly|daily|less|more|only|when|sparingly|well|deeply|"
    r"regularly|from|until))|"
    r"overwater\w*|waterlog\w*|light|shade|sun(?:light)?|soil|compost|pots?|"
    r"repot\w*|roots?|rot|rotting|"
    r"yellow\w*|brown\w*|wilt\w*|droop\w*|trim\w*|prun\w+|cuttings?(?! boards?)|fertili\w+|humidity|mist\w*|frost|cold|"
    r"heat|draught\w*|"
    r"temperature|drain\w*|bloom\w*|spray|window|growth|propagat\w+|summer|winter|spring|autumn|pests?|"
    r"tap|"
    r"riegos?|reg(?:ar\w*|ad[oa]s?|al[ao]s?|ue\w*)|riegu?\w+|luz|sombra|sol|sustrato|tierra|macetas?|raiz|"
    r"raices|pudricion|"
    r"pudr\w+|amarill\w+|podas?|"
    r"podar\w*|abon\w+|humedad|heladas?|frio|calor|trasplant\w+|drena\w*|drenaje|esqueje\w*|invierno|"
    r"verano|primavera|"
    r"brotes?|plagas?)\b"
)
"""Plant care: what a weak word ("fine", "no risk") is about when nobody who could be hurt is named."""
