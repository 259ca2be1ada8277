"""The judge that asks a chat model, and believes only a reply that says all that was asked and nothing else."""

import hashlib
import json
import re
import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType

from sprout.errors import JudgeError, ProviderError
from sprout.judges.models.prompting import Prompt, Relation, enclosed, fresh_nonce, read_prompt
from sprout.judges.models.reading import Scale, judged, read_reply
from sprout.judges.protocol import RAW_MOST, Entailment, Judgement
from sprout.providers.chat import ChatModel, ChatReply, ChatRequest, StopReason, Usage
from sprout.text import normalise, plain

__all__ = ["ModelJudge", "draw_nonce"]

_RULES = 1
"""Goes up with every change of how a question is put together, or a reply read."""

_RELATIONS: tuple[Relation, ...] = ("entails", "contains", "equivalent")
_EACH = 100
"""Tokens of a reply that each claim adds."""
_MOST = 16_000
"""Tokens beyond which Anthropic's SDK wants the reply streamed."""
_REASON_MOST = 500
_STOPS: Mapping[StopReason, str] = {
    "length": "it ran out of tokens",
    "refusal": "the model, or a filter, declined",
    "other": "it did not come to its end",
}


def draw_nonce() -> str:
    """Return sixteen random hexadecimal digits that nobody can foresee."""
    return secrets.token_hex(8)


