"""Targets that are reached over HTTP: a JSON body made from a template, and a mapping of the reply."""

import hashlib
import json
import os
import re
from collections.abc import Mapping
from http.cookiejar import CookieJar, DefaultCookiePolicy
from typing import Any
from urllib.parse import urlsplit

import httpx

from sprout.errors import TargetError, UsageError
from sprout.eval.response import Response, read_response
from sprout.eval.suite import TargetSpec
from sprout.eval.targets.protocol import Request

__all__ = ["HttpTarget"]

_DEFAULT_BODY = {"question": "{question}", "language": "{language}", "history": "{history}"}
_PLACE = re.compile(r"\{(question|language|history|case_id)\}")
_SECRET = re.compile(r"\$\{(\w+)\}")
_SHOWN = 200


class HttpTarget:
    """A JSON service as a target.

    The reply is read as a mapping of the response's fields, unless the specification maps them from dotted paths.
    A status other than 2xx, a reply that is no JSON, or a mapped path that it lacks is a
    :class:`~sprout.errors.TargetError`. It never follows a redirect, keeps no cookie and takes no proxy from the
    environment.
    """

    def __init__(
        self,
        spec: TargetSpec,
        *,
        timeout: float,
        environment: Mapping[str, str] = os.environ,
        client: Any = None,  # noqa: ANN401
    ) -> None:
        self._spec = spec
        self._headers = {name: _filled(name, value, environment) for name, value in spec.headers.items()}
        self._client: httpx.AsyncClient | None = client
        self._timeout = timeout

    @property
    def identity(self) -> str:
        """The URL without its query and user, and a hash of the whole specification, environment left out."""
        parts = urlsplit(self._spec.url)
        template = json.dumps(self._spec.model_dump(), sort_keys=True)
        digest = hashlib.sha256(template.encode()).hexdigest()[:12]
        return f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}{parts.path}#{digest}"

    async def ask(self, request: Request) -> Response:
        """Send the request and read the reply."""
        if self._client is None:
            # No cookies: what one case is answered must not depend on the cases before it.
            nothing = CookieJar(policy=DefaultCookiePolicy(allowed_domains=()))
            self._client = httpx.AsyncClient(
                timeout=self._timeout, follow_redirects=False, trust_env=False, cookies=nothing
            )
        body = _rendered(_DEFAULT_BODY if self._spec.body is None else self._spec.body, request)
        sent: dict[str, Any] = {"params": _parameters(body)} if self._spec.method == "GET" else {"json": body}
        try:
            reply = await self._client.request(self._spec.method, self._spec.url, headers=self._headers, **sent)
        except (httpx.HTTPError, httpx.InvalidURL, ValueError, TypeError) as error:
            raise TargetError(
                f"{self.identity} did not answer: {type(error).__name__}: {self._public(str(error))}"
            ) from None
        shown = self._public(reply.text[:_SHOWN])
        if not reply.is_success:
            raise TargetError(f"{self.identity} answered with status {reply.status_code}: {shown!r}")
        try:
            data = reply.json()
        except (ValueError, RecursionError):
            raise TargetError(f"{self.identity} answered with no JSON: {shown!r}") from None
        return read_response(self._mapped(data))

    def _public(self, said: str) -> str:
        """Return *said* without the values of headers, which hold secrets."""
        for value in filter(None, self._headers.values()):
            said = said.replace(value, "***").replace(repr(value)[1:-1], "***")
        return said

    def _mapped(self, data: object) -> object:
        if not self._spec.response:
            return data
        return {name: _at(data, path, self.identity) for name, path in self._spec.response.items()}

    async def close(self) -> None:
        """Close the connections."""
        if self._client is not None:
            await self._client.aclose()


def _rendered(template: Any, request: Request) -> Any:  # noqa: ANN401 - JSON
    if isinstance(template, dict):
        return {key: _rendered(value, request) for key, value in template.items()}
    if isinstance(template, list):
        return [_rendered(value, request) for value in template]
    if not isinstance(template, str):
        return template
    values = {
        "question": request.question,
        "language": request.language,
        "case_id": request.case_id,
        "history": request.messages,
    }
    if whole := _PLACE.fullmatch(template):
        return values[whole[1]]
    return _PLACE.sub(lambda match: _as_text(values[match[1]]), template)


def _parameters(body: Any) -> dict[str, str]:  # noqa: ANN401 - JSON
    if not isinstance(body, dict):
        raise TargetError(f"the body of a GET request is a mapping of its parameters, not {body!r}")
    return {key: _as_text(value) for key, value in body.items()}


def _as_text(value: object) -> str:
    return value if isinstance(value, str) else "" if value is None else json.dumps(value, ensure_ascii=False)


def _at(data: Any, path: str, identity: str) -> Any:  # noqa: ANN401 - JSON
    here = data
    for part in path.split("."):
        try:
            here = here[int(part)] if isinstance(here, list) else here[part]
        except (KeyError, IndexError, ValueError, TypeError):
            raise TargetError(f"the reply of {identity} has no {path!r} (it ends at {part!r})") from None
    return here


def _filled(name: str, value: str, environment: Mapping[str, str]) -> str:
    def variable(match: re.Match[str]) -> str:
        try:
            return environment[match[1]]
        except KeyError:
            raise UsageError(
                f"the header {name!r} needs the environment variable {match[1]!r}, which is not set"
            ) from None

    return _SECRET.sub(variable, value)
