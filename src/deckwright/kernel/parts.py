"""What a game is made of: a few records of facts and of functions.

A game fills in what its rules need; what it leaves out is as stands here."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from deckwright.kernel.abilities import Trigger, Whose
from deckwright.kernel.control import Until
from deckwright.kernel.errors import EngineFault
from deckwright.kernel.frames import Frame
from deckwright.kernel.ids import Card, Face, Seat, Zone
from deckwright.kernel.knowledge import redraw_choices
from deckwright.kernel.layers import whose_by_control
from deckwright.kernel.nodes import Ability, Domain, Effect
from deckwright.kernel.refusals import RawRefusal, Refusal
from deckwright.kernel.rng import Rng
from deckwright.kernel.scenario import Reader
from deckwright.kernel.scope import Scope
from deckwright.kernel.script_index import may_touch
from deckwright.kernel.settings import Setting, Value
from deckwright.kernel.setup import Setup
from deckwright.kernel.spelling import plain_label
from deckwright.kernel.vocabulary import Moment, Secret, Vocabulary
from deckwright.kernel.zones import Sight, ZoneKind, ZoneTable

if TYPE_CHECKING:
    from deckwright.kernel.game import Game
    from deckwright.kernel.state import State


# What there is.


@dataclass(frozen=True, eq=False)
class About:
    """Who can play a game, and how: what is shown before it begins, and what simulations go through."""

    name: str
    package: str
    """Where the words and the rulebook of the game are found."""
    least_seats: int
    most_seats: int
    settings: tuple[Setting, ...] = ()
    seats_for: "Callable[[Mapping[str, object]], int] | None" = None
    """How many seats a game has with such settings, which are not checked yet; else the least."""
    list_variants: "Callable[[], list[tuple[int, dict[str, Any]]]] | None" = None
    camp_of: "Callable[[State, Seat], str | None]" = lambda state, seat: None
    """What a seat plays, if players begin with different things: simulations tell how each does."""
    turn_limit: int = 1000
    played_faces: "tuple[str, ...] | None" = None
    """The cards that come up in games, if there are faces that are no cards."""

    def usual_seats(self, settings: Mapping[str, object]) -> int:
        """How many seats a game has if nobody says."""
        return self.least_seats if self.seats_for is None else self.seats_for(settings)

    def variants(self) -> list[tuple[int, dict[str, Any]]]:
        """The ways to play that a simulation goes through if nobody says: seats and settings."""
        return [(self.least_seats, {})] if self.list_variants is None else self.list_variants()


@dataclass(frozen=True, eq=False)
class Table:
    """What lies on the table: words, zones, faces, and the names of all numbers."""

    vocabulary: Vocabulary
    zone_table: ZoneTable
    face_names: tuple[str, ...]
    vars: Sequence[str] = ()
    turn_var: int = 0
    active_var: int = 0
    first_var: int = -1
    """The number that tells who goes first, if a game has one."""
    columns: Sequence[str] = ()
    printed_columns: int = 0
    """How many of the first columns are printed on the cards, so that they go along with the faces."""
    has_copies: bool = False
    """Whether a game can hold several cards with the same face."""
    has_texts: bool = False
    """Whether cards have a controller, and a text that works."""
    has_owners: bool = False
    """Whether a card's owner may be another than its controller, and cards can be attached."""
    zones: tuple[ZoneKind, ...] = field(init=False)
    sight: tuple[int, ...] = field(init=False)
    play_zones: tuple[Zone, ...] = field(init=False)
    told: tuple[bool, ...] = field(init=False)
    """For each kind of event, whether it is simply told: what happened, and the card to whoever knows it."""
    arranging: tuple[bool, ...] = field(init=False)
    """For each prompt, whether what is answered can be changed at will."""

    def __post_init__(self) -> None:
        kinds = tuple(self.zone_table.kinds)
        object.__setattr__(self, "zones", kinds)
        object.__setattr__(self, "sight", tuple(zone.mask() for zone in kinds))
        in_play = tuple(Zone(zone) for zone, kind in enumerate(kinds) if kind.in_play)
        object.__setattr__(self, "play_zones", in_play)
        told = tuple(
            kind.moment is not Moment.SILENT and kind.secret is not Secret.KNOWERS
            for kind in self.vocabulary.events
        )
        object.__setattr__(self, "told", told)
        arranging = tuple(prompt.arranges for prompt in self.vocabulary.prompts)
        object.__setattr__(self, "arranging", arranging)


