"""Codex for the kernel: tables and hooks."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, ClassVar

from deckwright.games.codex import table
from deckwright.games.codex.cards import SCRIPTS
from deckwright.games.codex.facts import SPECS
from deckwright.games.codex.rules import (
    deeds,
    field,
    invariants,
    leaving,
    meaning,
    ordering,
    outlook,
    refusals,
    scenario,
    showing,
    start,
    targeting,
    turn,
)
from deckwright.games.codex.script.effects import Target
from deckwright.kernel.abilities import Trigger, Whose
from deckwright.kernel.control import Until
from deckwright.kernel.errors import BadSetting, quote
from deckwright.kernel.frames import Frame
from deckwright.kernel.game import Ahead, Game, Setup
from deckwright.kernel.ids import NO_CARD, Card, Face, Seat
from deckwright.kernel.interpreter import push
from deckwright.kernel.labels import copy_suffix
from deckwright.kernel.refusals import Refusal
from deckwright.kernel.scenario import Reader
from deckwright.kernel.scope import Scope
from deckwright.kernel.settings import Setting
from deckwright.kernel.state import State

TOKENS = frozenset(fact.id for fact in table.FACTS if fact.group == "token")
DESCRIBED = "described"
"""In place of sides: the cards of a description."""


def read_sides(text: str) -> str:
    word = text.strip().lower()
    if word in (*start.SIDES, DESCRIBED):
        return word
    raise BadSetting("setting-bad-value", name="sides", value=quote(text), takes=", ".join(start.SIDES))


class Codex(Game):
    """Two players, Bashing against Finesse or a mirror match."""

    name = "codex"
    least_seats = 2
    most_seats = 2
    settings = (
        Setting("sides", default="random", values=start.SIDES, reader=read_sides),
        Setting("overpower", default=start.OVERPOWER[0], values=start.OVERPOWER),
    )
    vocabulary = table.WORDS
    zone_table = table.ZONES
    vars = table.VARS
    columns = table.COLUMNS
    attributes = table.ATTRIBUTES
    face_names = table.FACES
    has_copies = True
    rule_faces = frozenset(range(len(table.FACTS), len(table.FACES)))
    sourceless_faces = rule_faces
    outlook_turns = 1
    turn_var = table.TURN
    active_var = table.ACTIVE
    first_var = table.FIRST
    scripts: ClassVar = SCRIPTS
    handlers_of: ClassVar = deeds.HANDLERS
    deeds_of: ClassVar = deeds.DEEDS
    settlers_of: ClassVar = {Target: targeting.settle_target}
    tests_of: ClassVar = meaning.TESTS
    measures_of: ClassVar = meaning.MEASURES
    verdicts_of: ClassVar = meaning.VERDICTS
    printed = staticmethod(field.printed)
    look_over = staticmethod(leaving.look_over)

    def prepare(self, setup: Setup) -> Setup:
        """Who plays what is settled now, so that the record of a game holds it."""
        if setup["sides"] == DESCRIBED:
            raise BadSetting("setting-bad-value", name="sides", value=DESCRIBED, takes=", ".join(start.SIDES))
        if setup["sides"] != "random":
            return setup
        side = start.SIDES[1 + setup.side_stream("sides").below(2)]
        settings = ((name, side if name == "sides" else value) for name, value in setup.settings)
        return replace(setup, settings=tuple(settings))

    def label(self, state: State, card: Card, seat: Seat | None = None) -> str:
        """By the side that is up: a Dancer that was turned over has another name."""
        face = state.face[card]
        if table.FACES[face] in TOKENS:
            face = state.text[card]
        return f"{self.face_names[face]}{copy_suffix(state, card, seat)}"

    def told_by(self, label: str) -> str | None:
        """A base is its player's: the first one is always that of the first seat."""
        face, _, copy = label.partition(".")
        return f"p{copy}" if face == "base" and copy else None

    def played_faces(self) -> list[str]:
        return [fact.id for fact in table.FACTS if fact.group != "core"]

    def cards(self, setup: Setup) -> list[Face]:
        return start.cards_of(setup)

    def cards_in(self, state: State) -> list[Face]:
        return list(state.face) if state.setup["sides"] == DESCRIBED else self.cards(state.setup)

    def blank(self, setup: Setup, faces: list[Face], rng: int) -> State:
        state = super().blank(setup, faces, rng)
        state.owner = [Seat(0)] * len(faces)
        state.controller = state.owner[:]
        state.text = faces[:]
        state.host = [NO_CARD] * len(faces)
        return state

    def deal(self, state: State) -> None:
        push(state, turn.TURN, Seat(0))
        push(state, start.START, Seat(0))

    def arrange(self, words: Reader) -> State:
        return scenario.arrange(self, words)

    def describe(self, state: State, seat: Seat | None) -> dict[str, Any]:
        return showing.describe(state, seat)

    def describe_card(self, state: State, card: Card, seat: Seat | None) -> Any:
        return showing.describe_card(state, card, seat)

    def breaches(self, state: State) -> list[str]:
        return invariants.breaches(state)

    def refusals(self, state: State, seat: Seat) -> list[Refusal]:
        return refusals.refusals(state, seat)

    def whose(self, state: State, card: Card, scope: Scope) -> Whose:
        return meaning.whose(state, card, scope)

    def moment(self, state: State, until: Until, frame: Frame) -> tuple[int, int]:
        return table.END_OF_TURN, 0

    def camp_of(self, state: State, seat: Seat) -> str | None:
        return SPECS[state.vars[table.SIDE + seat]]

    def outlook(self, state: State) -> list[float]:
        return outlook.outlook(state)

    def plausible(self, state: State, random: Callable[[], float]) -> int:
        return outlook.plausible(state, random)

    def ahead(self, state: State, seat: Seat) -> Ahead | None:
        return turn.tech_ahead(state, seat)

    def at_once(self, state: State, waiting: list[Trigger]) -> int | None:
        return ordering.at_once(state, waiting)

    def still_resolves(self, state: State, trigger: Trigger) -> bool:
        """What deaths bring about, and what an ability was set off for, happens though its card is gone."""
        return True


GAME = Codex()
