"""Everything that is sent to each seat and to onlookers in random games, searched for what they may not know.

Two ways: in a world that differs in all that a seat does not know, the seat would be sent the same, byte for
byte; and no message names a card that its reader has never been allowed to know.
"""

import re
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, Final, cast

import msgspec
import pytest

import deckwright as dw
from deckwright.kernel.errors import DeckwrightError
from deckwright.kernel.game import Game
from deckwright.kernel.ids import ONLOOKER, Seat
from deckwright.kernel.rng import Rng
from deckwright.kernel.state import State
from deckwright.kernel.zones import Sight
from deckwright.play.session import GameSession
from deckwright.play.voice import Voice
from deckwright.server.botpool import BotPool
from deckwright.server.config import Config
from deckwright.server.limits import Limits
from deckwright.server.live import LiveTable
from deckwright.server.newtables import commitment_of
from deckwright.server.protocol import Choose, FromServer, Refuse, Undo
from deckwright.server.scenes import Reader
from deckwright.server.storage.journal import Journal
from deckwright.server.storage.rows import ActionRow, SeatRow, TableRow
from deckwright.server.storage.store import Store
from deckwright.server.tables.services import Services
from tests.support.conformance import cases

pytestmark = pytest.mark.anyio

LANGUAGES: Final = ("en", "ru", "uk")
WORD: Final = re.compile(r"[a-z][a-z0-9-]*")
PROSE: Final = ("text", "note", "reason", "about", "undo_note", "title")
"""Where sentences stand: there a card is a card between marks only."""
MARKED: Final = re.compile("\ue000([a-z0-9-]+)")
LONGEST: Final = 600


class Memory:
    """Stores nothing, and says that all is well."""

    async def append(self, rows: list[ActionRow], changes: object) -> None:
        """Never fails."""

    async def change_table(self, id: str, **fields: object) -> bool:
        return True


class Ear:
    """A connection that keeps everything it is sent."""

    def __init__(self, user: str | None, language: str) -> None:
        self.user = user
        self.name = user or ""
        self.login_session = ""
        self.whose = user or ""
        self.language: str | None = language
        self.seat: Seat = ONLOOKER
        self.heard: list[FromServer] = []
        self._seq = 0

    def send(self, message: FromServer) -> None:
        # As it goes over the wire: what is changed later is not what was sent.
        self.heard.append(msgspec.json.decode(msgspec.json.encode(message), type=FromServer))

    def hang_up(self, error: DeckwrightError) -> None:
        raise error

    def next_seq(self) -> int:
        self._seq += 1
        return self._seq

    def spend(self, cost: float) -> None:
        pass

    def take(self) -> list[FromServer]:
        """What came since the last time."""
        heard, self.heard = self.heard, []
        return heard


def new_table(game: Game, rng: Random) -> LiveTable:
    """A table of one of the variants of a game, whoever plays there."""
    case = rng.choice(cases(game.name))
    seats, settings = case.seats, dict(case.settings)
    seed = f"{rng.getrandbits(256):064x}"
    row = TableRow(
        "table", game.name, settings, seats, seed, commitment_of(seed), "open", False, {}, False, "u0", 0.0
    )
    memory = Memory()
    services = Services(
        Config(),
        cast(Store, memory),
        cast(Journal, memory),
        cast(Limits, None),
        cast(BotPool, None),
    )
    people = [
        SeatRow("table", seat, "person", f"u{seat}", f"Player {seat}", None, None) for seat in range(seats)
    ]
    return LiveTable(row, people, (), services)


@cache
def text_of(game: Game, face: str) -> str:
    """The text of a card, with the cards that it names between marks."""
    return Voice("en").about(game, marked=True).card_text(face)


class Knowledge:
    """The cards that a reader has ever been allowed to know, by their names and their labels."""

    def __init__(self, game: Game, seat: Seat) -> None:
        self._game = game
        self._seat = seat
        self._names = set(game.table.face_names)
        self.faces: set[str] = {game.table.face_names[face] for face in game.cards.rule_faces}
        # Some zones are called like cards.
        self.faces |= {zone.name for zone in game.table.zones}

    def learn(self, state: State) -> None:
        """What the reader may know now."""
        seen = [state.face[card] for card, mask in enumerate(state.known) if mask >> self._seat & 1]
        known = open_decks(state, self._seat) | {self._game.table.face_names[face] for face in seen}
        for face in (known & self._names) - self.faces:
            # Who knows a card may read on it what other cards it speaks of.
            self.faces |= {face, *(self._names & set(MARKED.findall(text_of(self._game, face))))}

    def secrets_in(self, words: Iterator[str]) -> set[str]:
        """The cards that are named and the reader has never known."""
        return (self._names & set(words)) - self.faces


def words_in(data: Any, prose: bool = False) -> Iterator[str]:
    """All words of a message that could be cards."""
    if isinstance(data, str):
        yield from MARKED.findall(data) if prose else WORD.findall(data)
    elif isinstance(data, dict):
        for key, value in data.items():
            yield from WORD.findall(str(key))
            yield from words_in(value, key in PROSE)
    elif isinstance(data, list):
        for value in data:
            yield from words_in(value, prose)


