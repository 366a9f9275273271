"""What holds between any two decisions holds in every game; what does not is told with its clause."""

from collections.abc import Callable
from random import Random

import pytest

import deckwright as dw
from deckwright.games.dimensions import table
from deckwright.games.dimensions.rules.invariants import CHECKS, breaches
from deckwright.kernel.ids import NO_SEAT, Card, Seat, Zone
from deckwright.kernel.setup import Outcome
from deckwright.kernel.state import State
from deckwright.kernel.zones import move

GAME = dw.game("dimensions")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("epic", [False, True])
@pytest.mark.parametrize("seed", range(3))
def test_nothing_is_breached_in_a_random_game(seats: int, epic: bool, seed: int) -> None:
    state = GAME.new(seed=seed, seats=seats, epic=epic)
    random = Random(seed)
    while state.codes:
        assert breaches(state) == []
        state.choose(random.randrange(len(state.codes)))
    assert breaches(state) == []


def under_way(seed: int = 1) -> State:
    """A game for two in its first Reinforcement."""
    state = GAME.new(seed=seed, seats=2, start="random")
    while state.prompt != table.ASK_LAY:
        state.choose(0)
    return state


def to(zone: Zone) -> Callable[[State], None]:
    """Put a card of the first hand elsewhere."""

    def change(state: State) -> None:
        card = next(card for card in state.zones[table.HAND[0]] if state.face[card] < table.FACTION_CARDS)
        move(state, card, zone)

    return change


def number(var: int, value: int) -> Callable[[State], None]:
    def change(state: State) -> None:
        state.vars[var] = value

    return change


def wrong_squad(state: State) -> None:
    card = next(card for card in state.zones[table.HAND[0]] if state.face[card] < table.FACTION_CARDS)
    other = (table.FACTION_OF[state.face[card]] + 1) % 5
    move(state, card, table.DIMENSION[0][other])


def two_entities(state: State) -> None:
    move(state, state.zones[table.ENTITY[1]][0], table.ENTITY[0])


def twisted(state: State) -> None:
    state.zones[table.SPIRAL] = state.zones[table.SPIRAL][::-1]


def many(state: State) -> None:
    state.zones[table.HAND[0]] += (Card(0),)


def unboxed(state: State) -> None:
    card = next(card for card in state.zones[table.BOX] if state.face[card] < table.FIRST_ENTITY)
    move(state, card, table.BLACK_HOLE)


def full_hand(state: State) -> None:
    for card in state.zones[table.DECK][:3]:
        move(state, card, table.HAND[0])


def seen_deck(state: State) -> None:
    state.own_known()[state.zones[table.DECK][0]] = 1


def seen_entity(state: State) -> None:
    state.own_known()[state.zones[table.ENTITY[0]][0]] = 3


def no_deck(state: State) -> None:
    for card in state.zones[table.DECK]:
        move(state, card, table.BLACK_HOLE)


def counted(state: State) -> None:
    state.outcome = Outcome((Seat(0),), (9, 1), "most-cards")


def other_asked(state: State) -> None:
    state.decider = Seat(1 - state.decider)


def declaring(state: State) -> None:
    state.prompt = table.ASK_DECLARE


FAULTS: dict[str, tuple[str, Callable[[State], None]]] = {
    "nobody": ("DIM-1.7", to(table.DIMENSION[3][0])),
    "twice": ("DIM-1.5", many),
    "power": ("DIM-1.5", to(table.SPIRAL)),
    "squad": ("DIM-1.5", wrong_squad),
    "aura": ("DIM-8.1", to(table.DIMENSION[0][table.AURA])),
    "entities": ("DIM-3.1", two_entities),
    "no-entity": ("DIM-8.19", two_entities),
    "spiral": ("DIM-2.2", twisted),
    "anomaly": ("DIM-3.3", unboxed),
    "extra": ("DIM-6.13", number(table.EXTRA, 1)),
    "hand": ("DIM-4.12", full_hand),
    "deck": ("DIM-9.2", seen_deck),
    "entity": ("DIM-3.1", seen_entity),
    "empty": ("DIM-7.1", no_deck),
    "final": ("DIM-7.2", number(table.FINAL, 1)),
    "drawer": ("DIM-7.1", number(table.LAST_DRAWER, 1)),
    "count": ("DIM-7.3", counted),
    "phase": ("DIM-4.1", number(table.PHASE, table.IN_RECOVERY)),
    "asked": ("DIM-4.14", other_asked),
    "declare": ("DIM-8.12", declaring),
    "open": ("DIM-8.25", declaring),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_breach_is_told_with_its_clause(fault: str) -> None:
    state = under_way()
    assert state.vars[table.LAST_DRAWER] == NO_SEAT
    assert breaches(state) == []
    clause, change = FAULTS[fault]
    change(state)
    assert clause in {breach.partition(":")[0] for breach in breaches(state)}


def test_every_check_is_tried() -> None:
    found = set()
    for _, change in FAULTS.values():
        twin = under_way()
        change(twin)
        found |= {check for check in CHECKS if list(check(twin))}
    assert [check.__name__ for check in CHECKS if check not in found] == []
