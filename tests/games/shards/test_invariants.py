"""What holds between any two decisions: it does in games of all variants, and what is broken is noticed."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.support.shards import GAME

import deckwright as dw
from deckwright.games import hints_of
from deckwright.games.shards import table
from deckwright.games.shards.facts import FACTS
from deckwright.games.shards.rules.invariants import breaches
from deckwright.kernel.abilities import Lasting
from deckwright.kernel.ids import ALL_SEATS, Card, Face, Seat, Zone
from deckwright.kernel.setup import Outcome
from deckwright.kernel.state import State
from deckwright.kernel.zones import move

VARIANTS = GAME.about.variants()
Spoil = Callable[[State], object]
Position = dict[str, Any]


def played(seed: int, seats: int, choices: int, **settings: object) -> State:
    """A game in which somebody plays without much thought, after so many choices or at its end."""
    state = GAME.new(seed=seed, seats=seats, **settings)
    rng = dw.Rng(seed)
    while state.codes and choices:
        state.choose(hints_of(GAME).rollout_policy(state, lambda: rng.below(1000) / 1000))
        choices -= 1
    return state


@pytest.mark.parametrize("part", range(8))
def test_nothing_is_broken_in_games_of_any_variant(part: int) -> None:
    looked = 0
    for number, (seats, settings) in enumerate(VARIANTS[part::8]):
        state = GAME.new(seed=number, seats=seats, **settings)
        rng = dw.Rng(number)
        for _ in range(120):
            assert breaches(state) == [], f"{seats} {settings}"
            looked += 1
            if not state.codes:
                break
            random = lambda: rng.below(1000) / 1000  # noqa: E731, B023 - used at once
            state.choose(
                hints_of(GAME).rollout_policy(state, random) if number % 2 else rng.below(len(state.codes))
            )
    assert looked > 500


@pytest.mark.parametrize(
    ("seats", "settings"),
    [
        (2, {"mode": "standard"}),
        (4, {"mode": "standard", "deal": "secret"}),
        (4, {"mode": "team"}),
        (3, {"mode": "clash"}),
        (1, {"mode": "nemesis"}),
    ],
)
def test_nothing_is_broken_in_whole_games(seats: int, settings: dict[str, str]) -> None:
    ended = 0
    for seed in range(3):
        state = GAME.new(seed=seed, seats=seats, **settings)
        rng = dw.Rng(seed)
        while state.codes:
            assert breaches(state) == [], f"seed {seed}"
            state.choose(hints_of(GAME).rollout_policy(state, lambda: rng.below(1000) / 1000))  # noqa: B023
        assert breaches(state) == []
        ended += state.outcome is not None
    assert ended == 3


def test_nothing_is_broken_in_worlds_that_a_player_holds_possible() -> None:
    rng = dw.Rng(4)
    state = played(4, 2, 80)
    for _ in range(6):
        world = state.determinize(state.decider, rng)
        for _ in range(60):
            assert breaches(world) == []
            if not world.codes:
                break
            world.choose(rng.below(len(world.codes)))
    assert state.codes


def test_looking_changes_nothing() -> None:
    state = played(5, 3, 60)
    before = state.to_json()
    assert breaches(state) == []
    assert state.to_json() == before


# What is broken is noticed.


def put(number: int, value: int) -> Spoil:
    def spoil(state: State) -> None:
        state.vars[number] = value

    return spoil


def bring(zone: Zone, place: str = "centre") -> Spoil:
    """A card of a kind is in a zone where it does not belong."""

    def spoil(state: State) -> None:
        cards = [card for card, face in enumerate(state.face) if FACTS[face].place == place]
        card = next(card for card in cards if state.zone[card] != zone)
        move(state, Card(card), zone)

    return spoil


def mark(column: int, zone: int, value: int = 1) -> Spoil:
    def spoil(state: State) -> None:
        state.own(column)[state.zones[zone][0]] = value

    return spoil


def all_of(*spoils: Spoil) -> Spoil:
    return lambda state: [spoil(state) for spoil in spoils]


def forget(zone: int) -> Spoil:
    def spoil(state: State) -> None:
        state.own_known()[state.zones[zone][0]] = 0

    return spoil


def tell(zone: int) -> Spoil:
    def spoil(state: State) -> None:
        state.own_known()[state.zones[zone][0]] = ALL_SEATS

    return spoil


def lose_a_card(state: State) -> None:
    state.zones[table.ROW] = state.zones[table.ROW][1:]


def misplace_a_card(state: State) -> None:
    state.own_zone()[state.zones[table.ROW][0]] = table.BANISHED


def reprint_a_card(state: State) -> None:
    state.face[0] = Face(state.face[-1])


def give_away(card: int) -> Spoil:
    """A starting card of the first player is the second one's."""
    return lambda state: move(state, Card(card), table.DISCARD[1])


