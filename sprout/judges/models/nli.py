"""A judge with a small model of its own: a cross-encoder for natural-language inference that runs on this machine."""

import asyncio
import hashlib
import json
import math
import threading
from collections.abc import Callable, Sequence
from pathlib import Path

from sprout.errors import JudgeError, UsageError
from sprout.judges.models.cross_encoder import CrossEncoder, Reading
from sprout.judges.models.nli_files import fetched, found
from sprout.judges.protocol import JudgedVerdict, Judgement
from sprout.text import sentences, tokens

__all__ = ["NliJudge"]

_RULES = 1
"""Goes up with every change of a rule here or in :mod:`~sprout.judges.models.cross_encoder`."""

_SHOWN = 80
"""How many characters of a text a reason shows."""
_DIGITS = 6
"""Scores are rounded: further digits differ between machines."""
_WORST_FIRST = ("contradicted", "undecided", "no", "yes")


class NliJudge:
    """Judges by a cross-encoder that says how likely one text entails, or contradicts, another.

    A claim is supported (``yes``) when every sentence of it is entailed, with a probability of at least *threshold*,
    by one window of one source; windows overlap and leave out nothing. It is ``contradicted`` when any window
    contradicts a sentence with a probability of at least *contradiction*, whatever the others say. Within a band of
    width *band* around the threshold it is ``undecided``, and so it is when the model gives anything but finite
    numbers. What needs the evidence of two windows at once gets ``no``.

    The model is one of Hugging Face's by name (*model*, *revision*), of which the files are fetched once, or those in a
    *folder*: ``config.json``, ``tokenizer.json`` and the ONNX *weights* (``model.onnx`` or ``onnx/model.onnx``). Its
    languages are the model's. *threads* is for one question; several are answered at once in threads of their own.
    """

    name = "nli"

    def __init__(  # noqa: PLR0913 - one argument for each setting
        self,
        model: str | None = None,
        *,
        revision: str | None = None,
        folder: str | Path | None = None,
        weights: str | None = None,
        threshold: float = 0.5,
        contradiction: float = 0.8,
        band: float = 0.0,
        max_length: int | None = None,
        threads: int = 1,
        cache: str | Path | None = None,
        endpoint: str | None = None,
    ) -> None:
        """Raise :class:`~sprout.errors.UsageError` for settings out of range and a model that cannot be had."""
        self._threshold = _share("threshold", threshold)
        self._contradiction = _share("contradiction", contradiction)
        if band != 0:
            _share("band", band)
        self._band = float(band)
        if not self._band / 2 < min(self._threshold, 1.0 - self._threshold):
            raise UsageError(f"the band of {band!r} around {threshold!r} does not lie between 0 and 1")
        _count("max_length", max_length, least=32)
        _count("threads", threads, least=1)
        if (model is None) == (folder is None):
            raise UsageError(
                f"the judge 'nli' needs the name of a model or its folder, and one of the two; "
                f"model is {model!r}, folder is {folder and str(folder)!r}"
            )
        if model is not None:
            files = fetched(model, revision, weights, cache=Path(cache) if cache else None, endpoint=endpoint)
        else:
            files = found(Path(folder or ""), weights)
        self._encoder = CrossEncoder(files, max_length=max_length, threads=threads)
        self._model = model or "a folder"
        self._config_hash = self._hash(files.digest(), revision)

    @property
    def model(self) -> str:
        """The model's name, or ``a folder``."""
        return self._model

    @property
    def config_hash(self) -> str:
        """Twelve hexadecimal digits of the SHA-256 over model, revision, the model's files, and all thresholds."""
        return self._config_hash

    async def entails(self, claim: str, sources: Sequence[str], *, language: str | None = None) -> Judgement:  # noqa: ARG002
        """Say whether *sources* support *claim*; see :class:`NliJudge`. The language is not looked at."""
        return await _in_thread(lambda stop: self._entails(claim, tuple(sources), "the sources", stop))

    async def contains(self, text: str, fact: str, *, language: str | None = None) -> Judgement:  # noqa: ARG002
        """Say whether *text* states *fact*."""
        return await _in_thread(lambda stop: self._entails(fact, (text,), "the text", stop))

    async def equivalent(self, a: str, b: str, *, language: str | None = None) -> Judgement:  # noqa: ARG002
        """Say whether *a* and *b* entail each other."""
        return await _in_thread(lambda stop: self._equivalent(a, b, stop))

    def _equivalent(self, a: str, b: str, stop: threading.Event) -> Judgement:
        both = [self._entails(a, (b,), "the second text", stop), self._entails(b, (a,), "the first text", stop)]
        worst = _worst(both)
        return Judgement(verdict=worst.verdict, score=min(one.score for one in both), reason=worst.reason)

    def _entails(self, claim: str, sources: tuple[str, ...], where: str, stop: threading.Event) -> Judgement:
        if not tokens(claim):
            return _undecided("the claim has no words")
        spoken = [source for source in sources if tokens(source)]
        if not spoken:
            return _undecided(f"there are no words in {where}")
        stated = [sentence for sentence in sentences(claim) if tokens(sentence)] or [claim]
        try:
            return _worst([self._judge(sentence, spoken, where, stop) for sentence in stated])
        except JudgeError as error:
            return _undecided(str(error))

    def _judge(self, sentence: str, sources: Sequence[str], where: str, stop: threading.Event) -> Judgement:
        readings = [reading for source in sources for reading in self._encoder.read(source, sentence, stop)]
        if not readings:
            return _undecided(f"the model sees nothing in {where}")
        best = max(readings, key=lambda reading: reading.entailment)
        against = max(readings, key=lambda reading: reading.contradiction)
        score = round(min(best.entailment, 1.0 - against.contradiction), _DIGITS)
        if against.contradiction >= self._contradiction:
            reason = f"{_shown(against)} in {where} contradicts {_cut(sentence)!r} ({_percent(against.contradiction)})"
            return Judgement(verdict="contradicted", score=score, reason=reason)
        verdict: JudgedVerdict = "yes" if best.entailment >= self._threshold else "no"
        if abs(best.entailment - self._threshold) < self._band / 2:
            verdict = "undecided"
        reason = f"{_cut(sentence)!r} follows with {_percent(best.entailment)} from {_shown(best)} in {where}"
        if verdict != "yes":
            reason = f"{reason}, and from nothing else with more; {_percent(self._threshold)} are needed"
        return Judgement(verdict=verdict, score=round(best.entailment, _DIGITS), reason=reason)

    def _hash(self, digest: str, revision: str | None) -> str:
        settings = {
            "rules": _RULES,
            "model": self._model,
            "revision": revision,
            "files": digest,
            "threshold": self._threshold,
            "contradiction": self._contradiction,
            "band": self._band,
            "max_length": self._encoder.max_length,
        }
        return hashlib.sha256(json.dumps(settings, sort_keys=True).encode("ascii")).hexdigest()[:12]


