"""What the server lets in, and what every answer says to browsers."""

import asyncio
import io
import json
import logging
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import structlog
from httpx import ASGITransport, AsyncClient
from starlette.applications import Starlette
from starlette.requests import HTTPConnection
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from deckwright.server.app import make_app, running
from deckwright.server.client import AsyncClient as Player
from deckwright.server.client_state import RequestRefused
from deckwright.server.config import Config
from deckwright.server.identity import source_of
from deckwright.server.logs import set_up_logs
from deckwright.server.patience import PatientProtocol
from deckwright.server.problems import RequestError
from deckwright.server.protocol import NewTable
from deckwright.server.security import check_host, check_origin
from deckwright.text import LANGUAGES
from tests.server.tables import me_and, quick_config, served

pytestmark = pytest.mark.anyio

SESSION = "/api/v1/session"


def connection(**headers: str) -> HTTPConnection:
    raw = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return HTTPConnection({"type": "http", "headers": raw, "path": "/", "query_string": b""})


def passes(check: Any, config: Config, **headers: str) -> bool:
    try:
        check(config, connection(**headers))
    except RequestError:
        return False
    return True


@asynccontextmanager
async def server(
    config: Config, base: str = "http://testserver", **changes: Any
) -> AsyncIterator[AsyncClient]:
    app = make_app(Config(**{**vars(config), **changes}))
    async with (
        running(app.state.context),
        AsyncClient(transport=ASGITransport(app), base_url=base) as client,
    ):
        yield client


@pytest.mark.parametrize("path", ["/", "/healthz", "/api/v1/session", "/api/v1/nothing", "/assets/none.js"])
async def test_every_answer_has_the_headers(http: AsyncClient, path: str) -> None:
    headers = (await http.get(path)).headers
    policy = headers["content-security-policy"]
    for rule in ("default-src 'none'", "script-src 'self';", "frame-ancestors 'none'", "base-uri 'none'"):
        assert rule in policy
    assert "connect-src 'self' ws://testserver wss://testserver;" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]


@pytest.mark.parametrize(
    ("headers", "allowed"),
    [
        ({}, True),
        ({"origin": "http://testserver"}, True),
        ({"origin": "https://testserver"}, True),
        ({"origin": "http://testserver:81"}, False),
        ({"origin": "http://evil.example"}, False),
        ({"origin": "http://testserver.evil.example"}, False),
        ({"origin": "null"}, False),
        ({"origin": ""}, False),
        ({"sec_fetch_site": "same-origin"}, True),
        ({"sec_fetch_site": "cross-site"}, False),
        ({"sec_fetch_site": "same-site"}, False),
        ({"origin": "https://friend.example"}, True),
    ],
)
def test_pages_elsewhere_may_not_act(headers: dict[str, str], allowed: bool) -> None:
    config = Config(origins=("https://friend.example",))
    assert passes(check_origin, config, host="testserver", **headers) == allowed


@pytest.mark.parametrize(
    ("host", "origin", "allowed"),
    [
        ("cards.example", "https://cards.example", True),
        ("cards.example", "http://cards.example", False),
        ("box.local", "http://box.local", False),
        ("127.0.0.1:8765", "http://127.0.0.1:8765", True),
    ],
)
def test_where_people_come_by_https_pages_that_came_by_http_may_not_act(
    host: str, origin: str, allowed: bool
) -> None:
    config = Config(origin="https://cards.example", hosts=("box.local",))
    assert passes(check_origin, config, host=host, origin=origin) == allowed


@pytest.mark.parametrize(
    ("address", "source"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
    ],
)
def test_addresses_of_one_network_are_counted_together(address: str, source: str) -> None:
    assert source_of(HTTPConnection({"type": "http", "headers": [], "client": (address, 1)})) == source


@pytest.mark.parametrize(("changes", "believed"), [({}, False), ({"origin": "https://cards.example"}, True)])
async def test_forwarded_addresses_are_believed_only_behind_another_server(
    tmp_path: Path, changes: dict[str, Any], believed: bool, log: io.StringIO
) -> None:
    async with served(replace(quick_config(tmp_path), **changes)) as (address, _), AsyncClient() as http:
        await http.get(f"{address}/api/v1/session", headers={"x-forwarded-for": "198.51.100.7"})
    requests = [json.loads(line) for line in log.getvalue().splitlines() if '"request"' in line]
    assert [each["address"] for each in requests] == ["198.51.100.7" if believed else "127.0.0.1"]


