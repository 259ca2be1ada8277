"""What the chat models of all vendors share: the SDK, a client for each event loop, attempts, and strict reading."""

import importlib
import re
from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from types import MappingProxyType, ModuleType
from typing import Any, ClassVar, TypeVar

from pydantic import BaseModel, ConfigDict, ValidationError

from sprout.errors import ProviderError, UsageError
from sprout.providers.addresses import checked_url, public_url, url_secrets
from sprout.providers.chat import ChatReply, ChatRequest, StopReason, Usage
from sprout.providers.loop_clients import LoopClients
from sprout.providers.prices import PRICES, Price, price_of
from sprout.providers.retrying import Fault, Retrying, RetryPolicy
from sprout.providers.vendor_faults import fault_of, hidden

__all__ = ["Answered", "Spoken", "Vendor", "VendorChat", "WireModel"]

_LONE_SURROGATE = re.compile("[\ud800-\udfff]")
_SHOWN = 200

W = TypeVar("W", bound=BaseModel)


@dataclass(frozen=True, slots=True, kw_only=True)
class Vendor:
    """A vendor of chat models, and where its SDK is."""

    name: str
    """Also the module of the SDK, and the extra that installs it."""

    key_variable: str
    """The environment variable from which the SDK takes the key."""

    no_key: str | None = None
    """What stands for a key where none is needed and the SDK insists on one."""


class WireModel(BaseModel):
    """A part of a vendor's reply: what is needed has to be there and of its type, the rest may be anything."""

    model_config = ConfigDict(strict=True, frozen=True, extra="ignore")


@dataclass(frozen=True, slots=True, kw_only=True)
class Answered:
    """A reply as it came over the wire."""

    body: bytes
    request_id: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Spoken:
    """What a reply says, in no vendor's words."""

    text: str
    stop: StopReason
    model: str
    tokens: tuple[int, int] | None
    """Input and output tokens; None if the reply does not say."""


