"""Find answers that have nothing to do with their question, by the words that the two share.

Word evidence sees a riddle that answers a question on pancakes. It cannot judge an answer of a few words ("Canberra.",
"Every two weeks."), nor one in another language than the question; neither is called off topic.
"""

from typing import Final

from sprout.text import STOP_WORDS, Language, detect_language, stems, tokens
from sprout.text.stopwords import listed

__all__ = ["off_topic"]

_LETTERS: Final = 4
"""From how many letters on a word tells what a text is about."""
_ROOT: Final = 5
"""How many first letters two different stems of one family share (``photosynth-esis``, ``-etic``)."""
_SAID: Final = 5
"""From how many telling words on a whole sentence can be held against its question."""
_LISTED: Final = 8
"""From how many on a mere phrase can: names, a date, an item."""
_LONGEST: Final = 20_000
"""How many characters of an answer are read."""
_ASKING = listed(
    """
    answer anything article common concept could create describe detail details develop different discuss essay
    everything example examples explain find generate give good guide help idea ideas joke kind know like list
    lyrics main make making need nothing please poem process provide question reason reasons recipe recommend short
    show simple some someone something song step steps story stuff suggest summarize summary tell thing things think
    tips type types want ways what write
    algunas algunos articulo buena buenas bueno buenos busca cancion chiste concepto consejos cosa cosas crea cuenta
    dame describe diferentes dime ejemplo ejemplos ensayo enumera escribe explica forma formas genera gusta hacer
    haz historia idea ideas lista manera maneras nada necesito pasos poema pregunta principales proceso puedo quiero
    receta recomienda resume resumen saber sencilla sencillo tipo tipos
    """
)
"""Words of asking, which tell nothing of what is asked about."""


def off_topic(question: str, answer: str) -> bool:
    """Say whether *answer* shares no telling word with *question*: none of four letters or more, in any form.

    False where that shows nothing: too few telling words in either, or another language.
    """
    read = answer[:_LONGEST]
    languages = detect_language(question), detect_language(read)
    if None not in languages and languages[0] != languages[1]:
        return False
    language: Language = languages[0] or languages[1] or "en"
    asked, said = _telling(question, language, _LETTERS), _telling(read, language, _LETTERS - 1)
    closed = read.rstrip("\"'”’»)*_ \n").endswith((".", "!", "?", "…"))
    if not asked or len(said) < (_SAID if closed else _LISTED):
        return False
    roots = {stem[:_ROOT] for stem in said}
    return not (asked & said or any(len(stem) >= _ROOT and stem[:_ROOT] in roots for stem in asked))


def _telling(text: str, language: Language, letters: int) -> frozenset[str]:
    """Return the stems of the words in *text* that tell what it is about."""
    left_out = STOP_WORDS[language] | _ASKING
    bare = " ".join(token.partition("'")[0] for token in tokens(text))
    pairs = zip(tokens(bare), stems(bare, language), strict=True)
    return frozenset(stem for word, stem in pairs if len(word) >= letters and word not in left_out and word.isalpha())
