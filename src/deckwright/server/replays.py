"""Endpoints of replays: games that are over, and records that were brought.

The id of a finished table is that of its replay. Its players see it at once; everybody, if the table was
open to all or it was shared. A record that was brought is seen by whoever has its id.
"""

import asyncio
import json
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, Final

import anyio
import anyio.to_thread
from msgspec import Meta, Struct
from starlette.responses import Response

from deckwright.games import find as find_game
from deckwright.kernel.errors import BadSetting, DeckwrightError, EngineFault
from deckwright.kernel.events import Event
from deckwright.kernel.game import Game, Outcome
from deckwright.kernel.ids import Seat
from deckwright.kernel.record import Record, read_events
from deckwright.play.saying import say_action
from deckwright.play.tables import log_lines
from deckwright.server.api import JSON, KILOBYTE, Call, Endpoint
from deckwright.server.context import Context
from deckwright.server.problems import BadRequest, Conflict, NotAllowed, NotFound
from deckwright.server.protocol import (
    LogLine,
    OutcomeInfo,
    ReplayInfo,
    ReplayStep,
    ReplaySteps,
    Shared,
)
from deckwright.server.reels import Reel, Still, play_again
from deckwright.server.scenes import TURNS, by_turns, seat_name
from deckwright.server.shelf import Shelf
from deckwright.server.storage.models import OddText, can_be_written
from deckwright.server.storage.rows import ActionRow, RecordRow, SeatRow, TableRow, UserRow, new_id
from deckwright.server.tables.played import kept_choices
from deckwright.server.tables.seating import names_of
from deckwright.server.voice import ServerVoice
from deckwright.text import Speaker

MOST_STEPS: Final = 50
"""So many steps are sent at once."""
LONGEST_NAME: Final = 60
MOST_CHOICES: Final = 20_000
"""More than any game has: a record with more is not taken."""
LARGEST_RECORD: Final = 8 * 1024 * KILOBYTE
UNTOLD: Final = (EngineFault, DeckwrightError, LookupError, ValueError, TypeError, AttributeError)
"""What telling an event can come to that no game of today would tell."""

REELS: Final = Shelf[str, Reel](most=24)
_playing: Final = anyio.CapacityLimiter(1)
"""Games are played again one after the other, beside everything else."""


class StepsQuery(Struct, forbid_unknown_fields=True, rename={"first": "from", "last": "to"}):
    """Which steps; without an end as many as are sent at once."""

    first: Annotated[int, Meta(ge=0)] = 0
    last: Annotated[int, Meta(ge=0)] | None = None


# Where replays come from.


@dataclass(frozen=True)
class Source:
    """A replay as it is stored: the rows of a table, or a record that was brought."""

    id: str
    game: Game
    table: TableRow | None
    seats: Sequence[SeatRow]
    brought: RecordRow | None

    def names(self, language: str) -> dict[str, str]:
        return names_of(self.seats, language) if self.brought is None else dict(self.brought.names)

    @property
    def commitment(self) -> str | None:
        return None if self.table is None else self.table.commitment

    @property
    def seed(self) -> str | None:
        return None if self.table is None else self.table.seed


async def find_source(context: Context, id: str, user: UserRow | None) -> Source:
    """A replay that somebody may see."""
    table = await context.store.table(id)
    if table is None:
        brought = await context.store.record(id)
        if brought is None:
            raise NotFound("server-no-replay")
        return Source(id, find_game(brought.game), None, (), brought)
    seats = await context.store.seats(id)
    if not (plays_at(table, seats, user) or table.shared or not table.private):
        raise NotFound("server-no-replay")
    if table.state != "over":
        raise Conflict("server-game-not-over")
    return Source(id, find_game(table.game), table, seats, None)


def plays_at(table: TableRow, seats: Sequence[SeatRow], user: UserRow | None) -> bool:
    """Whether somebody sits at a table or has set it up."""
    return user is not None and (table.owner == user.id or any(seat.user == user.id for seat in seats))


def record_of_table(table: TableRow, actions: Sequence[ActionRow]) -> Record:
    """The game of a table. What came of its choices is stored; what its set-up shows is played."""
    kept = kept_choices(actions)
    setup = {"seats": table.seats, "settings": table.settings, "seed": int(table.seed, 16)}
    record = Record(table.game, setup, [action.key for action in kept], [[]], table.scenario, table.version)
    try:
        first = record.first_state(find_game)
    except DeckwrightError:
        pass
    else:
        record = Record.of(first, table.scenario)
        record.version = table.version
        record.choices += [action.key for action in kept]
    record.events += [read_events(json.loads(action.events)) for action in kept]
    return record


