"""`deckwright serve`: the server for browsers and programs."""

import asyncio
import errno
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

import click
import uvicorn
from starlette.applications import Starlette

from deckwright.cli.localized_click import Option, command, voice_of
from deckwright.cli.problems import BadInput
from deckwright.cli.voice import Voice
from deckwright.kernel.errors import DeckwrightError
from deckwright.server.app import make_app, running
from deckwright.server.config import PREFIX, READERS, Config
from deckwright.server.garbage import collect_rarely
from deckwright.server.logs import set_up_logs
from deckwright.server.pages import START
from deckwright.server.patience import PatientProtocol
from deckwright.server.voice import ServerVoice

LARGEST_MESSAGE: Final = 64 * 1024
SEND_BUFFER: Final = 128 * 1024
PING_SECONDS: Final = 20
FORWARDED: Final = "FORWARDED_ALLOW_IPS"
"""What uvicorn reads: the servers in front that are believed where requests come from."""
FAREWELL_SECONDS: Final = 5
"""How long open connections may take to end."""


class Listener(uvicorn.Server):
    """A server that says when it listens."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._ready()

    def stop(self, _number: int, _frame: FrameType | None) -> None:
        """What a signal does before and after the server handles signals itself."""
        self.end()

    def end(self) -> None:
        self.should_exit = True


def read_config(given: dict[str, str | None]) -> Config:
    """The settings out of the environment and the command line."""
    values = {
        name: READERS[name](f"--{name.replace('_', '-')}", text)
        for name, text in given.items()
        if text is not None
    }
    if sys.stderr.isatty() and f"{PREFIX}LOG_LEVEL" not in os.environ:
        # A person reads along, who wants to know what goes wrong and nothing else.
        values.setdefault("log_level", "warning")
    return Config.read(os.environ, **values)


def listen(config: Config, any_port: bool) -> socket.socket:
    """A socket that listens; if the port does not matter and is taken, on another one."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            config.host, config.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        found = socket.socket(family, kind, protocol)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        # Connections have it from here. Without it the system keeps megabytes for somebody who reads nothing.
        found.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
        try:
            found.bind(address)
        except OSError as error:
            if error.errno != errno.EADDRINUSE or not any_port:
                found.close()
                raise
            found.bind((address[0], 0, *address[2:]))
    except (OSError, UnicodeError) as error:
        taken = isinstance(error, OSError) and error.errno == errno.EADDRINUSE
        code = "cli-serve-taken" if taken else "cli-serve-cannot"
        raise BadInput(code, host=config.host[:80], port=str(config.port)) from error
    found.set_inheritable(False)
    return found


def address_of(config: Config, listening: socket.socket) -> str:
    """What to type into a browser."""
    if config.origin:
        return config.origin
    host, port = listening.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = "127.0.0.1"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def open_browser(address: str) -> None:
    """Open a page, if there is a screen to open it on."""
    if sys.platform in ("darwin", "win32") or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    ):
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


@contextmanager
def stopped_by_signals(listener: Listener) -> Iterator[None]:
    """Signals end the server in good order, also while it starts and while it closes."""
    before = {number: signal.signal(number, listener.stop) for number in (signal.SIGTERM, signal.SIGINT)}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


async def run(app: Starlette, listener: Listener, listening: socket.socket) -> None:
    async with running(app.state.context, listener.end):
        collect_rarely()
        await listener.serve(sockets=[listening])


@command(
    "serve",
    Option(["--host"], metavar="cli-metavar-address", help="cli-help-serve-host"),
    Option(["--port"], metavar="cli-metavar-number", help="cli-help-serve-port"),
    Option(["--data"], metavar="cli-metavar-folder", help="cli-help-serve-data"),
    Option(["--database-url"], metavar="cli-metavar-address", help="cli-help-serve-database"),
    Option(["--origin"], metavar="cli-metavar-address", help="cli-help-serve-origin"),
    Option(["--log-level"], metavar="cli-metavar-word", help="cli-help-serve-log"),
    Option(["--open", "browser"], is_flag=True, help="cli-help-serve-open"),
)
def serve(context: click.Context, browser: bool, **given: str | None) -> None:
    voice = voice_of(context)
    # Whatever the server writes is nobody else's: seeds, hashes of passwords, what cookies are signed with.
    os.umask(0o077)
    try:
        config = read_config(given)
        set_up_logs(config.log_level)
        app = make_app(config)
        warn(config, voice)
        any_port = given["port"] is None and f"{PREFIX}PORT" not in os.environ
        with listen(config, any_port) as listening:
            address = address_of(config, listening)

            def ready() -> None:
                app.state.context.database_lock.note(address)
                click.echo(voice.say("cli-serve-listening", address=address))
                if browser:
                    open_browser(address)

            listener = Listener(settings_of(app), ready)
            with (
                stopped_by_signals(listener),
                asyncio.Runner(loop_factory=listener.config.get_loop_factory()) as runner,
            ):
                runner.run(run(app, listener, listening))
        app.state.context.database_lock.check_not_lost()
    except BadInput:
        raise
    except DeckwrightError as error:
        # The server has messages of its own, which the command does not know.
        click.echo(ServerVoice(voice.language).error(error), err=True)
        context.exit(2)
    click.echo(voice.say("cli-serve-stopped"))


def warn(config: Config, voice: Voice) -> None:
    """Tell whoever starts the server what they would not want, if they knew it."""
    if not (config.client / START).is_file():
        click.echo(voice.say("cli-serve-no-client", command="make play"), err=True)
    if "*" in os.environ.get(FORWARDED, "").split(","):
        click.echo(voice.say("cli-serve-forwarded", name=FORWARDED), err=True)


def settings_of(app: Starlette) -> uvicorn.Config:
    config: Config = app.state.context.config
    return uvicorn.Config(
        app,
        http=PatientProtocol,
        # Without a server in front, whoever sends such headers makes them up.
        proxy_headers=bool(config.origin or os.environ.get(FORWARDED)),
        ws="websockets-sansio",
        ws_max_size=LARGEST_MESSAGE,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=FAREWELL_SECONDS,
    )
