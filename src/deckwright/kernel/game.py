"""A game as the kernel sees it: its words, zones and facts, and the hooks that its rules fill."""

import json
import secrets
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar, NoReturn, TypeVar, cast

from deckwright.kernel import interpreter
from deckwright.kernel.codec import decode, encode
from deckwright.kernel.deeds import Ask, Choose, Domain, Settle, run_deed, settle_choice
from deckwright.kernel.errors import BadSetting, EngineFault
from deckwright.kernel.ids import Card, Face, Seat
from deckwright.kernel.knowledge import determinize
from deckwright.kernel.nodes import NAMED, Ability, Effect, Node, Procedure, Step, node_classes, walk
from deckwright.kernel.rng import Rng, seeded
from deckwright.kernel.scenario import Reader
from deckwright.kernel.settings import Setting, Value, read_settings
from deckwright.kernel.state import State
from deckwright.kernel.together import Together, run_together
from deckwright.kernel.view import view
from deckwright.kernel.words import Arg, Slot, Vocabulary
from deckwright.kernel.zones import ZoneTable

N = TypeVar("N", bound=Node)
F = TypeVar("F", bound=Callable[..., object])


def table(functions: Mapping[type[N], F]) -> list[F]:
    """Functions by the number of their node; a node without one is a fault of the game."""

    def missing(state: State, *rest: object) -> NoReturn:
        raise EngineFault(f"{state.game.name} has no function for {rest}")

    rows: list[F] = [cast(F, missing)] * node_classes()
    for node, function in functions.items():
        rows[node.op] = function
    return rows


@dataclass(frozen=True)
class Setup:
    """How a game was set up. The seed is None where it may not be known (determinised states)."""

    seats: int
    settings: tuple[tuple[str, Value], ...]
    seed: int | None

    def __getitem__(self, name: str) -> Value:
        for key, value in self.settings:
            if key == name:
                return value
        raise KeyError(name)


@dataclass(frozen=True)
class Outcome:
    """How a game ended. `reason` names a message; no winners means that nobody won."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    reason: str
    ranks: tuple[int, ...] = field(default=())


@dataclass(frozen=True)
class Refusal:
    """Something a player may want to do and may not. `action` is notation like an option's key."""

    action: str
    rule: str
    reason: str
    values: Mapping[str, str | int] = field(default_factory=dict)


