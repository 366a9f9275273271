"""The state of a game: columns of integers, shared facts, and a stack of frames."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final
from weakref import ref

from mypy_extensions import mypyc_attr

from deckwright.kernel.abilities import EMPTY_INDEX, Index, Lasting, Trigger
from deckwright.kernel.decisions import find_index
from deckwright.kernel.events import RawEvent
from deckwright.kernel.frames import Frame
from deckwright.kernel.handles import Decision, Events
from deckwright.kernel.history import Occurrence
from deckwright.kernel.ids import NO_CARD, NO_SEAT, Card, Face, Seat, Zone
from deckwright.kernel.interpreter import NO_CODES, answer
from deckwright.kernel.owned import ALL_OWNED, CONTROLLER, FIRST_COLUMN, HOST, KNOWN, TEXT, ZONE
from deckwright.kernel.rng import NO_POOL, Rng
from deckwright.kernel.urns import Urns

if TYPE_CHECKING:
    from deckwright.kernel.game import Game
    from deckwright.kernel.refusals import Refusal
    from deckwright.kernel.setup import Outcome, Setup


@mypyc_attr(acyclic=True)
class State:
    """A position, at a decision or at the end of the game.

    Lists indexed by card: `face`, `zone`, `known` (a mask of seats) and the game's own `columns`.
    `zones` holds a tuple of cards for each zone, `vars` the game's numbers. What is shared between
    clones (`face`, tuples, `index`, `lasting`, `uses`, `memory`) is never changed in place. Columns are
    shared until somebody writes: always through `own` and its like, which give a column of one's own.
    """

    __slots__ = (
        "asked", "codes", "columns", "controller", "decider", "described", "dirty", "events", "face",
        "frames", "game", "hidden", "history", "host", "index", "inside", "known", "lasting", "layer",
        "learned", "memory", "number", "outcome", "owned", "owner", "past", "pool", "prompt", "prompt_args",
        "rng", "setup", "shown", "text", "told", "triggered", "turn", "urns", "uses", "vars", "zone", "zones",
    )  # fmt: skip

    def __init__(
        self, game: "Game", setup: "Setup", faces: list[Face], rng: int, model: "State | None" = None
    ) -> None:
        """A state in which nothing lies anywhere yet, or a copy of a model."""
        self.game = game
        self.setup = setup
        self.face: list[Face] = faces
        self.rng = rng
        self.layer = 0
        self.inside: tuple[Card, ...] = ()
        self.dirty = False
        self.events: list[RawEvent] = []
        # What somebody may still have of this position, to be spelled out before it is gone.
        self.shown: tuple[ref[Decision], ...] = ()
        self.told: ref[Events] | None = None
        self.owned = 0
        if model is None:
            self._clear(len(faces))
        else:
            self._copy(model)

    def _clear(self, cards: int) -> None:
        table = self.game.table
        self.owned = ALL_OWNED
        self.pool = NO_POOL
        self.zone: list[Zone] = [Zone(0)] * cards
        self.known: list[int] = [0] * cards
        self.columns: list[list[int]] = [[0] * cards for _ in table.columns]
        # For games with abilities: who owns and controls a card, whose text it has, its host.
        self.owner: list[Seat] = [Seat(0)] * cards if table.has_owners else []
        self.controller: list[Seat] = [Seat(0)] * cards if table.has_texts else []
        self.text: list[Face] = self.face[:] if table.has_texts else []
        self.host: list[Card] = [NO_CARD] * cards if table.has_owners else []
        self.zones: list[tuple[Card, ...]] = [()] * len(table.zones)
        self.vars: list[int] = [0] * len(table.vars)
        self.frames: list[Frame] = []
        self.index: Index = EMPTY_INDEX
        self.lasting: tuple[Lasting, ...] = ()
        self.uses: dict[tuple[int, int], int] = {}
        self.memory: dict[int, tuple[int, ...]] = {}
        # For games that look back: what was done in this turn and in the one before.
        self.history: tuple[Occurrence, ...] = ()
        self.past: tuple[Occurrence, ...] = ()
        # For games in which known cards are shuffled in with unknown ones: what each seat can tell.
        self.urns: tuple[Urns, ...] = ()
        self.triggered: tuple[Trigger, ...] = ()
        self.codes: list[int] = NO_CODES
        self.decider: Seat = NO_SEAT
        self.prompt = 0
        self.prompt_args: tuple[int, ...] = ()
        self.hidden = False
        self.number = 0
        # How many questions the present turn had, so that none goes on for ever.
        self.turn = 0
        self.asked = 0
        self.learned = 0
        self.outcome: Outcome | None = None
        self.described = False
        """Whether it began as a described position."""

    def _copy(self, model: "State") -> None:
        model.owned = 0
        self.pool = model.pool
        self.zone = model.zone
        self.known = model.known
        self.columns = model.columns[:]
        self.owner = model.owner
        self.controller = model.controller
        self.text = model.text
        self.host = model.host
        self.zones = model.zones[:]
        self.vars = model.vars[:]
        self.frames = [frame.copy() for frame in model.frames]
        self.index = model.index
        self.lasting = model.lasting
        self.uses = model.uses
        self.memory = model.memory
        self.history = model.history
        self.past = model.past
        self.urns = model.urns
        self.triggered = model.triggered
        self.codes = model.codes
        self.decider = model.decider
        self.prompt = model.prompt
        self.prompt_args = model.prompt_args
        self.hidden = model.hidden
        self.number = model.number
        self.turn = model.turn
        self.asked = model.asked
        self.learned = model.learned
        self.outcome = model.outcome
        self.described = model.described

    @property
    def decision(self) -> Decision | None:
        """The question to be answered now; None when the game is over."""
        if not self.codes:
            return None
        decision = Decision(self)
        self.shown = (*(each for each in self.shown if each() is not None), ref(decision))
        return decision

    def choose(self, choice: int | str | object) -> Events:
        """Answer the decision by index or key, and play on to the next one. Returns what happened."""
        if type(choice) is not int or not 0 <= choice < len(self.codes):
            choice = find_index(self, choice)
        if self.told is not None:
            told = self.told()
            if told is not None:
                told.let_go()
        if self.shown:
            for each in self.shown:
                shown = each()
                if shown is not None:
                    shown.let_go()
            self.shown = ()
        answer(self, self.codes[choice])
        events = Events(self, self.events)
        self.told = ref(events)
        return events

    def advance(self, index: int) -> None:
        """As `choose`, by an index that is known to be one, for whoever does not want to know what happened.
        Nobody may have kept a decision or events of this state."""
        answer(self, self.codes[index])

    def clone(self) -> "State":
        """An independent copy."""
        return State(self.game, self.setup, self.face, self.rng, self)

    def own(self, column: int) -> list[int]:
        """A column of the game, to write into it."""
        columns = self.columns
        if not self.owned & FIRST_COLUMN << column:
            self.owned |= FIRST_COLUMN << column
            columns[column] = columns[column][:]
        return columns[column]

    def clear(self, card: Card, columns: Iterable[int]) -> None:
        """Set numbers of a card back to 0, where they are not."""
        all_columns = self.columns
        for column in columns:
            if all_columns[column][card]:
                self.own(column)[card] = 0

    def revert(self, card: Card) -> None:
        """A card has its own text again, belongs to its owner and is attached to nothing."""
        if self.text[card] != self.face[card]:
            self.own_text()[card] = self.face[card]
        if self.controller[card] != self.owner[card]:
            self.own_controller()[card] = self.owner[card]
        if self.host and self.host[card] != NO_CARD:
            self.own_host()[card] = NO_CARD

    def own_zone(self) -> list[Zone]:
        """The same for where the cards are."""
        if not self.owned & ZONE:
            self.owned |= ZONE
            self.zone = self.zone[:]
        return self.zone

    def own_known(self) -> list[int]:
        if not self.owned & KNOWN:
            self.owned |= KNOWN
            self.known = self.known[:]
        return self.known

    def own_controller(self) -> list[Seat]:
        if not self.owned & CONTROLLER:
            self.owned |= CONTROLLER
            self.controller = self.controller[:]
        return self.controller

    def own_text(self) -> list[Face]:
        if not self.owned & TEXT:
            self.owned |= TEXT
            self.text = self.text[:]
        return self.text

    def own_host(self) -> list[Card]:
        if not self.owned & HOST:
            self.owned |= HOST
            self.host = self.host[:]
        return self.host

    def __copy__(self) -> "State":
        return self.clone()

    def __deepcopy__(self, memo: object) -> "State":
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        """Through its text, so that it can go to other processes: games are found by their names there."""
        return restored, (self.game, self.to_json())

    def __eq__(self, other: object) -> bool:
        """The same position: everything that can influence or show the rest of the game."""
        if not isinstance(other, State):
            return NotImplemented
        return self.game is other.game and all(
            getattr(self, name) == getattr(other, name) for name in _COMPARED
        )

    __hash__ = None  # type: ignore[assignment]

    def view(self, seat: int | object | None) -> dict[str, Any]:
        """What that seat may know, as plain JSON data. None shows all, ONLOOKER what everybody may know."""
        return self.game.view(self, seat)

    def why_not(self, seat: int | object) -> "list[Refusal]":
        """What that seat might want to do now and may not, with the rule that refuses it."""
        return self.game.why_not(self, seat)

    def determinize(self, seat: int | object, rng: Rng) -> "State":
        """A possible full state, consistent with all that the seat has seen."""
        return self.game.determinize(self, seat, rng)

    def to_json(self) -> str:
        """The whole state with all its secrets, readable by `game.from_json`."""
        return self.game.to_json(self)


def restored(game: "Game", text: str) -> State:
    """A state out of its text."""
    return game.from_json(text)


_COMPARED: Final = (
    "setup", "rng", "face", "zone", "known", "columns", "owner", "controller", "text", "host", "zones",
    "vars", "frames", "lasting", "uses", "memory", "history", "past", "urns", "codes", "decider", "prompt",
    "prompt_args", "hidden", "number", "turn", "asked", "outcome",
)  # fmt: skip
