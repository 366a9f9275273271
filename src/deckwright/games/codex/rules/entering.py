"""Cards that come into play (COD-9.15)."""

from deckwright.games.codex import table
from deckwright.kernel.abilities import begin_abilities
from deckwright.kernel.ids import Card, Seat
from deckwright.kernel.state import State
from deckwright.kernel.windows import happen
from deckwright.kernel.zones import move


def begin_text(state: State, card: Card) -> None:
    """A card's text starts to work. As long as nothing changes hit points, nobody dies of it."""
    before = state.dirty
    begin_abilities(state, card)
    state.dirty = before or table.HP in state.index.statics


def enter(state: State, seat: Seat, card: Card) -> None:
    """A unit, hero or token arrives under a player's control."""
    state.own_controller()[card] = seat
    state.own(table.ARRIVED)[card] = state.vars[table.TURN]
    move(state, card, table.PLAY[seat])
    begin_text(state, card)
    happen(state, table.ARRIVED_EVENT, seat, card)


def stay(state: State, seat: Seat, card: Card) -> None:
    """An ongoing spell stays in play (COD-4.7)."""
    state.own_controller()[card] = seat
    move(state, card, table.PLAY[seat])
    begin_abilities(state, card)
