"""Telling English from Spanish.

Frequent words and Spanish letters decide first; they are right on short questions and cost microseconds. A
statistical model (py3langid) is asked about the rest only. Other languages, digits and other scripts are
``None``: cannot tell.
"""

import re
import unicodedata
from functools import cache
from typing import TYPE_CHECKING, Literal

from sprout.text.memory import remembered
from sprout.text.normalisation import normalise

if TYPE_CHECKING:
    from py3langid.langid import LanguageIdentifier

from sprout.text.stopwords import listed

__all__ = ["detect_language", "illegible"]

_TELLING = 20
"""From how many letters on a text that shows neither language is taken to be in another one."""
_ENOUGH = 4000
"""Characters after which more text would not change the answer."""
_SHORTEST = 3
"""Letters below which the model only guesses."""
_CLEAR_LEAD = 0.2

_NOISE = re.compile(r"https?://\S+|www\.\S+|(?<![\w.+-])[\w.+-]{1,64}@\S+|`[^`]*`")
_WORDS = re.compile(r"[^\W\d_]+(?:'[^\W\d_]+)*")

_ENGLISH = listed("""
    about after all am an and any are aren't as at be because been before between both but by can can't
    cannot could did didn't do does doesn't doing don't down each few for from get give good had hasn't
    have haven't hello hey her here hers hi him his how i i'd i'll i'm i've if in into is isn't it it's
    its just keep let like long make many may might more most much must my need needs not now of off often
    on only or other our out over own please plant plants please same shall she should shouldn't so some
    soil such tell than thank thanks that that's the their them then there these they this those through
    to too under until up us use very was wasn't water watering we were what what's when where which while
    who whose why will with without won't would yes you your yours cat cats dog dogs leaf
    leaves pet pets poisonous safe toxic yellow
    """)
_SPANISH = listed("""
    además adiós agua ahora al algo algún alguna algunas algunos allí antes aquí así aún aunque bien bueno
    buenas buenos cada casi cómo como con contra cual cuál cuáles cuando cuándo cuánta cuánto cuántas
    cuántos cuya cuyo de debe deben debo decir del desde después dime donde dónde durante el él ella ellas
    ellos en entonces entre eres es esa esas ese eso esos esta está están estas este esto estos estoy
    favor fue gato gatos gracias hacer hacia hasta hay hola hoja hojas las les lo los luego más me menos
    mi mientras mis mucho mucha muchas muchos muy nada nadie necesita necesito ningún ninguna nos nosotros
    nuestra nuestro nunca o otra otro otros para pero perro perros planta plantas poco por porque pues
    puede pueden puedo qué que quién quiero quien riego regar sé según ser si sí siempre sino sobre sólo
    solo son soy su sus también tan tanto tengo tiene tienen toda todas todo todos tu tú tus un una unas
    unos usted ustedes vale voy y ya yo
    """)
_OTHERS = listed("""
    à alors au aussi aux avec avez bonjour c'est ce ces cette comment d'une dans des dois donc du elle est
    et être eau faire fait il ils j'ai je l'eau le leur ma mais merci mes moi mon n'est nous oui ou où par
    pas peux plante plus pour pourquoi qu'est quand quel quelle qui sa sans ses sont sur toujours tout
    très une vous agora ao aos até bom com como da das dias do dos ela ele em essa esse está eu foi isso
    isto já mais meu minha muito na não nas nem no nos num numa obrigado olá onde os ou pela pelo pode
    porque preciso são sem seu sua também tem tenho um uma você vocês aber als auch auf aus bei bin bist
    das dass dem den der des die diese doch du ein eine einen einer er es für gibt guten habe haben hat
    ich ihr im ist ja kann kein keine man mein meine mich mir mit muss nach nicht noch nur oder sehr sich
    sie sind soll über um und uns vom von vor wann warum was weil wenn werden wie wir wird wo zu zum zur
    al allo anche che chi ciao come con cosa dei del della delle di dove è gli grazie ho il io la le lo ma
    mi mio nel nella non per perché più posso quando quanto questa questo sei sono su ti tra un una de een
    en hallo het hoe ik je maar met niet ook van voor waar wat zijn
    """)
_SPANISH_ONLY = re.compile(r"[ñ¿¡]")
_SPANISH_ACCENT = re.compile(r"[áéíóú]")
_OTHER_LETTER = re.compile(r"[àèìòùâêîôûãõçœæßäöåøëïÿłşžščřěąęğı]")


@remembered(most=1024, longest=4000)
def detect_language(text: str) -> Literal["en", "es"] | None:
    """Return the language of *text*, or ``None`` when there is no evidence for either of the two.

    ``None`` for empty text, digits, other scripts, and, where short words or letters give it away, for
    French, Portuguese, German, Italian and Dutch.
    """
    text = _NOISE.sub(" ", normalise(text[:_ENOUGH])).lower()
    words = _WORDS.findall(text)
    letters = "".join(words)
    if not letters or not (letters.isascii() or sum(map(_latin, letters)) * 2 > len(letters)):
        return None
    english, spanish, others = _evidence(text, words)
    if english != spanish and max(english, spanish) - others >= 1:
        return "en" if english > spanish else "es"
    return _modelled(text) if len(letters) >= _SHORTEST else None


@remembered(most=1024, longest=4000)
def illegible(text: str) -> bool:
    """Say whether *text* is long enough for its language to show, and shows neither of the two.

    From twenty letters on, or in another script than the Latin one; names and units are too short to show any.
    """
    letters = "".join(filter(str.isalpha, text[:_ENOUGH]))
    telling = len(letters) >= _TELLING or (bool(letters) and not any(map(_latin, letters)))
    return telling and detect_language(text) is None


def _latin(char: str) -> bool:
    return char.isascii() or unicodedata.name(char, "").startswith("LATIN")


def _evidence(text: str, words: list[str]) -> tuple[float, float, float]:
    english = spanish = others = 0.0
    for word in words:
        shares = (word in _ENGLISH) + (word in _SPANISH) + (word in _OTHERS)
        if shares:
            english += (word in _ENGLISH) / shares
            spanish += (word in _SPANISH) / shares
            others += (word in _OTHERS) / shares
    spanish += 2 * len(_SPANISH_ONLY.findall(text)) + 0.5 * len(_SPANISH_ACCENT.findall(text))
    others += len(_OTHER_LETTER.findall(text))
    return english, spanish, others


def _modelled(text: str) -> Literal["en", "es"] | None:
    """Ask the model; only a third language with a clear lead wins, or short words would be lost to it."""
    chances: dict[str, float] = dict(_identifier().rank(text))
    english, spanish = chances["en"], chances["es"]
    best = max(english, spanish)
    if english == spanish or max(chances.values()) > best + _CLEAR_LEAD:
        return None
    return "en" if english > spanish else "es"


@cache
def _identifier() -> "LanguageIdentifier":
    from py3langid.langid import MODEL_FILE, LanguageIdentifier  # takes 0.6 s

    return LanguageIdentifier.from_model_file(MODEL_FILE, norm_probs=True)
