"""The words with which English and Spanish let somebody do with a thing what only a harmless thing allows."""

import re
from typing import Final

from sprout.judges.detectors.words.bodily import ADVERB, EATERS
from sprout.judges.detectors.words.safety import either

__all__ = ["FREE_AGAIN", "PERMISSIONS", "READY"]

_CARELESS = (
    r"(?:with (?:complete |total |full |every )?(?:peace of mind|confidence)|without (?:a second thought|(?:any |a )?"
    r"(?:fear|worr(?:y|ies|ying)|risk|danger|concern|hesitation|trouble|problems?|issues?)))"
)
_SIN_CUIDADO = (
    r"(?:con (?:toda |total |plena |absoluta )?(?:tranquilidad|confianza|seguridad)|sin (?:ningun |ninguna |el menor |"
    r"ni el menor )?(?:miedo|temor|riesgo|peligro|cuidado|preocupacion|reparos?|problemas?|dificultad(?:es)?|pensarlo))"
)
_SOMEBODYS = (
    r"(?:face|skin|hands?|bare hands?|bare skin|eyelids|lips|scalp|bottom|bum|gums|cutting boards?|"
    r"chopping boards?|countertops?|cots?|"
    r"toys|pacifiers|bottles|high chairs?)"
)
_DE_ALGUIEN = (
    r"(?:cara|carita|piel|manos?|mano desnuda|manos desnudas|parpados|labios|colita|culito|pompis|encias|"
    r"tablas? de cortar|juguetes|chup(?:on|ones|"
    r"etes?)|biberones|tronas?)"
)
_HANDLE = r"(?:use|wear|apply|handle|touch|dust|drink|eat|enjoy|take|give|feed|try|keep|leave|put|hold|rub|spray|have)"
_USAR = (
    r"(?:us|pon|aplic|toc|tom|beb|com|d|disfrut|dej|agarr|manej|prob|ofrec|rociar?|chup|muerd|mord|lam|"
    r"mastic)(?:ar|er|ir|"
    r"ear)?(?:l[aeo]s?|se|te|sel[ao]s?|tel[ao]s?)?"
)

