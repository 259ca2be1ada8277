"""Never certify that a plant does no harm: sentences that do are dropped, whoever wrote them, in both languages.

Dropping too much costs an answer, dropping too little may cost an animal: the patterns are wide on purpose.
"""

import re

from sprout.text import fold

__all__ = ["certifies_safety"]

_HARMS = (
    r"(?:toxic\w*|toxin\w*|poison\w*|venom\w*|danger\w*|harm\w*|hazard\w*|hurt\w*|risk\w*|threat\w*|lethal|deadly"
    r"|injur\w*|problem\w*|trouble\w*|worr\w*|concern\w*"
    r"|irritat\w*|ill effects?|side effects?|adverse\w*)"
)
_HARMS_ES = (
    r"(?:toxic\w*|venen\w*|peligr\w*|dan(?:o|os|a|an|ar|ara|in\w+)|nociv\w*|riesg\w*|amenaza\w*|letal\w*"
    r"|mortal\w*|perjudic\w*|problema\w*|mal\b|males\b"
    r"|toxina\w*|consecuencia\w*|efectos? advers\w*|efectos? secundari\w*|irrita\w*|preocup\w*)"
)
_BEINGS = (
    r"(?:cats?|kitt\w+|felines?|dogs?|pupp\w+|canines?|pets?|animals?|child\w*|kids?|bab(?:y|ies)|toddlers?"
    r"|people|humans?|everyone|anyone|them|him|her"
    r"|gat\w+|felin\w+|perr\w+|cachorr\w+|mascotas?|animal\w*|nin[oa]s?|bebes?|personas?|todos|todas)"
)
_ADVERBS = (
    r"(?:\w+ly|at all|very|considered|known|to be|be|been|being|a|an|any|in any way|really|that|so|in the least"
    r"|nada|muy|realmente"
    r"|consider\w+|para nada|absolutamente|en absoluto|\w+mente|un|una|ningun|ninguna|ser)"
)
_CERTIFYING = tuple(
    re.compile(pattern)
    for pattern in (
        r"\b(?:safe|safely|safest|safer)\b",
        r"\b(?:harmless|innocuous|benign|nontoxic|nonpoisonous|nonhazardous|unharmful|edible|atoxic)\b",
        r"\bnon ?(?:toxic|poison|hazard|harm|danger|lethal)\w*",
        (
            rf"\b(?:pet|cat|dog|kid|child|family|animal)s? ?(?:friendly|proof|approved|ok|okay)\b|\bfriendly (?:to"
            rf"|for|with) (?:\w+ ){{0,2}}{_BEINGS}"
        ),
        (
            rf"\b(?:not|isn ?t|aren ?t|never|nor|neither|hardly|wasn ?t|won ?t be|can ?not be"
            rf"|can ?t be) (?:{_ADVERBS} ){{0,4}}{_HARMS}"
        ),
        (
            rf"\b(?:no|zero|without|free (?:of|from)|nothing|little|minimal|lacks?|absence of"
            rf"|any) (?:\w+ ){{0,2}}{_HARMS}\b(?! drain)"
        ),
        rf"\b(?:does|do|did|will|would|can|could|should|shall|may|might) ?(?:not|n ?t|never) (?:\w+ ){{0,3}}{_HARMS}",
        (
            rf"\b(?:don|doesn|didn|won|wouldn|can|couldn|shouldn)t (?:\w+ ){{0,3}}{_HARMS}"
            rf"|\bcannot (?:\w+ ){{0,3}}{_HARMS}|\bnever (?:\w+ ){{0,2}}{_HARMS}"
        ),
        (
            r"\b(?:toxin|poison|risk|danger|hazard|worry|trouble) ?free\b|\bnothing to (?:worry|fear)\b"
            r"|\bno need to worry\b|\brest assured\b|\ball (?:is|s) well\b"
        ),
        (
            rf"\b(?:fine|ok|okay|good|great|suitable|perfect|ideal|healthy|alright|all right|excellent"
            rf"|recommended) (?:\w+ )?(?:for|with|around|to) (?:\w+ ){{0,3}}(?:{_BEINGS}|eat\w*|chew\w*|ingest\w*"
            rf"|nibbl\w*)"
        ),
        (
            rf"\b{_BEINGS} (?:\w+ ){{0,2}}(?:can|may|could|are free to|are welcome to|are able to|will be|would be"
            rf"|are|is) (?:\w+ ){{0,2}}(?:eat|chew|nibble|ingest|swallow|lick|enjoy|fine|ok|okay|unaffected|all right"
            rf"|alright|unharmed)\b(?! cause)"
        ),
        r"\b(?:can|may|could) (?:\w+ ){0,2}be (?:\w+ )?(?:eaten|chewed|ingested|swallowed|nibbled|consumed)\b",
        (
            r"(?<!not )(?<!never )(?<!no )\b(?:let|allow|permit|deja|dejar|permite) (?:\w+ ){1,3}(?:to )?"
            r"(?:eat|chew|nibble|lick|ingest|com"
            r"|mastic|mord|lam)\w*"
        ),
        r"\btolerat\w* (?:\w+ )?(?:well|without)\b|\b(?:un|non)problematic\b|\b(?:toler\w+) (?:\w+ )?bien\b",
        rf"\b(?:myth|rumou?r|false|untrue|mito|rumor|falso|mentira)\b(?:.*\b(?:{_HARMS}|{_HARMS_ES}))?",
        (
            r"\bning[uú]n\w* (?:\w+ ){0,5}(?:intoxic|envenen|enferm)\w*|\bno (?:cat|dog|pet|animal|child"
            r"|one)\w* (?:\w+ ){0,4}(?:poison|harm|hurt|sick|ill)\w*"
        ),
        r"\byou can (?:\w+ )?(?:eat|chew|ingest|swallow)\b|\b(?:tolerated|handled) (?:well )?by\b",
        r"\bsegur(?:o|a|os|as|isim[oa]s?)\b(?! de que)",
        r"\b(?:inofensiv|inocu|atoxic|comestibl|innocu)\w*",
        (
            rf"\b(?:no|nunca|jamas|tampoco|ni) (?:(?:es|son|era|sera|seran|resulta\w*|esta|estan|sea|sean|fue|le|les"
            rf"|te|se|hay|hace[n]?|haran?|causan?|causara|provocan?|produce[n]?"
            rf"|representan?|suponen?|presentan?|implican?|conllevan?|entranan?|constituyen?|tiene[n]?|contiene[n]?"
            rf"|puede[n]?|debe[n]?|podria[n]?|va|van|a|hacer\w*|causar\w*|ser|{_ADVERBS}) ){{0,5}}{_HARMS_ES}"
        ),
        (
            rf"\b(?:sin|libre[s]? de|carece[n]? de|cero|exent[oa]s? de|ningun|ninguna|nulo"
            rf"|nula) (?:\w+ ){{0,2}}{_HARMS_ES}"
        ),
        r"\bapt[oa]s? (?:\w+ )?(?:para|con)\b|\b(?:amigable|amistos[oa]|compatible)s? (?:con|para)\b",
        (
            rf"\b(?:buen[oa]s?|bien|recomend\w+|ideal\w*|adecuad[oa]s?|perfect[oa]s?|san[oa]s?"
            rf"|excelente[s]?) (?:\w+ )?(?:para|con) (?:\w+ ){{0,3}}{_BEINGS}"
        ),
        (
            r"\bpued[ea]n? (?:\w+ ){0,2}(?:comer|masticar|ingerir|mordisquear|tragar|lamer|consumir"
            r"|morder)\w*\b(?! caus| prov| irrit)"
        ),
        (
            r"\b(?:no pasa nada|tranquil[oa]s?|no (?:te|se|hay que|hay por que) preocup\w*|no (?:les? "
            r"|la )?(?:afecta|dana|perjudica|pasara nada|pasa nada|duele|matara)\w*)\b"
        ),
    )
)
_DENIED_SAFE = re.compile(
    r"\b(?:not|never|isn ?t|aren ?t|no|nunca|tampoco|un|cannot be|ningun\w*) (?:(?:a|be|very|considered|ever|es"
    r"|son|sea|completely|entirely|consider\w+|del todo|always) ){0,2}"
    r"(?:safe|edible|segur[oa]s?|comestibles?|inofensiv[oa]s?|harmless|apt[oa]s? para|good for|fine for|friendly)\b"
)
_LETTERS = re.compile(r"\b(?:\w[\s.·_*-]+){3,}\w\b")
_LEET = str.maketrans("013457@$!", "oieastasi")
_MIXED = re.compile(r"\b(?=\w*[a-z@$])(?=\w*[\d@$!])[\w@$!]+")


