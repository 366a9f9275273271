"""A client for programs: it sits at a table, follows it, chooses, and comes back when the connection is cut.

```python
with Client("http://127.0.0.1:8765", name="Anna") as client:
    table = client.new_table(NewTable("dimensions", seats=[NewSeat("me"), NewSeat("bot", "greedy")]))
    with client.at(table.id) as seat:
        while (question := seat.question()) is not None:
            seat.choose(question.options[0].key)
```

`AsyncClient` is the same with `async` and `await`.
"""

import asyncio
import time
from types import TracebackType
from typing import Any, Final, Self, TypeVar

import httpx
import msgspec
import websockets.asyncio.client
import websockets.sync.client
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from deckwright.server.client_state import Asking, ClientState, Cut, RequestRefused
from deckwright.server.protocol import (
    FromClient,
    FromServer,
    Imagined,
    Me,
    NewSession,
    NewTable,
    Problem,
    Question,
    Sit,
    Sync,
    TableInfo,
)

API: Final = "/api/v1"
TRIES: Final = 6
"""How many times in a row a connection is tried."""
LARGEST: Final = 16 * 1024 * 1024
_DECODER: Final = msgspec.json.Decoder(FromServer)
_ENCODER: Final = msgspec.json.Encoder()
T = TypeVar("T")


def socket_address(address: str, table: str) -> str:
    """The socket of a table."""
    return f"{address.rstrip('/').replace('http', 'ws', 1)}/ws/table/{table}"


def read_answer(response: httpx.Response, kind: type[T]) -> T:
    """What an answer holds; an error if it is one."""
    if response.status_code >= 400:
        try:
            problem = msgspec.json.decode(response.content, type=Problem)
        except msgspec.DecodeError:
            raise RequestRefused(str(response.status_code), response.reason_phrase) from None
        raise RequestRefused(problem.code, problem.text)
    return msgspec.json.decode(response.content, type=kind)


def cookie_header(http: httpx.Client | httpx.AsyncClient) -> dict[str, str]:
    """The session, for a socket."""
    return {"Cookie": "; ".join(f"{name}={value}" for name, value in cookies_of(http).items())}


def cookies_of(http: httpx.Client | httpx.AsyncClient) -> dict[str, str]:
    """Those of one server, the latest of each name."""
    return {cookie.name: cookie.value or "" for cookie in http.cookies.jar}


def pause_before(attempt: int) -> float:
    """Seconds to wait before the next try."""
    return min(0.1 * 2.0**attempt, 3.0)


class Seat:
    """A connection to a table. Made by `Client.at`."""

    def __init__(self, address: str, headers: dict[str, str], language: str | None) -> None:
        self._address = address
        self._headers = headers
        self._socket: websockets.sync.client.ClientConnection | None = None
        self.client_state = ClientState(language)

    def __enter__(self) -> Self:
        self._connect()
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        if self._socket is not None:
            self._socket.close()
            self._socket = None

    def _connect(self) -> None:
        for attempt in range(TRIES):
            try:
                self._socket = websockets.sync.client.connect(
                    self._address, additional_headers=self._headers, max_size=LARGEST, proxy=None
                ).__enter__()
                self._socket.send(_ENCODER.encode(self.client_state.hello()).decode())
                return
            except (OSError, ConnectionClosed, InvalidHandshake):
                time.sleep(pause_before(attempt))
        raise Cut(self._address)

    def send(self, message: FromClient) -> None:
        assert self._socket is not None
        self._socket.send(_ENCODER.encode(message).decode())

    def receive(self, timeout: float | None = None) -> FromServer:
        """The next message; what it tells is noted. Raises TimeoutError if none comes in time."""
        while True:
            assert self._socket is not None
            try:
                message: FromServer = _DECODER.decode(self._socket.recv(timeout))
                if not self.client_state.take(message):
                    self.send(Sync())
                return message
            except ConnectionClosed:
                self._connect()

    def question(self) -> Question | None:
        """Wait for the next question; None when the game is over."""
        while self.client_state.question is None and not self.client_state.is_over:
            self.receive()
        return self.client_state.question

    def choose(self, key: str) -> None:
        """Answer the present question. Returns when the answer is stored."""
        choice = self.client_state.choice(key)
        self.ask(choice)
        self.client_state.answered = choice.number

    def ask(self, message: Asking) -> FromServer:
        """Send a message and wait for its answer; raises if it is refused. Sent again after the connection
        was cut: what was carried out before is not done again."""
        sent_over = None
        while True:
            try:
                if sent_over is not self._socket:
                    sent_over = self._socket
                    self.send(message)
                answer = self.receive()
            except ConnectionClosed:
                self._connect()
                continue
            if self.client_state.is_answer(message.id, answer):
                return answer

    def imagine(self) -> str:
        """A position that the seat holds possible, for `Game.from_json`: bots think about it."""
        answer = self.ask(self.client_state.wonder())
        assert isinstance(answer, Imagined)
        return answer.state


