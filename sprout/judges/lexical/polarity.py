"""Whether a statement and its passage affirm and deny the same: features."""

from sprout.judges.lexical.alignment import Alignment
from sprout.judges.lexical.cues import Cue
from sprout.judges.lexical.objections import denies, opposed

__all__ = ["NEGATION", "OPPOSITION", "negation", "opposition"]

NEGATION = {
    "negation": 0,
    "source_negation": 0,
    "negation_alone": -1,
    "source_negation_alone": -1,
    "negations_odd": -1,
    "terms_disagree": -1,
    "aims_disagree": -1,
    "aims_agree": 1,
    "aims_missing": -1,
    "lack_alone": -1,
    "source_lack_alone": -1,
    "negation_alone_covered": -1,
    "source_negation_alone_covered": -1,
    "weight_disagrees": -1,
    "denied": -1,
    "negation_dropped": -1,
}
"""Features of negations: flags, small counts, and shares of weight."""
OPPOSITION = {
    "opposites": -1,
    "opposites_covered": -1,
    "universal_alone": -1,
    "source_hedge_alone": -1,
    "hedge_alone": 0,
    "more_against_less": -1,
    "repeated": -1,
}
"""Features of opposites, of words that say how much holds, and of words that the claim says more often."""


def negation(at: Alignment) -> tuple[float, ...]:
    """Return the features :data:`NEGATION`."""
    near = at.nearest
    own, theirs = at.claim.negations, near.negations if near else 0
    alone, source_alone = own > 0 and not theirs, theirs > 0 and not own
    covered = at.share(at.resembled)
    terms, aims, agree, weight, seen, lost = _aligned(at)
    lack, source_lack = Cue.LACK in at.claim.cues, near is not None and Cue.LACK in near.cues
    return (
        own > 0,
        theirs > 0,
        alone,
        source_alone,
        (own - theirs) % 2,
        min(terms, 4),
        min(aims, 3),
        agree,
        min(lost, 2),
        lack and not source_lack and not theirs,
        source_lack and not lack and not own,
        alone * covered,
        source_alone * covered,
        weight / seen * covered if seen else 0.0,
        min(3, sum(denies(term, at) for term, flag in zip(at.terms, at.passed, strict=True) if flag)),
        _dropped(at) if own and theirs else 0.0,
    )


def _aligned(at: Alignment) -> tuple[int, int, bool, float, float, int]:
    """Compare polarity term by term with the nearest sentence.

    Returns how many terms disagree, how many are aimed at on one side only, whether any is on both, the weight that
    disagrees, the weight compared, and how many that the claim aims at are not there.
    """
    terms = aims = lost = 0
    agree = False
    weight = seen = 0.0
    for term in at.terms:
        others = at.places.get(term.key)
        if others is None:
            lost += term.aimed
            continue
        seen += term.weight
        if all(other.denied != term.denied for other in others):
            terms += 1
            weight += term.weight
        if term.aimed and any(other.aimed for other in others):
            agree = True
        elif all(other.aimed != term.aimed for other in others):
            aims += 1
    return terms, aims, agree, weight, seen, lost


def _dropped(at: Alignment) -> float:
    """Return the share of what the nearest sentence denies that the claim leaves out.

    "Not standing in front of a map" does not say "not standing": what is denied may not be shortened.
    """
    denied = [term for term in at.nearest.terms if term.denied] if at.nearest else []
    total = sum(term.weight for term in denied)
    return sum(term.weight for term in denied if term.key not in at.claim.keys) / total if total else 0.0


def opposition(at: Alignment) -> tuple[float, ...]:
    """Return the features :data:`OPPOSITION`."""
    opposites = sum(bool(opposed(term, at)) for term, flag in zip(at.terms, at.passed, strict=True) if not flag)
    own, theirs, around = at.claim.cues, at.nearest.cues if at.nearest else Cue(0), Cue(0)
    for statement in at.passage:
        around |= statement.cues
    quantities = Cue.MORE | Cue.LESS
    crossed = {own & quantities, theirs & quantities} == {Cue.MORE, Cue.LESS}
    return (
        opposites,
        opposites * at.share(at.resembled),
        Cue.UNIVERSAL in own and Cue.UNIVERSAL not in around,
        Cue.HEDGE in theirs and Cue.HEDGE not in own,
        Cue.HEDGE in own and Cue.HEDGE not in theirs,
        crossed,
        _repeated(at),
    )


def _repeated(at: Alignment) -> int:
    """Count what the claim says more often than any sentence of the passage: "cuisine influenced by cuisine"."""
    if len(at.terms) == len(at.claim.terms):
        return 0
    extra = 0
    keys = [term.key for term in at.claim.terms]
    for key in at.claim.keys:
        if (count := keys.count(key)) > 1:
            most = max((sum(term.key == key for term in one.terms) for one in at.passage if key in one.keys), default=0)
            extra += max(0, count - max(1, most))
    return extra