async def find_reel(context: Context, source: Source) -> Reel:
    """The game played again: once, and kept for a while."""

    async def make() -> Reel:
        actions = [] if source.table is None else await context.store.actions(source.id)

        def work() -> Reel:
            if source.table is not None:
                return play_again(record_of_table(source.table, actions))
            assert source.brought is not None
            return play_again(Record.from_json(source.brought.text))

        return await anyio.to_thread.run_sync(work, limiter=_playing)

    return await REELS.find(source.id, make)


async def record_of(context: Context, id: str, user: UserRow | None) -> Record:
    """The record of a replay, for whoever may see it."""
    return (await find_reel(context, await find_source(context, id, user))).record


# In words.


def outcome_of(source: Source, reel: Reel) -> Outcome | None:
    """How it ended: as it was noted at the table, else as the rules tell."""
    told = None if source.table is None else source.table.outcome
    if told is None:
        return reel.outcome
    winners = tuple(Seat(winner) for winner in told["winners"])
    return Outcome(winners, tuple(told["scores"]), told["reason"])


def outcome_info(outcome: Outcome | None, speaker: Speaker) -> OutcomeInfo | None:
    if outcome is None:
        return None
    return OutcomeInfo(
        winners=[seat_name(winner) for winner in outcome.winners],
        scores=list(outcome.scores),
        reason=outcome.reason,
        text=speaker.outcome(outcome),
    )


def tell(game: Game, speaker: Speaker, events: Sequence[Event]) -> list[LogLine]:
    """What happened, line by line. Old events that have no words today are left out."""
    lines: list[LogLine] = []
    for row in by_turns(events):
        is_turn = row[0].kind in TURNS
        try:
            texts = log_lines(game, speaker, row)
        except UNTOLD:
            texts = [text for event in row if (text := tell_one(speaker, event))]
        lines += [LogLine(text, is_turn and not place) for place, text in enumerate(texts)]
    return lines


def tell_one(speaker: Speaker, event: Event) -> str:
    try:
        return speaker.event(event)
    except UNTOLD:
        return ""


def say_choice(game: Game, speaker: Speaker, key: str, shown: Still | None) -> str:
    """A choice in words; one that is no option any more as well as can be."""
    if shown is not None and shown.verb is not None:
        return speaker.say_word("verb", shown.verb.name, shown.values)
    try:
        return say_action(game, speaker, key)
    except UNTOLD:
        return f"[{key}]"


# Endpoints.


async def get_replay(call: Call, id: str) -> ReplayInfo:
    source = await find_source(call.context, id, call.user)
    reel = await find_reel(call.context, source)
    names = source.names(call.language)
    speaker = ServerVoice(call.language).about(source.game, names)
    return ReplayInfo(
        id=id,
        game=source.game.name,
        title=speaker.title(),
        names=names,
        steps=len(reel.record.choices),
        version=reel.record.version,
        verified=reel.differs_at is None,
        differs_at=reel.differs_at,
        outcome=outcome_info(outcome_of(source, reel), speaker),
        commitment=source.commitment,
        seed=source.seed,
    )


async def get_replay_steps(call: Call, id: str, query: StepsQuery) -> ReplaySteps:
    source = await find_source(call.context, id, call.user)
    reel = await find_reel(call.context, source)
    record = reel.record
    first = query.first
    last = first + MOST_STEPS - 1 if query.last is None else query.last
    last = min(last, first + MOST_STEPS - 1, len(record.choices))
    stills = await anyio.to_thread.run_sync(reel.stills, first, last, limiter=_playing)
    speaker = ServerVoice(call.language).about(source.game, source.names(call.language), marked=True)
    steps = []
    for number in range(first, last + 1):
        # Words take their time: others get their turn.
        await asyncio.sleep(0)
        shown = stills.get(number)
        key = record.choices[number] if number < len(record.choices) else None
        steps.append(
            ReplayStep(
                number=number,
                seat=None if shown is None or shown.seat is None else seat_name(shown.seat),
                choice=None if key is None else say_choice(source.game, speaker, key, shown),
                view=None if shown is None else shown.view,
                log=tell(source.game, speaker, record.events[number]),
            )
        )
    return ReplaySteps(steps)