class Client:
    """Somebody at a server."""

    def __init__(
        self,
        address: str,
        name: str | None = None,
        language: str = "en",
        cookies: dict[str, str] | None = None,
    ) -> None:
        self.address = address.rstrip("/")
        self.language = language
        self._name = name
        self.http = httpx.Client(base_url=self.address, trust_env=False, cookies=cookies)

    def __enter__(self) -> Self:
        self.me()
        return self

    def __exit__(
        self,
        _kind: type[BaseException] | None,
        _error: BaseException | None,
        _traceback: TracebackType | None,
    ) -> None:
        self.http.close()

    def me(self) -> Me:
        """Begin as a guest."""
        return self.call("POST", "/session", Me, NewSession(self._name, self.language))

    def call(self, method: str, path: str, kind: type[T], body: Any = None) -> T:
        """Any request of the server's; see its schema."""
        content = None if body is None else _ENCODER.encode(body)
        return read_answer(self.http.request(method, f"{API}{path}", content=content), kind)

    def new_table(self, table: NewTable) -> TableInfo:
        return self.call("POST", "/tables", TableInfo, table)

    def sit(self, table: str, seat: str | None = None) -> TableInfo:
        return self.call("POST", f"/tables/{table}/seat", TableInfo, Sit(seat))

    def record(self, table: str) -> str:
        """The record of a game that is over, as it is kept in a file."""
        response = self.http.get(f"{API}/replays/{table}/record")
        return response.text if response.status_code == 200 else read_answer(response, str)

    def at(self, table: str, texts: bool = False) -> Seat:
        """A connection to a table, with texts in the client's language or without any."""
        address = socket_address(self.address, table)
        return Seat(address, cookie_header(self.http), self.language if texts else None)


class AsyncSeat:
    """As `Seat`."""

    def __init__(self, address: str, headers: dict[str, str], language: str | None) -> None:
        self._address = address
        self._headers = headers
        self._socket: websockets.asyncio.client.ClientConnection | None = None
        self.client_state = ClientState(language)

    async def __aenter__(self) -> Self:
        await self._connect()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        if self._socket is not None:
            await self._socket.close()
            self._socket = None

    async def _connect(self) -> None:
        for attempt in range(TRIES):
            try:
                self._socket = await websockets.asyncio.client.connect(
                    self._address, additional_headers=self._headers, max_size=LARGEST, proxy=None
                )
                await self.send(self.client_state.hello())
                return
            except (OSError, ConnectionClosed, InvalidHandshake):
                await asyncio.sleep(pause_before(attempt))
        raise Cut(self._address)

    async def send(self, message: FromClient) -> None:
        assert self._socket is not None
        await self._socket.send(_ENCODER.encode(message).decode())

    async def receive(self) -> FromServer:
        while True:
            assert self._socket is not None
            try:
                message: FromServer = _DECODER.decode(await self._socket.recv())
                if not self.client_state.take(message):
                    await self.send(Sync())
                return message
            except ConnectionClosed:
                await self._connect()

    async def question(self) -> Question | None:
        while self.client_state.question is None and not self.client_state.is_over:
            await self.receive()
        return self.client_state.question

    async def choose(self, key: str) -> None:
        choice = self.client_state.choice(key)
        await self.ask(choice)
        self.client_state.answered = choice.number

    async def ask(self, message: Asking) -> FromServer:
        sent_over = None
        while True:
            try:
                if sent_over is not self._socket:
                    sent_over = self._socket
                    await self.send(message)
                answer = await self.receive()
            except ConnectionClosed:
                await self._connect()
                continue
            if self.client_state.is_answer(message.id, answer):
                return answer

    async def imagine(self) -> str:
        answer = await self.ask(self.client_state.wonder())
        assert isinstance(answer, Imagined)
        return answer.state


class AsyncClient:
    """As `Client`."""

    def __init__(self, address: str, name: str | None = None, language: str = "en") -> None:
        self.address = address.rstrip("/")
        self.language = language
        self._name = name
        self.http = httpx.AsyncClient(base_url=self.address, trust_env=False)

    async def __aenter__(self) -> Self:
        await self.me()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def me(self) -> Me:
        return await self.call("POST", "/session", Me, NewSession(self._name, self.language))

    async def call(self, method: str, path: str, kind: type[T], body: Any = None) -> T:
        content = None if body is None else _ENCODER.encode(body)
        return read_answer(await self.http.request(method, f"{API}{path}", content=content), kind)

    async def new_table(self, table: NewTable) -> TableInfo:
        return await self.call("POST", "/tables", TableInfo, table)

    async def sit(self, table: str, seat: str | None = None) -> TableInfo:
        return await self.call("POST", f"/tables/{table}/seat", TableInfo, Sit(seat))

    def at(self, table: str, texts: bool = False) -> AsyncSeat:
        address = socket_address(self.address, table)
        return AsyncSeat(address, cookie_header(self.http), self.language if texts else None)
