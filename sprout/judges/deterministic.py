"""The judge that needs no model: coverage of words, agreement of negation, numbers and names."""

import hashlib
import json
import math
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass

from sprout.judges import opposites
from sprout.judges.analysis import Statement, Term, statements
from sprout.judges.evidence import Comparison, Source, compare
from sprout.judges.protocol import JudgedVerdict, Judgement
from sprout.text import LANGUAGES, NEGATIONS, STOP_WORDS, Language, detect_language, tokens

__all__ = ["DeterministicJudge"]

_RULES = 1
"""Goes up with every change of a rule here, in :mod:`~sprout.judges.analysis` or :mod:`~sprout.judges.evidence`."""

_REMEMBERED = 128
"""How many sets of sources stay analysed."""
_SAMPLE = 4000
"""How many characters of the sources tell their language."""
_NAMED_WORDS = 6
"""How many words a reason lists."""


@dataclass(frozen=True, slots=True)
class _Read:
    """Sources, analysed in one language."""

    sources: tuple[Source, ...]
    keys: frozenset[str]


class DeterministicJudge:
    """Judges by words alone, in English and Spanish; the same question always gets the same answer.

    A claim is supported (``yes``) when every sentence of it is: at least *threshold* of its content words stand
    together in up to three neighbouring sentences of one source, and nothing speaks against it. Against it speak: a
    negation on one side only, an opposite word, a number or name that the sources do not have. Paraphrase in other
    words is not recognised and gets ``no``; who does what to whom is not understood.
    """

    name = "deterministic"

    def __init__(self, *, threshold: float = 0.6) -> None:
        if isinstance(threshold, bool) or not isinstance(threshold, (int, float)) or not 0.0 < threshold <= 1.0:
            raise ValueError(f"threshold is {threshold!r}; allowed: a number above 0 and up to 1")
        self._threshold = float(threshold)
        self._read: OrderedDict[tuple[Language, tuple[str, ...]], _Read] = OrderedDict()
        self._hearings: OrderedDict[tuple[str, ...], tuple[bool, Language | None]] = OrderedDict()
        self._config_hash = _hash(self._threshold)

    @property
    def config_hash(self) -> str:
        """Twelve hexadecimal digits of the SHA-256 over threshold, word lists and rule versions."""
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
        for verdict in ("contradicted", "undecided", "no", "yes"):
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
        stated = [statement for statement in statements(claim, known) if statement.terms]
        if not stated:
            return _undecided("the claim has no content words")
        read = self._sources(sources, known)
        if not read.keys:
            return _undecided(f"there are no content words in {where}")
        return _worst([self._judge(statement, read, known, where) for statement in stated])

    def _judge(self, claim: Statement, read: _Read, language: Language, where: str) -> Judgement:
        found = compare(claim, read.sources, language)
        against = _against(found, read.keys, where)
        enough = found.coverage >= self._threshold
        if against is None:
            verdict: JudgedVerdict = "yes" if enough else "no"
            reason = _covered(found, where) if enough else _lacking(found, where)
            return Judgement(verdict=verdict, score=found.coverage, reason=reason)
        verdict, reason, rest = against
        if verdict == "contradicted" and rest < min(self._threshold, 0.6):
            verdict, reason = "no", _lacking(found, where) if found.missing else reason
        return Judgement(verdict=verdict, score=found.coverage / (8 if verdict == "contradicted" else 2), reason=reason)

    def _across(
        self, claim: str, said: Language, sources: tuple[str, ...], evidence: Language, where: str
    ) -> Judgement:
        """Judge a claim in another language than its evidence: only numbers can be compared."""
        have = {term.key for source in self._sources(sources, evidence).sources for term in _numbers(source.stated)}
        wrong = [term.word for term in _numbers(statements(claim, said)) if term.key not in have]
        if wrong and have:
            return Judgement(verdict="no", score=0.0, reason=f"there is no {_quoted(wrong)} in {where}")
        return _undecided(f"the claim is in {said!r} and {where} in {evidence!r}; words cannot be compared across them")

    def _heard(self, sources: tuple[str, ...]) -> tuple[bool, Language | None]:
        """Return whether *sources* have words at all, and their language."""
        if sources not in self._hearings:
            spoken = any(tokens(source) for source in sources)
            self._hearings[sources] = spoken, detect_language(" ".join(sources)[:_SAMPLE])
            if len(self._hearings) > _REMEMBERED:
                self._hearings.popitem(last=False)
        return self._hearings[sources]

    def _sources(self, sources: tuple[str, ...], language: Language) -> _Read:
        place = (language, sources)
        if place in self._read:
            self._read.move_to_end(place)
            return self._read[place]
        analysed = tuple(Source.read(source, language) for source in sources)
        keys = frozenset(key for source in analysed for key in source.places)
        self._read[place] = read = _Read(sources=analysed, keys=keys)
        if len(self._read) > _REMEMBERED:
            self._read.popitem(last=False)
        return read


