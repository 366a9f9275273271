"""Positions of Shards of Infinity for tests, told from the side of the first player. Every decision on the
way is cloned, saved and compared, so that each card's test shows that it can be saved in its middle."""

from typing import Any

import deckwright as dw
from deckwright.games.shards import table
from deckwright.games.shards.rules.field import champion_health, sides
from deckwright.kernel.events import Event
from deckwright.kernel.ids import Card
from deckwright.kernel.state import State

GAME = dw.game("shards")
Player = dict[str, Any]
INFINITE = table.INFINITE


class Table:
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
        self.state: State = GAME.scenario({"players": [you or {}, *(foes or ({},))], **rest})
        self.log: list[Event] = []

    def do(self, *keys: str) -> "Table":
        """Make choices one after the other; the twins must come to the same state each time."""
        for key in keys:
            assert key in self.options, f"{key!r} is not among {self.options} ({self.prompt})"
            clone = self.state.clone()
            saved = GAME.from_json(self.state.to_json())
            before = self.state.clone()
            assert clone == saved == self.state
            clone_events = list(clone.choose(key))
            saved_events = list(saved.choose(key))
            assert self.state == before, "playing a clone changed its parent"
            events = list(self.state.choose(key))
            assert events == clone_events == saved_events
            assert self.state == clone == saved
            self.log += events
        return self

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
    def options(self) -> list[str]:
        return self.state.decision.keys if self.state.decision else []

    @property
    def prompt(self) -> str:
        return self.state.decision.prompt if self.state.decision else "over"

    @property
    def asked(self) -> int:
        """The seat that must decide: 0 is you."""
        return self.state.decider

    @property
    def is_your_move(self) -> bool:
        """Nothing is left to resolve: you are asked what to do next."""
        return self.prompt in ("main", "main-infinite") and self.asked == 0

    def refusals(self, seat: int = 0) -> dict[str, tuple[str, str]]:
        """What is refused, with the clause and the reason."""
        return {each.action: (each.rule, each.reason) for each in self.state.why_not(seat)}

    # What is on the table.

    def card(self, label: str) -> Card:
        labels = [GAME.label(self.state, Card(card)) for card in range(len(self.state.face))]
        assert label in labels, f"no {label} among {labels}"
        return Card(labels.index(label))

    def names(self, zone: str) -> list[str]:
        """The cards of a zone by their ids, in order (decks bottom first): `row`, `p1/hand`."""
        number = next(number for number, each in enumerate(GAME.zones) if each.name == zone)
        return [GAME.face_names[self.state.face[card]] for card in self.state.zones[number]]

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

    def kinds(self) -> list[str]:
        """The kinds of all events so far."""
        return [event.kind for event in self.log]
