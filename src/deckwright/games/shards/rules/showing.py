"""What there is to see besides cards in zones."""

from typing import Any

from deckwright.games.shards import table
from deckwright.games.shards.facts import IS_CHAMPION, LEADERS
from deckwright.games.shards.rules.field import champion_health, sides
from deckwright.kernel.ids import Card, Seat
from deckwright.kernel.state import State


def describe(state: State) -> dict[str, Any]:
    numbers = state.vars
    return {
        "turn": numbers[table.TURN],
        "active": table.ZONES.side(numbers[table.ACTIVE]),
        "first": f"p{numbers[table.FIRST] + 1}",
        "phase": table.PHASES[numbers[table.PHASE]],
        "crystals": numbers[table.CRYSTALS],
        "power": "infinite" if numbers[table.POWER] >= table.INFINITE else numbers[table.POWER],
        "focused": bool(numbers[table.FOCUSED]),
        "bid": numbers[table.BID],
        "players": [describe_player(state, seat) for seat in sides(state)],
    }


def describe_player(state: State, seat: Seat) -> dict[str, Any]:
    leader = state.vars[table.LEADER + seat]
    return {
        "seat": table.ZONES.side(seat),
        "leader": None if leader == table.NO_LEADER else LEADERS[leader],
        "health": state.vars[table.HEALTH + seat],
        "mastery": state.vars[table.MASTERY + seat],
        "out": bool(state.vars[table.GONE + seat]),
        "relic-recruited": bool(state.vars[table.RELIC_TAKEN + seat]),
    }


def describe_card(state: State, card: Card, seat: Seat | None) -> Any:
    """A card as it shows: a champion in play with its health, and whether it is exhausted."""
    name = state.game.label(state, card, seat)
    if not state.game.zones[state.zone[card]].in_play:
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
