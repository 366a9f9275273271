"""Working out groups, amounts and conditions, from the point of view of an ability."""

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from deckwright.kernel.errors import EngineFault
from deckwright.kernel.ids import NO_CARD, Card, Seat

if TYPE_CHECKING:
    from deckwright.kernel.frames import Frame
    from deckwright.kernel.nodes import Condition, Group, Number
    from deckwright.kernel.state import State


@mypyc_attr(acyclic=True)
class Scope:
    """Who is asking: the card whose text it is, the player whose ability, and what it has found so far.

    `frame` is None for continuous effects, which have no course; `cards` are those that a lasting effect
    was given to; `subject` and `counterpart` are what the event was about. `by_owner` tells that cards are
    looked for in zones: there a card out of play is its owner's, whoever controlled it when it left.
    """

    __slots__ = ("by_owner", "cards", "counterpart", "frame", "seat", "source", "subject")

    def __init__(
        self,
        source: Card,
        seat: Seat,
        frame: "Frame | None" = None,
        cards: tuple[Card, ...] = (),
        subject: Card = NO_CARD,
        counterpart: int = NO_CARD,
    ) -> None:
        self.source = source
        self.seat = seat
        self.frame = frame
        self.cards = cards
        self.subject = subject
        self.counterpart = counterpart
        self.by_owner = False

    def running(self) -> "Frame":
        """The frame of the effect that asks."""
        if self.frame is None:
            raise EngineFault("a continuous effect has no course")
        return self.frame

    def ability(self, state: "State") -> "Frame":
        """The frame of the ability that the effect is part of: it has what was found so far."""
        return state.frames[self.running().root]


def scope_of(frame: "Frame") -> Scope:
    """The point of view of a running effect."""
    return Scope(frame.source, frame.seat, frame, (), frame.subject, frame.counterpart)


def belongs(state: "State", group: "Group", card: Card, scope: Scope) -> bool:
    """Whether a card is of a group."""
    return group.includes(state, card, scope)


def measure(state: "State", amount: "Number", scope: Scope) -> int:
    """A number, as it is now."""
    return amount if isinstance(amount, int) else amount.measure(state, scope)


def holds(state: "State", condition: "Condition | None", scope: Scope) -> bool:
    return condition is None or condition.holds(state, scope)


def members(state: "State", group: "Group", scope: Scope) -> tuple[Card, ...]:
    """The cards of a group: those in play, unless the group names other zones."""
    zones = state.zones
    before, scope.by_owner = scope.by_owner, True
    found: list[Card] = []
    for zone in state.game.scripts.zones_of(group):
        for card in zones[zone]:
            if group.includes(state, card, scope):
                found.append(card)
    scope.by_owner = before
    return tuple(found)
