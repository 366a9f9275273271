"""Positions of Shards of Infinity for tests, told from the side of the first player."""

from typing import Any

import deckwright as dw
from deckwright.games.shards import table
from deckwright.games.shards.rules.champions import champion_health
from deckwright.games.shards.rules.field import sides
from tests.support.twins import Twins

GAME = dw.game("shards")
Player = dict[str, Any]
INFINITE = table.INFINITE


class Table(Twins):
    """A game in the first player's main phase, unless something else is said.

    Players are told as in a scenario: `{"hand": ["crystal"], "deck": […], "discard": […], "play":
    ["evokatus", {"card": "axia", "exhausted": True}], "relics": […], "health": 50, "mastery": 9, …}`;
    a deck is listed from its top. Against Nemesis (`mode="nemesis"`) the second player is Nemesis. The row
    is empty and stays so unless `row` or `centre` is given.
    Cards are called by their labels: `evokatus.1` in play (counted over all sides, yours first), `crystal`
    and `crystal~2` in your hand, `evokatus@row.1`, `evokatus@p1/discard.1` elsewhere.
    """

    def __init__(self, you: Player | None = None, *foes: Player, **rest: Any) -> None:
        if "row" not in rest and "centre" not in rest:
            rest |= {"row": [], "centre": [], "short-row": True}
        elif "centre" not in rest:
            rest |= {"centre": [], "short-row": True}
        rest = {word.replace("_", "-"): value for word, value in rest.items()}
        super().__init__(GAME, GAME.scenario({"players": [you or {}, *(foes or ({},))], **rest}))

    names = Twins.in_zone

    def play(self, card: str, *answers: str) -> "Table":
        return self.do(f"play {card}", *answers)

    def recruit(self, card: str, *answers: str) -> "Table":
        """A card of the row, by its id."""
        return self.do(f"recruit {card}@row.1", *answers)

    def fast_play(self, card: str, *answers: str) -> "Table":
        return self.do(f"fast-play {card}@row.1", *answers)

    def exhaust(self, card: str, *answers: str) -> "Table":
        return self.do(f"exhaust {card}.1" if "." not in card else f"exhaust {card}", *answers)

    def attack(self, card: str, *answers: str) -> "Table":
        return self.do(f"attack {card}.1" if "." not in card else f"attack {card}", *answers)

    def end(self, *answers: str) -> "Table":
        """End the main phase; these answers follow (splits, shields)."""
        return self.do("end", *answers)

    # What is asked.

    @property
    def is_your_move(self) -> bool:
        """Nothing is left to resolve: you are asked what to do next."""
        return self.prompt in ("main", "main-infinite") and self.asked == 0

    def refusals(self, seat: int = 0) -> dict[str, tuple[str, str]]:
        """What is refused, with the clause and the reason."""
        return {each.action: (each.rule, each.reason) for each in self.state.why_not(seat)}

    # What is on the table.

    def your(self, kind: str) -> list[str]:
        return self.names(f"p1/{kind}")

    def their(self, kind: str, seat: int = 1) -> list[str]:
        """The second player's, unless another seat (or Nemesis) is meant."""
        return self.names(f"{table.ZONES.side(sides(self.state)[seat])}/{kind}")

    @property
    def row(self) -> list[str]:
        return self.names("row")

    @property
    def centre(self) -> list[str]:
        """The centre deck, bottom first."""
        return self.names("centre")

    @property
    def banished(self) -> list[str]:
        return self.names("banished")

    @property
    def crystals(self) -> int:
        return self.state.vars[table.CRYSTALS]

    @property
    def power(self) -> int:
        """Of the active player; at least `INFINITE` if it is infinite."""
        return self.state.vars[table.POWER]

    @property
    def mastery(self) -> tuple[int, ...]:
        """Of all players in the order of seats; against Nemesis yours and hers."""
        return tuple(self.state.vars[table.MASTERY + seat] for seat in sides(self.state))

    @property
    def health(self) -> tuple[int, ...]:
        return tuple(self.state.vars[table.HEALTH + seat] for seat in sides(self.state))

    def is_exhausted(self, label: str) -> bool:
        return bool(self.state.columns[table.EXHAUSTED][self.card(label)])

    def champion_health(self, label: str) -> int:
        return champion_health(self.state, self.card(label))


ORDER = [*["order-initiate"] * 3, *["data-heretic"] * 3]
"""A row that Nemesis leaves alone, unless a card of the Order is revealed."""
BELOW = [*["shard-abstractor"] * 3, *["cache-warden"] * 2, *["portal-monk"] * 2]


def reveals(card: str, nemesis: Player, *row: str, you: Player | None = None) -> Table:
    """The turn in which Nemesis reveals this card; of the row she plays those named, for the rest is of the
    Order. Her leader is Tetra unless another one is told."""
    sides: tuple[Player, Player] = (you or {}, {"leader": "tetra", **nemesis})
    whole_row = [*row, *ORDER[len(row) :]]
    return Table(*sides, mode="nemesis", active="nemesis", row=whole_row, centre=[card, *BELOW])


def drafted(state: dw.State) -> list[int]:
    """Take the first relic each time; who took one, in their order."""
    takers: list[int] = []
    while state.decision is not None and state.decision.prompt == "draft":
        events = list(state.choose(0))
        seats = [str(event.values["seat"]) for event in events if event.kind == "relic-drafted"]
        takers += [int(seat[1:]) - 1 for seat in seats]
    return takers
