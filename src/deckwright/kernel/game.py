"""A game as the kernel sees it: its words, zones and facts, and the hooks that its rules fill."""

import json
import secrets
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Final, NoReturn, TypeVar, cast

from deckwright.kernel import interpreter
from deckwright.kernel.abilities import Trigger, Whose, index_all
from deckwright.kernel.codec import decode, encode
from deckwright.kernel.control import Until
from deckwright.kernel.deeds import Ask, Settle, redraw_picks
from deckwright.kernel.errors import BadSetting, DeckwrightError, EngineFault, quote
from deckwright.kernel.finder import game_by_name
from deckwright.kernel.frames import Frame
from deckwright.kernel.ids import ONLOOKER, Card, Face, Seat, Zone
from deckwright.kernel.knowledge import determinize
from deckwright.kernel.labels import copy_suffix, spell_trigger
from deckwright.kernel.layers import controller_of
from deckwright.kernel.library import Library
from deckwright.kernel.nodes import (
    NAMED,
    Ability,
    Amount,
    Condition,
    Domain,
    Effect,
    Group,
    Node,
    Procedure,
    Selector,
    Step,
    node_classes,
    walk,
)
from deckwright.kernel.refusals import RawRefusal, Refusal, spell_refusal
from deckwright.kernel.rng import GENERATOR, GENERATORS, SPLITMIX, Rng, Splitmix, seeded, splitmix_seeded
from deckwright.kernel.scenario import Reader
from deckwright.kernel.scope import Measure, Scope, Test, Verdict
from deckwright.kernel.settings import Setting, Value, read_settings
from deckwright.kernel.state import State
from deckwright.kernel.together import Together, choice_under_way, redraw
from deckwright.kernel.trees import from_data, to_data
from deckwright.kernel.view import view
from deckwright.kernel.windows import WINDOW, Replaceable
from deckwright.kernel.words import Arg, Moment, Secret, Slot, Vocabulary
from deckwright.kernel.zones import Sight, ZoneTable

SEED_BITS: Final = 256

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
    generator: str = GENERATOR

    def __getitem__(self, name: str) -> Value:
        for key, value in self.settings:
            if key == name:
                return value
        raise KeyError(name)

    def first_chance(self) -> int:
        """The number that the game draws from."""
        seed = self.seed or 0
        return splitmix_seeded(seed) if self.generator == SPLITMIX else seeded(seed)

    def scenario_chance(self) -> int:
        """The same for a described position of games whose old scenarios drew from the bare seed."""
        return self.seed or 0 if self.generator == SPLITMIX else self.first_chance()

    def side_stream(self, name: str) -> Rng:
        """Chance for what is settled before the game: it tells nothing about what the game draws. (In old
        games it did.)"""
        seed = self.seed or 0
        return Splitmix(seed) if self.generator == SPLITMIX else Rng(seed, name)


