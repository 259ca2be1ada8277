"""Call somebody else's code so that nothing it does, or fails to do, is more than a failure."""

import queue
import threading
from collections.abc import Callable
from typing import Literal, TypeVar

from sprout.errors import SproutError

__all__ = ["FailureKind", "ProviderFailure", "ask", "within"]

T = TypeVar("T")
FailureKind = Literal["raised", "timeout", "malformed"]


class ProviderFailure(SproutError):  # noqa: N818 - named like the outcomes it causes
    """A provider raised, took too long, or returned something that is not what its protocol says."""

    def __init__(self, kind: FailureKind, what: str) -> None:
        self.kind: FailureKind = kind
        super().__init__(what)


def ask(provider: object, seconds: float, call: Callable[[], T]) -> T:
    """Return what *call* returns, which asks *provider*: within *seconds*, unless that says that it ``never_waits``.

    One that only computes, on what it is given, needs no thread to be watched from. What its class says does not hold
    for a subclass. Raises :class:`ProviderFailure`.
    """
    if vars(type(provider)).get("never_waits") is not True:
        return within(seconds, call)
    try:
        return call()
    except Exception as error:
        raise ProviderFailure("raised", f"the provider raised {type(error).__name__}") from error


def within(seconds: float, call: Callable[[], T]) -> T:
    """Return what *call* returns.

    Raises :class:`ProviderFailure` when it raises anything, even ``SystemExit``, or is not done after *seconds*. A call
    that hangs is left behind on a daemon thread, which cannot hold up the end of the process.
    """
    done: queue.SimpleQueue[tuple[T | None, BaseException | None]] = queue.SimpleQueue()

    def run() -> None:
        try:
            done.put((call(), None))
        except BaseException as error:
            done.put((None, error))

    threading.Thread(target=run, name="sprout-provider", daemon=True).start()
    try:
        value, error = done.get(timeout=seconds)
    except queue.Empty:
        raise ProviderFailure("timeout", f"the provider was not done after {seconds:g} s") from None
    if error is not None:
        raise ProviderFailure("raised", f"the provider raised {type(error).__name__}") from error
    return value  # type: ignore[return-value]  # None only where T allows it