# What cards do.


def no_attributes(state: "State", attribute: int, card: Card) -> int:
    raise EngineFault(f"{state.game.name} has no attributes")


def no_moments(state: "State", until: Until, frame: Frame) -> tuple[int, int]:
    raise EngineFault(f"{state.game.name} has no lasting effects")


def still_in_play(state: "State", trigger: Trigger) -> bool:
    return state.game.table.zones[state.zone[Card(trigger[2])]].in_play


def never_at_once(state: "State", waiting: list[Trigger]) -> int | None:
    return None


def could_touch_any(state: "State", trigger: Trigger, card: Card) -> bool:
    return may_touch(state, trigger)


@dataclass(frozen=True, eq=False)
class Cards:
    """What the cards of a game do: their scripts, and what scripts mean beyond their own words."""

    scripts: Mapping[str, tuple[Ability, ...]] = field(default_factory=dict)
    """The abilities of each card that has any."""
    attributes: Sequence[str] = ()
    """What continuous effects can change, in the order in which it is worked out."""
    player_attributes: Sequence[str] = ()
    """The same of players; numbered behind those of cards."""
    blank_attribute: int = -1
    """The attribute that takes a card's text away."""
    only_in_play: frozenset[int] = frozenset()
    """Attributes that continuous effects change for cards in play alone; all others they change anywhere."""
    rule_faces: frozenset[int] = frozenset()
    """Faces that are no cards: what the rules themselves bring about, told by its own name."""
    sourceless_faces: frozenset[int] = frozenset()
    """Those of them whose effect is the same whatever card it comes from."""
    printed: "Callable[[State, int, Card], int]" = no_attributes
    """An attribute of a card before continuous effects: what is printed on it, and its counters."""
    printed_row: "Callable[[State, Card], list[int]] | None" = None
    """All of them at once, where that is quicker."""
    moment: "Callable[[State, Until, Frame], tuple[int, int]]" = no_moments
    """The number of the moment at which a lasting effect ends, and how many such moments to skip."""
    whose: "Callable[[State, Card, Scope], Whose]" = whose_by_control
    """Whose a card is for whoever's ability asks; ANY if it is neither theirs nor an enemy's."""
    still_resolves: "Callable[[State, Trigger], bool]" = still_in_play
    """Whether a trigger that waits may still be resolved."""
    at_once: "Callable[[State, list[Trigger]], int | None]" = never_at_once
    """The place of a trigger that may as well be resolved first, whatever is chosen for the others; None if
    somebody has to choose."""
    could_touch: "Callable[[State, Trigger, Card], bool]" = could_touch_any
    """Whether the effect of a waiting ability could take away or change a card that has the same ability."""
    modes_of: "Callable[[Effect], tuple[Effect, ...]]" = lambda node: ()
    """The effects that a node offers, if it offers any."""
    states_a_quality: "Callable[[Domain], bool]" = lambda domain: False
    """Whether a choice out of a hidden zone asks for more than any card there. Nobody can check whether there
    is such a card: then the player may always say that there is none."""

    def row_of(self, state: "State", card: Card) -> list[int]:
        """All attributes of a card before continuous effects."""
        if self.printed_row is not None:
            return self.printed_row(state, card)
        return [self.printed(state, attribute, card) for attribute in range(len(self.attributes))]


# How it is played.


def nothing(state: "State") -> None:
    """Nothing follows."""


def as_it_is(setup: Setup) -> Setup:
    return setup


def itself(state: "State", seat: Seat) -> Seat:
    return seat


def the_other(state: "State", seat: Seat) -> Seat:
    return Seat(1 - seat)


def is_seat(state: "State", side: Seat) -> bool:
    return side < state.setup.seats


def first_seat(state: "State", side: Seat, prompt: int) -> tuple[Seat, int]:
    return Seat(0), prompt


