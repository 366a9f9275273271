"""Endpoints of replays: games that are over, and records that were brought.

The id of a finished table is that of its replay. Its players see it at once; everybody, if the table was
open to all or it was shared. A record that was brought is seen by whoever has its id.
"""

import json
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, Final

from msgspec import Meta, Struct
from starlette.responses import Response

from deckwright.games import find as find_game
from deckwright.kernel.errors import BadSetting, DeckwrightError
from deckwright.kernel.game import Game
from deckwright.kernel.ids import Seat
from deckwright.kernel.notation import seat_name
from deckwright.kernel.record import Record, read_events
from deckwright.kernel.setup import Outcome
from deckwright.server.api import JSON, Call, Endpoint
from deckwright.server.async_cache import AsyncCache
from deckwright.server.bounds import (
    LARGEST_RECORD,
    LONGEST_LOAD,
    LONGEST_REPLAY,
    DeadlineMissed,
    check_record,
)
from deckwright.server.context import Context
from deckwright.server.identity import source_of
from deckwright.server.playback import Replay, play_again
from deckwright.server.problems import Conflict, NotAllowed, NotFound
from deckwright.server.protocol import (
    OutcomeInfo,
    ReplayInfo,
    ReplaySteps,
    Shared,
)
from deckwright.server.replay_text import tell_steps
from deckwright.server.storage.models import OddText, can_be_written
from deckwright.server.storage.rows import ActionRow, RecordRow, SeatRow, TableRow, UserRow, new_id
from deckwright.server.tables.seats import names_of
from deckwright.server.tables.table_game import kept_choices, time_to_load
from deckwright.server.voice import ServerVoice
from deckwright.text import Speaker

MOST_STEPS: Final = 50
"""So many steps are sent at once."""
LONGEST_NAME: Final = 60
MOST_CHAIRS: Final = 8
HEAVIEST: Final = 150_000
"""Events of all games that are kept as they were played again: some dozens of megabytes."""

REPLAYS: Final = AsyncCache[str, Replay | None](
    24, HEAVIEST, lambda replay: 0 if replay is None else replay.weight
)
"""None is one that takes too long: to try that again would take as long again."""


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
    setup = {
        "seats": table.seats,
        "settings": table.settings,
        "seed": int(table.seed, 16),
        "generator": table.generator,
    }
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


async def find_replay(call: Call, source: Source) -> Replay:
    """The game played again: once, and kept for a while."""
    context = call.context

    async def make() -> Replay | None:
        actions = [] if source.table is None else await context.store.actions(source.id)
        try:
            return await context.workshop.do(call.whose, lambda: make_replay(source, actions))
        except DeadlineMissed:
            return None

    replay = await REPLAYS.find(source.id, make)
    if replay is None:
        raise DeadlineMissed("server-record-too-slow")
    return replay


def make_replay(source: Source, actions: Sequence[ActionRow]) -> Replay:
    if source.table is not None:
        return play_again(record_of_table(source.table, actions), time_to_load(source.table))
    assert source.brought is not None
    return read_replay(source.brought.text, LONGEST_LOAD)[0]


async def record_of(call: Call, id: str) -> Record:
    """The record of a replay, for whoever may see it."""
    return (await find_replay(call, await find_source(call.context, id, call.user))).record


# In words.


def outcome_of(source: Source, replay: Replay) -> Outcome | None:
    """How it ended: as it was noted at the table, else as the rules tell."""
    told = None if source.table is None else source.table.outcome
    if told is None:
        return replay.outcome
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


# Endpoints.


async def get_replay(call: Call, id: str) -> ReplayInfo:
    source = await find_source(call.context, id, call.user)
    replay = await find_replay(call, source)
    names = source.names(call.language)
    speaker = ServerVoice(call.language).about(source.game, names)
    return ReplayInfo(
        id=id,
        game=source.game.name,
        title=speaker.title(),
        names=names,
        steps=len(replay.record.choices),
        version=replay.record.version,
        verified=replay.differs_at is None,
        differs_at=replay.differs_at,
        outcome=outcome_info(outcome_of(source, replay), speaker),
        commitment=source.commitment,
        seed=source.seed,
    )


async def get_replay_steps(call: Call, id: str, query: StepsQuery) -> ReplaySteps:
    source = await find_source(call.context, id, call.user)
    replay = await find_replay(call, source)
    first = query.first
    last = first + MOST_STEPS - 1 if query.last is None else query.last
    last = min(last, first + MOST_STEPS - 1, len(replay.record.choices))
    names = source.names(call.language)

    def work() -> ReplaySteps:
        speaker = ServerVoice(call.language).about(source.game, names, marked=True)
        return ReplaySteps(tell_steps(replay, speaker, first, last))

    return await call.context.workshop.do(call.whose, work)


async def get_record(call: Call, id: str) -> Response:
    source = await find_source(call.context, id, call.user)
    replay = await find_replay(call, source)
    more = {} if source.table is None else table_of(source, call.language)

    def work() -> str:
        brought = {} if source.brought is None else kept_of(source.brought)
        # A seed is larger than the numbers that the usual encoder writes.
        return json.dumps({**json.loads(replay.record.to_json()), **brought, **more}, ensure_ascii=False)

    text = await call.context.workshop.do(call.whose, work)
    file = f'attachment; filename="{source.game.name}-{id}.json"'
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
    await call.context.limits.take_record(call.me, source_of(call.request), len(body.encode()))
    replay, names = await call.context.workshop.do(call.whose, lambda: read_replay(body, LONGEST_REPLAY))
    row = RecordRow(new_id(), replay.record.game, call.me.id, body, names, time.time())
    await call.context.store.create_record(row)
    REPLAYS.put(row.id, replay)
    return Shared(row.id)


def read_replay(text: str, seconds: float) -> tuple[Replay, dict[str, str]]:
    """A record that somebody has brought, played again, and the names of its players as far as it has them.
    Whatever is more than any game has is refused before anything is done with it."""
    record, names = read_record(text)
    return play_again(record, seconds), names


def read_record(text: str) -> tuple[Record, dict[str, str]]:
    """A record that somebody brings, and the names of its players as far as it has them."""
    record = Record.from_json(text)
    game = find_game(record.game)
    known = [setting.name for setting in game.settings]
    for name in record.setup["settings"]:
        if name not in known:
            raise BadSetting("setting-unknown", name=name[:40], known=", ".join(sorted(known)))
    check_record(record)
    data = json.loads(text)
    if not can_be_written(json.dumps(data, ensure_ascii=False)):
        # It would be kept, but nobody could be shown it.
        raise OddText("server-text-odd")
    return record, read_names(data.get("table"))


def read_names(table: object) -> dict[str, str]:
    chairs = table.get("chairs") if isinstance(table, Mapping) else None
    names: dict[str, str] = {}
    for place, chair in enumerate(chairs[:MOST_CHAIRS] if isinstance(chairs, list) else ()):
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
