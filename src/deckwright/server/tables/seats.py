"""Who sits at a table and how they are called, and what a reader is told of the table."""

from collections.abc import Iterator, Mapping, Sequence

import msgspec

from deckwright.games import find as find_game
from deckwright.kernel.notation import seat_name
from deckwright.server.protocol import ChatLine, Clock, SeatInfo, TableInfo
from deckwright.server.storage.rows import ChatRow, SeatRow, TableRow
from deckwright.server.voice import ServerVoice
from deckwright.text import FALLBACK


def language_or_usual(language: str | None) -> str:
    """Programs that read no texts still need names."""
    return language or FALLBACK


def names_of(seats: Sequence[SeatRow], language: str | None) -> dict[str, str]:
    """How the seats are called; no two the same. An open one has no name."""
    voice = ServerVoice(language_or_usual(language))
    bots = sum(seat.kind == "bot" and not seat.name for seat in seats)
    taken: set[str] = set()
    names: dict[str, str] = {}
    number = 0
    for seat in seats:
        if seat.kind == "open":
            continue
        name = seat.name
        if not name and seat.kind == "person":
            name = voice.say("server-gone-name")
        if not name:
            number += 1
            name = (
                voice.say("server-bot-name")
                if bots == 1
                else voice.say("server-bot-name-numbered", number=number)
            )
        names[seat_name(seat.seat)] = next(each for each in further(name) if each.casefold() not in taken)
        taken.add(names[seat_name(seat.seat)].casefold())
    return names


def further(name: str) -> Iterator[str]:
    """A name, and with numbers behind it."""
    yield name
    number = 2
    while True:
        yield f"{name} ({number})"
        number += 1


def read_clock(row: TableRow) -> Clock:
    return msgspec.convert(row.clock, Clock)


def seat_infos(
    seats: Sequence[SeatRow], user: str | None, language: str | None, left: Mapping[int, float | None]
) -> list[SeatInfo]:
    """The seats as somebody is told of them, without what only a table in use knows."""
    names = names_of(seats, language)
    return [
        SeatInfo(
            seat=seat_name(seat.seat),
            kind=seat.kind,
            name=names.get(seat_name(seat.seat), ""),
            bot=seat.bot,
            here=seat.kind == "bot",
            stand_in=False,
            left=left.get(seat.seat, seat.clock_left),
            running=False,
            you=user is not None and seat.user == user,
        )
        for seat in seats
    ]


def title_of(game: str, voice: ServerVoice) -> str:
    """What a game is called. One that can't be loaded any more goes by its id: a table of it is no reason not
    to tell of the others."""
    try:
        return voice.about(find_game(game)).title()
    except Exception:
        return game


def table_info(
    row: TableRow,
    seats: list[SeatInfo],
    user: str | None,
    language: str | None,
    watchers: int = 0,
    broken: bool = False,
) -> TableInfo:
    voice = ServerVoice(language_or_usual(language))
    return TableInfo(
        id=row.id,
        game=row.game,
        title=title_of(row.game, voice),
        settings=row.settings,
        state=row.state,
        private=row.private,
        owner=user is not None and row.owner == user,
        seats=seats,
        watchers=watchers,
        clock=read_clock(row),
        commitment=row.commitment,
        seed=row.seed if row.state == "over" else None,
        undo_wish=None,
        next=row.next,
        guide=row.guide,
        created=row.created,
        seed_known=row.seed_known,
        prefix=row.prefix,
        scenario=row.scenario is not None and not row.guide,
        undone=row.undone,
        broken=broken,
    )


def chat_line(row: ChatRow, user: str | None) -> ChatLine:
    """What somebody has said, as somebody is told of it."""
    seat = None if row.seat is None else seat_name(row.seat)
    return ChatLine(row.number, row.name, seat, row.text, row.at, user is not None and row.user == user)
