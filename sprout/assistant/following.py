"""Complete a question that leaves out its plant or its topic by what was asked before it."""

import re
from collections.abc import Mapping
from dataclasses import replace

from sprout.assistant.concepts import MODIFIERS
from sprout.assistant.generic_words import GENERIC
from sprout.assistant.reading import Reading
from sprout.assistant.settings import Language
from sprout.assistant.vocabulary import listed
from sprout.text import STOP_WORDS, content_stems

__all__ = ["CIRCUMSTANCES", "asks_something", "continued", "leftover", "particular", "without_links"]

CIRCUMSTANCES = frozenset(
    (
        *("winter", "summer", "spring", "autumn", "time of year"),
        *("flower", "no flowers", "buds", "dead flowers", "rest", "after repotting"),
    )
)
"""Concepts that tell when something is asked about, so that a follow-up may name nothing else."""

_SEASONS = frozenset(("winter", "summer", "spring", "autumn", "time of year"))
_WHEN = re.compile(
    r"\b(?:when|while|whilst|once|after|afterwards|during|before|until|as long as|what about|how about"
    r"|in (?:bloom|flower|bud)|cuando|mientras|despues|tras|durante|antes|al (?:terminar|acabar|llegar)|una vez|en flor"
    r"|en floracion)\b"
)
_ASKING = re.compile(
    r"\b(?:why|how (?!about)|what (?!about|if|when)|which|where|por que|como|cuant[oa]s?|cual(?:es)?|que (?!pasa|tal)"
    r"|donde)\b"
)

_LINKING = listed(
    """same question goes too also sorry oops meant mean instead rather work works apply applies different other another
    plant now again back ok okay yes no hm hmm well right got thanks then once soon comes come came arrives arrive
    one ones see wait last previous current starts begins over gone done afterwards after later before beside besides
    next close share
    mismo misma pregunta preguntaba tambien tampoco perdon queria quise referia decir decia digo equivoque error
    confundi
    cambio otra otro espero esperar ver veo aparte ademas ahora vale gracias listo bien perfecto dale bueno llega
    llegue llegan llego termina terminen pasa
    pase pasen acaba despues luego entonces aplica igual tal via lado junto"""
)
"""Words by which a question joins on to the one before it."""

_LINKING_ONLY = _LINKING - listed("after before beside besides later next close share over plant")

_JOINING = re.compile(
    r"^(?:\w+ ){0,3}?(?:and|what about|how about|same|y|lo mismo|igual)\b|\bwhat (?:about|of)\b|\bhow about\b|\bsame\b"
    r"|\b(?:i|we) mean\w*\b|\b(?:would|does|will|can|could|is) (?:that|this|it) (?:also )?(?:work|apply|go|hold|true)\b"
    r"|\b(?:that|it|this|which) (?:also )?(?:works?|applies|goes|holds) for\b|\binstead\b|\b(?:too|also|as well)$"
    r"|\b(?:lo|la) mism[oa]\b|\bque tal\b|\btambien\b|\bme refer\w+\b|\bquer\w+ decir\b|\ben cambio\b"
    r"|\b(?:sirve|vale|funciona|aplica) (?:\w+ )?(?:para|con|en|a)\b"
)
_THERE = re.compile(
    r"\b(?:beside|next to|near|close to|in|at|on|under|behind|with|from) (?:it|them|that (?:one|spot|place|corner"
    r"|room|time"
    r"|season|case)|there|the same (?:spot|place|room|pot))\b|\bthat (?:time|season)\b"
    r"|\b(?:a|al|en|por) (?:su|es[ea]|ese mismo|esa misma|el mismo|la misma) (?:lado|lugar|sitio|rincon|epoca|estacion"
    r"|tiempo|momento|caso|cuarto)\b|\bal lado\b|\bahi\b|\balli\b"
)
"""A place or time that was told before and adds nothing."""

_REFERRING: Mapping[Language, frozenset[str]] = {
    "en": listed("it its they them their theirs that this those these one ones mine she he her him"),
    "es": listed("lo la los las le les su sus esa ese esas esos esta este ella el mia mio suya suyo"),
}
_CLITIC = re.compile(r"\w+(?:r|ndo)(?:l[oae]s?)")
_WEIGHING = re.compile(
    r"worr\w*|concern\w*|serious|bad|danger\w*|normal|happens?|do|fix|help|why|causes?|reason|okay|ok|fine|alarm\w*"
    r"|panic"
    r"|emergency|wait|act|hurry|harm\w*|hurt|problem|stop|mean|matter|trouble|risk\w*"
    r"|preocup\w*|grave|seri[oa]|mal[oa]?|peligr\w*|pasar?|hago|hacer|hace|arregl\w*|ayud\w*|causa\w*|motivo|razon|bien"
    r"|alarm\w*|urgen\w*|espero|actu\w*|problema|riesgo\w*|dano|debe|debo|significa"
)
"""Words that ask what to make of what was told."""