PERMISSIONS: Final = either(
    rf"\b(?:can|may|could) (?:{ADVERB} )?(?:be )?{_HANDLE[:-1]}|used|worn|dusted|rubbed|dabbed|applied|handled|"
    rf"touched) (?:\w+ ){{0,4}}?"
    rf"(?:on|with|around|to|in) (?:[\w']+ ){{0,3}}?{_SOMEBODYS}\b",
    rf"\b(?:can|may|could) (?:{ADVERB} )?{_HANDLE} (?:\w+ ){{0,3}}?(?:(?:during|throughout) (?:the |your )?(?:\w+ )?"
    r"(?:pregnan\w+|breastfeeding|nursing|labou?r)|while (?:you are )?(?:pregnant|nursing|breastfeeding|expecting))\b",
    rf"\b(?:can|may|could|feel free to) (?:{ADVERB} )?{_HANDLE} (?:\w+ ){{0,5}}?{_CARELESS}\b",
    rf"^ (?:(?:so|and|then|just|go on|yes) )*{_HANDLE} (?:\w+ ){{0,6}}?{_CARELESS}\b",
    rf"\b(?:can|may) (?:{ADVERB} )?drink (?:straight |right |directly )?(?:from|out of)\b",
    rf"\b(?:so|just) let (?:him|her|them|it|(?:your |the )?{EATERS}) (?:\w+ )?(?:chew|gum|suck|lick|gnaw|mouth|"
    rf"eat|play|"
    r"drink|swim)\b",
    rf"\b{EATERS} (?:can|may) (?:{ADVERB} )?(?:gum|suck|gnaw|mouth|lick) (?:on )?(?:it|them|this|these|the)\b",
    rf"\b(?:fine|okay|ok|all ?right|acceptable|allowed|permitted) for (?:\w+ ){{0,3}}?{EATERS}\b",
    rf"\b{EATERS} puede[ns]? (?:{ADVERB} )?(?:chupar|morder|lamer|masticar|mordisquear)(?:l[ao]s?)\b",
    rf"\b(?:puede[ns]?|podes|podeis) (?:{ADVERB} )?{_USAR} (?:\w+ ){{0,4}}?(?:en|con|"
    rf"sobre) (?:\w+ ){{0,2}}?{_DE_ALGUIEN}\b",
    rf"\b(?:puede[ns]?|podes|podeis) (?:{ADVERB} )?{_USAR} (?:\w+ ){{0,3}}?(?:(?:en|durante) (?:el |la |"
    rf"tu )?(?:embarazo|"
    r"lactancia)|mientras (?:das|amamantas|le das))\b",
    rf"\b(?:l[ao]s?|se) (?:l[ao]s? )?puede[ns]? (?:{ADVERB} )?{_USAR} (?:\w+ ){{0,4}}?(?:en|con|sobre) (?:\w+ ){{0,3}}?"
    rf"(?:{_DE_ALGUIEN}|{EATERS})\b",
    rf"\b(?:se l[ao]s? |l[aeo]s? |se (?:le )?)?(?:puede[ns]?|podes|podeis) (?:{ADVERB} )?\w+(?:ar|er|ir)(?:l[aeo]s?|"
    rf"se|te|sel[ao]s?)? (?:\w+ ){{0,4}}?{_SIN_CUIDADO}\b",
    r"^ (?:(?:asi que|conque|y|entonces) )*(?:da(?:le|sel[ao]s?)|come(?:l[ao]s?|te\w*)?|usa(?:l[ao]s?)?|"
    r"tom[ae](?:l[ao]s?|"
    r"te\w*)?|bebe(?:l[ao]s?)?|use(?:l[ao]s?)?|deja(?:l[aeo]s?)?|disfruta(?:l[ao]s?)?) (?:\w+ ){0,6}?"
    rf"{_SIN_CUIDADO}\b",
    r"\b(?:asi que|conque|entonces) (?:deja(?:l[aeo]s?)?) que (?:l[ao] )?(?:muerd|chup|coma|beb|jueg|lam|mastiqu)\w+",
    rf"^ (?:(?:so|then|just|yes) )*let (?:the |your |a )?(?:\w+ )?{EATERS} (?:have|eat|chew|nibble|lick|"
    rf"drink) (?:it|them|"
    r"some|this|these|that|those|all)\b",
    rf"^ (?:(?:asi que|pues|si) )*deja(?:le|les)? que (?:l[ao]s? |tus? |"
    rf"el )?{EATERS} (?:se )?(?:l[ao]s? )?(?:com|mastiqu|"
    r"muerd|prueb|beb|lam)\w+",
    r"\b(?:can|may) (?:go on|keep|continue|carry on) (?:using|taking|eating|drinking|"
    r"wearing) (?:\w+ ){0,4}(?:while|during|"
    r"with|when|alongside|pregnant)\b",
    r"\b(?:l[ao]s? )?(?:puede[ns]?|podes|podeis) seguir (?:us|tom|com|beb|llev)(?:ando|"
    r"iendo)\w* (?:\w+ ){0,4}?(?:mientras|"
    r"durante|con|"
    r"embarazada|en el embarazo)\b",
    rf"\b{EATERS} (?:\w+ )?(?:cope|copes|do|does|manage|manages) (?:just |perfectly |absolutely )?fine (?:with|"
    rf"on|around)\b",
    rf"\b{EATERS} (?:\w+ ){{0,2}}toler\w+ (?:\w+ ){{0,4}}?{_SIN_CUIDADO}\b",
    rf"\b{EATERS} (?:\w+ ){{0,3}}(?:can|may) (?:{ADVERB} )?use (?:it|this|that|our|the) (?!form|button|app|site|"
    rf"link|code)",
    rf"\b(?:{EATERS}|mayores|"
    rf"menores) (?:\w+ ){{0,4}}pueden? (?:{ADVERB} )?usar(?:l[ao]s?)? (?!(?:est[ea] )?(?:formulario|boton|app|"
    r"sitio|enlace|codigo))",
    rf"\bse l[ao]s? (?:puede[ns]?|podes) (?:{ADVERB} )?dar (?:\w+ )?a (?:\w+ ){{0,2}}?(?:{EATERS}|chamac\w+|"
    r"peque\w*)\b",
    rf"\b(?:beben|comen|usan|llenan|toman|digieren) (?:\w+ ){{0,5}}?{_SIN_CUIDADO}\b",
    r"\b(?:se )?pueden? (?:beber|nadar|banarse|tomar) (?:directamente )?(?:de(?:l| la)? )?(?:grifo|llave|fuente|"
    r"con seguridad)\b",
)
"""Words that certify when they are affirmed."""

FREE_AGAIN: Final = either(
    rf"\b{EATERS} (?:can|may) (?:{ADVERB} )?(?:safely )?(?:sleep|play|swim|forage|graze|roam|crawl|bathe|walk|"
    rf"go|come|return|"
    r"stay|enter|be let)\b",
    rf"\b{EATERS} (?:ya )?puede[ns]? (?:{ADVERB} )?(?:ya )?(?:dormir|jugar|nadar|libar|pastar|salir|gatear|"
    rf"banarse|andar|"
    r"entrar|volver|pisar|estar)\b",
    r"\b(?:you|we) (?:can|may) (?:\w+ )?(?:drill|sand|saw|swim|sleep|breathe|move (?:back )?in)\b",
    r"\b(?:puedes|podemos|podeis|podes|se puede) (?:\w+ )?(?:taladrar|lijar|nadar|dormir|respirar|entrar)\b",
)
"""What somebody may do again where nothing is left to harm, in a sentence of :data:`READY`."""

READY: Final = re.compile(
    r" (?:once|as soon as|right after|after (?:it|the|that)|now that|when (?:it is |they are )?(?:dry|dried)|so|since|"
    r"because|therefore|en cuanto|una vez|tan pronto|despues de|recien|asi que|conque|por lo que|porque|ya que|"
    r"no hay (?:corrientes|medusas)) "
)
"""What makes a permission the outcome of a thing's being harmless."""
