"""Names of providers, and where their code is; a registry is a value that is passed around."""

import importlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import cast

from sprout.errors import UnknownName, UsageError

__all__ = ["Entry", "Registry", "chat_models", "embeddings", "generators"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """Where a provider's factory is, and the optional dependency it needs."""

    location: str
    """``package.module:attribute`` of a callable that takes the options as keywords."""
    extra: str | None = None
    """The extra of this distribution that installs what the module imports."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Registry:
    """Providers of one kind by name. Adding one gives a new registry."""

    kind: str
    entries: Mapping[str, Entry] = field(default_factory=dict)

    def __post_init__(self) -> None:
        object.__setattr__(self, "entries", MappingProxyType(dict(self.entries)))

    def extended(self, name: str, entry: Entry) -> "Registry":
        """Return a registry that also knows *name*; raises UsageError if the name is taken."""
        if name in self.entries:
            raise UsageError(
                f"{self.kind} {name!r} is registered twice: {self.entries[name].location}, {entry.location}"
            )
        return Registry(kind=self.kind, entries={**self.entries, name: entry})

    def create(self, name: str, options: Mapping[str, object] | None = None) -> object:
        """Import and build the provider called *name*, or found at *name* when it reads ``module:attribute``.

        Raises :class:`~sprout.errors.UnknownName` for a name nobody registered, and
        :class:`~sprout.errors.UsageError` when the code cannot be imported (the message names the extra
        to install), the attribute is missing, or the options do not fit.
        """
        entry = self.entries.get(name)
        if entry is None:
            if ":" not in name:
                raise UnknownName(self.kind, name, self.entries)
            entry = Entry(location=name)
        factory = self._factory(name, entry)
        try:
            return factory(**(options or {}))
        except (TypeError, ValueError) as error:
            raise UsageError(f"{self.kind} {name!r} cannot be built with {dict(options or {})!r}: {error}") from error

    def _factory(self, name: str, entry: Entry) -> Callable[..., object]:
        module_name, _, attribute = entry.location.partition(":")
        try:
            module = importlib.import_module(module_name)
        except ImportError as error:
            hint = f"; install it with: pip install 'pytest-sprout[{entry.extra}]'" if entry.extra else ""
            raise UsageError(f"{self.kind} {name!r} cannot be imported: {error}{hint}") from error
        factory = getattr(module, attribute, None)
        if not callable(factory):
            raise UsageError(f"{self.kind} {name!r}: {module_name} has no callable {attribute!r}")
        return cast("Callable[..., object]", factory)


def chat_models() -> Registry:
    """Return the vendors of chat models that sprout knows."""
    return Registry(
        kind="chat model",
        entries={
            "anthropic": Entry(location="sprout.providers.anthropic_chat:AnthropicChat", extra="anthropic"),
            "openai": Entry(location="sprout.providers.openai_chat:OpenAIChat", extra="openai"),
        },
    )


def embeddings() -> Registry:
    """Return the embedding providers that sprout ships."""
    return Registry(
        kind="embedding provider",
        entries={"hashing": Entry(location="sprout.providers.hashing:HashingEmbedding")},
    )


def generators() -> Registry:
    """Return the generation providers that sprout ships."""
    return Registry(
        kind="generation provider",
        entries={"extractive": Entry(location="sprout.providers.extractive:ExtractiveGenerator")},
    )
