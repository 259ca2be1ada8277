"""Say whether words of safety or harm concern somebody who could be hurt, or plant care, or a thing."""

import re

from sprout.judges.detectors.clauses import Clause, Sentence
from sprout.judges.detectors.denial import Denial
from sprout.judges.detectors.words import safety as words
from sprout.judges.detectors.words import stance
from sprout.judges.detectors.words.bodily import BODILY, BODY, CARE, EATERS, SOMEBODY
from sprout.judges.detectors.words.harm import HARM, PLANT
from sprout.judges.detectors.words.permission import FREE_AGAIN, PERMISSIONS, READY

__all__ = ["has_the_sense", "hurts_nobody", "reassures", "still_harms"]

_THING = re.compile(
    r" (?:a |al )?(?:(?:an?|the|your|my|any|most|healthy|l[oa]s?|el|un[oa]?s?|tus?|sus?) \w+|"
    r"(?!(?:less|this|its|always|"
    r"unless|menos|mas|jamas|antes|despues) )\w{3,}s)\b"
)
"""What stands where the one who is hurt would."""
_TO_A_PLANT = re.compile(
    r" a (?:l[ao]s?|el|est[aeo]s?|es[aeo]s?|tus?|una?) (?:plantas?|raices|raiz|hojas?|cactus|helechos?|orquideas?) $"
)
_SUCH_A_PLANT = re.compile(
    r" (?:of|de) (?:an? |this |that |una |est[ae] |es[ae] )(?:house ?)?(?:plant|planta|"
    r"product|producto)\b"
)
_ADDRESSED = re.compile(r" (?:le|les|te) ")
_AFFECTED = re.compile(r"(?:affected|afectan?|afectaran?)$")
_SEVERE = re.compile(
    r"(?:failure|(?:fallos?|insuficiencia) \w+|"
    r"fatal|deadly|lethal|life threatening|mortal(?:es)?|letal(?:es)?|kill\w*|mat\w+|graves?|serious)$"
)
_UNSHOWN = re.compile(r" (?:evidence|proof|indication|evidencias?|pruebas?|indicios?) (?:that|of|de) ")
_LITTLE_KNOWN = re.compile(
    r"\b(?:safe\w*|segur\w*|stud\w+|estudi\w+|data|datos|either|tampoco|limited|absence|ausencia|caution|careful|"
    r"cuidado|precauc\w+|know|sab\w+)\b"
)
_PAINS = re.compile(r"\b(?:pain\w*|severe\w*|treatment|dolor\w*|tratamiento)\b")
_PARTS = re.compile(
    r"\b(?:skin|stomach|eyes?|piel|ojos?|estomago|you|him|her|them|le|les|te|fly|soul|anything|nadie|alguien|"
    r"mosca|nada)\b"
)
"""What of somebody is hurt, who is, and whom a figure of speech would not hurt."""
_SECURITY = re.compile(
    r"\b(?:passwords?|payments?|passports?|wallets?|accounts?|data|details|files|privacy|caja fuerte|"
    r"contrasenas?|pagos?|"
    r"pasaportes?|cuentas?|datos|archivos|privacidad|poliza)\b"
)
"""What is kept safe rather than harmless."""
_EATERS = re.compile(rf"\b{EATERS}\b")
_PLANT_IS = re.compile(
    r" (?:plants?|leaves|foliage|stems?|plantas?|hojas|tallos?) (?:will|should|is|are|looks?|seems?|estara|esta) "
)
_DUTY = re.compile(r" (?:near|around|within|in|at|on|where|should|must|debe\w*|cerca|en) ")
_WEAK = re.compile(
    r"(?<!cause for )(?<!reason for )(?<!safety )concern|problem|issue|trouble|damage|consequences|"
    r"worr|fear|preocup|temor|miedo|inconvenient|consecuenc|complicac|\bnada$"
)


