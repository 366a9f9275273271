"""What stands before every request: names, origins, rates; and the headers that every answer has."""

import re
import time
from collections import Counter
from collections.abc import Mapping
from typing import Final
from urllib.parse import urlsplit

import structlog
from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from deckwright.server.api import accepted_language, problem_response
from deckwright.server.config import Config, is_loopback
from deckwright.server.context import Context
from deckwright.server.identity import address_of, source_of
from deckwright.server.problems import NotAllowed, RequestError, TooMany

SAFE: Final = ("GET", "HEAD", "OPTIONS")
HEADERS: Final[Mapping[str, str]] = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
    "img-src 'self' data: blob:; font-src 'self'; media-src 'self'; manifest-src 'self'; "
    "worker-src 'self'; connect-src 'self'{sockets}; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
_HOST: Final = re.compile(r"[A-Za-z0-9.-]+(:\d{1,5})?|\[[0-9A-Fa-f:.]+\](:\d{1,5})?")
_log: Final = structlog.get_logger()


class WrongHost(RequestError):
    """The request is for another server."""

    status = 421


def name_of(host: str) -> str:
    """A host without its port."""
    return (host.partition("]")[0] + "]" if host.startswith("[") else host.partition(":")[0]).lower()


def check_host(config: Config, connection: HTTPConnection) -> None:
    """Only names by which this server goes: else a page elsewhere could give itself our address."""
    host = connection.headers.get("host", "")
    name = name_of(host)
    known = {*config.hosts, name_of(urlsplit(config.origin).netloc)}
    named = bool(config.hosts or config.origin or config.is_local)
    if not _HOST.fullmatch(host) or (named and not is_loopback(name) and name not in known):
        raise WrongHost("server-wrong-host")


def check_origin(config: Config, connection: HTTPConnection) -> None:
    """Pages elsewhere may not act in anybody's name. Programs send no origin, and nobody's cookie."""
    origin = connection.headers.get("origin")
    if origin is None:
        allowed = connection.headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    else:
        known = {config.origin, *config.origins} - {""}
        here = connection.headers.get("host", "").lower()
        scheme, _, place = origin.lower().partition("://")
        # Where people come by https, a page that came by http may be anybody's on the way.
        safe = scheme == "https" or not config.is_secure or is_loopback(name_of(here))
        allowed = origin.lower() in known or (place == here and safe)
    if not allowed:
        raise NotAllowed("server-wrong-origin")


def policy_for(host: str) -> str:
    """The content security policy. Not every browser takes `self` for sockets too."""
    return POLICY.format(sockets=f" ws://{host} wss://{host}" if _HOST.fullmatch(host) else "")


class Guard:
    """Refuses what must not come in, and gives every answer its headers. Counts and logs requests."""

    def __init__(self, app: ASGIApp, context: Context) -> None:
        self._app = app
        self._context = context
        self._sockets: Counter[str] = Counter()
        """How many sockets are open, by address."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._request(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        connection = Request(scope)
        began = time.perf_counter()
        status = 500

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                headers.setdefault("Content-Security-Policy", policy_for(connection.headers.get("host", "")))
                if self._context.config.is_secure:
                    headers.setdefault("Strict-Transport-Security", "max-age=31536000")
            await send(message)

        try:
            await self._check(connection)
        except RequestError as error:
            response = problem_response(error, accepted_language(connection))
            await response(scope, receive, send_with_headers)
        else:
            await self._app(scope, receive, send_with_headers)
        finally:
            self._note(connection, status, time.perf_counter() - began)

    async def _check(self, connection: HTTPConnection) -> None:
        check_host(self._context.config, connection)
        if connection.scope["method"] not in SAFE:
            check_origin(self._context.config, connection)
        if connection.url.path.startswith("/api/"):
            await self._count(connection)

    async def _count(self, connection: HTTPConnection) -> None:
        await self._context.limits.take("request", source_of(connection))
        user = self._context.identity.user_id(connection)
        if user is not None:
            await self._context.limits.take("user", user)

    def _note(self, connection: HTTPConnection, status: int, seconds: float) -> None:
        scope = connection.scope
        route = getattr(scope.get("route"), "path", "")
        self._context.metrics.request(scope["method"], route, status, seconds)
        _log.info(
            "request",
            method=scope["method"],
            route=route,
            status=status,
            address=address_of(connection),
            person=self._context.identity.user_id(connection),
            milliseconds=round(seconds * 1000, 1),
        )

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        connection = HTTPConnection(scope)
        address = source_of(connection)
        try:
            check_host(self._context.config, connection)
            check_origin(self._context.config, connection)
            await self._count(connection)
            if self._sockets[address] >= self._context.config.sockets:
                raise TooMany("server-too-often", seconds=60)
        except RequestError as error:
            _log.info("socket-refused", code=error.code, address=address_of(connection))
            # Before it is accepted: the browser is answered with 403.
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": error.code})
            return
        self._sockets[address] += 1
        try:
            with self._context.metrics.sockets.track_inprogress():
                await self._app(scope, receive, send)
        finally:
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]
