"""New tables: set up as somebody wants them, like one that is over, or from a place in another game."""

import hashlib
import json
import secrets
import time
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

import msgspec

from deckwright.games import find as find_game
from deckwright.kernel.errors import DeckwrightError
from deckwright.kernel.game import Game
from deckwright.kernel.notation import seat_name
from deckwright.kernel.record import VERSION, Record
from deckwright.kernel.rng import GENERATOR
from deckwright.kernel.vocabulary import Moment
from deckwright.play.deck_forms import in_notation
from deckwright.play.guide import guide_of
from deckwright.play.problems import in_words_of
from deckwright.server.api import Call
from deckwright.server.botpool import USUAL_BOT, check_bot
from deckwright.server.bounds import LONGEST_REPLAY, Deadline, DeadlineMissed, TooMuch, check_events
from deckwright.server.clocks import check_clock
from deckwright.server.identity import source_of
from deckwright.server.live import LiveTable
from deckwright.server.problems import BadRequest, Conflict
from deckwright.server.protocol import (
    NewSeat,
    NewTable,
    PlayOn,
    TableInfo,
)
from deckwright.server.replays import record_of
from deckwright.server.storage.rows import ActionRow, SeatRow, TableRow, UserRow, new_id
from deckwright.server.tables.table_game import TableGame, first_state
from deckwright.server.voice import ServerVoice

ROW_SIZE: Final = 100
"""Bytes of a row besides its texts: numbers, times, its place in the index."""


def new_seed() -> tuple[str, str]:
    """A seed, and the hash that promises it."""
    seed = secrets.token_hex(32)
    return seed, commitment_of(seed)


def commitment_of(seed: str) -> str:
    return hashlib.sha256(seed.encode("ascii")).hexdigest()


async def create_table(call: Call, body: NewTable) -> TableInfo:
    game = find_game(body.game)
    check_clock(body.clock)
    if body.play_on is not None:
        return await play_on(call, game, body, body.play_on)
    seed, commitment = new_seed()
    guide = guide_of(game) if body.guide else None
    if body.guide and guide is None:
        raise BadRequest("server-no-guide")
    settings = {} if guide is not None else read_settings(call, game, body.settings)
    seats = [NewSeat("me"), NewSeat("bot")] if guide is not None else seats_of(game, body)
    row = TableRow(
        id=new_id(),
        game=game.name,
        settings=settings,
        seats=len(seats),
        seed=seed,
        commitment=commitment,
        state="open",
        private=body.private or guide is not None,
        clock=msgspec.to_builtins(body.clock),
        guide=guide is not None,
        owner=call.me.id,
        created=time.time(),
        scenario=None if guide is None else guide.scenario,
        version=VERSION,
    )
    with in_words_of(game):
        # Settings that make no sense, alone or together, are refused here.
        first_state(row)
    return await set_up(call, row, seats)


async def set_up(
    call: Call, row: TableRow, seats: Sequence[NewSeat], before: Sequence[ActionRow] = ()
) -> TableInfo:
    people = [seat_row(row.id, *each, call.me) for each in enumerate(seats)]
    await call.context.limits.take_table(call.me)
    table = await call.context.registry.add(row, people, before)
    return table.info(call.me.id, call.language)


async def play_on(call: Call, game: Game, body: NewTable, wanted: PlayOn) -> TableInfo:
    """A table where a game goes on from a place in another one: by default against bots, at the seat that is
    asked there."""
    record = await record_of(call, wanted.replay)
    if body.guide or body.settings:
        raise BadRequest("server-play-on-as-it-was")
    if record.game != game.name:
        raise BadRequest("server-play-on-other-game")
    if not 0 <= wanted.step <= len(record.choices):
        raise BadRequest("server-play-on-no-step", last=len(record.choices))
    setup = record.setup
    seed = seed_of(record)
    row = TableRow(
        id=new_id(),
        game=game.name,
        settings=as_kept(game, setup["settings"]),
        seats=setup["seats"],
        seed=seed,
        commitment=commitment_of(seed),
        state="open",
        private=True,
        clock=msgspec.to_builtins(body.clock),
        guide=False,
        owner=call.me.id,
        created=time.time(),
        prefix=wanted.step,
        seed_known=True,
        scenario=record.scenario,
        version=VERSION,
        generator=record.generator,
    )
    choices = record.choices[: wanted.step]
    table_game, before = await call.context.workshop.do(call.whose, lambda: play_again_to(row, choices))
    if table_game.asked is None:
        raise BadRequest("server-play-on-over")
    seats = body.seats or [
        NewSeat("me" if seat == table_game.asked else "bot") for seat in range(table_game.seats)
    ]
    if len(seats) != table_game.seats:
        raise BadRequest("seats-bad", seats=str(len(seats)), least=table_game.seats, most=table_game.seats)
    await call.context.limits.take_bytes(source_of(call.request), size_of(row, before))
    return await set_up(call, replace(row, seats=table_game.seats), check_seats(seats), before)


