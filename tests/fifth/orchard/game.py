"""The Orchard for the kernel: tables and hooks."""

from typing import Any, ClassVar

from deckwright.kernel.abilities import Whose
from deckwright.kernel.game import Game, Setup
from deckwright.kernel.ids import NO_SEAT, Card, Face, Seat
from deckwright.kernel.interpreter import push
from deckwright.kernel.refusals import RawRefusal
from deckwright.kernel.rng import Rng
from deckwright.kernel.scenario import Reader
from deckwright.kernel.scope import Scope
from deckwright.kernel.settings import Setting
from deckwright.kernel.state import State
from deckwright.kernel.zones import draw

from . import cards, facts, table
from .rules import garden, invariants, judge, knowledge, scenario, turn

OPENING_HAND = 3


class Orchard(Game):
    """2 to 4 players (ORC-1.1)."""

    name = "orchard"
    least_seats = 2
    most_seats = table.SEATS
    settings = (Setting("goal", default=12, least=6, most=15),)  # ORC-5.1
    vocabulary = table.WORDS
    zone_table = table.ZONES
    vars = table.VARS
    columns = table.COLUMNS
    attributes = table.ATTRIBUTES
    face_names = table.FACES
    has_copies = True
    scripts: ClassVar = {script.card: script.abilities for script in cards.SCRIPTS}
    turn_var = table.TURN
    active_var = table.ACTIVE
    turn_limit = turn.LAST_TURN

    def cards(self, setup: Setup) -> list[Face]:
        """ORC-1.2."""
        return [Face(face) for face, fact in enumerate(facts.FACTS) for _ in range(fact.copies)]

    def blank(self, setup: Setup, faces: list[Face], rng: int) -> State:
        state = super().blank(setup, faces, rng)
        state.text = faces[:]
        state.controller = [NO_SEAT] * len(faces)
        return state

    def deal(self, state: State) -> None:
        """ORC-2.1: everybody begins with three cards and no water."""
        garden.lay_deck(state, [Card(card) for card in range(len(state.face))])
        for seat in range(state.setup.seats):
            draw(state, table.DECK, table.HAND[seat], OPENING_HAND)
        push(state, turn.TURN_OF_A_PLAYER, Seat(0))

    def arrange(self, words: Reader) -> State:
        return scenario.arrange(self, words)

    def describe(self, state: State, seat: Seat | None) -> dict[str, Any]:
        return {
            "turn": state.vars[table.TURN],
            "active": f"p{state.vars[table.ACTIVE] + 1}",
            "players": [
                {"water": state.vars[table.WATER + seat], "fruit": garden.fruit_of(state, seat)}
                for seat in range(state.setup.seats)
            ],
        }

    def refusals(self, state: State, seat: Seat) -> list[RawRefusal]:
        return judge.refusals(state, seat)

    def deal_unknown(self, world: State, seat: Seat, rng: Rng) -> None:
        knowledge.deal_unknown(world, seat, rng)

    def printed(self, state: State, attribute: int, card: Card) -> int:
        return table.FRUIT_ON[state.face[card]]

    def whose(self, state: State, card: Card, scope: Scope) -> Whose:
        """Cards belong to whoever has them: the deck is common."""
        seat = self.zones[state.zone[card]].seat
        if seat == NO_SEAT:
            return Whose.ANY
        return Whose.YOU if seat == scope.seat else Whose.OPPONENT

    def kind_of_face(self, face: str) -> str:
        return facts.FACTS[table.FACES.index(face)].kind

    def breaches(self, state: State) -> list[str]:
        return invariants.breaches(state)


GAME = Orchard()
