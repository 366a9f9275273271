"""Who may attack what (COD-6, COD-9.26 … COD-9.29)."""

from deckwright.games.codex import table
from deckwright.games.codex.rules.field import (
    finished,
    forces,
    is_seen_by,
    is_tired,
    keyword,
    opponent,
    patrollers,
    slot_of,
)
from deckwright.games.codex.script.effects import Watches
from deckwright.kernel.ids import Card, Seat
from deckwright.kernel.state import State


def can_attack_at_all(state: State, card: Card) -> bool:
    """Ready, under control since the start of the turn or hasty, not attacked yet (COD-6.1, COD-6.10)."""
    columns = state.columns
    return (
        not columns[table.EXHAUSTED][card]
        and columns[table.ATTACKED][card] != state.vars[table.TURN]
        and not is_tired(state, card)
    )


def tower_of(state: State, seat: Seat) -> Watches | None:
    """What a tower that stands can do."""
    for card in finished(state, seat):
        for ability in state.game.abilities[state.text[card]]:
            if isinstance(ability, Watches):
                return ability
    return None


def is_hidden(state: State, card: Card) -> bool:
    return bool(keyword(state, table.STEALTH, card) or keyword(state, table.INVISIBLE, card))


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


def can_be_attacked(state: State, attacker: Card, card: Card) -> bool:
    """Whether an attacker can attack a card, patrollers aside (COD-6.3, COD-9.7, COD-9.9, COD-9.14)."""
    if keyword(state, table.UNATTACKABLE, card):
        return False
    seat = state.controller[attacker]
    hidden = keyword(state, table.INVISIBLE, card) and not slot_of(state, card)
    if hidden and not is_seen_by(state, card, seat):
        return False
    if not keyword(state, table.FLYING, card):
        return True
    return bool(keyword(state, table.FLYING, attacker) or keyword(state, table.ANTI_AIR, attacker))


def flies_over(state: State, attacker: Card, patroller: Card) -> bool:
    """COD-9.14"""
    return bool(keyword(state, table.FLYING, attacker)) and not keyword(state, table.FLYING, patroller)


def passes(state: State, attacker: Card) -> bool:
    """Whether something other than flying lets an attacker ignore all patrollers."""
    return bool(keyword(state, table.UNSTOPPABLE, attacker)) or sneaks(state, attacker)


def may_ignore(state: State, attacker: Card, patroller: Card) -> bool:
    if passes(state, attacker) or flies_over(state, attacker, patroller):
        return True
    shoots = keyword(state, table.ANTI_AIR, attacker) and not keyword(state, table.FLYING, attacker)
    return bool(shoots and keyword(state, table.FLYING, patroller))  # COD-9.13, COD-9.29


def legal_targets(state: State, attacker: Card, without: int = -1) -> list[Card]:
    """COD-6.12; `without` is a patroller that counts as absent (COD-9.30)."""
    foe = opponent(state.controller[attacker])
    slots = state.columns[table.SLOT]
    others = [card for card in forces(state, foe) if card != without]
    patrol = [card for card in others if slots[card]]
    open_ones = [card for card in patrol if can_be_attacked(state, attacker, card)]
    blocking = [card for card in open_ones if not may_ignore(state, attacker, card)]
    for card in blocking:
        if slots[card] == table.SQUAD_LEADER:
            return [card]  # COD-6.4
    if blocking:
        return sorted(open_ones, key=slots.__getitem__)
    return [card for card in (*others, *finished(state, foe)) if can_be_attacked(state, attacker, card)]


def flown_over(state: State, attacker: Card, target: Card) -> list[Card]:
    """The anti-air patrollers that hit a flyer on its way (COD-9.28)."""
    foe = opponent(state.controller[attacker])
    if not keyword(state, table.FLYING, attacker) or passes(state, attacker):
        return []
    at_patroller = bool(slot_of(state, target))
    return [
        card
        for card in patrollers(state, foe)
        if card != target
        and keyword(state, table.ANTI_AIR, card)
        and flies_over(state, attacker, card)
        and (not at_patroller or slot_of(state, card) == table.SQUAD_LEADER)
    ]
