"""Positions of KeyForge for tests, told from the side of the first player."""

from typing import Any

import deckwright as dw
from deckwright.games.keyforge import table
from deckwright.games.keyforge.facts import HOUSES
from deckwright.kernel.ids import Seat
from deckwright.kernel.interpreter import push, run
from deckwright.kernel.layers import value
from deckwright.kernel.nodes import Effect
from tests.support.twins import Twins

GAME = dw.game("keyforge")
Player = dict[str, Any]


class Duel(Twins):
    """A game in the middle of step 3 of the first player's turn, unless something else is said.

    Players are told as in a scenario: `{"line": ["troll", {"card": "bumpsy", "damage": 2}], "hand": […],
    "artifacts": […], "deck": […], "discard": […], "archive": […], "amber": 3, "keys": ["red"], …}`.
    Cards are called by their labels: `troll.1` in play (counted over both sides, yours first), `troll` in
    your hand, `troll@p1/discard.1` elsewhere.
    """

    def __init__(self, house: str = "", you: Player | None = None, foe: Player | None = None, **rest: Any):
        position: dict[str, Any] = {"players": [you or {}, foe or {}], **rest}
        if house:
            position["house"] = house
        super().__init__(GAME, GAME.scenario(position))

    def play(self, card: str, *answers: str) -> "Duel":
        return self.do(f"play {card}", *answers)

    def reap(self, card: str, *answers: str) -> "Duel":
        return self.do(f"reap {card}", *answers)

    def fight(self, card: str, target: str, *answers: str) -> "Duel":
        return self.do(f"fight {card} {target}", *answers)

    def act(self, card: str, *answers: str) -> "Duel":
        """Use the first «Action:» of a card."""
        return self.do(f"action {card} 0", *answers)

    def omni(self, card: str, *answers: str) -> "Duel":
        return self.do(f"omni {card} 0", *answers)

    def discard(self, card: str, *answers: str) -> "Duel":
        return self.do(f"discard {card}", *answers)

    def end(self, *answers: str) -> "Duel":
        """End step 3; the opponent's first question comes next (after these answers)."""
        return self.do("end", *answers)

    def carry_out(self, effect: Effect, source: str, seat: int = 0) -> "Duel":
        """Let an effect happen that no card has, as an ability of a card; then the question comes again."""
        self.state.codes = []
        self.state.frames[-1].again()
        push(self.state, effect, Seat(seat), self.card(source))
        run(self.state)
        return self

    @property
    def is_your_move(self) -> bool:
        """Nothing is left to resolve: you are asked what to do next."""
        return self.prompt == "main" and self.asked == 0

    def names(self, kind: str, seat: int) -> list[str]:
        """The cards of a zone by their ids, in order: hand, deck (bottom first), discard (top last), line
        (left first), artifacts, upgrades, archive, purged, under."""
        return self.in_zone(f"p{seat + 1}/{kind}")

    def your(self, kind: str) -> list[str]:
        return self.names(kind, 0)

    def their(self, kind: str) -> list[str]:
        return self.names(kind, 1)

    @property
    def amber(self) -> tuple[int, int]:
        """Your pool and the opponent's."""
        return self.state.vars[table.POOL], self.state.vars[table.POOL + 1]

    @property
    def keys(self) -> tuple[int, int]:
        return self.state.vars[table.KEYS].bit_count(), self.state.vars[table.KEYS + 1].bit_count()

    @property
    def chains(self) -> tuple[int, int]:
        return self.state.vars[table.CHAINS], self.state.vars[table.CHAINS + 1]

    @property
    def house(self) -> str | None:
        house = self.state.vars[table.HOUSE]
        return None if house == table.NO_HOUSE else HOUSES[house]

    def mark(self, name: str, label: str) -> int:
        """What lies on a card: damage, amber, exhausted, stun, ward, enrage, power-counters, doom."""
        return self.state.columns[table.COLUMNS.index(name)][self.card(label)]

    def damage(self, label: str) -> int:
        return self.mark("damage", label)

    def is_ready(self, label: str) -> bool:
        return not self.mark("exhausted", label)

    def is_stunned(self, label: str) -> bool:
        return bool(self.mark("stun", label))

    def power(self, label: str) -> int:
        return value(self.state, table.POWER, self.card(label))

    def armour(self, label: str) -> int:
        return value(self.state, table.ARMOUR, self.card(label))

    def attribute(self, name: str, label: str) -> int:
        """Any attribute by its name in `table.ATTRIBUTES`: «elusive», «skirmish», «cannot-reap»…"""
        return value(self.state, table.ATTRIBUTES.index(name), self.card(label))

    def controller(self, label: str) -> int:
        return self.state.controller[self.card(label)]
