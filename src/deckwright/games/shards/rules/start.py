"""Set-up: leaders, decks, the centre row, relics, starting mastery (SHI-2, SHI-9.1, SHI-11.1)."""

from dataclasses import dataclass
from functools import cache
from typing import Final

from deckwright.games.shards import table
from deckwright.games.shards.facts import (
    BASE,
    CENTRE,
    FACTS,
    LEADERS,
    NUMBER_OF,
    RELIC,
    RELICS_SET,
    START,
)
from deckwright.games.shards.rules.auction import AUCTION
from deckwright.games.shards.rules.centre import fill_row
from deckwright.games.shards.rules.drawing import draw
from deckwright.games.shards.rules.field import sides
from deckwright.games.shards.rules.relics import DRAFT, deal_secrets, give_relics
from deckwright.games.shards.rules.turn import TURN
from deckwright.kernel.decisions import ask
from deckwright.kernel.events import emit
from deckwright.kernel.frames import NO_ANSWER, Frame
from deckwright.kernel.ids import ALL_SEATS, NO_SEAT, Card, Face, Seat, Zone
from deckwright.kernel.interpreter import go_to, push
from deckwright.kernel.locals import Locals
from deckwright.kernel.nodes import procedure_with
from deckwright.kernel.rng import below, shuffled
from deckwright.kernel.setup import Setup
from deckwright.kernel.state import State
from deckwright.kernel.urns import fill
from deckwright.kernel.vocabulary import first
from deckwright.kernel.zones import shuffle

DECK_SIZE: Final = sum(fact.copies for fact in FACTS if fact.place == START)
COMPANION_FACES: Final = tuple(Face(NUMBER_OF[card]) for card in table.COMPANIONS)


def faces_of(setup: Setup) -> list[Face]:
    return list(all_faces(setup.seats, setup["relics"] is True, str(setup["mode"])))


@cache
def all_faces(seats: int, with_relics: bool, mode: str) -> tuple[Face, ...]:
    """All cards that can come into a game: starting decks, the centre deck, relics (SHI-1.5)."""
    sets = (BASE, RELICS_SET) if with_relics else (BASE,)
    starting = [face for face, fact in enumerate(FACTS) if fact.place == START for _ in range(fact.copies)]
    rest = [
        face
        for place in (CENTRE, RELIC)
        for face, fact in enumerate(FACTS)
        if fact.place == place and fact.set in sets
        for _ in range(fact.copies)
    ]
    faces = tuple(Face(face) for face in starting * seats + rest)
    if mode == table.MODES[table.SOLO] and not with_relics:
        return faces + COMPANION_FACES  # SHI-11.16
    return faces


def put(state: State, cards: tuple[Card, ...], zone: Zone) -> None:
    """Lay cards into a zone that has none, before the game; what is left in the box is out of it."""
    taken = set(cards)
    state.zones[table.OUT] = tuple([card for card in state.zones[table.OUT] if card not in taken])
    state.zones[zone] = cards
    where, known, sight = state.own_zone(), state.own_known(), state.game.table.sight[zone]
    for card in cards:
        where[card] = zone
        known[card] |= sight


def cards_at(state: State, place: str) -> tuple[Card, ...]:
    there = [fact.place == place for fact in FACTS]
    return tuple([Card(card) for card, face in enumerate(state.face) if there[face]])


@dataclass
class SettingUp(Locals):
    """For whom a leader is chosen."""

    chooser: Seat = NO_SEAT


def begin(state: State, frame: Frame) -> None:
    """Who goes first (SHI-2.1); in a team game the left player of a random team (SHI-10.1). The player
    begins against Nemesis (SHI-11.2)."""
    mode = table.MODES.index(str(state.setup["mode"]))
    state.vars[table.MODE] = mode
    box = tuple(Card(card) for card in range(len(state.face)))
    put(state, box, table.OUT)
    known = state.own_known()
    for card in box:
        known[card] = ALL_SEATS
    fill(state, [box])  # SHI-12.2: whatever is shuffled lay in view before
    for seat in range(table.SIDES):
        state.vars[table.LEADER + seat] = table.NO_LEADER
    for seat in sides(state):
        state.vars[table.HEALTH + seat] = table.START_HEALTH
    if mode == table.TEAM:
        state.vars[table.FIRST] = 2 * below(state, 2)
    elif mode != table.SOLO:
        state.vars[table.FIRST] = below(state, state.setup.seats)


# Leaders (SHI-2.2, SHI-2.6).


