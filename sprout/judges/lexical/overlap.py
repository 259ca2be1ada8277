"""How much of a statement its best passage has: features of words and of their order."""

import math
from bisect import bisect_left
from collections.abc import Sequence
from itertools import pairwise

from sprout.judges.lexical.alignment import Alignment

__all__ = ["PHRASES", "WORDS", "phrases", "words"]

WORDS = {
    "covered": 1,
    "covered_by_weight": 1,
    "covered_by_any": 1,
    "covered_by_rarity": 1,
    "in_one_sentence": 1,
    "in_two_sentences": 1,
    "in_three_sentences": 1,
    "resembled": 1,
    "echoed": 1,
    "beginning": 1,
    "end": 1,
}
"""Features of single words, each a share in [0, 1]; 1 for more is better, -1 for less, 0 for either."""
PHRASES = {"pairs": 1, "triples": 1, "content_pairs": 1, "sequence": 1, "run": 1}
"""Features of words in a row, each a share in [0, 1]."""

_LONGEST_CLAIM, _LONGEST_SENTENCE = 80, 160
"""Words beyond which a sentence is not searched for the longest sequence."""


def words(at: Alignment) -> tuple[float, ...]:
    """Return the features :data:`WORDS`."""
    one, two, three = (window.weight / at.weight for window in at.windows)
    source = at.share(at.found)
    third = max(1, (len(at.terms) + 2) // 3)
    return (
        sum(at.found) / len(at.terms),
        source,
        at.share(at.anywhere),
        _by_rarity(at),
        one,
        two,
        three,
        (three + at.share(at.resembled)) / 2,
        (source + at.share(at.echoed)) / 2,
        at.share(at.resembled, 0, third),
        at.share(at.resembled, len(at.terms) - third),
    )


def _by_rarity(at: Alignment) -> float:
    """Weigh each term by its inverse document frequency, the source's sentences being the documents."""
    total = found = 0.0
    size = len(at.source.stated) + 1.5
    for term, flag in zip(at.terms, at.found, strict=True):
        rarity = math.log(size / (len(at.source.places.get(term.key, ())) + 0.5))
        total += rarity
        if flag:
            found += rarity
    return found / total if total else 0.0


def phrases(at: Alignment) -> tuple[float, ...]:
    """Return the features :data:`PHRASES`."""
    stems, source = at.claim.stems, at.source
    keys = [term.key for term in at.claim.terms]
    pairs = _share([pair in source.pairs for pair in pairwise(stems)])
    triples = _share([triple in source.triples for triple in zip(stems, stems[1:], stems[2:], strict=False)])
    content = [pair in source.content_pairs for pair in pairwise(keys)]
    sequence, run = _common(stems, at.nearest.stems if at.nearest else ())
    return pairs, triples, _share(content) if content else pairs, sequence, run


def _share(flags: Sequence[bool]) -> float:
    return sum(flags) / max(1, len(flags))


def _common(claim: Sequence[str], sentence: Sequence[str]) -> tuple[float, float]:
    """Return the lengths of the longest common subsequence and substring, as shares of *claim*.

    The subsequence by Hunt and Szymanski (1977), over the few places at which the words of *claim* occur.
    """
    claim, sentence = claim[:_LONGEST_CLAIM], sentence[:_LONGEST_SENTENCE]
    if not claim or not sentence:
        return 0.0, 0.0
    where: dict[str, list[int]] = {}
    for index, stem in enumerate(sentence):
        where.setdefault(stem, []).append(index)
    ends: list[int] = []
    longest = 0
    runs: dict[int, int] = {}
    for stem in claim:
        places = where.get(stem, ())
        runs = {index: runs.get(index - 1, 0) + 1 for index in places}
        if runs:
            longest = max(longest, *runs.values())
        for index in reversed(places):
            at = bisect_left(ends, index)
            ends[at : at + 1] = [index]
    return len(ends) / len(claim), longest / len(claim)
