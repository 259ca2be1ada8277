"""Tell an answer's own words from the direct speech in it."""

import re
from typing import Final

__all__ = ["own_words"]

_QUOTED: Final = re.compile(r"[“\"«][^“”\"«»\n]{8,400}[”\"»]")
_SPOKEN: Final = re.compile(
    r"\b(?:said|says|asked|asks|replied|replies|answered|told|whispered|shouted|wrote|dijo|dice|respondió|contestó|preguntó|"
    r"murmuró|gritó|escribió)\b",
    re.IGNORECASE,
)
_LEFT: Final = 4


def own_words(text: str) -> str:
    """Return *text* with its direct speech blanked out, every other character in its place.

    A text that is hardly anything but a quotation, with nobody said to speak, is its author's own: it stays as it is.
    """
    blanked = _QUOTED.sub(lambda match: " " * len(match.group()), text)
    return blanked if len(blanked.split()) >= _LEFT or _SPOKEN.search(blanked) else text
