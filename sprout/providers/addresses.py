"""Base URLs of services: checked, and shown without the secrets that they may carry."""

from urllib.parse import urlsplit

from sprout.errors import UsageError

__all__ = ["checked_url", "public_url", "url_secrets"]


def checked_url(url: str) -> str:
    """Return *url*; raises :class:`~sprout.errors.UsageError` unless it is an http(s) URL with a host."""
    try:
        parts = urlsplit(url)
        fine = parts.scheme in {"http", "https"} and bool(parts.hostname) and (parts.port is None or parts.port > 0)
    except ValueError:
        fine = False
    if not fine or any(character.isspace() for character in url):
        raise UsageError(f"the base URL {public_url(url)!r} is none; allowed: http://host… or https://host…")
    return url


def public_url(url: str) -> str:
    """Return *url* without user, password, query, fragment and closing slash."""
    bare = url.partition("#")[0].partition("?")[0]
    scheme, mark, rest = bare.rpartition("://")
    host, slash, path = rest.partition("/")
    return f"{scheme}{mark}{host.rpartition('@')[2]}{slash}{path}".rstrip("/")


def url_secrets(url: str) -> tuple[str, ...]:
    """Return the parts of *url* that :func:`public_url` leaves out and no message may show."""
    parts = urlsplit(url)
    return tuple(secret for secret in (parts.password, parts.query, parts.fragment) if secret)