class ModelJudge:
    """Judges by asking a chat model; one call for each question, and one for all claims of a response.

    If a reply is wrong in any way, or there is none, every question of that call is ``undecided``, and what the model
    said is kept. Texts to be judged stand in the prompt between lines with a code that is drawn for each call and must
    come back: a text cannot close its own quotation, nor forge a reply.
    """

    def __init__(
        self,
        chat: ChatModel,
        *,
        name: str = "model",
        prompt_version: str = "1",
        scale: Scale | None = None,
        max_tokens: int = 4096,
        settings: Mapping[str, object] = MappingProxyType({}),
        draw: Callable[[], str] = draw_nonce,
    ) -> None:
        """*max_tokens* is the room for a reply, to which each claim adds 100; *draw* gives codes.

        *settings* enter the hash: what else can change a judgement, such as how often the model is asked. Raises
        :class:`~sprout.errors.UsageError` for an unknown version of the prompts.
        """
        self._chat = chat
        self._name = name
        self._prompts = {relation: read_prompt(relation, prompt_version) for relation in _RELATIONS}
        self._scale = scale or Scale()
        self._max_tokens = max_tokens
        self._settings = settings
        self._draw = draw
        self._config_hash = self._hash()

    @property
    def name(self) -> str:
        """The judge's name, and the model's in brackets."""
        return f"{self._name} ({self._chat.model})"

    @property
    def models(self) -> tuple[str, ...]:
        """The model that is asked, which must not be the one that answers."""
        return (self._chat.model,)

    @property
    def config_hash(self) -> str:
        """Twelve hexadecimal digits of the SHA-256 over the model with its settings, the prompts and the thresholds."""
        return self._config_hash

    async def entails(self, claim: str, sources: Sequence[str], *, language: str | None = None) -> Judgement:
        """Say whether *sources*, taken together, support *claim*."""
        return (await self.entails_each([Entailment(claim=claim, sources=tuple(sources))], language=language))[0]

    async def entails_each(
        self,
        questions: Sequence[Entailment],
        *,
        language: str | None = None,  # noqa: ARG002 - the model sees for itself
    ) -> Sequence[Judgement]:
        """Return one judgement for each of *questions*, for which the model is asked once; see :class:`ModelJudge`."""
        known = [_without_asking(one.claim, "the claim", one.sources) for one in questions]
        open_ones = [one for one, judgement in zip(questions, known, strict=True) if judgement is None]
        answers = iter(await self._entailed(open_ones) if open_ones else ())
        return [next(answers) if judgement is None else judgement for judgement in known]

    async def contains(
        self,
        text: str,
        fact: str,
        *,
        language: str | None = None,  # noqa: ARG002
    ) -> Judgement:
        """Say whether *text* states *fact*."""
        if (known := _without_asking(fact, "the fact", (text,))) is not None:
            return known
        return await self._about_two("contains", text=("TEXT", text), fact=("FACT", fact))

    async def equivalent(
        self,
        a: str,
        b: str,
        *,
        language: str | None = None,  # noqa: ARG002
    ) -> Judgement:
        """Say whether *a* and *b* state the same facts."""
        if (known := _without_asking(a, "the first text", (b,))) is not None:
            return known
        return await self._about_two("equivalent", first=("FIRST TEXT", a), second=("SECOND TEXT", b))

    async def close(self) -> None:
        """Let go of the running event loop's client."""
        await self._chat.close()

    async def _entailed(self, questions: Sequence[Entailment]) -> Sequence[Judgement]:
        """Give each source once, however many claims rest on it."""
        numbers: dict[str, int] = {}
        for one in questions:
            for source in one.sources:
                numbers.setdefault(source, len(numbers) + 1)

        def parts(nonce: str) -> dict[str, str]:
            sources = [enclosed(f"SOURCE {number}", source, nonce) for source, number in numbers.items()]
            claims = [
                enclosed(f"CLAIM {number}", one.claim, nonce, f"to be held against {_named(one, numbers)}")
                for number, one in enumerate(questions, start=1)
            ]
            return {"sources": "\n\n".join(sources), "claims": "\n\n".join(claims)}

        texts = [*numbers, *(one.claim for one in questions)]
        return await self._ask(self._prompts["entails"], texts, parts, len(questions))

    async def _about_two(self, relation: Relation, **texts: tuple[str, str]) -> Judgement:
        def parts(nonce: str) -> dict[str, str]:
            return {key: enclosed(label, text, nonce) for key, (label, text) in texts.items()}

        return (await self._ask(self._prompts[relation], [text for _, text in texts.values()], parts, 1))[0]

    async def _ask(
        self, prompt: Prompt, texts: Sequence[str], parts: Callable[[str], Mapping[str, str]], count: int
    ) -> Sequence[Judgement]:
        try:
            nonce = fresh_nonce(self._draw, texts)
            request = ChatRequest(
                system=prompt.system,
                prompt=prompt.frame.substitute(parts(nonce), nonce=nonce, count=count),
                schema=prompt.schema,
                max_tokens=max(self._max_tokens, min(self._max_tokens + _EACH * count, _MOST)),
            )
            reply = await self._chat.complete(request)
        except ProviderError as error:
            unbilled = error.status is not None and error.status >= 400
            usage = Usage(calls=error.calls, cost=0.0 if unbilled else None)
            return _undecided(f"the judge's model gave no reply: {error}", count, None, usage)
        except JudgeError as error:
            return _undecided(str(error), count, None, None)
        return self._read(reply, prompt, nonce, count)

    def _read(self, reply: ChatReply, prompt: Prompt, nonce: str, count: int) -> Sequence[Judgement]:
        raw = _clean(reply.text, nonce, RAW_MOST)
        try:
            if reply.stop != "end":
                raise JudgeError(
                    f"the reply is no whole one: {_STOPS.get(reply.stop, f'it stopped for {reply.stop!r}')}"
                )
            said = read_reply(reply.text, nonce=nonce, count=count, words=prompt.words)
        except JudgeError as error:
            return _undecided(_clean(str(error), nonce, _REASON_MOST), count, raw, reply.usage)
        found = [
            judged(replace(one, reason=_clean(one.reason, nonce, _REASON_MOST)), prompt.words[one.word], self._scale)
            for one in said
        ]
        found = [replace(one, raw=raw if one.verdict == "undecided" else None, model=reply.model) for one in found]
        return [replace(found[0], usage=reply.usage), *found[1:]]

    def _hash(self) -> str:
        parts = {
            "rules": _RULES,
            "chat": dict(self._chat.identity),
            "prompts": {relation: prompt.digest for relation, prompt in self._prompts.items()},
            "words": {relation: dict(prompt.words) for relation, prompt in self._prompts.items()},
            "threshold": self._scale.threshold,
            "band": self._scale.band,
            "max_tokens": self._max_tokens,
            "settings": dict(self._settings),
        }
        canonical = json.dumps(parts, sort_keys=True, ensure_ascii=True, separators=(",", ":"), allow_nan=False)
        return hashlib.sha256(canonical.encode("ascii")).hexdigest()[:12]


def _without_asking(statement: str, what: str, evidence: Sequence[str]) -> Judgement | None:
    """Return why there is nothing to ask, or ``None`` if there is."""
    if not normalise(statement):
        return Judgement(verdict="undecided", score=0.0, reason=f"{what} is empty")
    if not any(normalise(one) for one in evidence):
        return Judgement(verdict="undecided", score=0.0, reason="there is no text to hold it against")
    return None


def _undecided(reason: str, count: int, raw: str | None, usage: Usage | None) -> Sequence[Judgement]:
    first = Judgement(verdict="undecided", score=0.0, reason=plain(reason), raw=raw, usage=usage)
    return [first, *[replace(first, usage=None)] * (count - 1)]


def _named(question: Entailment, numbers: Mapping[str, int]) -> str:
    return ", ".join(f"SOURCE {number}" for number in sorted({numbers[source] for source in question.sources}))


def _clean(text: str, nonce: str, most: int) -> str:
    """Return *text* plain, so long and no longer, and without the code, which differs from run to run."""
    shown = re.sub(re.escape(nonce), "[code]", plain(text), flags=re.IGNORECASE)
    return shown if len(shown) <= most else f"{shown[: most - 1]}…"