async def _in_thread(work: Callable[[threading.Event], Judgement]) -> Judgement:
    """Do *work* in a thread; when the wait for it is cancelled, tell it to stop, for nobody can end a thread."""
    stop = threading.Event()
    try:
        return await asyncio.to_thread(work, stop)
    except asyncio.CancelledError:
        stop.set()
        raise


def _share(name: str, value: object) -> float:
    fine = isinstance(value, (int, float)) and not isinstance(value, bool)
    if not fine or not 0.0 < value < 1.0:  # type: ignore[operator]  # NaN is in no range
        raise UsageError(f"{name} is {value!r}; allowed: a number between 0 and 1")
    return float(value)  # type: ignore[arg-type]


def _count(name: str, value: object, *, least: int) -> None:
    if value is not None and (isinstance(value, bool) or not isinstance(value, int) or value < least):
        raise UsageError(f"{name} is {value!r}; allowed: a whole number from {least}")


def _worst(judgements: Sequence[Judgement]) -> Judgement:
    return min(judgements, key=lambda judgement: (_WORST_FIRST.index(judgement.verdict), judgement.score))


def _undecided(reason: str) -> Judgement:
    return Judgement(verdict="undecided", score=0.0, reason=reason)


def _shown(reading: Reading) -> str:
    return repr(_cut(reading.text))


def _cut(text: str) -> str:
    flat = " ".join(text.split())
    return flat if len(flat) <= _SHOWN else f"{flat[: _SHOWN - 1]}…"


def _percent(share: float) -> str:
    return f"{math.floor(100 * share)} %"
