"""The ASGI application: the parts of a server, put together."""

from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Final

import structlog
from sqlalchemy.exc import SQLAlchemyError
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route

from deckwright.server.api import accepted_language, fault_response, problem_response, routes
from deckwright.server.board import Board
from deckwright.server.cleanup import Cleaner
from deckwright.server.config import Config, is_loopback
from deckwright.server.context import Context
from deckwright.server.endpoints import ENDPOINTS
from deckwright.server.identity import Identity, address_of
from deckwright.server.limits import Limits
from deckwright.server.metrics import Metrics
from deckwright.server.openapi import openapi_route
from deckwright.server.pages import Pages
from deckwright.server.problems import NotFound, WrongMethod
from deckwright.server.security import Guard
from deckwright.server.sockets import ROUTES as SOCKETS
from deckwright.server.storage.database import Database, DatabaseLockLost
from deckwright.server.storage.database_lock import DatabaseLock
from deckwright.server.storage.journal import Journal
from deckwright.server.storage.store import Store
from deckwright.server.table_registry import TableRegistry
from deckwright.server.workshop import Workshop

LONGEST_WRITE: Final = 5.0
"""Seconds that something may take to be written before the server counts as unwell."""
_log: Final = structlog.get_logger()


def make_context(config: Config) -> Context:
    """The parts of a server, none of them started."""
    database = Database(config.database)
    store = Store(database)
    journal = Journal(database)
    limits = Limits(config, store)
    identity = Identity(config, store, limits)
    registry = TableRegistry(config, store, journal, limits)
    metrics = Metrics(journal)
    metrics.figure("deckwright_tables", "Tables in memory.", lambda: len(registry))
    metrics.figure("deckwright_bots_waiting", "Bots that wait to think.", lambda: registry.bots.waiting)
    writes = database.writes
    metrics.figure("deckwright_writes_failing_seconds", "Since one failed.", lambda: writes.failing or 0)
    metrics.figure("deckwright_writes_waiting_seconds", "Of the oldest one.", lambda: writes.waiting)
    board = Board(store, registry)
    return Context(
        config,
        database,
        DatabaseLock(database),
        store,
        journal,
        limits,
        identity,
        metrics,
        registry,
        board,
        Workshop(),
    )


@asynccontextmanager
async def running(context: Context, stop: Callable[[], None] = lambda: None) -> AsyncIterator[None]:
    """Start the parts; at the end, close them in the opposite order. `stop` is called if the database is
    another server's by now."""
    async with AsyncExitStack() as stack:
        stack.push_async_callback(context.database.close)
        await context.database_lock.take()
        stack.push_async_callback(context.database_lock.release)
        await context.database.migrate()
        await context.identity.start()
        await context.journal.start()
        stack.push_async_callback(context.journal.close)
        # It sees whether the clock can be right, by which the games go on.
        cleaner = Cleaner(context)
        await cleaner.start()
        stack.push_async_callback(cleaner.stop)
        stack.push_async_callback(context.board.stop)
        await context.registry.start()
        stack.push_async_callback(context.registry.stop)
        context.database_lock.watch(context.registry.start_over, stop)
        _log.info("started", database=context.database.place)
        yield
        _log.info("stopping")


def make_app(config: Config) -> Starlette:
    """A server. Its `state.context` has the parts."""
    context = make_context(config)

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        async with running(context):
            yield

    app = Starlette(
        routes=all_routes(context),
        middleware=[Middleware(Guard, context=context), Middleware(GZipMiddleware, minimum_size=1000)],
        exception_handlers={HTTPException: show_problem, Exception: show_fault},
        lifespan=lifespan,
    )
    app.state.context = context
    return app


def all_routes(context: Context) -> list[BaseRoute]:
    return [
        Route("/healthz", show_health),
        Route("/metrics", show_metrics),
        openapi_route(ENDPOINTS),
        *routes(ENDPOINTS, context, context.identity),
        *SOCKETS,
        Mount("/", Pages(context.config.client)),
    ]


async def show_health(request: Request) -> Response:
    """Whether the server can do its work: 200 or 503."""
    context: Context = request.app.state.context
    problem = ""
    writes = context.database.writes
    if writes.waiting > LONGEST_WRITE:
        problem = f"writes wait, {writes.waiting:.0f} s"
    else:
        try:
            await context.database.check()
        except (SQLAlchemyError, OSError, DatabaseLockLost) as error:
            failing = writes.failing
            problem = "database unavailable" if failing is None else f"writes fail, {failing:.0f} s"
            _log.error("unhealthy", reason=type(error).__name__)
    headers = {"Cache-Control": "no-store"}
    return PlainTextResponse(problem or "ok", 503 if problem else 200, headers)


async def show_metrics(request: Request) -> Response:
    """Figures for Prometheus, for this machine alone unless it is set otherwise."""
    context: Context = request.app.state.context
    if not context.config.metrics and not is_loopback(address_of(request)):
        raise HTTPException(404)
    return Response(context.metrics.text(), media_type="text/plain; version=0.0.4")


async def show_problem(request: Request, error: Exception) -> Response:
    """What Starlette refuses by itself, in the reader's language."""
    assert isinstance(error, HTTPException)
    if error.status_code == 405:
        problem = WrongMethod("server-wrong-method", method=request.method[:20])
        return problem_response(problem, accepted_language(request), (error.headers or {}).get("Allow"))
    return problem_response(NotFound(), accepted_language(request))


async def show_fault(request: Request, error: Exception) -> Response:
    _log.error("request-failed", method=request.method, path=request.url.path, exc_info=error)
    return fault_response(accepted_language(request))
