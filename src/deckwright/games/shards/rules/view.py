"""What there is to see besides cards in zones."""

from typing import Any

from deckwright.games.shards import table
from deckwright.games.shards.facts import FACES, IS_CHAMPION, LEADERS
from deckwright.games.shards.rules.attacking import shield_of
from deckwright.games.shards.rules.champions import champion_health
from deckwright.games.shards.rules.field import sides
from deckwright.games.shards.rules.prices import price
from deckwright.kernel.ids import ONLOOKER, Card, Seat
from deckwright.kernel.layers import player_value
from deckwright.kernel.notation import seat_name
from deckwright.kernel.state import State


def describe(state: State, seat: Seat | None) -> dict[str, Any]:
    """The numbers of all, and what cards come to for the reader: prices in the row, shields in hand."""
    numbers = state.vars
    reader = None if seat == ONLOOKER else seat
    return {
        "turn": numbers[table.TURN],
        "active": table.ZONES.side(numbers[table.ACTIVE]),
        "first": seat_name(numbers[table.FIRST]),
        "phase": table.PHASES[numbers[table.PHASE]],
        "crystals": numbers[table.CRYSTALS],
        "power": "infinite" if numbers[table.POWER] >= table.INFINITE else numbers[table.POWER],
        "focused": bool(numbers[table.FOCUSED]),
        "bid": numbers[table.BID],
        "prices": {} if reader is None else prices(state, reader),
        "shields": {} if reader is None else shields(state, reader),
        "players": [describe_player(state, seat) for seat in sides(state)],
    }


def prices(state: State, seat: Seat) -> dict[str, int]:
    """By face: what the player pays for a card of the row (SHI-6.14)."""
    return {FACES[state.face[card]]: price(state, seat, card) for card in state.zones[table.ROW]}


def shields(state: State, seat: Seat) -> dict[str, int]:
    """By face: what a card in hand would block now (SHI-5.2, SHI-7.26)."""
    hand = state.zones[table.HAND[seat]]
    found = {FACES[state.face[card]]: shield_of(state, seat, card) for card in hand}
    return {face: shield for face, shield in found.items() if shield}


def describe_player(state: State, seat: Seat) -> dict[str, Any]:
    leader = state.vars[table.LEADER + seat]
    return {
        "seat": table.ZONES.side(seat),
        "leader": None if leader == table.NO_LEADER else LEADERS[leader],
        "health": state.vars[table.HEALTH + seat],
        "mastery": state.vars[table.MASTERY + seat],
        "out": bool(state.vars[table.GONE + seat]),
        "relic-recruited": bool(state.vars[table.RELIC_TAKEN + seat]),
        "untouchable": bool(player_value(state, table.UNTOUCHABLE, seat)),
    }


def describe_card(state: State, card: Card, seat: Seat | None) -> Any:
    """A card as it shows: a champion in play with its health, and whether it is exhausted."""
    name = state.game.showing.label(state, card, seat)
    if not state.game.table.zones[state.zone[card]].in_play:
        return name
    told: dict[str, Any] = {"card": name}
    if IS_CHAMPION[state.face[card]]:
        told["health"] = champion_health(state, card)
        told["exhausted"] = bool(state.columns[table.EXHAUSTED][card])
    if state.columns[table.PLAYED_AS][card]:
        told["played"] = True
    if state.columns[table.FAST][card]:
        told["fast"] = True
    return told
