"""From nothing that is sent to anybody can the chance of a game be worked out.

The decks of old games were numbered by the stream that shuffled: whoever saw a deck code knew both hands.
That attack is kept here; it must succeed against an old game, so that it shows something against a new one.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final

import msgspec
import pytest

import deckwright as dw
from deckwright.bots.worlds import forget
from deckwright.kernel.ids import ONLOOKER, Seat
from deckwright.kernel.interpreter import run
from deckwright.kernel.rng import GENERATOR, SPLITMIX, Rng, Splitmix, seeded, splitmix_seeded
from deckwright.kernel.setup import Setup
from deckwright.kernel.state import State
from deckwright.play.session import GameSession
from deckwright.server.client import AsyncClient as Player
from deckwright.server.protocol import NewTable, PlayOn, Resign, TableInfo
from deckwright.server.scenes import Reader
from deckwright.server.tables.table_game import first_state
from tests.server.tables import quick_config, served

KEYFORGE: Final = dw.game("keyforge")
MASK: Final = (1 << 64) - 1
GAMMA: Final = 0x9E3779B97F4A7C15
BACK: Final = (0x319642B2D24D8EC3, 0x96DE1B173F119089)
"""What undoes the two multiplications of splitmix64."""
DECK_BITS: Final = 53
SETTINGS: Final = {"set": "cota", "first": "random"}
STREAMS: Final = ("game", "decks", "sides", "bots", "rng")


def unshifted(value: int, by: int) -> int:
    """The number whose exclusive or with itself, shifted, is the value."""
    found = value
    for _ in range(64 // by):
        found = value ^ found >> by
    return found


def state_behind(word: int) -> int:
    """The state of splitmix64 before it gave a word."""
    value = unshifted(word, 31) * BACK[0] & MASK
    value = unshifted(value, 27) * BACK[1] & MASK
    return unshifted(value, 30) - GAMMA & MASK


def seated(state: State) -> GameSession:
    return GameSession(state, dw.Record.of(state))


def numbers_sent(session: GameSession, seat: Seat = ONLOOKER) -> list[int]:
    """All large numbers in what a reader is sent, also where a program imagines the position."""
    state = session.state
    names = {f"p{number}": f"Player {number}" for number in range(1, state.setup.seats + 1)}
    scene = Reader(state.game, seat, "en", names).scene(session, 1, 1)
    text = msgspec.json.encode(scene).decode() + repr(state.view(seat))
    if seat != ONLOOKER:
        text += forget(state, seat).to_json()
    return sorted({int(number) for number in re.findall(r"\d{9,}", text)})


def hands(state: State) -> object:
    return [state.view(None)["zones"][f"p{seat}/hand"]["cards"] for seat in (1, 2)]


def dealt_from(setup: Setup, chance: int) -> State:
    """The game of a set-up, if this is what it draws from."""
    state = dw.State(KEYFORGE, setup, KEYFORGE.rules.faces(setup), chance)
    KEYFORGE.rules.deal(state)
    run(state)
    return state


def guesses(numbers: list[int]) -> Iterator[int]:
    """What the chance of a game could be, for somebody who has seen some numbers."""
    for number in numbers:
        if number < 1 << DECK_BITS:
            yield from (state_behind(number << 64 - DECK_BITS | low) for low in range(1 << 64 - DECK_BITS))
        yield splitmix_seeded(number)
        yield number & MASK
        yield from (seeded(number, stream) for stream in STREAMS)


def broken_open(state: State) -> bool:
    """Whether a spectator who tries all of that finds a deal with the true hands."""
    numbers = numbers_sent(seated(state))
    assert numbers, "a code of a deck has its number"
    return any(hands(dealt_from(state.setup, guess)) == hands(state) for guess in guesses(numbers))


def begin(generator: str, seed: int) -> State:
    return KEYFORGE.begin(seed, 2, SETTINGS, generator)


def test_the_attack_undoes_splitmix() -> None:
    rng = Splitmix(5)
    before = rng.rng
    assert state_behind(rng.bits()) == before


def test_an_old_game_was_open_to_every_spectator() -> None:
    assert broken_open(begin(SPLITMIX, 7))


@pytest.mark.parametrize("seed", [7, 0, (1 << 255) + 12345])
def test_a_game_is_closed_to_every_spectator(seed: int) -> None:
    assert not broken_open(begin(GENERATOR, seed))


@pytest.mark.anyio
async def test_a_game_like_an_old_one_is_closed_to_every_spectator(tmp_path: Path) -> None:
    """The old one is open: it goes on as it was dealt. Whoever plays again is dealt another."""
    record = dw.Record.of(begin(SPLITMIX, 12345))
    # Its decks are drawn with the game, and so are those of the next one.
    record.setup["settings"] = SETTINGS
    async with served(quick_config(tmp_path)) as (address, context), Player(address, "Anna") as anna:
        brought = (await anna.http.post("/api/v1/replays", content=record.to_json())).json()["id"]
        old = await anna.new_table(NewTable("keyforge", play_on=PlayOn(brought, 0)))
        async with anna.at(old.id) as seat:
            await seat.ask(Resign("enough"))
        again = await anna.call("POST", f"/tables/{old.id}/rematch", TableInfo)
        rows = [await context.store.table(id) for id in (old.id, again.id)]
    first, second = (first_state(row) for row in rows if row is not None)
    assert (old.seed_known, again.seed_known) == (True, False)
    assert broken_open(first)
    assert not broken_open(second)


def secrets_of(state: State) -> list[int]:
    """Every number that a generator of the game has, and those that follow from it at once."""
    seed = state.setup.seed
    assert seed is not None
    keys = [seeded(seed, stream) for stream in STREAMS]
    keys.append(state.rng)
    words = [Rng(seed, stream).bits() for stream in STREAMS]
    return [seed, *keys, *(key >> 64 & (1 << 256) - 1 for key in keys), *words]


def shares_bits(one: int, other: int) -> bool:
    """Whether a number of 40 bits or more stands inside another one."""
    if one.bit_length() < 40:
        return False
    width = one.bit_length()
    return any(
        other >> shift & (1 << width) - 1 == one for shift in range(max(1, other.bit_length() - width + 1))
    )


@pytest.mark.parametrize("name", dw.games())
def test_no_number_that_is_sent_is_a_part_of_any_generator(name: str) -> None:
    game = dw.game(name)
    rng = Random(5)
    for seats, settings in game.about.variants()[:6]:
        session = seated(game.begin(rng.getrandbits(256), seats, settings))
        for _ in range(40):
            state = session.state
            if not state.codes:
                break
            for seat in (ONLOOKER, *map(Seat, range(seats))):
                for number in numbers_sent(session, seat):
                    found = [secret for secret in secrets_of(state) if shares_bits(number, secret)]
                    # The number of a deck is drawn from the decks' own stream, which tells nothing else.
                    assert found in ([], [Rng(state.setup.seed or 0, "decks").bits()]), number
            session.choose(rng.randrange(len(state.codes)))


@pytest.mark.parametrize("own", [0, 1])
def test_in_sealed_play_ones_own_decks_tell_nothing_about_the_others(own: int) -> None:
    """The numbers of decks are draws of a keyed hash: no draw is a guess at any other."""
    state = KEYFORGE.begin(99, 2, {"format": "sealed", "set": "cota"})
    shown = {int(number) for number in re.findall(r"seed=(\d+)", repr(state.view(own)["settings"]))}
    every = [int(number) for number in re.findall(r"seed=(\d+)", repr(state.setup.settings))]
    hidden = [number for number in every if number not in shown]
    assert (len(shown), len(hidden)) == (2, 2)
    for number in shown:
        for low in range(1 << 64 - DECK_BITS):
            stream = Splitmix(0)
            stream.rng = state_behind(number << 64 - DECK_BITS | low)
            drawn = {stream.bits() >> 64 - DECK_BITS for _ in range(5)}
            assert not drawn & set(hidden)