class Game(ABC):
    """Base of all games: subclasses declare the tables and fill the hooks."""

    name: ClassVar[str]
    least_seats: ClassVar[int]
    most_seats: ClassVar[int]
    settings: ClassVar[tuple[Setting, ...]] = ()
    vocabulary: ClassVar[Vocabulary]
    zone_table: ClassVar[ZoneTable]
    vars: ClassVar[tuple[str, ...]] = ()
    columns: ClassVar[tuple[str, ...]] = ()
    face_names: ClassVar[tuple[str, ...]]
    handlers_of: ClassVar[Mapping[type[Effect], Step]] = {}
    deeds_of: ClassVar[Mapping[type[Effect], Step]] = {}
    domains_of: ClassVar[Mapping[type[Domain], Ask]] = {}
    scripts: ClassVar[Mapping[str, tuple[Ability, ...]]] = {}
    """The abilities of each card that has any."""
    turn_limit: ClassVar[int] = 1000
    turn_var: ClassVar[int] = 0
    active_var: ClassVar[int] = 0

    def __init__(self) -> None:
        self.zones = self.zone_table.kinds
        self.sight = [zone.mask() for zone in self.zones]
        handlers: dict[type[Effect], Step] = {
            Procedure: interpreter.run_procedure,
            Together: run_together,
            **dict.fromkeys(self.deeds_of, run_deed),
            **self.handlers_of,
        }
        self.handlers: list[Step] = table(handlers)
        self.deeds: list[Step] = table(self.deeds_of)
        self.settlers: list[Settle] = table({Choose: settle_choice})
        self.domains: list[Ask] = table(self.domains_of)
        self._node_at: dict[str, Node] = {}
        self._path_of: dict[int, str] = {}
        for card, abilities in self.scripts.items():
            for path, node in walk(abilities):
                self._node_at.setdefault(f"{card}:{path}", node)
                self._path_of.setdefault(id(node), f"{card}:{path}")

    # The public face.

    def new(self, seed: int | None = None, seats: int | None = None, **settings: object) -> State:
        """A new game, at its first decision."""
        count = self.least_seats if seats is None else seats
        if type(count) is not int or not self.least_seats <= count <= self.most_seats:
            raise BadSetting("seats-bad", seats=str(seats)[:40], least=self.least_seats, most=self.most_seats)
        if seed is None:
            seed = _SEEDS.bits()
        if type(seed) is not int:
            raise BadSetting("seed-bad", seed=str(seed)[:40])
        setup = Setup(count, read_settings(self.settings, settings), seed)
        state = self.blank(setup, self.cards(setup), seeded(seed))
        self.deal(state)
        interpreter.run(state)
        return state

    def scenario(self, description: Mapping[str, Any]) -> State:
        """Any position, from a readable description; unknown words are errors."""
        state = self.arrange(Reader(description))
        interpreter.run(state)
        return state

    def from_json(self, text: str) -> State:
        return decode(self, text)

    def to_json(self, state: State) -> str:
        return json.dumps(encode(state), ensure_ascii=False)

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return view(state, None if seat is None else self.seat(state, seat))

    def why_not(self, state: State, seat: int) -> list[Refusal]:
        return self.refusals(state, self.seat(state, seat))

    def determinize(self, state: State, seat: int, rng: Rng) -> State:
        return determinize(state, self.seat(state, seat), rng)

    def seat(self, state: State, seat: object) -> Seat:
        """A seat of this game, or an error."""
        if type(seat) is int and 0 <= seat < state.setup.seats:
            return Seat(seat)
        raise BadSetting("seat-unknown", seat=str(seat)[:40], seats=state.setup.seats)

    # What the codec needs.

    def blank(self, setup: Setup, faces: list[Face], rng: int) -> State:
        return State(self, setup, faces, rng)

    def read_setup(self, seats: int, settings: dict[str, Any], seed: int | None) -> Setup:
        return Setup(seats, read_settings(self.settings, settings), seed)

    def read_outcome(self, winners: list[int], scores: list[int], reason: str) -> Outcome:
        return Outcome(tuple(Seat(winner) for winner in winners), tuple(scores), reason)

    def name_of_node(self, node: Effect) -> str:
        """What saved states call a node."""
        if isinstance(node, Procedure | Together):
            return node.name
        return self._path_of[id(node)]

    def node_of_name(self, name: str) -> Effect:
        node = NAMED.get(name) or self._node_at[name]
        if isinstance(node, Effect):
            return node
        raise KeyError(name)

    def picks_are_codes(self, node: Effect) -> bool:
        """Whether a frame of this node gathers options, not cards."""
        return isinstance(node, Together)

    def index_abilities(self, state: State) -> None:  # noqa: B027 - nothing to do without abilities
        """Rebuild what is derived from the cards in play, after loading."""

    def spell(self, state: State, slot: Slot, value: int) -> str | int | None:
        """An argument in notation."""
        arg = slot.arg
        if arg is Arg.CARD:
            return self.label(state, Card(value)) if value >= 0 else None
        if arg is Arg.SEAT:
            return f"p{value + 1}" if value >= 0 else None
        if arg is Arg.ZONE:
            return self.zones[value].name
        if arg is Arg.WORD:
            return slot.words[value]
        if arg is Arg.FACE:
            return self.face_names[value]
        return value

    def label(self, state: State, card: Card) -> str:
        """A card in notation."""
        return self.face_names[state.face[card]]

    # What the rules of a game fill in.

    @abstractmethod
    def cards(self, setup: Setup) -> list[Face]:
        """The faces of all cards of a game that is set up so."""

    @abstractmethod
    def arrange(self, words: Reader) -> State:
        """The position that a description gives, with its frames, not yet run."""

    @abstractmethod
    def describe(self, state: State, seat: Seat | None) -> dict[str, Any]:
        """What there is to see besides cards in zones."""

    def describe_card(self, state: State, card: Card, seat: Seat | None) -> Any:
        """A card that the seat knows, as it shows in a view."""
        return self.label(state, card)

    @abstractmethod
    def refusals(self, state: State, seat: Seat) -> list[Refusal]:
        """What the seat might want to do now and may not. It may use only what the seat knows."""

    @abstractmethod
    def pools(self, state: State, seat: Seat) -> list[list[Card]]:
        """Cards unknown to the seat whose faces may be exchanged, pool after pool."""

    @abstractmethod
    def deal(self, state: State) -> None:
        """Lay out a new game and push its first frame."""


_SEEDS = Rng(secrets.randbits(64))