@dataclass(frozen=True)
class Outcome:
    """How a game ended. `reason` names a message; no winners means that nobody won."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    reason: str
    ranks: tuple[int, ...] = field(default=())


@dataclass(frozen=True)
class Rest:
    """One step of a safe «play the rest»: the choice to make now, and what it would lose for good that could
    be had in another order. A loss is told like a refusal: its reason is a message."""

    key: str
    losses: tuple[Refusal, ...] = ()


@dataclass(frozen=True)
class Ahead:
    """A question that will come to a seat, and that it may answer ahead: what it chooses from stays as it is
    until then. `state` is as if it came now; `most` is how many times it is asked in a row."""

    state: State
    most: int


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
    printed_columns: ClassVar[int] = 0
    """How many of the first columns are printed on the cards, so that they go along with the faces."""
    attributes: ClassVar[tuple[str, ...]] = ()
    """What continuous effects can change, in the order in which it is worked out."""
    player_attributes: ClassVar[tuple[str, ...]] = ()
    """The same of players; numbered behind those of cards."""
    face_names: ClassVar[tuple[str, ...]]
    handlers_of: ClassVar[Mapping[type[Effect], Step]] = {}
    deeds_of: ClassVar[Mapping[type[Effect], Step]] = {}
    domains_of: ClassVar[Mapping[type[Domain], Ask]] = {}
    settlers_of: ClassVar[Mapping[type[Selector], Settle]] = {}
    tests_of: ClassVar[Mapping[type[Group], Test]] = {}
    measures_of: ClassVar[Mapping[type[Amount], Measure]] = {}
    verdicts_of: ClassVar[Mapping[type[Condition], Verdict]] = {}
    scripts: ClassVar[Mapping[str, tuple[Ability, ...]]] = {}
    """The abilities of each card that has any."""
    has_copies: ClassVar[bool] = False
    """Whether a game can hold several cards with the same face."""
    rule_faces: ClassVar[frozenset[int]] = frozenset()
    """Faces that are no cards: what the rules themselves bring about, told by its own name."""
    sourceless_faces: ClassVar[frozenset[int]] = frozenset()
    """Those of them whose effect is the same whatever card it comes from."""
    blank_attribute: ClassVar[int] = -1
    """The attribute that takes a card's text away."""
    only_in_play: ClassVar[frozenset[int]] = frozenset()
    """Attributes that continuous effects change for cards in play alone; all others they change anywhere."""
    outlook_after: ClassVar[int] = 0
    """After how many decisions of random play `outlook` tells enough; 0 if only the end tells."""
    outlook_turns: ClassVar[int] = 0
    """The same in turns: 1 looks at where the next turn begins."""
    turn_limit: ClassVar[int] = 1000
    turn_var: ClassVar[int] = 0
    active_var: ClassVar[int] = 0
    first_var: ClassVar[int] = -1
    """The number that tells who goes first, if a game has one."""

    def __init__(self) -> None:
        self.zones = self.zone_table.kinds
        self.sight = [zone.mask() for zone in self.zones]
        self.withheld = frozenset(
            number
            for number, kind in enumerate(self.vocabulary.events)
            if kind.moment is Moment.SILENT or kind.secret is Secret.KNOWERS
        )
        """The kinds of events that are not simply told."""
        self.play_zones = [Zone(zone) for zone, kind in enumerate(self.zones) if kind.in_play]
        self.handlers: list[Step] = table(self.handlers_of)
        self.deeds: list[Step] = table(self.deeds_of)
        self.settlers: list[Settle] = table(self.settlers_of)
        self.domains: list[Ask] = table(self.domains_of)
        self.tests: list[Test] = table(self.tests_of)
        self.measures: list[Measure] = table(self.measures_of)
        self.verdicts: list[Verdict] = table(self.verdicts_of)
        self.library = Library(self.face_names, self.scripts)
        self.abilities = self.library.abilities
        self.top_abilities = self.library.top
        self.ordinal_of = self.library.ordinal_of
        self.find_ability = self.library.find_ability
        self._zones_of: dict[int, tuple[Zone, ...]] = {}

    # The public face.

    def __reduce__(self) -> tuple[Any, ...]:
        """By its name: a game is the same everywhere."""
        return game_by_name, (self.name,)

    def __copy__(self) -> "Game":
        return self

    def __deepcopy__(self, memo: object) -> "Game":
        return self

    def new(self, seed: int | None = None, seats: int | None = None, **settings: object) -> State:
        """A new game, at its first decision."""
        return self.begin(seed, seats, settings)

    def begin(
        self,
        seed: int | None,
        seats: int | None,
        settings: Mapping[str, object],
        generator: str = GENERATOR,
    ) -> State:
        """As `new`, with the settings as a mapping; old games are begun with the generator that they had."""
        try:
            setup = self.set_up(seed, seats, settings, generator)
        except DeckwrightError as error:
            error.game = self
            raise
        state = self.blank(setup, self.cards(setup), setup.first_chance())
        self.deal(state)
        interpreter.run(state)
        return state

    def set_up(
        self, seed: int | None, seats: int | None, settings: Mapping[str, object], generator: str
    ) -> Setup:
        """How the game is to be played, with everything settled that was left open."""
        count = self.usual_seats(settings) if seats is None else seats
        if type(count) is not int or not self.least_seats <= count <= self.most_seats:
            raise BadSetting("seats-bad", seats=quote(seats), least=self.least_seats, most=self.most_seats)
        if seed is None:
            seed = secrets.randbits(64)
        if type(seed) is not int or abs(seed) >> SEED_BITS:
            raise BadSetting("seed-bad", seed=quote(seed))
        return self.prepare(
            Setup(count, read_settings(self.settings, settings), seed, known_generator(generator))
        )

    def scenario(self, description: Mapping[str, Any], generator: str = GENERATOR) -> State:
        """Any position, from a readable description; unknown words are errors."""
        try:
            words = Reader(description)
            words.generator = known_generator(generator)
            state = self.arrange(words)
        except DeckwrightError as error:
            error.game = self
            raise
        state.described = True
        interpreter.run(state)
        return state

    def from_json(self, text: str) -> State:
        return decode(self, text)

    def to_json(self, state: State) -> str:
        return json.dumps(encode(state), ensure_ascii=False)

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return view(state, None if seat is None else ONLOOKER if seat == ONLOOKER else self.seat(state, seat))

    def why_not(self, state: State, seat: int) -> list[Refusal]:
        asker = self.seat(state, seat)
        return [
            each if isinstance(each, Refusal) else spell_refusal(state, each, asker)
            for each in self.refusals(state, asker)
        ]

    def determinize(self, state: State, seat: int, rng: Rng) -> State:
        return determinize(state, self.seat(state, seat), rng)

    def seat(self, state: State, seat: object) -> Seat:
        """A seat of this game, or an error."""
        if type(seat) is int and 0 <= seat < state.setup.seats:
            return Seat(seat)
        raise BadSetting("seat-unknown", seat=quote(seat), seats=state.setup.seats)

    # What the codec needs.

    def blank(self, setup: Setup, faces: list[Face], rng: int) -> State:
        return State(self, setup, faces, rng)

    def read_setup(
        self, seats: int, settings: dict[str, Any], seed: int | None, generator: str = SPLITMIX
    ) -> Setup:
        """A set-up out of a document; one that names no generator is older than the present one."""
        return Setup(seats, read_settings(self.settings, settings), seed, known_generator(generator))

    def read_outcome(self, winners: list[int], scores: list[int], reason: str) -> Outcome:
        return Outcome(tuple(Seat(winner) for winner in winners), tuple(scores), reason)

    def name_of_node(self, node: Effect) -> Any:
        """What saved states call a node: a name, a path in the scripts, or the whole of it."""
        if node is WINDOW:
            return "kernel/window"
        if isinstance(node, Procedure | Together | Replaceable):
            return node.name
        return self.library.path_of(node) or to_data(node)

    def node_of_name(self, name: Any) -> Effect:
        if isinstance(name, str):
            node = NAMED.get(name) or self.library.node_at(name)
        else:
            node = from_data(name)
        if isinstance(node, Effect):
            return node
        raise KeyError(name)

    def index_abilities(self, state: State) -> None:
        """Rebuild what is derived from the cards in play, after loading."""
        if state.text:
            index_all(state)
            state.dirty = False

    def spell(self, state: State, slot: Slot, value: int, seat: Seat | None = None) -> str | int | None:
        """An argument in notation, as a seat sees the table."""
        arg = slot.arg
        if arg is Arg.CARD:
            return self.label(state, Card(value), seat) if value >= 0 else None
        if arg is Arg.SEAT:
            return self.zone_table.side(value) if value >= 0 else None
        if arg is Arg.ZONE:
            return self.zones[value].name
        if arg is Arg.WORD:
            return slot.words[value]
        if arg is Arg.FACE:
            return self.face_names[value]
        if arg is Arg.NODE:
            return self.library.path_of(state.frames[-1].node)
        if arg is Arg.TRIGGER:
            return spell_trigger(state, value)
        return value

    def spell_in_full(self, state: State, place: int) -> str:
        """A waiting trigger for whoever tells it in words: with what gave the card its ability."""
        return spell_trigger(state, place, in_full=True)

    def label(self, state: State, card: Card, seat: Seat | None = None) -> str:
        """A card in notation: its face; where a game has copies, with its number among those the seat
        knows (None knows all)."""
        name = self.face_names[state.face[card]]
        return f"{name}{copy_suffix(state, card, seat)}" if self.has_copies else name

    def told_by(self, label: str) -> str | None:
        """The seat that a card is told by in sentences, where every player has one of the same name."""
        return None

    # What the rules of a game fill in.

    def usual_seats(self, settings: Mapping[str, object]) -> int:
        """How many seats a game has if nobody says; the settings are not checked yet."""
        return self.least_seats

    def variants(self) -> list[tuple[int, dict[str, Any]]]:
        """The ways to play that a simulation goes through if nobody says: seats and settings."""
        return [(self.least_seats, {})]

    def has_side(self, state: State, side: Seat) -> bool:
        """Whether a side of the table is in the game: all seats are, and some that nobody plays."""
        return side < state.setup.seats

    def camp_of(self, state: State, seat: Seat) -> str | None:
        """What a seat plays, if players begin with different things: simulations tell how each does."""
        return None

    def stand_in(self, state: State, side: Seat, prompt: int) -> tuple[Seat, int]:
        """The seat that chooses for a side that nobody plays, and how it is asked."""
        return Seat(0), prompt

    def prepare(self, setup: Setup) -> Setup:
        """Put in place of settings that leave something open what they come to, so that it is on record."""
        return setup

    @abstractmethod
    def cards(self, setup: Setup) -> list[Face]:
        """The faces of all cards of a game that is set up so."""

    def kind_of_face(self, face: str) -> str:
        """What kind of card a face is, where texts call cards by their kind."""
        return ""

    def played_faces(self) -> list[str]:
        """The cards that come up in games; a game may have faces that are no cards."""
        return list(self.face_names)

    def cards_in(self, state: State) -> list[Face]:
        """The faces of all cards that a game under way has."""
        return self.cards(state.setup)

    @abstractmethod
    def arrange(self, words: Reader) -> State:
        """The position that a description gives, with its frames, not yet run."""

    @abstractmethod
    def describe(self, state: State, seat: Seat | None) -> dict[str, Any]:
        """What there is to see besides cards in zones."""

    def visible_settings(self, state: State, seat: Seat | None) -> dict[str, Value]:
        """How the game was set up, as far as a seat may know."""
        return dict(state.setup.settings)

    def describe_card(self, state: State, card: Card, seat: Seat | None) -> Any:
        """A card that the seat knows, as it shows in a view."""
        return self.label(state, card, seat)

    @abstractmethod
    def refusals(self, state: State, seat: Seat) -> Sequence[Refusal | RawRefusal]:
        """What the seat might want to do now and may not. It may use only what the seat knows."""

    def imagine(self, setup: Setup, state: State, seat: Seat, rng: Rng) -> Setup:
        """How the game was set up in a world: what the seat may not know of it can be anything."""
        return setup

    def limits(self, state: State, seat: Seat) -> Mapping[Card, frozenset[Face]]:
        """What single cards that the seat does not know may be, where it can tell more than their urns say:
        by what their players did."""
        return {}

    def redraw(self, world: State, seat: Seat, rng: Rng) -> bool:
        """Choose anew what others have chosen in secret and not shown yet; False if it contradicts."""
        together = choice_under_way(world)
        if together is not None:
            return redraw(world, together, seat, rng.below)
        return redraw_picks(world, seat, rng.below)

    # What games with abilities fill in besides.

    def printed(self, state: State, attribute: int, card: Card) -> int:
        """An attribute of a card before continuous effects: what is printed on it, and its counters."""
        raise EngineFault(f"{self.name} has no attributes")

    def printed_row(self, state: State, card: Card) -> list[int]:
        """All attributes of a card before continuous effects."""
        return [self.printed(state, attribute, card) for attribute in range(len(self.attributes))]

    def moment(self, state: State, until: Until, frame: Frame) -> tuple[int, int]:
        """The number of the moment at which a lasting effect ends, and how many such moments to skip."""
        raise EngineFault(f"{self.name} has no lasting effects")

    def look_over(self, state: State) -> None:  # noqa: B027 - most games need nothing
        """Called after values may have changed (`dirty`): push what follows from the state itself."""

    def outlook(self, state: State) -> list[float]:
        """How good each seat's chances look, as shares of 1: for bots that can't look to the end."""
        return [1 / state.setup.seats] * state.setup.seats

    def plausible(self, state: State, random: Callable[[], float]) -> int:
        """A choice that somebody might make without thinking, for bots that play on to see how it goes."""
        return int(random() * len(state.codes))

    def opponent(self, state: State, seat: Seat) -> Seat:
        """The other player of two."""
        return Seat(1 - seat)

    def decider(self, state: State, seat: Seat) -> Seat:
        """Who makes the choices in an ability of a seat among what everybody can see: that seat, unless the
        rules give them to another. Among hidden cards it is always the seat itself."""
        return seat

    def whose(self, state: State, card: Card, scope: Scope) -> Whose:
        """Whose a card is for whoever's ability asks; ANY if it is neither theirs nor an enemy's."""
        if scope.by_owner and not self.zones[state.zone[card]].in_play:
            own = state.owner[card] == scope.seat
        else:
            own = controller_of(state, card) == scope.seat
        return Whose.YOU if own else Whose.OPPONENT

    def rest(self, state: State) -> Rest | None:
        """The next step of playing all that is left, for whoever must decide now; None if nothing is left or
        the game has no such thing. It uses only what that seat knows, and never answers a question for it:
        ask again after each step, as long as the same question comes back."""
        return None

    def may_rest(self, state: State) -> bool:
        """Whether `rest` has a step for whoever must decide now, without working it out."""
        return False

    def breaches(self, state: State) -> list[str]:
        """What is wrong with a position between two decisions, if the rules were kept: nothing. Each with the
        number of its clause."""
        return []

    def still_resolves(self, state: State, trigger: Trigger) -> bool:
        """Whether a trigger that waits may still be resolved: its card must still be in play."""
        return self.zones[state.zone[Card(trigger[2])]].in_play

    def ahead(self, state: State, seat: Seat) -> Ahead | None:
        """The question that the seat may answer ahead now; None if there is none."""
        return None

    def at_once(self, state: State, waiting: list[Trigger]) -> int | None:
        """The place of a trigger that may as well be resolved first, whatever is chosen for the others; None
        if somebody has to choose."""
        return None

    def could_touch(self, state: State, trigger: Trigger, card: Card) -> bool:
        """Whether the effect of a waiting ability could take away or change a card that has the same ability:
        any effect on cards could, as far as nobody knows better."""
        return self.library.touches_cards(Face(trigger[0]), trigger[1])

    def modes_of(self, node: Effect) -> tuple[Effect, ...]:
        """The effects that a node offers, if it offers any."""
        return ()

    def states_a_quality(self, domain: Domain) -> bool:
        """Whether a choice out of a hidden zone asks for more than any card there. Nobody can check whether
        there is such a card: then the player may always say that there is none."""
        return False

    def is_secret(self, state: State, zone: Zone, seat: Seat) -> bool:
        """Whether a choice of that seat among the cards of a zone could tell others what is in it."""
        return self.zones[zone].sight is not Sight.ALL

    def zones_of(self, group: Group) -> tuple[Zone, ...]:
        """Where to look for the cards of a group: in play, unless it names other zones."""
        zones = self._zones_of.get(id(group))
        if zones is None:
            kinds = {node.zone_kind for _, node in walk(group) if isinstance(node, Group) and node.zone_kind}
            zones = tuple(
                Zone(number)
                for number, kind in enumerate(self.zones)
                if (kind.kind in kinds if kinds else kind.in_play)
            )
            self._zones_of[id(group)] = zones
        return zones

    @abstractmethod
    def deal(self, state: State) -> None:
        """Lay out a new game and push its first frame."""


def known_generator(name: object) -> str:
    if name in GENERATORS:
        return str(name)
    raise BadSetting("generator-unknown", generator=quote(name), known=", ".join(GENERATORS))
