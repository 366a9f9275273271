"""Shards of Infinity for the kernel: tables and hooks."""

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Final

from deckwright.games.shards import table
from deckwright.games.shards.cards import SCRIPTS
from deckwright.games.shards.rules import (
    champions,
    field,
    invariants,
    knowledge,
    outlook,
    refusals,
    rest,
    scenario,
    showing,
    variants,
)
from deckwright.games.shards.rules.start import START_UP, faces_of
from deckwright.games.shards.rules.turn import TURN
from deckwright.games.shards.script.effects import can_have_begun
from deckwright.kernel.abilities import Trigger
from deckwright.kernel.control import Until
from deckwright.kernel.frames import Frame
from deckwright.kernel.game import Game, Rest, Setup
from deckwright.kernel.ids import Card, Face, Seat, Zone
from deckwright.kernel.interpreter import push
from deckwright.kernel.refusals import RawRefusal
from deckwright.kernel.rng import Rng
from deckwright.kernel.scenario import Reader
from deckwright.kernel.state import State
from deckwright.kernel.words import ASK_CHOOSE

FOR_NEMESIS: Final = {
    ASK_CHOOSE: table.ASK_NEMESIS_CHOOSES,
    table.ASK_COPY_ORDER: table.ASK_NEMESIS_COPY_ORDER,
}
"""Questions that say whom the player chooses for."""


class Shards(Game):
    """Two to four players, in teams or not, or one against Nemesis."""

    name = "shards"
    least_seats = 1
    most_seats = table.SEATS
    settings = variants.SETTINGS
    vocabulary = table.WORDS
    zone_table = table.ZONES
    vars = table.VARS
    columns = table.COLUMNS
    attributes = table.ATTRIBUTES
    player_attributes = table.PLAYER_ATTRIBUTES
    face_names = table.FACES
    has_copies = True
    outlook_turns = 1
    turn_var = table.TURN
    active_var = table.ACTIVE
    first_var = table.FIRST
    scripts: ClassVar = SCRIPTS

    def usual_seats(self, settings: Mapping[str, object]) -> int:
        return variants.usual_seats(settings)

    def prepare(self, setup: Setup) -> Setup:
        variants.check(setup)
        return setup

    def variants(self) -> list[tuple[int, dict[str, Any]]]:
        return variants.all_variants()

    def has_side(self, state: State, side: Seat) -> bool:
        return side in field.sides(state)

    def stand_in(self, state: State, side: Seat, prompt: int) -> tuple[Seat, int]:
        """The player makes the choices of Nemesis (SHI-11.13)."""
        return Seat(0), FOR_NEMESIS.get(prompt, prompt)

    def cards(self, setup: Setup) -> list[Face]:
        return faces_of(setup)

    def blank(self, setup: Setup, faces: list[Face], rng: int) -> State:
        state = super().blank(setup, faces, rng)
        state.controller = [Seat(0)] * len(faces)
        state.text = faces[:]
        return state

    def deal(self, state: State) -> None:
        push(state, TURN, Seat(0))
        push(state, START_UP, Seat(0))

    def arrange(self, words: Reader) -> State:
        return scenario.arrange(self, words)

    def describe(self, state: State, seat: Seat | None) -> dict[str, Any]:
        return showing.describe(state, seat)

    def describe_card(self, state: State, card: Card, seat: Seat | None) -> Any:
        return showing.describe_card(state, card, seat)

    def refusals(self, state: State, seat: Seat) -> list[RawRefusal]:
        return refusals.refusals(state, seat)

    def redraw(self, world: State, seat: Seat, rng: Rng) -> bool:
        return can_have_begun(world) and super().redraw(world, seat, rng)

    def is_secret(self, state: State, zone: Zone, seat: Seat) -> bool:
        return zone == table.HAND[seat] and not field.is_open(state, seat)

    def deal_unknown(self, world: State, seat: Seat, rng: Rng) -> None:
        knowledge.deal_unknown(world, seat, rng)

    # Asked so often that a call in between can be measured.
    whose = staticmethod(field.whose)
    printed = staticmethod(champions.printed)

    def moment(self, state: State, until: Until, frame: Frame) -> tuple[int, int]:
        return table.END_OF_TURN, 0

    def outlook(self, state: State) -> list[float]:
        return outlook.outlook(state)

    def plausible(self, state: State, random: Callable[[], float]) -> int:
        return outlook.plausible(state, random)

    def rest(self, state: State) -> Rest | None:
        return rest.rest(state)

    def may_rest(self, state: State) -> bool:
        return rest.may_rest(state)

    def breaches(self, state: State) -> list[str]:
        return invariants.breaches(state)

    def still_resolves(self, state: State, trigger: Trigger) -> bool:
        return True


GAME = Shards()
