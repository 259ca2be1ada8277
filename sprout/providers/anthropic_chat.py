"""Anthropic's models, through its own SDK and the Messages API."""

from collections.abc import Mapping
from types import ModuleType
from typing import Any, ClassVar, Final

from pydantic import Field

from sprout.errors import UsageError, nearest
from sprout.providers.chat import ChatRequest, StopReason
from sprout.providers.prices import Price
from sprout.providers.retrying import Retrying
from sprout.providers.vendor_chat import Spoken, Vendor, VendorChat, WireModel

__all__ = ["ANTHROPIC_MODEL", "AnthropicChat"]

ANTHROPIC_MODEL: Final = "claude-sonnet-5-5"
"""The model that is asked unless another one is chosen."""

_EFFORTS = ("low", "medium", "high", "xhigh", "max")
_STOPS: Final[Mapping[str, StopReason]] = {
    "end_turn": "end",
    "max_tokens": "length",
    "model_context_window_exceeded": "length",
    "refusal": "refusal",
}
_MOST_TOKENS = 10**12


class _Block(WireModel):
    type: str
    text: str | None = None


class _Usage(WireModel):
    input_tokens: int = Field(ge=0, le=_MOST_TOKENS)
    output_tokens: int = Field(ge=0, le=_MOST_TOKENS)
    cache_creation_input_tokens: int | None = Field(default=None, ge=0, le=_MOST_TOKENS)
    cache_read_input_tokens: int | None = Field(default=None, ge=0, le=_MOST_TOKENS)


class _Message(WireModel):
    content: list[_Block]
    stop_reason: str | None
    model: str
    usage: _Usage


class AnthropicChat(VendorChat):
    """Claude. There is no temperature: the API takes none, so the same question may be answered in two ways.

    Key and base URL come from the arguments, or from where the SDK finds them (``ANTHROPIC_API_KEY``,
    ``ANTHROPIC_AUTH_TOKEN``, a profile; ``ANTHROPIC_BASE_URL``). *effort* is the API's; without it the model's own
    default holds. Models that think do so within a request's ``max_tokens``.
    """

    vendor: ClassVar[Vendor] = Vendor(name="anthropic", key_variable="ANTHROPIC_API_KEY")

    def __init__(
        self,
        model: str = ANTHROPIC_MODEL,
        *,
        effort: str | None = None,
        api_key: str | None = None,
        base_url: str | None = None,
        retrying: Retrying | None = None,
        concurrency: int = 8,
        prices: Mapping[str, Price] | None = None,
    ) -> None:
        if effort is not None and effort not in _EFFORTS:
            raise UsageError(f"effort is {effort!r}; {nearest(str(effort), _EFFORTS)}")
        self._effort = effort
        super().__init__(
            model=model,
            api_key=api_key,
            base_url=base_url,
            retrying=retrying,
            concurrency=concurrency,
            prices=prices,
        )

    def _build(self, sdk: ModuleType) -> Any:  # noqa: ANN401
        client = sdk.AsyncAnthropic(api_key=self._key, base_url=self._url, max_retries=0)
        if not (client.api_key or client.auth_token or client.credentials):
            raise UsageError("models of anthropic need a key: set the environment variable ANTHROPIC_API_KEY")
        return client

    def _settings(self) -> Mapping[str, str]:
        return {} if self._effort is None else {"effort": self._effort}

    async def _send(self, client: Any, request: ChatRequest, seconds: float) -> Any:  # noqa: ANN401
        output: dict[str, Any] = {} if self._effort is None else {"effort": self._effort}
        if request.schema is not None:
            output["format"] = {"type": "json_schema", "schema": dict(request.schema)}
        optional: dict[str, Any] = {"output_config": output} if output else {}
        if request.system:
            optional["system"] = request.system
        return await client.messages.with_raw_response.create(
            model=self._model,
            max_tokens=request.max_tokens,
            messages=[{"role": "user", "content": request.prompt}],
            timeout=seconds,
            **optional,
        )

    def _read(self, body: bytes) -> Spoken:
        message = _Message.model_validate_json(body)
        texts = [block.text for block in message.content if block.type == "text"]
        if None in texts:
            raise ValueError("a text block has no text")
        usage = message.usage
        read = usage.input_tokens + (usage.cache_creation_input_tokens or 0) + (usage.cache_read_input_tokens or 0)
        return Spoken(
            text="".join(text or "" for text in texts),
            stop=_STOPS.get(message.stop_reason or "", "other"),
            model=message.model,
            tokens=(read, usage.output_tokens),
        )