async def get_record(call: Call, id: str) -> Response:
    source = await find_source(call.context, id, call.user)
    document = {
        **json.loads((await find_reel(call.context, source)).record.to_json()),
        **({} if source.brought is None else kept_of(source.brought)),
        **({} if source.table is None else table_of(source, call.language)),
    }
    file = f'attachment; filename="{source.game.name}-{id}.json"'
    # A seed is larger than the numbers that the usual encoder writes.
    text = json.dumps(document, ensure_ascii=False)
    return Response(text, headers={"Content-Disposition": file}, media_type=JSON)


def kept_of(brought: RecordRow) -> dict[str, Any]:
    """What a record said of its table when it was brought."""
    data = json.loads(brought.text)
    return {name: data[name] for name in ("table", "commitment") if name in data}


def table_of(source: Source, language: str) -> dict[str, Any]:
    """The table of a game as saved games have it, and what its seed was promised by."""
    names = source.names(language)
    chairs = [
        {"name": names.get(seat_name(seat.seat), ""), "bot": seat.bot, "lang": language}
        for seat in source.seats
    ]
    return {"table": {"chairs": chairs}, "commitment": source.commitment}


async def create_replay(call: Call, body: str) -> Shared:
    await call.context.limits.take("table", call.me.id)
    record, names = await anyio.to_thread.run_sync(read_record, body)
    row = RecordRow(new_id(), record.game, call.me.id, body, names, time.time())
    await call.context.store.create_record(row)
    return Shared(row.id)


def read_record(text: str) -> tuple[Record, dict[str, str]]:
    """A record that somebody brings, and the names of its players as far as it has them."""
    record = Record.from_json(text)
    game = find_game(record.game)
    known = [setting.name for setting in game.settings]
    for name in record.setup["settings"]:
        if name not in known:
            raise BadSetting("setting-unknown", name=name[:40], known=", ".join(sorted(known)))
    if len(record.choices) > MOST_CHOICES:
        raise BadRequest("server-record-too-long", most=MOST_CHOICES)
    data = json.loads(text)
    if not can_be_written(json.dumps(data, ensure_ascii=False)):
        # It would be kept, but nobody could be shown it.
        raise OddText("server-text-odd")
    return record, read_names(data.get("table"))


def read_names(table: object) -> dict[str, str]:
    chairs = table.get("chairs") if isinstance(table, Mapping) else None
    names: dict[str, str] = {}
    for place, chair in enumerate(chairs if isinstance(chairs, list) else ()):
        name = chair.get("name") if isinstance(chair, Mapping) else None
        if isinstance(name, str) and 0 < len(name.strip()) <= LONGEST_NAME and name.isprintable():
            names[seat_name(place)] = name.strip()
    return names


async def share_table(call: Call, id: str) -> Shared:
    table = await call.context.store.table(id)
    seats = [] if table is None else await call.context.store.seats(id)
    if table is None or (table.private and not plays_at(table, seats, call.me)):
        raise NotFound("server-no-replay")
    if not plays_at(table, seats, call.me):
        raise NotAllowed("server-not-your-table")
    if table.state != "over":
        raise Conflict("server-game-not-over")
    await call.context.store.change_table(id, shared=True)
    return Shared(id)


ENDPOINTS: Final = (
    Endpoint("GET", "/replays/{id}", get_replay, "A game that is over.", answer=ReplayInfo),
    Endpoint(
        "GET",
        "/replays/{id}/steps",
        get_replay_steps,
        "Some steps of a game that is over, at most 50.",
        query=StepsQuery,
        answer=ReplaySteps,
    ),
    Endpoint(
        "GET",
        "/replays/{id}/record",
        get_record,
        "A game that is over as a file.",
        answer=dict[str, Any],
    ),
    Endpoint(
        "POST",
        "/replays",
        create_replay,
        "Bring a record, to see it here.",
        body=str,
        answer=Shared,
        session="made",
        largest=LARGEST_RECORD,
    ),
    Endpoint(
        "POST",
        "/tables/{id}/share",
        share_table,
        "Let everybody who has its address see a game that is over.",
        answer=Shared,
        session="needed",
    ),
)
