"""Who of the creatures in a question might come to harm: not a *baby plant*, not one that only breaks things."""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from sprout.assistant.creatures import Creature, creatures_in
from sprout.assistant.marking import BREAK, PLANT
from sprout.assistant.settings import Language
from sprout.assistant.vocabulary import listed

__all__ = ["Named", "creatures_named"]

_PLANTS = listed("PLANT plant plants houseplant houseplants planta plantas plantita plantitas mata matas")
_PARTS = listed(
    """leaf leaves growth roots shoots cacti cactus succulent succulents fern ferns palm palms tree trees vines specimen
    size form foliage hojas raices brotes ejemplar ejemplares tallos forma flores esquejes hijuelos puntos agujeros
    manchas macetas bichos maceta tiesto hoja talla"""
)
_YOUNG_OR_GROWN = listed("baby babies bebe bebes bebita adult adults adulto adulta adultos adultas hijos")
_ORIGIN = listed("of from off on de del")
_DETERMINED_BABY = listed("my our the his her their your mi nuestro el al")
_ABOUT_A_CHILD = listed("safe proof friendly ok okay bad toxic poisonous dangerous danger risk seguro peligroso malo")
_LIKE = re.compile(r"(?:^| )(?:like (?:a|an|my|some)?|como (?:un|una|el|la|los|las)?|as an?) ?$")
_PETS = listed("pet pets animal animals mascota mascotas animales")
_WITNESSES = listed("people person someone gente persona personas alguien")
_TELLING = listed(
    """say says said claim claims think thinks believe believes tell tells told insist insists swear swears asks asked
    gave bought brought named drew painted waters watered planted wonders recommends recommended knows suggests
    dice dicen dijo dijeron cree creen jura insiste pregunta opina asegura regalo regalaron compro trajo riega planto
    sabe recomienda recomendo recomiendan"""
)
_FANCYING = listed(
    """love loves like likes adore adores want wants use uses grow grows keep keeps quiere quieren usa usan cultiva
    cultivan gusta ama aman"""
)
_RECEIVING = listed("to for of by around near from against poison poisons harm hurt a al para por contra de")
_PRODUCTS_AFTER = listed(
    """hair hairs fur litter pee urine poop poo droppings manure dung wire wool store shop tree toy toys feeder bath
    cage flap door hoof bedding pen coop feathers fluff"""
)
_PRODUCTS_BEFORE = re.compile(
    r"(?:pelos?|arena|orina|pis|caca|excrementos?|heces|estiercol|guano|tienda|manure|droppings|plumas|lana|gallinaza)"
    r" (?:de|of) (?:(?:mi|mis|la|el|los|las|un|una|my|the) )?$"
)
_DAMAGING = re.compile(
    r"(?:\w+ ){0,3}(?:knock\w*|tip(?:ped|s)|topple\w*|push\w*|bump\w*|drop(?:ped|s)|smash\w*|broke|breaks|snapp?\w*"
    r"|jump\w*|sat|sits|stepped|trampl\w*|crush\w*|kick\w*|bark(?:ed|s)|spill\w*|peed|pees|run into|ran into"
    r"|(?:me |le |se |lo |la )?(?:tir(?:o|a|aron)|tumb\w*|volc\w*|vuelca|empuj\w*|derrib\w*|pis(?:o|a|oteo)|salt(?:o|a)"
    r"|orin(?:o|a)|mea|meo|aplast\w*|rompio (?:la maceta|el tiesto|un tallo|una rama)|ladr\w*|golpe\w*))\b"
)
_ABSENT = re.compile(
    r"(?:^| )(?:no hay|no tengo|no tenemos|sin|without(?: any)?|(?:do not|don t|no longer|not) have(?: any)?|have no"
    r"|got no|no|ni|neither)(?: (?:mis?|los|las|un|una|small|pequenos))?(?: \w+ (?:ni|or|and|nor|o|y|,))* ?$"
)
_KNOWN_ALREADY = re.compile(
    r"^(?:(?:and|or|y|e|ni) \w+ )?(?:(?:i|we) know|i already know|aside|apart|ya (?:lo )?se|ya lo sabia|are covered)\b"
)
_OFFSETS = re.compile(
    r"\b(?:separ|sac|plant|trasplant|enraiz|maceta|brot|cort|propag|arranc|sal(?:en|io|ieron|ido))\w*"
)
_OWN = listed("mi mis tu tus nuestro nuestra nuestros nuestras su cabro cabra un")
_SMALL = re.compile(r"chic[oa]s?|pequen[oa]s|peludos?|furry")
_OFFSET = re.compile(r"hij[oa]s?")
_DETERMINED = listed("el la un una mi al del nuestro nuestra su tu este para otro")
_FRIEND = listed("friend friends baby babies one ones companion companions family pal pals kid kids")
_PEST = re.compile(r"snails?|mice|mouse|rats?|ratas?|ratones|raton")