def certifies_safety(sentence: str) -> bool:
    """Say whether *sentence* asserts, in English or Spanish, that something does no harm.

    Read after folding (zero-width letters, look-alike letters and accents are gone), with spelt-out words joined
    and digits inside words read as letters. ``not safe`` certifies nothing.
    """
    return any(_certifies(text) for text in _readings(sentence))


def _readings(sentence: str) -> tuple[str, ...]:
    folded = fold(sentence).replace("’", "'")
    joined = _LETTERS.sub(lambda match: re.sub(r"[\s.·_*-]+", "", match[0]), folded)
    unleeted = _MIXED.sub(lambda match: match[0].translate(_LEET), folded)
    return tuple(dict.fromkeys(_spaced(text) for text in (folded, joined, unleeted)))


def _spaced(text: str) -> str:
    """Only words and single spaces, and a full stop where a clause ends, so that no pattern reaches across."""
    for contraction, whole in (("won't", "will not"), ("can't", "can not"), ("n't", " not")):
        text = text.replace(contraction, whole)
    clauses = re.sub(r"[.;:!?()\n]+(?=\s|$)", " . ", text)
    return " ".join(re.sub(r"[^\w.]+|(?<=\w)\.(?=\w)", " ", clauses).split())


def _certifies(text: str) -> bool:
    rest = _DENIED_SAFE.sub(" refused ", text)
    return any(pattern.search(rest) for pattern in _CERTIFYING)
