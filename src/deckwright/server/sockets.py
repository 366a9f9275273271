"""Sockets: frames in and out, and what a connection may send how fast."""

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import partial
from typing import Any, Final

import msgspec
import structlog
from starlette.routing import BaseRoute, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from deckwright.kernel.errors import DeckwrightError
from deckwright.kernel.ids import ONLOOKER, Seat
from deckwright.server.api import accepted_language
from deckwright.server.context import Context
from deckwright.server.identity import source_of
from deckwright.server.pace import TOGETHER, Metered, Pace, Share
from deckwright.server.problems import BadRequest, NotFound, TooMany, problem_of, text_of
from deckwright.server.protocol import PROTOCOL, Closing, FromClient, FromServer, Hello, Refuse
from deckwright.server.storage.rows import UserRow
from deckwright.server.tables.table_game import BrokenGame
from deckwright.text import LANGUAGES

HELLO_SECONDS: Final = 20.0
LARGEST_FRAME: Final = 16 * 1024
MOST_WAITING: Final = 400
LARGEST_WAITING: Final = 1024 * 1024
"""Messages, and characters of them, that wait to be sent to somebody slow; more, and the connection ends: it
can come back."""
LARGEST_TOGETHER: Final = 4 * LARGEST_WAITING
"""The same for all connections of one person."""
MOST_BAD: Final = 50
"""Messages that can't be understood, before the connection ends."""
_DECODER: Final = msgspec.json.Decoder(FromClient)
_ENCODER: Final = msgspec.json.Encoder()
_log: Final = structlog.get_logger()


class Hangup(Exception):
    """The server ends the connection, and says why."""

    def __init__(self, error: DeckwrightError) -> None:
        super().__init__(error.code)
        self.error = error