@dataclass(frozen=True, slots=True, kw_only=True)
class Named:
    """The *creatures* that a question is about, those of them *endangered*, and the *words* that name these."""

    creatures: frozenset[Creature]
    endangered: frozenset[Creature]
    words: frozenset[str]


def creatures_named(marked: str, language: Language) -> Named:
    """Read *marked*, words as :func:`~sprout.assistant.marking.mark` joins them."""
    found = marked.split()
    named = [(at, kinds) for at, kinds in _beings(found, language) if not _is_no_being(found, at)]
    present = [(at, kinds) for at, kinds in named if not _is_set_aside(found, at)]
    threatened = [(at, kinds) for at, kinds in present if not _is_bystander(found, at, kinds)]
    return Named(
        creatures=_united(kinds for _, kinds in (present or named)),
        endangered=_united(kinds for _, kinds in threatened),
        words=frozenset(found[at] for at, _ in threatened),
    )


def _united(kinds: Iterable[frozenset[Creature]]) -> frozenset[Creature]:
    return frozenset().union(*kinds)


def _beings(found: Sequence[str], language: Language) -> Iterator[tuple[int, frozenset[Creature]]]:
    for at, word in enumerate(found):
        if kinds := creatures_in((word,), language):
            yield at, kinds


def _is_no_being(found: Sequence[str], at: int) -> bool:
    """Say whether the word at *at* means something else: a young plant, a comparison, what an animal leaves behind."""
    word, before, after = found[at], found[max(0, at - 4) : at], found[at + 1 : at + 5]
    if word in _WITNESSES and not (_TELLING | _FANCYING).isdisjoint(found[at + 1 : at + 4]):
        return True
    if (word in _YOUNG_OR_GROWN and _is_of_plant(before, after)) or _is_only_small(found, at):
        return True
    if not _PRODUCTS_AFTER.isdisjoint(after[:1]) or _PRODUCTS_BEFORE.search(" ".join(before) + " "):
        return True
    return _LIKE.search(" ".join(before)) is not None and _PETS.isdisjoint(found[max(0, at - 6) : at])


def _is_of_plant(before: Sequence[str], after: Sequence[str]) -> bool:
    if after and (after[0] in _PLANTS or after[0] in _PARTS):
        return True
    somebody = bool(before) and before[-1] in _DETERMINED_BABY
    if after and after[0] in ({"of", "de", "del"} if somebody else _ORIGIN) and not _PLANTS.isdisjoint(after[1:3]):
        return True
    beside = before and (before[-1] in _PLANTS or before[-1] in _PARTS)
    apart = len(before) > 1 and before[-2] == PLANT and before[-1] in {"bien", "ya", "muy", "casi", "s"}
    return bool(beside or apart) and not (after and after[0] in _ABOUT_A_CHILD)


def _is_only_small(found: Sequence[str], at: int) -> bool:
    """Say whether a word that may mean a child or a pet is an adjective here, or the offset of a plant."""
    word, before, after = found[at], found[at - 1 : at], found[at + 1 : at + 2]
    if _SMALL.fullmatch(word):
        if word == "furry":
            return _FRIEND.isdisjoint(after)
        determined = not {*_OWN, "los", "las", "el", "amigo", "amigos"}.isdisjoint(before)
        return not determined or not (_PARTS | _PLANTS).isdisjoint(after)
    if _OFFSET.fullmatch(word):
        return _OWN.isdisjoint(before) and _OFFSETS.search(" ".join(found)) is not None
    if word == "bebe":  # also "drinks"
        return _DETERMINED.isdisjoint(before)
    if _PEST.fullmatch(word):
        return {"pet", "my", "our", "mi", "mis", "domestica", "nuestra"}.isdisjoint(before)
    return False


def _is_set_aside(found: Sequence[str], at: int) -> bool:
    start = max((i for i in range(at) if found[i] == BREAK), default=-1)
    before, after = " ".join(found[start + 1 : at]), " ".join(found[at + 1 : at + 6])
    return _ABSENT.search(before) is not None or _KNOWN_ALREADY.search(after) is not None


def _is_bystander(found: Sequence[str], at: int, kinds: frozenset[Creature]) -> bool:
    """Say whether who stands at *at* only tells something, or breaks something."""
    after = found[at + 1 : at + 6]
    if _DAMAGING.match(" ".join(after)):
        return True
    told = kinds == {"children"} and not _TELLING.isdisjoint(after[:2])
    return told and _RECEIVING.isdisjoint(found[max(0, at - 2) : at])
