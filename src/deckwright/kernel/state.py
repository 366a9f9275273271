"""The state of a game: columns of integers, shared facts, and a stack of frames."""

from typing import TYPE_CHECKING, Any, Final

from deckwright.kernel.abilities import EMPTY_INDEX, Index, Lasting, Trigger
from deckwright.kernel.decisions import Decision, find_index
from deckwright.kernel.events import Events, RawEvent
from deckwright.kernel.frames import Frame
from deckwright.kernel.history import Done
from deckwright.kernel.ids import NO_SEAT, Card, Face, Seat, Zone
from deckwright.kernel.interpreter import run
from deckwright.kernel.rng import Rng
from deckwright.kernel.urns import Urns

if TYPE_CHECKING:
    from deckwright.kernel.game import Game, Outcome, Refusal, Setup

NO_CODES: Final[list[int]] = []


class State:
    """A position, at a decision or at the end of the game.

    Lists indexed by card: `face`, `zone`, `known` (a mask of seats) and the game's own `columns`.
    `zones` holds a tuple of cards for each zone, `vars` the game's numbers. What is shared between
    clones (`face`, tuples, `index`, `lasting`, `uses`, `memory`) is never changed in place.
    """

    __slots__ = (
        "codes", "columns", "controller", "decider", "dirty", "events", "face", "frames", "game", "hidden",
        "history", "host", "index", "inside", "known", "lasting", "layer", "learned", "memory", "number",
        "outcome", "owner", "past", "prompt", "prompt_args", "rng", "setup", "text", "triggered", "urns",
        "uses",        "vars", "zone", "zones",
    )  # fmt: skip

    def __init__(self, game: "Game", setup: "Setup", faces: list[Face], rng: int) -> None:
        cards = len(faces)
        self.game = game
        self.setup = setup
        self.rng = rng
        self.face: list[Face] = faces
        self.zone: list[Zone] = [Zone(0)] * cards
        self.known: list[int] = [0] * cards
        self.columns: list[list[int]] = [[0] * cards for _ in game.columns]
        # For games with abilities: who owns and controls a card, whose text it has, its host.
        self.owner: list[Seat] = []
        self.controller: list[Seat] = []
        self.text: list[Face] = []
        self.host: list[Card] = []
        self.zones: list[tuple[Card, ...]] = [()] * len(game.zones)
        self.vars: list[int] = [0] * len(game.vars)
        self.frames: list[Frame] = []
        self.index: Index = EMPTY_INDEX
        self.lasting: tuple[Lasting, ...] = ()
        self.uses: dict[tuple[int, int], int] = {}
        self.memory: dict[int, tuple[int, ...]] = {}
        # For games that look back: what was done in this turn and in the one before.
        self.history: tuple[Done, ...] = ()
        self.past: tuple[Done, ...] = ()
        # For games in which known cards are shuffled in with unknown ones: what each seat can tell.
        self.urns: tuple[Urns, ...] = ()
        self.triggered: tuple[Trigger, ...] = ()
        self.layer = 0
        self.inside: tuple[Card, ...] = ()
        self.dirty = False
        self.codes: list[int] = NO_CODES
        self.decider: Seat = NO_SEAT
        self.prompt = 0
        self.prompt_args: tuple[int, ...] = ()
        self.hidden = False
        self.number = 0
        self.learned = 0
        self.events: list[RawEvent] = []
        self.outcome: Outcome | None = None

    @property
    def decision(self) -> Decision | None:
        """The question to be answered now; None when the game is over."""
        return Decision(self) if self.codes else None

    def choose(self, choice: int | str) -> Events:
        """Answer the decision by index or key, and play on to the next one. Returns what happened."""
        codes = self.codes
        if type(choice) is not int or not 0 <= choice < len(codes):
            choice = find_index(self, choice)
        self.codes = NO_CODES
        self.hidden = False
        self.number += 1
        self.learned = 0
        events: list[RawEvent] = []
        self.events = events
        self.frames[-1].answer = codes[choice]
        run(self)
        return Events(self, events)

    def clone(self) -> "State":
        """An independent copy."""
        new = State.__new__(State)
        new.game = self.game
        new.setup = self.setup
        new.rng = self.rng
        new.face = self.face
        new.zone = self.zone[:]
        new.known = self.known[:]
        new.columns = [column[:] for column in self.columns] if self.columns else self.columns
        new.owner = self.owner
        new.controller = self.controller[:]
        new.text = self.text[:]
        new.host = self.host[:]
        new.zones = self.zones[:]
        new.vars = self.vars[:]
        new.frames = [frame.copy() for frame in self.frames]
        new.index = self.index
        new.lasting = self.lasting
        new.uses = self.uses
        new.memory = self.memory
        new.history = self.history
        new.past = self.past
        new.urns = self.urns
        new.triggered = self.triggered
        new.layer = 0
        new.inside = ()
        new.dirty = False
        new.codes = self.codes
        new.decider = self.decider
        new.prompt = self.prompt
        new.prompt_args = self.prompt_args
        new.hidden = self.hidden
        new.number = self.number
        new.learned = self.learned
        new.events = []
        new.outcome = self.outcome
        return new

    def __eq__(self, other: object) -> bool:
        """The same position: everything that can influence or show the rest of the game."""
        if not isinstance(other, State):
            return NotImplemented
        return self.game is other.game and all(
            getattr(self, name) == getattr(other, name) for name in _COMPARED
        )

    __hash__ = None  # type: ignore[assignment]

    def view(self, seat: int | None) -> dict[str, Any]:
        """What that seat may know, as plain JSON data. None shows all, ONLOOKER what everybody may know."""
        return self.game.view(self, seat)

    def why_not(self, seat: int) -> "list[Refusal]":
        """What that seat might want to do now and may not, with the rule that refuses it."""
        return self.game.why_not(self, seat)

    def determinize(self, seat: int, rng: Rng) -> "State":
        """A possible full state, consistent with all that the seat has seen."""
        return self.game.determinize(self, seat, rng)

    def to_json(self) -> str:
        """The whole state with all its secrets, readable by `game.from_json`."""
        return self.game.to_json(self)


_COMPARED: Final = (
    "setup", "rng", "face", "zone", "known", "columns", "owner", "controller", "text", "host", "zones",
    "vars", "frames", "lasting", "uses", "memory", "history", "past", "urns", "codes", "decider", "prompt",
    "prompt_args", "hidden", "number", "outcome",
)  # fmt: skip
