"""A table for rules tests: positions in a few words, moves by their keys.

After every choice the table compares the game with a clone and with a saved and restored twin that made the
same choice, so that every rules test also tests copying and saving in the middle of play.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Final

import deckwright as dw
from deckwright.kernel.ids import Seat
from tests.support.columns import seal
from tests.support.conformance import check_conservation

FARTHEST: Final = 400
"""More choices than any test skips over."""


class Table:
    """A game under test. Seats, cards and zones go by their notation: `p2`, `red-7`, `p2/blue`."""

    def __init__(self, state: dw.State) -> None:
        self.state = state
        self.events: list[dw.Event] = list(dw.Events(state, state.events))
        self.seen: dict[str, list[dw.Event]] = {seat: [] for seat in self.seats}
        self.clone_and_json_check()

    # What there is to see.

    @property
    def seats(self) -> list[str]:
        return [f"p{seat + 1}" for seat in range(self.state.setup.seats)]

    @property
    def options(self) -> list[str]:
        """The keys of the options, empty when the game is over."""
        return self.state.decision.keys if self.state.decision else []

    @property
    def asked(self) -> str:
        """Who must choose, and what: `p1 battle`; nothing when the game is over."""
        decision = self.state.decision
        return f"p{decision.seat + 1} {decision.prompt}" if decision else ""

    @property
    def log(self) -> list[str]:
        """The kinds of all events so far."""
        return [event.kind for event in self.events]

    @property
    def outcome(self) -> dw.Outcome:
        assert self.state.outcome is not None, "the game is not over"
        return self.state.outcome

    @property
    def winners(self) -> list[str]:
        return [f"p{seat + 1}" for seat in self.outcome.winners]

    def happened(self, kind: str) -> list[dict[str, str | int | None]]:
        """The values of all events of a kind."""
        return [event.values for event in self.events if event.kind == kind]

    def fact(self, name: str) -> Any:
        """A public fact of the table, such as `phase` or `active`."""
        return self.state.view(None)["table"][name]

    def view(self, seat: str) -> dict[str, Any]:
        return self.state.view(seat_number(seat))

    def zone(self, name: str, seat: str | None = None) -> dict[str, Any]:
        """A zone as a seat sees it; as it is without one."""
        view = self.state.view(None if seat is None else seat_number(seat))
        zone: dict[str, Any] = view["zones"][name]
        return zone

    def cards(self, zone: str, seat: str | None = None) -> list[str | None]:
        """The cards of a zone as a seat sees them (None: face down); as they are without a seat."""
        cards: list[str | None] = self.zone(zone, seat).get("cards", [])
        return cards

    def count(self, zone: str) -> int:
        count: int = self.zone(zone)["count"]
        return count

    def field(self) -> dict[str, list[str | None]]:
        """Every squad and Aura that has cards."""
        zones = self.state.view(None)["zones"]
        kinds = {kind.name: kind.kind for kind in self.state.game.table.zones}
        return {
            name: zone["cards"]
            for name, zone in zones.items()
            if zone["count"] and kinds[name] in ("squad", "aura")
        }

    def refusals(self, seat: str | None = None) -> dict[str, str]:
        """What is refused to a seat (else to whoever is asked), and by which clause."""
        return {refusal.action: refusal.rule for refusal in self._why_not(seat)}

    def refusal(self, action: str, seat: str | None = None) -> dw.Refusal:
        for refusal in self._why_not(seat):
            if refusal.action == action:
                return refusal
        raise AssertionError(f"{action} is not refused; refused are {sorted(self.refusals(seat))}")

    def _why_not(self, seat: str | None) -> list[dw.Refusal]:
        if seat is not None:
            return self.state.why_not(seat_number(seat))
        assert self.state.decision is not None, "the game is over"
        return self.state.why_not(self.state.decision.seat)

    # Playing on.

    def choose(self, *choices: str) -> "Table":
        """Choose one after the other."""
        for choice in choices:
            twin = self.state.clone()
            for each in twin, self.state:
                seal(each)
            restored = self.state.game.from_json(self.state.to_json())
            happened = self.state.choose(choice)
            self.events += happened
            for seat in self.seats:
                self.seen[seat] += happened.seen_by(seat_number(seat))
            for other in twin, restored:
                assert list(other.choose(choice)) == list(happened)
                assert other == self.state, f"after {choice}"
            self.clone_and_json_check()
        return self

    def skip_to(self, phase: str) -> "Table":
        """Play on by first options until somebody is asked in a phase."""
        for _ in range(FARTHEST):
            if self.state.decision is None:
                break
            if self.fact("phase") == phase:
                return self
            self.choose(self.options[0])
        raise AssertionError(f"nobody is asked in the phase {phase}")

    def skip_while(self, prompt: str) -> "Table":
        """Play on by first options as long as one question is asked."""
        for _ in range(FARTHEST):
            if self.state.decision is None or self.state.decision.prompt != prompt:
                return self
            self.choose(self.options[0])
        raise AssertionError(f"the question {prompt} has no end")

    def clone_and_json_check(self) -> None:
        """A clone and a saved and restored copy equal the original, and no card is lost or doubled."""
        check_conservation(self.state)
        assert self.state.clone() == self.state
        assert self.state.game.from_json(self.state.to_json()) == self.state


def seat_number(seat: str) -> Seat:
    return Seat(int(seat.removeprefix("p")) - 1)


def player(**words: str | Iterable[str]) -> dict[str, Any]:
    """A player of a position, in the words of a scenario: hand, dimension, aura, entity, loop."""
    return {name: value if isinstance(value, str) else list(value) for name, value in words.items()}


def position(players: Iterable[Mapping[str, Any]], **words: Any) -> Table:
    """A table of Battle of Dimensions at the beginning of a phase; `black_hole` is written so in Python."""
    described = {name.replace("_", "-"): value for name, value in words.items()}
    return Table(dw.game("dimensions").scenario({"players": list(players), **described}))


def new_game(seed: int = 1, seats: int = 3, **settings: object) -> Table:
    return Table(dw.game("dimensions").new(seed=seed, seats=seats, **settings))
