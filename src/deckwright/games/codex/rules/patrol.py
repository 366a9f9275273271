"""The patrol zone, arranged in one go and revisable until it is confirmed (COD-7)."""

from typing import Final

from deckwright.games.codex import table
from deckwright.games.codex.rules.field import IS_FORCE, forces
from deckwright.kernel.decisions import ask
from deckwright.kernel.events import emit
from deckwright.kernel.frames import NO_ANSWER, Frame
from deckwright.kernel.ids import Card, Seat
from deckwright.kernel.interpreter import go_to
from deckwright.kernel.nodes import procedure
from deckwright.kernel.state import State
from deckwright.kernel.vocabulary import ALLOWED, ARG_BITS, VERB_SHIFT, first, second

LAST_SLOT: Final = len(table.SLOTS)
FREE: Final = tuple(
    tuple(table.TO_SLOT + (slot << ARG_BITS) for slot in range(1, LAST_SLOT + 1) if not taken >> slot & 1)
    for taken in range(2 << LAST_SLOT)
)
"""By the slots taken, as bits: the options to put a card into the others, without the card."""
IN_A_SLOT: Final = 2
"""From this number on, such bits tell that anybody is in a slot."""


def why_not_on_patrol(state: State, card: Card) -> int:
    """Only what is ready (COD-7.2); arriving this turn does not matter (COD-7.9)."""
    return table.NOT_READY if state.columns[table.EXHAUSTED][card] else ALLOWED


def ask_for_patrol(state: State, frame: Frame) -> None:
    seat, slots, text = frame.seat, state.columns[table.SLOT], state.text
    state.vars[table.PHASE] = table.PATROL
    cards: list[Card] = []
    taken = 0
    for card in state.zones[table.PLAY[seat]]:
        if IS_FORCE[text[card]] and not why_not_on_patrol(state, card):
            cards.append(card)
            taken |= 1 << slots[card]
    free = FREE[taken]
    codes = [put + card for card in cards for put in free]
    if taken >= IN_A_SLOT:
        codes += [table.FROM_SLOT + card for card in cards if slots[card]]
    codes.append(table.CONFIRM)
    ask(state, seat, table.ASK_PATROL, codes)


def arrange(state: State, frame: Frame) -> None:
    """As often as one likes (COD-7.10)."""
    code, frame.answer = frame.answer, NO_ANSWER
    if code == table.CONFIRM:
        return
    verb = code >> VERB_SHIFT << VERB_SHIFT
    state.own(table.SLOT)[first(code)] = second(code) if verb == table.TO_SLOT else 0
    go_to(frame, ask_for_patrol)


def announce(state: State, frame: Frame) -> None:
    """Positions are fixed now."""
    for card in forces(state, frame.seat):
        slot = state.columns[table.SLOT][card]
        if slot:
            emit(state, table.PATROLS, frame.seat, card, amount=slot)


PATROLLING: Final = procedure("codex/patrol", ask_for_patrol, arrange, announce)


def end_patrol(state: State, seat: Seat) -> None:
    """As one's own turn starts (COD-7.12)."""
    for card in forces(state, seat):
        state.own(table.SLOT)[card] = 0


def sideline(state: State, card: Card) -> None:
    """COD-9.12, COD-9.34, COD-11.11"""
    if state.columns[table.SLOT][card]:
        state.own(table.SLOT)[card] = 0
        emit(state, table.SIDELINED, card=Card(card))
        state.dirty = True