def free_leaders(state: State) -> list[int]:
    taken = state.vars[table.LEADER : table.LEADER + table.SIDES]
    return [leader for leader in range(len(LEADERS)) if leader not in taken]


def give_leader(state: State, seat: int, leader: int) -> None:
    state.vars[table.LEADER + seat] = leader
    emit(state, table.LEADER_GIVEN, seat, amount=leader)


def deal_leaders(state: State, frame: Frame) -> None:
    if state.vars[table.MODE] == table.SOLO or state.setup["leaders"] != "random":
        return
    order = shuffled(state, range(len(LEADERS)))
    for seat, leader in zip(sides(state), order, strict=False):
        give_leader(state, seat, leader)


def ask_for_leader(state: State, frame: Frame[SettingUp]) -> None:
    """Chosen clockwise from the first player; against Nemesis the player chooses both (SHI-11.15)."""
    if state.setup["leaders"] == "auction":
        return
    first_place = state.vars[table.FIRST]
    everybody = sides(state)
    for seat in everybody[first_place:] + everybody[:first_place]:
        if state.vars[table.LEADER + seat] == table.NO_LEADER:
            prompt = table.ASK_NEMESIS_LEADER if seat == table.NEMESIS else table.ASK_LEADER
            frame.locals.chooser = seat
            ask(state, seat, prompt, [table.CHOOSE_LEADER + leader for leader in free_leaders(state)])
            return


def take_leader(state: State, frame: Frame[SettingUp]) -> None:
    if frame.answer != NO_ANSWER:
        give_leader(state, frame.locals.chooser, first(frame.answer))
        frame.answer = NO_ANSWER
        go_to(frame, ask_for_leader)


# Decks and the row.


def lay_out(state: State, frame: Frame) -> None:
    """SHI-2.4, SHI-2.5"""
    centre = cards_at(state, CENTRE)
    companion: tuple[Card, ...] = ()
    if state.vars[table.MODE] == table.SOLO:
        companion, centre = take_companion(state, centre)
    for seat in range(state.setup.seats):
        cards = tuple(Card(card) for card in range(seat * DECK_SIZE, (seat + 1) * DECK_SIZE)) + companion
        put(state, cards, table.DECK[seat])
        shuffle(state, table.DECK[seat])
    put(state, centre, table.CENTRE)
    shuffle(state, table.CENTRE)
    for seat in range(state.setup.seats):
        draw(state, Seat(seat), table.HAND_SIZE)
    fill_row(state)


def take_companion(state: State, centre: tuple[Card, ...]) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """The eleventh card, and the cards of the centre deck (SHI-11.16)."""
    leader = state.vars[table.LEADER]
    emit(state, table.COMPANION_ADDED, Seat(0), amount=leader)
    wanted = COMPANION_FACES[leader]
    card = next(card for card in reversed(centre) if state.face[card] == wanted)
    rest = tuple(each for each in centre if each != card)
    if state.setup["relics"] is not True:
        rest = tuple(each for each in rest if state.face[each] not in COMPANION_FACES)
    return (card,), rest


def hold_auction(state: State, frame: Frame) -> None:
    if state.setup["leaders"] == "auction":
        push(state, AUCTION, Seat(0))


def set_relics_out(state: State, frame: Frame) -> None:
    """SHI-9.1, SHI-10.11, SHI-10.12"""
    if state.setup["relics"] is not True:
        return
    way = state.setup["deal"]
    if way == "leader":
        give_relics(state)
    elif way == "secret":
        deal_secrets(state)
    else:
        push(state, DRAFT, Seat(0))


def give_mastery(state: State, frame: Frame) -> None:
    """In turn order 0, 1, 2, 3 (SHI-2.3); none in a team game (SHI-10.2)."""
    leader = state.vars[table.FIRST]
    emit(state, table.GOES_FIRST, leader)
    if state.vars[table.MODE] not in (table.TEAM, table.SOLO):
        for step in range(1, state.setup.seats):
            seat = (leader + step) % state.setup.seats
            state.vars[table.MASTERY + seat] = step
            emit(state, table.STARTS_WITH, seat, amount=step)
    state.frames[0].seat = Seat(leader)


START_UP: Final = procedure_with(
    SettingUp,
    "shards/set-up",
    begin, deal_leaders, ask_for_leader, take_leader, lay_out, hold_auction, set_relics_out, give_mastery,
)  # fmt: skip


def deal(state: State) -> None:
    push(state, TURN, Seat(0))
    push(state, START_UP, Seat(0))