def size_of(row: TableRow, before: Sequence[ActionRow]) -> int:
    """How many bytes a table takes that begins with choices out of another game."""
    table = json.dumps([row.settings, row.scenario], ensure_ascii=False)
    texts = [table, *(action.key + action.events for action in before)]
    return sum(ROW_SIZE + len(text.encode()) for text in texts)


def seed_of(record: Record) -> str:
    """The seed of a record, as tables have it. A scenario needs none."""
    seed = record.setup["seed"] or 0
    if type(seed) is not int or not 0 <= seed < 1 << 256:
        raise Conflict("server-game-broken")
    return f"{seed:064x}"


def play_again_to(row: TableRow, choices: Sequence[str]) -> tuple[TableGame, list[ActionRow]]:
    """A game as far as some choices, by the rules of today."""
    try:
        deadline = Deadline(LONGEST_REPLAY)
        table_game = TableGame(row)
        before = []
        for choice in choices:
            deadline.check()
            before.append(table_game.choose(choice))
        # What was recorded may be less than what happens.
        check_events(table_game.session.record)
        return table_game, before
    except (TooMuch, DeadlineMissed):
        raise
    except DeckwrightError as error:
        raise Conflict("server-game-broken") from error


def read_settings(call: Call, game: Game, given: dict[str, bool | int | str]) -> dict[str, Any]:
    """Settings as they are kept, and shown to everybody: a deck may come as a list in any language."""
    speaker = ServerVoice(call.language).about(game)
    known = {setting.name for setting in game.settings}
    return as_kept(
        game,
        {
            name: in_notation(game, value, speaker) if isinstance(value, str) and name in known else value
            for name, value in given.items()
        },
    )


def as_kept(game: Game, given: Mapping[str, Any]) -> dict[str, Any]:
    """Settings in their lasting form, however much was written to say the same."""
    known = {setting.name: setting for setting in game.settings}
    with in_words_of(game):
        return {name: known[name].read(value) if name in known else value for name, value in given.items()}


def seats_of(game: Game, body: NewTable) -> list[NewSeat]:
    """The seats that were asked for; without a word, whoever sets it up against bots."""
    if body.seats is None:
        count = game.about.usual_seats(body.settings)
        return [NewSeat("me"), *(NewSeat("bot", USUAL_BOT) for _ in range(count - 1))]
    if not game.least_seats <= len(body.seats) <= game.most_seats:
        raise BadRequest(
            "seats-bad", seats=str(len(body.seats)), least=game.least_seats, most=game.most_seats
        )
    return check_seats(body.seats)


def check_seats(seats: list[NewSeat]) -> list[NewSeat]:
    if sum(seat.kind == "me" for seat in seats) > 1:
        raise BadRequest("server-one-seat")
    return seats


def seat_row(table: str, number: int, wanted: NewSeat, me: UserRow) -> SeatRow:
    if wanted.kind == "me":
        return SeatRow(table, number, "person", me.id, me.name, None, None)
    if wanted.kind == "bot":
        return SeatRow(table, number, "bot", None, "", check_bot(wanted.bot or USUAL_BOT), None)
    return SeatRow(table, number, "open", None, "", None, None)


def same_again(old: LiveTable, asker: UserRow) -> tuple[TableRow, list[SeatRow]]:
    """The table of a rematch: another first player, if the game lets one choose."""
    seed, commitment = new_seed()
    row = replace(
        old.row,
        id=new_id(),
        settings=other_first(old),
        seed=seed,
        commitment=commitment,
        state="open",
        private=True,
        owner=asker.id,
        created=time.time(),
        started=None,
        ended=None,
        outcome=None,
        next=None,
        prefix=0,
        version=VERSION,
        generator=GENERATOR,
        shared=False,
        # A position that was set up has its own shuffles, which were seen.
        seed_known=old.row.scenario is not None,
        undone=False,
    )
    seats = [
        replace(seat, table=row.id, clock_left=None)
        if seat.kind == "bot" or seat.user == asker.id
        else SeatRow(row.id, seat.seat, "open", None, "", None, None)
        for seat in old.seats
    ]
    return row, seats


def other_first(old: LiveTable) -> dict[str, Any]:
    """The settings of a table with another first player."""
    settings = dict(old.row.settings)
    names = [setting.name for setting in old.game.settings if setting.says_who_is_first]
    if old.table_game is not None and names:
        moment_of = old.game.table.vocabulary.moment_of
        journal = old.table_game.session.open_journal
        first = next(
            (event.values["seat"] for event in journal if moment_of(event.kind) is Moment.FIRST), None
        )
        seats = [seat_name(seat) for seat in range(old.row.seats)]
        if first in seats:
            settings |= dict.fromkeys(names, seats[(seats.index(str(first)) + 1) % len(seats)])
    return settings
