"""Battle of Dimensions for the kernel: tables and hooks."""

from collections.abc import Mapping
from typing import Any, ClassVar

from deckwright.games.dimensions import table
from deckwright.games.dimensions.cards.anomalies import SCRIPTS
from deckwright.games.dimensions.rules import invariants, knowledge, refusals, scenario, start
from deckwright.kernel.game import Game, Setup
from deckwright.kernel.ids import NO_SEAT, Card, Face, Seat
from deckwright.kernel.refusals import RawRefusal
from deckwright.kernel.rng import Rng
from deckwright.kernel.scenario import Reader
from deckwright.kernel.settings import Setting
from deckwright.kernel.state import State


class Dimensions(Game):
    """2 to 5 players (DIM-1.7), base or epic mode."""

    name = "dimensions"
    least_seats = 2
    most_seats = table.SEATS
    settings = (
        Setting("epic", default=False),  # DIM-8.1
        Setting("start", default="signs", values=("signs", "random")),  # DIM-3.5
    )
    vocabulary = table.WORDS
    zone_table = table.ZONES
    vars = table.VARS
    columns = table.COLUMNS
    face_names = table.FACES
    turn_var = table.TURN
    active_var = table.ACTIVE
    scripts: ClassVar = {script.card: script.abilities for script in SCRIPTS}

    def cards(self, setup: Setup) -> list[Face]:
        return [Face(face) for face in range(len(table.FACES))]

    def deal(self, state: State) -> None:
        start.deal(state)

    def arrange(self, words: Reader) -> State:
        return scenario.arrange(self, words)

    def describe(self, state: State, seat: Seat | None) -> dict[str, Any]:
        numbers = state.vars
        last = numbers[table.LAST_DRAWER]
        return {
            "turn": numbers[table.TURN],
            "active": f"p{numbers[table.ACTIVE] + 1}",
            "phase": table.PHASES[numbers[table.PHASE]],
            "last-drawer": None if last == NO_SEAT else f"p{last + 1}",  # DIM-9.4
            "final": bool(numbers[table.FINAL]),
            "extra": bool(numbers[table.EXTRA]),
        }

    def breaches(self, state: State) -> list[str]:
        return invariants.breaches(state)

    def refusals(self, state: State, seat: Seat) -> list[RawRefusal]:
        return refusals.refusals(state, seat)

    def limits(self, state: State, seat: Seat) -> Mapping[Card, frozenset[Face]]:
        return knowledge.limits(state, seat)

    def redraw(self, world: State, seat: Seat, rng: Rng) -> bool:
        return super().redraw(world, seat, rng) and knowledge.redraw_what_waits(world, seat, rng)


GAME = Dimensions()
