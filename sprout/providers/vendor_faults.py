"""What a vendor's SDK raises, as faults: the SDKs of Anthropic and OpenAI come from one generator and raise alike."""

import json
import math
from collections.abc import Iterable, Mapping
from datetime import datetime
from email.utils import parsedate_to_datetime
from types import ModuleType

from sprout.providers.retrying import Fault

__all__ = ["asked_wait", "fault_of", "hidden"]

_PASSING = frozenset({408, 409, 429})
"""Statuses below 500 after which another attempt may fare better."""

_SHOWN = 200
"""How many characters of what a server said a message shows."""


def fault_of(error: Exception, sdk: ModuleType, *, key: str, secrets: Iterable[str], now: datetime) -> Fault:
    """Return *error*, which a call of *sdk* raised, as a fault.

    *key* says where the key came from. *secrets* are hidden, since servers and libraries repeat what they were sent.
    """
    if isinstance(error, sdk.APIStatusError):
        return _status_fault(error, key, secrets, now)
    if isinstance(error, sdk.APITimeoutError):
        return Fault(what="the connection timed out", again=True)
    shown = hidden(_told(error.__cause__ or error), secrets)
    if isinstance(error, sdk.APIConnectionError) or _of_transport(error):
        return Fault(what=f"the connection failed: {shown}", again=True)
    return Fault(what=f"the call failed: {shown}", again=False)


def _status_fault(error: Exception, key: str, secrets: Iterable[str], now: datetime) -> Fault:
    response = error.response  # type: ignore[attr-defined]
    status, headers = response.status_code, response.headers
    said = hidden(_said(response.text)[:_SHOWN], secrets)
    what = f"status {status}: {said!r}" if said else f"status {status}"
    if status == 401:
        what = f"{what}; the server does not accept {key}"
    return Fault(
        what=what,
        again=(status in _PASSING or status >= 500) and headers.get("x-should-retry") != "false",
        wait=asked_wait(headers, now),
        status=status,
        request_id=headers.get("request-id") or headers.get("x-request-id"),
    )


def asked_wait(headers: Mapping[str, str], now: datetime) -> float | None:
    """Return how many seconds from *now* the headers ask to wait: ``retry-after-ms``, else ``retry-after``.

    None if neither is there and can be read: a number from 0, or, of ``retry-after``, an HTTP date (RFC 9110, 10.2.3).
    """
    if (milliseconds := _seconds(headers.get("retry-after-ms"))) is not None:
        return milliseconds / 1000
    asked = headers.get("retry-after")
    if (seconds := _seconds(asked)) is not None:
        return seconds
    try:
        until = parsedate_to_datetime(asked or "")
        return max(0.0, (until - now).total_seconds())
    except (ValueError, TypeError, OverflowError):  # TypeError: a date without a zone
        return None


def hidden(text: str, secrets: Iterable[str]) -> str:
    """Return *text* with each of *secrets* replaced by ``***``."""
    for secret in sorted(filter(None, secrets), key=len, reverse=True):
        text = text.replace(secret, "***").replace(repr(secret)[1:-1], "***")
    return text


def _seconds(value: str | None) -> float | None:
    try:
        seconds = float(value or "")
    except ValueError:
        return None
    return seconds if 0 <= seconds < math.inf else None


def _said(text: str) -> str:
    """Return the message in an error's body, or the body."""
    try:
        body = json.loads(text)
    except (ValueError, RecursionError):
        return text
    error = body.get("error") if isinstance(body, dict) else None
    message = error.get("message") if isinstance(error, dict) else error
    return message if isinstance(message, str) else text


def _told(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}" if str(error) else type(error).__name__


def _of_transport(error: Exception) -> bool:
    """Whether *error* comes from the HTTP library beneath, which the SDK lets through while a body is read."""
    import httpx2

    return isinstance(error, httpx2.TransportError)
