"""`deckwright serve`, as a process of its own."""

import logging
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
import structlog
from click.testing import CliRunner
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from deckwright.cli.main import DECKWRIGHT
from deckwright.cli.serve import LARGEST_MESSAGE, address_of, listen, warn
from deckwright.cli.voice import Voice
from deckwright.server.config import Config
from deckwright.text import LANGUAGES

ADDRESS = re.compile(r"http://[\w.\[\]:]+:\d+")


@contextmanager
def serving(
    folder: Path, *words: str, **environment: str
) -> Iterator[tuple[subprocess.Popen[str], str, str]]:
    """A server that listens: its process, its address, and what it said."""
    command = [sys.executable, "-m", "deckwright", "serve", "--data", str(folder), *words]
    given = {name: value for name, value in os.environ.items() if not name.startswith("DECKWRIGHT_")}
    with subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env={**given, **environment},
    ) as process:
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            found = ADDRESS.search(line)
            assert found is not None, line
            yield process, found[0], line
        finally:
            process.kill()


@pytest.fixture(autouse=True)
def kept_logs() -> Iterator[None]:
    """Logs go where they went before, whatever a call has set up."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)
    structlog.reset_defaults()


def run(*words: str) -> tuple[int, str]:
    """What a call that fails ends with, and what it says."""
    result = CliRunner().invoke(DECKWRIGHT, ["serve", *words])
    return result.exit_code, result.output


def test_it_says_where_it_is_and_answers_there(tmp_path: Path) -> None:
    with serving(tmp_path, "--port", "0", "--lang", "uk") as (process, address, line):
        assert "зупинити" in line
        assert httpx.get(f"{address}/healthz").text == "ok"
        assert "server" not in httpx.get(address).headers
        process.send_signal(signal.SIGTERM)
        assert process.stdout is not None
        assert "збережено" in process.stdout.read()
        assert process.wait(30) == 0
    assert (tmp_path / "deckwright.db").is_file()


@pytest.mark.slow
def test_ctrl_c_ends_it_in_good_order_while_sockets_are_open(tmp_path: Path) -> None:
    with serving(tmp_path, "--port", "0") as (process, address, _):
        with connect(f"{address.replace('http', 'ws')}/ws/lobby") as lobby:
            assert lobby.recv()
            process.send_signal(signal.SIGINT)
            with pytest.raises(ConnectionClosed):
                lobby.recv(timeout=30)
        assert process.wait(30) == 0


@pytest.mark.slow
def test_whoever_was_known_is_known_after_it_was_killed(tmp_path: Path) -> None:
    with serving(tmp_path, "--port", "0") as (process, address, _):
        made = httpx.post(f"{address}/api/v1/session", json={"name": "Anna"})
        process.kill()
    cookie = {"cookie": made.headers["set-cookie"].partition(";")[0]}
    with serving(tmp_path, "--port", "0") as (_process, address, _):
        assert httpx.get(f"{address}/api/v1/session", headers=cookie).json()["name"] == "Anna"


@pytest.mark.slow
def test_messages_too_large_and_other_sites_end_sockets(tmp_path: Path) -> None:
    with serving(tmp_path, "--port", "0") as (_process, address, _):
        lobby = f"{address.replace('http', 'ws')}/ws/lobby"
        with pytest.raises(InvalidStatus) as caught:
            connect(lobby, additional_headers={"Origin": "http://evil.example"})
        assert caught.value.response.status_code == 403
        with connect(lobby) as connection:
            connection.recv()
            connection.send("x" * (LARGEST_MESSAGE + 1))
            with pytest.raises(ConnectionClosed) as closed:
                connection.recv(timeout=30)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009


@pytest.mark.slow
def test_it_opens_the_browser_when_asked_to(tmp_path: Path) -> None:
    browser, opened = tmp_path / "browser", tmp_path / "opened"
    os.mkfifo(opened)
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}\n')
    browser.chmod(0o755)
    with serving(tmp_path, "--port", "0", "--open", BROWSER=str(browser)) as (_process, address, _):
        assert opened.read_text().strip() == address


@pytest.mark.slow
def test_a_database_in_use_is_told_with_the_address_of_its_server(tmp_path: Path) -> None:
    texts = set()
    with serving(tmp_path, "--port", "0") as (_process, address, _):
        for language in LANGUAGES:
            code, text = run("--data", str(tmp_path), "--port", "0", "--lang", language)
            assert code == 2
            assert address in text
            texts.add(text)
    assert len(texts) == 3


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--port", "99999"], "--port"),
        (["--port", "many"], "«many»|“many”"),
        (["--host", "no.such.host.invalid"], "no.such.host.invalid"),
        (["--host", "."], "8765"),
        (["--host", "203.0.113.7"], "203.0.113.7"),
        (["--database-url", "mysql://x"], "mysql"),
        (["--database-url", "games"], "sqlite:///"),
        (["--origin", "cards"], "--origin"),
        (["--log-level", "loud"], "warning"),
    ],
)
def test_bad_input_is_told_in_the_users_language(
    tmp_path: Path, language: str, words: list[str], told: str
) -> None:
    code, text = run("--data", str(tmp_path), *words, "--lang", language)
    assert code == 2
    assert re.search(told, text), text
    assert bool(re.search("[а-яі]", text)) == (language != "en")
    assert "Traceback" not in text


def test_a_port_that_is_taken_is_told_if_it_was_asked_for(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        code, text = run("--data", str(tmp_path), "--port", str(port))
        assert code == 2
        assert str(port) in text
        # The usual port is nobody's wish: then any other will do.
        with listen(Config(port=port), any_port=True) as found:
            assert found.getsockname()[1] != port


@pytest.mark.parametrize(
    ("config", "address"),
    [
        (Config(host="127.0.0.1", port=0), r"http://127\.0\.0\.1:\d+"),
        (Config(host="0.0.0.0", port=0), r"http://127\.0\.0\.1:\d+"),
        (Config(host="127.0.0.1", port=0, origin="https://cards.example"), r"https://cards\.example"),
    ],
)
def test_the_address_is_one_that_a_browser_can_use(config: Config, address: str) -> None:
    with listen(config, any_port=False) as found:
        assert re.fullmatch(address, address_of(config, found))


def warnings_of(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, **changes: object) -> str:
    """What is said before a server listens."""
    said: list[str] = []
    monkeypatch.setattr("click.echo", lambda text, err=False: said.append(text))
    warn(Config(data=tmp_path, **changes), Voice(language))  # type: ignore[arg-type]
    return "\n".join(said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_client_that_is_missing_is_told_at_the_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    assert "make play" in warnings_of(tmp_path, monkeypatch, language, client=tmp_path / "none")
    (tmp_path / "index.html").touch()
    assert warnings_of(tmp_path, monkeypatch, language, client=tmp_path) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_believing_everybody_where_they_come_from_is_warned_of(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    (tmp_path / "index.html").touch()
    for value, warned in (("10.0.0.1", False), ("*", True), ("127.0.0.1,*", True)):
        monkeypatch.setenv("FORWARDED_ALLOW_IPS", value)
        text = warnings_of(tmp_path, monkeypatch, language, client=tmp_path)
        assert ("FORWARDED_ALLOW_IPS" in text) == warned


def test_whatever_a_server_writes_is_its_users_alone(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with serving(folder, "--port", "0") as (_process, address, _):
        httpx.post(f"{address}/api/v1/session", json={"name": "Anna"})
        assert folder.stat().st_mode & 0o777 == 0o700
        assert {path.stat().st_mode & 0o777 for path in folder.iterdir()} == {0o600}
