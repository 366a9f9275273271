"""What must be true between any two decisions: it is, in random games; and what is not is named."""

import random
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from tests.support.duel import GAME, Duel

import deckwright as dw
from deckwright.games.keyforge import table
from deckwright.games.keyforge.cards import SCRIPTS
from deckwright.games.keyforge.facts import ARTIFACT, BY_ID, CREATURE, HOUSES, UPGRADE
from deckwright.games.keyforge.rules.invariants import breaches
from deckwright.kernel.errors import DeckwrightError
from deckwright.kernel.ids import NO_CARD, Card, Seat, Zone
from deckwright.kernel.state import State
from deckwright.kernel.zones import move

SETTINGS: tuple[dict[str, Any], ...] = (
    {},
    {"format": "sealed"},
    {"format": "auction"},
    {"match": "3"},
    {"chains1": 24, "chains2": 7},
    {"set": "mixed"},
    {"set": "mm"},
)


@pytest.mark.parametrize("seed", range(28))
def test_random_games_never_breach_a_rule(seed: int) -> None:
    state, rng = GAME.new(seed=seed, **SETTINGS[seed % len(SETTINGS)]), dw.Rng(seed)
    while state.decision is not None and state.number < 900:
        assert breaches(state) == [], f"before choice {state.number}"
        state.choose(rng.below(len(state.codes)))
    assert state.number > 100


# Positions with cards that no deck brings together, so that more of them meet.

PLAYABLE = [each for each in SCRIPTS if each in BY_ID and not BY_ID[each].half]
GIANTS = ("ultra-gravitron", "niffle-kong", "deusillus")


def of_type(kind: int) -> list[str]:
    return [each for each in PLAYABLE if BY_ID[each].type == kind]


def a_creature(dice: random.Random, house: str) -> dict[str, Any]:
    face = dice.choice(of_type(CREATURE) if dice.random() < 0.9 else GIANTS)
    words: dict[str, Any] = {"card": face, "house": house}
    words |= {mark: True for mark in ("ward", "stun", "enrage", "exhausted") if dice.random() < 0.15}
    words["damage"] = dice.randrange(max(BY_ID[face].power, 1))
    words["amber"] = dice.choice((0, 0, 0, 2))
    if dice.random() < 0.2:
        words["upgrades"] = [dice.choice(of_type(UPGRADE))]
    if face in GIANTS:
        words["under"] = [f"{face}-top"]
    elif dice.random() < 0.1:
        words["borrowed"] = True
    return words


def a_player(dice: random.Random, house: str) -> dict[str, Any]:
    giant = dice.choice(GIANTS)
    hand = [*dice.choices(PLAYABLE, k=5), giant, f"{giant}-top"]
    return {
        "line": [a_creature(dice, house) for _ in range(dice.randrange(5))],
        "artifacts": [{"card": each, "house": house} for each in dice.choices(of_type(ARTIFACT), k=2)],
        "hand": [{"card": each, "house": house} for each in hand],
        "deck": dice.choices(PLAYABLE, k=8),
        "discard": dice.choices(PLAYABLE, k=4),
        "archive": dice.choices(PLAYABLE, k=2),
        "amber": dice.randrange(9),
        "keys": dice.choice(([], ["red"], ["red", "blue"])),
        "houses": [house],
        "chains": dice.choice((0, 23)),
    }


def a_position(dice: random.Random) -> State:
    """One in which nothing is wrong: creatures that would be dead are refused."""
    while True:
        house = dice.choice(HOUSES)
        players = [a_player(dice, house), a_player(dice, house)]
        with suppress(DeckwrightError):
            return GAME.scenario({"players": players, "house": house, "tide": "neutral", "seed": 1})


@pytest.mark.parametrize("seed", range(60))
def test_random_positions_never_lead_to_a_breach(seed: int) -> None:
    dice = random.Random(seed)
    state = a_position(dice)
    for _ in range(40):
        if state.decision is None:
            break
        options = state.decision.options
        wanted = [at for at, each in enumerate(options) if not each.key.startswith(("end", "discard"))]
        state.choose(dice.choice(wanted or range(len(options))))
        assert breaches(state) == [], f"after {options}"


# What is wrong is named.


def a_state() -> State:
    line = ["bumpsy", {"card": "deusillus", "under": ["deusillus-top"], "upgrades": ["duskrunner"]}]
    you = {"line": line, "artifacts": ["cannon"], "hand": ["troll", "anger"], "deck": ["punch"]}
    return Duel("brobnar", you, {"line": ["zorg"], "hand": ["urchin"], "discard": ["dextre"]}).state


def card(state: State, label: str) -> Card:
    return next(
        Card(each) for each in range(len(state.face)) if GAME.showing.label(state, Card(each), None) == label
    )


def put(column: int, label: str, amount: int) -> Callable[[State], None]:
    def change(state: State) -> None:
        state.own(column)[card(state, label)] = amount

    return change