def open_decks(state: State, seat: Seat) -> set[str]:
    """The cards on the lists of decks that a reader may see: all of them (KF-17.1), but in sealed play only
    one's own and those that are played."""
    settings = dict(state.setup.settings)
    codes = {name: str(value) for name, value in settings.items() if name.startswith("deck")}
    faces = {state.game.table.face_names[face] for face in state.face} if codes else set()
    if settings.get("format") == "sealed":
        codes = {name: code for name, code in codes.items() if int(name[-1]) % 2 == (seat + 1) % 2}
        if seat == ONLOOKER:
            codes = {}
    return faces | {word for code in codes.values() for word in WORD.findall(code)}


def same_in_another_world(
    session: GameSession, reader: Seat, knower: Seat, language: str, rng: Random
) -> bool:
    """Whether a reader would be shown the same if all were different that the knower does not know."""
    state = session.state
    shown = shown_to(session, reader, language)
    session.state = state.determinize(knower, Rng(rng.getrandbits(60)))
    try:
        return shown_to(session, reader, language) == shown
    finally:
        session.state = state


def shown_to(session: GameSession, seat: Seat, language: str) -> bytes:
    """A whole scene but the log, which is made of what was told at its time."""
    reader = Reader(session.state.game, seat, language, {"p1": "Anna", "p2": "Boris"})
    reader.log = None
    return msgspec.json.encode(reader.scene(session, 1, 1))


async def play_and_listen(game: Game, seed: int, worlds: int) -> int:
    """Play a random game; how many messages were looked at. One in `worlds` positions is exchanged."""
    rng = Random(seed)
    table = new_table(game, rng)
    ears = [Ear(f"u{seat}", LANGUAGES[(seed + seat) % 3]) for seat in range(table.row.seats)]
    ears.append(Ear(None, LANGUAGES[seed % 3]))
    async with table.lock:
        await table.begin()
    table_game = table.table_game
    assert table_game is not None
    known = {}
    for ear in ears:
        await table.join(ear)
        known[ear] = Knowledge(game, ear.seat)
    looked_at = 0
    while table_game.asked is not None and table_game.actions < LONGEST:
        looked_at += look(table_game.session, known)
        asked = ears[table_game.asked]
        if rng.randrange(worlds) == 0:
            for ear in ears:
                knowers = (
                    [ear.seat] if ear.seat != ONLOOKER else [Seat(each) for each in range(table_game.seats)]
                )
                for knower in knowers:
                    assert same_in_another_world(
                        table_game.session, ear.seat, knower, ear.language or "en", rng
                    ), (game.name, seed, table_game.actions, ear.seat)
        if rng.randrange(15) == 0:
            await table.message_handler.handle(asked, Undo(f"u{table_game.actions}"))
        assert table_game.asked is not None
        asked = ears[table_game.asked]
        key = rng.choice(table_game.state.decision.keys if table_game.state.decision is not None else [""])
        number = table_game.number(asked.seat)
        await table.message_handler.handle(asked, Choose(f"c{table_game.actions}", number, key))
    looked_at += look(table_game.session, known)
    table.driver.close()
    return looked_at


def look(session: GameSession, known: dict[Ear, Knowledge]) -> int:
    """Search what was sent since the last look."""
    looked_at = 0
    for ear, knowledge in known.items():
        knowledge.learn(session.state)
        for message in ear.take():
            looked_at += 1
            assert not isinstance(message, Refuse) or message.code.startswith("play-no-undo")
            assert knowledge.secrets_in(words_in(msgspec.to_builtins(message))) == set(), (ear.seat, message)
    return looked_at


@pytest.mark.parametrize("name", dw.games())
async def test_nothing_that_is_sent_tells_a_secret(name: str) -> None:
    assert await play_and_listen(dw.game(name), 1, worlds=8) > 50


@pytest.mark.marathon
@pytest.mark.parametrize("name", dw.games())
async def test_nothing_that_is_sent_in_many_games_tells_a_secret(name: str) -> None:
    looked_at = 0
    for seed in range(2, 27):
        looked_at += await play_and_listen(dw.game(name), seed, worlds=25)
    assert looked_at > 2000


def test_the_search_finds_a_secret() -> None:
    game = dw.game("dimensions")
    state = game.new(seed=1)
    knowledge = Knowledge(game, Seat(0))
    knowledge.learn(state)
    hand = next(zone for zone, kind in enumerate(game.table.zones) if kind.name == "p2/hand")
    assert game.table.zones[hand].sight is not Sight.ALL
    secret = game.showing.label(state, state.zones[hand][0], None)
    assert knowledge.secrets_in(words_in({"key": f"play {secret} now"})) == {secret}
    assert knowledge.secrets_in(words_in({"text": f"\ue000{secret}\ue001A card\ue002"})) == {secret}
    own = game.showing.label(state, state.zones[hand - 1][0], None)
    assert game.table.zones[hand - 1].name == "p1/hand"
    assert knowledge.secrets_in(words_in({"key": f"play {own}"})) == set()
