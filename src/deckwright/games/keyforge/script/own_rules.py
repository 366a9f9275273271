"""Abilities that are rules about their own card: when it may be played, whom it may fight."""

from dataclasses import dataclass
from typing import Final

from deckwright.games.keyforge import table
from deckwright.games.keyforge.rules.hooks import OwnRule
from deckwright.kernel.ids import Card
from deckwright.kernel.nodes import Condition
from deckwright.kernel.scope import Scope, members
from deckwright.kernel.state import State
from deckwright.script.effects import add, grants
from deckwright.script.groups import THIS, CardGroup

__all__ = ["KEYWORD_GRANTS", "CopiesBeforePlay", "CostToPlay", "FightsOnly", "HoldsHost", "PlayedOnlyIf"]


@dataclass(frozen=True, eq=False)
class PlayedOnlyIf(OwnRule):
    """The card can't be played unless a condition holds."""

    condition: Condition

    def allows_play(self, state: State, scope: Scope) -> bool:
        return self.condition.holds(state, scope)


@dataclass(frozen=True, eq=False)
class CostToPlay(OwnRule):
    """Its player must lose so much æmber to play it."""

    amber: int

    @property
    def cost_to_play(self) -> int:
        return self.amber


@dataclass(frozen=True, eq=False)
class FightsOnly(OwnRule):
    """The creature can attack only creatures of a group."""

    group: CardGroup

    def allows_attack(self, state: State, card: Card, scope: Scope) -> bool:
        return self.group.includes(state, card, scope)


@dataclass(frozen=True, eq=False)
class HoldsHost(OwnRule):
    """Whoever controls this upgrade controls the creature it is attached to."""

    @property
    def gives_control(self) -> bool:
        return True

    @property
    def holds_host(self) -> bool:
        return True


@dataclass(frozen=True, eq=False)
class CopiesBeforePlay(OwnRule):
    """As it is played, the card becomes a copy of a card of a group."""

    model: CardGroup

    def models(self, state: State, scope: Scope) -> tuple[Card, ...]:
        return members(state, self.model, scope)


@dataclass(frozen=True, eq=False)
class Control(OwnRule):
    """A player controls the card that a lasting effect was given to."""

    @property
    def gives_control(self) -> bool:
        return True


_MOST: Final = 6
"""The highest number that is printed behind a keyword."""
KEYWORD_GRANTS: Final = {
    (name, number): grants(THIS, add(table.KEYWORDS[name], number))
    for name in ("elusive", "skirmish", "taunt", "poison", "invulnerable", "assault", "hazardous")
    for number in range(1, _MOST + 1 if name in ("assault", "hazardous") else 2)
}
"""Keywords as abilities: all that a card can gain together with a text (KF-9.11)."""