class SocketConnection:
    """One socket at a table."""

    def __init__(
        self, socket: WebSocket, user: UserRow | None, pace: Pace, share: Share, login_session: str = ""
    ) -> None:
        self._socket = socket
        self.login_session = login_session
        self.whose = share.whose
        self.user = None if user is None else user.id
        self.name = "" if user is None else user.name
        self.language: str | None = None
        self.seat: Seat = ONLOOKER
        self.reply_in = accepted_language(socket) if user is None else user.language
        """The language of errors, until the first message says another."""
        self._waiting: asyncio.Queue[str | None] = asyncio.Queue()
        self._waiting_size = 0
        self.too_slow = asyncio.Event()
        """More waits to be sent than is kept for anybody."""
        self._seq = 0
        self._bad = 0
        self._paces = (pace, share.pace)
        self._share = share

    def spend(self, cost: float) -> None:
        for pace in self._paces:
            pace.spend(cost)

    async def work(self, begin: Callable[[], Coroutine[Any, Any, None]], at_once: bool = False) -> None:
        """Carry out what it asks for, which costs the time that it takes: so much for this connection, and
        for all of a person together no less."""
        async with self._share.at_work(at_once):
            metered = Metered(begin())
            try:
                await metered
            finally:
                self._paces[0].spend(metered.cost)
                self._share.pace.spend(TOGETHER * metered.cost)

    # Out.

    def send(self, message: FromServer) -> None:
        text = _ENCODER.encode(message).decode()
        if (
            self._waiting.qsize() >= MOST_WAITING
            or self._waiting_size + len(text) > LARGEST_WAITING
            or self._share.waiting + len(text) > LARGEST_TOGETHER
        ):
            self.too_slow.set()
        else:
            self._wait(len(text))
            self._waiting.put_nowait(text)

    def _wait(self, size: int) -> None:
        """More or less waits to be sent."""
        self._waiting_size += size
        self._share.waiting += size

    def forget(self) -> None:
        """What still waits is never sent."""
        self._wait(-self._waiting_size)
        self._waiting = asyncio.Queue()

    def next_seq(self) -> int:
        self._seq += 1
        return self._seq

    async def write(self) -> None:
        """Send what waits, one after the other, until the end is reached or nobody reads any more."""
        with suppress(WebSocketDisconnect, RuntimeError, OSError):
            while (text := await self._waiting.get()) is not None:
                await self._socket.send_text(text)
                self._wait(-len(text))

    def hang_up(self, error: DeckwrightError) -> None:
        self.send(Closing(error.code, text_of(error, self.language or self.reply_in)))
        self.end()

    def end(self) -> None:
        self._waiting.put_nowait(None)

    # In.

    async def read(self) -> FromClient:
        """The next message that can be understood; what can't be is refused."""
        while True:
            frame = await self._socket.receive()
            if frame["type"] == "websocket.disconnect":
                raise WebSocketDisconnect(frame.get("code") or 1005)
            await self._keep_pace()
            text = frame.get("text")
            try:
                if text is None:
                    raise BadRequest("server-not-text")
                if len(text) > LARGEST_FRAME:
                    raise BadRequest("server-too-large", most=LARGEST_FRAME // 1024)
                return decode(text)
            except BadRequest as error:
                self._bad += 1
                if self._bad > MOST_BAD:
                    raise Hangup(TooMany("server-too-many-bad")) from error
                language = self.language or self.reply_in
                self.send(Refuse("", error.code, text_of(error, language)))

    async def _keep_pace(self) -> None:
        """Whoever asks for very much is read slowly, and holds up nobody else."""
        self.spend(1)
        wait = max(pace.wait for pace in self._paces)
        if wait:
            await asyncio.sleep(wait)


def decode(text: str) -> FromClient:
    """A message of a client."""
    try:
        message: FromClient = _DECODER.decode(text)
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
        raise problem_of(error) from error
    return message


async def table_socket(socket: WebSocket) -> None:
    """A connection to a table, from the first message to the last."""
    context: Context = socket.app.state.context
    user = await context.identity.find(socket)
    await socket.accept()
    ticket = context.identity.ticket(socket)
    login_session = "" if ticket is None else ticket.session
    with context.registry.shares.used(source_of(socket) if user is None else user.id) as share:
        connection = SocketConnection(socket, user, Pace(context.config.message_rate), share, login_session)
        await hold(context, connection, socket)


async def hold(context: Context, connection: SocketConnection, socket: WebSocket) -> None:
    """Read and write until one of both ends."""
    writer = asyncio.create_task(connection.write())
    reader = asyncio.create_task(serve(context, connection, socket.path_params["id"]))
    too_slow = asyncio.create_task(connection.too_slow.wait())
    try:
        await asyncio.wait((writer, reader, too_slow), return_when=asyncio.FIRST_COMPLETED)
        reader.cancel()
        # Nothing is raised here: an error would hold this frame, and by that the table, as long as it lasts.
        await asyncio.wait((reader,))
    finally:
        connection.end()
        if not too_slow.done():
            await asyncio.wait((writer,), timeout=HELLO_SECONDS)
            with suppress(WebSocketDisconnect, RuntimeError, OSError):
                await socket.close()
        writer.cancel()
        too_slow.cancel()
        connection.forget()


async def serve(context: Context, connection: SocketConnection, id: str) -> None:
    """Greet a connection and carry out what it asks for."""
    try:
        try:
            hello = await asyncio.wait_for(connection.read(), HELLO_SECONDS)
        except TimeoutError:
            raise Hangup(BadRequest("server-hello-first")) from None
        if not isinstance(hello, Hello):
            raise Hangup(BadRequest("server-hello-first"))
        connection.language = hello.language
        if hello.protocol != PROTOCOL:
            raise Hangup(BadRequest("server-other-protocol", protocol=PROTOCOL))
        try:
            table = await context.registry.table(id)
        except BrokenGame as error:
            _log.error("game-broken", table=id, error=str(error))
            raise Hangup(BadRequest("server-game-broken")) from error
        if table is None:
            raise Hangup(NotFound("server-no-table"))
        try:
            # What was begun is brought to its end, also if the connection breaks meanwhile.
            await asyncio.shield(connection.work(partial(table.join, connection)))
            while True:
                message = await connection.read()
                await asyncio.shield(
                    connection.work(partial(table.message_handler.handle, connection, message))
                )
        finally:
            # In its turn too: whatever was begun before must not come behind.
            await asyncio.shield(connection.work(partial(table.leave, connection), at_once=True))
    except Hangup as end:
        connection.hang_up(end.error)
    except WebSocketDisconnect:
        return
    except DeckwrightError as error:
        connection.hang_up(error)
    except Exception:
        _log.exception("socket-failed")
        connection.hang_up(BadRequest("server-fault"))


async def lobby_socket(socket: WebSocket) -> None:
    """The tables that can be joined or watched, whenever they change."""
    context: Context = socket.app.state.context
    user = await context.identity.find(socket)
    wanted = socket.query_params.get("lang")
    if wanted is None or wanted not in LANGUAGES:
        wanted = accepted_language(socket) if user is None else user.language
    await socket.accept()
    writer = asyncio.create_task(show_lobby(context, socket, None if user is None else user.id, wanted))
    reader = asyncio.create_task(read_nothing(socket))
    try:
        await asyncio.wait((writer, reader), return_when=asyncio.FIRST_COMPLETED)
        if not reader.done():
            if not isinstance(error := writer.exception(), WebSocketDisconnect):
                _log.error("lobby-failed", exc_info=error)
            # The browser connects again.
            with suppress(WebSocketDisconnect, RuntimeError, OSError):
                await socket.close(1011)
    finally:
        for task in (writer, reader):
            task.cancel()
        await asyncio.gather(writer, reader, return_exceptions=True)


async def read_nothing(socket: WebSocket) -> None:
    """Until the other side is gone."""
    while (await socket.receive())["type"] != "websocket.disconnect":
        pass


async def show_lobby(context: Context, socket: WebSocket, user: str | None, language: str) -> None:
    shown = ""
    with context.board.listen(user, language) as listener:
        text = await context.board.text(user, language)
        while True:
            if text != shown:
                await socket.send_text(text)
                shown = text
            text = await listener.next()


ROUTES: Final[tuple[BaseRoute, ...]] = (
    WebSocketRoute("/ws/table/{id}", table_socket),
    WebSocketRoute("/ws/lobby", lobby_socket),
)