def lasting_of(seat: int) -> Spoil:
    def spoil(state: State) -> None:
        state.lasting = (Lasting(1, Face(0), 0, Card(0), Seat(seat), table.END_OF_TURN, 0, ()),)

    return spoil


def steal(state: State) -> None:
    """What is in the first player's play area belongs to the second."""
    bring(table.PLAY[0], "relic")(state)
    state.own_controller()[state.zones[table.PLAY[0]][0]] = Seat(1)


def no_question(state: State) -> None:
    state.codes = []


def double_option(state: State) -> None:
    state.codes = [*state.codes, state.codes[0]]


def ask(prompt: int) -> Spoil:
    def spoil(state: State) -> None:
        state.prompt = prompt

    return spoil


def ask_another(state: State) -> None:
    state.decider = Seat(1 - state.decider)


def won(winners: tuple[int, ...], reason: str) -> Spoil:
    def spoil(state: State) -> None:
        state.outcome = Outcome(tuple(map(Seat, winners)), (50,) * state.setup.seats, reason)

    return spoil


DUEL: Position = {"seed": 1, "seats": 2, "choices": 2}
SECRET: Position = {"seed": 1, "seats": 2, "choices": 2, "deal": "secret"}
SOLO: Position = {"seed": 1, "seats": 1, "choices": 3, "mode": "nemesis"}
TEAM: Position = {"seed": 1, "seats": 4, "choices": 2, "mode": "team"}
AUCTION: Position = {"seed": 1, "seats": 2, "choices": 1, "leaders": "auction"}


def active(state: State) -> int:
    return state.vars[table.ACTIVE]


def of_active(number: int, value: int) -> Spoil:
    return lambda state: put(number + active(state), value)(state)


def of_other(number: int, value: int) -> Spoil:
    return lambda state: put(number + 1 - active(state), value)(state)


