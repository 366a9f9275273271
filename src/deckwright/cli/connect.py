"""`deckwright connect`: play at a server's table, as a person in the terminal or as a bot."""

import json
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import click
import httpx

from deckwright.bots import make_bot
from deckwright.cli.files import is_there, read_text
from deckwright.cli.localized_click import Argument, Option, command, voice_of
from deckwright.cli.problems import BadInput
from deckwright.cli.remote import RemoteSession
from deckwright.cli.settings import read_settings
from deckwright.cli.terminal.reader import is_terminal, make_reader
from deckwright.cli.terminal.screen import Screen
from deckwright.cli.voice import Voice
from deckwright.games import find as find_game
from deckwright.server.client import Client, Seat, cookies_of
from deckwright.server.client_state import Cut, RequestRefused
from deckwright.server.config import data_folder
from deckwright.server.protocol import NewSeat, NewTable, TableInfo, TableList

SESSIONS: Final = "connections.json"
"""Who one is at which server: whoever comes back has their seats again."""
_TABLE: Final = re.compile(r"/(?:table|tables)/([A-Za-z0-9_-]+)/?$")


@command(
    "connect",
    Argument(["address"], metavar="cli-metavar-address", help="cli-help-connect-address"),
    Option(["--game"], metavar="cli-metavar-game", help="cli-help-connect-game"),
    Option(["--against"], metavar="cli-metavar-bots", help="cli-help-connect-against"),
    Option(["--option"], multiple=True, metavar="cli-metavar-setting", help="cli-help-play-option"),
    Option(["--name"], metavar="cli-metavar-name", help="cli-help-connect-name"),
    Option(["--watch"], is_flag=True, help="cli-help-connect-watch"),
    Option(["--bot"], metavar="cli-metavar-bot-name", help="cli-help-connect-bot"),
)
def connect(
    context: click.Context,
    address: str,
    game: str | None,
    against: str | None,
    option: tuple[str, ...],
    name: str | None,
    watch: bool,
    bot: str | None,
) -> int:
    voice = voice_of(context)
    server, table = split_address(address)
    thinker = None if bot is None else make_bot(bot)
    settings = read_settings(option)
    try:
        with sign_in(server, name, voice) as client:
            if game is not None:
                table = set_up(client, game, against or "bot", settings).id
                click.echo(voice.say("cli-connect-table", address=f"{client.address}/table/{table}"))
            if table is None:
                return list_tables(client, voice)
            for note in known_before(take_seat(client, table, watch), voice):
                click.echo(note)
            if thinker is None:
                seat = client.at(table, texts=True)
                RemoteSession(client, seat, voice, make_reader(), Screen(is_terminal()), table).run()
            else:
                with client.at(table) as seat:
                    play_bot(seat, thinker.name)
                click.echo(ending_of(client, table))
    except RequestRefused as error:
        click.echo(str(error), err=True)
        return 1
    except (Cut, httpx.HTTPError, httpx.InvalidURL) as error:
        raise BadInput("cli-connect-nobody", address=server[:100]) from error
    return 0


def split_address(address: str) -> tuple[str, str | None]:
    """The server of an address, and the table if it names one."""
    whole = address if "://" in address else f"http://{address}"
    found = _TABLE.search(whole)
    return (whole[: found.start()], found[1]) if found else (whole.rstrip("/"), None)


# Who one is.


def sign_in(server: str, name: str | None, voice: Voice) -> Client:
    """A client with the session of the last time, if there was one; a name of its own begins a new one."""
    path = data_folder(os.environ) / SESSIONS
    kept = read_sessions(path)
    cookies = kept.get(server, {}) if name is None else {}
    client = Client(server, name, voice.language, cookies)
    client.me()
    kept[server] = cookies_of(client.http)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch(mode=0o600)
    path.write_text(json.dumps(kept), encoding="utf-8")
    return client


def read_sessions(path: Path) -> dict[str, dict[str, str]]:
    """The sessions that were kept; none if nothing that is there can be read."""
    if not is_there(str(path)):
        return {}
    try:
        data = json.loads(read_text(str(path), "value"))
    except (ValueError, BadInput):
        return {}
    return data if isinstance(data, dict) else {}


# Tables.


def set_up(client: Client, game: str, against: str, settings: dict[str, str]) -> TableInfo:
    """A new table: `open` is a seat for a person, everything else a bot, `bot` the usual one."""
    found = find_game(game)
    words = [word.strip() for word in against.split(",")]
    seats = [NewSeat("me"), *(NewSeat("open") if word == "open" else bot_seat(word) for word in words)]
    return client.new_table(NewTable(found.name, dict(settings), seats))


def bot_seat(word: str) -> NewSeat:
    return NewSeat("bot", None if word == "bot" else make_bot(word.removeprefix("bot:")).name)


def list_tables(client: Client, voice: Voice) -> int:
    """What can be joined or watched."""
    tables = client.call("GET", "/tables", TableList).tables
    if not tables:
        click.echo(voice.say("cli-connect-no-tables"))
    for table in tables:
        names = ", ".join(seat.name or "…" for seat in table.seats)
        click.echo(
            voice.say(
                "cli-connect-listed",
                title=table.title,
                names=names,
                state=table.state,
                address=f"{client.address}/table/{table.id}",
            )
        )
    return 0


def take_seat(client: Client, table: str, watch: bool) -> TableInfo:
    """Sit down if there is room; else one looks on."""
    info = client.call("GET", f"/tables/{table}", TableInfo)
    if not watch and info.state == "open" and not any(seat.you for seat in info.seats):
        info = client.sit(table)
    return info


def known_before(info: TableInfo, voice: Voice) -> Iterator[str]:
    """What somebody can have known of the cards before the game."""
    if info.prefix:
        yield voice.say("cli-connect-prefix", count=info.prefix)
    if info.scenario:
        yield voice.say("cli-connect-scenario")
    if info.seed_known:
        yield voice.say("cli-connect-seed-known")


def play_bot(seat: Seat, name: str) -> None:
    """Let a bot play to the end."""
    thinker = make_bot(name, seed=int.from_bytes(os.urandom(4)))
    while seat.question() is not None:
        scene = seat.client_state.scene
        assert scene is not None
        state = find_game(scene.view["game"]).from_json(seat.imagine())
        assert state.decision is not None
        place = thinker.choose(state, int(state.decider))
        seat.choose(state.decision.options[place].key)


def ending_of(client: Client, table: str) -> str:
    """How a game that is over has ended, in words."""
    with client.at(table, texts=True) as seat:
        question = seat.question()
        scene = seat.client_state.scene
    assert question is None
    assert scene is not None
    assert scene.outcome is not None
    return scene.outcome.text
