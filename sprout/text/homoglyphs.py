"""Which letter imitates which Latin letter.

The pairs come from the Unicode confusables list as shipped in ``confusable-homoglyphs``. It is 0.9 MB of
JSON, so it is read when the first letter outside the common Latin ranges is met and not before.
"""

import string
import unicodedata
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from types import MappingProxyType

__all__ = ["imitated", "is_latin"]

_SMALL_CAPITAL = "LATIN LETTER SMALL CAPITAL "


@lru_cache(maxsize=4096)
def is_latin(char: str) -> bool:
    """Say whether *char* is a letter of the Latin alphabet, with or without marks."""
    return char.isalpha() and unicodedata.name(char, "").startswith("LATIN")


@lru_cache(maxsize=4096)
def imitated(char: str) -> str | None:
    """Return the ASCII letter, of the same case, that *char* looks like; ``None`` for none and for ASCII."""
    return None if char.isascii() else _imitations().get(char)


@cache
def _imitations() -> Mapping[str, str]:
    from confusable_homoglyphs.confusables import confusables_data  # takes 0.1 s

    found = {}
    for char, entries in confusables_data.items():
        if len(char) == 1 and char.isalpha() and not char.isascii():
            letter = _letter(char, (entry["c"] for entry in entries))
            if letter is not None:
                found[char] = letter
    return MappingProxyType(found)


def _letter(char: str, lookalikes: Iterable[str]) -> str | None:
    candidates = sorted({letter for other in (char, *lookalikes) if (letter := _ascii(other)) is not None})
    if not candidates:
        return None
    # Confusables lump I, l and 1 together under l.
    if char.isupper():
        return "I" if candidates == ["l"] else candidates[0].upper()
    return candidates[0].lower() if char.islower() else candidates[0]


def _ascii(char: str) -> str | None:
    if len(char) != 1:
        return None
    if char in string.ascii_letters:
        return char
    name = unicodedata.name(char, "")
    if name.startswith(_SMALL_CAPITAL) and len(name) == len(_SMALL_CAPITAL) + 1:
        return name[-1].lower()
    return None
