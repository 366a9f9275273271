"""Who may attack what (COD-6, COD-9.26 … COD-9.29)."""

from typing import TYPE_CHECKING, Final

from deckwright.games.codex import table
from deckwright.games.codex.rules.field import (
    DECIDING,
    TRAITS,
    finished,
    forces,
    is_seen_by,
    keyword,
    opponent,
    patrollers,
    slot_of,
    traits,
)
from deckwright.games.codex.script.abilities import Watches
from deckwright.kernel.derived import Derived
from deckwright.kernel.ids import NO_CARD, Card, Seat
from deckwright.kernel.state import State
from deckwright.kernel.vocabulary import ALLOWED

if TYPE_CHECKING:
    from deckwright.kernel.game import Game

FLYING: Final = 1 << table.FLYING
ANTI_AIR: Final = 1 << table.ANTI_AIR
UNSTOPPABLE: Final = 1 << table.UNSTOPPABLE
UNATTACKABLE: Final = 1 << table.UNATTACKABLE
INVISIBLE: Final = 1 << table.INVISIBLE
HIDDEN: Final = INVISIBLE | 1 << table.STEALTH


def why_not_attacking(state: State, card: Card) -> int:
    """Who attacks is ready, has not attacked yet, and is under control since the start of the turn or hasty
    (COD-6.1, COD-6.2, COD-6.10)."""
    columns, turn = state.columns, state.vars[table.TURN]
    if columns[table.EXHAUSTED][card]:
        return table.ATTACKER_EXHAUSTED
    if columns[table.ARRIVED][card] == turn and not keyword(state, table.HASTE, card):
        return table.ATTACKER_ARRIVED
    return table.ATTACKER_EXHAUSTED if columns[table.ATTACKED][card] == turn else ALLOWED


def towers_in(game: "Game") -> list[Watches | None]:
    return [
        next((ability for ability in abilities if isinstance(ability, Watches)), None)
        for abilities in game.scripts.abilities
    ]


TOWERS: Final = Derived(towers_in)
"""By face."""


def tower_of(state: State, seat: Seat) -> tuple[Card, Watches] | None:
    """A tower that stands, and what it can do."""
    towers, text = TOWERS.of(state.game), state.text
    for card in state.zones[table.BUILDINGS[seat]]:
        tower = towers[text[card]]
        if tower is not None and not state.columns[table.UNFINISHED][card]:
            return card, tower
    return None


def is_hidden(state: State, card: Card) -> bool:
    return bool(traits(state, card) & HIDDEN)


def will_be_detected(state: State, attacker: Card) -> bool:
    """The first hidden attacker of a turn is detected by a tower (COD-5.10, COD-5.18)."""
    foe = opponent(state.controller[attacker])
    return (
        is_hidden(state, attacker)
        and not is_seen_by(state, attacker, foe)
        and tower_of(state, foe) is not None
        and not state.vars[table.TOWER_USED + foe]
    )


def sneaks(state: State, attacker: Card) -> bool:
    """Whether stealth or invisibility lets an attacker pass (COD-9.9, COD-9.20)."""
    foe = opponent(state.controller[attacker])
    return (
        is_hidden(state, attacker)
        and not is_seen_by(state, attacker, foe)
        and not will_be_detected(state, attacker)
    )


# What an attacker reaches depends on a few keywords alone: bits that tell whether it flies, has anti-air, and
# passes patrollers (the bit of unstoppable, whatever lets it pass).


def reach_of(state: State, attacker: Card) -> int:
    bits = traits(state, attacker)
    if not bits:
        return 0
    reach = bits & (FLYING | ANTI_AIR | UNSTOPPABLE)
    if bits & HIDDEN and sneaks(state, attacker):
        reach |= UNSTOPPABLE
    return reach


def why_not_open(state: State, seat: Seat, reach: int, card: Card, bits: int) -> int:
    """Whether a player can attack a card with these traits, patrollers aside (COD-6.3)."""
    if bits & UNATTACKABLE:
        return table.NOT_ATTACKABLE  # COD-9.7
    if bits & FLYING and not reach & (FLYING | ANTI_AIR):
        return table.OUT_OF_REACH  # COD-9.14
    if bits & INVISIBLE and not slot_of(state, card) and not is_seen_by(state, card, seat):
        return table.NOT_SEEN  # COD-9.9
    return ALLOWED


def may_ignore(reach: int, bits: int) -> bool:
    """Whether an attacker with that reach may ignore a patroller with these traits."""
    if reach & UNSTOPPABLE:
        return True
    if reach & FLYING:
        return not bits & FLYING  # COD-9.14
    return bool(reach and bits & FLYING)  # COD-9.13, COD-9.29


def legal_targets(state: State, attacker: Card, without: Card = NO_CARD) -> list[Card]:
    """COD-6.12; `without` is a patroller that counts as absent (COD-9.30)."""
    return targets_within(state, state.controller[attacker], reach_of(state, attacker), without)


def targets_within(
    state: State,
    seat: Seat,
    reach: int,
    without: Card = NO_CARD,
    refused: dict[Card, int] | None = None,
) -> list[Card]:
    """What attackers of a player with that reach may attack; the rest goes to `refused` with the reasons, if
    anybody asks."""
    foe = opponent(seat)
    slots, text = state.columns[table.SLOT], state.text
    statics = state.index.statics
    as_printed = not statics or DECIDING.isdisjoint(statics)
    found = []
    in_the_way = ALLOWED
    for card in forces(state, foe) + finished(state, foe):
        if card == without:
            continue
        bits = TRAITS[text[card]] if as_printed else traits(state, card)
        if bits and (reason := why_not_open(state, seat, reach, card, bits)):
            if refused is not None:
                refused[card] = reason
            continue
        found.append(card)
        if slots[card] and in_the_way != table.LEADER_FIRST and not may_ignore(reach, bits):
            is_leader = slots[card] == table.SQUAD_LEADER
            in_the_way = table.LEADER_FIRST if is_leader else table.PATROLLERS_FIRST
    if not in_the_way:
        return found
    patrol = sorted([card for card in found if slots[card]], key=slots.__getitem__)
    first = patrol[:1] if in_the_way == table.LEADER_FIRST else patrol  # COD-6.4
    if refused is not None:
        refused.update({card: in_the_way for card in found if card not in first})
    return first


def flown_over(state: State, attacker: Card, target: Card) -> list[Card]:
    """The anti-air patrollers that hit a flyer on its way (COD-9.28)."""
    if not traits(state, attacker) & FLYING or reach_of(state, attacker) & UNSTOPPABLE:
        return []
    foe = opponent(state.controller[attacker])
    at_patroller = bool(slot_of(state, target))
    return [
        card
        for card in patrollers(state, foe)
        if card != target
        and traits(state, card) & (ANTI_AIR | FLYING) == ANTI_AIR
        and (not at_patroller or slot_of(state, card) == table.SQUAD_LEADER)
    ]