def _against(found: Comparison, keys: frozenset[str], where: str) -> tuple[JudgedVerdict, str, float] | None:
    """Return what speaks against the claim: verdict, reason, and the share of the claim's other terms covered."""
    total = round(len(found.missing) / (1 - found.coverage)) if found.coverage < 1 else 0
    rest = (total - len(found.missing)) / max(1, total - 1) if total else 1.0
    if found.denied:
        words = _quoted([term.word for term in found.denied])
        return "contradicted", f"the claim and {where} disagree on the negation of {words}", found.coverage
    if found.opposed:
        term, word = found.opposed[0]
        return "contradicted", f"the claim says {term.word!r}; in {where} it is {word!r}", rest
    for number, instead in found.numbers:
        if instead:
            return "contradicted", f"the claim says {number.word!r}; in {where} it is {instead!r}", rest
    if found.numbers:
        return (
            "no",
            f"no passage of {where} has the number {_quoted([number.word for number, _ in found.numbers])}",
            0.0,
        )
    names = [term.word for term in found.missing if _unnamed(term, found, keys)]
    if names:
        rivals = f", but {_quoted([term.word for term in found.rivals])}" if found.rivals else ""
        return "no", f"the passage of {where} nearest to the claim does not name {_quoted(names)}{rivals}", 0.0
    if found.replaced:
        term, word = found.replaced[0]
        return "no", f"the claim says {term.word!r}; in {where} there is only {word!r}", 0.0
    if found.strangers:
        plants = _quoted([term.word for term in found.strangers])
        return "no", f"the sentence of {where} nearest to the claim is about {plants}", 0.0
    return None


def _unnamed(term: Term, found: Comparison, keys: frozenset[str]) -> bool:
    """Say whether *term* names something that the evidence is not about."""
    if term.kind not in {"name", "plant"}:
        return False
    return term.key not in keys or (term.kind == "plant" and bool(found.rivals))


def _worst(judgements: Sequence[Judgement]) -> Judgement:
    order = ("contradicted", "undecided", "no", "yes")
    return min(judgements, key=lambda judgement: (order.index(judgement.verdict), judgement.score))


def _undecided(reason: str) -> Judgement:
    return Judgement(verdict="undecided", score=0.0, reason=reason)


def _numbers(stated: Sequence[Statement]) -> list[Term]:
    return [term for statement in stated for term in statement.terms if term.kind == "number"]


def _verbatim(claim: str, sources: tuple[str, ...]) -> bool:
    wanted = f" {' '.join(tokens(claim))} "
    return any(wanted in f" {' '.join(tokens(source))} " for source in sources)


def _covered(found: Comparison, where: str) -> str:
    lacking = f", without {_quoted([term.word for term in found.missing])}" if found.missing else ""
    return f"{_percent(found.coverage)} of the claim's words are in one passage of {where}{lacking}"


def _lacking(found: Comparison, where: str) -> str:
    words = _quoted([term.word for term in found.missing])
    return f"only {_percent(found.coverage)} of the claim's words are in one passage of {where}; missing: {words}"


def _quoted(words: Sequence[str]) -> str:
    shown = ", ".join(repr(word) for word in words[:_NAMED_WORDS])
    return f"{shown}, …" if len(words) > _NAMED_WORDS else shown


def _percent(share: float) -> str:
    return f"{math.floor(100 * share)} %"


def _hash(threshold: float) -> str:
    settings = {
        "rules": _RULES,
        "lists": opposites.VERSION,
        "threshold": threshold,
        "stop": {language: sorted(STOP_WORDS[language]) for language in LANGUAGES},
        "negations": {language: dict(NEGATIONS[language]) for language in LANGUAGES},
        "complements": {language: dict(table) for language, table in opposites.COMPLEMENTS.items()},
        "contraries": {language: [list(pair) for pair in pairs] for language, pairs in opposites.CONTRARIES.items()},
        "alternatives": {language: list(kinds) for language, kinds in opposites.ALTERNATIVES.items()},
        "numbers": {language: dict(table) for language, table in opposites.NUMBER_WORDS.items()},
        "multipliers": dict(opposites.MULTIPLIERS),
        "plants": sorted(opposites.PLANTS),
    }
    canonical = json.dumps(settings, sort_keys=True, ensure_ascii=True, separators=(",", ":"))
    return hashlib.sha256(canonical.encode("ascii")).hexdigest()[:12]
