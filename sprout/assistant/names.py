"""Recognise plants by name: common and scientific names, aliases, plurals, accents left out, small typos."""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from sprout.assistant.corpus import Species
from sprout.assistant.creatures import creatures_in
from sprout.assistant.other_plants import FAMILIES, OTHER_PLANTS, PRODUCTS
from sprout.assistant.short_names import short_names
from sprout.assistant.spellings import respelt, skeleton
from sprout.assistant.typos import SpellingIndex
from sprout.assistant.vocabulary import listed, singular, words
from sprout.errors import CorpusError

__all__ = ["Mention", "NameBook"]

_LONG_NAME = 8
_LONG_WORD = 5
_TELLING_LETTERS = 3
_LONGEST_WORD = 24
_CACHED_WORDS = 16_384
_POSSESSIVES = frozenset({"my", "our", "the", "his", "her", "mi", "nuestra", "nuestro", "la", "el"})
_CALLED = listed(
    """named called name aunt uncle friend sister mom mother grandma wife neighbor neighbour roommate daughter cousin
    llamada llamado llama tia amiga hermana madre abuela vecina esposa prima"""
)
_CURTAILED = {"d": "de", "pl": "plant"}
"""Little words of names as messages shorten them."""
_IMITATIONS = frozenset(singular(word) for word in listed("plastic fake artificial silk paper fabric cloth felt lego"))
_MADE_OF = re.compile(r"^(?:de (?:plastico|tela|papel|seda|mentira|fieltro|trapo)|artificial|falsa|falso)\b|^made of\b")
_PLANT_WORDS = frozenset(singular(word) for word in ("plant", "houseplant", "planta", "plantita"))
_LOOKALIKES = frozenset(
    singular(word)
    for word in listed(
        """photo photos foto fotos path paths pathos patos patio pitos pesos pistos ponchos votos botos alone along
        allow aloha alot alive hoja hojas hola joya jaded monster monsters monstrous money monkey honey cotton crouton
        carton boston button pearl peace piece place peach peaches rubber rubbed rubbing spider spiders snake snakes
        snack shake dragon dragons drain dragging orchard orchards begin beginning person palm balm parlor parole
        croto cinta cita cintas tinta pinta quinta cinema helecho derecho hecho pecho violet violent lengua lenguaje
        cuna luna lazo plazo brazo cuenta jade jalea collar dollar corazon cactus carrot parrot paradise christmas
        prayer player prayers layer ficus focus focused phase dracula arena ranger english spanish swiss cheese iron
        ivory poinsettia pacific fiddle middle riddle bird birds cast tree three true trees maranta manta marta
        calandra galatea callate antorcha commander creation causation apparatus inpatient feathers margaret
        tributarias benjamin pasajero castillo calabria tardaron digital climate"""
    )
)
"""Ordinary words a few letters away from a plant's name; they stand for it only beside the word 'plant'."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Mention:
    """A plant named by the words from *start* up to *end*. *species* is None for a plant outside the corpus."""

    start: int
    end: int
    species: str | None
    name: str
    exact: bool
    family: bool = False


@dataclass(frozen=True, slots=True)
class _Target:
    species: str | None
    family: bool = False


class NameBook:
    """All plant names there are, of the corpus and others, ready to be found in a question."""

    def __init__(self, species: Sequence[Species], is_ordinary: Callable[[str], bool]) -> None:
        """Collect the names; *is_ordinary* says whether a word is one the corpus uses anyway, so no misspelt name.

        Raises :class:`~sprout.errors.CorpusError` when one name stands for two plants.
        """
        self._phrases: dict[tuple[str, ...], _Target] = {}
        self._joined: set[tuple[str, ...]] = set()
        self._variants: set[tuple[str, ...]] = set()
        for row in species:
            for name in (row.scientific, row.name_en, row.name_es, *row.aliases):
                self._add(name, row.id)
        for name in OTHER_PLANTS:
            self._phrases.setdefault(_form(words(name)), _Target(None))
        for name in FAMILIES:
            self._phrases.setdefault(_form(words(name)), _Target(None, family=True))
        for name, owner in short_names(species).items():
            self._phrases.setdefault((name,), _Target(owner))
        self._longest = max(len(phrase) for phrase in self._phrases)
        self._words = frozenset(word for phrase in self._phrases for word in phrase)
        self._by_skeleton = _by_skeleton(self._words)
        self._by_word: dict[str, list[tuple[str, ...]]] = {}
        for phrase in sorted(phrase for phrase in self._phrases if self._may_be_misspelt(phrase)):
            for word in sorted(set(phrase)):
                self._by_word.setdefault(word, []).append(phrase)
        self._spelling = SpellingIndex(word for word in self._by_word if len(word) > 3)
        self._is_ordinary = lru_cache(maxsize=_CACHED_WORDS)(is_ordinary)
        self._near = lru_cache(maxsize=_CACHED_WORDS)(self._spelling.near)
        self._meant = lru_cache(maxsize=_CACHED_WORDS)(self._form_meant)

    def _add(self, name: str, species: str) -> None:
        form = _form(words(name))
        if not form:
            raise CorpusError(f"species {species!r}: the name {name!r} has no word")
        joined = ("".join(form),)
        if len(form) > 1:
            self._joined.add(joined)
        variants = _plurals(words(name))
        self._variants.update(variants - {form})
        for phrase in sorted({form, joined, *variants}):
            known = self._phrases.setdefault(phrase, _Target(species))
            if known.species != species:
                raise CorpusError(f"the name {name!r} stands for two species: {known.species!r} and {species!r}")

    def _may_be_misspelt(self, phrase: tuple[str, ...]) -> bool:
        """Other plants' names are many and some are short: too many words would be near one."""
        target = self._phrases[phrase]
        if target.family or phrase in self._joined or phrase in self._variants:
            return False
        return target.species is not None or sum(map(len, phrase)) >= _LONG_NAME

    def find(self, question: Sequence[str]) -> tuple[Mention, ...]:
        """Return the plants that *question* (its folded words) names, in order; the longest name wins."""
        forms = [self._meant(word) for word in question]
        taken = [False] * len(forms)
        found = list(self._exact(forms, taken, families=False))
        found += self._misspelt(question, forms, taken)
        # Last, since the lily of a misspelt "piece lily" is no family of its own.
        found += self._exact(forms, taken, families=True)
        return tuple(sorted(found, key=lambda mention: mention.start))

    def without_names(self, question: str) -> str:
        """Return *question* without the words that name plants: *monstera deliciosa* says nothing of the language."""
        found = words(question)
        names = {word for mention in self.find(found) for word in found[mention.start : mention.end]}
        kept = [part for part in question.split() if not (read := words(part)) or not names.issuperset(read)]
        return " ".join(kept)

    def _form_meant(self, word: str) -> str:
        """Return the form of *word*, or that of the only word of a name that it is another spelling of."""
        form = singular(word)
        if word in _CURTAILED:
            return _CURTAILED[word]
        if form in self._words or form in _LOOKALIKES or len(word) > _LONGEST_WORD or self._is_ordinary(word):
            return form
        for other in respelt(word):
            if len(other) >= _LONG_WORD and singular(other) in self._words:
                return singular(other)
        curtailed = {name for each in (form, word) for name in self._by_skeleton.get(skeleton(each), ())}
        hurried = sorted((name for name in curtailed if _is_within(form, name)), key=len)
        return hurried[0] if hurried and all(name.startswith(hurried[0]) for name in hurried) else form

    def _exact(self, forms: Sequence[str], taken: list[bool], *, families: bool) -> Iterable[Mention]:
        for size in range(min(self._longest, len(forms)), 0, -1):
            for start in range(len(forms) - size + 1):
                phrase = tuple(forms[start : start + size])
                target = self._phrases.get(phrase)
                if target is None or target.family != families or any(taken[start : start + size]):
                    continue
                taken[start : start + size] = [True] * size
                if target.species is None and _is_no_plant(forms, start, start + size):
                    continue
                yield Mention(
                    start=start,
                    end=start + size,
                    species=target.species,
                    name=" ".join(phrase),
                    exact=True,
                    family=target.family,
                )

    def _misspelt(self, question: Sequence[str], forms: Sequence[str], taken: list[bool]) -> Iterable[Mention]:
        for at, form in enumerate(forms):
            if (
                taken[at]
                or not 4 <= len(form) <= _LONGEST_WORD
                or (form not in _LOOKALIKES and self._is_ordinary(question[at]))
            ):
                continue
            options = [
                (cost, -len(phrase), phrase, start)
                for near, _ in self._near(form)
                for phrase in self._by_word[near]
                if (start := at - phrase.index(near)) >= 0
                and (cost := self._cost(phrase, question, forms, taken, start)) is not None
            ]
            if not options:
                continue
            _, _, phrase, start = min(options)
            target = self._phrases[phrase]
            end = start + len(phrase)
            taken[start:end] = [True] * len(phrase)
            yield Mention(start=start, end=end, species=target.species, name=" ".join(phrase), exact=False)

    def _cost(
        self, phrase: tuple[str, ...], question: Sequence[str], forms: Sequence[str], taken: Sequence[bool], start: int
    ) -> int | None:
        """Return how many edits turn the words at *start* into *phrase*, or None if they are not that near."""
        end = start + len(phrase)
        if end > len(forms) or any(taken[start:end]):
            return None
        anchored = any(
            word not in _PLANT_WORDS and (form == word or (len(word) >= _LONG_WORD and self._is_slip(form, word)))
            for form, word in zip(forms[start:end], phrase, strict=True)
        )
        beside_plant = any(form in _PLANT_WORDS for form in forms[max(0, start - 1) : end + 1])
        total = 0
        for at, word in zip(range(start, end), phrase, strict=True):
            if forms[at] == word:
                continue
            ordinary, lookalike = self._is_ordinary(question[at]), forms[at] in _LOOKALIKES
            alone_beside_plant = beside_plant and len(phrase) == 1
            if lookalike and not alone_beside_plant and (ordinary or not anchored):
                return None
            if ordinary and not lookalike:
                return None
            distance = _distance(forms[at], word, dict(self._near(forms[at])), anchored=anchored)
            if distance is None:
                return None
            total += distance
        return total if total <= max(2, len(phrase)) else None

    def _is_slip(self, form: str, word: str) -> bool:
        return form not in _LOOKALIKES and not self._is_ordinary(form) and dict(self._near(form)).get(word) == 1