async def test_a_request_that_never_becomes_whole_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(PatientProtocol, "seconds", 0.05)
    async with served(quick_config(tmp_path)) as (address, _):
        port = int(address.rpartition(":")[2])
        for head in (b"", b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: "):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(head)
            assert await asyncio.wait_for(reader.read(), 30) == b""
            writer.close()
        # Whoever says what they want is answered, again and again, and sockets stay open.
        monkeypatch.setattr(PatientProtocol, "seconds", 1.0)
        async with (
            AsyncClient() as http,
            connect(f"ws://127.0.0.1:{port}/ws/lobby", proxy=None) as socket,
        ):
            assert (await http.get(f"{address}/healthz")).text == "ok"
            await asyncio.sleep(1.5)
            assert (await http.get(f"{address}/healthz")).text == "ok"
            assert await socket.recv()
            await (await socket.ping())


async def test_a_body_that_never_ends_is_given_up(http: AsyncClient, monkeypatch: pytest.MonkeyPatch) -> None:
    async def slowly() -> AsyncIterator[bytes]:
        yield b"{"
        await asyncio.sleep(30)

    monkeypatch.setattr("deckwright.server.api.BODY_SECONDS", 0.05)
    answer = await http.post(SESSION, content=slowly())
    assert (answer.status_code, answer.json()["code"]) == (408, "server-too-slow")


async def test_who_goes_in_the_middle_of_a_request_is_no_fault(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with served(quick_config(tmp_path)) as (address, _):
        port = int(address.rpartition(":")[2])
        _, writer = await asyncio.open_connection("127.0.0.1", port)
        head = f"POST {SESSION} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nContent-Length: 100\r\n\r\n{{"
        writer.write(head.encode())
        await asyncio.sleep(0.2)
        writer.close()
        await asyncio.sleep(0.2)
    log = capsys.readouterr().out
    assert "status=408" in log
    assert "request-failed" not in log


async def test_what_another_site_sends_changes_nothing(http: AsyncClient) -> None:
    evil = {"origin": "http://evil.example", "accept-language": "uk"}
    for method in ("POST", "PATCH", "DELETE", "PUT"):
        response = await http.request(method, SESSION, headers=evil)
        assert response.status_code == 403
        assert response.json()["code"] == "server-wrong-origin"
        assert "сайту" in response.json()["text"]
        assert "set-cookie" not in response.headers
    assert (await http.get(SESSION, headers=evil)).json() is None


async def test_sockets_of_another_site_are_not_accepted(app: Starlette) -> None:
    sent = []

    async def receive() -> dict[str, str]:
        return {"type": "websocket.connect"}

    async def send(message: Any) -> None:
        sent.append(message["type"])

    headers = [(b"host", b"testserver"), (b"origin", b"http://evil.example")]
    scope = {
        "type": "websocket",
        "path": "/ws/lobby",
        "headers": headers,
        "query_string": b"",
        "scheme": "ws",
    }
    await app(scope, receive, send)
    assert sent == ["websocket.close"]


async def test_so_many_sockets_are_open_from_one_address_and_no_more(tmp_path: Path) -> None:
    config = replace(quick_config(tmp_path), sockets=2)
    async with served(config) as (address, _), AsyncExitStack() as open_ones:
        lobby = f"{address.replace('http', 'ws')}/ws/lobby"
        for _ in range(3):  # The one that was closed makes room again.
            async with connect(lobby, proxy=None) as socket:
                await socket.recv()
        for _ in range(2):
            await (await open_ones.enter_async_context(connect(lobby, proxy=None))).recv()
        with pytest.raises(InvalidStatus):
            await connect(lobby, proxy=None)


@pytest.mark.parametrize(
    ("config", "host", "allowed"),
    [
        (Config(), "127.0.0.1:8765", True),
        (Config(), "localhost", True),
        (Config(), "[::1]:80", True),
        (Config(), "evil.example", False),
        (Config(), "127.0.0.1.evil.example", False),
        (Config(), "", False),
        (Config(), "a b", False),
        (Config(hosts=("box.local",)), "BOX.local:80", True),
        (Config(host="0.0.0.0"), "192.168.0.7:8765", True),
        (Config(host="0.0.0.0", origin="https://cards.example"), "cards.example", True),
        (Config(host="0.0.0.0", origin="https://cards.example"), "127.0.0.1:8765", True),
        (Config(host="0.0.0.0", origin="https://cards.example"), "evil.example", False),
    ],
    ids=lambda each: each if isinstance(each, str) else "",
)
def test_the_server_goes_by_its_own_names_alone(config: Config, host: str, allowed: bool) -> None:
    assert passes(check_host, config, host=host) == allowed


async def test_another_name_is_told_in_the_readers_language(config: Config) -> None:
    async with server(config, base="http://evil.example") as http:
        texts = {
            language: (await http.get("/", headers={"accept-language": language})).json()["text"]
            for language in LANGUAGES
        }
        assert len(set(texts.values())) == 3
        assert (await http.get("/")).status_code == 421


async def test_too_many_requests_are_refused_with_how_long_to_wait(config: Config) -> None:
    async with server(config, request_rate="3/minute") as http:
        statuses = [(await http.get(SESSION)).status_code for _ in range(3)]
        refused = await http.get(SESSION, headers={"accept-language": "ru"})
        assert statuses == [200] * 3
        assert refused.status_code == 429
        assert 1 <= int(refused.headers["retry-after"]) <= 60
        assert "Слишком много запросов" in refused.json()["text"]
        assert (await http.get("/healthz")).status_code == 200


async def test_one_person_is_counted_wherever_they_are(config: Config) -> None:
    async with server(config, user_rate="2/minute") as http:
        await http.post(SESSION, json={})
        assert [(await http.get(SESSION)).status_code for _ in range(3)] == [200, 200, 429]
        http.cookies.clear()
        assert (await http.get(SESSION)).json() is None


async def test_new_guests_are_counted(config: Config) -> None:
    async with server(config, guest_rate="2/hour") as http:
        statuses = []
        for _ in range(3):
            http.cookies.clear()
            statuses.append((await http.post(SESSION, json={})).status_code)
    assert statuses == [200, 200, 429]


async def test_a_body_too_large_is_refused(http: AsyncClient) -> None:
    response = await http.post(SESSION, content=b'{"name": "' + b"x" * 100_000 + b'"}')
    assert response.status_code == 413
    assert response.json()["code"] == "server-too-large"


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    """Everything that is logged."""
    handlers, level = logging.getLogger().handlers[:], logging.getLogger().level
    stream = io.StringIO()
    set_up_logs("debug", stream)
    yield stream
    logging.getLogger().handlers[:] = handlers
    logging.getLogger().setLevel(level)
    structlog.reset_defaults()


async def test_the_log_tells_who_asked_and_from_where(
    log: io.StringIO, app: Starlette, http: AsyncClient
) -> None:
    await http.get(SESSION)
    await http.post(SESSION, json={})
    await http.get(SESSION)
    lines = [json.loads(line) for line in log.getvalue().splitlines() if '"request"' in line]
    (user,) = [row for row in [app.state.context.identity.ticket(connection_of(app, http))] if row]
    assert [line["address"] for line in lines] == ["127.0.0.1"] * 3
    assert [line["person"] for line in lines] == [None, None, user.user]


def connection_of(app: Starlette, http: AsyncClient) -> HTTPConnection:
    name = app.state.context.identity.cookie
    return connection(cookie=f"{name}={http.cookies[name]}")


async def test_logs_hold_no_secrets(log: io.StringIO, app: Starlette, http: AsyncClient) -> None:
    login = {"login": "anna", "password": "correct horse"}
    await http.post("/api/v1/accounts", json=login)
    await http.post("/api/v1/accounts/sign-in", json={**login, "password": "wrong horse"})
    await http.get("/api/v1/tables/Secret-Table-1?key=battery")
    await http.post("/api/v1/session", content=b'{"name": "staple')
    secret = await app.state.context.store.meta("cookie-secret")
    text = log.getvalue()
    assert text.count('"event": "request"') == 4
    hidden = [
        "correct horse",
        "wrong horse",
        "argon2",
        secret,
        http.cookies[app.state.context.identity.cookie],
        "battery",
        "staple",
    ]
    for each in [*hidden, "Secret-Table-1"]:
        assert each not in text
    for line in text.splitlines():
        json.loads(line)


async def test_the_log_of_sockets_and_broken_games_names_no_table(log: io.StringIO, tmp_path: Path) -> None:
    async with served(quick_config(tmp_path)) as (address, context), Player(address) as anna:
        table = await anna.new_table(NewTable("dimensions", seats=me_and("open")))
        await context.store.change_table(table.id, state="playing", settings={"gone": True})
        await context.registry.stop()
        context.registry._tables.clear()
        async with anna.at(table.id) as seat:
            with pytest.raises(RequestRefused):
                await seat.receive()
    text = log.getvalue()
    assert "game-broken" in text
    assert "WebSocket /ws/table/***" in text
    assert table.id not in text


def test_what_has_a_secret_name_is_hidden_even_in_errors(log: io.StringIO) -> None:
    logger = structlog.get_logger()
    password = "correct horse"
    try:
        raise ValueError("bad")
    except ValueError:
        logger.exception(
            "failed",
            password=password,
            cookie="battery",
            path="/api/v1/tables/Secret-Table-1/seat",
            table="Secret-Table-1",
        )
    logging.getLogger("other").error("postgresql://anna:%s@host/name", "staple")
    text = log.getvalue()
    for each in ("correct horse", "battery", "Secret-Table-1", "staple"):
        assert each not in text
    assert "ValueError: bad" in text
    assert "/api/v1/tables/***/seat" in text


def test_an_error_is_logged_in_a_few_words(log: io.StringIO) -> None:
    """Where it was raised and by what, without the lines behind the first, which may tell values."""

    def fail(depth: int) -> None:
        if depth:
            fail(depth - 1)
        raise OSError("disk full\n[parameters: correct horse]" + "x" * 10_000)

    try:
        try:
            fail(50)
        except OSError as error:
            raise RuntimeError("not stored") from error
    except RuntimeError:
        structlog.get_logger().exception("action-not-stored", table="x")
    (line,) = log.getvalue().splitlines()
    assert len(line) < 1000
    told = json.loads(line)["exception"]
    assert told.startswith("RuntimeError: not stored (test_security.py:")
    assert "\nfrom OSError: disk full (" in told
    assert "fail" in told
    assert "correct horse" not in told
