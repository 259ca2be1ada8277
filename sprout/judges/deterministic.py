"""The judge that needs no model server: evidence by words, weighed by a small learned combination."""

import hashlib
import json
import math
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass

from sprout.errors import nearest
from sprout.judges.lexical.alignment import Alignment, align
from sprout.judges.lexical.features import features
from sprout.judges.lexical.lists import VERSION, canonical_lists
from sprout.judges.lexical.model import POINTS, Model, shipped
from sprout.judges.lexical.refutation import refutation
from sprout.judges.lexical.source import Source
from sprout.judges.lexical.statement import claimed, stated
from sprout.judges.lexical.wording import covered, lacking, quoted
from sprout.judges.protocol import Judgement
from sprout.text import LANGUAGES, Language, detect_language, illegible, tokens

__all__ = ["DeterministicJudge"]

_REMEMBERED = 128
"""How many sets of sources stay analysed."""
_SAMPLE = 4000
"""How many characters of the sources tell their language."""
_REFUTED = 0.4
"""A refuted claim keeps this share of its score, which puts it below any threshold of the two points."""


@dataclass(frozen=True, slots=True)
class _Zone:
    """Where scores are ``no`` (below), ``undecided`` (inside), and ``yes`` (at the upper end and above)."""

    low: float
    high: float


