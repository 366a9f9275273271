"""Endpoints: what a request may hold and what it is answered with, in one table for server and schema.

A handler is an async function `handler(call, …)` that takes by name the parts of its path, `query` and
`body`, as far as its endpoint has them. It returns the answer, a `Reply`, or a whole response.
"""

import asyncio
import inspect
import re
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, Literal, Protocol

import msgspec
import structlog
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route
from starlette.types import Receive, Scope, Send

from deckwright.kernel.errors import DeckwrightError
from deckwright.server.context import Context
from deckwright.server.identity import source_of
from deckwright.server.problems import (
    BadRequest,
    NeedsSession,
    NotFound,
    TooLarge,
    TooMany,
    TooSlow,
    WrongMethod,
    problem_of,
    status_of,
    text_of,
)
from deckwright.server.protocol import Problem
from deckwright.text import FALLBACK, LANGUAGES

if TYPE_CHECKING:
    from deckwright.server.storage.rows import UserRow

BASE: Final = "/api/v1"
JSON: Final = "application/json"
TEXT: Final = "text/plain"
KILOBYTE: Final = 1024
BODY_SECONDS: Final = 60.0
"""So long the body of a request may take."""
_BLANK: Final = re.compile(r"\{(\w+)\}")
_log: Final = structlog.get_logger()


class Sessions(Protocol):
    """Who asks, by the cookie of a request."""

    async def find(self, request: Request) -> "UserRow | None":
        """Whose session it is."""

    async def make(self, request: Request, language: str) -> "UserRow":
        """A new guest."""

    def remember(self, request: HTTPConnection, response: Response, user: "UserRow") -> None:
        """Give an answer the cookie of a session."""


@dataclass(frozen=True)
class Endpoint:
    """One thing that can be asked of the server, below `BASE`."""

    method: Literal["GET", "POST", "PATCH", "DELETE"]
    path: str
    handler: Callable[..., Awaitable[Any]]
    about: str
    """What it does, in a sentence, for the schema."""
    query: type[msgspec.Struct] | None = None
    body: type | None = None
    """A message in JSON; `str` for a text that is sent as it is."""
    answer: Any = None
    """What a status of 200 comes with; None is an empty answer, `str` a text of another `media`."""
    media: str = JSON
    session: Literal["unneeded", "needed", "made"] = "unneeded"
    """Whether one must have a session; `made`: whoever has none becomes a guest."""
    largest: int = 64 * KILOBYTE
    """Bytes of a body; more is refused unread."""

    def __post_init__(self) -> None:
        wanted = {"call", *self.blanks}
        wanted |= {"query"} if self.query is not None else set()
        wanted |= {"body"} if self.body is not None else set()
        assert set(inspect.signature(self.handler).parameters) == wanted, self.path

    @property
    def blanks(self) -> list[str]:
        """The parts of its path that vary."""
        return _BLANK.findall(self.path)


@dataclass
class Call:
    """A request under way."""

    context: Context
    request: Request
    language: str
    user: "UserRow | None" = None
    remember: "UserRow | None" = None
    """Who gets the cookie of a session with the answer."""

    @property
    def whose(self) -> str:
        """On whose account something is done: somebody's, or that of all who come from one address."""
        return source_of(self.request) if self.user is None else self.user.id

    @property
    def me(self) -> "UserRow":
        """Who asks, where a session is needed."""
        if self.user is None:
            raise NeedsSession()
        return self.user


@dataclass
class Reply:
    """An answer with headers, or with a cookie for a session that begins."""

    answer: Any
    headers: Mapping[str, str] = field(default_factory=dict)
    remember: "UserRow | None" = None


def routes(endpoints: Iterable[Endpoint], context: Context, sessions: Sessions) -> list[BaseRoute]:
    """The routes of all endpoints; whatever else is asked for below `/api` is not found."""
    by_path: dict[str, list[Endpoint]] = {}
    for endpoint in endpoints:
        by_path.setdefault(endpoint.path, []).append(endpoint)
    # Of two paths that fit, the one with fewer blanks is meant.
    paths = sorted(by_path, key=lambda path: path.count("{"))
    found: list[BaseRoute] = [
        Route(BASE + path, Dispatcher(by_path[path], context, sessions)) for path in paths
    ]
    return [*found, Route("/api/{rest:path}", Dispatcher((), context, sessions))]


