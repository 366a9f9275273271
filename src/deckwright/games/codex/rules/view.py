"""What there is to see besides cards in zones."""

from typing import Any, Final

from deckwright.games.codex import table
from deckwright.games.codex.facts import SPECS
from deckwright.games.codex.rules.building import price_of as building_price
from deckwright.games.codex.rules.field import (
    armour_of,
    attack_of,
    hp_left,
    hp_of,
    is_building,
    is_hero,
    is_spell,
    keyword,
    workers,
)
from deckwright.games.codex.rules.heroes import is_back
from deckwright.games.codex.rules.playing import price_of
from deckwright.kernel.ids import ONLOOKER, Card, Seat
from deckwright.kernel.notation import read_label, seat_name
from deckwright.kernel.spelling import copy_suffix
from deckwright.kernel.state import State

MARKS: Final = (("exhausted", table.EXHAUSTED), ("unfinished", table.UNFINISHED))
TOKENS: Final = frozenset(fact.id for fact in table.FACTS if fact.group == "token")


def describe(state: State, seat: Seat | None) -> dict[str, Any]:
    """The numbers of both, and what the cards in the reader's hand cost now."""
    numbers = state.vars
    hand = () if seat in (None, ONLOOKER) else state.zones[table.HAND[seat]]
    return {
        "turn": numbers[table.TURN],
        "active": seat_name(numbers[table.ACTIVE]),
        "first": seat_name(numbers[table.FIRST]),
        "phase": table.PHASES[numbers[table.PHASE]],
        "hired": bool(numbers[table.HIRED]),
        "prices": {table.FACES[state.face[card]]: price_of(state, card) for card in hand},
        "players": [describe_player(state, Seat(seat)) for seat in range(table.SEATS)],
    }


def describe_player(state: State, seat: Seat) -> dict[str, Any]:
    return {
        "seat": seat_name(seat),
        "spec": SPECS[state.vars[table.SIDE + seat]],
        "gold": state.vars[table.GOLD + seat],
        "workers": workers(state, seat),
    }


def describe_card(state: State, card: Card, seat: Seat | None) -> Any:
    """A card as it shows: in play with its numbers, and what lies on it."""
    name = state.game.showing.label(state, card, seat)
    zone = state.game.table.zones[state.zone[card]]
    if zone.kind == "command":
        return {"card": name, "back": is_back(state, card)}
    if zone.kind == "plans":
        return {"card": name, "price": building_price(state, card)}
    if not zone.in_play:
        return name
    told: dict[str, Any] = {"card": name}
    columns = state.columns
    in_turn = state.vars[table.PHASE] != table.TECH  # What was so in a turn is over with it (COD-2.20).
    if not is_spell(state, card):
        told |= {
            "hp": hp_of(state, card),
            "left": hp_left(state, card),
            "damage": columns[table.DAMAGE][card],
        }
    if not is_building(state, card) and not is_spell(state, card):
        told["attack"] = attack_of(state, card)
        told["runes"] = columns[table.PLUS][card] - columns[table.MINUS][card]
        told["arrived"] = in_turn and columns[table.ARRIVED][card] == state.vars[table.TURN]
        told["keywords"] = keywords_of(state, card)
        partners = columns[table.PARTNER]
        for other in state.zones[state.zone[card]]:
            if partners[card] and other != card and partners[other] == partners[card]:
                told["partner"] = state.game.showing.label(state, other, seat)
        slot = columns[table.SLOT][card]
        if slot:
            told["slot"] = table.SLOTS[slot - 1]
    bound = columns[table.BOUND][card] - 1
    if is_spell(state, card) and bound >= 0 and state.zone[bound] in table.PLAY:
        told["bound"] = state.game.showing.label(state, Card(bound), seat)
    if is_hero(state, card):
        told["level"] = columns[table.LEVEL][card]
    for word, column in MARKS:
        if columns[column][card]:
            told[word] = True
    if in_turn and columns[table.DETECTED][card]:
        told["detected"] = True  # COD-5.18
    if state.owner[card] != state.controller[card]:
        told["owner"] = seat_name(state.owner[card])
    return told


def keywords_of(state: State, card: Card) -> dict[str, int]:
    """All keywords that a unit or hero has now; of its armour what is left."""
    found = {
        table.ATTRIBUTES[attribute]: keyword(state, attribute, card)
        for attribute in range(table.ARMOUR, len(table.ATTRIBUTES))
    }
    found["armour"] = armour_of(state, card)
    return {name: number for name, number in found.items() if number}


def label(state: State, card: Card, seat: Seat | None) -> str:
    """By the side that is up: a Dancer that was turned over has another name."""
    face = state.face[card]
    if table.FACES[face] in TOKENS:
        face = state.text[card]
    return f"{table.FACES[face]}{copy_suffix(state, card, seat)}"


def told_by(label: str) -> str | None:
    """A base is its player's: the first one is always that of the first seat."""
    card = read_label(label)
    return seat_name(card.copy - 1) if card is not None and card.face == "base" and card.copy else None
