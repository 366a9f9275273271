"""Positions of the torture game for tests."""

from typing import Any

from deckwright.kernel.game import Game
from deckwright.kernel.layers import value
from tests.support.twins import Twins
from tests.torture import table
from tests.torture.game import TORTURE


class Position(Twins):
    """A game of the torture game, and what it shows."""

    def __init__(self, you: dict[str, Any], foe: dict[str, Any] | None = None, game: Game = TORTURE) -> None:
        super().__init__(game, game.scenario({"players": [you, foe or {}]}))

    @property
    def gold(self) -> tuple[int, int]:
        return self.state.vars[table.GOLD], self.state.vars[table.GOLD + 1]

    def names(self, kind: str, seat: int = 0) -> list[str]:
        """The cards of a zone by their faces, in order."""
        return self.in_zone(f"p{seat + 1}/{kind}")

    def power(self, label: str) -> int:
        return value(self.state, table.POWER, self.card(label))

    def has(self, attribute: int, label: str) -> bool:
        return value(self.state, attribute, self.card(label)) > 0

    def damage(self, label: str) -> int:
        return self.state.columns[table.DAMAGE][self.card(label)]
