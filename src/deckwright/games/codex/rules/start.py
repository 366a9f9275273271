"""Set-up (COD-1)."""

from functools import cache
from typing import Final

from deckwright.games.codex import table
from deckwright.games.codex.facts import FACTS, SPECS
from deckwright.games.codex.rules.gold import draw
from deckwright.games.codex.rules.turn import HAND_LIMIT, TURN
from deckwright.kernel.events import emit
from deckwright.kernel.frames import Frame
from deckwright.kernel.ids import Card, Face, Seat, Zone
from deckwright.kernel.interpreter import push
from deckwright.kernel.nodes import procedure
from deckwright.kernel.rng import below
from deckwright.kernel.setup import Setup
from deckwright.kernel.state import State
from deckwright.kernel.urns import fill
from deckwright.kernel.zones import shuffle

FIRST_WORKERS: Final = 4
SECOND_WORKERS: Final = 5
SIDES: Final[tuple[str, ...]] = ("random", "bashing", "finesse", "bashing-mirror", "finesse-mirror")
"""What the first seat plays; the other one plays the other side but in a mirror match (COD-1.3)."""

OVERPOWER: Final[tuple[str, ...]] = ("after-armour", "by-the-letter")
"""What counts as excess damage (COD-11.2)."""


def specs_of(setup: Setup) -> tuple[str, str]:
    """The sides of both seats, once it is settled who plays what."""
    side = str(setup["sides"])
    if side.endswith("-mirror"):
        spec = side.removesuffix("-mirror")
        return spec, spec
    other = SPECS[1 - SPECS.index(side)]
    return side, other


@cache
def faces_of_seat(spec: str) -> tuple[Face, ...]:
    """All that a player has: starting deck, hero, codex, buildings, and the tokens of the side (COD-1.2)."""
    return tuple(
        Face(face)
        for face, fact in enumerate(FACTS)
        if fact.group in ("starter", spec, "building")
        or (fact.group in ("hero", "token") and fact.spec == spec)
        for _ in range(fact.copies)
    )


def cards_of(setup: Setup) -> list[Face]:
    return [face for spec in specs_of(setup) for face in faces_of_seat(spec)]


@cache
def place_of(face: Face, seat: int) -> Zone:
    """Where a card begins (COD-1.7)."""
    fact = FACTS[face]
    if fact.group == "starter":
        return table.DECK[seat]
    if fact.group == "hero":
        return table.COMMAND[seat]
    if fact.group == "token":
        return table.ASIDE[seat]
    if fact.id == "base":
        return table.BUILDINGS[seat]
    return table.PLANS[seat] if fact.group == "building" else table.CODEX[seat]


def lay_out(state: State, frame: Frame) -> None:
    """COD-1.4, COD-1.5"""
    specs = specs_of(state.setup)
    own = len(faces_of_seat(specs[0]))
    for number, face in enumerate(state.face):
        card, seat = Card(number), Seat(int(number >= own))
        state.owner[card] = state.own_controller()[card] = seat
        zone = place_of(face, seat)
        state.own_zone()[card] = zone
        state.zones[zone] += (card,)
        state.own_known()[card] = state.game.table.sight[zone]
    know_the_decks(state)
    first = below(state, table.SEATS)
    state.vars[table.FIRST] = first
    state.vars[table.ACTIVE] = 1 - first
    for each in range(table.SEATS):
        state.vars[table.SIDE + each] = SPECS.index(specs[each])
        state.vars[table.FIRST_WORKERS + each] = FIRST_WORKERS if each == first else SECOND_WORKERS
        emit(state, table.PLAYS_SIDE, each, amount=SPECS.index(specs[each]))
        shuffle(state, table.DECK[each])
        draw(state, Seat(each), HAND_LIMIT)
    emit(state, table.GOES_FIRST, first)
    state.frames[0].seat = Seat(first)


def know_the_decks(state: State) -> None:
    """Everybody knows what a starting deck and a codex hold, but not which card is which. Discard piles lie
    face down, but a card that all saw go there stays known until it is shuffled away (COD-10.3)."""
    groups = [
        list(state.zones[zone[seat]]) for seat in range(table.SEATS) for zone in (table.DECK, table.CODEX)
    ]
    known = {card for group in groups for card in group}
    rest = [Card(card) for card in range(len(state.face)) if card not in known]
    fill(state, [*groups, rest])


START: Final = procedure("codex/set-up", lay_out)


def deal(state: State) -> None:
    push(state, TURN, Seat(0))
    push(state, START, Seat(0))
