"""What was done, for rules that look back over this turn and the one before."""

from typing import TYPE_CHECKING, NamedTuple

from deckwright.kernel.ids import Card, Seat
from deckwright.kernel.nodes import Group
from deckwright.kernel.scope import Scope, belongs

if TYPE_CHECKING:
    from deckwright.kernel.state import State


class Done(NamedTuple):
    """A deed of a turn: an event's kind, whose doing it was, and the card."""

    kind: int
    seat: Seat
    card: Card


def note(state: "State", kind: int, seat: Seat, card: Card) -> None:
    """Remember a deed until the end of the next turn."""
    state.history += (Done(kind, seat, card),)


def turn_over(state: "State") -> None:
    """A turn has ended: what was done in it is the past."""
    state.past = state.history
    state.history = ()


def how_often(
    state: "State",
    done: tuple[Done, ...],
    kind: int,
    seat: Seat | None = None,
    group: Group | None = None,
    scope: Scope | None = None,
) -> int:
    """How many such deeds there were, by a player, to cards of a group."""
    return sum(
        each.kind == kind
        and (seat is None or each.seat == seat)
        and (group is None or scope is None or belongs(state, group, each.card, scope))
        for each in done
    )
