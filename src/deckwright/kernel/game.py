"""A game: a few records of what there is, what cards do, how it is played, what is known and what is seen."""

import json
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from deckwright.kernel import interpreter
from deckwright.kernel.codec import decode, encode
from deckwright.kernel.errors import BadSetting, DeckwrightError, quote
from deckwright.kernel.finder import game_by_name
from deckwright.kernel.ids import ONLOOKER, Seat
from deckwright.kernel.knowledge import determinize
from deckwright.kernel.nodes import Ability
from deckwright.kernel.parts import About, Cards, Knowledge, Rules, Showing, Table
from deckwright.kernel.refusals import Refusal, spell_refusal
from deckwright.kernel.rng import GENERATOR, Rng
from deckwright.kernel.scenario import Reader
from deckwright.kernel.script_index import ScriptIndex
from deckwright.kernel.settings import Setting
from deckwright.kernel.setup import known_generator, new_setup
from deckwright.kernel.state import State
from deckwright.kernel.view import view

PARTS: Final = ("about", "table", "cards", "rules", "knowledge", "showing")


class Game:
    """A game as a value: the kernel knows no other difference between games than these records."""

    def __init__(
        self, about: About, table: Table, cards: Cards, rules: Rules, knowledge: Knowledge, showing: Showing
    ) -> None:
        self.about = about
        self.table = table
        self.cards = cards
        self.rules = rules
        self.knowledge = knowledge
        self.showing = showing
        self.scripts = ScriptIndex(table, cards.scripts)
        self.name = about.name

    @property
    def least_seats(self) -> int:
        return self.about.least_seats

    @property
    def most_seats(self) -> int:
        return self.about.most_seats

    @property
    def settings(self) -> tuple[Setting, ...]:
        return self.about.settings

    def __reduce__(self) -> tuple[Any, ...]:
        """By its name: a game is the same everywhere."""
        return game_by_name, (self.name,)

    def __copy__(self) -> "Game":
        return self

    def __deepcopy__(self, memo: object) -> "Game":
        return self

    def replace(self, **parts: Any) -> "Game":
        """The same game with some of its records exchanged: for trying a change out."""
        return Game(**{name: getattr(self, name) for name in PARTS} | parts)

    def with_scripts(self, scripts: Mapping[str, tuple[Ability, ...]]) -> "Game":
        """The same game with other texts on some cards."""
        return self.replace(cards=replace(self.cards, scripts={**self.cards.scripts, **scripts}))

    def new(
        self, seed: int | object | None = None, seats: int | object | None = None, **settings: object
    ) -> State:
        """A new game, at its first decision."""
        return self.begin(seed, seats, settings)

    def begin(
        self,
        seed: int | object | None,
        seats: int | object | None,
        settings: Mapping[str, object],
        generator: str = GENERATOR,
    ) -> State:
        """As `new`, with the settings as a mapping; old games are begun with the generator that they had."""
        try:
            setup = new_setup(self, seed, seats, settings, generator)
        except DeckwrightError as error:
            error.game = self
            raise
        state = State(self, setup, self.rules.faces(setup), setup.first_chance())
        self.rules.deal(state)
        interpreter.run(state)
        return state

    def scenario(self, description: Mapping[str, Any] | object, generator: str = GENERATOR) -> State:
        """Any position, from a readable description; unknown words are errors."""
        try:
            words = Reader(description)
            words.generator = known_generator(generator)
            state = self.rules.arrange(self, words)
        except DeckwrightError as error:
            error.game = self
            raise
        state.described = True
        interpreter.run(state)
        return state

    def from_json(self, text: str | object) -> State:
        return decode(self, text)

    def to_json(self, state: State) -> str:
        return json.dumps(encode(state), ensure_ascii=False)

    def view(self, state: State, seat: int | object | None) -> dict[str, Any]:
        return view(state, None if seat is None else ONLOOKER if seat == ONLOOKER else self.seat(state, seat))

    def why_not(self, state: State, seat: int | object) -> list[Refusal]:
        asker = self.seat(state, seat)
        return [
            each if isinstance(each, Refusal) else spell_refusal(state, each, asker)
            for each in self.rules.refusals(state, asker)
        ]

    def determinize(self, state: State, seat: int | object, rng: Rng) -> State:
        return determinize(state, self.seat(state, seat), rng)

    def seat(self, state: State, seat: object) -> Seat:
        """A seat of this game, or an error."""
        if type(seat) is int and 0 <= seat < state.setup.seats:
            return Seat(seat)
        raise BadSetting("seat-unknown", seat=quote(seat), seats=state.setup.seats)
