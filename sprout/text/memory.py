"""Results of pure functions of a text, kept for when the same text comes again: notices, quotes, questions."""

from collections.abc import Callable, Iterable
from functools import lru_cache, wraps
from typing import Any, TypeVar, cast

__all__ = ["remembered"]

F = TypeVar("F", bound=Callable[..., Any])


def remembered(*, most: int = 4096, longest: int = 1000) -> Callable[[F], F]:
    """Decorate a pure function of texts, and of more that can be hashed, that returns what nobody can change.

    The last *most* results are kept, those of a text above *longest* characters never: what is kept stays small
    whatever is read.
    """

    def decorate(function: F) -> F:
        kept = lru_cache(maxsize=most)(function)

        @wraps(function)
        def recall(text: str, *more: object, **named: object) -> Any:  # noqa: ANN401 - as *function* has it
            if len(text) > longest or (more and _above(longest, more)) or (named and _above(longest, named.values())):
                return function(text, *more, **named)
            return kept(text, *more, **named)

        return cast("F", recall)

    return decorate


def _above(longest: int, values: Iterable[object]) -> bool:
    return any(isinstance(value, str) and len(value) > longest for value in values)