def set_var(number: int, value: int) -> Callable[[State], None]:
    def change(state: State) -> None:
        state.vars[number] = value

    return change


def move_to(label: str, zone: Zone) -> Callable[[State], None]:
    def change(state: State) -> None:
        move(state, card(state, label), zone)

    return change


def unhost(state: State) -> None:
    state.own_host()[card(state, "duskrunner.1")] = NO_CARD


def give_away(state: State) -> None:
    state.own_controller()[card(state, "troll")] = Seat(1)


def lose_from_zone(state: State) -> None:
    state.zones[table.HAND[0]] = state.zones[table.HAND[0]][1:]


def hide(state: State) -> None:
    state.own_known()[card(state, "bumpsy.1")] = 0


@pytest.mark.parametrize(
    ("change", "clause"),
    [
        (put(table.DAMAGE, "bumpsy.1", 5), "KF-6.18"),
        (put(table.POWER_COUNTERS, "bumpsy.1", -5), "KF-6.10"),
        (put(table.TAGGED, "bumpsy.1", 1), "KF-6.4"),
        (put(table.STUN, "bumpsy.1", 2), "KF-12.1"),
        (put(table.DAMAGE, "cannon.1", 1), "KF-12.1"),
        (put(table.AMBER, "bumpsy.1", -1), "KF-12.1"),
        (put(table.AMBER, "duskrunner.1", 1), "KF-5.19"),
        (put(table.WARD, "troll", 1), "KF-7.1"),
        (put(table.ARMOUR_USED, "bumpsy.1", 1), "KF-6.3"),
        (set_var(table.POOL, -1), "KF-8.7"),
        (set_var(table.CHAINS + 1, 25), "KF-13.6"),
        (set_var(table.KEYS, 0b111), "KF-1.2"),
        (set_var(table.KEYS, 0b1000), "KF-1.3"),
        (set_var(table.TIDE, 3), "KF-14.1"),
        (set_var(table.HOUSE, 10), "KF-3.5"),
        (set_var(table.ACTIVE, 1), "KF-1.6"),
        (move_to("troll", table.HAND[1]), "KF-7.3"),
        (move_to("anger", table.STAGE), "KF-4.12"),
        (move_to("anger", table.LINE[0]), "KF-4.5"),
        (move_to("bumpsy.1", table.LINE[1]), "KF-7.9"),
        (move_to("deusillus-top@p1/under.1", table.DISCARD[0]), "KF-15.14"),
        (move_to("deusillus.1", table.DISCARD[0]), "KF-4.7"),
        (move_to("bumpsy.1", table.HAND[0]), "KF-9.16"),
        (unhost, "KF-4.7"),
        (give_away, "KF-7.15"),
        (lose_from_zone, "KF-7.6"),
        (hide, "KF-17.1"),
    ],
)
def test_a_breach_is_named_with_its_clause(change: Callable[[State], None], clause: str) -> None:
    state = a_state()
    assert breaches(state) == []
    change(state)
    assert clause in {each.split(":")[0] for each in breaches(state)}


def test_a_creature_that_a_destruction_will_take_may_be_in_play_as_it_is() -> None:
    line = [{"card": each, "upgrades": ["phoenix-heart"]} for each in ("troll", "dust-imp")]
    duel = Duel("dis", {"hand": ["gateway-to-dis"]}, {"line": line})
    duel.play("gateway-to-dis")
    assert duel.prompt == "order", "the «Destroyed:» abilities wait for an order"
    assert any(duel.state.columns[table.TAGGED])
    assert breaches(duel.state) == []


def test_a_game_that_is_over_breaches_nothing() -> None:
    duel = Duel(you={"amber": 6, "keys": ["red", "blue"]}, step="start")
    assert (duel.state.outcome is not None, breaches(duel.state)) == (True, [])


def test_a_card_that_was_remembered_is_forgotten_when_it_is_shuffled_in() -> None:
    """Gebuk remembers what it discarded, but not when that comes up again another time."""
    you = {"line": ["gebuk"], "deck": ["punch"], "hand": ["gateway-to-dis"]}
    duel = Duel("dis", you, {"deck": ["troll"] * 6, "houses": ["dis"]})
    duel.play("gateway-to-dis").end()
    assert "punch" in duel.your("hand"), "the deck was made anew from the discard pile"
    assert set(duel.state.host) == {NO_CARD}
    assert breaches(duel.state) == []


def test_a_card_that_comes_back_into_play_remembers_nothing() -> None:
    box = {"card": "spangler-box", "house": "logos"}
    duel = Duel("logos", {"artifacts": [box], "hand": [box]}, {"line": ["troll"], "purged": ["zorg"]})
    first, second = duel.card("spangler-box.1"), duel.card("spangler-box")
    duel.state.own_host()[duel.card("zorg@p2/purged.1")] = second
    state = duel.state
    state.choose("play spangler-box")
    assert state.host[next(each for each in state.zones[table.PURGED[1]])] == NO_CARD
    assert first != second