@dataclass(frozen=True, eq=False)
class Rules:
    """How a game begins, goes on and is judged."""

    faces: Callable[[Setup], list[Face]]
    """The faces of all cards of a game that is set up so."""
    deal: "Callable[[State], None]"
    """Lay out a new game and push its first frame."""
    arrange: "Callable[[Game, Reader], State]"
    """The position that a description gives, with its frames, not yet run."""
    refusals: "Callable[[State, Seat], Sequence[Refusal | RawRefusal]]"
    """What the seat might want to do now and may not. It may use only what the seat knows."""
    prepare: Callable[[Setup], Setup] = as_it_is
    """Put in place of settings that leave something open what they come to, so that it is on record."""
    state_based_effects: "Callable[[State], None]" = nothing
    """Called after values may have changed (`dirty`): push what follows from the state itself."""
    breaches: "Callable[[State], list[str]]" = lambda state: []
    """What is wrong with a position between two decisions, if the rules were kept: nothing. Each with the
    number of its clause."""
    faces_in: "Callable[[State], list[Face]] | None" = None
    """The faces of all cards that a game under way has, where it is more than the set-up tells."""
    opponent: "Callable[[State, Seat], Seat]" = the_other
    """The other player of two."""
    decider: "Callable[[State, Seat], Seat]" = itself
    """Who makes the choices in an ability of a seat among what everybody can see: that seat, unless the rules
    give them to another. Among hidden cards it is always the seat itself."""
    has_side: "Callable[[State, Seat], bool]" = is_seat
    """Whether a side of the table is in the game: all seats are, and some that nobody plays."""
    proxy: "Callable[[State, Seat, int], tuple[Seat, int]]" = first_seat
    """The seat that chooses for a side that nobody plays, and how it is asked."""

    def faces_under_way(self, state: "State") -> list[Face]:
        """The faces of all cards that a game under way has."""
        return self.faces(state.setup) if self.faces_in is None else self.faces_in(state)


# What is known of it.


def hidden_from_somebody(state: "State", zone: Zone, seat: Seat) -> bool:
    return state.game.table.zones[zone].sight is not Sight.ALL


def all_settings(state: "State", seat: Seat | None) -> dict[str, Value]:
    return dict(state.setup.settings)


def as_known(setup: Setup, state: "State", seat: Seat, rng: Rng) -> Setup:
    return setup


def no_limits(state: "State", seat: Seat) -> Mapping[Card, frozenset[Face]]:
    return {}


@dataclass(frozen=True, eq=False)
class Knowledge:
    """What a seat may know, and what it must hold possible."""

    imagine: "Callable[[Setup, State, Seat, Rng], Setup]" = as_known
    """How the game was set up in a world: what the seat may not know of it can be anything."""
    limits: "Callable[[State, Seat], Mapping[Card, frozenset[Face]]]" = no_limits
    """What single cards that the seat does not know may be, where it can tell more than their urns say: by
    what their players did."""
    redraw: "Callable[[State, Seat, Rng], bool]" = redraw_choices
    """Choose anew what others have chosen in secret and not shown yet; False if it contradicts."""
    is_secret: "Callable[[State, Zone, Seat], bool]" = hidden_from_somebody
    """Whether a choice of that seat among the cards of a zone could tell others what is in it."""
    visible_settings: "Callable[[State, Seat | None], dict[str, Value]]" = all_settings
    """How the game was set up, as far as a seat may know."""


@dataclass(frozen=True, eq=False)
class Showing:
    """What there is to see, and what cards are called."""

    describe: "Callable[[State, Seat | None], dict[str, Any]]"
    """What there is to see besides cards in zones."""
    label: "Callable[[State, Card, Seat | None], str]" = plain_label
    """A card in notation, with its number among those the seat knows (None knows all)."""
    describe_card: "Callable[[State, Card, Seat | None], Any] | None" = None
    """A card that the seat knows, as it shows in a view; else its label."""
    kind_of_face: Callable[[str], str] = lambda face: ""
    """What kind of card a face is, where texts call cards by their kind."""
    told_by: Callable[[str], str | None] = lambda label: None
    """The seat that a card is told by in sentences, where every player has one of the same name."""

    def card(self, state: "State", card: Card, seat: Seat | None) -> Any:
        describe = self.describe_card or self.label
        return describe(state, card, seat)
