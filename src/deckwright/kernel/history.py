"""What was done, for rules that look back over this turn and the one before."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from deckwright.kernel.ids import Card, Face, Seat
from deckwright.kernel.layers import values_of
from deckwright.kernel.nodes import Group
from deckwright.kernel.scope import Scope, belongs

if TYPE_CHECKING:
    from deckwright.kernel.state import State


@mypyc_attr(acyclic=True)
class Occurrence:
    """Something done in a turn: an event's kind, whose doing it was, and the card as it was then."""

    __slots__ = ("card", "face", "kind", "seat", "values")

    def __init__(self, kind: int, seat: Seat, card: Card, face: Face, values: tuple[int, ...]) -> None:
        self.kind = kind
        self.seat = seat
        self.card = card
        self.face = face
        self.values = values

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Occurrence)
            and self.kind == other.kind
            and self.seat == other.seat
            and self.card == other.card
            and self.face == other.face
            and self.values == other.values
        )

    def __hash__(self) -> int:
        return hash((self.kind, self.seat, self.card, self.face))


NO_FACE: Final = Face(-1)


def note(state: "State", kind: int, seat: Seat, card: Card) -> None:
    """Remember what was done to a card until the end of the next turn."""
    occurrence = Occurrence(kind, seat, card, state.face[card], values_of(state, card))
    state.history += (occurrence,)


def note_number(state: "State", kind: int, seat: Seat, number: int) -> None:
    """Remember something done that is about no card but a number."""
    state.history += (Occurrence(kind, seat, Card(number), NO_FACE, ()),)


def turn_over(state: "State") -> None:
    """A turn has ended: what was done in it is the past."""
    state.past = state.history
    state.history = ()


def how_often(
    state: "State",
    occurrences: tuple[Occurrence, ...],
    kind: int,
    seat: Seat | None = None,
    group: Group | None = None,
    scope: Scope | None = None,
) -> int:
    """How often it was done, by a player, to cards of a group."""
    return sum(
        each.kind == kind
        and (seat is None or each.seat == seat)
        and (group is None or scope is None or was_of(state, group, each, scope))
        for each in occurrences
    )


def was_of(state: "State", group: Group, occurrence: Occurrence, scope: Scope) -> bool:
    """Whether a card was of a group then; where it is now may be a secret."""
    memory = state.memory
    state.memory = {**memory, occurrence.card: occurrence.values}
    belonged = belongs(state, group, occurrence.card, scope)
    state.memory = memory
    return belonged
