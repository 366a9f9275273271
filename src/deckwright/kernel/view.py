"""What a seat may know of a state, as plain JSON data."""

from typing import TYPE_CHECKING, Any

from deckwright.kernel.ids import NO_SEAT, ONLOOKER, Card, Seat, Zone
from deckwright.kernel.notation import seat_name
from deckwright.kernel.simultaneous import has_chosen
from deckwright.kernel.zones import Sight

if TYPE_CHECKING:
    from deckwright.kernel.state import State


def view(state: "State", seat: Seat | None) -> dict[str, Any]:
    """The table as a seat sees it; None sees everything, ONLOOKER what is open to all.

    The number of the decision is left out: it would tell that somebody was asked in secret.
    """
    outcome = state.outcome
    return {
        "game": state.game.name,
        "seat": None if seat in (None, ONLOOKER) else seat_name(seat),
        "seats": state.setup.seats,
        "settings": state.game.knowledge.visible_settings(state, seat),
        "zones": view_zones(state, seat),
        "table": state.game.showing.describe(state, seat),
        "chosen": [seat_name(each) for each in range(state.setup.seats) if has_chosen(state, Seat(each))],
        "decision": view_decision(state, seat),
        "outcome": None
        if outcome is None
        else {
            "winners": [seat_name(winner) for winner in outcome.winners],
            "scores": list(outcome.scores),
            "reason": outcome.reason,
        },
    }


def may_know(state: "State", card: Card, seat: Seat | None) -> bool:
    return seat is None or bool(state.known[card] >> seat & 1)


def view_zones(state: "State", seat: Seat | None) -> dict[str, Any]:
    """Every zone of the table: how many cards it has, and those that the seat knows."""
    zones: dict[str, Any] = {}
    for number, kind in enumerate(state.game.table.zones):
        if kind.seat != NO_SEAT and not state.game.rules.has_side(state, kind.seat):
            continue
        cards = state.zones[Zone(number)]
        shown: list[Any] = [
            state.game.showing.card(state, card, seat) if may_know(state, card, seat) else None
            for card in cards
        ]
        zones[kind.name] = {"count": len(cards)}
        if kind.sight is not Sight.NONE or any(each is not None for each in shown):
            zones[kind.name]["cards"] = shown
    return zones


def view_decision(state: "State", seat: Seat | None) -> dict[str, Any] | None:
    """The question under way: in full for the seat that is asked, else only who is asked, if that is open."""
    decision = state.decision
    if decision is None:
        return None
    if seat is None or seat == decision.seat:
        return {
            "seat": seat_name(decision.seat),
            "prompt": decision.prompt,
            "values": decision.values,
            "options": decision.keys,
        }
    return {"seat": None if decision.hidden else seat_name(decision.seat)}