class DeterministicJudge:
    """Judges by words alone, in English and Spanish; the same question always gets the same answer.

    Each sentence of a claim is laid beside the passage of up to three sentences that has most of it. Features of the
    two (words, phrases, numbers, names, negation) make a score in [0, 1] by coefficients learned from labelled texts.
    Named evidence against the claim forbids a ``yes``: an opposite, a number that no source has, another thing named
    where the source, nearly word for word, names its own; and, at the strict point, a negation on one side only or
    another name.

    *point* ``balanced`` errs as often on either side; ``strict`` shall not support a contradiction. Where the strict
    threshold is above the balanced one, what lies between looks supported but cannot be vouched for: it is
    ``undecided``. *threshold* puts a number in place of the point's. *band* is the width, in units of score, of a zone
    of ``undecided`` around the threshold. *model* has other coefficients than those of this package. A setting that
    cannot be raises :class:`ValueError`.

    Paraphrase in other words is not recognised and gets ``no``; who does what to whom is not understood. The score is
    not a probability. How far it can be trusted on which texts is in ``docs/explanation/judges.md``.
    """

    name = "deterministic"

    def __init__(
        self, *, point: str = "strict", band: float = 0.0, threshold: float | None = None, model: Model | None = None
    ) -> None:
        if point not in POINTS:
            raise ValueError(f"point is {point!r}; allowed: {', '.join(POINTS)}; {nearest(str(point), POINTS)}")
        if threshold is not None and not (_is_number(threshold) and 0 < threshold <= 1):
            raise ValueError(f"threshold is {threshold!r}; allowed: a number above 0 and up to 1, or None")
        if not (_is_number(band) and 0 <= band < 1):
            raise ValueError(f"band is {band!r}; allowed: a number from 0 to below 1")
        self._model = model or shipped()
        self._strict = point == "strict"
        self._zone = _zone(self._model, point, float(band), threshold)
        self._read: OrderedDict[tuple[Language, tuple[str, ...]], tuple[Source, ...]] = OrderedDict()
        self._hearings: OrderedDict[tuple[str, ...], tuple[bool, Language | None]] = OrderedDict()
        self._config_hash = _hash(self._model, point, float(band), threshold)

    @property
    def config_hash(self) -> str:
        """Twelve hexadecimal digits of the SHA-256 over settings, coefficients, word lists and rule version."""
        return self._config_hash

    async def entails(self, claim: str, sources: Sequence[str], *, language: str | None = None) -> Judgement:
        """Say whether *sources* support *claim*; see :class:`DeterministicJudge`."""
        return self._entails(claim, tuple(sources), language, "the sources")

    async def contains(self, text: str, fact: str, *, language: str | None = None) -> Judgement:
        """Say whether *text* states *fact*."""
        return self._entails(fact, (text,), language, "the text")

    async def equivalent(self, a: str, b: str, *, language: str | None = None) -> Judgement:
        """Say whether *a* and *b* support each other; ``undecided`` across languages unless their numbers differ."""
        forward = self._entails(a, (b,), language, "the second text")
        backward = self._entails(b, (a,), language, "the first text")
        for verdict in ("contradicted", "no", "undecided", "yes"):
            for judgement in (forward, backward):
                if judgement.verdict == verdict:
                    score = min(forward.score, backward.score)
                    return Judgement(verdict=judgement.verdict, score=score, reason=judgement.reason)
        raise AssertionError("a judgement has one of four verdicts")

    def _entails(self, claim: str, sources: tuple[str, ...], language: str | None, where: str) -> Judgement:
        if not tokens(claim):
            return _undecided("the claim has no words")
        spoken, evidence = self._heard(sources)
        if not spoken:
            return _undecided(f"there are no words in {where}")
        if language is not None and language not in LANGUAGES:
            return _undecided(f"this judge reads {', '.join(LANGUAGES)}, not {language!r}")
        asked = next((known for known in LANGUAGES if known == language), None)
        said = asked or detect_language(claim)
        if said and evidence and said != evidence and not _verbatim(claim, sources):
            return self._across(claim, said, sources, evidence, where)
        known: Language = said or evidence or "en"
        statements = claimed(claim, known)
        if not statements:
            return _undecided("the claim has no content words")
        read = [source for source in self._sources(sources, known) if source.places]
        if not read:
            return _undecided(f"there are no content words in {where}")
        judgement = self._weigh([align(statement, read, known) for statement in statements], where)
        if judgement.verdict == "yes":
            return judgement
        # words that are not found in a text which is not read prove nothing, and must not pass under a negation
        for what, text in (("the claim", claim), (where, " ".join(sources)[:_SAMPLE])):
            if illegible(text):
                return _undecided(f"no language that this judge reads ({', '.join(LANGUAGES)}) can be told in {what}")
        return judgement

    def _weigh(self, aligned: Sequence[Alignment], where: str) -> Judgement:
        score = 1.0 if all(map(_quotes, aligned)) else self._model.score(features(aligned))
        against = refutation(aligned, where)
        if against and (against.certain or self._strict or score < self._zone.high):
            return Judgement(verdict=against.verdict, score=score * _REFUTED, reason=against.reason)
        zone = self._zone
        if score >= zone.high:
            return Judgement(verdict="yes", score=score, reason=covered(aligned, where))
        reason = lacking(aligned, where)
        if score < zone.low:
            return Judgement(verdict="no", score=score, reason=reason)
        between = f"a score of {score:.3f}, between {zone.low:.3f} and {zone.high:.3f}, decides nothing: {reason}"
        return Judgement(verdict="undecided", score=score, reason=between)

    def _across(
        self, claim: str, said: Language, sources: tuple[str, ...], evidence: Language, where: str
    ) -> Judgement:
        """Judge a claim in another language than its evidence: only numbers can be compared."""
        read = self._sources(sources, evidence)
        numbers = [term for statement in stated(claim, said) for term in statement.terms if term.kind == "number"]
        wrong = [term.word for term in numbers if not any(term.key in source.places for source in read)]
        if wrong and any(term.kind == "number" for source in read for one in source.stated for term in one.terms):
            return Judgement(verdict="no", score=0.0, reason=f"there is no {quoted(wrong)} in {where}")
        return _undecided(f"the claim is in {said!r} and {where} in {evidence!r}; words cannot be compared across them")

    def _heard(self, sources: tuple[str, ...]) -> tuple[bool, Language | None]:
        """Return whether *sources* have words at all, and their language."""
        if sources not in self._hearings:
            spoken = any(tokens(source) for source in sources)
            self._hearings[sources] = spoken, detect_language(" ".join(sources)[:_SAMPLE])
            if len(self._hearings) > _REMEMBERED:
                self._hearings.popitem(last=False)
        return self._hearings[sources]

    def _sources(self, sources: tuple[str, ...], language: Language) -> tuple[Source, ...]:
        place = (language, sources)
        if place in self._read:
            self._read.move_to_end(place)
            return self._read[place]
        self._read[place] = read = tuple(Source.read(source, language) for source in sources)
        if len(self._read) > _REMEMBERED:
            self._read.popitem(last=False)
        return read


def _zone(model: Model, point: str, band: float, threshold: float | None) -> _Zone:
    high = model.thresholds[point] if threshold is None else threshold
    low = high if threshold is not None else min(high, model.thresholds["balanced"])
    return _Zone(low - band / 2, high + band / 2)


def _is_number(value: object) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool) and math.isfinite(value)


def _undecided(reason: str) -> Judgement:
    return Judgement(verdict="undecided", score=0.0, reason=reason)


def _quotes(at: Alignment) -> bool:
    return any(at.claim.stems == statement.stems for statement in at.passage)


def _verbatim(claim: str, sources: tuple[str, ...]) -> bool:
    wanted = f" {' '.join(tokens(claim))} "
    return any(wanted in f" {' '.join(tokens(source))} " for source in sources)


def _hash(model: Model, point: str, band: float, threshold: float | None) -> str:
    settings = {
        "rules": VERSION,
        "coefficients": model.digest,
        "lists": canonical_lists(),
        "point": point,
        "band": band,
        "threshold": threshold,
    }
    canonical = json.dumps(settings, sort_keys=True, ensure_ascii=True, separators=(",", ":"))
    return hashlib.sha256(canonical.encode("ascii")).hexdigest()[:12]
