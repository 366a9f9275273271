"""What holds between any two decisions holds in every game; what does not is told with its clause."""

from collections.abc import Callable
from random import Random

import pytest

import deckwright as dw
from deckwright.games import hints_of
from deckwright.games.codex import table
from deckwright.games.codex.rules.invariants import CHECKS, breaches
from deckwright.games.codex.rules.leaving import leave
from deckwright.kernel.ids import Card, Seat, Zone
from deckwright.kernel.setup import Outcome
from deckwright.kernel.state import State
from deckwright.kernel.zones import move

GAME = dw.game("codex")
POSITION = {
    "players": [
        {
            "play": ["iron-man", {"card": "river-montoya", "level": 3}, "harmony", "dancer"],
            "hand": ["spark"],
            "codex": ["maestro"],
            "discard": ["wither"],
            "workers": ["bloom"],
            "buildings": ["tower"],
            "plans": ["surplus", "tech-1-building"],
            "spec": "finesse",
            "gold": 3,
        },
        {"play": [{"card": "tenderfoot", "slot": "elite"}, "older-brother"], "command": ["troq-bashar"]},
    ]
}


@pytest.mark.parametrize("sides", ["bashing", "finesse", "bashing-mirror", "finesse-mirror"])
@pytest.mark.parametrize("seed", range(4))
def test_nothing_is_breached_in_a_random_game(sides: str, seed: int) -> None:
    state = GAME.new(seed=seed, sides=sides)
    random = Random(seed).random
    while state.codes:
        assert breaches(state) == []
        state.choose(hints_of(GAME).rollout_policy(state, random))
    assert breaches(state) == []


def find(state: State, label: str) -> Card:
    return next(
        Card(card) for card in range(len(state.face)) if GAME.showing.label(state, Card(card), None) == label
    )


def mark(column: int, label: str, number: int) -> Callable[[State], None]:
    def change(state: State) -> None:
        state.own(column)[find(state, label)] = number

    return change


def number(var: int, value: int) -> Callable[[State], None]:
    def change(state: State) -> None:
        state.vars[var] = value

    return change


def to(label: str, zone: Zone) -> Callable[[State], None]:
    def change(state: State) -> None:
        move(state, find(state, label), zone)

    return change


def forget(label: str) -> Callable[[State], None]:
    def change(state: State) -> None:
        state.own_known()[find(state, label)] = 0

    return change


def give(label: str, seat: int) -> Callable[[State], None]:
    def change(state: State) -> None:
        state.own_controller()[find(state, label)] = Seat(seat)

    return change


def two_add_ons(state: State) -> None:
    surplus = find(state, "surplus@p1/plans.1")
    move(state, surplus, table.BUILDINGS[0])
    state.own(table.DAMAGE)[surplus] = 1


def damaged_site(state: State) -> None:
    two_add_ons(state)
    mark(table.UNFINISHED, "surplus.1", 1)(state)


def both_runes(state: State) -> None:
    mark(table.PLUS, "iron-man.1", 1)(state)
    mark(table.MINUS, "iron-man.1", 1)(state)


def lose_the_hero(state: State) -> None:
    leave(state, find(state, "river-montoya.1"), table.COMMAND[0])


def twice(state: State) -> None:
    state.zones[table.HAND[0]] *= 2


def nowhere(state: State) -> None:
    state.zones[table.HAND[0]] = ()


def over(state: State) -> None:
    state.outcome = Outcome((Seat(0),), (20, 20), "base-destroyed")


def asked_out_of_turn(state: State) -> None:
    state.decider = Seat(1)


FAULTS: dict[str, tuple[str, Callable[[State], None]]] = {
    "gold": ("COD-2.4", number(table.GOLD, 21)),
    "debt": ("COD-2.4", number(table.GOLD + 1, -1)),
    "base": ("COD-1.9", mark(table.DAMAGE, "base.2", 20)),
    "whole-base": ("COD-1.1", mark(table.DAMAGE, "base.1", -1)),
    "over": ("COD-1.9", over),
    "dead": ("COD-6.17", mark(table.DAMAGE, "iron-man.1", 4)),
    "forlorn": ("COD-4.8", lose_the_hero),
    "no-level": ("COD-4.2", mark(table.LEVEL, "river-montoya.1", 0)),
    "unit-level": ("COD-4.11", mark(table.LEVEL, "iron-man.1", 1)),
    "runes": ("COD-8.5", both_runes),
    "spell-damage": ("COD-6.7", mark(table.DAMAGE, "harmony.1", 1)),
    "shed": ("COD-8.8", mark(table.DAMAGE, "spark", 1)),
    "add-ons": ("COD-5.8", two_add_ons),
    "unfinished": ("COD-11.8", damaged_site),
    "slot": ("COD-7.1", mark(table.SLOT, "older-brother.1", table.ELITE)),
    "own-slot": ("COD-7.12", mark(table.SLOT, "iron-man.1", table.ELITE)),
    "exhausted": ("COD-7.2", mark(table.EXHAUSTED, "tenderfoot.1", 1)),
    "spell-patrols": ("COD-7.1", mark(table.SLOT, "harmony.1", table.ELITE)),
    "token": ("COD-8.4", to("dancer.1", table.HAND[0])),
    "hero-in-deck": ("COD-1.7", to("river-montoya.1", table.DECK[0])),
    "codex": ("COD-1.8", to("spark", table.CODEX[0])),
    "owner": ("COD-8.7", to("spark", table.HAND[1])),
    "controller": ("COD-8.7", give("iron-man.1", 1)),
    "stage": ("COD-11.9", to("spark", table.STAGE)),
    "twice": ("COD-1.2", twice),
    "nowhere": ("COD-1.2", nowhere),
    "unseen": ("COD-10.1", forget("iron-man.1")),
    "unknown": ("COD-10.2", forget("wither@p1/discard.1")),
    "phase": ("COD-2.1", number(table.PHASE, table.PATROL)),
    "turn": ("COD-6.11", asked_out_of_turn),
}  # fmt: skip


@pytest.mark.parametrize("fault", FAULTS)
def test_a_breach_is_told_with_its_clause(fault: str) -> None:
    state = GAME.scenario(POSITION)
    assert breaches(state) == []
    clause, change = FAULTS[fault]
    change(state)
    assert clause in {breach.partition(":")[0] for breach in breaches(state)}


def test_the_cards_of_a_side_are_told_apart() -> None:
    state = GAME.new(seed=1, sides="bashing")
    state.vars[table.SIDE] = 1
    state.vars[table.FIRST_WORKERS] = 6
    state.zones[table.WORKERS[0]] = state.zones[table.HAND[0]]
    assert {"COD-1.2", "COD-1.4", "COD-3.1"} <= {breach.partition(":")[0] for breach in breaches(state)}


def test_every_check_is_tried() -> None:
    state = GAME.scenario(POSITION)
    found = set()
    for _, change in FAULTS.values():
        twin = state.clone()
        change(twin)
        found |= {check for check in CHECKS if list(check(twin))}
    assert [check.__name__ for check in CHECKS if check not in found] == ["components"]
