"""What models cost, as far as it is known here; prices change, so each says when it was read and where."""

import math
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from sprout.errors import UsageError

__all__ = ["PRICES", "Price", "price_of"]

_MILLION = 1_000_000


@dataclass(frozen=True, slots=True, kw_only=True)
class Price:
    """The price of a model, in US dollars for a million tokens.

    Tokens that a vendor read from its cache are counted at the full price: a cost is an upper bound.
    """

    input: float
    output: float
    checked: str
    """When the price was read, and where, in words."""

    long_from: int | None = None
    """With more input tokens than this, a request costs *long_factor* times as much."""

    long_factor: float = 1.0

    def __post_init__(self) -> None:
        for name in ("input", "output", "long_factor"):
            value = getattr(self, name)
            if isinstance(value, bool) or not isinstance(value, (int, float)) or not 0 <= value < math.inf:
                raise UsageError(f"the price's {name} is {value!r}; allowed: a finite number from 0")

    def cost(self, input_tokens: int, output_tokens: int) -> float:
        """Return what a request costs, in US dollars."""
        factor = self.long_factor if self.long_from is not None and input_tokens > self.long_from else 1.0
        return factor * (self.input * input_tokens + self.output * output_tokens) / _MILLION


PRICES: Final[Mapping[str, Price]] = MappingProxyType(
    {
        "claude-haiku-5-5": Price(
            input=0.10,
            output=0.50,
            long_from=100_000,
            long_factor=5.0,
            checked="November 2026, Anthropic's price page as the project's notes have it; check before quoting",
        ),
        "claude-sonnet-5-5": Price(
            input=2.0,
            output=10.0,
            checked="November 2026, Anthropic's price page as the project's notes have it; check before quoting",
        ),
    }
)
"""Model → price. Whoever knows better gives a mapping of their own."""


def price_of(asked: str, answered: str, prices: Mapping[str, Price]) -> Price | None:
    """Return the price of the model that *answered* when *asked* was asked for; None if it is not known.

    A dated name of the model that was asked for (``asked-20261101``) has its price; another model has its own.
    """
    if answered in prices:
        return prices[answered]
    dated = answered.removeprefix(f"{asked}-")
    return prices.get(asked) if answered == asked or (dated != answered and dated.isdigit()) else None
