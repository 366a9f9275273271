"""Positions of Codex for tests, told from the side of the first player."""

from typing import Any

import deckwright as dw
from deckwright.games.codex import table
from deckwright.games.codex.rules.field import attack_of, base_of, hp_left, hp_of, workers
from deckwright.kernel.ids import Seat
from deckwright.kernel.layers import value
from tests.support.twins import Twins

GAME = dw.game("codex")
Player = dict[str, Any]


class Board(Twins):
    """A game in the first player's main phase (turn 3), unless something else is said.

    Players are told as in a scenario: `{"play": ["older-brother", {"card": "troq-bashar", "level": 5}],
    "hand": […], "deck": […], "discard": […], "codex": […], "workers": […], "command": ["river-montoya"],
    "buildings": ["tower"], "plans": […], "aside": ["dancer"], "gold": 5, "base": 20, "first-workers": 4}`;
    every player has a base. A deck is listed from its top. Cards in play were there before this turn unless
    they have `"arrived": True`; those of the second player patrol with `"slot": "squad-leader"`.
    Cards are called by their labels: `older-brother.1` in play (counted over both sides, yours first),
    `older-brother` in your hand, `older-brother@p1/discard.1` elsewhere; `base.1` is yours, `base.2` theirs.
    """

    def __init__(self, you: Player | None = None, foe: Player | None = None, **rest: Any) -> None:
        super().__init__(GAME, GAME.scenario({"players": [you or {}, foe or {}], **rest}))

    def play(self, card: str, *answers: str) -> "Board":
        return self.do(f"play {card}", *answers)

    def attack(self, card: str, target: str, *answers: str) -> "Board":
        return self.do(f"attack {card} {target}", *answers)

    def use(self, card: str, *answers: str, ability: int = 0) -> "Board":
        return self.do(f"use {card} {ability}", *answers)

    def end(self, *patrol: str) -> "Board":
        """End the main phase, make these choices on patrol (`patrol older-brother.1 elite`), and confirm."""
        self.do("end", *patrol)
        return self.do("confirm") if self.prompt == "patrol" else self

    @property
    def is_your_move(self) -> bool:
        """Nothing is left to resolve: you are asked what to do next."""
        return self.prompt == "main" and self.asked == 0

    def refusals(self, seat: int = 0) -> dict[str, tuple[str, str]]:
        """What is refused, with the clause and the reason."""
        return {each.action: (each.rule, each.reason) for each in self.state.why_not(seat)}

    def targets(self, card: str) -> list[str]:
        """What a card may attack now."""
        words = [option.split() for option in self.options]
        return [
            target for verb, *rest in words if verb == "attack" for mine, target in [rest] if mine == card
        ]

    def your(self, kind: str) -> list[str]:
        return self.in_zone(f"p1/{kind}")

    def their(self, kind: str) -> list[str]:
        return self.in_zone(f"p2/{kind}")

    @property
    def gold(self) -> tuple[int, int]:
        return self.state.vars[table.GOLD], self.state.vars[table.GOLD + 1]

    @property
    def workers(self) -> tuple[int, int]:
        return workers(self.state, Seat(0)), workers(self.state, Seat(1))

    @property
    def bases(self) -> tuple[int, int]:
        """The hit points that are left."""
        return tuple(hp_left(self.state, base_of(self.state, Seat(seat))) for seat in (0, 1))  # type: ignore[return-value]

    def mark(self, name: str, label: str) -> int:
        """A number on a card by its name in `table.COLUMNS`: damage, level, exhausted, slot, plus, minus …"""
        return self.state.columns[table.COLUMNS.index(name)][self.card(label)]

    def damage(self, label: str) -> int:
        return self.mark("damage", label)

    def level(self, label: str) -> int:
        return self.mark("level", label)

    def is_exhausted(self, label: str) -> bool:
        return bool(self.mark("exhausted", label))

    def numbers(self, label: str) -> tuple[int, int]:
        """Attack and hit points as they are now, damage aside."""
        return attack_of(self.state, self.card(label)), hp_of(self.state, self.card(label))

    def attribute(self, name: str, label: str) -> int:
        """Any attribute by its name in `table.ATTRIBUTES`: «haste», «flying», «resist» …"""
        return value(self.state, table.ATTRIBUTES.index(name), self.card(label))