SPOILT: list[tuple[str, Position, Spoil]] = [
    ("SHI-1.1", DUEL, put(table.CRYSTALS, -1)),
    ("SHI-1.2", DUEL, of_active(table.HEALTH, 51)),
    ("SHI-1.2", DUEL, of_other(table.MASTERY, 31)),
    ("SHI-1.2", SOLO, put(table.MASTERY + table.NEMESIS, -1)),
    ("SHI-1.5", DUEL, lose_a_card),
    ("SHI-1.5", DUEL, misplace_a_card),
    ("SHI-1.5", DUEL, reprint_a_card),
    ("SHI-1.7", DUEL, steal),
    ("SHI-1.11", DUEL, put(table.PHASE, table.SET_UP)),
    ("SHI-2.1", DUEL, put(table.FIRST, 2)),
    ("SHI-2.1", TEAM, put(table.FIRST, 1)),
    ("SHI-2.2", DUEL, put(table.LEADER, table.NO_LEADER)),
    ("SHI-2.4", DUEL, all_of(*(give_away(card) for card in range(10)))),
    ("SHI-2.4", SOLO, lambda state: move(state, Card(0), table.PLAY[table.NEMESIS])),
    ("SHI-2.5", DUEL, lambda state: move(state, Card(0), table.CENTRE)),
    ("SHI-2.5", DUEL, bring(table.ROW)),
    ("SHI-2.6", DUEL, lambda state: put(table.LEADER, state.vars[table.LEADER + 1])(state)),
    ("SHI-3.2", DUEL, lambda state: move(state, state.zones[table.ROW][0], table.BANISHED)),
    ("SHI-4.1", DUEL, put(table.PHASE, table.END)),
    ("SHI-4.2", DUEL, double_option),
    ("SHI-4.2", DUEL, ask_another),
    ("SHI-4.3", DUEL, lambda state: bring(table.PLAY[active(state)])(state)),
    ("SHI-4.5", DUEL, lambda state: mark(table.FAST, table.PLAY[active(state)])(state)),
    ("SHI-4.7", DUEL, all_of(put(table.FOCUSED, 1), of_active(table.MASTERY, 0))),
    ("SHI-4.9", DUEL, lambda state: bring(table.PLAY[1 - active(state)])(state)),
    ("SHI-4.9", {**DUEL, "choices": 0}, put(table.CRYSTALS, 3)),
    (
        "SHI-4.9",
        DUEL,
        lambda state: move(state, state.zones[table.HAND[1 - active(state)]][0], table.BANISHED),
    ),
    ("SHI-4.12", DUEL, lambda state: spoil_champion(state, 1 - active(state))),
    ("SHI-4.15", DUEL, lambda state: mark(table.EXHAUSTED, table.PLAY[active(state)])(state)),
    ("SHI-5.1", DUEL, all_of(put(table.POWER, 0), ask(table.ASK_ASSIGN))),
    ("SHI-5.2", DUEL, ask(table.ASK_BLOCK)),
    ("SHI-5.12", DUEL, all_of(of_other(table.GONE, 1), of_other(table.HEALTH, 0))),
    ("SHI-5.12", DUEL, of_active(table.GONE, 1)),
    ("SHI-5.12", DUEL, bring(table.OUT)),
    ("SHI-5.13", DUEL, of_active(table.GONE, 1)),
    ("SHI-5.14", DUEL, no_question),
    ("SHI-6.5", DUEL, ask(table.ASK_MAIN_INFINITE)),
    ("SHI-6.7", DUEL, put(table.PLAYS, 0)),
    ("SHI-6.18", DUEL, put(table.POWER, table.INFINITE + 1)),
    ("SHI-6.25", DUEL, lambda state: lasting_of(1 - active(state))(state)),
    ("SHI-7.28", DUEL, of_other(table.DAMAGE_TAKEN, 5)),
    ("SHI-8.1", DUEL, of_other(table.HEALTH, 0)),
    ("SHI-8.2", DUEL, put(table.TURN, 1001)),
    ("SHI-8.2", DUEL, won((0,), "last-player")),
    ("SHI-8.2", DUEL, won((), "endless")),
    ("SHI-8.2", TEAM, won((0,), "last-team")),
    ("SHI-9.1", DUEL, bring(table.RELICS[0])),
    ("SHI-9.1", DUEL, lambda state: put(table.LEADER, 6 - sum(state.vars[table.LEADER :][:2]))(state)),
    ("SHI-9.3", DUEL, put(table.RELIC_TAKEN, 1)),
    ("SHI-9.3", DUEL, lambda state: move(state, state.zones[table.RELICS[0]][0], table.HAND[0])),
    ("SHI-9.5", DUEL, bring(table.CENTRE, "relic")),
    ("SHI-10.10", AUCTION, put(table.BID, 50)),
    ("SHI-10.11", DUEL, lambda state: move(state, state.zones[table.RELICS[0]][0], table.OFFER)),
    ("SHI-10.12", SECRET, lambda state: move(state, state.zones[table.SECRETS[0]][0], table.RELICS[0])),
    ("SHI-11.5", SOLO, all_of(put(table.ACTIVE, table.NEMESIS), put(table.CRYSTALS, 1))),
    ("SHI-11.8", SOLO, bring(table.DISCARD[table.NEMESIS])),
    ("SHI-11.13", SOLO, ask(table.ASK_NEMESIS_PLAYS)),
    ("SHI-11.14", SOLO, put(table.MASTERY + table.NEMESIS, 30)),
    ("SHI-11.14", SOLO, won((0,), "nemesis-beaten")),
    ("SHI-11.14", SOLO, won((), "nemesis-mastery")),
    ("SHI-11.14", SOLO, won((), "nemesis-row")),
    ("SHI-11.17", SOLO, all_of(put(table.ACTIVE, table.NEMESIS), put(table.FOCUSED, 1))),
    ("SHI-12.1", DUEL, forget(table.ROW)),
    ("SHI-12.1", DUEL, forget(table.HAND[0])),
    ("SHI-12.2", DUEL, tell(table.DECK[0])),
    ("SHI-12.2", DUEL, tell(table.CENTRE)),
    ("SHI-12.2", SECRET, tell(table.SECRETS[0])),
]


def spoil_champion(state: State, seat: int) -> None:
    bring(table.PLAY[seat])(state)
    mark(table.EXHAUSTED, table.PLAY[seat])(state)


@pytest.mark.parametrize(("clause", "position", "spoil"), SPOILT)
def test_what_is_broken_is_noticed(clause: str, position: Position, spoil: Spoil) -> None:
    state = played(**position)
    assert breaches(state) == []
    spoil(state)
    found = breaches(state)
    assert clause in {breach.partition(":")[0] for breach in found}, found


def test_each_clause_that_can_be_broken_is_broken_here() -> None:
    source = Path(dw.__file__).parent / "games" / "shards" / "rules" / "invariants.py"
    clauses = set(re.findall(r'"(SHI-\d+\.\d+)[":]', source.read_text(encoding="utf-8")))
    assert clauses == {clause for clause, _, _ in SPOILT}