def continued(own: Reading, before: Reading, language: Language) -> Reading:
    """Complete *own* from *before*: *how much light?* takes its plant, *and monstera?* and *in winter?* its topic."""
    if own.species or own.unknown:
        return _asked_alike(own, before, language) if _only_names(own, language) and asks_something(before) else own
    if own.which:
        return own
    # "And dogs?" asks on; "how do I bathe my dog?" asks something else.
    another_creature = bool(own.creatures) and own.content <= own.understood
    plant = replace(own, species=before.species, unknown=before.unknown, exact=before.exact)
    if own.safety and before.safety and not own.creatures:
        return replace(plant, creatures=before.creatures)
    if before.safety and own.topics.keys() <= {"problems"} and _only_weighs(own, before, language):
        return _asked_alike(plant, before, language)
    if own.topics or own.care or own.safety:
        return plant
    if another_creature:
        return replace(plant, topics={"toxicity": 1.0}, safety=True)
    if asks_something(before) and (_only_circumstances(own, language) or _only_weighs(own, before, language)):
        return _asked_alike(plant, before, language)
    return plant if _refers(own, language) and (particular(own) or own.vague) else own


def asks_something(reading: Reading) -> bool:
    """Say whether *reading* tells in its own words what is asked."""
    return bool(reading.topics or reading.care or reading.safety or particular(reading))


def leftover(own: Reading, language: Language) -> frozenset[str]:
    """Return the words of *own* that say something and are neither names nor circumstances nor words that link."""
    text = " ".join(
        word
        for at, word in enumerate(own.words)
        if not any(mention.start <= at < mention.end for mention in own.mentions)
    )
    told = {word for name in CIRCUMSTANCES | MODIFIERS for word in own.concepts.get(name, ())}
    return frozenset(
        word
        for word in _THERE.sub(" ", text).split()
        if not (word in STOP_WORDS[language] or word in _LINKING or word in told or GENERIC.fullmatch(word))
    )


def without_links(reading: Reading, language: Language) -> Reading:
    """Return *reading* as if it had no words that link it to something else: *después*, *the same*, *ones*."""
    links = frozenset(content_stems(" ".join(sorted(_LINKING_ONLY)), language))
    return replace(reading, rest=reading.rest - links, content=reading.content - links)


def particular(reading: Reading) -> bool:
    """Say whether a concept of *reading* tells what is asked, and not only when or how."""
    when = CIRCUMSTANCES if _is_timed(reading) else _SEASONS
    return bool(reading.concepts.keys() - MODIFIERS - when)


def _is_timed(reading: Reading) -> bool:
    """Say whether *reading* tells of flowers or rest as a time: *when it flowers?*, not *why does it flower?*."""
    text = " ".join(reading.words)
    return _WHEN.search(text) is not None and _ASKING.search(text) is None


def _only_names(own: Reading, language: Language) -> bool:
    """Say whether *own* names a plant, perhaps a circumstance, and asks nothing of its own."""
    text = " ".join(own.words)
    bare = own.topics.keys() <= {"problems"} and _THERE.search(text) is not None
    if (own.topics and not bare) or own.care or own.safety or particular(own):
        return False
    left = leftover(own, language)
    return not left or (len(left) <= 2 and _JOINING.search(text) is not None)


def _only_circumstances(own: Reading, language: Language) -> bool:
    if CIRCUMSTANCES.isdisjoint(own.concepts) or particular(own) or leftover(own, language):
        return False
    return _ASKING.search(" ".join(own.words)) is None


def _only_weighs(own: Reading, before: Reading, language: Language) -> bool:
    """Say whether *own* only asks what to make of the harm or the ailment that *before* tells."""
    if not (before.safety or "problems" in before.topics) or particular(own):
        return False
    weighing = any(_WEIGHING.fullmatch(word) for word in own.words)
    return weighing and all(_WEIGHING.fullmatch(word) for word in leftover(own, language))


def _refers(own: Reading, language: Language) -> bool:
    return not _REFERRING[language].isdisjoint(own.words) or (
        language == "es" and any(_CLITIC.fullmatch(word) for word in own.words)
    )


def _asked_alike(own: Reading, before: Reading, language: Language) -> Reading:
    """Return *own* asking what *before* asks; its circumstances, if it tells any, take the place of those before."""
    told = {name: by for name, by in own.concepts.items() if name in CIRCUMSTANCES}
    kept = before.concepts
    if told:
        kept = {name: by for name, by in kept.items() if name not in CIRCUMSTANCES}
    left = frozenset(content_stems(" ".join(sorted(leftover(own, language))), language))
    return replace(
        own,
        topics=before.topics,
        joined=before.joined,
        care=before.care,
        vague=before.vague,
        safety=before.safety,
        harmful=before.harmful,
        creatures=own.creatures or before.creatures,
        concepts={**kept, **told},
        content=before.content | left,
        understood=before.understood | own.understood,
        rest=before.rest | left,
        pests=before.pests,
    )