class Dispatcher:
    """Answers what is asked at one path."""

    def __init__(self, endpoints: Sequence[Endpoint], context: Context, sessions: Sessions) -> None:
        self._endpoints = {endpoint.method: endpoint for endpoint in endpoints}
        self._context = context
        self._sessions = sessions

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive)
        response = await self.respond(request)
        await response(scope, receive, send)

    async def respond(self, request: Request) -> Response:
        """Carry a request out, or tell what is wrong with it."""
        call = Call(self._context, request, accepted_language(request))
        try:
            call.user = await self._sessions.find(request)
            call.language = language_of(call)
            endpoint = self.find(request.method)
            response = await self.carry_out(call, endpoint)
        except DeckwrightError as error:
            allowed = ", ".join(self._endpoints) if isinstance(error, WrongMethod) else None
            response = problem_response(error, call.language, allowed)
        except HTTPException:
            raise
        except Exception:
            _log.exception("request-failed", method=request.method, path=request.url.path)
            response = fault_response(call.language)
        if call.remember is not None:
            self._sessions.remember(request, response, call.remember)
        return response

    def find(self, method: str) -> Endpoint:
        if not self._endpoints:
            raise NotFound()
        wanted: Any = "GET" if method == "HEAD" else method
        if wanted not in self._endpoints:
            raise WrongMethod("server-wrong-method", method=method[:20])
        return self._endpoints[wanted]

    async def carry_out(self, call: Call, endpoint: Endpoint) -> Response:
        if call.user is None and endpoint.session == "needed":
            raise NeedsSession()
        parts: dict[str, Any] = dict(call.request.path_params)
        query = dict(call.request.query_params)
        query.pop("lang", None)
        if endpoint.query is not None:
            parts["query"] = convert(query, endpoint.query)
        elif query:
            raise BadRequest("server-unknown-field", field=min(query)[:60])
        if endpoint.body is not None:
            parts["body"] = decode(await read_body(call.request, endpoint.largest), endpoint.body)
        if call.user is None and endpoint.session == "made":
            call.user = call.remember = await self._sessions.make(call.request, call.language)
        answer = await endpoint.handler(call, **parts)
        reply = answer if isinstance(answer, Reply) else Reply(answer)
        call.remember = reply.remember or call.remember
        return respond_with(reply, endpoint)


def respond_with(reply: Reply, endpoint: Endpoint) -> Response:
    headers = {"Cache-Control": "no-store", **reply.headers}
    if isinstance(reply.answer, Response):
        for name, value in headers.items():
            reply.answer.headers.setdefault(name, value)
        return reply.answer
    if endpoint.answer is None:
        return Response(status_code=204, headers=headers)
    if endpoint.media != JSON:
        return Response(reply.answer, media_type=f"{endpoint.media}; charset=utf-8", headers=headers)
    return Response(msgspec.json.encode(reply.answer), media_type=JSON, headers=headers)


async def read_body(request: Request, largest: int) -> bytes:
    """The body of a request, of which no more is read than it may have."""
    data = bytearray()
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for chunk in request.stream():
                data += chunk
                if len(data) > largest:
                    raise TooLarge("server-too-large", most=largest // KILOBYTE)
    except (TimeoutError, ClientDisconnect) as error:
        # Whoever is gone reads no answer, and that is no fault of the server.
        raise TooSlow("server-too-slow") from error
    return bytes(data)


def decode(data: bytes, wanted: type) -> Any:
    """What the body of a request holds."""
    try:
        return data.decode("utf-8-sig") if wanted is str else msgspec.json.decode(data, type=wanted)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise problem_of(error) from error


def convert(values: Mapping[str, str], wanted: type[msgspec.Struct]) -> msgspec.Struct:
    """What the query of a request asks for."""
    try:
        return msgspec.convert(values, wanted, strict=False)
    except msgspec.ValidationError as error:
        raise problem_of(error) from error


def accepted_language(request: HTTPConnection) -> str:
    """The first language of the browser's that is spoken here."""
    for each in request.headers.get("accept-language", "").split(","):
        language = each.partition(";")[0].partition("-")[0].strip().lower()
        if language in LANGUAGES:
            return language
    return FALLBACK


def language_of(call: Call) -> str:
    """The language asked for, else the user's, else the browser's."""
    wanted = call.request.query_params.get("lang")
    if wanted is None:
        return call.language if call.user is None else call.user.language
    if wanted not in LANGUAGES:
        raise BadRequest("language-unknown", language=wanted[:40], known=", ".join(LANGUAGES))
    return wanted


def problem_response(error: DeckwrightError, language: str, allowed: str | None = None) -> Response:
    headers = {"Cache-Control": "no-store"}
    if allowed is not None:
        headers["Allow"] = allowed
    if isinstance(error, TooMany) and "seconds" in error.details:
        headers["Retry-After"] = str(error.details["seconds"])
    problem = Problem(error.code, text_of(error, language))
    return Response(msgspec.json.encode(problem), status_of(error), headers, JSON)


def fault_response(language: str) -> Response:
    problem = Problem("server-fault", text_of(BadRequest("server-fault"), language))
    return Response(msgspec.json.encode(problem), 500, {"Cache-Control": "no-store"}, JSON)