def has_the_sense(pattern: re.Pattern[str], match: re.Match[str], sentence: Sentence) -> bool:
    """Say whether an affirming word has the sense of safety in *sentence*."""
    if pattern is words.WEAK_CLAIMS and match.group().endswith(" bien"):
        return bool(BODILY.search(sentence.words))
    if pattern is words.WEAK_CLAIMS:
        return not _about_care(sentence)
    if pattern is words.CLAIMS_FOR_SOMEBODY:
        return bool(BODILY.search(sentence.words) or BODY.search(sentence.words))
    if pattern is PERMISSIONS:
        return not _about_care(sentence)
    if pattern is FREE_AGAIN:
        return bool(READY.search(sentence.words))
    if match.group().startswith(("safe", "segur")) and _SECURITY.search(sentence.words):
        return bool(BODILY.search(sentence.words))
    return not (match.group() == "safe" and match.string.startswith(" to ", match.end()) and _about_care(sentence))


def _about_care(sentence: Sentence) -> bool:
    said = sentence.words
    if BODILY.search(said) or BODY.search(said):
        return False
    return bool(CARE.search(said) or _PLANT_IS.search(said))


def _tells_of_harm(later: tuple[Clause, ...]) -> bool:
    """Whether a later clause tells of harm: what is "not fatal, but painful" is not certified."""
    return any(
        (HARM.search(clause.words) or _PAINS.search(clause.words)) and not stance.NO.search(clause.words)
        for clause in later
    )


def hurts_nobody(denial: Denial, sentence: Sentence) -> bool:
    """Say whether a denied harm or risk is that of hurting somebody."""
    if denial.kind == "worry":
        weak = _WEAK.search(denial.phrase) and not (BODILY.search(sentence.words) or BODY.search(sentence.words))
        return not weak and reassures(denial.phrase, denial.after, sentence) and not PLANT.match(denial.after)
    if PLANT.match(denial.after) and (denial.kind == "hurt" or _DUTY.search(denial.after)):
        return False
    if denial.kind == "hurt" and _TO_A_PLANT.search(denial.before):
        return False
    if denial.kind == "hurt" and re.match(rf" to (?!(?:your |the |a |an )?{EATERS} )", denial.after):
        return False
    if denial.kind == "hurt" and (_AFFECTED.search(denial.phrase) or _hurts_a_thing(denial.phrase, denial.after)):
        return bool(_AFFECTED.search(denial.phrase) and _EATERS.search(sentence.words))
    if denial.kind == "hurt":
        return bool(SOMEBODY.search(sentence.words) or BODY.search(sentence.words)) or not CARE.search(sentence.words)
    return True


def _hurts_a_thing(phrase: str, after: str) -> bool:
    """Say whether the words right after a verb of hurting name neither somebody nor a part of a body."""
    if not _THING.match(after) or (
        _ADDRESSED.search(phrase.rpartition(" ni")[2]) and not after.startswith((" a ", " al "))
    ):
        return False
    object_ = f" {' '.join(after.split()[:4])} "
    return not (_EATERS.search(object_) or BODY.search(object_) or _PARTS.search(object_))


def reassures(phrase: str, after: str, sentence: Sentence) -> bool:
    """Say whether a reassuring *phrase*, followed by the words *after*, is about somebody who could be hurt."""
    if re.match(r" (?:of|de) ", after):
        return bool(BODILY.search(after) or BODY.search(after) or _SUCH_A_PLANT.match(after))
    if phrase.endswith(" nada") and not (BODILY.search(sentence.words) or BODY.search(sentence.words)):
        return False
    return not _about_care(sentence)


def still_harms(denial: Denial, later: tuple[Clause, ...]) -> bool:
    """Say whether the clauses *later* tell of harm that *denial* leaves open: "not fatal, but painful"."""
    if _SEVERE.search(denial.phrase) and _tells_of_harm(later):
        return True
    return bool(_UNSHOWN.search(denial.phrase)) and any(_LITTLE_KNOWN.search(clause.words) for clause in later)