def _is_no_plant(forms: Sequence[str], start: int, end: int) -> bool:
    """Say whether the name from *start* to *end* is that of a product, an imitation or of somebody (my cat Daisy)."""
    if end < len(forms) and forms[end] in PRODUCTS:
        return True
    if _MADE_OF.search(" ".join(forms[end : end + 3])) or (start and forms[start - 1] in _IMITATIONS):
        return True
    before = forms[max(0, start - 2) : start]
    if len(before) == 2 and before[1] in {"de", "of"} and before[0] in PRODUCTS:
        return True
    if not before or end - start > 1:
        return False
    if before[-1] in _CALLED:
        return True
    return len(before) == 2 and before[0] in _POSSESSIVES and bool(creatures_in(before[1:], "en"))


def _is_within(short: str, whole: str) -> bool:
    """Say whether *short* is *whole* with letters left out."""
    letters = iter(whole)
    return len(short) < len(whole) and all(letter in letters for letter in short)


def _by_skeleton(names: Iterable[str]) -> Mapping[str, Sequence[str]]:
    """Return the words of names under what is left of each in a hurried message, if that still tells it."""
    found: dict[str, list[str]] = {}
    for word in sorted(names):
        if len(left := skeleton(word)) >= _TELLING_LETTERS:
            found.setdefault(left, []).append(word)
    return found


def _form(name: Sequence[str]) -> tuple[str, ...]:
    return tuple(singular(word) for word in name)


def _plurals(name: Sequence[str]) -> set[tuple[str, ...]]:
    """Return the forms of *name* whose first words are Spanish plurals in -es: *flores de Pascua*.

    They have another form than the singular, as -es ends an English plural too: *vines*.
    """
    spanish = [word + "es" if word[-1] in "lrndjz" else word for word in name]
    return {_form((*spanish[:size], *name[size:])) for size in range(1, len(name) + 1)}


def _distance(form: str, word: str, near: Mapping[str, int], *, anchored: bool) -> int | None:
    distance = near.get(word)
    if distance is None:
        return None
    if distance == 1:
        return 1 if len(word) >= 5 or (anchored and len(word) == 4) else None
    same_start = form[0] == word[0]
    scrambled = same_start and sorted(form) == sorted(word)
    return distance if same_start and (len(word) >= (6 if anchored else 8) or scrambled) else None
