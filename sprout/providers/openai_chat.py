"""Models behind OpenAI's chat-completions API: its own, and those of any gateway or local server that speaks it."""

import dataclasses
import math
import os
from collections.abc import Mapping
from types import ModuleType
from typing import Any, ClassVar, Final, Literal
from urllib.parse import urlsplit

from pydantic import Field

from sprout.errors import ProviderError, UsageError
from sprout.providers.chat import ChatRequest, StopReason
from sprout.providers.prices import Price
from sprout.providers.retrying import Retrying
from sprout.providers.vendor_chat import Answered, Spoken, Vendor, VendorChat, WireModel

__all__ = ["LimitName", "OpenAIChat"]

LimitName = Literal["max_tokens", "max_completion_tokens"]

_HOST = "api.openai.com"
_REFUSES_SCHEMA = frozenset({400, 422})
_STOPS: Final[Mapping[str, StopReason]] = {"stop": "end", "length": "length", "content_filter": "refusal"}
_MOST_TOKENS = 10**12


class _Message(WireModel):
    content: str | None = None
    refusal: str | None = None


class _Choice(WireModel):
    message: _Message
    finish_reason: str | None = None


class _Usage(WireModel):
    prompt_tokens: int = Field(ge=0, le=_MOST_TOKENS)
    completion_tokens: int = Field(ge=0, le=_MOST_TOKENS)


class _Completion(WireModel):
    choices: list[_Choice]
    model: str | None = None
    usage: _Usage | None = None


class OpenAIChat(VendorChat):
    """A model that is asked through OpenAI's SDK.

    Key and base URL come from the arguments, or from ``OPENAI_API_KEY`` and ``OPENAI_BASE_URL``. A server at another
    address than OpenAI's may want no key. *temperature* and *seed* are sent only if given, for some models take none.

    A server that refuses a JSON Schema (status 400 or 422) is asked once more without it, with attempts and a budget of
    their own; if it then answers, it is not sent one again. A reply that does not say what it used has no tokens and no
    known cost; one that does not say its model is taken to be of the one that was asked. *limit_name* is what the limit
    of tokens is called: OpenAI's newer models know ``max_completion_tokens`` only, which is the default there, and most
    other servers ``max_tokens``.
    """

    vendor: ClassVar[Vendor] = Vendor(name="openai", key_variable="OPENAI_API_KEY", no_key="no-key")

    def __init__(  # noqa: PLR0913 - one argument for each setting
        self,
        model: str,
        *,
        temperature: float | None = None,
        seed: int | None = None,
        limit_name: LimitName | None = None,
        api_key: str | None = None,
        base_url: str | None = None,
        retrying: Retrying | None = None,
        concurrency: int = 8,
        prices: Mapping[str, Price] | None = None,
        environment: Mapping[str, str] = os.environ,
    ) -> None:
        self._sampling = _sampling(temperature, seed)
        self._takes_schema = True
        address = base_url or environment.get("OPENAI_BASE_URL") or f"https://{_HOST}/v1"
        self._own = _is_openai(address)
        self._limit_name = limit_name or ("max_completion_tokens" if self._own else "max_tokens")
        self._environment_key = environment.get("OPENAI_API_KEY")
        super().__init__(
            model=model,
            api_key=api_key,
            base_url=address,
            retrying=retrying,
            concurrency=concurrency,
            prices=prices,
        )

    def _build(self, sdk: ModuleType) -> Any:  # noqa: ANN401
        key = self._key or self._environment_key
        if not key and self._own:
            raise UsageError("models of openai need a key: set the environment variable OPENAI_API_KEY")
        return sdk.AsyncOpenAI(api_key=key or self.vendor.no_key, base_url=self._url, max_retries=0)

    def _settings(self) -> Mapping[str, str]:
        return {name: repr(value) for name, value in self._sampling.items()}

    async def _answered(self, client: Any, request: ChatRequest) -> tuple[Answered, int]:  # noqa: ANN401
        bare = dataclasses.replace(request, schema=None)
        if request.schema is None or not self._takes_schema:
            return await super()._answered(client, bare)
        try:
            return await super()._answered(client, request)
        except ProviderError as error:
            if error.status not in _REFUSES_SCHEMA:
                raise
            before = error.calls
        try:
            answered, calls = await super()._answered(client, bare)
        except ProviderError as error:
            error.calls += before
            raise
        self._takes_schema = False
        return answered, before + calls

    async def _send(self, client: Any, request: ChatRequest, seconds: float) -> Any:  # noqa: ANN401
        optional: dict[str, Any] = {self._limit_name: request.max_tokens, **self._sampling}
        if request.schema is not None:
            schema = {"name": "reply", "schema": dict(request.schema), "strict": True}
            optional["response_format"] = {"type": "json_schema", "json_schema": schema}
        system = [{"role": "system", "content": request.system}] if request.system else []
        return await client.chat.completions.with_raw_response.create(
            model=self._model,
            messages=[*system, {"role": "user", "content": request.prompt}],
            timeout=seconds,
            **optional,
        )

    def _read(self, body: bytes) -> Spoken:
        completion = _Completion.model_validate_json(body)
        if (choices := len(completion.choices)) != 1:
            raise ValueError(f"it has {choices} choices where one was asked for")
        choice = completion.choices[0]
        message, stop = choice.message, _STOPS.get(choice.finish_reason or "", "other")
        if message.refusal:
            stop = "refusal"
        if message.content is None and stop == "end":
            raise ValueError("its message has no content")
        usage = completion.usage
        return Spoken(
            text=message.content or message.refusal or "",
            stop=stop,
            model=completion.model or self._model,
            tokens=None if usage is None else (usage.prompt_tokens, usage.completion_tokens),
        )


def _is_openai(address: str) -> bool:
    try:
        host = urlsplit(address).hostname or ""
    except ValueError:
        return False
    return host == _HOST or host.endswith(f".{_HOST}")


def _sampling(temperature: float | None, seed: int | None) -> dict[str, float | int]:
    """Return what is given of *temperature* and *seed*; raises UsageError if it is out of range."""
    given: dict[str, float | int] = {}
    if temperature is not None:
        number = isinstance(temperature, (int, float)) and not isinstance(temperature, bool)
        if not number or not math.isfinite(temperature) or not 0 <= temperature <= 2:
            raise UsageError(f"temperature is {temperature!r}; allowed: a number from 0 to 2")
        given["temperature"] = float(temperature)
    if seed is not None:
        if isinstance(seed, bool) or not isinstance(seed, int):
            raise UsageError(f"seed is {seed!r}; allowed: a whole number")
        given["seed"] = seed
    return given
