"""Single words that stand for a plant though no list of its names has them alone: areca, spath, obtusifolia."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from sprout.assistant.corpus import Species
from sprout.assistant.other_plants import FAMILIES, OTHER_PLANTS
from sprout.assistant.vocabulary import singular, words

__all__ = ["short_names"]

_LONG_EPITHET = 10
_NICKNAMES: Mapping[str, str] = {
    "phal": "phalaenopsis",
    "spath": "spathiphyllum",
    "schlumb": "schlumbergera",
    "philo": "philodendron",
    "benji": "ficus benjamina",
}
"""What people call plants, with a name that a corpus may have for them."""


def short_names(species: Sequence[Species]) -> dict[str, str]:
    """Return words with the id of the only plant whose names have them.

    A word counts that the display names of both languages share, a long epithet of the scientific name, or a nickname.
    """
    holders = Counter(word for row in species for word in {form for name in _names(row) for form in _forms(name)})
    elsewhere = {form for name in (*OTHER_PLANTS, *FAMILIES) for form in _forms(name)}
    found: dict[str, str] = {}
    for row in species:
        for word in sorted(_shared(row) | _epithets(row)):
            if holders[word] == 1 and word not in elsewhere:
                found[word] = row.id
    known = {_forms(name): row.id for row in species for name in _names(row)}
    return found | {nick: known[form] for nick, name in _NICKNAMES.items() if (form := _forms(name)) in known}


def _names(row: Species) -> Iterable[str]:
    return (row.scientific, row.name_en, row.name_es, *row.aliases)


def _forms(name: str) -> tuple[str, ...]:
    return tuple(singular(word) for word in words(name))


def _shared(row: Species) -> set[str]:
    english, spanish = _forms(row.name_en), _forms(row.name_es)
    return set() if english == spanish else set(english) & set(spanish)


def _epithets(row: Species) -> set[str]:
    return {form for form in _forms(row.scientific)[1:] if len(form) >= _LONG_EPITHET}
