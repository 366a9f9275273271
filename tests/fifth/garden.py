"""Positions of the Orchard in a few words."""

from typing import Any, Self

from tests.support.conformance import check_conservation
from tests.support.twins import Twins

import deckwright as dw
from deckwright.kernel.ids import Seat


class Garden(Twins):
    """A game under test: you are the first player, and it is your turn."""

    def __init__(self, *players: dict[str, Any], **words: Any) -> None:
        seats = [*players, *[{}] * (2 - len(players))]
        game = dw.game("orchard")
        super().__init__(game, game.scenario({"players": seats, **words}))

    def do(self, *keys: str) -> Self:
        super().do(*keys)
        check_conservation(self.state)
        assert self.game.rules.breaches(self.state) == []
        return self

    def number(self, name: str, seat: int = 0) -> int:
        """What is told of a player."""
        told: int = self.state.view(seat)["table"]["players"][seat][name]
        return told

    def why(self, action: str) -> str:
        """The clause that refuses an action of whoever must decide."""
        (found,) = [each for each in self.state.why_not(self.asked) if each.action == action]
        return found.rule

    def seen(self, seat: int, kind: str) -> list[object]:
        """The cards of events of a kind in the last choice, as a player is told of them."""
        events = dw.Events(self.state, self.state.events).seen_by(Seat(seat))
        return [event.values["card"] for event in events if event.kind == kind]
