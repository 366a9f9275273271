"""Leaving the game and winning it (SHI-5.5, SHI-5.12, SHI-8, SHI-11.14)."""

from deckwright.games.shards import table
from deckwright.games.shards.rules.field import TEAM_OF, sides
from deckwright.kernel.abilities import index_all
from deckwright.kernel.events import emit
from deckwright.kernel.ids import Seat
from deckwright.kernel.interpreter import finish, go_to
from deckwright.kernel.nodes import Procedure
from deckwright.kernel.setup import Outcome
from deckwright.kernel.state import State
from deckwright.kernel.zones import move_all


def end_game(state: State, winners: tuple[Seat, ...], reason: str) -> None:
    health = state.vars[table.HEALTH : table.HEALTH + state.setup.seats]
    finish(state, Outcome(winners, tuple(max(0, number) for number in health), reason))


def nemesis_wins(state: State, reason: str) -> None:
    """Nobody wins against Nemesis (SHI-11.14)."""
    end_game(state, (), reason)


def check_health(state: State) -> bool:
    """All players without health are out together (SHI-5.11); whether the game is over."""
    falling = [
        seat
        for seat in sides(state)
        if state.vars[table.HEALTH + seat] <= 0 and not state.vars[table.GONE + seat]
    ]
    for seat in falling:
        leave_game(state, seat)
    if not falling or settle(state):
        return bool(falling)
    if state.vars[table.ACTIVE] in falling:
        end_turn_at_once(state)
    return False


def end_turn_at_once(state: State) -> None:
    """The active player is out: nothing of their turn goes on but that it passes (SHI-5.7)."""
    turn = state.frames[0]
    assert isinstance(turn.node, Procedure)
    del state.frames[1:]
    go_to(turn, turn.node.steps[-1])
    state.codes = []


def leave_game(state: State, seat: Seat) -> None:
    """All cards of the player leave the game, seen only by those who knew them (SHI-5.12, SHI-12.5)."""
    state.vars[table.GONE + seat] = 1
    state.vars[table.HEALTH + seat] = 0
    emit(state, table.ELIMINATED, seat)
    zones = (table.HAND, table.DECK, table.DISCARD, table.PLAY, table.RELICS, table.SECRETS)
    for zone in zones:
        move_all(state, state.zones[zone[seat]], table.OUT)
    state.lasting = tuple(each for each in state.lasting if each.seat != seat)
    index_all(state)


def settle(state: State) -> bool:
    """Whether somebody has won: the last player, or the last team (SHI-5.14, SHI-8.2)."""
    left = [seat for seat in sides(state) if not state.vars[table.GONE + seat]]
    mode = state.vars[table.MODE]
    if mode == table.SOLO:
        if left == [table.NEMESIS]:
            nemesis_wins(state, "nemesis-health")
        else:
            end_game(state, tuple(left), "nemesis-beaten")
        return True
    by_infinity = bool(state.vars[table.BY_INFINITY])
    if mode == table.TEAM:
        teams = {TEAM_OF[seat] for seat in left}
        if len(teams) > 1:
            return False
        winners = tuple(Seat(seat) for seat in range(table.SEATS) if TEAM_OF[seat] in teams)
        end_game(state, winners, "infinity" if by_infinity else "last-team")
        return True
    if len(left) > 1:
        return False
    end_game(state, tuple(left), "infinity" if by_infinity else "last-player")
    return True