class VendorChat(ABC):
    """A :class:`~sprout.providers.chat.ChatModel` on a vendor's SDK.

    The SDK makes one attempt at a time and all retries are ours (:class:`~sprout.providers.retrying.Retrying`). Each
    event loop has one client, used by at most *concurrency* calls at once; a call keeps its turn while it waits to
    try again. The SDK's own models of replies are not used, for they let anything through; a reply in which what is
    needed is missing or of a wrong type is a :class:`~sprout.errors.ProviderError`, and is not asked for again.
    """

    vendor: ClassVar[Vendor]

    def __init__(
        self,
        *,
        model: str,
        api_key: str | None,
        base_url: str | None,
        retrying: Retrying | None,
        concurrency: int,
        prices: Mapping[str, Price] | None,
    ) -> None:
        """Raise :class:`~sprout.errors.UsageError` for a missing SDK or key and for settings out of range."""
        if not isinstance(model, str) or not model.strip():
            raise UsageError(f"model is {model!r}; allowed: the name of a model of {self.vendor.name}")
        if isinstance(concurrency, bool) or not isinstance(concurrency, int) or concurrency < 1:
            raise UsageError(f"concurrency is {concurrency!r}; allowed: a whole number from 1")
        self._model = model
        self._key = api_key
        self._url = base_url if base_url is None else checked_url(base_url)
        self._retrying = retrying or Retrying(RetryPolicy())
        self._prices = MappingProxyType({**PRICES, **(prices or {})})
        self._sdk = _imported(self.vendor)
        # The first client is made at once: only the SDK knows where else it finds a key and an address.
        self._first: list[Any] = [self._built()]
        self._address = checked_url(str(self._first[0].base_url))
        self._keys = self._known_keys(self._first[0])
        self._secrets = (*self._keys, *url_secrets(self._address))
        self._clients: LoopClients[Any] = LoopClients(self._client, _closed, at_once=concurrency)

    @property
    def model(self) -> str:
        """The name of the model, as its vendor has it."""
        return self._model

    @property
    def identity(self) -> Mapping[str, str]:
        """Vendor, model, base URL without user and query, and the settings that are sent along."""
        return MappingProxyType(
            {
                "vendor": self.vendor.name,
                "model": self._model,
                "base_url": public_url(self._address),
                **self._settings(),
            }
        )

    async def complete(self, request: ChatRequest) -> ChatReply:
        """Return the model's reply; raises :class:`~sprout.errors.ProviderError` if there is none in the end."""
        clean = ChatRequest(
            system=_sendable(request.system),
            prompt=_sendable(request.prompt),
            schema=request.schema,
            max_tokens=request.max_tokens,
        )
        place = self._clients.here()
        async with place.turns:
            answered, calls = await self._answered(place.client, clean)
        try:
            spoken = self._read(answered.body)
        except ValueError as error:
            raise ProviderError(
                f"{self._who} answered with what is no reply: {hidden(_summary(error, answered.body), self._secrets)}",
                calls=calls,
                status=200,
                request_id=answered.request_id,
            ) from None
        return ChatReply(
            text=spoken.text,
            stop=spoken.stop,
            model=spoken.model,
            usage=self._usage(spoken, calls),
            request_id=answered.request_id,
        )

    async def close(self) -> None:
        """Close the running loop's client, and the first one if no loop took it."""
        while self._first:
            await _closed(self._first.pop())
        await self._clients.close()

    @abstractmethod
    def _build(self, sdk: ModuleType) -> Any:  # noqa: ANN401 - the SDK's client
        """Return a client that does not retry; raises UsageError if there is no key."""

    @abstractmethod
    def _settings(self) -> Mapping[str, str]:
        """Return what is sent with each request and can change a reply."""

    @abstractmethod
    async def _send(self, client: Any, request: ChatRequest, seconds: float) -> Any:  # noqa: ANN401
        """Return the SDK's raw response."""

    @abstractmethod
    def _read(self, body: bytes) -> Spoken:
        """Return what a reply's body says; raises ValueError for what is no reply."""

    async def _answered(self, client: Any, request: ChatRequest) -> tuple[Answered, int]:  # noqa: ANN401
        """Return the reply and how many requests were sent for it."""

        async def attempt(seconds: float) -> Answered | Fault:
            try:
                raw = await self._send(client, request, seconds)
                body = await raw.http_response.aread()
            except Exception as error:  # whatever an SDK raises, ours is the only error tree
                return fault_of(error, self._sdk, key=self._key_place, secrets=self._secrets, now=datetime.now(UTC))
            headers = raw.http_response.headers
            return Answered(body=body, request_id=headers.get("request-id") or headers.get("x-request-id"))

        return await self._retrying.run(attempt, self._who)

    @property
    def _who(self) -> str:
        return f"{self._model!r} at {public_url(self._address)}"

    @property
    def _key_place(self) -> str:
        variable = self.vendor.key_variable
        if self._key is not None:
            return f"the key that was given to it (argument api_key, not {variable})"
        return f"the key in {variable}" if self._keys else f"a request without a key; set {variable}"

    def _known_keys(self, client: Any) -> tuple[str, ...]:  # noqa: ANN401
        found = [getattr(client, name, None) for name in ("api_key", "auth_token")]
        return tuple(one for one in found if isinstance(one, str) and one not in {"", self.vendor.no_key})

    def _client(self) -> Any:  # noqa: ANN401
        return self._first.pop() if self._first else self._built()

    def _built(self) -> Any:  # noqa: ANN401
        try:
            return self._build(self._sdk)
        except UsageError:
            raise
        except Exception as error:  # an SDK looks for keys in files, too, and raises what it likes about them
            raise UsageError(
                f"the client of {self.vendor.name} cannot be made: {hidden(str(error), [self._key or ''])}; "
                f"set the environment variable {self.vendor.key_variable}"
            ) from None

    def _usage(self, spoken: Spoken, calls: int) -> Usage:
        if spoken.tokens is None:
            return Usage(calls=calls)
        used, made = spoken.tokens
        price = price_of(self._model, spoken.model, self._prices)
        cost = None if price is None else price.cost(used, made)
        return Usage(calls=calls, input_tokens=used, output_tokens=made, cost=cost)


def _imported(vendor: Vendor) -> ModuleType:
    try:
        return importlib.import_module(vendor.name)
    except ImportError as error:
        raise UsageError(
            f"models of {vendor.name} need its SDK: {error}; "
            f"install it with: pip install 'pytest-sprout[{vendor.name}]'"
        ) from None


async def _closed(client: Any) -> None:  # noqa: ANN401
    await client.close()


def _sendable(text: str) -> str:
    """Return *text* with lone surrogates, which UTF-8 cannot carry, replaced."""
    return _LONE_SURROGATE.sub("\ufffd", text)


def _summary(error: ValueError, body: bytes) -> str:
    if isinstance(error, ValidationError):
        first = error.errors(include_url=False, include_context=False, include_input=False)[0]
        place = ".".join(str(part) for part in first["loc"])
        what = f"{place}: {first['msg']}" if place else first["msg"]
    else:
        what = str(error)
    return f"{what}; it begins {body[:_SHOWN].decode('utf-8', 'replace')!r}"
